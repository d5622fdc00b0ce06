"""The fuzzer finds what it looks for, and repeats it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.games import all_games, find
from tests.fuzz.game import play
from tests.fuzz.many import Sums, portions

if TYPE_CHECKING:
    from ostoja.engine.agenda import State

every_game = pytest.mark.parametrize("key", sorted(all_games()))


@every_game
def test_a_number_is_one_game(key: str) -> None:
    first, again, other = play(key, 1), play(key, 1), play(key, 2)
    assert first == again
    assert not first.trouble
    assert (first.choices, first.number) != (other.choices, other.number)


@every_game
def test_a_game_that_goes_on_for_ever_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find(key), "longest", lambda _setup: 5)
    assert "does not end within 5 choices" in play(key, 1).trouble


@every_game
def test_lost_pieces_are_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter(range(10_000))
    counted = find(key).conserved

    def ever_fewer(state: State) -> dict[str, int]:
        return {**counted(state), "lost": next(counts)}

    monkeypatch.setattr(find(key), "conserved", ever_fewer)
    assert "pieces were lost or made" in play(key, 1).trouble


def test_all_games_are_played_once_in_turns_and_counted() -> None:
    parts = list(portions(["a", "b"], 5, 25))
    assert [(key, numbers[0], len(numbers)) for key, numbers in parts] == [
        ("a", 5, 10), ("b", 5, 10), ("a", 15, 10), ("b", 15, 10), ("a", 25, 5), ("b", 25, 5)
    ]  # fmt: skip
    sums = Sums(50)
    for key, numbers in parts:
        for number in numbers:
            sums.add(play("mall-of-horror", 1)._replace(key=key, number=number))
    assert sums.games == {"a": 25, "b": 25}


def test_the_longest_game_and_the_closest_to_what_its_table_allows_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    sums = Sums(2)
    for choices, longest in ((90, 100), (200, 1000)):
        sums.add(play("mall-of-horror", 1)._replace(choices=choices, longest=longest))
    sums.report()
    assert "longest 200 of 1000 allowed, closest 90 of 100 (90%)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "number"),
    [("claustrophobia", 40600), ("zombie-terror", 40639), ("zombie-terror", 40300), ("osaczeni", 40292)],
)
def test_games_that_once_went_wrong_are_played_to_their_end(key: str, number: int) -> None:
    assert not play(key, number).trouble
