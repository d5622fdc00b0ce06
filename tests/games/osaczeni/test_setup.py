"""Set-up: families, tokens, items, starting areas and the first monsters."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    CAR_PARK,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FAMILY,
    FILIP,
    HALL,
    KLUTZ,
    KRZYS,
    LEADER,
    NORBERT,
    OLA,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    new_table,
    random_table,
    table,
)
from tests.marks import rule

from ostoja.engine.errors import SetupError
from ostoja.games.osaczeni import GAME


@rule("OSA-GEN-01")
def test_three_to_six_players() -> None:
    assert [random_table(players, "x").g.seats for players in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for players in (2, 7):
        with pytest.raises(SetupError, match="3 to 6 seats"):
            GAME.agree(players)


@rule("OSA-GEN-02")
def test_everybody_has_a_colour_of_their_own() -> None:
    t = new_table(options={"colours": "green,red,blue,orange"})
    assert [player["colour"] for player in t.view(None)["players"]] == [2, 0, 1, 5]
    for wrong in ("red,red,blue,green", "red,blue", "red,blue,green,black"):
        with pytest.raises(SetupError, match="4 different colours"):
            new_table(options={"colours": wrong})


@rule("OSA-SET-01")
def test_badge_and_victim_token_are_drawn_for_any_two_different_players() -> None:
    drawn = {(t.badge, t.victim) for t in (random_table(4, str(n)) for n in range(80))}
    assert drawn == {(badge, victim) for badge in range(4) for victim in range(4) if badge != victim}


@rule("OSA-SET-01")
@pytest.mark.parametrize(("players", "badge", "victim"), [(4, KRZYS, AGA), (6, OLA, AGA), (6, AGA, OLA)])
def test_the_host_may_name_who_holds_badge_and_victim_token_first(players: int, badge: int, victim: int) -> None:
    t = new_table(players, badge=badge, victim=victim)
    assert (t.badge, t.victim) == (badge, victim)
    assert (t.events("badge"), t.events("victim")) == ([(badge,)], [(victim,)])
    default = GAME.agree(4, {"first_holders": "host_choice"}).options
    assert (default["badge_seat"], default["victim_seat"]) == (AGA, FILIP)


@rule("OSA-SET-01")
def test_the_host_names_two_different_players_of_the_table() -> None:
    with pytest.raises(SetupError, match="two different seats"):
        new_table(badge=AGA, victim=AGA)
    with pytest.raises(SetupError, match="badge_seat cannot be 4"):
        new_table(badge=4, victim=AGA)
    for seat in (-1, 6):
        for option in ("badge_seat", "victim_seat"):
            with pytest.raises(SetupError, match=f"{option} cannot be {seat}; allowed: a whole number from 0 to 5"):
                GAME.agree(6, {option: seat})


@rule("OSA-SET-02")
@pytest.mark.parametrize(("players", "characters"), [(3, 4), (4, 3), (5, 3), (6, 3)])
def test_only_three_players_have_a_klutz(players: int, characters: int) -> None:
    t = random_table(players, "family")
    family = (DEFENDER, LEADER, CRYBABY, KLUTZ)[:characters]
    assert [list(player["unplaced"]) for player in t.view(None)["players"]] == [list(range(characters))] * players
    everyone = []
    while t.question == "ask-place":
        seat = t.asked[0]
        everyone += [(seat, kind) for kind in family]
        assert {option[1] for option in t.options(seat)} == set(family)
        while t.asked == [seat] and t.question == "ask-place":
            t.choose(seat, *t.options(seat)[0])
    placed = {head for area in AREAS for head in t.heads(area)}
    assert placed == set(everyone) == {(seat, kind) for seat in range(players) for kind in family}
    assert len(t.events("placement-die")) == players * characters


@rule("OSA-SET-03", "OSA-GEN-07")
@pytest.mark.parametrize(("players", "stack"), [(3, 20), (4, 19), (5, 18), (6, 17)])
def test_everybody_starts_with_one_secret_item(players: int, stack: int) -> None:
    t = random_table(players, "items")
    assert all(len(t.hand(seat)) == 1 for seat in range(players))
    assert len(t.deck) == stack
    for seat in range(players):
        assert t.told(seat, "dealt") == [(seat, item) for item in t.hand(seat)]
    assert t.told(None, "dealt") == []


@rule("OSA-SET-03")
def test_the_items_are_shuffled_before_they_are_dealt() -> None:
    tables = [random_table(4, str(n)) for n in range(40)]
    for seat in (AGA, NORBERT):
        assert len({t.hand(seat)[0] for t in tables}) > 6
    assert len({tuple(t.deck) for t in tables}) == 40
    assert all(len(t.deck) + 4 == 23 for t in tables)


@rule("OSA-SET-04")
def test_four_dice_are_shaken_in_the_first_round_and_two_wait_on_the_cold_room() -> None:
    t = new_table()
    t.play_until("destination")
    assert t.view(None)["round"] == 1
    assert t.events("rolled") == [(4,)]
    assert [row["full"] for row in t.view(None)["rows"]] == [False] * 3
    everybody_dead = table(dead=[(seat, kind) for seat in range(4) for kind in FAMILY], others=False)
    assert everybody_dead.view(None)["dice_in_use"] == 6


def test_a_new_game_begins_with_an_empty_mall() -> None:
    t = new_table(badge=KRZYS, victim=NORBERT)
    seen = t.view(None)
    places = seen["places"]
    assert [(place["heads"], place["hidden"], place["monsters"], place["closed"]) for place in places] == [
        ([], [], 0, False)
    ] * 6
    assert (seen["cold"], seen["pool"], seen["boxed"], seen["truck"], sum(seen["played"])) == ([], 25, 0, 0, 0)
    assert (seen["round"], seen["elected"], seen["candidates"], seen["announced"]) == (0, -1, 0, 0)
    assert (seen["seers"], seen["dice_hidden"], seen["dice_covered"], seen["destinations"]) == (0, 0, 0, [0] * 4)
    assert (seen["variant"], seen["epilogue"], seen["alive"]) == (0, 0, 0)
    assert GAME.write_facts(t.g)["doomed"] == []
    assert [(player["guns"], player["eliminated"]) for player in seen["players"]] == [(0, False)] * 4
    for seat in range(4):
        own = t.view(seat)
        assert own["destination"] == 0
        assert own["gifts"] == own["drawn"] == own["seen_dice"] == own["boxed_by_you"] == []


@rule("OSA-VOTE-12")
def test_in_the_first_vote_everybody_placed_on_the_car_park_has_a_vote() -> None:
    t = new_table(3, dice=[CAR_PARK] * 12)
    while t.question == "ask-place":
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    t.pass_all()
    t.vote({AGA: FILIP, FILIP: FILIP, KRZYS: AGA})
    assert t.events("voted") == [(AGA, FILIP, 5), (FILIP, FILIP, 5), (KRZYS, AGA, 5)]


@rule("OSA-SET-05", "OSA-SET-06")
def test_each_player_places_the_whole_family_clockwise_from_the_badge() -> None:
    t = new_table(badge=KRZYS, victim=AGA, dice=[HALL, HALL, TOYS, TOILETS, TOILETS, TOILETS])
    order = []
    while t.question == "ask-place":
        seat = t.asked[0]
        order.append(seat)
        t.choose(seat, *t.options(seat)[0])
    rolls = [event[0] for event in t.events("placement-die")]
    assert rolls == [KRZYS] * 3 + [NORBERT] * 3 + [AGA] * 3 + [FILIP] * 3
    assert list(dict.fromkeys(order)) == [KRZYS, NORBERT, AGA, FILIP]


@rule("OSA-SET-10", "OSA-SET-12")
def test_every_die_shows_every_area() -> None:
    placing, coming = set(), set()
    for n in range(12):
        t = random_table(4, str(n))
        while t.question == "ask-place":
            t.choose(t.asked[0], *t.options(t.asked[0])[0])
        placing |= {event[1] for event in t.events("placement-die")}
        coming |= {event[0] for event in t.events("die")}
    assert placing == coming == set(AREAS)


@rule("OSA-SET-06", "OSA-SET-07", "OSA-SET-08")
def test_one_roll_serves_the_whole_family_in_any_pairing_and_order() -> None:
    t = new_table(dice=[HALL, HALL, TOYS])
    assert t.options(AGA) == [("place", kind, area) for kind in (DEFENDER, LEADER, CRYBABY) for area in (TOYS, HALL)]
    t.choose(AGA, "place", CRYBABY, TOYS)
    assert t.options(AGA) == [("place", DEFENDER, HALL), ("place", LEADER, HALL)]
    t.choose(AGA, "place", LEADER, HALL)
    assert t.heads(HALL) >= {(AGA, LEADER), (AGA, DEFENDER)}  # the last one had no choice
    assert [event[1] for event in t.events("placement-die") if event[0] == AGA] == [HALL, HALL, TOYS]


@rule("OSA-SET-09", "OSA-SET-10", "OSA-SET-11")
def test_a_full_area_sends_the_next_character_to_the_car_park_and_so_does_a_six() -> None:
    t = new_table(dice=[TOILETS] * 3 + [TOILETS, CAR_PARK, TOILETS])
    for kind in (DEFENDER, LEADER):
        t.choose(AGA, "place", kind, TOILETS)
    assert t.heads(TOILETS) == {(AGA, DEFENDER), (AGA, LEADER), (AGA, CRYBABY)}
    t.choose(FILIP, "place", DEFENDER, TOILETS)
    t.choose(FILIP, "place", LEADER, CAR_PARK)
    assert t.heads(CAR_PARK) == {(FILIP, DEFENDER), (FILIP, LEADER), (FILIP, CRYBABY)}
    assert t.events("overflowed")[0] == (FILIP, DEFENDER, TOILETS)


@rule("OSA-SET-12", "OSA-SET-13", "OSA-SET-14", "OSA-SET-15")
def test_the_first_monsters_come_by_dice_crybabies_and_crowd_and_close_nothing() -> None:
    everyone = [CAR_PARK, CAR_PARK, CAR_PARK] * 4
    t = new_table(dice=[*everyone, TOYS, TOYS, TOYS, HALL])
    while t.question == "ask-place":
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert [t.monsters(area) for area in AREAS] == [0, 0, 0, 3, 1, 2]  # the car park has both crowds
    assert [event[0] for event in t.events("die")] == [TOYS, TOYS, TOYS, HALL]
    assert t.view(None)["phase"] == "truck"
    assert t.view(None)["dice"] == []  # they are put away again
    assert t.epilogue == 0


@rule("OSA-SET-15")
def test_six_monsters_at_setup_do_not_close_an_area() -> None:
    dice = [TOYS, TOYS, TOYS, TOYS, *[CLOTHING] * 4, SURVEILLANCE, SURVEILLANCE, SURVEILLANCE, HALL]
    t = new_table(dice=[*dice, TOYS, TOYS, TOYS, TOYS])
    for seat, kind, area in ((AGA, CRYBABY, TOYS), (AGA, DEFENDER, TOYS), (FILIP, CRYBABY, TOYS)):
        t.choose(seat, "place", kind, area)
    while t.question == "ask-place":
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert t.monsters(TOYS) == 6
    assert not t.place(TOYS)["closed"]
