"""The end of a seed: is everything that was told true, and does every table go on by itself?"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from ostoja.engine.record import replay, write_record
from ostoja.engine.seats import seats_in
from ostoja.games import find
from ostoja.table.aftermath import without_whispers
from ostoja.table.room import ENCODER
from tests.simulation.tales import full, light, straight
from tests.simulation.worker import ABSENCE

if TYPE_CHECKING:
    from ostoja.table.play import Play
    from ostoja.table.protocol.updates import Update
    from ostoja.table.room import Room
    from tests.simulation.judge import Judge, Sent, Truth

PATIENCE: Final = 10.0  # seconds after the last fault within which every table must go on, whoever died


def concludes(judge: Judge) -> None:
    """Blame what is wrong at the end of a seed."""
    texts: defaultdict[str, list[Sent]] = defaultdict(list)
    for sent in judge.texts:
        texts[sent.table].append(sent)
    for table, truth in judge.truths.items():
        is_unchanged(judge, table, truth)
        is_told_alike(judge, table, truth, texts[table])
        never_went_back(judge, table, truth)
        if table in judge.house.tables:  # nobody waits at one whose set-up was answered with an error
            goes_on(judge, table, truth)
    for worker in judge.house.workers:
        if worker.alive:
            for room in worker.hall.rooms.values():
                judge.sees_alike(worker.name, room)
                knows_who_is_out(judge, worker.name, room)


def knows_who_is_out(judge: Judge, worker: str, room: Room) -> None:
    """See that a device which was logged out is nobody's, at whatever worker its line ends."""
    late = judge.house.loop.now - PATIENCE
    for listener in room.listeners:
        since = max(judge.out.get(listener.session, late), judge.house.weather.last)
        if listener.player is not None and since < late:
            judge.blames(f"3: {worker} takes a device at {room.id} for somebody's that was logged out")


def is_unchanged(judge: Judge, table: str, truth: Truth) -> None:
    """See that the stored log is what it was when every entry was written."""
    stored = judge.house.database.rows("SELECT at, entry FROM entries WHERE table_id = ? ORDER BY seq", table)
    if stored != truth.rows:
        judge.blames(f"1: the log of {table} was changed")


def is_told_alike(judge: Judge, table: str, truth: Truth, texts: list[Sent]) -> None:
    """Play the log afresh, and compare what every listener was sent with what is told there at the same point."""
    by_length: defaultdict[int, list[Sent]] = defaultdict(list)
    for sent in texts:
        by_length[sent.log].append(sent)
    room = judge.opens(table)
    room.begin()
    play = room.playing()
    for length in range(len(truth.rows) + 1):
        if light(play) != truth.stands[length]:
            judge.blames(f"2: the log of {table} replays differently at {length}")
        for sent in by_length[length]:
            if ENCODER.encode(told(play, sent)).decode() != sent.text:
                judge.blames(f"6: seat {sent.seat} of {table} was sent at {length} what its log does not tell")
        if length < len(truth.rows):
            at, text = truth.rows[length]
            play.follow(play.read(text), at)
    if full(play) != full(truth.play):
        judge.blames(f"2: the log of {table} replays differently at its end")


def told(play: Play, sent: Sent) -> Update:
    """Return what a listener may be told at a point of the log; whispers are for those who were there."""
    update = play.update(sent.seat, sent.have, sent.now)
    if update.end is not None and sent.seat is None and not sent.privy:
        update.end = without_whispers(update.end)
    return update


def never_went_back(judge: Judge, table: str, truth: Truth) -> None:
    """Compare with the game that never took anything back, and run its record again."""
    match = straight(truth.play, truth.entries)
    played = truth.play.match
    if story_of(truth.play) != [(act.seat, act.to, act.spell(), verdict) for act, verdict in match.ledger()]:
        judge.blames(f"5: the ledger of {table} is not that of a game that took nothing back")
    record = write_record(played)
    told = [line for line in record.splitlines() if not line.startswith('{"back":')]
    if told != write_record(match).splitlines():
        judge.blames(f"5: the record of {table} is not that of a game that took nothing back")
    if write_record(replay(record, find)) != record:
        judge.blames(f"5: the record of {table} does not replay to itself")


def story_of(play: Play) -> list[tuple[int, int, list[str | int], str]]:
    """Return the ledger in plain values."""
    return [(act.seat, act.to, act.spell(), verdict) for act, verdict in play.match.ledger()]


def goes_on(judge: Judge, table: str, truth: Truth) -> None:
    """See that bots answer, flags fall, absent players' chairs are kept, and nobody is there who is not."""
    house = judge.house
    calm = house.weather.last
    late = house.loop.now - PATIENCE
    play, room = truth.play, truth.room
    if play.over():
        (status,) = house.database.rows("SELECT status FROM tables WHERE id = ?", table)[0]
        if status != "over" and max(truth.ended, calm) < late:
            judge.blames(f"4: {table} is over and nobody has written it down")
        return
    if play.paused:
        return
    if max(truth.moved, truth.paused, calm) < late:
        for seat in seats_in(play.asked()):
            if room.seats[seat].kind == "bot" or play.kept >> seat & 1:
                judge.blames(f"4: the bot on seat {seat} of {table} is asked and does not answer")
            elif 0 <= play.clocks.deadline(seat) < house.time_at(table) - PATIENCE * 1000:
                judge.blames(f"4: the time of seat {seat} of {table} is up and nothing happens")
    is_peopled(judge, table, truth, calm)


def is_peopled(judge: Judge, table: str, truth: Truth, calm: float) -> None:
    """See that everybody's coming and going is known everywhere."""
    house = judge.house
    room, play = truth.room, truth.play
    for chair in room.seats:
        if chair.kind != "person":
            continue
        holders = [person for person in house.people if person.id == chair.player]
        lines = [line for line in house.lines() if line.person in holders]
        here = any((line.table, line.seat) == (table, chair.seat) for line in lines)
        since = max([calm, *(line.since for line in lines), *(person.left for person in holders)])
        since = max(since, truth.paused)
        if since >= house.loop.now - PATIENCE:
            continue
        for worker in house.workers:
            known = worker.alive and worker.hall.rooms.get(table)
            if known and (known.listeners or table in worker.hall.stewards) and known.is_here(chair.seat) != here:
                judge.blames(f"4: {worker.name} takes seat {chair.seat} of {table} for {'away' if here else 'here'}")
        agreed = room.agreement
        watched = agreed.keep and agreed.pace.kind == "live"
        kept = play.kept >> chair.seat & 1
        if watched and not here and not kept and since < house.loop.now - PATIENCE - ABSENCE:
            judge.blames(f"4: seat {chair.seat} of {table} is empty and no bot keeps it")
