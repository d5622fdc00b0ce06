"""A game of another package at the generic table: in its own words, and playable by touching what is there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.guest import play_on

from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

RAW = re.compile(
    r"\b(view-|phase-|option-|event-|ask-|guide-|depth|chest|hearts|cards|candle|seat|null|undefined)\b|: -?\d+:"
)


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_from_elsewhere_is_played_in_polish_without_a_raw_word(guest: Invite, phone: bool) -> None:  # noqa: FBT001
    ada = guest("Ada", language="pl", phone=phone)
    ada.arrives()
    expect(ada.page.locator(".hero")).to_contain_text(f"{len(all_games())} gier")
    ada.opens("vigil", ["bot:greedy"] * 3)
    ada.sits_down()
    panels = ada.page.locator(".panels")
    for word in ("Głębokość ciemności", "Na ile starczą świece", "Godziny tej nocy: 0", "Ada"):
        expect(panels).to_contain_text(word)
    for choices in (2, 4, 6):
        play_on([ada], until=choices)
        assert RAW.search(panels.inner_text()) is None, panels.inner_text()
    assert ada.choices >= 4  # a short night may be the last


def test_a_card_of_the_hand_is_lit_by_touching_it(guest: Invite) -> None:
    ada = guest("Ada", language="pl")
    ada.arrives()
    ada.opens("vigil", ["bot:greedy"] * 2)
    ada.sits_down()
    hand = ada.page.locator(".hand")
    expect(hand.locator("[data-target^='candle:']").first).to_be_visible()
    hand.locator("[data-target^='candle:']").first.click()
    confirm = ada.page.get_by_test_id("confirm")
    if confirm.count():
        confirm.click()
    expect(ada.page.locator("[data-testid=table]")).to_contain_text("zapala")


def test_its_rules_can_be_read(guest: Invite) -> None:
    ada = guest("Ada", language="pl")
    ada.page.goto("/rules/vigil#VIG-DARK-01")
    expect(ada.page.locator("#rule-VIG-DARK-01")).to_contain_text("ciemność wchodzi do środka")
