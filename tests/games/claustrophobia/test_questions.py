"""Every question: who is asked, by which rule, wherever the Human player sits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.claustrophobia.driver import Driver, new_game, table

if TYPE_CHECKING:
    from collections.abc import Callable

FOE = {"T35": ["redeemer", "brute-1", "troglodyte-1"]}
PAIR = {"T35": ["redeemer"], "T36": ["blade-1"]}
ALONE = {"T36": ["redeemer"]}
FIGHTER = ["demon-1 guardian-demon 0"]
SWARM = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]


def learning(human: int) -> Driver:
    return new_game(handicap_gift=True, human_seat=str(human))


def equipping(human: int) -> Driver:
    return new_game("own", human_seat=str(human))


def loading(human: int) -> Driver:
    return new_game("stem-the-tide", human_seat=str(human))


def rolled(human: int) -> Driver:
    return table(at=PAIR, hand=["lucky"], human=human).initiative(1, 2)


def twisted(human: int) -> Driver:
    return table(at=PAIR, events=["twist"], human=human).initiative(1, 2)


def charmed(human: int) -> Driver:
    return rolled(human).do("charm")


def assigned(human: int) -> Driver:
    return table(at=PAIR, human=human).initiative(1, 2)


def supported(human: int) -> Driver:
    return assigned(human).do("assign", 1)


def darkened(human: int) -> Driver:
    return table(at=PAIR, events=["snuffed"], human=human).humans()


def humans_next(human: int) -> Driver:
    return table(at=PAIR, human=human).humans()


def demons_next(human: int) -> Driver:
    return table(at=FOE, human=human).demons()


def readied(human: int) -> Driver:
    return table(at=PAIR, hand=["second"], human=human).activate("redeemer")


def panicked(human: int) -> Driver:
    return table(at=PAIR, events=["panic"], human=human).activate("redeemer")


def human_acts(human: int) -> Driver:
    return table(at=PAIR, human=human).activate("redeemer")


def demon_acts(human: int) -> Driver:
    return table(at=FOE, human=human).activate("troglodyte-1")


def explored(human: int) -> Driver:
    return table(at=PAIR, hand=["map"], human=human).activate("redeemer").do("explore", "south")


def misled(human: int) -> Driver:
    return table(at=PAIR, events=["lost"], human=human).activate("redeemer").do("explore", "south")


def foreseen(human: int) -> Driver:
    t = table(at=PAIR, dice={"redeemer": 5}, gifts=["precognition"], human=human)
    return t.activate("redeemer").do("explore", "south")


def kept(human: int) -> Driver:
    return foreseen(human).do("foresee")


def turned(human: int) -> Driver:
    return table(at=PAIR, human=human).activate("redeemer").do("explore", "south")


def charted(human: int) -> Driver:
    return explored(human).do("chart")


def dug(human: int) -> Driver:
    return table(at=PAIR, stack=["T05", "T33"], human=human).activate("redeemer").do("explore", "south").do("turn", 0)


def appeared(human: int) -> Driver:
    kinds = ["possessed-brute", "possessed-blade"]
    t = table("possessed", tiles=["T35 0 0 0"], at={"T35": ["redeemer"]}, stack=["T10"], possessed=kinds, human=human)
    return t.activate("redeemer").do("explore", "north")


def struck(human: int) -> Driver:
    t = table(at=FOE, hand=["mighty"], human=human)
    return t.activate("redeemer").do("attack", "troglodytes")


def rerolled(human: int) -> Driver:
    t = table(at={"T35": ["redeemer", "demon-1"]}, figures=FIGHTER, human=human).activate("demon-1")
    return t.rolls(1, 1, 1, 1).do("attack", "redeemer")


def dodged(human: int) -> Driver:
    return table(at=FOE, hand=["dodge"], human=human).activate("troglodyte-1").rolls(6).do("attack", "redeemer")


def suffered(human: int) -> Driver:
    return table(at=FOE, human=human).activate("troglodyte-1").rolls(6).do("attack", "redeemer")


def wounded(human: int) -> Driver:
    return suffered(human).do("suffer", "redeemer")


def fallen(human: int) -> Driver:
    t = table(at={"T35": ["redeemer", *SWARM]}, tough=["troglodyte-1"], human=human).activate("redeemer")
    return t.rolls(6, 1).do("attack", "troglodytes")


def withdrawn(human: int) -> Driver:
    at = {"T35": ["blade-1", *SWARM], "T36": ["redeemer"]}
    t = table("infection", at=at, cancelled={"blade-1": "23456"}, human=human).activate("troglodyte-1")
    return t.rolls(6).do("attack", "blade-1")


def placed(human: int) -> Driver:
    return table(at=ALONE, human=human).threat(2, 3, 4)


def resolved(human: int) -> Driver:
    return placed(human).do("place", "calm", 2).do("place", "sounds", 4).do("pass")


def sent(human: int) -> Driver:
    return table(at=ALONE, threat=1, human=human).sending()


def foretold(human: int) -> Driver:
    return table(at=FOE, events=["critical"], human=human).demons()


def exposed(human: int) -> Driver:
    return foretold(human).do("critical", "troglodyte-1")


@pytest.mark.parametrize("human", [0, 1])
@pytest.mark.parametrize(
    ("come_to", "question", "side", "rule"),
    [
        (learning, "ask-learn", "human", "CLA-HCP-03"),
        (equipping, "ask-equip", "human", "CLA-SET-06"),
        (loading, "ask-load", "human", "CLA-SC2-01"),
        (rolled, "ask-dice-cards", "human", "CLA-TIM-01"),
        (twisted, "ask-dice-cards", "demon", "CLA-TIM-01"),
        (charmed, "ask-charm", "human", "CLA-ADVC-LUCKY"),
        (assigned, "ask-assign", "human", "CLA-INI-03"),
        (supported, "ask-support", "human", "CLA-TIM-01"),
        (darkened, "ask-dusk", "demon", "CLA-EVTC-SNUFFED"),
        (humans_next, "ask-activate", "human", "CLA-HAC-06"),
        (demons_next, "ask-activate", "demon", "CLA-HAC-06"),
        (readied, "ask-ready", "human", "CLA-TIM-01"),
        (panicked, "ask-ready", "demon", "CLA-TIM-01"),
        (human_acts, "ask-act", "human", "CLA-HAC-03"),
        (demon_acts, "ask-act", "demon", "CLA-HAC-03"),
        (explored, "ask-explore-cards", "human", "CLA-TIM-01"),
        (misled, "ask-explore-cards", "demon", "CLA-TIM-01"),
        (foreseen, "ask-foresee", "human", "CLA-GIFT-PRECOGNITION"),
        (kept, "ask-keep-tile", "human", "CLA-GIFT-PRECOGNITION"),
        (turned, "ask-turn", "demon", "CLA-EXP-03"),
        (charted, "ask-turn", "human", "CLA-EXP-03"),
        (dug, "ask-dig", "demon", "CLA-TIL-16"),
        (appeared, "ask-appear", "demon", "CLA-SC5-01"),
        (struck, "ask-strike", "human", "CLA-ADVC-MIGHTY"),
        (rerolled, "ask-reroll", "demon", "CLA-TAL-01"),
        (dodged, "ask-dodge", "human", "CLA-ADVC-DODGE"),
        (suffered, "ask-suffer", "human", "CLA-TAL-03"),
        (wounded, "ask-line", "human", "CLA-WND-03"),
        (fallen, "ask-fall", "demon", "CLA-WND-05"),
        (withdrawn, "ask-withdraw", "demon", "CLA-SC7-02"),
        (placed, "ask-place", "demon", "CLA-THR-02"),
        (resolved, "ask-resolve", "demon", "CLA-THR-03"),
        (sent, "ask-send", "demon", "CLA-SND-01"),
        (foretold, "ask-omens", "demon", "CLA-TIM-01"),
        (exposed, "ask-expose", "demon", "CLA-EVT-04"),
    ],
)
def test_who_is_asked_what_and_by_which_rule(
    come_to: Callable[[int], Driver], question: str, side: str, rule: str, human: int
) -> None:
    t = come_to(human)
    assert (t.question, t.asked, t.rule) == (question, human if side == "human" else 1 - human, rule)


def test_the_auction_asks_both_in_turn_and_its_winner() -> None:
    t = new_game(auction=True)
    first = t.asked
    assert (t.question, t.rule) == ("ask-bid", "CLA-AUC-02")
    t.do("bid", 9)
    assert (t.question, t.asked) == ("ask-bid", 1 - first)
    t.do("bid", 8)
    assert t.asked == first
    t.do("pass")
    assert (t.question, t.asked, t.rule) == ("ask-buy", 1 - first, "CLA-AUC-05")
