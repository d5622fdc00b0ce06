"""`ostoja games`: what can be played."""

from __future__ import annotations

from rich import box
from rich.table import Table

from ostoja.cli.terminal import Lang, language, out, words
from ostoja.games import all_games
from ostoja.text import Texts


def games(lang: Lang = None) -> None:
    """List the games: key, title, seats and what each is about."""
    tongue = language(lang)
    say = words(tongue).say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=say("games-title"), title_justify="left")
    table.add_column(say("games-key"), style="bold cyan", no_wrap=True)
    table.add_column(say("games-name"), no_wrap=True)
    table.add_column(say("games-seats"), justify="center", no_wrap=True)
    table.add_column(say("games-about"), style="italic")
    for game in all_games().values():
        texts = Texts(game, tongue)
        seats = f"{game.least_seats}–{game.most_seats}"
        table.add_row(game.key, texts.say("game-title"), seats, texts.say("game-tagline"))
    console = out()
    console.print(table)
    console.print(say("games-hint", game=next(iter(all_games()), "GAME")), style="dim")
