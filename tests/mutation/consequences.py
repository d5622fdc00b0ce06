"""What a mutation does to statements: consequences dropped, functions left early, phases skipped or swapped."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING, Final

from tests.mutation.sites import phases_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.mutation.sites import Scope

NEXT: Final = "Next"  # what a phase or a choice returns
FIXED: Final = {"bool": ("True", "False"), "int": ("0", "1"), "str": ("''",), "list[int]": ("[]",)}


def dropped(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Leave a consequence out."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Assign(targets=[target]) if scope.function is not None and outlasts(target, scope.function):
            yield ast.Pass()


def outlasts(target: ast.expr, function: ast.FunctionDef) -> bool:
    """Tell whether a value was there before it is set: whatever is set for the first time is missed at once."""
    if function.name == "__init__":
        return False
    if not isinstance(target, ast.Name):
        return True
    stored = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and node.id == target.id and isinstance(node.ctx, ast.Store)
    ]
    return len(stored) > 1


def left_early(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Return before the rest of a function is done."""
    if isinstance(node, ast.FunctionDef) and returned(node) in {"None", NEXT}:
        for at in range(words_of(node) + 1, len(node.body) - 1):
            if not isinstance(node.body[at], ast.Return):
                yield with_body(node, [*node.body[:at], ast.Return(None), *node.body[at + 1 :]])


def constant(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Answer the same whatever the case, or return nothing that is to follow."""
    match node:
        case ast.FunctionDef():
            if is_written(node):
                words = node.body[: words_of(node)]
                for value in FIXED.get(returned(node), ()):
                    yield with_body(node, [*words, ast.Return(ast.parse(value, mode="eval").body)])
                if returned(node) == "None" and node.name != "__init__":
                    yield with_body(node, [*words, ast.Pass()])
        case ast.Return(value=ast.expr()) if scope.function is not None and returned(scope.function) == NEXT:
            if not (scope.is_last and ast.unparse(node) == "return DONE"):  # after the last phase all is done anyway
                yield ast.Return(None)
        case ast.Return(value=ast.Constant(value=str())):
            yield ast.Return(ast.Constant(""))


def is_written(node: ast.FunctionDef) -> bool:
    """Tell whether a function says more than that a subclass has to say it."""
    return not isinstance(node.body[-1], ast.Raise)


def words_of(node: ast.FunctionDef) -> int:
    """Count the docstring."""
    return 1 if ast.get_docstring(node) else 0


def returned(node: ast.FunctionDef) -> str:
    """Spell what a function says that it returns."""
    return ast.unparse(node.returns) if node.returns else ""


def with_body(node: ast.FunctionDef, body: list[ast.stmt]) -> ast.FunctionDef:
    """Return a function of the same name with another body."""
    twin = copy.copy(node)
    twin.body = body
    return twin


def entry(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Leave an entry out of a list: of one at the top of a module, or of one of any length that is returned."""
    match node:
        case ast.expr() if scope.part is node and not isinstance(getattr(node, "ctx", None), ast.Store):
            yield ast.Starred(ast.Tuple([], ast.Load()), ast.Load())
        case ast.Return(value=ast.Tuple(elts=entries) | ast.List(elts=entries)) if scope.function is not None:
            if returned(scope.function).startswith("list[") or returned(scope.function).endswith(", ...]"):
                for at in range(len(entries)):
                    yield ast.Return(ast.Tuple([*entries[:at], *entries[at + 1 :]], ast.Load()))


def phase(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Skip a phase of a procedure, or swap two that follow each other."""
    if isinstance(node, ast.AnnAssign) and len(phases := phases_in(node)) > 1:
        for at in range(len(phases)):
            yield with_phases(node, [*phases[:at], *phases[at + 1 :]])
        for at in range(len(phases) - 1):
            yield with_phases(node, [*phases[:at], phases[at + 1], phases[at], *phases[at + 2 :]])


def with_phases(node: ast.AnnAssign, elements: list[ast.expr]) -> ast.AnnAssign:
    """Return a list of phases of the same name with other phases."""
    return ast.AnnAssign(node.target, node.annotation, ast.Tuple(elements, ast.Load()), node.simple)
