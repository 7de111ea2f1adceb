"""What a beginner does wrong: each mistake is named here, and asked for where it is made."""

from __future__ import annotations

from typing import Final

HEADLONG: Final = "charges-headlong"
"""He counts what a charge may do, and not how it may be answered."""
IN_COLUMN: Final = "stays-in-column"
"""He never deploys his columns into line."""
HORSE_AHEAD: Final = "horse-runs-ahead"
"""He lets his horse run far ahead of his foot."""
NO_OFFICERS: Final = "forgets-officers"
"""His officers stay where they are."""
NEAREST: Final = "shoots-at-nearest"
"""He shoots at whoever is nearest, not where it takes most."""
NO_AIMS: Final = "forgets-objectives"
"""He fights whoever is nearest and forgets what the battle is about."""

MISTAKES: Final = (HEADLONG, IN_COLUMN, HORSE_AHEAD, NO_OFFICERS, NEAREST, NO_AIMS)
"""All of them."""
