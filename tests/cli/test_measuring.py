"""Duels, tournaments, ratings and files of columns, as somebody types them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from pyarrow import parquet

from ostoja.games import find
from ostoja.lab.arena import Venue
from ostoja.lab.columns import GAMES, choices_schema
from ostoja.lab.encoding import encoder_of
from ostoja.lab.results import Ledger

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ostoja.lab.outcome import Block
    from tests.cli.conftest import Done

MALL = "mall-of-horror"
THREE = ("--game", MALL, "--seats", 3, "--seed", "1")


def test_a_duel_stops_when_it_is_decided(ostoja: Callable[..., Done]) -> None:
    done = ostoja("duel", "greedy", "random", *THREE, "--json")
    report = json.loads(done.out)
    assert done.code == 0
    assert (report["verdict"], report["bots"], report["claims"]["better"]) == ("better", ["greedy", "random"], 0.55)
    assert report["games"] == 6 * report["blocks"] < 300
    assert report["low"] < report["share"] <= report["high"]
    assert report["ratio"] >= report["bounds"][1]


def test_a_duel_is_decided_alike_by_any_number_of_processes_and_goes_on_from_its_file(
    ostoja: Callable[..., Done], tmp_path: Path
) -> None:
    arguments = ("duel", "random", "random:5", *THREE, "--games", 300, "--json")
    alone = ostoja(*arguments).out
    assert ostoja(*arguments, "--jobs", 2).out == alone
    kept = ("--results", tmp_path / "duel.jsonl")
    assert ostoja(*arguments[:-3], "--games", 60, "--json", *kept).out != alone
    assert ostoja(*arguments, *kept).out == alone


@pytest.mark.parametrize(("lang", "words"), [("en", "is better than"), ("pl", "jest lepszy niż")])
def test_a_duel_says_in_words_what_it_found(ostoja: Callable[..., Done], lang: str, words: str) -> None:
    assert words in ostoja("duel", "greedy", "random", *THREE, "--lang", lang).out
    lost = ostoja("duel", "random", "greedy", *THREE, "--lang", lang).out
    assert words not in lost.replace("nie jest", "")


def test_a_tournament_rates_its_bots_and_files_add_up(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    bots = ("--bots", "random,greedy,random:9", "--games", 18)
    report = json.loads(ostoja("tournament", *THREE, *bots, "--results", one, "--json").out)
    assert report["ratings"][0]["name"] == "greedy"
    assert report["games"] == 18
    ostoja("tournament", "--game", MALL, "--seats", 3, "--seed", "2", *bots, "--tables", "random", "--results", two)
    both = json.loads(ostoja("ratings", one, two, one, "--json").out)
    assert both["games"] == 36
    assert "greedy" in ostoja("ratings", one).out


def test_a_tournament_of_two_at_a_larger_table(ostoja: Callable[..., Done]) -> None:
    done = ostoja("tournament", "--game", MALL, "--bots", "greedy,random", "--games", 8, "--lang", "pl")
    assert done.code == 0
    assert "ranking" in done.out


def test_ctrl_c_keeps_what_was_played(
    ostoja: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Ledger.add

    def add_some(ledger: Ledger, blocks: list[Block]) -> None:
        add(ledger, blocks)
        raise KeyboardInterrupt

    arguments = ("tournament", *THREE, "--bots", "random,greedy,random:9", "--games", 30, "--json")
    kept = ("--results", tmp_path / "kept.jsonl")
    monkeypatch.setattr(Ledger, "add", add_some)
    done = ostoja(*arguments, *kept)
    assert done.code == 130
    assert 0 < json.loads(done.out)["games"] < 30
    monkeypatch.undo()
    assert json.loads(ostoja(*arguments, *kept).out) == json.loads(ostoja(*arguments).out)


def test_bots_talk_where_they_are_let(ostoja: Callable[..., Done]) -> None:
    arguments = ("simulate", MALL, "--games", 3, "--seed", "1", "--bots", "greedy,greedy,random", "--json")
    silent, talking = json.loads(ostoja(*arguments).out), json.loads(ostoja(*arguments, "--talk").out)
    assert "talk" not in silent
    assert talking["talk"] == {
        kind: sum(bot["talk"][kind] for bot in talking["bots"]) for kind in ("acts", "kept", "broken")
    }
    assert talking["talk"]["acts"] >= talking["talk"]["kept"] + talking["talk"]["broken"] > 0
    assert talking["bots"][2]["talk"] == {"acts": 0, "kept": 0, "broken": 0}


def test_games_and_choices_become_columns(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    games, choices = tmp_path / "games.parquet", tmp_path / "choices.parquet"
    arguments = ("simulate", MALL, "--games", 8, "--seats", 4, "--seed", "1", "--json")
    report = json.loads(ostoja(*arguments, "--out", games, "--choices", choices).out)
    rows = parquet.read_table(games)
    assert rows.schema.equals(GAMES)
    assert (
        sum(row["won"][row["bots"].index("greedy")] for row in rows.to_pylist()) / 8 == report["bots"][0]["win_share"]
    )
    told = parquet.read_table(choices)
    encoder = encoder_of(find(MALL), find(MALL).agree(4))
    assert told.schema.equals(choices_schema(encoder.size))
    assert told.schema.metadata[b"known"].decode().split("\n") == encoder.names
    assert told.num_rows == sum(rows.column("decisions").to_pylist())
    for row in told.slice(0, 50).to_pylist():
        assert row["chosen"] in row["options"]
        assert row["known"][encoder.names.index("seat")] == row["seat"]


def test_any_number_of_processes_writes_the_same_file(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    tables = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.parquet"
        ostoja("simulate", MALL, "--games", 16, "--seed", "1", "--jobs", jobs, "--out", file, "--talk")
        tables.append(parquet.read_table(file))
    assert tables[0].equals(tables[1])


def test_ctrl_c_leaves_a_whole_file(
    ostoja: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    block = Venue.block

    def some(hall: Venue, number: int) -> Block:
        if number == 3:
            raise KeyboardInterrupt
        return block(hall, number)

    monkeypatch.setattr(Venue, "block", some)
    done = ostoja("simulate", MALL, "--games", 40, "--out", tmp_path / "games.parquet", "--json")
    assert done.code == 130
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == json.loads(done.out)["games"] > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["duel", "greedy", "clever", *THREE], ["'clever'", "greedy"]),
        (["duel", "greedy:fast", "random", *THREE], ["'fast'", "400", "0.2s"]),
        (["duel", "greedy", "random"], ["--game"]),
        (["duel", "greedy", "random", "--game", "chess"], ["'chess'"]),
        (["duel", "greedy", "random", *THREE, "--better", "0.4"], ["--equal", "0.4"]),
        (["duel", "greedy", "random", *THREE, "--alpha", "0"], ["--alpha"]),
        (["duel", "greedy", "random", *THREE, "--results", "/no/such/file"], ["/no/such/file"]),
        (["tournament", *THREE, "--bots", "greedy"], ["two or more"]),
        (["tournament", *THREE, "--bots", "greedy,greedy"], ["different bots"]),
        (["tournament", *THREE, "--bots", "greedy,random", "--seats", "9"], ["3 to 6"]),
        (["tournament", *THREE, "--bots", "greedy,random", "--tables", "square"], ["round-robin"]),
        (["ratings", "/no/such/file"], ["/no/such/file"]),
        (["ratings", __file__], ["holds no results"]),
        (["simulate", "vigil", "--out", "/no/such/file"], ["/no/such/file"]),
    ],
)
def test_bad_input_gets_one_line(ostoja: Callable[..., Done], arguments: list[str], words: list[str]) -> None:
    done = ostoja(*arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    for word in words:
        assert word in done.err


def test_a_balance_page_is_written(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("[characters.pin-up]\nvalue = 9\n", encoding="utf-8")
    page = tmp_path / "page.html"
    done = ostoja("balance", MALL, "--seats", 3, "--games", 6, "--bot", "random", "--against", other, "--out", page)
    assert (done.code, done.err) == (0, "")
    assert page.name in done.out
    assert "<svg" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--bot", "clever"], "'clever'"),
        (["--against", "/no/file.toml"], "/no/file.toml"),
        (["--seats", "9"], "3 to 6"),
    ],
)
def test_a_page_that_cannot_be_made_gets_one_line(ostoja: Callable[..., Done], more: list[str], words: str) -> None:
    done = ostoja("balance", MALL, "--games", 6, *more)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert words in done.err
