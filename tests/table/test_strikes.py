"""The tools that strike a house and load it: what their people remember, and what they take for a complaint."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from benchmarks.table.house import complaint_in
from benchmarks.table.ledger import unlike
from benchmarks.table.party import Party
from benchmarks.table.scene import FAKETIME, settable_clock
from benchmarks.table.seating import Guest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OPTION = 7
IN_TURNS = """
import threading, time
def count():
    for _ in range(3_000_000):
        pass
threads = [threading.Thread(target=count) for _ in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(time.process_time(), time.time())
"""
DAY = 86_400
ASKED = b'{"t":"update","serial":%d,"asked":%s,"view":{},"options":%s,"start":%d,"feed":[%s],"end":null}'


class Wire:
    """A line to a server that only remembers what it was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, text: bytes) -> None:
        """Remember a message."""
        self.sent.append(text)


def party(players: int = 2, bots: int = 0) -> Party:
    """Seat people who are connected to a table."""
    found = Party("toy", "t", [Guest(f"guest {seat}", "") for seat in range(players)], bots)
    for person in found.people:
        person.line = Wire()  # type: ignore[assignment]
    return found


def shows(table: Party, serial: int, *asked: int, items: int = 0) -> None:
    """Show everybody the table: who is asked, and how many items their feed has."""
    for person in table.people:
        offers = b'[{"id":%d}]' % OPTION if person.seat in asked else b"[]"
        feed = b",".join([b"{}"] * (items - person.have))
        person.heard(ASKED % (serial, str(list(asked)).encode(), offers, person.have, feed))


def plays(story: Callable[[], None]) -> None:
    """Tell a story to the loop that thinking people need."""

    async def tell() -> None:
        story()

    asyncio.run(tell())


def test_an_answer_over_a_line_that_holds_is_waited_for_whosever_line_is_lost() -> None:
    def story() -> None:
        table = party()
        shows(table, 1, 0)
        table.send(0, 1, OPTION)
        table.people[1].lost()
        assert table.under_way is not None
        table.people[0].heard(b'{"t":"ack","ref":1}')
        assert table.acks == 1
        assert not table.complaints
        table.send(0, 2, OPTION)
        table.people[0].lost()
        assert [sent.fate for sent in table.sent] == ["acked", "doubt"]

    plays(story)


def test_an_answer_that_comes_twice_is_complained_of() -> None:
    def story() -> None:
        table = party()
        shows(table, 1, 0)
        table.send(0, 1, OPTION)
        table.people[0].heard(b'{"t":"ack","ref":1}')
        table.people[0].heard(b'{"t":"ack","ref":1}')
        assert table.complaints == ["table t (toy): an answer to 1 that nobody waits for"]

    plays(story)


def test_a_refusal_of_what_may_be_stored_leaves_it_in_doubt() -> None:
    def story() -> None:
        table = party()
        shows(table, 1, 0)
        table.send(0, 1, OPTION)
        table.people[0].heard(b'{"t":"refusal","ref":1,"error":"unsure","detail":""}')
        assert [sent.fate for sent in table.sent] == ["doubt"]
        assert unlike(table.sent, [(0, OPTION)]) == unlike(table.sent, []) == []

    plays(story)


def test_a_database_that_is_away_says_nothing_of_what_was_sent_before() -> None:
    def story() -> None:
        table = party()
        shows(table, 1, 0)
        table.send(0, 1, OPTION)
        table.people[0].heard(b'{"t":"refusal","ref":1,"error":"unsure","detail":""}')
        table.send(0, 1, OPTION)
        table.people[0].heard(b'{"t":"refusal","ref":2,"error":"try-again","detail":""}')
        assert [sent.fate for sent in table.sent] == ["doubt", "refused"]
        table.send(0, 1, OPTION)
        table.people[0].heard(b'{"t":"refusal","ref":3,"error":"OptionError","detail":""}')
        assert unlike(table.sent, [(0, OPTION)]) == []

    plays(story)


def test_a_table_goes_on_while_bots_take_a_long_turn_but_not_while_somebody_waits_to_be_heard() -> None:
    def story() -> None:
        table = party(1, bots=1)
        shows(table, 1, 0)
        before = table.progress()
        shows(table, 1, 0, items=3)
        assert not table.has_gone_on(before)
        shows(table, 2, 1, items=4)
        assert table.has_gone_on(before)
        before = table.progress()
        shows(table, 3, 1, items=4)
        assert not table.has_gone_on(before)
        table.people[0].lost()
        table.people[0].have = 9
        assert not table.has_gone_on(before)

    plays(story)


def test_only_warnings_errors_and_what_is_no_log_are_complaints() -> None:
    told = '{"event": "serving", "level": "info"}'
    warned, failed = '{"event": "table waits", "level": "warning"}', '{"event": "rounds failed", "level": "error"}'
    assert complaint_in(f"{told}\n\n{told}\n") == ""
    assert complaint_in(f"{told}\n{warned}\n{failed}\n") == f"{warned}\n{failed}"
    assert complaint_in('Traceback\n17\n{"level"') == 'Traceback\n17\n{"level"'


@pytest.mark.skipif(not FAKETIME, reason="libfaketime is not installed")
def test_a_clock_that_can_be_set_costs_next_to_nothing(tmp_path: Path) -> None:
    def runs(environment: dict[str, str]) -> tuple[float, float]:
        command = [sys.executable, "-c", IN_TURNS]
        told = subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True, text=True)
        used, now = map(float, told.stdout.split())
        return used, now

    plain, now = runs({})
    for shift, passed in (("+0", 0), ("+1d", DAY)):
        (tmp_path / "clock").write_text(f"{shift}\n", encoding="ascii")
        used, then = runs(settable_clock(tmp_path / "clock"))
        assert used < 3 * plain
        assert then - now == pytest.approx(passed, abs=DAY / 2)
