"""One seat of a game as an environment of Gymnasium; bots hold the others.

    from ostoja.adapters.gymnasium import SeatEnv

    seat = SeatEnv("mall-of-horror", seat=0, opponents=["greedy", "random", "random"])

Importing this registers `ostoja/<Title>-v1` with Gymnasium, for `gymnasium.make` and `make_vec`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from ostoja.adapters.sitting import VERSION, Sitting
from ostoja.adapters.spaces import RENDER_MODES, observation_space, render
from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot, budget_of, check
from ostoja.engine.errors import SetupError
from ostoja.engine.rng import seeded
from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.adapters.sitting import Observation

STRANGER = "random"  # who sits on the other chairs where nobody is named
MOST_SEED = 2**31 - 1


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat: a step is a choice of its own, and the bots choose until it is asked again or the game is over.

    The reward is 0 until the end, and then 1 for a victory alone, -1 for none, and in between for a shared one.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Sequence[str] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.sitting = Sitting.at(game, None if opponents is None else len(opponents) + 1, options)
        seats = self.sitting.setup.seats
        if not 0 <= seat < seats:
            raise SetupError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        others = list(opponents) if opponents is not None else [STRANGER] * (seats - 1)
        for name in others:
            check(name)
        self.seat = seat
        self.names = dict(zip([other for other in range(seats) if other != seat], others, strict=True))
        self.render_mode = render_mode
        self.observation_space = observation_space(self.sitting)
        self.action_space = spaces.Discrete(self.sitting.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        dealt = str(self.np_random.integers(MOST_SEED))
        self.sitting.deal(dealt)
        self.bots = {other: bot(name, seeded(f"{dealt}:{other}")) for other, name in self.names.items()}
        self.pass_on()
        return self.sitting.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose; what is not offered is answered by the fallback, and the info says so."""
        refused = not self.sitting.state.over and not self.sitting.choose(self.seat, int(action))
        self.pass_on()
        over = self.sitting.state.over
        info = {"refused": int(action)} if refused else {}
        return self.sitting.observe(self.seat), self.sitting.returns()[self.seat], over, False, info

    def pass_on(self) -> None:
        """Let the bots choose until the seat is asked."""
        sitting = self.sitting
        while (asked := sitting.asked()) and self.seat not in asked:
            other = asked[0]
            chair = Chair(sitting.game, sitting.state, other, None, budget_of(self.names[other]))
            sitting.state.apply(other, self.bots[other].choose(chair))

    def action_masks(self) -> Any:
        """Return what may be chosen, as those ask for it who mask actions by themselves."""
        return self.sitting.mask(self.seat).astype(bool)

    def planes(self) -> list[str]:
        """Name every number of an observation."""
        return self.sitting.encoder.names

    def render(self) -> Any:
        """Show what the seat sees."""
        return render(self.sitting, self.seat, self.render_mode)


def vector_env(
    game: str, tables: int, autoreset: AutoresetMode = AutoresetMode.NEXT_STEP, **more: Any
) -> SyncVectorEnv:
    """Return several tables at once; a new game is dealt when one is over, as `autoreset` says.

    NEXT_STEP: the step after the last one deals, and ignores its action. SAME_STEP: the last step deals, and its info
    holds the last observation. DISABLED: whoever steps resets by hand.
    """
    return SyncVectorEnv([lambda: SeatEnv(game, **more) for _ in range(tables)], autoreset_mode=autoreset)


def name_of(key: str) -> str:
    """Return the name under which a game is registered: `ostoja/MallOfHorror-v1`."""
    return f"ostoja/{''.join(part.title() for part in key.split('-'))}-v{VERSION}"


for _key in all_games():
    if name_of(_key) not in gymnasium.registry:
        gymnasium.register(name_of(_key), entry_point=f"{__name__}:SeatEnv", kwargs={"game": _key})
