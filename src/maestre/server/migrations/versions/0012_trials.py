"""Rooms whose players may try out how their game may go on."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new."""
    op.execute("alter table room add column trials boolean not null default false")


def downgrade() -> None:
    """Take it out again."""
    op.execute("alter table room drop column trials")
