"""IC.6.14, T.aux.c Operational Range: from where an Auxiliary counts it, and what waters are closed to it."""

from __future__ import annotations

from maestre.games.mistral.data import Figures, Place
from maestre.games.mistral.data.words import PlaceKind, Role
from maestre.games.mistral.table.formations import top
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.ranks import bonus
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, FormationId, State
from maestre.games.mistral.weather.gales import is_gale_space
from maestre.play import rule
from maestre.play.pure import Part, pure
from maestre.space.network import boxes, place_of


@rule("IC.6.14.b")
def origin(state: State, auxiliary: AuxiliaryId) -> str:
    """From where its range is counted: its Port, or the location of its Formation, in harbour or not."""
    one = state.auxiliaries[auxiliary]
    return state.formations[top(state, FormationId(one.formation))].place if one.formation else one.port


def is_confined(figures: Figures, location: str) -> bool:
    """Whether Galleys have the better of other Classes there: in Straits and Port Spaces (T.screen, T.cdt.h, T.wg)."""
    return figures.places[place_of(location)].kind in (PlaceKind.STRAIT, PlaceKind.PORT)


@rule("T.aux.c")
def closed(state: State, auxiliary: AuxiliaryId) -> tuple[str, ...]:
    """The places that its range may not enter: Sea Zones, but not to corsairs, and Gale Spaces, as its Class says."""
    one = state.auxiliaries[auxiliary]
    barred = state.figures.auxiliaries.row[one.kind].no_range_into
    zones = "sea_zone" in barred and one.role is Role.NAVY
    gales = "gale" in barred and bool(state.gales)
    return _waters(state, zones, gales) if zones or gales else ()


@pure(Part(State, "gales"))
def _waters(state: State, zones: bool, gales: bool) -> tuple[str, ...]:
    """The Sea Zones, the Gale Spaces, or both."""
    return tuple(
        place.id
        for place in state.figures.places.values()
        if (zones and place.is_zone) or (gales and any(is_gale_space(state, part) for part in _parts(place)))
    )


def _parts(place: Place) -> tuple[str, ...]:
    return boxes(place.id) if place.is_zone else (place.id,)


def _distance(state: State, auxiliary: AuxiliaryId, location: str, shut: tuple[str, ...]) -> int | None:
    start = origin(state, auxiliary)
    return state.figures.network.spaces(start, location, shut) if start else None


@rule("IC.6.14", "T.ranks")
def _reach(state: State, auxiliary: Auxiliary) -> int | None:
    """The Operational Range of its Class, more by a Player Rank; None without limit."""
    reach, fleet = (
        state.figures.auxiliaries.reach(auxiliary.kind, auxiliary.role),
        state.figures.formations.fleets.get(auxiliary.contingent),
    )
    return reach if reach is None or fleet is None else reach + bonus(state, fleet, "range")


@rule("IC.6.14", "IC.6.14.b", "T.aux.c")
def check_range(state: State, auxiliary: AuxiliaryId, location: str) -> None:
    """Refuse a location beyond its Operational Range, or one that it reaches by closed waters alone."""
    one = state.auxiliaries[auxiliary]
    reach = _reach(state, one)
    open_sea = _distance(state, auxiliary, location, ())
    if _beyond(reach, open_sea):
        raise Refused(
            "IC.6.14",
            "task-out-of-range",
            state.figures,
            auxiliary=auxiliary,
            place=location,
            spaces=-1 if open_sea is None else open_sea,
            reach=reach or 0,
        )
    if _beyond(reach, _distance(state, auxiliary, location, closed(state, auxiliary))):
        raise Refused(
            "T.aux.c", "task-waters-closed", state.figures, auxiliary=auxiliary, place=location, kind=one.kind.value
        )


def is_in_range(state: State, auxiliary: AuxiliaryId, location: str) -> bool:
    """Whether `check_range` has nothing against a location; what is too far by open sea is not nearer by any other."""
    reach = _reach(state, state.auxiliaries[auxiliary])
    if _beyond(reach, _distance(state, auxiliary, location, ())):
        return False
    shut = closed(state, auxiliary)
    return not shut or not _beyond(reach, _distance(state, auxiliary, location, shut))


def _beyond(reach: int | None, spaces: int | None) -> bool:
    """Whether a distance, None where there is no way, is more than a range, None without limit."""
    return spaces is None or (reach is not None and spaces > reach)


@rule("T.aux.d")
def can_shadow_in(state: State, auxiliary: Auxiliary, location: str) -> bool:
    """Whether an Auxiliary of its Class can Shadow there: not in Gale Spaces, nor Galleys in Sea Zones."""
    barred = state.figures.auxiliaries.row[auxiliary.kind].no_shadow_in
    zone = "sea_zone" in barred and auxiliary.role is Role.NAVY and state.figures.places[place_of(location)].is_zone
    return not zone and not ("gale" in barred and is_gale_space(state, location))
