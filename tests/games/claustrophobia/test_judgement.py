"""Clear positions: what a player with any sense does there, and which side has the better of them."""

from __future__ import annotations

from math import isclose, isfinite
from typing import TYPE_CHECKING

from tests.games.claustrophobia.driver import DEMON, HUMAN, TWO_TILES, Driver, Option, table

from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.heuristics import Judgement
from ostoja.games.claustrophobia.heuristics_value import FEATURES
from ostoja.games.claustrophobia.scenario import SCENARIO

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

ROW = ("T35 0 0 0", "T36 0 1 0", "T33 0 2 2")  # one behind the other, to the north


def ratings(t: Driver) -> dict[Option, float]:
    """Rate what is offered now."""
    rated = Judgement().rate(t.g, t.asked, t.g.offers[t.asked], Hearing([], [0.5, 0.5]))
    return dict(zip(t.options, rated, strict=True))


def best(t: Driver) -> Option:
    """Return what the judgement likes best."""
    rated = ratings(t)
    return max(rated, key=lambda option: rated[option])


def place_all(t: Driver) -> set[object]:
    """Place Destiny dice by judgement; return the squares they went to."""
    squares: set[object] = set()
    while t.question == "ask-place":
        chosen = best(t)
        if chosen[0] == "place":
            squares.add(chosen[1])
        t.do(*chosen)
    return squares


def chance(t: Driver, seat: int) -> float:
    """Return a seat's chance of winning."""
    return Judgement().value(t.g)[seat]


# ------------------------------------------------------------ Dodge


def test_a_dodge_saves_the_brute_who_would_die() -> None:
    t = table(
        tiles=("T12 0 0 0", "T36 0 1 0"),
        at={"T12": ["brute-1", "demon-1"], "T36": ["redeemer"]},
        figures=["demon-1 underground-hunter 0"],
        cancelled={"brute-1": "13"},
        hand=["dodge"],
    )
    t.rolls(6, 6, 1)  # two hits, which count double in Hungry Tunnels: all four lines that he has left
    t.activate("demon-1").do("attack", "brute-1")
    assert t.question == "ask-dodge"
    assert best(t) == ("dodge",)


def test_a_dodge_is_kept_while_the_brute_is_well_though_a_friend_is_not() -> None:
    t = table(
        at={"T35": ["brute-1", "troglodyte-1"], "T36": ["redeemer"]}, cancelled={"redeemer": "1345"}, hand=["dodge"]
    )
    t.rolls(6)
    t.activate("troglodyte-1").do("attack", "brute-1")
    assert t.question == "ask-dodge"
    assert best(t) == ("pass",)


# ------------------------------------------------------------ Destiny


def test_resistance_holds_the_blades_who_would_slip_away() -> None:
    held = {"T35": ["blade-1", "troglodyte-1", "troglodyte-2"], "T36": ["blade-2", "troglodyte-3", "troglodyte-4"]}
    assert "resist" in place_all(table(at=held, threat=0).threat(3, 6, 1))


def test_resistance_holds_a_blade_on_the_last_steps_to_the_exit() -> None:
    tiles = ("T35 0 0 0", "T36 0 1 0", "T01 0 2 2")
    at = {"T36": ["blade-1", "troglodyte-1", "troglodyte-2"], "T35": ["brute-1"]}
    assert "resist" in place_all(table(tiles=tiles, at=at, threat=3, countdown=0).threat(4, 5, 2))


def test_resistance_is_of_no_use_where_nobody_is_elusive() -> None:
    at = {"T35": ["brute-1", "troglodyte-1", "troglodyte-2"], "T36": ["redeemer"]}
    assert "resist" not in place_all(table(at=at, threat=3).threat(4, 5, 2))


def test_threat_points_that_nobody_can_use_are_not_hoarded() -> None:
    full = [f"troglodyte-{number}" for number in range(1, 4)]
    crowded = {"T35": ["redeemer", "brute-1", *full]}
    squares = place_all(table(at=crowded, threat=9).threat(2, 4, 6))
    assert "sounds" not in squares


# ------------------------------------------------------------ sending


def test_troglodytes_are_sent_to_strike_in_the_next_round_rather_than_kept() -> None:
    waiting = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]
    t = table(tiles=ROW, at={"T35": ["redeemer", "brute-1"], "T36": waiting}, threat=3)
    t.sending()
    assert best(t)[0] == "send"


def test_the_demon_is_not_summoned_behind_its_own_troglodytes() -> None:
    full = ["troglodyte-1", "troglodyte-2", "troglodyte-3"]
    free = ratings(table(tiles=ROW, at={"T35": ["redeemer", "brute-1"]}, threat=5, demons_left=1).sending())
    crowded = ratings(table(tiles=ROW, at={"T35": ["redeemer", "brute-1", *full]}, threat=5, demons_left=1).sending())
    assert free["summon", "T36"] > free["pass",]
    assert crowded["summon", "T36"] < free["summon", "T36"]


# ------------------------------------------------------------ the value of a position


def played(scenario: str, choices: int) -> Maze:
    """Return a game that has been played for some choices by lot."""
    g = GAME.new(GAME.agree(2, {"scenario": scenario}), seeded(f"value {scenario}"))
    rng = seeded("lot")
    for _ in range(choices):
        if g.over:
            break
        seat = (g.asked & -g.asked).bit_length() - 1
        g.apply(seat, g.offers[seat][rng.below(len(g.offers[seat]))])
    return g


def test_every_scenario_has_finite_features_and_chances_that_sum_to_one() -> None:
    judgement = Judgement()
    assert judgement.weights().names == FEATURES
    for scenario in SCENARIO.labels:
        for choices in (0, 20, 60, 120):
            g = played(str(scenario), choices)
            for row in judgement.features(g):
                assert len(row) == len(FEATURES)
                assert all(isfinite(number) for number in row)
            assert isclose(sum(judgement.value(g)), 1.0)


def test_a_wounded_party_is_worth_less_and_a_rich_demon_more() -> None:
    at = {"T35": ["redeemer", "brute-1", "blade-1"]}
    well = chance(table(at=at, threat=2), HUMAN)
    assert chance(table(at=at, threat=2, cancelled={"brute-1": "1234", "blade-1": "123"}), HUMAN) < well
    assert chance(table(at=at, threat=12), DEMON) > 1.0 - well


def test_the_nearer_the_exit_the_better() -> None:
    tiles = ("T35 0 0 0", "T36 0 1 0", "T01 0 2 2")
    near = chance(table(tiles=tiles, at={"T36": ["redeemer", "brute-1"]}, countdown=0), HUMAN)
    far = chance(table(tiles=tiles, at={"T35": ["redeemer", "brute-1"]}, countdown=0), HUMAN)
    unknown = chance(table(at={"T35": ["redeemer", "brute-1"]}), HUMAN)
    assert near > far
    assert near > unknown


def test_a_seal_laid_and_a_wounded_master_are_progress() -> None:
    tiles = ("T02 0 0 0", "T36 0 1 0")
    seals = [chance(table("ritual", tiles=tiles, at={"T02": ["redeemer"]}, seals=n), HUMAN) for n in range(3)]
    assert seals[0] < seals[1] < seals[2]
    master = [
        chance(
            table(
                "cut-off-the-head",
                tiles=tiles,
                at={"T02": ["redeemer", "demon-1"]},
                figures=[f"demon-1 master-of-souls {n}"],
            ),
            HUMAN,
        )
        for n in (0, 4)
    ]
    assert master[0] < master[1]


def test_too_few_heroes_to_win_are_worth_little() -> None:
    alone = chance(table(tiles=TWO_TILES, at={"T35": ["redeemer"]}), HUMAN)
    assert alone < chance(table(tiles=TWO_TILES, at={"T35": ["redeemer", "blade-1"]}), HUMAN)


def test_neither_rating_nor_valuing_changes_the_world() -> None:
    for scenario in SCENARIO.labels:
        g = played(str(scenario), 40)
        if g.over:
            continue
        before = GAME.write_facts(g)
        seat = (g.asked & -g.asked).bit_length() - 1
        Judgement().rate(g, seat, g.offers[seat], Hearing([], [0.5, 0.5]))
        Judgement().value(g)
        assert GAME.write_facts(g) == before
