"""Simulated games: the same whatever the number of processes, reported as promised."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ostoja.lab.simulation import Simulation

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ostoja.lab.outcome import Block
    from tests.cli.conftest import Done

MALL = "mall-of-horror"
BOTS = "greedy,random,random,random"


def test_the_json_has_the_promised_shape(ostoja: Callable[..., Done]) -> None:
    done = ostoja("simulate", MALL, "--games", 12, "--seed", "1", "--bots", BOTS, "--json")
    assert done.code == 0
    assert done.out.count("\n") == 1
    report = json.loads(done.out)
    fields = ["game", "games", "seed", "options", "bots", "draws", "mean_rounds", "mean_decisions"]
    assert list(report) == [*fields, "decisions_per_second"]
    assert (report["game"], report["games"], report["seed"]) == (MALL, 12, "1")
    assert report["options"]["second_tie"] == "colour"
    assert [bot["name"] for bot in report["bots"]] == BOTS.split(",")
    for bot in report["bots"]:
        assert list(bot) == ["name", "wins", "shared", "win_share", "low", "high", "mean_score"]
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    assert sum(bot["win_share"] for bot in report["bots"]) == pytest.approx(1, abs=1e-5)
    assert report["decisions_per_second"] > 0


@pytest.mark.parametrize("bots", [BOTS, "random,random,random"])
def test_any_number_of_processes_plays_the_same_games(ostoja: Callable[..., Done], bots: str) -> None:
    reports = []
    for jobs in (1, 2):
        done = ostoja("simulate", MALL, "--games", 30, "--seed", "x", "--bots", bots, "--jobs", jobs, "--json")
        report = json.loads(done.out)
        del report["decisions_per_second"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_options_and_data_are_played_with(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    data = tmp_path / "data.toml"
    data.write_text("[characters.pin-up]\nvalue = 70\n", encoding="utf-8")
    arguments = ("simulate", MALL, "--games", 10, "--seed", "1", "--bots", "random,random,random", "--json")
    usual = json.loads(ostoja(*arguments).out)
    other = json.loads(ostoja(*arguments, "--data", data, "--set", "second_tie=head").out)
    assert other["options"]["second_tie"] == "head"
    assert sum(bot["mean_score"] for bot in other["bots"]) > 3 * sum(bot["mean_score"] for bot in usual["bots"])


@pytest.mark.parametrize(("lang", "head"), [("en", "win share"), ("pl", "udział")])
def test_without_json_there_is_a_table(ostoja: Callable[..., Done], lang: str, head: str) -> None:
    done = ostoja("simulate", MALL, "--games", 8, "--seed", "1", "--bots", BOTS, "--lang", lang)
    assert done.code == 0
    assert head in done.out
    assert "greedy" in done.out


def test_ctrl_c_reports_what_was_done(ostoja: Callable[..., Done], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Simulation._take

    def take_some(self: Simulation, part: list[Block]) -> None:
        whole(self, part)
        if self.tally.games >= 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "_take", take_some)
    done = ostoja("simulate", MALL, "--games", 40, "--seed", "1", "--bots", "random,random,random", "--json")
    assert done.code == 130
    assert 5 <= json.loads(done.out)["games"] < 40


@pytest.mark.parametrize("seats", [3, 6])
def test_any_number_of_seats_is_filled_with_bots(ostoja: Callable[..., Done], seats: int) -> None:
    report = json.loads(ostoja("simulate", MALL, "--games", 2, "--seats", seats, "--json").out)
    assert [bot["name"] for bot in report["bots"]] == ["greedy", *["random"] * (seats - 1)]


def test_seats_and_as_many_bots_agree(ostoja: Callable[..., Done]) -> None:
    assert ostoja("simulate", MALL, "--games", 1, "--seats", 4, "--bots", BOTS, "--json").code == 0


def test_without_bots_a_greedy_one_sits_among_random_ones(ostoja: Callable[..., Done]) -> None:
    report = json.loads(ostoja("simulate", MALL, "--games", 2, "--json").out)
    assert [bot["name"] for bot in report["bots"]] == BOTS.split(",")
    assert report["seed"]
