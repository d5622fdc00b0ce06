"""Every choice of a game, noted with what its seat knew: what learners learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ostoja.lab.encoding import encoder_of
from ostoja.lab.outcome import Noted

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision, State
    from ostoja.engine.game import Game, Setup


class Notebook:
    """The choices of one game after another."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.encoder = encoder_of(game, setup)
        self.choices: list[Noted] = []

    def note(self, state: State, seat: int, option: int, seconds: float) -> None:
        """Note a choice before it is taken."""
        question = cast("Decision[Any]", state.agenda[-1]).asks(state)[0]
        known = self.encoder.numbers(self.game.view(state, seat)).tobytes()
        self.choices.append(Noted(seat, state.serial, question, tuple(state.offers[seat]), option, seconds, known))

    def close(self) -> tuple[Noted, ...]:
        """Return the choices of the game that is over, and begin anew."""
        choices, self.choices = tuple(self.choices), []
        return choices
