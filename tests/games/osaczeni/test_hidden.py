"""Hidden information: exactly who sees what."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CRYBABY,
    DEFENDER,
    DRINK,
    FILIP,
    FOOD,
    GUN,
    HALL,
    KEYS,
    KRZYS,
    LEADER,
    MEAT,
    MOLOTOV,
    NORBERT,
    SURVEILLANCE,
    TOYS,
    WALKIE,
    Driver,
    family,
    table,
)
from tests.marks import rule

from ostoja.engine.rng import seeded
from ostoja.games.osaczeni import GAME

PRIVATE = {"seat", "hand", "seen_dice", "drawn", "destination", "gifts", "boxed_by_you"}
EVERYBODY = (None, AGA, FILIP, KRZYS, NORBERT)


def public(t: Driver, onlooker: int | None) -> dict[str, Any]:
    """Return the part of a view that is the same for all."""
    return {key: value for key, value in t.view(onlooker).items() if key not in PRIVATE}


@rule("OSA-GEN-07")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = table(hands={FILIP: [MEAT, GUN], KRZYS: [BAT]})
    other = table(hands={FILIP: [FOOD, FOOD], KRZYS: [BAT]})
    assert t.hand(FILIP) == [GUN, MEAT]
    for onlooker in EVERYBODY:
        assert [player["cards"] for player in t.view(onlooker)["players"]] == [0, 2, 1, 0]
        assert public(t, onlooker) == t.view(None)
        if onlooker != FILIP:
            assert t.view(onlooker) == other.view(onlooker)


@rule("OSA-GEN-07")
def test_a_played_item_becomes_public() -> None:
    t = table(heads={TOYS: [(AGA, LEADER)]}, monsters={TOYS: 3}, hands={AGA: [BAT, MEAT]})
    t.attack()
    t.choose(AGA, "fight", BAT)
    for onlooker in EVERYBODY:
        assert t.told(onlooker, "played") == [(AGA, BAT)]


@rule("OSA-TRUCK-09")
@pytest.mark.parametrize("gift", [WALKIE, DRINK, GUN, FOOD, BAT, CHAINSAW, MOLOTOV, MEAT, KEYS])
def test_giver_and_receiver_know_exactly_which_item_the_gift_was(gift: str) -> None:
    kept = BAT if gift == MEAT else MEAT
    t = table(heads={CAR_PARK: [(KRZYS, LEADER)]}, deck=[gift, kept])
    t.truck()
    t.choose(KRZYS, "keep", kept)
    t.choose(KRZYS, "give", gift, NORBERT)
    [[receiver, item]] = t.view(KRZYS)["gifts"]
    assert (receiver, t.cards[item]) == (NORBERT, gift)
    assert t.hand(NORBERT) == [gift]
    assert [t.view(seat)["gifts"] for seat in (AGA, FILIP, NORBERT)] == [[], [], []]


def test_the_giver_remembers_a_gift_until_such_an_item_is_played() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER)], TOYS: [(FILIP, LEADER)]}, monsters={TOYS: 4}, deck=[GUN, BAT, CHAINSAW])
    t.truck()
    t.choose(AGA, "keep", GUN)
    t.choose(AGA, "give", BAT, FILIP)
    assert t.view(AGA)["gifts"] == [[FILIP, 4]]
    worlds = [GAME.determinise(t.g, AGA, seeded(str(n))) for n in range(20)]
    assert all(GAME.view(world, FILIP)["hand"][4] == 1 for world in worlds)
    assert len({tuple(GAME.view(GAME.determinise(t.g, KRZYS, seeded(str(n))), FILIP)["hand"]) for n in range(20)}) > 1
    t.attack()
    t.choose(FILIP, "fight", BAT)
    assert t.view(AGA)["gifts"] == []


def test_the_drawn_items_are_seen_by_the_searcher_alone() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, deck=[GUN, BAT, MEAT])
    t.truck()
    assert sorted(t.view(AGA)["drawn"]) == [2, 4, 7]
    for onlooker in (None, FILIP, KRZYS, NORBERT):
        assert not t.view(onlooker).get("drawn")
        assert t.view(onlooker)["truck"] == 3


@rule("OSA-BADGE-03", "OSA-MOVE-01")
def test_dice_are_hidden_until_all_maps_are_open() -> None:
    t = table(heads={SURVEILLANCE: family(FILIP)})
    t.script([HALL, HALL, TOYS, CAR_PARK])
    t.round_from("badge")
    while t.question in {"ask-announce", "ask-destination"}:
        for onlooker in (None, AGA, KRZYS, NORBERT):
            assert t.view(onlooker)["dice"] == t.view(onlooker)["destinations"] == []
            assert not t.view(onlooker).get("seen_dice")
            assert not t.told(onlooker, "die") + t.told(onlooker, "destination")
        t.choose(t.asked[-1], "go", CAR_PARK)
    assert t.question == "ask-move"
    for onlooker in EVERYBODY:
        assert t.view(onlooker)["dice"] == [5, 5, 4, 6]
        assert t.view(onlooker)["destinations"] == [6] * 4


@pytest.mark.parametrize("form", ["turns", "live"])
def test_nothing_can_be_told_from_who_is_asked(form: str) -> None:
    """Two hands of the same size lead to the same questions, whatever can be played from them."""
    stories = []
    for hand in ([GUN, BAT], [WALKIE, FOOD]):
        there = [(AGA, DEFENDER), (FILIP, CRYBABY), (KRZYS, CRYBABY)]
        t = table(heads={CAR_PARK: there}, hands={FILIP: hand, KRZYS: [MEAT]}, options={"discussion": form})
        t.round_from("truck")
        story = []
        for _ in range(40):
            if not t.asked:
                break
            story.append((t.question, tuple(t.asked)))
            t.choose(t.asked[0], *t.options(t.asked[0])[0])
        stories.append(story)
    assert stories[0] == stories[1]


def test_the_end_opens_all_hands() -> None:
    t = table(heads={HALL: [(AGA, LEADER)]}, hands={AGA: [GUN], NORBERT: [BAT]}, others=False)
    assert t.player(AGA)["open_hand"] == []
    t.end_round()
    assert t.told(None, "held") == [(AGA, GUN), (NORBERT, BAT)]
    assert t.player(NORBERT)["open_hand"][4] == 1
