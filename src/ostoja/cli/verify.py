"""`ostoja verify`: run a record again and say whether everything in it agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ostoja.cli.terminal import Lang, RecordFile, language, out, read_text, words
from ostoja.engine.errors import Diverged
from ostoja.engine.record import parse_record, verified
from ostoja.games import find
from ostoja.lab.record_difference import parting

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.lab.record_difference import Parting


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check that the hashes, the result and the pledge of a record are those that its choices lead to."""
    text = read_text(file)
    tongue = language(lang)
    say, console = words(tongue).say, out()
    try:
        match = verified(text, find)
    except Diverged as error:
        console.print(Text("\n".join(told(parting(text, find, error, tongue), say))))
        raise
    lines = parse_record(text)
    hashes = sum("hash" in line or "final" in line for line in lines if isinstance(line, dict))
    console.print(Text.assemble(("✔ ", "bold green"), say("verify-good", choices=match.taken, hashes=hashes)))
    console.print(Text(say("verify-pledge", pledge=lines[0]["pledge"]), style="dim"))  # type: ignore[call-overload]
    if match.state.over:
        scores = ", ".join(f"{n} {s}" for n, s in zip(match.names, match.result().scores, strict=True))
        console.print(say("verify-result", scores=scores))
    else:
        console.print(say("verify-unfinished"))


def told(found: Parting, say: Callable[..., str]) -> list[str]:
    """Tell where a record and the rules part: the choice, the state before it, and how each of the two goes on."""
    key = "verify-choices" if found.first < found.last else "verify-choice"
    if found.first > found.last:
        key = "verify-no-choice"
    choice = found.record[0] if found.record else ""
    lines = [say(key, line=found.line, first=found.first, last=found.last, choice=choice)]
    if 0 < found.agreed < found.first - 1:
        lines.append(say("verify-agreed", agreed=found.agreed))
    parts = (
        (say("verify-before", choices=found.first - 1), found.before),
        (say("verify-record"), found.record or [say("verify-nothing")]),
        (say("verify-rules"), found.rules),
    )
    for title, inside in parts:
        lines += ["", title, *(f"  {line}" for line in inside)]
    return lines
