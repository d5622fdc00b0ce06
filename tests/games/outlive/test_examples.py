"""The worked examples of the rulebook, as they stand there."""

from __future__ import annotations

from ostoja.games.outlive import GAME
from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, new_table, table
from tests.games.outlive.played import AREAS, HEROES
from tests.marks import rule


@rule("OUT-SET-07", "OUT-SET-08", "OUT-SET-09", "OUT-SET-11", "OUT-LDR-livrich")
def test_e01_beige_fills_event2_and_takes_solen() -> None:
    t = new_table(2)
    t.g.offered_leaders = [4, 5, 8, 9]
    t.g.reopen()
    for seat in (BEIGE, RED):
        for _ in range(4):
            t.choose(seat, *t.options(seat)[0])
        t.choose(seat, "build", "event2")
        t.choose(seat, "settle", 4)
        while seat in t.asked and t.question == "ask-draft":
            t.choose(seat, *t.options(seat)[0])
    assert t.room(BEIGE, "event2")["works"]
    assert {AREAS[t.hero(BEIGE, hero)["area"]] for hero in HEROES} == {"forest", "ship", "mine", "blackwood"}
    assert t.goods(BEIGE) == {"can": 2}
    assert t.tiles(BEIGE, "broken") == {"grapnel"}


@rule("OUT-MOVE-04", "OUT-MOVE-05")
def test_e02_purple_has_to_make_way() -> None:
    t = table(4, heroes={PURPLE: {"3a": "base", "3b": "forest standing", "4": "dam", "5": "mine"}})
    t.turn(PURPLE)
    assert t.goals(PURPLE, "3a") == {"silent_peak"}
    assert "base" not in t.goals(PURPLE, "4") | t.goals(PURPLE, "5")
    t.choose(PURPLE, "move", "3a", "silent_peak")
    t.choose(PURPLE, "pass")
    t.turn(PURPLE)
    assert "base" in t.goals(PURPLE, "4")
    assert "base" in t.goals(PURPLE, "5")


@rule("OUT-PRS-02", "OUT-PRS-05", "OUT-PRS-07")
def test_e03_five_presses_three() -> None:
    for ammo, given in ((2, 0), (1, 1)):
        t = table(2, heroes={RED: {"5": "base"}, BEIGE: {"3a": "dam standing"}}, goods={BEIGE: {"ammo": 2, "wood": 4}})
        t.move(RED, "5", "dam")
        assert t.g.pressure == 2
        t.choose(BEIGE, "shoot", ammo)
        assert t.goods(RED).get("wood", 0) == given


@rule("OUT-PRS-01", "OUT-PRS-03", "OUT-PRS-06", "OUT-PRS-15")
def test_e04_red_five_arrives_at_the_dam() -> None:
    t = table(
        4,
        heroes={RED: {"5": "base"}, BEIGE: {"3a": "dam standing"}, PURPLE: {"4": "dam standing"}, BLUE: {"3a": "dam"}},
        goods={BEIGE: {"can": 2}, PURPLE: {"wood": 2, "metal": 1, "ammo": 2}, BLUE: {"can": 5}},
    )
    t.move(RED, "5", "dam")
    assert t.asked == (PURPLE,)
    t.choose(PURPLE, "pass")
    t.choose(PURPLE, "pay", "wood")
    assert set(t.events("pressed")) == {(RED, BEIGE, 2), (RED, PURPLE, 1)}
    assert t.goods(PURPLE) == {"wood": 1, "metal": 1, "ammo": 2}
    assert t.goods(BLUE) == {"can": 5}


@rule("OUT-BASE-01", "OUT-BASE-02")
def test_e05_red_five_in_the_base() -> None:
    for algae in (False, True):
        t = table(4, heroes={RED: {"5": "dam"}})
        t.move(RED, "5", "base")
        if algae:
            t.choose(RED, "algae")
        while t.can(RED, "gather"):
            t.choose(RED, "gather", "ammo")
        assert (t.goods(RED), t.gauge(RED)) == (({"ammo": 4}, 1) if algae else ({"ammo": 5}, 0))


@rule("OUT-HUNT-02")
def test_e06_red_four_hunts_a_six() -> None:
    t = table(4, heroes={RED: {"4": "ship"}}, herds={"park": ["wolf"]}, goods={RED: {"ammo": 3}})
    t.move(RED, "4", "park")
    t.choose(RED, "hunt", "wolf")
    t.choose(RED, "shoot", 3)
    assert t.g.actions == 1
    t.choose(RED, "gather", "microchip")
    assert t.goods(RED) == {"meat": 4, "microchip": 1}


@rule("OUT-HUNT-06", "OUT-ANI-6")
def test_e07_the_third_six_gives_six_meat() -> None:
    t = table(
        4, heroes={RED: {"5": "ship"}}, herds={"park": ["wolf"]}, goods={RED: {"ammo": 1}}, hunted={RED: {"wolf": 2}}
    )
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "wolf")
    assert t.goods(RED) == {"meat": 6}


@rule("OUT-SHIP-01", "OUT-SHIP-04", "OUT-SHIP-05", "OUT-SHIP-08", "OUT-SLOT-5")
def test_e08_blue_five_is_first_on_the_ship() -> None:
    t = table(4, first=RED, heroes={BLUE: {"5": "mine"}, RED: {"5": "park"}})
    t.move(BLUE, "5", "ship")
    t.choose(BLUE, "admit", "airlock")
    assert (t.goods(BLUE), t.people(BLUE)) == ({"can": 3}, 1)
    t.turn(RED)
    assert "ship" not in t.goals(RED, "5")
    t.step("resolve")
    assert t.view(None)["first"] == BLUE


@rule("OUT-DAM-01")
def test_e09_purple_three_at_the_dam() -> None:
    t = table(4, heroes={PURPLE: {"3a": "base"}}, goods={PURPLE: {"microchip": 1}})
    t.move(PURPLE, "3a", "dam")
    t.choose(PURPLE, "open")
    for _ in range(3):
        t.choose(PURPLE, "gather", "water")
    assert (t.goods(PURPLE), t.asked) == ({"water": 3}, ())


@rule("OUT-CITY-01", "OUT-CITY-03", "OUT-CITY-04")
def test_e10_red_five_in_a_city() -> None:
    t = table(4, heroes={RED: {"5": "base"}}, shown={"silent_peak": ["axe", "bow", "bat"]})
    t.move(RED, "5", "silent_peak")
    t.choose(RED, "take", "axe")
    t.choose(RED, "search")
    t.choose(RED, "search")
    t.choose(RED, "take", "bat")
    t.choose(RED, "search")
    assert t.asked == ()
    assert t.tiles(RED, "broken") == {"axe", "bat"}
    assert t.city("silent_peak")["stack"] == 7


@rule("OUT-RES-01", "OUT-RES-05")
def test_e11_red_declines_and_the_next_player_resolves() -> None:
    t = table(4, first=RED, events=["fire"], goods={RED: {"water": 3}, PURPLE: {"water": 3}})
    t.step("resolve")
    t.choose(RED, "pass")
    t.choose(PURPLE, "resolve", "fire")
    assert (t.goods(PURPLE), t.line(PURPLE, "events")) == ({}, 3)


@rule("OUT-FEED-01", "OUT-FEED-02", "OUT-FEED-04", "OUT-FEED-05")
def test_e12_blue_feeds() -> None:
    t = table(
        4, rooms={BLUE: ["build2 3", "event2 4"]}, airlock={BLUE: 3}, goods={BLUE: {"meat": 2, "can": 3, "water": 1}}
    )
    t.night("feed")
    t.choose(BLUE, "pay", "meat")
    t.choose(BLUE, "pay", "meat")
    assert t.targets(BLUE, "lose") == {"airlock", "build2", "event2"}
    t.choose(BLUE, "lose", "airlock")
    assert t.goods(BLUE) == {"can": 2}
    assert t.player(BLUE)["survivors"] == 9


@rule("OUT-RAD-01", "OUT-RAD-02")
def test_e13_purple_in_round_five() -> None:
    t = table(4, round_number=5, airlock={PURPLE: 1})
    t.step("radiation")
    assert t.gauge(PURPLE) == -2


@rule("OUT-REC-01")
def test_e14_blue_recruits_two() -> None:
    t = table(4, goods={BLUE: {"water": 2, "can": 1}})
    t.step("recruit")
    t.choose(BLUE, "recruit", "water")
    t.choose(BLUE, "recruit", "can")
    t.choose(BLUE, "pass")
    assert (t.people(BLUE), t.goods(BLUE)) == (2, {"water": 1})


@rule("OUT-BLD-04", "OUT-BLD-05", "OUT-BLD-07", "OUT-BLD-09")
def test_e15_red_builds_two_rooms_in_one_night() -> None:
    t = table(2, rooms={RED: ["ammo4"]}, goods={RED: {"wood": 4}}, airlock={RED: 6})
    t.step("build")
    t.choose(RED, "build", "build2")
    for _ in range(3):
        t.choose(RED, "fill", "build2")
    t.choose(RED, "build", "ammo4")
    assert t.goods(RED) == {}
    for _ in range(3):
        t.choose(RED, "fill", "ammo4")
    t.choose(RED, "activate", "ammo4")
    assert t.goods(RED) == {"ammo": 4}


@rule("OUT-REP-01", "OUT-EQ-pickaxe")
def test_e16_blue_repairs_the_pickaxe() -> None:
    t = table(4, goods={BLUE: {"wood": 2, "metal": 1}}, broken={BLUE: ["pickaxe"]})
    t.step("repair")
    t.choose(BLUE, "repair", "pickaxe")
    assert (t.goods(BLUE), t.tiles(BLUE, "repaired"), t.line(BLUE, "equipment")) == ({}, {"pickaxe"}, 1)


@rule("OUT-END-01", "OUT-END-02", "OUT-END-03")
def test_e17_lily_rose_scores_thirty() -> None:
    t = table(
        2,
        events=["rats"],
        takers=[RED],
        rooms={RED: ["event2 4", "build2 3", "draw1_repair1 3", "hunt1 4"]},
        airlock={RED: 1},
        gauge={RED: -2},
        repaired={RED: ["axe", "bow", "bat", "vest", "torch", "pickaxe"]},
    )
    assert t.player(RED)["survivors"] == 15
    assert list(t.player(RED)["forecast"].values()) == [5, 4, -2, 15, 6, 2]
    assert GAME.result(t.g).scores[RED] == 30


@rule("OUT-EVT-08", "OUT-EVT-10")
def test_e18_a_five_in_the_sandstorm() -> None:
    t = table(
        4, events=["sandstorm"], heroes={RED: {"5": "dam"}, BLUE: {"4": "base standing"}}, goods={BLUE: {"wood": 3}}
    )
    t.move(RED, "5", "base")
    assert (t.events("pressed"), t.g.actions) == ([(RED, BLUE, 1)], 3)


@rule("OUT-EVT-17")
def test_e19_a_mutated_three() -> None:
    t = table(4, events=["mutation"], heroes={RED: {"5": "ship"}}, herds={"park": ["hare"]})
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "hare")
    assert (t.g.actions, t.goods(RED)) == (1, {"meat": 1})


@rule("OUT-EVT-14")
def test_e20_the_clan_finds_one_material() -> None:
    t = table(2, events=["clan"], goods={RED: {"metal": 1}}, airlock={RED: 3})
    t.strike()
    assert (t.goods(RED), t.people(RED)) == ({"metal": 1}, 2)


@rule("OUT-EVT-16")
def test_e21_plague_on_an_animal_worth_one_meat() -> None:
    t = table(4, events=["plague"], heroes={RED: {"5": "ship"}}, herds={"park": ["hare"]})
    t.move(RED, "5", "park")
    t.choose(RED, "hunt", "hare")
    assert (t.goods(RED), t.player(RED)["animals"][0]) == ({}, 1)


@rule("OUT-EVT-12", "OUT-RAD-03", "OUT-RAD-06")
def test_e22_the_cloud_beyond_the_gauge() -> None:
    t = table(2, events=["cloud"], gauge={RED: -11}, rooms={RED: ["event2 4"]}, airlock={RED: 2})
    t.strike()
    t.choose(RED, "lose", "airlock")
    t.choose(RED, "lose", "event2")
    assert (t.gauge(RED), t.player(RED)["survivors"]) == (-11, 4)


@rule("OUT-SHIP-01", "OUT-SHIP-03")
def test_e23_no_second_hero_in_a_slot_and_no_lower_slot() -> None:
    t = table(4, heroes={RED: {"3a": "mine", "4": "park"}, BLUE: {"3a": "mine", "4": "park"}, BEIGE: {"4": "mine"}})
    t.move(RED, "3a", "ship")
    t.move(BEIGE, "4", "ship")
    t.turn(BLUE)
    assert "ship" not in t.goals(BLUE, "3a") | t.goals(BLUE, "4")
