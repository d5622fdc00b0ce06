"""Where a record and the rules part: the choice, the state before it, and how each of the two goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.engine.errors import Diverged
from ostoja.engine.record import parse_record, replay_lines
from ostoja.engine.snapshot import fingerprint, plain_step
from ostoja.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.engine.game import Game
    from ostoja.engine.match import Match
    from ostoja.engine.record import Line

SHOWN: Final = 4  # choices of the record that follow
OFFERED: Final = 12  # options of one seat


class Parting(NamedTuple):
    """The choice that differs first: after a hash that differs, it is one of several; none, if only the end does."""

    line: int  # of the record
    agreed: int  # the number of the choice, counted from 1, after which a hash agreed the last time
    first: int
    last: int  # one less than the first, if there is none
    before: list[str]  # the state before the first of them, in the notation of positions
    record: list[str]  # how the record goes on; of several choices, after them
    rules: list[str]  # how the rules go on; of several choices, what comes of each


def parting(text: str, find: Callable[[str], Game], error: Diverged, language: str) -> Parting:
    """Look closely at a record that does not replay."""
    lines = parse_record(text)
    match, held = _held(lines, find, error.line)
    rest = lines[held:]
    agreed = max(at for at in range(held) if at == 0 or _is_hash(lines[at]))
    if rest and not _state_holds(match, rest):
        return _since(lines, agreed, held, find, language)
    goes_on = rest[:1] + [line for line in rest[1:] if isinstance(line, list) or "scores" in line]
    return Parting(
        line=error.line,
        agreed=_choices(lines[:agreed]),
        first=match.taken + 1,
        last=match.taken + bool(rest and isinstance(rest[0], list)),
        before=_position(match),
        record=[_recorded(line, match.names) for line in goes_on[:SHOWN]],
        rules=_offered(match),
    )


def _held(lines: list[Line], find: Callable[[str], Game], line: int) -> tuple[Match, int]:
    """Run those lines of a record that hold: all of them, if only its end is missing; say how many they are."""
    try:
        return replay_lines(lines[:line], find), line
    except Diverged:
        return replay_lines(lines[: line - 1], find), line - 1


def _is_hash(line: Line) -> bool:
    """Tell whether a line of the record is a hash."""
    return isinstance(line, dict) and ("hash" in line or "final" in line)


def _state_holds(match: Match, rest: list[Line]) -> bool:
    """Tell whether the state is the recorded one, as far as one can know: the next line, or the last one, is a hash."""
    odd = rest[0]
    if isinstance(odd, list):
        return True
    hashes = [each for each in (odd, rest[-1]) if isinstance(each, dict) and _is_hash(each)]
    known = hashes if _is_hash(odd) or "scores" in odd else []
    return all(each.get("hash", each.get("final")) == fingerprint(match.state) for each in known)


def _since(lines: list[Line], agreed: int, held: int, find: Callable[[str], Game], language: str) -> Parting:
    """Tell what the rules make of the choices since the last hash that agreed: one of them leads elsewhere."""
    before = replay_lines(lines[: agreed + 1], find)
    texts = Texts(before.game, language)
    chosen = [line for line in lines[agreed:held] if isinstance(line, list)]
    rules: list[str] = []
    told = len(before.journal.events)

    def watch(match: Match) -> None:
        nonlocal told
        if match.taken > before.taken:
            line = chosen[match.taken - before.taken - 1]
            rules.append(f"{match.taken}. {_recorded(line, match.names)}")
            rules.extend(f"   {texts.event(event, match.names)}" for event in match.journal.events[told:])
            told = len(match.journal.events)

    now = replay_lines(lines[:held], find, watch)
    return Parting(
        line=held + 1,
        agreed=before.taken,
        first=before.taken + 1,
        last=now.taken,
        before=_position(before),
        record=[_recorded(lines[held], now.names)],
        rules=[*rules, *_offered(now), f"hash {fingerprint(now.state)}"],
    )


def _choices(lines: Sequence[Line]) -> int:
    """Count the choices of a record."""
    return sum(isinstance(line, list) for line in lines)


def _position(match: Match) -> list[str]:
    """Write the state down in words: numbers in one line, then a line for each fact, last the agenda."""
    facts = {name: value for name, value in match.game.write_facts(match.state).items() if not _is_empty(value)}
    numbers = {name: value for name, value in facts.items() if not _is_long(value)}
    lines = [_spelled(numbers)] if numbers else []
    for name, value in facts.items():
        if isinstance(value, list) and any(isinstance(each, dict) for each in value):
            lines += [f"{name} {at}: {_spelled(each)}" for at, each in enumerate(value)]
        elif _is_long(value):
            lines.append(f"{name}: {_spelled(value)}")
    steps = [plain_step(step) for step in match.state.agenda]
    return [*lines, "agenda: " + " › ".join(f"{step.pop('step')} {_spelled(step)}".strip() for step in steps)]


def _spelled(value: object) -> str:
    """Write a fact in one line; what is empty in it is left out."""
    if isinstance(value, dict):
        inside = {key: each for key, each in value.items() if not _is_empty(each)}
        return ", ".join(f"{key} ({_spelled(it)})" if _is_long(it) else f"{key} {it}" for key, it in inside.items())
    if isinstance(value, list):
        return ", ".join(f"({_spelled(each)})" if _is_long(each) else str(each) for each in value)
    return str(value)


def _is_empty(value: object) -> bool:
    """Tell whether a fact is that there is nothing."""
    return value in ([], {}, "")


def _is_long(value: object) -> bool:
    """Tell whether a fact has parts."""
    return isinstance(value, dict | list)


def _recorded(line: Line, names: Sequence[str]) -> str:
    """Spell a line of the record."""
    if isinstance(line, dict):
        return ", ".join(f"{key} {value}" for key, value in line.items())
    seat, *words = line or [""]
    return f"{_seat(seat, names)}: {_words(words)}"


def _offered(match: Match) -> list[str]:
    """Spell what the rules offer now, seat by seat, or how the game ended."""
    if match.state.over:
        result = match.result()
        return [_recorded({"scores": result.scores, "winners": result.winners, "rounds": result.rounds}, match.names)]
    return [f"{_seat(seat, match.names)}: {_several(match, seat)}" for seat in match.asked()]


def _several(match: Match, seat: int) -> str:
    """Spell the options of a seat, the first of them if there are many."""
    options = [_words(match.game.vocabulary.spell(option)) for option in match.options(seat)]
    more = [f"… ({len(options)})"] if len(options) > OFFERED else []
    return "; ".join(options[:OFFERED] + more)


def _words(words: Sequence[object]) -> str:
    """Spell a choice as the record does."""
    return " ".join(map(str, words))


def _seat(seat: object, names: Sequence[str]) -> str:
    """Name a seat, which a damaged record may have wrong."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return f"{seat} {names[seat]}"
    return str(seat)
