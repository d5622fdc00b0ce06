"""Calling people back: push messages that only one device can read, mail that was confirmed, quiet hours, reminders."""

from __future__ import annotations

import json
import smtplib
from typing import TYPE_CHECKING, Any, Self

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from ostoja.table.house_certificate import certificate_for
from ostoja.table.protocol.calling import Calling
from ostoja.table.quiet_hours import HOUR, due, is_quiet
from ostoja.table.settings import Mail
from ostoja.table.storage.schema import CallRow
from ostoja.table.web_push import Subscribed, decoded, encoded, new_key, point_of, public_key, sealed, signature
from tests.table.house import opened, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import Guest, House
    from tests.table.webhooks import Webhooks

MALL = "mall-of-horror"
SLOW = {"kind": "slow", "hours": 48}
DEVICE = {
    "endpoint": "",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, byte by byte."""
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    told = sealed(
        b"When I grow up, I want to be a watermelon",
        Subscribed("https://push.example.net/", DEVICE["p256dh"], DEVICE["auth"]),
        own=own,
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(told) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_house_signs_for_one_push_service_and_a_while() -> None:
    key = new_key()
    said = signature("https://push.example.net/send/7", key, "mailto:host@example.net", 1_000)
    token, known = said.removeprefix("vapid t=").split(", k=")
    head, claims, _ = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims))["aud"] == "https://push.example.net"
    assert known == public_key(key)
    assert len(point_of(ec.generate_private_key(ec.SECP256R1()).public_key())) == 65


@pytest.mark.parametrize(
    ("wish", "hour", "quiet", "later"),
    [
        (Calling(quiet_from=22, quiet_to=8), 23, True, 9),
        (Calling(quiet_from=22, quiet_to=8), 7, True, 1),
        (Calling(quiet_from=22, quiet_to=8), 8, False, 0),
        (Calling(quiet_from=1, quiet_to=5), 2, True, 3),
        (Calling(quiet_from=0, quiet_to=0), 3, False, 0),
        (Calling(quiet_from=22, quiet_to=8, zone=60), 21, True, 10),
        (Calling(digest=18), 12, False, 6),
        (Calling(digest=18), 19, False, 23),
    ],
)
def test_quiet_hours_and_digests_wait_for_their_hour(wish: Calling, hour: int, later: int, *, quiet: bool) -> None:
    now = 1_700_006_400_000 // (24 * HOUR) * (24 * HOUR) + hour * HOUR
    assert is_quiet(wish, now) is quiet
    assert due(wish, now) == now + later * HOUR


def waits(house: House, ada: Guest, ben: Guest) -> str:
    """Set up a slow table at which Ben is asked and not there."""
    table = ada.sets_up(MALL, "me", "open", "random", pace=SLOW)
    ben.joins(table)
    wait_until(lambda: plays_on(ada, table))
    wait_until(lambda: house.does(calls(house)))
    return table


def plays_on(ada: Guest, table: str) -> bool:
    """Let Ada choose until Ben is asked."""
    asked = ada.sees(table)["asked"]
    if 0 in asked:
        ada.chooses(table, 0)
    return 1 in asked


async def calls(house: House) -> list[Any]:
    """Return who is to be called."""
    async with house.hall.sessions() as session:
        return list(await session.scalars(select(CallRow)))


def test_a_push_message_reaches_the_device_once_and_reminds_once(
    house: House, ada: Guest, ben: Guest, webhooks: Webhooks
) -> None:
    assert ben.gets("/api/me/calling")["wish"]["channel"] == "none"
    ben.posts("/api/me/devices", {**DEVICE, "endpoint": webhooks.address})
    changed = ben.client.patch("/api/me/calling", json={"channel": "push", "remind": 6})
    assert changed.json()["devices"] == 1
    waits(house, ada, ben)
    house.does(house.hall.board.write())
    house.does(house.hall.crier.call_all())
    house.does(house.hall.crier.call_all())
    assert len(webhooks.hosts) == 1
    house.clock.passes(hours=7)
    house.does(house.hall.crier.call_all())
    house.clock.passes(hours=7)
    house.does(house.hall.crier.call_all())
    assert len(webhooks.hosts) == 2
    ben.posts("/api/me/devices/forget", {**DEVICE, "endpoint": webhooks.address})
    assert ben.gets("/api/me/calling")["devices"] == 0


def test_nobody_is_called_in_quiet_hours(house: House, ada: Guest, ben: Guest, webhooks: Webhooks) -> None:
    ben.posts("/api/me/devices", {**DEVICE, "endpoint": webhooks.address})
    ben.client.patch(
        "/api/me/calling",
        json={
            "channel": "push",
            "quiet_from": (house.clock() // HOUR) % 24,
            "quiet_to": (house.clock() // HOUR + 3) % 24,
        },
    )
    waits(house, ada, ben)
    house.does(house.hall.board.write())
    house.does(house.hall.crier.call_all())
    assert len(webhooks.hosts) == 0
    house.clock.passes(hours=3)
    house.does(house.hall.crier.call_all())
    assert len(webhooks.hosts) == 1


def test_bad_keys_and_addresses_are_refused(ada: Guest) -> None:
    bad = {**DEVICE, "endpoint": "https://push.example.net/", "p256dh": "A" * 87}
    assert ada.is_refused("/api/me/devices", bad)["error"] == "bad-device"
    assert ada.is_refused("/api/me/devices", {**DEVICE, "endpoint": "ftp://push.example"})["error"] == "bad-webhook"
    assert ada.is_refused("/api/me/calling", {"channel": "mail"}, method="PATCH")["error"] == "no-mail"
    assert ada.is_refused("/api/me/mail", {"address": "ada@example.net"})["error"] == "no-mails"
    assert ada.is_refused("/api/me/mail", {"address": "no address"})["status"] == 400


def test_mail_goes_only_to_an_address_that_was_confirmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    class Server:
        def __init__(self, *_: object, **__: object) -> None:
            pass

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def send_message(self, message: Any) -> None:
            sent.append(message)

    monkeypatch.setattr(smtplib, "SMTP", Server)
    mail = Mail("mail.example.net", "ostoja@example.net", security="none")
    with opened(tmp_path, mail=mail, public="https://table.example.net/") as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        ben.posts("/api/me/mail", {"address": "ben@example.net"})
        code = "".join(sign for sign in sent[0]["Subject"] if sign.isdigit())
        assert ben.is_refused("/api/me/calling", {"channel": "mail"}, method="PATCH")["error"] == "no-mail"
        assert ben.is_refused("/api/me/mail/code", {"code": "x"})["error"] == "wrong-code"
        assert ben.posts("/api/me/mail/code", {"code": code})["mail"] == "ben@example.net"
        ben.client.patch("/api/me/calling", json={"channel": "mail", "language": "pl"})
        table = waits(house, ada, ben)
        house.does(house.hall.board.write())
        house.does(house.hall.crier.call_all())
        assert sent[1]["To"] == "ben@example.net"
        assert sent[1]["Subject"] == "Ostoja: Twój ruch"
        assert f"https://table.example.net/table/{table}" in sent[1].get_content()


def test_the_app_can_be_installed(ada: Guest) -> None:
    manifest = ada.client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert ada.client.get(icon["src"]).headers["content-type"] == "image/png"
    assert "javascript" in ada.client.get("/sw.js").headers["content-type"]
    assert "wait" in ada.client.get("/offline.html").text


def test_a_certificate_is_made_once_for_the_addresses_of_the_house(tmp_path: Path) -> None:
    file, key = certificate_for(tmp_path, ["192.168.7.7"])
    found = x509.load_pem_x509_certificate(file.read_bytes())
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert {str(one) for one in names.get_values_for_type(x509.IPAddress)} == {"127.0.0.1", "192.168.7.7"}
    assert key.stat().st_mode & 0o077 == 0
    before = file.read_bytes()
    assert certificate_for(tmp_path, ["192.168.7.7"])[0].read_bytes() == before
    assert certificate_for(tmp_path, ["192.168.7.8"])[0].read_bytes() != before
