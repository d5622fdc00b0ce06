"""The titles of the house: those with a drawn board. Games of other packages are played at the generic table."""

from __future__ import annotations

from ostoja.games import all_games

OWN = {key: game for key, game in all_games().items() if game.package().startswith("ostoja.")}
