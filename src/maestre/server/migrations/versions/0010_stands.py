"""How far a game has come, for lists of games: the time of its tracker when the last turn began."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new."""
    op.execute("alter table game add column stands json")


def downgrade() -> None:
    """Take it out again."""
    op.execute("alter table game drop column stands")
