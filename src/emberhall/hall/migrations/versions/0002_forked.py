"""Which tables go on from a record: they unlock nothing.

A host notices nothing. Tables that were there before count as played from their beginning.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("forked", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
