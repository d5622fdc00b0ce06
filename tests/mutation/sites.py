"""Where a chapter can be mutated: every node of its source with the function it stands in and the rules cited there."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.lab.rule_places import CITED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

NOT_PLAYED: Final = re.compile(r"copy(_\w+)?|unsaved|__repr__")  # proven by the conformance suite, game by game
TELLING: Final = ("note", "reveal", "show", "tell", "tell_rest", "uncover")
CHECKED: Final = ("Domain", "TypeVar", "bits", "cast", "column", "_column", "number")  # bounds and names of data fields
UNTOUCHED: Final = ("annotation", "bases", "decorator_list", "returns")


class Scope(NamedTuple):
    """What a node stands in: classes and functions, and whether it only tells what happens."""

    names: tuple[str, ...] = ()
    unit: ast.stmt | None = None  # the function; at the top of a module, the statement
    part: ast.AST | None = None  # of a list at the top of a module, the one entry
    function: ast.FunctionDef | None = None
    told: bool = False
    rules: tuple[str, ...] = ()
    last_phases: frozenset[str] = frozenset()

    @property
    def is_last(self) -> bool:
        """Tell whether this is the last phase of a procedure."""
        return ".".join(self.names) in self.last_phases

    def inside(self, node: ast.AST) -> Scope:
        """Return the scope of what stands in a node."""
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            rules = cited_in(ast.get_docstring(node) or "") or self.rules
            if isinstance(node, ast.ClassDef) or self.function:
                return self._replace(names=(*self.names, node.name), rules=rules)
            names = (*self.names, node.name)
            return self._replace(names=names, unit=node, function=node, told=node.name == "asks", rules=rules)
        if isinstance(node, ast.stmt):
            here = self if self.function else self._replace(unit=node)
            return here._replace(told=True) if is_telling(node) else here
        return self


class Site:
    """One node of a chapter and the place it can be taken out of."""

    def __init__(self, parent: ast.AST, field: str, index: int, node: ast.AST, scope: Scope) -> None:
        self.parent = parent
        self.field = field
        self.index = index  # in a list of nodes; -1: the field holds the node itself
        self.node = node
        self.scope = scope

    def put(self, node: ast.AST) -> None:
        """Put a node in this place."""
        if self.index < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


class Chapter:
    """One module that holds rules."""

    def __init__(self, name: str, path: Path, tree: ast.Module, counts: Callable[[Scope], bool] | None = None) -> None:
        self.name = name
        self.path = path
        self.tree = tree
        self.counts = counts
        self.rules = cited_in(path.read_text(encoding="utf-8"))

    def sites(self) -> Iterator[Site]:
        """Yield every node that may be mutated, from the top down."""
        rules = cited_in(ast.get_docstring(self.tree) or "")
        scope = Scope(rules=rules, last_phases=frozenset(last_phases(self.tree)))
        for site in sites_in(self.tree, scope):
            if self.counts is None or self.counts(site.scope):
                yield site


def sites_in(parent: ast.AST, scope: Scope) -> Iterator[Site]:
    """Yield the nodes in a node, and those in them."""
    for field, value in ast.iter_fields(parent):
        if field in UNTOUCHED:
            continue
        is_default = isinstance(parent, ast.FunctionDef) and field == "args"  # worked out where the function stands
        outer = scope._replace(function=None) if is_default else scope
        is_list = isinstance(parent, ast.Tuple | ast.List) and scope.function is None and scope.part is None
        for index, node in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(node, ast.AST) and not is_spared(node) and not is_blank(node, parent, scope):
                inner = outer._replace(part=node) if is_list else outer.inside(node)
                yield Site(parent, field, index, node, inner)
                yield from sites_in(node, inner)


def phases_in(node: ast.AST) -> list[ast.expr]:
    """Return the phases that a statement lists, if it lists any."""
    match node:
        case ast.AnnAssign(value=ast.Tuple(elts=phases)) if "Phases" in ast.unparse(node.annotation):
            return phases
    return []


def last_phases(tree: ast.Module) -> Iterator[str]:
    """Name the phases that stand last in their procedures."""
    for node in tree.body:
        if phases := phases_in(node):
            yield ast.unparse(phases[-1])


def is_spared(node: ast.AST) -> bool:
    """Tell whether a node is no rule: words, errors, checks of data, and what serves copies and snapshots."""
    match node:
        case (
            ast.Import()
            | ast.ImportFrom()
            | ast.Raise()
            | ast.Assert()
            | ast.JoinedStr()
            | ast.Expr(value=ast.Constant())
        ):
            spared = True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.If(body=[*_, ast.Raise()], orelse=[]):
            spared = True
        case ast.Assign(targets=[ast.Name(id=name)]):
            spared = name == "__slots__"
        case ast.Call(func=ast.Name(id=name)):
            spared = name in CHECKED
        case ast.FunctionDef(name=name):
            spared = NOT_PLAYED.fullmatch(name) is not None
        case _:
            spared = False
    return spared


def is_blank(node: ast.AST, parent: ast.AST, scope: Scope) -> bool:
    """Tell whether a node is what a constructor takes for nothing: a snapshot makes a blank step and fills it in."""
    is_default = isinstance(parent, ast.arguments) and scope.names[-1] == "__init__"
    return is_default and isinstance(node, ast.Constant) and node.value == 0


def is_telling(node: ast.stmt) -> bool:
    """Tell whether a statement does nothing but tell what happens."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=attribute))):
            return attribute in TELLING
    return False


def cited_in(text: str) -> tuple[str, ...]:
    """List the rules cited in a text."""
    return tuple(dict.fromkeys(CITED.findall(text)))
