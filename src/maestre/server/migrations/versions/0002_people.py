"""People, their sessions and keys, and the rooms in which they arrange, play and talk over games.

A room and its game have the same name, and no reference ties them: a room exists before its game, and a game may be
played without a room.
"""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = (
    """
    create table person (
        id text primary key,
        name text not null,
        guest boolean not null,
        email text,
        password text,
        language text not null default 'es',
        notify_email boolean not null default false,
        webhook text not null default '',
        created timestamptz not null default now(),
        seen timestamptz not null default now(),
        deleted timestamptz
    )
    """,
    "create unique index person_email on person (lower(email)) where email is not null",
    """
    create table session (
        token_hash bytea primary key,
        person text not null references person on delete cascade,
        created timestamptz not null default now(),
        expires timestamptz not null
    )
    """,
    "create index session_person on session (person)",
    "create index session_expires on session (expires)",
    """
    create table passkey (
        id bytea primary key,
        person text not null references person on delete cascade,
        public_key bytea not null,
        sign_count bigint not null,
        name text not null default '',
        created timestamptz not null default now(),
        used timestamptz
    )
    """,
    "create index passkey_person on passkey (person)",
    """
    create table challenge (
        challenge bytea primary key,
        person text references person on delete cascade,
        expires timestamptz not null
    )
    """,
    """
    create table room (
        id text primary key,
        key text not null,
        rules integer not null,
        scenario text not null,
        options jsonb not null,
        host text not null references person,
        public boolean not null,
        link text not null unique,
        clock_bank integer check (clock_bank > 0),
        clock_turn integer check (clock_turn >= 0),
        clock_most integer check (clock_most >= clock_bank),
        stage text not null default 'waiting' check (stage in ('waiting', 'playing', 'over', 'closed')),
        paused boolean not null default false,
        created timestamptz not null default now(),
        updated timestamptz not null default now(),
        constraint room_clock check (num_nulls(clock_bank, clock_turn, clock_most) in (0, 3))
    )
    """,
    "create index room_host on room (host)",
    "create index room_public on room (created desc) where public and stage in ('waiting', 'playing')",
    """
    create table seat (
        room text not null references room on delete cascade,
        seat text not null,
        person text references person,
        bot text not null default '',
        entropy text not null default '',
        left_seconds numeric,
        since timestamptz,
        gone boolean not null default false,
        seen_version integer not null default 0,
        seen timestamptz,
        told timestamptz,
        primary key (room, seat),
        constraint seat_holder check (person is null or bot = '')
    )
    """,
    "create index seat_person on seat (person) where person is not null",
    """
    create table chat (
        id bigint generated always as identity primary key,
        room text not null references room on delete cascade,
        person text not null references person,
        at timestamptz not null default now(),
        words text not null
    )
    """,
    "create index chat_room on chat (room, id)",
    "create index chat_person on chat (person)",
    """
    create table proposal (
        room text not null references room on delete cascade,
        kind text not null check (kind in ('draw', 'undo', 'pause', 'resume')),
        by text not null,
        agreed text[] not null,
        primary key (room, kind)
    )
    """,
    "alter table job add column created timestamptz not null default now(), add column body bytea",
)


def upgrade() -> None:
    """Make the tables, and let a job say when it was made and what of it is done."""
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Drop them again."""
    op.execute("alter table job drop column created, drop column body")
    for table in ("proposal", "chat", "seat", "room", "challenge", "passkey", "session", "person"):
        op.execute(f"drop table {table}")
