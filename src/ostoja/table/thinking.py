"""How a bot thinks in a process of its own: everything it needs comes in as plain data, its answer goes out so too."""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
from functools import lru_cache
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import restore, snapshot
from ostoja.engine.talk import read_act
from ostoja.games import all_games, find

if TYPE_CHECKING:
    from ostoja.bots.bot import Bot, Speech
    from ostoja.engine.game import Setup
    from ostoja.engine.match import Match


class Thought(Struct):
    """A position and who thinks about it."""

    game: str
    seats: int
    agreement: str  # options and changed data, as JSON
    state: dict[str, Any]
    seat: int
    level: str
    seed: str
    acts: list[tuple[int, int, list[str | int], int]]
    trust: list[float]


def thought(match: Match, seat: int, level: str, seed: str, hearing: Hearing) -> Thought:
    """Pack all that a bot at a seat needs."""
    agreement = json.dumps([match.setup.options, match.setup.changes], sort_keys=True)
    acts = [(act.seat, act.to, act.spell(), act.at) for act in hearing.acts]
    return Thought(
        match.game.key, match.setup.seats, agreement, snapshot(match.state), seat, level, seed, acts, hearing.trust
    )


def warm_up() -> None:
    """Load the games before the first question comes, and end when the server does, even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    all_games()


def end_with(sentinel: int) -> None:
    """Wait until the server is gone, then go."""
    wait([sentinel])
    os._exit(0)


@lru_cache(maxsize=64)
def setup_of(game: str, seats: int, agreement: str) -> Setup:
    """Agree on a table once for all its questions."""
    options, changes = json.loads(agreement)
    return find(game).agree(seats, options, changes)


def unpack(packed: Thought) -> tuple[Bot, Chair]:
    """Set the bot on its chair."""
    game = find(packed.game)
    setup = setup_of(packed.game, packed.seats, packed.agreement)
    state = restore(game, setup, packed.state)
    acts = [read_act(game.talk, packed.seats, seat, to, words, at) for seat, to, words, at in packed.acts]
    return bot(packed.level, seeded(packed.seed)), Chair(game, state, packed.seat, Hearing(acts, packed.trust))


def choose(packed: Thought) -> int:
    """Return what the bot chooses."""
    thinker, chair = unpack(packed)
    return thinker.choose(chair)


def speak(packed: Thought) -> Speech:
    """Return what the bot wants to say."""
    thinker, chair = unpack(packed)
    return thinker.speak(chair)
