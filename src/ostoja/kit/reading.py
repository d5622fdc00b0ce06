"""The fields of a written position, read one by one; whatever is wrong with one is refused by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.errors import OptionError, RecordError
from ostoja.engine.impossible_positions import refuse as refuse  # noqa: PLC0414  for the games, too
from ostoja.engine.naming import shown

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.vocabulary import Domain


def whole_in(table: Section, field: str, missing: int, least: int, most: int) -> int:
    """Return a whole number of a table within its bounds, or what it is if it is not written."""
    return whole(table.get(field, missing), field, least, most)


def wholes_in(table: Section, field: str, least: int, most: int) -> list[int]:
    """Return a list of whole numbers of a table within their bounds, empty if there is none."""
    return [whole(value, field, least, most) for value in list_in(table, field)]


def by_seat_in(table: Section, field: str, seats: int, most: int) -> list[int]:
    """Return a number for every seat, 0 for all if they are not written."""
    numbers = wholes_in(table, field, 0, most) if field in table else [0] * seats
    if len(numbers) != seats:
        refuse(field, f"must have a number for each of the {seats} seats, not {len(numbers)}")
    return numbers


def switch_in(table: Section, field: str, *, missing: bool) -> bool:
    """Return yes or no of a table, or what it is if it is not written."""
    value = table.get(field, missing)
    if not isinstance(value, bool):
        refuse(field, f"must be true or false, not {shown(value)}")
    return value


def list_in(table: Section, field: str) -> list[object]:
    """Return a list of a table, empty if there is none."""
    return as_list(table.get(field, []), field)


def as_list(value: object, field: str) -> list[object]:
    """Return a list, if it is one."""
    if not isinstance(value, list):
        refuse(field, f"must be a list, not {shown(value)}")
    return value


def table_in(table: Section, field: str) -> dict[str, object]:
    """Return a table in a table, empty if there is none."""
    value = table.get(field, {})
    if not isinstance(value, dict):
        refuse(field, f"must be a table, not {shown(value)}")
    return value


def member(domain: Domain, word: object, field: str) -> int:
    """Return the member of a domain that is called so."""
    try:
        return domain.read(word if isinstance(word, str) else shown(word))
    except OptionError as error:
        raise RecordError(f"position field {field}: {error}") from error


def whole(value: object, field: str, least: int, most: int) -> int:
    """Return a whole number within its bounds, if it is one."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(field, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value
