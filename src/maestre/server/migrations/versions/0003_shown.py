"""Whom a game waits for as everybody may know it: who has sealed an answer already, and when, is nobody's business."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is shown, beside what is so."""
    op.execute(
        "alter table game add column shown text[] not null default '{}', "
        "add column shown_at timestamptz not null default now()"
    )
    op.execute("update game set shown = waiting, shown_at = updated")
    op.execute("alter table seat add column sealed timestamptz")


def downgrade() -> None:
    """Forget it."""
    op.execute("alter table game drop column shown, drop column shown_at")
    op.execute("alter table seat drop column sealed")
