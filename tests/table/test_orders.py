"""Orders for slow tables: carried out by what the seat can see, listed, cancelled, and nobody else's affair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.table.entries import ChoiceEntry
from tests.table.house import wait_until

if TYPE_CHECKING:
    from tests.table.house import Guest, House

MALL = "mall-of-horror"
DUEL = "claustrophobia"
SLOW = {"kind": "slow", "hours": 48}


def path(table: str, seat: int) -> str:
    """Return where the orders of a seat lie."""
    return f"/api/tables/{table}/seats/{seat}/orders"


def choices(house: House, table: str, seat: int) -> list[ChoiceEntry]:
    """List what a seat has chosen."""
    entries = [house.play(table).read(text) for _, text in house.log(table)]
    return [entry for entry in entries if isinstance(entry, ChoiceEntry) and entry.seat == seat]


def words_of(house: House, table: str, option: int) -> list[Any]:
    """Spell an option."""
    return list(house.play(table).game.vocabulary.spell(option))


def asked(ada: Guest, ben: Guest, table: str) -> tuple[Guest, int]:
    """Wait until one of two is asked; return who, and on which seat."""
    wait_until(lambda: set(ada.sees(table)["asked"]) & {0, 1})
    seat = next(iter(set(ada.sees(table)["asked"]) & {0, 1}))
    return (ada, ben)[seat], seat


def test_an_order_is_carried_out_when_its_seat_is_asked_for_it(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", pace=SLOW)
    ben.joins(table)
    who, seat = asked(ada, ben, table)
    update = who.sees(table, seat)
    wanted = update["options"][-1]["id"]
    words = words_of(house, table, wanted)
    elsewhere = {"kind": "choose", "words": words, "question": update["question"]["key"], "args": [99]}
    (order,) = who.posts(path(table, seat), elsewhere)
    house.wakes(table)
    assert choices(house, table, seat) == [], "it was asked elsewhere"
    assert who.posts(f"{path(table, seat)}/{order['id']}/cancel") == []
    who.posts(path(table, seat), {"kind": "choose", "words": words, "question": update["question"]["key"]})
    wait_until(lambda: choices(house, table, seat))
    assert choices(house, table, seat)[0].option == wanted
    assert choices(house, table, seat)[0].by == ""
    wait_until(lambda: who.gets(path(table, seat)) == [])


def test_whoever_is_there_answers_and_no_order(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", pace=SLOW)
    ben.joins(table)
    who, seat = asked(ada, ben, table)
    who.sits(table, seat).catches_up()
    option = who.sees(table, seat)["options"][0]["id"]
    who.posts(path(table, seat), {"kind": "choose", "words": words_of(house, table, option)})
    house.wakes(table)
    assert choices(house, table, seat) == []


def test_passing_ends_when_something_concerns_the_seat(house: House, ada: Guest, ben: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", pace=SLOW)
    ben.joins(table)
    _, seat = asked(ada, ben, table)
    other = 1 - seat
    idle, speaker = (ada, ben)[other], (ada, ben)[seat]
    idle.posts(path(table, other), {"kind": "pass"})
    speaker.does(table, seat, "say", to=other, words=["promise-vote", other])
    house.does(house.hall.orders.carry_out(house.hall, house.room(table), other))
    assert idle.gets(path(table, other)) == []


def test_orders_are_their_players_own_affair(house: House, ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up(MALL, "me", "open", "random", pace=SLOW)
    ben.joins(table)
    (order,) = ben.posts(path(table, 1), {"kind": "pass"})
    assert ada.is_refused(path(table, 1), method="GET")["error"] == "not-your-seat"
    assert eve.is_refused(path(table, 1), {"kind": "pass"})["error"] == "not-your-seat"
    assert ada.is_refused(f"{path(table, 0)}/{order['id']}/cancel")["error"] == "no-order"
    assert ben.is_refused(path(table, 1), {"kind": "choose", "words": ["fly", 3]})["error"] == "bad-order"
    for _ in range(9):
        ben.posts(path(table, 1), {"kind": "pass"})
    assert ben.is_refused(path(table, 1), {"kind": "pass"})["error"] == "too-many-orders"
    quick = ada.sets_up(DUEL, "me", "me")
    assert ada.is_refused(path(quick, 0), {"kind": "pass"})["error"] == "not-slow"
    ada.posts(f"/api/tables/{table}/host", {"what": "remove", "seat": 1})
    eve.posts(f"/api/tables/{table}/take", {"seat": 1})
    assert eve.gets(path(table, 1)) == []
    assert house.room(table).players[1] == eve.id
