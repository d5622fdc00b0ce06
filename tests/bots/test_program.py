"""Any program may hold a seat: it gets rules, view and options in words, and one more try."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.budget import Budget
from ostoja.bots.program import LINES, Program, ProgramError
from ostoja.bots.registry import BOTS, seat_program
from ostoja.cli.main import run
from ostoja.engine.errors import SetupError
from ostoja.engine.rng import seeded
from ostoja.games import find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

EXAMPLE = Path(__file__).parents[2] / "examples" / "programs" / "first_legal.py"
MALL = find("mall-of-horror")
HEAD = "import json, sys\n"


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """End all programs, and forget their names."""
    before = dict(BOTS)
    yield
    for line in list(LINES.values()):
        line.end()
    BOTS.clear()
    BOTS.update(before)


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Return a function that writes a program and returns its command."""

    def write(source: str) -> str:
        file = tmp_path / "program.py"
        file.write_text(HEAD + source, encoding="utf-8")
        return f"{sys.executable} {file}"

    return write


def chair(budget: Budget | None = None) -> Chair:
    state = MALL.new(MALL.agree(3), seeded("program"))
    return Chair(MALL, state, state.asked.bit_length() - 1, None, budget or Budget())


def heard(folder: Path) -> list[dict[str, Any]]:
    """Return what a program has written down of what it was told."""
    return [json.loads(line) for line in (folder / "heard.jsonl").read_text(encoding="utf-8").splitlines()]


NOTING = """
heard = open(sys.argv[0].replace("program.py", "heard.jsonl"), "w")
for line in sys.stdin:
    print(line, end="", file=heard, flush=True)
    told = json.loads(line)
    if told["type"] != "game":
        print(ANSWER, flush=True)
"""


def test_a_program_is_told_what_is_played_what_it_sees_and_what_it_may_choose(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    command = program(NOTING.replace("ANSWER", 'json.dumps({"choose": told["options"][-1]["choose"]})'))
    for _ in range(2):
        place = chair()
        assert Program(seeded("x"), command).choose(place) == place.options()[-1]
    game, question, again, _ = heard(tmp_path)
    assert (game["type"], game["game"], game["seats"], game["seat"]) == ("game", MALL.key, 3, place.seat)
    assert "MOH-" in game["rules"]
    assert "rules" not in again
    assert question["view"] == json.loads(json.dumps(place.view()))
    assert len(question["options"]) == len(place.options())
    assert all(option["words"] and option["choose"] for option in question["options"])
    assert question["question"]


@pytest.mark.parametrize(
    "answer", ['"no JSON"', '"[]"', '"{}"', "json.dumps({'choose': 'fly home'})", "json.dumps({'choose': 7})"]
)
def test_an_answer_that_is_none_gets_one_more_try_with_the_reason(
    program: Callable[[str], str], tmp_path: Path, answer: str
) -> None:
    place = chair()
    assert Program(seeded("x"), program(NOTING.replace("ANSWER", answer))).choose(place) == place.options()[0]
    _, question, again = heard(tmp_path)
    assert question["type"] == "choose"
    assert again["type"] == "again"
    assert again["reason"]


def test_a_second_try_counts(program: Callable[[str], str]) -> None:
    place = chair()
    last = MALL.vocabulary.spell(place.options()[-1])
    right = " ".join(map(str, last))
    command = program(
        NOTING.replace("ANSWER", f"json.dumps({{'choose': {right!r} if told['type'] == 'again' else 'no'}})")
    )
    assert Program(seeded("x"), command).choose(place) == place.options()[-1]


def test_a_program_that_ends_is_told_of_with_its_code(program: Callable[[str], str]) -> None:
    with pytest.raises(ProgramError, match="has ended with code 3"):
        Program(seeded("x"), program("sys.stdin.readline(); sys.exit(3)")).choose(chair())


def test_a_program_that_says_nothing_is_not_waited_for(program: Callable[[str], str]) -> None:
    with pytest.raises(ProgramError, match=r"gave no answer in 1\.1 s"):
        Program(seeded("x"), program("import time; time.sleep(60)")).choose(chair(Budget(0, 0.1)))
    assert not LINES


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ProgramError, match="/no/such/program' cannot be started"):
        Program(seeded("x"), "/no/such/program").choose(chair())


@pytest.mark.parametrize("wish", ["", "mine", "mine=", "=python", "greedy=python", "Mine=python", "a b=python"])
def test_a_program_needs_a_name_of_its_own(wish: str) -> None:
    with pytest.raises(SetupError):
        seat_program(wish)


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_example_plays_in_every_process(jobs: int, capsys: pytest.CaptureFixture[str]) -> None:
    command = f"mine={sys.executable} {EXAMPLE}"
    arguments = ["simulate", "vigil", "--games", "6", "--bots", "mine,random,random", "--program", command]
    assert run([*arguments, "--jobs", str(jobs), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["name"] == "mine"


def test_a_program_that_fails_ends_the_command_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["duel", "mine", "random", "--game", "vigil", "--program", "mine=/no/such/program"]
    assert run(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1
