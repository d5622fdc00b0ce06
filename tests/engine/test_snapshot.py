"""Snapshots see every field of a state, and copies share none that can change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ostoja.engine.agenda import Procedure, Step
from ostoja.engine.errors import RecordError
from ostoja.engine.rng import Rng, Scripted, seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import END, fields_of, fingerprint, plain, plain_step, restore, restored, snapshot
from ostoja.games import all_games
from tests.engine.small import Anytime, Board, One, Payment, Rest, Rounds, Secret, Turns, opened
from tests.toy import TOY, Play

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game

GAMES: list[Game] = [TOY, *all_games().values()]
STEPS = [(game, name) for game in GAMES for name in game.steps]
SMALL_STEPS: list[Step] = [Secret(7), Turns(7, 1), Rounds(7, 1), Anytime(7), Payment(1, 5)]
SHARED = ("offers",)  # replaced as a whole, never changed in place

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def in_the_middle(game: Game) -> State:
    """Play a game some way at random, so that there is something in every pile."""
    state: State = game.new(game.agree(game.most_seats), seeded("snapshot"))
    rng = seeded("choices")
    for _ in range(60):
        twin = state.copy()
        seat = seats_in(state.asked)[0]
        twin.apply(seat, rng.pick(twin.offers[seat]))
        if twin.over:
            break
        state = twin
    return state


def lists_in(value: object) -> list[list[object]]:
    """Return a list and all lists inside it."""
    found: list[list[object]] = []
    if isinstance(value, list):
        found.append(value)
    if isinstance(value, (list, tuple)):
        for item in value:
            found += lists_in(item)
    return found


def changed(value: object) -> object:
    """Return another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 5)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [changed(value[0]), *value[1:]]  # a fixed number of rows
    if isinstance(value, list):
        return [*value, 5]
    raise TypeError(type(value).__name__)


def plain_fields(thing: object) -> list[str]:
    """List the fields that hold numbers, switches, tuples or lists of these."""
    return [name for name in fields_of(thing) if is_plain(getattr(thing, name))]


def is_plain(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return all(is_plain(item) for item in value)
    return isinstance(value, (bool, int))


# ---------------------------------------------------------------- fields


class Slotted:
    """Has slots, one of them never filled."""

    __slots__ = ("a", "empty")

    def __init__(self) -> None:
        self.a = 1


class Open(Slotted):
    """Has a dictionary beside the slots of its parent."""

    def __init__(self) -> None:
        super().__init__()
        self.b = 2


class LikeCompiled:
    """Names its attributes as a compiled class does."""

    __slots__ = ("__dict__", "c", "d")
    __mypyc_attrs__ = ("c", "__dict__")

    def __init__(self) -> None:
        self.c = 3
        self.d = 4


def test_fields_are_seen_in_slots() -> None:
    assert fields_of(Slotted()) == ["a"]


def test_fields_are_seen_in_a_dictionary_and_inherited_slots() -> None:
    assert fields_of(Open()) == ["a", "b"]


def test_fields_are_seen_in_a_compiled_class() -> None:
    assert fields_of(LikeCompiled()) == ["c", "d"]


def test_fields_of_a_state_and_of_steps() -> None:
    g = opened(Rest(), stock=(1,))
    assert fields_of(g) == sorted(["agenda", "asked", "journal", "offers", "over", "rng", "seats", "serial", *OWN])
    assert fields_of(Payment(1, 5)) == ["picked", "price", "seat"]
    assert fields_of(Rounds(7, 1)) == ["first", "left", "seats"]


OWN = ["stock", "story"]


# ---------------------------------------------------------------- plain data


@pytest.mark.parametrize(
    "value", [1, True, "text", None, [1, [2, "x"]], (1, 2), [(1, (2,)), [3]], seeded("x"), Rng(b"k", 33)]
)
def test_a_value_becomes_plain_and_comes_back(value: object) -> None:
    again = restored(plain(value), TOY)
    assert type(again) is type(value)
    assert plain(again) == plain(value)


def test_a_step_becomes_plain_with_its_phase_by_name() -> None:
    step = Play()
    assert plain(step) == plain_step(step) == {"step": "Play", "at": "take"}
    step.at = 1
    assert plain_step(step) == {"step": "Play", "at": "vote"}
    step.at = 3
    assert plain_step(step) == {"step": "Play", "at": END}


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_procedure_comes_back_where_it_was(at: int) -> None:
    step = Play()
    step.at = at
    again = restored(plain(step), TOY)
    assert isinstance(again, Play)
    assert again.at == at


def test_a_procedure_that_has_gone_through_all_phases_comes_back_so() -> None:
    step = Play()  # its last phase is called end
    step.at = 3
    again = restored(plain(step), TOY)
    assert isinstance(again, Play)
    assert again.at == 3


@pytest.mark.parametrize("value", [1.5, {"a": 1}, {1, 2}, b"bytes", [1.5], (object,)])
def test_a_state_may_hold_nothing_else(value: Any) -> None:
    g = Board(3, seeded("x"))
    g.stock = value
    with pytest.raises(TypeError, match=r"a state may not hold (float|dict|set|bytes|type)"):
        snapshot(g)


def test_an_unknown_step_is_named() -> None:
    with pytest.raises(RecordError, match="Toy has no step 'Dance'; steps: Play, Takes, Votes"):
        restored({"step": "Dance"}, TOY)


def test_an_unknown_phase_is_named() -> None:
    with pytest.raises(RecordError, match="step Play has no phase 'supper'; phases: take, vote, end"):
        restored({"step": "Play", "at": "supper"}, TOY)


def test_a_scripted_generator_is_saved_as_the_chance_behind_it() -> None:
    assert plain(Scripted(dice=[1, 2], seed="x")) == plain(seeded("x"))


# ---------------------------------------------------------------- fingerprints


@every_game
def test_every_field_counts_in_the_fingerprint(game: Game) -> None:
    state = in_the_middle(game)
    before = fingerprint(state)
    for name in plain_fields(state):
        if name not in state.unsaved():
            twin = state.copy()
            setattr(twin, name, changed(getattr(twin, name)))
            assert fingerprint(twin) != before, f"{name} is not in the snapshot"


@every_game
def test_a_snapshot_brings_a_state_back(game: Game) -> None:
    state = in_the_middle(game)
    again = restore(game, game.agree(game.most_seats), snapshot(state))
    assert fingerprint(again) == fingerprint(state)
    assert again.asked == state.asked
    assert [again.offers[seat] for seat in seats_in(again.asked)] == [
        state.offers[seat] for seat in seats_in(again.asked)
    ]


def test_a_finished_game_comes_back_finished() -> None:
    state = TOY.new(TOY.agree(2), seeded("x"))
    while not state.over:
        state.apply(seats_in(state.asked)[0], state.offers[seats_in(state.asked)[0]][0])
    again = restore(TOY, TOY.agree(2), snapshot(state))
    assert again.over
    assert again.asked == 0


# ---------------------------------------------------------------- copies


@every_game
def test_every_field_of_a_state_is_copied(game: Game) -> None:
    state = in_the_middle(game)
    for name in plain_fields(state):
        if name != "seats":
            setattr(state, name, changed(getattr(state, name)))
    twin = state.copy()
    for name in fields_of(state):
        if name not in {"journal", "rng", "agenda", "data", "rulings"}:
            assert getattr(twin, name) == getattr(state, name), f"{name} is not copied"
    assert plain(twin.rng) == plain(state.rng)
    assert [plain_step(step) for step in twin.agenda] == [plain_step(step) for step in state.agenda]
    assert fields_of(twin) == fields_of(state)


@every_game
def test_a_change_in_a_copy_leaves_the_original_alone(game: Game) -> None:
    state = in_the_middle(game)
    before = snapshot(state)
    for name in plain_fields(state):
        twin = state.copy()
        value = getattr(twin, name)
        if isinstance(value, list) and name not in SHARED:
            (value[0] if value and isinstance(value[0], list) else value).append(5)
        setattr(twin, name, changed(value))
        assert snapshot(state) == before, f"{name} is shared"
    twin = state.copy()
    twin.rng.below(6)
    twin.agenda.pop()
    assert snapshot(state) == before


@every_game
def test_a_copy_shares_no_list_with_the_original(game: Game) -> None:
    state = in_the_middle(game)
    twin = state.copy()
    kept = {id(part) for name in fields_of(state) if name not in SHARED for part in lists_in(getattr(state, name))}
    for name in fields_of(twin):
        if name not in SHARED:
            assert not any(id(part) in kept for part in lists_in(getattr(twin, name))), f"{name} is shared"


@every_game
def test_a_copy_has_no_journal(game: Game) -> None:
    assert in_the_middle(game).copy().journal is None


def assert_copied(step: Step) -> None:
    """A step is either shared, and then holds nothing that can change, or copied field by field."""
    for name in fields_of(step):
        setattr(step, name, changed(getattr(step, name)))
    twin = step.copy()
    assert type(twin) is type(step)
    for name in fields_of(step):
        value = getattr(step, name)
        assert getattr(twin, name) == value, f"{name} is not copied"
        assert not isinstance(value, list) or getattr(twin, name) is not value, f"{name} is shared"
    if twin is step:
        assert not isinstance(step, Procedure), "a procedure counts its phases: it cannot be shared"


@pytest.mark.parametrize(("game", "name"), STEPS, ids=[f"{game.key}-{name}" for game, name in STEPS])
def test_every_field_of_every_step_is_copied(game: Game, name: str) -> None:
    assert_copied(game.steps[name]())


@pytest.mark.parametrize("step", [*SMALL_STEPS, One(1)], ids=lambda step: type(step).__name__)
def test_every_field_of_the_step_library_is_copied(step: Step) -> None:
    assert_copied(step)


@pytest.mark.parametrize("step", SMALL_STEPS, ids=lambda step: type(step).__name__)
def test_a_step_that_changes_as_it_is_asked_is_not_shared(step: Step) -> None:
    assert step.copy() is not step
