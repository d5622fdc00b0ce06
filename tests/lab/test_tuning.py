"""Tuning: looks go where most is promised, and what is best is found through noise."""

from __future__ import annotations

from ostoja.bots.search.settings import settings_of
from ostoja.engine.rng import seeded
from ostoja.games import find
from ostoja.lab.tuning import Known, Look, Space, Tuning

SMALL: Space = {"rounds": (1, 2), "bias": (0.0, 0.1)}


class Dice(Tuning):
    """A tuning whose games are dice: every value adds to the chance of winning."""

    def share(self, settings: object, deal: str) -> float:
        point = self.nearest(settings)  # type: ignore[arg-type]
        chance = 0.2 + 0.08 * sum(point)
        return float(seeded(deal).below(1000) < 1000 * chance)


def tuning(kind: type[Tuning], space: Space, seed: str = "dice") -> Tuning:
    game = find("mall-of-horror")
    return kind(game, game.agree(3), 4, "random", seed, space)


def test_the_best_values_are_found_through_noise() -> None:
    space: Space = {"rounds": (1, 2, 3), "bias": (0.0, 0.1, 0.2), "worth_of_prior": (4.0, 8.0, 16.0)}
    found = 0
    for seed in "abcd":
        found += sum(looked(space, seed).best())
    assert found / 4 > 4.5  # of six; a combination drawn by lot has three


def looked(space: Space, seed: str) -> Tuning:
    played = tuning(Dice, space, seed)
    played.run(300, lambda _: None)
    return played


def test_it_begins_with_the_settings_of_the_game() -> None:
    played = tuning(Dice, SMALL)
    played.run(1, lambda _: None)
    usual = settings_of("ostoja.games.mall_of_horror")
    assert played.settings(played.looks[0].point).rounds == usual.rounds


def test_what_is_known_of_parts_is_known_of_combinations() -> None:
    known = Known([2, 2])
    known.note((0, 0), 0.0)
    known.note((1, 0), 1.0)
    assert known.worth((1, 1)) > known.worth((0, 1))
    assert known.worth((1, 1), 1.0) > known.worth((1, 1))


def test_real_games_are_looked_at_and_repeat() -> None:
    first, second = tuning(Tuning, SMALL), tuning(Tuning, SMALL)
    seen: list[Look] = []
    first.run(2, seen.append)
    second.run(2, lambda _: None)
    assert seen == first.looks == second.looks
    assert all(0.0 <= look.share <= 1.0 for look in seen)
