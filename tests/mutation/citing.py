"""What a citation speaks of: the lines of code that a docstring, a comment or a name in the code stands for."""

from __future__ import annotations

import ast
import itertools
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.mutation.sites import cited_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Lines = frozenset[int]
NONE: Final[Lines] = frozenset()


class Code(NamedTuple):
    """The lines that a citation speaks of; in a class, those of methods that cite rules of their own come second."""

    lines: Lines
    rest: Lines = NONE


class Written:
    """A file as lines, some of which cite rules."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()

    def code(self, line: int) -> Code:
        """Return the lines that the citation in a line speaks of."""
        raise NotImplementedError

    def is_comment(self, line: int) -> bool:
        """Tell whether a line holds a comment and nothing else."""
        return self.lines[line - 1].lstrip().startswith("#")

    def paragraph(self, comment: int) -> Lines:
        """Return the lines below a comment: up to an empty one, to the next comment, or to the end of the block."""
        first = comment + 1
        while first <= len(self.lines) and self.is_comment(first):
            first += 1
        indent = indent_of(self.lines[comment - 1])
        inside = itertools.takewhile(lambda line: self.goes_on(line, indent), range(first, len(self.lines) + 1))
        return frozenset(inside)

    def goes_on(self, line: int, indent: int) -> bool:
        """Tell whether a paragraph goes on with a line."""
        text = self.lines[line - 1]
        return bool(text.strip()) and not self.is_comment(line) and indent_of(text) >= indent


class Module(Written):
    """A chapter, whose docstrings and comments cite rules."""

    @cached_property
    def tree(self) -> ast.Module:
        """Read the chapter."""
        return ast.parse("\n".join(self.lines))

    def code(self, line: int) -> Code:
        """Return the lines that the citation in a line speaks of."""
        if (node := self.documented(line)) is not None:
            return self.without_others(node)
        if self.is_comment(line):
            below = self.paragraph(line)
            started = [node for node in self.definitions() if first_of(node) in below]
            return Code(below.union(*map(lines_of, started)) or self.statement(line))
        return Code(self.statement(line))

    def documented(self, line: int) -> ast.Module | ast.ClassDef | ast.FunctionDef | None:
        """Find what has the docstring that a line is part of."""
        for node in (self.tree, *self.definitions()):
            if ast.get_docstring(node) is not None and line in lines_of(node.body[0]):
                return node
        return None

    def definitions(self) -> Iterator[ast.ClassDef | ast.FunctionDef]:
        """Yield every class and function."""
        yield from (node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef | ast.FunctionDef))

    def without_others(self, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> Code:
        """Return the lines of a definition, apart from those inside it that cite rules of their own."""
        whole = lines_of(node) if isinstance(node, ast.stmt) else frozenset(range(1, len(self.lines) + 1))
        inner = [
            each for each in ast.walk(node) if each is not node and isinstance(each, ast.ClassDef | ast.FunctionDef)
        ]
        own = NONE.union(*(lines_of(each) for each in inner if cited_in(ast.get_docstring(each) or "")))
        return Code(whole - own, whole)

    def statement(self, line: int) -> Lines:
        """Return the lines of the innermost statement that a line is part of; of a branch, only that branch."""
        around = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt) and line in lines_of(node)]
        if not around:
            return NONE
        node = min(around, key=lambda each: len(lines_of(each)))
        match node:
            case (
                ast.If(body=body, orelse=otherwise)
                | ast.For(body=body, orelse=otherwise)
                | ast.While(body=body, orelse=otherwise)
            ):
                if line < body[0].lineno:
                    return span(node, body[-1])
                return span(otherwise[0], otherwise[-1]) if otherwise else lines_of(node)
            case ast.ClassDef() | ast.FunctionDef():
                return lines_of(node)
        return entry(node, line)


def entry(node: ast.stmt, line: int) -> Lines:
    """Return the lines of the entry that ends in one line of a long list; of all, in its first and its last line."""
    if line not in {node.lineno, node.end_lineno}:
        entries = [each for each in ast.walk(node) if isinstance(each, ast.expr) and each.end_lineno == line]
        if inner := [each for each in entries if each.lineno > node.lineno]:
            return frozenset(range(min(each.lineno for each in inner), line + 1))
    return lines_of(node)


def first_of(node: ast.stmt) -> int:
    """Return the first line of a statement, that of its decorators included."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def lines_of(node: ast.stmt) -> Lines:
    """Return the lines of a statement."""
    return span(node, node)


def span(first: ast.stmt, last: ast.stmt) -> Lines:
    """Return the lines from one statement to another."""
    return frozenset(range(first_of(first), (last.end_lineno or last.lineno) + 1))


def indent_of(text: str) -> int:
    """Count the spaces before a line."""
    return len(text) - len(text.lstrip())
