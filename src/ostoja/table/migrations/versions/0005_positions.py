"""Tables that begin with a position instead of a deal: the position is stored as it was written down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("position", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back; a sandbox that began with a position is closed, for without it its log makes no game."""
    op.execute("update tables set status = 'closed' where position <> ''")
    op.drop_column("tables", "position")
