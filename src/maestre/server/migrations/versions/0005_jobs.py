"""Jobs in lanes, in fair order by person, with tries that are counted and an end to them."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

LANE = """
    case when kind in ('bot', 'proxy') then 'bots' when kind = 'webhook' then 'webhooks' else 'mail' end
"""
TABLES: tuple[str, ...] = (
    f"""
    alter table job
        add column lane text not null generated always as ({LANE}) stored,
        add column person text not null default '',
        add column failures integer not null default 0,
        add column last_error text not null default '',
        add column given_up timestamptz,
        alter column game drop not null,
        alter column seat set default '',
        alter column sequence set default 0
    """,
    "create index job_waiting on job (kind, due) where given_up is null",
    "create index job_given_up on job (given_up) where given_up is not null",
)


def upgrade() -> None:
    """Let a job say in which lane it goes, for whose sake, how often it failed and why, and since when it is given up.

    Which rules it needs is its game's own business. Whoever runs on the tables before adds jobs as before.
    """
    for statement in TABLES:
        op.execute(statement)


def downgrade() -> None:
    """Take it out again, and with it the letters, which belong to no game."""
    op.execute("drop index job_given_up")
    op.execute("drop index job_waiting")
    op.execute("delete from job where game is null")
    op.execute(
        """
        alter table job drop column lane, drop column person, drop column failures, drop column last_error,
            drop column given_up, alter column game set not null, alter column seat drop default,
            alter column sequence drop default
        """
    )
