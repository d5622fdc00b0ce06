"""Retakes the references of the tests and the README's pictures, from real games: `make pictures`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.house import House
from tests.web.likeness import opened
from tests.web.machine import launch
from tests.web.scenes import MIDDLES, introduce
from tests.web.studio import REFERENCES, SETS, pictures

README = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = {f"{scene.game}-1280x800-en": scene.game for scene in MIDDLES}


def keep(name: str, data: bytes) -> None:
    """Keep a picture as a reference: small, it is compared from afar. Those of the README are sharp."""
    picture = opened(data)
    picture.save(REFERENCES / f"{name}.webp", quality=60, method=6)
    if name in SHOWN:
        picture.save(README / f"{SHOWN[name]}.webp", quality=88, method=6)
    sys.stderr.write(f"{name}\n")


def main() -> None:
    """Take all pictures, or the sets that are named: `python -m tests.web.pictures outlive end`."""
    for folder in (REFERENCES, README):
        folder.mkdir(parents=True, exist_ok=True)
    home = Path(tempfile.mkdtemp(prefix="pictures"))
    house = House(home)
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright, home)
            for name in sys.argv[1:] or SETS:  # each with a guest of its own, who has seen no hint yet
                page = browser.new_page(base_url=house.address, locale="en-GB", reduced_motion="reduce")
                introduce(page)
                for one, data in pictures(page, name):
                    keep(one, data)
                page.close()
            browser.close()
    finally:
        house.close()
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
