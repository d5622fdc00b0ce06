"""Choices that all agree to take back: what was said stays where it was said, and the record tells of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.errors import RecordError
from ostoja.engine.match import Choice, Match, TakenBack
from ostoja.engine.record import replay, write_record
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import fields_of, fingerprint
from ostoja.engine.talk import Act
from ostoja.games import find

if TYPE_CHECKING:
    from ostoja.engine.match import Entry
    from ostoja.engine.rng import Rng

SEATS = 4
UNTIL = 60  # choices before the table goes back


def fresh() -> Match:
    """Start a match."""
    game = find("mall-of-horror")
    return Match(game, game.agree(SEATS), "taken back")


def promises(match: Match, chance: Rng) -> None:
    """Let somebody promise a vote, now and then."""
    if chance.below(3) == 0:
        seat = chance.below(SEATS)
        match.say(seat, -1, ["promise-vote", (seat + 1 + chance.below(SEATS - 1)) % SEATS])


def plays(match: Match, chance: Rng, choices: int) -> None:
    """Let everybody choose by lot and promise now and then."""
    for _ in range(choices):
        if not match.state.over:
            seat = match.asked()[0]
            match.choose(seat, chance.pick(match.options(seat)))
            promises(match, chance)


def told(match: Match) -> list[Entry]:
    """List the story without the remark that something was taken back."""
    return [entry for entry in match.entries if not isinstance(entry, TakenBack)]


def spelled(entries: list[Entry]) -> list[tuple[object, ...]]:
    """Spell a story so that two of them can be compared, the time of every word included."""
    return [tuple(getattr(entry, name) for name in fields_of(entry) if name != "hash") for entry in entries]


@pytest.mark.parametrize("gone", [1, 7, UNTIL])
def test_words_stay_where_they_were_said_and_are_judged_as_if_nothing_had_been_undone(gone: int) -> None:
    match = fresh()
    plays(match, seeded("a"), UNTIL)
    back = match.taken_back(2, UNTIL - gone)
    never = fresh()
    left = UNTIL - gone
    for entry in match.entries:
        if isinstance(entry, Choice):
            if left:
                never.choose(entry.seat, entry.option)
            left = max(0, left - 1)
        elif isinstance(entry, Act):
            never.say(entry.seat, entry.to, entry.spell())
    assert fingerprint(back.state) == fingerprint(never.state)
    assert spelled(told(back)) == spelled(told(never))
    for twin in (back, never):
        plays(twin, seeded("b"), UNTIL)
    verdicts = [[verdict for _, verdict in twin.ledger()] for twin in (back, never)]
    assert verdicts[0] == verdicts[1]
    assert {"kept", "broken"} <= set(verdicts[0]) or gone < UNTIL


def test_a_verdict_that_was_reached_before_stands() -> None:
    match = fresh()
    plays(match, seeded("a"), UNTIL)
    before = [(act.seat, act.about, verdict) for act, verdict in match.ledger() if verdict in {"kept", "broken"}]
    assert before
    plays(match, seeded("c"), 2)
    back = match.taken_back(0, UNTIL)
    after = [(act.seat, act.about, verdict) for act, verdict in back.ledger() if verdict in {"kept", "broken"}]
    assert after == before


def test_the_record_tells_what_was_taken_back_and_replays_to_the_same_bytes() -> None:
    match = fresh()
    plays(match, seeded("a"), UNTIL)
    undone = [
        [entry.seat, *match.game.vocabulary.spell(entry.option)] for entry in match.entries if isinstance(entry, Choice)
    ]
    match = match.taken_back(1, UNTIL - 3)
    match.chat(0, "once more")
    text = write_record(match)
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"back": 1, "undone": undone[-3:]} in lines
    assert lines.index({"back": 1, "undone": undone[-3:]}) < lines.index({"chats": 0, "text": "once more"})
    assert write_record(replay(text, find)) == text
    twice = match.taken_back(3, 10)
    assert [entry.seat for entry in twice.entries if isinstance(entry, TakenBack)] == [1, 3]
    assert write_record(replay(write_record(twice), find)) == write_record(twice)


def test_a_remark_about_what_was_taken_back_must_spell_choices() -> None:
    match = fresh()
    plays(match, seeded("a"), 5)
    text = write_record(match.taken_back(1, 2))
    with pytest.raises(RecordError, match="no verb is called 'fly'"):
        replay(text.replace('"undone":[[', '"undone":[[0,"fly"],['), find)
