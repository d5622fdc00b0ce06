"""`ostoja serve`: the web table."""

from __future__ import annotations

import os
import webbrowser
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from ostoja.cli.listening import EVERYWHERE, address_of, listen
from ostoja.cli.terminal import Lang, language, out, words
from ostoja.engine.errors import SetupError

Home = Annotated[
    Path | None,
    typer.Option(
        "--home", metavar="DIR", help="Folder of the data; without it, ~/.local/share/ostoja.", show_default=False
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database", metavar="URL", help="A PostgreSQL database instead of SQLite in the folder.", show_default=False
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody in your network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any that is free.")] = 8321,
    home: Home = None,
    database: Database = "",
    channels: Annotated[
        str, typer.Option(metavar="URL", help="A Redis server, for several workers.", show_default=False)
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Number of processes.")] = 1,
    proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            help="Proxies in front, or their networks: only they say who comes.",
            show_default=False,
        ),
    ] = "",
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over HTTPS only.")] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the table: people play in the browser.

    Limits and the pace of bots are set in the environment variable OSTOJA_SETTINGS, as JSON; docs/how-to/host.md
    lists them all.
    """
    import msgspec

    from ostoja.cli.serving import Announcement, run
    from ostoja.table.server import check_proxies
    from ostoja.table.settings import DEFAULT_HOME, hand_on, read_settings
    from ostoja.table.storage.home import DATABASE, kept, make, seal
    from ostoja.table.storage.reaching import open_up, reach_channels

    if workers > 1 and not (channels and database):
        raise SetupError("several workers need --database (PostgreSQL) and --channels (Redis)")
    given = read_settings()
    proxies = tuple(part.strip() for part in proxy.split(",") if part.strip()) or given.proxies
    check_proxies(proxies)
    folder = (home or DEFAULT_HOME).absolute()
    settings = msgspec.structs.replace(
        given,
        home=folder,
        database=database,
        channels=channels,
        workers=workers,
        proxies=proxies,
        secure=secure or given.secure,
    )
    make(folder)
    with nullcontext() if database else kept(folder), listen(host, port) as taken:
        if not database:
            seal(folder / DATABASE)
        open_up(settings)
        reach_channels(channels)
        hand_on(settings)
        address = address_of(taken, host)
        announcement = Announcement(settings, taken, lambda: welcome(host, address, browser, language(lang)))
        run(announcement)


def welcome(host: str, address: str, browser: bool, tongue: str) -> None:
    """Print the address and its QR code, and open a browser where there is one."""
    import segno

    console = out()
    console.print(words(tongue).say("serve-address", address=address), style="bold")
    if host in EVERYWHERE:
        segno.make(address, error="l").terminal(compact=True)
    else:
        console.print(words(tongue).say("serve-network"), style="dim")
    console.file.flush()
    if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt"):
        webbrowser.open(address)
