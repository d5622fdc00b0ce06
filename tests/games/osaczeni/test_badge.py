"""Phase 2: the badge, the dice under the hatch, walkie-talkies; and phase 3: destinations and talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    AREAS,
    BAT,
    CAR_PARK,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    FILIP,
    HALL,
    KRZYS,
    LEADER,
    NORBERT,
    PASS,
    SURVEILLANCE,
    TOILETS,
    TOYS,
    WALKIE,
    family,
    table,
)
from tests.marks import rule

from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.talk import BROKEN, KEPT, PENDING
from ostoja.games.osaczeni import GAME

if TYPE_CHECKING:
    from ostoja.games.osaczeni.state import Lockdown

DICE = [HALL, HALL, TOYS, CAR_PARK]
CENTRE = {SURVEILLANCE: [(FILIP, LEADER), (KRZYS, DEFENDER)]}


@rule("OSA-BADGE-01", "OSA-BADGE-02", "OSA-BADGE-03")
def test_those_in_the_centre_choose_who_takes_the_badge_and_looks() -> None:
    t = table(heads=CENTRE)
    t.take_badge(DICE)
    assert t.asked == [FILIP, KRZYS]
    t.vote({FILIP: FILIP, KRZYS: KRZYS})
    assert t.badge == FILIP
    assert t.view(FILIP)["seen_dice"] == [5, 5, 4, 6]
    assert t.told(FILIP, "saw-die") == [(FILIP, die) for die in DICE]
    for other in (AGA, KRZYS, NORBERT):
        assert t.view(other)["seen_dice"] == []
        assert t.told(other, "saw-die") == []
    assert t.view(None)["dice_hidden"] == 4


@rule("OSA-BADGE-03")
def test_every_die_under_the_hatch_can_show_every_area() -> None:
    seen = set()
    for n in range(12):
        t = table(heads={SURVEILLANCE: family(FILIP)})
        t.g.rng = seeded(str(n))
        t.round_from("badge")
        seen |= {*t.view(FILIP)["seen_dice"]}
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("OSA-BADGE-04", "OSA-COLD-04", "OSA-COLD-05")
def test_each_full_row_2_and_3_brings_one_more_die() -> None:
    dead = [*family(NORBERT), *family(KRZYS, DEFENDER, CRYBABY)]
    assert dice_with(dead) == 4
    assert dice_with([*dead, (KRZYS, LEADER)]) == 5
    assert dice_with([*dead, (KRZYS, LEADER), *family(FILIP)]) == 6


def dice_with(dead: list[tuple[int, str]]) -> int:
    """Count the dice that are shaken with so many dead."""
    t = table(dead=dead)
    t.take_badge()
    return int(t.view(None)["dice_hidden"])


@rule("OSA-BADGE-05")
def test_an_empty_centre_leaves_the_badge_and_nobody_looks() -> None:
    t = table(heads={SURVEILLANCE: []}, badge=KRZYS)
    t.take_badge(DICE)
    assert t.badge == KRZYS
    assert t.view(None)["dice_hidden"] == 4
    assert all(t.view(seat)["seen_dice"] == [] for seat in range(4))


@rule("OSA-BADGE-08", "OSA-BADGE-09")
def test_walkie_talkies_let_several_players_look_in_any_order() -> None:
    t = table(heads={SURVEILLANCE: []}, hands={AGA: [WALKIE], KRZYS: [WALKIE], NORBERT: [BAT]})
    t.take_badge(DICE)
    assert t.asked == [AGA, KRZYS, NORBERT]
    t.choose(KRZYS, "look")
    t.choose(NORBERT, "pass")
    t.choose(AGA, "look")
    assert t.asked == []
    assert [t.view(seat)["seen_dice"] for seat in range(4)] == [[5, 5, 4, 6], [], [5, 5, 4, 6], []]
    assert t.view(None)["seers"] == 1 << AGA | 1 << KRZYS
    assert t.played == [WALKIE, WALKIE]


@rule("OSA-BADGE-08")
def test_whoever_has_seen_the_dice_is_not_offered_a_walkie_talkie() -> None:
    t = table(heads={SURVEILLANCE: family(FILIP)}, hands={FILIP: [WALKIE]})
    t.take_badge()
    assert t.asked == []


@rule("OSA-ELIM-04")
def test_an_eliminated_player_may_use_a_walkie_talkie() -> None:
    t = table(heads={SURVEILLANCE: []}, dead=family(NORBERT), hands={NORBERT: [WALKIE]})
    t.take_badge(DICE)
    assert t.options(NORBERT) == [PASS, ("look",)]
    t.choose(NORBERT, "look")
    assert t.view(NORBERT)["seen_dice"] == [5, 5, 4, 6]


@rule("OSA-DEST-01", "OSA-DEST-02", "OSA-DEST-06")
def test_the_badge_holder_announces_an_area_first_seen_dice_or_not() -> None:
    t = table(badge=KRZYS)
    t.destinations()
    assert t.asked == [KRZYS]
    assert {option[0] for option in t.options(KRZYS)} == {"go"}
    t.choose(KRZYS, "go", TOYS)
    assert t.told(None, "announced") == [(KRZYS, TOYS)]
    assert t.view(None)["announced"] == 4


@rule("OSA-DEST-03", "OSA-DEST-09")
def test_all_others_with_characters_choose_in_secret() -> None:
    t = table(badge=KRZYS, dead=family(NORBERT))
    t.destinations()
    t.choose(KRZYS, "go", TOYS)
    assert t.asked == [AGA, FILIP]
    before = t.view(FILIP)
    t.choose(AGA, "go", HALL)
    assert t.view(FILIP) == before
    t.choose(FILIP, "go", TOILETS)
    assert [t.view(seat)["destination"] for seat in range(4)] == [5, 1, 4, 0]
    assert t.view(None)["destinations"] == []


@rule("OSA-DEST-04", "OSA-GEN-12")
def test_any_open_area_is_legal_a_full_one_too_but_not_where_the_whole_family_stands() -> None:
    full = [(FILIP, DEFENDER), (KRZYS, DEFENDER), (NORBERT, DEFENDER)]
    t = table(heads={CLOTHING: family(AGA), TOILETS: full})
    t.destinations()
    assert t.options(AGA) == [("go", area) for area in AREAS if area != CLOTHING]
    t.choose(AGA, "go", TOILETS)
    assert t.options(FILIP) == [("go", area) for area in AREAS]


@rule("OSA-DEST-05")
def test_a_closed_area_is_no_destination() -> None:
    t = table(closed=[TOYS, SURVEILLANCE])
    t.destinations()
    assert t.options(AGA) == [("go", area) for area in (TOILETS, CLOTHING, HALL, CAR_PARK)]


@rule("OSA-DEST-01", "OSA-DEST-03", "OSA-DEST-04")
@pytest.mark.parametrize("open_area", [TOILETS, HALL])
def test_one_open_area_is_enough_to_have_somewhere_to_go(open_area: str) -> None:
    closed = [area for area in AREAS[:5] if area != open_area]
    t = table(heads={CAR_PARK: family(AGA) + family(FILIP)}, closed=closed, others=False)
    t.round_from("destination")
    assert t.events("announced") == [(AGA, open_area)]
    assert t.events("destination") == [(AGA, open_area), (FILIP, open_area)]


@rule("OSA-DEST-04", "OSA-DEST-05")
def test_with_all_shops_closed_a_family_on_the_car_park_goes_nowhere() -> None:
    t = table(heads={CAR_PARK: family(AGA) + family(FILIP)}, closed=AREAS[:5], others=False)
    t.round_from("destination")
    assert t.events("announced") == []
    assert t.events("moved", "bounced", "stuck") == []
    assert t.events("crowd") == [(CAR_PARK,)]  # and the round goes on


def match_at(question: str, seed: str, *, seen: bool) -> Match:
    """Play until a question is asked in a round in which the badge holder has seen the dice, or has not."""
    match = Match(GAME, GAME.agree(4), seed)
    while match.question()[0] != question or bool(match.view(match.view(None)["badge"])["seen_dice"]) is not seen:
        match.choose(match.asked()[0], match.options(match.asked()[0])[0])
    return match


@rule("OSA-DEST-07")
def test_claims_name_areas_only_and_are_judged_by_the_dice() -> None:
    claims = [form for form in GAME.talk if form.kind == "claim"]
    assert [[domain.name for domain in form.domains] for form in claims] == [["area"], ["area"]]
    match = match_at("ask-announce", "claims", seen=True)
    (holder,) = match.asked()
    acts = [match.say(holder, -1, ["claim-monsters", area]) for area in AREAS]
    assert [verdict for _, verdict in match.ledger()] == [PENDING] * 6
    while match.question()[0] != "ask-move":
        match.choose(match.asked()[0], match.options(match.asked()[0])[0])
    shown = {event.args[0] for event in match.journal.events[acts[0].at :] if event.kind == "die"}
    verdicts = [verdict for _, verdict in match.ledger()]
    assert verdicts == [KEPT if number in shown else BROKEN for number in range(1, 7)]


@rule("OSA-DEST-10")
def test_a_badge_holder_who_has_not_looked_may_claim_too_and_is_heard_before_the_others_choose() -> None:
    match = match_at("ask-announce", "heard", seen=False)
    (holder,) = match.asked()  # and nobody else chooses yet
    said = [match.say(holder, -1, ["claim-monsters", HALL])]
    match.choose(holder, match.options(holder)[0])  # free to say no more
    assert match.question()[0] == "ask-destination"
    said.append(match.say(holder, -1, ["claim-quiet", TOYS]))
    assert holder not in match.asked()
    for seat in match.asked():
        assert match.acts(seat) == said


@pytest.mark.parametrize("question", ["ask-discuss", "ask-vote", "ask-destination", "ask-move"])
def test_whatever_is_said_changes_nothing_on_the_table_and_nothing_that_can_be_chosen(question: str) -> None:
    match = match_at(question, "words", seen=False)
    state = cast("Lockdown", match.state)
    before = GAME.write_facts(state), {seat: match.options(seat) for seat in match.asked()}, match.serial
    for speaker in range(4):
        match.say(speaker, -1, ["promise-go", HALL])
        match.say(speaker, (speaker + 1) % 4, ["threat-vote", speaker])
    assert before == (
        GAME.write_facts(state),
        {seat: match.options(seat) for seat in match.asked()},
        match.serial,
    )


@rule("OSA-DEST-08", "OSA-GEN-05")
def test_anybody_may_name_a_destination_and_lie() -> None:
    match = Match(GAME, GAME.agree(3), "promises")
    while match.question()[0] != "ask-destination":
        match.choose(match.asked()[0], match.options(match.asked()[0])[0])
    seat = match.asked()[0]
    chosen = match.options(seat)[0]
    target = match.game.vocabulary.targets(chosen)[0]
    match.say(seat, -1, ["promise-go", AREAS[target - 1]])
    match.say(seat, -1, ["promise-go", AREAS[target % 6]])
    while not any(event.kind == "destination" for event in match.journal.events):
        asked = match.asked()[0]
        match.choose(asked, chosen if asked == seat else match.options(asked)[0])
    assert [verdict for _, verdict in match.ledger()] == [KEPT, BROKEN]
