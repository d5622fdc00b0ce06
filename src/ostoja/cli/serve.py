"""`ostoja serve`: the web table."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Annotated

import typer

from ostoja.cli.listening_port import EVERYWHERE, address_of, bare, is_address, listen, reachable
from ostoja.cli.streams import silence
from ostoja.cli.terminal import Lang, language, out, words
from ostoja.cli.which_house import Database, Home, house
from ostoja.engine.errors import SetupError

if TYPE_CHECKING:
    from ostoja.table.settings import Settings


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for everybody in your network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="Port to listen on; 0 for any that is free.")
    ] = 8321,
    home: Home = None,
    database: Database = "",
    channels: Annotated[
        str,
        typer.Option(
            metavar="URL", help="A Redis server, for several workers: redis://HOST:6379/0.", show_default=False
        ),
    ] = "",
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, help="Number of processes; usually 1.", show_default=False)
    ] = None,
    proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            help="Proxies in front, or their networks: only they say who comes.",
            show_default=False,
        ),
    ] = "",
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over HTTPS only.")] = False,
    https: Annotated[
        bool, typer.Option("--https", help="Serve HTTPS with a certificate that is made for this house.")
    ] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Serve the table: people play in the browser.

    Everything else is set in the environment variable OSTOJA_SETTINGS, as JSON; what is typed here comes first.
    """
    import msgspec

    from ostoja.cli.serving import Announcement, run
    from ostoja.table.server import check_proxies
    from ostoja.table.settings import hand_on
    from ostoja.table.storage.home import DATABASE, kept, make, seal
    from ostoja.table.storage.preflight import open_up, reach_channels

    host = bare(host)
    given = house(home, database)
    settings = msgspec.structs.replace(
        given,
        channels=channels or given.channels,
        workers=workers or given.workers,
        proxies=tuple(part.strip() for part in proxy.split(",")) if proxy else given.proxies,
        secure=secure or given.secure,
    )
    check_proxies(settings.proxies)
    if settings.workers > 1 and not (settings.channels and settings.database):
        raise SetupError("several workers need --database (PostgreSQL) and --channels (Redis)")
    make(settings.home)
    with nullcontext() if settings.database else kept(settings.home), listen(host, port) as taken:
        if not settings.database:
            seal(settings.home / DATABASE)
        open_up(settings)
        reach_channels(settings.channels)
        address = address_of(taken, host, secure=https)
        settings = placed_in_network(settings, host, address, https=https)
        hand_on(settings)
        announcement = Announcement(settings, taken, lambda: welcome(host, address, browser, language(lang)))
        run(announcement)


def placed_in_network(settings: Settings, host: str, address: str, *, https: bool) -> Settings:
    """Return the settings with where others reach the house, and with its certificate if one is asked for."""
    import msgspec

    from ostoja.table.house_certificate import certificate_for

    place = reachable(host)
    addresses = (address.rstrip("/"),) if host in EVERYWHERE and not place.startswith("127.") else ()
    settings = msgspec.structs.replace(settings, addresses=settings.addresses or addresses)
    if not https:
        return settings
    file, key = certificate_for(settings.home, [place] if is_address(place) else [])
    return msgspec.structs.replace(settings, secure=True, certificate=str(file), certificate_key=str(key))


def welcome(host: str, address: str, browser: bool, tongue: str) -> None:
    """Print the address and its QR code, and open a browser where there is one."""
    try:
        print_welcome(host, address, tongue)
    except BrokenPipeError:
        silence(sys.stdout)  # nobody reads it; people play all the same
    if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt"):
        with suppress(webbrowser.Error):
            webbrowser.open(address)


def print_welcome(host: str, address: str, tongue: str) -> None:
    """Print the address, and what is good to know about it."""
    import segno

    console = out()
    console.print(words(tongue).say("serve-address", address=address), style="bold", soft_wrap=True)
    if host in EVERYWHERE:
        segno.make(address, error="l").terminal(compact=True)
    else:
        console.print(words(tongue).say("serve-network"), style="dim")
    console.file.flush()
