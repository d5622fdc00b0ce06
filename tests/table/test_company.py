"""What remains: history, players and groups, ratings for those who want them, and leaving for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.house import wait_until

if TYPE_CHECKING:
    from tests.table.house import Guest, House

DUEL = "claustrophobia"
MALL = "mall-of-horror"


def plays(winner: Guest, loser: Guest) -> str:
    """Play a duel that one gives up."""
    table = winner.sets_up(DUEL, "me", "open")
    loser.joins(table)
    loser.does(table, 1, "resign")
    wait_until(lambda: winner.card(table)["status"] == "over")
    return table


def test_history_tells_date_game_people_winner_and_length(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(DUEL, "me", "open")
    ben.joins(table)
    house.clock.passes(seconds=600)
    ben.does(table, 1, "resign")
    wait_until(lambda: ada.gets("/api/me/history"))
    (game,) = ada.gets("/api/me/history")
    assert (game["table"], game["game"], game["seats"]) == (table, DUEL, [0])
    assert game["ended"] - game["started"] == 600_000
    assert [(one["name"], one["won"]) for one in game["people"]] == [("Ada", True), ("Ben", False)]
    assert ben.gets("/api/me/history")[0]["seats"] == [1]


def test_a_player_is_shown_to_those_who_played_with_them(ada: Guest, ben: Guest, eve: Guest) -> None:
    for winner, loser in ((ada, ben), (ada, ben), (ben, ada)):
        plays(winner, loser)
    page = ben.gets(f"/api/players/{ada.id}")
    figures = page["figures"]
    assert (figures["played"], figures["won"], figures["streak"]) == (3, 2, 2)
    assert figures["games"] == [{"key": DUEL, "name": "", "played": 3, "won": 2}]
    assert figures["rivals"] == [{"key": ben.id, "name": "Ben", "played": 3, "won": 2}]
    assert (figures["victim"], figures["nemesis"]) == ("Ben", "Ben")
    assert (page["own"], page["ratings"]) == (False, [])
    assert eve.is_refused(f"/api/players/{ada.id}", method="GET")["error"] == "no-player"
    assert eve.is_refused("/api/players/nobody", method="GET")["error"] == "no-player"


def test_only_those_are_rated_who_want_it_and_bots_beside_them(ada: Guest, ben: Guest) -> None:
    assert ada.client.patch("/api/me/rated", json={"rated": True}).json()["rated"]
    plays(ada, ben)
    assert ada.gets(f"/api/players/{ada.id}")["ratings"] == []  # nobody else there wanted it
    ben.client.patch("/api/me/rated", json={"rated": True})
    plays(ada, ben)
    (mine,) = ada.gets(f"/api/players/{ada.id}")["ratings"]
    (theirs,) = ada.gets(f"/api/players/{ben.id}")["ratings"]
    assert mine["points"] > 1500 > theirs["points"]
    assert (mine["games"], mine["bot"]) == (1, False)
    ada.does(ada.sets_up(DUEL, "me", "random"), 0, "resign")
    wait_until(lambda: len(ada.gets(f"/api/players/{ada.id}")["ratings"]) > 1)
    bot = next(one for one in ada.gets(f"/api/players/{ada.id}")["ratings"] if one["bot"])
    assert (bot["name"], bot["player"]) == ("random", "")
    assert ben.client.patch("/api/me/rated", json={"rated": False}).json()["ratings"] == []
    assert ada.gets(f"/api/players/{ben.id}")["ratings"] == []


def test_a_group_counts_the_games_among_its_members(ada: Guest, ben: Guest, eve: Guest) -> None:
    group = ada.posts("/api/groups", {"name": "Thursday"})
    ben.posts("/api/groups/join", {"code": group["code"]})
    inside = plays(ada, ben)
    plays(ada, eve)
    page = ben.gets(f"/api/groups/{group['id']}")
    assert [game["table"] for game in page["history"]] == [inside]
    assert {one["name"]: one["figures"]["won"] for one in page["members"]} == {"Ada": 1, "Ben": 0}
    assert (page["owner"], ada.gets("/api/groups")[0]["members"]) == (False, 2)
    assert eve.is_refused(f"/api/groups/{group['id']}", method="GET")["error"] == "no-group"
    assert eve.is_refused("/api/groups/join", {"code": "wrong"})["error"] == "no-group"
    ada.posts(f"/api/groups/{group['id']}/leave")
    assert ben.gets(f"/api/groups/{group['id']}")["owner"]


def test_what_one_of_a_group_has_unlocked_is_offered_to_all(house: House, ada: Guest, ben: Guest) -> None:
    group = ada.posts("/api/groups", {"name": "Mall rats"})
    row = house.does(house.hall.people.find(ada.id))
    assert row
    house.does(house.hall.people.store(row, {"unlocked": {"osaczeni": [3, 7]}}))
    assert ben.gets("/api/me")["unlocked"] == {}
    ben.posts("/api/groups/join", {"code": group["code"]})
    assert ben.gets("/api/me")["unlocked"] == {"osaczeni": [3, 7]}
    assert ben.gets(f"/api/groups/{group['id']}")["unlocked"] == {"osaczeni": [3, 7]}
    table = ben.sets_up("osaczeni", "me", "me", "me")
    assert "3" in str(ben.card(table)["options"])


def test_somebody_takes_their_data_along_and_leaves_for_good(house: House, ada: Guest, ben: Guest) -> None:
    eve = house.guest("Eve")
    group = eve.posts("/api/groups", {"name": "Once"})["id"]
    over = plays(eve, ada)
    waiting = eve.sets_up(MALL, "me", "open", "open")
    ben.joins(waiting)
    playing = eve.sets_up(MALL, "me", "open", "random")
    ben.joins(playing)
    alone = eve.sets_up(MALL, "me", "random", "random")
    told = eve.gets("/api/me/export")
    assert [game["table"] for game in told["tables"]] == [over]
    assert (told["me"]["name"], told["groups"][0]["id"]) == ("Eve", group)
    assert "password" not in str(told)
    assert eve.is_refused("/api/me/delete", {"name": "Ada"})["error"] == "other-name"
    line = eve.sits(playing, 0).catches_up()
    assert eve.client.post("/api/me/delete", json={"name": "Eve"}).status_code == 204
    assert line.is_closed_with() == 4403
    assert eve.client.get("/api/me").status_code == 401
    assert (ben.card(waiting)["host"], ben.card(waiting)["people"][0]["kind"]) == (True, "open")
    assert (ben.card(playing)["host"], ben.card(playing)["people"][0]["kind"]) == (True, "bot")
    assert ben.card(alone)["status"] == "closed"
    (game,) = [one for one in ada.gets("/api/me/history") if one["table"] == over]
    assert (game["people"][0]["name"], game["people"][0]["player"]) == ("…", "")


@pytest.mark.parametrize("path", ["/api/me/history", "/api/me/export", "/api/groups", "/api/me/calling"])
def test_nobody_without_a_name_asks(house: House, path: str) -> None:
    assert house.client().get(path).status_code == 401
