"""What a table agreed on is seen before one sits down: changed rules and numbers, and who may look back."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ostoja.games import all_games
from ostoja.table.catalog import catalog
from ostoja.table.data_fields import data_fields

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable

    from playwright.sync_api import Page
    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

OPEN = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


def sets_up(ada: Guest, **wish: Any) -> str:
    answer = ada.page.request.post("/api/tables", data={"game": "mall-of-horror", "seats": OPEN, **wish})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def unfolds(page: Page, summary: str) -> None:
    page.locator("details.fold > summary", has_text=summary).click()


@pytest.mark.parametrize(("language", "told"), [("en", "changed rules (2)"), ("pl", "zmienionych zasadach (2)")])
def test_changed_rules_stand_on_the_card_and_in_the_room(guest: Invite, language: str, told: str) -> None:
    ada, borys = guest("Ada"), guest("Borys", language=language)
    ada.arrives()
    table = sets_up(ada, options={"second_tie": "head"}, data="[locations.restroom]\ncapacity = 4\n", listed=True)
    borys.arrives()
    card = borys.page.locator(f"[data-table='{table}']")
    card.get_by_text(told).click()
    place = borys.page.locator(f"[data-table='{table}'] .altered-list")
    expect(place.locator("li")).to_have_count(2)
    expect(place).not_to_contain_text("second_tie")
    expect(place).not_to_contain_text("restroom.")
    expect(place).to_contain_text(re.compile(r"4\s*\(\w+:? 3\)"))
    card.locator("a.button").click()
    expect(borys.page.get_by_test_id("room").locator(".altered-list li")).to_have_count(2)


def test_a_table_with_the_usual_rules_says_nothing_of_them(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.page.goto(f"/table/{sets_up(ada)}")
    ada.page.get_by_test_id("room").wait_for()
    expect(ada.page.get_by_test_id("altered")).to_have_count(0)


@pytest.mark.parametrize(("listed", "told"), [(True, "anybody with the link"), (False, "sat or watched")])
def test_whoever_whispers_is_told_who_can_read_it_later(guest: Invite, listed: bool, told: str) -> None:  # noqa: FBT001
    ada = guest("Ada")
    ada.arrives()
    bots = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
    ada.page.goto(f"/table/{sets_up(ada, seats=bots, listed=listed)}")
    ada.sits_down()
    ada.page.get_by_test_id("talk-open").click()
    ada.page.locator("[data-form='promise-vote']").click()
    whisper = ada.page.get_by_test_id("whisper-about")
    expect(whisper).to_have_count(0)  # to everybody
    ada.page.get_by_test_id("to-1").click()
    expect(whisper).to_contain_text(told)


def test_a_new_table_lets_its_host_choose_who_looks_back(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.page.goto("/new?game=mall-of-horror")
    ada.page.get_by_test_id("preset-friends").click()
    unfolds(ada.page, "Time, talk and spectators")
    ada.page.locator("#aftermath").select_option("seated")
    ada.page.get_by_test_id("start").click()
    expect(ada.page.get_by_test_id("room")).to_contain_text("only for those who were there")


def test_locked_variants_can_be_neither_read_nor_picked(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.page.goto("/new?game=osaczeni")
    unfolds(ada.page, "Options of the game")
    variants = ada.page.locator("#choice-variant option")
    expect(variants).to_have_count(1)
    expect(ada.page.locator("main")).to_contain_text("21 more have to be found")
    assert "Blood ties" not in ada.page.content()
    expect(ada.page.locator("#choice-unlocked")).to_have_count(0)
    ada.page.locator("#choice-all_variants").select_option("true")
    expect(variants).to_have_count(22)
    ada.page.locator("#choice-variant").select_option("02")
    ada.page.locator("#choice-all_variants").select_option("false")
    expect(variants).to_have_count(1)  # and what was picked is not sent
    ada.page.get_by_test_id("start").click()
    ada.page.get_by_test_id("table").wait_for()


def test_numbers_are_changed_within_their_bounds(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.page.goto("/new?game=mall-of-horror")
    ada.page.get_by_test_id("preset-friends").click()
    unfolds(ada.page, "Numbers of the game")
    ada.page.locator(".numbers-chapter > summary", has_text="Locations").click()
    number = ada.page.locator("[id='number-locations.restroom.capacity']")
    expect(number).to_have_value("3")
    number.fill("25")
    expect(number).to_have_attribute("aria-invalid", "true")
    ada.page.get_by_test_id("start").click()
    expect(ada.page.get_by_test_id("note")).to_contain_text(re.compile(r"Restroom.*0 to 24.*24 characters"))
    number.fill("4")
    ada.page.get_by_test_id("start").click()
    expect(ada.page.get_by_test_id("room").locator(".altered-list li")).to_have_text([re.compile(r"Restroom.*4.*3")])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_number_of_every_game_has_a_name(language: str) -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "text" / language / "numbers.ftl"
    words = named_in(file)
    for game in all_games().values():
        told = catalog(game.key)
        things = {str(label) for domain in told.domains for label in domain.labels}
        parts = {part for number in data_fields(game.key) for part in number.field.split(".")}
        own = resources.files(game.package()) / "text" / f"{language}.ftl"  # a game from elsewhere names its own
        assert parts <= words | things | named_in(own), game.key


def named_in(file: Path | Traversable) -> set[str]:
    """Return the numbers that a file of texts names."""
    return set(re.findall(r"^number-(\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
