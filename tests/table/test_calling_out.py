"""Where webhooks may lead: to public places only, by one look-up, for a short time, and not too many at once."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
import structlog.testing

from ostoja.table import addresses, webhooks
from ostoja.table.addresses import is_public
from tests.table.house import opened, wait_until
from tests.table.webhooks import CERTIFICATE, NAME, Dialled, Names, Webhooks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from http.server import BaseHTTPRequestHandler

    from tests.table.house import Guest, House

PUBLIC = "93.184.215.14"
BODY: dict[str, object] = {"table": "t", "seat": 0}


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    return Names(monkeypatch)


@pytest.fixture
def dialled(monkeypatch: pytest.MonkeyPatch) -> Dialled:
    return Dialled(monkeypatch)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house whose webhooks lead to public places only."""
    with opened(tmp_path_factory.mktemp("strict"), private_webhooks=False) as server:
        yield server


def calls(house: House, address: str) -> list[str]:
    """Call an address; return why it failed, if it did."""
    with structlog.testing.capture_logs() as logs:
        house.does(house.hall.caller.post(address, BODY))
    return [line["reason"] for line in logs if line["event"] == "webhook failed"]


# ---------------------------------------------------------------- to public places only


INSIDE = [
    "0.0.0.0", "0.1.2.3",  # noqa: S104  nothing is bound
    "10.1.2.3", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.255.255.254",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.1.1",
    "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.250", "240.0.0.1",
    "255.255.255.255", "168.63.129.16",
    "::", "::1", "::127.0.0.1", "::93.184.215.14", "::ffff:127.0.0.1", "::ffff:93.184.215.14", "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b::5db8:d70e", "64:ff9b:1::1", "100::1", "2001::1", "2001:0:5db8:d70e::1", "2001:2::1",
    "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "2002:5db8:d70e::1", "3fff::1", "4000::1", "5f00::1",
    "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%lo", "fec0::1", "ff02::1", "ff0e::1",
]  # fmt: skip
OUTSIDE = [
    PUBLIC,
    "1.1.1.1",
    "172.15.255.255",
    "172.32.0.1",
    "223.255.255.255",
    "2606:2800:21f:cb07::1",
    "2a00:1450::1",
]


@pytest.mark.parametrize("place", INSIDE)
def test_a_name_that_leads_inside_is_not_called(strict: House, names: Names, dialled: Dialled, place: str) -> None:
    names.lead(NAME, [place])
    assert calls(strict, f"http://{NAME}/") == ["ValueError"]
    assert dialled.places == []


@pytest.mark.parametrize("place", OUTSIDE)
def test_a_name_that_leads_outside_is_called_there(strict: House, names: Names, dialled: Dialled, place: str) -> None:
    names.lead(NAME, [place])
    assert calls(strict, f"https://{NAME}/") == ["ConnectionError"]
    assert dialled.places == [place]
    assert is_public(place)


def test_one_place_inside_among_many_is_enough_to_refuse(strict: House, names: Names, dialled: Dialled) -> None:
    names.lead(NAME, [PUBLIC, "10.0.0.1"])
    assert calls(strict, f"http://{NAME}/") == ["ValueError"]
    assert dialled.places == []


def test_a_name_that_changes_its_mind_leads_nowhere_else(
    strict: House, names: Names, dialled: Dialled, webhooks: Webhooks
) -> None:
    names.lead(NAME, [PUBLIC], ["127.0.0.1"])
    assert calls(strict, f"http://{NAME}:{webhooks.port}/") == ["ConnectionError"]
    assert names.asked == [NAME], "looked up once"
    assert dialled.places == [PUBLIC]
    assert webhooks.calls == []


def test_no_proxy_of_the_machine_is_asked_instead(
    strict: House, names: Names, dialled: Dialled, webhooks: Webhooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(variable, webhooks.address)
    names.lead(NAME, [PUBLIC])
    assert calls(strict, f"http://{NAME}/") == ["ConnectionError"]
    assert dialled.places == [PUBLIC]


@pytest.mark.parametrize(
    ("address", "taken"),
    [
        ("", True),
        ("https://hooks.example/x?y=z", True),
        ("http://hooks.example:80/", True),
        ("https://hooks.example:8443/", True),
        ("http://hooks.example:8000/", True),
        ("https://user:word@zażółć.example/", True),
        ("http://hooks.example:22/", False),
        ("http://hooks.example:25/", False),
        ("http://hooks.example:6379/", False),
        ("http://hooks.example:7999/", False),
        ("http://hooks.example:0/", False),
        ("http://hooks.example:65536/", False),
        ("ftp://hooks.example/", False),
        ("hooks.example", False),
        ("https://", False),
        ("https://\u202ehooks.example/", False),
    ],
)
def test_an_address_that_would_never_be_called_is_refused_at_once(strict: House, address: str, *, taken: bool) -> None:
    ada = strict.guest("Ada")
    if taken:
        assert ada.client.patch("/api/me", json={"webhook": address}).json()["webhook"] == address
    else:
        told = ada.is_refused("/api/me", {"webhook": address}, method="PATCH")
        assert (told["status"], told["error"]) == (400, "bad-webhook")
        assert "the field webhook" in told["detail"]
        assert ada.gets("/api/me")["webhook"] == ""


def test_where_private_networks_are_allowed_any_port_is(house: House, ada: Guest) -> None:
    assert ada.client.patch("/api/me", json={"webhook": "http://127.0.0.1:5678/"}).is_success
    assert house.settings.private_webhooks


# ---------------------------------------------------------------- to whom it is meant for


def test_the_server_learns_by_which_name_it_is_called(
    house: House, names: Names, dialled: Dialled, webhooks: Webhooks
) -> None:
    names.lead(NAME, ["127.0.0.1"])
    assert calls(house, f"http://{NAME}:{webhooks.port}/hook") == []
    assert webhooks.calls == [BODY]
    assert webhooks.hosts == [f"{NAME}:{webhooks.port}"]
    assert dialled.places == ["127.0.0.1"]


def test_a_place_that_does_not_answer_is_passed_over_for_the_next(
    house: House, names: Names, dialled: Dialled, webhooks: Webhooks
) -> None:
    names.lead(NAME, ["::1", "127.0.0.1"])
    assert calls(house, f"http://{NAME}:{webhooks.port}/") == []
    assert dialled.places == ["::1", "127.0.0.1"]
    assert webhooks.calls == [BODY]


@pytest.mark.parametrize(("name", "believed"), [(NAME, True), ("other.example", False)])
def test_a_certificate_must_be_of_the_name(
    house: House, names: Names, monkeypatch: pytest.MonkeyPatch, name: str, *, believed: bool
) -> None:
    context = ssl.create_default_context(cafile=str(CERTIFICATE))
    monkeypatch.setattr(webhooks, "trust", lambda: context)
    names.lead(name, ["127.0.0.1"])
    with Webhooks(safe=True) as safe:
        assert calls(house, f"https://{name}:{safe.port}/") == ([] if believed else ["ConnectionError"])
        assert safe.calls == [BODY] * believed


def test_a_certificate_that_nobody_knows_is_not_believed(house: House, names: Names) -> None:
    names.lead(NAME, ["127.0.0.1"])
    with Webhooks(safe=True) as safe:
        assert calls(house, f"https://{NAME}:{safe.port}/") == ["ConnectionError"]
        assert safe.calls == []


# ---------------------------------------------------------------- for a short time


def elsewhere(request: BaseHTTPRequestHandler) -> None:
    """Send the caller on."""
    request.send_response(307)
    request.send_header("location", f"http://{request.headers['host']}/again")
    request.end_headers()


def without_end(request: BaseHTTPRequestHandler) -> None:
    """Begin an answer and go on and on."""
    request.send_response(200)
    request.end_headers()
    while True:
        request.wfile.write(b"more " * 1000)
        time.sleep(0.001)


def drop_by_drop(request: BaseHTTPRequestHandler) -> None:
    """Never come to the end of the first line."""
    request.wfile.write(b"HTTP/1.1 200 ")
    while True:
        request.wfile.write(b"x")
        request.wfile.flush()
        time.sleep(0.05)


def test_nobody_is_sent_on(house: House) -> None:
    with Webhooks(elsewhere) as place:
        assert calls(house, f"{place.address}/") == []
        assert len(place.calls) == 1


@pytest.mark.parametrize(("answer", "reasons"), [(without_end, []), (drop_by_drop, ["TimeoutError"])])
def test_an_answer_without_end_is_not_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch, answer: Any, reasons: list[str]
) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.5)
    with Webhooks(answer) as place:
        began = time.monotonic()
        assert calls(house, f"{place.address}/") == reasons
        assert time.monotonic() - began < 5
        assert len(place.calls) == 1


def looking_up() -> int:
    """Count the look-ups under way."""
    return sum(thread.name == "look-up" for thread in threading.enumerate())


def test_a_directory_that_does_not_answer_holds_nobody_up(
    strict: House, names: Names, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 1.0)
    names.lead(NAME, [PUBLIC])
    names.slow = threading.Event()

    async def many() -> None:
        await asyncio.gather(*(strict.hall.caller.post(f"http://{NAME}/", BODY) for _ in range(40)))

    try:
        with structlog.testing.capture_logs() as logs:
            strict.does(many())
        assert [line["reason"] for line in logs] == ["TimeoutError"] * 40
        assert 1 <= looking_up() <= addresses.LOOK_UPS
        assert strict.client().get("/healthz", timeout=3).is_success
    finally:
        names.slow.set()
    wait_until(lambda: looking_up() == 0)


# ---------------------------------------------------------------- not too many at once


class Held:
    """A place where every call waits until it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()

    def __call__(self, request: BaseHTTPRequestHandler) -> None:
        """Answer when it is time."""
        self.go.wait(20)
        request.send_response(204)
        request.end_headers()


def begins(house: House, player: str, address: str) -> None:
    """Begin a call for a player."""

    async def begin() -> None:
        house.hall.caller.begin(player, address, BODY)

    house.does(begin())


def test_one_player_is_called_by_few_lines_at_once(house: House) -> None:
    held = Held()
    with Webhooks(held) as place, structlog.testing.capture_logs() as logs:
        for _ in range(5):
            begins(house, "ada", f"{place.address}/")
        begins(house, "ben", f"{place.address}/")
        assert len(house.hall.caller.calls) == webhooks.PER_PLAYER + 1
        assert [line["event"] for line in logs] == ["webhook left out"] * (5 - webhooks.PER_PLAYER)
        held.go.set()
        wait_until(lambda: not house.hall.caller.calls)
        assert len(place.calls) == webhooks.PER_PLAYER + 1
        begins(house, "ada", f"{place.address}/")
        wait_until(lambda: len(place.calls) == webhooks.PER_PLAYER + 2)


def test_one_player_is_called_so_often_in_a_minute(house: House) -> None:
    with Webhooks() as place:
        for _ in range(webhooks.PER_MINUTE + 10):
            begins(house, "eve", f"{place.address}/")
            wait_until(lambda: not house.hall.caller.calls)
        assert len(place.calls) == webhooks.PER_MINUTE


def test_there_is_an_end_of_calls_under_way(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "WAITING", 3)
    held = Held()
    with Webhooks(held) as place:
        for number in range(6):
            begins(house, f"guest {number}", f"{place.address}/")
        assert len(house.hall.caller.calls) == 3
        held.go.set()
        wait_until(lambda: not house.hall.caller.calls)
