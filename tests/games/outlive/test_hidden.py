"""Hidden information: what a seat may know, what it remembers, and what is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.rng import seeded
from ostoja.engine.secrets import FACE_DOWN
from ostoja.games.outlive import GAME
from tests.games.outlive.drafting import draft
from tests.games.outlive.driver import BEIGE, BLUE, PURPLE, RED, new_table, table

if TYPE_CHECKING:
    from ostoja.games.outlive.state import Wasteland
    from tests.games.outlive.played import Driver


def worlds(t: Driver, seat: int, count: int = 20) -> list[Wasteland]:
    """Sample worlds that a seat cannot tell from the true one."""
    return [GAME.determinise(t.g, seat, seeded(f"world {number}")) for number in range(count)]


def test_events_to_come_can_be_any_that_were_not_revealed() -> None:
    t = table(2, events=["fire", "rats"])
    seen = {tuple(world.events[:2]) for world in worlds(t, RED)}
    assert seen == {(0, 7)}
    assert len({world.events[2] for world in worlds(t, RED)}) > 3
    assert all(sorted(world.events) == list(range(12)) for world in worlds(t, RED))


def test_a_search_stack_keeps_its_tokens_and_only_a_peeker_knows_their_order() -> None:
    t = table(2, rooms={RED: ["peek 4"]}, search={"blackwood": ["plank", "scrap", "ammo", "tablets"]})
    t.turn(RED)
    t.choose(RED, "peek", "blackwood")
    true = t.g.search[0]
    assert all(world.search[0] == true for world in worlds(t, RED))
    assert all(Counter(world.search[0]) == Counter(true) for world in worlds(t, BEIGE))
    assert any(world.search[0] != true for world in worlds(t, BEIGE))
    assert t.city("blackwood", BEIGE)["inside"] == t.city("blackwood", RED)["inside"], "what is inside is no secret"


def test_animals_below_the_top_mix_with_those_that_left_the_game() -> None:
    t = new_table(2, seed="animals")
    tops = [herd[-1] for herd in t.g.herds]
    every = Counter([animal for herd in t.g.herds for animal in herd] + t.g.stray)
    for world in worlds(t, RED):
        assert [herd[-1] for herd in world.herds] == tops
        assert Counter([animal for herd in world.herds for animal in herd] + world.stray) == every
    assert any(world.herds[0] != t.g.herds[0] for world in worlds(t, RED))


def test_who_used_the_sensor_remembers_the_stack() -> None:
    t = table(
        4,
        heroes={RED: {"5": "ship"}},
        herds={"park": ["bear", "wolf", "hare", "wolf", "wild_boar"]},
        repaired={RED: ["thermal_sensor"]},
    )
    t.g.stray = [0, 1, 2]
    t.move(RED, "5", "park")
    t.choose(RED, "use", "thermal_sensor")
    assert all(world.herds[2] == t.g.herds[2] for world in worlds(t, RED))
    assert any(world.herds[2] != t.g.herds[2] for world in worlds(t, BLUE))
    t.choose(RED, "hunt", "wild_boar")
    assert all(world.herds[2] == t.g.herds[2] for world in worlds(t, RED))


def test_while_a_hunt_goes_on_its_prey_stays_in_the_stack() -> None:
    t = table(
        4,
        heroes={RED: {"5": "ship"}},
        herds={"park": ["bear", "hare", "hare", "wolf"]},
        repaired={RED: ["thermal_sensor"]},
        goods={RED: {"ammo": 3}},
    )
    t.g.stray = [0, 1, 2, 2]
    t.move(RED, "5", "park")
    t.choose(RED, "use", "thermal_sensor")
    t.choose(RED, "hunt", "wolf")
    assert t.question == "ask-hunt"
    for world in worlds(t, BLUE):
        assert 3 in world.herds[2]
        world.apply(RED, world.offers[RED][0])
        assert len(world.herds[2]) == 3


def test_the_draft_of_others_is_dealt_anew() -> None:
    t = new_table(3, seed="draft")
    draft(t, BEIGE)
    for _ in range(3):
        t.choose(RED, *t.options(RED)[0])
    for world in worlds(t, RED):
        assert world.offered_rooms[6:12] == t.g.offered_rooms[6:12]
        assert world.rooms[7:14] == t.g.rooms[7:14]
        assert world.drafted == t.g.drafted
        assert len(set(world.offered_leaders)) == 6
        assert set(world.rooms[3:7]) <= set(world.offered_rooms[:6])
        kinds = Counter(tile if tile < 22 else tile - 19 for tile in world.offered_rooms)
        assert max(kinds.values()) <= 2, "there are two tiles of each kind"
    assert any(world.leaders[BEIGE] != t.g.leaders[BEIGE] for world in worlds(t, RED))


@pytest.mark.parametrize("seat", [BEIGE, RED, PURPLE])
def test_one_s_own_draft_stays_when_those_of_the_others_are_dealt_anew(seat: int) -> None:
    t = new_table(3, seed="own")
    draft(t, seat)
    rooms, heroes = slice(seat * 7, seat * 7 + 7), slice(seat * 4, seat * 4 + 4)
    assert 4 in t.g.people[rooms], "who lives in the room that was built"
    for world in worlds(t, seat):
        assert len(world.people) == len(t.g.people)
        assert (world.rooms[rooms], world.people[rooms]) == (t.g.rooms[rooms], t.g.people[rooms])
        assert (world.leaders[seat], world.where[heroes]) == (t.g.leaders[seat], t.g.where[heroes])


def test_the_equipment_stack_is_nobodys_knowledge_but_its_discards_are() -> None:
    t = table(2, stack=["axe", "bow", "bat", "vest", "torch"], discards=["hacksaw"])
    assert t.view(RED)["stack"] == 5
    assert t.view(RED)["discards"][11] == 1
    assert any(world.stack != t.g.stack for world in worlds(t, RED))


def chosen(choices: int) -> Driver:
    """Let beige make so many choices of the draft of three players, in any order that it can."""
    t = new_table(3, seed="choices")
    for number in range(choices):
        options = t.options(BEIGE)
        t.choose(BEIGE, *options[number % len(options)])
    return t


def drafted_by(world: Wasteland, seat: int) -> tuple[int, int, int, int, int]:
    """Count the rooms a seat has kept and built, its survivors, its leader and its heroes that have a place."""
    rooms, people = world.rooms[seat * 7 : seat * 7 + 7], world.people[seat * 7 : seat * 7 + 7]
    heroes = world.where[seat * 4 : seat * 4 + 4]
    return (
        sum(tile >= 0 for tile in rooms[3:]),
        sum(inside >= 0 for inside in people),
        world.survivors(seat),
        int(world.leaders[seat] >= 0),
        sum(area >= 0 for area in heroes),
    )


@pytest.mark.parametrize("choices", range(10))
def test_however_far_others_have_drafted_a_world_has_them_as_far(choices: int) -> None:
    t = chosen(choices)
    true = drafted_by(t.g, BEIGE)
    assert true == (min(choices, 4), choices > 4, 4 * (choices > 5), choices > 6, (0, 1, 4)[max(0, choices - 7)])
    for world in worlds(t, RED):
        assert drafted_by(world, BEIGE) == true
        assert drafted_by(world, RED) == drafted_by(world, PURPLE) == (0, 0, 0, 0, 0)
        kept = [tile for tile in world.rooms[3:7] if tile >= 0]
        assert set(kept) <= set(world.offered_rooms[:6])
        if choices > 6:
            assert world.leaders[BEIGE] in world.offered_leaders[:2]
        if choices > 7:
            areas = world.data.leader_areas[world.leaders[BEIGE]]
            assert all(area in areas for area in world.where[:4] if area >= 0)
        for hero in range(4):
            if choices == 9:
                assert world.where.count(world.where[hero]) == 1
        assert world.offered_rooms[6:12] == t.g.offered_rooms[6:12]
        assert world.offered_leaders[2:4] == t.g.offered_leaders[2:4]
        assert len(set(world.offered_leaders)) == 6
    assert len({tuple(world.offered_rooms[12:]) for world in worlds(t, RED)}) > 1, "purple's offer is unknown too"


@pytest.mark.parametrize("choices", range(10))
def test_what_others_have_chosen_lies_face_down_and_nothing_else(choices: int) -> None:
    t = chosen(choices)
    for _ in range(choices):
        t.choose(RED, *t.options(RED)[0])
    known = t.g.copy()
    GAME.conceal(known, RED)
    down = FACE_DOWN
    assert known.offered_rooms[:6] == known.offered_rooms[12:] == [down] * 6
    assert known.offered_leaders[:2] == known.offered_leaders[4:] == [down] * 2
    assert known.rooms[:7] == [0, 1, 2, *[down] * min(choices, 4), *[-1] * (4 - min(choices, 4))]
    assert known.people[:7] == ([down] * 7 if choices > 4 else [-1] * 7)
    assert known.airlock[BEIGE] == (down if choices > 5 else 0)
    assert known.leaders[BEIGE] == (down if choices > 6 else -1)
    assert known.where[:4] == [down if area >= 0 else -1 for area in t.g.where[:4]]
    assert known.rooms[14:] == t.g.rooms[14:], "purple has chosen nothing"
    own, true = known, t.g
    assert (own.offered_rooms[6:12], own.offered_leaders[2:4]) == (true.offered_rooms[6:12], true.offered_leaders[2:4])
    assert (own.rooms[7:14], own.people[7:14]) == (true.rooms[7:14], true.people[7:14])
    assert (own.airlock[RED], own.leaders[RED]) == (true.airlock[RED], true.leaders[RED])
    assert own.where[4:8] == true.where[4:8]


def test_of_stacks_only_what_a_seat_has_seen_lies_open() -> None:
    t = table(
        2,
        heroes={RED: {"5": "ship", "3a": "base", "3b": "dam", "4": "forest"}},
        events=["rats", "fire"],
        rooms={RED: ["peek 4"]},
        repaired={RED: ["thermal_sensor"]},
        stack=["vest", "axe", "torch"],
        search={"blackwood": ["scrap", "plank", "ammo"], "silent_peak": ["tablets", "rations"]},
        herds={"forest": ["wolf", "bear", "hare"], "park": ["bear", "hare", "wolf"], "mine": []},
    )
    t.g.stray = [4, 0]
    t.g.events[2:] = t.g.events[:1:-1]
    t.turn(RED)
    t.choose(RED, "peek", "blackwood")
    t.choose(RED, "move", "5", "park")
    t.choose(RED, "use", "thermal_sensor")
    seen, unseen = t.g.copy(), t.g.copy()
    GAME.conceal(seen, RED)
    GAME.conceal(unseen, BEIGE)
    for known in (seen, unseen):
        assert known.events == [7, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11], "those to come, in no order"
        assert known.stack == [0, 7, 17]
        assert known.stray == [FACE_DOWN] * 2
        assert known.search[1] == [1, 6], "nobody has looked there: what is inside is known, but not its order"
        assert known.herds[:2] == [[FACE_DOWN, FACE_DOWN, 3], []], "below the top nobody has looked"
    assert (seen.search[0], unseen.search[0]) == ([5, 2, 3], [2, 3, 5])
    assert (seen.herds[2], unseen.herds[2]) == ([3, 0, 4], [FACE_DOWN, FACE_DOWN, 4])


def test_animals_are_dealt_anew_everywhere_but_at_the_tops_and_where_somebody_has_looked() -> None:
    t = new_table(4, seed="herds")
    t.g.tracked[1] = 1 << RED
    for world in worlds(t, RED):
        assert world.herds[1] == t.g.herds[1]
        assert [herd[-1] for herd in world.herds] == [herd[-1] for herd in t.g.herds]
        assert [len(herd) for herd in world.herds] == [10, 10, 10]
    for wild in (0, 2):
        assert len({tuple(world.herds[wild]) for world in worlds(t, RED)}) > 1
    assert len({tuple(world.herds[1]) for world in worlds(t, BEIGE)}) > 1


def test_after_the_draft_nothing_of_it_is_dealt_anew() -> None:
    t = new_table(2, seed="over")
    draft(t, BEIGE)
    draft(t, RED)
    assert not t.g.drafting
    for world in worlds(t, RED):
        assert (world.rooms, world.people, world.leaders, world.where) == (
            t.g.rooms,
            t.g.people,
            t.g.leaders,
            t.g.where,
        )
    known = t.g.copy()
    GAME.conceal(known, RED)
    assert (known.rooms, known.leaders, known.where) == (t.g.rooms, t.g.leaders, t.g.where)


def test_every_other_seat_s_draft_lies_face_down_in_its_own_place() -> None:
    t = new_table(3, seed="places")
    draft(t, PURPLE)
    draft(t, RED)
    known = t.g.copy()
    GAME.conceal(known, BEIGE)
    down = FACE_DOWN
    assert known.rooms == [0, 1, 2, -1, -1, -1, -1, *[0, 1, 2, down, down, down, down] * 2]
    assert known.people == [*[-1] * 7, *[down] * 14]
    assert (known.airlock, known.leaders) == ([0, down, down], [-1, down, down])
    assert known.where == [*[-1] * 4, *[down] * 8]
    assert known.offered_rooms == [*t.g.offered_rooms[:6], *[down] * 12]
    assert known.offered_leaders == [*t.g.offered_leaders[:2], *[down] * 4]


def test_both_search_stacks_are_shuffled_for_who_has_not_looked() -> None:
    t = table(4)
    for city in range(2):
        assert len({tuple(world.search[city]) for world in worlds(t, RED)}) > 1
    t.g.peeked = [0, 1 << RED]
    assert {tuple(world.search[1]) for world in worlds(t, RED)} == {tuple(t.g.search[1])}
    assert len({tuple(world.search[0]) for world in worlds(t, RED)}) > 1


def test_others_may_have_been_offered_any_leaders() -> None:
    t = new_table(3, seed="leaders")
    for seat in (BEIGE, PURPLE):
        offers = {tuple(world.offered_leaders[seat * 2 : seat * 2 + 2]) for world in worlds(t, RED)}
        assert len(offers) > 1
        assert all(list(offer) == sorted(offer) for offer in offers)


def test_the_prey_of_a_hunt_is_known_only_where_it_is_hunted() -> None:
    t = table(
        4,
        heroes={RED: {"5": "ship"}},
        herds={"park": ["bear", "hare", "wolf"], "forest": ["hare", "wolf", "roe_deer", "bear"]},
        repaired={RED: ["thermal_sensor"]},
        goods={RED: {"ammo": 3}},
    )
    t.move(RED, "5", "park")
    t.choose(RED, "use", "thermal_sensor")
    t.choose(RED, "hunt", "wolf")
    below = {world.herds[0][2] for world in worlds(t, BLUE, 60)}
    assert len(below) > 1, "of the forest's second animal blue knows nothing"
    assert all(world.herds[2][0] == 3 for world in worlds(t, BLUE)), "but the wolf that red hunts lies where it lies"


def test_what_others_were_truly_dealt_is_among_what_they_may_have_been_dealt() -> None:
    t = new_table(3, seed="truth")
    for watcher in range(3):
        for other in {0, 1, 2} - {watcher}:
            rooms, leaders = slice(other * 6, other * 6 + 6), slice(other * 2, other * 2 + 2)
            sampled = worlds(t, watcher, 40)
            assert any({*world.offered_rooms[rooms]} & {*t.g.offered_rooms[rooms]} for world in sampled)
            assert any({*world.offered_leaders[leaders]} & {*t.g.offered_leaders[leaders]} for world in sampled)
