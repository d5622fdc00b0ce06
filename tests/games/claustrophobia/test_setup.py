"""Chapters: set-up, handicaps, the auction and scenarios of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.claustrophobia.driver import DEMON, HUMAN, new_game
from tests.marks import rule

from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.words import GIFT, TILE

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze


@rule("CLA-GEN-01")
def test_two_players_play() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)
    g = new_game().g
    assert {GAME.side(g, 0), GAME.side(g, 1)} == {"human", "demon"}


@rule("CLA-SET-01", "CLA-SET-02")
def test_scenario_and_sides_are_agreed_or_drawn() -> None:
    assert new_game("ritual").g.scenario().key == "ritual"
    assert new_game(human_seat="1").g.human == 1
    assert {drawn("lot", seed).human for seed in range(20)} == {0, 1}


@rule("CLA-SET-01")
def test_a_drawn_scenario_is_one_of_the_six_of_the_box() -> None:
    stories = {drawn("scenario", seed).scenario().key for seed in range(60)}
    assert stories == {"survivors", "stem-the-tide", "cut-off-the-head", "ritual", "possessed", "who-dares-wins"}
    assert new_game("infection").g.scenario().key == "infection"  # it is chosen by name


RANDOM = GAME.agree(2, {"scenario": "random"})


def drawn(word: str, seed: int) -> Maze:
    """Set up a game in which scenario and sides are left to chance."""
    g = GAME.blank(RANDOM, seeded(f"{word} {seed}"))
    GAME.deal(g, RANDOM)
    return g


@rule("CLA-SET-03")
def test_decks_and_the_stack_are_shuffled() -> None:
    first, second = drawn("shuffled", 1), drawn("shuffled", 2)
    for deck, other, size in (
        (first.advantage_deck, second.advantage_deck, 15),
        (first.event_deck, second.event_deck, 16),
    ):
        assert deck != other
        assert sorted(deck) == sorted(other) == list(range(size))
    setup = GAME.agree(2)
    stacks = [GAME.new(setup, seeded(f"stack {seed}")).stack for seed in range(2)]
    assert stacks[0] != stacks[1]
    assert sorted(stacks[0]) == sorted(stacks[1]) == list(range(2, 36))


@rule("CLA-SET-07")
def test_decks_and_the_stack_lie_face_down() -> None:
    t = new_game("stem-the-tide")
    seen = GAME.view(t.g, HUMAN)
    assert seen["stack"] == 8
    assert seen["event_deck"] == 16
    assert not {"deck", "tiles_left"} & set(seen)
    assert seen["known"] == []


@rule("CLA-SET-04", "CLA-SC1-01", "CLA-SC1-03", "CLA-SC1-04", "CLA-ADV-01")
def test_the_survivors_forces() -> None:
    t = new_game()
    assert t.on("T02") == ["redeemer", "brute-1", "blade-1", "blade-2"]
    assert [t.warrior(hero)["objects"] for hero in t.on("T02")] == [[], [], [0], []]
    assert (t.hand(HUMAN), t.g.threat, t.g.demons_left, len(t.g.stack)) == (2, 4, 2, 34)


@rule("CLA-SET-04", "CLA-SCN-04", "CLA-SET-09")
@pytest.mark.parametrize(
    ("scenario", "start", "heroes", "gifts", "cards", "threat", "demons", "stack"),
    [
        ("survivors", "T02", "redeemer brute-1 blade-1 blade-2", "courage precognition", 2, 4, "2 0", 34),
        ("stem-the-tide", "T01", "redeemer brute-1 brute-2 blade-1", "gather healing", 2, 4, "2 1", 8),
        ("cut-off-the-head", "T01", "redeemer brute-1 brute-2 blade-1", "smite courage", 2, 5, "0 -1", 8),
        ("ritual", "T01", "redeemer brute-1 brute-2 blade-1 blade-2", "healing blessing", 2, 6, "2 3", 9),
        ("possessed", "T02", "redeemer brute-1 blade-1", "smite precognition", 3, 1, "0 -1", 8),
        ("who-dares-wins", "T01", "redeemer brute-1 blade-1 blade-2", "courage healing", 3, 4, "2 6", 17),
        ("infection", "T02", "redeemer brute-1 brute-2 blade-1", "smite healing", 3, 4, "0 -1", 14),
    ],
)
def test_forces_and_layout_of_each_scenario(
    scenario: str, start: str, heroes: str, gifts: str, cards: int, threat: int, demons: str, stack: int
) -> None:
    t = new_game(scenario)
    assert (t.laid(), t.on(start)) == ([start], heroes.split())
    assert [GIFT.spell(gift) for gift in GAME.view(t.g, None)["gifts"]] == gifts.split()
    assert (t.hand(HUMAN), t.hand(DEMON), t.g.threat, len(t.g.stack)) == (cards, 0, threat, stack)
    assert f"{t.g.demons_left} {t.g.scenario().demon}" == demons
    assert t.g.fiends() == []


@rule("CLA-SCN-04")
def test_the_start_tile_lies_in_the_middle_as_it_is_printed() -> None:
    tile = new_game("ritual").tile("T01")
    assert (tile["x"], tile["y"], tile["rotation"], tile["edges"]["south"]) == (0, 0, 0, "wall")


@rule("CLA-SET-04", "CLA-SET-05", "CLA-SCN-04")
def test_a_game_begins_with_what_the_scenario_gives_and_nothing_else() -> None:
    t = new_game("ritual")
    facts = GAME.write_facts(t.g)
    given = {name for name, fact in facts.items() if fact not in (0, [], "", False)}
    decks = {"advantages", "advantage_deck", "event_deck", "stack", "rolled", "known"}
    people = {"tiles", "warriors", "heroes", "gifts", "demons_left", "threat", "blessing_left"}
    assert given - decks - people == {"scenario", "round", "phase", "winner"}
    assert (facts["known"], facts["winner"], facts["round"]) == ([[], []], -1, 1)
    assert facts["heroes"] == ["redeemer 0 -", "brute-1 0 - shield", "brute-2 0 -", "blade-1 0 -", "blade-2 0 -"]
    seen = GAME.view(t.g, None)
    assert (seen["active"], sum(seen["advantages_spent"]), sum(seen["events_spent"]), seen["treasure"]) == (
        -1,
        0,
        0,
        -2,
    )


@rule("CLA-SET-06", "CLA-OBJ-03", "CLA-OBJ-04")
def test_unassigned_objects_go_to_allowed_bearers() -> None:
    t = new_game("own")
    assert t.question == "ask-equip"
    assert {option[2] for option in t.options} == {"brute-1", "blade-1", "blade-2"}
    assert t.why_not("equip", "shield", "redeemer") == "CLA-OBJ-03"
    t.do("equip", "shield", "blade-1")
    assert t.warrior("blade-1")["objects"] == [1]
    twice: dict[str, object] = {"humans": {"objects": ["anybody shield", "anybody shield"]}}
    t = new_game("own", changes={"scenarios": {"own": twice}}).do("equip", "shield", "blade-1")
    assert t.why_not("equip", "shield", "blade-1") == "CLA-OBJ-04"


@rule("CLA-SCN-01")
def test_named_tiles_are_in_their_pile() -> None:
    t = new_game("possessed")
    names = [str(TILE.spell(tile)) for tile in t.g.stack]
    assert "T11" in names[:4]
    assert "T10" in names[4:]
    assert not {"T01", "T08", "T09", "T02"} & set(names)


@rule("CLA-HCP-01", "CLA-HCP-04")
def test_the_human_handicap() -> None:
    t = new_game(handicap_human=True)
    assert (len(t.g.event_deck), t.hand(DEMON)) == (13, 0)
    assert t.told("handicap") == [("lost",), ("panic",), ("panic",)]
    assert GAME.view(t.g, None)["events_spent"][:3] == [1, 2, 0]
    t = new_game(handicap_human=True, handicap_events="hand", handicap_card=True)
    assert (len(t.g.event_deck), t.hand(DEMON), t.hand(HUMAN)) == (13, 3, 3)
    assert GAME.view(t.g, HUMAN)["events_open"][:3] == GAME.view(t.g, DEMON)["hand"][:3] == [1, 2, 0]


@rule("CLA-HCP-01")
def test_a_card_of_the_handicap_that_the_box_does_not_have_is_not_replaced() -> None:
    box: dict[str, object] = {"events": {"lost": {"copies": 0}}}
    t = new_game(handicap_human=True, changes=box)
    assert t.told("handicap") == [("panic",), ("panic",)]
    assert GAME.view(t.g, None)["events_spent"][:3] == [0, 2, 0]


@rule("CLA-HCP-02", "CLA-HCP-03")
def test_the_demon_handicaps() -> None:
    assert new_game(handicap_card=True).hand(HUMAN) == 3
    t = new_game(handicap_gift=True)
    assert t.targets("learn") == {"smite", "gather", "healing", "blessing"}
    t.do("learn", "healing")
    assert (t.told("learned"), t.question, t.g.round) == ([("healing",)], "ask-dice-cards", 1)
    assert GAME.view(t.g, None)["gifts"] == [1, 3, 4]


@rule("CLA-SET-06")
def test_an_object_that_nobody_may_bear_stays_out_and_the_next_one_is_given() -> None:
    own: dict[str, object] = {"humans": {"warriors": ["redeemer"], "objects": ["anybody shield", "anybody scepter"]}}
    t = new_game("own", changes={"scenarios": {"own": own}})
    assert t.told("equipped") == [("redeemer", "scepter")]
    assert t.g.round == 1


@rule("CLA-HCP-03", "CLA-SET-06")
def test_the_gift_of_a_handicap_is_chosen_before_objects_find_their_bearers() -> None:
    t = new_game("own", handicap_gift=True)
    assert t.question == "ask-learn"
    t.do("learn", "smite")
    assert t.question == "ask-equip"


@rule("CLA-AUC-01", "CLA-AUC-02", "CLA-AUC-09")
def test_bids_go_down_until_a_pass_or_nothing() -> None:
    t = new_game(auction=True)
    first = t.asked
    assert GAME.side(t.g, 0) == ""
    assert not t.can("pass")
    t.do("bid", 20)
    assert t.asked == 1 - first
    assert t.why_not("bid", 20) == "CLA-AUC-02"
    t.do("bid", 15).do("pass")
    assert (t.g.human, t.g.points) == (1 - first, 15)
    t = new_game(auction=True)
    bidder = t.asked
    t.do("bid", 0)
    assert (t.g.human, t.on("T02")) == (bidder, ["redeemer"])


@rule("CLA-AUC-09")
def test_the_first_bidder_is_drawn_by_lot() -> None:
    setup = GAME.agree(2, {"auction": True})
    firsts = {seats_in(GAME.new(setup, seeded(f"bidder {seed}")).asked) for seed in range(12)}
    assert firsts == {(0,), (1,)}


@rule("CLA-AUC-03", "CLA-AUC-04", "CLA-AUC-05", "CLA-AUC-08", "CLA-AUC-09")
def test_what_is_for_sale() -> None:
    t = new_game(auction=True).do("bid", 21).do("pass")
    for gift in ("smite", "courage", "gather", "healing"):
        t.do("learn", gift)
        assert gift not in t.targets("learn")
    assert t.why_not("learn", "blessing") == "CLA-AUC-04"
    t.do("hire", "brute").do("hire", "brute")
    assert t.why_not("hire", "brute") == "CLA-AUC-05"
    t.do("buy", "blunderbuss").do("buy", "scepter").do("stock")
    assert t.g.points == 2
    t.do("pass")
    assert t.warrior("redeemer")["objects"] == [0, 2]
    assert (t.g.advantages.bit_count(), t.g.points) == (1, 0)


@rule("CLA-AUC-04", "CLA-AUC-05", "CLA-AUC-06", "CLA-AUC-07")
@pytest.mark.parametrize(
    ("points", "goods"),
    [(1, {"stock"}), (2, {"stock", "learn", "buy"}), (3, {"stock", "learn", "buy", "hire"})],
)
def test_what_can_be_bought_for_the_last_points(points: int, goods: set[str]) -> None:
    t = new_game(auction=True).do("bid", points).do("pass")
    assert {option[0] for option in t.options} == {"pass", *goods}


@rule("CLA-AUC-05")
def test_two_of_a_kind_are_for_sale_wherever_the_scenario_starts() -> None:
    t = new_game("stem-the-tide", auction=True).do("bid", 21).do("pass")
    t.do("hire", "brute").do("hire", "blade").do("hire", "brute").do("hire", "blade")
    assert t.on("T01") == ["redeemer", "brute-1", "brute-2", "blade-1", "blade-2"]
    assert t.why_not("hire", "blade") == "CLA-AUC-05"


@rule("CLA-AUC-07")
def test_advantage_cards_are_drawn_when_nothing_more_is_bought() -> None:
    t = new_game(auction=True, handicap_card=True).do("bid", 5).do("pass").do("stock").do("stock")
    assert (t.hand(t.g.human), t.g.points, t.question) == (0, 3, "ask-buy")
    t.do("pass")
    assert (t.hand(t.g.human), t.g.points, len(t.g.advantage_deck)) == (3, 0, 12)


@rule("CLA-AUC-07")
def test_no_more_advantage_cards_are_sold_than_there_are() -> None:
    few: dict[str, object] = {
        kind: {"copies": 0} for kind in ("grenade", "healing", "second", "mighty", "dodge", "map")
    }
    t = new_game(auction=True, changes={"advantages": few}).do("bid", 5).do("pass").do("stock")
    assert t.why_not("stock") == "CLA-AUC-07"


@rule("CLA-AUC-06", "CLA-AUC-08", "CLA-OBJ-03")
def test_an_object_is_sold_only_for_a_warrior_who_can_bear_it() -> None:
    t = new_game(auction=True).do("bid", 21).do("pass")
    assert t.targets("buy") == {"blunderbuss", "scepter"}  # the Redeemer is alone
    assert t.why_not("buy", "shield") == "CLA-AUC-08"
    t.do("buy", "blunderbuss")
    assert t.why_not("buy", "blunderbuss") == "CLA-AUC-08"  # he bears one of a name
    t.do("hire", "blade").do("buy", "blunderbuss").do("buy", "shield").do("buy", "lantern")
    assert t.why_not("buy", "shield") == "CLA-AUC-08"
    t.do("hire", "brute").do("buy", "shield")
    assert t.why_not("buy", "shield") == "CLA-AUC-06"  # the box has no third one
    t.pass_until("ask-equip").take_first("ask-assign")
    borne = [thing for hero in ("redeemer", "brute-1", "blade-1") for thing in t.warrior(hero)["objects"]]
    assert sorted(borne) == [0, 0, 1, 1, 3]  # nothing that was paid for has vanished


@rule("CLA-AUC-10", "CLA-AUC-11")
def test_the_rest_stays_as_the_scenario_says() -> None:
    t = new_game("possessed", auction=True).do("bid", 21).do("pass").do("hire", "brute")
    assert t.why_not("hire", "brute") == "CLA-AUC-11"
    t = new_game("stem-the-tide", auction=True).do("bid", 3).do("pass").do("hire", "brute").do("load", "redeemer")
    assert sorted(t.g.charges) == [0, 1]
    assert (t.g.threat, t.g.demons_left) == (4, 2)
    t = new_game("stem-the-tide", auction=True).do("bid", 6).do("pass").do("hire", "brute").do("hire", "blade")
    assert t.targets("load") == {"brute-1", "blade-1"}  # two Condemned are enough for two charges
    assert new_game("stem-the-tide", auction=True).do("bid", 0).g.charges == [0, 0]


@rule("CLA-SET-06")
def test_the_redeemer_is_dealt_the_object_that_is_named_for_him() -> None:
    own: dict[str, object] = {"humans": {"objects": ["redeemer blunderbuss"]}}  # a Blade could bear it as well
    t = new_game("own", changes={"scenarios": {"own": own}})
    assert (t.warrior("redeemer")["objects"], t.question == "ask-equip") == ([0], False)
