"""Fields that several messages share, with their limits."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[list[str | int], Meta(min_length=1, max_length=8)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
Json = dict[str, Any]
