"""The judgement of Osaczeni: it plays by what its seat knows, sensibly, and much better than chance."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.osaczeni.driver import (
    AGA,
    BAT,
    CAR_PARK,
    CHAINSAW,
    CLOTHING,
    CRYBABY,
    DEFENDER,
    DRINK,
    FILIP,
    GUN,
    HALL,
    KRZYS,
    LEADER,
    MEAT,
    NORBERT,
    PASS,
    SURVEILLANCE,
    TOYS,
    WALKIE,
    Driver,
    Option,
    family,
    table,
)

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot
from ostoja.engine.heuristics import Hearing
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.talk import Act
from ostoja.games.osaczeni import GAME
from ostoja.games.osaczeni.heuristics import LockdownHeuristics

WORLDS = 8
QUESTIONS = {
    *("PlaceFamily", "Discussion", "Pointing", "TieBreak", "Keep", "Give", "WalkieTalkies"),
    *("OpenMap", "SecretMaps", "Move", "Drinks", "Victim"),
}


def ratings(t: Driver, seat: int, hearing: Hearing | None = None) -> dict[Option, float]:
    """Rate what a seat is offered, in a world that it cannot tell from the true one."""
    chair = Chair(GAME, t.g, seat, hearing)
    rated = LockdownHeuristics().rate(chair.sample(seeded("judgement")), seat, chair.options(), chair.hearing)
    return dict(zip(t.options(seat), rated, strict=True))


def best(t: Driver, seat: int) -> Option:
    """Return what the judgement likes best."""
    rated = ratings(t, seat)
    return max(rated, key=lambda option: rated[option])


# ------------------------------------------------------------ only what the seat knows


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_is_dealt_anew_changes_no_rating_and_no_word(seats: int) -> None:
    asked: Counter[str] = Counter()
    for number in range(25):
        judge_a_game(seats, f"secrets {seats} {number}", asked)
        if set(asked) >= QUESTIONS:
            return
    assert set(asked) >= QUESTIONS


def judge_a_game(seats: int, seed: str, asked: Counter[str]) -> None:
    """Play a random game with talk and rate every question in many worlds."""
    match = Match(GAME, GAME.agree(seats), seed)
    chance = seeded(f"walk {seed}")
    judgement = LockdownHeuristics()
    while not match.state.over:
        form = GAME.talk[match.state.serial % len(GAME.talk)]
        about = (1,) * len(form.domains)
        acts = [Act(speaker, -1, form, about, 0) for speaker in range(seats)]
        hearing = Hearing(acts, [0.2 + 0.7 * seat / seats for seat in range(seats)])
        for seat in match.asked():
            asked[type(match.state.agenda[-1]).__name__] += 1
            judge_alike(match, seat, judgement, hearing)
        seat = match.asked()[0]
        match.state.apply(seat, chance.pick(match.options(seat)))


def judge_alike(match: Match, seat: int, judgement: LockdownHeuristics, hearing: Hearing) -> None:
    """Compare the ratings and the words of one seat in many worlds."""
    options = match.options(seat)
    chair = Chair(GAME, match.state, seat, hearing)
    worlds = [chair.sample(seeded(f"world {number}")) for number in range(WORLDS)]
    rated = [judgement.rate(world, seat, options, hearing) for world in worlds]
    assert all(ratings == rated[0] for ratings in rated)
    assert len(rated[0]) == len(options)
    words = [judgement.speak(world, seat, hearing, seeded("tongue")) for world in worlds]
    assert all(speech == words[0] for speech in words)


# ------------------------------------------------------------ clear positions


def test_hides_the_crybaby_when_outvoted() -> None:
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, LEADER), (FILIP, CRYBABY)]}
    t = table(heads=heads, monsters={TOYS: 6}, hands={AGA: [MEAT]})
    t.attack()
    assert best(t, AGA) == ("hide", CRYBABY)


def test_a_weapon_that_stops_the_monsters_saves_the_crybaby() -> None:
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, LEADER), (FILIP, CRYBABY)]}
    t = table(heads=heads, monsters={TOYS: 4}, hands={AGA: [BAT]})
    t.attack()
    assert best(t, AGA) == ("fight", BAT)


def test_a_weapon_that_does_not_is_kept() -> None:
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, LEADER), (FILIP, CRYBABY)]}
    t = table(heads=heads, monsters={TOYS: 6}, hands={AGA: [BAT]})
    t.attack()
    assert best(t, AGA) == PASS


def test_a_weapon_is_kept_when_somebody_else_will_be_eaten() -> None:
    heads = {TOYS: [(AGA, DEFENDER), (AGA, LEADER), (FILIP, CRYBABY)]}
    t = table(heads=heads, monsters={TOYS: 5}, hands={AGA: [CHAINSAW]})
    t.attack()
    assert best(t, AGA) == PASS


def test_votes_for_itself_at_the_truck_and_against_the_leader_of_the_game() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER), (FILIP, CRYBABY)]})
    t.truck()
    assert best(t, AGA) == ("vote", AGA)
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, CRYBABY), (KRZYS, CRYBABY)]}
    t = table(heads=heads, dead=[(KRZYS, DEFENDER), (KRZYS, LEADER)], monsters={TOYS: 5})
    t.attack()
    rated = ratings(t, AGA)
    assert rated["vote", AGA] < rated["vote", KRZYS] < rated["vote", FILIP]


def test_the_holder_of_the_victim_token_spares_itself() -> None:
    t = table(heads={TOYS: [(AGA, CRYBABY), (FILIP, CRYBABY)]}, monsters={TOYS: 3}, victim=AGA)
    t.attack()
    t.vote({AGA: FILIP, FILIP: AGA})
    assert best(t, AGA) == ("choose", FILIP)


def test_gives_up_the_cheapest() -> None:
    t = table(heads={TOYS: family(AGA, LEADER, CRYBABY)}, monsters={TOYS: 4})
    t.attack()
    assert best(t, AGA) == ("sacrifice", LEADER)


def test_does_not_walk_to_where_the_dice_it_saw_send_the_monsters() -> None:
    heads = {
        SURVEILLANCE: family(AGA),
        TOYS: [(FILIP, LEADER), (KRZYS, LEADER)],
        CLOTHING: [(FILIP, DEFENDER), (KRZYS, DEFENDER)],
    }
    for doomed, calm in ((TOYS, CLOTHING), (CLOTHING, TOYS)):
        t = table(heads=heads, others=False)
        t.take_badge([doomed] * 4)
        dice, seers = t.g.dice[:], t.g.seers
        t.destinations()
        assert (t.g.dice, t.g.seers) == (dice, seers)
        rated = ratings(t, AGA)
        assert rated["go", calm] > rated["go", doomed]


def test_drinks_to_get_the_crybaby_out_of_a_doomed_area() -> None:
    heads = {TOYS: [(AGA, CRYBABY), (FILIP, LEADER), (FILIP, CRYBABY)], HALL: [(AGA, DEFENDER), (KRZYS, DEFENDER)]}
    t = table(heads=heads, monsters={TOYS: 6}, hands={AGA: [DRINK]}, others=False)
    t.movement({})
    assert best(t, AGA) == ("run", CRYBABY, HALL)


def test_a_claim_of_a_trusted_witness_counts() -> None:
    heads = {SURVEILLANCE: family(FILIP), HALL: family(AGA), TOYS: [(KRZYS, DEFENDER), (NORBERT, DEFENDER)]}
    t = table(heads=heads, badge=FILIP, others=False)
    t.take_badge([CAR_PARK] * 4)
    t.destinations()
    t.choose(FILIP, "go", CLOTHING)
    form = next(form for form in GAME.talk if form.name() == "claim-monsters")
    claim = [Act(FILIP, -1, form, (4,), 0)]
    silent = ratings(t, AGA)["go", TOYS]
    assert ratings(t, AGA, Hearing(claim, [0.5, 0.9, 0.5, 0.5]))["go", TOYS] < silent
    assert ratings(t, AGA, Hearing(claim, [0.5, 0.1, 0.5, 0.5]))["go", TOYS] > silent


def test_keeps_meat_before_a_walkie_talkie() -> None:
    t = table(heads={CAR_PARK: [(AGA, LEADER)]}, deck=[WALKIE, GUN, MEAT])
    t.truck()
    assert best(t, AGA) == ("keep", MEAT)


# ------------------------------------------------------------ strength


def test_one_greedy_bot_wins_far_more_than_its_share_against_random_ones() -> None:
    setup = GAME.agree(4)
    won = 0.0
    for number in range(200):
        state = GAME.new(setup, seeded(f"arena {number}"))
        names = ["greedy" if seat == number % 4 else "random" for seat in range(4)]
        bots = [bot(name, seeded(f"{number} {seat}")) for seat, name in enumerate(names)]
        while not state.over:
            seat = seats_in(state.asked)[0]
            state.apply(seat, bots[seat].choose(Chair(GAME, state, seat)))
        winners = GAME.result(state).winners
        won += 1.0 / len(winners) if number % 4 in winners else 0.0
    assert won / 200 > 0.6


@pytest.mark.parametrize("variant", [4, 9, 14])
def test_the_judgement_knows_the_questions_of_the_variants(variant: int) -> None:
    setup = GAME.agree(4, {"variant": f"{variant:02d}", "all_variants": True, "energy_drink_window": "any_time"})
    for number in range(6):
        state = GAME.new(setup, seeded(f"variant {number}"))
        bots = [bot("greedy", seeded(f"{number} {seat}")) for seat in range(4)]
        while not state.over:
            seat = seats_in(state.asked)[0]
            state.apply(seat, bots[seat].choose(Chair(GAME, state, seat)))
