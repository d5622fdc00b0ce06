"""The bots by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.bots.greedy import GreedyBot
from ostoja.bots.randomly import RandomBot
from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.bots.bot import Bot
    from ostoja.engine.rng import Rng

BOTS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def check(name: str) -> None:
    """Refuse the name of a bot that there is not."""
    if name not in BOTS:
        raise SetupError(no_such("bot", name, BOTS))


def bot(name: str, rng: Rng) -> Bot:
    """Return a new bot of that name, with chance of its own."""
    check(name)
    return BOTS[name](rng)
