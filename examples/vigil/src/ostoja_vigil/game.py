"""Vigil as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.game import Game, Result, Setup, View
from ostoja_vigil.data import Data
from ostoja_vigil.ending import scores, winners
from ostoja_vigil.flow import Night
from ostoja_vigil.hidden import PIECES, SECRETS, conceal, deal_anew
from ostoja_vigil.lighting import Lighting
from ostoja_vigil.phrases import FIELDS, PHRASES
from ostoja_vigil.rulings import CHOICES, Rulings
from ostoja_vigil.searching import Searching
from ostoja_vigil.seen import View as Seen
from ostoja_vigil.state import Cellar
from ostoja_vigil.talk import TALK, verdict
from ostoja_vigil.view import open_view, own_view
from ostoja_vigil.words import VOCABULARY

if TYPE_CHECKING:
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act

FILES: Final = resources.files("ostoja_vigil")


class Vigil(Game[Cellar]):
    """Vigil for three to five players."""

    def prepare(self, setup: Setup) -> object:
        """Read the numbers and the rulings."""
        return (Data(setup.data), Rulings(setup.options))

    def blank(self, setup: Setup, rng: Rng) -> Cellar:
        """Return an empty cellar."""
        data, rulings = cast("tuple[Data, Rulings]", setup.prepared)
        return Cellar(setup.seats, rng, data, rulings)

    def deal(self, state: Cellar, setup: Setup) -> None:
        """VIG-SET-01, VIG-SET-02  Shuffle the chest and deal everybody a hand in secret."""
        g = state
        g.chest = g.data.chest[:]
        g.rng.shuffle(g.chest)
        for seat in range(g.seats):
            for _ in range(g.data.hand):
                g.show(1 << seat, "dealt", seat, g.draw(seat))
        g.agenda.append(Night())

    def open_view(self, state: Cellar) -> View:
        """Build up what lies open."""
        return open_view(state)

    def own_view(self, state: Cellar, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(state, seat)

    def deal_anew(self, state: Cellar, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(state, seat)

    def conceal(self, state: Cellar, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(state, seat)

    def result(self, state: Cellar) -> Result:
        """Return the scores and winners."""
        return Result(scores(state), winners(state), state.night)

    def round_of(self, state: Cellar) -> int:
        """Return the number of the night."""
        return state.night

    def verdict(self, act: Act, events: list[Event]) -> str:
        """VIG-TALK-01  Nothing said binds; compare it with what everybody saw."""
        return verdict(act, events)

    def longest(self, setup: Setup) -> int:
        """VIG-END-01  Every night asks every player twice at most: for a candle, and for the rest of the night."""
        data, _ = cast("tuple[Data, Rulings]", setup.prepared)
        return 2 * setup.seats * data.nights


GAME: Final = Vigil(
    key="vigil",
    title="Vigil",
    seats=(3, 5),
    rules="1",
    vocabulary=VOCABULARY,
    choices=CHOICES,
    steps=(Night, Lighting, Searching),
    phrases=PHRASES,
    data=FILES.joinpath("data.toml").read_text(encoding="utf-8"),
    bounds=FILES.joinpath("bounds.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    pieces=PIECES,
    seen=Seen,
    fields=FIELDS,
    minutes=(15, 25),
    weight=1,
)
