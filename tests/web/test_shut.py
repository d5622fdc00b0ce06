"""A table that this house cannot open costs its own card: its story is read, and its host puts it away."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.guest import Guest
from tests.web.house import House

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

SEATS = [{"who": "me"}, {"who": "me", "name": "Borys"}, {"who": "me", "name": "Celina"}]
SETUP_OPTIONS = 12


@pytest.fixture
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("old"))
    opened.open()
    yield opened
    opened.close()


def plays(ada: Guest) -> str:
    """Play a little, on all chairs, and say something."""
    answer = ada.page.request.post("/api/tables", data={"game": "mall-of-horror", "seats": SEATS, "seed": "old"})
    table = str(answer.json()["id"])
    path = f"/api/tables/{table}/play"
    for _ in range(SETUP_OPTIONS):
        seat = ada.page.request.get(f"{path}?seat=0").json()["asked"][0]
        update = ada.page.request.get(f"{path}?seat={seat}").json()
        choice = {"t": "choose", "serial": update["serial"], "option": update["options"][0]["id"]}
        assert ada.page.request.post(f"{path}?seat={seat}", data=choice).ok
    assert ada.page.request.post(f"{path}?seat=0", data={"t": "chat", "text": "Hello, house"}).ok
    return table


def damage(house: House, change: str, table: str) -> None:
    """Change a table behind the server's back while it is closed."""
    house.close()
    database = sqlite3.connect(next(house.home.glob("*.db")))
    with database:
        database.execute(f"UPDATE tables SET {change} WHERE id = ?", (table,))  # noqa: S608  our own words
    database.close()
    house.open()


@pytest.fixture
def ada(old_house: House, chromium: Browser) -> Iterator[Guest]:
    context = chromium.new_context(base_url=old_house.address, locale="en-GB", reduced_motion="reduce")
    somebody = Guest("Ada", context.new_page())
    somebody.arrives()
    yield somebody
    context.close()
    assert not somebody.troubles


def test_a_table_of_other_rules_shows_its_stored_story(old_house: House, ada: Guest) -> None:
    table = plays(ada)
    damage(old_house, "rules = '0'", table)
    ada.page.goto(f"/table/{table}")
    shut = ada.page.get_by_test_id("shut")
    expect(shut).to_contain_text("begun under version 0")
    expect(shut.get_by_test_id("chronicle").locator("li")).to_have_count(SETUP_OPTIONS + 1)
    expect(shut).to_contain_text("Hello, house")
    expect(ada.page.locator("[data-option]")).to_have_count(0)
    ada.page.goto("/")
    expect(ada.page.locator(f"[data-table='{table}']")).to_contain_text("Begun under version 0")


def test_a_broken_table_is_closed_by_its_host(old_house: House, ada: Guest) -> None:
    table = plays(ada)
    damage(old_house, "agreement = '{\"talk\": 7}'", table)
    ada.page.goto("/")
    card = ada.page.locator(f"[data-table='{table}']")
    expect(card).to_contain_text("Cannot be opened")
    card.get_by_test_id("close-table").click()
    expect(card).to_have_count(0)
    ada.page.reload()
    ada.page.locator("[data-game]").first.wait_for()
    expect(card).to_have_count(0)
