"""Whole games of every title are played through the board alone, and what is drawn is what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from tests.web.drawn import amiss, drawn
from tests.web.touch import Toucher, new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]


class Game(NamedTuple):
    key: str
    bots: int
    options: dict[str, Any]
    phone: bool = False
    large: bool = False  # a screen on which nothing lies behind a tab
    calm: bool = True  # without animations


# Every side of every game, at its smallest table; one of them on a phone by touch, one with animations.
GAMES = {
    "mall-of-horror": Game("mall-of-horror", 2, {}),
    "osaczeni on a phone": Game("osaczeni", 2, {}, phone=True),
    "outlive": Game("outlive", 1, {}),
    "claustrophobia as Humans": Game("claustrophobia", 1, {"human_seat": "0"}, large=True),
    "claustrophobia as Demons": Game("claustrophobia", 1, {"human_seat": "1"}, large=True),
    "zombie-terror as humans": Game("zombie-terror", 1, {"zombie_seat": "1"}, calm=False),
    "zombie-terror as zombies": Game("zombie-terror", 1, {"zombie_seat": "0"}),
}
MOMENTS = 10
SETTLED = 8000  # milliseconds in which all animations have to be over


class Eye:
    """Compares what is drawn with what the seat sees, whenever only this seat is asked."""

    def __init__(self, ada: Guest, game: str, player: Toucher) -> None:
        self.ada = ada
        self.game = game
        self.player = player
        self.catalog = ada.page.request.get(f"/api/games/{game}").json()
        self.moments = 0

    def compare(self) -> None:
        for _ in range(SETTLED // 50):
            update = self.player.update()
            seen = drawn(self.ada.page)
            wrong = amiss(self.game, update["view"], self.catalog, seen)
            if str(update["serial"]) == self.ada.look()["serial"] and not wrong:
                self.moments += 1
                return
            self.ada.page.wait_for_timeout(50)
        raise AssertionError(f"moment {self.moments}, {update['question']}: {wrong}")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_whole_game_is_played_by_touching_the_board(guest: Invite, name: str) -> None:
    game = GAMES[name]
    ada = guest("Ada", phone=game.phone, calm=game.calm)
    if game.large:
        ada.page.set_viewport_size({"width": 1600, "height": 1000})
    ada.arrives()
    chairs = [{"who": "me"}, *[{"who": "bot"}] * game.bots]
    table = new_table(ada, game.key, chairs, game.options, seed=f"touched {name}")
    ada.page.goto(f"/table/{table}")
    ada.sits_down()
    player = Toucher(ada, table, finger=game.phone)
    eye = Eye(ada, game.key, player)
    player.play(between=eye.compare)
    ada.page.get_by_test_id("end").wait_for()
    assert not player.covered, "glowing, but under something else"
    assert eye.moments >= MOMENTS
