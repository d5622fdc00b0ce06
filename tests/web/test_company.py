"""An evening with friends: ready and start, colours, sending away, standing in, coming back, playing again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.web.guest import play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

MALL = "mall-of-horror"


def opens_for_friends(ada: Guest, chairs: list[str], game: str = MALL) -> str:
    """Open a table from the lobby and stay in its waiting room."""
    ada.arrives()
    ada.page.locator(f"[data-game='{game}'] .game-link").click()
    ada.page.get_by_test_id(f"count-{len(chairs) + 1}").click()
    ada.page.locator("summary:has(+ .seats)").click()
    for seat, chair in enumerate(chairs, start=1):
        ada.page.get_by_test_id(f"seat-{seat}").select_option(chair)
    ada.page.get_by_test_id("start").click()
    ada.page.get_by_test_id("room").wait_for()
    return re.sub(r"^https?://[^/]+", "", ada.page.url)


def host_menu(somebody: Guest) -> None:
    somebody.page.get_by_test_id("menu-button").click()
    somebody.page.get_by_test_id("host-keys").wait_for()


def test_everybody_chooses_a_colour_and_it_begins_when_all_are_ready(guest: Invite) -> None:
    ada, borys = guest("Ada"), guest("Borys", phone=True)
    path = opens_for_friends(ada, ["open", "bot:greedy", "bot:greedy"])
    borys.arrives(path)
    borys.page.get_by_test_id("sit-1").click()
    chosen = borys.page.locator("[data-chair='1'] .colour:not([disabled])").last
    colour = chosen.get_attribute("data-colour")
    chosen.click()
    expect(borys.page.locator(f"[data-chair='1'] [data-colour='{colour}']")).to_have_attribute("aria-pressed", "true")
    ada.is_ready()
    expect(borys.page.locator("[data-chair='0'] .is-ready")).to_be_visible()
    expect(borys.page.get_by_test_id("room")).to_be_visible()
    borys.is_ready()
    for somebody in (ada, borys):
        somebody.sits_down()
    fill = ada.page.locator("[data-seat-of='1'] .disc path").first.get_attribute("fill")
    assert fill == f"var(--player-{colour})"


def test_a_name_that_is_taken_is_asked_for_again(guest: Invite) -> None:
    ada, other = guest("Ada"), guest("Ada")
    path = opens_for_friends(ada, ["open", "bot:greedy"])
    other.arrives(path)
    other.page.get_by_test_id("sit-1").click()
    other.page.get_by_test_id("table-name").fill("Ada młodsza")
    other.page.get_by_test_id("table-name-ok").click()
    expect(ada.page.locator("[data-chair='1']")).to_contain_text("Ada młodsza")
    other.troubles.clear()  # the refusal is an answer of 409, which a browser counts as a trouble


def test_a_guest_is_sent_away_and_a_late_comer_takes_the_chair(guest: Invite) -> None:
    ada, borys, celina = guest("Ada"), guest("Borys"), guest("Celina", phone=True)
    path = opens_for_friends(ada, ["open", "bot:greedy"])
    ada.is_ready()
    borys.joins(path, 1)
    for somebody in (ada, borys):
        somebody.sits_down()
    host_menu(ada)
    ada.page.get_by_test_id("pause").click()
    expect(borys.page.get_by_test_id("paused")).to_be_visible()
    ada.page.get_by_test_id("pause").click()
    expect(borys.page.get_by_test_id("paused")).to_have_count(0)
    ada.page.get_by_test_id("remove-1").click()
    ada.page.get_by_test_id("confirm-yes").click()
    borys.page.wait_for_function("() => document.querySelector('[data-testid=table]')?.dataset.seat === ''")
    assert borys.look()["options"] == []
    celina.page.goto(path)
    celina.page.get_by_test_id("late-open").click()
    celina.says_name()
    celina.page.get_by_test_id("take-1").click()
    celina.sits_down()
    assert celina.look()["seat"] == "1"
    expect(ada.page.get_by_test_id("log")).to_contain_text("Celina takes over")


def test_a_player_comes_back_on_another_device_by_the_code_of_the_host(guest: Invite) -> None:
    ada, borys, phone = guest("Ada"), guest("Borys"), guest("Somebody", phone=True)
    path = opens_for_friends(ada, ["open", "bot:greedy"])
    ada.is_ready()
    borys.joins(path, 1)
    for somebody in (ada, borys):
        somebody.sits_down()
    borys.page.goto("/about")
    expect(ada.page.locator("[data-seat-of='1']")).to_contain_text("not here")
    phone.arrives()
    phone.page.goto(path)
    phone.page.get_by_test_id("late-open").click()
    phone.page.get_by_test_id("claim-1").click()
    code = re.search(r"\d{6}", ada.page.get_by_test_id("claim").inner_text())
    assert code
    phone.page.get_by_test_id("claim-code").fill(code[0])
    phone.page.get_by_test_id("claim-ok").click()
    phone.page.wait_for_function("() => document.querySelector('[data-testid=table]')?.dataset.seat === '1'")
    expect(ada.page.get_by_test_id("log")).to_contain_text("another device")


def test_a_personal_link_leads_to_the_chair(guest: Invite) -> None:
    ada, phone = guest("Ada"), guest("Ada's phone", phone=True)
    ada.arrives()
    path = ada.opens(MALL, ["bot:greedy", "bot:greedy"])
    ada.sits_down()
    ada.page.get_by_test_id("menu-button").click()
    ada.page.get_by_test_id("personal").click()
    ada.page.get_by_test_id("make-personal").click()
    link = ada.page.locator("details:has([data-testid=personal]) [data-testid=link]").input_value()
    phone.page.goto(link)
    phone.page.get_by_test_id("move").click()
    phone.page.wait_for_url(f"**{path}")
    phone.page.wait_for_function("() => document.querySelector('[data-testid=table]')?.dataset.seat === '0'")


def test_a_rematch_is_shown_to_all_and_their_chairs_wait(guest: Invite) -> None:
    ada, borys = guest("Ada"), guest("Borys", phone=True)
    path = opens_for_friends(ada, ["open"], "claustrophobia")
    ada.is_ready()
    borys.joins(path, 1)
    for somebody in (ada, borys):
        somebody.sits_down()
    ada.page.get_by_test_id("menu-button").click()
    ada.page.get_by_test_id("resign").click()
    ada.page.get_by_test_id("confirm-yes").click()
    play_on([ada, borys], until=0)
    ada.page.get_by_test_id("end").get_by_test_id("rematch-swap").click()
    ada.page.get_by_test_id("room").wait_for()
    expect(ada.page.locator("[data-chair='0']")).to_contain_text("Borys")
    borys.page.get_by_test_id("rematch-news").wait_for()
    borys.page.keyboard.press("Escape")
    borys.page.get_by_test_id("rematch-join").click()
    borys.page.get_by_test_id("sit-0").click()
    for somebody in (ada, borys):
        somebody.is_ready()
    for somebody, seat in ((ada, "1"), (borys, "0")):
        somebody.page.wait_for_function(
            "(seat) => document.querySelector('[data-testid=table]')?.dataset.seat === seat", arg=seat
        )
