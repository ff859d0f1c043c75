"""A receipt is a name that one seat gives: another may call its own answers the same.

A host notices nothing.
"""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    name = op.f("uq_entries_table_id")
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint(name, type_="unique")
        entries.create_unique_constraint(name, ["table_id", "seat", "receipt"])
