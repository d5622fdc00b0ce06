"""What could give a secret away beside the messages: the time a bot takes, the logs, the refusals."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog.testing

from ostoja.engine.rng import pledge
from ostoja.table.bot_thinking import choose
from ostoja.table.entries import StoredChoice, stored
from ostoja.table.server_clock import wall_clock
from ostoja.table.settings import BotPace
from tests.table.house import HandClock, opened, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from ostoja.table.bot_thinking import Thought
    from tests.table.house import Guest, House
    from tests.table.webhooks import Webhooks

MALL = "mall-of-horror"


class WallClock(HandClock):
    """The time of the day."""

    def __call__(self) -> int:
        """Return the time in milliseconds."""
        return wall_clock()


def test_a_bot_answers_at_the_time_it_drew_however_long_it_thinks(tmp_path: Path) -> None:
    delay, slow = 1.5, 0.6
    taken: dict[float, float] = {}
    with opened(tmp_path, WallClock(), bots=BotPace(delay, delay, talk=0.0)) as house:
        ask = house.hall.thinkers.ask
        ada = house.guest("Ada")
        for thinking in (0.0, slow):

            async def ponder(question: Any, thought: Thought, pause: float = thinking) -> Any:
                await asyncio.sleep(pause if question is choose else 0.0)
                return await ask(question, thought)

            house.hall.thinkers.ask = ponder  # type: ignore[method-assign]
            table = ada.sets_up(MALL, "random", "random", "random", "random", seed="pace")
            wait_until(lambda table=table: len(chosen(house, table)) >= 3)  # type: ignore[misc]
            first, *_, last = chosen(house, table)[:3]
            taken[thinking] = (last - first) / 2000
    assert all(delay <= time < delay + 0.8 * slow for time in taken.values()), taken


def chosen(house: House, table: str) -> list[int]:
    """Return when choices were made."""
    return [at for at, text in house.log(table) if isinstance(stored(text), StoredChoice)]


def test_a_bot_over_its_budget_does_not_hang_the_table(tmp_path: Path) -> None:
    with opened(tmp_path) as house, structlog.testing.capture_logs() as logs:

        async def nothing(_question: Any, _thought: Thought) -> Any:
            await asyncio.sleep(0)

        house.hall.thinkers.ask = nothing  # type: ignore[assignment, method-assign]
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "random", "random", "random", seed="budget")
        wait_until(lambda: ada.card(table)["status"] == "over")
    assert [line for line in logs if line["log_level"] == "error"] == []


def test_the_logs_tell_nothing_of_seeds_devices_and_choices(
    house: House, ada: Guest, webhooks: Webhooks, caplog: pytest.LogCaptureFixture
) -> None:
    seed, hook = "a seed that nobody may read", "an-address-that-nobody-may-read"
    with structlog.testing.capture_logs() as logs:
        ada.client.patch("/api/me", json={"webhook": f"{webhooks.address}/{hook}"})
        table = ada.sets_up(MALL, "me", "greedy", "greedy", seed=seed, pace={"kind": "slow"})
        wait_until(lambda: webhooks.calls)
        ada.client.patch("/api/me", json={"webhook": f"http://127.0.0.1:9/{hook}"})
        ada.sets_up(MALL, "me", "greedy", "greedy", seed=seed, pace={"kind": "slow"})
        wait_until(lambda: any(line["event"] == "webhook failed" for line in logs))
        ada.is_refused(f"/api/tables/{table}/play", {"t": "choose", "serial": 1, "option": 10**6}, seat=0)
        line = ada.sits(table, 0)
        while not line.until(lambda update: update["options"] or update["end"])["end"]:
            assert line.chooses(-1)["t"] == "ack"
            line.catches_up()
    entries = {text for _, text in house.log(table)}
    assert entries
    for secret in (seed, pledge(seed), ada.token, hook, *entries):
        assert not any(secret in repr(line) for line in logs), secret
        assert secret not in caplog.text


def test_a_failure_tells_nothing_and_its_log_names_no_token(
    house: House, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_token: str) -> None:
        raise RuntimeError("the database said something private")

    monkeypatch.setattr(house.hall.people, "use_link", fails)
    with structlog.testing.capture_logs() as logs:
        answer = ada.client.post("/api/links/a-token-of-a-link")
    assert answer.status_code == 500
    assert answer.json() == {"error": "failure", "detail": "the server failed; nothing was changed"}
    assert [line["event"] for line in logs] == ["request failed"]
    assert "a-token-of-a-link" not in repr(logs)


def test_a_card_shows_the_pledge_and_never_the_seed_before_the_end(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "greedy", "greedy", seed="a seed that nobody may read")
    for text in (
        ada.client.get(f"/api/tables/{table}").text,
        ada.client.get("/api/tables").text,
        house.guest("Eve").client.get(f"/api/tables/{table}").text,
    ):
        assert "nobody may read" not in text
        assert pledge("a seed that nobody may read") in text
    for path in ("replay", "replay/0", "record", "story", "proof"):
        assert ada.is_refused(f"/api/tables/{table}/{path}", method="GET")["error"] == "not-over"
    assert ada.is_refused(f"/api/tables/{table}/fork", {"at": 0})["error"] == "not-over"
    assert ada.is_refused(f"/api/tables/{table}/rematch")["error"] == "not-over"
