"""A designer tries numbers out: the games are played beside the tables, one experiment after another, and drawn."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.table.experiment_files import SILENT, ExperimentFiles
from ostoja.table.settings import ExperimentPace
from tests.table.house import opened, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.table.house import Guest, House

MALL = "mall-of-horror"
CAPACITY = "[locations.restroom]\ncapacity = 6\n"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house with a process for bots, in which 400 games may be played at a time, and one may wait."""
    home = tmp_path_factory.mktemp("lab")
    pace = ExperimentPace(games=400, seconds=60, waiting=1)
    with opened(home, thinkers=1, experiments=pace) as house:
        yield house


def tries(guest: Guest, **wish: object) -> dict[str, Any]:
    card: dict[str, Any] = guest.posts(
        "/api/experiments", {"game": MALL, "seats": 3, "games": 12, "bot": "random", **wish}
    )
    return card


def ends(guest: Guest, card: dict[str, Any]) -> dict[str, Any]:
    """Wait until an experiment has come to an end."""
    found: dict[str, Any] = {}

    def is_over() -> bool:
        found.update(guest.gets(f"/api/experiments/{card['id']}"))
        return found["status"] not in {"waiting", "playing"}

    wait_until(is_over)
    return found


def test_other_numbers_are_played_beside_the_usual_ones_and_drawn(lab: House) -> None:
    ada = lab.guest("Ada")
    card = tries(ada, data=CAPACITY)
    assert card["mine"]
    over = ends(ada, card)
    assert (over["status"], over["done"], over["total"], over["data"]) == ("done", 24, 24, CAPACITY)
    drawn = ada.gets(f"/api/experiments/{card['id']}/pictures/en")
    assert drawn["pictures"][0]["heading"] == "What the other numbers change"
    assert drawn["pictures"][0]["picture"].startswith("<svg")
    assert "12 games with 3 seats" in drawn["played"]
    polish = ada.gets(f"/api/experiments/{card['id']}/pictures/pl")
    assert polish["pictures"][0]["heading"] == "Co zmieniają inne liczby"


def test_the_page_can_be_kept_and_needs_nothing_from_elsewhere(lab: House) -> None:
    ada = lab.guest("Ada")
    card = ends(ada, tries(ada))
    page = ada.client.get(f"/api/experiments/{card['id']}/page/en")
    assert page.headers["content-disposition"].startswith("attachment")
    assert "<svg" in page.text
    assert "http" not in page.text.replace("http://www.w3.org/2000/svg", "")


def test_strong_bots_also_play_among_weak_ones(lab: House) -> None:
    ada = lab.guest("Ada")
    over = ends(ada, tries(ada, bot="greedy", games=6))
    assert over["total"] == 12
    told = [one["sentence"] for one in ada.gets(f"/api/experiments/{over['id']}/pictures/en")["pictures"]]
    assert any("A stronger bot among weak ones" in one for one in told)


def test_whoever_has_the_link_may_look_and_only_the_owner_may_stop(lab: House) -> None:
    ada, borys = lab.guest("Ada"), lab.guest("Borys")
    card = tries(ada, games=400, bot="greedy")
    seen = borys.gets(f"/api/experiments/{card['id']}")
    assert not seen["mine"]
    assert borys.is_refused(f"/api/experiments/{card['id']}/stop")["error"] == "not-yours"
    ada.posts(f"/api/experiments/{card['id']}/stop")
    assert ends(ada, card)["status"] == "stopped"
    assert [one["id"] for one in ada.gets("/api/experiments")] == [card["id"]]
    assert borys.gets("/api/experiments") == []


def test_one_of_each_person_and_few_may_wait(lab: House) -> None:
    ada, borys, celina = lab.guest("Ada"), lab.guest("Borys"), lab.guest("Celina")
    first = tries(ada, games=400, bot="greedy")
    assert ada.is_refused("/api/experiments", {"game": MALL, "seats": 3, "games": 2})["error"] == "experiment-running"
    wait_until(lambda: ada.gets(f"/api/experiments/{first['id']}")["status"] == "playing")
    second = tries(borys)
    assert (second["status"], second["ahead"]) == ("waiting", 1)
    refused = celina.is_refused("/api/experiments", {"game": MALL, "seats": 3, "games": 2})
    assert refused["error"] == "experiments-crowded"
    borys.posts(f"/api/experiments/{second['id']}/stop")
    assert borys.gets(f"/api/experiments/{second['id']}")["status"] == "stopped"
    ada.posts(f"/api/experiments/{first['id']}/stop")
    ends(ada, first)


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"games": 401}, "games"),
        ({"bot": "oracle"}, "bot"),
        ({"seats": 8}, "seats"),
        ({"game": "chess"}, "chess"),
        ({"options": {"second_tie": "coin"}}, "second_tie"),
        ({"data": "[locations.restroom]\ncapacity = 99\n"}, "locations.restroom.capacity"),
        ({"data": "capacity"}, "TOML"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_field(lab: House, wish: dict[str, object], told: str) -> None:
    ada = lab.guest("Ada")
    refused = ada.is_refused("/api/experiments", {"game": MALL, "seats": 3, "games": 4, **wish})
    assert told in refused["detail"]
    assert ada.gets("/api/experiments") == []


def test_a_house_without_processes_has_no_experiments(house: House) -> None:
    ada = house.guest("Ada")
    assert ada.gets("/api/experiments/limits")["games"] == 0
    assert ada.is_refused("/api/experiments", {"game": MALL, "seats": 3, "games": 4})["error"] == "no-experiments"


def test_time_is_up_and_what_was_played_is_drawn(tmp_path: Path) -> None:
    pace = ExperimentPace(games=400, seconds=4)
    with opened(tmp_path, thinkers=1, experiments=pace) as house:
        ada = house.guest("Ada")
        over = ends(ada, tries(ada, games=400, bot="greedy"))
        assert over["status"] == "done"
        assert 0 < over["done"] < over["total"]
        assert ada.gets(f"/api/experiments/{over['id']}/pictures/en")["pictures"]


def test_an_experiment_whose_worker_is_gone_is_lost_and_another_may_begin(lab: House) -> None:
    ada = lab.guest("Ada")
    card = ends(ada, tries(ada))
    files = ExperimentFiles(lab.home)
    stored = files.read(card["id"])
    assert stored is not None
    stored.card.status = "playing"
    files.write(stored)
    file = files.folder / f"{card['id']}.json"
    os.utime(file, (time.time() - SILENT - 1,) * 2)
    lost = ada.gets(f"/api/experiments/{card['id']}")
    assert (lost["status"], lost["trouble"]) == ("failed", "lost")
    ends(ada, tries(ada))


@pytest.mark.parametrize("name", ["../../../secret", "%2e%2e%2fostoja", "nothing-here"])
def test_a_name_that_is_none_leads_nowhere(lab: House, name: str) -> None:
    assert lab.client().get(f"/api/experiments/{name}").status_code in {400, 404}
