"""A game as an entry of the registry: what a table agrees on, and what every game has or must have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from ostoja.engine.agenda import Unwritten
from ostoja.engine.errors import DataError, SetupError
from ostoja.engine.game import Game
from ostoja.engine.heuristics import Hearing, Heuristics
from ostoja.engine.playout import play_randomly
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import fingerprint
from ostoja.engine.talk import CLAIM, UNJUDGED, Act, Form
from ostoja.engine.vocabulary import Vocabulary
from tests.toy import TOY, VOTE, Pile, Votes

if TYPE_CHECKING:
    from collections.abc import Callable


BARE = Game("bare", "Bare", (1, 2), "1", Vocabulary(), (), (), {}, "[numbers]\ncards = 3\n")


def toy(seats: int = 3, seed: str = "toy") -> Pile:
    return TOY.new(TOY.agree(seats), seeded(seed))


@pytest.mark.parametrize("seats", [1, 5, -1])
def test_too_few_or_many_seats_are_answered_with_the_range(seats: int) -> None:
    with pytest.raises(SetupError, match=f"Toy has 2 to 4 seats, not {seats}"):
        TOY.agree(seats)


def test_a_table_agrees_on_seats_options_and_data() -> None:
    setup = BARE.agree(2, {}, {"numbers": {"cards": 4}})
    assert (setup.seats, setup.options, setup.data) == (2, {}, {"numbers": {"cards": 4}})
    assert setup.changes == {"numbers": {"cards": 4}}


def test_wrong_options_and_data_are_refused() -> None:
    with pytest.raises(SetupError, match="option cards cannot be 99"):
        TOY.agree(2, {"cards": 99})
    with pytest.raises(DataError, match=r"data field numbers\.dice is unknown"):
        BARE.agree(2, {}, {"numbers": {"dice": 1}})


def test_other_data_have_another_version() -> None:
    assert BARE.data_version(BARE.agree(2)) == BARE.data_version(BARE.agree(1))
    assert BARE.data_version(BARE.agree(2)) != BARE.data_version(BARE.agree(2, {}, {"numbers": {"cards": 4}}))


def test_broken_data_of_a_game_name_the_game() -> None:
    with pytest.raises(DataError, match="the data of Broken is not valid TOML"):
        Game("broken", "Broken", (1, 2), "1", Vocabulary(), (), (), {}, "= 1")


@pytest.mark.parametrize(
    ("call", "lacks"),
    [
        (lambda: BARE.blank(BARE.agree(1), seeded("x")), "blank state"),
        (lambda: BARE.deal(toy(), BARE.agree(1)), "deal"),
        (lambda: BARE.view(toy(), 0), "open view"),
        (lambda: BARE.own_view(toy(), 0), "own view"),
        (lambda: BARE.deal_anew(toy(), 0), "deal of hidden things"),
        (lambda: BARE.result(toy()), "result"),
        (BARE.heuristics, "heuristics"),
        (lambda: BARE.longest(BARE.agree(1)), "longest length"),
    ],
    ids=lambda part: part if type(part) is str else "",
)
def test_what_a_game_forgot_is_named(call: Callable[[], Any], lacks: str) -> None:
    with pytest.raises(Unwritten) as caught:
        call()
    assert str(caught.value) == f"Game does not say its {lacks}"


def test_a_game_need_not_judge_talk_count_pieces_or_have_sides() -> None:
    state = toy()
    assert BARE.verdict(Act(0, -1, Form(CLAIM, "x"), (), 0), []) == UNJUDGED
    assert BARE.conserved(state) == {}
    assert BARE.accounts([]) == {}
    assert BARE.side(state, 0) == ""
    assert BARE.prepare(BARE.agree(1)) is None


def test_judgement_must_rate_but_need_not_speak() -> None:
    hearing = Hearing([], [0.5, 0.5, 0.5])
    with pytest.raises(Unwritten, match="Heuristics does not say its ratings"):
        Heuristics().rate(toy(), 0, [0], hearing)
    assert Heuristics().speak(toy(), 0, hearing, seeded("x")) == []


def test_the_facts_of_a_state_are_written_and_read_without_the_games_help() -> None:
    state = toy()
    blank = TOY.blank(TOY.agree(3), seeded("other"))
    written = TOY.write_table(state)
    assert sorted(written) == ["burnt", "hands", "pile", "votes"]
    TOY.read_table(blank, written)
    assert TOY.write_table(blank) == written


def test_a_world_has_chance_of_its_own_and_leaves_the_true_one_alone() -> None:
    state = toy()
    before = fingerprint(state)
    rng = seeded("world")
    world = TOY.determinise(state, 0, rng)
    assert world.rng is rng
    assert fingerprint(state) == before
    assert fingerprint(world) != before


def test_a_world_deals_sealed_votes_of_others_anew_and_keeps_the_own() -> None:
    state = toy()
    while not isinstance(state.agenda[-1], Votes):
        state.apply(state.asked.bit_length() - 1, 0)
    state.apply(0, VOTE.at(0))
    state.apply(1, VOTE.at(1))
    seen = set()
    for number in range(30):
        world = TOY.determinise(state, 0, seeded(str(number)))
        step = cast("Votes", world.agenda[-1])
        assert step.choices[0] == VOTE.at(0)
        assert step.choices[2] == -1
        seen.add(VOTE.target(step.choices[1]))
    assert seen == {0, 1, 2}
    assert state.agenda[-1].choices == [VOTE.at(0), VOTE.at(1), -1]


def test_a_random_playout_ends_the_game_and_counts_its_choices() -> None:
    state, slowly = toy(), toy()
    choices = play_randomly(state, seeded("choices"))
    assert state.over
    rng = seeded("choices")
    for _ in range(choices):
        seat = seats_in(slowly.asked)[0]
        slowly.apply(seat, rng.pick(slowly.offers[seat]))
    assert fingerprint(slowly) == fingerprint(state)
