"""What no position can be, whatever the game: unknown steps, seats that nobody has, pieces too many or too few."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ostoja.engine.agenda import Procedure
from ostoja.engine.errors import OstojaError, RecordError
from ostoja.engine.naming import shown
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import restored_step
from ostoja.engine.steps import UNDECIDED, InTurn, PassOut, Picks, Sealed, Solo, Window

if TYPE_CHECKING:
    from ostoja.engine.agenda import State, Step
    from ostoja.engine.game import Game, Setup

KINDS: Final = {bool: "true or false", int: "a whole number", str: "a text", list: "a list"}


def refuse(field: str, why: str) -> NoReturn:
    """Say which field of a position cannot be as it is written, and why."""
    raise RecordError(f"position field {field} {why}")


def check_number(field: str, value: object, least: int, most: int) -> None:
    """Refuse what is no whole number, or one out of reach."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(field, f"must be a whole number from {least} to {most}, not {shown(value)}")


# ---------------------------------------------------------------- the agenda


def agenda_from(game: Game, setup: Setup, written: object) -> list[Step]:
    """Read the agenda, each step with the kinds of values that it has."""
    if not isinstance(written, list):
        refuse("agenda", f"must be a list of steps, not {shown(written)}")
    return [step_from(game, setup, item, f"agenda[{number}]") for number, item in enumerate(written)]


def step_from(game: Game, setup: Setup, written: object, field: str) -> Step:
    """Read one step and check what the engine knows of it."""
    if not isinstance(written, Mapping):
        refuse(field, f"must be a table that names its step, not {shown(written)}")
    data: dict[str, Any] = dict(written)
    name = data.get("step", "")
    if not isinstance(name, str) or name not in game.steps:
        refuse(field, f"names no step of {game.title}: {shown(name)}; steps: {', '.join(game.steps)}")
    usual = game.steps[name]()
    for key, value in data.items():
        if not isinstance(usual, Procedure) or key != "at":
            check_kind(getattr(usual, key, None), value, f"{field}.{key}")
    try:
        step = restored_step(data, game)
    except OstojaError as error:
        raise RecordError(f"position field {field}: {error}") from error
    except Exception as error:  # noqa: BLE001  values that no step can hold
        refuse(field, f"cannot be read: {error}")
    check_step(game, setup, step, field)
    return step


def check_kind(usual: object, value: object, field: str) -> None:
    """Refuse a value that is not of the kind which a new step has there."""
    for kind, words in KINDS.items():
        if type(usual) is kind and type(value) is not kind:
            refuse(field, f"must be {words}, not {shown(value)}")


def check_step(game: Game, setup: Setup, step: Step, field: str) -> None:
    """Refuse seats that the table does not have and options that the game does not know."""
    seats = setup.seats
    if isinstance(step, Solo):
        check_seat(step.seat, seats, f"{field}.seat")
    elif isinstance(step, Sealed):
        check_seats(step.waiting, seats, f"{field}.waiting")
        check_choices(game, step, seats, f"{field}.choices")
    elif isinstance(step, InTurn):
        check_seats(step.left, seats, f"{field}.left")
        check_seat(step.first, seats, f"{field}.first")
        if isinstance(step, PassOut):
            check_seats(step.seats, seats, f"{field}.seats")
    elif isinstance(step, Window):
        check_seats(step.seats, seats, f"{field}.seats")
        check_seats(step.passed, seats, f"{field}.passed")
    if isinstance(step, Picks):
        check_options(game, step.picked, 0, f"{field}.picked")


def check_seat(seat: int, seats: int, field: str) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < seats:
        refuse(field, f"must be a seat from 0 to {seats - 1}, not {shown(seat)}")


def check_seats(mask: int, seats: int, field: str) -> None:
    """Refuse a set of seats that the table does not have."""
    if not 0 <= mask < 1 << seats:
        refuse(field, f"must be a set of seats from 0 to {(1 << seats) - 1}, not {shown(mask)}")


def check_choices(game: Game, step: Sealed[Any], seats: int, field: str) -> None:
    """Refuse sealed choices without a place for each seat, or of a seat that has still to choose."""
    if not step.waiting.bit_length() <= len(step.choices) <= seats:
        refuse(field, f"must have a place for each of the {seats} seats, not {len(step.choices)}")
    check_options(game, step.choices, UNDECIDED, field)
    for seat in seats_in(step.waiting):
        if step.choices[seat] != UNDECIDED:
            refuse(field, f"has a choice of seat {seat}, which is still waited for")


def check_options(game: Game, options: list[int], least: int, field: str) -> None:
    """Refuse a number that no option has."""
    for option in options:
        if type(option) is not int or not least <= option < game.vocabulary.size:
            refuse(field, f"must have options from {least} to {game.vocabulary.size - 1}, not {shown(option)}")


# ---------------------------------------------------------------- the pieces


def check_pieces(game: Game, setup: Setup, state: State) -> None:
    """Refuse a table on which pieces are missing, or more than the game has."""
    try:
        dealt = game.conserved(game.new(setup, seeded("position")))
    except Exception as error:  # noqa: BLE001  data with which no table can be dealt
        refuse("data", f"cannot be dealt: {error}")
    try:
        counted = game.conserved(state)
    except Exception as error:  # noqa: BLE001  values that are no pieces
        refuse("table", f"cannot be counted: {error}")
    for pieces in game.constant:
        count = counted.get(pieces, dealt[pieces])  # what is not on the table yet is not counted
        if count != dealt[pieces]:
            refuse("table", f"does not add up: {pieces} {count}, in a game of {setup.seats} it is {dealt[pieces]}")


# ---------------------------------------------------------------- the question


def check_question(state: State) -> None:
    """Refuse a question that asks nobody, somebody who is not there, or somebody who has nothing to choose."""
    if state.over or not state.agenda:
        return
    field = f"agenda[{len(state.agenda) - 1}]"
    if not 0 < state.asked < 1 << state.seats:
        refuse(field, f"asks nobody who sits at the table: {type(state.agenda[-1]).__name__}")
    for seat in seats_in(state.asked):
        if not state.offers[seat]:
            refuse(field, f"asks seat {seat}, which has nothing to choose: {type(state.agenda[-1]).__name__}")
