"""Whether Emberhall runs compiled: the tests insist on it where they were asked to."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def compile_script() -> ModuleType:
    """`scripts/compile.py`, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("compile_script", ROOT / "scripts" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plain_modules() -> list[str]:
    """Modules that ought to be compiled and yet would be imported as they are written."""
    paths: list[Path] = compile_script().modules(ROOT / "src")
    names = (".".join(path.with_suffix("").parts) for path in paths)
    return [name for name in names if not is_extension(name)]


def is_extension(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
