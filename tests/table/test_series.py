"""Series of a group: points, and the same deal at several tables, compared when nobody plays it any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.house import wait_until

if TYPE_CHECKING:
    from tests.table.house import Guest, House

DUEL = "claustrophobia"


def ends(winner: Guest, loser: Guest, table: str, seat: int = 1) -> None:
    """Let one give up."""
    loser.does(table, seat, "resign")
    wait_until(lambda: winner.card(table)["status"] == "over")


def test_tables_of_a_series_give_points(ada: Guest, ben: Guest, eve: Guest) -> None:
    group = ada.posts("/api/groups", {"name": "Cup"})
    ben.posts("/api/groups/join", {"code": group["code"]})
    (series,) = ada.posts(f"/api/groups/{group['id']}/series", {"name": "Autumn", "win": 5, "play": 2})
    table = ada.sets_up(DUEL, "me", "open")
    ben.joins(table)
    assert ben.is_refused(f"/api/series/{series['id']}/tables", {"table": table})["error"] == "not-host"
    ada.posts(f"/api/series/{series['id']}/tables", {"table": table})
    assert ada.is_refused(f"/api/series/{series['id']}/tables", {"table": table})["error"] == "counts-already"
    ends(ada, ben, table)
    (page,) = ben.gets(f"/api/groups/{group['id']}/series")
    assert [(one["name"], one["points"]) for one in page["places"]] == [("Ada", 7), ("Ben", 2)]
    assert [game["table"] for game in page["games"]] == [table]
    assert eve.is_refused(f"/api/groups/{group['id']}/series", method="GET")["error"] == "no-group"
    assert eve.is_refused(f"/api/series/{series['id']}/tables", {"table": table})["error"] == "no-group"


def test_the_same_deal_is_withheld_until_all_are_done_and_then_compared(
    house: House, ada: Guest, ben: Guest, eve: Guest
) -> None:
    cyd = house.guest("Cyd")
    group = ada.posts("/api/groups", {"name": "Duplicate"})
    for guest in (ben, eve, cyd):
        guest.posts("/api/groups/join", {"code": group["code"]})
    (series,) = ada.posts(f"/api/groups/{group['id']}/series", {"name": "Pairs"})
    first = ada.sets_up(DUEL, "me", "open", listed=False)
    ada.posts(f"/api/series/{series['id']}/tables", {"table": first})
    ben.joins(first)
    assert ben.is_refused(f"/api/series/{series['id']}/again", {"table": first})["error"] == "knows-deal"
    second = eve.posts(f"/api/series/{series['id']}/again", {"table": first})["id"]
    assert ben.is_refused(f"/api/tables/{second}/join", {})["error"] == "knows-deal"
    cyd.joins(second)
    eve.posts(f"/api/tables/{second}/ready", {})
    cyd.posts(f"/api/tables/{second}/ready", {})
    wait_until(lambda: cyd.card(second)["status"] == "playing")
    assert house.room(first).row.seed == house.room(second).row.seed
    ends(ada, ben, first)
    assert ada.sees(first, 0)["end"]["seed"] == ""
    for path in ("replay", "record", "proof", "story"):
        assert ada.is_refused(f"/api/tables/{first}/{path}", method="GET")["error"] == "deal-open"
    assert ada.gets(f"/api/tables/{first}/log")["end"] is None
    (page,) = ada.gets(f"/api/groups/{group['id']}/series")
    assert (page["boards"][0]["open"], page["boards"][0]["compared"]) == (1, [])
    ends(cyd, eve, second, 0)
    assert ada.gets(f"/api/tables/{first}/replay")["seats"] == 2
    (page,) = ada.gets(f"/api/groups/{group['id']}/series")
    beaten = {one["name"]: one["beaten"] for one in page["boards"][0]["compared"]}
    assert beaten == {"Ada": 1.0, "Ben": 0.0, "Eve": 0.0, "Cyd": 1.0}
