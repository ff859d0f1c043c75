"""Which modules of a title import which, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

import emberhall

TITLES = Path(emberhall.__file__).parent / "titles"
STEPS = "emberhall.kernel.steps"
TITLE = "__init__"
"""How the module is called here that is the title itself."""

Graph = dict[str, frozenset[str]]
"""For each module, those it imports."""


@dataclass(frozen=True)
class Import:
    """A name that is taken from a module."""

    module: str
    name: str
    known_as: str
    is_for_types: bool
    """True inside `if TYPE_CHECKING:`."""
    is_hidden: bool
    """True inside a function, where a cycle could hide."""


@dataclass(frozen=True)
class Module:
    """One file of a title."""

    name: str
    """Below the title: `table`, `effects.damage`, `__init__`."""
    imports: tuple[Import, ...]
    bases: dict[str, tuple[str, ...]] = field(repr=False)
    """What each class is derived from, as it is written."""


@dataclass(eq=False)
class TitleModules:
    """All files of a title."""

    name: str
    modules: dict[str, Module]

    @cached_property
    def graph(self) -> Graph:
        return {name: frozenset(self._own(module)) for name, module in self.modules.items()}

    def _own(self, module: Module) -> Iterator[str]:
        for each in module.imports:
            target = self.target(each)
            if target in self.modules and target != module.name:
                yield target

    def target(self, taken: Import) -> str | None:
        """The module of this title that an import leads to; importing a module from its folder
        leads to that module."""
        package = f"emberhall.titles.{self.name}"
        if taken.module != package and not taken.module.startswith(f"{package}."):
            return None
        folder = taken.module.removeprefix(package).removeprefix(".")
        inner = f"{folder}.{taken.name}" if folder else taken.name
        return inner if inner in self.modules else folder or TITLE

    @cached_property
    def step_modules(self) -> frozenset[str]:
        """Those that define steps, directly or by way of a step of another module."""
        steps: set[tuple[str, str]] = set()
        while True:
            found = {step for name in self.modules for step in self._steps_in(name, steps)}
            if found == steps:
                return frozenset(module for module, _ in steps)
            steps = found

    def _steps_in(self, name: str, known: set[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        module = self.modules[name]
        meant = {each.known_as: each for each in module.imports}
        for cls, bases in module.bases.items():
            for base in bases:
                taken = meant.get(base)
                if taken is None:
                    is_step = (name, base) in known
                else:
                    is_step = taken.module == STEPS or (self.target(taken), taken.name) in known
                if is_step:
                    yield name, cls


@cache
def read(title: str, titles: Path = TITLES) -> TitleModules:
    folder = titles / title
    found = {}
    for path in sorted(folder.rglob("*.py")):
        name = _name(path.relative_to(folder))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if tree.body[1:] or not ast.get_docstring(tree):  # more than the words about a folder
            found[name] = _module(name, tree)
    return TitleModules(title, found)


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if len(parts) > 1 and parts[-1] == TITLE else parts)


def _module(name: str, tree: ast.Module) -> Module:
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: tuple(_base(base) for base in node.bases) for node in classes}
    return Module(name, tuple(_imports(tree, False, False)), bases)


def _base(node: ast.expr) -> str:
    """`Step`, or `Step` of `Step[Table]`, or `Step` of `steps.Step`."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ast.unparse(node)


def _imports(node: ast.AST, for_types: bool, hidden: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom):
            assert not child.level, "imports are written in full"
            for alias in child.names:
                known_as = alias.asname or alias.name
                yield Import(child.module or "", alias.name, known_as, for_types, hidden)
        elif isinstance(child, ast.Import):
            for alias in child.names:
                yield Import(alias.name, "", alias.asname or alias.name, for_types, hidden)
        elif isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING"):
            yield from _imports(child, True, hidden)
        else:
            is_function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))
            yield from _imports(child, for_types, hidden or is_function)


def below(graph: Graph, *names: str) -> frozenset[str]:
    """Everything that these modules import, directly or by way of others."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return frozenset(found)


def knots(graph: Graph) -> list[frozenset[str]]:
    """The sets of modules in which each leads to each other; single modules are none."""
    reach = {name: below(graph, name) for name in graph}
    found = {
        frozenset(other for other in reach[name] if name in reach[other])
        for name in graph
        if name in reach[name]
    }
    return sorted(found, key=sorted)
