"""Which addresses outside the house may be called, and where they lead: looked up once, and only to public places."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from contextlib import suppress
from typing import Final

import httpx

PORTS: Final = frozenset({80, 443})  # besides those from here on, where people's own services are
OWN_PORTS: Final = 8000
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
LOOK_UPS: Final = 16  # at once

CLOSED: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/4", "240.0.0.0/4",
        "168.63.129.16/32",  # looks public, but it is the inside of a large provider's machines
        "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",  # the first and third lead on to an IPv4 address
    )
)  # fmt: skip
# All else of IPv6 is private, local, multicast, reserved, or an IPv4 address in disguise.
OPEN: Final = ipaddress.ip_network("2000::/3")


def is_public(text: str) -> bool:
    """Tell whether an address belongs to one machine of the public internet, and to no other by a detour."""
    address = ipaddress.ip_address(text)
    if address.version == OPEN.version and address not in OPEN:
        return False
    return address.is_global and not any(address in network for network in CLOSED)


def taken_apart(text: str, *, any_port: bool) -> httpx.URL:
    """Read the address of a webhook, or say what is wrong with it."""
    try:
        url = httpx.URL(text)
        port = port_of(url)
    except (httpx.InvalidURL, UnicodeError, ValueError, KeyError):
        raise ValueError("it must be an address that begins with https:// or http://") from None
    if not url.host or not text.isprintable():
        raise ValueError("it must name a host")
    if not (port in PORTS or OWN_PORTS <= port < 1 << 16 or (any_port and 0 < port < 1 << 16)):
        raise ValueError(f"its port must be 80, 443, or {OWN_PORTS} and above")
    return url


def port_of(url: httpx.URL) -> int:
    """Return the port of an address, also where it goes without saying."""
    usual = DEFAULT_PORTS[url.scheme]
    return usual if url.port is None else url.port


def places_of(host: str, port: int) -> list[str]:
    """Look a name up: the addresses behind it, the best first."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Directory:
    """Looks names up in threads that nobody waits for: whoever owns a name decides how long its answer takes."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(LOOK_UPS)

    async def look_up(self, url: httpx.URL) -> list[str]:
        """Return where an address leads."""
        await self.free.acquire()
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def tell(places: list[str], error: OSError | UnicodeError | None) -> None:
            self.free.release()
            if found.done():
                return  # it took too long
            if error:
                found.set_exception(error)
            else:
                found.set_result(places)

        def look() -> None:
            try:
                told: tuple[list[str], OSError | UnicodeError | None] = places_of(name, port_of(url)), None
            except (OSError, UnicodeError) as error:
                told = [], error
            with suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(tell, *told)

        name = url.raw_host.decode("ascii")
        threading.Thread(target=look, name="look-up", daemon=True).start()
        return await found
