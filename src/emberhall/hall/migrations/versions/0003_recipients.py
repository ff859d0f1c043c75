"""When somebody was written to last, by a hash of their address.

A host notices that nobody gets more than about one mail a day, at however many tables.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "recipients",
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_recipients")),
    )
