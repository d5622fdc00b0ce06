"""The double game: sides swapped over two games, and the stars of both decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from tests.games.zombie_terror.driver import EVERYBODY, Driver, base, random_game
from tests.marks import rule

from ostoja.engine.errors import RecordError, SetupError
from ostoja.engine.match import Match
from ostoja.engine.position import read_position, write_position
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.flow import BASE_PLAY, BasePlay, BaseRound

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

DOUBLE = {"double_game": True}
ADA, BOB = 0, 1  # Ada leads the humans first, Bob the zombies
LOST = "nurse A1, banker A3"  # four stars at most: the zombies win at the end of their turn


def double(people: str, zombies: str = "M6 east", phase: str = "human_turn", **facts: Any) -> Driver:
    """Play the first game of a double game from a phase of a round on; what follows is the second game."""
    t = base(people, zombies, DOUBLE, **facts)
    return run(t, phase)


def run(t: Driver, phase: str) -> Driver:
    """Let the round, and then the whole game, go on from a phase."""
    play, rounds = BasePlay(), BaseRound()
    play.at = [each.__name__ for each in BASE_PLAY].index("rounds") + 1
    rounds.at = [each.__name__ for each in rounds.phases()].index(phase)
    t.g.agenda = [play, rounds]
    t.g.settle()
    return t


def second(people: str, zombies: str = "M6 east", phase: str = "human_turn", stars: int = 3, **facts: Any) -> Driver:
    """Play the second game from a phase on: Bob leads the humans now, and Ada has stars from the first one."""
    seats = {"zombie_seat": ADA, "first": BOB, "teams": [[], list(EVERYBODY)]}
    before = {"leg": 2, "rounds_before": 7, "stars_before": [stars, 0]}
    return run(base(people, zombies, DOUBLE, **{**seats, **before, **facts}), phase)


@rule("ZT-DBL-01", "ZT-DBL-02")
@pytest.mark.parametrize(("nurse", "stars"), [("healthy", 5), ("wounded", 4)])
def test_a_game_the_humans_win_is_followed_by_one_with_the_sides_swapped(nurse: str, stars: int) -> None:
    t = double(f"mechanic P6, nurse P7 {nurse}, child C6, banker C8").play(ADA, "move child east", "pass")
    if stars < 5:
        assert (t.view()["game"], t.asked) == (1, [BOB])
        return
    assert not t.g.over
    assert t.events("humans-win") == [(ADA,)]
    assert t.events("half-time") == [(ADA, 5, BOB)]
    view = t.view()
    assert (view["game"], view["games"], view["phase"], view["round"], view["winner"]) == (2, 2, "set-up", 0, -1)
    assert [player["side"] for player in view["players"]] == ["zombies", "humans"]
    assert [(player["stars"], player["stars_before"]) for player in view["players"]] == [(0, 5), (0, 0)]
    assert (t.question, t.asked) == ("ask-start", [BOB])
    assert GAME.side(t.g, ADA) == "zombies"


@rule("ZT-DBL-01")
@pytest.mark.parametrize(
    ("people", "phase", "facts", "why"),
    [
        (LOST, "turning", {}, "zombies-win-stars"),
        ("mechanic A1, child A3", "turning", {"round": 60}, "zombies-win-time"),
        ("mechanic A1, child A3", "zombie_terror", {"terror": 5}, "zombies-win-terror"),
    ],
)
def test_a_game_the_zombies_win_is_followed_too(people: str, phase: str, facts: dict[str, Any], why: str) -> None:
    saved = "policeman pool healthy 0 0" if people != LOST else "policeman pool wounded 0 0"
    t = double(f"{people}, {saved}", phase=phase, **facts)
    assert t.events(why) == [(BOB,)]
    assert t.events("half-time") == [(ADA, 1 if people != LOST else 0, BOB)]
    assert (t.view()["game"], t.view()["zombie_seat"], t.question) == (2, ADA, "ask-start")


@rule("ZT-DBL-03")
def test_everything_is_set_up_anew_for_the_second_game() -> None:
    people = "mechanic P6, child P7, nurse C6 wounded 2, banker K6 doomed, policeman pool gone"
    hands = [["courage"], ["plague"]]
    spent: dict[str, Any] = {"bullets": 1, "briefcase": False, "terror": 3, "round": 9, "shots": 1}
    cards: dict[str, Any] = {"hands": hands, "played": ["sewers", "trap"], "box": ["silence", "awe"]}
    t = double(people, "M6 east, M8 west", **spent, **cards).play(ADA, "move nurse east", "pass")
    view = t.view()
    assert GAME.result(t.g).rounds == 10
    assert t.events("cleared") == [(2, 3, 1, 0)]
    assert t.events("terror") == [], "no zombie turn follows"
    assert (view["bullets"], view["briefcase"], view["terror"], view["pool"], view["zombies"]) == (4, True, 0, 20, [])
    assert all(t.at(name) == "" and t.health(name) == "healthy" for name in EVERYBODY)
    assert all(t.person(name)["saved_by"] == -1 for name in EVERYBODY)
    assert (len(t.cards(ADA)), len(t.cards(BOB)), view["cards"]["box"], view["cards"]["played"]) == (4, 4, 4, [])
    assert t.cards(ADA) <= {"plague", "awe", "trap", "bloodlust", "rampage", "horde"}
    assert t.told(ADA, "dealt") != t.told(BOB, "dealt")
    t.play(BOB, *(f"place A{row}" for row in (1, 2, 3, 4, 5, 6)))
    t.place("M6 west", "K2 north", "K11 south", "O2 west", "O11 west")
    t.place("D2 east", "D4 east", "D8 east", "D10 east", "H2 east")
    assert (t.asked, t.question, t.view()["round"]) == ([BOB], "ask-human", 1)
    assert t.allowance == 1


@rule("ZT-DBL-03")
def test_the_cards_of_the_second_game_are_shuffled_again() -> None:
    hands = set()
    for number in range(12):
        t = random_game(2, f"again {number}", {"double_game": True, "zombie_seat": "1"})
        first = frozenset(t.cards(ADA))
        while t.view()["game"] == 1:
            seat = t.asked[0]
            t.choose(seat, *t.options(seat)[(number + t.g.serial) % len(t.options(seat))])
        assert len(t.cards(BOB)) == 4
        hands.add((first, frozenset(t.cards(BOB))))
    assert any(first != second for first, second in hands)
    assert len({second for _, second in hands}) > 4


@rule("ZT-DBL-04", "ZT-DBL-05")
@pytest.mark.parametrize(("before", "winners"), [(4, [BOB]), (5, []), (6, [ADA])])
def test_the_stars_of_both_games_decide_and_equal_ones_are_a_draw(before: int, winners: list[int]) -> None:
    t = second("mechanic P6, nurse P7, child C6", stars=before)
    t.play(BOB, "move child east", "pass")
    result = GAME.result(t.g)
    assert (t.g.over, t.asked) == (True, [])
    assert (result.scores, result.winners, result.rounds) == ([before, 5], winners, 7 + 2)
    assert t.events("humans-win") == [(BOB,)]
    assert (t.view()["phase"], t.view()["winner"]) == ("over", winners[0] if winners else -1)
    if winners:
        assert t.events("double-win") == [(*winners, max(before, 5), min(before, 5))]
        assert t.events("double-draw") == []
    else:
        assert (t.events("double-win"), t.events("double-draw")) == ([], [(5,)])


@rule("ZT-DBL-04")
@pytest.mark.parametrize(("stars", "winners"), [(0, [BOB]), (1, []), (2, [ADA])])
def test_who_loses_both_games_may_win_by_stars_all_the_same(stars: int, winners: list[int]) -> None:
    t = second("banker A3, policeman pool healthy 0 1", phase="turning", stars=stars)
    assert t.events("zombies-win-stars") == [(ADA,)]
    assert (GAME.result(t.g).scores, GAME.result(t.g).winners) == ([stars, 1], winners)


@rule("ZT-DBL-01")
def test_without_the_option_one_game_is_the_end() -> None:
    t = run(base("mechanic P6, nurse P7, child C6", "M6 east"), "human_turn").play(ADA, "move child east", "pass")
    assert (t.g.over, t.winner, t.view()["games"]) == (True, ADA, 1)
    assert t.events("half-time") == []


@rule("ZT-DBL-01")
def test_three_players_have_no_sides_to_swap() -> None:
    with pytest.raises(SetupError, match="option double_game needs exactly 2 seats, not 3"):
        GAME.agree(3, DOUBLE)
    assert GAME.agree(2, DOUBLE).options["double_game"] is True


def test_at_half_time_nothing_can_be_undone_and_the_log_tells_the_score() -> None:
    match = Match(GAME, GAME.agree(2, {"double_game": True, "zombie_seat": "1", "round_cap": 1}), "undo")
    while match.view(None)["game"] == 1:
        seat = match.asked()[0]
        match.choose(seat, match.options(seat)[0])
    assert not any(match.can_undo(seat) for seat in (ADA, BOB))
    kinds = [event.kind for event in match.events(None)]
    assert kinds.index("half-time") < [at for at, kind in enumerate(kinds) if kind == "zombie-player"][1]


def test_a_position_of_the_second_game_is_read_as_it_was_written() -> None:
    t = second("mechanic P6, nurse P7, child C6")
    setup = GAME.agree(2, {"double_game": True, "zombie_seat": "1"})
    written = write_position(GAME, setup, t.g)
    again = read_position(GAME, written)
    assert write_position(GAME, *again) == written
    assert GAME.result(cast("Town", again[1])).scores == [3, 0]


@pytest.mark.parametrize(
    ("options", "facts", "message"),
    [
        ({}, {"leg": 2}, "leg must be a whole number from 1 to 1, not 2"),
        (DOUBLE, {"leg": 3}, "leg must be a whole number from 1 to 2, not 3"),
        (DOUBLE, {"rounds_before": 1}, "rounds_before must be a whole number from 0 to 0"),
        (DOUBLE, {"leg": 2}, "rounds_before must be a whole number from 1 to 60"),
        (DOUBLE, {"leg": 2, "rounds_before": 61}, "rounds_before must be a whole number from 1 to 60"),
        (DOUBLE, {"stars_before": [0, 1]}, "stars_before of seat 1 must be a whole number from 0 to 0"),
        (DOUBLE, {"leg": 2, "rounds_before": 3, "stars_before": [1, 0]}, "stars_before of seat 0 must be .* 0 to 0"),
        (DOUBLE, {"leg": 2, "rounds_before": 3, "stars_before": [0, 13]}, "stars_before of seat 1 must be .* 0 to 12"),
        (DOUBLE, {"leg": 2, "rounds_before": 3, "stars_before": [0, "1"]}, "stars_before of seat 1 must be a whole"),
        (DOUBLE, {"stars_before": [0, 0, 0]}, "stars_before must list at most 2"),
    ],
)
def test_a_first_game_that_cannot_have_been_is_refused(options: Any, facts: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=f"position field {message}"):
        base("child C6", "", options, **facts)


def test_where_a_wounded_human_is_worth_more_the_first_game_may_have_brought_more() -> None:
    facts: dict[str, Any] = {"leg": 2, "rounds_before": 3, "changes": {"characters": {"nurse": {"wounded": 9}}}}
    assert base("child C6", "", DOUBLE, stars_before=[0, 19], **facts).g.stars_before == [0, 19]
    with pytest.raises(RecordError, match=r"stars_before of seat 1 must be .* 0 to 19"):
        base("child C6", "", DOUBLE, stars_before=[0, 20], **facts)


@rule("ZT-DBL-03")
def test_the_mutated_zombie_is_cleared_too_and_told_of() -> None:
    people = "mechanic P6, child P7, nurse C6 wounded 2, banker K6 doomed, policeman pool gone"
    changes = {"scenarios": {"base": {"mutant": True}}}
    t = double(people, "M6 east, M8 mutant west", changes=changes).play(ADA, "move nurse east", "pass")
    assert t.events("cleared") == [(2, 0, 0, 1)]
