"""How likely an Order is to be Fulfilled by whoever might hold it: by its length, the way, the wear and the enemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from maestre.games.mistral.auxiliaries.assignment import berths
from maestre.games.mistral.auxiliaries.ranges import origin
from maestre.games.mistral.auxiliaries.screening import can_act
from maestre.games.mistral.convoys.levant import looked_for
from maestre.games.mistral.convoys.merchantmen import in_play
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.die import FACES
from maestre.games.mistral.data.words import ConvoyKind, Fleet, OrderKind
from maestre.games.mistral.harbours.attrition import watch_wear
from maestre.games.mistral.orders.holding import check_holder
from maestre.games.mistral.table.chit import has_bomb, places_of, row_of
from maestre.games.mistral.table.formations import damage_rating, sail
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.state import (
    Auxiliary,
    AuxiliaryId,
    Berth,
    ChitId,
    Formation,
    FormationId,
    Squadron,
)
from tools.former.mistral import judgement
from tools.former.mistral.crews import crew, least
from tools.former.mistral.outlook import Outlook, appears_at

_PACE: Final = 3
"""The MPs of an Impulse that a stack is taken to make good."""


class Voyage(NamedTuple):
    """Who would go, out of which Formation, and how many Impulses the way takes."""

    formation: Formation
    crew: tuple[Squadron, ...]
    far: float


_Chance = Callable[[Outlook, ChitId, Voyage], float]


def could_hold(sea: Outlook, chit: ChitId) -> tuple[str, ...]:
    """Who of the Fleet could be given an Order at all: the Formations and Auxiliaries that may hold it."""
    kind = sea.state.figures.orders.types[row_of(sea.state.figures, chit).kind]
    formations = (one.id for one in sea.own(*kind.formations) if not one.goal)
    auxiliaries = (one.id for one in sea.auxiliaries if one.kind in kind.auxiliaries)
    free = (one for one in (*formations, *auxiliaries) if one not in sea.bound)
    return tuple(one for one in free if _may_hold(sea, chit, one))


def _may_hold(sea: Outlook, chit: ChitId, holder: str) -> bool:
    try:
        check_holder(sea.state, chit, holder)
    except Refused:
        return False
    return True


def promise(sea: Outlook, chit: ChitId, holder: str) -> float:
    """The chance that somebody Fulfils an Order."""
    auxiliary = sea.state.auxiliaries.get(AuxiliaryId(holder))
    if auxiliary is not None:
        return _by_auxiliary(sea, chit, auxiliary)
    one = sea.state.formations[FormationId(holder)]
    far = _impulses_to(sea.state.figures, one, places_of(sea.state.figures, chit) or start(sea.state.figures, chit))
    going = crew(sea, one, chit)
    if far is None or sail(going) < least(sea.state.figures, chit):
        return 0.0
    return _CHANCES[row_of(sea.state.figures, chit).kind](sea, chit, Voyage(one, going, far)) * _opposed(sea, chit, one)


# ------------------------------------------------------------------------------------------------ Auxiliaries


def _by_auxiliary(sea: Outlook, chit: ChitId, auxiliary: Auxiliary) -> float:
    row = row_of(sea.state.figures, chit)
    if row.convoy is not None:
        return judgement.ESCORTED if _is_due(sea, row.convoy) and _reaches(sea, chit, auxiliary) else 0.0
    if row.kind is OrderKind.SHOW_OF_FORCE:
        show = sea.state.figures.orders.show_of_force
        return _of_tries(_succeeds(show.number - show.fleet50), show.turns)
    return judgement.PICKET * (judgement.SCREENED if can_act(sea.state, sea.foe) else 1.0)


def _reaches(sea: Outlook, chit: ChitId, auxiliary: Auxiliary) -> bool:
    """Whether an Auxiliary has in its range the place where a Convoy will appear, or may still be Assigned there."""
    reach = sea.state.figures.auxiliaries.reach(auxiliary.kind, auxiliary.role)
    if reach is None:
        return True
    assigned = auxiliary.berth is Berth.ASSIGNED
    whence = (origin(sea.state, auxiliary.id),) if assigned else berths(sea.state, auxiliary.id)
    near = sea.state.figures.network.within(start(sea.state.figures, chit)[0], reach)
    return any(place in near for place in whence)


def _is_due(sea: Outlook, kind: ConvoyKind) -> bool:
    """Whether a Convoy of a kind is looked for, or has hardly begun its voyage; troops have when they are Formed."""
    state = sea.state
    out = in_play(state, kind)
    if out:
        return any(state.convoys[name].entered <= 1 for name in out)
    if kind is ConvoyKind.SUPPLY:
        return kind in state.arrivals
    return kind is not ConvoyKind.TROOP and looked_for(state, kind)


# ------------------------------------------------------------------------------------------------ Formations


def start(figures: Figures, chit: ChitId) -> tuple[str, ...]:
    """Where the Convoys of an Escort Order appear; nothing for another Order."""
    kind = row_of(figures, chit).convoy
    return () if kind is None else (appears_at(figures, kind),)


def _impulses_to(figures: Figures, one: Formation, places: tuple[str, ...]) -> float | None:
    """The Impulses to the nearest of these places in common winds; nothing for an Order that names none."""
    if not places:
        return 0.0
    mps = figures.network.expected(one.place, one.link, places, ())
    return None if mps is None else float(mps) / _PACE


def _endures(sea: Outlook, trip: Voyage, impulses: float, watch: int = 0) -> float:
    """What is left of a chance when its Squadrons have worn for so many Impulses at sea and on watch."""
    turns = impulses / sea.state.figures.calendar.impulses
    season = sea.state.figures.calendar.seasons[sea.state.turn]
    each = sea.state.figures.upkeep.attrition.ready[season] + judgement.GALES[season] + watch
    worn = [(squadron.dp + turns * each) / damage_rating(sea.state.figures, squadron).whole for squadron in trip.crew]
    mean = sum(worn) / len(worn)
    return max(0.0, min(1.0, (1.0 - mean) / (1.0 - judgement.BATTERED)))


def _opposed(sea: Outlook, chit: ChitId, one: Formation) -> float:
    """What is left of a chance where Spotted enemies lie who are too strong."""
    there = max((sea.feared.get(place, 0.0) for place in places_of(sea.state.figures, chit)), default=0.0)
    return judgement.OPPOSED if there > judgement.SHY * sea.force(one.id) else 1.0


def _cruise(sea: Outlook, _chit: ChitId, trip: Voyage) -> float:
    row = sea.state.figures.orders.cruise
    if trip.far + row.impulses > row.within:
        return 0.0
    return judgement.CRUISE * _endures(sea, trip, trip.far + row.impulses)


def _blockade(sea: Outlook, chit: ChitId, trip: Voyage) -> float:
    row = sea.state.figures.orders.blockade
    if trip.far >= row.begin_within:
        return 0.0
    return judgement.BLOCKADE * _endures(
        sea, trip, trip.far + row.impulses, watch_wear(sea.state.figures, places_of(sea.state.figures, chit)[0])
    )


def _interdiction(sea: Outlook, chit: ChitId, trip: Voyage) -> float:
    row = sea.state.figures.orders.interdiction
    if trip.far >= row.begin_within:
        return 0.0
    return judgement.PICKET * _endures(
        sea, trip, trip.far + row.impulses, watch_wear(sea.state.figures, places_of(sea.state.figures, chit)[0])
    )


def _show(sea: Outlook, _chit: ChitId, trip: Voyage) -> float:
    """The chance of its tries, one for each Turn that it lies there; it is expected to lie there for two."""
    row = sea.state.figures.orders.show_of_force
    further = (sail(trip.crew) - row.least_sail) // row.per_sail
    number = row.number - row.drm * further - (row.bomb if has_bomb(sea.state, trip.formation.id) else 0)
    tries = row.turns - int(trip.far / sea.state.figures.calendar.impulses)
    return _of_tries(_succeeds(number), tries) * _endures(sea, trip, trip.far + 2 * sea.state.figures.calendar.impulses)


def _army(sea: Outlook, chit: ChitId, trip: Voyage) -> float:
    """The chance that the next resolutions go its way, if it can hold out so long."""
    state, row = sea.state, sea.state.figures.orders.army_support
    ahead = [turn - state.turn for turn in state.figures.events.campaigns.turns if turn > state.turn]
    if not ahead or trip.far > ahead[0] * sea.state.figures.calendar.impulses:
        return 0.0
    drm = row.bomb if has_bomb(state, trip.formation.id) else row.drm
    sign = 1 if sea.fleet is Fleet.BOURBON else -1
    wins = sum(sign * state.figures.events.moved(face + sign * drm) > 0 for face in FACES) / len(FACES)
    last = ahead[: row.resolutions][-1]
    return _of_tries(wins, min(row.resolutions, len(ahead))) * _endures(
        sea, trip, last * sea.state.figures.calendar.impulses
    )


def _escort(sea: Outlook, chit: ChitId, trip: Voyage) -> float:
    kind = row_of(sea.state.figures, chit).convoy
    assert kind is not None, chit
    if not _is_due(sea, kind) or trip.far > judgement.NEAR:
        return 0.0
    return judgement.ESCORTED * _endures(sea, trip, trip.far + 2 * sea.state.figures.calendar.impulses)


def _course(_sea: Outlook, _chit: ChitId, _trip: Voyage) -> float:
    return judgement.COURSE


_CHANCES: Final[dict[OrderKind, _Chance]] = {
    OrderKind.CRUISE: _cruise,
    OrderKind.BLOCKADE: _blockade,
    OrderKind.INTERDICTION: _interdiction,
    OrderKind.SHOW_OF_FORCE: _show,
    OrderKind.ARMY_SUPPORT: _army,
    OrderKind.ESCORT: _escort,
    OrderKind.GUERRE_DE_COURSE: _course,
}


def _succeeds(number: int) -> float:
    return max(0, min(len(FACES), number + 1)) / len(FACES)


def _of_tries(chance: float, tries: int) -> float:
    return float(1 - (1 - chance) ** max(0, tries))
