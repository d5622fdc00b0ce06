"""Whole games at random: every variant comes to its end, and every moment on the way can be written down and read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.osaczeni.driver import random_table

from ostoja.engine.rng import seeded
from ostoja.games.osaczeni import GAME

if TYPE_CHECKING:
    from ostoja.engine.setup_options import Value

GAMES = 3  # of each variant


@pytest.mark.parametrize("variant", range(22))
@settings(max_examples=GAMES)
@given(seats=st.integers(3, 6), form=st.sampled_from(["turns", "live"]), seed=st.integers(0, 10**6))
def test_every_variant_plays_to_the_end_by_moments_that_can_be(variant: int, seats: int, form: str, seed: int) -> None:
    word = f"{variant:02d}" if variant else "none"
    options: dict[str, Value] = {"variant": word, "all_variants": True, "discussion": form}
    t = random_table(seats, str(seed), options)
    rng = seeded(str(seed))
    while t.asked:
        t.step(rng.below(997))
        written = GAME.write_facts(t.g)
        again = GAME.blank(GAME.agree(seats, options), seeded("again"))
        GAME.read_facts(again, written)
        assert GAME.write_facts(again) == written
    assert t.over
    told = [event[0] for event in t.events("variant")]
    assert told == [word] if 0 < variant < 21 else variant in {0, 21}
