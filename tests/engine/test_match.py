"""A match: the checked way in for every choice, undo, talk and the ledger of promises."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import OptionError, OstojaError, TalkError
from ostoja.engine.match import Match
from ostoja.engine.snapshot import fingerprint
from ostoja.engine.talk import BROKEN, CHAT_LIMIT, KEPT, PENDING, UNJUDGED
from tests.engine.mall import go, match_at
from tests.engine.small import (
    PASS,
    QUIET,
    REVEAL,
    ROLL,
    SHOW,
    STOP,
    TELL,
    Anytime,
    Deeds,
    One,
    Rest,
    Rounds,
    Secret,
    match_of,
    story,
)
from tests.toy import TOY

ALL = 0b111


def deeds() -> Match:
    """Start a match in which seat 1 does as it likes."""
    return match_of(Rest(), Deeds(1))


# ---------------------------------------------------------------- choices are checked


def test_a_match_says_who_is_asked_what() -> None:
    match = match_of(Rest(), One(2), stock=(4, 5))
    assert match.asked() == (2,)
    assert match.question() == ("One", -1, -1)
    assert match.options(2) == [4, 5]
    assert match.options(0) == []
    assert [match.is_asked(seat) for seat in (-1, 0, 2, 3)] == [False, False, True, False]


def test_a_seat_that_has_sealed_its_choice_has_no_options_left() -> None:
    match = match_of(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    match.choose(0, 4)
    assert match.options(0) == []
    assert match.options(1) == [5, 6, 7]


def test_words_are_read_as_a_choice_that_is_possible_now() -> None:
    match = match_of(Rest(), One(2), stock=(4, 5))
    assert match.read(2, ["take", 5]) == 5
    with pytest.raises(OptionError, match="'take 6' is not possible for seat 2 now; possible: take 4; take 5"):
        match.read(2, ["take", 6])
    with pytest.raises(OptionError, match="no coin is called 99"):
        match.read(2, ["take", 99])


def test_what_is_not_offered_is_refused_with_the_rule_behind_it() -> None:
    with pytest.raises(OptionError, match=r"'take 7' is not possible for seat 1 now \(SMALL-07\); possible: take 1"):
        deeds().choose(1, 7)
    with pytest.raises(OptionError, match=r"'pass' is not possible for seat 1 now; possible: take 1"):
        deeds().choose(1, PASS)


def test_a_real_game_names_its_rule() -> None:
    match = match_at()
    with pytest.raises(OptionError, match=r"'go cachou' is not possible for seat 0 now \(MOH-DEST-03\)"):
        go(match, "cachou")
    assert match.rule() == "MOH-DEST-03"


def test_a_number_without_a_meaning_is_refused() -> None:
    with pytest.raises(OptionError, match="no option has the number 999"):
        deeds().choose(1, 999)


@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    with pytest.raises(OptionError, match=f"seat {seat} is not asked now; asked: 1"):
        deeds().choose(seat, QUIET)


def test_a_refused_choice_changes_nothing() -> None:
    match = deeds()
    match.choose(1, QUIET)
    before = fingerprint(match.state)
    for seat, option in ((0, QUIET), (1, 7), (1, 999)):
        with pytest.raises(OptionError):
            match.choose(seat, option)
    assert fingerprint(match.state) == before
    assert match.taken == len(match.entries) == 1
    assert match.can_undo(1)


def test_after_the_end_nobody_is_asked() -> None:
    match = match_of(One(2), stock=(4, 5))
    match.choose(2, 4)
    assert match.state.over
    assert match.asked() == ()
    assert match.options(2) == []
    with pytest.raises(OptionError, match="the game is over"):
        match.choose(2, 4)
    with pytest.raises(OptionError, match="the game is over"):
        match.question()


# ---------------------------------------------------------------- stale choices


def test_an_answer_to_a_question_that_is_over_is_refused() -> None:
    match = deeds()
    serial = match.state.serial
    match.choose(1, QUIET, serial)
    with pytest.raises(OptionError, match=rf"that question \({serial}\) is over; the open one is {serial + 1}"):
        match.choose(1, QUIET, serial)
    assert story(match) == ["1 does 1"]


def test_a_play_in_a_window_makes_the_passes_of_others_stale() -> None:
    match = match_of(Rest(), Anytime(ALL), stock=(4, 5))
    serial = match.state.serial
    match.choose(2, 5, serial)
    with pytest.raises(OptionError, match="is over"):
        match.choose(0, PASS, serial)
    match.choose(0, PASS, match.state.serial)


def test_a_sealed_choice_leaves_the_question_of_the_others_open() -> None:
    match = match_of(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    serial = match.state.serial
    match.choose(1, 5, serial)
    match.choose(2, 6, serial)
    match.choose(0, 4, serial)
    assert story(match) == ["open [4, 5, 6]"]


def test_a_sealed_choice_sent_twice_is_taken_once() -> None:
    match = match_of(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    serial = match.state.serial
    match.choose(1, 5, serial)
    with pytest.raises(OptionError, match="seat 1 is not asked now; asked: 0, 2"):
        match.choose(1, 6, serial)


def test_after_an_undo_an_answer_to_the_question_taken_back_is_stale() -> None:
    match = match_of(Rest(), Rounds(ALL, 0), stock=(4, 5))
    match.choose(0, 5)
    serial = match.state.serial  # seat 1 is asked whether to take the 4
    match.undo(0)
    match.choose(0, PASS)
    with pytest.raises(OptionError, match="is over"):
        match.choose(1, PASS, serial)


# ---------------------------------------------------------------- undo


def test_undo_takes_the_last_choice_back() -> None:
    match = deeds()
    before = fingerprint(match.state)
    match.choose(1, QUIET)
    assert match.can_undo(1)
    match.undo(1)
    assert fingerprint(match.state) == before
    assert (match.entries, match.taken) == ([], 0)


def test_undo_goes_several_steps_back_one_at_a_time() -> None:
    match = deeds()
    states = []
    for _ in range(3):
        states.append(fingerprint(match.state))
        match.choose(1, QUIET)
    for state in reversed(states):
        match.undo(1)
        assert fingerprint(match.state) == state
    assert not match.can_undo(1)


def test_after_an_undo_another_choice_may_be_made() -> None:
    match = deeds()
    match.choose(1, QUIET)
    match.choose(1, TELL)
    match.undo(1)
    match.choose(1, STOP)
    assert story(match) == ["1 does 1", "1 does 6"]


def test_undo_takes_the_news_back() -> None:
    match = deeds()
    match.choose(1, QUIET)
    match.choose(1, TELL)
    assert [event.kind for event in match.events(None)] == ["told"]
    match.undo(1)
    assert match.events(None) == []
    match.choose(1, TELL)
    assert [event.kind for event in match.events(None)] == ["told"], "the state must write into the same journal again"


@pytest.mark.parametrize("deed", [ROLL, SHOW, REVEAL], ids=["chance", "shown", "revealed"])
def test_there_is_no_way_back_past_what_became_known(deed: int) -> None:
    match = deeds()
    match.choose(1, QUIET)
    match.choose(1, deed)
    assert not match.can_undo(1)
    with pytest.raises(OptionError, match="seat 1 cannot undo: others have acted, or something was drawn or shown"):
        match.undo(1)
    assert story(match) == ["1 does 1", f"1 does {deed}"]


def test_what_was_done_after_it_can_be_taken_back_up_to_it() -> None:
    match = deeds()
    for deed in (ROLL, QUIET, QUIET):
        match.choose(1, deed)
    match.undo(1)
    match.undo(1)
    assert not match.can_undo(1)
    assert story(match) == ["1 does 2"]


def test_there_is_no_way_back_past_another_seats_choice() -> None:
    match = match_of(Rest(), Anytime(ALL), stock=(4, 5))
    match.choose(0, PASS)
    match.choose(1, PASS)
    assert not match.can_undo(0)
    match.undo(1)
    assert not match.can_undo(0), "what the other took back does not give the right back"


def test_nobody_takes_back_what_another_seat_did() -> None:
    match = deeds()
    match.choose(1, QUIET)
    for seat in (0, 2, -1):
        assert not match.can_undo(seat)
        with pytest.raises(OptionError, match=f"seat {seat} cannot undo"):
            match.undo(seat)


def test_a_sealed_choice_may_be_taken_back_while_nobody_else_has_acted() -> None:
    match = match_of(Rest(), Secret(ALL), stock=(4, 5, 6, 7))
    match.choose(1, 5)
    match.undo(1)
    match.choose(1, 7)
    match.choose(0, 4)
    match.choose(2, 6)
    assert story(match) == ["open [4, 7, 6]"]


def test_undo_keeps_what_was_said() -> None:
    match = deeds()
    match.choose(1, TELL)
    line = match.chat(0, "oh!")
    act = match.say(2, 0, ["promise-vote", 0])
    assert (line.at, act.at) == (1, 1)
    match.undo(1)
    assert match.entries == [line, act]
    assert (line.at, act.at) == (0, 0), "said after an event that is gone: said before whatever comes instead"


# ---------------------------------------------------------------- seats and what they see


def test_seats_without_a_name_are_numbered() -> None:
    assert Match(TOY, TOY.agree(3), "x", ["Ada"]).names == ["Ada", "seat 1", "seat 2"]


def test_a_match_shows_each_seat_its_view_and_news() -> None:
    match = deeds()
    match.choose(1, SHOW)
    assert match.view(2) == {"story": ["1 does 3"], "seat": 2}
    assert [event.kind for event in match.events(1)] == ["seen"]
    assert match.events(0) == match.events(None) == []
    assert match.events(1, since=1) == []


def test_a_match_knows_how_things_stand() -> None:
    assert deeds().result().winners == [0]


# ---------------------------------------------------------------- talk


def test_a_line_of_chat_is_tidied_and_kept() -> None:
    match = deeds()
    line = match.chat(2, "  come \n to\tme ")
    assert (line.seat, line.text, line.at) == (2, "come to me", 0)
    assert match.entries == [line]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * (CHAT_LIMIT + 1)])
def test_a_line_of_chat_has_its_limits(text: str) -> None:
    match = deeds()
    with pytest.raises(TalkError, match=f"a line of chat has 1 to {CHAT_LIMIT} characters, not {len(text.strip())}"):
        match.chat(0, text)
    assert match.entries == []


def test_the_longest_line_of_chat_is_allowed() -> None:
    assert len(deeds().chat(0, "x" * CHAT_LIMIT).text) == CHAT_LIMIT


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_at_the_table_chat(seat: int) -> None:
    with pytest.raises(TalkError, match=f"there is no seat {seat}; seats are 0 to 2"):
        deeds().chat(seat, "hello")


@pytest.mark.parametrize(
    ("seat", "to", "words"), [(3, 0, ["claim-nothing"]), (0, 0, ["claim-nothing"]), (0, 1, ["x"]), (0, 1, [])]
)
def test_what_cannot_be_said_is_refused_and_not_kept(seat: int, to: int, words: list[str]) -> None:
    match = deeds()
    with pytest.raises(TalkError):
        match.say(seat, to, words)
    with pytest.raises(OstojaError):
        match.say(0, 1, ["promise-vote", "nobody"])
    assert match.entries == []


def test_talk_changes_nothing_but_the_record() -> None:
    match = deeds()
    before = fingerprint(match.state)
    match.say(0, 1, ["claim-nothing"])
    match.chat(0, "hello")
    assert fingerprint(match.state) == before


def test_talk_is_no_barrier_for_undo() -> None:
    match = deeds()
    match.choose(1, QUIET)
    match.say(0, 1, ["claim-nothing"])
    match.chat(2, "hello")
    assert match.can_undo(1)


def test_a_seat_hears_what_is_said_to_it_and_what_it_says() -> None:
    match = deeds()
    public = match.say(0, -1, ["claim-nothing"])
    private = match.say(0, 2, ["promise-vote", 1])
    assert match.acts(0) == match.acts(2) == [public, private]
    assert match.acts(1) == match.acts(None) == [public]


# ---------------------------------------------------------------- the ledger


def verdicts(match: Match) -> list[str]:
    return [verdict for _act, verdict in match.ledger()]


def test_promises_are_open_until_they_can_be_kept() -> None:
    match = match_at()
    match.say(0, -1, ["claim-zombies", "restroom"])
    match.say(1, -1, ["promise-go", "hq"])
    match.say(2, 0, ["promise-vote", 1])
    match.say(2, 0, ["promise-gift", 0])
    assert verdicts(match) == [PENDING] * 4
    go(match, "hq", "hq")
    assert verdicts(match) == [PENDING] * 4, "a destination is secret until all have chosen"


def test_promises_and_claims_are_kept_or_broken_once_all_is_revealed() -> None:
    match = match_at()
    match.say(0, -1, ["claim-zombies", "restroom"])
    match.say(0, -1, ["claim-zombies", "megatoys"])
    match.say(0, 1, ["claim-quiet", "hq"])
    match.say(0, 1, ["claim-quiet", "megatoys"])
    match.say(1, -1, ["promise-go", "hq"])
    match.say(2, -1, ["promise-go", "hq"])
    go(match, "hq", "hq", "restroom")
    assert verdicts(match) == [KEPT, BROKEN, BROKEN, KEPT, KEPT, BROKEN]


def test_what_binds_nobody_is_not_judged() -> None:
    match = match_at()
    match.say(0, 1, ["offer-alliance", 1])
    match.say(0, 1, ["request-go", "hq"])
    match.say(0, 1, ["accusation-liar", 2])
    go(match, "hq", "hq", "restroom")
    assert verdicts(match) == [PENDING, UNJUDGED, UNJUDGED], "an offer waits for its answer"


def test_a_claim_is_judged_by_the_dice_that_come_after_it() -> None:
    match = match_at()
    go(match, "hq", "hq", "restroom")
    match.say(0, -1, ["claim-zombies", "restroom"])
    assert verdicts(match) == [PENDING]


def test_votes_are_held_against_the_next_ballot() -> None:
    match = match_at(BALLOT)
    match.say(0, -1, ["promise-vote", 1])
    match.say(1, -1, ["promise-vote", 2])
    match.say(2, -1, ["promise-spare", 0])
    for seat, candidate in ((0, 1), (1, 0), (2, 2)):
        match.choose(seat, match.read(seat, ["vote", candidate]))
    assert verdicts(match) == [KEPT, BROKEN, PENDING], "to spare somebody is about victims, and this ballot has none"


BALLOT = """
game = "mall-of-horror"

[table]
closed = ["cachou"]
deck = ["threat", "hide", "camera", "sprint"]

[table.heads]
parking = ["0 gunman", "1 pin-up", "2 pin-up"]
restroom = ["0 pin-up", "1 gunman"]

[[agenda]]
step = "Round"
at = "election"

[[agenda]]
step = "Search"
at = "draw"

[[agenda]]
step = "Vote"
at = "revote"
place = 4

[[agenda]]
step = "FirstBallot"
waiting = 7
choices = [-1, -1, -1]
candidates = 7
place = 4
"""
