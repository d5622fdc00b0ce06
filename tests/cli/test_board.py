"""What is drawn: the same for worlds the seat cannot tell apart, readable at any width and without colours."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from ostoja.bots.company import Company
from ostoja.cli.boards import Board
from ostoja.cli.boards.tags import tags_of
from ostoja.cli.playing.desk import Desk
from ostoja.cli.terminal import words
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.games import all_games
from ostoja.games.mall_of_horror import GAME
from ostoja.text import Texts
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game

GAMES = [TOY, *all_games().values()]
NAMES = ["Ada", "Bruno", "Celia", "Dario", "Ewa", "Felix"]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def screen(match: Match, seat: int, lang: str = "en", width: int = 80, *, news: bool = False) -> str:
    """Draw what a seat is shown before it answers."""
    out = io.StringIO()
    console = Console(file=out, width=width)
    desk = Desk(match, seat, Board(match.game), Texts(match.game, lang), words(lang), console)
    if news:
        desk.show_news()
    desk.show_board()
    if not match.state.over:
        desk.show_question()
    return out.getvalue()


def screen_in(match: Match, world: State, seat: int) -> str:
    """Draw the same in another world."""
    real, match.state = match.state, world
    try:
        return screen(match, seat)
    finally:
        match.state = real


def decisions(game: Game, seats: int, seed: str, every: int = 1) -> Iterator[Match]:
    """Stop at every decision of a game between bots, or at some of them, and at its end."""
    match = Match(game, game.agree(seats), seed, NAMES[:seats])
    company = Company(match, dict.fromkeys(range(seats), "random"))
    while not match.state.over:
        company.speak()
        if match.taken % every == 0:
            yield match
        company.choose()
    yield match


@every_game
def test_the_screen_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: Game) -> None:
    chance = seeded("worlds")
    seats = game.least_seats
    for number, match in enumerate(decisions(game, seats, "secret", every=2)):
        seat = number % seats
        world = game.determinise(match.state, seat, seeded(str(chance.below(4096))))
        assert screen_in(match, world, seat) == screen(match, seat)


@every_game
@pytest.mark.parametrize("width", [1, 10, 24, 49, 50, 79, 80, 200])
def test_every_width_is_drawn_and_none_is_exceeded(game: Game, width: int) -> None:
    for match in decisions(game, game.most_seats, "wide", every=60):
        for lang in ("en", "pl"):
            assert all(len(line) <= width for line in screen(match, 0, lang, width, news=True).splitlines())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everything_that_everybody_may_know_is_on_the_board(seats: int) -> None:
    texts, board = Texts(GAME, "en"), Board(GAME)
    for match in decisions(GAME, seats, f"shown {seats}", every=5):
        view = match.view(0)
        out = io.StringIO()
        Console(file=out, width=80).print(board.draw(view, texts, match.names))
        drawn = out.getvalue()
        for place in view["places"]:
            assert f" {place['number']} " in drawn
            if not place["closed"] and not place["cursed"]:
                capacity = place["capacity"] or "∞"
                assert f"{len(place['heads'])}/{capacity}" in drawn
        assert drawn.count("BREACH") == sum(place["breached"] for place in view["places"])
        assert drawn.count("closed") == sum(place["closed"] for place in view["places"])
        assert drawn.count("overrun") == sum(place["cursed"] for place in view["places"])
        assert ("★" in drawn) == view["chief_elected"]
        assert drawn.count("✓+") == sum(player["threats"] > 0 for player in view["players"])
        assert f"truck: {view['deck']} card" in drawn
        if view["round"]:
            assert f"{view['alive']} alive, rescue at {view['rescue']}" in drawn
        for player in view["players"]:
            assert NAMES[player["seat"]] in drawn


def test_heads_carry_letter_and_sign_so_that_no_colour_is_needed() -> None:
    match = next(match for match in decisions(GAME, 4, "letters") if match.view(0)["round"] == 1)
    drawn = screen(match, 0)
    for seat, tag in enumerate("ABCD"):
        heads = [head for place in match.view(0)["places"] for head in place["heads"] if head[0] == seat]
        for _seat, kind in heads:
            assert f"{tag}{'♥■✚●'[kind]}" in drawn


def test_dice_are_shown_to_whoever_saw_them_and_to_nobody_else() -> None:
    for match in decisions(GAME, 4, "dice", every=3):
        for seat in range(4):
            view = match.view(seat)
            if view["phase"] == "destination":
                dice = "".join(f"[{face}]" for face in view["seen_dice"]) or "[?][?][?][?]"
                assert dice in screen(match, seat)


@pytest.mark.parametrize(
    ("names", "tags"),
    [
        (["Ada", "Bruno"], ["A", "B"]),
        (["Ada", "Anna", "Aa", "A", "A"], ["A", "N", "1", "2", "3"]),
        (["żaba", "7", "!"], ["Ż", "1", "2"]),
    ],
)
def test_everybody_gets_a_letter_of_their_own(names: list[str], tags: list[str]) -> None:
    assert tags_of(names) == tags


def test_the_legend_tells_the_numbers_in_use() -> None:
    setup = GAME.agree(3, {}, {"characters": {"pin-up": {"value": 9}}})
    out = io.StringIO()
    legend = Board(GAME).legend(setup, Texts(GAME, "en"))
    assert legend is not None
    Console(file=out, width=200).print(legend)
    assert "Pin-Up 9" in out.getvalue()
    assert "Little Girl 1" in out.getvalue()
    assert Board(TOY).legend(TOY.agree(2), Texts(TOY, "en")) is None
