"""One simulated game: bots take their seats, play to the end, and what came of it is noted."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ostoja.bots.bot import Chair
from ostoja.bots.company import Company
from ostoja.bots.registry import bot, budget_of
from ostoja.engine.match import Match
from ostoja.engine.playout import play_randomly
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.talk import BROKEN, KEPT
from ostoja.games import find
from ostoja.lab.notebook import Notebook
from ostoja.lab.outcome import Block, Outcome, Talk
from ostoja.lab.plan import Schedule

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup
    from ostoja.lab.plan import Plan

RANDOM: Final = "random"


class Venue:
    """Where the games of a plan are played: its set-up is worked out once in every process."""

    def __init__(self, plan: Plan) -> None:
        plan.seat_programs()
        self.plan = plan
        self.game = find(plan.game)
        self.setup = plan.agree()
        self.schedule = Schedule(plan)
        self.notebook = Notebook(self.game, self.setup) if plan.choices else None

    def play(self, numbers: Iterable[int]) -> list[Block]:
        """Play the blocks of some numbers."""
        return [self.block(number) for number in numbers]

    def block(self, number: int) -> Block:
        """Play one deal with every rotation of the seats."""
        deal = self.schedule.deal(number)
        seatings = self.schedule.seatings(number)
        games = [self.play_one(places, deal, f"{deal}:{number}:{turn}") for turn, places in enumerate(seatings)]
        return Block(number, tuple(games), len(games) == self.schedule.size)

    def play_one(self, places: tuple[int, ...], deal: str, seed: str) -> Outcome:
        """Play one game; its chance comes from the deal, that of its bots from a seed of its own."""
        names = [self.plan.bots[place] for place in places]
        if self.plan.talk:
            return talking(self.game, self.setup, names, deal, seed, self.notebook)._replace(places=places)
        return silent(self.game, self.setup, names, deal, seed, self.notebook)._replace(places=places)


def silent(
    game: Game, setup: Setup, names: Sequence[str], deal: str, seed: str, notebook: Notebook | None = None
) -> Outcome:
    """Play one game without a word."""
    state = game.new(setup, seeded(deal))
    if notebook is None and all(name == RANDOM for name in names):
        return outcome(game, state, play_randomly(state, seeded(f"{seed}:choices")))
    bots = [bot(name, seeded(f"{seed}:{seat}")) for seat, name in enumerate(names)]
    chairs = [Chair(game, state, seat, None, budget_of(name)) for seat, name in enumerate(names)]
    choices = 0
    while not state.over:
        seat = seats_in(state.asked)[0]
        since = time.perf_counter()
        option = bots[seat].choose(chairs[seat])
        if notebook is not None:
            notebook.note(state, seat, option, time.perf_counter() - since)
        state.apply(seat, option)
        choices += 1
    return outcome(game, state, choices, notebook)


def talking(
    game: Game, setup: Setup, names: Sequence[str], deal: str, seed: str, notebook: Notebook | None = None
) -> Outcome:
    """Play one game as at a table that talks: the same acts, in the same order, with the same memory of them."""
    match = Match(game, setup, deal)
    company = Company(match, dict(enumerate(names)), seed)
    while not match.state.over:
        company.speak()
        since = time.perf_counter()
        seat, option = company.think()
        if notebook is not None:
            notebook.note(match.state, seat, option, time.perf_counter() - since)
        match.choose(seat, option)
    return outcome(game, match.state, match.taken, notebook)._replace(talk=said(match))


def outcome(game: Game, state: State, decisions: int, notebook: Notebook | None = None) -> Outcome:
    """Note how a game ended."""
    result = game.result(state)
    sides = tuple(game.side(state, seat) for seat in range(state.seats))
    choices = notebook.close() if notebook is not None else ()
    winners = tuple(sorted(result.winners))
    places = tuple(range(state.seats))
    return Outcome(places, tuple(result.scores), winners, sides, result.rounds, decisions, (), choices)


def said(match: Match) -> tuple[Talk, ...]:
    """Count what every seat said, and what became of its word."""
    ledger = match.ledger()
    return tuple(
        Talk(
            acts=sum(act.seat == seat for act, _ in ledger),
            kept=sum(act.seat == seat and verdict == KEPT for act, verdict in ledger),
            broken=sum(act.seat == seat and verdict == BROKEN for act, verdict in ledger),
        )
        for seat in range(match.setup.seats)
    )
