"""The measures: what they tell whoever runs the server, and that they tell nothing to whoever sits at a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import ostoja
from tests.table.house import limited, opened

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import Guest, House

MALL = "mall-of-horror"
PROMISE = ["promise-vote", 2]
MACHINE = ("#", "python_", "process_")  # of the process itself: it works when it is asked, too


def measured(house: House) -> dict[str, str]:
    """Read the measures, but for those of the machine and of reading them."""
    lines = house.client().get("/metrics").text.splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith(MACHINE) and 'route="/metrics"' not in line]
    return dict(pairs)


def changed(before: dict[str, str], after: dict[str, str]) -> dict[str, float]:
    """Return by how much each measure has moved; how long something took does not matter."""
    moved = {name for name in before | after if before.get(name) != after.get(name)}
    counts = {name for name in moved if not re.search(r"_(bucket|sum|created)\b", name)}
    return {name: float(after.get(name, 0)) - float(before.get(name, 0)) for name in counts}


# ---------------------------------------------------------------- nothing for players


def test_a_whisper_moves_nothing(house: House, ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "me", talk="open")
    ben.joins(table)
    line = ben.sits(table, 1).catches_up()
    spectator = eve.watches(table).catches_up()
    before = measured(house)
    assert line.sends("say", to=0, words=PROMISE)["t"] == "ack"
    assert line.sends("say", to=-1, words=PROMISE)["t"] == "ack"
    assert line.sends("chat", text="hello")["t"] == "ack"
    assert spectator.sends("chat", text="they do not hear us")["t"] == "ack"
    ada.does(table, 0, "say", to=1, words=PROMISE)
    assert measured(house) == before
    assert len(house.log(table)) == 5


def test_what_a_seat_tries_in_vain_or_looks_at_moves_nothing(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    line = ada.sits(table, 0).catches_up()
    seat = ada.sees(table)["asked"][0]
    before = measured(house)
    assert line.sends("choose", serial=10**6, option=0)["t"] == "refusal"
    assert line.sends("undo")["t"] == "refusal"
    ada.is_refused(f"/api/tables/{table}/play", {"t": "choose", "serial": 10**6, "option": 0}, seat=seat)
    ada.gets(f"/api/tables/{table}/closed", seat=seat)
    ada.sees(table, seat)
    assert measured(house) == before


def test_what_everybody_sees_is_counted(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    before = measured(house)
    ada.chooses(table, ada.sees(table)["asked"][0])
    assert changed(before, measured(house)) == {"ostoja_entries_total": 1, "ostoja_commit_seconds_count": 1}


def test_what_the_house_cannot_take_is_counted(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(burst=3, commands=0.001)) as house:
        ada = house.guest("Ada")
        line = ada.sits(ada.sets_up(MALL, "me", "me", "me"), 0)
        before = measured(house)
        told = [line.sends("ping").get("error") for _ in range(5)]
        assert told == [None] * 3 + ["too-fast"] * 2
        assert changed(before, measured(house)) == {"ostoja_refusals_total": 2}


def test_players_do_not_get_to_see_them(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        answer = house.client().get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert answer.status_code == 403, "through a proxy that is not named: it could be anybody"
        assert "metrics_for" in answer.json()["detail"]
        assert house.client().get("/metrics").is_success
    named = {"proxies": ("127.0.0.1",), "metrics_for": ("10.0.0.0/8", "2001:db8::/32")}
    with opened(tmp_path / "other", None, **named) as house:
        asked = {
            address: house.client().get("/metrics", headers={"x-forwarded-for": address}).status_code
            for address in ("203.0.113.7", "10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1", "::1", "nonsense")
        }
        assert asked == {
            "203.0.113.7": 403, "10.1.2.3": 200,
            "::ffff:10.1.2.3": 200, "2001:db8::1": 200, "::1": 403, "nonsense": 403,
        }  # fmt: skip
        assert house.client().get("/metrics").status_code == 403


# ---------------------------------------------------------------- for whoever runs the server


def test_the_type_names_its_letters_once(house: House) -> None:
    kind = house.client().get("/metrics").headers["content-type"]
    assert kind.startswith("text/plain; version=")
    assert kind.count("charset=utf-8") == 1


def test_version_and_build_are_told(house: House) -> None:
    build = next(line for line in house.client().get("/metrics").text.splitlines() if "ostoja_build_info{" in line)
    assert f'version="{ostoja.__version__}"' in build
    assert re.search(r'build="(compiled|interpreted)"', build)


def test_requests_are_counted_by_route_and_answer_and_by_nothing_else(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    link = ada.posts("/api/me/links")["path"].removeprefix("/move/")
    before = measured(house)
    client = house.client()
    client.get(f"/api/tables/{table}")
    client.get("/api/tables/secret-table")
    client.post(f"/api/links/{link}")
    client.get(f"/table/{table}")
    client.get("/no/such/page")
    client.get("/api/tables?who=ada")
    client.put("/api/tables")
    after = measured(house)
    counted = {
        re.sub(r'ostoja_request_seconds_count{method="(\w+)",route="(.*)",status="(\d+)"}', r"\1 \2 \3", name): moved
        for name, moved in changed(before, after).items()
    }
    assert counted == {
        "GET /api/tables/{table} 200": 1,
        "GET /api/tables/{table} 404": 1,
        "POST /api/links/{token} 201": 1,
        "GET /table/{rest} 200": 1,
        "GET none 404": 1,
        "GET /api/tables 200": 1,
        "PUT none 405": 1,
    }
    for private in (table, link, ada.id, ada.token, "secret", "no/such", "who=ada"):
        assert not any(private in name for name in after)


@pytest.mark.parametrize("method", ["BREW", "PROPFIND", "TRACE"])
def test_a_made_up_method_makes_no_measure_of_its_own(house: House, method: str) -> None:
    house.client().request(method, "/healthz")
    assert not any(method in name for name in measured(house))
