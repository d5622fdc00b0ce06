"""Whatever is wrong: one line that names it and what would be right, exit code 2, and nothing is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.engine.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

MALL = "mall-of-horror"


def check(done: Done, *words: str) -> None:
    """Make sure that one line names what is wrong."""
    assert done.code == 2
    assert done.err.startswith("ostoja: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for word in words:
        assert word in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], ["fly", "simulate"]),
        (["play"], ["GAME"]),
        (["play", "chess"], ["'chess'", MALL]),
        (["play", "mall-of-horor"], ["'mall-of-horor'", f"did you mean '{MALL}'?"]),
        (["play", "x" * 9999], ["xxx…", MALL]),
        (["serv"], ["Did you mean 'serve'?"]),
        (["simulate", MALL, "--gmes", "1"], ["--gmes", "--games"]),
        (["simulate", MALL, "--seed", "\udcff"], ["--seed", "UTF-8"]),
        (["simulate", MALL, "--seats", "2"], ["3 to 6", "2"]),
        (["simulate", MALL, "--seats", "99999999999999999999"], ["3 to 6"]),
        (["simulate", MALL, "--seats", "0"], ["3 to 6", "0"]),
        (["simulate", MALL, "--seats", "4", "--bots", "random,random,random"], ["--seats 4", "--bots", "3"]),
        (["simulate", "chess"], ["'chess'", MALL]),
        (["rules", "chess"], ["'chess'", MALL]),
        (["bench", "chess"], ["'chess'", MALL]),
        (["play", MALL, "--seats", "2"], ["3 to 6", "2"]),
        (["play", MALL, "--seats", "many"], ["--seats"]),
        (["play", MALL, "--seat", "4"], ["seat 4", "0 to 3"]),
        (["play", MALL, "--seat", "-1"], ["seat -1", "0 to 3"]),
        (["play", MALL, "--bots", "clever"], ["'clever'", "greedy"]),
        (["play", MALL, "--bots", "greedy,random", "--seats", "5"], ["5 seats", "4", "2"]),
        (["play", MALL, "--lang", "de"], ["'de'", "'en', 'pl'"]),
        (["play", MALL, "--name", "x" * 99], ["name", "20"]),
        (["play", MALL, "--set", "second_tie"], ["OPTION=VALUE", "'second_tie'"]),
        (["play", MALL, "--set", "weather=bad"], ["'weather'", "second_tie"]),
        (["play", MALL, "--set", "second_tie=bad"], ["second_tie", "'bad'", "colour, head"]),
        (["play", MALL, "--set", "first_seat=77"], ["first_seat", "0 to 5"]),
        (["play", MALL, "--data", "no-such-file.toml"], ["no-such-file.toml"]),
        (["play", MALL, "--record", "no/such/folder/game.jsonl"], ["no/such/folder"]),
        (["simulate", MALL, "--bots", "random,random"], ["3 to 6", "2"]),
        (["simulate", MALL, "--bots", "random,clever,random"], ["'clever'", "greedy"]),
        (["simulate", MALL, "--bots", "random,greedi,random"], ["did you mean 'greedy'?"]),
        (["simulate", MALL, "--set", "second_ti=head"], ["did you mean 'second_tie'?"]),
        (["simulate", MALL, "--bots", ""], ["--bots is empty"]),
        (["simulate", MALL, "--data="], ["--data is empty"]),
        (["serve", "--database", ""], ["--database is empty", "leave it out"]),
        (["serve", "--home="], ["--home is empty"]),
        (["serve", "--proxy", ","], ["--proxy", "127.0.0.1"]),
        (["simulate", MALL, "--data", "/dev/zero"], ["/dev/zero", "65536"]),
        (["verify", "/dev/zero"], ["/dev/zero", "characters"]),
        (["simulate", MALL, "--games", "0"], ["--games", "1"]),
        (["simulate", MALL, "--jobs", "0"], ["--jobs", "1"]),
        (["simulate", MALL, "--set", "weather=bad", "--json"], ["'weather'", "second_tie"]),
        (["verify", "no-such-file.jsonl"], ["no-such-file.jsonl"]),
        (["replay", "no-such-file.jsonl"], ["no-such-file.jsonl"]),
        (["bench", "--seconds", "0"], ["--seconds"]),
    ],
)
def test_bad_arguments_get_one_line(ostoja: Callable[..., Done], arguments: list[str], words: list[str]) -> None:
    done = ostoja(*arguments)
    check(done, *words)
    assert done.out == ""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("not toml [", ["TOML"]),
        ("[numbers]\nrescue = 99", ["numbers.rescue", "99"]),
        ('[numbers]\nrescue = "four"', ["numbers.rescue", "whole number"]),
        ("[numbers]\nrescues = 4", ["numbers.rescues", "rescue"]),
    ],
)
def test_a_wrong_data_file_names_the_field(
    ostoja: Callable[..., Done], tmp_path: Path, text: str, words: list[str]
) -> None:
    data = tmp_path / "data.toml"
    data.write_text(text, encoding="utf-8")
    for command in ("play", "simulate"):
        done = ostoja(command, MALL, "--data", data)
        check(done, *words)
        assert done.out == ""


@pytest.mark.parametrize(
    ("answer", "words"), [("99", ["99", "choose 1 to"]), ("fly home", ["fly home", "choose 1 to"])]
)
def test_an_answer_that_is_not_offered_ends_a_piped_game(
    ostoja: Callable[..., Done], tmp_path: Path, answer: str, words: list[str]
) -> None:
    path = tmp_path / "game.jsonl"
    done = ostoja("play", MALL, "--seed", "a", "--lang", "en", "--record", path, answers=f"{answer}\n")
    check(done, *words)
    assert not path.exists()


def test_an_option_that_is_spelled_but_not_offered_is_refused_with_its_rule(ostoja: Callable[..., Done]) -> None:
    check(ostoja("play", MALL, "--seed", "a", answers="vote 1\n"), "'vote 1'", "place pin-up")


def test_a_record_is_never_written_over(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", encoding="utf-8")
    check(ostoja("play", MALL, "--record", path, answers="1\n" * 500), "there already")
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"[]", b"{}", b'{"ostoja":1}', b"\xff\xfe", b'{"ostoja":1,"game":"chess"}', b"null\n"]
)
def test_what_is_no_record_is_refused(ostoja: Callable[..., Done], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        check(ostoja(command, path))


def test_a_damaged_record_is_refused_wherever_the_damage_is(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    ostoja("play", MALL, "--seed", "a", "--bots", "random", "--record", good, answers="1\n" * 500)
    lines = good.read_text(encoding="utf-8").splitlines()
    chance = seeded("damage")
    for _ in range(25):
        broken = lines[:]
        number = chance.below(len(lines))
        broken[number] = chance.pick(
            ["", "{", "null", "[]", "{}", "[9]", '[0,"fly"]', '{"says":9}', broken[number][1:]]
        )
        bad.write_text("\n".join(broken) + "\n", encoding="utf-8")
        check(ostoja("verify", bad))


def test_a_seat_that_the_record_lacks_is_named(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ostoja("play", MALL, "--seed", "a", "--bots", "random", "--record", path, answers="1\n" * 500)
    check(ostoja("replay", path, "--seat", 4), "seat 4", "0 to 3")
