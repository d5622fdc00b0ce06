"""Chapter: components and set-up."""

from __future__ import annotations

from collections import Counter

from ostoja.games.outlive.words import ROOM
from tests.games.outlive.drafting import draft, drafted
from tests.games.outlive.driver import BEIGE, BLUE, CALAMITIES, PURPLE, RED, TOKENS, new_table
from tests.games.outlive.played import AREAS, HEROES
from tests.games.outlive.test_actions import NEXT_TO, at
from tests.marks import rule


@rule("OUT-SET-01", "OUT-SET-02", "OUT-SET-03")
def test_everybody_has_four_heroes_a_gauge_at_zero_and_the_three_basic_rooms() -> None:
    t = new_table(3)
    for seat in range(3):
        me = t.player(seat)
        assert [hero["strength"] for hero in me["heroes"]] == [3, 3, 4, 5]
        assert me["gauge"] == 0
        assert [ROOM.spell(room["room"]) for room in me["rooms"]] == ["draw1_repair1", "build2", "event2"]
        assert not any(room["built"] for room in me["rooms"])


@rule("OUT-SET-11", "OUT-SET-13")
def test_the_leader_gives_areas_goods_and_a_broken_tile() -> None:
    t = drafted(4, {BEIGE: "bingham", RED: "wely", PURPLE: "livrich", BLUE: "pigott"})
    assert t.goods(BEIGE) == {"microchip": 2, "ammo": 1}
    assert t.tiles(BEIGE, "broken") == {"thermal_sensor"}
    assert t.tiles(BEIGE, "repaired") == set()
    assert {AREAS[t.hero(BEIGE, hero)["area"]] for hero in HEROES} == {"dam", "base", "ship", "park"}
    assert not any(t.hero(BEIGE, hero)["active"] for hero in HEROES)


@rule("OUT-SET-15")
def test_heroes_of_several_players_may_start_in_one_area_on_the_ship_too() -> None:
    t = new_table(2, options={"sequential_hero_setup": True})
    t.g.offered_leaders = [4, 5, 6, 7]
    t.g.reopen()
    draft(t, BEIGE, leader="livrich")
    draft(t, RED, leader="koolpepper")  # both start in forest, Blackwood, ship and mine
    t.choose(BEIGE, "station", "5", "ship")
    t.choose(BEIGE, "station", "4", "mine")
    assert t.goals(RED, "5", "station") == {"forest", "blackwood", "ship", "mine"}
    t.choose(RED, "station", "5", "ship")
    t.choose(RED, "station", "4", "mine")
    t.until("ask-move")
    for hero, area in (("5", 3), ("4", 2)):
        assert t.hero(BEIGE, hero)["area"] == t.hero(RED, hero)["area"] == area
    assert [t.ship(slot)["hero"] for slot in (3, 4, 5, 6)] == [-1] * 4, "heroes that lie hold no slot"


@rule("OUT-SET-12", "OUT-SET-20")
def test_leaders_tiles_are_taken_out_of_the_stack_and_the_others_stay_in_it() -> None:
    t = drafted(4, {BEIGE: "bingham", RED: "wely", PURPLE: "livrich", BLUE: "pigott"})
    tiles = Counter(t.g.stack + t.g.shown[0] + t.g.shown[1])
    own = {19, 12, 10, 16}  # sensor, backpack, grapnel, bat
    assert all(tiles[tile] == (1 if tile in own else 2) for tile in range(20))


@rule("OUT-SET-16", "OUT-SET-17", "OUT-LDR-koolpepper")
def test_mary_draws_four_tokens_and_puts_one_back() -> None:
    t = drafted(2, {RED: "koolpepper"})  # unshuffled: holy water and rations of each city
    assert (t.question, t.asked) == ("ask-discard", (RED,))
    assert t.tiles(RED, "broken") == {"torch"}
    assert len(t.events("drew-token")) == 4
    assert Counter(t.view(BEIGE)["drawn_tokens"]) == {0: 2, 1: 2}, "everybody sees them"
    assert t.targets(RED, "discard") == {"holy_water", "rations"}
    t.choose(RED, "discard", "holy_water")
    assert t.view(BEIGE)["drawn_tokens"] == []
    assert t.goods(RED) == {"water": 1, "can": 2}
    assert sum(t.city("blackwood")["inside"]) + sum(t.city("blackwood")["open"]) == 10, "her tokens went back"


@rule("OUT-SET-16")
def test_mary_puts_tokens_back_one_by_one_until_as_many_are_left_as_she_keeps() -> None:
    t = new_table(2, data={"numbers": {"tokens_drawn": 5, "tokens_kept": 2}})
    draft(t, BEIGE)
    draft(t, RED, leader="koolpepper")
    assert Counter(t.view(BEIGE)["drawn_tokens"]) == {0: 2, 1: 2, 2: 1}, "the odd one is of the first city"
    for put_back in ("rations", "holy_water"):
        t.choose(RED, "discard", put_back)
        assert (t.question, t.asked) == ("ask-discard", (RED,))
        assert t.goods(RED) == {}, "nothing is gained before the last one is back"
    assert t.targets(RED, "discard") == {"holy_water", "rations", "plank"}
    t.choose(RED, "discard", "holy_water")
    assert t.view(BEIGE)["drawn_tokens"] == []
    assert t.goods(RED) == {"can": 1, "wood": 1}


@rule("OUT-SET-17")
def test_mary_finds_nothing_in_a_cupboard_even_with_the_carpenters() -> None:
    t = new_table(2)
    t.g.offered_rooms[6:12] = [17, 18, 19, 20, 3, 4]  # the Carpenters are the fourth
    t.g.reopen()
    draft(t, BEIGE)
    draft(t, RED, "cupboard", 3, leader="koolpepper")
    assert t.room(RED, "cupboard")["works"]
    t.g.drawn = [6, 7, 7, 0]  # tablets, two cupboards, holy water
    t.g.reopen()
    t.choose(RED, "discard", "holy_water")
    assert t.goods(RED) == {}
    assert t.gauge(RED) == 1, "the tablets work at once"


@rule("OUT-SET-18")
def test_the_oldest_leader_goes_first() -> None:
    t = drafted(4, {BEIGE: "bingham", RED: "wely", PURPLE: "livrich", BLUE: "pigott"})
    assert t.view(None)["first"] == BLUE, "38 years"


@rule("OUT-SET-19")
def test_six_of_twelve_events_lie_hidden() -> None:
    t = new_table(2, seed="events")
    assert len(t.g.events) == len(CALAMITIES) == 12
    assert len(t.g.takers) == 6
    assert t.view(BEIGE)["events"] == []


@rule("OUT-SET-21")
def test_three_stacks_of_animals_show_their_top() -> None:
    for players, size in ((2, 6), (3, 8), (4, 10)):
        t = new_table(players, seed="animals")
        for area in ("forest", "mine", "park"):
            assert t.wild(area)["left"] == size
            assert t.wild(area)["top"] >= 0
            assert t.wild(area)["order"] == []
        assert len(t.g.stray) == 30 - 3 * size


@rule("OUT-SET-22")
def test_the_algae_belong_to_the_base_and_each_city_has_ten_tokens_of_its_own() -> None:
    for area in NEXT_TO:
        assert at(area).can(RED, "algae") == (area == "base")
    t = drafted(4, {RED: "wely"})
    kinds = list(dict.fromkeys(TOKENS))
    for city in ("blackwood", "silent_peak"):
        assert t.city(city)["inside"] == [TOKENS.count(kind) for kind in kinds]
    t = at("blackwood")
    t.choose(RED, "search")
    assert (t.city("blackwood")["stack"], t.city("silent_peak")["stack"]) == (9, 10)


@rule("OUT-SET-23")
def test_the_first_dawn_fills_the_board() -> None:
    t = drafted(4, {RED: "wely"})
    assert t.view(None)["round"] == 1
    assert t.view(None)["algae"]
    assert [t.pool(area) for area in ("base", "mine", "park", "dam")] == [10, 10, 10, 11]
    assert t.pool("forest") == 10 - 4, "the first event, unshuffled, is the fire"
    for city in ("blackwood", "silent_peak"):
        assert (t.city(city)["stack"], len(t.city(city)["shown"])) == (10, 3)


@rule("OUT-SET-07", "OUT-SET-08", "OUT-SET-09", "OUT-SET-11")
def test_the_reveal_tells_of_every_shelter_once() -> None:
    t = new_table(2)
    draft(t, BEIGE, "build2", 1)
    draft(t, RED, "event2", 4, leader="koolpepper")
    assert t.events("settled") == [(BEIGE, "build2", 1, 3), (RED, "event2", 4, 0)]
    assert len(t.events("kept")) == 8
    places = [(seat, hero, AREAS[t.hero(seat, hero)["area"]]) for seat in (BEIGE, RED) for hero in HEROES]
    assert t.events("stationed") == places
    assert t.events("leader")[1] == (RED, "koolpepper")
    assert all(count for _, count, _ in t.events("gained")), "nobody is told of nothing"
    assert not t.room(BEIGE, "build2")["works"]
    assert t.player(RED)["tonight"]["radiation"] == 0, "before the first Dawn nothing radiates"


@rule("OUT-SET-12", "OUT-SET-20")
def test_the_equipment_is_shuffled_before_anybody_needs_it() -> None:
    t = new_table(2, seed="tiles")
    t.g.offered_leaders = [6, 7, 8, 9]
    t.g.reopen()
    draft(t, BEIGE, leader="koolpepper")
    draft(t, RED)
    assert t.question == "ask-discard"
    assert t.view(None)["stack"] == 40 - 2
    assert t.g.stack != sorted(t.g.stack)
    assert t.g.offered_rooms == t.g.offered_leaders == [], "what was not kept is out of the game"


@rule("OUT-SET-04", "OUT-SET-16", "OUT-SET-19", "OUT-SET-21")
def test_everything_that_is_dealt_is_shuffled() -> None:
    rooms, leaders, events, herds, tokens = set(), set(), set(), set(), set()
    for number in range(8):
        t = new_table(4, seed=f"deal {number}")
        rooms.add(tuple(t.g.offered_rooms))
        leaders.add(tuple(t.g.offered_leaders))
        events.add(tuple(t.g.events))
        herds.add(tuple(t.g.herds[0]))
        t.g.offered_leaders = [6, 7, 0, 1, 2, 3, 4, 5]
        t.g.reopen()
        draft(t, BEIGE, leader="koolpepper")
        for seat in (RED, PURPLE, BLUE):
            draft(t, seat)
        tokens.add(tuple(t.g.drawn))
    assert min(len(rooms), len(leaders), len(events), len(herds), len(tokens)) > 1


@rule("OUT-SET-09")
def test_a_room_filled_in_the_draft_works_from_the_first_moment() -> None:
    for settlers, works in ((4, True), (3, False)):
        t = new_table(2)
        t.g.offered_rooms[6:12] = [16, 17, 18, 19, 20, 21]  # the Lookout is the first
        t.g.reopen()
        draft(t, BEIGE)
        draft(t, RED, "peek", settlers)
        t.until("ask-move", RED)
        assert t.can(RED, "peek") == works
