"""`ostoja position`: a position is shown, through a seat's eyes or everybody's, and played on from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ostoja.games import open_position
from tests.cli.test_bad_input import check
from tests.engine.mall import SITUATION

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

MALL = "mall-of-horror"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "riddle.toml"
    path.write_text(SITUATION, encoding="utf-8")
    return path


@pytest.fixture
def record(ostoja: Callable[..., Done], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    assert ostoja("play", MALL, "--seed", "a", "--bots", "random", "--record", path, answers="1\n" * 500).code == 0
    return path


# ---------------------------------------------------------------- looking


def test_a_position_is_shown_with_the_options_of_everybody_who_is_asked(
    ostoja: Callable[..., Done], file: Path
) -> None:
    done = ostoja("position", file)
    assert (done.code, done.err) == (0, "")
    assert "Mall of Horror, seen by: spectator" in done.out
    assert "To choose: Ada (seat 0), Bruno (seat 1), Celia (seat 2)" in done.out
    assert done.out.count("  2  Go to Megatoys") == 1, "what all may choose is said once"


def test_through_a_seats_eyes_only_its_own_cards_and_options_are_seen(ostoja: Callable[..., Done], file: Path) -> None:
    mine, others = ostoja("position", file, "--seat", 0).out, ostoja("position", file, "--seat", 2).out
    assert "Your hand:  Security Camera" in mine
    assert "Your hand: –" in others
    assert "Your hand" not in ostoja("position", file).out
    assert mine.count("To choose:") == others.count("To choose:") == 1


def test_a_seat_that_is_not_asked_reads_who_is(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(SITUATION.replace("waiting = 7", "waiting = 2"), encoding="utf-8")
    done = ostoja("position", path, "--seat", 0)
    assert "To choose: Bruno (seat 1)" in done.out
    assert "Megatoys" not in done.out.partition("To choose:")[2]


def test_a_position_is_shown_in_polish(ostoja: Callable[..., Done], file: Path) -> None:
    done = ostoja("position", file, "--lang", "pl")
    assert "Wybiera: Ada (miejsce 0)" in done.out
    assert "tak jak to widzi: widz" in done.out


def test_a_position_comes_from_the_standard_input_too(ostoja: Callable[..., Done], file: Path) -> None:
    assert ostoja("position", "-", answers=SITUATION).out == ostoja("position", file).out


def test_a_position_without_a_question_is_shown_and_says_so(ostoja: Callable[..., Done]) -> None:
    done = ostoja("position", "-", answers=f'game = "{MALL}"\n')
    assert done.code == 0
    assert "Nobody is asked anything here" in done.out


def test_a_game_that_is_over_is_shown_with_its_result(ostoja: Callable[..., Done], record: Path) -> None:
    written = ostoja("replay", record, "--position").out
    done = ostoja("position", "-", answers=written)
    assert done.code == 0
    assert "♛" in done.out


# ---------------------------------------------------------------- playing on


def test_a_position_is_played_on_to_its_end(ostoja: Callable[..., Done], file: Path) -> None:
    done = ostoja("position", file, "--play", "--bots", "random", "--name", "Zoe", answers="1\n" * 500)
    assert (done.code, done.err) == (0, "")
    assert "You are Zoe." in done.out
    assert "pledge" not in done.out, "there was no deal to prove"
    assert "♛" in done.out


def test_without_a_seat_one_plays_the_first_that_is_asked(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(SITUATION.replace("waiting = 7", "waiting = 4"), encoding="utf-8")
    assert "You are Celia." in ostoja("position", path, "--play", answers="").out
    assert "You are Bruno." in ostoja("position", path, "--play", "--seat", 1, answers="").out


def test_the_record_of_such_a_game_can_be_verified_and_replayed(
    ostoja: Callable[..., Done], file: Path, tmp_path: Path
) -> None:
    path = tmp_path / "on.jsonl"
    ostoja("position", file, "--play", "--bots", "random", "--record", path, answers="1\n" * 500)
    done = ostoja("verify", path)
    assert done.code == 0
    assert "The record holds" in done.out
    assert ostoja("replay", path, "--seat", 1).code == 0
    first = ostoja("replay", path, "--at", 0, "--position").out
    assert first == open_position(SITUATION).text()


# ---------------------------------------------------------------- out of a record


def test_a_record_gives_the_position_after_any_number_of_choices(ostoja: Callable[..., Done], record: Path) -> None:
    texts = [ostoja("replay", record, "--at", at, "--position").out for at in (0, 7, 8)]
    assert len(set(texts)) == 3
    for text in texts:
        assert open_position(text).text() == text
        assert ostoja("position", "-", answers=text).code == 0


def test_a_record_is_told_only_so_far(ostoja: Callable[..., Done], record: Path) -> None:
    whole, part = ostoja("replay", record), ostoja("replay", record, "--at", 12)
    assert part.code == 0
    assert len(part.out) < len(whole.out)
    assert "♛" not in part.out
    assert "ends before" not in part.out


def test_the_position_of_a_seat_is_dealt_anew_and_says_so(ostoja: Callable[..., Done], record: Path) -> None:
    true = ostoja("replay", record, "--at", 20, "--position").out
    seen = [ostoja("replay", record, "--at", 20, "--position", "--seat", 1).out for _ in range(2)]
    assert "seen_by" not in true
    for text in seen:
        assert text.startswith("# Dealt anew: whatever seat 1 cannot know.\n")
        assert "\nseen_by = 1\n" in text
        assert chance(text) != chance(true)
        shown = ostoja("position", "-", "--seat", 1, answers=text)
        assert "Dealt anew: whatever Bruno (seat 1) cannot know." in shown.out
        assert board(shown.out) == board(ostoja("position", "-", "--seat", 1, answers=true).out)
    assert chance(seen[0]) != chance(seen[1])


def chance(text: str) -> str:
    """Return the chance of a written position."""
    found = re.search(r'^chance = "(\w+ \d+)"$', text, re.MULTILINE)
    assert found
    return found[1]


def board(shown: str) -> str:
    """Return what is drawn below the title."""
    return shown.partition("╭")[2]


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["position field game", "missing"]),
        ("game = ", ["the position is not valid TOML"]),
        ('game = "chess"', ["'chess'", MALL]),
        (f'game = "{MALL}"\nseats = 9', ["3 to 6 seats, not 9"]),
        (f'game = "{MALL}"\nseats = "many"', ["position field seats", "'many'"]),
        (f'game = "{MALL}"\nchance = "dice"', ["position field chance"]),
        (f'game = "{MALL}"\n[tabel]', ["'tabel'", "table"]),
        (f'game = "{MALL}"\n[table]\nround = "two"', ["position field round", "'two'"]),
        (f'game = "{MALL}"\nagenda = [1]', ["position field agenda[0]"]),
        (SITUATION.replace("waiting = 7", "waiting = 8"), ["position field agenda[1].waiting", "0 to 7"]),
        ("x" * 70_000, ["the position has", "65536"]),
    ],
)
def test_a_bad_position_gets_one_line_that_names_the_field(
    ostoja: Callable[..., Done], text: str, words: list[str]
) -> None:
    done = ostoja("position", "-", answers=text)
    check(done, *words)
    assert done.out == ""


def test_what_cannot_be_is_refused(ostoja: Callable[..., Done], file: Path, tmp_path: Path, record: Path) -> None:
    check(ostoja("position", tmp_path / "none.toml"), "none.toml")
    check(ostoja("position", "/dev/zero"), "65536")
    check(ostoja("position", tmp_path), str(tmp_path))
    check(ostoja("position", file, "--seat", 3), "seat 3", "0 to 2")
    check(ostoja("position", "-", "--play", answers=SITUATION), "--play", "file")
    check(ostoja("position", file, "--record", tmp_path / "x.jsonl"), "--record", "--play")
    check(ostoja("position", file, "--play", "--bots", "clever"), "'clever'")
    check(ostoja("position", file, "--play", "--bots", "random,random,random"), "3 seats", "2")
    check(ostoja("replay", record, "--at", 100_000), "100000", "choices")
    check(ostoja("replay", record, "--at", -1), "choices, not -1")
    check(ostoja("replay", record, "--position", "--seat", 4), "seat 4", "0 to 3")


def test_there_is_nothing_to_play_on_where_nobody_is_asked(
    ostoja: Callable[..., Done], record: Path, tmp_path: Path
) -> None:
    over, empty = tmp_path / "over.toml", tmp_path / "empty.toml"
    over.write_text(ostoja("replay", record, "--position").out, encoding="utf-8")
    empty.write_text(f'game = "{MALL}"\n', encoding="utf-8")
    check(ostoja("position", over, "--play"), "over")
    check(ostoja("position", empty, "--play"), "position field agenda")
