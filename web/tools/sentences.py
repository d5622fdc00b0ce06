"""Sentences of real games, said by the Python texts, for the client's text port to be compared with.

    python web/tools/sentences.py FILE

For every game the file holds its catalog, its Fluent sources, and pairs of what is to be said and the sentence, in both
languages: every question, option and event of some random games, and every talk form.
"""

# ruff: noqa: INP001  a script, not a package

from __future__ import annotations

import json
import random
import sys
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ostoja.engine.match import Match
from ostoja.engine.talk import EVERYBODY, Act
from ostoja.games import all_games
from ostoja.table.catalog import catalog, option
from ostoja.text.texts import Texts
from ostoja.text.tongue import LANGUAGES

if TYPE_CHECKING:
    from ostoja.engine.game import Game

NAMES = ["Ada", "Borys", "Celina", "Dawid", "Ewa", "Feliks"]
GAMES = 2
SETUP_OPTIONS = 250
OPTIONS = 6  # of every question, at most
MOST = 400  # pairs of a language and a game


class Pairs:
    """What was said, each different thing once."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.texts = {language: Texts(game, language) for language in LANGUAGES}
        self.names = names
        self.found: dict[str, dict[str, Any]] = {}

    def add(self, kind: str, about: dict[str, Any], method: str, *arguments: Any) -> None:
        """Say something in every language."""
        key = json.dumps([kind, about], sort_keys=True)
        if key not in self.found:
            sentences = {name: getattr(texts, method)(*arguments) for name, texts in self.texts.items()}
            self.found[key] = {"kind": kind, **about, "sentences": sentences}

    def play(self, game: Game, seed: str) -> None:
        """Play a game at random and say everything that comes up."""
        match = Match(game, game.agree(len(self.names), {}, {}), seed, self.names)
        chance = random.Random(seed)  # noqa: S311  sampling, not secrecy
        told = 0
        for _ in range(SETUP_OPTIONS):
            for event in match.journal.events[told:]:
                about = {"event": {"t": "event", "kind": event.kind, "args": list(event.args)}}
                self.add("event", about, "event", event, self.names)
            told = len(match.journal.events)
            if match.state.over:
                break
            key, *numbers = match.question()
            asked = {"key": key, "args": numbers, "rule": ""}
            self.add("question", {"question": asked}, "question", (key, *numbers), self.names)
            seat = match.asked()[0]
            offered = match.options(seat)
            for number in chance.sample(offered, min(OPTIONS, len(offered))):
                about = {"option": msgspec.to_builtins(option(game, number)), "question": key, "seat": seat}
                self.add("option", about, "option", number, self.names, key, seat)
            match.choose(seat, chance.choice(offered))

    def talk(self, game: Game) -> None:
        """Say every form to everybody and to one."""
        chance = random.Random(game.key)  # noqa: S311  sampling, not secrecy
        for form in game.talk:
            for to in (EVERYBODY, 1):
                members = tuple(
                    chance.choice([at for at, label in enumerate(domain.labels) if label != ""][: len(self.names)])
                    for domain in form.domains
                )
                act = Act(0, to, form, members, 0)
                said = {"t": "act", "seat": 0, "to": to, "words": act.spell()}
                self.add("act", {"act": said}, "act", act, self.names)


def sources(game: Game, language: str) -> str:
    """Return the Fluent sources of a game: what every table says, and what the game says."""
    files = [resources.files("ostoja.text") / "common", resources.files(game.package()) / "text"]
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in files)


def main() -> None:
    """Write the file."""
    dump = {}
    for game in all_games().values():
        names = NAMES[: max(game.least_seats, min(4, game.most_seats))]
        pairs = Pairs(game, names)
        for run in range(GAMES):
            pairs.play(game, f"sentences-{run}")
        pairs.talk(game)
        found = list(pairs.found.values())
        chance = random.Random(0)  # noqa: S311  sampling, not secrecy
        dump[game.key] = {
            "catalog": msgspec.to_builtins(catalog(game.key)),
            "sources": {language: sources(game, language) for language in LANGUAGES},
            "names": names,
            "pairs": chance.sample(found, min(MOST, len(found))),
        }
    Path(sys.argv[1]).write_text(json.dumps(dump, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
