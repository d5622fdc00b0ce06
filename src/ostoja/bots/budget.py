"""How much a bot may think about one question: in simulations where results must repeat, in seconds at a table."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ostoja.engine.errors import SetupError
from ostoja.engine.naming import shown

MOST_SIMULATIONS: Final = 10**9
MOST_SECONDS: Final = 3600.0
SIMULATIONS: Final = re.compile(r"\d{1,10}", re.ASCII)
SECONDS: Final = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)s", re.ASCII)


class Budget(NamedTuple):
    """What one question may cost; nothing of it named: as much as the bot takes by itself."""

    simulations: int = 0
    seconds: float = 0.0
    is_wish: bool = True  # somebody wants just this much; else it is a limit, and less may do

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.simulations or "")


OWN: Final = Budget()  # what a bot takes where nobody names anything


def read_budget(text: str) -> Budget:
    """Read a number of simulations, as in `400`, or of seconds, as in `0.2s`.

    >>> read_budget("400"), read_budget("0.2s")
    (Budget(simulations=400, seconds=0.0, is_wish=True), Budget(simulations=0, seconds=0.2, is_wish=True))
    """
    budget = OWN
    if SIMULATIONS.fullmatch(text):
        budget = Budget(simulations=int(text))
    elif timed := SECONDS.fullmatch(text):
        budget = Budget(seconds=float(timed[1]))
    if not 0 < budget.simulations <= MOST_SIMULATIONS and not 0 < budget.seconds <= MOST_SECONDS:
        allowed = f"simulations, as in 400, or seconds up to {MOST_SECONDS:.0f}, as in 0.2s"
        raise SetupError(f"the budget of a bot cannot be {shown(text)}; allowed: {allowed}")
    return budget
