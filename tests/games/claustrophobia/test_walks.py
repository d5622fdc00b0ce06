"""Whole games at random: whatever is chosen, the maze stays one that can be, and every mark ends with its phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.walks import walks

from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.possible import check_possible
from ostoja.games.claustrophobia.scenario import SCENARIO
from ostoja.games.claustrophobia.state import DEMON_SIDE, HUMAN_SIDE, NOBODY
from ostoja.games.claustrophobia.words import (
    BURROW,
    CLAWS,
    DEMON_ACTION,
    DEMONS,
    FIRST_DEMON,
    HUMAN_ACTION,
    INITIATIVE,
    SPEED,
    TASTE,
    THREAT,
)
from ostoja.text.rulebook import rulebook

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision
    from ostoja.games.claustrophobia.state import Maze


@given(data=st.data())
def test_no_game_comes_to_a_maze_that_cannot_be(data: st.DataObject) -> None:
    walk = data.draw(walks(GAME))
    match = walk.match()
    for seat, option in walk.steps(match):
        g = cast("Maze", match.state)
        check_possible(g)
        check_cards(g)
        check_marks(g)
        match.choose(seat, option)
    check_possible(cast("Maze", match.state))


def check_cards(g: Maze) -> None:
    """Every card is in one place, open ones are in a hand; no figure out of play has a Demon card."""
    advantages = [g.advantages, g.advantages_spent, sum(1 << card for card in g.advantage_deck)]
    events = [g.events, g.events_spent, sum(1 << card for card in g.event_deck)]
    assert sum(advantages) == (1 << len(g.data.advantage_of)) - 1
    assert sum(events) == (1 << len(g.data.event_of)) - 1
    assert sum(pile.bit_count() for pile in (*advantages, *events)) == len(g.data.advantage_of) + len(g.data.event_of)
    assert g.events_open & ~g.events == 0
    for number in range(DEMONS):
        if g.at[FIRST_DEMON + number] < 0:
            assert g.kinds[number] == NOBODY


def check_marks(g: Maze) -> None:
    """Nothing lasts longer than the phases it is for."""
    if g.phase not in {INITIATIVE, HUMAN_ACTION}:
        assert (g.blessed, g.terrified) == (NOBODY, 0)
    if g.phase != HUMAN_ACTION:
        assert g.snuffed == 0
    if g.phase != THREAT:
        assert (g.ambushes, g.powers & (1 << TASTE | 1 << BURROW)) == ([], 0)
        assert (g.placed, g.pending) == ([], 0)
    if g.phase not in {THREAT, DEMON_ACTION}:
        assert g.powers & (1 << SPEED | 1 << CLAWS) == 0
    if g.phase != DEMON_ACTION:
        assert (g.frenzied, g.critical, g.unguarded) == (0, 0, 0)
    if g.phase in {INITIATIVE, THREAT}:
        assert g.active == NOBODY
    assert g.activated & (HUMAN_SIDE if g.phase == DEMON_ACTION else DEMON_SIDE) == 0


@given(data=st.data())
def test_every_question_cites_a_rule_and_falls_back_on_something_offered(data: st.DataObject) -> None:
    walk = data.draw(walks(GAME))
    match = walk.match()
    rules = rulebook(GAME, "en").rules
    for seat, option in walk.steps(match):
        decision = cast("Decision[Maze]", match.decision())
        assert decision.rule() in rules
        assert decision.fallback(cast("Maze", match.state), seat) in match.options(seat)
        match.choose(seat, option)


@given(scenario=st.sampled_from(SCENARIO.labels), seed=st.integers(0, 9999))
def test_a_game_is_the_same_wherever_the_human_player_sits(scenario: str, seed: int) -> None:
    here, there = (seated(scenario, seat, seed) for seat in ("0", "1"))
    chance = seeded(f"seats {seed}")
    while not here.over:
        (seat,) = seats_in(here.asked)
        assert seats_in(there.asked) == (1 - seat,)
        assert here.offers[seat] == there.offers[1 - seat]
        option = chance.pick(here.offers[seat])
        here.apply(seat, option)
        there.apply(1 - seat, option)
        assert here.known == there.known[::-1]
    assert there.over
    facts, others = GAME.write_table(here), GAME.write_table(there)
    for name in ("human", "known"):
        del facts[name], others[name]
    assert facts == others
    assert GAME.result(here).winners == [1 - seat for seat in GAME.result(there).winners]


def seated(scenario: str, seat: str, seed: int) -> Maze:
    """Set up a game with the Human player on a seat."""
    setup = GAME.agree(2, {"scenario": scenario, "human_seat": seat, "handicap_gift": True})
    return GAME.new(setup, seeded(f"{scenario} {seed}"))
