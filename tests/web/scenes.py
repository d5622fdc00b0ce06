"""Fixed moments of real games: the same seed and the same choices, on chairs that all belong to one guest.

No bot takes part: when bots answer at the same time, who is first depends on the machine.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, Page

NAMES = ["Ada", "Borys", "Celina", "Dawid"]
SIZES = {"360x640": (360, 640), "1280x800": (1280, 800), "1920x1080": (1920, 1080)}
LANGUAGES = ["en", "pl"]
LIVELY = 0.85  # how often something is done, where nothing could be done
WHOLE_STORY = 1_000_000  # more items than any game tells
STILL = 12  # pictures at most until two of them are the same


class Scene(NamedTuple):
    """A moment: the first of these questions after so many choices; without questions, the end."""

    game: str
    seats: int
    choices: int
    questions: tuple[str, ...]
    seed: str = "a picture"
    options: dict[str, Any] = {}  # noqa: RUF012  never changed


MIDDLES = [
    Scene("mall-of-horror", 4, 110, ("ask-vote",)),  # who is fed to the zombies on the parking
    Scene("osaczeni", 4, 74, ("ask-vote",), seed="b"),  # the same question, at the door of the hall
    Scene("outlive", 3, 306, ("ask-action",), seed="b"),  # the fifth day, with the whole convoy behind
    Scene("claustrophobia", 2, 133, ("ask-dodge",), seed="d", options={"human_seat": "0"}),  # the dice of a fight
    Scene("zombie-terror", 2, 248, ("ask-human",), options={"zombie_seat": "1"}),  # the sixth night
]
END = Scene("mall-of-horror", 3, 10_000, ())


def chosen(options: list[dict[str, Any]], chance: random.Random) -> int:
    """Choose an option: mostly one that does something."""
    deeds = [option for option in options if option["path"]]
    some = deeds if deeds and chance.random() < LIVELY else options
    return int(chance.choice(some)["id"])


def play_to(request: APIRequestContext, scene: Scene) -> str:
    """Play to the moment; return the address of the table."""
    chairs = [{"who": "me", "name": name} for name in NAMES[: scene.seats]]
    wish = {"game": scene.game, "seats": chairs, "options": scene.options, "seed": scene.seed, "listed": False}
    table = request.post("/api/tables", data=wish).json()["id"]
    chance = random.Random(scene.seed)  # noqa: S311  no cryptography
    seat = made = 0
    while True:
        update = seen(request, table, seat)
        if not update["asked"]:
            return f"/table/{table}"
        if seat != update["asked"][0]:
            seat = update["asked"][0]
            continue
        if made >= scene.choices and update["question"]["key"] in scene.questions:
            return f"/table/{table}"
        choice = {"t": "choose", "serial": update["serial"], "option": chosen(update["options"], chance)}
        answer = request.post(f"/api/tables/{table}/play?seat={seat}", data=choice)
        assert answer.ok, answer.text()
        made += 1


def seen(request: APIRequestContext, table: str, seat: int) -> dict[str, Any]:
    """Return what a seat sees, without the long story."""
    update: dict[str, Any] = request.get(f"/api/tables/{table}/play?seat={seat}&have={WHOLE_STORY}").json()
    return update


def introduce(page: Page, name: str = NAMES[0]) -> None:
    """Come in as somebody who has seen every introduction and needs no hints."""
    page.goto("/")
    page.get_by_test_id("nickname").fill(name)
    page.get_by_test_id("enter").click()
    page.get_by_test_id("welcome").wait_for(state="detached")
    speak(page, LANGUAGES[0])


def speak(page: Page, language: str) -> None:
    """Take a language; it holds from the next page on."""
    seen = [scene.game for scene in MIDDLES]
    answer = page.request.patch("/api/me", data={"settings": {"language": language, "seen": seen, "guide": False}})
    assert answer.ok, answer.text()


def sit_down(page: Page, address: str) -> None:
    """Open a table, and draw the curtain before whoever is asked."""
    page.goto(address)
    curtain = page.get_by_test_id("curtain-ready")
    curtain.or_(page.get_by_test_id("table")).first.wait_for()
    if curtain.count():
        curtain.press("Enter")  # a mouse would rest on the board afterwards
    page.get_by_test_id("table").wait_for()


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def still(page: Page) -> bytes:
    """Take the picture of the page as soon as nothing moves any more."""
    page.evaluate("document.fonts.ready")
    before = b""
    for _ in range(STILL):
        page.wait_for_timeout(120)
        now = page.screenshot(animations="disabled")
        if now == before:
            break
        before = now
    return before
