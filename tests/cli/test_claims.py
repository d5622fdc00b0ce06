"""What was claimed about the hidden dice is set against them as soon as they lie open."""

from __future__ import annotations

from ostoja.cli.boards import Board
from ostoja.cli.playing.story import Story
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.games import find
from ostoja.text import Texts

CLAIMS = ("restroom", "megatoys", "parking", "hq", "supermarket")


def test_a_claim_is_told_true_or_false_beside_the_dice_and_only_once() -> None:
    game = find("mall-of-horror")
    match = Match(game, game.agree(4), "claims", ["Ada", "Bruno", "Celia", "Dario"])
    chance = seeded("claims")
    story = Story(match, 0, Texts(game, "en"), Board(game))
    while match.question()[0] != "ask-destination":
        play_on(match, chance.below(64))
    for place in CLAIMS:
        match.say(1, -1, ["claim-zombies", place])
    story.news()
    while not match.view(0)["dice"]:
        play_on(match, chance.below(64))
    dice = set(match.view(0)["dice"])
    told = [line.text.plain for line in story.news() if line.text.plain[0] in "✔✘"]
    assert len(told) == len(CLAIMS)
    assert sum(line.startswith("✔") for line in told) == len(dice & {1, 3, 4, 5, 6})
    assert not story.verdicts()


def play_on(match: Match, pick: int) -> None:
    """Let the first seat that is asked choose something."""
    seat = match.asked()[0]
    options = match.options(seat)
    match.choose(seat, options[pick % len(options)])
