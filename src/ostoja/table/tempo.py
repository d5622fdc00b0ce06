"""At what tempo bots play: their first choice of a turn takes a moment, the rest of it follows quickly, as one turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

    from ostoja.table.play import Play
    from ostoja.table.room import Room
    from ostoja.table.settings import BotPace

FACTORS: Final = {"calm": 2.0, "normal": 1.0, "fast": 0.35, "at-once": 0.0}
NORMAL: Final = "normal"
FOLLOWS: Final = 0.55  # how much of the time before it each further choice of a turn takes
LEAST: Final = 0.05  # of the time of a first choice, which every choice takes


def taken_before(play: Play, seat: int, bots: int) -> int:
    """Count the choices that a seat has made in this turn: since a person chose, or, one after the other, anybody else.

    Everybody knows who has chosen, so that the tempo tells nothing.
    """
    count = 0
    alone = not play.now().sealed
    for chooser, _option in reversed(play.choices):
        if chooser == seat:
            count += 1
        elif alone or not bots >> chooser & 1:
            break
    return count


def pause(room: Room, seat: int, pace: BotPace, chance: Random) -> float:
    """Draw how many seconds a bot takes for a choice, whatever it thinks about; a whole turn stays short."""
    play = room.playing()
    share = max(LEAST, FOLLOWS ** taken_before(play, seat, bots_at(room)))
    return chance.uniform(pace.least, pace.most) * share * FACTORS.get(room.tempo, 1.0)


def allowance(room: Room, seat: int, pace: BotPace) -> float:
    """Return the seconds that a bot may think: less for each further choice, so that its turn ends in time."""
    return pace.budget * max(LEAST, FOLLOWS ** taken_before(room.playing(), seat, bots_at(room)))


def bots_at(room: Room) -> int:
    """Return the seats for which a bot chooses now, as a bit mask."""
    return sum(1 << seat for seat in range(len(room.seats)) if room.is_bot(seat))
