"""A player of the game's own: mules go ahead where nobody watches, patrols close in and search."""

from collections.abc import Iterator

from contraband import GRID, Drive, Load, Pass, Search, Step, Wait, Watch
from maestre.opponents import Counsel, Doctrine, Idea, Ideas, Term, term
from maestre.play import ByQuestion, named

INSTRUCTIONS = ByQuestion[Pass, Counsel]()


@INSTRUCTIONS.of(Load)
def load(now: Pass, question: Load) -> Counsel:
    """Leave it to chance which mule carries the silver."""
    return Ideas(tuple(Idea(mule) for mule in question.mules), slack=1)


@INSTRUCTIONS.of(Drive, Watch)
def move(now: Pass, question: Drive | Watch) -> Counsel:
    """Do the best deed; of those that are equally good, chance takes one."""
    return Ideas(tuple(Idea(deed.order(), tuple(terms(deed, now))) for deed in question.deeds(now)), slack=0.5)


def terms(deed: Step | Search | Wait, now: Pass) -> Iterator[Term]:
    """Say what speaks for a deed and against it: nothing for waiting."""
    match deed:
        case Search(_, mule):
            yield term("why-beside", 10, mule=named(mule))
        case Step(piece, to) if piece in now.of("mule"):
            yield term("why-ahead", 2 * ahead(now.at[piece], to), to=to)
            yield term("why-silver", piece == now.silver, piece=named(piece))
            if any(now.at[patrol] in GRID.beside(to) for patrol in now.of("patrol")):
                yield term("why-watched", -3, to=to)
        case Step(piece, to):
            gap = nearest(to, now)
            yield term("why-nearer", nearest(now.at[piece], now) - gap, piece=named(piece), gap=gap)
        case Wait():
            return


def ahead(cell: str, to: str) -> int:
    """Count the rows from one cell to another."""
    return int(to[1]) - int(cell[1])


def nearest(cell: str, now: Pass) -> int:
    """Count the steps from a cell to the nearest mule, as if nothing stood between."""
    mules = (now.at[mule] for mule in now.of("mule"))
    return min(abs(ord(at[0]) - ord(cell[0])) + abs(ahead(cell, at)) for at in mules)


DOCTRINE = Doctrine(INSTRUCTIONS)
