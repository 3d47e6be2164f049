"""Alembic calls this with the connection of the store."""

from alembic import context

from toog.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
