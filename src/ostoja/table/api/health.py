"""Routes for whoever runs the server: is it alive, is it ready, and how does it do."""

from __future__ import annotations

import ipaddress
from typing import Final

from litestar import Response, Router, get
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ostoja.table.api.identity import Connection, hall_of
from ostoja.table.api.people import Asked
from ostoja.table.metrics import observe
from ostoja.table.storage.probe import Probe

MEASURES: Final = CONTENT_TYPE_LATEST.partition("; charset")[0]  # Litestar says the rest
PASSED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Tell that the process runs."""
    return {"status": "ok"}


@get("/readyz")
async def readyz(request: Asked) -> Response[dict[str, str]]:
    """Tell whether the database takes what is done at the tables."""
    probe: Probe = request.app.state.probe
    if reason := await probe.trouble():
        return Response({"status": "not ready", "reason": reason}, status_code=503)
    return Response({"status": "ready"})


def for_the_host(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse the measures to players: even sums tell something to whoever sits at a table and asks often enough."""
    settings = hall_of(connection).settings
    unnamed_proxy = not settings.proxies and any(header in connection.headers for header in PASSED_ON)
    if unnamed_proxy or not is_among(connection.client.host if connection.client else "", settings.metrics_for):
        raise PermissionDeniedException("the measures are for machines that the host names in the setting metrics_for")


def is_among(host: str, networks: tuple[str, ...]) -> bool:
    """Tell whether an address belongs to one of some networks."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    plain = getattr(address, "ipv4_mapped", None) or address
    return any(plain in ipaddress.ip_network(network) for network in networks)


@get("/metrics", guards=[for_the_host])
async def metrics(request: Asked) -> Response[bytes]:
    """Return the measures in Prometheus' format."""
    observe(hall_of(request))
    return Response(generate_latest(), media_type=MEASURES)


health_routes = Router(path="/", route_handlers=[healthz, readyz, metrics], include_in_schema=False)
