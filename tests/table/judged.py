"""What the quick bot chooses where somebody else chose: the log is played again, and it is asked at every choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ostoja.bots.bot import Chair
from ostoja.bots.registry import QUICK, bot
from ostoja.engine.rng import seeded
from ostoja.table.entries import ChoiceEntry
from ostoja.table.play import Play

if TYPE_CHECKING:
    from tests.table.house import House


class Judged(NamedTuple):
    """A choice that was made at a silent table, and what the quick bot would have chosen there."""

    seat: int
    by: str
    words: list[str | int]
    judged: list[str | int]
    offered: list[list[str | int]]


def judged(house: House, table: str) -> list[Judged]:
    """Return all choices of a table at which nobody spoke."""
    now = house.play(table)
    play = Play(now.game, now.setup, now.seed, now.names, now.clocks.pace, 0)
    spell = now.game.vocabulary.spell
    made: list[Judged] = []
    for at, text in house.log(table):
        entry = play.read(text)
        if isinstance(entry, ChoiceEntry):
            seat = entry.seat
            seed = f"{play.seed}:{seat}:{play.serial(seat)}:choice"
            wise = bot(QUICK, seeded(seed)).choose(Chair(play.game, play.match.state, seat))
            offered = [spell(option) for option in play.match.options(seat)]
            made.append(Judged(seat, entry.by, spell(entry.option), spell(wise), offered))
        play.follow(entry, at)
    return made
