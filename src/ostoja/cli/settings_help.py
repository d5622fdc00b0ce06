"""The settings as `ostoja serve --help` lists them: every field with its default and what it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

from typer.core import TyperCommand

if TYPE_CHECKING:
    from collections.abc import Iterator


class Field(NamedTuple):
    """A field of the settings."""

    name: str
    default: str
    about: str


def fields() -> Iterator[Field]:
    """List all fields, those of a group by their dotted names."""
    import msgspec

    from ostoja.table.settings import Settings

    def within(kind: type[Any], prefix: str) -> Iterator[Field]:
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            about = [note.description for note in getattr(hints[field.name], "__metadata__", ()) if note.description]
            if about:
                default = msgspec.json.encode(field.default, enc_hook=str).decode()
                yield Field(f"{prefix}{field.name}", default, about[0])
            else:
                yield from within(hints[field.name], f"{prefix}{field.name}.")

    return within(Settings, "")


class WithSettings(TyperCommand):
    """A command whose help also lists the settings."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """List the settings behind the options, where the table is installed."""
        try:
            from ostoja.table.settings import VARIABLE
        except ModuleNotFoundError:
            return

        with formatter.section(f"Settings ({VARIABLE}, as JSON)"):
            formatter.write_dl([(field.name, f"{field.about}  [default: {field.default}]") for field in fields()])
        example = """OSTOJA_SETTINGS='{"limits": {"sockets": 200}, "absence": 60}' ostoja serve"""
        with formatter.indentation():
            formatter.write_paragraph()
            formatter.write_text(example)
