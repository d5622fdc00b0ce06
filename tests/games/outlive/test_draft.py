"""Chapter: the draft."""

from __future__ import annotations

from ostoja.engine.rng import Scripted
from ostoja.games.outlive import GAME
from ostoja.games.outlive.setup import named
from ostoja.games.outlive.words import LEADER, ROOM
from tests.games.outlive.drafting import draft, drafted
from tests.games.outlive.driver import BEIGE, PURPLE, RED, new_table, sat_down
from tests.games.outlive.played import AREAS, HEROES, Driver
from tests.marks import rule


def kept(t: Driver, seat: int) -> list[str]:
    """List the advanced rooms of a player."""
    return [str(ROOM.spell(room["room"])) for room in t.player(seat)["rooms"] if not room["basic"]]


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


@rule("OUT-SET-07", "OUT-SET-08")
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


@rule("OUT-SET-14", "OUT-SET-13")
def test_heroes_placed_in_turn_are_told_where_they_were_put() -> None:
    t = new_table(2, options={"sequential_hero_setup": True})
    draft(t, BEIGE)
    draft(t, RED)
    assert t.events("stationed") == [], "they come last"
    t.until("ask-move")
    places = [(seat, hero, AREAS[t.hero(seat, hero)["area"]]) for seat in (BEIGE, RED) for hero in HEROES]
    assert t.events("stationed") == places


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


@rule("OUT-SET-24")
def test_a_choice_of_the_draft_is_never_made_for_anybody() -> None:
    setup = GAME.agree(2, None, {"numbers": {"survivors": 0}})
    t = sat_down(GAME.blank(setup, Scripted()))
    GAME.deal(t.g, setup)
    t.g.settle()
    for _ in range(4):
        t.choose(BEIGE, *t.options(BEIGE)[0])
    t.choose(BEIGE, "build", "event2")
    assert t.options(BEIGE) == [("settle", 0)]
    assert t.forced == 0, "the others would learn from the pace"


@rule("OUT-SET-04", "OUT-SET-05", "OUT-SET-07", "OUT-SET-10")
def test_everybody_chooses_from_what_they_were_dealt_and_nothing_else() -> None:
    t = new_table(4, seed="dealt")
    for seat in (PURPLE, BEIGE, 3, RED):
        offer = t.view(seat)["offer"]
        rooms = [str(ROOM.spell(room)) for room in offer["rooms"]]
        for count in range(4):
            left = [room for room in rooms if room not in kept(t, seat)]
            first = {room for room in left if room.removesuffix("_second") == room or room[:-7] in kept(t, seat)}
            assert t.targets(seat, "keep") == first, "of two copies the first goes first"
            t.choose(seat, *t.options(seat)[-1])
            assert len(set(kept(t, seat))) == count + 1
        assert t.targets(seat, "build") == {"draw1_repair1", "build2", "event2", *kept(t, seat)}
        t.choose(seat, "build", kept(t, seat)[3])
        assert t.people(seat, kept(t, seat)[3]) == 0, "nobody lives there yet"
        t.choose(seat, "settle", 1)
        assert t.targets(seat, "lead") == {LEADER.spell(leader) for leader in offer["leaders"]}
        while seat in t.asked and t.question == "ask-draft":
            t.choose(seat, *t.options(seat)[0])


@rule("OUT-SET-06")
def test_the_second_copy_is_not_kept_before_the_first() -> None:
    t = new_table(2)
    t.g.offered_rooms[:6] = [3, 22, 4, 5, 6, 7]
    t.g.reopen()
    assert t.targets(BEIGE, "keep") == {"hunt2", "hunt1", "ship1", "ship2", "ammo4"}
    t.choose(BEIGE, "keep", "hunt2")
    assert t.targets(BEIGE, "keep") == {"hunt2_second", "hunt1", "ship1", "ship2", "ammo4"}
