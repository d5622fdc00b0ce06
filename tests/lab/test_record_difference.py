"""Where a record and the rules part: a person sees the choice, the state before it, and both ways on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.cli.terminal import words
from ostoja.cli.verify import told
from ostoja.engine.errors import Diverged
from ostoja.engine.match import MILESTONE, Match
from ostoja.engine.record import verified, write_record
from ostoja.engine.rng import seeded
from ostoja.games import find
from ostoja.lab.record_difference import Parting, parting

if TYPE_CHECKING:
    from collections.abc import Callable

MALL = find("mall-of-horror")
NAMES = ("Ada", "Bogdan", "Celina", "Dawid")


def played() -> Match:
    """Play a game of Mall of Horror at random, with some talk."""
    match = Match(MALL, MALL.agree(4), "parting", NAMES)
    rng = seeded("other choices")
    while not match.state.over:
        if match.taken % 10 == 0:
            match.chat(0, "Hello.")
        seat = rng.pick(match.asked())
        match.choose(seat, rng.pick(match.options(seat)))
    return match


PLAYED = played()
LINES: list[Any] = [json.loads(line) for line in write_record(PLAYED).splitlines()]
SETUP_OPTIONS = [number for number, line in enumerate(LINES) if isinstance(line, list)]


def found(change: Callable[[list[Any]], object]) -> tuple[Parting, str]:
    """Tamper with the record; return where it parts from the rules, and how that is told."""
    lines = json.loads(json.dumps(LINES))
    change(lines)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    with pytest.raises(Diverged) as caught:
        verified(text, find)
    place = parting(text, find, caught.value, "en")
    return place, "\n".join(told(place, words("en").say))


def position_after(choices: int) -> str:
    """Return where the cards of the true game lie after so many choices."""
    match = Match(MALL, MALL.agree(4), "parting", NAMES)
    for number in SETUP_OPTIONS[:choices]:
        match.choose(LINES[number][0], match.read(LINES[number][0], LINES[number][1:]))
    table: Any = match.game.write_facts(match.state)
    hands = [f"({', '.join(hand)})" for hand in table["hands"]]
    return f"hands: {', '.join(hands)}\n  deck: {', '.join(table['deck'])}\n"


def spelled(line: list[Any]) -> str:
    """Spell a choice as the report does."""
    return f"{line[0]} {NAMES[line[0]]}: {' '.join(map(str, line[1:]))}"


def test_a_choice_that_is_not_offered_is_named_with_the_state_before_it_and_both_ways_on() -> None:
    number = SETUP_OPTIONS[MILESTONE + 4]
    place, report = found(lambda lines: lines[number].__setitem__(slice(1, None), ["vote", 5]))
    seat = LINES[number][0]
    assert (place.line, place.first, place.last) == (number + 1, MILESTONE + 5, MILESTONE + 5)
    assert f"the rules do not allow choice {MILESTONE + 5}, “{seat} {NAMES[seat]}: vote 5”" in report
    assert f"The last hash that agrees comes after choice {MILESTONE};" in report
    assert position_after(MILESTONE + 4) in report
    assert place.record == [f"{seat} {NAMES[seat]}: vote 5", *(spelled(LINES[at]) for at in SETUP_OPTIONS[30:33])]
    [offered] = [line for line in place.rules if line.startswith(f"{seat} ")]
    assert " ".join(map(str, LINES[number][1:])) in offered


def test_another_choice_that_is_offered_is_one_of_those_before_the_next_hash() -> None:
    match = Match(MALL, MALL.agree(4), "parting", NAMES)
    for at in SETUP_OPTIONS[: MILESTONE - 1]:
        match.choose(LINES[at][0], match.read(LINES[at][0], LINES[at][1:]))
    last = LINES[SETUP_OPTIONS[MILESTONE - 1]]
    options = [list(MALL.vocabulary.spell(option)) for option in match.options(last[0])]
    other = next(option for option in options if option != last[1:])
    place, report = found(lambda lines: lines[SETUP_OPTIONS[MILESTONE - 1]].__setitem__(slice(1, None), other))
    assert (place.first, place.last) == (1, MILESTONE)
    assert f"one of the choices 1 to {MILESTONE} leads elsewhere" in report
    assert "The state after the set-up:" in report
    assert position_after(0) in report
    assert f"25. {last[0]} {NAMES[last[0]]}: {' '.join(map(str, other))}" in place.rules
    assert any("zombie" in line for line in place.rules)  # what happens is told in words


def test_a_wrong_hash_shows_the_choices_since_the_last_one_that_agrees() -> None:
    number = [at for at, line in enumerate(LINES) if "hash" in line][1]
    place, report = found(lambda lines: lines[number].update(hash="0" * 64))
    assert (place.line, place.agreed, place.first, place.last) == (number + 1, MILESTONE, MILESTONE + 1, 2 * MILESTONE)
    assert position_after(MILESTONE) in report
    assert place.record == [f"hash {'0' * 64}"]
    for nth, at in enumerate(SETUP_OPTIONS[MILESTONE : 2 * MILESTONE], start=MILESTONE + 1):
        assert f"{nth}. {spelled(LINES[at])}" in place.rules
    assert place.rules[-1] == f"hash {LINES[number]['hash']}"


def test_a_wrong_result_shows_both_when_the_state_is_the_recorded_one() -> None:
    place, report = found(lambda lines: lines[-2]["scores"].reverse())
    scores = PLAYED.result().scores
    assert f"the choices up to {len(SETUP_OPTIONS)} hold" in report
    assert place.record[0].startswith(f"scores {scores[::-1]}")
    assert place.rules[0].startswith(f"scores {scores}")


def test_a_wrong_result_of_another_state_shows_the_choices_that_led_there() -> None:
    def spoil(lines: list[Any]) -> None:
        lines[-2]["scores"].reverse()
        lines[-1]["final"] = "0" * 64

    place, _ = found(spoil)
    assert (place.first, place.last) == (len(SETUP_OPTIONS) // MILESTONE * MILESTONE + 1, len(SETUP_OPTIONS))
    assert place.record[-1].startswith("scores")


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_record_that_ends_too_early_shows_what_the_rules_ask_next(cut: int) -> None:
    place, report = found(lambda lines: lines.__delitem__(slice(-cut, None)))
    held = sum(number < len(LINES) - cut for number in SETUP_OPTIONS)
    assert place.line == len(LINES) - cut
    assert place.record == []
    assert "(it ends here)" in report
    assert f"the choices up to {held} hold" in report
    assert place.rules[0].startswith("scores" if cut < 3 else tuple("0123"))


def test_a_missing_result_is_no_choice_s_fault() -> None:
    place, report = found(lambda lines: lines.__delitem__(-2))
    assert f"the choices up to {len(SETUP_OPTIONS)} hold" in report
    assert place.rules[0].startswith("scores")


@pytest.mark.parametrize("line", [[], ["Ada", "go"], [9, "go", "hq"]], ids=str)
def test_a_choice_without_a_seat_is_spelled_as_it_is(line: list[Any]) -> None:
    place, _ = found(lambda lines: lines.__setitem__(SETUP_OPTIONS[0], line))
    assert place.record[0] == ": ".join((str(line[0]), " ".join(line[1:]))) if line else ": "


def test_talk_that_nobody_could_have_said_is_shown() -> None:
    place, _ = found(lambda lines: lines.__setitem__(1, {"chats": 7, "text": "Boo."}))
    assert (place.line, place.last) == (2, 0)
    assert place.record[0] == "chats 7, text Boo."


def test_it_is_told_in_polish() -> None:
    lines = json.loads(json.dumps(LINES))
    lines[-3:] = []
    text = "".join(json.dumps(line) + "\n" for line in lines)
    with pytest.raises(Diverged) as caught:
        verified(text, find)
    report = "\n".join(told(parting(text, find, caught.value, "pl"), words("pl").say))
    assert "Dalej według zasad:" in report
