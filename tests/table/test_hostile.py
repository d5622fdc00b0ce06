"""What no client of ours would send: every route refuses it in the usual form, and no line breaks over it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest
import structlog.testing

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from tests.table.house import Guest, House

MALL = "mall-of-horror"
DEEP = 50_000
BODIES: dict[str, bytes] = {
    "deep list": b"[" * DEEP,
    "deep object": b'{"a":' * (DEEP // 4),
    "deep field": b'{"name":"Ada","settings":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "quite deep": b'{"settings":' + b'{"a":' * 500 + b"1" + b"}" * 501,
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "half a letter": b'{"name":"\xc5',
    "half a pair": b'{"name":"\\ud800","login":"\\udfff"}',
    "long number": b'{"name":' + b"9" * 5_000 + b"}",
    "huge number": b'{"settings":{"a":1e999},"at":1e999,"seat":1e999}',
    "nothing": b"",
    "null": b"null",
    "zeros": b"\x00" * 100,
}
HEADERS: dict[str, tuple[str, bytes]] = {
    "origin": ("origin", b"http://["),
    "origin of bytes": ("origin", b"\xff\xfe"),
    "host": ("host", b"h" * 3_000),
    "cookie": ("cookie", b"ostoja=\xff\x80;;;=" + b"a" * 5_000),
    "token": ("authorization", b"Bearer \xff\x80"),
    "type": ("content-type", b"application/json; charset=nowhere"),
    "another type": ("content-type", b"multipart/form-data"),
    "accept": ("accept", b"\xff;q=many"),
    "proxy": ("x-forwarded-for", b"[\xff, ]:x"),
}
WORDS = ["%00", "%0A", "%C5%BC" * 200, "x" * 3_000, "%2E%2E", "-1", "9" * 5_000, "%ff", "1e9", "%5B", "a.b", "%2F"]


def routes(house: House) -> Iterator[tuple[str, str]]:
    """List all routes with their methods: those of the description, and those that are not in it."""
    described = house.client().get("/api/schema/openapi.json").json()["paths"]
    for path, methods in described.items():
        for method in methods:
            yield method.upper(), path
    for path in ("/", "/healthz", "/readyz", "/metrics", "/table/{word}", "/assets/{word}", "/{word}"):
        yield "GET", path


def is_refused_or_done(answer: httpx.Response, sent: object) -> None:
    """See that the server has not failed, and that what it refuses is refused in the usual form."""
    assert answer.status_code < 500, (sent, answer.text)
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error", "detail"}, (sent, answer.text)


def test_every_route_takes_or_refuses_whatever_comes(house: House, ada: Guest) -> None:
    known = {"table": ada.sets_up(MALL, "me", "me", "open"), "key": MALL, "language": "en", "seat": "1", "at": "0"}
    devices = [house.client(ada.token), house.client()]
    tried = 0
    with structlog.testing.capture_logs() as logs:
        for method, path in routes(house):
            usual = path.format_map(defaultdict(lambda: "x", known))
            for device in devices:
                if (method, path) == ("DELETE", "/api/sessions"):
                    continue
                for name, body in BODIES.items():
                    headers = {"content-type": "application/json"}
                    answer = device.request(method, usual, content=body, headers=headers)
                    is_refused_or_done(answer, (method, path, name))
                for name, (header, value) in HEADERS.items():
                    answer = device.request(method, usual, content=b"{}", headers=[(header.encode(), value)])
                    is_refused_or_done(answer, (method, path, name))
                for word in WORDS:
                    address = f"{re.sub('{[^}]*}', word, path)}?seat={word}&have={word}&at={word}"
                    is_refused_or_done(device.request(method, address), (method, path, word[:9]))
                tried += 1
    assert tried > 40
    assert [line for line in logs if line["log_level"] == "error"] == []


@pytest.mark.parametrize(
    "data",
    ["a." * 30_000 + "a=1", "a=" + "[" * 60_000, "a=" + "{a=" * 20_000, "a=" + "9" * 60_000, "\n" * 60_000],
)
def test_data_that_goes_too_far_is_refused_at_once(ada: Guest, data: str) -> None:
    seats = [{"who": "me"}] * 3
    told = ada.is_refused("/api/tables", {"game": MALL, "seats": seats, "data": data})
    assert told["status"] == 400
    assert told["detail"]


@pytest.mark.parametrize("host", ["h" * 3_000, "a/b" * 100])
def test_no_invitation_is_drawn_for_a_host_that_cannot_be(ada: Guest, host: str) -> None:
    table = ada.sets_up(MALL, "me", "me", "open")
    assert ada.client.get(f"/api/tables/{table}/qr", headers={"host": host}).status_code == 400
    assert ada.client.post("/api/me/links", headers={"host": host}).status_code == 400


def test_an_origin_that_is_none_is_refused(ada: Guest) -> None:
    assert ada.client.post("/api/tables", json={}, headers={"origin": "http://["}).status_code == 403


@pytest.mark.parametrize("login", ["abcd\n", "abcd\r", "abcd\x00", "ab\ncd", "\nabcd"])
def test_a_login_has_no_line_of_its_own(ada: Guest, login: str) -> None:
    assert ada.is_refused("/api/accounts", {"login": login, "password": "a horse, a battery"})["status"] == 400


@pytest.mark.parametrize(
    "message",
    [
        b"\xff\xfe",
        b'{"t":"chat","text":"\xff"}',
        b"[" * 10_000,
        b'{"t":' * 2_000,
        b'{"t":"choose","serial":' + b"9" * 5_000 + b',"option":1}',
        b"\x00",
        "{",
        '{"t":"chat","text":"\\ud800"}',
        "",
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_line_goes_on(ada: Guest, message: str | bytes) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.sits(table, 0).catches_up()
    line.line.send(message)
    while 0 not in line.answers:
        line.hears()
    assert line.answers[0]["error"] == "bad-message"
    assert line.sends("ping")["t"] == "ack"
    assert json.loads(line.texts[-1])["t"] == "ack"
