"""Who of a Formation goes out: no more than its errand needs, the soundest first, Flagships only in strength."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.formations import ready, sail, squadrons_in
from maestre.games.mistral.table.state import ChitId, Formation, Squadron

_WHOLE: Final = (OrderKind.ESCORT, OrderKind.GUERRE_DE_COURSE)
"""Orders for which all of a Formation goes."""


def least(figures: Figures, chit: ChitId | None) -> int:
    """The Sail without which an Order cannot be Executed; without Order any will do."""
    return max(1, figures.orders.types[row_of(figures, chit).kind].least_sail if chit is not None else 0)


def crew(sea: Outlook, one: Formation, chit: ChitId | None, *, moving: bool = False) -> tuple[Squadron, ...]:
    """Those who would go on an errand: at sea all of the stack, in harbour as few as are enough; nobody if too few.

    Who moves to another harbour takes all along that will not founder on the way.
    """
    own = squadrons_in(sea.state, one.id)
    if ready(one):
        return own
    if moving:
        afloat = [each for each in own if sea.wear(each) < judgement.FOUNDERS]
        going = tuple(each for each in afloat if each.kind is not Class.FLAGSHIP)
        return (*going, *_flagships(going, afloat))
    if chit is not None and sea.plan.temper.makes("sends-everybody"):
        return own if sail(own) >= least(sea.state.figures, chit) else ()
    sound = sorted((each for each in own if sea.wear(each) <= sea.worn_out), key=lambda each: (sea.wear(each), each.id))
    going = _enough(tuple(each for each in sound if each.kind is not Class.FLAGSHIP), _wanted(sea.state.figures, chit))
    if sail(going) < least(sea.state.figures, chit):
        return ()
    return (*going, *(_flagships(going, sound) if sail(going) >= judgement.ESCORTS_FLAGSHIP else ()))


def _wanted(figures: Figures, chit: ChitId | None) -> int | None:
    """The Sail that are to go, None for all: for a Show of Force more than must be, since they awe."""
    if chit is None:
        return 1
    kind = row_of(figures, chit).kind
    if kind in _WHOLE:
        return None
    return least(figures, chit) + (figures.orders.show_of_force.per_sail if kind is OrderKind.SHOW_OF_FORCE else 0)


def _enough(sound: tuple[Squadron, ...], wanted: int | None) -> tuple[Squadron, ...]:
    count = next((many for many in range(1, len(sound)) if wanted is not None and sail(sound[:many]) >= wanted), None)
    return sound if count is None else sound[:count]


def _flagships(going: tuple[Squadron, ...], sound: list[Squadron]) -> list[Squadron]:
    """Flagships that may go along, each beside a Squadron of its Contingent."""
    company = [each.contingent for each in going]
    found: list[Squadron] = []
    for one in sound:
        if one.kind is Class.FLAGSHIP and one.contingent in company:
            company.remove(one.contingent)
            found.append(one)
    return found
