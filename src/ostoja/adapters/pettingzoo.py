"""Every game as an environment of PettingZoo: `env` asks one seat after another, `parallel_env` all at once.

    from ostoja.adapters.pettingzoo import env, parallel_env

    table = env("mall-of-horror", seats=4)

An observation is `{"observation": …, "action_mask": …}`: the row of numbers whose names `planes()` tells, and a 1 for
every action that is offered. What is not offered is answered by the fallback of the question, and `infos` says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ostoja.adapters.sitting import VERSION, Sitting
from ostoja.adapters.spaces import RENDER_MODES, Seeds, observation_space, render, whole_space

if TYPE_CHECKING:
    from ostoja.adapters.sitting import Observation

Agent = str


class Chairs:
    """What both environments share: a table, an agent for every seat, and their spaces."""

    sitting: Sitting
    metadata: dict[str, Any]

    def sit(self, game: str, seats: int | None, options: dict[str, Any], render_mode: str | None) -> None:
        """Set a table up."""
        self.sitting = Sitting.at(game, seats, options)
        self.render_mode = render_mode
        self.seeds = Seeds()
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.setup.seats)]
        self.agents: list[Agent] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.sitting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.sitting.actions) for agent in self.possible_agents}
        self.state_space = whole_space(self.sitting)
        self.metadata = {
            "name": f"{self.sitting.game.key.replace('-', '_')}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return what an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent observes now."""
        return self.sitting.observe(self.seat_of[agent])

    def state(self) -> Any:
        """Return what all agents see together."""
        return self.sitting.whole()

    def planes(self) -> list[str]:
        """Name every number of an observation."""
        return self.sitting.encoder.names

    def serialize(self) -> bytes:
        """Write the game down as it stands."""
        return self.sitting.save()

    def close(self) -> None:
        """Leave the table; there is nothing to put away."""


class TableEnv(Chairs, AECEnv):  # type: ignore[misc]  # it has no types
    """One seat after another, as they are asked; who chooses in secret at the same time does not see the others."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.sit(game, seats, options, render_mode)
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.sitting.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.chosen = dict.fromkeys(self.agents, 0)
        self.pass_on()

    def step(self, action: Any) -> None:
        """Choose for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        taken = self.sitting.choose(self.seat_of[agent], int(action))
        self.infos[agent] = {} if taken else {"refused": int(action)}
        self.chosen[agent] += 1
        if self.chosen[agent] == self.max_cycles:
            self.truncations[agent] = True
        self.pass_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def pass_on(self) -> None:
        """Go on to the next seat that is asked; for one whose cycles are used up its fallback is chosen."""
        sitting = self.sitting
        while asked := sitting.asked():
            waiting = [seat for seat in asked if not self.is_out(seat)]
            if waiting:
                self.agent_selection = self.possible_agents[waiting[0]]
                return
            if all(self.is_out(seat) for seat in range(sitting.setup.seats)):
                self.agent_selection = self.agents[0]
                return
            sitting.fall_back(asked[0])
        self.agent_selection = self.agents[0]
        for agent in self.agents:
            self.terminations[agent] = not self.truncations[agent]
            self.rewards[agent] = sitting.returns()[self.seat_of[agent]]

    def is_out(self, seat: int) -> bool:
        """Tell whether a seat plays no more, because its cycles are used up."""
        agent = self.possible_agents[seat]
        return self.truncations.get(agent, True)

    def render(self) -> Any:
        """Show what the agent sees whose turn it is."""
        return render(self.sitting, self.seat_of[self.agent_selection], self.render_mode)

    def clone(self) -> TableEnv:
        """Return an independent copy in the middle of the game, for those who search."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        twin.sitting = self.sitting.clone()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "chosen"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.agents = self.agents[:]
        return twin


class ParallelTableEnv(Chairs, ParallelEnv):  # type: ignore[misc]  # it has no types
    """All seats at once: of the actions, those of the seats that are asked count, and the others wait.

    Where several are asked openly and the choice of one changes the question, the rest of them are asked anew.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.sit(game, seats, options, render_mode)
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Deal a new game."""
        self.sitting.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[Agent, Observation]:
        """Return what everybody observes now."""
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[Agent, Any]) -> tuple[dict[Agent, Any], ...]:
        """Choose for all who are asked."""
        sitting = self.sitting
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        serial = sitting.state.serial
        for seat in sitting.asked():
            agent = self.possible_agents[seat]
            is_open = sitting.state.serial == serial and seat in sitting.asked() and agent in actions
            if is_open and not sitting.choose(seat, int(actions[agent])):
                infos[agent] = {"refused": int(actions[agent])}
        self.cycles += 1
        over = sitting.state.over
        cut = not over and self.cycles == self.max_cycles
        returns = sitting.returns()
        told = (
            self.observations(),
            {agent: returns[self.seat_of[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def render(self) -> Any:
        """Show what the first seat sees that is asked."""
        return render(self.sitting, (*self.sitting.asked(), 0)[0], self.render_mode)

    def clone(self) -> ParallelTableEnv:
        """Return an independent copy in the middle of the game, for those who search."""
        twin = ParallelTableEnv.__new__(ParallelTableEnv)
        twin.__dict__.update(self.__dict__)
        twin.sitting = self.sitting.clone()
        twin.agents = self.agents[:]
        return twin


def raw_env(game: str, seats: int | None = None, **more: Any) -> TableEnv:
    """Return a table that asks one seat after another, without PettingZoo's checks of how it is used."""
    return TableEnv(game, seats, **more)


def env(game: str, seats: int | None = None, **more: Any) -> AECEnv:
    """Return a table that asks one seat after another; further: max_cycles, render_mode, options of the game."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, **more))


def parallel_env(game: str, seats: int | None = None, **more: Any) -> ParallelTableEnv:
    """Return a table that asks all seats at once; further: max_cycles, render_mode, options of the game."""
    return ParallelTableEnv(game, seats, **more)
