"""Chapters: the round, Initiative, Exhausted and healing."""

from __future__ import annotations

from tests.games.claustrophobia.driver import DEMON, HUMAN, new_game, table
from tests.marks import rule

from ostoja.engine.rng import Rng
from ostoja.engine.seats import seats_in
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.flow import Round
from ostoja.games.claustrophobia.words import DEMON_ACTION, HUMAN_ACTION, INITIATIVE, THREAT


@rule("CLA-RND-01")
def test_a_round_runs_through_its_four_phases() -> None:
    t = table(at={"T35": ["redeemer", "blade-1"], "T36": ["troglodyte-1"]}).round_from(Round.initiative)
    phases = []
    while t.g.round == 4:
        if t.g.phase not in phases:
            phases.append(t.g.phase)
        t.do(*t.options[0])
    assert phases == [INITIATIVE, HUMAN_ACTION, THREAT, DEMON_ACTION]


@rule("CLA-INI-01", "CLA-INI-09")
def test_one_die_per_warrior_in_play() -> None:
    t = table(at={"T35": ["redeemer", "brute-1", "blade-1"]}, escaped=["blade-2"]).initiative()
    assert len(t.told("action-die")) == 3


@rule("CLA-INI-03", "CLA-INI-07")
def test_dice_are_chosen_freely_even_to_exhaust() -> None:
    t = table(at={"T35": ["redeemer", "brute-1"]}, cancelled={"redeemer": "4"}, blessing_left=False).initiative(4, 1)
    assert t.targets("assign") == {1, 4}
    t.do("assign", 4)
    assert t.warrior("redeemer")["exhausted"]
    assert t.warrior("brute-1")["die"] == 1


@rule("CLA-INI-05")
def test_without_a_die_no_line_holds() -> None:
    t = table(at={"T35": ["blade-1", "troglodyte-1"]}, dice={"blade-1": 0})
    assert t.values("blade-1") == (0, 0, 0)
    t.activate("blade-1")
    assert (t.told("activated"), t.asked) == ([("blade-1", "T35")], -1)  # there is nothing that he could do


@rule("CLA-INI-05", "CLA-INI-06", "CLA-EXH-07")
def test_the_line_holds_until_the_next_initiative_even_if_it_is_cancelled_later() -> None:
    t = table(at={"T35": ["redeemer", "troglodyte-1", "troglodyte-2"]}, dice={"redeemer": 1}).demons()
    t.do("activate", "troglodyte-1").rolls(6).do("attack", "redeemer").do("cancel", 1)
    assert t.values("redeemer") == (1, 3, 3)
    assert not t.warrior("redeemer")["exhausted"]
    t.pass_until("ask-activate").rolls(1).do("pass")
    assert (t.g.round, t.warrior("redeemer")["exhausted"]) == (4, True)


@rule("CLA-INI-08", "CLA-EXH-06")
def test_a_gift_needs_its_value_and_an_unexhausted_redeemer() -> None:
    for die, cancelled, usable in ((4, "-", True), (3, "-", False), (4, "4", False)):
        t = table(
            at={"T35": ["redeemer", "brute-1"]},
            dice={"redeemer": die},
            cancelled={"redeemer": cancelled, "brute-1": "6"},
            gifts=["healing"],
        ).activate("redeemer")
        assert t.can("heal", "brute-1", 6) == usable


@rule("CLA-EXH-02", "CLA-TAL-13")
def test_the_exhausted_have_no_talents() -> None:
    t = table(
        at={"T35": ["blade-1", "brute-1", "redeemer"]}, cancelled={"blade-1": "1", "brute-1": "2", "redeemer": "2"}
    )
    assert [t.warrior(hero)["talents"] for hero in ("blade-1", "brute-1", "redeemer")] == [[], [], []]


@rule("CLA-EXH-03", "CLA-ITEM-SHIELD", "CLA-ITEM-SCEPTER")
def test_objects_do_nothing_for_the_exhausted_but_the_scepter_rolls() -> None:
    t = table(
        at={"T35": ["brute-1", "redeemer"]},
        cancelled={"brute-1": "2", "redeemer": "2"},
        objects={"brute-1": ["shield"], "redeemer": ["scepter"]},
    )
    assert t.values("brute-1")[2] == 3
    assert len(t.initiative(1, 1, 1).told("action-die")) == 3


@rule("CLA-EXH-04", "CLA-EXH-05", "CLA-ADVC-SECOND", "CLA-EXH-09")
def test_an_exhausted_warrior_is_activated_and_moves_with_second_wind() -> None:
    t = table(at={"T35": ["brute-1"]}, cancelled={"brute-1": "2"}, hand=["second"]).humans()
    assert t.targets("activate") == {"brute-1"}
    t.do("activate", "brute-1").do("hurry").do("step", "T36")
    assert t.where("brute-1") == "T36"


@rule("CLA-EXH-04", "CLA-EXH-05")
def test_an_exhausted_warrior_attacks_with_a_mighty_blow() -> None:
    t = table(at={"T35": ["brute-1", "troglodyte-1"]}, cancelled={"brute-1": "2"}, hand=["mighty"]).activate("brute-1")
    t.rolls(3, 1).do("attack", "troglodytes")
    assert t.told("combat-die") == [("brute-1", 3, 3), ("brute-1", 1, 3)]
    assert t.on("T35") == ["brute-1"]


@rule("CLA-EXH-08")
def test_the_exhausted_still_count() -> None:
    t = table(at={"T35": ["brute-1", "brute-2", "troglodyte-1", "troglodyte-2"]}, cancelled={"brute-2": "2"}, threat=2)
    assert t.activate("brute-1").can("step", "T36")
    t = table(at={"T35": ["brute-1"], "T36": ["redeemer"]}, cancelled={"brute-1": "2"}, threat=2, events=["tough"])
    assert t.sending().why_not("send", "T35") == "CLA-SND-05"


@rule("CLA-HEA-01", "CLA-HEA-03", "CLA-HEA-04", "CLA-ADVC-HEALING")
def test_a_potion_heals_a_cancelled_line_of_choice() -> None:
    t = table(at={"T35": ["brute-1"]}, cancelled={"brute-1": "356"}, hand=["healing"]).activate("brute-1")
    assert t.targets("drink") == {3, 5, 6}
    assert t.why_not("drink", 1) == "CLA-HEA-04"
    t.do("drink", 5)
    assert t.lines("brute-1") == [3, 6]
    assert t.hand(HUMAN) == 0


@rule("CLA-ADVC-LUCKY", "CLA-EVTC-TWIST", "CLA-TIM-01")
def test_w2_the_charm_and_the_twist() -> None:
    t = table(at={"T35": ["redeemer", "brute-1"]}, hand=["lucky"], events=["twist"], blessing_left=False)
    t.initiative(1, 6)
    assert (t.question, t.asked) == ("ask-dice-cards", HUMAN)
    t.rolls(4).do("charm").do("reroll-die", 1).do("pass")
    assert t.g.rolled == [4, 6]
    assert t.asked == DEMON
    t.rolls(2).do("twist", 6)
    assert t.g.rolled == [4, 2]
    assert t.question == "ask-assign"


@rule("CLA-SET-05")
def test_everybody_starts_unhurt() -> None:
    t = new_game("ritual")
    assert [t.lines(hero) for hero in t.on("T01")] == [[]] * 5


@rule("CLA-INI-08", "CLA-HEA-02")
def test_a_line_healed_in_time_ends_exhaustion_and_brings_the_gift_back() -> None:
    t = table(
        at={"T35": ["redeemer", "brute-1", "troglodyte-1"]},
        dice={"redeemer": 4},
        cancelled={"redeemer": "4", "brute-1": "6"},
        gifts=["healing"],
        hand=["healing"],
    ).humans()
    t.do("activate", "redeemer")
    assert not t.can("heal")
    t.do("drink", 4)
    assert not t.warrior("redeemer")["exhausted"]
    assert t.values("redeemer") == (2, 1, 4)
    t.do("heal", "brute-1", 6)
    assert (t.can("step", "T36"), t.can("attack", "troglodytes")) == (True, True)


@rule("CLA-HEA-02", "CLA-INI-06")
def test_another_line_healed_leaves_a_warrior_exhausted() -> None:
    t = table(at={"T35": ["brute-1"]}, cancelled={"brute-1": "23"}, hand=["healing", "second"]).humans()
    t.do("activate", "brute-1").do("drink", 3)
    assert t.lines("brute-1") == [2]
    assert t.warrior("brute-1")["exhausted"]
    assert t.values("brute-1") == (0, 0, 3)


@rule("CLA-ADVC-LUCKY")
def test_the_charm_rolls_any_dice_again_each_once() -> None:
    t = table(at={"T35": ["redeemer", "brute-1", "blade-1"]}, hand=["lucky"], blessing_left=False).initiative(3, 5, 3)
    t.do("charm")
    assert t.targets("reroll-die") == {3, 5}
    t.do("reroll-die", 3)
    assert t.targets("reroll-die") == {3, 5}  # there is another 3
    t.rolls(1, 2).do("reroll-die", 3).do("pass")
    assert (sorted(t.g.rolled), t.question) == ([1, 2, 5], "ask-assign")
    t = table(at={"T35": ["redeemer", "brute-1"]}, hand=["lucky"], blessing_left=False).initiative(3, 5)
    t.do("pass")
    assert (t.question, t.hand(HUMAN)) == ("ask-assign", 1)


@rule("CLA-EVTC-TWIST")
def test_twist_of_fate_rolls_one_die_again() -> None:
    t = table(at={"T35": ["redeemer", "brute-1"]}, events=["twist"], blessing_left=False).initiative(6, 6)
    assert (t.asked, t.targets("twist")) == (DEMON, {6})
    t.rolls(1).do("twist", 6)
    assert sorted(t.g.rolled) == [1, 6]


@rule("CLA-SET-08")
def test_the_first_round_begins_with_no_die_assigned() -> None:
    t = new_game()
    assert (t.g.round, t.question, t.g.dice) == (1, "ask-dice-cards", [0] * 5)
    assert len(t.g.rolled) == 4


@rule("CLA-GEN-04")
def test_every_die_of_the_game_has_six_sides() -> None:
    sides: set[int] = set()
    for scenario in ("survivors", "infection", "stem-the-tide"):
        chance = Noted(sides)
        state = GAME.new(GAME.agree(2, {"scenario": scenario}), chance)
        while not state.over:
            seat = seats_in(state.asked)[0]
            state.apply(seat, chance.pick(state.offers[seat]))
    assert sides == {6}


class Noted(Rng):
    """A generator that notes how many sides the dice have which are rolled."""

    __slots__ = ("sides",)

    def __init__(self, sides: set[int]) -> None:
        super().__init__(b"noted")
        self.sides = sides

    def die(self, sides: int) -> int:
        self.sides.add(sides)
        return super().die(sides)
