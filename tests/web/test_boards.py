"""Every game is played through its board alone: by touching what glows, never the list of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

BOTS = {"mall-of-horror": 3, "osaczeni": 3, "outlive": 1, "claustrophobia": 1, "zombie-terror": 1}
CHOICES = 30
TOUCHES = 30  # for one choice at most

# What may be touched: what glows on the board and in the hand, and the buttons for what names no target.
GLOWING = """() => {
  const seen = (element) => { const box = element.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const lit = [...document.querySelectorAll(".stage .target.lit, .dock .hand .target.lit")].filter(seen);
  return lit.map((element) => element.dataset.target);
}"""
BARE = """() => [...document.querySelectorAll("[data-option][data-bare=true]")].map((one) => one.dataset.option)"""
TOUCH = """(target) => {
  const places = [".stage", ".dock .hand"].map((place) => `${place} .target.lit[data-target="${target}"]`);
  document.querySelector(places.join()).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def chooses_on_the_board(ada: Guest) -> None:
    """Touch one glowing thing after the other until a choice is made."""
    before = ada.look()
    for _ in range(TOUCHES):
        glowing: list[str] = ada.page.evaluate(GLOWING)
        bare: list[str] = ada.page.evaluate(BARE)
        move = ada.chance.choice([*glowing, *(f"#{option}" for option in bare)])
        if move.startswith("#"):
            ada.page.locator(f"[data-option='{move[1:]}']").first.click()
        else:
            ada.page.evaluate(TOUCH, move)
        ada.page.wait_for_timeout(30)
        if ada.look()["armed"]:
            ada.page.get_by_test_id("confirm").click()
            ada.page.wait_for_timeout(60)
        now = ada.look()
        if (now["decision"], now["asked"], now["over"]) != (before["decision"], before["asked"], before["over"]):
            return
    raise AssertionError(f"nothing chosen after {TOUCHES} touches: {before}")


@pytest.mark.parametrize("game", list(BOTS))
def test_a_game_is_played_by_touching_the_board(guest: Invite, game: str) -> None:
    ada = guest("Ada", phone=game == "osaczeni")
    ada.arrives()
    ada.opens(game, ["bot:greedy"] * BOTS[game])
    ada.sits_down()
    made = 0
    while made < CHOICES and not ada.is_over():
        table: dict[str, Any] = ada.look()
        if table["seat"] in table["asked"].split() and table["options"]:
            chooses_on_the_board(ada)
            made += 1
        else:
            ada.page.wait_for_timeout(30)
    assert made > 5
