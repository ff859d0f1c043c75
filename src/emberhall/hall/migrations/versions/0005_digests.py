"""Entries of a log carry the digest of the game now and then.

A host notices nothing. Entries that were there before have none, and are compared with nothing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("entries", sa.Column("digest", sa.Text(), server_default="", nullable=False))
