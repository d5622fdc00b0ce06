"""How Alembic reaches the database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from ostoja.table.storage.database import connect
from ostoja.table.storage.schema import Base


def run(connection: Connection) -> None:
    """Run the migrations on a connection."""
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    """Open the database and run the migrations."""
    engine = connect(context.config.get_main_option("sqlalchemy.url") or "")
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


asyncio.run(main())
