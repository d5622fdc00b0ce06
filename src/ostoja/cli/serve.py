"""`ostoja serve`: the web table."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ostoja.cli.terminal import Lang, language, out, words
from ostoja.engine.errors import SetupError

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  compared with, not bound to

Home = Annotated[Path | None, typer.Option("--home", metavar="DIR", help="Folder of the data.", show_default=False)]
Database = Annotated[
    str, typer.Option("--database", metavar="URL", help="A PostgreSQL database instead of SQLite in the folder.")
]


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody in your network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8321,
    home: Home = None,
    database: Database = "",
    channels: Annotated[str, typer.Option(metavar="URL", help="A Redis server, for several workers.")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Number of processes.")] = 1,
    proxy: Annotated[
        str,
        typer.Option(metavar="ADDRESS,…", help="Proxies in front, or their networks: only they say who comes."),
    ] = "",
    secure: Annotated[bool, typer.Option(help="Cookies over HTTPS only.")] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the table: people play in the browser."""
    import uvicorn

    from ostoja.table.server import check_proxies, serving
    from ostoja.table.settings import DEFAULT_HOME, Settings, hand_on, read_settings
    from ostoja.table.storage.migrate import upgrade

    if workers > 1 and not (channels and database):
        raise SetupError("several workers need --database (PostgreSQL) and --channels (Redis)")
    folder = home or DEFAULT_HOME
    folder.mkdir(parents=True, exist_ok=True)
    base = read_settings()
    proxies = tuple(part.strip() for part in proxy.split(",") if part.strip()) or base.proxies
    check_proxies(proxies)
    settings = Settings(
        folder.resolve(), database, channels, workers, base.thinkers, secure or base.secure, base.limits, base.bots,
        proxies, base.private_webhooks, base.absence,
    )  # fmt: skip
    upgrade(settings.url())
    hand_on(settings)
    welcome(host, port, browser=browser, tongue=language(lang))
    uvicorn.run(
        "ostoja.table.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_level="warning",
        **serving(settings),
    )


def welcome(host: str, port: int, *, browser: bool, tongue: str) -> None:
    """Print the address and its QR code, and open a browser where there is one."""
    import segno

    address = f"http://{reachable(host)}:{port}/"
    console = out()
    console.print(words(tongue).say("serve-address", address=address), style="bold")
    if host in EVERYWHERE:
        segno.make(address, error="l").terminal(compact=True)
    else:
        console.print(words(tongue).say("serve-network"), style="dim")
    if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt"):
        webbrowser.open(address)


def reachable(host: str) -> str:
    """Return the address by which others in the network reach this machine."""
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a reserved address: nothing is sent, the system only picks a way out
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
