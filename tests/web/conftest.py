"""A real server and a real Chromium, once for all tests of a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.machine import launch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext

Invite = "Callable[..., Guest]"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright, tmp_path_factory.mktemp("machine"))
        yield browser
        browser.close()


@pytest.fixture
def guest(house: House, chromium: Browser) -> Iterator[Callable[..., Guest]]:
    """Invite somebody with a browser of their own: guest("Ada", language="pl", phone=True)."""
    contexts: list[BrowserContext] = []
    guests: list[Guest] = []

    def invite(name: str, *, language: str = "en", phone: bool = False, calm: bool = True) -> Guest:
        context = chromium.new_context(
            base_url=house.address,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            viewport={"width": 360, "height": 640} if phone else {"width": 1280, "height": 800},
            has_touch=phone,
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        guests.append(Guest(name, context.new_page()))
        return guests[-1]

    yield invite
    for somebody in guests:
        assert not somebody.troubles, f"{somebody.name}'s browser complained: {somebody.troubles}"
    for context in contexts:
        context.close()
