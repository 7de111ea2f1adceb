"""Confirmed addresses, and letters that open something once; whose name is whose; sessions that can be told apart."""

from alembic import op
from sqlalchemy import text

from maestre.server.people.identity.names import folded

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES: tuple[str, ...] = (
    "alter table person add column confirmed timestamptz, add column folded text",
    """
    alter table session
        add column seen timestamptz not null default now(),
        add column agent text not null default '',
        add column proven timestamptz
    """,
    """
    create table letter (
        token_hash bytea primary key,
        kind text not null check (kind in ('confirm', 'reset', 'address-change')),
        email text not null,
        person text references person on delete set null,
        name text not null default '',
        created timestamptz not null default now(),
        expires timestamptz not null
    )
    """,
    "create index letter_email on letter (lower(email))",
    "create index letter_person on letter (person) where person is not null",
    "create index letter_expires on letter (expires)",
)
INDEXES: tuple[str, ...] = (
    "create unique index person_folded on person (folded) where not guest",
    "create index guest_folded on person (folded) where guest",
)


def upgrade() -> None:
    """Add what is new, and give every name to the oldest account that bears it; a later one keeps its own unheld."""
    for statement in TABLES:
        op.execute(statement)
    connection = op.get_bind()
    held: set[str] = set()
    people = "select id, name, guest from person where deleted is null order by guest, created, id"
    for person, name, guest in connection.execute(text(people)).all():
        like = folded(name)
        if guest or like not in held:
            connection.execute(text("update person set folded = :like where id = :id"), {"like": like, "id": person})
        if not guest:
            held.add(like)
    for statement in INDEXES:
        op.execute(statement)


def downgrade() -> None:
    """Take it out again."""
    op.execute("drop table letter")
    op.execute("alter table session drop column seen, drop column agent, drop column proven")
    op.execute("alter table person drop column confirmed, drop column folded")
