"""Routes about games: the list, the catalog of each, its texts and its rules."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Annotated, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from ostoja.bots.registry import BOTS, QUICK, USUAL
from ostoja.engine.errors import SetupError
from ostoja.engine.game import Game
from ostoja.games import find
from ostoja.table.catalog import cards, catalog
from ostoja.table.data_fields import data_fields, read_changes
from ostoja.table.faults import Unknown
from ostoja.table.protocol.games import Bots, Catalog, DataChanges, DataField, DataText, GameCard, RuleText
from ostoja.text.rulebook import rulebook

Key = Annotated[str, PathParameter(max_length=40)]
Language = FromPath[Literal["en", "pl"]]


def known(key: str) -> Game:
    """Return the game of a key."""
    try:
        return find(key)
    except SetupError as error:
        raise Unknown("no-game", str(error)) from error


@cache
def sources(package: str, language: str) -> str:
    """Return the Fluent texts of every table and of one game."""
    files = [
        resources.files("ostoja.text") / "common" / f"{language}.ftl",
        resources.files(package) / "text" / f"{language}.ftl",
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@get("/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """List the games."""
    return cards()


@get("/games/{key:str}", sync_to_thread=False)
def get_catalog(key: Key) -> Catalog:
    """Return all that a client must know to say a game's views, options and events."""
    return catalog(known(key).key)


@get("/games/{key:str}/texts/{language:str}", sync_to_thread=False)
def get_texts(key: Key, language: Language) -> Response[str]:
    """Return the texts of a game in a language, in Fluent's format."""
    return Response(sources(known(key).package(), language), media_type=MediaType.TEXT)


@get("/games/{key:str}/rules/{language:str}", sync_to_thread=False)
def get_rules(key: Key, language: Language) -> list[RuleText]:
    """Return the rules of a game in a language; a game from elsewhere may have brought none."""
    game = known(key)
    try:
        book = rulebook(game, language)
    except SetupError:
        return []
    return [RuleText(rule.id, rule.text, rule.chapter, rule.part) for rule in book.rules.values()]


@get("/games/{key:str}/data", sync_to_thread=False)
def get_data(key: Key) -> list[DataField]:
    """List all numbers of a game, each with its bounds and where it comes from."""
    return data_fields(known(key).key)


@post("/games/{key:str}/data", status_code=200, sync_to_thread=True)
def check_data(key: Key, data: JSONBody[DataText]) -> DataChanges:
    """Read a data file, and tell what it changes; nothing is kept. What is out of bounds is refused by its field."""
    return read_changes(known(key), data.text)


@get("/bots", sync_to_thread=False)
def list_bots() -> Bots:
    """List the levels of bots, the usual one and the quick one."""
    return Bots(list(BOTS), USUAL, QUICK)


game_routes = Router(
    path="/",
    route_handlers=[list_games, get_catalog, get_texts, get_rules, get_data, check_data, list_bots],
    tags=["games"],
)
