"""Vigil: six nights in a cellar, and too few candles."""

from ostoja_vigil.game import GAME as GAME
