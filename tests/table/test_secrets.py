"""The law on the wire: no byte that leaves the server depends on what its reader may not know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.journal import Journal
from ostoja.engine.rng import pledge, seeded
from ostoja.engine.snapshot import fingerprint
from ostoja.games import all_games, find
from ostoja.table.entries import ChoiceEntry
from ostoja.table.feed import Feeds
from tests.table.driven import Driven, sealed_moments, walk
from tests.table.house import opened
from tests.table.tapes import ENCODER, Elsewhere, Recording, moments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.agenda import State
    from ostoja.table.play import Play
    from tests.table.house import House

GAMES = sorted(all_games())
every_recording = pytest.mark.parametrize("recording", GAMES, indirect=True)


def seats_for(game: str, wanted: int = 4) -> int:
    """Return a number of seats that the game has."""
    return min(max(wanted, find(game).least_seats), find(game).most_seats)


def seals(game: str) -> bool:
    """Tell whether several choose in secret in a game."""
    seats = seats_for(game)
    return bool(sealed_moments(find(game), seats, "s", walk(find(game), seats, "s")))


SECRETIVE = [game for game in GAMES if seals(game)]
TALKATIVE = [game for game in GAMES if find(game).talk]


@pytest.fixture(scope="module")
def recordings() -> dict[str, Recording]:
    """Keep the games that were recorded."""
    return {}


@pytest.fixture
def recording(request: pytest.FixtureRequest, house: House, recordings: dict[str, Recording]) -> Recording:
    """Return a recorded game."""
    game: str = request.param
    if game not in recordings:
        recordings[game] = Recording(house, house.guest("Ada"), game, seats_for(game))
    return recordings[game]


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a second server, the same in everything."""
    with opened(tmp_path_factory.mktemp("twin")) as server:
        yield server


def anew(play: Play, seat: int | None, chance: str) -> State:
    """Deal anew what a seat cannot know; for a spectator, what the first seat cannot know."""
    world: State = play.game.determinise(play.match.state, seat or 0, seeded(chance))
    return world


@every_recording
def test_every_byte_is_the_same_in_a_world_dealt_anew(recording: Recording, house: House) -> None:
    tapes = recording.tapes()
    heard = [0] * len(tapes)
    for step, (play, _) in enumerate(moments(house, recording.table)):
        for number, tape in enumerate(tapes):
            while heard[number] < len(tape):
                seat, text, says = tape[heard[number]]
                if says(play) != text:
                    break
                heard[number] += 1
                if not play.over():
                    with Elsewhere(play, anew(play, seat, f"{step} {number}")):
                        assert says(play) == text
    assert heard == [len(tape) for tape in tapes], "something was sent that the log does not explain"
    assert all(tapes), "something was never sent at all"


@every_recording
def test_what_a_choice_sends_does_not_depend_on_secrets(recording: Recording, house: House) -> None:
    compared = 0
    for step, (play, entry) in enumerate(moments(house, recording.table)):
        if play.over() or not isinstance(entry, ChoiceEntry):
            continue
        watcher = step % play.setup.seats
        world = anew(play, watcher, f"{step}")
        if entry.option not in world.offers[entry.seat]:
            continue
        world.rng, true = seeded(f"next {step}"), play.match.state.copy()
        true.rng = seeded(f"next {step}")
        stories = [sent_after(play, state, entry, watcher, house.clock()) for state in (true, world)]
        if "" not in stories:
            assert stories[0] == stories[1]
            compared += 1
    assert compared > 10


def sent_after(play: Play, state: State, entry: ChoiceEntry, watcher: int, now: int) -> str:
    """Return what is sent to a watcher after a choice in some world; nothing where chance or the rules uncovered."""
    state.journal = Journal()
    drawn = state.rng.at
    state.apply(entry.seat, entry.option)
    if state.rng.at != drawn or state.journal.uncovered or state.over:
        return ""
    feeds, play.feeds = play.feeds, Feeds(play.setup.seats)
    play.feeds.tell(state.journal.events)
    try:
        with Elsewhere(play, state):
            return ENCODER.encode(play.update(watcher, 0, now)).decode()
    finally:
        play.feeds = feeds


@every_recording
def test_a_feed_counts_only_what_its_reader_got(recording: Recording) -> None:
    lengths = set()
    for line in (*recording.lines, recording.watcher):
        held = 0
        for text in line.texts:
            message = json.loads(text)
            if message["t"] == "update":
                assert message["start"] == held
                held += len(message["feed"])
                assert message["since"] <= held
        assert line.feed == recording.ada.sees(recording.table, line.seat)["feed"]
        assert [item for item in line.feed if item["t"] == "note" and item["to"] > line.feed.index(item)] == []
        lengths.add(held)
    assert len(lengths) > 1, "nothing was told to one seat alone: this game proves nothing"


@every_recording
def test_whoever_comes_back_gets_exactly_what_is_missing(recording: Recording) -> None:
    for line in recording.lines:
        have = len(line.feed) // 2
        again = recording.ada.sits(recording.table, line.seat, have)
        again.until(lambda update: update["end"])
        assert again.update["start"] == have
        assert again.update["feed"] == line.feed[have:]
        assert again.sends("ping", have=have + 1)["t"] == "ack"
        again.catches_up()
        assert again.update["start"] == have + 1
        again.leaves()


@every_recording
def test_the_seed_is_shown_at_the_end_and_only_pledged_before(recording: Recording) -> None:
    seed = recording.seed
    for line in (*recording.lines, recording.watcher):
        early = [text for text in line.texts if not json.loads(text).get("end")]
        assert len(early) > 10
        assert [text for text in early if seed in text] == []
        assert any(pledge(seed) in text for text in early)
        assert line.update["end"]["seed"] == seed
        assert line.update["end"]["pledge"] == pledge(seed)
    assert recording.refusals
    assert [heard for heard in recording.refusals if seed in heard.text] == []


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("place", [0, 1, -1])
def test_a_sealed_choice_changes_no_byte_before_all_are_in(game: str, place: int, house: House, twin: House) -> None:
    seats, seed = seats_for(game), f"sealed {game}"
    choices = walk(find(game), seats, seed)
    at = sealed_moments(find(game), seats, seed, choices)[place]
    tables = [Driven(server, game, seats, seed) for server in (house, twin)]
    for driven in tables:
        driven.goes(choices[:at])
        driven.connects()
    chooser, *others, last = tables[0].play().match.asked()
    offers = tables[0].play().match.options(chooser)
    for driven, option in zip(tables, (offers[0], offers[-1]), strict=True):
        driven.chooses(chooser, option)
        for seat in others:
            driven.chooses(seat, driven.play().match.options(seat)[0])
    for third in tables[0].everybody_but(chooser):
        assert tables[0].heard(third) == tables[1].heard(third)
    assert house.log(tables[0].table) != twin.log(tables[1].table)
    for driven in tables:
        driven.chooses(last, driven.play().match.options(last)[0])
    ends = [(driven.heard(last), fingerprint(driven.play().match.state)) for driven in tables]
    assert ends[0] != ends[1], "the two choices mean the same"


def test_the_games_in_which_several_choose_in_secret_are_found() -> None:
    assert {"mall-of-horror", "osaczeni"} <= set(SECRETIVE)


@pytest.mark.parametrize("game", TALKATIVE)
def test_private_talk_leaves_no_trace_at_a_third(game: str, house: House, twin: House) -> None:
    seats, seed = seats_for(game), f"talk {game}"
    choices = walk(find(game), seats, seed)
    start = next(at for at in range(3, len(choices)) if not hushed(game, seats, seed, choices[:at]))
    tables = [Driven(server, game, seats, seed, pace={"kind": "live"}) for server in (house, twin)]
    for driven in tables:
        driven.goes(choices[:start])
        driven.connects()
    form = find(game).talk[0]
    words = [form.name(), *(domain.spell(1) for domain in form.domains)]
    house.clock.passes(seconds=7)
    assert tables[0].lines[0].sends("say", to=1, words=words)["t"] == "ack"
    assert tables[0].lines[1].sends("say", to=0, words=words)["t"] == "ack"
    tables[0].settles()
    tables[1].lines[0].sends("ping")
    tables[1].lines[1].sends("ping")
    tables[1].settles()
    house.clock.now = twin.clock.now
    thirds = tables[0].everybody_but(0, 1)
    for seat in thirds:
        assert tables[0].heard(seat) == tables[1].heard(seat)
    assert tables[0].lines[1].feed[-2:] == [
        {"t": "act", "seat": 0, "to": 1, "words": words},
        {"t": "act", "seat": 1, "to": 0, "words": words},
    ]
    for seat, option in choices[start : start + 6]:
        for driven in tables:
            driven.chooses(seat, option)
    for seat in thirds:
        assert tables[0].heard(seat) == tables[1].heard(seat)
        assert len(tables[0].heard(seat)) >= 6
        path = "/api/tables/{}/play"
        fetched = [driven.ada.gets(path.format(driven.table), seat=seat) for driven in tables]
        assert fetched[0] == fetched[1]


def hushed(game: str, seats: int, seed: str, choices: list[tuple[int, int]]) -> bool:
    """Tell whether talk is closed after some choices."""
    from ostoja.engine.match import Match

    match = Match(find(game), find(game).agree(seats), seed)
    for choice in choices:
        match.choose(*choice)
    return bool(find(game).hushes(match.state))


def test_what_spectators_chat_about_does_not_reach_the_seats(house: House, twin: House) -> None:
    tables = [Driven(server, "mall-of-horror", 3, "chat") for server in (house, twin)]
    for driven in tables:
        driven.connects()
    assert tables[0].lines[-1].sends("chat", text="the second one lies")["t"] == "ack"
    tables[1].lines[-1].sends("ping")
    for driven in tables:
        driven.settles()
        seat = driven.play().match.asked()[0]
        driven.chooses(seat, driven.play().match.options(seat)[0])
    for seat in range(3):
        assert tables[0].heard(seat) == tables[1].heard(seat)
    assert tables[0].heard(None) != tables[1].heard(None)
