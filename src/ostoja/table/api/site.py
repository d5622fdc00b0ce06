"""The browser client: its built files, and its one page for every address that is no file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).parents[1] / "static"
PAGES: Final = [
    "/",
    "/new",
    "/settings",
    "/about",
    "/position",
    "/designer",
    *(f"/{part}/{{rest:path}}" for part in ("table", "replay", "rules", "move", "designer")),
]
FOREVER: Final = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)  # names carry hashes

UNBUILT: Final = (
    "<!doctype html><title>Ostoja</title><p>The browser client is not built. Run <code>make client</code>, "
    "or install a wheel, which contains it.</p>"
)


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    """Return the page of the client; it finds out by itself which one is asked for."""
    index = STATIC / "index.html"
    body = index.read_bytes() if index.is_file() else UNBUILT.encode()
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def site_routes() -> list[Router]:
    """Return the routes of the client; without a built client there is the page alone."""
    routes = [Router(path="/", route_handlers=[page])]
    if (STATIC / "assets").is_dir():
        assets = create_static_files_router(path="/assets", directories=[STATIC / "assets"], cache_control=FOREVER)
        routes.append(assets)
    return routes
