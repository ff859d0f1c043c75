"""What alembic runs: every step in the transaction that `store.engine.migrate` holds."""

from __future__ import annotations

from alembic import context

from emberhall.hall.store.schema import meta

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=meta,
    render_as_batch=True,
)
context.run_migrations()
