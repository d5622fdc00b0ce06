"""The lobby in columns: what a table's card shows is stored beside the table, and who watched it is kept."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BATCH = 500
TEXTS = sa.table(
    "tables",
    sa.column("id", sa.String()),
    sa.column("agreement", sa.Text()),
    sa.column("listed", sa.Boolean()),
    sa.column("changes", sa.Text()),
)


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )
    for column in new_columns():
        op.add_column("tables", column)
    rewrite(apart)


def downgrade() -> None:
    """Go back."""
    rewrite(together)
    for column in new_columns():
        op.drop_column("tables", column.name)
    op.drop_table("watchers")


def new_columns() -> list[sa.Column[Any]]:
    """Return what is added, one by one: to build the table anew would take the chairs with it."""
    return [
        sa.Column("changes", sa.Text(), nullable=False, server_default=""),
        sa.Column("altered", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("data", sa.String(length=16), nullable=False, server_default=""),
        sa.Column("asked", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("kept", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("moved", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("trouble", sa.String(length=8), nullable=False, server_default=""),
    ]


def rewrite(change: Any) -> None:
    """Write all agreements in their other form; what cannot be read stays as it is."""
    bind = op.get_bind()
    rows = bind.execute(sa.select(TEXTS.c.id, sa.cast(TEXTS.c.agreement, sa.Text()), TEXTS.c.changes)).all()
    updates = [found for table, agreement, changes in rows if (found := change(table, agreement, changes))]
    update = sa.text(
        f"update tables set agreement = {json_of(bind)}, listed = :listed, changes = :changes where id = :table"  # noqa: S608
    )
    for first in range(0, len(updates), BATCH):
        bind.execute(update, updates[first : first + BATCH])


def json_of(bind: sa.Connection) -> str:
    """Return how a text is stored as JSON."""
    return "cast(:agreement as json)" if bind.dialect.name == "postgresql" else ":agreement"


def apart(table: str, agreement: str, _changes: str) -> dict[str, Any] | None:
    """Take the data out of an agreement, and note whether the table is listed."""
    try:
        agreed = dict(json.loads(agreement))
    except (TypeError, ValueError):
        return None
    changes = str(agreed.pop("data", ""))
    return {"table": table, "agreement": json.dumps(agreed), "listed": bool(agreed.get("listed")), "changes": changes}


def together(table: str, agreement: str, changes: str) -> dict[str, Any] | None:
    """Put the data back into an agreement."""
    try:
        agreed = dict(json.loads(agreement)) | {"data": changes}
    except (TypeError, ValueError):
        return None
    return {"table": table, "agreement": json.dumps(agreed), "listed": True, "changes": ""}
