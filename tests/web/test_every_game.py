"""No game is left out in the browser: every list of titles holds what the registry holds."""

from __future__ import annotations

import pytest
from tests.web import test_boards, test_games
from tests.web.drawn import WANTED
from tests.web.scenes import MIDDLES
from tests.web.titles import OWN

LISTS = {
    "games played through the board": {game.key for game in test_boards.GAMES.values()},
    "boards compared with the view": set(WANTED),
    "scenes that are pictured": {scene.game for scene in MIDDLES},
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_of_titles_lacks_none(name: str) -> None:
    assert LISTS[name] == set(OWN)


@pytest.mark.parametrize("key", sorted(OWN))
def test_two_people_finish_every_title(key: str) -> None:
    tests = [name for name in vars(test_games) if name.startswith("test_")]
    assert [name for name in tests if key.replace("-", "_") in name and "finish" in name]
