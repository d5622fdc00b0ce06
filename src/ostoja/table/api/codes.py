"""Links as QR codes, for the camera of another device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import segno

if TYPE_CHECKING:
    from litestar import Request

LOOK: Final[dict[str, Any]] = {"scale": 4, "border": 2, "dark": "#0b0d10", "light": "#f4efe6"}


def code_of(request: Request[Any, Any, Any], path: str) -> segno.QRCode:
    """Return the code of a path, at the address by which the client knows the server."""
    return segno.make(f"{request.url.scheme}://{request.headers.get('host', 'localhost')}{path}", error="m")
