"""The blocks of a plan on a Ray cluster: Ray finds the machines, and plays again what was lost with one of them."""

from __future__ import annotations

import json
import logging
import socket
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Self

from ostoja.engine.errors import OstojaError
from ostoja.lab.arena import Venue
from ostoja.lab.plan import Plan
from ostoja.lab.portions import Pace, Portions

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ostoja.lab.outcome import Block
    from ostoja.lab.portions import Portion

PATIENCE: Final = 2.0  # seconds that a portion should take: handing one over costs more than between processes
AHEAD: Final = 2  # portions for every core that are handed over at a time
KNOCK: Final = 5.0  # seconds until somebody has to answer
AGAIN: Final = -1  # a portion whose machine is gone is played again, as often as need be


class ClusterError(OstojaError):
    """There is no cluster, or it is lost."""


@lru_cache(maxsize=4)
def venue(plan: str) -> Venue:
    """Return where a plan is played, made once in every process of the cluster."""
    return Venue(Plan.read(json.loads(plan)))


def play(plan: str, blocks: Sequence[int]) -> tuple[list[Block], float]:
    """Play some blocks on a machine of the cluster; tell how many seconds it took."""
    since = time.perf_counter()
    return venue(plan).play(blocks), time.perf_counter() - since


class Cluster:
    """A Ray cluster that plays for this process; every machine of it has the same version of this package."""

    def __init__(self, plan: Plan, address: str) -> None:
        self.plan = plan
        self.address = address

    def __enter__(self) -> Self:
        import ray  # noqa: PLC0415  an extra

        self.knock()
        try:
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).partition("\n")[0].rstrip(".")
            raise ClusterError(f"there is no Ray cluster at {self.address!r}: {reason}") from error
        return self

    def knock(self) -> None:
        """Refuse an address at which nobody answers: Ray itself would try for minutes."""
        host, colon, port = self.address.rpartition("://")[2].rpartition(":")
        if not colon or not port.isdecimal():
            return
        try:
            socket.create_connection((host, int(port)), KNOCK).close()
        except (OSError, OverflowError) as error:
            raise ClusterError(f"there is no Ray cluster at {self.address!r}: {error}") from error

    def __exit__(self, *_: object) -> None:
        import ray  # noqa: PLC0415  an extra

        ray.shutdown()

    def play(self, todo: Sequence[int]) -> Generator[tuple[Portion, list[Block]]]:
        """Hand over all blocks, a few portions ahead of what is done, and yield what came of them in any order."""
        import ray  # noqa: PLC0415  an extra

        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task: Any = ray.remote(max_retries=AGAIN)(play)
        plan = ray.put(json.dumps(self.plan.written()))
        portions, pace = Portions(todo, cores), Pace(PATIENCE)
        at_work: dict[Any, Portion] = {}
        while True:
            while len(at_work) < cores * AHEAD and (portion := portions.next(pace.size)):
                at_work[task.remote(plan, list(portion.blocks))] = portion
            if not at_work:
                return
            for done in ray.wait(list(at_work))[0]:
                blocks, seconds = ray.get(done)
                pace.note(seconds)
                yield at_work.pop(done), blocks
