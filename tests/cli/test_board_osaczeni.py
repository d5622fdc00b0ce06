"""The board of Osaczeni: everything on it, everybody once, and nothing that a seat may not know."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console

from ostoja.cli.boards import Board
from ostoja.cli.boards.osaczeni.pieces import GLYPHS
from ostoja.engine.rng import seeded
from ostoja.games.osaczeni import GAME
from ostoja.text import Texts
from tests.cli.test_board import NAMES, decisions

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown

BOARD = Board(GAME)
TAGS = "ABCDEF"


def drawn(view: dict[str, object], seats: int, width: int = 80, lang: str = "en") -> str:
    """Draw a view."""
    out = io.StringIO()
    Console(file=out, width=width).print(BOARD.draw(view, Texts(GAME, lang), NAMES[:seats]))
    return out.getvalue()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("seats", [GAME.least_seats, GAME.most_seats])
def test_a_whole_game_is_drawn_with_every_living_head_on_the_tiles_once(seats: int, width: int) -> None:
    for match in decisions(GAME, seats, f"drawn {seats}", every=3):
        view = match.view(0)
        board = drawn(view, seats, width)
        assert all(len(line) <= width for line in board.splitlines())
        heads = 0
        for place in view["places"]:
            for seat, kind in place["heads"]:
                tag = TAGS[seat].lower() if [seat, kind] in [list(head) for head in place["hidden"]] else TAGS[seat]
                assert board.count(f"{tag}{GLYPHS[kind]}") == 1
                heads += 1
        unplaced = sum(len(player["unplaced"]) for player in view["players"])
        assert heads == view["alive"] or unplaced


@pytest.mark.parametrize("seats", [3, 6])
def test_what_everybody_may_know_is_on_the_board(seats: int) -> None:
    for match in decisions(GAME, seats, f"shown {seats}", every=5):
        view = match.view(0)
        board = drawn(view, seats)
        for place in view["places"]:
            assert f" {place['number']} " in board
            if not place["closed"]:
                assert f"{len(place['heads'])}/{place['capacity'] or '∞'}" in board
                assert f"{place['monsters']}/{place['notches']}" in board
        assert board.count("BREACH") == sum(place["breached"] for place in view["places"] if not place["closed"])
        assert board.count("closed") == sum(place["closed"] for place in view["places"])
        assert f"pool: {view['pool']} M" in board
        assert board.count("★") == 1
        assert board.count("✖") == 1
        assert board.count("◉") == sum(row["full"] for row in view["rows"])
        assert board.count("✓+") == sum(player["guns"] > 0 for player in view["players"])
        if view["round"]:
            assert f"{view['alive']} alive, ends at {view['limit']}" in board
        if view["dice"] and view["phase"] in {"truck", "badge"}:
            assert "dice" not in board.splitlines()[1]
        if view["dice_hidden"] and view["phase"] == "destination":
            unseen = "[?]" * (view["dice_hidden"] - len(view["seen_dice"]))
            assert "".join(f"[{face}]" for face in view["seen_dice"]) + unseen in board


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    seats = 4
    for number, match in enumerate(decisions(GAME, seats, "apart", every=3)):
        seat = number % seats
        world = GAME.determinise(cast("Lockdown", match.state), seat, seeded(f"world {number}"))
        assert drawn(GAME.view(world, seat), seats) == drawn(match.view(seat), seats)


def test_the_legend_tells_the_numbers_in_use() -> None:
    out = io.StringIO()
    legend = BOARD.legend(GAME.agree(3, {}, {"characters": {"crybaby": {"value": 9}}}), Texts(GAME, "en"))
    Console(file=out, width=200).print(legend)
    assert "Crybaby 9" in out.getvalue()
    assert "victim token" in out.getvalue()
