"""Figures that a room has from an owner of the printed game: the file as it came, for its players alone."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new."""
    op.execute(
        """
        create table room_figures (
            room text primary key references room on delete cascade,
            digest text not null,
            tables text[] not null,
            body text not null
        )
        """
    )


def downgrade() -> None:
    """Take it out again."""
    op.execute("drop table room_figures")
