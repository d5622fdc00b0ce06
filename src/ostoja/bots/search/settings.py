"""How a game is searched: numbers found by measuring, one set for each game and number of players."""

from __future__ import annotations


class Settings:
    """What a search may vary from game to game."""

    __slots__ = ("bias", "most_choices", "noise", "rounds", "shortlist", "whim", "worth_of_prior")

    def __init__(
        self,
        rounds: int = 1,
        whim: float = 0.1,
        bias: float = 0.1,
        worth_of_prior: float = 8.0,
        shortlist: int = 16,
        most_choices: int = 400,
        noise: float = 0.0,
    ) -> None:
        self.rounds = rounds  # that a play-out goes on, the present one included
        self.whim = whim  # how often somebody chooses otherwise than by judgement
        self.bias = bias  # chance of winning between the best and the worst rating, before anything is tried
        self.worth_of_prior = worth_of_prior  # tries that the judgement's rating counts as
        self.shortlist = shortlist  # options that are tried at all, the best by judgement
        self.most_choices = most_choices  # of a play-out
        self.noise = noise  # chance of winning by which a weaker player misjudges an option
