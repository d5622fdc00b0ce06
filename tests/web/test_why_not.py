"""Whoever touches what is not possible is told why, there; and the list of what is closed names only what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.web.scenes import seen
from tests.web.touch import new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

TRIES = 60
# The first thing on the board that is closed, does not glow, and lies open to a finger.
TOUCHABLE = """(targets) => {
  for (const target of targets) {
    for (const one of document.querySelectorAll(`.stage [data-target="${CSS.escape(target)}"]`)) {
      if (one.matches(".lit, .chosen") || one.closest(".lit") || one.querySelector(".lit")) continue;
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const down of [0.5, 0.2, 0.8]) for (const over of [0.5, 0.2, 0.8]) {
        const [x, y] = [left + width * over, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && one.contains(hit) && hit.closest("[data-target]") === one) return { target, x, y };
      }
    }
  }
  return null;
}"""


@pytest.mark.parametrize("game", ["mall-of-horror", "outlive"])
def test_touching_what_is_not_possible_says_why_there(guest: Invite, game: str) -> None:
    ada = guest("Ada")
    ada.arrives()
    table = new_table(ada, game, [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 3], {}, "why not")
    ada.page.goto(f"/table/{table}")
    ada.sits_down()
    for _ in range(TRIES):
        update = seen(ada.page.request, table, 0)
        if 0 not in update["asked"]:
            ada.page.wait_for_timeout(30)
            continue
        ada.page.wait_for_function(
            "(serial) => document.querySelector('.table').dataset.serial === serial", arg=str(update["serial"])
        )
        closed: list[dict[str, Any]] = ada.page.request.get(f"/api/tables/{table}/closed?seat=0").json()
        place = ada.page.evaluate(TOUCHABLE, [target for one in closed for target in one["option"]["path"]])
        if place:
            ada.page.mouse.click(place["x"], place["y"])
            told = ada.page.get_by_test_id("why-not")
            expect(told).to_contain_text("Not possible now")
            rules = {one["rule"] for one in closed if place["target"] in one["option"]["path"]}
            assert told.get_attribute("data-rule") in rules
            told.locator("button").click()
            expect(ada.page.get_by_test_id("rules-drawer")).to_be_visible()
            return
        choice = {"t": "choose", "serial": update["serial"], "option": update["options"][0]["id"]}
        ada.page.request.post(f"/api/tables/{table}/play?seat=0", data=choice)
    raise AssertionError("nothing on the board was closed")


def test_the_list_of_what_is_closed_names_no_chair_that_is_not_there(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    table = new_table(ada, "mall-of-horror", [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 2], {}, "list")
    ada.page.goto(f"/table/{table}")
    ada.sits_down()
    ada.page.get_by_test_id("closed").click()
    listed = ada.page.get_by_test_id("closed-list")
    expect(listed.locator("ul.closed > li")).not_to_have_count(0)
    closed = ada.page.request.get(f"/api/tables/{table}/closed?seat=0").json()
    assert not [one for one in closed if {"seat:3", "seat:4", "seat:5"} & set(one["option"]["path"])]
