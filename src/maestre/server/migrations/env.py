"""How Alembic reaches the database: the address comes from whoever calls it, never from a file."""

from collections.abc import Collection, Mapping

from alembic import context
from alembic.runtime.migration import MigrationContext, MigrationInfo
from sqlalchemy import create_engine, pool

from maestre.server.postgres.database import oldest_code, steps
from maestre.server.postgres.patience import MIGRATING, as_options

_ALONE = 4_157_101_571
"""The lock that whoever changes the tables holds: two that start together go one after the other."""


def _state(ctx: MigrationContext, step: MigrationInfo, heads: Collection[str], run_args: Mapping[str, object]) -> None:
    """Write beside the version, in the same transaction, which code may run on it."""
    taken = max(heads, default="0000")
    since = oldest_code(taken, steps())
    assert ctx.connection is not None
    ctx.connection.exec_driver_sql(f"comment on table alembic_version is 'compatible_since={since}'")


engine = create_engine(
    context.config.attributes["url"], poolclass=pool.NullPool, connect_args={"options": as_options(MIGRATING)}
)

with engine.connect() as connection:
    connection.exec_driver_sql(f"select pg_advisory_lock({_ALONE})")
    connection.commit()
    context.configure(
        connection=connection, target_metadata=None, transaction_per_migration=True, on_version_apply=_state
    )
    with context.begin_transaction():
        context.run_migrations()
