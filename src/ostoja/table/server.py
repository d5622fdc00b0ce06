"""How uvicorn serves the table: the same for `ostoja serve`, for its workers and for the tests."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.table.settings import Settings

WIRE: Final = "ostoja.table.socket_limits:LimitedSocket"


def serving(settings: Settings) -> dict[str, Any]:
    """Return uvicorn's options for a server."""
    certain: dict[str, Any] = {}
    if settings.certificate:
        certain = {"ssl_certfile": settings.certificate, "ssl_keyfile": settings.certificate_key}
    return {
        **certain,
        "ws": WIRE,
        "ws_max_size": settings.limits.message * 2,
        "ws_per_message_deflate": False,  # compressing small messages costs more than it saves
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),  # uvicorn's own default believes whoever is on this machine
        "access_log": False,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }


def check_proxies(proxies: Sequence[str]) -> None:
    """Refuse what is no address and no network: it would be believed by nobody, silently."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise SetupError(
                f"--proxy {proxy}: {error}; name the proxy's own address (127.0.0.1) or its network (10.0.0.0/8)"
            ) from error
