"""The entry point: all commands, and one clear line for whatever is wrong with what was typed."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

import ostoja
from ostoja.cli.backup import backup, export, restore
from ostoja.cli.balance import balance
from ostoja.cli.bench import bench
from ostoja.cli.completion import completion, prepare_to_complete
from ostoja.cli.duel import duel
from ostoja.cli.fit import fit
from ostoja.cli.games import games
from ostoja.cli.play import play
from ostoja.cli.position import position
from ostoja.cli.replay import replay
from ostoja.cli.rules import rules
from ostoja.cli.serve import serve
from ostoja.cli.settings_help import WithSettings
from ostoja.cli.simulate import simulate
from ostoja.cli.streams import attend, silence
from ostoja.cli.terminal import BAD_INPUT, INTERRUPTED
from ostoja.cli.think import think
from ostoja.cli.tournament import ratings, tournament
from ostoja.cli.tune import tune
from ostoja.cli.upgrade import upgrade
from ostoja.cli.verify import verify
from ostoja.engine.errors import OstojaError, SetupError

app = typer.Typer(
    name="ostoja",
    help="Survival-horror board games at one table: play them, simulate them, check them.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=(
        f"Exit codes: 0 done; 1 a check found something; {BAD_INPUT} something is wrong, and one line says what; "
        f"{INTERRUPTED} interrupted."
    ),
)
# What the web table brings along; whoever only plays in the terminal or simulates needs none of it.
TABLE: Final = frozenset(
    {"aiosqlite", "alembic", "argon2", "cryptography", "httpx", "litestar", "msgspec", "openskill"}
    | {"prometheus_client", "segno", "sqlalchemy", "structlog", "uvicorn", "websockets"}
)
# What is needed for what, by the names that are imported: the extra of the package, and what it is called.
EXTRAS: Final = {
    **dict.fromkeys(TABLE, ("table", "the table")),
    **dict.fromkeys(("choix", "matplotlib", "numpy", "pyarrow"), ("lab", "the laboratory")),
    "ray": ("ray", "Ray"),
}
COMMANDS = (
    *(
        games,
        play,
        serve,
        simulate,
        duel,
        tournament,
        ratings,
        balance,
        fit,
        tune,
        replay,
        position,
        think,
        verify,
        rules,
    ),
    bench,
    *(backup, restore, export, upgrade, completion),
)
for command in COMMANDS:
    app.command(cls=WithSettings if command is serve else None)(command)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Show the version, or the help if no command is named."""
    if version:
        typer.echo(f"ostoja {ostoja.__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one instead of failing
    try:
        refuse_empty(arguments)
        code = obey(arguments)
        sys.stdout.flush()
    except OstojaError as error:
        return complain(str(error))
    except TyperException as error:
        return complain(hint(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        silence(sys.stdout)  # the reader, `head` for one, has had enough
        return 0
    except OSError as error:
        silence(sys.stdout)
        where = f"{error.filename} cannot be used" if error.filename else "the output cannot be written"
        return complain(f"{where}: {error.strerror or error}")
    return code if isinstance(code, int) else 0


def obey(arguments: list[str]) -> object:
    """Do what was typed; a reader who has gone is no concern of Typer's, which would end with a code of its own."""
    try:
        return app(arguments, prog_name="ostoja", standalone_mode=False)
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            raise end.__context__ from None
        raise
    except ModuleNotFoundError as error:
        extra, called = EXTRAS.get((error.name or "").partition(".")[0], ("", ""))
        if not extra:
            raise
        way = f"pip install 'ostoja[{extra}]'"
        raise SetupError(f"this needs {called}, and {error.name} is not installed: {way}") from error


def refuse_empty(arguments: list[str]) -> None:
    """Refuse an option without a value: a script whose variable is not set would get something it never asked for."""
    for before, argument in zip(["", *arguments], arguments, strict=False):
        name, equals, value = argument.partition("=")
        empty = before if not argument else name if equals and not value else ""
        if empty.startswith("--"):
            raise SetupError(f"{empty} is empty; give it a value, or leave it out")


def hint(error: TyperException) -> str:
    """Say what is wrong with the command line and where to look."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "ostoja"
    problem = error.format_message().rstrip(".").replace("Value error, ", "")
    commands = "" if " " in path else f"commands: {', '.join(command.__name__ for command in COMMANDS)}; "
    return f"{problem} ({commands}help: {path} --help)"


def complain(problem: str) -> int:
    """Say in one line what is wrong."""
    try:
        sys.stderr.write(f"ostoja: {' '.join(problem.split())}\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)  # nobody can be told then, but by the code
    return BAD_INPUT


def main() -> None:
    """Run the command that was typed."""
    attend()
    prepare_to_complete()
    sys.exit(run(sys.argv[1:]))
