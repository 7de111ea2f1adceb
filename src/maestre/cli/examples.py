"""One table of examples: the end of every command's help, the reference page, and the trial of the wheel.

They can be typed one after the other in an empty folder: what one writes another reads.
"""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "games": ("maestre games", "maestre games lepanto --why"),
    "rules": ("maestre rules lepanto 6.2", "maestre rules lepanto 6.2.c"),
    "army": ("maestre army tercios spain_1000",),
    "simulate": (
        "maestre simulate lepanto --scenario learning --games 4 --agents doctrine,random --seed 1",
        "maestre simulate lepanto --scenario learning --games 2 --agents random --seed 1 --records games",
    ),
    "replay": ("maestre replay games/lepanto-1-0.jsonl --to 40 --why",),
    "verify": ("maestre verify games/lepanto-1-0.jsonl",),
    "play": ("maestre play lepanto", "maestre play --web"),
    "database upgrade": ("maestre database upgrade",),
    "doctor": ("maestre doctor",),
    "serve": ("maestre serve --port 8571",),
    "worker": ("maestre worker --only engine,bot",),
    "database backup": ("maestre database backup maestre.backup",),
    "database restore": ("maestre database restore maestre.backup",),
    "bench kernel": ("maestre bench kernel --game lepanto --seconds 2",),
    "bench server": ("maestre bench server --seconds 2",),
}
"""What can be typed, by command."""
