"""Every game can be learnt on its own board: a prepared deal, told step by step, that ends in a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.web.titles import OWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

LOOKS = 1500


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_lesson_is_told_to_its_end_and_becomes_a_game(guest: Invite, game: str) -> None:
    ada = guest("Ada", language="pl" if game < "n" else "en")
    ada.arrives(f"/new?game={game}")
    ada.page.get_by_test_id("learn").click()
    ada.page.get_by_test_id("table").wait_for()
    lesson, go_on = ada.page.get_by_test_id("lesson"), ada.page.get_by_test_id("lesson-next")
    expect(lesson).to_have_attribute("data-step", "1")
    go_on.click()
    told = set()
    for _ in range(LOOKS):
        if lesson.count():
            step = lesson.get_attribute("data-step")
            if step == "done":
                break
            told.add(step)
        if not ada.chooses():
            ada.answered = ()
            ada.page.wait_for_timeout(30)
        if ada.is_over():
            break
    assert len(told) >= 4, told
    expect(lesson).to_have_attribute("data-step", "done")
    go_on.click()
    expect(lesson).to_have_count(0)
    assert not ada.is_over()
