"""Whoever looks at a table sees what was agreed other than usual; and what is locked stays so until it is unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.house import opened, wait_until
from tests.table.tapes import Recording

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import Guest, House, Json

MALL = "mall-of-horror"
OUTLIVE = "outlive"
OSACZENI = "osaczeni"


def altered(kind: str, key: str, usual: object, value: object) -> Json:
    """Return one line of what was altered."""
    return {"kind": kind, "key": key, "usual": usual, "value": value}


def a_number(guest: Guest, game: str) -> Json:
    """Return a number of a game's data that may be more than usual."""
    fields = guest.gets(f"/api/games/{game}/data")
    return next(one for one in fields if one["kind"] == "number" and not one["fixed"] and one["usual"] < one["most"])


def test_a_usual_table_has_nothing_altered(ada: Guest, eve: Guest) -> None:
    seats: list[Json] = [{"who": "me", "colour": 2}, {"who": "open", "colour": 4}, {"who": "open"}]
    table = ada.sets_up(MALL, *seats)
    assert eve.card(table)["altered"] == []


def test_who_looks_at_a_table_sees_what_is_altered(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada, eve = house.guest("Ada"), house.guest("Eve")
        number = a_number(ada, OUTLIVE)
        field, value = number["field"], number["usual"] + number["step"]
        path, _, key = field.rpartition(".")
        data = f"[{path}]\n{key} = {value}\n" if path else f"{key} = {value}\n"
        table = ada.sets_up(OUTLIVE, "me", "open", options={"multi_hunt": True, "finite_supply": False}, data=data)
        usual = {one["key"]: one["default"] for one in ada.gets(f"/api/games/{OUTLIVE}")["choices"]}
        expected = [
            altered("option", key, usual[key], wish)
            for key, wish in (("finite_supply", False), ("multi_hunt", True))
            if usual[key] != wish
        ]
        expected.append(altered("data", field, number["usual"], value))
        assert len(expected) > 1
        assert eve.card(table)["altered"] == expected
        assert eve.gets("/api/tables")["open"][0]["altered"] == expected
        eve.joins(table)
        assert eve.card(table)["altered"] == expected
    with opened(tmp_path) as house:
        eve.moves_to(house)
        assert eve.gets("/api/tables")["mine"][0]["altered"] == expected


def test_what_is_named_as_it_is_usual_is_no_alteration(ada: Guest) -> None:
    number = a_number(ada, OUTLIVE)
    path, _, key = number["field"].rpartition(".")
    usual = {one["key"]: one["default"] for one in ada.gets(f"/api/games/{OUTLIVE}")["choices"]}
    table = ada.sets_up(OUTLIVE, "me", "open", options=usual, data=f"[{path}]\n{key} = {number['usual']}\n")
    assert ada.card(table)["altered"] == []


def test_a_sandbox_shows_what_its_table_had_altered(ada: Guest) -> None:
    table = ada.sets_up(OUTLIVE, "me", "me", options={"multi_hunt": True})
    ada.does(table, 0, "resign")
    shown = ada.card(table)["altered"]
    assert shown
    assert ada.posts(f"/api/tables/{table}/fork", {"at": 0})["altered"] == shown


# ---------------------------------------------------------------- what is locked


def test_a_locked_variant_is_refused_by_its_name_with_the_way_out(ada: Guest) -> None:
    body = {"game": OSACZENI, "seats": [{"who": "me"}] * 3, "options": {"variant": "05"}}
    detail = ada.is_refused("/api/tables", body)["detail"]
    assert "variant" in detail
    assert "all_variants" in detail
    body["options"]["all_variants"] = True  # type: ignore[index]
    assert ada.posts("/api/tables", body)["status"] == "playing"


def test_a_rematch_knows_what_was_unlocked_meanwhile(house: House) -> None:
    emil = house.guest("Emil")
    table = Recording(house, emil, OSACZENI, 3).table
    wait_until(lambda: emil.gets("/api/me")["unlocked"].get(OSACZENI))
    [found] = emil.gets("/api/me")["unlocked"][OSACZENI]
    again = emil.posts(f"/api/tables/{table}/rematch")
    assert again["options"]["unlocked"] == f"{found:02d}"
    assert again["altered"] == [], "to have played before alters nothing"
    rulings = house.play(again["id"]).setup.options
    assert rulings["unlocked"] == f"{found:02d}"


def plays_out(guest: Guest, table: str) -> int:
    """Let all seats take the first thing offered to the end; return the epilogue."""
    while asked := guest.sees(table)["asked"]:
        guest.chooses(table, asked[0])
    epilogue: int = guest.sees(table)["view"]["epilogue"]
    return epilogue


def test_the_same_night_again_unlocks_another_epilogue_and_its_rematch_knows_both(house: House) -> None:
    emil = house.guest("Emil")
    found: list[int] = []
    for _ in range(2):
        table = emil.sets_up(OSACZENI, "me", "me", "me", seed="the same night")
        found.append(plays_out(emil, table))
        wait_until(lambda: emil.gets("/api/me")["unlocked"].get(OSACZENI) == found)
    assert found[0] != found[1]
    assert house.play(table).setup.options["unlocked"] == f"{found[0]:02d}", "what its agreement still says"
    again = emil.posts(f"/api/tables/{table}/rematch")
    both = ",".join(f"{number:02d}" for number in sorted(found))
    assert again["options"]["unlocked"] == both
    assert house.play(again["id"]).setup.options["unlocked"] == both


def test_the_form_is_told_which_values_are_locked(ada: Guest) -> None:
    choices = {one["key"]: one for one in ada.gets(f"/api/games/{OSACZENI}")["choices"]}
    assert choices["unlocked"]["kind"] == "unlocked"
    assert choices["variant"]["opener"] == "all_variants"
    assert [int(value) for value in choices["variant"]["values"][1:]] == list(range(1, 22))
    assert not any(one["opener"] for key, one in choices.items() if key != "variant")
