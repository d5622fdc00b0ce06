"""The page that describes the interface to whoever writes a script, as `openapi.json` does to machines.

It is plain HTML of our own, with nothing to fetch from elsewhere and nothing to run.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from html import escape
from importlib import resources
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from ostoja.table.types import defined

Schema = dict[str, Any]

STYLE: Final = "page.css"
WORDS: Final = {"integer": "whole number", "string": "text", "boolean": "true or false", "null": "nothing"}
LIVE: Final = (
    "For live play there is a WebSocket at <code>/api/tables/{table}/live?seat=…</code>: it takes the same commands "
    'as <a href="#ApiTablesPlayAct">POST /play</a> and sends <a href="#type-Update">Update</a> and more; '
    "with <code>&amp;changes=true</code> after the first one only what changes. "
    "What is refused changes nothing and is answered with <code>error</code>, a key, and <code>detail</code>, "
    "which says why; too much is answered with 429. A script says who it is by the header "
    '<code>Authorization: Bearer</code> and the token of its <a href="#type-Welcome">Welcome</a>.'
)


class DescriptionPage(OpenAPIRenderPlugin):
    """Shows the description as a page."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self.page = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return the page, written once."""
        if not self.page:
            self.page = page_of(openapi_schema).encode()
        return self.page

    def receive_router(self, router: Router) -> None:
        """Serve what the page looks like beside it."""
        router.register(style)


@get(f"/{STYLE}", include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    """Return the style of the page."""
    text = (resources.files("ostoja.table.api") / "description.css").read_bytes()
    return Response(text, media_type=MediaType.CSS)


def page_of(description: Schema) -> str:
    """Write the whole page."""
    title = escape(f"{description['info']['title']} {description['info']['version']}")
    chapters = by_chapter(description["paths"])
    routes = "".join(chapter(name, found) for name, found in chapters.items())
    types = "".join(type_of(name, schema) for name, schema in sorted(description["components"]["schemas"].items()))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: the interface</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'<link rel="stylesheet" href="/api/schema/{STYLE}"></head><body>'
        f"<header><h1>{title}</h1><p>What a script can ask this table for. "
        f'<a href="/api/schema/openapi.json">openapi.json</a> says the same to machines.</p><p>{LIVE}</p></header>'
        f'<nav aria-label="Contents">{"".join(contents(name, found) for name, found in chapters.items())}</nav>'
        f'<main>{routes}<section id="types"><h2>Messages</h2>{types}</section>'
        "</main></body></html>"
    )


def by_chapter(paths: Schema) -> dict[str, list[Schema]]:
    """Gather the routes by their chapters, each with its method and path."""
    found: dict[str, list[Schema]] = {}
    for path, methods in paths.items():
        for method, route in methods.items():
            found.setdefault(route["tags"][0], []).append({**route, "method": method.upper(), "path": path})
    return found


def contents(name: str, routes: list[Schema]) -> str:
    """Write the list of a chapter's routes."""
    lines = "".join(f'<li><a href="#{route["operationId"]}">{heading(route)}</a></li>' for route in routes)
    return f'<h2><a href="#{place(name)}">{name}</a></h2><ul>{lines}</ul>'


def chapter(name: str, routes: list[Schema]) -> str:
    """Write a chapter."""
    return f'<section id="{place(name)}"><h2>{name}</h2>{"".join(map(route_of, routes))}</section>'


def place(name: str) -> str:
    """Name the place of a chapter."""
    return name.replace(" ", "-")


def heading(route: Schema) -> str:
    """Write the method and the path of a route."""
    return f'<b class="{route["method"].lower()}">{route["method"]}</b> <code>{escape(route["path"])}</code>'


def route_of(route: Schema) -> str:
    """Write what a route does, takes and answers."""
    rows = [
        (parameter["name"], parameter["in"], said(parameter["schema"]), needed(parameter["required"]))
        for parameter in route.get("parameters", ())
    ]
    taken = table(("Parameter", "where", "what", ""), rows) if rows else ""
    body = route.get("requestBody")
    sent = f"<p>Takes {content(body)}.</p>" if body else ""
    answers = "".join(
        f"<p>Answers {status}{f' with {what}' if (what := content(answer)) else ''}.</p>"
        for status, answer in route["responses"].items()
        if status.startswith("2")
    )
    about = escape(route.get("description", ""))
    return (
        f'<article id="{route["operationId"]}"><h3>{heading(route)}</h3><p>{about}</p>{taken}{sent}{answers}</article>'
    )


def content(holder: Schema) -> str:
    """Say what a body or an answer holds."""
    return " or ".join(
        said(held.get("schema", {})) if kind == "application/json" else f"<code>{escape(kind)}</code>"
        for kind, held in holder.get("content", {}).items()
    )


def type_of(name: str, schema: Schema) -> str:
    """Write a message with its fields."""
    required = schema.get("required", ())
    rows = [
        (field, said(what), needed(field in required) if "default" not in what else f"else {value(what['default'])}")
        for field, what in schema.get("properties", {}).items()
    ]
    about = escape(inspect.getdoc(defined().get(name)) or "")
    fields = table(("Field", "what", ""), rows) if rows else f"<p>{said(schema)}</p>"
    return f'<article id="type-{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p>{fields}</article>'


def needed(is_needed: bool) -> str:  # noqa: FBT001  read as a word
    """Say whether something may be left out."""
    return "needed" if is_needed else ""


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Write a table whose first column names things."""
    top = "".join(f'<th scope="col">{head}</th>' if head else "<td></td>" for head in heads)
    lines = "".join(
        f'<tr><th scope="row"><code>{escape(name)}</code></th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, *cells in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


# ---------------------------------------------------------------- what a schema says


def said(schema: Schema) -> str:
    """Say a schema in words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#type-{name}">{name}</a>'
    if values := schema.get("enum") or ([schema["const"]] if "const" in schema else []):
        return " or ".join(map(value, values))
    if parts := schema.get("oneOf"):
        words = " or ".join(map(said, parts))
    elif schema.get("type") == "array":
        words = f"list of {said(schema.get('items', {}))}"
    elif schema.get("type") == "object":
        words = f"object of {said(schema.get('additionalProperties') or {})}"
    else:
        kinds = schema.get("type", "anything")
        words = " or ".join(WORDS.get(str(kind), str(kind)) for kind in (kinds if isinstance(kinds, list) else [kinds]))
    return words + bounds(schema)


def bounds(schema: Schema) -> str:
    """Say how long, how many or how great something may be."""
    told = [
        between(schema.get(f"min{what}"), schema.get(f"max{what}"), unit)
        for what, unit in (("Length", " signs"), ("Items", " items"), ("imum", ""))
    ]
    if pattern := schema.get("pattern"):
        told.append(f"like <code>{escape(pattern)}</code>")
    words = ", ".join(filter(None, told))
    return f" <small>({words})</small>" if words else ""


def between(least: float | None, most: float | None, unit: str) -> str:
    """Say two bounds, of which any may be missing."""
    if least is None and most is None:
        return ""
    if most is None:
        return f"at least {least:g}{unit}"
    return f"{least:.10g} to {most:.10g}{unit}" if least is not None else f"at most {most:.10g}{unit}"


def value(what: object) -> str:
    """Write a value as it is sent."""
    return f"<code>{escape(json.dumps(what, ensure_ascii=False))}</code>"
