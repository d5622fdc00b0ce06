"""Series of a group, and the tables that count for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "series",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("group_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=48), nullable=False),
        sa.Column("win", sa.BigInteger(), nullable=False),
        sa.Column("play", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_series_group_id", "series", ["group_id"])
    op.create_table(
        "series_tables",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("series_id", sa.String(length=24), nullable=False),
        sa.Column("board", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["series_id"], ["series.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_series_tables_series_id", "series_tables", ["series_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("series_tables")
    op.drop_table("series")
