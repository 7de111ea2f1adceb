"""O.guerre_de_course, 2.332.b, 2.62.b Guerre de Course: a full French Squadron that leaves by the West edge."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Contingent, OrderKind
from maestre.games.mistral.events.calls import send_squadron_away
from maestre.games.mistral.orders.scoring import failed, fulfilled
from maestre.games.mistral.table.chit import held, out_of_time
from maestre.games.mistral.table.formations import squadrons_in
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.state import ChitId, FormationId, Squadron, State
from maestre.play import Procedure, RuleId, rule

_RULE: Final[RuleId] = "O.guerre_de_course"


def is_full(figures: Figures, squadron: Squadron) -> bool:
    """Whether a regular Squadron has all the Sail it can hold."""
    return squadron.kind is not Class.FLAGSHIP and len(squadron.ships) >= figures.squadrons.most_sail[squadron.kind]


@rule("O.guerre_de_course", "2.332.b")
def check_force(state: State, formation: FormationId) -> None:
    """Refuse a Detachment that is not one full French Squadron alone."""
    own = squadrons_in(state, formation)
    if len(own) != state.figures.orders.course.squadrons:
        raise Refused(
            _RULE,
            "course-one-squadron",
            state.figures,
            formation=formation,
            count=len(own),
            due=state.figures.orders.course.squadrons,
        )
    for one in own:
        if one.contingent is not Contingent.FRENCH or not is_full(state.figures, one):
            raise Refused(
                _RULE,
                "course-not-full",
                state.figures,
                squadron=one.id,
                count=len(one.ships),
                due=state.figures.squadrons.most_sail[one.kind],
                contingent=one.contingent.value,
            )


@rule("2.62.b")
def may_leave(state: State, formation: FormationId, edge: str) -> bool | None:
    """Let who has the Order leave by its edge; has the word at `MAY_LEAVE`."""
    ordered = held(state, formation, OrderKind.GUERRE_DE_COURSE) is not None
    return True if ordered and edge == state.figures.orders.course.edge else None


@rule("O.guerre_de_course", "2.62.b")
def left(state: State, formation: FormationId, edge: str) -> Procedure[None]:
    """Fulfil the Order of who has left by its edge, and withdraw the Squadron for good; stands at `OFF_MAP`."""
    chit = held(state, formation, OrderKind.GUERRE_DE_COURSE)
    if chit is None or edge != state.figures.orders.course.edge:
        return
    fulfilled(state, chit, _RULE)
    for squadron in tuple(one.id for one in squadrons_in(state, formation)):
        yield from send_squadron_away(state, squadron, "2.62.b")


@rule("O.guerre_de_course", "S.25")
def judged(state: State, chit: ChitId) -> None:
    """Fail an Order whose Squadron has not left in time."""
    if out_of_time(state, chit):
        failed(state, chit, _RULE)
