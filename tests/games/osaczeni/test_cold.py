"""The cold room, the victim token, elimination; closing, the end, the score."""

from __future__ import annotations

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    BAT,
    CAR_PARK,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FILIP,
    GUN,
    HALL,
    KEYS,
    KLUTZ,
    KRZYS,
    LEADER,
    NORBERT,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    family,
    new_table,
    table,
)
from tests.marks import rule


@rule("OSA-COLD-01", "OSA-COLD-02", "OSA-COLD-03")
def test_the_third_victim_fills_row_1_and_it_holds_for_the_areas_still_to_come() -> None:
    heads = {TOILETS: [(AGA, LEADER)], HALL: [(FILIP, LEADER)], CLOTHING: [(KRZYS, LEADER)]}
    dead = family(NORBERT, DEFENDER, LEADER)
    t = table(heads=heads, monsters={TOILETS: 2, HALL: 1, CLOTHING: 1}, dead=dead, others=False)
    t.attack()
    assert t.events("row") == [(1,)]
    assert [event[2] for event in t.events("eaten")] == [TOILETS, CLOTHING, HALL]
    t = table(heads=heads, monsters={TOILETS: 2, HALL: 1, CLOTHING: 1}, dead=dead[:1], others=False)
    t.attack()
    assert [event[2] for event in t.events("eaten")] == [TOILETS]


@rule("OSA-COLD-02", "OSA-COLD-04")
def test_row_2_adds_a_die_from_the_next_round_on() -> None:
    dead = [*family(NORBERT), (KRZYS, DEFENDER), (KRZYS, LEADER)]
    longer: dict[str, object] = {"cold-room": {"row_3": 12}}
    t = table(6, heads={TOYS: [(AGA, LEADER)], HALL: family(FILIP)}, monsters={TOYS: 3}, dead=dead, data=longer)
    t.script([TOILETS] * 4)
    t.round_from("badge")
    while not t.events("row"):
        seat = t.asked[0]
        t.choose(seat, *(("go", CAR_PARK) if t.can(seat, "go") else t.options(seat)[-1]))
    assert t.events("row") == [(2,)]
    assert t.events("rolled") == [(4,)]
    t.play_until("destination")
    assert t.events("rolled") == [(4,), (5,)]


@rule("OSA-COLD-01", "OSA-COLD-02")
def test_the_rows_fill_from_top_to_bottom_whatever_their_lengths() -> None:
    unequal: dict[str, object] = {"cold-room": {"row_1": 1, "row_2": 2, "row_3": 4}}
    everyone = [(seat, kind) for seat in range(4) for kind in (DEFENDER, LEADER, CRYBABY)]
    for dead, full in ((0, 0), (1, 1), (2, 1), (3, 2), (6, 2), (7, 3)):
        t = table(dead=everyone[:dead], badge=NORBERT, data=unequal)
        rows = t.view(None)["rows"]
        assert [row["full_at"] for row in rows] == [1, 3, 7]
        assert [row["full"] for row in rows] == [row <= full for row in (1, 2, 3)]


@rule("OSA-COLD-06", "OSA-COLD-07")
def test_further_victims_are_piled_up_without_effect_and_none_comes_back() -> None:
    dead = [head for seat in (KRZYS, NORBERT, FILIP) for head in family(seat)]
    t = table(5, heads={TOYS: [(AGA, LEADER)], HALL: [(4, LEADER)]}, monsters={TOYS: 3}, dead=dead, others=False)
    t.attack()
    assert not t.events("row")
    assert len(t.view(None)["cold"]) == 10
    assert t.view(None)["dice_in_use"] == 6


@rule("OSA-VIC-01")
def test_before_the_first_death_its_first_holder_breaks_ties() -> None:
    t = new_table(badge=FILIP, victim=KRZYS, dice=[CAR_PARK] * 12)
    while t.question == "ask-place":
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    t.pass_all()
    t.vote({seat: seat for seat in range(4)})
    assert (t.question, t.asked) == ("ask-tie", [KRZYS])
    assert t.victim == KRZYS


@rule("OSA-VIC-04", "OSA-GEN-03")
def test_an_eliminated_player_takes_the_token_and_breaks_ties() -> None:
    heads = {TOYS: [(AGA, LEADER)], HALL: [(FILIP, LEADER), (KRZYS, LEADER)]}
    t = table(heads=heads, monsters={TOYS: 2, HALL: 3}, others=False)
    t.attack()
    assert t.events("eliminated") == [(AGA,)]
    assert t.victim == AGA
    t.vote({FILIP: KRZYS, KRZYS: FILIP})
    assert t.asked == [AGA]
    t.choose(AGA, "choose", FILIP)
    assert t.events("eaten")[-1] == (FILIP, LEADER, HALL)


@rule("OSA-ELIM-01", "OSA-ELIM-02")
def test_an_eliminated_badge_holder_passes_the_badge_to_the_next_with_characters() -> None:
    heads = {TOYS: [(AGA, LEADER)], HALL: family(KRZYS)}
    t = table(heads=heads, monsters={TOYS: 2}, badge=AGA, others=False)
    t.attack()
    assert t.badge == KRZYS  # Filip has nobody
    assert t.victim == AGA
    assert t.events("badge") == [(KRZYS,)]
    t = table(heads={TOYS: [(AGA, LEADER)]}, monsters={TOYS: 2}, badge=AGA, others=False)
    t.attack()
    assert t.badge == AGA


@rule("OSA-ELIM-01")
def test_the_badge_goes_to_the_very_next_player_on_the_left() -> None:
    heads = {TOYS: [(FILIP, LEADER)], HALL: [(seat, LEADER) for seat in (AGA, KRZYS, NORBERT)]}
    t = table(heads=heads, monsters={TOYS: 2}, badge=FILIP, others=False)
    t.attack()
    assert t.badge == KRZYS


@rule("OSA-ELIM-01")
def test_the_badge_stays_when_another_player_is_eliminated_or_its_holder_has_somebody_left() -> None:
    heads = {TOYS: [(FILIP, LEADER)], HALL: family(KRZYS), CLOTHING: family(AGA)}
    t = table(heads=heads, monsters={TOYS: 2}, badge=AGA, others=False)
    t.attack()
    assert t.events("eliminated") == [(FILIP,)]
    assert t.badge == AGA
    t = table(heads={TOYS: [(AGA, LEADER)], HALL: [(AGA, DEFENDER)]}, monsters={TOYS: 2}, badge=AGA)
    t.attack()
    assert t.events("eaten") == [(AGA, LEADER, TOYS)]
    assert t.badge == AGA
    assert not t.events("eliminated")


@rule("OSA-ELIM-01", "OSA-ELIM-02")
def test_the_badge_goes_on_at_once_so_its_new_holder_begins_the_next_discussion() -> None:
    heads = {TOILETS: [(KRZYS, LEADER)], HALL: [(AGA, LEADER), (FILIP, LEADER)]}
    hands = {AGA: [BAT], FILIP: [BAT]}
    t = table(heads=heads, monsters={TOILETS: 2, HALL: 3}, hands=hands, badge=KRZYS, others=False)
    t.attack()
    assert t.badge == AGA  # Norbert, next on the left, has nobody
    assert t.question == "ask-discuss"
    assert t.asked == [AGA]


@rule("OSA-ELIM-03", "OSA-GEN-03")
def test_an_eliminated_player_keeps_items_without_use_or_value() -> None:
    heads = {TOYS: family(AGA), CAR_PARK: [(KRZYS, LEADER)]}
    t = table(heads=heads, hands={NORBERT: [GUN, KEYS]}, monsters={TOYS: 5}, others=False)
    t.attack()
    assert NORBERT not in t.asked
    t.destinations()
    t.choose(AGA, "go", HALL)
    assert t.asked == [KRZYS]  # and nobody else chooses or moves
    t.movement({AGA: HALL, KRZYS: HALL})
    assert t.asked == [AGA]
    t.choose(AGA, "move", LEADER)
    assert t.asked == []
    assert {event[0] for event in t.events("moved")} == {AGA, KRZYS}
    assert t.scores[NORBERT] == 0
    assert t.hand(NORBERT) == [GUN, KEYS]


# ------------------------------------------------------------ closing


@rule("OSA-CLOSE-01", "OSA-CLOSE-02", "OSA-CLOSE-04", "OSA-CLOSE-06")
def test_every_surrounded_area_closes_occupied_or_not() -> None:
    heads = {TOYS: family(AGA), HALL: family(FILIP) + family(KRZYS), CLOTHING: family(NORBERT)}
    t = table(heads=heads, monsters={TOYS: 6, TOILETS: 6, HALL: 5})
    t.end_round()
    assert t.events("closed") == [(TOILETS,), (TOYS,)]
    assert t.heads(CAR_PARK) == set(family(AGA))
    assert [t.monsters(area) for area in (TOILETS, TOYS, HALL)] == [0, 0, 5]
    assert t.view(None)["pool"] == 20
    assert [t.place(area)["closed"] for area in AREAS] == [True, False, False, True, False, False]


@rule("OSA-CLOSE-03")
def test_a_closed_area_takes_neither_characters_nor_monsters() -> None:
    t = table(heads={HALL: family(AGA)}, closed=[TOYS], others=False)
    assert t.arrival([TOYS]) == [0, 0, 0, 0, 2, 1]
    t.destinations()
    assert ("go", TOYS) not in t.options(AGA)


@rule("OSA-CLOSE-05")
def test_the_car_park_never_closes() -> None:
    t = table(heads={CAR_PARK: [], HALL: family(AGA) + family(FILIP)}, monsters={CAR_PARK: 6})
    t.end_round()
    assert not t.events("closed")
    assert t.monsters(CAR_PARK) == 6


@rule("OSA-CLOSE-07")
def test_those_driven_out_are_not_attacked_before_the_next_phase_6() -> None:
    t = table(heads={TOYS: family(AGA), HALL: family(FILIP)}, monsters={TOYS: 6, CAR_PARK: 3})
    t.end_round()
    assert t.heads(CAR_PARK) == set(family(AGA))
    assert t.events("round") == [(4,)]
    while not t.events("breach"):
        assert not t.events("eaten")
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    kinds = [event.kind for event in t.journal.events]
    assert kinds.index("closed") < kinds.index("crowd") < kinds.index("breach")
    t.play_until("truck")
    assert CAR_PARK in [event[0] for event in t.events("breach")]


# ------------------------------------------------------------ the end


@rule("OSA-END-01", "OSA-END-02", "OSA-GEN-04")
@pytest.mark.parametrize(
    ("players", "alive", "over"), [(4, 5, False), (4, 4, True), (4, 0, True), (3, 4, False), (3, 3, True)]
)
def test_the_game_ends_with_as_many_alive_as_players_started(players: int, alive: int, *, over: bool) -> None:
    everyone = [(seat, kind) for kind in (*family_kinds(players),) for seat in range(players)]
    t = table(players, heads={HALL: everyone[:alive]}, others=False)
    t.end_round()
    assert t.over is over
    assert t.view(None)["limit"] == players


def family_kinds(players: int) -> tuple[str, ...]:
    """Return the kinds of characters in a game of so many."""
    return (DEFENDER, LEADER, CRYBABY, KLUTZ) if players == 3 else (DEFENDER, LEADER, CRYBABY)


@rule("OSA-END-03")
def test_phase_6_is_played_to_its_end() -> None:
    heads = {TOILETS: [(AGA, LEADER)], TOYS: [(FILIP, LEADER)], HALL: family(KRZYS)}
    t = table(heads=heads, monsters={TOILETS: 2, TOYS: 2}, others=False)
    t.round_from("attack")
    assert [event[2] for event in t.events("eaten")] == [TOILETS, TOYS]
    assert t.over


@rule("OSA-SCORE-01", "OSA-SCORE-02", "OSA-ITEM-11")
def test_points_are_the_values_of_the_living_and_one_for_the_keys() -> None:
    heads = {HALL: [(AGA, CRYBABY), (FILIP, DEFENDER), (FILIP, LEADER)]}
    t = table(heads=heads, hands={AGA: [KEYS]}, others=False)
    t.end_round()
    assert t.scores == [8, 8, 0, 0]
    assert t.events("keys") == [(AGA, 1)]
    assert t.told(None, "held") == [(AGA, KEYS)]
    assert table(3, heads={HALL: family(AGA, *family_kinds(3))}, others=False).scores[AGA] == 16
    dearer: dict[str, object] = {"numbers": {"keys": 2}}
    assert table(heads=heads, hands={AGA: [KEYS]}, others=False, data=dearer).scores == [9, 8, 0, 0]


@rule("OSA-SCORE-03")
def test_most_points_win_and_equals_share() -> None:
    t = table(heads={HALL: [(AGA, CRYBABY), (FILIP, DEFENDER), (FILIP, LEADER)]}, others=False)
    assert t.winner == FILIP
    t = table(heads={HALL: [(AGA, CRYBABY), (FILIP, CRYBABY), (KRZYS, LEADER)]}, others=False)
    assert t.winners == [AGA, FILIP]


@rule("OSA-SCORE-04")
def test_without_a_survivor_all_share() -> None:
    t = table(hands={AGA: [KEYS, BAT]}, others=False)
    assert t.scores == [0, 0, 0, 0]
    assert t.winners == [AGA, FILIP, KRZYS, NORBERT]


@rule("OSA-GEN-02")
def test_victory_is_individual() -> None:
    t = table(heads={SURVEILLANCE: [(AGA, CRYBABY), (FILIP, LEADER)]}, others=False)
    assert t.winners == [AGA]
