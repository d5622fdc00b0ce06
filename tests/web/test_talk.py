"""Talk on phones and at the desk: what is said is seen over the board, and a sentence is put together in sight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

KEYBOARD = 260  # pixels that the keyboard of a phone leaves of 640, and a little less

# What is out of the window, or lies under something else, of all that has been found.
OUT_OF_REACH = """(found) => found.filter((one) => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !one.contains(above);
}).map((one) => one.textContent)"""


def meets(ada: Guest, *others: Guest, game: str = "mall-of-horror") -> str:
    """Ada opens a table to which the others come; return the path of its play."""
    ada.arrives()
    path = ada.opens(game, ["open"] * len(others))
    for seat, somebody in enumerate(others, start=1):
        somebody.joins(path, seat)
    for somebody in (ada, *others):
        somebody.sits_down()
    return f"/api{path.replace('/table/', '/tables/')}/play"


def deed(somebody: Guest, play: str, seat: int, **what: Any) -> None:
    answer = somebody.page.request.post(f"{play}?seat={seat}", data=what)
    assert answer.ok, answer.text()


def out_of_reach(found: Locator) -> list[str]:
    return list(found.evaluate_all(OUT_OF_REACH))


def test_what_is_said_appears_at_the_speakers_plate_and_is_counted_by_person(guest: Invite) -> None:
    ada, borys, celina = guest("Ada", phone=True), guest("Borys"), guest("Celina")
    play = meets(ada, borys, celina)
    deed(borys, play, 1, t="chat", text="Not me, please")
    bubble = ada.page.get_by_test_id("bubble")
    expect(bubble).to_contain_text("Not me, please")
    plate = ada.page.locator("[data-seat-of='1']").bounding_box()
    box, dock = bubble.bounding_box(), ada.page.get_by_test_id("dock").bounding_box()
    assert plate is not None
    assert box is not None
    assert dock is not None
    assert plate["y"] < box["y"] < plate["y"] + plate["height"] + 20
    assert box["y"] + box["height"] < dock["y"]  # the question lies open
    deed(celina, play, 2, t="chat", text="Nor me")
    key = ada.page.get_by_test_id("talk-key")
    expect(key).to_contain_text("2")
    key.tap()
    for seat in (1, 2):
        expect(ada.page.get_by_test_id(f"to-{seat}")).to_contain_text("1")
    expect(ada.page.get_by_test_id("conversation")).to_contain_text("Nor me")
    ada.page.keyboard.press("Escape")
    expect(key).not_to_contain_text("2")


def test_a_line_can_be_whispered_by_touch(guest: Invite) -> None:
    ada, borys, celina = guest("Ada", phone=True), guest("Borys", phone=True), guest("Celina")
    play = meets(ada, borys, celina)
    ada.page.get_by_test_id("talk-key").tap()
    ada.page.get_by_test_id("to-1").tap()
    ada.page.get_by_test_id("chat").fill("Feed Celina to them")
    ada.page.get_by_test_id("chat-send").tap()
    expect(borys.page.get_by_test_id("bubble")).to_contain_text("Feed Celina to them")
    deed(celina, play, 2, t="chat", text="What are you up to?")
    expect(borys.page.get_by_test_id("bubble")).to_have_count(2)
    expect(celina.page.get_by_test_id("log")).to_contain_text("What are you up to?")
    expect(celina.page.locator("body")).not_to_contain_text("Feed Celina")


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (820, 1180), (1024, 768), (1280, 800)])
@pytest.mark.parametrize("game", ["mall-of-horror", "outlive"])
def test_a_sentence_is_built_in_sight_in_two_steps(guest: Invite, game: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", phone=size[0] < 1000, language="pl")
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.arrives()
    ada.opens(game, ["bot:greedy", "bot:greedy"])
    ada.sits_down()
    if ada.page.get_by_test_id("talk-key").count():
        ada.page.get_by_test_id("talk-key").tap()
    ada.page.get_by_test_id("talk-open").click()
    sentence = ada.page.get_by_test_id("sentence")
    assert out_of_reach(ada.page.locator("[data-kind], .talk-choice")) == []
    if ada.page.locator("[data-kind]").count():
        for kind in ada.page.locator("[data-kind]").all():
            kind.click()
            assert out_of_reach(ada.page.locator("[data-kind], .talk-choice")) == []
        ada.page.locator("[data-kind=promise]").click()
    ada.page.locator("[data-form^='promise-']").first.click()
    while ada.page.get_by_test_id("about").count():
        assert out_of_reach(ada.page.locator("[data-testid=sentence], .talk-choice")) == []
        ada.page.locator("[data-about]").first.click()
    expect(sentence).not_to_contain_text("…")
    assert out_of_reach(ada.page.locator("[data-testid=sentence], [data-testid=say]")) == []
    if size[0] >= 1000:
        assert out_of_reach(ada.page.get_by_test_id("question")) == []
    ada.page.get_by_test_id("say").click()
    expect(ada.page.get_by_test_id("composer")).to_have_count(0)


def test_talk_fits_what_the_keyboard_leaves_of_a_phone(guest: Invite) -> None:
    ada = guest("Ada", phone=True)
    ada.arrives()
    ada.opens("mall-of-horror", ["bot:greedy"] * 3)
    ada.sits_down()
    ada.page.get_by_test_id("talk-key").tap()
    ada.page.set_viewport_size({"width": 360, "height": 640 - KEYBOARD})
    assert out_of_reach(ada.page.locator("[data-testid=chat], [data-testid=chat-send], .listener")) == []
    newest = ada.page.locator(".conversation").bounding_box()
    assert newest is not None
    assert newest["height"] >= 60
    ada.page.get_by_test_id("talk-open").tap()
    assert out_of_reach(ada.page.locator("[data-testid=sentence], [data-testid=talk-back]")) == []


def test_a_promise_is_marked_on_the_board_until_it_is_judged(guest: Invite) -> None:
    ada, borys, celina = guest("Ada", phone=True), guest("Borys"), guest("Celina")
    play = meets(ada, borys, celina)
    deed(borys, play, 1, t="say", to=-1, words=["claim-zombies", "supermarket"])
    for somebody in (ada, celina):
        mark = somebody.page.get_by_test_id("standing")
        expect(mark).to_have_attribute("data-words", "claim-zombies supermarket")
        room = somebody.page.locator(".stage [data-target='location:supermarket']").first.bounding_box()
        place = mark.bounding_box()
        assert room is not None
        assert place is not None
        assert room["x"] - 4 <= place["x"] <= room["x"] + room["width"]
    expect(celina.page.get_by_role("region", name=re.compile("to be judged"))).to_contain_text("Borys")


def test_an_offer_is_answered_with_a_touch(guest: Invite) -> None:
    ada, borys, celina = guest("Ada", phone=True), guest("Borys"), guest("Celina")
    play = meets(ada, borys, celina)
    deed(borys, play, 1, t="say", to=0, words=["offer-alliance", 0])
    ada.page.get_by_test_id("bubble").get_by_test_id("answer-accept").tap()
    expect(borys.page.get_by_test_id("log")).to_contain_text("Agreed")
    expect(ada.page.get_by_test_id("answer-accept")).to_have_count(0)
