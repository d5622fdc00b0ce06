"""Bots play a turn of many choices as one turn: quickly, at a tempo that the table sets, and that tells nothing."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.table.settings import BotPace
from ostoja.table.tempo import FACTORS, allowance, pause

if TYPE_CHECKING:
    from tests.table.house import House

LONGEST = 8.0  # seconds that anybody waits for a bot's whole turn
CHOICES = 22  # of the longest turns: a Demon player's, or the zombies' set-up


class Table:
    """A table at which one seat after the other has chosen."""

    def __init__(self, choosers: list[int], bots: set[int], *, sealed: bool = False, tempo: str = "normal") -> None:
        self.choices = [(seat, 0) for seat in choosers]
        self.seats = [0, 1, 2]
        self.tempo = tempo
        self.bots = bots
        self.sealed = sealed

    def playing(self) -> Table:
        return self

    def now(self) -> Table:
        return self

    def is_bot(self, seat: int) -> bool:
        return seat in self.bots


class Slow(random.Random):
    """Chance at its slowest."""

    def uniform(self, a: float, b: float) -> float:
        return max(a, b)


def test_nobody_waits_longer_than_eight_seconds_for_a_whole_turn() -> None:
    rooms: list[Any] = [Table([0, *[1] * made], {1, 2}) for made in range(CHOICES)]
    waited = sum((pause(room, 1, BotPace(), Slow()) for room in rooms), 0.0)
    assert waited < LONGEST


def test_a_turn_begins_anew_when_somebody_else_has_chosen() -> None:
    fresh = pause(Table([], {1, 2}), 1, BotPace(), Slow())  # type: ignore[arg-type]
    assert pause(Table([1, 1, 1, 0], {1, 2}), 1, BotPace(), Slow()) == fresh  # type: ignore[arg-type]
    assert pause(Table([1, 1, 2], {1, 2}), 1, BotPace(), Slow()) == fresh  # type: ignore[arg-type]
    assert pause(Table([0, 1], {1, 2}), 1, BotPace(), Slow()) < fresh  # type: ignore[arg-type]


def test_where_all_choose_at_once_only_people_end_the_turn_of_a_bot() -> None:
    fresh = pause(Table([], {1, 2}, sealed=True), 1, BotPace(), Slow())  # type: ignore[arg-type]
    assert pause(Table([0, 1, 2, 2], {1, 2}, sealed=True), 1, BotPace(), Slow()) < fresh  # type: ignore[arg-type]
    assert pause(Table([1, 2, 0], {1, 2}, sealed=True), 1, BotPace(), Slow()) == fresh  # type: ignore[arg-type]


@pytest.mark.parametrize("tempo", FACTORS)
def test_the_tempo_of_the_table_holds_for_every_choice(tempo: str) -> None:
    at = [pause(Table([0, *[1] * made], {1}, tempo=tempo), 1, BotPace(), Slow()) for made in range(4)]  # type: ignore[arg-type]
    usual = [pause(Table([0, *[1] * made], {1}), 1, BotPace(), Slow()) for made in range(4)]  # type: ignore[arg-type]
    assert at == pytest.approx([FACTORS[tempo] * one for one in usual])


def test_a_bot_may_think_less_about_each_further_choice_of_its_turn() -> None:
    seconds = [allowance(Table([0, *[1] * made], {1}), 1, BotPace()) for made in range(4)]  # type: ignore[arg-type]
    assert seconds == sorted(seconds, reverse=True)
    assert seconds[0] == BotPace().budget


def test_the_host_changes_the_tempo_in_the_middle_of_a_game_and_others_see_it(house: House) -> None:
    ada, borys = house.guest("Ada"), house.guest("Borys")
    table = ada.sets_up("mall-of-horror", "me", "open", {"who": "bot", "level": "random"})
    borys.joins(table)
    assert borys.card(table)["tempo"] == "normal"
    assert ada.posts(f"/api/tables/{table}/tempo", {"tempo": "fast"})["tempo"] == "fast"
    assert borys.card(table)["tempo"] == "fast"
    borys.is_refused(f"/api/tables/{table}/tempo", {"tempo": "calm"})
    ada.is_refused(f"/api/tables/{table}/tempo", {"tempo": "never"})
    assert borys.card(table)["tempo"] == "fast"
