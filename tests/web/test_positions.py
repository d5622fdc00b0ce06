"""Positions in the browser: copied from a replay or a table, opened as a sandbox, played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

MALL = "mall-of-horror"


def finished(ada: Guest) -> str:
    """Let bots play a game to its end; return its table."""
    chairs = [{"who": "bot", "level": "random"}] * 3
    table: str = ada.page.request.post("/api/tables", data={"game": MALL, "seats": chairs}).json()["id"]
    for _ in range(600):
        if ada.page.request.get(f"/api/tables/{table}").json()["status"] == "over":
            return table
        ada.page.wait_for_timeout(100)
    raise AssertionError("it does not end")


def copied(ada: Guest) -> str:
    """Copy the position that is offered, and put it away."""
    text: str = ada.page.get_by_test_id("position-text").input_value()
    ada.page.get_by_test_id("copy-text").click()
    expect(ada.page.get_by_test_id("copy-text")).to_have_text("Copied")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_test_id("position-dialog")).to_have_count(0)
    return text


def comes_to_choose(ada: Guest) -> dict[str, Any]:
    """Take the device behind the curtain, if there is one, and wait for a question."""
    ada.page.get_by_test_id("curtain").or_(ada.page.get_by_test_id("table")).first.wait_for()
    if ada.page.get_by_test_id("curtain").count():
        ada.page.get_by_test_id("curtain-ready").click()
    ada.sits_down()
    ada.page.locator(".dock [data-option]").first.wait_for()
    return ada.look()


@pytest.mark.parametrize("phone", [False, True])
def test_a_position_is_copied_from_a_replay_opened_as_a_sandbox_and_played_on(
    guest: Invite,
    phone: bool,  # noqa: FBT001
) -> None:
    ada = guest("Ada", phone=phone)
    ada.arrives()
    table = finished(ada)
    ada.page.goto(f"/replay/{table}?at=20")
    ada.page.get_by_test_id("copy-position").click()
    text = copied(ada)
    assert text == ada.page.request.get(f"/api/tables/{table}/replay/20/position").json()["text"]
    ada.page.locator(".film-foot a[href='/position']").click()
    ada.page.get_by_test_id("position").focus()
    ada.page.keyboard.press("ControlOrMeta+V")
    ada.page.get_by_test_id("position").fill(text)
    ada.page.get_by_test_id("open-position").press("Enter")
    ada.page.wait_for_url("**/table/*")
    asked = comes_to_choose(ada)
    assert ada.chooses()
    ada.page.wait_for_function("(old) => document.querySelector('.table')?.dataset.serial !== old", arg=asked["serial"])


def test_a_position_that_cannot_be_is_refused_by_its_field_and_can_be_mended(guest: Invite) -> None:
    ada = guest("Ada", language="pl")
    ada.arrives("/position")
    ada.page.get_by_test_id("position").fill(f'game = "{MALL}"\nseats = 9\n')
    ada.page.get_by_test_id("open-position").click()
    expect(ada.page.get_by_test_id("position-trouble")).to_contain_text("Tej pozycji nie można otworzyć.")
    expect(ada.page.get_by_test_id("position-trouble")).to_contain_text("3 to 6 seats, not 9")
    ada.page.get_by_test_id("position").press("a")
    expect(ada.page.get_by_test_id("position-trouble")).to_have_count(0)
    ada.troubles = [trouble for trouble in ada.troubles if "400" not in trouble]  # the browser tells of it, too


def test_a_file_is_read_into_the_form(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives("/position")
    ada.page.locator("#position-file").set_input_files(
        {"name": "riddle.toml", "mimeType": "application/toml", "buffer": b'game = "outlive"\n'}
    )
    expect(ada.page.get_by_test_id("position")).to_have_value('game = "outlive"\n')


def test_before_the_end_a_seat_copies_what_it_knows_and_a_spectator_nothing(guest: Invite) -> None:
    ada, borys = guest("Ada"), guest("Borys")
    ada.arrives()
    path = ada.opens(MALL, ["bot:greedy"] * 2)
    ada.sits_down()
    ada.page.get_by_test_id("menu-button").click()
    ada.page.get_by_test_id("copy-position").click()
    text = copied(ada)
    assert "seen_by = 0" in text
    borys.page.goto(path)
    borys.page.get_by_test_id("table").wait_for()
    borys.page.get_by_test_id("menu-button").click()
    borys.page.get_by_test_id("menu").wait_for()
    expect(borys.page.get_by_test_id("copy-position")).to_have_count(0)


def test_a_position_from_a_replay_can_be_narrowed_to_what_a_seat_knew(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    table = finished(ada)
    ada.page.goto(f"/replay/{table}?at=20&seat=1")
    ada.page.get_by_test_id("copy-position").click()
    field = ada.page.get_by_test_id("position-text")
    assert "seen_by" not in field.input_value()
    ada.page.locator("#narrowed").check()
    ada.page.wait_for_function(
        "() => document.querySelector('[data-testid=position-text]').value.includes('seen_by = 1')"
    )
