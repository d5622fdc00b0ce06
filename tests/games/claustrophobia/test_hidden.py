"""Hidden information, and asking without telling."""

from __future__ import annotations

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, Driver, new_game, table
from tests.marks import rule

from ostoja.engine.rng import seeded
from ostoja.engine.secrets import FACE_DOWN
from ostoja.games.claustrophobia import GAME

ADVANTAGES = ["dodge", "dodge", "grenade", "map", "lucky", "second"]


@rule("CLA-ADV-03")
def test_hands_are_secret_their_size_is_not() -> None:
    t = table(at={"T35": ["redeemer"]}, hand=["dodge", "map"], events=["panic"])
    assert sum(GAME.view(t.g, HUMAN)["hand"]) == 2
    assert GAME.view(t.g, DEMON)["advantages"] == 2
    assert GAME.view(t.g, DEMON)["hand"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_worlds_deal_the_other_hand_anew_but_not_what_is_known() -> None:
    t = table(
        at={"T35": ["redeemer"]}, hand=["dodge"], advantage_deck=ADVANTAGES[1:], stack=["T33", "T32", "T31", "T27"]
    )
    t.g.known[HUMAN] = 1 << 32
    hands = set()
    for seed in range(30):
        world = GAME.determinise(t.g, DEMON, seeded(str(seed)))
        hands.add(world.advantages)
        assert world.advantages.bit_count() == 1
        assert (
            world.advantages | sum(1 << card for card in world.advantage_deck) == (1 << 15) - 1 & ~t.g.advantages_spent
        )
        mine = GAME.determinise(t.g, HUMAN, seeded(str(seed)))
        assert mine.advantages == t.g.advantages
        assert mine.stack[-1] == 32
    assert len(hands) > 2


def test_named_tiles_find_a_place_in_every_world_though_the_human_player_looks_at_some() -> None:
    t = table(
        "who-dares-wins",
        at={"T35": ["redeemer"]},
        dice={"redeemer": 5},
        gifts=["precognition"],
        stack=["T36", "T08", "T09"],
        tiles=["T35 0 0 0"],
    ).activate("redeemer")
    t.do("explore", "north").do("foresee")
    seen = set()
    for seed in range(60):
        world = GAME.determinise(t.g, DEMON, seeded(str(seed)))
        tiles = [*world.foresight, *world.stack]
        assert len(set(tiles)) == 3
        assert {7, 8} < set(tiles)
        seen.add(tuple(tiles))
    assert len(seen) > 10


def test_whoever_may_hold_a_card_is_asked_whether_he_holds_it_or_not() -> None:
    t = table(at={"T35": ["blade-1"]}, events=["terror"], event_deck=["panic"]).activate("blade-1")
    assert (t.question, t.asked, t.options) == ("ask-ready", DEMON, [("pass",)])
    t = table(at={"T35": ["blade-1"]}, events=["terror"]).activate("blade-1")
    assert t.question == "ask-act"  # both Panic! cards lie in the discard


def test_a_refusal_tells_the_demon_player_nothing_about_the_human_hand() -> None:
    for card in ("grenade", "dodge"):
        t = table(at={"T35": ["redeemer", "troglodyte-1"]}, hand=[card]).activate("troglodyte-1")
        assert t.why_not("throw", "T36") == "CLA-ADVC-GRENADE"


def test_an_idle_warrior_is_asked_as_long_as_a_hidden_card_might_help() -> None:
    t = table(at={"T35": ["brute-1"]}, cancelled={"brute-1": "2"}, hand=["dodge"], advantage_deck=["mighty"]).activate(
        "brute-1"
    )
    assert (t.question, t.options) == ("ask-act", [("pass",)])


def test_nobody_without_a_card_is_asked_for_one() -> None:
    t = table(at={"T35": ["blade-1"]}, advantage_deck=["second", "healing"], event_deck=["panic"]).activate("blade-1")
    assert t.question == "ask-act"


@rule("CLA-EVT-02")
def test_of_two_cards_the_one_that_both_know_is_played() -> None:
    t = table(at={"T35": ["blade-1"]}, events=["lost", "panic", "panic"], events_open=["lost", "panic"])
    assert GAME.view(t.g, HUMAN)["events_open"][:2] == [1, 1]
    t.activate("blade-1").do("panic")
    seen = GAME.view(t.g, HUMAN)
    assert (seen["events"], seen["events_open"][:2], seen["events_spent"][1]) == (2, [1, 0], 1)


def test_whoever_draws_a_card_sees_it_and_the_other_sees_that_he_draws() -> None:
    tiles = ["T35 0 0 0", "T10 0 1 0"]
    t = table(tiles=tiles, at={"T35": ["blade-1"]}, advantage_deck=["map", "dodge"]).activate("blade-1")
    t.do("step", "T10")
    assert (t.told("drew-advantage", HUMAN), t.told("drew-an-advantage", DEMON)) == ([("map",)], [()])
    assert (t.told("drew-advantage", DEMON), t.told("drew-an-advantage", HUMAN)) == ([], [])
    t = table(at={"T35": ["redeemer"]}, event_deck=["lost", "panic"]).threat(3, 1, 1)
    t.do("place", "dark", 3).do("pass")
    assert (t.told("drew-event", DEMON), t.told("drew-an-event", HUMAN)) == ([("lost",)], [()])
    assert (t.told("drew-event", HUMAN), t.told("drew-an-event", DEMON)) == ([], [])


def test_the_humans_worlds_keep_open_cards_in_the_demons_hand_and_deal_the_others_anew() -> None:
    t = table(
        at={"T35": ["redeemer"]},
        events=["lost", "panic", "twist"],
        events_open=["lost"],
        event_deck=["panic", "frenzy", "snuffed", "terror"],
    )
    hands, decks = set(), set()
    for seed in range(30):
        world = GAME.determinise(t.g, HUMAN, seeded(str(seed)))
        assert world.events_open == t.g.events_open
        assert world.events & world.events_open == world.events_open
        assert (world.events.bit_count(), len(world.event_deck)) == (3, 4)
        assert world.events_spent == t.g.events_spent
        hands.add(world.events)
        decks.add(tuple(world.event_deck))
    assert len(hands) > 3
    assert len(decks) > 10


def test_the_demons_worlds_keep_its_own_hand_and_shuffle_its_deck() -> None:
    t = table(at={"T35": ["redeemer"]}, events=["lost", "panic"], event_deck=["frenzy", "snuffed", "terror", "twist"])
    worlds = [GAME.determinise(t.g, DEMON, seeded(str(seed))) for seed in range(20)]
    assert {world.events for world in worlds} == {t.g.events}
    assert len({tuple(world.event_deck) for world in worlds}) > 5
    humans = [GAME.determinise(t.g, HUMAN, seeded(str(seed))) for seed in range(20)]
    assert len({tuple(world.advantage_deck) for world in humans}) == 1  # there is none


def test_worlds_draw_unknown_tiles_from_stack_and_box_and_no_tile_twice() -> None:
    t = table("stem-the-tide", at={"T35": ["redeemer"]}, stack=["T33", "T32", "T02"], charges=["planted"])
    seen = set()
    for seed in range(60):
        world = GAME.determinise(t.g, HUMAN, seeded(str(seed)))
        assert len({*world.stack, *world.laid}) == 3 + 2
        assert 1 in world.stack  # the Pentacle Room is there for certain
        assert 0 not in world.stack  # the scenario begins on the Exit
        seen |= set(world.stack)
    assert len(seen) > 25
    assert {31, 32} < seen  # what lies there in truth is as likely as what lies in the box


@rule("CLA-SET-07", "CLA-SCN-01")
@pytest.mark.parametrize("seat", [HUMAN, DEMON])
def test_named_tiles_stay_in_their_pile_in_every_world(seat: int) -> None:
    t = new_game("possessed")
    places = set()
    for seed in range(40):
        stack = GAME.determinise(t.g, seat, seeded(str(seed))).stack
        assert (len(stack), len(set(stack)), 9 in stack[4:], 10 in stack[:4]) == (8, 8, True, True)
        places.add((stack.index(9), stack.index(10)))
        assert GAME.determinise(t.g, seat, seeded(str(seed))).known == [0, 0]
    assert len(places) > 8


def test_tiles_that_the_scenario_removed_are_in_no_world() -> None:
    own: dict[str, object] = {"layout": {"removed": ["T05", "T30"]}}
    t = table("own", at={"T35": ["redeemer"]}, stack=["T33", "T32", "T31", "T01"], changes={"scenarios": {"own": own}})
    worlds = [GAME.determinise(t.g, HUMAN, seeded(str(seed))) for seed in range(60)]
    assert {tile for world in worlds for tile in world.stack} & {4, 29} == set()


def test_the_last_tiles_looked_at_are_in_any_order_for_the_demon_player() -> None:
    t = table(
        "who-dares-wins",
        tiles=["T35 0 0 0"],
        at={"T35": ["redeemer"]},
        dice={"redeemer": 5},
        gifts=["precognition"],
        stack=["T36", "T08"],
    ).activate("redeemer")
    t.do("explore", "north").do("foresee")
    worlds = [GAME.determinise(t.g, DEMON, seeded(str(seed))) for seed in range(30)]
    assert {world.foresight.index(7) for world in worlds} == {0, 1}


def test_what_the_human_player_looks_at_is_his_in_his_worlds_and_anything_in_the_demons() -> None:
    t = foreseen(keep="")
    mine = [GAME.determinise(t.g, HUMAN, seeded(str(seed))) for seed in range(30)]
    assert {tuple(world.foresight) for world in mine} == {tuple(t.g.foresight)}
    assert all(len({*world.stack, *world.foresight, *world.laid}) == 5 for world in mine)
    theirs = [GAME.determinise(t.g, DEMON, seeded(str(seed))) for seed in range(30)]
    assert len({tuple(world.foresight) for world in theirs}) > 10
    assert all(len({*world.stack, *world.foresight, *world.laid}) == 5 for world in theirs)


def test_the_tile_that_went_back_is_known_to_the_human_player_whatever_it_is() -> None:
    t = foreseen(keep="T36")
    tops = set()
    for seed in range(30):
        world = GAME.determinise(t.g, DEMON, seeded(str(seed)))
        assert (world.known[HUMAN], world.known[DEMON]) == (1 << world.stack[-1], 0)
        tops.add(world.stack[-1])
        mine = GAME.determinise(t.g, HUMAN, seeded(str(seed)))
        assert (mine.known, mine.stack[-1]) == (t.g.known, 30)
    assert len(tops) > 10


def foreseen(keep: str) -> Driver:
    """Let the Human player look at two tiles, and keep one of them."""
    t = table(
        "stem-the-tide",
        tiles=["T35 0 0 0"],
        at={"T35": ["redeemer"]},
        dice={"redeemer": 5},
        gifts=["precognition"],
        stack=["T31", "T36", "T33", "T02"],
        charges=["planted"],
    ).activate("redeemer")
    t.do("explore", "north").do("foresee")
    return t.do("keep", keep) if keep else t


def test_a_tile_that_both_know_lies_where_it_lies_in_every_world() -> None:
    stack = ["T08", "T33", "T32", "T09"]
    t = table("who-dares-wins", at={"T35": ["redeemer"]}, stack=stack, known=[["T08"], ["T08"]])
    for seat in (HUMAN, DEMON):
        worlds = [GAME.determinise(t.g, seat, seeded(str(seed))) for seed in range(20)]
        assert {(world.stack[-1], *world.known) for world in worlds} == {(7, 1 << 7, 1 << 7)}
        assert all(8 in world.stack[:3] for world in worlds)
        assert len({tuple(world.stack) for world in worlds}) > 10


def test_nobody_knows_which_of_the_treasures_is_the_true_one() -> None:
    t = table("who-dares-wins", at={"T35": ["redeemer"]}, treasures=[1, 0, 0])
    for seat in (HUMAN, DEMON):
        worlds = [GAME.determinise(t.g, seat, seeded(str(seed))) for seed in range(30)]
        assert {tuple(world.treasures) for world in worlds} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_face_down_nobody_can_tell_copies_or_places() -> None:
    t = table(
        "who-dares-wins",
        at={"T35": ["redeemer"]},
        hand=["dodge", "map"],
        events=["panic", "lost"],
        events_open=["lost"],
        event_deck=["twist", "frenzy"],
        advantage_deck=["lucky"],
        stack=["T33", "T32"],
        foresight=["T31", "T34"],
        known=[["T33"], []],
        treasures=[1, 0, 0],
    )
    human, demon = t.g.copy(), t.g.copy()
    GAME.conceal(human, HUMAN)
    GAME.conceal(demon, DEMON)
    assert (human.events_open & human.events, human.events.bit_count()) == (t.g.events_open, 2)
    assert (human.advantages, demon.events) == (t.g.advantages, t.g.events)
    assert demon.advantages != t.g.advantages
    assert (human.stack[1], demon.stack[1], human.stack[0]) == (32, FACE_DOWN, FACE_DOWN)
    assert (human.foresight, demon.foresight) == (t.g.foresight, [FACE_DOWN, FACE_DOWN])
    assert (human.known, demon.known) == ([1 << 32, 0], [0, 0])
    assert human.treasures == demon.treasures == [0, 0, 1]
    assert human.event_deck == demon.event_deck == [FACE_DOWN, FACE_DOWN]
    assert human.advantage_deck == demon.advantage_deck == [FACE_DOWN]


def test_copies_of_a_card_are_equal() -> None:
    one = table(at={"T35": ["redeemer"]}, hand=["dodge"], events=["panic", "panic"], events_open=["panic"]).g
    one.advantage_deck, one.event_deck = [2, 4, 0], [3, 4, 13]
    two = one.copy()
    two.advantage_deck, two.event_deck = [3, 2, 1], [4, 3, 13]  # Grenades, a Map, Tough Troglodytes
    held = one.data.advantages_of[5]
    two.advantages = held & ~one.advantages
    two.advantages_spent = (1 << 15) - 1 & ~two.advantages
    two.events_open = one.events & ~one.events_open
    one.events_spent, two.events_spent = 1 << 3 | 1 << 11, 1 << 4 | 1 << 11
    for g in (one, two):
        GAME.unmark(g)
    assert (one.advantages, one.advantages_spent) == (two.advantages, two.advantages_spent)
    assert (one.events, one.events_open, one.events_spent) == (two.events, two.events_open, two.events_spent)
    assert (one.advantage_deck, one.event_deck) == (two.advantage_deck, two.event_deck)


@rule("CLA-EVT-02")
def test_of_two_open_cards_alike_one_is_played() -> None:
    t = table(at={"T35": ["blade-1"]}, events=["panic", "panic"], events_open=["panic", "panic"]).activate("blade-1")
    seen = GAME.view(t.do("panic").g, HUMAN)
    assert (seen["events"], seen["events_open"][1], seen["events_spent"][1]) == (1, 1, 1)


def test_the_demon_player_is_offered_no_card_that_he_only_might_hold() -> None:
    at = {"T35": ["redeemer", "blade-1", "troglodyte-1"]}
    deck = ["terror", "twist", "snuffed", "panic", "lost", "critical", "frenzy", "rockfall"]
    t = table(at=at, events=["regeneration"], event_deck=deck, blessing_left=False).round(3, 2)
    assert (t.question, t.asked, t.options) == ("ask-dice-cards", DEMON, [("pass",)])
    t.do("pass").do("assign", 3)
    assert (t.question, t.asked, t.options) == ("ask-support", DEMON, [("pass",)])
    t.do("pass")
    assert (t.question, t.asked, t.options) == ("ask-dusk", DEMON, [("pass",)])
    t.do("pass").do("activate", "blade-1")
    assert (t.question, t.asked, t.options) == ("ask-ready", DEMON, [("pass",)])
    t.do("pass").do("explore", "south")
    assert (t.question, t.asked, t.options) == ("ask-explore-cards", DEMON, [("pass",)])
    t.pass_until("ask-turn").do("turn", 0).pass_until("ask-omens")
    assert (t.asked, t.options) == (DEMON, [("pass",)])


def test_the_human_player_is_offered_no_card_that_he_only_might_hold() -> None:
    at = {"T35": ["redeemer", "troglodyte-1", "troglodyte-2"]}
    deck = ["map", "grenade", "healing", "second", "mighty", "dodge"]
    t = table(at=at, hand=["lucky"], advantage_deck=deck, cancelled={"redeemer": "6"}).round(2).do("pass")
    t.do("activate", "redeemer")
    assert (t.question, t.asked, t.options) == ("ask-ready", HUMAN, [("pass",)])
    t.do("pass").do("attack", "troglodytes")
    assert (t.question, t.asked, t.options) == ("ask-strike", HUMAN, [("pass",)])
    t.rolls(3, 1).do("pass").do("explore", "south")
    assert (t.question, t.asked, t.options) == ("ask-explore-cards", HUMAN, [("pass",)])
    t = table(at=at, hand=["map"], advantage_deck=deck, dice={"redeemer": 5}).activate("troglodyte-1")
    t.rolls(6).do("attack", "redeemer")
    assert (t.question, t.asked, t.options) == ("ask-dodge", HUMAN, [("pass",)])


def test_worlds_deal_the_events_of_the_other_hand_out_of_what_is_unseen() -> None:
    t = table(at={"T35": ["redeemer"]}, events=["panic", "twist"], event_deck=["lost", "terror", "tough"])
    unseen = t.g.events | sum(1 << card for card in t.g.event_deck)
    hands = set()
    for seed in range(30):
        world = GAME.determinise(t.g, HUMAN, seeded(str(seed)))
        hands.add(world.events)
        assert world.events.bit_count() == 2
        assert world.events | sum(1 << card for card in world.event_deck) == unseen
    assert len(hands) > 2
