"""The page that describes the interface: complete, and all of it from this house."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.table.house import House

ELSEWHERE = re.compile(r"(?:https?:)?//[\w.-]+")


class Read(HTMLParser):
    """A page as a browser reads it: what it fetches, where it leads, and what would have to run."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.leads: list[str] = []
        self.ids: list[str] = []
        self.inline: list[str] = []
        self.words: list[str] = []
        self.text = page
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids += [found["id"]] if "id" in found else []
        if tag == "a":
            self.leads.append(found["href"])
        else:
            self.fetched += [found[name] for name in ("href", "src") if name in found]
        if tag == "style" or (tag == "script" and "src" not in found):
            self.inline.append(tag)
        self.inline += [name for name in found if name == "style" or name.startswith("on")]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def page(house: House) -> Read:
    answer = house.client().get("/api/schema")
    assert answer.is_success
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Read(answer.text)


def test_everything_that_the_page_fetches_comes_from_this_house(house: House, page: Read) -> None:
    assert not ELSEWHERE.search(page.text), "it names another host"
    files = [address for address in page.fetched if not address.startswith("data:")]
    assert files
    for address in files:
        assert address.startswith("/")
        answer = house.client().get(address)
        assert answer.is_success, address
        assert answer.content
        assert not ELSEWHERE.search(answer.text), address


def test_the_page_runs_nothing_that_our_own_headers_forbid(house: House, page: Read) -> None:
    policy = house.client().get("/api/schema").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert page.inline == []


def test_every_link_of_the_page_leads_somewhere(house: House, page: Read) -> None:
    assert len(page.ids) == len(set(page.ids))
    assert not any(" " in name for name in page.ids)
    for address in set(page.leads):
        if address.startswith("#"):
            assert address[1:] in page.ids, address
        else:
            assert house.client().get(address).is_success, address


def test_the_page_names_every_route_and_every_field(house: House, page: Read) -> None:
    description = house.client().get("/api/schema/openapi.json").json()
    words = set(page.words)
    for path, methods in description["paths"].items():
        assert path in words
        for route in methods.values():
            assert route["operationId"] in page.ids
            assert route["description"] in words
            assert {parameter["name"] for parameter in route.get("parameters", ())} <= words
    for name, message in description["components"]["schemas"].items():
        assert f"type-{name}" in page.ids
        assert set(message["properties"]) <= words


def test_what_the_page_says_of_a_message_is_what_the_server_takes(house: House) -> None:
    text = house.client().get("/api/schema").text
    assert "<h3>Credentials</h3><p>The login and password of an account.</p>" in text
    assert (
        '<th scope="row"><code>password</code></th><td>text <small>(8 to 200 signs)</small></td><td>needed</td>' in text
    )
    assert '<th scope="row"><code>keep</code></th><td>true or false</td><td>else <code>true</code></td>' in text
    assert '<td>list of <a href="#type-SeatWish">SeatWish</a> <small>(1 to 8 items)</small></td>' in text
