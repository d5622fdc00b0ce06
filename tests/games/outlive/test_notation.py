"""Positions in words: what can be is laid out as written."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import OstojaError
from ostoja.engine.position import read_position, write_position
from ostoja.games.outlive import GAME
from tests.games.outlive.driver import RED, new_table
from tests.games.outlive.positions import laid_out, written


def test_what_can_be_is_laid_out_as_written() -> None:
    facts = written()
    assert GAME.write_facts(laid_out(facts)) == facts
    assert laid_out(facts).works == [1 << 16, 1 << 2 | 1 << 13 | 1 << 7], "full rooms work"
    assert laid_out(facts).raging == 1 << 7, "fire was resolved, the rats are not"


def test_what_is_not_written_is_empty() -> None:
    g = laid_out({})
    assert (g.round, g.first, g.heir, g.revealed, g.raging, g.out, g.patient, g.aboard) == (0, 0, -1, 0, 0, 0, 0, 0)
    assert (g.gauge, g.airlock, g.works, g.spent, g.owed) == ([3, 3], [0, 0], [0, 0], [0, 0], [0, 0])
    assert (g.broken, g.repaired, g.tired, g.losses, g.drafted) == ([0, 0], [0, 0], [0, 0], [0, 0], [0, 0])
    assert (g.goods, g.hunted, g.where, g.pool) == ([0] * 14, [0] * 10, [-1] * 8, [0] * 8)
    assert (g.leaders, g.rooms, g.people) == ([-1, -1], [0, 1, 2, -1, -1, -1, -1] * 2, [-1] * 14)
    assert (g.berths, g.takers, g.peeked, g.tracked) == ([-1] * 4, [-1] * 6, [0, 0], [0, 0, 0])
    assert (g.stack, g.discards, g.shown, g.search, g.herds) == ([], [], [[], []], [[], []], [[], [], []])
    assert (g.hero, g.actions, g.hunts, g.level, g.pressure, g.prey, g.berth) == (0, 0, 0, 0, 0, -1, -1)
    assert not any((g.algae, g.drafting, g.gathered, g.opened, g.squeezed, g.over))


def test_the_draft_is_written_and_read_as_well() -> None:
    t = new_table(3, seed="draft")
    for _ in range(6):
        t.choose(RED, *t.options(RED)[0])
    text = write_position(GAME, GAME.agree(3), t.g)
    _, state = read_position(GAME, text)
    assert write_position(GAME, GAME.agree(3), state) == text


def test_a_position_says_in_one_line_what_is_wrong_with_it() -> None:
    text = write_position(GAME, GAME.agree(2), laid_out(written()))
    with pytest.raises(OstojaError, match=r"^position field pools\.forest: the area holds at most 6, not 60$"):
        read_position(GAME, text.replace("forest = 6", "forest = 60"))


def test_mary_may_have_drawn_the_same_token_in_both_cities() -> None:
    facts = written()
    facts["drawn"] = ["scrap", "scrap", "ammo", "ammo"]
    assert laid_out(facts).drawn == [3, 3, 5, 5]
