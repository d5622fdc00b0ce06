"""The end of a match: scores, winners, who kept their word, and the proof that nobody cheated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostoja.engine.rng import pledge
from ostoja.engine.talk import BROKEN, KEPT

if TYPE_CHECKING:
    from rich.console import Console

    from ostoja.engine.match import Match
    from ostoja.text import CommonTexts, Texts


def show_result(match: Match, seat: int | None, texts: Texts, console: Console) -> None:
    """Print the scores, the best first, and who has won."""
    result = match.result()
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for place in sorted(range(match.setup.seats), key=lambda place: -result.scores[place]):
        crown = Text("♛" if place in result.winners else "", style="bold yellow")
        name = Text(match.names[place], style="bold" if place == seat else "")
        table.add_row(crown, name, Text(texts.say("points", count=result.scores[place]), justify="right"))
    console.print()
    console.print(Text(texts.say("game-over", rounds=result.rounds), style="bold"))
    console.print(table)
    console.print(Panel.fit(Text(verdict(match, seat, texts), style="bold"), box=box.DOUBLE, border_style="yellow"))


def verdict(match: Match, seat: int | None, texts: Texts) -> str:
    """Say who has won, and to the person whether it is them."""
    winners = [match.names[place] for place in match.result().winners]
    if not winners:
        line = texts.say("result-draw")
    elif len(winners) == 1:
        line = texts.say("result-won", name=winners[0])
    else:
        line = texts.say("result-shared", names=", ".join(winners))
    if seat is None:
        return line
    return f"{texts.say('result-you-won' if seat in match.result().winners else 'result-you-lost')} {line}"


def show_ledger(match: Match, texts: Texts, console: Console) -> None:
    """Print how often everybody kept and broke their word, and every word that was broken."""
    judged = [(act, word) for act, word in match.ledger() if word in {KEPT, BROKEN}]
    if not judged:
        return
    console.print()
    console.print(Text(texts.say("promises-heading"), style="bold"))
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for seat, name in enumerate(match.names):
        words = [word for act, word in judged if act.seat == seat]
        if words:
            kept, broken = words.count(KEPT), words.count(BROKEN)
            marks = Text.assemble(("✔" * kept, "green"), ("✘" * broken, "bold red"))
            table.add_row(Text(name), marks)
    console.print(table)
    for act, word in judged:
        if word == BROKEN:
            line = Text.assemble("  ✘ ", texts.act(act, match.names), (f"  {texts.verdict(act, word)}", "bold red"))
            console.print(line)


def show_proof(match: Match, words: CommonTexts, console: Console) -> None:
    """Print the seed and what was pledged before the game."""
    console.print()
    console.print(Text(words.say("play-seed", seed=match.seed), style="dim"))
    console.print(Text(f"{words.say('play-pledged')}\n{pledge(match.seed)}", style="dim"))
