"""By what receipt somebody sat down, and how many watch a table at each process.

A host notices that an answer which is lost on its way costs nobody a second chair, and that all
processes tell how many watch a table everywhere.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("receipt", sa.Text(), server_default="", nullable=False))
    op.create_table(
        "watching",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("watchers", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", name=op.f("pk_watching")),
    )
