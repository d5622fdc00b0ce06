"""`ostoja verify`: run a record again and say whether everything in it agrees."""

from __future__ import annotations

from rich.text import Text

from ostoja.cli.terminal import Lang, RecordFile, language, out, read_text, words
from ostoja.engine.errors import RecordError
from ostoja.engine.record import parse_record
from ostoja.engine.record import replay as run_again
from ostoja.games import find


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check that the hashes, the result and the pledge of a record are those that its choices lead to."""
    text = read_text(file)
    match = run_again(text, find)
    lines = parse_record(text)
    remarks = [line for line in lines if isinstance(line, dict)]
    if "final" not in lines[-1]:
        raise RecordError(f"line {len(lines)} of the record must be its last hash: the end is missing")
    if match.state.over and not any("scores" in line for line in remarks):
        raise RecordError(f"line {len(lines)} of the record comes too early: the result is missing")
    say = words(language(lang)).say
    hashes = sum("hash" in line or "final" in line for line in remarks)
    console = out()
    console.print(Text.assemble(("✔ ", "bold green"), say("verify-good", choices=match.taken, hashes=hashes)))
    console.print(Text(say("verify-pledge", pledge=lines[0]["pledge"]), style="dim"))  # type: ignore[call-overload]
    if match.state.over:
        scores = ", ".join(f"{n} {s}" for n, s in zip(match.names, match.result().scores, strict=True))
        console.print(say("verify-result", scores=scores))
    else:
        console.print(say("verify-unfinished"))
