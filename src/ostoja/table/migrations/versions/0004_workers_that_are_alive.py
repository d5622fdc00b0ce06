"""Workers that are alive: leases and presence end with the worker that holds them, whatever its clock says."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; whoever held a lease is gone, for nobody serves while the database is changed."""
    op.drop_table("leases")
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "workers",
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("worker"),
    )
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("worker", "table_id", "seat"),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("presence_by_table", "presence")
    op.drop_table("presence")
    op.drop_table("workers")
    op.drop_table("leases")
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
