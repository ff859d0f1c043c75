"""Compiles kernel, front door, titles and evaluations with mypyc, beside the source tree.

    scripts/compile                               into build/compiled, unless nothing has changed
    scripts/compile -m emberhall sim duals        ... and runs Python there: any module or file
    scripts/compile -m pytest tests/golden

The compiled tree is a copy of `src` with an extension module beside each module that gains from
it. Whatever has it on its path first runs compiled: `PYTHONPATH=build/compiled`.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"
"""C files, object files and what mypy remembers: so that only what has changed is made again."""

PARTS = ("kernel", "game", "titles")
HANDED = "takes whatever it is handed, and refuses it in its own words"
LEFT_OUT = {
    "*/__init__.py": "titles and lists of names: read once a game at most",
    "*/settings.py": "tells `True` from 1, which compiled code takes for the same",
    "*/kernel/title.py": "guests subclass it and set its attributes on their class",
    "*/kernel/campaign.py": "a title's prose about campaigns subclasses it",
    "*/kernel/errors.py": "also kinds of ValueError and the like, which mypyc cannot inherit from",
    "*/game/chair.py": HANDED,
    "*/game/header.py": HANDED,
    "*/game/record.py": HANDED,
    "*/game/registry.py": HANDED,
    "*/game/rules.py": HANDED,
    "*/game/save.py": HANDED,
    "*/game/start.py": HANDED,
    "*/kernel/mypyc.py": "only speaks to mypyc",
    "*/words.py": "prose, which nobody waits for",
    "*/words/*": "prose, which nobody waits for",
    "*/wire.py": "types of plain data",
    "*_types.py": "types of plain data",
    "*/kernel/result.py": "a type of plain data, as its schema says",
    "*/schema.py": "reads the source of types of plain data",
    "*rows.py": "content finds out from their types how to read them, and mypyc drops those",
    "*events.py": "records with keyword-only fields, which mypyc does not know",
}
"""What stays interpreted, and why."""

OPTIMISATION = "1"
"""More of it takes the C compiler twice as long and makes play hardly faster."""

ENVIRONMENT = "EMBERHALL_COMPILED"
"""Set where Python is run on the compiled tree: the tests then insist on it."""


class CannotCompile(Exception):
    """One sentence on what is missing."""


def is_compiled(path: Path) -> bool:
    """Whether this module of the source tree is compiled; its path begins with `emberhall`."""
    ours = path.suffix == ".py" and len(path.parts) > 2 and path.parts[1] in PARTS
    return ours and not any(fnmatch(path.as_posix(), pattern) for pattern in LEFT_OUT)


def modules(source: Path) -> list[Path]:
    """What is compiled, relative to the source tree."""
    found = (path.relative_to(source) for path in source.rglob("*.py"))
    return sorted(path for path in found if is_compiled(path))


def libraries(paths: list[Path]) -> list[tuple[list[str], str | None]]:
    """The C units to make: one of kernel and front door, and one of each title."""
    made: dict[str, list[str]] = {}
    for path in paths:
        name = path.parts[2] if path.parts[1] == "titles" else "engine"
        made.setdefault(name, []).append(str(path))
    return [(made[name], f"emberhall_{name}") for name in sorted(made)]


def compile_tree(source: Path, target: Path) -> None:
    """Copy the source tree and put extension modules beside the modules that are compiled."""
    check_tools()
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    WORK.mkdir(parents=True, exist_ok=True)
    with working_in(target):
        build(modules(target))


def check_tools() -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        raise CannotCompile(f"there is no C compiler ({compiler}): Emberhall runs plain, as ever")
    try:
        import mypyc  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        raise CannotCompile(f"{missing.name} is not installed: pip install '.[compile]'") from None


def build(paths: list[Path]) -> None:
    """Translate these modules to C and compile that, in the tree that is the working folder.

    A library whose C has not changed is not made again.
    """
    from setuptools import Distribution

    extensions = translated(paths)
    print("compile: translated to C; the compiler is at work", file=sys.stderr, flush=True)
    distribution = Distribution({"name": "emberhall", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(WORK / "lib"), str(WORK / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for made in map(Path, command.get_outputs()):
        shutil.copy2(made, made.relative_to(WORK / "lib"))


def translated(paths: list[Path]) -> list[Any]:
    """These modules as C, in the form that setuptools compiles."""
    from mypyc.build import mypycify

    options = ["--explicit-package-bases", f"--cache-dir={WORK / 'mypy'}", *map(str, paths)]
    told = io.StringIO()  # advice on how to write, unless something is wrong
    try:
        with contextlib.redirect_stdout(told):
            return mypycify(
                options,
                opt_level=OPTIMISATION,
                debug_level="0",
                separate=libraries(paths),
                target_dir=str(WORK / "c"),
            )
    except SystemExit:
        print(told.getvalue(), file=sys.stderr)
        raise CannotCompile("mypyc does not understand the code; see above") from None


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def fingerprint(source: Path) -> str:
    """Changes when something must be compiled again."""
    digest = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(path.relative_to(source).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def bring_up_to_date() -> None:
    """Compile, unless nothing has changed since the last time."""
    stamp, wanted = COMPILED / "fingerprint", fingerprint(SOURCE)
    if stamp.is_file() and stamp.read_text() == wanted:
        print("compile: nothing has changed since the last time", file=sys.stderr)
        return
    count, start = len(modules(SOURCE)), perf_counter()
    print(f"compile: {count} modules; this takes some minutes", file=sys.stderr, flush=True)
    compile_tree(SOURCE, COMPILED)
    stamp.write_text(wanted)
    print(f"compile: done in {perf_counter() - start:.0f} s", file=sys.stderr)


def environment() -> dict[str, str]:
    """The environment in which Python runs Emberhall compiled."""
    return {**os.environ, "PYTHONPATH": str(COMPILED), ENVIRONMENT: "1"}


def main(arguments: list[str]) -> int:
    try:
        bring_up_to_date()
    except CannotCompile as reason:
        print(f"compile: {reason}", file=sys.stderr)
        return 2
    if not arguments:
        print(f"compile: run it with PYTHONPATH={COMPILED}", file=sys.stderr)
        return 0
    return subprocess.call([sys.executable, *arguments], env=environment())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
