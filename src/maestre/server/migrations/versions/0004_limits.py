"""What is counted across web nodes.

The table is not logged: after a crash of PostgreSQL all buckets are full again, which harms nobody.
"""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES: tuple[str, ...] = (
    "create unlogged table bucket (name text primary key, full_at timestamptz not null)",
    "create index bucket_full_at on bucket (full_at)",
)


def upgrade() -> None:
    """Add what is new."""
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Take it out again."""
    op.execute("drop table bucket")
