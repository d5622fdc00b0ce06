"""People at the door: names, accounts, devices; and what nobody may do in another's name, or too often."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import segno
from websockets.exceptions import InvalidStatus

from ostoja.table.api.codes import LOOK
from ostoja.table.people import LINK_LIFE
from tests.table.house import Guest, limited, opened

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from tests.table.house import House

MALL = "mall-of-horror"
PASSWORD = "a horse, a battery"  # noqa: S105  nobody's


def trouble(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the key of a refusal, which has nothing else but a detail."""
    body = answer.json()
    assert set(body) == {"error", "detail"}
    return answer.status_code, body["error"]


# ---------------------------------------------------------------- names and accounts


def test_a_guest_needs_nothing_but_a_name(house: House) -> None:
    client = house.client()
    assert trouble(client.get("/api/me")) == (401, "unnamed")
    welcome = client.post("/api/players", json={"name": "Ada"}).json()
    assert client.get("/api/me").json() == welcome["me"]
    assert (welcome["me"]["name"], welcome["me"]["login"], welcome["me"]["settings"]) == ("Ada", "", {})


@pytest.mark.parametrize(("given", "kept"), [("  Ada\t\u0007 L. ", "Ada L."), ("A\u200bda", "Ada"), ("Żółć", "Żółć")])
def test_names_are_tidied(house: House, given: str, kept: str) -> None:
    guest = house.guest(given)
    assert guest.gets("/api/me")["name"] == kept
    guest.client.patch("/api/me", json={"name": f"!{given}"})
    assert guest.gets("/api/me")["name"].replace(" ", "") == f"!{kept}".replace(" ", "")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "x" * 25, 7, None])
def test_a_name_has_one_to_twenty_four_letters(house: House, name: object) -> None:
    assert house.client().post("/api/players", json={"name": name}).status_code == 400


@pytest.mark.parametrize("name", ["\u0000", "\u202eevil", "a\nb"])
def test_the_name_of_a_chair_is_tidied_too(ada: Guest, name: str) -> None:
    answer = ada.client.post(
        "/api/tables", json={"game": MALL, "seats": [{"who": "me", "name": name}, {"who": "me"}, {"who": "open"}]}
    )
    assert answer.is_success == any(sign.isprintable() for sign in name)
    if answer.is_success:
        assert answer.json()["people"][0]["name"].isprintable()
    table = ada.sets_up(MALL, "me", "me", "open")
    card = ada.posts(f"/api/tables/{table}/seats/1", {"who": "me", "name": f"{name}x"})
    assert card["people"][1]["name"].isprintable()


def test_an_account_keeps_the_player_on_another_device(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    login = f"ada-{ada.id}"
    assert ada.posts("/api/accounts", {"login": login, "password": PASSWORD})["login"] == login
    phone = house.client()
    welcome = phone.post("/api/sessions", json={"login": login, "password": PASSWORD}).json()
    assert welcome["me"]["id"] == ada.id
    assert welcome["token"] != ada.token
    assert phone.get("/api/tables").json()["mine"][0]["id"] == table
    assert phone.get(f"/api/tables/{table}/play", params={"seat": 0}).is_success
    assert phone.delete("/api/sessions").status_code == 204
    assert trouble(phone.get("/api/me")) == (401, "unnamed")
    assert trouble(house.client(welcome["token"]).get("/api/me")) == (401, "unnamed")
    assert ada.gets("/api/me")["id"] == ada.id, "the other device stays"


def test_who_logs_out_hears_and_does_nothing_more_on_that_device(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    credentials = {"login": f"out-{ada.id}", "password": PASSWORD}
    ada.posts("/api/accounts", credentials)
    phone = house.client()
    token = phone.post("/api/sessions", json=credentials).json()["token"]
    stays = ada.sits(table, 0).catches_up()
    goes = ada.sits(table, 0, headers={"cookie": f"ostoja={token}"}).catches_up()
    assert phone.delete("/api/sessions").status_code == 204
    assert goes.is_closed_with() == 4403
    assert stays.sends("ping")["t"] == "ack", "the other device stays"


def test_a_wrong_password_and_an_unknown_login_look_the_same(house: House, ada: Guest) -> None:
    login = f"ada-{ada.id}"
    ada.posts("/api/accounts", {"login": login, "password": PASSWORD})
    wrong = [
        house.client().post("/api/sessions", json={"login": name, "password": word})
        for name, word in ((login, "not the password"), ("nobody-at-all", PASSWORD))
    ]
    assert [trouble(answer) for answer in wrong] == [(403, "bad-login")] * 2
    assert wrong[0].json() == wrong[1].json()


def test_a_login_is_taken_once(ada: Guest, ben: Guest) -> None:
    login = f"same-{ada.id}"
    ada.posts("/api/accounts", {"login": login, "password": PASSWORD})
    assert "taken" in ben.is_refused("/api/accounts", {"login": login, "password": PASSWORD})["detail"]
    assert ben.gets("/api/me")["login"] == ""
    assert "already" in ada.is_refused("/api/accounts", {"login": f"{login}2", "password": PASSWORD})["detail"]


@pytest.mark.parametrize("body", [{"login": "ab", "password": PASSWORD}, {"login": "a b c", "password": PASSWORD}])
def test_a_login_has_plain_letters(ada: Guest, body: dict[str, str]) -> None:
    assert ada.is_refused("/api/accounts", body)["status"] == 400


def test_settings_come_back_as_they_were_given(ada: Guest) -> None:
    settings = {"lang": "pl", "mute": ["Ben"], "deep": {"a": [1, None, 2.5]}}
    ada.client.patch("/api/me", json={"settings": settings})
    assert ada.gets("/api/me")["settings"] == settings
    ada.client.patch("/api/me", json={"name": "Ada II"})
    assert ada.gets("/api/me")["settings"] == settings
    assert ada.is_refused("/api/me", {"settings": {"x": "y" * 17_000}}, method="PATCH")["status"] == 400
    assert ada.is_refused("/api/me", {"webhook": "ftp://x"}, method="PATCH")["status"] == 400


# ---------------------------------------------------------------- another device


def test_a_link_moves_the_seat_to_another_device_once(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    link = ada.posts("/api/me/links")
    token = link["path"].removeprefix("/move/")
    phone, third = house.client(), house.client()
    welcome = phone.post(f"/api/links/{token}").json()
    assert welcome["me"]["id"] == ada.id
    assert phone.get(f"/api/tables/{table}/play", params={"seat": 0}).is_success
    assert trouble(third.post(f"/api/links/{token}")) == (403, "bad-link")
    assert trouble(third.get("/api/me")) == (401, "unnamed")
    assert trouble(third.post("/api/links/never-made")) == (403, "bad-link")


def test_a_link_comes_with_its_picture_for_the_camera_of_the_other_device(ada: Guest) -> None:
    link = ada.posts("/api/me/links")
    address = str(ada.client.base_url.join(link["path"]))
    assert link["qr"] == segno.make(address, error="m").svg_data_uri(**LOOK)
    assert link["qr"].startswith("data:image/svg+xml")


def test_a_link_grows_old(house: House, ada: Guest) -> None:
    link = ada.posts("/api/me/links")
    assert link["expires"] == house.clock() + LINK_LIFE
    house.clock.passes(seconds=LINK_LIFE / 1000)
    answer = house.client().post(f"/api/links/{link['path'].removeprefix('/move/')}")
    assert trouble(answer) == (403, "bad-link")


# ---------------------------------------------------------------- foreign pages


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_a_page_of_another_site_can_do_nothing_in_my_name(ada: Guest, origin: str) -> None:
    table = ada.sets_up(MALL, "me", "me", "me")
    headers = {"origin": origin}
    posted = ada.client.post("/api/tables", json={"game": MALL, "seats": [{"who": "me"}] * 3}, headers=headers)
    assert trouble(posted) == (403, "http-403")
    assert ada.client.patch("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    assert ada.client.delete("/api/sessions", headers=headers).status_code == 403
    with pytest.raises(InvalidStatus):
        ada.sits(table, 0, headers=headers)
    assert ada.gets("/api/me")["name"] == "Ada"


def test_the_servers_own_page_may(house: House, ada: Guest) -> None:
    headers = {"origin": f"http://{house.address}"}
    table = ada.sets_up(MALL, "me", "me", "me")
    assert ada.client.patch("/api/me", json={"name": "Adele"}, headers=headers).is_success
    assert ada.sits(table, 0, headers=headers).sends("ping")["t"] == "ack"


def test_no_script_reads_the_cookie_and_no_other_site_sends_it(house: House, tmp_path: Path) -> None:
    plain = house.client().post("/api/players", json={"name": "Ada"}).headers["set-cookie"].lower()
    for flag in ("httponly", "samesite=lax", "path=/", "max-age="):
        assert flag in plain
    assert "secure" not in plain
    with opened(tmp_path, secure=True) as safe:
        cookie = safe.client().post("/api/players", json={"name": "Ada"}).headers["set-cookie"].lower()
        assert "; secure" in cookie


def test_every_page_carries_the_headers_of_a_careful_house(house: House, ada: Guest) -> None:
    for answer in (ada.client.get("/"), ada.client.get("/api/games"), ada.client.get("/api/tables/none")):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
    assert house.client().get("/healthz").json() == {"status": "ok"}


# ---------------------------------------------------------------- what is wrong with a request


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", "{"),
        ("/api/tables", "[]"),
        ("/api/tables", '{"game":"chess","seats":[{"who":"me"}]}'),
        ("/api/tables", '{"game":"mall-of-horror","seats":[]}'),
        ("/api/tables", '{"game":"mall-of-horror","seats":[{"who":"me"}]}'),
        ("/api/tables", '{"game":"mall-of-horror","seats":[{"who":"bot","level":"oracle"}]}'),
        ("/api/tables", '{"game":"mall-of-horror","seats":[{"who":"me"},{"who":"me"},{"who":"me"}],"x":1}'),
        ("/api/tables", '{"game":"mall-of-horror","seats":[{"who":"me"},{"who":"me"},{"who":"me"}],"data":"["}'),
        ("/api/tables", '{"game":"mall-of-horror","seats":[{"who":"me"},{"who":"me"},{"who":"me"}],"options":{"x":1}}'),
        ("/api/players", '{"name":"\\ud800"}'),
    ],
)
def test_a_bad_request_is_told_what_is_wrong(ada: Guest, path: str, body: str) -> None:
    answer = ada.client.post(path, content=body, headers={"content-type": "application/json"})
    status, _ = trouble(answer)
    assert status == 400, answer.text
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("/api/tables/none", "no-table"),
        ("/api/tables/none/play", "no-table"),
        ("/api/tables/none/replay", "no-table"),
        ("/api/tables/none/qr", "no-table"),
        ("/api/games/chess", "no-game"),
        ("/api/games/chess/texts/en", "no-game"),
        ("/api/games/chess/rules/pl", "no-game"),
        ("/api/nothing", "http-404"),
    ],
)
def test_what_does_not_exist_is_not_found(ada: Guest, path: str, error: str) -> None:
    assert trouble(ada.client.get(path)) == (404, error)


def test_an_unknown_table_closes_the_line_with_a_reason(ada: Guest) -> None:
    line = ada.sits("nowhere", 0)
    assert line.is_closed_with() == 4403
    assert json.loads(line.texts[0])["error"] == "no-table"


def test_nobody_without_a_name_sets_up_or_joins(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open")
    nobody = house.client()
    for path, body in (
        ("/api/tables", {"game": MALL, "seats": [{"who": "me"}] * 3}),
        (f"/api/tables/{table}/join", {}),
    ):
        assert trouble(nobody.post(path, json=body)) == (401, "unnamed")


# ---------------------------------------------------------------- before the start


def test_a_chair_is_taken_once_and_freed_by_leaving(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open", "open")
    assert ben.joins(table, 2)["people"][2]["name"] == "Ben"
    assert eve.is_refused(f"/api/tables/{table}/join", {"seat": 2})["error"] == "no-chair"
    assert ben.posts(f"/api/tables/{table}/leave")["people"][2]["kind"] == "open"
    assert eve.joins(table, 2)["seats"] == [2]


def test_only_the_host_seats_bots_and_starts(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "open")
    for path, body in ((f"/api/tables/{table}/start", None), (f"/api/tables/{table}/seats/1", {"who": "bot"})):
        assert ben.is_refused(path, body)["error"] == "not-host"
    assert ada.posts(f"/api/tables/{table}/seats/1", {"who": "bot", "level": "random"})["people"][1]["kind"] == "bot"
    assert ada.is_refused(f"/api/tables/{table}/seats/9", {"who": "bot"})["error"] == "no-chair"
    card = ada.posts(f"/api/tables/{table}/start")
    assert card["status"] == "playing"
    assert [person["kind"] for person in card["people"]] == ["person", "bot", "bot"]
    assert len({person["name"] for person in card["people"]}) == 3
    assert ada.is_refused(f"/api/tables/{table}/start")["error"] == "started"
    assert ben.is_refused(f"/api/tables/{table}/join", {})["error"] == "started"
    assert ada.is_refused(f"/api/tables/{table}/leave")["status"] == 409


def test_the_last_chair_starts_the_game(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "open")
    line = ada.sits(table, 0).catches_up()
    assert line.update == {}
    assert ben.joins(table)["status"] == "playing"
    line.until(lambda update: update["asked"])
    line.catches_up()
    assert line.people["status"] == "playing"


def test_a_seed_is_named_only_where_nobody_else_can_sit(ada: Guest) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "me"}]
    assert "seed" in ada.is_refused("/api/tables", {"game": MALL, "seats": seats, "seed": "mine"})["detail"]


# ---------------------------------------------------------------- limits


def test_limits_hold(tmp_path: Path) -> None:
    limits = limited(body=2000, message=200, burst=20, commands=0.001, sockets=3, tables=2)
    with opened(tmp_path, limits=limits) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "me", "me", "me")
        big = ada.client.post("/api/players", json={"name": "x" * 3000})
        assert trouble(big) == (413, "http-413")
        ada.sets_up(MALL, "me", "me", "me")
        seats = [{"who": "me"}] * 3
        many = ada.is_refused("/api/tables", {"game": MALL, "seats": seats})
        assert (many["status"], many["error"]) == (429, "too-many-tables")
        house.guest("Ben").sets_up(MALL, "me", "me", "me")

        line = ada.sits(table, 0)
        line.line.send(json.dumps({"t": "chat", "text": "y" * 300}))
        while 0 not in line.answers:
            line.hears()
        assert line.answers[0]["error"] == "too-long"
        errors = [line.sends("ping").get("error") for _ in range(25)]
        assert errors[:15] == [None] * 15
        assert errors[-1] == "too-fast"

        lines = [ada.sits(table, 1), ada.sits(table, 2)]
        assert all(other.sends("ping")["t"] == "ack" for other in lines)
        assert ada.sits(table).is_closed_with() == 4429
        lines[0].leaves()
        lines[1].sends("ping")


def test_sandboxes_count_among_the_tables_that_somebody_hosts(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(tables=2)) as house:
        ada = house.guest("Ada")
        table = ada.sets_up("claustrophobia", "me", "me")
        ada.does(table, 0, "resign")
        for _ in range(2):
            ada.posts(f"/api/tables/{table}/fork", {"at": 0})
        assert ada.is_refused(f"/api/tables/{table}/fork", {"at": 0})["error"] == "too-many-tables"


def test_too_many_requests_and_newcomers_are_told_to_wait(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(sign_ups=3)) as house:
        for _ in range(3):
            house.guest("Ada")
        assert trouble(house.client().post("/api/players", json={"name": "Ada"})) == (429, "http-429")
        assert house.client().get("/api/games").is_success
    with opened(tmp_path / "other", limits=limited(requests=5)) as house:
        client = house.client()
        codes = [client.get("/api/games").status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
