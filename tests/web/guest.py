"""Somebody with a browser: what a person at the table does, by touching the page or by the keyboard alone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import TimeoutError  # noqa: A004  Playwright's own

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import ConsoleMessage, Page

Hands = Literal["mouse", "keyboard"]

LOOK = """() => {
  const table = document.querySelector("[data-testid=table]");
  if (!table) return null;
  const listed = [...table.querySelectorAll(".dock button[data-option]")];
  const seen = listed.filter((one) => !one.disabled && one.dataset.option);
  const armed = document.querySelector("[data-testid=confirm]") !== null;
  return { ...table.dataset, armed, options: seen.map((option) => option.dataset.option) };
}"""
EXPECTED = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "401")  # a line that is lost on purpose
QUICKLY = 3000  # milliseconds
NUMBERED = 9  # options that have a number key
MISSES = 3  # touches of something that is there and cannot be touched


class Guest:
    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.chance = random.Random(name)  # noqa: S311  no cryptography
        self.troubles: list[str] = []
        self.answered: tuple[str, ...] = ()
        self.choices = 0
        self.missed = 0
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in EXPECTED):
            self.troubles.append(message.text)

    # ------------------------------------------------------------ arriving

    def arrives(self, path: str = "/") -> None:
        self.page.goto(path)
        self.says_name()

    def says_name(self) -> None:
        self.page.get_by_test_id("nickname").fill(self.name)
        self.page.get_by_test_id("enter").click()
        self.page.get_by_test_id("welcome").wait_for(state="detached")

    def opens(self, game: str, chairs: Sequence[str]) -> str:
        """Open a table from the lobby: me, then a chair for every word (open, me, bot:greedy); return its path."""
        self.page.locator(f"[data-game='{game}'] .game-link").click()
        self.page.get_by_test_id(f"count-{len(chairs) + 1}").click()
        self.page.locator("summary:has(+ .seats)").click()
        for seat, chair in enumerate(chairs, start=1):
            self.page.get_by_test_id(f"seat-{seat}").select_option(chair)
        self.page.get_by_test_id("start").click()
        self.page.wait_for_url("**/table/*")
        if "open" in chairs:
            self.is_ready()
        return re.sub(r"^https?://[^/]+", "", self.page.url)

    def joins(self, path: str, seat: int) -> None:
        """Follow an invitation: a name, and a chair; and be ready, as whoever invited was before."""
        self.arrives(path)
        self.page.get_by_test_id(f"sit-{seat}").click()
        self.is_ready()

    def is_ready(self) -> None:
        """Say in the waiting room that it may begin."""
        self.page.get_by_test_id("ready").click()

    def sits_down(self, *, again: bool = False) -> None:
        """Wait for the table, and put the introduction away that is shown the first time."""
        self.page.get_by_test_id("table").wait_for()
        if not again:
            self.page.get_by_test_id("intro").wait_for()
            self.page.keyboard.press("Escape")
            self.page.get_by_test_id("intro").wait_for(state="detached")

    # ------------------------------------------------------------ looking

    def look(self) -> dict[str, Any]:
        """Return what the page says about the game; nothing while it is loading."""
        found: dict[str, Any] | None = self.page.evaluate(LOOK)
        return found or {"over": "false", "asked": "", "seat": "", "serial": "", "options": [], "armed": False}

    def is_over(self) -> bool:
        return bool(self.look()["over"] == "true")

    # ------------------------------------------------------------ playing

    def chooses(self, hands: Hands = "mouse") -> bool:
        """Choose something, if asked; tell whether anything was chosen."""
        table = self.look()
        if table["over"] == "true" or table["seat"] not in table["asked"].split() or not table["options"]:
            return False
        if table["armed"]:  # the page asked late whether it was meant
            self.confirms(hands, moment(table))
            return False
        if moment(table) == self.answered:
            return False
        if hands == "keyboard":
            self.presses(self.chance.randrange(min(len(table["options"]), NUMBERED)) + 1)
        elif not self.touches(f".dock [data-option='{self.chance.choice(table['options'])}']", moment(table)):
            return False
        self.waits(hands, moment(table))
        self.answered = moment(table)
        self.choices += 1
        return True

    def touches(self, target: str, asked: tuple[str, ...]) -> bool:
        """Touch something; it may be gone if others were faster, but what stays there can be touched."""
        place = self.page.locator(target).first
        try:
            place.click(timeout=QUICKLY)
        except TimeoutError as error:
            self.missed = self.missed + 1 if moment(self.look()) == asked and place.count() else 0
            if self.missed == MISSES:
                raise AssertionError(f"{target} cannot be touched: {error.message}") from error
            return False
        self.missed = 0
        return True

    def presses(self, number: int) -> None:
        self.page.keyboard.press(str(number))

    def waits(self, hands: Hands, asked: tuple[str, ...]) -> None:
        """See for a moment whether the game goes on, or the page asks whether it was meant."""
        for _ in range(25):
            table = self.look()
            if moment(table) != asked:
                return
            if table["armed"]:
                self.confirms(hands, asked)
                return
            self.page.wait_for_timeout(20)

    def confirms(self, hands: Hands, asked: tuple[str, ...]) -> None:
        """Say that it was meant: the button has the focus. By mouse: and that it always is."""
        if hands == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.touches("[data-testid=confirm-never]", asked)


def moment(table: dict[str, Any]) -> tuple[str, ...]:
    """Return what changes when a choice was made."""
    return table["serial"], table["asked"], table["over"]


def play_on(guests: Sequence[Guest], *, until: int = 10_000, hands: Hands = "mouse") -> None:
    """Let everybody choose in turn until the game is over, or so many choices were made."""
    made = idle = 0
    while made < until and not all(guest.is_over() for guest in guests):
        chosen = [guest.chooses(hands if guest is guests[0] else "mouse") for guest in guests]
        made += sum(chosen)
        idle = 0 if any(chosen) else idle + 1
        if idle:
            guests[0].page.wait_for_timeout(20)
        assert idle < 1500, [guest.look() for guest in guests]
        if idle and idle % 200 == 0:  # an answer that came too late was refused, and the question is asked again
            for guest in guests:
                guest.answered = ()
