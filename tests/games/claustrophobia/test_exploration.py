"""Chapters: exploration and dead ends."""

from __future__ import annotations

from tests.games.claustrophobia.driver import DEMON, HUMAN, table
from tests.marks import rule

from ostoja.games.claustrophobia import GAME


@rule("CLA-EXP-01", "CLA-EXP-02", "CLA-EXP-05")
def test_an_exploration_costs_one_movement_and_leads_onto_the_new_tile() -> None:
    t = table(at={"T35": ["blade-1"]}, dice={"blade-1": 2}, stack=["T36", "T27"], tiles=["T35 0 0 0"])
    t.activate("blade-1").do("explore", "north")
    assert t.told("drew-tile") == [("T36",)]
    assert t.where("blade-1") == "T36"
    assert t.tile("T36")["y"] == 1
    assert t.can("explore", "north")
    t.do("step", "T35")
    assert t.asked == -1


@rule("CLA-EXP-01")
def test_every_unexplored_opening_of_the_tile_can_be_explored() -> None:
    t = table(tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}).activate("redeemer")
    assert t.targets("explore") == {"north", "east", "south", "west"}
    for direction, place in (("east", (1, 0)), ("south", (0, -1)), ("west", (-1, 0))):
        t = table(tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T36", "T27"]).activate("redeemer")
        t.do("explore", direction)
        assert (t.where("redeemer"), t.tile("T36")["x"], t.tile("T36")["y"]) == ("T36", *place)


@rule("CLA-EXP-05")
def test_the_effects_of_a_new_tile_happen_at_once() -> None:
    t = table(at={"T35": ["blade-1"]}, dice={"blade-1": 2}, stack=["T24", "T27"], tiles=["T35 0 0 0"])
    t.activate("blade-1").do("explore", "north")
    assert (t.told("mechanism"), t.g.bonus_dice, t.question) == ([("T24",)], 1, "ask-act")


@rule("CLA-EXP-03", "CLA-EXP-04")
def test_the_demon_player_turns_the_tile_so_that_the_explorer_gets_in() -> None:
    t = table(at={"T35": ["redeemer"]}, stack=["T28", "T27"]).activate("redeemer").do("explore", "east")
    assert (t.question, t.asked) == ("ask-turn", DEMON)
    assert t.targets("turn") == {180, 270}
    assert t.why_not("turn", 0) == "CLA-EXP-03"
    t.do("turn", 270)
    assert t.tile("T28")["edges"] == {"north": "unexplored", "east": "wall", "south": "wall", "west": "passage"}
    assert t.tile("T28")["rotation"] == 3


@rule("CLA-EXP-06")
def test_an_opening_towards_a_laid_tile_is_not_unexplored() -> None:
    t = table(tiles=["T35 0 0 0", "T27 1 0 0"], at={"T35": ["redeemer"]}).activate("redeemer")
    assert t.why_not("explore", "east") == "CLA-EXP-06"
    assert t.tile("T35")["edges"]["east"] == "blocked"


@rule("CLA-EXP-07")
def test_nobody_explores_with_an_empty_stack_but_warriors_arrive() -> None:
    t = table("ritual", at={"T35": ["redeemer"]}, stack=[], threat=1).activate("redeemer")
    assert t.why_not("explore", "south") == "CLA-EXP-07"
    assert t.sending().can("send", "T36")


@rule("CLA-EXP-08")
def test_openings_that_meet_join_at_once() -> None:
    t = table(tiles=["T35 0 0 0", "T31 0 1 0", "T32 1 0 3"], at={"T31": ["redeemer"]}, stack=["T36", "T27"])
    t.activate("redeemer").do("explore", "east")
    assert t.tile("T36")["edges"]["south"] == t.tile("T32")["edges"]["north"] == "passage"


@rule("CLA-DEA-01", "CLA-DEA-02")
def test_a_dead_end_is_replaced_before_anybody_enters() -> None:
    stack = ["T09", "T26", "T36", "T27"]
    t = table(tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=stack, advantage_deck=["map"])
    t.activate("redeemer").do("explore", "north")
    assert t.told("dead-end") == [("T09",), ("T26",)]
    assert (t.where("redeemer"), t.told("entered")) == ("T36", [("redeemer", "T36")])
    assert t.laid() == ["T25", "T36"]
    assert t.hand(HUMAN) == 0  # the Stash that was discarded has no effect
    assert GAME.view(t.g, None)["tile_discards"] == [8, 25]


@rule("CLA-DEA-03")
def test_an_objective_is_set_aside_and_goes_back_on_top() -> None:
    t = table("who-dares-wins", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T08", "T09", "T36", "T10"])
    t.activate("redeemer").do("explore", "north")
    assert t.laid() == ["T25", "T36"]
    assert t.told("set-aside") == [("T08",), ("T09",)]
    names = [int(str(tile)[1:]) - 1 for tile in ("T10", "T09", "T08")]
    assert t.g.stack == names  # the first one drawn lies on top
    assert [GAME.view(t.g, seat)["known"] for seat in (HUMAN, DEMON)] == [[[1, 8], [0, 7]]] * 2
    t.activate("redeemer").do("explore", "north")
    assert t.told("drew-tile")[-1] == ("T08",)
    assert [GAME.view(t.g, seat)["known"] for seat in (HUMAN, DEMON)] == [[[0, 8]]] * 2
    assert GAME.write_facts(t.g)["known"] == [["T09"], ["T09"]]


@rule("CLA-DEA-03")
def test_the_last_objective_stays_and_the_first_set_aside_is_laid_when_the_stack_runs_out() -> None:
    t = table("who-dares-wins", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T08", "T36"], treasures=[0])
    t.activate("redeemer").do("explore", "north")
    assert (t.laid(), t.told("set-aside")) == (["T25", "T08"], [])  # no other objective is still to come
    t = table("who-dares-wins", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T26", "T08"], treasures=[0])
    t.activate("redeemer").do("explore", "north")
    assert t.laid() == ["T25", "T08"]
    t = table("who-dares-wins", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T08", "T09"], treasures=[0])
    t.activate("redeemer").do("explore", "north")
    assert t.laid() == ["T25", "T08"]
    assert (t.g.stack, t.g.tile_discards) == ([], [8])


@rule("CLA-DEA-03")
def test_an_objective_is_set_aside_for_any_other_in_the_stack() -> None:
    for drawn, other in (("T08", "T11"), ("T09", "T10"), ("T09", "T08")):
        t = table("who-dares-wins", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=[drawn, "T36", other])
        t.activate("redeemer").do("explore", "north")
        assert (t.told("set-aside"), t.laid()) == ([(drawn,)], ["T25", "T36"])


@rule("CLA-DEA-03")
def test_an_objective_is_set_aside_like_the_one_before_it() -> None:
    own: dict[str, object] = {
        "layout": {"piles": ["4", "2 T08 T26"], "objectives": ["T08", "T26"]},
        "gathering": {"tile": "T26"},
    }
    changes: dict[str, object] = {"scenarios": {"own": own}}
    for first, last in (("T08", "T26"), ("T26", "T08")):
        t = table("own", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=[first, last, "T36"], changes=changes)
        t.activate("redeemer").do("explore", "north")
        assert (t.told("set-aside"), t.laid()) == ([(first,), (last,)], ["T25", "T36"])


@rule("CLA-DEA-03")
def test_an_objective_is_set_aside_for_the_counted_one() -> None:
    own: dict[str, object] = {
        "countdown": {"tile": "T26", "tiles": 4},
        "layout": {"piles": ["4", "2 T08"], "objectives": ["T08", "T26"]},
        "gathering": {"tile": "T26"},
    }
    changes: dict[str, object] = {"scenarios": {"own": own}}
    for tiles, aside in ((["T25 0 0 0"], [("T08",)]), (["T25 0 0 0", "T26 5 5 0", "T09 5 6 2"], [])):
        stack = ["T08", "T36"]
        t = table("own", tiles=tiles, at={"T25": ["redeemer"]}, stack=stack, countdown=4, changes=changes)
        assert t.activate("redeemer").do("explore", "north").told("set-aside") == aside


@rule("CLA-DEA-03")
def test_other_tiles_in_the_stack_do_not_replace_the_last_objective() -> None:
    for other in ("T07", "T12"):
        t = table("who-dares-wins", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T09", other], treasures=[0])
        t.activate("redeemer").do("explore", "north")
        assert (t.told("set-aside"), t.laid()) == ([], ["T25", "T09"])


@rule("CLA-DEA-03", "CLA-SC1-05")
def test_a_counted_tile_that_was_set_aside_is_due_again_and_lies_nowhere_else() -> None:
    own: dict[str, object] = {
        "countdown": {"tile": "T26", "tiles": 4},
        "layout": {"piles": ["4", "2 T01"], "objectives": ["T01", "T26"]},
    }
    t = table(
        "own",
        tiles=["T25 0 0 0"],
        at={"T25": ["blade-1"]},
        dice={"blade-1": 2},
        stack=["T36", "T01"],
        changes={"scenarios": {"own": own}},
    ).activate("blade-1")
    t.do("explore", "north")
    assert (t.told("set-aside"), t.where("blade-1"), len(t.g.stack)) == ([("T26",)], "T36", 1)
    t.do("explore", "east")
    assert t.told("drew-tile")[-1] == ("T26",)
    assert t.laid() == ["T25", "T36", "T26"]


@rule("CLA-DEA-03")
def test_a_tile_that_was_set_aside_and_laid_after_all_stays_though_another_objective_is_to_come() -> None:
    own: dict[str, object] = {
        "countdown": {"tile": "T01", "tiles": 4},
        "layout": {"piles": ["4", "2 T26"], "objectives": ["T01", "T26"]},
    }
    changes: dict[str, object] = {"scenarios": {"own": own}}
    t = table("own", tiles=["T25 0 0 0"], at={"T25": ["blade-1"]}, stack=["T26"], countdown=4, changes=changes)
    t.activate("blade-1").do("explore", "north")
    assert (t.told("set-aside"), t.laid(), t.where("blade-1")) == ([("T26",)], ["T25", "T26"], "T26")


@rule("CLA-DEA-04")
def test_without_a_stack_the_last_tile_drawn_stays() -> None:
    t = table("ritual", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T09", "T26"])
    t.activate("redeemer").do("explore", "north")
    assert t.laid() == ["T25", "T26"]
    assert t.where("redeemer") == "T26"


@rule("CLA-GIFT-PRECOGNITION", "CLA-GFT-04")
def test_precognition_serves_every_exploration_of_the_phase() -> None:
    t = table(
        at={"T35": ["redeemer", "blade-1"]},
        dice={"redeemer": 5},
        gifts=["precognition"],
        stack=["T31", "T36", "T32", "T33"],
        tiles=["T35 0 0 0"],
    ).activate("blade-1")
    t.do("explore", "north").do("foresee")
    assert t.targets("keep") == {"T31", "T36"}
    assert t.told("foresaw-tile", DEMON) == []
    t.do("keep", "T36")
    assert t.where("blade-1") == "T36"
    assert t.told("drew-tile") == [("T36",)]
    t.do("activate", "redeemer").do("explore", "south")
    assert t.question == "ask-foresee"
    t.do("pass")
    assert t.told("drew-tile")[-1] == ("T31",)  # it had gone back on top
    assert t.asked == DEMON  # who still turns it


@rule("CLA-GIFT-PRECOGNITION")
def test_with_one_tile_left_there_is_nothing_to_foresee() -> None:
    t = table(
        at={"T35": ["redeemer"]}, dice={"redeemer": 5}, gifts=["precognition"], stack=["T36"], tiles=["T35 0 0 0"]
    )
    assert t.activate("redeemer").do("explore", "north").told("drew-tile") == [("T36",)]


@rule("CLA-EVTC-LOST", "CLA-TIM-03", "CLA-TIM-01")
def test_lost_closes_the_way_and_the_map_is_not_used_up() -> None:
    t = table(at={"T35": ["blade-1"]}, dice={"blade-1": 6}, hand=["map"], events=["lost"], threat=1)
    t.activate("blade-1").do("explore", "south")
    assert t.asked == HUMAN
    t.do("chart")
    assert t.asked == DEMON
    t.do("mislead")
    assert t.g.map_left == 3
    assert t.laid() == ["T35", "T36"]
    assert t.tile("T35")["edges"]["south"] == "lost"
    assert t.asked == -1  # the movement has ended
    assert t.activate("blade-1").why_not("explore", "south") == "CLA-EVTC-LOST"


@rule("CLA-SND-04")
def test_a_way_that_is_lost_to_humans_still_lets_warriors_arrive() -> None:
    tiles = ["T27 0 0 0", "T36 0 1 0"]
    t = table(tiles=tiles, at={"T36": ["blade-1"]}, closed=["T27 4"], threat=1).sending()
    assert t.targets("send") == {"T27"}


@rule("CLA-EVTC-LOST", "CLA-DEA-01")
def test_lost_needs_another_open_way_and_does_not_save_a_dead_end() -> None:
    t = table(tiles=["T25 0 0 0"], at={"T25": ["blade-1"]}, events=["lost"], stack=["T36", "T27"])
    t.activate("blade-1").do("explore", "north")
    assert t.where("blade-1") == "T36"
    t = table(tiles=["T27 0 0 0"], at={"T27": ["blade-1"]}, stack=["T26", "T36", "T35"], closed=["T27 4"])
    t.activate("blade-1").do("explore", "north")
    assert t.told("dead-end") == [("T26",)]


@rule("CLA-ADVC-MAP")
def test_a_map_serves_three_explorations_and_no_fourth() -> None:
    t = table(
        tiles=["T35 0 0 0"],
        at={"T35": ["blade-1", "blade-2"]},
        dice={"blade-1": 2, "blade-2": 2},
        hand=["map"],
        stack=["T31", "T32", "T33", "T34", "T27"],
    ).humans()
    t.do("activate", "blade-1").do("explore", "north").do("chart")
    turned = []
    for direction in ("east", "south", "west"):
        turned.append(t.asked)
        t.do("turn", t.options[0][1])
        if t.question == "ask-activate":
            t.do("activate", "blade-2")
        t.do("explore", direction if t.can("explore", direction) else str(min(t.targets("explore"))))
    assert ([*turned, t.asked], t.g.map_left) == ([HUMAN, HUMAN, HUMAN, DEMON], 0)


@rule("CLA-ADVC-MAP")
def test_nobody_is_asked_for_a_second_map_while_one_is_running() -> None:
    t = table(at={"T35": ["blade-1"]}, hand=["map", "map"]).activate("blade-1").do("explore", "south").do("chart")
    assert (t.question, t.asked, t.hand(HUMAN)) == ("ask-turn", HUMAN, 1)


@rule("CLA-ADVC-MAP", "CLA-DEA-01")
def test_a_tile_that_replaces_a_dead_end_belongs_to_the_same_exploration() -> None:
    t = table("ritual", tiles=["T25 0 0 0"], at={"T25": ["redeemer"]}, stack=["T26", "T31", "T27"], hand=["map"])
    t.activate("redeemer").do("explore", "north").do("chart")
    assert (t.told("dead-end"), t.question, t.asked) == ([("T26",)], "ask-turn", HUMAN)
    t.do("turn", 90)
    assert t.g.map_left == 2


@rule("CLA-GIFT-PRECOGNITION")
def test_tiles_that_replace_a_dead_end_are_drawn_singly() -> None:
    t = table(
        "ritual",
        tiles=["T25 0 0 0"],
        at={"T25": ["redeemer"]},
        dice={"redeemer": 5},
        gifts=["precognition"],
        stack=["T26", "T09", "T31", "T27"],
    ).activate("redeemer")
    t.do("explore", "north").do("foresee").do("keep", "T26")
    assert t.told("drew-tile") == [("T26",), ("T09",), ("T31",)]
    assert t.question == "ask-turn"


@rule("CLA-GIFT-PRECOGNITION")
def test_only_the_human_player_knows_the_tile_that_went_back() -> None:
    t = table(
        tiles=["T35 0 0 0"],
        at={"T35": ["redeemer"]},
        dice={"redeemer": 5},
        gifts=["precognition"],
        stack=["T36", "T32", "T33"],
    ).activate("redeemer")
    t.do("explore", "north").do("foresee")
    assert (GAME.view(t.g, HUMAN)["foreseen"], GAME.view(t.g, DEMON)["foreseen"]) == ([35, 31], [])
    t.do("keep", "T36")
    assert (GAME.view(t.g, HUMAN)["known"], GAME.view(t.g, DEMON)["known"]) == ([[0, 31]], [])
    t.activate("redeemer").do("explore", "north").do("pass")
    assert t.told("drew-tile")[-1] == ("T32",)
    assert GAME.view(t.g, HUMAN)["known"] == []


@rule("CLA-EVTC-LOST")
def test_lost_costs_the_movement_and_leaves_the_stack_alone() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, dice={"blade-1": 2}, events=["lost"]).humans()
    t.do("activate", "blade-1").do("explore", "south").do("mislead")
    assert (t.told("drew-tile"), len(t.g.stack), t.where("blade-1")) == ([], 3, "T35")
    assert t.why_not("step", "T36") == "CLA-HAC-04"
    assert t.can("attack", "troglodytes")


@rule("CLA-EVTC-LOST")
def test_nobody_is_asked_to_close_a_way_twice() -> None:
    at = {"T35": ["blade-1", "troglodyte-1"]}
    box: dict[str, object] = {"events": {"lost": {"copies": 2}}}
    for direction in ("east", "south", "west"):
        t = table(at=at, dice={"blade-1": 2}, events=["lost", "lost"], changes=box).activate("blade-1")
        t.do("explore", direction).do("mislead")
        assert (t.question, t.hand(DEMON), t.tile("T35")["edges"][direction]) == ("ask-act", 1, "lost")


@rule("CLA-EXP-02", "CLA-SC1-05", "CLA-DEA-01")
def test_in_place_of_a_counted_exit_that_is_a_dead_end_the_top_tile_is_drawn() -> None:
    own: dict[str, object] = {
        "countdown": {"tile": "T01", "tiles": 4},
        "layout": {"piles": ["4", "2 T26"], "objectives": ["T01", "T26"]},
    }
    tiles = ["T25 0 0 0", "T09 1 1 3", "T08 -1 1 1"]  # walls to the left and right of the place
    changes: dict[str, object] = {"scenarios": {"own": own}}
    t = table("own", tiles=tiles, at={"T25": ["redeemer"]}, stack=["T36", "T26"], changes=changes).activate("redeemer")
    t.do("explore", "north").do("turn", 180)
    assert (t.told("drew-tile"), t.told("set-aside")) == ([("T01",), ("T36",)], [("T01",)])
    assert t.where("redeemer") == "T36"
