"""Zombie Terror: a few people, a car at the far end of the car park, and a horde that walks where it looks."""

from ostoja.games.zombie_terror.game import GAME as GAME
