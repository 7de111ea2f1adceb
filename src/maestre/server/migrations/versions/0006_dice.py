"""Seeds that are drawn and committed to before anybody adds a word, and who ever held a seat.

A room says to which seed it is committed; a game whose seed lies sealed has none of its own until it is over.
"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLES = (
    """
    create table seed (
        commitment text primary key,
        key_id text not null,
        sealed bytea not null,
        person text references person on delete set null,
        made timestamptz not null default now(),
        room text
    )
    """,
    "create index seed_key on seed (key_id)",
    "create index seed_idle on seed (made) where room is null",
    "create index seed_person on seed (person) where person is not null",
    "alter table game add column commitment text",
    "create index game_commitment on game (commitment) where commitment is not null",
    "alter table room add column commitment text not null default ''",
    """
    create table seat_past (
        room text not null references room on delete cascade,
        seat text not null,
        person text not null references person on delete cascade,
        primary key (room, seat, person)
    )
    """,
    "create index seat_past_person on seat_past (person)",
)


def upgrade() -> None:
    """Add what is new."""
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Take it out again; a game whose seed lies sealed alone cannot go on without it."""
    op.execute("alter table game drop column commitment")
    op.execute("alter table room drop column commitment")
    for table in ("seat_past", "seed"):
        op.execute(f"drop table {table}")
