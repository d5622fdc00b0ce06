"""Clear positions: what a player with any sense does there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.bot import Chair
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.engine.talk import Act
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.heuristics import MallHeuristics
from tests.games.mall_of_horror.driver import (
    BASEBALL_BAT,
    BLACK,
    BLUE,
    CAMERA,
    GRENADES,
    GUNMAN,
    HARDWARE,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PASS,
    PIN_UP,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    Option,
    table,
)

if TYPE_CHECKING:
    from ostoja.engine.vocabulary import Word


def ratings(t: Driver, seat: int, hearing: Hearing | None = None) -> dict[Option, float]:
    """Rate what a seat is offered, in a world that it cannot tell from the true one."""
    chair = Chair(GAME, t.g, seat, hearing)
    world = chair.sample(seeded("judgement"))
    rated = MallHeuristics().rate(world, seat, chair.options(), chair.hearing)
    return dict(zip(t.options(seat), rated, strict=True))


def best(t: Driver, seat: int, hearing: Hearing | None = None) -> Option:
    """Return what the judgement likes best."""
    rated = ratings(t, seat, hearing)
    return max(rated, key=lambda option: rated[option])


def heard(seat: int, trust: float, *words: Word, seats: int = 4) -> Hearing:
    """Return what everybody heard from one seat, who is trusted so far."""
    form = next(form for form in GAME.talk if form.name() == words[0])
    about = tuple(domain.read(word) for domain, word in zip(form.domains, words[1:], strict=True))
    beliefs = [0.5] * seats
    beliefs[seat] = trust
    return Hearing([Act(seat, -1, form, about, 0)], beliefs)


# ------------------------------------------------------------ cards


def test_hides_the_pin_up_when_outvoted() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (RED, PIN_UP), (RED, GUNMAN)]},
        zombies={MEGATOYS: 5},
        hands={YELLOW: [HIDE]},
    )
    t.attack()
    assert best(t, YELLOW) == ("hide", PIN_UP)


def test_does_not_hide_where_it_has_the_majority() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (RED, PIN_UP)]},
        zombies={MEGATOYS: 5},
        hands={YELLOW: [HIDE]},
    )
    t.attack()
    assert best(t, YELLOW) == PASS


def test_a_weapon_that_closes_the_breach_saves_the_pin_up() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (RED, TOUGH_GUY), (RED, GUNMAN)]},
        zombies={MEGATOYS: 5},
        hands={YELLOW: [GRENADES]},
    )
    t.attack()
    assert best(t, YELLOW) == ("fight", GRENADES)


def test_a_weapon_that_does_not_close_the_breach_is_kept() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (RED, TOUGH_GUY), (RED, GUNMAN)]},
        zombies={MEGATOYS: 6},
        hands={YELLOW: [BASEBALL_BAT]},
    )
    t.attack()
    assert best(t, YELLOW) == PASS


def test_a_weapon_is_kept_when_somebody_else_will_be_eaten() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, TOUGH_GUY), (YELLOW, GUNMAN), (RED, PIN_UP)]},
        zombies={MEGATOYS: 5},
        hands={YELLOW: [GRENADES]},
    )
    t.attack()
    assert best(t, YELLOW) == PASS


def test_two_cards_close_together_what_one_does_not() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (RED, TOUGH_GUY), (RED, GUNMAN)]},
        zombies={MEGATOYS: 5},
        hands={YELLOW: [BASEBALL_BAT, HARDWARE]},
    )
    t.attack()
    first = best(t, YELLOW)
    assert first[0] in {"fight", "barricade"}
    t.choose(YELLOW, *first)
    assert best(t, YELLOW)[0] in {"fight", "barricade"}


def test_hardware_is_no_answer_to_four_zombies_at_the_supermarket() -> None:
    t = table(
        heads={SUPERMARKET: [(YELLOW, PIN_UP), (RED, TOUGH_GUY), (RED, GUNMAN)]},
        zombies={SUPERMARKET: 4},
        hands={YELLOW: [HARDWARE, BASEBALL_BAT]},
    )
    t.attack()
    assert best(t, YELLOW) == ("fight", BASEBALL_BAT)


def test_alone_at_parking_it_shoots() -> None:
    t = table(heads={PARKING: [(YELLOW, PIN_UP)]}, zombies={PARKING: 2}, hands={YELLOW: [GRENADES]})
    t.attack()
    assert best(t, YELLOW) == ("fight", GRENADES)


def test_a_threat_wins_the_truck_where_it_breaks_a_tie() -> None:
    t = table(heads={PARKING: [(YELLOW, GUNMAN), (RED, GUNMAN)]}, hands={YELLOW: [THREAT]}, zombies={})
    t.search()
    assert best(t, YELLOW) == ("threaten",)


def test_a_threat_is_not_wasted_where_it_changes_nothing() -> None:
    t = table(heads={PARKING: [(YELLOW, GUNMAN), (RED, PIN_UP)]}, hands={YELLOW: [THREAT]})
    t.search()
    assert best(t, YELLOW) == PASS


def test_keeps_hide_and_gives_the_least_to_the_weakest() -> None:
    t = table(
        heads={PARKING: [(YELLOW, GUNMAN)]},
        dead=[(BLUE, PIN_UP), (BLUE, TOUGH_GUY)],
        deck=[CAMERA, GRENADES, HIDE, SPRINT],
    )
    t.search()
    assert best(t, YELLOW) == ("keep", HIDE)
    t.choose(YELLOW, "keep", HIDE)
    assert best(t, YELLOW) == ("give", CAMERA, BLUE)


# ------------------------------------------------------------ where to go


def test_does_not_walk_into_a_doomed_room_when_it_saw_the_dice() -> None:
    quiet = {RESTROOM: [(RED, GUNMAN), (BLUE, GUNMAN)], MEGATOYS: [(RED, TOUGH_GUY), (BLUE, TOUGH_GUY)]}
    heads = quiet | {HQ: [(YELLOW, PIN_UP), (YELLOW, GUNMAN), (YELLOW, TOUGH_GUY)]}
    for doomed, safe in ((RESTROOM, MEGATOYS), (MEGATOYS, RESTROOM)):
        t = table(heads=heads, chief_elected=True)
        t.arrival([doomed, doomed, doomed, doomed])
        t.pass_all()
        t.destinations()
        rated = ratings(t, YELLOW)
        assert rated["go", safe] > rated["go", doomed]


def test_believes_a_trusted_witness_and_not_a_liar() -> None:
    t = table(heads={HQ: [(RED, GUNMAN)]}, badge=RED, chief_elected=True)
    t.arrival([PARKING, PARKING, PARKING, PARKING])
    t.pass_all()
    t.destinations()
    t.choose(RED, "go", SUPERMARKET)
    silent = ratings(t, YELLOW)["go", RESTROOM]
    assert ratings(t, YELLOW, heard(RED, 0.9, "claim-zombies", RESTROOM))["go", RESTROOM] < silent
    assert ratings(t, YELLOW, heard(RED, 0.1, "claim-zombies", RESTROOM))["go", RESTROOM] > silent
    assert ratings(t, YELLOW, heard(RED, 0.5, "claim-zombies", RESTROOM))["go", RESTROOM] == silent


def test_a_claim_of_somebody_who_saw_nothing_is_idle() -> None:
    t = table(heads={HQ: [(RED, GUNMAN)]}, badge=RED, chief_elected=True)
    t.arrival()
    t.pass_all()
    t.destinations()
    t.choose(RED, "go", SUPERMARKET)
    assert ratings(t, YELLOW, heard(BLUE, 0.9, "claim-zombies", RESTROOM)) == ratings(t, YELLOW)


def test_takes_the_pin_up_out_of_a_room_that_will_fall() -> None:
    t = table(
        heads={RESTROOM: [(YELLOW, PIN_UP), (RED, PIN_UP), (RED, GUNMAN)], MEGATOYS: [(YELLOW, TOUGH_GUY)]},
        zombies={RESTROOM: 6},
    )
    t.movement({YELLOW: SUPERMARKET}, [])
    assert best(t, YELLOW) == ("move", PIN_UP)


def test_an_eliminated_player_spoils_the_leaders_room() -> None:
    t = table(
        heads={
            MEGATOYS: [(RED, PIN_UP), (RED, TOUGH_GUY)],
            RESTROOM: [(BLUE, GUNMAN), (BLACK, GUNMAN)],
            SUPERMARKET: [(BLUE, TOUGH_GUY), (BLACK, TOUGH_GUY)],
        },
        zombies={MEGATOYS: 2},
        others=False,
    )
    t.destinations()
    while YELLOW not in t.asked:
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert best(t, YELLOW) == ("lure", MEGATOYS)


# ------------------------------------------------------------ votes


def test_votes_for_itself_at_the_truck_and_for_the_badge() -> None:
    t = table(heads={PARKING: [(YELLOW, GUNMAN), (RED, PIN_UP)]})
    t.search()
    t.pass_all()
    assert best(t, YELLOW) == ("vote", YELLOW)
    t = table(heads={HQ: [(YELLOW, GUNMAN), (RED, PIN_UP)]})
    t.election()
    t.pass_all()
    assert best(t, YELLOW) == ("vote", YELLOW)


def test_never_votes_against_itself_and_rather_against_the_leader() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]},
        dead=[(BLUE, TOUGH_GUY), (BLUE, GUNMAN), (BLACK, PIN_UP)],
        zombies={MEGATOYS: 5},
    )
    t.attack()
    t.pass_all()
    rated = ratings(t, YELLOW)
    assert rated["vote", YELLOW] < rated["vote", BLUE] < rated["vote", RED]


def test_with_one_death_to_go_it_votes_for_the_death_that_makes_it_win() -> None:
    # Yellow has 10 points, Red 12, Blue 7: only Red's loss wins, although Blue has as few votes.
    t = table(
        heads={
            MEGATOYS: [(YELLOW, GUNMAN), (RED, TOUGH_GUY), (BLUE, PIN_UP)],
            RESTROOM: [(YELLOW, PIN_UP), (RED, PIN_UP)],
        },
        zombies={MEGATOYS: 5},
        others=False,
    )
    assert t.alive == 5
    t.attack()
    t.pass_all()
    assert best(t, YELLOW) == ("vote", RED)
    assert best(t, RED) != ("vote", RED)


def test_with_one_death_to_go_it_sacrifices_the_cheapest() -> None:
    t = table(
        heads={
            MEGATOYS: [(YELLOW, PIN_UP), (YELLOW, GUNMAN)],
            RESTROOM: [(RED, PIN_UP), (BLUE, PIN_UP), (BLACK, PIN_UP)],
        },
        zombies={MEGATOYS: 5},
        others=False,
    )
    t.attack()
    t.pass_all()
    assert best(t, YELLOW) == ("sacrifice", GUNMAN)


def test_believes_a_trusted_promise_of_a_vote() -> None:
    t = table(
        heads={MEGATOYS: [(YELLOW, PIN_UP), (RED, PIN_UP), (BLUE, PIN_UP)]},
        zombies={MEGATOYS: 5},
    )
    t.attack()
    t.pass_all()
    joined = ratings(t, YELLOW, heard(RED, 0.95, "promise-vote", BLUE))
    assert joined["vote", BLUE] > ratings(t, YELLOW)["vote", BLUE]


# ------------------------------------------------------------ talk


def test_somebody_who_saw_the_dice_says_something_about_them() -> None:
    t = table(heads={HQ: [(YELLOW, GUNMAN)]}, chief_elected=True)
    t.arrival([RESTROOM, RESTROOM, PARKING, HQ])
    t.pass_all()
    t.destinations()
    said: set[str] = set()
    for number in range(20):
        chair = Chair(GAME, t.g, YELLOW)
        chair.hearing.candour = 0.6
        for to, words in MallHeuristics().speak(chair.sample(seeded("w")), YELLOW, chair.hearing, seeded(f"{number}")):
            said.add(" ".join(str(word) for word in words))
            assert to == -1
    truth = {"claim-zombies restroom"}
    assert truth < said, "it tells the truth, and sometimes lies"
