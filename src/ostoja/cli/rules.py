"""`ostoja rules`: every rule of a game with the tests that prove it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ostoja.cli.terminal import GameKey, Lang, language, out, words
from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.text.rulebook import rulebook


def rules(
    game: GameKey,
    missing: Annotated[bool, typer.Option("--missing", help="Print only the ids that no test proves.")] = False,
    lang: Lang = None,
) -> None:
    """Show the rules by their ids, each with its tests; the tests are found in a checkout of the project."""
    from ostoja.lab.proofs import proofs_in, tests_of

    title = find(game)
    tongue = language(lang)
    book = rulebook(title, tongue)
    folder = tests_of(title)
    if folder is None and missing:
        raise SetupError("the tests are not installed; run this in a checkout of the project")
    proofs = proofs_in(folder) if folder else {}
    if missing:
        unproven = [rule_id for rule_id in book.rules if rule_id not in proofs]
        typer.echo("".join(f"{rule_id}\n" for rule_id in unproven), nl=False)
        raise typer.Exit(1 if unproven else 0)
    console, say = out(), words(tongue).say
    chapter = ""
    for rule in book.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Text(f"\n{chapter}", style="bold underline"))
        console.print(Text.assemble((rule.id, "bold cyan"), "  ", rule.text))
        for test in proofs.get(rule.id, []):
            console.print(Padding(Text(test, style="green", overflow="fold"), (0, 0, 0, 4)))
        if folder and rule.id not in proofs:
            console.print(Padding(Text(say("rules-unproven"), style="bold red"), (0, 0, 0, 4)))
    proven = sum(rule_id in proofs for rule_id in book.rules)
    count = say("rules-count", rules=len(book.rules), proven=proven) if folder else say("rules-no-checkout")
    console.print(Text(f"\n{count}", style="bold"))
