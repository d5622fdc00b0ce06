"""Whole games at random: whatever is chosen, the maze stays one that can be, and every card is in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.marks import rule

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

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision
    from ostoja.engine.choices import Value
    from ostoja.games.claustrophobia.state import Maze

HANDICAPS: dict[str, Value] = {"handicap_human": True, "handicap_events": "hand", "handicap_card": True}


@pytest.mark.parametrize("options", [{}, HANDICAPS, {"auction": True}], ids=["plain", "handicaps", "auction"])
@pytest.mark.parametrize("scenario", SCENARIO.labels)
def test_no_game_comes_to_a_maze_that_cannot_be(scenario: str, options: dict[str, Value]) -> None:
    chance = seeded(f"{scenario} {sorted(options)}")
    g = cast("Maze", GAME.new(GAME.agree(2, {"scenario": scenario} | options), chance))
    while not g.over:
        check_possible(g)
        check_cards(g)
        seat = seats_in(g.asked)[0]
        g.apply(seat, chance.pick(g.offers[seat]))
    check_possible(g)


@rule("CLA-RND-02", "CLA-TAL-16", "CLA-EVT-04", "CLA-DST-16", "CLA-DST-17")
@pytest.mark.parametrize("scenario", SCENARIO.labels)
def test_no_mark_outlives_its_phase(scenario: str) -> None:
    chance = seeded(f"marks {scenario}")
    for _ in range(3):
        g = cast("Maze", GAME.new(GAME.agree(2, {"scenario": scenario} | HANDICAPS), chance))
        while not g.over:
            check_marks(g)
            seat = seats_in(g.asked)[0]
            g.apply(seat, chance.pick(g.offers[seat]))


@pytest.mark.parametrize("scenario", SCENARIO.labels)
def test_every_question_is_put_to_the_player_whose_it_is(scenario: str) -> None:
    chance = seeded(f"asked {scenario}")
    plays: tuple[dict[str, Value], ...] = ({}, HANDICAPS | {"handicap_gift": True}, {"auction": True})
    for options in plays:
        g = cast("Maze", GAME.new(GAME.agree(2, {"scenario": scenario} | options), chance))
        while not g.over:
            (seat,) = seats_in(g.asked)
            question = cast("Decision[Maze]", g.agenda[-1]).asks(g)[0]
            if question in HUMAN_QUESTIONS:
                assert seat == g.human, question
            elif question in DEMON_QUESTIONS:
                assert seat == g.demon(), question
            elif question in {"ask-activate", "ask-act"}:
                assert seat == (g.human if g.phase == HUMAN_ACTION else g.demon())
            elif question == "ask-turn":
                assert seat == (g.human if g.map_left else g.demon())
            else:
                assert question in SHARED_QUESTIONS
            g.apply(seat, chance.pick(g.offers[seat]))


HUMAN_QUESTIONS = {
    *("ask-buy", "ask-learn", "ask-equip", "ask-load", "ask-charm", "ask-assign", "ask-foresee", "ask-keep-tile"),
    *("ask-strike", "ask-dodge", "ask-suffer", "ask-line"),
}
DEMON_QUESTIONS = {
    *("ask-dusk", "ask-dig", "ask-appear", "ask-fall", "ask-withdraw", "ask-place", "ask-resolve", "ask-send"),
    *("ask-omens", "ask-expose", "ask-reroll"),  # no Human warrior is Frantic
}
SHARED_QUESTIONS = {"ask-bid", "ask-dice-cards", "ask-support", "ask-ready", "ask-explore-cards"}


def check_marks(g: Maze) -> None:
    """Nothing lasts longer than the phases it is for."""
    if g.phase not in {INITIATIVE, HUMAN_ACTION}:
        assert (g.blessed, g.terrified, g.snuffed) == (NOBODY, 0, 0)
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
    if g.phase == DEMON_ACTION:
        assert g.activated & HUMAN_SIDE == 0
    if g.phase != DEMON_ACTION:
        assert g.activated & DEMON_SIDE == 0


def check_cards(g: Maze) -> None:
    """Every card is in one place, open ones are in a hand; no figure out of play has a Demon card or a Wound."""
    advantages = [g.advantages, g.advantages_spent, sum(1 << card for card in g.advantage_deck)]
    events = [g.events, g.events_spent, sum(1 << card for card in g.event_deck)]
    assert sum(advantages) == (1 << len(g.data.advantage_of)) - 1
    assert sum(events) == (1 << len(g.data.event_of)) - 1
    assert sum(pile.bit_count() for pile in (*advantages, *events)) == len(g.data.advantage_of) + len(g.data.event_of)
    assert g.events_open & ~g.events == 0
    for number in range(DEMONS):
        if g.at[FIRST_DEMON + number] < 0:
            assert (g.kinds[number], g.wounds[number]) == (NOBODY, 0)
