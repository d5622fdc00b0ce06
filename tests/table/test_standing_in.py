"""What is done for somebody holds only while it is needed: whoever is back, or in time, chooses alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.errors import OptionError
from ostoja.games.mall_of_horror import GAME
from ostoja.table.entries import ChoiceEntry, Kept, Resigned
from ostoja.table.entry_checks import check
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
    choice = ChoiceEntry(seat, play.match.options(seat)[0], "bot")
    play.follow(Kept(seat, kept=True, why="left"), 1)
    check(play, choice, play.serial(seat))
    play.follow(Kept(seat, kept=False, why="returned"), 2)
    with pytest.raises(OptionError, match="chooses for itself"):
        check(play, choice, play.serial(seat))


@pytest.mark.parametrize("entry", [Resigned, lambda seat: Kept(seat, kept=True, why="timeout")])
def test_whoever_chose_just_in_time_at_another_worker_loses_nothing(play: Play, entry: type[Resigned]) -> None:
    seat = asked(play)
    serial = play.serial(seat)
    late: Entry = entry(seat)
    check(play, late, serial)
    play.follow(ChoiceEntry(seat, play.match.options(seat)[0]), 9_999)
    with pytest.raises(OptionError, match="is over"):
        check(play, late, serial)


def test_a_choice_for_somebody_late_does_not_answer_their_next_question() -> None:
    play = Play(GAME, GAME.agree(3), "twice", ["Ada", "Ben", "Cyd"], Pace("slow", hours=1), 0)
    seat, serial, option = -1, 0, -1
    while not (seat in play.match.asked() and option in play.match.options(seat)):
        seat = asked(play)
        serial, option = play.serial(seat), play.match.options(seat)[-1]
        check(play, ChoiceEntry(seat, option, "timeout"), serial)
        play.follow(ChoiceEntry(seat, option), 1)
    with pytest.raises(OptionError, match="is over"):
        check(play, ChoiceEntry(seat, option, "timeout"), serial)
