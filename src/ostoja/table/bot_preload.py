"""What is loaded before a process for bots is made, once for all of them: so a new one can think at once."""

from __future__ import annotations

import ostoja.table.bot_thinking  # noqa: F401  loading it is all
from ostoja.games import all_games

all_games()
