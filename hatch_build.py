"""A compiled wheel, for whoever asks for one (docs/compiled.md)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # there, what is edited must be what is run
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "scripts"))
        import compile as script

        tree = root / "build" / "wheel"
        script.compile_tree(root / "src", tree)
        extensions = (path for pattern in ("*.so", "*.pyd") for path in tree.rglob(pattern))
        build_data["force_include"] |= {
            str(path): str(path.relative_to(tree)) for path in extensions
        }
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
