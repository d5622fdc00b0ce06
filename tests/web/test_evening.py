"""An evening with friends, once for every title: phones, a tablet, a laptop; talk, leaving, coming back, once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.web.guest import play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]


class Evening(NamedTuple):
    """Who comes, with which screen; and whether the game is played out, as one of two can give up."""

    game: str
    screens: tuple[tuple[int, int], ...]
    played_out: bool


PHONE, LARGE_PHONE, TABLET, LAPTOP = (360, 640), (412, 915), (820, 1180), (1280, 800)
EVENINGS = [
    Evening("mall-of-horror", (PHONE, LARGE_PHONE, TABLET), played_out=True),
    Evening("osaczeni", (LARGE_PHONE, TABLET, PHONE), played_out=True),
    Evening("outlive", (TABLET, PHONE), played_out=False),
    Evening("claustrophobia", (PHONE, LAPTOP), played_out=False),
    Evening("zombie-terror", (LARGE_PHONE, PHONE), played_out=False),
]
NAMES = ["Ada", "Borys", "Celina"]
CHOICES = 12
DESK = 1000  # pixels of width from which a mouse is used


def comes(guest: Invite, name: str, screen: tuple[int, int]) -> Guest:
    somebody = guest(name, language="pl", phone=screen[0] < DESK)
    somebody.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    return somebody


def writes(somebody: Guest, text: str, to: str) -> None:
    """Write a line, on a phone in the sheet, beside the board in its place."""
    page = somebody.page
    key = page.get_by_test_id("talk-key")
    if key.count():
        key.tap()
    else:
        page.get_by_test_id("talk-open").click()
    page.get_by_test_id(to).click()
    page.get_by_test_id("chat").fill(text)
    page.get_by_test_id("chat-send").click()
    expect(page.get_by_test_id("chat")).to_have_value("")
    if key.count():
        page.keyboard.press("Escape")
    else:
        page.get_by_test_id("talk-open").click()


def is_kept(somebody: Guest, path: str) -> bool:
    """Tell whether a bot keeps the chair of somebody."""
    people = somebody.page.request.get(f"/api{path.replace('/table/', '/tables/')}").json()["people"]
    return any(person["kept"] for person in people if person["name"].startswith(somebody.name))


def goes_away_and_returns(somebody: Guest, path: str) -> None:
    """Leave the chair to a bot, close the page, and come back to the same chair."""
    page = somebody.page
    page.get_by_test_id("menu-button").click()
    page.get_by_test_id("away").click()
    page.get_by_test_id("menu").wait_for(state="detached")
    for _ in range(100):
        if is_kept(somebody, path):
            break
        page.wait_for_timeout(100)
    assert is_kept(somebody, path)
    page.goto("about:blank")
    page.goto(path)
    somebody.sits_down(again=True)
    for _ in range(100):  # whoever comes back has the chair back
        if not is_kept(somebody, path):
            break
        page.wait_for_timeout(100)
    assert not is_kept(somebody, path)
    somebody.answered = ()


@pytest.mark.parametrize("evening", EVENINGS, ids=[evening.game for evening in EVENINGS])
def test_an_evening_with_friends(guest: Invite, evening: Evening) -> None:
    everybody = [comes(guest, *one) for one in zip(NAMES, evening.screens, strict=False)]
    ada, borys = everybody[:2]
    ada.arrives()
    path = ada.opens(evening.game, ["open"] * (len(everybody) - 1))
    for seat, somebody in enumerate(everybody[1:], start=1):
        somebody.joins(path, seat)
    for somebody in everybody:
        somebody.sits_down()
    play_on(everybody, until=CHOICES)
    writes(ada, "Trzymamy się razem?", to="to-1")
    expect(borys.page.get_by_test_id("bubble")).to_contain_text("Trzymamy się razem?")
    writes(borys, "Wszyscy słyszą", to="to-all")
    expect(ada.page.get_by_test_id("bubble")).to_contain_text("Wszyscy słyszą")
    for somebody in everybody[2:]:
        expect(somebody.page.locator("body")).not_to_contain_text("Trzymamy się razem?")
    goes_away_and_returns(borys, path)
    play_on(everybody, until=CHOICES)
    if evening.played_out:
        play_on(everybody)
    else:
        borys.page.get_by_test_id("menu-button").click()
        borys.page.get_by_test_id("resign").click()
        borys.page.get_by_test_id("confirm-yes").click()
    for somebody in everybody:
        somebody.page.get_by_test_id("end").wait_for()
    ada.page.get_by_test_id("end").get_by_test_id("rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(path))
    for somebody in everybody[1:]:
        somebody.page.keyboard.press("Escape")
        somebody.page.get_by_test_id("rematch-join").first.click()
        somebody.page.wait_for_url(ada.page.url)
