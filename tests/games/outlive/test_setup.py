"""Chapter: components and set-up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from ostoja.engine.rng import Scripted
from ostoja.games.outlive import GAME
from ostoja.games.outlive.setup import named
from ostoja.games.outlive.words import LEADER, ROOM
from tests.games.outlive.table import AREAS, BEIGE, BLUE, CALAMITIES, HEROES, PURPLE, RED, Table, new_table, sat_down
from tests.marks import rule

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland

LEADERS = [str(label) for label in LEADER.labels]


def draft(t: Table, seat: int, room: str = "event2", settlers: int = 4, leader: str = "") -> None:
    """Let a player keep the first rooms offered, build one, settle it, and take a leader and the first places."""
    for _ in range(4):
        t.choose(seat, *t.options(seat)[0])
    t.choose(seat, "build", room)
    t.choose(seat, "settle", settlers)
    t.choose(seat, *(("lead", leader) if leader else t.options(seat)[0]))
    while seat in t.asked and t.question == "ask-draft":
        t.choose(seat, *t.options(seat)[0])


def drafted(players: int = 4, leaders: dict[int, str] | None = None) -> Table:
    """Return a table at the end of its draft."""
    t = new_table(players)
    for seat in range(players):
        draft(t, seat, leader=(leaders or {}).get(seat, ""))
    return t


def kept(t: Table, seat: int) -> list[str]:
    """List the advanced rooms of a player."""
    return [str(ROOM.spell(room["room"])) for room in t.player(seat)["rooms"] if not room["basic"]]


@rule("OUT-SET-01", "OUT-SET-02", "OUT-SET-03")
def test_everybody_has_four_heroes_a_gauge_at_zero_and_the_three_basic_rooms() -> None:
    t = new_table(3)
    for seat in range(3):
        me = t.player(seat)
        assert [hero["strength"] for hero in me["heroes"]] == [3, 3, 4, 5]
        assert me["gauge"] == 0
        assert [ROOM.spell(room["room"]) for room in me["rooms"]] == ["draw1_repair1", "build2", "event2"]
        assert not any(room["built"] for room in me["rooms"])


@rule("OUT-SET-04", "OUT-SET-05", "OUT-SET-10")
def test_four_of_six_rooms_and_one_of_two_leaders_are_kept() -> None:
    t = new_table(4, seed="draft")
    offers = [t.view(seat)["offer"] for seat in range(4)]
    assert all(len(offer["rooms"]) == 6 and len(offer["leaders"]) == 2 for offer in offers)
    assert len({leader for offer in offers for leader in offer["leaders"]}) == 8
    for seat in range(4):
        draft(t, seat)
    for seat in range(4):
        rooms = [room["room"] for room in t.player(seat)["rooms"] if not room["basic"]]
        assert len(rooms) == 4
        assert set(rooms) <= set(offers[seat]["rooms"])
        assert t.player(seat)["leader"] in offers[seat]["leaders"]
        assert t.view(seat)["offer"] == {"rooms": [], "leaders": []}


@rule("OUT-SET-06")
def test_two_copies_of_a_room_may_both_be_kept() -> None:
    t = new_table(2)  # nothing is shuffled: the offer is three pairs
    t.choose(BEIGE, "keep", "press_choice")
    assert ("keep", "press_choice_second") in t.options(BEIGE)
    t.choose(BEIGE, "keep", "press_choice_second")
    assert kept(t, BEIGE) == ["press_choice", "press_choice_second"]
    assert named([22, 40]) == [3, 21], "a second copy alone is just a copy"
    assert named([22, 3]) == [3, 22]


@rule("OUT-SET-07", "OUT-SET-08", "OUT-SET-09")
def test_one_of_the_seven_rooms_is_built_and_shares_four_survivors_with_the_airlock() -> None:
    t = new_table(2)
    for _ in range(4):
        t.choose(BEIGE, *t.options(BEIGE)[0])
    assert len(t.targets(BEIGE, "build")) == 7
    t.choose(BEIGE, "build", "build2")
    assert t.targets(BEIGE, "settle") == {0, 1, 2, 3}, "no more than its places"
    t.choose(BEIGE, "settle", 3)
    assert (t.people(BEIGE, "build2"), t.people(BEIGE)) == (3, 1)
    t = drafted(2)
    assert [room["built"] for room in t.player(BEIGE)["rooms"]].count(True) == 1
    assert t.room(BEIGE, "event2")["works"]


@rule("OUT-SET-11", "OUT-SET-13", "OUT-SET-15")
def test_the_leader_gives_areas_goods_and_a_broken_tile() -> None:
    t = drafted(4, {BEIGE: "bingham", RED: "wely", PURPLE: "livrich", BLUE: "pigott"})
    assert t.goods(BEIGE) == {"microchip": 2, "ammo": 1}
    assert t.tiles(BEIGE, "broken") == {"thermal_sensor"}
    assert t.tiles(BEIGE, "repaired") == set()
    assert {AREAS[t.hero(BEIGE, hero)["area"]] for hero in HEROES} == {"dam", "base", "ship", "park"}
    assert not any(t.hero(BEIGE, hero)["active"] for hero in HEROES)
    ship = [hero for seat in range(4) for hero in HEROES if AREAS[t.hero(seat, hero)["area"]] == "ship"]
    assert len(ship) > 1, "inactive heroes of several players may start on the ship"


@rule("OUT-SET-13")
def test_the_owner_decides_which_hero_starts_where() -> None:
    t = new_table(2)
    for _ in range(4):
        t.choose(BEIGE, *t.options(BEIGE)[0])
    t.choose(BEIGE, "build", "event2")
    t.choose(BEIGE, "settle", 0)
    t.choose(BEIGE, "lead", "bingham")
    assert t.goals(BEIGE, "5", "station") == {"dam", "base", "ship", "park"}
    t.choose(BEIGE, "station", "5", "dam")
    assert t.goals(BEIGE, "4", "station") == {"base", "ship", "park"}
    t.choose(BEIGE, "station", "4", "park")
    draft(t, RED)
    assert {AREAS[t.hero(BEIGE, hero)["area"]] for hero in ("3a", "3b")} == {"base", "ship"}


@rule("OUT-SET-12", "OUT-SET-20")
def test_leaders_tiles_are_taken_out_of_the_stack_and_the_others_stay_in_it() -> None:
    t = drafted(4, {BEIGE: "bingham", RED: "wely", PURPLE: "livrich", BLUE: "pigott"})
    tiles = Counter(t.g.stack + t.g.shown[0] + t.g.shown[1])
    own = {19, 12, 10, 16}  # sensor, backpack, grapnel, bat
    assert all(tiles[tile] == (1 if tile in own else 2) for tile in range(20))


@rule("OUT-SET-14")
def test_heroes_are_placed_at_the_same_time_or_in_turn() -> None:
    t = new_table(2)
    draft(t, BEIGE)
    assert t.asked == (RED,), "beige has placed its heroes, red none yet"
    t = new_table(3, options={"sequential_hero_setup": True})
    for seat in range(3):
        draft(t, seat)
    assert t.question == "ask-station"
    first = t.g.first
    assert t.player(RED)["leader"] >= 0, "leaders are known by then"
    for step in range(3):
        for _ in range(2):
            assert t.asked == ((first + step) % 3,)
            t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert t.question != "ask-station"


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


@rule("OUT-SET-22", "OUT-SET-23")
def test_the_first_dawn_fills_the_board() -> None:
    t = drafted(4, {RED: "wely"})
    assert t.view(None)["round"] == 1
    assert t.view(None)["algae"]
    assert [t.pool(area) for area in ("base", "mine", "park", "dam")] == [10, 10, 10, 11]
    assert t.pool("forest") == 10 - 4, "the first event, unshuffled, is the fire"
    for city in ("blackwood", "silent_peak"):
        assert (t.city(city)["stack"], len(t.city(city)["shown"])) == (10, 3)


@rule("OUT-SET-24")
def test_the_draft_is_secret_until_all_are_ready() -> None:
    t = new_table(3)
    draft(t, BEIGE)
    assert t.asked == (RED, PURPLE)
    assert t.view(RED)["players"][BEIGE] == {"seat": BEIGE, "drafted": False}
    assert t.view(None)["players"][BEIGE] == {"seat": BEIGE, "drafted": False}
    assert t.told(RED, "kept") == []
    draft(t, PURPLE)
    draft(t, RED)
    assert t.view(RED)["players"][BEIGE]["leader"] >= 0
    assert len(t.told(RED, "kept")) == 3 * 4


@rule("OUT-LDR-rowlett", "OUT-LDR-froste", "OUT-LDR-frye", "OUT-LDR-pigott", "OUT-LDR-livrich")
@rule("OUT-LDR-valentine", "OUT-LDR-koolpepper", "OUT-LDR-wely", "OUT-LDR-bingham", "OUT-LDR-mccarthy")
def test_the_ten_leaders() -> None:
    card: dict[str, tuple[int, str, dict[str, int], str]] = {
        "rowlett": (66, "dam silent_peak ship park", {"metal": 2, "microchip": 1}, "pickaxe"),
        "froste": (51, "forest base blackwood silent_peak", {"wood": 2, "ammo": 1}, "axe"),
        "frye": (44, "blackwood silent_peak ship mine", {"meat": 2}, "shotgun"),
        "pigott": (38, "forest base park mine", {"microchip": 1, "ammo": 2}, "bat"),
        "livrich": (32, "forest blackwood ship mine", {"can": 2}, "grapnel"),
        "valentine": (25, "base blackwood silent_peak ship", {"ammo": 3}, "ammo_crate"),
        "koolpepper": (23, "forest blackwood ship mine", {}, "torch"),
        "wely": (20, "blackwood silent_peak park mine", {"microchip": 3}, "backpack"),
        "bingham": (19, "dam base ship park", {"microchip": 2, "ammo": 1}, "thermal_sensor"),
        "mccarthy": (17, "dam blackwood silent_peak ship", {"water": 2}, "jerrycan"),
    }
    assert list(card) == LEADERS
    for number, (leader, (age, areas, goods, tile)) in enumerate(card.items()):
        t = new_table(2)
        t.g.offered_leaders = [(number + step) % 10 for step in range(4)]
        t.g.reopen()
        draft(t, BEIGE, leader=leader)
        draft(t, RED)
        assert t.g.data.age[number] == age
        assert {AREAS[t.hero(BEIGE, hero)["area"]] for hero in HEROES} == set(areas.split())
        if leader != "koolpepper":
            assert t.goods(BEIGE) == goods
        assert t.tiles(BEIGE, "broken") == {tile}


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


@rule("OUT-SET-24")
def test_a_choice_of_the_draft_is_never_made_for_anybody() -> None:
    setup = GAME.agree(2, None, {"numbers": {"survivors": 0}})
    t = sat_down(cast("Wasteland", GAME.blank(setup, Scripted())))
    GAME.deal(t.g, setup)
    t.g.settle()
    for _ in range(4):
        t.choose(BEIGE, *t.options(BEIGE)[0])
    t.choose(BEIGE, "build", "event2")
    assert t.options(BEIGE) == [("settle", 0)]
    assert t.forced == 0, "the others would learn from the pace"


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


@rule("OUT-SET-14", "OUT-SET-13")
def test_heroes_placed_in_turn_are_told_where_they_were_put() -> None:
    t = new_table(2, options={"sequential_hero_setup": True})
    draft(t, BEIGE)
    draft(t, RED)
    assert t.events("stationed") == [], "they come last"
    t.until("ask-move")
    places = [(seat, hero, AREAS[t.hero(seat, hero)["area"]]) for seat in (BEIGE, RED) for hero in HEROES]
    assert t.events("stationed") == places


@rule("OUT-SET-08")
def test_how_many_settle_goes_by_the_room_that_one_has_built_oneself() -> None:
    t = new_table(2)
    t.g.offered_rooms[:6] = [17, 18, 19, 20, 3, 4]
    t.g.offered_rooms[6:12] = [4, 5, 6, 7, 8, 9]
    t.g.reopen()
    for seat in (BEIGE, RED):
        for _ in range(4):
            t.choose(seat, *t.options(seat)[1])
    t.choose(BEIGE, "build", "auto_repair")
    t.choose(RED, "build", "ship1")
    assert t.targets(BEIGE, "settle") == {0, 1, 2, 3}
    assert t.targets(RED, "settle") == {0, 1, 2, 3, 4}
