"""Statements without ceremony: what SQLAlchemy builds is compiled once and runs on SQLite directly.

A simulated house spends its time on looking things up; a whole session for each look-up would take most of it.
"""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import JSON, Boolean, Delete, Insert, Select, Table, Update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.util import immutabledict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DIALECT: Final = SQLiteDialect_pysqlite(paramstyle="qmark")
COMPILED: Final[dict[Any, Any]] = {}
PLANS: Final[dict[Any, Plan]] = {}
PLAIN: Final[immutabledict[str, Any]] = immutabledict()


class Rows:
    """What came of a statement: as much of a result as the tables ask for."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self.rows = rows
        self.rowcount = rowcount

    def __iter__(self) -> Iterator[Any]:
        return iter(self.rows)

    def all(self) -> list[Any]:
        """Return all rows."""
        return self.rows

    def first(self) -> Any:
        """Return the first row, if there is one."""
        return self.rows[0] if self.rows else None

    def scalars(self) -> Rows:
        """Return the first column of all rows."""
        return Rows([row[0] for row in self.rows], self.rowcount)

    def scalar(self) -> Any:
        """Return the first column of the first row."""
        return self.rows[0][0] if self.rows else None


class Plan:
    """How a compiled statement is run: where its values stand, and what its columns become."""

    def __init__(self, compiled: Any, statement: Any, mapper: Any) -> None:
        self.compiled = compiled
        keys = [bind.key for bind in compiled.cache_key[1]] if compiled.cache_key else []
        binds = [compiled.binds[name] for name in compiled.positiontup]
        self.binds = [(bind, keys.index(bind.key) if bind.key in keys else -1) for bind in binds]
        self.columns = list(statement.selected_columns) if isinstance(statement, Select) else []
        self.readers = [
            (place, reader) for place, column in enumerate(self.columns) if (reader := reader_of(column.type))
        ]
        self.mapper = mapper
        self.names = (
            [mapper.get_property_by_column(column).key for column in mapper.local_table.columns] if mapper else []
        )

    def spelled(self, values: dict[str, Any], extracted: Any) -> tuple[str, list[Any]]:
        """Return the statement as it is run, and its values in their order, as they are stored."""
        compiled = self.compiled
        if compiled.post_compile_params:  # lists are as long as they are
            given = compiled.construct_params(values, extracted_parameters=extracted, escape_names=False)
            expanded = compiled._process_parameters_for_postcompile(given)
            given = {**given, **expanded.additional_parameters}
            return expanded.statement, [stored(given[name]) for name in expanded.positiontup]
        return compiled.string, [
            stored(
                values[bind.key] if bind.key in values else (extracted[place] if place >= 0 else bind).effective_value
            )
            for bind, place in self.binds
        ]

    def read(self, cursor: sqlite3.Cursor) -> list[Any]:
        """Return what was found, as values or as objects."""
        rows = cursor.fetchall()
        if self.readers:
            rows = [self.read_row(list(row)) for row in rows]
        if self.mapper:
            return [(self.mapper.class_(**dict(zip(self.names, row, strict=True))),) for row in rows]
        return rows

    def read_row(self, row: list[Any]) -> list[Any]:
        """Return the values of a row as they were."""
        for place, reader in self.readers:
            row[place] = reader(row[place])
        return row


def is_plain(statement: Any, *, reads: bool) -> bool:
    """Tell whether a statement can run without a session: it changes rows, or looks at columns or (to read) at rows."""
    if isinstance(statement, Insert | Update | Delete):
        return not statement._returning
    if not isinstance(statement, Select) or statement._with_options:
        return False
    tables = sum(isinstance(column, Table) for column in statement._raw_columns)
    return not tables or (reads and len(statement._raw_columns) == 1)


def run(raw: sqlite3.Connection, statement: Any, values: Any = None) -> Rows:
    """Run a statement that was built for this moment."""
    mapper = make_plain(statement)
    many = isinstance(values, list)
    sample = values[0] if many else values or {}
    compiled, extracted = statement._compile_w_cache(
        DIALECT, compiled_cache=COMPILED, column_keys=sorted(sample), for_executemany=many
    )[:2]
    plan = PLANS.get(compiled)
    if plan is None:
        plan = PLANS[compiled] = Plan(compiled, statement, mapper)
    try:
        if many:
            cursor = raw.executemany(compiled.string, [plan.spelled(row, extracted)[1] for row in values])
        else:
            cursor = raw.execute(*plan.spelled(sample, extracted))
    except sqlite3.IntegrityError as error:
        raise IntegrityError(compiled.string, None, error) from error
    return Rows(plan.read(cursor) if plan.columns else [], cursor.rowcount)


def make_plain(statement: Any) -> Any:
    """Let a statement be one about tables, not about classes; return the class if it looks at whole rows."""
    subject = statement._propagate_attrs.get("plugin_subject")
    statement._propagate_attrs = PLAIN
    if isinstance(statement, Select):
        return subject if isinstance(statement._raw_columns[0], Table) else None
    if subject is not None and isinstance(statement, Insert | Update) and statement._values:
        columns = {attribute.key: attribute.columns[0].name for attribute in subject.column_attrs}
        statement._values = immutabledict({columns.get(key, key): value for key, value in statement._values.items()})
    return None


def stored(value: Any) -> Any:
    """Return a value as it is stored."""
    return json.dumps(value) if isinstance(value, dict | list) else value


def reader_of(kind: Any) -> Callable[[Any], Any] | None:
    """Return what makes a stored value what it was, where they differ."""
    kind = getattr(kind, "impl_instance", kind)
    if isinstance(kind, JSON):
        return json.loads
    return bool if isinstance(kind, Boolean) else None
