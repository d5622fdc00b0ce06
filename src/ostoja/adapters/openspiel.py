"""Every game as OpenSpiel knows it. Importing this registers `ostoja_<game>`, as in `ostoja_mall_of_horror`.

    import pyspiel
    import ostoja.adapters.openspiel

    game = pyspiel.load_game("ostoja_mall_of_horror(players=4,deals=1000)")

Chance is explicit and comes first: one node deals, and everything that is drawn later follows from the deal. Seats that
choose at the same time choose one after the other, and those who come later see nothing of it: the rules keep sealed
choices out of every view. An information state is a digest of all that a seat was told and chose, with what it sees.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from ostoja.adapters.sitting import LOST, WON, Sitting
from ostoja.engine.rng import Rng
from ostoja.engine.snapshot import fingerprint
from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from ostoja.engine.game import Game, View

DEALS: Final = 256  # that chance chooses from, where nobody says how many
LETTERS: Final = 16  # of a digest


def name_of(key: str) -> str:
    """Return the name under which a game is registered."""
    return f"ostoja_{key.replace('-', '_')}"


def options_of(written: str) -> dict[str, Any]:
    """Read options of a game, as in `second_tie:head;first_seat:2`: OpenSpiel keeps the usual signs for itself."""
    return dict(pair.split(":", 1) for pair in written.split(";") if pair)


def type_of(game: Game) -> pyspiel.GameType:
    """Say what kind of game it is."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game.key),
        long_name=f"{game.title} (Ostoja, rules {game.rules})",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.least_seats, "deals": DEALS, "options": ""},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with a number of players, of deals, and options."""

    key = ""  # which of our games; every registered class names its own
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**self.kind.parameter_specification, **(params or {})}
        self.sitting = Sitting.at(self.key, int(wishes["players"]), options_of(str(wishes["options"])))
        self.deals = int(wishes["deals"])
        longest = self.sitting.game.longest(self.sitting.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sitting.actions,
            max_chance_outcomes=self.deals,
            num_players=self.sitting.setup.seats,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> TableState:
        """Return a table at which nothing is dealt yet."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return 1: the deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return somebody who observes a seat."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A table, before the deal or after it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.sitting = game.sitting
        self.deals = game.deals
        self.is_dealt = False
        self.recalled = [""] * game.sitting.setup.seats  # by seat: a digest of all that it was told and chose
        self.told = 0  # events that are in the digests

    # ------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        """Return who is asked: chance first, then the first seat of those that are asked."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.sitting.asked()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """List what a player may choose, in ascending order."""
        return sorted(self.sitting.offers(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals, each as likely as the others."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, or choose for whoever is asked."""
        if not self.is_dealt:
            self.sitting = self.sitting.clone()
            self.sitting.deal(f"deal {action}", journal=True)
            self.is_dealt = True
        else:
            seat = self.current_player()
            self.recall(seat, f"chose {action}")
            self.sitting.state.apply(seat, action)
        self.listen()

    def _action_to_string(self, player: int, action: int) -> str:
        """Spell an action."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return " ".join(map(str, self.sitting.game.vocabulary.spell(action)))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.is_dealt and self.sitting.state.over

    def returns(self) -> list[float]:
        """Return what everybody has won: 1 alone, -1 nothing, in between where several share."""
        return self.sitting.returns() if self.is_dealt else [0.0] * len(self.recalled)

    def __str__(self) -> str:
        if not self.is_dealt:
            return "nothing dealt"
        asked = ", ".join(map(str, self.sitting.asked())) or "nobody"
        return f"{fingerprint(self.sitting.state)[:LETTERS]} asked: {asked}"

    # ------------------------------------------------------------ what a seat knows

    def recall(self, seat: int, what: str) -> None:
        """Add to what a seat remembers."""
        self.recalled[seat] = digest(f"{self.recalled[seat]} {what}")

    def listen(self) -> None:
        """Let every seat take in what it was told since."""
        journal = self.sitting.state.journal
        assert journal is not None
        for event in journal.events[self.told :]:
            for seat in range(len(self.recalled)):
                if event.is_for(seat):
                    self.recall(seat, f"{event.kind} {event.args}")
        self.told = len(journal.events)

    def known(self, seat: int) -> str:
        """Return the information state of a seat: who it is, all that it has learnt, and what it sees."""
        seen = digest(written(self.sitting.game.view(self.sitting.state, seat))) if self.is_dealt else ""
        return f"seat {seat} recalls {self.recalled[seat]} sees {seen}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """Return a state that a player cannot tell from this one; its history stays that of this one."""
        twin: TableState = self.clone()
        if self.is_dealt:
            key = str(probability_sampler()).encode()
            journal = twin.sitting.state.journal
            twin.sitting.state = self.sitting.game.determinise(self.sitting.state, player_id, Rng(key))
            twin.sitting.state.journal = journal
        return twin


class Observer:
    """What a seat sees: as a tensor of named numbers, and as text."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self.encoder = game.sitting.encoder
        self.recalls = kind.perfect_recall
        self.open = kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.open and self.own and not self.recalls:
            self.tensor = np.zeros(self.encoder.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees into the tensor."""
        assert self.tensor is not None
        if state.is_dealt:
            self.tensor[:] = state.sitting.row(player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: TableState, player: int) -> str:
        """Return what a player sees, or knows, as text."""
        if self.recalls:
            return state.known(player)
        if not state.is_dealt:
            return ""
        game, table = state.sitting.game, state.sitting.state
        if self.open and self.own:
            return written(game.view(table, player))
        return written(game.open_view(table) if self.open else game.own_view(table, player))


def written(view: View) -> str:
    """Write a view as text, the same in every process."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """Return a short digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def register(key: str, game: Game) -> None:
    """Register one of our games with OpenSpiel."""
    kind = type_of(game)
    name = f"{''.join(part.title() for part in key.split('-'))}Game"
    globals()[name] = type(name, (TableGame,), {"key": key, "kind": kind, "__module__": __name__})  # pickle finds it
    pyspiel.register_game(kind, globals()[name])


for _key, _game in all_games().items():
    if name_of(_key) not in pyspiel.registered_names():
        register(_key, _game)
