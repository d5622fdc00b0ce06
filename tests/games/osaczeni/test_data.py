"""The numbers of the game: how far they can be changed, and what is refused."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.osaczeni.driver import AREAS, COPIES

from ostoja.engine.errors import DataError
from ostoja.engine.rng import seeded
from ostoja.games.osaczeni import GAME
from ostoja.games.osaczeni.data import Data

if TYPE_CHECKING:
    from collections.abc import Mapping


def changed(section: str, name: str, field: str, value: int) -> Mapping[str, object]:
    """Return the numbers of the game with one of them changed."""
    data: dict[str, Any] = deepcopy(dict(GAME.data))
    data[section][name][field] = value
    return data


@pytest.mark.parametrize("area", AREAS)
def test_an_area_keeps_the_number_that_the_die_shows(area: str) -> None:
    number = AREAS.index(area) + 1
    assert Data(changed("areas", area, "number", number)).notches[number] == 6
    with pytest.raises(DataError, match=rf"areas\.{area}\.number must stay {number}: the die shows it"):
        Data(changed("areas", area, "number", number % 6 + 1))


@pytest.mark.parametrize(("last", "fits"), [(6, True), (7, False)])
def test_the_truck_holds_62_items_at_most(last: int, *, fits: bool) -> None:
    copies = dict.fromkeys(COPIES, 7) | {"truck-keys": last}
    data: dict[str, object] = {"items": {item: {"copies": count} for item, count in copies.items()}}
    if fits:
        assert GAME.agree(6, {}, data).seats == 6
    else:
        with pytest.raises(DataError, match=r"items\.\*\.copies add up to 63; at most 62 cards"):
            GAME.agree(6, {}, data)


@pytest.mark.parametrize(
    ("keys", "options", "fits"),
    [
        (6, {}, True),
        (5, {}, False),
        (9, {"variant": "05", "all_variants": True}, False),
        (9, {"variant": "21", "all_variants": True}, False),
        (0, {"variant": "20", "all_variants": True}, True),
    ],
)
def test_six_players_need_as_many_items_as_they_start_with(keys: int, options: dict[str, Any], *, fits: bool) -> None:
    copies = dict.fromkeys(COPIES, 0) | {"truck-keys": keys}
    data: dict[str, object] = {"items": {item: {"copies": count} for item, count in copies.items()}}
    if fits:
        assert GAME.new(GAME.agree(6, options, data), seeded("few")).seats == 6
    else:
        with pytest.raises(DataError, match=rf"items\.\*\.copies add up to {keys}; 6 players start with"):
            GAME.agree(6, options, data)
