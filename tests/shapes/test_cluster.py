"""The same games on a cluster of two machines, one of which is killed in the middle."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # machines of a test talk over 127.0.0.1 alone
ray = pytest.importorskip("ray")

from ray.cluster_utils import Cluster as Machines  # noqa: E402  where Ray is installed

from ostoja.cli.main import run  # noqa: E402
from ostoja.lab.cluster import ClusterError  # noqa: E402
from ostoja.lab.plan import Plan  # noqa: E402
from ostoja.lab.running import Run  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.lab.outcome import Block

HERE = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
PLAN = Plan("mall-of-horror", ("greedy", "random", "greedy", "random"), 160, "far", {"second_tie": "head"}, {})


@pytest.fixture
def machines() -> Iterator[Any]:
    """Start two machines that are one."""
    cluster = Machines(initialize_head=True, head_node_args=HERE)
    yield cluster
    cluster.shutdown()


def test_what_was_lost_with_a_machine_is_played_again_and_all_games_are_the_same(machines: Any) -> None:
    second = machines.add_node(**HERE)
    machines.wait_for_nodes()
    played: list[Block] = []
    for part in Run(PLAN, cluster=machines.address).blocks():
        if not played:
            machines.remove_node(second, allow_graceful=False)
        played += part
    assert played == [block for part in Run(PLAN).blocks() for block in part]


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:9"])
def test_a_cluster_that_is_not_there_gets_one_line(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "vigil", "--games", "3", "--cluster", address]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines()[-1].startswith(f"ostoja: there is no Ray cluster at '{address}'")


def test_an_address_of_another_kind_is_refused() -> None:
    with pytest.raises(ClusterError):
        list(Run(PLAN, cluster="http://nowhere").blocks())
