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
from ostoja.lab.watching import Watcher

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game, Setup
    from ostoja.lab.plan import Plan

RANDOM: Final = "random"


class Witness:
    """Whoever looks on while a game is played: one who notes choices, one who watches how it goes, or nobody."""

    def __init__(self, notebook: Notebook | None = None, watcher: Watcher | None = None) -> None:
        self.notebook = notebook
        self.watcher = watcher

    def is_there(self) -> bool:
        """Tell whether anybody looks on."""
        return self.notebook is not None or self.watcher is not None

    def begin(self, state: State) -> None:
        """Begin to look on."""
        if self.watcher is not None:
            self.watcher.begin(state)

    def note(self, state: State, seat: int, option: int, seconds: float) -> None:
        """Note a choice before it is taken."""
        if self.notebook is not None:
            self.notebook.note(state, seat, option, seconds)
        if self.watcher is not None:
            self.watcher.note(state, seat, option)

    def close(self, state: State, ended: Outcome) -> Outcome:
        """Add what was seen to how the game ended."""
        if self.notebook is not None:
            ended = ended._replace(choices=self.notebook.close())
        if self.watcher is not None:
            ended = ended._replace(story=self.watcher.close(state))
        return ended


class Venue:
    """Where the games of a plan are played: its set-up is worked out once in every process."""

    def __init__(self, plan: Plan) -> None:
        plan.seat_programs()
        self.plan = plan
        self.game = find(plan.game)
        self.setup = plan.agree()
        self.schedule = Schedule(plan)
        self.witness = Witness(
            Notebook(self.game, self.setup) if plan.choices else None, Watcher(self.game) if plan.watched else None
        )

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
            return talking(self.game, self.setup, names, deal, seed, self.witness)._replace(places=places)
        return silent(self.game, self.setup, names, deal, seed, self.witness)._replace(places=places)


def silent(
    game: Game, setup: Setup, names: Sequence[str], deal: str, seed: str, witness: Witness | None = None
) -> Outcome:
    """Play one game without a word."""
    state = game.new(setup, seeded(deal))
    witness = witness or Witness()
    if not witness.is_there() and all(name == RANDOM for name in names):
        return outcome(game, state, play_randomly(state, seeded(f"{seed}:choices")))
    bots = [bot(name, seeded(f"{seed}:{seat}")) for seat, name in enumerate(names)]
    chairs = [Chair(game, state, seat, None, budget_of(name)) for seat, name in enumerate(names)]
    choices = 0
    witness.begin(state)
    while not state.over:
        seat = seats_in(state.asked)[0]
        since = time.perf_counter()
        option = bots[seat].choose(chairs[seat])
        witness.note(state, seat, option, time.perf_counter() - since)
        state.apply(seat, option)
        choices += 1
    return witness.close(state, outcome(game, state, choices))


def talking(
    game: Game, setup: Setup, names: Sequence[str], deal: str, seed: str, witness: Witness | None = None
) -> Outcome:
    """Play one game as at a table that talks: the same acts, in the same order, with the same memory of them."""
    match = Match(game, setup, deal)
    company = Company(match, dict(enumerate(names)), seed)
    witness = witness or Witness()
    witness.begin(match.state)
    while not match.state.over:
        company.speak()
        since = time.perf_counter()
        seat, option = company.think()
        witness.note(match.state, seat, option, time.perf_counter() - since)
        match.choose(seat, option)
    return witness.close(match.state, outcome(game, match.state, match.taken)._replace(talk=said(match)))


def outcome(game: Game, state: State, decisions: int) -> Outcome:
    """Note how a game ended."""
    result = game.result(state)
    sides = tuple(game.side(state, seat) for seat in range(state.seats))
    winners = tuple(sorted(result.winners))
    places = tuple(range(state.seats))
    return Outcome(places, tuple(result.scores), winners, sides, result.rounds, decisions)


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
