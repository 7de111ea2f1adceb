"""Army lists that somebody with an account keeps: each as their browsers have it, under the id that they gave it."""

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new."""
    op.execute("""
        create table own_list (
            person text not null references person on delete cascade,
            id text not null,
            at bigint not null,
            body text not null,
            kept timestamptz not null default now(),
            primary key (person, id)
        )
    """)


def downgrade() -> None:
    """Take it out again."""
    op.execute("drop table own_list")
