"""The reference pages of the documentation, written from the code whenever the site is built; a hook of MkDocs."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import typer.main
from mkdocs.structure.files import File, Files
from msgspec import inspect as shapes

import ostoja.games
from ostoja.bots.registry import BOTS
from ostoja.cli.main import app
from ostoja.cli.settings_help import fields as settings
from ostoja.engine.bounds import leaves
from ostoja.games import all_games
from ostoja.table.settings import VARIABLE
from ostoja.table.types import CHAPTERS, is_message, is_optional, unions, written
from ostoja.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from mkdocs.config.defaults import MkDocsConfig

    from ostoja.engine.game import Game

WRITTEN: Final = "This page is written from the code; what it says is what runs.\n"
COMMENT: Final = re.compile(r"\s#\s(?P<said>.*)$")
ORIGIN: Final = re.compile(r"\[[A-Z]\d?\].*?(?=\s{3}|$)", re.MULTILINE)
HEADER: Final = re.compile(r"\[\[?(?P<name>[^\]]+)\]\]?\s*(?:#\s*(?P<said>.*))?$")
FIELD: Final = re.compile(r"""(?P<key>[\w-]+|"[^"]+")\s*=""")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are written from the code."""
    pages = {
        "reference/command-line.md": command_line(),
        "reference/settings.md": server_settings(),
        "reference/protocol.md": protocol(),
        "reference/games.md": games(),
        **{f"reference/data/{game.key}.md": data(game) for game in ours()},
    }
    for path, page in pages.items():
        files.append(File.generated(config, path, content=page))
    return files


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell(text) for text in line)} |" for line in lines) + "\n"


def cell(text: str) -> str:
    """Write a text so that it stays in its cell."""
    return " ".join(text.replace("|", "\\|").split())


def code(text: object) -> str:
    """Write something as code."""
    return f"`{text}`" if str(text) else ""


# ---------------------------------------------------------------- the command line and the settings


def command_line() -> str:
    """Write every command with its arguments and options."""
    group: Any = typer.main.get_command(app)
    parts = ["# The command line\n", WRITTEN, f"{group.help}\n", f"{group.epilog}\n"]
    context = typer.Context(group, info_name="ostoja")
    for name, command in group.commands.items():
        inner = typer.Context(command, info_name=name, parent=context)
        usage = " ".join(("ostoja", name, *command.collect_usage_pieces(inner)))
        rows = [record for each in command.get_params(inner) if (record := each.get_help_record(inner))]
        parts += [f"## ostoja {name}\n", f"```text\n{usage}\n```\n", f"{command.help}\n"]
        parts.append(table(("", ""), [(code(said), cell(about)) for said, about in rows]))
    parts += ["## Bots\n", f"`--bots` and the table's chairs take: {', '.join(code(name) for name in BOTS)}.\n"]
    return "\n".join(parts)


def server_settings() -> str:
    """Write every setting of a server."""
    rows = [(code(field.name), code(field.default), field.about) for field in settings()]
    example = f"{VARIABLE}='{json.dumps({'limits': {'sockets': 200}, 'absence': 60})}' ostoja serve"
    parts = ["# The settings of a server\n", WRITTEN, f"They are given as JSON in `{VARIABLE}`:\n"]
    return "\n".join([*parts, f"```sh\n{example}\n```\n", table(("field", "default", "what it is for"), rows)])


# ---------------------------------------------------------------- the protocol


def protocol() -> str:
    """Write every message of the HTTP routes and the WebSocket."""
    named = unions()
    parts = ["# The protocol\n", WRITTEN, "The routes are described at `/api/schema` of every running server.\n"]
    for chapter in CHAPTERS:
        parts += [f"## {chapter.__name__.rpartition('.')[2].capitalize()}\n", f"{chapter.__doc__}\n"]
        for name, value in vars(chapter).items():
            if is_message(value) and value.__module__ == chapter.__name__:
                parts.append(message(name, value, named))
            elif name in named.values():
                parts.append(f"### {name}\n\nOne of {', '.join(code(part.__name__) for part in value.__args__)}.\n")
    return "\n".join(parts)


def message(name: str, struct: Any, named: dict[frozenset[str], str]) -> str:
    """Write one message."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    rows = [(code(shape.tag_field), code(json.dumps(shape.tag)))] if shape.tag is not None else []
    for field in shape.fields:
        mark = "?" if is_optional(field, sent=shape.forbid_unknown_fields) else ""
        rows.append((code(f"{field.encode_name}{mark}"), code(written(field.type, named))))
    about = " ".join((struct.__doc__ or "").split())
    return f"### {name}\n\n{about}\n\n{table(('field', 'type'), rows)}"


# ---------------------------------------------------------------- the games


def ours() -> list[Game]:
    """List our own games: what another package brings is documented there."""
    return [game for game in all_games().values() if game.package().startswith(ostoja.games.__name__)]


def games() -> str:
    """Write every game with its options."""
    rows = [
        (
            f"[{game.title}](#{game.key})",
            f"{game.least_seats} to {game.most_seats}",
            f"{game.minutes[0]} to {game.minutes[1]}",
            game.rules,
            f"[numbers](data/{game.key}.md)",
            f"[rules](../rules/{game.key}.md)",
        )
        for game in ours()
    ]
    head = ("game", "seats", "minutes", "rules version", "", "")
    parts = ["# The games and their options\n", WRITTEN, table(head, rows)]
    return "\n".join([*parts, *(options(game) for game in ours())])


def options(game: Game) -> str:
    """Write the options of a game, as `--set KEY=VALUE` and the page of a new table take them."""
    say = Texts(game, "en").say
    rows = [
        (code(choice.key), about(say, choice.key), code(str(choice.default).lower()), choice.allowed())
        for choice in game.setup_options
    ]
    heading = f"## {game.title} {{ #{game.key} }}\n"
    return f"{heading}\n{table(('option', 'what it is about', 'default', 'allowed'), rows)}"


def about(say: Callable[[str], str], key: str) -> str:
    """Say what an option is called, and what it changes."""
    name, more = f"choice-{key}", f"choice-{key}.about"
    return f"**{say(name)}.** {said}" if (said := say(more)) != more else f"**{say(name)}.**"


def data(game: Game) -> str:
    """Write every number of a game with its bounds and where it comes from."""
    folder = resources.files(game.package())
    source = (folder / "data.toml").read_text(encoding="utf-8")
    opening = source.partition("\n\n")[0]
    signs = "\n".join(f"- {sign.strip()}" for sign in ORIGIN.findall(opening))
    origins = dict(notes(source))
    rows = []
    for field, usual in leaves(game.data):
        bound = game.bounds.of(field)
        allowed = "" if bound is None else f"{bound.allowed(usual)}: {bound.why['en']}"
        rows.append((code(field), code(short(usual)), allowed, origins.get(field, "")))
    how = (
        "Your own copy says otherwise? Write a TOML file with just the fields that you correct, and play with it: "
        f"`ostoja play {game.key} --data my.toml`, or hand it to the page of a new table. Where a number comes from:\n"
    )
    head = ("field", "value", "within which bounds, and why", "where it comes from")
    return "\n".join([f"# The numbers of {game.title}\n", WRITTEN, how, f"{signs}\n", table(head, rows)])


def short(value: object) -> str:
    """Write a value, and only the beginning of a long one."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) < 60 else f"{text[:56]} …"


def notes(source: str) -> Iterator[tuple[str, str]]:
    """Read the comments of a data file, each beside its field."""
    where, said = "", ""
    for line in source.splitlines():
        if found := HEADER.match(line):
            where, said = f"{found['name']}.", found["said"] or ""
        elif field := FIELD.match(line):
            comment = COMMENT.search(line)
            yield f"{where}{field['key'].strip(chr(34))}", comment["said"] if comment else said
