"""The boards, the lobby and the end look as they did when somebody last looked: `make pictures` retakes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageDraw, ImageFilter
from tests.web.guest import EXPECTED
from tests.web.house import House
from tests.web.likeness import compare, opened
from tests.web.scenes import MIDDLES, Scene, introduce, play_to, sit_down, still
from tests.web.studio import REFERENCES, SETS, pictures

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

# Hides a piece somewhere in the picture, not too small, and tells which it is.
HIDE = """() => {
  const seen = [...document.querySelectorAll(".stage [data-piece]")].map((one) => [one, one.getBoundingClientRect()]);
  const inside = ({ left, top, right, bottom }) => left > 0 && top > 0 && right < innerWidth && bottom < innerHeight;
  const large = seen.filter(([, box]) => inside(box) && Math.min(box.width, box.height) >= 28);
  const [piece, box] = large[Math.floor(large.length / 2)];
  piece.style.visibility = "hidden";
  for (const inner of piece.querySelectorAll("*")) inner.style.visibility = "hidden";
  return [piece.dataset.piece, Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
}"""


@pytest.fixture(scope="module")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house where nobody else plays: its lobby is always the same."""
    opened_house = House(tmp_path_factory.mktemp("quiet"))
    opened_house.open()
    yield opened_house
    opened_house.close()


@pytest.fixture
def page(quiet_house: House, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(base_url=quiet_house.address, locale="en-GB", reduced_motion="reduce")
    somebody = context.new_page()
    troubles: list[str] = []
    somebody.on("pageerror", lambda error: troubles.append(str(error)))
    somebody.on("console", lambda told: troubles.append(told.text) if told.type == "error" else None)
    introduce(somebody)
    yield somebody
    context.close()
    troubles = [one for one in troubles if not any(word in one for word in EXPECTED)]
    assert not troubles


def unlike(name: str, picture: Image.Image, folder: Path) -> str:
    """Compare a picture with its reference; if it is another one, keep it with the difference and say where."""
    reference = REFERENCES / f"{name}.webp"
    if not reference.exists():
        return f"{name}: there is no reference; make pictures takes it"
    likeness = compare(opened(reference), picture)
    if likeness.holds():
        return ""
    new, difference = folder / f"{name}.png", folder / f"{name}-difference.png"
    picture.save(new)
    likeness.picture.save(difference)
    return f"{name}: {likeness.says()}; see {new} and {difference}, beside {reference}"


@pytest.mark.parametrize("name", SETS)
def test_everything_looks_as_it_did(page: Page, name: str, tmp_path: Path) -> None:
    found = [unlike(one, opened(data), tmp_path) for one, data in pictures(page, name)]
    assert not list(filter(None, found)), "\n".join(filter(None, found))


@pytest.mark.parametrize("scene", MIDDLES, ids=[scene.game for scene in MIDDLES])
def test_a_piece_less_would_be_seen(page: Page, scene: Scene) -> None:
    sit_down(page, play_to(page.request, scene))
    whole = opened(still(page))
    hidden = page.evaluate(HIDE)
    likeness = compare(whole, opened(still(page)))
    assert not likeness.holds(), f"without {hidden}: {likeness.says()}"


# ---------------------------------------------------------------- the comparison itself


def a_table(*, pieces: int = 5, panel: bool = True, words: str = "Ada, Borys and Celina", off: int = 0) -> Image.Image:
    """Draw something like a board: discs on a dark ground, letters, and a panel at the side."""
    picture = Image.new("RGB", (640, 400), "#161218")
    draw = ImageDraw.Draw(picture)
    for at in range(pieces):
        draw.ellipse((40 + at * 70, 120, 72 + at * 70, 152), fill="#d9a441", outline="#f2e7d0", width=2)
    for line in range(8):
        draw.text((40 + off, 200 + line * 18), words, fill="#b9b0a2", font_size=13)
    if panel:
        draw.rectangle((460, 40, 620, 360), fill="#2a2230", outline="#6b5a3a")
    return picture


def test_the_same_table_is_the_same_picture() -> None:
    assert compare(a_table(), a_table()).holds()


def test_letters_and_edges_may_be_drawn_a_little_differently() -> None:
    for other in (a_table(off=1), a_table().filter(ImageFilter.GaussianBlur(0.8))):
        assert compare(a_table(), other).holds()


def test_a_missing_piece_panel_or_text_is_found() -> None:
    for doctored in (a_table(pieces=4), a_table(panel=False), a_table(words="")):
        assert not compare(a_table(), doctored).holds()


def test_the_difference_says_where() -> None:
    likeness = compare(a_table(), a_table(pieces=4))
    assert abs(likeness.where[0] - 336) < 20
    assert abs(likeness.where[1] - 136) < 20


def test_a_picture_of_another_size_is_another_picture() -> None:
    assert not compare(a_table(), a_table().resize((320, 200))).holds()
