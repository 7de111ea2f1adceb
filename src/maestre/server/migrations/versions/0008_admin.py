"""Bans, reports, the book of deeds, games that met a fault of ours, and what people are to be told next time.

``person.banned`` is until when somebody is kept out, the year 9999 for good. ``game.frozen`` is since when a game takes
no answers. ``cut`` keeps entries that were taken back so that a game could be opened again.
"""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TABLES: tuple[str, ...] = (
    """
    alter table person
        add column banned timestamptz,
        add column banned_why text not null default '',
        add column admin boolean not null default false
    """,
    "alter table chat add column hidden timestamptz",
    "alter table room add column closed_why text not null default ''",
    "alter table game add column frozen timestamptz, add column frozen_why text not null default ''",
    "create index game_frozen on game (frozen) where frozen is not null",
    """
    create table cut (
        game text not null references game on delete cascade,
        sequence integer not null,
        body bytea not null,
        reply text,
        at timestamptz not null,
        cut timestamptz not null default now()
    )
    """,
    """
    create table deed (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        who text not null,
        what text not null,
        about text not null,
        why text not null default ''
    )
    """,
    "create index deed_at on deed (at)",
    "create index deed_about on deed (about, id)",
    """
    create table report (
        id bigint generated always as identity primary key,
        made timestamptz not null default now(),
        reporter text references person on delete set null,
        about text references person on delete set null,
        room text references room on delete set null,
        chat bigint references chat on delete set null,
        kind text not null check (kind in ('words', 'name')),
        quoted text not null,
        reason text not null,
        words text not null default '',
        settled timestamptz,
        outcome text not null default '',
        who text not null default ''
    )
    """,
    "create index report_open on report (id) where settled is null",
    "create index report_settled on report (settled) where settled is not null",
    "create index report_about on report (about)",
    """
    create unique index report_once on report (reporter, about, kind, coalesce(chat, 0)) where settled is null
    """,
    """
    create table note (
        id bigint generated always as identity primary key,
        person text not null references person on delete cascade,
        made timestamptz not null default now(),
        message jsonb not null
    )
    """,
    "create index note_person on note (person, id)",
)


def upgrade() -> None:
    """Add what is new."""
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Take it out again."""
    for table in ("note", "report", "deed", "cut"):
        op.execute(f"drop table {table}")
    op.execute("alter table game drop column frozen, drop column frozen_why")
    op.execute("alter table room drop column closed_why")
    op.execute("alter table chat drop column hidden")
    op.execute("alter table person drop column banned, drop column banned_why, drop column admin")
