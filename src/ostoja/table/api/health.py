"""Routes for whoever runs the server: is it alive, is it ready, and how does it do."""

from __future__ import annotations

from litestar import Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from ostoja.table.api.identity import hall_of
from ostoja.table.api.people import Asked
from ostoja.table.measures import observe


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Tell that the process runs."""
    return {"status": "ok"}


@get("/readyz")
async def readyz(request: Asked) -> Response[dict[str, str]]:
    """Tell whether the database answers."""
    try:
        async with hall_of(request).engine.connect() as connection:
            await connection.execute(text("select 1"))
    except Exception:  # noqa: BLE001  whatever is wrong with it, the server is not ready
        return Response({"status": "the database does not answer"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics")
async def metrics(request: Asked) -> Response[bytes]:
    """Return the measures in Prometheus' format."""
    observe(hall_of(request))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


health_routes = Router(path="/", route_handlers=[healthz, readyz, metrics], include_in_schema=False)
