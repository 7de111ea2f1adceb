"""Games, their entries, snapshots and the jobs that entries cause."""

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = (
    """
    create table game (
        id text primary key,
        key text not null,
        rules integer not null,
        scenario text not null,
        header bytea not null,
        seed bytea not null,
        sequence integer not null default 0,
        waiting text[] not null default '{}',
        over boolean not null default false,
        ending bytea,
        created timestamptz not null default now(),
        updated timestamptz not null default now()
    )
    """,
    """
    create table entry (
        game text not null references game on delete cascade,
        sequence integer not null,
        body bytea not null,
        reply text,
        at timestamptz not null default now(),
        primary key (game, sequence)
    )
    """,
    "create unique index entry_reply on entry (game, reply) where reply is not null",
    """
    create table snapshot (
        game text not null references game on delete cascade,
        sequence integer not null,
        body bytea not null,
        primary key (game, sequence)
    )
    """,
    """
    create table job (
        id bigint generated always as identity primary key,
        kind text not null,
        game text not null references game on delete cascade,
        seat text not null,
        sequence integer not null,
        due timestamptz not null default now(),
        claimed_until timestamptz,
        attempts integer not null default 0,
        unique (kind, game, seat, sequence)
    )
    """,
    "create index job_due on job (due, id)",
)


def upgrade() -> None:
    """Make the tables."""
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Drop them again."""
    for table in ("job", "snapshot", "entry", "game"):
        op.execute(f"drop table {table}")
