"""Accounts: passwords are made and tried beside everything else, guessed slowly, and not too easy to guess."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from argon2 import PasswordHasher, extract_parameters

from ostoja.table import passwords
from ostoja.table.api import limits
from ostoja.table.api.limits import QUARTER, Tally, Tries
from ostoja.table.password_strength import LEAST, LONGEST, effort
from ostoja.table.passwords import AT_ONCE, HASHER, NICE, Passwords
from tests.table.house import limited, opened, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.table.house import Guest, House

LAST = 19  # nobody stands back further
PASSWORD = "a horse, a battery"  # noqa: S105  nobody's
WRONG = "not the password"
TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


def logs_in(house: House, login: str, password: str, household: str = "") -> tuple[int, dict[str, Any]]:
    """Try a password, from some household; return the status and the answer."""
    headers = {"x-forwarded-for": household} if household else {}
    answer = house.client().post("/api/sessions", json={"login": login, "password": password}, headers=headers)
    return answer.status_code, answer.json()


def account(guest: Guest) -> str:
    """Give a guest an account; return its login."""
    login = f"login-{guest.id}"
    guest.posts("/api/accounts", {"login": login, "password": PASSWORD})
    return login


# ---------------------------------------------------------------- beside everything else


class Bench:
    """Where passwords are tried: it can be blocked, and counts who is at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.at_it = 0
        self.most = 0
        self.lock = threading.Lock()
        self.tried: list[str] = []
        verify = PasswordHasher.verify

        def slow(hasher: PasswordHasher, stored: str, password: str) -> bool:
            with self.lock:
                self.at_it += 1
                self.most = max(self.most, self.at_it)
                self.tried.append(stored)
            assert self.free.wait(20)
            with self.lock:
                self.at_it -= 1
            return verify(hasher, stored, password)

        monkeypatch.setattr(PasswordHasher, "verify", slow)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    found = Bench(monkeypatch)
    try:
        yield found
    finally:
        found.free.set()


def test_everybody_else_is_served_while_passwords_are_tried(house: House, bench: Bench) -> None:
    with ThreadPoolExecutor(6) as crowd:
        waiting = [crowd.submit(logs_in, house, f"crowd-{number}", PASSWORD) for number in range(6)]
        wait_until(lambda: bench.at_it)
        try:
            assert house.client().get("/healthz", timeout=3).is_success
            assert house.client().get("/api/tables", timeout=3).is_success
            assert not any(one.done() for one in waiting)
        finally:
            bench.free.set()
        assert [one.result()[0] for one in waiting] == [403] * 6


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the whole process would stand back")
def test_whoever_tries_passwords_stands_back_behind_those_who_serve(house: House) -> None:
    def rank() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = rank()
    assert house.hall.accounts.passwords.bench.submit(rank).result(20) == min(LAST, before + NICE)
    assert rank() == before


def test_few_passwords_are_tried_at_a_time(house: House, ada: Guest, bench: Bench) -> None:
    login = account(ada)
    with ThreadPoolExecutor(8) as crowd:
        waiting = [crowd.submit(logs_in, house, login, PASSWORD) for _ in range(8)]
        wait_until(lambda: bench.at_it == AT_ONCE)
        bench.free.set()
        assert [one.result()[0] for one in waiting] == [201] * 8
    assert bench.most == AT_ONCE


def test_nobody_waits_for_long_and_a_try_that_was_none_does_not_count(
    tmp_path: Path, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "PATIENCE", 0.05)
    with opened(tmp_path, limits=limited(tries=1)) as house, ThreadPoolExecutor(AT_ONCE) as crowd:
        working = [crowd.submit(logs_in, house, f"crowd-{number}", PASSWORD) for number in range(AT_ONCE)]
        wait_until(lambda: bench.at_it == AT_ONCE)
        for _ in range(3):
            status, told = logs_in(house, "somebody", PASSWORD)
            assert (status, told["error"]) == (503, "busy")
        bench.free.set()
        assert [one.result()[0] for one in working] == [403] * AT_ONCE
        assert logs_in(house, "somebody", PASSWORD)[0] == 403


def test_an_unknown_login_takes_as_long_as_a_wrong_password(house: House, ada: Guest, bench: Bench) -> None:
    bench.free.set()
    known = account(ada)
    assert logs_in(house, known, WRONG) == logs_in(house, "nobody-at-all", WRONG)
    mine, nobodys = bench.tried
    assert mine != nobodys
    assert extract_parameters(mine) == extract_parameters(nobodys)


def test_the_password_of_nobody_opens_nothing() -> None:
    assert not asyncio.run(Passwords().fits("", "nobody has this password"))


def test_all_who_are_at_it_need_little_memory() -> None:
    assert AT_ONCE * HASHER.memory_cost <= 128 * 1024, "KiB"


# ---------------------------------------------------------------- guessing slowly


PROXIES = ("127.0.0.1",)  # so that a test can come from anywhere


def test_after_some_wrong_passwords_a_login_is_closed_to_the_household_whether_it_exists_or_not(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(tries=3), proxies=PROXIES) as house:
        known = account(house.guest("Ada"))
        answers = {}
        for login in (known, "nobody-at-all"):
            answers[login] = [logs_in(house, login, WRONG, "203.0.113.7") for _ in range(5)]
            assert [status for status, _ in answers[login]] == [403] * 3 + [429] * 2
        assert answers[known] == answers["nobody-at-all"]
        assert answers[known][-1][1]["error"] == "too-many-tries"
        assert logs_in(house, known, PASSWORD, "203.0.113.7")[0] == 429, "the right one is not tried either"
        assert logs_in(house, known, PASSWORD, "203.0.113.8")[0] == 201, "the owner sits elsewhere"
        assert logs_in(house, account(house.guest("Ben")), PASSWORD, "203.0.113.7")[0] == 201


def test_who_is_right_in_the_end_begins_anew(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(tries=3)) as house:
        login = account(house.guest("Ada"))
        for _ in range(3):
            assert [logs_in(house, login, word)[0] for word in (WRONG, WRONG, PASSWORD)] == [403, 403, 201]


def test_a_login_that_many_guess_leaves_its_owner_a_try(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limited(tries=4), proxies=PROXIES) as house:
        login = account(house.guest("Ada"))
        for number in range(3):
            assert [logs_in(house, login, WRONG, f"203.0.113.{number}")[0] for _ in range(4)] == [403] * 4
        for number in range(3, 9):
            assert [logs_in(house, login, WRONG, f"203.0.113.{number}")[0] for _ in range(2)] == [403, 429]
        assert logs_in(house, login, PASSWORD, "198.51.100.1")[0] == 201
        assert logs_in(house, "another", WRONG, "203.0.113.1")[0] == 403


def test_after_a_quarter_of_an_hour_a_household_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    tries = Tries(2)
    assert [tries.take("ada", "home") for _ in range(3)] == [True, True, False]
    now[0] += QUARTER - 1
    assert not tries.take("ada", "home"), "to go on trying makes it no longer, nor shorter"
    now[0] += 1
    assert [tries.take("ada", "home") for _ in range(3)] == [True, True, False]


def test_nobody_is_locked_out_by_filling_the_memory() -> None:
    tries = Tries(2, remembered=10)
    for number in range(1000):
        assert tries.take(f"login-{number}", "flood")
    assert tries.take("ada", "home")
    assert len(tries.here.counts) == len(tries.everywhere.counts) == 10
    tally = Tally(2)
    for name in ("first", "second", "first", "third"):
        tally.add(name)
    assert (tally.of("first"), tally.of("second"), tally.of("third")) == (0, 1, 1)


# ---------------------------------------------------------------- not too easy to guess


@pytest.mark.parametrize(
    "password",
    [
        "password", "PassWord", "P@ssw0rd123!", "drowssap", "iloveyou2", "monkey2026", "12345678", "87654321",
        "aaaaaaaa", "        ", "abcdefgh", "qwertyuiop", "asdfghjk", "1q2w3e4r5t", "zaq12wsx", "abcabcabc",
        "hasło123", "Haslo!23", "haslohaslo", "Kraków2026", "12.05.1987", "19870512", "Ostoja2026!", "zombie99",
    ],
)  # fmt: skip
def test_a_password_that_is_guessed_first_is_refused(ada: Guest, password: str) -> None:
    told = ada.is_refused("/api/accounts", {"login": f"weak-{ada.id}", "password": password})
    assert (told["status"], told["error"]) == (400, "weak-password")
    assert "the field password" in told["detail"]
    assert "words" in told["detail"], "the way out"
    assert ada.gets("/api/me")["login"] == ""


@pytest.mark.parametrize(
    ("name", "login", "password"),
    [
        ("Ada", "ada-lovelace", "ada-lovelace"),
        ("Ada", "ada-lovelace", "AdaLovelace1815"),
        ("Ada", "ada-lovelace", "adalovelacx"),
        ("Ada", "ada.lovelace", "ecalevol.ada"),
        ("Ada", "lovelace", "L0v3lac3!!"),
        ("Jan Kowalczyk", "jk-1", "kowalczyk-1234"),
        ("Zażółć Gęślą", "zg-1", "zazolcgesla"),
    ],
)
def test_a_password_like_ones_login_or_name_is_refused(house: House, name: str, login: str, password: str) -> None:
    told = house.guest(name).is_refused("/api/accounts", {"login": login, "password": password})
    assert (told["status"], told["error"]) == (400, "password-like-you")
    assert "the field password" in told["detail"]


@pytest.mark.parametrize(
    "password",
    [PASSWORD, "krzesło mgła parasol", "x7!kq2Lp", "zielonykot", "horsebattery", "Tr0ub4dor&3", "ż" * 3 + "mgła wiatr"],
)
def test_a_password_that_is_not_guessed_soon_is_taken(house: House, password: str) -> None:
    ada = house.guest("Ada")
    assert ada.posts("/api/accounts", {"login": f"good-{ada.id}", "password": password})["login"]
    assert logs_in(house, f"good-{ada.id}", password)[0] == 201


def test_a_password_has_at_least_eight_signs(ada: Guest) -> None:
    told = ada.is_refused("/api/accounts", {"login": f"short-{ada.id}", "password": "x7!kq2L"})
    assert told["status"] == 400
    assert "password" in told["detail"]


def test_whoever_has_an_old_account_with_a_weak_password_still_gets_in(house: House, ada: Guest) -> None:
    player = house.does(house.hall.people.find(ada.id))
    assert player is not None
    house.does(house.hall.people.store(player, {"login": "old-hand", "password": HASHER.hash("password")}))
    assert logs_in(house, "old-hand", "password")[1]["me"]["id"] == ada.id


def test_a_long_password_is_looked_at_no_longer_than_it_takes() -> None:
    assert LEAST <= effort("a horse, a battery" * 11 + "!") <= LEAST + LONGEST
    assert effort("x" * 200) < LEAST


def test_a_taken_login_and_a_second_account_are_told_by_a_key(house: House, ada: Guest) -> None:
    login = account(ada)
    credentials = {"login": login, "password": PASSWORD}
    assert house.guest("Ben").is_refused("/api/accounts", credentials)["error"] == "login-taken"
    assert ada.is_refused("/api/accounts", credentials)["error"] == "has-account"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "error",
    [
        "bad-login", "login-taken", "has-account", "weak-password", "password-like-you", "too-many-tries", "busy",
        "bad-webhook", "http-429",
    ],
)  # fmt: skip
def test_the_client_says_what_was_refused_in_both_languages(language: str, error: str) -> None:
    text = (TEXTS / language / "everywhere.ftl").read_text(encoding="utf-8")
    assert f"\nerror-{error} = " in text
