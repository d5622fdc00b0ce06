"""Records: a match as JSON lines that anybody can read, run again and verify."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ostoja.engine.errors import Diverged, OstojaError, RecordError
from ostoja.engine.match import Choice, Match, TakenBack
from ostoja.engine.position import write_position
from ostoja.engine.rng import pledge
from ostoja.engine.snapshot import fingerprint
from ostoja.engine.talk import EVERYBODY, NOTHING_BEFORE, Act

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.setup_options import Value
    from ostoja.engine.talk import Line as Said

FORMAT = 1

Line = dict[str, Any] | list[Any]


def header(match: Match, *, with_seed: bool) -> dict[str, Any]:
    """Return the first line: what is played, with which rules, data, options, seats; the seed, or only its pledge.

    A match that did not begin with a deal begins with its position, which holds its chance.
    """
    first: dict[str, Any] = {
        "ostoja": FORMAT,
        "game": match.game.key,
        "rules": match.game.rules,
        "data": match.game.data_version(match.setup),
        "changes": match.setup.changes,
        "options": match.setup.options,
        "seats": match.names,
        "pledge": pledge(match.seed),
    }
    if match.start is not None:
        first["position"] = write_position(match.game, match.setup, match.start)
    if with_seed:
        first["seed"] = match.seed
    return first


def write_record(match: Match, *, with_seed: bool = True, resigned: Sequence[int] = ()) -> str:
    """Write a match down. Without its seed and hashes it tells nothing of what is still to come.

    Seats that gave up at the table are named: the rules know no resignation, so nothing else in the record tells of it.
    It holds secret choices all the same: before the end it is for whoever keeps the table, never for a player.
    """
    lines: list[Line] = [header(match, with_seed=with_seed)]
    for entry in match.entries:
        if isinstance(entry, Choice):
            lines.append([entry.seat, *match.game.vocabulary.spell(entry.option)])
            if entry.hash and with_seed:
                lines.append({"hash": entry.hash})
        elif isinstance(entry, Act):
            lines.append(act_line(entry))
        elif isinstance(entry, TakenBack):
            undone = [[seat, *match.game.vocabulary.spell(option)] for seat, option in entry.choices]
            lines.append({"back": entry.seat, "undone": undone})
        else:
            lines.append(chat_line(entry))
    if match.state.over:
        result = match.result()
        lines.append({"scores": result.scores, "winners": result.winners, "rounds": result.rounds})
    if resigned:
        lines.append({"resigned": list(resigned)})
    if with_seed:
        lines.append({"final": fingerprint(match.state)})
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def chat_line(said: Said) -> Line:
    """Write a line of chat; whom it was for stands there only if not everybody."""
    whisper = {} if said.to == EVERYBODY else {"to": said.to}
    return {"chats": said.seat, **whisper, "text": said.text}


def act_line(act: Act) -> Line:
    """Write a talk act; what it replies to, and its manner, only where there is one."""
    line: dict[str, Any] = {"says": act.seat, "to": act.to, "act": act.spell()}
    if act.re != NOTHING_BEFORE:
        line["re"] = act.re
    if act.voice:
        line["voice"] = act.voice
    return line


def parse_record(text: str) -> list[Line]:
    """Split a record into its lines, or say which one is damaged."""
    lines: list[Line] = []
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else [], start=1):
        try:
            parsed = json.loads(line)
        except ValueError as error:
            raise RecordError(f"line {number} of the record is not JSON: {error}") from error
        if not isinstance(parsed, (dict, list)):
            raise RecordError(f"line {number} of the record is neither a choice nor a remark: {line[:60]}")
        lines.append(parsed)
    if not lines or not isinstance(lines[0], dict) or lines[0].get("ostoja") != FORMAT:
        raise RecordError(f'this is not a record: its first line must be a header with "ostoja":{FORMAT}')
    return lines


def cut(lines: Sequence[Line], choices: int) -> Sequence[Line]:
    """Return a record as far as so many choices, without what was said or checked after the last of them."""
    places = [0, *(place for place, line in enumerate(lines) if isinstance(line, list))]
    if not 0 <= choices < len(places):
        raise RecordError(f"the record has {len(places) - 1} choices, not {choices}")
    return lines[: places[choices] + 1]


def open_record(lines: Sequence[Line], find: Callable[[str], Game]) -> Match:
    """Start the match that a record's header describes, under the same rules and data."""
    first = lines[0]
    if not isinstance(first, dict):
        raise RecordError("the first line of the record must be its header")
    try:
        game = find(str(first["game"]))
        options: dict[str, Value] = dict(first["options"])
        names = [str(name) for name in first["seats"]]
        setup = game.agree(len(names), options, dict(first["changes"]))
        rules, data, seed = str(first["rules"]), str(first["data"]), first.get("seed")
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"the header of the record lacks or spoils the field {error}") from error
    if seed is None:
        raise RecordError("the record carries no seed yet, only its pledge; it can be run again once the game is over")
    if rules != game.rules:
        raise RecordError(f"the record is of rules version {rules}; this is version {game.rules} of {game.title}")
    if data != game.data_version(setup):
        raise RecordError(f"the record was played with other data ({data}); here it is {game.data_version(setup)}")
    if first.get("pledge") != pledge(str(seed)):
        raise RecordError("the seed of the record is not the one that was pledged before the game")
    if "position" not in first:
        return Match(game, setup, str(seed), names)
    start = game.position(str(first["position"]))
    if (start.setup.seats, start.setup.options, start.setup.changes) != (setup.seats, setup.options, setup.changes):
        raise RecordError("the position that the record begins with is of another table than its header")
    return start.match(names, str(seed))


def replay(text: str, find: Callable[[str], Game], watch: Callable[[Match], None] | None = None) -> Match:
    """Run a record again, choice by choice; the first line that does not fit is named."""
    return replay_lines(parse_record(text), find, watch)


def verified(text: str, find: Callable[[str], Game]) -> Match:
    """Run a whole record again: its last hash has to be there, and the result, if the game is over."""
    lines = parse_record(text)
    match = replay_lines(lines, find)
    if "final" not in lines[-1]:
        raise Diverged(len(lines), "must be its last hash: the end is missing")
    if match.state.over and not any("scores" in line for line in lines if isinstance(line, dict)):
        raise Diverged(len(lines), "comes too early: the result is missing")
    return match


def replay_lines(
    lines: Sequence[Line], find: Callable[[str], Game], watch: Callable[[Match], None] | None = None
) -> Match:
    """Run the lines of a record again, or the first of them."""
    match = open_record(lines, find)
    if watch:
        watch(match)
    for number, line in enumerate(lines[1:], start=2):
        try:
            _follow(match, line)
        except (OstojaError, AttributeError, KeyError, TypeError, ValueError) as error:
            raise Diverged(number, f"does not replay: {error}") from error
        if watch and isinstance(line, list):
            watch(match)
    return match


def _follow(match: Match, line: Line) -> None:
    """Do one line of a record."""
    if isinstance(line, list):
        if not line or not isinstance(line[0], int):
            raise RecordError(f"a choice begins with its seat, not {line!r}")
        match.choose(line[0], match.read(line[0], line[1:]))
    elif "says" in line:
        re, voice = line.get("re", NOTHING_BEFORE), line.get("voice", "")
        match.say(line["says"], line["to"], line["act"], re, voice, live=False)
    elif "chats" in line:
        match.chat(line["chats"], line["text"], line.get("to", EVERYBODY))
    elif "back" in line:
        undone = [(int(seat), match.game.vocabulary.read(words)) for seat, *words in line["undone"]]
        match.entries.append(TakenBack(int(line["back"]), undone))
    elif "hash" in line or "final" in line:
        stored = line.get("hash", line.get("final"))
        if fingerprint(match.state) != stored:
            raise RecordError("the state differs from the one recorded here")
    else:
        _compare_end(match, line)


def _compare_end(match: Match, line: dict[str, Any]) -> None:
    """Compare what a record says of the end with what the replay gives."""
    if "scores" in line:
        result = match.result()
        found = {"scores": result.scores, "winners": result.winners, "rounds": result.rounds}
        if not match.state.over or found != line:
            raise RecordError(f"the result recorded is {line}, the replay gives {found}")
    elif "resigned" in line:
        if not set(line["resigned"]) <= set(range(match.setup.seats)):
            raise RecordError(f"not everybody who resigned has a seat: {line['resigned']}")
    else:
        raise RecordError(f"nothing is known about {list(line)}")
