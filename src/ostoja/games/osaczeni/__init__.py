"""Osaczeni (Lockdown): families in a besieged mall, hidden dice, open lies, and the cold room."""

from ostoja.games.osaczeni.game import GAME as GAME
