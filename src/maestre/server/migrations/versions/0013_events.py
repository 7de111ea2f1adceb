"""Events: what an organiser and those who enter keep of an evening. Lists lie apart from the rest.

``event_entrant`` says besides the event itself who has entered, so that it is found for each of them.
"""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

TABLES: tuple[str, ...] = (
    """
    create table event (
        id text primary key,
        host text references person on delete set null,
        body jsonb not null,
        made timestamptz not null default now(),
        updated timestamptz not null default now()
    )
    """,
    "create index event_host on event (host)",
    "create index event_updated on event (updated)",
    """
    create table event_entrant (
        event text not null references event on delete cascade,
        id text not null,
        person text references person on delete set null,
        list text not null default '',
        primary key (event, id)
    )
    """,
    "create index event_entrant_person on event_entrant (person)",
)


def upgrade() -> None:
    """Add what is new."""
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Take it out again."""
    op.execute("drop table event_entrant")
    op.execute("drop table event")
