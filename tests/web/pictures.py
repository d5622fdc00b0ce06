"""Makes the pictures of the README from real games: `make pictures`."""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import FLAGS
from tests.web.house import House

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, Page

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
# How many seats a game has here, and after how many of our choices the picture is taken.
SCENES = {
    "mall-of-horror": (4, 14),
    "osaczeni": (4, 12),
    "outlive": (3, 26),
    "claustrophobia": (2, 40),
    "zombie-terror": (3, 24),
}


def play(request: APIRequestContext, game: str, seats: int, choices: int) -> str:
    """Play a game against bots for a while, always the same one; return the address of its table."""
    chairs = [{"who": "me"}, *[{"who": "bot"}] * (seats - 1)]
    table = request.post("/api/tables", data={"game": game, "seats": chairs, "seed": "a picture"}).json()["id"]
    chance = random.Random(game)  # noqa: S311  no cryptography
    while choices:
        update: dict[str, Any] = request.get(f"/api/tables/{table}/play?seat=0").json()
        if update["end"]:
            break
        if update["options"]:
            choice = {"t": "choose", "decision": update["decision"], "option": chance.choice(update["options"])["id"]}
            choices -= request.post(f"/api/tables/{table}/play?seat=0", data=choice).ok
    return f"/table/{table}"


def take(page: Page, address: str, file: Path) -> None:
    """Take the picture of a table, without the introduction."""
    page.goto(address)
    page.get_by_test_id("intro").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    page.screenshot(path=file)


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    home = Path(tempfile.mkdtemp(prefix="pictures"))
    house = House(home)
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            page = browser.new_page(
                base_url=house.address,
                viewport={"width": 1280, "height": 800},
                locale="en-GB",
                reduced_motion="reduce",
            )
            page.goto("/")
            page.get_by_test_id("nickname").fill("Ada")
            page.get_by_test_id("enter").click()
            page.get_by_test_id("welcome").wait_for(state="detached")
            for game, (seats, choices) in SCENES.items():
                take(page, play(page.request, game, seats, choices), FOLDER / f"{game}.png")
                sys.stderr.write(f"{game}.png\n")
            browser.close()
    finally:
        house.close()
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
