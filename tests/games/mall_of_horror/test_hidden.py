"""Hidden information: exactly who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CAMERA,
    CARDS,
    CHAINSAW,
    GREEN,
    GRENADES,
    GUNMAN,
    HANDGUN,
    HARDWARE,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PASS,
    PIN_UP,
    RED,
    RESTROOM,
    SHOTGUN,
    SPRINT,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    counted,
    new_table,
    table,
    team,
)
from tests.marks import rule

EVERYBODY = (None, YELLOW, RED, BLUE, BLACK)
PRIVATE = {"seat", "hand", "seen_dice", "drawn", "destination", "gifts", "buried", "vote"}
RED_ALONE = {PARKING: [(RED, PIN_UP)]}
TRUCK = [THREAT, HIDE, GRENADES, SPRINT, CAMERA]


def public(t: Driver, onlooker: int | None) -> dict[str, Any]:
    """Return the part of a view that is the same for all."""
    return {key: value for key, value in t.view(onlooker).items() if key not in PRIVATE}


def card(name: str) -> int:
    """Return the number of a card."""
    return CARDS.index(name)


def pairs(seen: Any) -> list[list[int]]:
    """Return a list of pairs as lists."""
    return [list(pair) for pair in seen]


def story(t: Driver, onlooker: int | None) -> list[tuple[object, ...]]:
    """List everything somebody was told so far."""
    return [(event.kind, *event.args) for event in t.journal.told(onlooker)]


def searched(t: Driver) -> None:
    """Red searches, keeps the Threat, gives Blue the Hide and lays the Grenades under the deck."""
    t.search()
    t.choose(RED, "keep", THREAT)
    t.choose(RED, "give", HIDE, BLUE)


def test_a_spectator_sees_the_public_view_only() -> None:
    t = table(hands={seat: [CARDS[seat]] for seat in range(4)}, chief_elected=True)
    t.arrival([HQ, HQ, HQ, HQ])
    assert not PRIVATE & t.view(None).keys()
    for seat in range(4):
        assert public(t, seat) == t.view(None)
        assert t.view(seat)["seat"] == seat


def test_the_board_is_open_to_all() -> None:
    heads = {RESTROOM: [(RED, PIN_UP), (BLUE, GUNMAN)], HQ: [(BLUE, TOUGH_GUY)]}
    t = table(heads=heads, zombies={RESTROOM: 1, HQ: 4}, cursed=[MEGATOYS], badge=BLUE)
    for onlooker in EVERYBODY:
        places = t.view(onlooker)["places"]
        assert pairs(places[0]["heads"]) == [[RED, 0], [BLUE, 2]]
        assert [place["zombies"] for place in places] == [1, 0, 0, 0, 4, 0]
        assert [place["closed"] for place in places] == [False, True, False, False, False, False]
        assert [place["cursed"] for place in places] == [False, False, True, False, False, False]
        assert t.view(onlooker)["badge"] == BLUE


@rule("MOH-VOTE-12", "MOH-VOTE-16")
def test_the_open_ballot_is_known_to_all_with_its_weights_and_candidates() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLUE, PIN_UP), (BLUE, TOUGH_GUY)]})
    t.search()
    first = {"place": 4, "purpose": 0, "again": False, "candidates": [RED, BLUE], "weights": [0, 2, 2, 0]}
    assert all(t.view(onlooker)["ballot"] == first for onlooker in EVERYBODY)
    t.vote({RED: RED, BLUE: BLUE})
    again = {**first, "again": True, "weights": [1, 2, 2, 1]}
    assert all(t.view(onlooker)["ballot"] == again for onlooker in EVERYBODY)
    t.vote({RED: RED, BLUE: BLUE, YELLOW: RED, BLACK: RED})
    assert t.view(None)["ballot"] is None


@rule("MOH-VOTE-02", "MOH-DEST-06")
def test_only_its_owner_sees_how_a_wheel_is_set() -> None:
    t = table(heads={PARKING: [(RED, GUNMAN), (BLUE, PIN_UP)]})
    t.search()
    t.choose(RED, "vote", BLUE)
    assert [t.view(seat)["vote"] for seat in range(4)] == [-1, BLUE, -1, -1]
    t.destinations()
    t.choose(RED, "go", HQ)
    assert [t.view(seat)["destination"] for seat in range(4)] == [0, 5, 0, 0]


def test_the_points_of_every_player_are_open_to_all() -> None:
    t = table(dead=[(RED, PIN_UP), (BLUE, GUNMAN), *team(BLACK)])
    for onlooker in EVERYBODY:
        assert [player["points"] for player in t.view(onlooker)["players"]] == [15, 8, 12, 0]


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = table(hands={RED: [HIDE, THREAT, GRENADES], BLUE: [CAMERA]})
    assert t.hand(RED) == [THREAT, HIDE, GRENADES]
    assert t.hand(YELLOW) == []
    for onlooker in EVERYBODY:
        assert [player["cards"] for player in t.view(onlooker)["players"]] == [0, 3, 1, 0]
    other = table(hands={RED: [SPRINT, SPRINT, SHOTGUN], BLUE: [CAMERA]})
    for onlooker in (None, YELLOW, BLUE, BLACK):
        assert t.view(onlooker) == other.view(onlooker)
    assert t.view(RED) != other.view(RED)


def test_nobody_sees_the_order_of_the_deck_and_all_see_its_size() -> None:
    t = table(deck=TRUCK)
    other = table(deck=TRUCK[::-1])
    for onlooker in EVERYBODY:
        assert t.view(onlooker) == other.view(onlooker)
        assert t.view(onlooker)["deck"] == 5


@rule("MOH-TRUCK-03")
def test_the_drawn_cards_are_seen_by_the_searcher() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    t.search()
    assert sorted(t.view(RED)["drawn"]) == [card(THREAT), card(HIDE), card(GRENADES)]
    for onlooker in (None, YELLOW, BLUE, BLACK):
        assert not t.view(onlooker).get("drawn")
        assert t.view(onlooker)["truck"] == 3
    t.choose(RED, "keep", HIDE)
    assert sorted(t.view(RED)["drawn"]) == [card(THREAT), card(GRENADES)]


def test_the_card_kept_is_seen_by_the_searcher_alone() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    searched(t)
    assert t.told(RED, "kept") == [(RED, THREAT)]
    for onlooker in (None, YELLOW, BLUE, BLACK):
        assert t.told(onlooker, "kept") == []
        assert t.told(onlooker, "kept-one") == [(RED,)]


@pytest.mark.parametrize("players_alive", [4, 2])
def test_nobody_else_learns_what_the_last_cards_of_the_truck_are(players_alive: int) -> None:
    stories = []
    for deck in ([THREAT], [GRENADES], [THREAT, THREAT], [GRENADES, HIDE]):
        dead = [head for seat in (BLUE, BLACK)[: 4 - players_alive] for head in team(seat)]
        t = table(heads={PARKING: team(RED)}, dead=dead, deck=deck)
        t.search()
        while t.asked:
            t.choose(RED, *t.options(RED)[0])
        stories.append([story(t, onlooker) for onlooker in (None, BLUE, BLACK)])
    assert stories[0] == stories[1]
    assert stories[2] == stories[3]


@rule("MOH-TRUCK-04")
def test_the_given_card_is_known_to_giver_and_receiver_and_the_gift_to_all() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    searched(t)
    assert t.told(RED, "gave") == t.told(BLUE, "gave") == [(RED, BLUE, HIDE)]
    for onlooker in (None, YELLOW, BLACK):
        assert t.told(onlooker, "gave") == []
        assert t.told(onlooker, "gave-one") == [(RED, BLUE)]


@rule("MOH-TRUCK-04")
@pytest.mark.parametrize("receiver", [YELLOW, BLUE, BLACK, BROWN, GREEN])
def test_the_giver_remembers_whom_he_gave_what(receiver: int) -> None:
    t = table(6, heads=RED_ALONE, deck=[THREAT, HIDE, GRENADES])
    t.search()
    t.choose(RED, "keep", HIDE)
    t.choose(RED, "give", GRENADES, receiver)
    assert pairs(t.view(RED)["gifts"]) == [[receiver, card(GRENADES)]]
    assert t.hand(receiver) == [GRENADES]


def test_the_giver_remembers_the_gift_until_such_a_card_is_played() -> None:
    heads = RED_ALONE | {RESTROOM: [(BLUE, PIN_UP)]}
    t = table(heads=heads, zombies={RESTROOM: 1}, deck=[THREAT, HIDE], hands={BLUE: [HARDWARE]})
    searched(t)
    assert pairs(t.view(RED)["gifts"]) == [[BLUE, card(HIDE)]]
    assert all(not t.view(seat)["gifts"] for seat in (YELLOW, BLUE, BLACK))
    t.attack()
    t.choose(BLUE, "barricade")
    assert pairs(t.view(RED)["gifts"]) == [[BLUE, card(HIDE)]]  # another card: Blue still has it
    t.choose(BLUE, "pass")
    t.search()  # the next round
    t.attack()
    t.choose(BLUE, "hide", PIN_UP)
    assert pairs(t.view(RED)["gifts"]) == []


def test_the_buried_card_is_known_to_the_searcher_alone() -> None:
    t = table(heads=RED_ALONE, deck=TRUCK)
    searched(t)
    assert pairs(t.view(RED)["buried"]) == [[0, card(GRENADES)]]
    for onlooker in (None, YELLOW, BLUE, BLACK):
        assert not t.view(onlooker).get("buried")
        assert t.told(onlooker, "buried") == [(RED,)]


def test_a_buried_card_is_remembered_by_its_place_until_it_is_drawn_again() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]}, deck=[*TRUCK, CHAINSAW])
    for searcher, kept, given in ((RED, THREAT, HIDE), (BLUE, CHAINSAW, SPRINT)):
        t.search()
        t.pass_all()
        t.vote({RED: searcher, BLUE: searcher})
        t.choose(searcher, "keep", kept)
        t.choose(searcher, "give", given, BLACK)
    assert pairs(t.view(RED)["buried"]) == [[1, card(GRENADES)]]
    assert pairs(t.view(BLUE)["buried"]) == [[0, card(CAMERA)]]
    t.search()
    t.pass_all()
    t.vote({RED: RED, BLUE: RED})
    assert not t.view(RED)["buried"]
    assert not t.view(BLUE)["buried"]


@rule("MOH-TRUCK-06")
def test_of_several_buried_cards_everybody_knows_where_the_own_one_lies() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]})
    for depth, searcher in enumerate((RED, BLUE, BLACK)):
        t.search()
        t.pass_all()
        t.vote(dict.fromkeys((RED, BLUE, BLACK), searcher))
        t.choose(searcher, *t.options(searcher)[0])
        t.choose(searcher, *t.options(searcher)[0])
        assert t.view(searcher)["buried"] == [[0, card(t.deck[-1])]]
        assert [len(t.view(seat)["buried"]) for seat in (RED, BLUE, BLACK)] == [1] * (depth + 1) + [0] * (2 - depth)
    assert [t.view(seat)["buried"] for seat in (RED, BLUE, BLACK)] == [
        [[2, card(t.deck[-3])]],
        [[1, card(t.deck[-2])]],
        [[0, card(t.deck[-1])]],
    ]


@rule("MOH-ATK-15")
def test_played_cards_are_seen_by_all() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP)]}, zombies={RESTROOM: 2}, hands={RED: [HANDGUN, HIDE, CAMERA]})
    t.attack()
    t.choose(RED, "fight", HANDGUN)
    t.choose(RED, "hide", PIN_UP)
    for onlooker in EVERYBODY:
        assert counted(t.view(onlooker)["played"]) == [HIDE, HANDGUN]
        assert t.told(onlooker, "played") == [(RED, HANDGUN), (RED, HIDE)]


@rule("MOH-VOTE-02")
def test_ballots_are_seen_by_nobody_until_all_are_in() -> None:
    there = [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)]
    one, other = table(heads={PARKING: there}), table(heads={PARKING: there})
    for t, candidate in ((one, BLUE), (other, BLACK)):
        t.search()
        t.choose(RED, "vote", candidate)
    for onlooker in (None, YELLOW, BLUE, BLACK):
        assert one.view(onlooker) == other.view(onlooker)
        assert story(one, onlooker) == story(other, onlooker)


def test_vote_weights_are_open_to_all() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (RED, GUNMAN), (BLUE, TOUGH_GUY)]}, hands={BLUE: [THREAT, HIDE]})
    t.search()
    t.choose(BLUE, "threaten")
    for onlooker in EVERYBODY:
        assert t.view(onlooker)["places"][3]["votes"] == [0, 3, 1, 0]
        assert [player["threats"] for player in t.view(onlooker)["players"]] == [0, 0, 1, 0]


@rule("MOH-DEST-06")
def test_a_destination_is_seen_by_its_owner_alone_until_the_reveal() -> None:
    t = table(badge=RED, chief_elected=True, dead=team(BLACK))
    t.arrival([HQ, HQ, HQ, PARKING])
    t.round_from("destination")
    t.choose(RED, "go", MEGATOYS)
    t.choose(YELLOW, "go", HQ)
    t.choose(BLUE, "go", PARKING)
    assert t.question == "ask-lure"
    assert [t.view(seat)["destination"] for seat in range(4)] == [5, 3, 4, 0]
    for onlooker in EVERYBODY:
        assert t.view(onlooker)["announced"] == 3
        assert t.view(onlooker)["destinations"] == []
        assert t.told(onlooker, "destination") == []


@rule("MOH-REV-01")
def test_all_destinations_are_open_after_the_reveal() -> None:
    t = table(badge=RED, chief_elected=True, hands={RED: [HIDE]})
    t.arrival([HQ, HQ, PARKING, RESTROOM])
    t.movement({YELLOW: HQ, RED: MEGATOYS, BLUE: PARKING, BLACK: HQ})
    for onlooker in EVERYBODY:
        assert t.view(onlooker)["destinations"] == [5, 3, 4, 5]
        assert t.view(onlooker)["dice"] == [5, 5, 4, 1]
        assert t.view(onlooker)["dice_hidden"] == t.view(onlooker)["seers"] == 0
        assert not t.view(onlooker).get("seen_dice")


@rule("MOH-ARR-02", "MOH-ARR-05")
def test_hidden_dice_are_seen_by_the_elected_chief_and_camera_players_only() -> None:
    t = table(badge=RED, chief_elected=True, hands={BLUE: [CAMERA], BLACK: [HIDE]})
    t.arrival([HQ, PARKING, HQ, RESTROOM])
    t.choose(BLUE, "watch")
    assert [t.view(seat)["seen_dice"] for seat in range(4)] == [[], [5, 4, 5, 1], [5, 4, 5, 1], []]
    for onlooker in EVERYBODY:
        assert t.view(onlooker)["dice"] == []
        assert t.view(onlooker)["seers"] == 1 << RED | 1 << BLUE  # that they looked is public
    other = table(badge=RED, chief_elected=True, hands={BLUE: [CAMERA], BLACK: [HIDE]})
    other.arrival([RESTROOM, RESTROOM, RESTROOM, RESTROOM])
    other.choose(BLUE, "watch")
    for onlooker in (None, YELLOW, BLACK):
        assert t.view(onlooker) == other.view(onlooker)


@rule("MOH-SET-06")
def test_the_dice_of_the_placement_lie_open() -> None:
    t = new_table(4, dice=[HQ, RESTROOM])
    for onlooker in EVERYBODY:
        assert t.view(onlooker)["dice"] == [5, 1]
        assert t.view(onlooker)["dice_hidden"] == 0


@rule("MOH-VOTE-20")
def test_the_lot_of_a_second_tie_is_drawn_before_all() -> None:
    t = table(heads={RESTROOM: [(RED, PIN_UP), (BLUE, PIN_UP)]}, zombies={RESTROOM: 2}, lots=[1])
    t.attack()
    t.vote({RED: BLUE, BLUE: RED})
    t.vote({RED: BLUE, BLUE: RED, YELLOW: RED, BLACK: BLUE})
    for onlooker in EVERYBODY:
        assert t.told(onlooker, "lot")[0][0] == RESTROOM
        assert [event[0] for event in t.told(onlooker, "elected")] == [BLUE]


@pytest.mark.parametrize("useless", [SPRINT, GRENADES])
def test_whoever_holds_any_card_is_asked_whether_or_not_it_can_be_played(useless: str) -> None:
    heads = {PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)], HQ: [(RED, GUNMAN), (BLUE, GUNMAN)]}
    t = table(heads=heads, hands={RED: [useless]})
    for begin, question in ((t.search, "ask-threats"), (t.election, "ask-threats"), (t.arrival, "ask-camera")):
        begin()
        assert t.question == question
        assert t.asked == [RED]
        assert t.options(RED) == [PASS]


def test_a_lone_character_waits_for_its_player_if_he_holds_any_card() -> None:
    t = table(heads={HQ: [(RED, PIN_UP)]}, dead=team(RED, TOUGH_GUY, GUNMAN), hands={RED: [HIDE]})
    t.movement({RED: PARKING})
    assert t.options(RED) == [("move", PIN_UP)]  # to go at once would tell that he has no Sprint


def test_an_empty_hand_is_passed_over() -> None:
    t = table(heads={PARKING: [(RED, PIN_UP), (BLUE, PIN_UP)]})
    t.search()
    assert t.question == "ask-vote"
    t.arrival()
    assert t.asked == []


def test_three_equal_cards_from_the_truck_are_still_asked_about() -> None:
    t = table(heads={PARKING: team(RED)}, dead=team(BLUE) + team(BLACK), deck=[HIDE, HIDE, HIDE])
    t.search()
    assert t.options(RED) == [("keep", HIDE)]
    t.choose(RED, "keep", HIDE)
    assert t.options(RED) == [("give", HIDE, YELLOW)]


def test_the_last_card_of_the_truck_goes_to_the_only_other_player_without_a_question() -> None:
    t = table(heads={PARKING: team(RED)}, dead=team(BLUE) + team(BLACK), deck=[HIDE, SPRINT])
    t.search()
    t.choose(RED, "keep", HIDE)
    assert t.asked == []
    assert t.hand(YELLOW) == [SPRINT]


def test_the_last_card_of_the_truck_is_kept_without_a_question() -> None:
    t = table(heads=RED_ALONE, deck=[HIDE])
    t.search()
    assert t.asked == []
    assert t.hand(RED) == [HIDE]
