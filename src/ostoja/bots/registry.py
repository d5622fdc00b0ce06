"""The bots by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.bots.greedy import GreedyBot
from ostoja.bots.randomly import RandomBot
from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.bots.bot import Bot
    from ostoja.engine.rng import Rng

# From the weakest on.
BOTS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
USUAL: Final = "greedy"  # who plays where nobody has named a bot
QUICK: Final = "greedy"  # who answers at once: for somebody who is away or late, and for a bot that gives no answer


def check(name: str) -> None:
    """Refuse the name of a bot that there is not."""
    if name not in BOTS:
        raise SetupError(no_such("bot", name, BOTS))


def bot(name: str, rng: Rng) -> Bot:
    """Return a new bot of that name, with chance of its own."""
    check(name)
    return BOTS[name](rng)


def is_quick(name: str) -> bool:
    """Tell whether a bot answers at once, and does not take its time."""
    names = list(BOTS)
    return name in names[: names.index(QUICK) + 1]
