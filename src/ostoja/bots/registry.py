"""The bots by their names."""

from __future__ import annotations

import re
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from ostoja.bots.budget import OWN, read_budget
from ostoja.bots.greedy import GreedyBot
from ostoja.bots.levels import planners
from ostoja.bots.program import Program
from ostoja.bots.randomly import RandomBot
from ostoja.bots.search.opponents import ElderBot, FriendlyBot, ParanoidBot
from ostoja.bots.talk.character import character_of
from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.bots.bot import Bot
    from ostoja.bots.budget import Budget
    from ostoja.engine.rng import Rng

GROUP: Final = "ostoja.bots"  # other packages announce a bot of theirs under this entry point


class Elsewhere:
    """A bot of another package, which is loaded when it is first asked to play."""

    def __init__(self, entry: EntryPoint) -> None:
        self.entry = entry

    def __call__(self, rng: Rng) -> Bot:
        """Return a new bot."""
        made: Bot = self.entry.load()(rng)
        return made


# Our own from the weakest on, then those of other packages.
BOTS: dict[str, Callable[[Rng], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **planners(),
    **{entry.name: Elsewhere(entry) for entry in entry_points(group=GROUP)},
}
# Nobody whom a table would want: they are there to be played against in the laboratory.
OPPONENTS: Final[dict[str, Callable[[Rng], Bot]]] = {
    "paranoid": ParanoidBot,
    "friendly": FriendlyBot,
    "elder": ElderBot,
}
OURS: Final = frozenset(BOTS) | frozenset(OPPONENTS)
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,30}")
USUAL: Final = "normal"  # who plays where nobody has named a bot
QUICK: Final = "greedy"  # who answers at once: for somebody who is away or late, and for a bot that gives no answer


def seat_program(wish: str) -> None:
    """Let a program be a bot in this process, by a name of its own: `NAME=COMMAND`."""
    name, _, command = wish.partition("=")
    if not NAME.fullmatch(name) or not command.strip():
        raise SetupError(f"a program is named NAME=COMMAND, with a name of small letters, not {shown(wish)}")
    if name in OURS:
        raise SetupError(f"a program cannot be called {name}: a bot is")
    BOTS[name] = partial(Program, command=command)


def check(name: str) -> None:
    """Refuse the name of a bot that there is not, or a budget that is none."""
    if kind_of(name) not in BOTS and kind_of(name) not in OPPONENTS:
        raise SetupError(no_such("bot", kind_of(name), BOTS))
    budget_of(name)
    if character_in(name):
        character_of(character_in(name))


def kind_of(name: str) -> str:
    """Return a bot's name without character and budget: `hard@honest:400` is a `hard`."""
    return name.partition(":")[0].partition("@")[0]


def character_in(name: str) -> str:
    """Return the character that a name wishes for, if it does: `hard@honest` is honest."""
    return name.partition(":")[0].partition("@")[2]


def budget_of(name: str) -> Budget:
    """Return what a bot may think about one question, as its name says."""
    _, colon, budget = name.partition(":")
    return read_budget(budget) if colon else OWN


def bot(name: str, rng: Rng) -> Bot:
    """Return a new bot of that name, with chance of its own; its budget is handed to it with every question."""
    check(name)
    kind = kind_of(name)
    return OPPONENTS[kind](rng) if kind in OPPONENTS else BOTS[kind](rng)


def is_quick(name: str) -> bool:
    """Tell whether a bot answers at once, and does not take its time."""
    names = list(BOTS)
    return kind_of(name) in names[: names.index(QUICK) + 1]
