"""The bots at the table: their names, their chairs, their memory, and that a seed repeats them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Bot, Chair
from ostoja.bots.company import Company
from ostoja.bots.registry import BOTS, bot
from ostoja.bots.talk.memory import Memory
from ostoja.engine.agenda import Unwritten
from ostoja.engine.errors import SetupError
from ostoja.engine.game import Game
from ostoja.engine.journal import Event
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.talk import BROKEN, KEPT, LAPSED, PENDING, UNJUDGED, Act
from ostoja.games.mall_of_horror import GAME
from tests.bots.arena import play, win_shares

if TYPE_CHECKING:
    from ostoja.engine.setup_options import Value


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(SetupError, match="no bot 'clever'; bots: random, greedy"):
        bot("clever", seeded("x"))


def test_a_bot_must_say_how_it_chooses() -> None:
    match = Match(GAME, GAME.agree(4), "plain")
    plain = Bot(seeded("x"))
    assert plain.speak(Chair(GAME, match.state, 0)) == []
    with pytest.raises(Unwritten):
        plain.choose(Chair(GAME, match.state, 0))


def test_a_chair_does_not_hand_out_the_true_state() -> None:
    state = GAME.new(GAME.agree(4), seeded("chair"))
    (seat,) = (seat for seat in range(4) if state.asked >> seat & 1)
    chair = Chair(GAME, state, seat)
    assert chair.sample(seeded("w")) is not state
    assert not hasattr(chair, "state")
    assert chair.view() == GAME.view(state, seat)
    chair.options().clear()
    assert chair.options() == state.offers[seat]
    assert Chair(GAME, state, (seat + 1) % 4).options() == []
    assert chair.hearing.trust == [0.5] * 4


@pytest.mark.parametrize("name", list(BOTS))
def test_a_seed_repeats_a_bot(name: str) -> None:
    first = play([f"{name}:4"] * 4, "repeat")
    again = play([f"{name}:4"] * 4, "repeat")
    assert (first.scores, first.winners, first.rounds) == (again.scores, again.winners, again.rounds)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_bots_among_themselves_play_games_of_a_sane_length(seats: int) -> None:
    rounds = [play(["greedy"] * seats, f"self {number}").rounds for number in range(20)]
    assert 4 <= sum(rounds) / len(rounds) <= 12
    assert max(rounds) <= 20


def test_one_greedy_bot_wins_far_more_than_its_share_against_random_ones() -> None:
    assert win_shares("greedy", "random", 4, 200, "suite").mean > 0.6


class Verdicts(Game):
    """A game in which every word about seat n is judged by a list."""

    def __init__(self, *verdicts: str) -> None:
        super().__init__("", "", (1, 1), "", GAME.vocabulary, (), (), {}, "")
        self.verdicts = verdicts

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Look the verdict up."""
        return self.verdicts[act.about[0]]


def test_memory_trusts_those_who_keep_their_word() -> None:
    form = GAME.talk[2]
    acts = [Act(seat, -1, form, (seat,), 0) for seat in range(4)]
    memory = Memory(4)
    game = Verdicts(KEPT, BROKEN, PENDING, UNJUDGED)
    begun = memory.listen(game, [], []).trust
    assert len(set(begun)) == 1, "at first nobody is trusted more than another"
    hearing = memory.listen(game, acts, [])
    kept, broken, pending, unjudged = hearing.trust
    assert broken < pending == unjudged == begun[0] < kept
    assert [act.seat for act in hearing.acts] == [2]
    again = memory.listen(Verdicts(BROKEN, KEPT, PENDING, UNJUDGED), acts, [])
    assert again.trust == hearing.trust, "what was judged is not judged twice"


def test_memory_fades_with_every_round() -> None:
    acts = [Act(seat, -1, GAME.talk[2], (seat,), 0) for seat in range(2)]
    memory = Memory(2)
    game = Verdicts(KEPT, BROKEN)
    fresh = memory.listen(game, acts, []).trust
    later = memory.listen(game, acts, [Event(-1, "round", (number,)) for number in range(3)]).trust
    even = Memory(2).listen(game, [], []).trust[0]
    assert fresh[1] < later[1] < even < later[0] < fresh[0]


def test_memory_forgets_what_has_lapsed_at_once() -> None:
    act = Act(1, -1, GAME.talk[2], (0,), 0)
    memory = Memory(4)
    assert memory.listen(Verdicts(PENDING), [act], []).acts == [act]
    hearing = memory.listen(Verdicts(LAPSED), [act], [Event(-1, "die", (1,))])
    assert hearing.acts == []
    assert len(set(hearing.trust)) == 1


def test_bots_talk_through_a_whole_match() -> None:
    match = Match(GAME, GAME.agree(4), "talk")
    company = Company(match, dict.fromkeys(range(4), "greedy"))
    while not match.state.over:
        company.speak()
        company.choose()
    forms = {act.form.kind for act in match.said}
    assert {"claim", "offer", "answer"} <= forms
    trusts = [memory.listen(GAME, match.acts(seat), match.journal.events) for seat, memory in company.memories.items()]
    assert any(len(set(hearing.trust)) > 1 for hearing in trusts)


RULINGS: list[dict[str, Value]] = [
    {"end_check": "round_end", "dead_player_zombie": "once", "threat_revote": "first_ballot_only"},
    {"threat_outsiders": True, "second_tie": "head", "parking_idle": "cleared", "curse_check": "continuous"},
    {"gift_to_eliminated": True, "zombie_supply": "30", "search_may_decline": True, "threats_before_revote": True},
]


@pytest.mark.parametrize("wishes", RULINGS, ids=", ".join)
def test_greedy_bots_play_under_every_ruling(wishes: dict[str, Value]) -> None:
    for number in range(6):
        play(["greedy"] * (3 + number % 4), f"rulings {number}", wishes=wishes)


def test_greedy_bots_play_with_the_data_of_the_utmost_bounds() -> None:
    changes = {
        "characters": {"tough-guy": {"strength": 4}, "pin-up": {"value": 0}},
        "locations": {"megatoys": {"capacity": 24}, "hq": {"capacity": 0}},
        "cards": {"grenades": {"kills": 99}},
        "numbers": {"curse": 20, "first_zombies": 12, "starting_hand": 3},
    }
    for number in range(6):
        play(["greedy"] * (3 + number % 4), f"data {number}", changes=changes)
