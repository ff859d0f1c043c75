"""The first form: tables, seats, grants, entries, chat, campaigns, achievements and records.

A host notices nothing: an empty database is filled.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("holder", "title", "name", name=op.f("pk_achievements")),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("page", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("saved_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
    )
    op.create_table(
        "grants",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("campaign_id", sa.Text(), nullable=True),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.Column("revoked_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_grants")),
    )
    op.create_index(op.f("ix_grants_campaign_id"), "grants", ["campaign_id"], unique=False)
    op.create_index(op.f("ix_grants_holder"), "grants", ["holder"], unique=False)
    op.create_index(op.f("ix_grants_revoked_at"), "grants", ["revoked_at"], unique=False)
    op.create_index(op.f("ix_grants_table_id"), "grants", ["table_id"], unique=False)
    op.create_table(
        "records",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_records")),
    )
    op.create_index(op.f("ix_records_table_id"), "records", ["table_id"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), server_default="", nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("undo", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.JSON(), nullable=False),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("campaign_id", sa.Text(), nullable=True),
        sa.Column("rematch_id", sa.Text(), nullable=True),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.Column("began_at", sa.Float(), nullable=True),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_state", "tables", ["state", "listed"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("receipt", sa.Text(), nullable=False),
        sa.Column("part", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
        sa.UniqueConstraint("table_id", "receipt", name=op.f("uq_chat_table_id")),
    )
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("receipt", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table_id", "receipt", name=op.f("uq_entries_table_id")),
    )
    op.create_table(
        "mails",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_mails_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name=op.f("pk_mails")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.SmallInteger(), nullable=False),
        sa.Column("spec", sa.Text(), nullable=False),
        sa.Column("mail", sa.Text(), server_default="", nullable=False),
        sa.Column("here_until", sa.Float(), server_default="0", nullable=False),
        sa.Column("left_at", sa.Float(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
