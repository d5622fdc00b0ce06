"""Talk: acts reply to acts, an accepted offer is two promises with a term, and silence is an answer."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import TalkError
from ostoja.engine.match import Match
from ostoja.engine.record import replay, write_record
from ostoja.engine.talk import ACCEPTED, DECLINED, PENDING, THIS_ROUND, THIS_VOTE, UNANSWERED
from ostoja.games import find
from ostoja.games.mall_of_horror import GAME

ADA, BO, CEL, DAW = range(4)
EVERYBODY = -1


def table(seed: str = "conversation") -> Match:
    return Match(GAME, GAME.agree(4), seed, ["Ada", "Bo", "Cel", "Daw"])


def play_a_round(match: Match) -> None:
    """Let everybody take their first option until a round begins."""
    began = sum(event.kind == "round" for event in match.journal.events)
    while sum(event.kind == "round" for event in match.journal.events) == began:
        seat = match.asked()[0]
        match.choose(seat, match.options(seat)[0])


def test_an_accepted_offer_is_two_promises_with_its_term() -> None:
    match = table()
    offer = match.say(ADA, BO, ["offer-truce", "round"])
    match.say(BO, ADA, ["answer-accept"], offer.number)
    mine, yours = [act for act in match.acts(ADA) if act.form.name() == "promise-spare"]
    assert (mine.seat, mine.to, mine.about, mine.term) == (ADA, BO, (BO,), THIS_ROUND)
    assert (yours.seat, yours.to, yours.about, yours.term) == (BO, ADA, (ADA,), THIS_ROUND)
    assert match.acts(CEL) == [], "what is agreed on in a whisper stays between two"
    assert match.acts(None) == []


def test_an_offer_to_all_that_is_accepted_before_all_is_known_to_all() -> None:
    match = table()
    offer = match.say(ADA, EVERYBODY, ["offer-against", DAW])
    match.say(CEL, EVERYBODY, ["answer-accept"], offer.number)
    promises = [act for act in match.acts(None) if act.form.name() == "promise-vote"]
    assert [(act.seat, act.about, act.term) for act in promises] == [(ADA, (DAW,), THIS_VOTE), (CEL, (DAW,), THIS_VOTE)]


def test_a_card_for_a_vote_binds_each_to_something_else() -> None:
    match = table()
    offer = match.say(ADA, BO, ["offer-search"])
    match.say(BO, ADA, ["answer-accept"], offer.number)
    promised = [(act.seat, act.spell()) for act in match.acts(BO) if act.form.kind == "promise"]
    assert promised == [(ADA, ["promise-gift", BO]), (BO, ["promise-vote", ADA])]


@pytest.mark.parametrize(("answer", "word"), [("answer-accept", ACCEPTED), ("answer-decline", DECLINED)])
def test_the_ledger_tells_how_an_offer_was_answered(answer: str, word: str) -> None:
    match = table()
    offer = match.say(ADA, BO, ["offer-truce", "vote"])
    assert match.verdict(offer) == PENDING
    match.say(BO, ADA, [answer], offer.number)
    assert {act.number: verdict for act, verdict in match.ledger() if act.number >= 0}[offer.number] == word


def test_silence_is_an_answer() -> None:
    match = table()
    play_a_round(match)
    offer = match.say(ADA, BO, ["offer-truce", "vote"])
    play_a_round(match)
    assert match.verdict(offer) == UNANSWERED
    with pytest.raises(TalkError, match="too late"):
        match.say(BO, ADA, ["answer-accept"], offer.number)


def test_nobody_answers_what_was_not_said_to_them() -> None:
    match = table()
    offer = match.say(ADA, BO, ["offer-truce", "vote"])
    with pytest.raises(TalkError, match=f"seat {CEL} has heard nothing of the number {offer.number}"):
        match.say(CEL, ADA, ["answer-accept"], offer.number)
    with pytest.raises(TalkError, match="what they said themselves"):
        match.say(ADA, BO, ["answer-accept"], offer.number)
    with pytest.raises(TalkError, match=f"only seat {ADA} can be answered"):
        match.say(BO, CEL, ["answer-accept"], offer.number)
    with pytest.raises(TalkError, match="has heard nothing of the number 7"):
        match.say(BO, ADA, ["answer-accept"], 7)
    with pytest.raises(TalkError, match="has heard nothing of the number -1"):
        match.say(BO, ADA, ["answer-accept"])
    assert len(match.said) == 1


def test_an_alliance_is_for_whom_it_names() -> None:
    match = table()
    offer = match.say(ADA, EVERYBODY, ["offer-alliance", BO])
    with pytest.raises(TalkError, match="nothing to accept"):
        match.say(CEL, EVERYBODY, ["answer-accept"], offer.number)
    match.say(BO, EVERYBODY, ["answer-accept"], offer.number)


def test_a_promise_is_nothing_to_accept_and_an_answer_is_given_once() -> None:
    match = table()
    promise = match.say(ADA, BO, ["promise-vote", CEL])
    with pytest.raises(TalkError, match="nothing to accept"):
        match.say(BO, ADA, ["answer-accept"], promise.number)
    offer = match.say(ADA, BO, ["offer-truce", "vote"])
    match.say(BO, ADA, ["answer-decline"], offer.number)
    with pytest.raises(TalkError, match="answered that already"):
        match.say(BO, ADA, ["answer-accept"], offer.number)


def test_a_counter_offer_is_an_offer_in_reply() -> None:
    match = table()
    offer = match.say(ADA, BO, ["offer-truce", "vote"])
    counter = match.say(BO, ADA, ["offer-truce", "round"], offer.number)
    match.say(ADA, BO, ["answer-accept"], counter.number)
    assert (match.verdict(offer), match.verdict(counter)) == (PENDING, ACCEPTED)


def test_a_question_is_answered_by_an_act_in_reply() -> None:
    match = table()
    question = match.say(ADA, BO, ["question-where"])
    claim = match.say(BO, ADA, ["claim-quiet", "hq"], question.number)
    assert claim.re == question.number


def test_a_record_keeps_who_replied_to_what_and_in_which_voice() -> None:
    match = table()
    offer = match.say(ADA, BO, ["offer-truce", "round"], voice="honest-2")
    match.say(BO, ADA, ["answer-accept"], offer.number, "gambler-0")
    while not match.state.over:
        play = match.asked()[0]
        match.choose(play, match.options(play)[0])
    text = write_record(match)
    assert '{"says":0,"to":1,"act":["offer-truce","round"],"voice":"honest-2"}' in text
    assert '{"says":1,"to":0,"act":["answer-accept"],"re":0,"voice":"gambler-0"}' in text
    again = replay(text, find)
    assert write_record(again) == text
    assert [verdict for _, verdict in again.ledger()] == [verdict for _, verdict in match.ledger()]


def test_a_voice_that_is_none_is_refused() -> None:
    with pytest.raises(TalkError, match="a voice is a character and a number"):
        table().say(ADA, BO, ["question-where"], voice="<b>")


def test_what_was_agreed_on_stays_agreed_on_when_choices_are_taken_back() -> None:
    match = table()
    chooser = match.asked()[0]
    match.choose(chooser, match.options(chooser)[0])
    offer = match.say(ADA, BO, ["offer-truce", "round"])
    match.say(BO, ADA, ["answer-accept"], offer.number)
    earlier = match.taken_back(chooser, 0)
    assert [act.spell() for act in earlier.words] == [act.spell() for act in match.words]
    assert [act.re for act in earlier.said] == [-1, 0]
