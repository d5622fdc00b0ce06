"""Records: written, run again to the same bytes, and never believed when damaged."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.errors import OstojaError, RecordError
from ostoja.engine.match import MILESTONE, Match
from ostoja.engine.record import open_record, parse_record, replay, write_record
from ostoja.engine.rng import pledge, seeded
from ostoja.engine.talk import Line
from ostoja.games import find as find_game
from tests.engine.mall import go, match_at
from tests.engine.small import QUIET, TELL, Deeds, Rest, match_of
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.game import Game

SEED = "a very secret seed"


def find(key: str) -> Game:
    return TOY if key == TOY.key else find_game(key)


def played(choices: int = 1000, names: tuple[str, ...] = ("Ada", "Bo", "Żaneta"), seed: str = SEED) -> Match:
    """Play a toy game at random, with some talk."""
    match = Match(TOY, TOY.agree(3, {"cards": 20}), seed, names)
    match.say(0, 2, ["promise-vote", 1])
    match.chat(1, '„cześć” \\ "hi"')
    rng = seeded("choices")
    while not match.state.over and match.taken < choices:
        seat = rng.pick(match.asked())
        match.choose(seat, rng.pick(match.options(seat)))
    return match


FINISHED = write_record(played())


def lines_of(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def place_of(lines: list[Any], found: Callable[[Any], bool]) -> int:
    """Return the number of the first line that is such, counted from 1 as people do."""
    return next(number for number, line in enumerate(lines, start=1) if found(line))


def is_choice(line: Any) -> bool:
    return isinstance(line, list)


# ---------------------------------------------------------------- round trip


@pytest.mark.parametrize("choices", [0, 1, 10, MILESTONE, 1000])
def test_a_record_replays_to_the_same_bytes(choices: int) -> None:
    text = write_record(played(choices))
    again = replay(text, find)
    assert write_record(again) == text


def test_a_record_is_lines_of_json_that_read_as_the_game_went() -> None:
    lines = lines_of(write_record(played(2)))
    assert lines[0]["game"] == "toy"
    assert lines[0]["seats"] == ["Ada", "Bo", "Żaneta"]
    assert lines[1] == {"says": 0, "to": 2, "act": ["promise-vote", 1]}
    assert lines[2] == {"chats": 1, "text": '„cześć” \\ "hi"'}
    assert [type(line) for line in lines[3:]] == [list, list, dict]
    assert list(lines[-1]) == ["final"]


def test_a_record_carries_a_hash_every_so_often() -> None:
    lines = lines_of(FINISHED)
    choices = sum(is_choice(line) for line in lines)
    hashes = sum("hash" in line for line in lines if not is_choice(line))
    assert hashes == choices // MILESTONE > 0


def test_a_finished_game_carries_its_result() -> None:
    result = played().result()
    assert lines_of(FINISHED)[-2] == {"scores": result.scores, "winners": result.winners, "rounds": result.rounds}
    assert not any("scores" in line for line in lines_of(write_record(played(10))))


def test_what_was_taken_back_is_not_recorded() -> None:
    match = match_at()
    before = write_record(match)
    go(match, "hq")
    assert write_record(match) != before
    match.undo(0)
    assert write_record(match) == before


def test_an_undone_milestone_leaves_no_hash_behind() -> None:
    match = match_of(Rest(), Deeds(0))
    for _ in range(MILESTONE):
        match.choose(0, QUIET)
    assert '"hash"' in write_record(match)
    match.undo(0)
    assert '"hash"' not in write_record(match)


def test_options_and_corrected_data_come_back() -> None:
    game = find("mall-of-horror")
    setup = game.agree(4, {"second_tie": "head"}, {"numbers": {"curse": 5}})
    text = write_record(Match(game, setup, SEED))
    again = replay(text, find)
    assert again.setup.options["second_tie"] == "head"
    assert again.setup.changes == {"numbers": {"curse": 5}}
    assert write_record(again) == text


def test_a_watcher_sees_the_start_and_every_choice() -> None:
    seen: list[int] = []
    replay(write_record(played(5)), find, lambda match: seen.append(match.taken))
    assert seen == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"], ids=ascii)
def test_a_name_may_hold_any_character(separator: str) -> None:
    text = write_record(played(3, names=(f"A{separator}da", "Bo", "Cy")))
    assert write_record(replay(text, find)) == text


# ---------------------------------------------------------------- without the seed


def test_without_its_seed_a_record_holds_no_secret() -> None:
    match = played()
    lines = lines_of(write_record(match, with_seed=False))
    text = write_record(match, with_seed=False)
    assert SEED not in text
    assert "seed" not in lines[0]
    assert not any(field in line for field in ("hash", "final") for line in lines if not is_choice(line))
    assert match.state.rng.key.hex() not in text
    assert lines[0]["pledge"] == pledge(SEED)


def test_without_its_seed_a_record_is_the_same_but_for_seed_and_hashes() -> None:
    lines = [line for line in lines_of(FINISHED) if is_choice(line) or not {"hash", "final"} & set(line)]
    del lines[0]["seed"]
    assert lines_of(write_record(played(), with_seed=False)) == lines


def test_without_its_seed_a_record_cannot_be_run_again_yet() -> None:
    with pytest.raises(RecordError, match="the record carries no seed yet, only its pledge"):
        replay(write_record(played(), with_seed=False), find)


# ---------------------------------------------------------------- damage


def damaged(change: Callable[[list[Any]], int | None]) -> tuple[str, int | None]:
    """Return a damaged record and the number of the line that should be named."""
    lines = lines_of(FINISHED)
    number = change(lines)
    return text_of(lines), number


def on_choice(change: Callable[[list[Any]], None], which: int = 0) -> Callable[[list[Any]], int]:
    """Spoil one of the choices."""

    def spoil(lines: list[Any]) -> int:
        places = [number for number, line in enumerate(lines, start=1) if is_choice(line)]
        change(lines[places[which] - 1])
        return places[which]

    return spoil


def on_remark(field: str, change: Callable[[dict[str, Any]], object]) -> Callable[[list[Any]], int]:
    """Spoil the first remark that has a field."""

    def spoil(lines: list[Any]) -> int:
        number = place_of(lines, lambda line: not is_choice(line) and field in line)
        change(lines[number - 1])
        return number

    return spoil


def appended(line: Any) -> Callable[[list[Any]], int]:
    """Add a line at the end."""

    def spoil(lines: list[Any]) -> int:
        lines.append(line)
        return len(lines)

    return spoil


def cut(lines: list[Any]) -> int:
    """Lose one choice from the middle."""
    number = place_of(lines, lambda line: not is_choice(line) and "hash" in line)
    del lines[number - 2]
    return number - 1  # where the hash lies now


DAMAGE = {
    "illegal choice": (
        on_choice(lambda line: line.__setitem__(slice(1, None), ["vote", 7])),
        "'vote 7' is not possible",
    ),
    "unknown verb": (on_choice(lambda line: line.__setitem__(1, "fly")), "no verb is called 'fly'; one of: pass, take"),
    "too many targets": (on_choice(lambda line: line.append(3)), "not \\[.*3\\]"),
    "choice without words": (on_choice(lambda line: line.__delitem__(slice(1, None))), "no verb is called ''"),
    "choice without a seat": (on_choice(lambda line: line.__setitem__(0, "Ada")), "a choice begins with its seat"),
    "empty choice": (on_choice(list.clear), "a choice begins with its seat"),
    "wrong seat": (on_choice(lambda line: line.__setitem__(0, (line[0] + 1) % 3)), "is not asked now"),
    "unknown seat": (on_choice(lambda line: line.__setitem__(0, 17)), "seat 17 is not asked now"),
    "wrong hash": (on_remark("hash", lambda line: line.update(hash="0" * 64)), "the state differs"),
    "wrong final hash": (on_remark("final", lambda line: line.update(final="0" * 64)), "the state differs"),
    "wrong scores": (on_remark("scores", lambda line: line["scores"].reverse()), "the result recorded is"),
    "wrong winners": (on_remark("scores", lambda line: line["winners"].append(9)), "the result recorded is"),
    "result without winners": (on_remark("scores", lambda line: line.pop("winners")), "winners"),
    "unknown line": (on_remark("chats", lambda line: line.update(shouts=line.pop("chats"))), "nothing is known about"),
    "unknown form": (on_remark("says", lambda line: line.update(act=["lie"])), "nothing to say is called 'lie'"),
    "talk to nobody": (on_remark("says", lambda line: line.pop("to")), "to"),
    "talk in no words": (on_remark("says", lambda line: line.update(act=5)), ""),
    "chat too long": (on_remark("chats", lambda line: line.update(text="x" * 501)), "a line of chat has 1 to 500"),
    "chat of nobody": (on_remark("chats", lambda line: line.update(chats=8)), "there is no seat 8"),
    "resigned without a seat": (appended({"resigned": [3]}), "not everybody who resigned has a seat"),
    "choice after the end": (appended([0, "pass"]), "the game is over"),
    "a choice is missing": (cut, ""),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_named_with_its_line(kind: str) -> None:
    change, reason = DAMAGE[kind]
    text, number = damaged(change)
    with pytest.raises(RecordError, match=f"line {number} of the record does not replay: .*{reason}"):
        replay(text, find)


def test_a_wrong_number_of_rounds_is_damage_too() -> None:
    text, number = damaged(on_remark("scores", lambda line: line.update(rounds=99)))
    with pytest.raises(RecordError, match=f"line {number} of the record"):
        replay(text, find)


def test_chat_that_is_no_text_is_damage_too() -> None:
    text, number = damaged(on_remark("chats", lambda line: line.update(text=5)))
    with pytest.raises(RecordError, match=f"line {number} of the record"):
        replay(text, find)


def test_a_result_before_the_end_is_not_believed() -> None:
    match = played(10)
    result = match.result()
    text = write_record(match) + text_of([{"scores": result.scores, "winners": result.winners, "rounds": 0}])
    with pytest.raises(RecordError, match="the result recorded is"):
        replay(text, find)


def test_the_first_bad_choice_is_named() -> None:
    lines = lines_of(FINISHED)
    late = on_choice(lambda line: line.__setitem__(1, "fly"), which=9)(lines)
    early = on_choice(lambda line: line.__setitem__(1, "swim"), which=4)(lines)
    assert early < late
    with pytest.raises(RecordError, match=f"line {early} of the record does not replay: no verb is called 'swim'"):
        replay(text_of(lines), find)


def test_another_legal_choice_is_found_out_by_the_next_hash() -> None:
    match = match_of(Rest(), Deeds(0))
    for _ in range(MILESTONE):
        match.choose(0, QUIET)
    lines = lines_of(write_record(match))
    lines[7] = [0, "take", TELL]
    with pytest.raises(RecordError, match=f"line {MILESTONE + 2} of the record does not replay: the state differs"):
        replay(text_of(lines), lambda _key: match.game)


@pytest.mark.parametrize(("line", "reason"), [("{", "is not JSON"), ("", "is not JSON"), ("7", "is neither a choice")])
def test_a_line_that_is_no_record_line_is_named(line: str, reason: str) -> None:
    lines = FINISHED.splitlines()
    lines[4] = line
    with pytest.raises(RecordError, match=f"line 5 of the record {reason}"):
        replay("\n".join(lines), find)


@pytest.mark.parametrize("text", ["", "[]\n", "{}\n", '{"ostoja":0}\n', '[0,"pass"]\n', '{"hash":"x"}\n'])
def test_what_does_not_begin_as_a_record_is_none(text: str) -> None:
    with pytest.raises(RecordError, match='this is not a record: its first line must be a header with "ostoja":1'):
        parse_record(text)


def test_a_record_is_opened_by_its_header_alone() -> None:
    with pytest.raises(RecordError, match="the first line of the record must be its header"):
        open_record([[0, "pass"]], find)


def with_header(**fields: object) -> str:
    lines = lines_of(FINISHED)
    lines[0].update(fields)
    return text_of(lines)


@pytest.mark.parametrize("field", ["game", "rules", "data", "changes", "options", "seats"])
def test_a_header_that_lacks_a_field_names_it(field: str) -> None:
    lines = lines_of(FINISHED)
    del lines[0][field]
    with pytest.raises(RecordError, match=f"the header of the record lacks or spoils the field '{field}'"):
        replay(text_of(lines), find)


@pytest.mark.parametrize("fields", [{"options": 3}, {"seats": 3}, {"changes": None}], ids=str)
def test_a_header_with_a_field_of_a_wrong_kind_is_spoiled(fields: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="the header of the record lacks or spoils the field"):
        replay(with_header(**fields), find)


def test_a_record_of_other_rules_names_both_versions() -> None:
    with pytest.raises(RecordError, match="the record is of rules version 0; this is version 1 of Toy"):
        replay(with_header(rules="0"), find)


def test_a_record_with_other_data_names_both() -> None:
    mine = TOY.data_version(TOY.agree(2))
    with pytest.raises(RecordError, match=f"the record was played with other data \\(abc\\); here it is {mine}"):
        replay(with_header(data="abc"), find)


@pytest.mark.parametrize("fields", [{"seed": "another"}, {"pledge": "0" * 64}, {"pledge": None}], ids=str)
def test_a_seed_that_was_not_pledged_is_not_believed(fields: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="the seed of the record is not the one that was pledged"):
        replay(with_header(**fields), find)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": ["Ada"]}, "Toy has 2 to 4 seats, not 1"),
        ({"options": {"cards": 99}}, "option cards cannot be 99"),
        ({"changes": {"x": 1}}, "data field x is unknown"),
    ],
    ids=str,
)
def test_a_header_that_cannot_be_played_says_why(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(OstojaError, match=reason):
        replay(with_header(**fields), find)


def test_a_whispered_line_keeps_its_listener() -> None:
    match = played(choices=3)
    before = len(match.entries)
    match.chat(0, "only you", 1)
    match.chat(0, "all of you")
    text = write_record(match)
    again = replay(text, find)
    assert [(line.to, line.text) for line in again.entries[before:] if isinstance(line, Line)] == [
        (1, "only you"),
        (-1, "all of you"),
    ]
    assert '"chats":0,"text":"all of you"' in text
