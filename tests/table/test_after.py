"""After the end: the film, the record, the proof, a sandbox, a rematch; and what is kept for later."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.cli.main import run
from ostoja.engine.errors import RecordError
from ostoja.engine.rng import pledge
from ostoja.engine.snapshot import fingerprint
from ostoja.table.entries import ChoiceEntry
from ostoja.table.storage.backup import back_up, bring_back
from tests.table.house import House, opened, settings_for, wait_until
from tests.table.tapes import Recording, moments

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.house import Guest

MALL = "mall-of-horror"


@pytest.fixture(scope="module")
def recording(house: House) -> Recording:
    """Return a finished game, and all that was heard of it."""
    return Recording(house, house.guest("Ada"), MALL, 3)


@pytest.fixture(scope="module")
def table(recording: Recording) -> str:
    """Return the table of the finished game."""
    return recording.table


def test_the_film_shows_every_seat_what_it_saw(house: House, recording: Recording) -> None:
    ada, table = recording.ada, recording.table
    length = ada.gets(f"/api/tables/{table}/replay")
    played = house.play(table).choices
    assert length["choices"] == len(played)
    assert length["seats"] == 3
    at = 0
    for play, entry in moments(house, table):
        if not isinstance(entry, ChoiceEntry):
            continue
        seat = (at % 4) if at % 4 < 3 else None
        frame = ada.gets(f"/api/tables/{table}/replay/{at}", seat=seat)
        assert frame["view"] == json.loads(json.dumps(play.match.view(seat)))
        assert (frame["chooser"], frame["chosen"] and frame["chosen"]["id"]) == (played[at - 1] if at else (-1, None))
        at += 1
    last = ada.gets(f"/api/tables/{table}/replay/{at}", seat=1)
    assert last["view"] == recording.lines[1].update["view"]
    assert last["end"] == recording.lines[1].update["end"]


def without_notes(feed: list[Any]) -> list[Any]:
    """Leave out what is noted about the table; an answer then stands to the place where its act is now."""
    kept = [at for at, item in enumerate(feed) if item["t"] != "note"]
    moved = {at: place for place, at in enumerate(kept)}
    return [{**feed[at], "re": moved[feed[at]["re"]]} if "re" in feed[at] else feed[at] for at in kept]


def test_the_film_tells_every_seat_what_it_was_told(recording: Recording) -> None:
    ada, table = recording.ada, recording.table
    choices = ada.gets(f"/api/tables/{table}/replay")["choices"]
    for line in (recording.lines[2], recording.watcher):
        frames = [ada.gets(f"/api/tables/{table}/replay/{at}", seat=line.seat) for at in range(choices + 1)]
        shown = [item for frame in frames for item in frame["feed"]]
        assert shown == without_notes(line.feed)


def test_the_story_is_the_film_told_in_one_go(recording: Recording) -> None:
    ada, table = recording.ada, recording.table
    story = ada.gets(f"/api/tables/{table}/story", seat=2)
    assert story["feed"] == without_notes(recording.lines[2].feed)
    for at in (0, 7, len(story["marks"]) - 1):
        first = story["marks"][at - 1] if at else 0
        assert story["feed"][first : story["marks"][at]] == ada.gets(f"/api/tables/{table}/replay/{at}", seat=2)["feed"]


def test_the_slider_knows_where_rounds_begin(recording: Recording) -> None:
    ada, table = recording.ada, recording.table
    begins = ada.gets(f"/api/tables/{table}/replay")["rounds"]
    rounds = [ada.gets(f"/api/tables/{table}/replay/{at}")["view"]["round"] for at in begins]
    assert begins[0] == 0
    assert rounds == sorted(set(rounds))
    assert len(rounds) == ada.sees(table)["end"]["rounds"] + 1


def test_there_is_nothing_beyond_the_ends_of_a_film(recording: Recording) -> None:
    ada, path = recording.ada, f"/api/tables/{recording.table}/replay"
    for at in (-1, 10**6):
        assert ada.is_refused(f"{path}/{at}", method="GET")["status"] in {400, 404}
    assert ada.is_refused(f"{path}/0", method="GET", seat=3)["status"] == 400


def test_anybody_can_verify_the_record(
    recording: Recording, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = recording.ada.client.get(f"/api/tables/{recording.table}/record")
    assert answer.headers["content-type"].startswith("application/jsonl")
    assert f"{MALL}-{recording.table}.jsonl" in answer.headers["content-disposition"]
    file = tmp_path / "game.jsonl"
    file.write_bytes(answer.content)
    assert run(["verify", str(file)]) == 0
    assert pledge(recording.seed) in capsys.readouterr().out.replace("\n", "")
    lines = file.read_text(encoding="utf-8").splitlines()
    choice = next(at for at in range(len(lines) - 1, 0, -1) if lines[at].startswith("["))
    file.write_text("\n".join([*lines[:choice], *lines[choice + 1 :]]) + "\n", encoding="utf-8")
    assert run(["verify", str(file)]) != 0


def test_the_proof_runs_the_game_again(house: House, recording: Recording) -> None:
    proof = recording.ada.gets(f"/api/tables/{recording.table}/proof")
    assert proof == {
        "holds": True,
        "pledge": pledge(recording.seed),
        "seed": recording.seed,
        "final": fingerprint(house.play(recording.table).match.state),
        "problem": "",
    }


def test_the_record_of_a_game_that_was_given_up_can_be_verified(ada: Guest, tmp_path: Path) -> None:
    table = ada.sets_up("claustrophobia", "me", "me", seed="given up")
    for _ in range(5):
        ada.chooses(table, ada.sees(table)["asked"][0])
    ada.does(table, 0, "resign")
    file = tmp_path / "game.jsonl"
    file.write_bytes(ada.client.get(f"/api/tables/{table}/record").content)
    assert '{"resigned":[0]}' in file.read_text(encoding="utf-8").splitlines()
    assert run(["verify", str(file)]) == 0
    assert ada.gets(f"/api/tables/{table}/proof")["holds"]
    assert ada.gets(f"/api/tables/{table}/replay")["choices"] == 5
    assert ada.gets(f"/api/tables/{table}/replay/5")["end"]["winners"] == [1]


def test_a_moment_can_be_played_on_as_a_sandbox(house: House, recording: Recording, eve: Guest) -> None:
    card = eve.posts(f"/api/tables/{recording.table}/fork", {"at": 20})
    assert (card["sandbox"], card["seats"], card["listed"], card["status"]) == (True, [0, 1, 2], False, "playing")
    view = recording.ada.gets(f"/api/tables/{recording.table}/replay/20", seat=1)["view"]
    assert eve.sees(card["id"], 1)["view"] == view
    for _ in range(10):
        eve.chooses(card["id"], eve.sees(card["id"])["asked"][0], -1)
    assert len(house.log(card["id"])) == 30
    assert card["id"] not in str(recording.ada.gets("/api/tables"))
    beyond = {"at": len(house.play(recording.table).choices) + 1}
    assert eve.is_refused(f"/api/tables/{recording.table}/fork", beyond)["error"] == "no-moment"


def test_a_moment_is_played_on_against_bots(recording: Recording) -> None:
    eve = recording.house.guest("Eve")
    card = eve.posts(f"/api/tables/{recording.table}/fork", {"at": 20, "seat": 1, "level": "random"})
    assert card["seats"] == [1]
    assert card["sandbox"]
    assert {one["kind"] for one in card["people"] if one["seat"] != 1} == {"bot"}
    assert eve.is_refused(f"/api/tables/{recording.table}/fork", {"at": 20, "seat": 7})["error"] == "no-chair"
    eve.is_refused(f"/api/tables/{recording.table}/fork", {"at": 20, "seat": 1, "level": "nobody"})


def test_what_a_finished_game_unlocks_is_noted_for_all_who_played(house: House, recording: Recording) -> None:
    emil = house.guest("Emil")
    finished = Recording(house, emil, "osaczeni", 3)
    epilogue = finished.lines[0].update["view"]["epilogue"]
    assert epilogue
    wait_until(lambda: emil.gets("/api/me")["unlocked"] == {"osaczeni": [epilogue]})  # told a moment before it is noted
    assert emil.card(finished.table)["status"] == "over"
    assert recording.ada.gets("/api/me")["unlocked"] == {}, "most games unlock nothing"


def test_a_rematch_waits_for_the_same_people(ada: Guest, ben: Guest) -> None:
    table = ada.sets_up("claustrophobia", "me", "open", pace={"kind": "slow"}, talk="acts")
    ben.joins(table)
    line = ben.sits(table, 1).catches_up()
    ada.does(table, 0, "resign")
    card = ada.posts(f"/api/tables/{table}/rematch")
    assert (card["status"], card["seats"], card["talk"]) == ("open", [0], "acts")
    assert card["pledge"] != ada.card(table)["pledge"]
    line.catches_up()
    assert line.people["rematch"] == card["id"]
    assert ben.posts(f"/api/tables/{table}/rematch")["id"] == card["id"]
    assert ben.joins(card["id"])["status"] == "playing"
    assert ben.sees(card["id"], 1)["clocks"]


def test_the_chairs_of_a_rematch_are_kept_for_a_minute(house: House, ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.sets_up("claustrophobia", "me", "open")
    ben.joins(table)
    ada.does(table, 0, "resign")
    again = ada.posts(f"/api/tables/{table}/rematch")["id"]
    assert eve.card(again)["people"][1]["saved"] == "Ben"
    assert eve.is_refused(f"/api/tables/{again}/join", {})["error"] == "saved"
    house.clock.passes(seconds=61)
    assert eve.joins(again)["seats"] == [1]
    assert ben.is_refused(f"/api/tables/{again}/join", {})["error"] == "started"


def test_a_rematch_with_swapped_sides_finds_everybody_on_the_other_chair(ada: Guest, ben: Guest) -> None:
    duel = ada.sets_up("claustrophobia", "me", "open")
    ben.joins(duel)
    ada.does(duel, 0, "resign")
    again = ada.posts(f"/api/tables/{duel}/rematch", swap=True)
    assert again["seats"] == [1]
    assert ben.joins(again["id"])["seats"] == [0]


# ---------------------------------------------------------------- keeping house


def test_export_prints_the_record(house: House, recording: Recording, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", recording.table, "--home", str(house.home)]) == 0
    answer = recording.ada.client.get(f"/api/tables/{recording.table}/record")
    assert capsys.readouterr().out == answer.text


def test_export_before_the_end_has_no_seed(house: House, ada: Guest, capsys: pytest.CaptureFixture[str]) -> None:
    table = ada.sets_up(MALL, "me", "me", "me", seed="a seed that nobody may read")
    ada.chooses(table, ada.sees(table)["asked"][0])
    assert run(["export", table, "--home", str(house.home)]) == 0
    record = capsys.readouterr().out
    assert len(record.splitlines()) == 2
    assert "nobody may read" not in record


def test_export_names_who_resigned_and_can_be_verified(
    house: House, ada: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ada.sets_up("claustrophobia", "me", "me", seed="given up and exported")
    for _ in range(3):
        ada.chooses(table, ada.sees(table)["asked"][0])
    ada.does(table, 1, "resign")
    assert run(["export", table, "--home", str(house.home)]) == 0
    record = capsys.readouterr().out
    assert '{"resigned":[1]}' in record.splitlines()
    assert record == ada.client.get(f"/api/tables/{table}/record").text
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    assert run(["verify", str(file)]) == 0


def test_a_backup_made_in_mid_game_plays_on_elsewhere(house: House, ada: Guest, tmp_path: Path) -> None:
    table = ada.sets_up(MALL, "me", "random", "random", "random", seed="backup")
    line = ada.sits(table, 0)
    for _ in range(3):
        line.until(lambda update: update["options"])
        assert line.chooses()["t"] == "ack"
    acknowledged = house.log(table)
    file = tmp_path / "ostoja.backup"
    assert back_up(house.home, file) > 0
    with pytest.raises(RecordError, match="exists already"):
        back_up(house.home, file)
    elsewhere = tmp_path / "elsewhere"
    bring_back(elsewhere, file, force=False)
    with pytest.raises(RecordError, match="--force"):
        bring_back(elsewhere, file, force=False)
    bring_back(elsewhere, file, force=True)
    with opened(elsewhere) as other:
        log = other.log(table)
        assert log[: len(acknowledged)] == acknowledged
        ada.moves_to(other)
        line = ada.sits(table, 0)
        while not line.until(lambda update: update["options"] or update["end"])["end"]:
            assert line.chooses()["t"] == "ack"
            line.catches_up()
        wait_until(lambda: ada.card(table)["status"] == "over")


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "photo"
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(RecordError, match="no database of ostoja"):
        bring_back(tmp_path / "home", file, force=False)
    with pytest.raises(RecordError, match="no database"):
        back_up(tmp_path / "empty", tmp_path / "new")


def test_a_finished_game_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        table = ada.sets_up(MALL, "random", "random", "random", seed="kept")
        wait_until(lambda: ada.card(table)["status"] == "over")
        end = ada.sees(table)["end"]
    again = House(tmp_path, house.clock, settings_for(tmp_path)).open()
    try:
        ada.moves_to(again)
        assert ada.sees(table)["end"] == end
        assert ada.gets("/api/tables")["mine"][0]["id"] == table
        assert ada.gets(f"/api/tables/{table}/proof")["holds"]
    finally:
        again.close()
