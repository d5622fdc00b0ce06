"""How bots talk: they weigh deals for both sides, answer once, say nothing twice, and breaking a word has its price."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.company import Company
from ostoja.bots.greedy import GreedyBot
from ostoja.bots.registry import bot, character_in, kind_of
from ostoja.bots.talk.bargaining import promised_by
from ostoja.bots.talk.character import CHARACTERS, character_of, drawn
from ostoja.bots.talk.honour import clash, costs
from ostoja.bots.talk.memory import memory_of
from ostoja.bots.talk.talker import MOST_A_ROUND, Talker
from ostoja.engine.errors import SetupError
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.talk import ROUND, read_act
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.heuristics import MallHeuristics
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.voting import FirstBallot
from ostoja.games.mall_of_horror.words import LOCATION, TO_DIE
from tests.games.mall_of_horror.driver import BLUE, MEGATOYS, PIN_UP, RED, YELLOW, table

if TYPE_CHECKING:
    from ostoja.engine.talk import Act
    from tests.games.mall_of_horror.driver import Driver

BESIEGED = {MEGATOYS: [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]}


def voting() -> Driver:
    """Lay three out who have to give one of them up."""
    t = table(heads=BESIEGED, zombies={MEGATOYS: 5})
    t.attack()
    t.pass_all()
    return t


def chair_of(t: Driver, seat: int, character: str, *acts: Act) -> Chair:
    memory = memory_of(t.g.seats, seat, character)
    return Chair(GAME, t.g, seat, memory.listen(GAME, acts, t.journal.events))


def said(t: Driver, seat: int, to: int, *words: str | int, number: int = 0) -> Act:
    act = read_act(GAME.talk, t.g.seats, seat, to, list(words), len(t.journal.events))
    act.number = number
    return act


def whole_game(seed: str, name: str = "greedy", seats: int = 4) -> tuple[Match, Company]:
    match = Match(GAME, GAME.agree(seats), seed)
    company = Company(match, dict.fromkeys(range(seats), name))
    while not match.state.over:
        company.speak()
        company.choose()
    return match, company


def test_a_bot_may_be_named_with_its_character() -> None:
    assert (kind_of("hard@honest:400"), character_in("hard@honest:400")) == ("hard", "honest")
    assert isinstance(bot("greedy@gambler", seeded("x")), GreedyBot)
    with pytest.raises(SetupError, match="no character 'kind'"):
        bot("greedy@kind", seeded("x"))


def test_the_characters_at_a_table_differ_and_a_seed_repeats_them() -> None:
    names = [drawn("evening", seat) for seat in range(5)]
    assert sorted(names) == sorted(CHARACTERS)
    assert names == [drawn("evening", seat) for seat in range(5)]


def test_what_breaks_a_word_costs_and_what_keeps_it_does_not() -> None:
    t = voting()
    promise = said(t, YELLOW, RED, "promise-vote", BLUE)
    chair = chair_of(t, YELLOW, "honest", promise)
    options = chair.options()
    judge, world = MallHeuristics(), chair.sample(seeded("w"))
    assert isinstance(world, Mall)
    prices = dict(zip(options, costs(GAME, judge, world, YELLOW, options, chair.hearing), strict=True))
    kept = next(option for option in options if GAME.keeps(world, promise, option) > 0)
    assert prices[kept] == 0.0
    assert all(price > 0.0 for option, price in prices.items() if option != kept)


def test_the_honest_pay_more_for_a_broken_word_than_the_opportunist() -> None:
    t = voting()
    promise = said(t, YELLOW, RED, "promise-vote", BLUE)
    most = {}
    for name in ("honest", "opportunist"):
        chair = chair_of(t, YELLOW, name, promise)
        options = chair.options()
        prices = costs(GAME, MallHeuristics(), chair.sample(seeded("w")), YELLOW, options, chair.hearing)
        most[name] = max(prices)
    assert most["honest"] > most["opportunist"]


def test_whoever_broke_a_word_is_chosen_rather_as_the_victim() -> None:
    t = voting()
    chair = chair_of(t, YELLOW, "grudge")
    chair.hearing.trust = [0.6] * t.g.seats
    options = chair.options()
    judge, world = MallHeuristics(), chair.sample(seeded("w"))
    assert not any(costs(GAME, judge, world, YELLOW, options, chair.hearing))
    chair.hearing.trust[RED] = 0.1
    prices = dict(zip(options, costs(GAME, judge, world, YELLOW, options, chair.hearing), strict=True))
    cheapest = min(prices, key=lambda option: prices[option])
    assert judge.harms(world, cheapest) == 1 << RED


def test_promises_that_cannot_both_be_kept_clash() -> None:
    t = voting()
    against_blue = promised_by(GAME, 4, YELLOW, RED, ["offer-against", BLUE])
    against_red = promised_by(GAME, 4, YELLOW, BLUE, ["offer-against", RED])
    sparing_red = promised_by(GAME, 4, YELLOW, RED, ["offer-truce", "vote"])
    assert clash(against_red, against_blue, YELLOW)
    assert clash(against_red, sparing_red, YELLOW)
    assert not clash(sparing_red, against_blue, YELLOW)
    assert t.g.seats == 4


def before_a_victim() -> tuple[Match, list[int]]:
    """Play until three or more have to give one of them up, and return who votes."""
    for number in range(20):
        match = Match(GAME, GAME.agree(6), f"crowded {number}")
        chance = seeded("walk")
        while not match.state.over:
            step = match.state.agenda[-1]
            if isinstance(step, FirstBallot) and step.purpose == TO_DIE and len(match.asked()) > 2:
                return match, list(match.asked())
            seat = match.asked()[0]
            match.choose(seat, chance.pick(match.options(seat)))
    raise AssertionError("nobody was ever in danger")


def test_an_offer_is_answered_once() -> None:
    match, (proposer, partner, third, *_) = before_a_victim()
    match.say(proposer, partner, ["offer-against", third])
    memory = memory_of(6, partner, "flatterer")
    hearing = memory.listen(GAME, match.acts(partner), match.journal.events)
    chair = Chair(GAME, match.state, partner, hearing)
    talker = Talker(chair, MallHeuristics(), chair.sample(seeded("w")), seeded("talk"))
    (answer,) = talker.answers()
    assert (answer.to, answer.re) == (proposer, 0)
    assert answer.words[0] in {"answer-accept", "answer-decline", "offer-truce", "offer-against"}
    assert talker.answers() == [answer]


def test_nobody_deals_with_a_traitor() -> None:
    t = voting()
    offer = said(t, RED, YELLOW, "offer-against", BLUE, number=0)
    chair = chair_of(t, YELLOW, "flatterer", offer)
    chair.hearing.trust[RED] = 0.1
    talker = Talker(chair, MallHeuristics(), chair.sample(seeded("w")), seeded("talk"))
    assert [answer.words for answer in talker.answers()] == [["answer-decline"]]


def test_a_question_about_the_vote_is_answered_with_a_promise() -> None:
    t = voting()
    question = said(t, RED, YELLOW, "question-vote", number=3)
    chair = chair_of(t, YELLOW, "honest", question)
    (answer,) = Talker(chair, MallHeuristics(), chair.sample(seeded("w")), seeded("talk")).answers()
    assert (answer.words[0], answer.re) == ("promise-vote", 3)


def test_in_a_whole_game_nobody_repeats_themselves_or_says_too_much() -> None:
    match, company = whole_game("a long evening")
    events = match.journal.events
    rounds = [sum(event.kind == ROUND for event in events[: act.at]) for act in match.said]
    for seat in company.bots:
        own = [(number, act) for number, act in zip(rounds, match.said, strict=True) if act.seat == seat]
        said_by = [(number, act.to, tuple(act.spell()), act.re) for number, act in own]
        assert len(said_by) == len(set(said_by)), "the same thing twice in one round"
        for number in set(rounds):
            unasked = [act for at, act in own if at == number and act.re < 0]
            assert len(unasked) <= MOST_A_ROUND + 1


def test_one_accusation_for_a_deed() -> None:
    for number in range(3):
        match, _ = whole_game(f"accusers {number}", "greedy@opportunist")
        broken = sum(verdict == "broken" and act.form.kind == "promise" for act, verdict in match.ledger())
        accusations = [(act.seat, act.about[0]) for act in match.said if act.form.kind == "accusation"]
        assert len(accusations) <= 3 * broken


def test_the_silent_neither_speak_nor_listen() -> None:
    match, company = whole_game("quiet", "greedy@silent")
    assert match.said == []
    assert not character_of("silent").speaks
    assert all(company.chair(seat).hearing.acts == [] for seat in company.bots)


def test_claims_weigh_the_worlds_that_are_imagined() -> None:
    t = table(heads=BESIEGED, chief_elected=True)
    t.arrival([MEGATOYS, MEGATOYS, MEGATOYS, MEGATOYS])
    t.pass_all()
    t.destinations()
    claim = said(t, YELLOW, -1, "claim-quiet", "megatoys")
    quiet = {}
    for credit in (0.2, 0.8):
        chair = chair_of(t, RED, "honest", claim)
        chair.hearing.credit = [credit] * t.g.seats
        worlds = [chair.sample(seeded(f"{number}")) for number in range(150)]
        quiet[credit] = sum(LOCATION.read(MEGATOYS) not in world.dice for world in worlds)  # type: ignore[attr-defined]
    assert quiet[0.8] > quiet[0.2] + 20
