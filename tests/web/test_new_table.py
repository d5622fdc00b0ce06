"""The first choice of a game: cards before anything technical, with the beginner's choice taken already."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_beginner_gets_the_beginners_scenario_and_side(guest: Invite, language: str) -> None:
    ada = guest("Ada", language=language)
    ada.arrives("/new?game=claustrophobia")
    expect(ada.page.get_by_test_id("first-scenario-survivors")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.get_by_test_id("first-human_seat-0")).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_test_id("start").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rsplit("/", 1)[1]
    options = ada.page.request.get(f"/api/tables/{table}").json()["options"]
    assert options["human_seat"] == "0"


def test_a_card_is_a_wish_for_the_table_and_one_level_holds_for_all_bots(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives("/new?game=zombie-terror")
    expect(ada.page.get_by_test_id("count-2")).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_test_id("first-zombie_seat-0").click()
    ada.page.get_by_test_id("count-3").click()
    ada.page.get_by_test_id("level-random").click()
    ada.page.get_by_test_id("start").click()
    ada.page.wait_for_url("**/table/*")
    card = ada.page.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert card["options"]["zombie_seat"] == "0"
    assert [one["level"] for one in card["people"][1:]] == ["random", "random"]


def test_the_way_to_the_table_is_in_sight_however_many_cards_there_are(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives("/new?game=claustrophobia")
    ada.page.get_by_test_id("first-scenario-survivors").wait_for()
    expect(ada.page.get_by_test_id("start")).to_be_in_viewport(ratio=1)
