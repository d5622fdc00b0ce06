"""Mutants: one chapter with one thing changed, and which of them are tried."""

from __future__ import annotations

import ast
import difflib
import hashlib
import itertools
import warnings
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.mutation import consequences, operators

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from types import CodeType

    from tests.mutation.sites import Chapter, Scope, Site

    Operator = Callable[[ast.AST, Scope], Iterator[ast.AST]]

OPERATORS: Final[dict[str, Operator]] = {
    "boolean": operators.boolean,
    "branch": operators.branch,
    "comparison": operators.comparison,
    "constant": consequences.constant,
    "dropped": consequences.dropped,
    "early return": consequences.left_early,
    "edge": operators.edge,
    "extreme": operators.extreme,
    "number": operators.number,
    "phase": consequences.phase,
    "seat": operators.seat,
    "sign": operators.sign,
}


LEFT_OUT: Final = "left_out"  # an entry of a list that is none any more
WITH_ENTRIES: Final[dict[str, Operator]] = {**OPERATORS, "entry": consequences.entry}


class Key(NamedTuple):
    """What names a mutant as long as the line it changes stays the same, wherever that line moves."""

    module: str
    function: str
    operator: str
    before: str
    after: str


class Mutant:
    """One change to one chapter."""

    def __init__(self, chapter: Chapter, site: Site, operator: str, number: int, replacement: ast.AST) -> None:
        self.chapter = chapter
        self.site = site
        self.operator = operator
        self.number = number  # among those of this operator in the function
        self.replacement = ast.fix_missing_locations(ast.copy_location(replacement, site.node))

    @property
    def function(self) -> str:
        """Name the function, or the constant, that is changed."""
        unit = self.site.scope.unit
        if self.site.scope.function is None and isinstance(unit, ast.AnnAssign | ast.Assign):
            return ast.unparse(unit.target if isinstance(unit, ast.AnnAssign) else unit.targets[0])
        return ".".join(self.site.scope.names)

    @property
    def line(self) -> int:
        """Return the line of the change."""
        changed = self.replacement
        if isinstance(changed, ast.FunctionDef):  # the statement that is no more what it was
            original = self.site.node
            assert isinstance(original, ast.FunctionDef)
            for old, new in zip(original.body, changed.body, strict=False):
                if old is not new:
                    return old.lineno
        return int(getattr(self.site.node, "lineno", getattr(self.site.parent, "lineno", 1)))

    @property
    def told(self) -> bool:
        """Tell whether the change is about what is told, not about what happens."""
        return self.site.scope.told

    @property
    def rules(self) -> tuple[str, ...]:
        """List the rules that the changed function cites."""
        return self.site.scope.rules

    def rank(self, seed: str) -> bytes:
        """Draw a lot; changes to other functions do not change it."""
        name = f"{seed}/{self.chapter.name}/{self.function}/{self.operator}/{self.number}"
        return hashlib.sha256(name.encode()).digest()

    def code(self) -> CodeType:
        """Compile the changed chapter."""
        self.site.put(self.replacement)
        try:
            return compiled(self.chapter.tree, str(self.chapter.path))
        finally:
            self.site.put(self.site.node)

    def texts(self) -> tuple[list[str], list[str]]:
        """Spell the function, the statement or the entry of a list, as it was and as it is changed."""
        unit = self.site.scope.part or self.site.scope.unit
        assert unit is not None
        if unit is self.site.node:
            is_gone = isinstance(self.replacement, ast.Starred)
            left = LEFT_OUT if is_gone else ast.unparse(self.replacement)
            return ast.unparse(unit).splitlines(), left.splitlines()
        original = ast.unparse(unit).splitlines()
        self.site.put(self.replacement)
        changed = ast.unparse(unit).splitlines()
        self.site.put(self.site.node)
        return original, changed

    def diff(self) -> list[str]:
        """Show the change with some lines around it."""
        original, changed = self.texts()
        return list(difflib.unified_diff(original, changed, lineterm="", n=2))[2:]

    @property
    def key(self) -> Key:
        """Name the mutant by what it changes."""
        original, changed = self.texts()
        lines = list(difflib.unified_diff(original, changed, lineterm="", n=0))[2:]
        before = [line[1:].strip() for line in lines if line.startswith("-")]
        after = [line[1:].strip() for line in lines if line.startswith("+")]
        return Key(self.chapter.name, self.function, self.operator, shortened(before), shortened(after))


def shortened(lines: list[str]) -> str:
    """Return the first line, and say whether there are more."""
    return " …".join((lines[0], "")) if len(lines) > 1 else "".join(lines)


def compiled(source: ast.Module | str, path: str = "mutant") -> CodeType:
    """Compile a chapter, or a part of one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)  # of comparisons that no person would write
        return compile(source, path, "exec", dont_inherit=True)


def mutants_of(chapter: Chapter, those: Mapping[str, Operator] = OPERATORS) -> Iterator[Mutant]:
    """Yield every mutant of a chapter, those included that change nothing."""
    numbers: Counter[tuple[str, str]] = Counter()
    for site in chapter.sites():
        for name, operator in those.items():
            for replacement in operator(site.node, site.scope):
                mutant = Mutant(chapter, site, name, 0, replacement)
                numbers[mutant.function, name] += 1
                mutant.number = numbers[mutant.function, name]
                yield mutant


def sample(mutants: Iterable[Mutant], size: int, seed: str) -> list[Mutant]:
    """Draw so many mutants."""
    return list(itertools.islice(distinct(sorted(mutants, key=lambda each: each.rank(seed))), size))


def distinct(mutants: Iterable[Mutant]) -> Iterator[Mutant]:
    """Yield the mutants that compile, differ from the original and from each other."""
    seen: dict[tuple[str, str, str], set[Shape]] = {}
    for mutant in mutants:
        original, changed = map("\n".join, mutant.texts())
        if isinstance(mutant.site.scope.part, ast.expr):  # alone, a constant would compile to nothing
            original, changed = f"_ = [{original}]", f"_ = [{changed}]"
        try:
            new = shape(compiled(changed))
        except SyntaxError:
            continue
        shapes = seen.setdefault((mutant.chapter.name, mutant.function, original), {shape(compiled(original))})
        if new not in shapes:
            shapes.add(new)
            yield mutant


Shape = tuple[object, ...]


def shape(code: CodeType) -> Shape:
    """Return what a code object does."""
    constants = [shape(each) if hasattr(each, "co_code") else (type(each), repr(each)) for each in code.co_consts]
    return (code.co_name, code.co_code, code.co_names, code.co_varnames, code.co_freevars, tuple(constants))
