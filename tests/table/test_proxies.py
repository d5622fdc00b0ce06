"""Where requests come from: only proxies that the host names are believed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ostoja.cli.main import run
from ostoja.table.api.identity import household
from ostoja.table.api.limits import PerMinute
from tests.table.house import GENEROUS, opened
from tests.table.process import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import Place

FEW = msgspec.structs.replace(GENEROUS, sign_ups=5)


def comes_in(house: Place, forwarded: str, scheme: str = "http") -> tuple[int, str]:
    """Let a newcomer in who comes with such headers; return the status and the cookie."""
    headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": scheme}
    answer = house.client().post("/api/players", json={"name": "Ada"}, headers=headers)
    return answer.status_code, answer.headers.get("set-cookie", "").lower()


def test_nobody_is_believed_who_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with opened(tmp_path, limits=FEW) as house:
        came = [comes_in(house, f"203.0.113.{number}", "https") for number in range(40)]
    assert [status for status, _ in came] == [201] * 5 + [429] * 35
    assert not any("; secure" in cookie for _, cookie in came)


def test_behind_a_named_proxy_the_real_address_counts(tmp_path: Path) -> None:
    with serving(tmp_path, "--proxy", "127.0.0.1, 10.0.0.0/8", limits=FEW) as house:
        for number in range(3):
            came = [comes_in(house, f"198.51.100.{time}, 203.0.113.{number}, 10.2.3.4")[0] for time in range(7)]
            assert came == [201] * 5 + [429] * 2, "what stands before the real address is made up"
        assert "; secure" in comes_in(house, "203.0.113.77", "https")[1]


def test_a_household_is_a_whole_network_of_64_bits(tmp_path: Path) -> None:
    with opened(tmp_path, limits=FEW, proxies=("127.0.0.1",)) as house:
        came = [comes_in(house, f"2001:db8:1:2:{number}::1")[0] for number in range(7)]
        assert came == [201] * 5 + [429] * 2
        assert comes_in(house, "2001:db8:1:3::1")[0] == 201
    assert household("::ffff:192.0.2.7") == household("192.0.2.7")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert len(household("x" * 1000)) < 100


@pytest.mark.parametrize("named", ["*", "my-proxy", "10.0.0.1/8", "127.0.0.1,nowhere", "10.0.0.0/99"])
def test_a_proxy_is_named_by_its_address(tmp_path: Path, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--home", str(tmp_path), "--proxy", named]) == 2
    told = capsys.readouterr().err
    assert "--proxy" in told
    assert "Traceback" not in told


def test_many_addresses_fill_no_memory() -> None:
    windows = PerMinute(2, remembered=10)
    assert all(windows.take(f"address {number}") for number in range(10))
    assert [windows.take(f"stranger {number}") for number in range(1000)] == [True] * 2 + [False] * 998
    assert windows.take("address 0"), "who was there before is counted alone"
    assert len(windows.counts) <= 11
