"""Mall of Horror: identical teams, secret votes, and too few doors."""

from ostoja.games.mall_of_horror.game import GAME as GAME
