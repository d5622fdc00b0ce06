"""The browser client: its built files, and its one page for every address that is no file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).parents[1] / "static"
PAGES: Final = [
    "/",
    "/new",
    "/settings",
    "/about",
    "/people",
    "/position",
    "/designer",
    *(f"/{part}/{{rest:path}}" for part in ("player", "group", "table", "replay", "rules", "move", "designer")),
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


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker() -> Response[bytes]:
    """Return the service worker, which must lie at the root to look after all pages; it is asked for anew each time."""
    return kept_file("sw.js", "text/javascript")


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[bytes]:
    """Return what a device must know to install the client."""
    return kept_file("manifest.webmanifest", "application/manifest+json")


@get("/offline.html", include_in_schema=False, sync_to_thread=False)
def offline() -> Response[bytes]:
    """Return the page that is shown while the table cannot be reached."""
    return kept_file("offline.html", "text/html; charset=utf-8")


@get("/offline.css", include_in_schema=False, sync_to_thread=False)
def offline_style() -> Response[bytes]:
    """Return how that page looks."""
    return kept_file("offline.css", "text/css")


def kept_file(name: str, kind: str) -> Response[bytes]:
    """Return a file of the built client that lies at the root."""
    file = STATIC / name
    if not file.is_file():
        raise NotFoundException("the browser client is not built")
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


def site_routes() -> list[Router]:
    """Return the routes of the client; without a built client there is the page alone."""
    routes = [Router(path="/", route_handlers=[page, service_worker, manifest, offline, offline_style])]
    if (STATIC / "assets").is_dir():
        assets = create_static_files_router(path="/assets", directories=[STATIC / "assets"], cache_control=FOREVER)
        routes.append(assets)
        routes.append(create_static_files_router(path="/icons", directories=[STATIC / "icons"]))
    return routes
