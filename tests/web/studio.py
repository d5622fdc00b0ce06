"""Takes the pictures that the tests keep: a moment of every game in all sizes and languages, the lobby and an end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.scenes import END, LANGUAGES, MIDDLES, SIZES, play_to, resize, sit_down, speak, still

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Route

REFERENCES = Path(__file__).parent / "references"
SETS = ["lobby", "end", *[scene.game for scene in MIDDLES]]
ALL = list(SIZES)
TWO = ["360x640", "1280x800"]


def pictures(page: Page, name: str) -> Iterator[tuple[str, bytes]]:
    """Take all pictures of a set, each with its name; the page stays as it is until the next one."""
    scenes = {scene.game: scene for scene in MIDDLES} | {"end": END}
    table = play_to(page.request, scenes[name]) if name in scenes else "/"
    for language in LANGUAGES:
        speak(page, language)
        for size in TWO if name in {"lobby", "end"} else ALL:
            resize(page, size)
            show(page, name, table)
            yield f"{name}-{size}-{language}", still(page)


def of_the_house(route: Route) -> None:
    """Show our own games alone, whatever other packages are installed."""
    answer = route.fetch()
    ours = {scene.game for scene in MIDDLES}
    route.fulfill(response=answer, json=[card for card in answer.json() if card["key"] in ours])


def show(page: Page, name: str, address: str) -> None:
    """Open the page: what is folded at first depends on the screen it is opened on."""
    if name == "lobby":
        page.route("**/api/games", of_the_house)
        page.goto(address)
        page.locator("[data-game]").first.wait_for()
    else:
        sit_down(page, address)
    if name == "end":
        page.get_by_test_id("end").wait_for()
