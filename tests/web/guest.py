"""Somebody with a browser: what a person at the table does, by touching the page or by the keyboard alone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page

ROOT = "[data-decision]"
EXPECTED = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "401")  # a line that is lost on purpose


class Guest:
    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.chance = random.Random(name)
        self.troubles: list[str] = []
        self.answered = ("", "")
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in EXPECTED):
            self.troubles.append(message.text)

    # ------------------------------------------------------------ arriving

    def arrives(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.get_by_test_id("nickname").fill(self.name)
        self.page.get_by_test_id("enter").click()
        self.page.get_by_test_id("welcome").wait_for(state="detached")

    def api(self, method: str, path: str, body: object = None) -> object:
        """Ask the server as the page itself would."""
        answer = self.page.request.fetch(f"/api{path}", method=method, data=body if body is not None else None)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    # ------------------------------------------------------------ looking

    def fact(self, name: str) -> str:
        return self.page.locator(ROOT).first.get_attribute(f"data-{name}") or ""

    def seat(self) -> str:
        return self.fact("seat")

    def is_over(self) -> bool:
        return self.fact("over") == "true"

    def is_asked(self) -> bool:
        return self.seat() in self.fact("asked").split()

    def options(self) -> list[str]:
        """List the numbers of the options on the page, those that still can be chosen."""
        found = self.page.locator("[data-option]:visible")
        return [option.get_attribute("data-option") or "" for option in found.all()]

    # ------------------------------------------------------------ playing

    def chooses(self, by_keyboard: bool = False) -> bool:
        """Choose something, if asked; tell whether anything was chosen."""
        if self.is_over() or not self.is_asked():
            return False
        moment = (self.fact("decision"), self.fact("asked"))
        options = self.options()
        if moment == self.answered or not options:
            return False
        option = self.chance.choice(options)
        button = self.page.locator(f'[data-option="{option}"]:visible').first
        if by_keyboard:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        self.confirms(by_keyboard=by_keyboard)
        self.answered = moment
        return True

    def confirms(self, *, by_keyboard: bool) -> None:
        confirm = self.page.get_by_test_id("confirm")
        if confirm.count() and confirm.first.is_visible():
            if by_keyboard:
                self.page.keyboard.press("Enter")
            else:
                confirm.first.click()
