"""What a game of another package brings along reaches the clients; what it does not bring, breaks nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.games import all_games
from tests.toy import TOY

if TYPE_CHECKING:
    from tests.table.house import House


@pytest.mark.parametrize(("language", "said"), [("en", "the dark comes in"), ("pl", "ciemność wchodzi do środka")])
def test_its_rules_and_texts_are_its_own(house: House, language: str, said: str) -> None:
    rules = house.client().get(f"/api/games/vigil/rules/{language}").json()
    assert said in {rule["id"]: rule["text"] for rule in rules}["VIG-DARK-01"]
    texts = house.client().get(f"/api/games/vigil/texts/{language}").text
    assert "view-depth = " in texts


def test_its_catalog_says_what_the_numbers_of_its_views_mean(house: House) -> None:
    catalog = house.client().get("/api/games/vigil").json()
    domains = {field: catalog["domains"][place]["name"] for field, place in catalog["fields"].items()}
    assert domains == {"seat": "seat", "kind": "candle", "hand": "candle", "ash": "candle", "chosen": "candle"}


def test_a_game_without_rules_to_read_has_an_empty_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), TOY.key, TOY)
    answer = house.client().get("/api/games/toy/rules/pl")
    assert (answer.status_code, answer.json()) == (200, [])
