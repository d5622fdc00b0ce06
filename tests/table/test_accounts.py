"""Accounts: passwords are made and tried beside everything else, guessed slowly, and not too easy to guess."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from argon2 import extract_parameters
from structlog.testing import capture_logs

from ostoja.table import passwords
from ostoja.table.api import limits
from ostoja.table.api.limits import QUARTER, Tally, Tries
from ostoja.table.password_process import HASHER, NICE, NOBODYS, Fit, Outcome, done
from ostoja.table.password_strength import LEAST, LONGEST, effort
from ostoja.table.passwords import AT_ONCE
from tests.table.house import is_alive, limited, opened, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.table.house import Guest, House

LAST = 19  # nobody stands back further
PASSWORD = "a horse, a battery"  # noqa: S105  nobody's
WRONG = "not the password"
NO_MEMORY = '{"trouble": "no memory"}'
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


class Slow:
    """The process that tries passwords, as a test wants it: it can be held, and tells what it is at."""

    def __init__(self, folder: Path) -> None:
        self.free = folder / "free"
        self.at_it = folder / "at-it"
        self.program = folder / "slow_passwords.py"
        self.program.write_text(
            f"""
import time
from pathlib import Path
from ostoja.table import password_process
from argon2 import PasswordHasher

verify = PasswordHasher.verify

def slow(hasher, stored, password):
    with Path({str(self.at_it)!r}).open("a", encoding="ascii") as book:
        book.write(f"{{stored}}\\n")
    while not Path({str(self.free)!r}).exists():
        time.sleep(0.01)
    return verify(hasher, stored, password)

PasswordHasher.verify = slow
password_process.main()
""",
            encoding="utf-8",
        )

    def tried(self) -> list[str]:
        """List the hashes that passwords were tried on."""
        return self.at_it.read_text(encoding="ascii").splitlines() if self.at_it.exists() else []

    def release(self) -> None:
        """Hold it no longer."""
        self.free.touch()


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    found = Slow(tmp_path)
    monkeypatch.setattr(passwords, "COMMAND", (sys.executable, str(found.program)))
    monkeypatch.setattr(passwords, "PATIENCE", 60.0)  # whoever stands back waits long on a machine full of tests
    try:
        yield found
    finally:
        found.release()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A house whose first password is still to come."""
    with opened(tmp_path) as house:
        yield house


def process_of(house: House) -> subprocess.Popen[bytes]:
    """Return the process of a house that tries its passwords."""
    process = house.hall.accounts.passwords.bench.process
    assert process is not None
    return process


def test_everybody_else_is_served_while_passwords_are_tried(own: House, slow: Slow) -> None:
    with ThreadPoolExecutor(6) as crowd:
        waiting = [crowd.submit(logs_in, own, f"crowd-{number}", PASSWORD) for number in range(6)]
        wait_until(slow.tried)
        try:
            assert own.client().get("/healthz", timeout=3).is_success
            assert own.client().get("/api/tables", timeout=3).is_success
            assert not any(one.done() for one in waiting)
        finally:
            slow.release()
        assert [one.result()[0] for one in waiting] == [403] * 6


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no rank there")
def test_whoever_tries_passwords_stands_back_behind_those_who_serve(own: House) -> None:
    before = os.getpriority(os.PRIO_PROCESS, 0)
    account(own.guest("Ada"))
    assert os.getpriority(os.PRIO_PROCESS, process_of(own).pid) == min(LAST, before + NICE)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def test_passwords_are_tried_one_at_a_time(own: House, slow: Slow) -> None:
    login = account(own.guest("Ada"))
    with ThreadPoolExecutor(8) as crowd:
        waiting = [crowd.submit(logs_in, own, login, PASSWORD) for _ in range(8)]
        wait_until(lambda: own.hall.accounts.passwords.waiting == 8 - AT_ONCE)
        assert len(slow.tried()) <= AT_ONCE
        slow.release()
        assert [one.result()[0] for one in waiting] == [201] * 8
    assert len(slow.tried()) == 8


def test_nobody_waits_for_long_and_a_try_that_was_none_does_not_count(
    tmp_path: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "PATIENCE", 0.05)
    with opened(tmp_path, limits=limited(tries=1)) as house, ThreadPoolExecutor(AT_ONCE) as crowd:
        working = [crowd.submit(logs_in, house, f"crowd-{number}", PASSWORD) for number in range(AT_ONCE)]
        wait_until(slow.tried)
        for _ in range(3):
            status, told = logs_in(house, "somebody", PASSWORD)
            assert (status, told["error"]) == (503, "busy")
        slow.release()
        assert [one.result()[0] for one in working] == [403] * AT_ONCE
        monkeypatch.setattr(passwords, "PATIENCE", 60.0)
        assert logs_in(house, "somebody", PASSWORD)[0] == 403


def test_when_many_wait_for_their_turn_the_next_is_told_at_once(
    own: House, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 2)
    with ThreadPoolExecutor(3) as crowd:
        waiting = [crowd.submit(logs_in, own, f"crowd-{number}", PASSWORD) for number in range(2 + AT_ONCE)]
        wait_until(lambda: own.hall.accounts.passwords.waiting == 2)
        status, told = logs_in(own, "one-too-many", PASSWORD)
        assert (status, told["error"]) == (503, "busy")
        slow.release()
        assert [one.result()[0] for one in waiting] == [403] * 3


def test_a_house_in_which_nobody_logs_in_has_no_process_for_it(own: House) -> None:
    own.guest("Ada")
    bench = own.hall.accounts.passwords.bench
    assert bench.process is None
    assert not bench.hand.started


def test_a_process_that_is_killed_costs_nobody_a_login(own: House, slow: Slow) -> None:
    login = account(own.guest("Ada"))
    with ThreadPoolExecutor(3) as crowd:
        waiting = [crowd.submit(logs_in, own, login, PASSWORD) for _ in range(3)]
        wait_until(slow.tried)
        first = process_of(own)
        first.kill()
        slow.release()
        assert [one.result()[0] for one in waiting] == [201] * 3
    assert process_of(own).pid != first.pid


def test_a_process_that_hangs_is_ended(own: House, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    login = account(own.guest("Ada"))
    monkeypatch.setattr(passwords, "LONGEST", 0.5)
    status, told = logs_in(own, login, PASSWORD)
    assert (status, told["error"]) == (503, "no-passwords")
    monkeypatch.setattr(passwords, "LONGEST", 20)
    slow.release()
    assert logs_in(own, login, PASSWORD)[0] == 201


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("/nowhere/python",), "it cannot be started: "),
        ((sys.executable, "-c", "raise SystemExit('no argon2 here')"), "no argon2 here"),
        ((sys.executable, "-c", "raise SystemExit(3)"), "it ended with 3"),
        ((sys.executable, "-c", f"while input(): print({NO_MEMORY!r}, flush=True)"), "no memory"),
    ],
)
def test_why_passwords_cannot_be_tried_stands_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], why: str
) -> None:
    monkeypatch.setattr(passwords, "COMMAND", command)
    with opened(tmp_path, limits=limited(tries=1)) as house:
        with capture_logs() as told:
            for _ in range(2):  # what was not tried is not counted
                status, answer = logs_in(house, "somebody", PASSWORD)
                assert (status, answer["error"]) == (503, "no-passwords")
        errors = [line for line in told if line["log_level"] == "error"]
        assert [line["event"] for line in errors] == ["passwords cannot be tried"] * 2
        assert all(why in line["reason"] for line in errors)
        monkeypatch.undo()
        house.hall.accounts.passwords.bench.kill()
        assert logs_in(house, "somebody", PASSWORD)[0] == 403


def test_the_process_ends_with_the_house(tmp_path: Path, slow: Slow) -> None:
    with opened(tmp_path) as house, ThreadPoolExecutor(1) as crowd:
        crowd.submit(logs_in, house, "somebody", PASSWORD)
        wait_until(slow.tried)
        pid = process_of(house).pid
        house.does(house.hall.close())
    wait_until(lambda: not is_alive(pid))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_the_process_ends_with_a_server_that_is_killed() -> None:
    program = """
import asyncio, time
from ostoja.table.passwords import Passwords

async def main():
    made = Passwords()
    await made.make("a horse, a battery")
    print(made.bench.process.pid, flush=True)
    time.sleep(60)

asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        os.kill(pid, 0)
        server.kill()
    wait_until(lambda: not is_alive(pid))


def test_an_unknown_login_takes_as_long_as_a_wrong_password(own: House, slow: Slow) -> None:
    slow.release()
    known = account(own.guest("Ada"))
    assert logs_in(own, known, WRONG) == logs_in(own, "nobody-at-all", WRONG)
    mine, nobodys = slow.tried()
    assert mine != nobodys
    assert extract_parameters(mine) == extract_parameters(nobodys)


def test_the_password_of_nobody_opens_nothing() -> None:
    password = "nobody has this password"  # noqa: S105  as it says
    assert HASHER.verify(NOBODYS, password)
    assert not done(Fit("", password)).fits


def test_what_is_stored_and_is_no_hash_fits_nothing() -> None:
    assert done(Fit("*", PASSWORD)) == Outcome()


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
        "no-passwords",        "bad-webhook", "http-429",
    ],
)  # fmt: skip
def test_the_client_says_what_was_refused_in_both_languages(language: str, error: str) -> None:
    text = (TEXTS / language / "everywhere.ftl").read_text(encoding="utf-8")
    assert f"\nerror-{error} = " in text
