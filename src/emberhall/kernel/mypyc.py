"""What mypyc has to be told when it compiles the kernel. Nothing of it is needed to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Says something of a class to mypyc, and nothing to Python."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
