"""`ostoja rules`: every rule of a game with its places in the code and the tests that prove it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ostoja.cli.terminal import GameKey, Lang, language, out, words
from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.text.rulebook import rulebook

if TYPE_CHECKING:
    from ostoja.lab.rule_places import Places
    from ostoja.lab.rule_proofs import Proofs
    from ostoja.text import CommonTexts
    from ostoja.text.rulebook import Rule, Rulebook


def rules(
    game: GameKey,
    missing: Annotated[
        bool,
        typer.Option("--missing", help="Print only the ids that have no place in the code, or that no test proves."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Show the rules by their ids, each with its code and its tests; tests are found in a checkout of the project."""
    from ostoja.lab.rule_places import places_of
    from ostoja.lab.rule_proofs import proofs_in, tests_of

    title = find(game)
    tongue = language(lang)
    book = rulebook(title, tongue)
    folder = tests_of(title)
    if folder is None and missing:
        raise SetupError("the tests are not installed; run this in a checkout of the project")
    pages = Pages(book, places_of(title, book.rules), proofs_in(folder) if folder else None, words(tongue))
    if missing:
        raise typer.Exit(1 if pages.print_missing() else 0)
    pages.print_all()


class Pages:
    """The rules of a game as they are printed, each with its code and its tests."""

    def __init__(self, book: Rulebook, places: Places, proofs: Proofs | None, texts: CommonTexts) -> None:
        self.book = book
        self.places = places
        self.proofs = proofs  # none: the tests are not installed
        self.texts = texts

    def lacks(self, rule: Rule) -> list[str]:
        """Say what a rule lacks."""
        return [
            *([] if rule.id in self.places else [self.texts.say("rules-unplaced")]),
            *([] if self.proofs is None or rule.id in self.proofs else [self.texts.say("rules-unproven")]),
        ]

    def print_missing(self) -> int:
        """Print what lacks something, and return how many do."""
        lacking = [(rule.id, ", ".join(lacks)) for rule in self.book.rules.values() if (lacks := self.lacks(rule))]
        typer.echo("".join(f"{rule_id}  {what}\n" for rule_id, what in lacking), nl=False)
        return len(lacking)

    def print_all(self) -> None:
        """Print the rules chapter by chapter."""
        console = out()
        chapter = ""
        for rule in self.book.rules.values():
            if rule.chapter != chapter:
                chapter = rule.chapter
                console.print(Text(f"\n{chapter}", style="bold underline"))
            console.print(Text.assemble((rule.id, "bold cyan"), "  ", rule.text))
            for text, style in self.beside(rule):
                console.print(Padding(Text(text, style=style, overflow="fold"), (0, 0, 0, 4)))
        console.print(Text(f"\n{self.count()}", style="bold"))

    def beside(self, rule: Rule) -> list[tuple[str, str]]:
        """List the places of a rule, its tests, and what it lacks, with their styles."""
        from ostoja.lab.rule_places import shown

        return [
            *((shown(place), "blue") for place in self.places.get(rule.id, [])),
            *((test, "green") for test in (self.proofs or {}).get(rule.id, [])),
            *((lack, "bold red") for lack in self.lacks(rule)),
        ]

    def count(self) -> str:
        """Say how many rules there are, and how many have a place and a test."""
        say, every, proofs = self.texts.say, self.book.rules, self.proofs
        placed = sum(rule_id in self.places for rule_id in every)
        if proofs is None:
            return f"{say('rules-placed', rules=len(every), placed=placed)}\n{say('rules-no-checkout')}"
        proven = sum(rule_id in proofs for rule_id in every)
        return say("rules-count", rules=len(every), placed=placed, proven=proven)
