"""Two people and bots finish a whole game of every title in a real browser."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.guest import play_on

from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest
    from tests.web.house import House

    Invite = Callable[..., Guest]

HOLDS = re.compile("The record holds|Zapis się zgadza")
BOTS = {game.key: min(4, game.most_seats) - 2 for game in all_games().values()}


def two_at(game: str, ada: Guest, borys: Guest) -> None:
    """Ada opens a table, Borys follows her link, bots take the other chairs."""
    ada.arrives()
    path = ada.opens(game, ["open", *["bot:greedy"] * BOTS[game]])
    borys.joins(path, 1)
    for somebody in (ada, borys):
        somebody.sits_down()
        somebody.page.keyboard.press("b")  # the text board; the drawn ones have tests of their own


def all_saw_the_end(*guests: Guest) -> None:
    for somebody in guests:
        assert somebody.is_over()
        assert somebody.choices > 3
        somebody.page.get_by_test_id("end").wait_for()
        somebody.page.locator("details:has([data-testid=verify]) > summary").click()
        somebody.page.get_by_test_id("verify").click()
        expect(somebody.page.get_by_test_id("proof")).to_have_text(HOLDS)


def test_mall_of_horror_is_finished_by_keyboard_alone(guest: Invite) -> None:
    ada, borys = guest("Ada"), guest("Borys", language="pl")
    two_at("mall-of-horror", ada, borys)
    play_on([ada, borys], hands="keyboard")
    all_saw_the_end(ada, borys)


def test_osaczeni_is_finished_although_everybody_reloads_in_the_middle(guest: Invite) -> None:
    ada, borys = guest("Ada", language="pl"), guest("Borys", language="pl", phone=True)
    two_at("osaczeni", ada, borys)
    play_on([ada, borys], until=8)
    for somebody in (ada, borys):
        somebody.page.reload()
        somebody.sits_down(again=True)
        somebody.answered = ()
    play_on([ada, borys])
    all_saw_the_end(ada, borys)


def test_outlive_is_finished_although_the_line_is_lost_in_the_middle(guest: Invite, house: House) -> None:
    ada, borys = guest("Ada"), guest("Borys", language="pl")
    two_at("outlive", ada, borys)
    play_on([ada, borys], until=10)
    house.close(signal.SIGKILL)
    for somebody in (ada, borys):
        somebody.page.get_by_test_id("lost").wait_for()
    house.open()
    for somebody in (ada, borys):
        somebody.page.get_by_test_id("lost").wait_for(state="detached")
        somebody.answered = ()
    play_on([ada, borys])
    all_saw_the_end(ada, borys)


def test_a_phone_in_polish_and_a_desk_in_english_finish_claustrophobia(guest: Invite) -> None:
    ada, borys = guest("Ada", language="pl", phone=True), guest("Borys")
    two_at("claustrophobia", ada, borys)
    play_on([ada, borys])
    all_saw_the_end(ada, borys)


def test_zombie_terror_is_finished_by_two_people_and_a_bot(guest: Invite) -> None:
    ada, borys = guest("Ada", language="pl"), guest("Borys", phone=True)
    two_at("zombie-terror", ada, borys)
    play_on([ada, borys])
    all_saw_the_end(ada, borys)


@pytest.mark.parametrize("path", ["/", "/new?game=outlive", "/rules/osaczeni", "/about", "/settings"])
def test_every_page_can_be_reached_by_its_address(guest: Invite, path: str) -> None:
    ada = guest("Ada")
    ada.page.goto(path)
    ada.page.locator("main h1, main h2").first.wait_for()
