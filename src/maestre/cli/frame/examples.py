"""One table of examples: the end of every command's help, the reference page, and the trial of the wheel.

They can be typed one after the other in an empty folder: what one writes another reads.
"""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "games": ("maestre games", "maestre games lepanto --why"),
    "rules": ("maestre rules lepanto 6.2", "maestre rules lepanto 6.2.c"),
    "army": ("maestre army tercios spain_1000",),
    "odds": ("maestre odds tercios", "maestre odds tercios charge mine=tercio enemy=cuirassiers"),
    "print": (
        "maestre print tercios spain_1000 --output spain.pdf",
        "maestre print aguila --sheet reference --paper a5 --output reference.pdf",
    ),
    "table": ("maestre table tercios",),
    "lessons": ("maestre lessons", "maestre lessons lepanto --check"),
    "league": ("maestre league lepanto --scenario learning --games 4 --agents veteran,random --seed 1",),
    "lab new": ("maestre lab new lepanto fair.toml",),
    "lab values": ("maestre lab values lepanto gunnery.chart",),
    "lab run": ("maestre lab run fair.toml",),
    "lab show": ("maestre lab show fair",),
    "lab report": ("maestre lab report fair",),
    "lab game": ("maestre lab game fair 0",),
    "lab try": ("maestre lab try lepanto combat.gunnery.chart.results.2=SSSMMM --scenario learning --seconds 10",),
    "simulate": (
        "maestre simulate lepanto --scenario learning --games 4 --agents veteran,random --seed 1",
        "maestre simulate lepanto --scenario learning --games 2 --agents random --seed 1 --records games",
    ),
    "replay": (
        "maestre replay games/lepanto-1-0.jsonl --to 40 --why",
        "maestre replay games/lepanto-1-0.jsonl --analysis",
    ),
    "verify": ("maestre verify games/lepanto-1-0.jsonl",),
    "play": ("maestre play lepanto", "maestre play games/lepanto-1-0.jsonl --turn 2", "maestre play --web"),
    "data export": ("maestre data export lepanto mine.toml",),
    "data check": ("maestre data check mine.toml",),
    "new": ("maestre new smugglers smugglers",),
    "draw": ("maestre draw lepanto --scenario learning --svg",),
    "database upgrade": ("maestre database upgrade",),
    "doctor": ("maestre doctor",),
    "serve": ("maestre serve --port 8571",),
    "worker": ("maestre worker --only engine,bot",),
    "carry": ("maestre carry --dry-run",),
    "database backup": ("maestre database backup maestre.backup",),
    "database restore": ("maestre database restore maestre.backup",),
    "database key": ("maestre database key",),
    "database reseal": ("maestre database reseal",),
    "admin people": ("maestre admin people ana", "maestre admin people --banned --json"),
    "admin person": ("maestre admin person k7m2p9x4c3d8f6",),
    "admin ban": ("maestre admin ban k7m2p9x4c3d8f6 --days 7 --why 'insults in three games'",),
    "admin unban": ("maestre admin unban k7m2p9x4c3d8f6",),
    "admin rename": ("maestre admin rename k7m2p9x4c3d8f6 Ana",),
    "admin sign-out": ("maestre admin sign-out k7m2p9x4c3d8f6",),
    "admin promote": ("maestre admin promote k7m2p9x4c3d8f6",),
    "admin forget": ("maestre admin forget k7m2p9x4c3d8f6 --force",),
    "admin rooms": ("maestre admin rooms lepanto",),
    "admin room": ("maestre admin room q5w8z2n6t4v9b3",),
    "admin close": ("maestre admin close q5w8z2n6t4v9b3 --why 'both players asked for it'",),
    "admin erase": ("maestre admin erase lepanto --why 'the owner asked for it' --force",),
    "admin seat": ("maestre admin seat q5w8z2n6t4v9b3 islamic --bot veteran",),
    "admin jobs": ("maestre admin jobs", "maestre admin jobs mail --given-up"),
    "admin retry": ("maestre admin retry --all",),
    "admin drop": ("maestre admin drop 42",),
    "admin games": ("maestre admin games --frozen",),
    "admin game": ("maestre admin game q5w8z2n6t4v9b3 --record frozen.jsonl",),
    "admin unfreeze": ("maestre admin unfreeze q5w8z2n6t4v9b3", "maestre admin unfreeze --all"),
    "admin reports": ("maestre admin reports",),
    "admin report": ("maestre admin report 3",),
    "admin settle": ("maestre admin settle 3 hide --why 'please keep it civil'",),
    "admin log": ("maestre admin log",),
    "admin sweep": ("maestre admin sweep",),
    "bench kernel": ("maestre bench kernel --game lepanto --seconds 2",),
    "bench server": ("maestre bench server --seconds 2",),
}
"""What can be typed, by command."""
