"""One table for five survival-horror board games: the rules, the bots, the laboratory and the commands."""

__version__ = "0.1.0"
