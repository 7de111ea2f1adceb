"""S.16, T.gale_effects, IC.5.338, IC.5.362 What Gales do: wear at the end of an MPI, Flags parted, Auxiliaries lost."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.data import Figures, GaleEffect
from maestre.games.mistral.data.words import Class, Kind, Status
from maestre.games.mistral.fleets.independents import parted, set_alone
from maestre.games.mistral.fleets.leaders import leadership_check
from maestre.games.mistral.harbours.damage import inflict, sinking_check
from maestre.games.mistral.harbours.passage import dissolve, leave_harbour
from maestre.games.mistral.table.formations import in_sight, ready, regulars, squadrons_in, top
from maestre.games.mistral.table.fortune import checked_unseen, rolled
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import (
    Auxiliary,
    AuxiliaryId,
    Berth,
    FormationId,
    Phase,
    Squadron,
    SquadronId,
    State,
)
from maestre.games.mistral.weather.gales import reach
from maestre.play import Procedure, RuleId, Tally, change, draw, reveal, rule
from maestre.space.network import place_of

# ------------------------------------------------------------------------------------------------ wear


@rule("S.16", "T.gale_effects", "IC.5.33.d", "IC.5.33.f")
def wear(state: State) -> Procedure[bool]:
    """Let the Gales wear what lies in their reach, a location a step; then whoever took DP may sink."""
    if not state.passes:
        state.agenda = _stricken(state)
        state.passes = 1
    if state.agenda:
        location, *rest = state.agenda
        state.agenda = tuple(rest)
        yield from _worn(state, location)
    return not state.agenda


def _stricken(state: State) -> tuple[str, ...]:
    """The locations within reach of a Gale where counters or ships in harbour lie, all of them known to both."""
    if not state.gales:
        return ()
    at_sea = (one.place for one in state.formations.values() if ready(one))
    in_harbour = (one.at for one in state.squadrons.values() if one.at)
    lasting = (
        one.target
        for one in state.auxiliaries.values()
        if one.berth is Berth.TASKED and _is_place(state.figures, one.target)
    )
    places = sorted({*at_sea, *in_harbour, *lasting})
    return tuple(place for place in places if reach(state, place) is not None)


def _is_place(figures: Figures, target: str) -> bool:
    return place_of(target) in figures.places


def _worn(state: State, location: str) -> Procedure[None]:
    struck = reach(state, location)
    assert struck is not None, location
    hurt = tuple(one.id for one in state.squadrons.values() if _location(state, one) == location)
    for squadron in hurt:
        points = _points(state.figures, state.squadrons[squadron], struck.effect)
        inflict(state, squadron, points.whole, "T.gale_effects")
        if points.whole:
            yield from sinking_check(state, squadron, "T.damage.c")
    for formation in tuple(one.id for one in state.formations.values() if one.place == location):
        yield from _emptied(state, formation)
    for auxiliary in _rolling(state, location):
        yield from _tossed(state, auxiliary, struck.effect)
    yield from _driven_out(state, location)


def _location(state: State, squadron: Squadron) -> str:
    """Where a Squadron is: in its harbour, or with its Formation."""
    if squadron.at or not squadron.formation or squadron.status is Status.AWAY:
        return squadron.at
    return state.formations[FormationId(squadron.formation)].place


@rule("IC.5.33.f", "T.gale_effects")
def _points(figures: Figures, squadron: Squadron, effect: GaleEffect) -> Tally:
    """The DP of a Squadron: fewer In Ordinary anywhere and Fitting Out in a Key Port."""
    points = Tally.of(effect.attrition, "T.gale_effects")
    sheltered = squadron.status is Status.IN_ORDINARY or (
        squadron.status is Status.FITTING_OUT and figures.places[squadron.at].is_key
    )
    return points.plus(effect.in_ordinary, "IC.5.33.f").at_least(0, "T.gale_effects") if sheltered else points


def _emptied(state: State, formation: FormationId) -> Procedure[None]:
    """Take off a Formation that has lost its last Squadron (IC.3.3.g)."""
    one = state.formations[formation]
    if one.kind not in (Kind.CONVOY, Kind.DUMMY) and not squadrons_in(state, formation):
        yield from dissolve(state, formation)


@rule("IC.5.362")
def _rolling(state: State, location: str) -> tuple[AuxiliaryId, ...]:
    """The Auxiliaries that roll: with a Ready Formation there, or on a lasting Task there, each once in an Impulse."""
    return tuple(one.id for one in state.auxiliaries.values() if not one.tossed and _exposed(state, one) == location)


def _exposed(state: State, auxiliary: Auxiliary) -> str:
    if auxiliary.berth is Berth.TASKED:
        if _is_place(state.figures, auxiliary.target):
            return auxiliary.target
        followed = state.formations.get(FormationId(auxiliary.target))
        return "" if followed is None or followed.harbour else followed.place
    if auxiliary.berth is not Berth.ASSIGNED or not auxiliary.formation:
        return ""
    one = state.formations[top(state, FormationId(auxiliary.formation))]
    return one.place if ready(one) else ""


@rule("T.gale_effects.b", "IC.5.362")
def _tossed(state: State, auxiliary: AuxiliaryId, effect: GaleEffect) -> Procedure[None]:
    """Roll for an Auxiliary, unless its Class is immune; on its number or more it goes to Recovery.

    The die of one that is with a hidden Formation is its owner's alone: all would know where that is.
    """
    one = change(state.auxiliaries, auxiliary, tossed=True)
    least = effect.removes(one.kind)
    if least is None:
        return
    fleet = state.figures.formations.fleets.get(one.contingent)
    if fleet is None or (
        one.berth is Berth.TASKED and (_is_place(state.figures, one.target) or in_sight(state, one.target))
    ):
        face = yield from rolled(state, fleet, "T.gale_effects.b")
        stays = face < least
    else:
        stays = yield from checked_unseen(state, fleet, Tally.of(least - 1, "T.gale_effects.b"), "T.gale_effects.b")
    if not stays:
        spend(state, auxiliary, "T.gale_effects.b")


@rule("T.gale_effects.e")
def _driven_out(state: State, location: str) -> Procedure[None]:
    """Drive whatever is Fitting Out in a Minor Port to sea; one without a Formation makes for home by itself."""
    if location not in state.figures.places or not state.figures.places[location].is_minor:
        return
    for squadron in tuple(state.squadrons.values()):
        if squadron.at == location and squadron.status is Status.FITTING_OUT and not squadron.formation:
            set_alone(state, squadron.id, homeward=True)
    for one in tuple(state.formations.values()):
        if one.place == location and one.harbour and not one.superior and _fits_out(state, one.id):
            reveal(state, f"a counter is driven out of {location}")
            yield from leave_harbour(state, one.id)


def _fits_out(state: State, formation: FormationId) -> bool:
    return any(one.status is Status.FITTING_OUT for one in squadrons_in(state, formation))


# ------------------------------------------------------------------------------------------------ keeping together


@rule("IC.5.338")
def held_together(state: State, formation: FormationId) -> Procedure[None]:
    """Let a Flag in a Gale make its Leadership Check, once an Impulse: on a failure it loses a Squadron. At `SPENT`."""
    one = state.formations[formation]
    struck = reach(state, one.place) if one.place else None
    if struck is None or one.kind not in (Kind.GRAND, Kind.FLAG) or one.tossed:
        return
    change(state.formations, formation, tossed=True)
    if len(regulars(squadrons_in(state, formation))) < _SEVERAL:
        return
    drm: tuple[int, RuleId] = (struck.effect.catch, "T.gale_effects")
    if not (yield from leadership_check(state, formation, drm, rule="IC.5.338")):
        yield from _lost_from_sight(state, formation)


_SEVERAL: Final = 2


@rule("IC.5.338", "2.223.a", "IC.3.35")
def _lost_from_sight(state: State, formation: FormationId) -> Procedure[None]:
    """Detach a Squadron drawn at random, a Flagship with it where the rest could not keep it; it makes for home."""
    names = tuple(each.id for each in regulars(squadrons_in(state, formation)))
    seen = None if state.formations[formation].spotted else (state.formations[formation].fleet.value,)
    (drawn,) = yield from draw(names, 1, "IC.5.338", seen=seen)
    squadron = SquadronId(drawn)
    flagship = _unpaired(state, formation, squadron)
    yield from parted(state, squadron, "squadron-parted", "IC.5.338", flagship=flagship, homeward=True)


def _unpaired(state: State, formation: FormationId, squadron: SquadronId) -> SquadronId | None:
    """The first Flagship of its Contingent for which there is no Squadron any more once this one is gone."""
    contingent = state.squadrons[squadron].contingent
    stay = (one for one in squadrons_in(state, formation) if one.id != squadron)
    own = tuple(one for one in stay if one.contingent is contingent)
    flagships = [one.id for one in own if one.kind is Class.FLAGSHIP]
    return flagships[0] if len(flagships) > len(regulars(own)) else None


PHASES: Final[dict[Phase, Chapter]] = {Phase.GALE_WEAR: wear}
