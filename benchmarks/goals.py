"""What is to be reached, and the figures of a release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.report import (
    BUILDS,
    MALL,
    MORE_SEATS,
    SEATS,
    STEADY,
    Goal,
    length_of,
    middle_of,
    ours,
    own_key,
    ranged,
    ratios,
    search_of,
    shape_of,
    spread,
    values,
)

if TYPE_CHECKING:
    from benchmarks.report import Results

ISMCTS = "python_ismcts_hearts"  # open_spiel's search bot, with which ours is compared
BESIDE_MALL = {"claustrophobia": 0.6}  # of Mall of Horror's decisions/s, by game
BESIDE = 0.8  # and for every other one


def goals(results: Results) -> list[Goal]:
    """List what is to be reached: beside the peers, among our games, and by our search."""
    return [*peer_goals(results), *family_goals(results), *copy_goals(results), *length_goals(results)]


def peer_goals(results: Results) -> list[Goal]:
    """List what Mall of Horror has to reach beside the peers."""
    four = {build: ours(build, MALL, SEATS) for build in BUILDS}
    six = ours("compiled", MALL, MORE_SEATS)
    rate = "decisions_s"
    return [
        Goal(
            "interpreted: at least 3 x python_team_dominoes",
            3,
            ratios(results, (four["interpreted"], rate), ("python_team_dominoes", rate)),
        ),
        Goal(
            "interpreted, with a view per decision: at least 4 x texas_holdem_v4",
            4,
            ratios(results, (four["interpreted"], "viewed_s"), ("texas_holdem_v4", rate)),
        ),
        Goal(
            "interpreted, in PettingZoo's shape: at least 3 x texas_holdem_v4",
            3,
            ratios(results, (shape_of("interpreted", MALL), rate), ("texas_holdem_v4", rate)),
        ),
        Goal(
            "compiled, 4 seats, stepped: at least 2 x hearts",
            2,
            ratios(results, (four["compiled"], "stepped_s"), ("hearts", rate)),
        ),
        Goal(
            "compiled, 6 seats, stepped: at least 1.5 x social_deduction",
            1.5,
            ratios(results, (six, "stepped_s"), ("social_deduction", rate)),
        ),
        Goal(
            "compiled, 6 seats, own loop: at least 0.6 x open_spiel's own loop on social_deduction",
            0.6,
            ratios(results, (six, rate), ("social_deduction", "inside_s")),
        ),
        Goal(
            f"compiled, random play-outs in imagined worlds: at least 5 x {ISMCTS}",
            5,
            ratios(results, (search_of("compiled", MALL), "simulated_s"), (ISMCTS, "simulated_s")),
        ),
        Goal(
            f"compiled, play-outs by judgement, as our search has them, beside {ISMCTS}",
            None,
            ratios(results, (search_of("compiled", MALL), "judged_s"), (ISMCTS, "simulated_s")),
        ),
    ]


def family_goals(results: Results) -> list[Goal]:
    """List how close our other games have to come to Mall of Horror."""
    base = own_key(results, "compiled", MALL)
    found: list[Goal] = []
    for game in family(results):
        line = BESIDE_MALL.get(game, BESIDE)
        text = f"compiled, {game}: at least {line} of Mall of Horror's decisions/s"
        key = own_key(results, "compiled", game)
        found.append(Goal(text, line, ratios(results, (key or "", "decisions_s"), (base or "", "decisions_s"))))
    return found


def copy_goals(results: Results) -> list[Goal]:
    """List what a copy may cost."""
    found: list[Goal] = []
    for build in BUILDS:
        key = ours(build, MALL, SEATS)
        found += [
            Goal(f"{build}: a copy costs at most 3 of our decisions", 3, copies(results, key), at_most=True),
            Goal(
                f"{build}: a copy costs at most 5 % of python_team_dominoes' clone",
                0.05,
                ratios(results, (key, "copy_us"), ("python_team_dominoes", "copy_us")),
                at_most=True,
            ),
        ]
    return found


def length_goals(results: Results) -> list[Goal]:
    """List what a decision late in a game may cost."""
    found: list[Goal] = []
    for build in BUILDS:
        key = length_of(build, MALL)
        growth = ratios(results, (key, "prolonged.last_us"), (key, "prolonged.first_us"))
        text = f"{build}: a late decision of a prolonged game costs at most {STEADY} early ones"
        found.append(Goal(text, STEADY, growth, at_most=True))
    return found


def family(results: Results) -> list[str]:
    """List our games that were compared with Mall of Horror, compiled."""
    keys = [key.split(" ") for key in results]
    return [key[1] for key in keys if len(key) == 3 and key[0] == "compiled" and key[1] != MALL and key[2].isdigit()]


def copies(results: Results, key: str) -> list[float]:
    """Return how many of our own decisions a copy costs."""
    rows = results.get(key, [])
    pairs = zip(values(rows, "copy_us"), values(rows, "decisions_s"), strict=True)
    return [copy * rate / 1e6 for copy, rate in pairs if copy is not None and rate is not None]


def line_of(results: Results) -> dict[str, str]:
    """Return the figures of a release, by the columns of the history."""
    four, six, rate = ours("compiled", MALL, SEATS), ours("compiled", MALL, MORE_SEATS), "decisions_s"
    pairs = {
        "stepped / hearts": ((four, "stepped_s"), ("hearts", rate)),
        "stepped / social_deduction": ((six, "stepped_s"), ("social_deduction", rate)),
        "own loop / inside": ((six, rate), ("social_deduction", "inside_s")),
        "play-outs / ISMCTS": ((search_of("compiled", MALL), "simulated_s"), (ISMCTS, "simulated_s")),
        "PettingZoo / texas_holdem": ((shape_of("interpreted", MALL), rate), ("texas_holdem_v4", rate)),
    }
    cells = {name: ranged(spread(ratios(results, over, under))) for name, (over, under) in pairs.items()}
    for goal, game in zip(family_goals(results), family(results), strict=True):
        cells[f"{game} / Mall"] = ranged(spread(goal.rounds))
    for game in (MALL, *family(results)):
        key = own_key(results, "interpreted", game)
        cells[f"view us, {game}"] = middle_of(results.get(key or "", []), "view_us")
    return cells
