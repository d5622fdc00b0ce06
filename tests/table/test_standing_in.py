"""What is done for somebody holds only while it is needed: whoever is back, or in time, chooses alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.errors import OptionError
from ostoja.table.entries import Chosen, Kept, Resigned
from ostoja.table.play import Play
from ostoja.table.protocol.tables import Pace
from tests.toy import TOY

if TYPE_CHECKING:
    from ostoja.table.entries import Entry


@pytest.fixture
def play() -> Play:
    return Play(TOY, TOY.agree(3), "seed", ["Ada", "Ben", "Cyd"], Pace("live", 10, 0), 0)


def asked(play: Play) -> int:
    return play.match.asked()[0]


def test_a_bot_does_not_choose_for_somebody_who_is_back(play: Play) -> None:
    seat = asked(play)
    choice = Chosen(seat, play.match.options(seat)[0], "bot")
    play.follow(Kept(seat, kept=True, why="left"), 1)
    play.check(choice, play.decision(seat))
    play.follow(Kept(seat, kept=False, why="returned"), 2)
    with pytest.raises(OptionError, match="chooses for itself"):
        play.check(choice, play.decision(seat))


@pytest.mark.parametrize("entry", [Resigned, lambda seat: Kept(seat, kept=True, why="timeout")])
def test_whoever_chose_just_in_time_at_another_worker_loses_nothing(play: Play, entry: type[Resigned]) -> None:
    seat = asked(play)
    decision = play.decision(seat)
    late: Entry = entry(seat)
    play.check(late, decision)
    play.follow(Chosen(seat, play.match.options(seat)[0]), 9_999)
    with pytest.raises(OptionError, match="is over"):
        play.check(late, decision)
