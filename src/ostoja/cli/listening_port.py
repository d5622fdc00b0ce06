"""Where a server listens: the port is taken before anybody is told of it."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
from typing import Final

from ostoja.table.faults import HouseError

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  compared with, not bound to
BACKLOG: Final = 2048


def listen(host: str, port: int) -> socket.socket:
    """Take a port of this machine, or say why it cannot be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host or "?", port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise elsewhere(host, error) from error
    taken = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        raise refusal(host, port, error) from error
    return taken


def refusal(host: str, port: int, error: OSError) -> HouseError:
    """Say why a port cannot be had, and what to do."""
    where = f"{bracketed(host)}:{port}"
    if error.errno == errno.EADDRINUSE:
        return HouseError(f"{where} is in use by another program, maybe an ostoja that runs; choose another --port")
    if error.errno == errno.EACCES:
        return HouseError(f"{where} is not yours to use; choose a --port from 1024 on, and let a proxy serve the other")
    return elsewhere(host, error)


def elsewhere(host: str, error: Exception) -> HouseError:
    """Say that a host is not this machine."""
    reason = getattr(error, "strerror", None) or str(error)
    right = "127.0.0.1 is for this machine only, 0.0.0.0 for everybody in your network"
    return HouseError(f"--host {host!r} is no address of this machine: {reason}; {right}")


def bare(host: str) -> str:
    """Take off the brackets in which an address of IPv6 is often written."""
    return host[1:-1] if host.startswith("[") and host.endswith("]") else host


def bracketed(host: str) -> str:
    """Write a host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def is_address(host: str) -> bool:
    """Tell whether a host is an address and no name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def address_of(taken: socket.socket, host: str, *, secure: bool = False) -> str:
    """Return the address to type into a browser, with the real port."""
    return f"{'https' if secure else 'http'}://{bracketed(reachable(host))}:{taken.getsockname()[1]}/"


def reachable(host: str) -> str:
    """Return the name by which others in the network reach this machine."""
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a reserved address: nothing is sent, the system only picks a way out
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
