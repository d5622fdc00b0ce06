"""Boards that can be moved and zoomed: by hand, wheel and keys, and a drag chooses nothing."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

PICTURES = {"claustrophobia": ".cla-picture", "zombie-terror": ".zt-picture"}
ASKED = """() => {
  const table = document.querySelector("[data-testid=table]");
  return table && table.dataset.asked === table.dataset.seat;
}"""

Box = tuple[float, ...]


def seen(ada: Guest, picture: str) -> Box:
    """Return the part of the picture that is in sight once it stands still: left, top, width, height."""
    last = ""
    for _ in range(100):
        box = ada.page.locator(picture).get_attribute("viewBox") or ""
        if box == last:
            return tuple(float(number) for number in box.split())
        last = box
        ada.page.wait_for_timeout(200)
    raise AssertionError(f"the picture never stands still: {last}")


def drag(ada: Guest, picture: str, by: int) -> None:
    """Pull the picture to the left, from its middle."""
    place = ada.page.locator(picture).bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x - by, y, steps=4)
    ada.page.mouse.up()


@pytest.mark.parametrize("game", PICTURES)
def test_a_picture_is_zoomed_and_pulled_without_a_choice(guest: Invite, game: str) -> None:
    picture = PICTURES[game]
    ada = guest("Ada")
    ada.arrives()
    ada.opens(game, ["bot:greedy"])
    ada.sits_down()
    ada.page.wait_for_function(ASKED)
    before = ada.look()["serial"]
    whole = seen(ada, picture)

    ada.page.locator(picture).hover(force=True)
    ada.page.mouse.wheel(0, -150)
    near = seen(ada, picture)
    assert near[2] == pytest.approx(whole[2] * math.exp(-150 / 400), rel=0.01)
    assert near[0] > whole[0]

    drag(ada, picture, 80)
    pulled = seen(ada, picture)
    assert pulled[0] > near[0]
    assert pulled[1:] == pytest.approx(near[1:])
    assert ada.look()["serial"] == before
    assert ada.page.locator(".chosen").count() == 0

    ada.page.locator(picture).dispatch_event("keydown", {"key": "0"})  # as from any target in it
    assert seen(ada, picture) == pytest.approx(whole, abs=1)
