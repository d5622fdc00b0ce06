"""Tables to try a game with: seats, options of every kind and data anywhere within the bounds, corners above all."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ostoja.engine.bounds import changed, holds_numbers, leaves
from ostoja.engine.errors import DataError, SetupError
from ostoja.engine.setup_options import AUTO, Amount, OneOf, PerSeat, Several, Switch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.bounds import Bound
    from ostoja.engine.datafile import Section
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.rng import Rng
    from ostoja.engine.setup_options import SetupOption, Value

T = TypeVar("T")


class Wish(NamedTuple):
    """What a table would like to agree on."""

    seats: int
    options: dict[str, Value]
    changes: Section


def draw_agreement(game: Game, lot: Rng) -> tuple[Wish, Setup]:
    """Draw a table that the game agrees to: of a wish that is refused only half the changes are kept, and again."""
    seats = game.least_seats + lot.below(game.most_seats - game.least_seats + 1)
    options = draw_options(game, seats, lot)
    fields = draw_fields(game, lot)
    while True:
        wish = Wish(seats, options, changed(game.data, fields))
        try:
            return wish, game.agree(*wish)
        except DataError:
            fields = {field: value for field, value in fields.items() if lot.below(2)} if fields else fields
        except SetupError:
            kept = [key for key in options if lot.below(2)] if len(options) > 1 else []
            options = {key: options[key] for key in kept}


def draw_options(game: Game, seats: int, lot: Rng) -> dict[str, Value]:
    """Draw a value for some of the options, or for all of them."""
    wanted = lot.below(3)
    return {
        choice.key: draw_option(choice, seats, lot) for choice in game.setup_options if wanted and lot.below(3) < wanted
    }


def draw_option(choice: SetupOption, seats: int, lot: Rng) -> Value:
    """Draw one of the values that an option may have."""
    if isinstance(choice, OneOf):
        return lot.pick(choice.values)
    if isinstance(choice, Switch):
        return bool(lot.below(2))
    if isinstance(choice, Amount):
        return draw_number(choice.least, choice.most, 1, lot)
    if isinstance(choice, PerSeat):
        return ",".join(some(choice.names, seats, lot)) if lot.below(3) else AUTO
    if isinstance(choice, Several):
        return ",".join(some(choice.names, lot.below(len(choice.names) + 1), lot)) or choice.default
    return choice.default


def draw_fields(game: Game, lot: Rng) -> dict[str, object]:
    """Draw other values for no field, a few or very many."""
    known = [(field, usual) for field, usual in leaves(game.data) if changeable(game.bounds.of(field))]
    if not known:
        return {}
    count = (0, 1 + lot.below(3), 1 + lot.below(len(known)))[lot.below(3)]
    fields: dict[str, object] = {}
    for _ in range(count):
        field, usual = lot.pick(known)
        bound = game.bounds.of(field)
        assert bound is not None
        fields[field] = draw_value(bound, usual, lot)
    return fields


def changeable(bound: Bound | None) -> bool:
    """Tell whether a field may change at all."""
    return bound is not None and not bound.fixed


def draw_value(bound: Bound, usual: object, lot: Rng) -> object:
    """Draw a value within a bound; of a text that only the loader understands, the usual one."""
    if isinstance(usual, bool):
        return bool(lot.below(2))
    if isinstance(usual, int):
        return draw_number(bound.least, bound.most, bound.step, lot)
    if isinstance(usual, list):
        length = draw_number(bound.shortest, bound.longest, 1, lot)
        if holds_numbers(usual):
            return [draw_number(bound.least, bound.most, bound.step, lot) for _ in range(length)]
        return some(bound.words or usual, length, lot)
    return lot.pick(bound.words or [usual])


def draw_number(least: int, most: int, step: int, lot: Rng) -> int:
    """Draw a number: every other time an end of its range."""
    where = lot.below(4)
    if where < 2:
        return (least, most)[where]
    return least + step * lot.below((most - least) // step + 1)


def some(things: Sequence[T], count: int, lot: Rng) -> list[T]:
    """Draw some things, each of them once."""
    left = list(things)
    return [left.pop(lot.below(len(left))) for _ in range(min(count, len(left)))]
