"""The data of a game as a form shows it, field by field; and a data file that somebody brings, read into that form."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal

from ostoja.engine.bounds import Bound, holds_numbers, leaves
from ostoja.engine.datafile import corrected, parse
from ostoja.engine.errors import OstojaError
from ostoja.games import find
from ostoja.table.alterations import changed
from ostoja.table.faults import Fault
from ostoja.table.protocol.games import DataChanges, DataField
from ostoja.text.origins import origins

if TYPE_CHECKING:
    from ostoja.engine.game import Game

Kind = Literal["number", "numbers", "switch", "word", "words", "text"]

FREE: Final = Bound("", {"fixed": ""}, {})  # of a field for which the game sets no bound: it stays


@cache
def data_fields(key: str) -> list[DataField]:
    """List the data of a game in the order in which it is written."""
    game = find(key)
    come_from = origins(game)
    return [described(game, field, usual, list(come_from.get(field, ()))) for field, usual in leaves(game.data)]


def described(game: Game, field: str, usual: Any, origin: list[Any]) -> DataField:
    """Describe one field."""
    bound = game.bounds.of(field) or FREE
    return DataField(
        field,
        kind_of(usual, bound),
        usual,
        origin,
        bound.fixed,
        bound.least,
        bound.most,
        bound.step,
        bound.shortest,
        bound.longest,
        list(bound.words),
        dict(bound.why),
    )


def kind_of(usual: object, bound: Bound) -> Kind:
    """Say how a field is filled in."""
    if isinstance(usual, bool):
        return "switch"
    if isinstance(usual, int):
        return "number"
    if isinstance(usual, list):
        return "numbers" if holds_numbers(usual) else "words"
    return "word" if bound.words else "text"


def read_changes(game: Game, text: str) -> DataChanges:
    """Read a data file; whatever is wrong with it is said, by the name of its field."""
    try:
        changes = parse(text, "the data file")
        corrected(game.data, changes)
        game.bounds.check(game.data, changes)
    except OstojaError as error:
        raise Fault("bad-data", str(error)) from error
    found: dict[str, Any] = {field: value for field, _, value in changed(game.data, changes)}
    return DataChanges(found)
