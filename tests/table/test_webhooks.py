"""Calling players of slow tables: once for every question, only who is away, and never into a private network."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
import structlog.testing

from tests.table.house import opened, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import Guest, House
    from tests.table.webhooks import Webhooks

MALL = "mall-of-horror"
SLOW = {"kind": "slow", "hours": 10}


def test_an_absent_player_is_called_once_for_every_question(house: House, ada: Guest, webhooks: Webhooks) -> None:
    ada.client.patch("/api/me", json={"webhook": f"{webhooks.address}/ada"})
    table = ada.sets_up(MALL, "me", "me", "me", seed="call", pace=SLOW)
    wait_until(lambda: webhooks.calls)
    seat = ada.sees(table)["asked"][0]
    call = {"table": table, "game": MALL, "seat": seat, "path": f"/table/{table}"}
    for _ in range(3):
        house.wakes(table)
        ada.does(table, seat, "chat", text="not yet")
    assert webhooks.calls == [call]
    ada.chooses(table, seat)
    following = ada.sees(table)["asked"][0]
    wait_until(lambda: len(webhooks.calls) == 2)
    assert webhooks.calls == [call, {**call, "seat": following}]


def test_nobody_is_called_who_is_here_or_plays_live(house: House, ada: Guest, webhooks: Webhooks) -> None:
    ada.client.patch("/api/me", json={"webhook": f"{webhooks.address}/ada"})
    table = ada.sets_up(MALL, "me", "open", "me", pace=SLOW)
    lines = [ada.sits(table, 0).catches_up(), ada.sits(table, 2).catches_up()]
    ben = house.guest("Ben")
    ben.joins(table)
    for line in lines:
        line.catches_up()
    live = ada.sets_up(MALL, "me", "me", "me", seed="live", pace={"kind": "live"})
    none = ada.sets_up(MALL, "me", "me", "me", seed="none")
    for which in (table, live, none):
        house.wakes(which)
        ada.does(which, 0, "chat", text="hello")
    house.does(asyncio.sleep(0.2))
    assert webhooks.calls == []


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:{port}/",
        "http://localhost:{port}/",
        "http://[::1]:{port}/",
        "http://[::ffff:127.0.0.1]:{port}/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0:{port}/",
        "http://2130706433:{port}/",
    ],
)
def test_no_call_goes_into_a_private_network(tmp_path: Path, webhooks: Webhooks, address: str) -> None:
    with opened(tmp_path, private_webhooks=False) as house, structlog.testing.capture_logs() as logs:
        ada = house.guest("Ada")
        port = webhooks.address.rpartition(":")[2]
        ada.client.patch("/api/me", json={"webhook": address.format(port=port)})
        ada.sets_up(MALL, "me", "me", "me", seed="private", pace=SLOW)
        wait_until(lambda: logs)
        assert [(line["event"], line["reason"]) for line in logs] == [("webhook failed", "ValueError")]
        assert webhooks.calls == []


@pytest.mark.parametrize(
    "address", ["http://", "http://[", "http://127.0.0.1:99999999/", "https://\u0000/", "http://nowhere.invalid/"]
)
def test_an_address_that_leads_nowhere_does_no_harm(house: House, ada: Guest, address: str) -> None:
    with structlog.testing.capture_logs() as logs:
        answer = ada.client.patch("/api/me", json={"webhook": address})
        table = ada.sets_up(MALL, "me", "me", "me", seed="nowhere", pace=SLOW)
        if answer.is_success:
            wait_until(lambda: logs)
            assert {line["event"] for line in logs} == {"webhook failed"}
        else:
            assert answer.status_code == 400
        ada.chooses(table, ada.sees(table)["asked"][0])
    assert house.hall.caller.calls == set()
