"""Whether a view is what its game says that views hold: every field there, of its type, and no other."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = (int, str, bool, float, NoneType)


def fields(shape: Any) -> dict[str, tuple[Any, bool]]:
    """Return the fields of a view or a part of it, each with its type and whether it may be missing."""
    hints = get_type_hints(shape, include_extras=True)
    found = {}
    for name, hint in hints.items():
        may_miss = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if may_miss else hint, may_miss)
    return found


def faults(value: Any, shape: Any, where: str = "view") -> Iterator[str]:
    """Yield everything in which a value is not of a type."""
    origin, parts = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        yield from faults_of_part(value, shape, where)
    elif origin in {UnionType, Union}:
        found = [list(faults(value, part, where)) for part in parts]
        if all(found):
            yield min(found, key=len)[0]
    elif origin is Literal:
        if not any(value == part and type(value) is type(part) for part in parts):
            yield f"{where} is {value!r}, none of {parts}"
    elif origin in {list, tuple}:
        is_long = origin is list or parts[-1] is Ellipsis
        of = list if origin is list or not is_long else tuple
        size = len(value) if isinstance(value, of) else 0
        yield from faults_of_list(value, [parts[0]] * size if is_long else list(parts), where)
    elif origin is dict:
        for key, inner in value.items() if isinstance(value, dict) else [(where, value)]:
            yield from faults(key, parts[0], f"{where} key")
            yield from faults(inner, parts[1], f"{where}.{key}")
    elif shape not in PLAIN or type(value) is not shape:
        yield f"{where} is {value!r}, not {getattr(shape, '__name__', shape)}"


def faults_of_part(value: Any, shape: Any, where: str) -> Iterator[str]:
    """Yield the faults of a part with named fields."""
    if not isinstance(value, dict):
        yield f"{where} is {value!r}, no {shape.__name__}"
        return
    named = fields(shape)
    yield from (f"{where}.{name} is not named in {shape.__name__}" for name in value.keys() - named.keys())
    for name, (hint, may_miss) in named.items():
        if name in value:
            yield from faults(value[name], hint, f"{where}.{name}")
        elif not may_miss:
            yield f"{where}.{name} is missing"


def faults_of_list(value: Any, parts: list[Any], where: str) -> Iterator[str]:
    """Yield the faults of a list, or of a short one in which every place has its meaning."""
    if not isinstance(value, list | tuple) or len(value) != len(parts):
        yield f"{where} is {value!r}, no list of {len(parts)}"
        return
    for place, (inner, part) in enumerate(zip(value, parts, strict=True)):
        yield from faults(inner, part, f"{where}.{place}")


def seen_in(value: Any, shape: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of all parts that a view really has, by the name of the part."""
    if is_typeddict(shape):
        for name, (hint, _) in fields(shape).items():
            if isinstance(value, dict) and name in value:
                yield shape.__name__, name
                yield from seen_in(value[name], hint)
    elif get_origin(shape) in {UnionType, Union}:
        for part in get_args(shape):
            if not list(faults(value, part)):
                yield from seen_in(value, part)
    elif get_origin(shape) is list:
        for inner in value:
            yield from seen_in(inner, get_args(shape)[0])


def named_in(shape: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of all parts that a type names."""
    if is_typeddict(shape):
        for name, (hint, _) in fields(shape).items():
            yield shape.__name__, name
            yield from named_in(hint)
    else:
        for part in get_args(shape):
            yield from named_in(part)
