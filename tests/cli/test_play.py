"""A person plays in the terminal, here by answers typed ahead."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from ostoja.bots.company import Company
from ostoja.cli.boards import Board
from ostoja.cli.playing.answers import Answers
from ostoja.cli.playing.desk import Desk
from ostoja.cli.playing.keeping import Keeping
from ostoja.cli.playing.loop import Loop
from ostoja.cli.playing.people import names_at
from ostoja.cli.terminal import words
from ostoja.engine.match import Match
from ostoja.engine.rng import pledge
from ostoja.games import find
from ostoja.text import Texts
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ostoja.engine.game import Game
    from tests.cli.conftest import Done

MALL = "mall-of-horror"


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (4, 2), (6, 5)])
def test_a_whole_game_can_be_played(ostoja: Callable[..., Done], lang: str, seats: int, seat: int) -> None:
    company = () if seats == 3 else ("--bots", "greedy")  # those who plan take their time
    asked = ("--seats", seats, "--seat", seat, "--seed", "s", "--lang", lang, *company)
    done = ostoja("play", MALL, *asked, answers="1\n" * 900)
    assert done.code == 0
    assert done.err == ""
    assert {"en": "The game is over after", "pl": "Koniec gry po"}[lang] in done.out
    assert {"en": "You are", "pl": "Grasz jako"}[lang] in done.out
    assert {"en": "Seed: s", "pl": "Ziarno: s"}[lang] in done.out
    assert done.out.count(pledge("s")) == 2
    for trace in ("play-", "mall-", "option-", "event-", "ask-", "phase-"):
        assert f" {trace}" not in done.out


def test_the_same_seed_and_answers_give_the_same_record(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    texts = []
    for name in ("first", "second"):
        ostoja("play", MALL, "--seed", "s", "--record", tmp_path / name, answers="1\n" * 900)
        texts.append((tmp_path / name).read_bytes())
    assert texts[0] == texts[1]
    assert ostoja("verify", tmp_path / "first").code == 0


def test_the_end_of_the_input_ends_the_game_clearly(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = ostoja("play", MALL, "--seed", "s", "--lang", "en", "--record", path, answers="1\n1\n")
    assert done.code == 0
    assert "You have left the game." in done.out
    assert ostoja("verify", path).code == 0


def test_leaving_has_to_be_meant(ostoja: Callable[..., Done]) -> None:
    done = ostoja("play", MALL, "--seed", "s", "--lang", "en", answers="q\nn\n1\nq\ny\n1\n")
    assert done.out.count("really want to leave") == 2
    assert "You have left the game." in done.out


def test_the_rule_behind_the_question_is_shown(ostoja: Callable[..., Done]) -> None:
    done = ostoja("play", MALL, "--seed", "s", "--lang", "en", answers="?\n")
    assert "▸ MOH-SET-06" in done.out
    assert "Placing the characters" in done.out
    assert "▸ MOH-SET-06" in ostoja("play", MALL, "--seed", "s", "--lang", "pl", answers="?\n").out


def test_the_log_the_board_and_the_rulebook_can_be_called_up(ostoja: Callable[..., Done]) -> None:
    done = ostoja("play", MALL, "--seed", "s", "--lang", "en", answers="l\nv\nr\n")
    assert done.out.count("starts with a card") == 2
    assert done.out.count("MALL OF HORROR") == 2
    assert "Who sees what" in done.out


def test_something_can_be_said_to_all_and_to_one(ostoja: Callable[..., Done], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    everybody, one, never_mind = "t\n1\n4\n1\n", "t\n3\n2\n3\n", "t\n\nt\n1\n\nt\n1\n1\n\n"
    answers = everybody + one + never_mind
    done = ostoja("play", MALL, "--seed", "s", "--lang", "en", "--record", path, answers=answers)
    assert "Ada: “Zombies are coming to Parking!”" in done.out
    assert "Ada to Celia: “I’ll vote for Bruno.”" in done.out
    said = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if '"says"' in line]
    mine = [line for line in said if line["says"] == 0]
    assert [line["to"] for line in mine] == [-1, 2]


def test_a_wrong_pick_while_talking_is_refused(ostoja: Callable[..., Done]) -> None:
    done = ostoja("play", MALL, "--seed", "s", "--lang", "en", answers="t\n99\n")
    assert done.code == 2
    assert "99" in done.err


def test_a_record_saved_during_the_game_gives_no_seed_away(
    ostoja: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    texts: list[str] = []
    original = Keeping._write

    def spy(self: Keeping, *, with_seed: bool) -> None:
        original(self, with_seed=with_seed)
        assert self.path
        texts.append(self.path.read_text(encoding="utf-8"))

    monkeypatch.setattr(Keeping, "_write", spy)
    ostoja("play", MALL, "--seed", "tell-nobody", answers="1\ns\n1\n")
    assert ["tell-nobody" in text for text in texts] == [False, True]
    assert len(list(tmp_path.iterdir())) == 1


def table(game: Game, answers: list[str], monkeypatch: pytest.MonkeyPatch, seats: int = 3) -> tuple[Loop, io.StringIO]:
    """Seat somebody who types at a terminal."""
    out = io.StringIO()
    monkeypatch.setattr("builtins.input", lambda: answers.pop(0))
    match = Match(game, game.agree(seats), "s", names_at(seats, 0, ""))
    company = Company(match, dict.fromkeys(range(1, seats), "random"))
    desk = Desk(match, 0, Board(game), Texts(game, "en"), words("en"), Console(file=out, width=80))
    loop = Loop(desk, company, Keeping(match, None))
    loop.answers.interactive = True
    return loop, out


def test_at_a_terminal_a_wrong_answer_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, out = table(find(MALL), ["99", "", "fly", "t", "99", "", "u", "q", "y"], monkeypatch)
    loop.play()
    assert "“99” is not one of the options: choose 1 to" in out.getvalue()
    assert "“fly” is not one of the options" in out.getvalue()
    assert "“99” is not in the list" in out.getvalue()
    assert "cannot undo" in out.getvalue()
    assert "You have left the game." in out.getvalue()


def test_a_choice_can_be_taken_back_until_others_act(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, out = table(find(MALL), [], monkeypatch)
    match = loop.match
    while not match.state.over:
        seat = match.asked()[0]
        before, options = match.question(), match.options(seat)
        match.choose(seat, options[0])
        if seat == 0 and len(options) > 1 and match.can_undo(0):
            assert loop.follow("u")
            assert match.question() == before
            assert match.options(0) == options
            assert "taken back" in out.getvalue()
            return
    pytest.fail("no choice could be taken back")


def test_a_game_without_a_board_of_its_own_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, out = table(TOY, ["1"] * 200, monkeypatch)
    loop.play()
    assert loop.match.state.over
    assert "Pile" in out.getvalue()


def test_a_game_that_brings_no_rules_is_played_on_after_they_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, out = table(TOY, ["?", "r", *["1"] * 200], monkeypatch)
    loop.play()
    assert loop.match.state.over
    assert "No rule is noted for this question." in out.getvalue()
    assert "This game has brought no rules to read." in out.getvalue()


@pytest.mark.parametrize(
    ("lang", "rule", "words"),
    [
        ("en", "every living player chooses one candle", ("Depth of the dark", "Hours given tonight", "lantern")),
        ("pl", "Każdy żywy gracz wybiera w tajemnicy", ("Głębokość ciemności", "Godziny tej nocy", "latarnia")),
    ],
)
def test_a_game_of_another_package_brings_its_rules_and_words(
    ostoja: Callable[..., Done], lang: str, rule: str, words: tuple[str, ...]
) -> None:
    done = ostoja("play", "vigil", "--seed", "s", "--lang", lang, answers="?\nr\n" + "2\n" * 200)
    assert (done.code, done.err) == (0, "")
    for word in (rule, "VIG-LIGHT-01", "VIG-END-04", *words):
        assert word in done.out
    for raw in ("depth", "Chest", "Hearts 3   cards", "view-", "phase-", "candle-"):
        assert lang == "en" or raw not in done.out


def test_answers_from_a_pipe_are_shown_as_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO(" 7 \n"))
    assert Answers(Console(file=out)).ask("?") == "7"
    assert out.getvalue() == "? 7\n"


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_the_person_has_a_name_and_a_letter_of_their_own(seat: int) -> None:
    names = names_at(4, seat, " Bea  B. ")
    assert names[seat] == "Bea B."
    assert len({name[0] for name in names}) == 4
