"""A player of the game's own: mules go ahead where nobody watches, patrols close in and search."""

from random import Random

from contraband import GRID, Drive, Pass, Search, Step, Wait, Watch
from maestre.play import Answer, View


def choose(seen: View[Pass], rng: Random) -> Answer:
    """Answer what the seat is asked, from what it sees and nothing else."""
    assert seen.ask is not None
    question, now = seen.ask.about, seen.now
    if isinstance(question, Drive | Watch):
        best = max(question.deeds(now), key=lambda deed: (worth(deed, now), rng.random()))
        return best.order()
    return rng.choice(now.of("mule"))


def worth(deed: Step | Search | Wait, now: Pass) -> int:
    """Say how good a deed looks: to wait is worth nothing."""
    match deed:
        case Search():
            return 10
        case Step(piece, to) if piece in now.of("mule"):
            watched = any(now.at[patrol] in GRID.beside(to) for patrol in now.of("patrol"))
            return 2 * ahead(now.at[piece], to) + (piece == now.silver) - 3 * watched
        case Step(piece, to):
            return nearest(now.at[piece], now) - nearest(to, now)
        case Wait():
            return 0


def ahead(cell: str, to: str) -> int:
    """Count the rows from one cell to another."""
    return int(to[1]) - int(cell[1])


def nearest(cell: str, now: Pass) -> int:
    """Count the steps from a cell to the nearest mule, as if nothing stood between."""
    mules = (now.at[mule] for mule in now.of("mule"))
    return min(abs(ord(at[0]) - ord(cell[0])) + abs(ahead(cell, at)) for at in mules)
