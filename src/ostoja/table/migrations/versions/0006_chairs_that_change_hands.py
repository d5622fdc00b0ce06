"""Chairs that change hands: who is ready, who may not come back, whose chair waits, who asks for theirs."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def new_columns() -> dict[str, list[sa.Column[Any]]]:
    """Return what is added, by table."""
    return {
        "tables": [
            sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("former", sa.JSON(), nullable=False, server_default="{}"),
            sa.Column("saved_until", sa.BigInteger(), nullable=False, server_default="0"),
        ],
        "seats": [
            sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("saved_for", sa.String(length=24), nullable=False, server_default=""),
            sa.Column("saved_name", sa.String(length=48), nullable=False, server_default=""),
        ],
    }


def upgrade() -> None:
    """Go forward."""
    for table, columns in new_columns().items():
        for column in columns:
            op.add_column(table, column)
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("tries", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    """Go back; a game in which a chair changed hands cannot be read by what was before, so it is closed."""
    op.drop_table("claims")
    op.execute(
        "update tables set status = 'closed' where status = 'playing' and id in (select table_id from entries "
        "where entry like '[\"n\",%' or entry like '[\"p\",%' or entry like '[\"h\",%')"
    )
    for table, columns in new_columns().items():
        for column in columns:
            op.drop_column(table, column.name)
