"""One device for several players: behind the curtain nothing of the seat before stays in the page, for eyes or ears."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.scenes import introduce
from tests.web.titles import OWN
from tests.web.touch import new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

# What only this seat is to know: what it is asked and may choose, its hand, what it was told and what was read to it.
PRIVATE = """() => {
  const texts = (where) => [...document.querySelectorAll(where)].map((one) => one.textContent.trim());
  const names = [...document.querySelectorAll(".hand [aria-label], .dock [title], .stage [aria-label]")];
  const labels = names.map((one) => one.getAttribute("aria-label") ?? one.getAttribute("title"));
  const lists = ".question, [data-option], .hand *, .log-line, .note-word";
  const read = "[data-testid=announcement], [data-testid=note]";
  return [...texts(lists), ...texts(read), ...labels].filter((text) => text && text.length > 3);
}"""
EVERYTHING = """() => [
  document.documentElement.outerHTML,
  document.title,
  location.href,
  JSON.stringify(history.state),
  ...[...document.querySelectorAll("input, textarea, select")].map((one) => one.value),
].join(" ")"""
GAMES = {game.key: game.least_seats for game in OWN.values()}
CURTAINS = 6


def heard(page: Page) -> str:
    """Return all that a screen reader finds in the page."""
    line = page.context.new_cdp_session(page)
    line.send("Accessibility.enable")
    tree: dict[str, Any] = line.send("Accessibility.getFullAXTree")
    line.detach()
    return json.dumps(tree, ensure_ascii=False)


@pytest.mark.parametrize("game", list(GAMES))
def test_behind_the_curtain_nothing_of_the_last_seat_is_left(guest: Invite, game: str) -> None:
    ada = guest("Ada")
    introduce(ada.page)
    chairs = [{"who": "me", "name": f"Player {at}"} for at in range(GAMES[game])]
    ada.page.goto(f"/table/{new_table(ada, game, chairs, {}, seed='curtain')}")
    curtain, private, seen = ada.page.get_by_test_id("curtain-ready"), set[str](), 0
    first = ""  # before anybody knew anything: the curtain's own words
    for _ in range(400):
        curtain.or_(ada.page.get_by_test_id("table")).first.wait_for()
        if curtain.count():
            ada.page.wait_for_timeout(50)
            left = ada.page.evaluate(EVERYTHING) + heard(ada.page)
            first = first or left
            assert not [text for text in private if text in left and text not in first]
            seen += 1
            if seen > CURTAINS:
                return
            private.clear()
            curtain.click()
            ada.page.get_by_test_id("table").wait_for()
        private |= set(ada.page.evaluate(PRIVATE))
        ada.chooses()
        ada.page.wait_for_timeout(60)
        private |= set(ada.page.evaluate(PRIVATE)) if ada.page.get_by_test_id("table").count() else set()
        ada.answered = ()
    raise AssertionError(f"only {seen} curtains fell")
