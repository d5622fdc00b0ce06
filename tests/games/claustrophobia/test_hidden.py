"""Hidden information, and asking without telling."""

from __future__ import annotations

from tests.games.claustrophobia.table import DEMON, HUMAN, table
from tests.marks import rule

from ostoja.engine.rng import seeded
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
        hands.add(GAME.determinise(t.g, DEMON, seeded(str(seed))).advantages)  # type: ignore[attr-defined]
        mine = GAME.determinise(t.g, HUMAN, seeded(str(seed)))
        assert mine.advantages == t.g.advantages  # type: ignore[attr-defined]
        assert mine.stack[-1] == 32  # type: ignore[attr-defined]
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
        tiles = [*world.foresight, *world.stack]  # type: ignore[attr-defined]
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
