"""Rooms that play a finished game on: the moment of it from which they do."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new."""
    op.execute("alter table room add column moment json")


def downgrade() -> None:
    """Take it out again."""
    op.execute("alter table room drop column moment")
