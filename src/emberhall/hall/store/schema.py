"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # gathering, running, over, closed
    sa.Column("label", sa.Text, nullable=False, server_default=""),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("undo", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("muted", sa.JSON, nullable=False),  # seats, and "watchers"
    # How the game stood when it was dealt: its header, its content and the engine's format.
    sa.Column("start", sa.Text),
    sa.Column("campaign_id", sa.Text),
    sa.Column("rematch_id", sa.Text),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("began_at", sa.Float),
    sa.Column("ended_at", sa.Float),
    # Whether it goes on from a record, whose seed and answers somebody knows.
    sa.Column("forked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_tables_state", "state", "listed"),
)

seats = sa.Table(
    "seats",
    meta,
    _of_a_table(),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # open, person, bot, program
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.SmallInteger, nullable=False),
    sa.Column("spec", sa.Text, nullable=False),  # a bot's, else empty
    sa.Column("mail", sa.Text, nullable=False, server_default=""),
    # Until when this person counts as present, told anew while a socket is open.
    sa.Column("here_until", sa.Float, nullable=False, server_default="0"),
    # When this person got up in the middle of a game; 0 where they have not, or are back.
    sa.Column("left_at", sa.Float, nullable=False, server_default="0"),
    # Of sitting down: who says the same again means this seat. Empty where none was given.
    sa.Column("receipt", sa.Text, nullable=False, server_default=""),
)

# How many watch a table at each process, told anew while they do.
watching = sa.Table(
    "watching",
    meta,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("watchers", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

grants = sa.Table(
    "grants",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("holder", sa.Text, nullable=False, index=True),  # SHA-256 of a secret, never itself
    sa.Column("kind", sa.Text, nullable=False),  # host, seat, program, watch, join, ...
    sa.Column("table_id", sa.Text, index=True),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("campaign_id", sa.Text, index=True),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("revoked_at", sa.Float, index=True),
)

entries = sa.Table(
    "entries",
    meta,
    _of_a_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("receipt", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # answer, undo, away, back, closed
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    # Of the game from here on, now and then; else empty.
    sa.Column("digest", sa.Text, nullable=False, server_default=""),
    sa.UniqueConstraint("table_id", "seat", "receipt"),
)

snapshots = sa.Table(
    "snapshots",
    meta,
    _of_a_table(),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("receipt", sa.Text, nullable=False),
    sa.Column("part", sa.Text, nullable=False),  # players, watchers
    sa.Column("seat", sa.SmallInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "receipt"),
)

campaigns = sa.Table(
    "campaigns",
    meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("page", sa.Text, nullable=False),  # as campaigns are written to files
    sa.Column("number", sa.Integer, nullable=False),  # raised with each writing: compare and set
    sa.Column("saved_at", sa.Float, nullable=False),
)

achievements = sa.Table(
    "achievements",
    meta,
    sa.Column("holder", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

# What was sent to whom, so that nobody is told twice; never the address.
mails = sa.Table(
    "mails",
    meta,
    _of_a_table(),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of the entry since which they are asked
    sa.Column("at", sa.Float, nullable=False),
)

# When somebody was written to last, at whichever table.
recipients = sa.Table(
    "recipients",
    meta,
    sa.Column("address", sa.Text, primary_key=True),  # SHA-256 of an address, never itself
    sa.Column("at", sa.Float, nullable=False),
)

records = sa.Table(
    "records",
    meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, index=True),  # empty where it was brought from elsewhere
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
)
