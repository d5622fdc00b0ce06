"""A bot is named with what it may think about a question, and is handed it with every question."""

from __future__ import annotations

import pytest

from ostoja.bots.bot import Bot, Chair
from ostoja.bots.budget import OWN, Budget, read_budget
from ostoja.bots.company import Company
from ostoja.bots.registry import BOTS, bot, budget_of
from ostoja.engine.errors import SetupError
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.lab.arena import silent
from tests.toy import TOY

SEEN: list[Budget] = []


class Curious(Bot):
    """It notes its budget and takes the first option."""

    def choose(self, chair: Chair) -> int:
        SEEN.append(chair.budget)
        return chair.options()[0]


@pytest.fixture(autouse=True)
def curious(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "curious", Curious)
    SEEN.clear()


@pytest.mark.parametrize(
    ("name", "budget"),
    [("greedy", OWN), ("greedy:400", Budget(400)), ("greedy:0.2s", Budget(0, 0.2)), ("greedy:3s", Budget(0, 3.0))],
)
def test_a_name_may_carry_a_budget(name: str, budget: Budget) -> None:
    assert budget_of(name) == budget
    assert type(bot(name, seeded("x"))) is BOTS["greedy"]
    assert str(budget) == name.partition(":")[2]


@pytest.mark.parametrize("text", ["", "0", "-1", "0s", "1e9", "4 00", "0.2", "s", "9999999999", "99999s", "٣", "1m"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match=r"allowed: simulations, as in 400, or seconds up to 3600"):
        read_budget(text)


def test_it_comes_with_every_question_in_the_laboratory_and_at_a_match() -> None:
    silent(TOY, TOY.agree(3), ["curious:7", "random", "random"], "deal", "seed")
    assert set(SEEN) == {Budget(7)}
    SEEN.clear()
    match = Match(TOY, TOY.agree(3), "deal")
    Company(match, dict.fromkeys(range(3), "curious:0.5s")).choose()
    assert [Budget(0, 0.5)] == SEEN
