"""What a request brings: JSON that can be read, and is not deeper than anything that is asked for."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException

DEPTH: Final = 32  # lists and objects within each other
TOO_DEEP: Final = f"the body may have {DEPTH} lists and objects within each other"


class Asking(Request[Any, Any, Any]):
    """A request whose body is refused if it cannot be read; Litestar would take that for a failure of ours."""

    async def json(self) -> Any:
        """Read the body."""
        try:
            value = await super().json()
        except UnicodeDecodeError as error:
            raise ClientException(f"the body is no UTF-8: {error.reason} at byte {error.start}") from error
        except RecursionError as error:
            raise ClientException(TOO_DEEP) from error
        if depth_of(value) > DEPTH:
            raise ClientException(TOO_DEEP)
        return value


def depth_of(value: Any) -> int:
    """Return how many lists and objects lie within each other, as far as it matters."""
    depth = 0
    layer = [value]
    while depth <= DEPTH:
        holders = [part for part in layer if isinstance(part, dict | list)]
        if not holders:
            break
        depth += 1
        layer = [part for holder in holders for part in (holder.values() if isinstance(holder, dict) else holder)]
    return depth
