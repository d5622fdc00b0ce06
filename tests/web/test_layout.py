"""Every board fits its screen: nothing scrolls in the way, no letter is too small; and the lobby is a light page."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.scenes import LANGUAGES, MIDDLES, SIZES, Scene, introduce, play_to, resize, sit_down, speak

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Response
    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

SMALLEST = 12  # pixels of a letter
LIGHT = 350_000  # compressed bytes of the lobby

# What is larger than its frame: the page, the stage, and whatever on a board has a scroll bar. (On a phone the tiles of
# Outlive's draft are a list to be scrolled. Within a board the shadow of a tab may stand out by a hair.)
TOO_LARGE = """() => {
  const meant = innerWidth < 500 ? ".out-draft, .out-draft *" : ".none";
  const frames = [document.scrollingElement, ...document.querySelectorAll(`.stage, .stage *:not(${meant})`)];
  const scrolls = (one) => one.matches("html, .stage") || /auto|scroll/.test(getComputedStyle(one).overflow);
  const over = (one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
  return frames.filter((one) => one instanceof HTMLElement && one.checkVisibility() && scrolls(one))
    .map((one) => [one.className || one.tagName, ...over(one), one.matches("html, .stage") ? 1 : 3])
    .filter(([, across, down, slack]) => across > slack || down > slack);
}"""

# Every visible text with the size of its letters as they arrive on the screen, after all scaling.
SMALL = """(smallest) => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest(".unseen, script, style, noscript, title, desc")) continue;
    range.selectNodeContents(walker.currentNode);
    if (!range.getBoundingClientRect().width) continue;
    const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
    const drawn = element.getBoundingClientRect().width;  // offsetWidth is rounded: only more than that is a scale
    const styled = element.offsetWidth && Math.abs(drawn - element.offsetWidth) > 1 ? drawn / element.offsetWidth : 1;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : styled;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    if (size < smallest - 0.1) found.set(name, `${text.slice(0, 20)}: ${size.toFixed(1)} px`);
  }
  return [...found].map(([name, what]) => `${name} ${what}`);
}"""


def faults(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)
    large = [
        f"{name} is {across} px too wide, {down} px too high" for name, across, down, _ in page.evaluate(TOO_LARGE)
    ]
    small: list[str] = page.evaluate(SMALL, SMALLEST)
    return [*large, *(f"small letters: {one}" for one in small)]


def first_question(page: Page, scene: Scene) -> str:
    wish = {"game": scene.game, "seats": [{"who": "me"}] * scene.seats, "options": scene.options, "seed": scene.seed}
    table: dict[str, Any] = page.request.post("/api/tables", data=wish).json()
    return f"/table/{table['id']}"


@pytest.mark.parametrize("scene", MIDDLES, ids=[scene.game for scene in MIDDLES])
def test_a_board_fits_every_screen_in_both_languages(guest: Invite, scene: Scene) -> None:
    page = guest("Ada").page
    introduce(page)
    found: list[str] = []
    for when, table in (("begins", first_question(page, scene)), ("is played", play_to(page.request, scene))):
        for language in LANGUAGES:
            speak(page, language)
            for size in SIZES:
                resize(page, size)
                sit_down(page, table)
                found += [f"{scene.game} {when}, {size} {language}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


def test_the_lobby_loads_little_and_no_board(guest: Invite) -> None:
    page = guest("Ada").page
    loaded: dict[str, bytes] = {}

    def keep(response: Response) -> None:
        if response.ok:
            loaded[response.url] = response.body()

    page.on("response", keep)
    introduce(page)
    page.wait_for_load_state("networkidle")
    sizes = {url: len(gzip.compress(body)) for url, body in loaded.items()}
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < LIGHT, sizes
    boards = re.compile(rf"/assets/({'|'.join(scene.game for scene in MIDDLES)})-[^/]*\.(js|css)$")
    assert not [url for url in loaded if boards.search(url)]
