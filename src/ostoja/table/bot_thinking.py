"""How a bot thinks in a process of its own: everything it needs comes in as plain data, its answer goes out so too."""

from __future__ import annotations

import json
import signal
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from ostoja.bots.bot import Chair, Said
from ostoja.bots.budget import Budget
from ostoja.bots.registry import bot, is_quick
from ostoja.engine.errors import OptionError
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import restore, snapshot
from ostoja.engine.talk import read_act
from ostoja.games import all_games, find
from ostoja.lab.parent import end_with_parent
from ostoja.table.logs import whence

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from ostoja.bots.bot import Bot
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.match import Match
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

T = TypeVar("T")

BRIEFLY: Final = 2.0  # seconds that a bot may think of what it says, and a quick one of its choice
THINKING: Final = 0.6  # of the time that it may take; the rest is for a busy machine
READY: Final = "ready"  # the first thing that a process says
FAILED: Final = "failed"  # the trouble of a bot that raises an error


# An act: who, to whom, its words, after how many events, its number, the one it replies to, and the term of a promise.
Spoken = tuple[int, int, list[str | int], int, int, int, int]


class Heard(Struct):
    """What a bot has heard and said: its memory, as far as it needs it for one question."""

    acts: list[Spoken]
    own: list[Spoken]
    wrongs: list[Spoken]
    trust: list[float]
    credit: list[float]
    spoken: int
    character: str
    candour: float


def packed_hearing(hearing: Hearing) -> Heard:
    """Pack what was heard."""
    return Heard(
        acts=[packed_act(act) for act in hearing.acts],
        own=[packed_act(act) for act in hearing.own],
        wrongs=[packed_act(act) for act in hearing.wrongs],
        trust=hearing.trust,
        credit=hearing.credit,
        spoken=hearing.spoken,
        character=hearing.character,
        candour=hearing.candour,
    )


def packed_act(act: Act) -> Spoken:
    """Pack an act."""
    return act.seat, act.to, act.spell(), act.at, act.number, act.re, act.term


def unpacked_hearing(game: Game, seats: int, heard: Heard) -> Hearing:
    """Return what was heard."""
    hearing = Hearing([unpacked_act(game, seats, act) for act in heard.acts], heard.trust)
    hearing.own = [unpacked_act(game, seats, act) for act in heard.own]
    hearing.wrongs = [unpacked_act(game, seats, act) for act in heard.wrongs]
    hearing.credit = heard.credit
    hearing.spoken = heard.spoken
    hearing.character = heard.character
    hearing.candour = heard.candour
    return hearing


def unpacked_act(game: Game, seats: int, packed: Spoken) -> Act:
    """Return an act."""
    seat, to, words, at, number, re, term = packed
    act = read_act(game.talk, seats, seat, to, words, at)
    act.number, act.re, act.term = number, re, term
    return act


class Thought(Struct):
    """A position and who thinks about it."""

    game: str
    seats: int
    agreement: str  # options and changed data, as JSON
    state: dict[str, Any]
    seat: int
    level: str
    seed: str
    heard: Heard
    seconds: float  # that it may take
    quick: bool  # it does not take its time, and need not wait for those that do
    table: str = ""  # which table waits for it
    limit: float = 0.0  # seconds that it should keep to where others wait; 0: nobody does


class Answer(NamedTuple):
    """What came of a thought: a value, or the trouble that there was, in words that go through every pipe."""

    value: Any = None
    trouble: str = ""
    reason: str = ""  # the name of an error
    where: str = ""  # the places in the code that it came from


def thought(
    match: Match, seat: int, level: str, seed: str, hearing: Hearing, budget: float, table: str = ""
) -> Thought:
    """Pack all that a bot at a seat needs."""
    return Thought(
        game=match.game.key,
        seats=match.setup.seats,
        agreement=json.dumps([match.setup.options, match.setup.changes], sort_keys=True),
        state=snapshot(match.state),
        seat=seat,
        level=level,
        seed=seed,
        heard=packed_hearing(hearing),
        seconds=min(BRIEFLY, budget) if is_quick(level) else budget,
        quick=is_quick(level),
        table=table,
    )


def hurried(packed: Thought, level: str) -> Thought:
    """Return a thought that does not take its time, of a bot of some level."""
    return msgspec.structs.replace(packed, level=level, seconds=min(BRIEFLY, packed.seconds), quick=True)


def shared_out(packed: Thought, patience: float, crowd: float) -> Thought:
    """Return a thought that leaves time to those who wait: they all get theirs before their patience is at an end.

    A bot that has less time tries less, so levels go down where many think at once, and no table stands still.
    """
    return msgspec.structs.replace(packed, limit=patience / (1.0 + crowd)) if crowd else packed


# ---------------------------------------------------------------- the process


def serve(line: Connection) -> None:
    """Answer thoughts, one after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to handle
    warm_up()
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            reply(line)


def reply(line: Connection) -> None:
    """Answer one thought."""
    try:
        line.send(answered(*line.recv()))
    except (EOFError, OSError):
        raise
    except Exception as error:  # noqa: BLE001  a question or an answer that does not go through the pipe
        line.send(Answer(trouble=FAILED, **whence(error)))


def answered(question: Callable[[T], object], packed: T) -> Answer:
    """Let a bot think; of an error only its name and where it came from go out: what it was about may be a secret."""
    try:
        return Answer(question(packed))
    except Exception as error:  # noqa: BLE001  whatever it was, it is told
        return Answer(trouble=FAILED, **whence(error))


def warm_up() -> None:
    """Load the games before the first question comes, and end when the server does, even if it is killed."""
    end_with_parent()
    all_games()


# ---------------------------------------------------------------- the bot


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
    seconds = packed.seconds * THINKING
    limit = Budget(seconds=min(seconds, packed.limit) if packed.limit else seconds, is_wish=False)
    chair = Chair(game, state, packed.seat, unpacked_hearing(game, packed.seats, packed.heard), limit)
    return bot(packed.level, seeded(packed.seed)), chair


def choose(packed: Thought) -> int:
    """Return what the bot chooses; one that chooses what it may not has failed."""
    thinker, chair = unpack(packed)
    option = thinker.choose(chair)
    if option not in chair.options():
        raise OptionError(f"{packed.level} chooses what is not offered")
    return option


def speak(packed: Thought) -> list[tuple[int, list[Word], int, str]]:
    """Return what the bot wants to say."""
    thinker, chair = unpack(packed)
    return [plainly(Said(*said)) for said in thinker.speak(chair)]


def reply_to_all(packed: Thought) -> list[tuple[int, list[Word], int, str]]:
    """Return what the bot answers to whoever spoke to it."""
    thinker, chair = unpack(packed)
    return [plainly(Said(*said)) for said in thinker.answer(chair)]


def plainly(said: Said) -> tuple[int, list[Word], int, str]:
    """Return what is said as plain data."""
    return said.to, said.words, said.re, said.voice
