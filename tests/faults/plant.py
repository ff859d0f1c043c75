"""Plants faults in copies of the code, one at a time, and tells which tests notice."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent.parent
CODE = Path("src", "emberhall")
FAULTS = Path(__file__).with_name("faults.toml")
NETS = ("rules", "laws", "goldens")
UNNOTICED = 0
CAUGHT = (1, -signal.SIGPROF)
"""How pytest ends: all tests have passed; one has failed, or has worked longer than it may."""


class LostAnchor(Exception):
    """The code that a fault would change is not there any more."""


@dataclass(frozen=True)
class Fault:
    """A small change of the code that no test may let through."""

    name: str
    folder: str
    old: str
    new: str
    only: str = ""
    """Of the hall, whose tests take long: the files that must notice."""

    @property
    def part(self) -> str:
        """The title, or the part of the engine, where it is."""
        return Path(self.folder).name

    def file(self, root: Path) -> Path:
        """The one file in which the fault can be planted."""
        found = [path for path in self._files(root) if self.old in path.read_text("utf-8")]
        times = sum(path.read_text("utf-8").count(self.old) for path in found)
        if times != 1:
            raise LostAnchor(
                f"{self.name!r}: this stands {times} times in {self.folder}, not once; "
                f"mend {FAULTS.name}:\n{self.old}"
            )
        return found[0]

    def _files(self, root: Path) -> list[Path]:
        return sorted((root / CODE / self.folder).rglob("*.py"))

    def plant(self, root: Path) -> None:
        path = self.file(root)
        path.write_text(path.read_text("utf-8").replace(self.old, self.new), "utf-8")

    @property
    def nets(self) -> tuple[str, ...]:
        """Laws and goldens are about games."""
        return NETS[:1] if self.folder == "hall" else NETS

    def tests(self, net: str) -> list[str]:
        """What pytest is to run: the tests of its rules, games under the laws, or goldens."""
        is_title = self.folder.startswith("titles/")
        if net == "rules" and self.only:
            return [f"tests/{self.folder}/{file}" for file in self.only.split()]
        if net == "rules":
            return [f"tests/{self.folder}"]
        if net == "laws":
            return ["tests/contract/test_contract.py", "-k", self.part if is_title else "hearth"]
        return ["tests/golden", "-k", self.part if is_title else "duals"]


def faults() -> list[Fault]:
    rows = tomllib.loads(FAULTS.read_text("utf-8"))["fault"]
    return [
        Fault(row["name"], row["in"], row["old"], row["new"], row.get("tests", "")) for row in rows
    ]


def catch(fault: Fault, every_net: bool) -> dict[str, bool]:
    """For each net that was tried, whether it has caught the fault."""
    caught: dict[str, bool] = {}
    with TemporaryDirectory() as folder:
        root = Path(folder) / "copy"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(".*", "__pycache__"))
        fault.plant(root)
        for net in fault.nets:
            caught[net] = notices(root, fault.tests(net))
            if caught[net] and not every_net:
                break
    return caught


def notices(root: Path, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    paths = os.pathsep.join([str(root / "src"), str(root / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if run.returncode not in (*CAUGHT, UNNOTICED):
        raise RuntimeError(f"{' '.join(tests)} could not be run:\n{run.stdout}{run.stderr}")
    return run.returncode in CAUGHT


def table(found: Iterable[tuple[Fault, dict[str, bool]]]) -> Iterator[str]:
    yield f"| fault | in | {' | '.join(NETS)} |"
    yield f"|---|---|{'---|' * len(NETS)}"
    for fault, caught in found:
        marks = ({True: "caught", False: "-", None: ""}[caught.get(net)] for net in NETS)
        yield f"| {fault.name} | {fault.part} | {' | '.join(marks)} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/faults", description=__doc__)
    parser.add_argument("parts", nargs="*", help="titles or parts of the engine; else all")
    parser.add_argument("--every-net", action="store_true", help="go on after one has caught it")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    chosen = [fault for fault in faults() if not asked.parts or fault.part in asked.parts]
    with ThreadPoolExecutor(asked.workers) as pool:
        found = pool.map(lambda fault: catch(fault, asked.every_net), chosen)
        results = []
        for fault, caught in zip(chosen, found, strict=True):
            print(f"{'caught' if any(caught.values()) else 'NOT CAUGHT'}: {fault.name}", flush=True)
            results.append((fault, caught))
    print("", *table(results), sep="\n")
    return 0 if all(any(caught.values()) for _, caught in results) else 1


if __name__ == "__main__":
    sys.exit(main())
