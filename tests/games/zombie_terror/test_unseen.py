"""What a seat cannot know: it is dealt anew among all that could lie there, and the rest stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, base, law

from ostoja.engine.rng import seeded
from ostoja.engine.secrets import FACE_DOWN, backs
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.words import CARD

if TYPE_CHECKING:
    from tests.games.zombie_terror.driver import Driver

    from ostoja.games.zombie_terror.state import Town

OTHER_HANDS = [["sewers", "regroup"], ["rampage", "awe", "trap"]]
BOX = ["courage", "silence", "horde", "plague"]


def worlds(t: Driver, seat: int, count: int = 60) -> list[Town]:
    """Deal anew what the seat cannot know, many times."""
    return [GAME.determinise(t.g, seat, seeded(f"world {number}")) for number in range(count)]


def concealed(t: Driver, seat: int) -> Town:
    """Turn face down what the seat cannot know."""
    twin = t.g.copy()
    GAME.conceal(twin, seat)
    return twin


def names(cards: int) -> set[str]:
    """Name the cards of a set."""
    return {str(CARD.spell(card)) for card in range(12) if cards >> card & 1}


@pytest.mark.parametrize(("seat", "other", "size"), [(HUMANS, ZOMBIES, 3), (ZOMBIES, HUMANS, 2)])
def test_the_other_hand_is_any_of_its_side_s_cards_that_are_not_played(seat: int, other: int, size: int) -> None:
    t = base("child A1", hands=OTHER_HANDS, box=BOX, played=["adrenaline", "first-aid", "bloodlust"])
    seen = set()
    for world in worlds(t, seat):
        assert world.hands[seat] == t.g.hands[seat]
        assert len(names(world.hands[other])) == size
        assert world.hands[other] & world.box == 0
        assert world.hands[other] | world.box == t.g.hands[other] | t.g.box
        assert world.played == t.g.played
        seen.add(world.hands[other])
    possible = names(t.g.hands[other]) | (names(t.g.box) & ({"horde", "plague"} if other else {"courage", "silence"}))
    assert set().union(*(names(hand) for hand in seen)) == possible
    assert len(seen) > size


def test_a_seat_knows_its_own_cards_and_what_of_them_lies_in_the_box() -> None:
    t = base("child A1", hands=OTHER_HANDS, box=BOX)
    human, zombie = concealed(t, HUMANS), concealed(t, ZOMBIES)
    assert (human.hands, names(human.box)) == ([t.g.hands[0], backs(t.g.hands[1])], {"courage", "silence"})
    assert (zombie.hands, names(zombie.box)) == ([backs(t.g.hands[0]), t.g.hands[1]], {"horde", "plague"})


@pytest.mark.parametrize("over", [False, True])
def test_open_hands_and_those_of_the_end_hide_nothing(over: bool) -> None:  # noqa: FBT001
    t = base("child A1", "", {"open_hands": not over}, hands=OTHER_HANDS, box=BOX)
    t.g.over = over
    for seat in (HUMANS, ZOMBIES):
        assert (concealed(t, seat).hands, concealed(t, seat).box) == (t.g.hands, t.g.box)
        for world in worlds(t, seat, 8):
            assert (world.hands, world.box) == (t.g.hands, t.g.box)


def secrets(**facts: Any) -> Driver:
    """The zombie player holds three cards, one of which everybody knows; three are in the deck."""
    hands: list[list[str]] = [["courage"], ["regroup"], ["plague", "awe", "trap"]]
    deck = ["bloodlust", "rampage", "horde"]
    finds = ["D6 zombie", "E6 biohazard"]
    return law("child A1", hands=hands, known=["plague"], deck=deck, **{"finds": finds, **facts})


@pytest.mark.parametrize("seat", [NORMAN, FRANK])
def test_of_hand_and_deck_together_the_humans_know_what_was_shown(seat: int) -> None:
    t = secrets()
    tops, hands = set(), set()
    for world in worlds(t, seat):
        assert world.hands[NORMAN] == t.g.hands[NORMAN]
        assert world.hands[FRANK] == t.g.hands[FRANK]
        hand, deck = names(world.hands[HORDE]), {str(CARD.spell(card)) for card in world.deck}
        assert (len(hand), len(deck), "plague" in hand) == (3, 3, True)
        assert hand | deck == {"plague", "awe", "trap", "bloodlust", "rampage", "horde"}
        tops.add(world.deck[-1])
        hands.add(frozenset(hand))
    assert len(tops) == 5
    assert len(hands) == 10
    known = concealed(t, seat)
    assert known.deck == [FACE_DOWN] * 3
    plague = 1 << CARD.read("plague")
    assert known.hands == [t.g.hands[0], t.g.hands[1], plague | backs(t.g.hands[2] & ~plague)]


def test_the_zombie_player_knows_his_hand_but_not_the_order_of_his_deck() -> None:
    t = secrets()
    orders = {tuple(world.deck) for world in worlds(t, HORDE)}
    assert len(orders) == 6
    assert {world.hands[HORDE] for world in worlds(t, HORDE)} == {t.g.hands[HORDE]}
    assert (concealed(t, HORDE).hands, concealed(t, HORDE).deck) == (t.g.hands, [FACE_DOWN] * 3)


def test_with_open_hands_only_the_order_of_the_deck_is_unknown() -> None:
    hands: list[list[str]] = [[], [], ["plague", "awe"]]
    t = law("child A1", options={"open_hands": True}, hands=hands, deck=["bloodlust", "rampage", "horde"])
    assert {world.hands[HORDE] for world in worlds(t, NORMAN)} == {t.g.hands[HORDE]}
    assert len({tuple(world.deck) for world in worlds(t, NORMAN)}) == 6
    assert concealed(t, NORMAN).hands == t.g.hands


def test_when_everything_is_over_nothing_is_dealt_anew() -> None:
    t = secrets()
    t.g.over = True
    for world in worlds(t, NORMAN, 8):
        assert (world.hands, world.deck, world.faces) == (t.g.hands, t.g.deck, t.g.faces)
    assert concealed(t, NORMAN).hands == t.g.hands


@pytest.mark.parametrize("finds", [["D6 zombie", "E6 biohazard"], ["D6 biohazard", "E6 zombie"]])
def test_closed_finds_are_alike_until_one_is_open(finds: list[str]) -> None:
    t = secrets(finds=finds)
    assert {tuple(world.faces) for world in worlds(t, HORDE)} == {(0, 1), (1, 0)}
    assert concealed(t, HORDE).faces == [0, 1]
    found = 1 if "D6 zombie" in finds else 2
    t = secrets(finds=finds, revealed=found)
    assert {tuple(world.faces) for world in worlds(t, HORDE)} == {tuple(t.g.faces)}
    assert concealed(t, NORMAN).faces == t.g.faces
