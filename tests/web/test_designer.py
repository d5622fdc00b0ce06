"""The designer's page in a real browser: numbers are changed, tried, looked at, kept, shared, and played with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

CAPACITY = "[id='number-locations.restroom.capacity']"
SLOWLY = 120_000  # milliseconds: the games are really played


def opens(ada: Guest, chapter: str) -> None:
    """Go to the bench of a game and unfold a chapter of its numbers."""
    ada.arrives("/designer?game=mall-of-horror")
    ada.page.locator(".numbers-chapter > summary", has_text=chapter).click()


@pytest.mark.parametrize(
    ("language", "chapter", "told"),
    [("en", "Locations", "What the other numbers change"), ("pl", "Lokacje", "Co zmieniają inne liczby")],
)
def test_numbers_are_tried_and_a_table_is_opened_with_them(
    guest: Invite, language: str, chapter: str, told: str
) -> None:
    ada = guest("Ada", language=language)
    opens(ada, chapter)
    ada.page.locator(CAPACITY).fill("6")
    ada.page.locator("#trial-games").select_option("40")
    ada.page.locator("#trial-bot").select_option("random")
    ada.page.get_by_test_id("try").click()
    ada.page.wait_for_url("**/designer/*")
    expect(ada.page.get_by_test_id("pictures")).to_contain_text(told, timeout=SLOWLY)
    assert ada.page.locator(".designer-picture svg").count() >= 4
    expect(ada.page.locator(CAPACITY)).to_have_value("6")
    ada.page.reload()  # the address brings everything back
    expect(ada.page.get_by_test_id("pictures")).to_contain_text(told)
    expect(ada.page.locator(CAPACITY)).to_have_value("6")
    ada.page.get_by_test_id("open-with").click()
    ada.page.wait_for_url("**/new?*")
    ada.page.get_by_test_id("preset-friends").click()
    expect(ada.page.get_by_test_id("numbers").locator("> summary")).to_contain_text("1")
    ada.page.get_by_test_id("start").click()
    expect(ada.page.get_by_test_id("room").locator(".altered-list li")).to_have_text([re.compile("6.*3")])


def test_an_experiment_goes_on_while_the_page_is_away_and_can_be_stopped(guest: Invite) -> None:
    ada, borys = guest("Ada"), guest("Borys")
    opens(ada, "Locations")
    ada.page.locator("#trial-games").select_option("1000")
    ada.page.get_by_test_id("try").click()
    ada.page.wait_for_url("**/designer/*")
    address = ada.page.url
    ada.page.goto("/about")
    ada.page.goto(address)
    expect(ada.page.get_by_test_id("progress")).to_contain_text(re.compile(r"[1-9]\d* of"), timeout=SLOWLY)
    borys.arrives(address)
    borys.page.get_by_test_id("progress").wait_for()
    expect(borys.page.get_by_test_id("stop")).to_have_count(0)  # it is not his
    ada.page.get_by_test_id("stop").click()
    expect(ada.page.get_by_test_id("outcome")).to_have_attribute("data-status", "stopped", timeout=SLOWLY)


def test_a_data_file_is_brought_kept_and_shared(guest: Invite, tmp_path: Path) -> None:
    ada, borys = guest("Ada"), guest("Borys")
    opens(ada, "Locations")
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text("[locations.restroom]\ncapacity = 25\n", encoding="utf-8")
    right.write_text("[locations.restroom]\ncapacity = 5\n", encoding="utf-8")
    ada.page.get_by_test_id("numbers-bring").set_input_files(wrong)
    expect(ada.page.get_by_test_id("numbers-trouble")).to_contain_text("locations.restroom.capacity")
    ada.troubles.clear()  # the browser tells of every answer that is not good
    ada.page.get_by_test_id("numbers-bring").set_input_files(right)
    expect(ada.page.locator(CAPACITY)).to_have_value("5")
    with ada.page.expect_download() as download:
        ada.page.get_by_test_id("numbers-keep").click()
    assert download.value.path().read_text(encoding="utf-8") == "locations.restroom.capacity = 5\n"
    ada.page.get_by_role("button", name="Share as a link").click()
    borys.arrives(ada.page.get_by_test_id("link").input_value())
    expect(borys.page.locator(CAPACITY)).to_have_value("5")


def test_origins_tell_what_to_tune(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives("/designer?game=osaczeni")
    ada.page.get_by_test_id("numbers-shown").select_option("house")
    chapter = ada.page.locator(".numbers-chapter").first
    chapter.locator("> summary").click()
    fields, marks = chapter.locator(".field.number"), chapter.locator(".origin-house")
    expect(marks.first).to_be_visible()
    assert fields.count() == marks.count() > 0


def test_the_page_fits_a_phone(guest: Invite) -> None:
    ada = guest("Ada", phone=True)
    opens(ada, "Locations")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
