"""The application: routes, limits, headers and what happens when it starts and stops."""

from __future__ import annotations

import gc
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

import ostoja
from ostoja.engine.errors import OstojaError
from ostoja.games import all_games
from ostoja.table.api.after import after_routes
from ostoja.table.api.bodies import Asking
from ostoja.table.api.calling import calling_routes
from ostoja.table.api.company import company_routes
from ostoja.table.api.description import DescriptionPage
from ostoja.table.api.experiments import experiment_routes
from ostoja.table.api.games import game_routes
from ostoja.table.api.health import health_routes
from ostoja.table.api.hosting import hosting_routes
from ostoja.table.api.identity import not_too_fast, same_origin, sensible
from ostoja.table.api.orders import order_routes
from ostoja.table.api.people import people_routes
from ostoja.table.api.play import play_routes
from ostoja.table.api.positions import position_routes
from ostoja.table.api.series import series_routes
from ostoja.table.api.site import site_routes
from ostoja.table.api.tables import table_routes
from ostoja.table.channels import backend_of
from ostoja.table.faults import Fault, not_written, unsure
from ostoja.table.hall import Hall
from ostoja.table.logs import keep_logs
from ostoja.table.metrics import Timed
from ostoja.table.protocol.updates import Trouble
from ostoja.table.server_clock import steady_clock, wall_clock
from ostoja.table.settings import read_settings
from ostoja.table.storage.probe import Probe, is_silent, reason_of
from ostoja.table.worker_news import CHANNEL, WorkerNews

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ostoja.table.server_clock import Clock
    from ostoja.table.settings import Settings

CSP: Final = (
    "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
COLLECTED: Final = (200_000, 20, 10)  # thresholds of the collector; Python's own are 700, 10, 10
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}

log = structlog.get_logger()


def refusing(status: int, error: str, detail: str) -> Response[Trouble]:
    """Return the answer to what was not done; Litestar adds the headers of the house to good answers only."""
    return Response(Trouble(error, detail), status_code=status, headers=HEADERS)


def trouble(_request: Request[Any, Any, Any], error: OstojaError) -> Response[Trouble]:
    """Answer what was refused with a key and a detail; nothing was changed."""
    if isinstance(error, Fault):
        return refusing(error.status, error.error, error.detail)
    return refusing(400, type(error).__name__, str(error))


def http_trouble(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """Answer Litestar's own refusals in the same form."""
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = f"{detail}: {error.extra}"
    return refusing(error.status_code, f"http-{error.status_code}", detail)


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Answer a failure of the server without telling what it was about; the log has it."""
    if is_silent(error):
        return silence(request, error)
    log.error("request failed", method=request.method, path=request.scope["path_template"], exc_info=error)
    return refusing(500, "failure", "the server failed; nothing was changed")


def silence(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Answer for a database that is full, locked or gone: what was only asked may be asked again, a deed looked for."""
    log.warning("database fails", method=request.method, path=request.scope["path_template"], reason=reason_of(error))
    fault = not_written() if request.method == "GET" else unsure()
    return refusing(fault.status, fault.error, fault.detail)


def application(settings: Settings, clock: Clock = wall_clock, steady: Clock = steady_clock) -> Litestar:
    """Build the application."""
    plugin = ChannelsPlugin(backend_of(settings.channels), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings, WorkerNews(plugin, shared=bool(settings.channels)), clock, steady)
        app.state.hall = hall
        app.state.probe = Probe(hall.engine)
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    api = Router(
        path="/api",
        route_handlers=[
            people_routes,
            calling_routes,
            company_routes,
            game_routes,
            table_routes,
            hosting_routes,
            play_routes,
            order_routes,
            series_routes,
            after_routes,
            position_routes,
            experiment_routes,
        ],
    )
    app = Litestar(
        route_handlers=[api, health_routes, *site_routes()],
        plugins=[plugin],
        lifespan=[lifespan],
        guards=[sensible, same_origin, not_too_fast],
        request_class=Asking,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude="/metrics"),
        request_max_body_size=settings.limits.body,
        response_headers=HEADERS,
        logging_config=None,  # Litestar's own would also write what libraries say, the addresses of webhooks say
        exception_handlers={
            OstojaError: trouble,
            HTTPException: http_trouble,
            Exception: failure,
        },
        openapi_config=OpenAPIConfig(
            title="Ostoja",
            version=ostoja.__version__,
            path="/api/schema",
            render_plugins=[DescriptionPage()],
            use_handler_docstrings=True,
        ),
    )
    app.asgi_handler = Timed(app.asgi_handler)  # around everything: middleware would not see what no route serves
    return app


def from_environment() -> Litestar:
    """Build the application of a worker, which finds its settings in the environment."""
    keep_logs()
    app = application(read_settings())
    all_games()  # now, or the first who asks for a table would wait for it
    spare_the_collector()
    return app


def spare_the_collector() -> None:
    """Let the garbage collector look less often: rooms live long, and every look at them stops all tables."""
    gc.freeze()
    gc.set_threshold(*COLLECTED)
