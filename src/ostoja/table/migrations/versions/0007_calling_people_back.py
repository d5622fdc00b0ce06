"""Calling people back: how they want it, their browsers, who is to be called, and the key of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("players", sa.Column("calling", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("serial", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_table(
        "house",
        sa.Column("key", sa.String(length=24), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("house")
    op.drop_table("calls")
    op.drop_table("devices")
    op.drop_column("players", "calling")
