"""How Alembic reaches the database: all migrations or none, and one process at a time."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from alembic import context
from sqlalchemy import Connection, event, text

from ostoja.table.storage.database import connect
from ostoja.table.storage.schema import Base

LOCK: Final = 8321  # any number, as long as every version of the code takes the same


def run(connection: Connection) -> None:
    """Run the migrations on a connection, in one transaction: whatever ends it in between, nothing has changed."""
    context.configure(
        connection=connection, target_metadata=Base.metadata, render_as_batch=True, transactional_ddl=True
    )
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # others may have started at the same moment
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        context.run_migrations()


def leave_transactions_alone(connection: Any, _record: object) -> None:
    """Keep SQLite's driver from committing before every change of a table."""
    connection.isolation_level = None


def begin(connection: Connection) -> None:
    """Begin a transaction, which that driver does not do any more."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def main() -> None:
    """Open the database and run the migrations."""
    engine = connect(context.config.get_main_option("sqlalchemy.url") or "")
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", leave_transactions_alone)
        event.listen(engine.sync_engine, "begin", begin)
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


asyncio.run(main())
