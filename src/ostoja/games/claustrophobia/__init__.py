"""Claustrophobia: a handful of heroes with wounded lines against the endless deep."""

from ostoja.games.claustrophobia.game import GAME as GAME
