"""A conversation at a table: replies by the place in one's own feed, and bots that answer and leave time to talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.table.account import account_of
from ostoja.table.bot_turns import COMPOSES
from tests.table.house import wait_until

if TYPE_CHECKING:
    from tests.table.house import Guest, House

MALL = "mall-of-horror"


def acts(ada: Guest, table: str, seat: int | None = None) -> list[tuple[int, dict[str, Any]]]:
    """List the acts of a feed with their places in it."""
    feed = ada.sees(table, seat)["feed"]
    return [(place, item) for place, item in enumerate(feed) if item["t"] == "act"]


def test_a_reply_names_the_item_of_ones_own_feed(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="talk", talk="open")
    ada.does(table, 2, "say", to=0, words=["question-where"])  # seat 1 does not hear it, and counts without it
    ada.does(table, 0, "say", to=1, words=["offer-truce", "round"])
    ((place, offer),) = acts(ada, table, 1)
    assert offer["words"] == ["offer-truce", "round"]
    ada.does(table, 1, "say", to=0, words=["answer-accept"], re=place)
    assert acts(ada, table, 1)[-1][1]["re"] == place
    (_, _), (mine, _), (_, answer) = acts(ada, table, 0)
    assert answer["re"] == mine == place + 1
    assert acts(ada, table, None) == []


def test_what_is_not_there_cannot_be_replied_to(ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="talk", talk="open")
    ada.does(table, 2, "say", to=0, words=["offer-truce", "round"])
    refused = ada.may_not(table, 1, "say", to=0, words=["answer-accept"], re=0)
    assert refused["error"] == "no-such-act"
    assert ada.may_not(table, 1, "say", to=0, words=["answer-accept"])["status"] == 400


def test_a_bot_answers_what_it_is_offered_though_it_is_not_asked(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "greedy", "greedy", seed="talk", talk="open")
    house.wakes(table)
    wait_until(lambda: 0 in house.play(table).match.asked())
    ada.does(table, 0, "say", to=1, words=["offer-truce", "game"])
    wait_until(lambda: any(item["seat"] == 1 and "re" in item for _, item in acts(ada, table, 0)))
    (answer,) = [item for _, item in acts(ada, table, 0) if item["seat"] == 1 and item.get("re", -1) >= 0]
    assert answer["words"][0] in {"answer-accept", "answer-decline", "offer-truce", "offer-against", "offer-rooms"}
    assert answer["voice"]


def test_whoever_composes_is_noted_and_told_to_nobody(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="talk", talk="open")
    before = ada.sees(table, 1)
    ada.does(table, 0, "composing")

    room = house.room(table)

    async def composes() -> bool:
        return room.is_composing(COMPOSES)

    assert house.does(composes())
    assert ada.sees(table, 1) == before
    assert len(house.log(table)) == 0


def test_the_account_tells_rounds_reasons_and_turns_of_trust(house: House, ada: Guest) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="talk", talk="open")
    ada.does(table, 0, "say", to=-1, words=["promise-vote", 1])
    ledger, turns = account_of(house.play(table).match)
    assert [(word.words, word.verdict, word.round, word.why) for word in ledger] == [
        (["promise-vote", 1], "pending", 0, "")
    ]
    assert turns == [], "people account to nobody"
