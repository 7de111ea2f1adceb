"""Rooms whose players throw their own dice and type in what they show."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new."""
    op.execute("alter table room add column dice boolean not null default false")


def downgrade() -> None:
    """Take it out again."""
    op.execute("alter table room drop column dice")
