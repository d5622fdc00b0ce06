"""Positions: any situation as a small TOML text that can be read, edited, looked at and played on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.agenda import Procedure
from ostoja.engine.datafile import Section, parse
from ostoja.engine.errors import OstojaError, RecordError
from ostoja.engine.impossible_positions import agenda_from, check_pieces, check_question, check_seat, refuse
from ostoja.engine.match import Match
from ostoja.engine.naming import shown
from ostoja.engine.pictures import picture_of
from ostoja.engine.rng import Forgetful, Rng, seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import plain_step, reopen
from ostoja.engine.toml_text import toml_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.setup_options import Value

FIELDS: Final = ("game", "seats", "seen_by", "over", "chance", "options", "data", "table", "agenda")
CHANCE: Final = r"((?:[0-9a-f]{2}){1,64})(?: ([0-9]{1,18}))?"  # the key of a generator, and how far it is


class Position:
    """A situation of a game: how it was set up, and how the table stands.

    One that is `seen_by` a seat is only one of the worlds which that seat cannot tell from the true one.
    """

    __slots__ = ("game", "seen_by", "setup", "state")

    def __init__(self, game: Game, setup: Setup, state: State, seen_by: int | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.seen_by = seen_by

    def __repr__(self) -> str:
        """Say what is played and who is asked."""
        asked = ", ".join(map(str, self.asked()))
        return (
            f"<Position of {self.game.key}, {self.setup.seats} seats, {f'asked: {asked}' if asked else 'nobody asked'}>"
        )

    def _repr_html_(self) -> str | None:
        """Draw the position in a notebook, if somebody can."""
        return picture_of(self)

    def asked(self) -> tuple[int, ...]:
        """List the seats that have to choose."""
        return () if self.state.over else seats_in(self.state.asked)

    def options(self) -> dict[int, list[str]]:
        """Return what every seat that is asked may choose, in the words of a record."""
        spell = self.game.vocabulary.spell
        return {
            seat: [" ".join(map(str, spell(option))) for option in self.state.offers[seat]] for seat in self.asked()
        }

    def check_asks(self) -> None:
        """Refuse a table at which nobody has anything to choose, though the game is not over."""
        if not self.state.over and not self.state.asked:
            refuse("agenda", "is empty: nobody is asked anything, so nobody can play on")

    def match(self, names: Sequence[str] = (), seed: str = "position") -> Match:
        """Return a match that goes on from here; chance is the position's own, the seed is for bots."""
        self.check_asks()
        return Match(self.game, self.setup, seed, names, self.state)

    def seen(self, seat: int, chance: str) -> Position:
        """Return one of the worlds that a seat cannot tell from this one: what it cannot know is dealt anew.

        What is dealt with is not the chance that is written down: who knows how a pile was shuffled can put it back.
        """
        check_seat(seat, self.setup.seats, "seen_by")
        world = self.game.determinise(self.state, seat, Forgetful(seeded(f"{chance} deals").key))
        world.rng = seeded(f"{chance} plays on")
        return Position(self.game, self.setup, world, seat)

    def text(self) -> str:
        """Write it down: the set-up, the facts in words, and the agenda from the bottom up."""
        options = self.setup.options
        parts: Section = {"game": self.game.key, "seats": self.setup.seats}
        if self.seen_by is not None:
            parts["seen_by"] = self.seen_by
        if self.state.over:
            parts["over"] = True
        parts["chance"] = f"{self.state.rng.key.hex()} {self.state.rng.at}"
        parts["options"] = {c.key: options[c.key] for c in self.game.setup_options if options[c.key] != c.default}
        parts["data"] = dict(self.setup.changes)
        parts = {key: value for key, value in parts.items() if value != {}}
        parts["table"] = self.game.write_facts(self.state)
        parts["agenda"] = [plain_step(step) for step in self.state.agenda]
        note = [] if self.seen_by is None else [f"# Dealt anew: whatever seat {self.seen_by} cannot know."]
        return "\n".join([*note, *toml_lines(parts)]) + "\n"


def write_position(game: Game, setup: Setup, state: State) -> str:
    """Write a situation down as it truly is."""
    return Position(game, setup, state).text()


def read_position(game: Game, text: str) -> tuple[Setup, State]:
    """Load a situation; without chance written down it is drawn from a fixed seed."""
    position = laid_out(game, parse_position(text))
    return position.setup, position.state


def parse_position(text: str) -> Section:
    """Read the text of a position; what it means is for its game to say."""
    return parse(text, "the position")


def game_named(parts: Section) -> str:
    """Return the key of the game that a position is one of."""
    if "game" not in parts:
        refuse("game", "is missing: a position names its game by its key")
    return str(parts["game"])


def laid_out(game: Game, parts: Section) -> Position:
    """Lay a position out on a blank table, and run it to its question if a procedure comes first."""
    if parts.get("game") != game.key:
        raise RecordError(f"the position is one of {shown(parts.get('game'))}, not of {game.key!r}")
    for key in parts:
        if key not in FIELDS:
            raise RecordError(f"a position has no field {shown(key)}; fields: {', '.join(FIELDS)}")
    seats, seen_by = _whole(parts, "seats", game.least_seats), parts.get("seen_by")
    setup = _agreed(game, seats, _table(parts, "options"), _table(parts, "data"))
    if seen_by is not None:
        check_seat(_whole(parts, "seen_by", 0), seats, "seen_by")
    state = game.blank(setup, _chance(parts.get("chance", "")))
    _lay_table(game, state, _table(parts, "table"))
    state.agenda = agenda_from(game, setup, parts.get("agenda", []))
    state.over = _switch(parts, "over")
    check_pieces(game, setup, state)
    _run(state)
    check_question(state)
    return Position(game, setup, state, cast("int | None", seen_by))


def _agreed(game: Game, seats: int, options: Section, data: Section) -> Setup:
    """Agree on the table that the position stands on."""
    try:
        return game.agree(seats, cast("dict[str, Value]", options), data)
    except OstojaError:
        raise
    except Exception as error:  # noqa: BLE001  a value of a kind that no option has
        refuse("options", f"cannot be agreed on: {_said(error)}")


def _lay_table(game: Game, state: State, table: Section) -> None:
    """Put the facts on the table."""
    try:
        game.read_facts(state, table)
    except OstojaError as error:
        if "position field" in str(error):
            raise
        raise RecordError(f"position field table: {error}") from error
    except Exception as stumble:  # noqa: BLE001  whatever a game stumbles over, it stands in its table
        refuse("table", f"cannot be laid out: {_said(stumble)}")


def _run(state: State) -> None:
    """Run the agenda to its question, or put the question that is open."""
    try:
        if state.agenda and isinstance(state.agenda[-1], Procedure):
            state.settle()
        else:
            reopen(state)
    except Exception as error:  # noqa: BLE001  whatever the rules stumble over, no game leads there
        refuse("agenda", f"cannot be run from there: {_said(error)}")
    state.serial = 1  # the first question, however it came to be asked


def _said(error: Exception) -> str:
    """Say what an error says, or at least what it is."""
    return str(error) or type(error).__name__


def _chance(words: object) -> Rng:
    """Read a generator's key and position."""
    if words == "":
        return seeded("position")
    written = re.fullmatch(CHANCE, words) if isinstance(words, str) else None
    if written is None:
        refuse("chance", f"must be a key in hexadecimal digits and the number of draws, not {shown(words)}")
    return Rng(bytes.fromhex(written[1]), int(written[2] or 0))


def _whole(parts: Section, key: str, missing: int) -> int:
    """Return a whole number of the position."""
    value = parts.get(key, missing)
    if type(value) is not int:
        refuse(key, f"must be a whole number, not {shown(value)}")
    return value


def _switch(parts: Section, key: str) -> bool:
    """Return yes or no of the position, no if it is not written."""
    value = parts.get(key, False)
    if not isinstance(value, bool):
        refuse(key, f"must be true or false, not {shown(value)}")
    return value


def _table(parts: Section, key: str) -> Section:
    """Return a table of the position, empty if it is not written."""
    value = parts.get(key, {})
    if not isinstance(value, Mapping):
        refuse(key, f"must be a table, not {shown(value)}")
    return dict(value)
