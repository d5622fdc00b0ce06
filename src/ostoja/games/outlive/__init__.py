"""Outlive: four heroes, a hungry shelter, and six days."""

from ostoja.games.outlive.game import GAME as GAME
