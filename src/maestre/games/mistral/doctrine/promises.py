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
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.crews import crew, least
from maestre.games.mistral.doctrine.outlook import Outlook, appears_at
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

_PACE: Final = 3
"""The MPs of an Impulse that a stack is taken to make good."""


class Promise(NamedTuple):
    """How likely somebody Fulfils an Order: at best, and what wear and enemies take of it, as parts."""

    best: float
    wear: float = 0.0
    foes: float = 0.0
    far: float = 0.0
    """The Impulses of the way."""
    going: int = 0
    """How many Squadrons go."""
    place: str = ""
    """Where the enemy lies who is too strong."""

    @property
    def chance(self) -> float:
        """What is left of it."""
        return self.best * (1 - self.wear) * (1 - self.foes)


NEVER: Final = Promise(0.0)


class Voyage(NamedTuple):
    """Who would go, out of which Formation, and how many Impulses the way takes."""

    formation: Formation
    crew: tuple[Squadron, ...]
    far: float


_Chance = Callable[[Outlook, ChitId, Voyage], tuple[float, float, int]]


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


def promised(sea: Outlook, chit: ChitId, holder: str, *, patient: bool = False) -> Promise:
    """What somebody promises who might hold an Order, now or when the weather is better."""
    key = chit, holder, patient
    if key not in sea.promises:
        sea.promises[key] = _promised(sea, chit, holder, sea.blows(patient=patient))
    return sea.promises[key]


def promise(sea: Outlook, chit: ChitId, holder: str) -> float:
    """The chance that somebody Fulfils an Order."""
    return promised(sea, chit, holder).chance


def _promised(sea: Outlook, chit: ChitId, holder: str, blows: float) -> Promise:
    auxiliary = sea.state.auxiliaries.get(AuxiliaryId(holder))
    if auxiliary is not None:
        return Promise(_by_auxiliary(sea, chit, auxiliary))
    one = sea.state.formations[FormationId(holder)]
    far = _impulses_to(sea.state.figures, one, places_of(sea.state.figures, chit) or start(sea.state.figures, chit))
    going = crew(sea, one, chit)
    if far is None or sail(going) < least(sea.state.figures, chit) or not _in_time(sea, chit, far):
        return NEVER
    trip = Voyage(one, going, far)
    best, turns, watch = _CHANCES[row_of(sea.state.figures, chit).kind](sea, chit, trip)
    wear = 1 - _endures(sea, trip, turns, watch + blows)
    foe = _opposed(sea, chit, one)
    return Promise(best, wear, judgement.OPPOSED if foe else 0.0, far, len(going), foe)


def _in_time(sea: Outlook, chit: ChitId, far: float) -> bool:
    """Whether an Order can be Fulfilled before the Year is over, or with a game that goes on after it."""
    state = sea.state
    kind = row_of(state.figures, chit).kind
    need = {
        OrderKind.CRUISE: state.figures.orders.cruise.impulses,
        OrderKind.BLOCKADE: state.figures.orders.blockade.impulses,
        OrderKind.INTERDICTION: state.figures.orders.interdiction.impulses,
    }.get(kind, 0)
    return not state.last_turn or far + need <= sea.turns_left * state.figures.calendar.impulses


# ------------------------------------------------------------------------------------------------ Auxiliaries


def _by_auxiliary(sea: Outlook, chit: ChitId, auxiliary: Auxiliary) -> float:
    row = row_of(sea.state.figures, chit)
    if row.convoy is not None:
        return judgement.ESCORTED if _is_due(sea, row.convoy) and _reaches(sea, chit, auxiliary) else 0.0
    if row.kind is OrderKind.SHOW_OF_FORCE:
        show = sea.state.figures.orders.show_of_force
        return _of_tries(_succeeds(show.number - show.fleet50), _tries_left(sea, 0.0))
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


def _endures(sea: Outlook, trip: Voyage, impulses: float, more: float) -> float:
    """What is left of a chance when its Squadrons have worn for so many Impulses at sea, by ``more`` a Turn."""
    turns = impulses / sea.state.figures.calendar.impulses
    season = sea.state.figures.calendar.seasons[sea.state.turn]
    each = sea.state.figures.upkeep.attrition.ready[season] + more
    worn = [(squadron.dp + turns * each) / damage_rating(sea.state.figures, squadron).whole for squadron in trip.crew]
    mean = sum(worn) / len(worn)
    return max(0.0, min(1.0, (sea.done_for + judgement.MARGIN - mean) / judgement.MARGIN))


def _opposed(sea: Outlook, chit: ChitId, one: Formation) -> str:
    """Where Spotted enemies lie in the places of an Order who are too strong, if they do."""
    places = places_of(sea.state.figures, chit)
    worst = max(places, key=lambda place: sea.feared.get(place, 0.0), default="")
    return worst if sea.feared.get(worst, 0.0) > judgement.SHY * sea.force(one.id) else ""


_Outlay = tuple[float, float, int]
"""The chance at best, the Impulses at sea, and what a watch wears in a Turn."""


def _cruise(sea: Outlook, _chit: ChitId, trip: Voyage) -> _Outlay:
    row = sea.state.figures.orders.cruise
    out = trip.far + row.impulses
    return judgement.CRUISE if out <= row.within else 0.0, out, 0


def _watch(sea: Outlook, chit: ChitId, trip: Voyage) -> _Outlay:
    """A Blockade or an Interdiction: begun in time, and held."""
    blockade = row_of(sea.state.figures, chit).kind is OrderKind.BLOCKADE
    orders = sea.state.figures.orders
    begin, long = (
        (orders.blockade.begin_within, orders.blockade.impulses)
        if blockade
        else (orders.interdiction.begin_within, orders.interdiction.impulses)
    )
    best = (judgement.BLOCKADE if blockade else judgement.PICKET) * _unmolested(sea, chit, trip)
    wear = watch_wear(sea.state.figures, places_of(sea.state.figures, chit)[0])
    return best if trip.far < begin else 0.0, trip.far + long, wear


def _unmolested(sea: Outlook, chit: ChitId, trip: Voyage) -> float:
    """What is left of the chance of a watch that enemies may drive off who lie beside it."""
    force = sum(sea.worth(one) for one in trip.crew)
    network, (place, *_) = sea.state.figures.network, places_of(sea.state.figures, chit)
    beside = (place, *network.neighbours(place))
    if force >= judgement.WATCHMEN or not any(one in sea.lairs for one in beside):
        return 1.0
    return 1 - judgement.WATCHED


def _show(sea: Outlook, _chit: ChitId, trip: Voyage) -> _Outlay:
    """The chance of its tries, one for each Turn that it lies there; it is expected to lie there for two."""
    impulses = sea.state.figures.calendar.impulses
    tries = min(sea.state.figures.orders.show_of_force.turns - int(trip.far / impulses), _tries_left(sea, trip.far))
    return _of_tries(_succeeds(shown_on(sea, trip)), tries), trip.far + 2 * impulses, 0


def _tries_left(sea: Outlook, far: float) -> int:
    """How often a force can still be shown before the game ends."""
    if not sea.state.last_turn:
        return sea.state.figures.orders.show_of_force.turns
    return max(0, sea.turns_left - int(far / sea.state.figures.calendar.impulses))


def shown_on(sea: Outlook, trip: Voyage) -> int:
    """The highest die that Fulfils a Show of Force with a crew."""
    row = sea.state.figures.orders.show_of_force
    further = (sail(trip.crew) - row.least_sail) // row.per_sail
    return row.number - row.drm * further - (row.bomb if has_bomb(sea.state, trip.formation.id) else 0)


def _army(sea: Outlook, _chit: ChitId, trip: Voyage) -> _Outlay:
    """The chance that the next resolutions go its way, if it can hold out so long."""
    state, row = sea.state, sea.state.figures.orders.army_support
    ahead = [turn - state.turn for turn in state.figures.events.campaigns.turns if turn > state.turn]
    if not ahead or trip.far > ahead[0] * sea.state.figures.calendar.impulses:
        return 0.0, 0.0, 0
    drm = row.bomb if has_bomb(state, trip.formation.id) else row.drm
    sign = 1 if sea.fleet is Fleet.BOURBON else -1
    wins = sum(sign * state.figures.events.moved(face + sign * drm) > 0 for face in FACES) / len(FACES)
    out = sea.state.figures.calendar.impulses + trip.far
    return _of_tries(wins, min(row.resolutions, len(ahead))), out, 0


def _escort(sea: Outlook, chit: ChitId, trip: Voyage) -> _Outlay:
    kind = row_of(sea.state.figures, chit).convoy
    assert kind is not None, chit
    near = _is_due(sea, kind) and trip.far <= judgement.NEAR
    return judgement.ESCORTED if near else 0.0, trip.far + 2 * sea.state.figures.calendar.impulses, 0


def _course(_sea: Outlook, _chit: ChitId, trip: Voyage) -> _Outlay:
    return judgement.COURSE, trip.far, 0


_CHANCES: Final[dict[OrderKind, _Chance]] = {
    OrderKind.CRUISE: _cruise,
    OrderKind.BLOCKADE: _watch,
    OrderKind.INTERDICTION: _watch,
    OrderKind.SHOW_OF_FORCE: _show,
    OrderKind.ARMY_SUPPORT: _army,
    OrderKind.ESCORT: _escort,
    OrderKind.GUERRE_DE_COURSE: _course,
}


def _succeeds(number: int) -> float:
    return max(0, min(len(FACES), number + 1)) / len(FACES)


def _of_tries(chance: float, tries: int) -> float:
    return float(1 - (1 - chance) ** max(0, tries))
