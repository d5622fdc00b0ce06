"""Each command does what its help says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import ostoja as package
from ostoja.bots.registry import BOTS
from ostoja.cli import terminal
from ostoja.cli.settings_help import fields
from ostoja.games import all_games
from ostoja.lab import rule_places, rule_proofs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

MALL = "mall-of-horror"
COMMANDS = (
    "games",
    "play",
    "simulate",
    "duel",
    "tournament",
    "ratings",
    "replay",
    "position",
    "verify",
    "rules",
    "bench",
)


@pytest.fixture
def record(ostoja: Callable[..., Done], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    done = ostoja("play", MALL, "--seed", "a", "--bots", "random", "--record", path, answers="1\n" * 500)
    assert done.code == 0
    assert str(path) in done.out.replace("\n", "")
    return path


def test_without_a_command_the_help_lists_all(ostoja: Callable[..., Done]) -> None:
    done = ostoja()
    assert done.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in done.out
        assert ostoja(command, "--help").code == 0


def test_the_help_names_home_settings_bots_and_codes(ostoja: Callable[..., Done]) -> None:
    serve = " ".join(ostoja("serve", "--help").out.split())
    assert "~/.local/share/ostoja" in serve
    assert "OSTOJA_SETTINGS" in serve
    assert {field.name for field in fields()} >= {"home", "thinkers", "limits.sockets", "bots.budget", "absence"}
    for field in fields():
        assert f"{field.name} {field.about} [default: {field.default}]" in serve
    for command in ("play", "simulate"):
        assert f"Bots: {', '.join(BOTS)}." in " ".join(ostoja(command, "--help").out.split())
    for command in ("backup", "restore", "export", "upgrade"):
        assert "~/.local/share/ostoja" in ostoja(command, "--help").out
    assert "Exit codes: 0 done" in ostoja("--help").out


def test_the_version_is_shown(ostoja: Callable[..., Done]) -> None:
    assert ostoja("--version").out == f"ostoja {package.__version__}\n"


def test_the_games_are_listed_in_both_languages(ostoja: Callable[..., Done]) -> None:
    english, polish = ostoja("games", "--lang", "en").out, ostoja("games", "--lang", "pl").out
    for game in all_games().values():
        assert game.key in english
        assert game.key in polish
        assert f"{game.least_seats}–{game.most_seats}" in english
    assert "too few doors" in english
    assert "tajne" in polish


def test_the_locale_decides_unless_a_language_is_asked_for(
    ostoja: Callable[..., Done], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "seats" in ostoja("games").out
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "miejsca" in ostoja("games").out
    assert "seats" in ostoja("games", "--lang", "en").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert terminal.language(None) == "en"


def test_bench_measures_every_game(ostoja: Callable[..., Done]) -> None:
    done = ostoja("bench", "--seconds", "0.05", "--lang", "en")
    assert done.code == 0
    for game in all_games():
        assert game in done.out
    assert "decisions/s" in done.out
    assert "compiled" in done.out or "interpreted" in done.out


def test_a_record_is_verified(ostoja: Callable[..., Done], record: Path) -> None:
    done = ostoja("verify", record, "--lang", "en")
    assert done.code == 0
    assert "The record holds" in done.out
    assert "zgadza" in ostoja("verify", record, "--lang", "pl").out


def test_a_changed_choice_is_named_by_its_line(ostoja: Callable[..., Done], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if '"go"' in line)
    other = "parking" if "parking" not in lines[number] else "hq"
    lines[number] = f'[{lines[number][1]},"go","{other}"]'
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = ostoja("verify", record)
    assert done.code == 2
    assert done.err.startswith("ostoja: line ")


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_record_without_its_end_is_refused(ostoja: Callable[..., Done], record: Path, cut: int) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()[:-cut]
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = ostoja("verify", record)
    assert done.code == 2
    assert f"line {len(lines)} " in done.err


def test_a_replay_tells_each_seat_only_what_it_saw(ostoja: Callable[..., Done], record: Path) -> None:
    told = [ostoja("replay", record, "--seat", seat, "--lang", "en").out for seat in range(4)]
    spectator = ostoja("replay", record, "--lang", "en").out
    for seat, name in enumerate(("Ada", "Bruno", "Celia", "Dario")):
        mine = f"{name} starts with a card"
        assert mine in told[seat]
        assert all(mine not in story for other, story in enumerate([*told, spectator]) if other != seat)
    for story in (*told, spectator):
        assert "Round 1 begins." in story
        assert "The rescue helicopter lands" in story
        assert "The game is over" in story
        assert "Seed: a" in story


def test_a_replay_can_be_told_in_polish(ostoja: Callable[..., Done], record: Path) -> None:
    story = ostoja("replay", record, "--seat", 1, "--lang", "pl").out
    assert "Zaczyna się runda 1." in story
    assert "Koniec gry" in story


def test_every_rule_is_listed_with_its_tests(ostoja: Callable[..., Done]) -> None:
    done = ostoja("rules", MALL, "--lang", "en")
    assert done.code == 0
    assert "MOH-VOTE-01" in done.out
    assert "test_voting.py::test_exactly_those_with_a_head_there_vote" in done.out
    assert "ostoja/games/mall_of_horror/attack.py:" in done.out
    assert "nie ma" not in done.out
    assert "Głosuj" in ostoja("rules", MALL, "--lang", "pl").out or "głos" in ostoja("rules", MALL, "--lang", "pl").out


def test_no_rule_is_missing_a_place_or_a_test(ostoja: Callable[..., Done]) -> None:
    done = ostoja("rules", MALL, "--missing")
    assert (done.code, done.out) == (0, "")


def test_a_rule_without_a_test_is_reported(
    ostoja: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rule_proofs, "tests_of", lambda _game: tmp_path)
    done = ostoja("rules", MALL, "--missing", "--lang", "en")
    assert done.code == 1
    assert re.search(r"^MOH-COMP-01  .*no test proves this$", done.out, re.MULTILINE)


@pytest.mark.parametrize(("lang", "words"), [("en", "no place in the code"), ("pl", "żadne miejsce w kodzie")])
def test_a_rule_without_a_place_in_the_code_is_reported(
    ostoja: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setattr(rule_places, "places_of", lambda _game, _rules: {})
    done = ostoja("rules", MALL, "--missing", "--lang", lang)
    assert done.code == 1
    assert re.search(rf"^MOH-VOTE-01  .*{words}[^,]*$", done.out, re.MULTILINE)
    assert words in ostoja("rules", MALL, "--lang", lang).out


def test_without_a_checkout_the_rules_say_so(ostoja: Callable[..., Done], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_proofs, "tests_of", lambda _game: None)
    told = ostoja("rules", MALL, "--lang", "en").out
    assert "checkout" in told
    assert "ostoja/games/mall_of_horror/attack.py:" in told
    done = ostoja("rules", MALL, "--missing")
    assert done.code == 2
    assert "checkout" in done.err
