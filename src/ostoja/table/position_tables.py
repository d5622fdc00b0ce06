"""A position that somebody wrote down, opened as a sandbox: read, checked and tried out before anything is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ostoja.engine.errors import OstojaError
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.toml_text import toml_lines
from ostoja.games import open_position
from ostoja.table.agreement import bot_name
from ostoja.table.alterations import alterations
from ostoja.table.faults import Fault
from ostoja.table.play import Play
from ostoja.table.protocol.tables import NewTable, Pace, SeatWish

if TYPE_CHECKING:
    from ostoja.engine.position import Position
    from ostoja.table.protocol.tables import Altered

TRIED: Final = 60  # choices that are made for trial: a position that can be laid out may still lead nowhere


class Opening(NamedTuple):
    """What is stored of a position that can be played on."""

    game: str
    rules: str
    data: str  # the fingerprint of its data
    text: str  # as we write it, however it was written
    changes: str  # of its data, as TOML
    agreement: NewTable
    altered: list[Altered]
    names: list[str]


def opening(text: str) -> Opening:
    """Read a position and try it out; whatever is wrong with it is said, by the name of its field."""
    try:
        position = open_position(text)
        position.check_asks()
    except OstojaError as error:
        raise Fault("bad-position", str(error)) from error
    if position.state.over:
        raise Fault("bad-position", "position field over: the game is over there, so nobody can play on")
    names: list[str] = []
    for seat in range(position.setup.seats):
        names.append(bot_name(seat, names))
    try_out(position, names)
    game, setup = position.game, position.setup
    options = {c.key: setup.options[c.key] for c in game.setup_options if setup.options[c.key] != c.default}
    changes = "\n".join(toml_lines(setup.changes)) if setup.changes else ""
    wish = NewTable(game.key, [SeatWish("me")], options, changes, keep=False, listed=False)
    altered = alterations(game, setup)
    return Opening(game.key, game.rules, game.data_version(setup), position.text(), changes, wish, altered, names)


def try_out(position: Position, names: list[str]) -> None:
    """Show a position to everybody, and play on from it at random for a while."""
    made = 0
    try:
        play = Play(position.game, position.setup, "trial", names, Pace(), 0, position.state)
        for seat in (None, *range(position.setup.seats)):
            msgspec.json.encode(play.update(seat, 0, 0))
        state, chance = position.state.copy(), seeded("trial")
        while made < TRIED and not state.over:
            seat = chance.pick(seats_in(state.asked))
            state.apply(seat, chance.pick(state.offers[seat]))
            made += 1
    except Exception as error:
        where = f"after {made} choices" if made else "at once"
        raise Fault("bad-position", f"position field table: no game leads there; the rules fail {where}") from error
