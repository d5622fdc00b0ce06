"""What a mutation does to an expression: edges, numbers, signs, conditions and seats."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.mutation.sites import Scope

EDGES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
EXTREMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEATS: Final = (
    "badge",
    "candidate",
    "chief",
    "elected",
    "giver",
    "heir",
    "owner",
    "player",
    "receiver",
    "searcher",
    "voter",
)


def edge(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Move the edge of a comparison: `<` for `<=`."""
    yield from compared(node, EDGES)


def comparison(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Turn a comparison into its opposite."""
    yield from compared(node, OPPOSITES)


def compared(node: ast.AST, others: dict[type[ast.cmpop], type[ast.cmpop]]) -> Iterator[ast.AST]:
    """Exchange one sign of a comparison, which may be a chain."""
    if isinstance(node, ast.Compare):
        for at, sign in enumerate(node.ops):
            if type(sign) in others:
                yield ast.Compare(
                    node.left, [*node.ops[:at], others[type(sign)](), *node.ops[at + 1 :]], node.comparators
                )


def number(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Be off by one."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def sign(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Reckon the other way round: add for subtract, join for meet, shift right for left."""
    match node:
        case ast.BinOp(left=ast.List() | ast.Tuple()) | ast.BinOp(right=ast.List() | ast.Tuple()):
            return  # lists are joined, not added
        case ast.BinOp() if type(node.op) in SIGNS:
            yield ast.BinOp(node.left, SIGNS[type(node.op)](), node.right)
        case ast.AugAssign() if type(node.op) in SIGNS:
            yield ast.AugAssign(node.target, SIGNS[type(node.op)](), node.value)
        case ast.UnaryOp(op=ast.USub() | ast.Invert()):
            yield node.operand


def boolean(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Exchange `and` and `or`, take a `not` away, or say the opposite."""
    match node:
        case ast.BoolOp(op=ast.And()):
            yield ast.BoolOp(ast.Or(), node.values)
        case ast.BoolOp():
            yield ast.BoolOp(ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)


def branch(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Always or never take a branch, or filter all or nothing."""
    match node:
        case ast.If():
            yield from (ast.If(ast.Constant(taken), node.body, node.orelse) for taken in (True, False))
        case ast.While():
            yield ast.While(ast.Constant(value=False), node.body, node.orelse)
        case ast.IfExp():
            yield from (ast.IfExp(ast.Constant(taken), node.body, node.orelse) for taken in (True, False))
        case ast.comprehension():
            for at in range(len(node.ifs)):
                for taken in (True, False):
                    ifs: list[ast.expr] = [*node.ifs[:at], ast.Constant(taken), *node.ifs[at + 1 :]]
                    yield ast.comprehension(node.target, node.iter, ifs, node.is_async)


def extreme(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Exchange `min` and `max`, `any` and `all`."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in EXTREMES:
            yield ast.Call(ast.Name(EXTREMES[name], ast.Load()), node.args, node.keywords)


def seat(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """Mean the next seat instead."""
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
            if scope.function is not None and (name.endswith("seat") or name in SEATS):
                yield next_seat(node, scope.function)


def next_seat(node: ast.expr, function: ast.FunctionDef) -> ast.expr:
    """Return the seat to the left where the number of seats is known, else the other one of a pair."""
    parameters = [parameter.arg for parameter in function.args.args]
    table = "g" if "g" in parameters else ""
    if not table and any(isinstance(inner, ast.Attribute) and inner.attr == "seats" for inner in ast.walk(function)):
        table = parameters[0]
    if not table:
        return ast.BinOp(node, ast.BitXor(), ast.Constant(1))
    seats = ast.Attribute(ast.Name(table, ast.Load()), "seats", ast.Load())
    return ast.BinOp(ast.BinOp(node, ast.Add(), ast.Constant(1)), ast.Mod(), seats)
