"""T.gale_effects, T.gale_tracks, IC.5.33 Gales: where they stand and go, whom they reach and what they do there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.mistral.data import Figures, GaleEffect, Track, within
from maestre.games.mistral.data.words import Force, Kind, Wind
from maestre.games.mistral.table.fortune import lot, rolled
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import FormationId, Gale, Phase, State
from maestre.games.mistral.table.subjects import Blow
from maestre.play import Procedure, RuleId, change, rule
from maestre.play.pure import Part, pure
from maestre.play.written.figures import kept
from maestre.space.network import Step, onward_to, place_of, reached


class Struck(NamedTuple):
    """The Gale that counts in a location, and what it does there."""

    gale: Gale
    effect: GaleEffect


# -------------------------------------------------------------------------------------------------- whom a Gale reaches


@rule("T.gale_effects", "T.gale_effects.d", "IC.5.33.e")
def reach(state: State, location: str) -> Struck | None:
    """The Gale that counts in a location: the one with most DP there, of equal ones the stronger; if there is any."""
    return _reached(state, location) if state.gales else None


@pure(Part(State, "gales"))
def _reached(state: State, location: str) -> Struck | None:
    weather = state.figures.weather
    if state.figures.places[place_of(location)].kind not in weather.reached:
        return None
    found: list[Struck] = []
    for gale in state.gales:
        distance = state.figures.network.spaces(gale.place, location)
        effect = None if distance is None else weather.effect(gale.force, distance)
        if effect is not None:
            found.append(Struck(gale, effect))
    return max(found, key=lambda one: (one.effect.attrition, _STRENGTH[one.gale.force]), default=None)


_STRENGTH: Final = {force: place for place, force in enumerate(Force)}


def is_gale_space(state: State, location: str) -> bool:
    """Whether a Gale reaches a location."""
    return reach(state, location) is not None


@rule("IC.5.25.b", "T.gale_effects", "IC.7.15.c")
def catch_drm(state: State, formation: FormationId, step: Step) -> Iterable[tuple[int, RuleId]]:
    """The Gale DRM to Catch the Wind, of the location that is left; a Dummy suffers nothing. At `CATCH_MODIFIERS`."""
    one = state.formations[formation]
    struck = reach(state, one.place) if one.kind is not Kind.DUMMY else None
    if struck is not None:
        yield struck.effect.catch, "T.gale_effects"


# -------------------------------------------------------------------------------------------------- where it goes


@rule("IC.5.33", "IC.5.33.b", "T.gale_tracks")
def place_gale(state: State, wind: Wind, force: Force) -> Procedure[None]:
    """Put a Gale where chance says among the places listed for its Wind, and draw its goal where it has several.

    While a Gregales stands in a Sea Zone no second one is placed.
    """
    track = state.figures.weather.tracks[wind]
    if track.stays and any(gale.wind is wind and gale.until for gale in state.gales):
        tell(state, "gale-stands", "IC.5.33.b", wind=wind.value)
        return
    start = yield from lot(track.starts, "IC.5.33.b", about=Blow(wind, force))
    goals = _goals(state.figures, wind, start)
    goal = (yield from lot(goals, "IC.5.33.c", about=Blow(wind, force, start))) if goals and not track.one_step else ""
    state.gales += (Gale(wind, force, start, goal, until=_until(state, track, start)),)
    tell(state, "gale", "IC.5.33", wind=wind.value, force=force.value, place=start)


@kept
def _goals(figures: Figures, wind: Wind, start: str) -> tuple[str, ...]:
    """The goals of a Wind's Gales that one may come to from a place."""
    track = figures.weather.tracks[wind]
    there = reached(start, lambda place: _lanes(figures, track, place))
    return tuple(goal for goal in track.goals if goal in there)


@rule("T.gale_tracks.c")
def _until(state: State, track: Track, place: str) -> int:
    """The Impulse at whose end it goes, of one that stands a whole Turn: so many Impulses from its own on."""
    if track.stays is None:
        return 0
    stays = track.stays[1] if state.figures.places[place].is_zone else track.stays[0]
    return state.impulses + state.figures.calendar.impulses - 1 if stays == "turn" else 0


@rule("T.gale_tracks.b", "IC.5.33.c")
def _lanes(figures: Figures, track: Track, place: str) -> tuple[str, ...]:
    """The places to which a Gale may step from one: over lanes of its own Wind, or Prevailing ones that run its way."""
    own = figures.network.upwind(place, track.wind) if track.upwind else figures.network.downwind(place, track.wind)
    if not track.goals:
        own = tuple(end for end in own if _heads(figures, track, place, end))
    along = figures.network.prevailing_from(place, without=track.wind) if track.prevailing else ()
    ends = (*own, *(end for end in along if end not in own and _heads(figures, track, place, end)))
    return tuple(end for end in ends if end not in track.avoid)


@rule("IC.5.33.c")
def _heads(figures: Figures, track: Track, place: str, end: str) -> bool:
    """Whether a step goes in one of its headings on the map; without headings it may go anywhere."""
    here, there = figures.places[place], figures.places[end]
    runs = {
        "east": there.x > here.x,
        "west": there.x < here.x,
        "north": there.y < here.y,
        "south": there.y > here.y,
    }
    return not track.headings or any(runs[heading] for heading in track.headings)


@kept
@rule("IC.5.33.c", "T.gale_tracks")
def steps_of(figures: Figures, gale: Gale) -> tuple[str, ...]:
    """The places to which a Gale may step now; none of one that stays."""
    track = figures.weather.tracks[gale.wind]
    if track.stays or (track.one_step and gale.trail):
        return ()
    if track.one_step:
        ends = figures.network.downwind(gale.place, gale.wind)
        return tuple(end for end in ends if end in track.goals and track.only_from.get(end, gale.place) == gale.place)
    if gale.goal:
        return onward_to(gale.place, gale.goal, lambda place: _lanes(figures, track, place))
    return tuple(end for end in _lanes(figures, track, gale.place) if end not in gale.trail)


@rule("IC.5.33", "IC.5.33.d")
def step_on(state: State) -> Procedure[bool]:
    """Move every Gale one Space on, in the order in which they were placed."""
    for gale in state.gales:
        yield from _move(state, gale)
    return True


def _move(state: State, gale: Gale) -> Procedure[None]:
    crossing = state.figures.weather.crossing
    if gale.wind is crossing.wind and gale.place == crossing.start and not gale.trail:
        yield from _cross(state, gale)
        return
    ends = steps_of(state.figures, gale)
    if ends:
        end = yield from lot(ends, "IC.5.33.c", about=Blow(gale.wind, gale.force, gale.place))
        _put(state, gale, end)


@rule("T.gale_tracks.c")
def _cross(state: State, gale: Gale) -> Procedure[None]:
    """A Libeccio Gale that began in #10 ends, or crosses Sardinia to one of two Spaces."""
    about = Blow(gale.wind, gale.force, gale.place)
    face = yield from rolled(state, None, "T.gale_tracks.c", about=about)
    if within(state.figures.weather.crossing.ends, face):
        state.gales = tuple(one for one in state.gales if one != gale)
        tell(state, "gale-ends", "T.gale_tracks.c", wind=gale.wind.value, place=gale.place)
        return
    face = yield from rolled(state, None, "T.gale_tracks.c", about=about)
    _put(state, gale, state.figures.weather.crossing.to[face])


def _put(state: State, gale: Gale, end: str) -> None:
    moved = replace(gale, place=end, trail=(*gale.trail, gale.place))
    state.gales = tuple(moved if one == gale else one for one in state.gales)
    tell(state, "gale-moves", "IC.5.33", wind=gale.wind.value, left=gale.place, place=end)


@rule("IC.5.33", "IC.4.3", "T.gale_tracks.c")
def clear(state: State) -> Procedure[bool]:
    """Take the Gales off at the end of the Impulse, but for one that stands a whole Turn, until its last Impulse."""
    state.gales = tuple(gale for gale in state.gales if gale.until > state.impulses)
    for one in tuple(state.formations.values()):
        if one.tossed:
            change(state.formations, one.id, tossed=False)
    for craft in tuple(state.auxiliaries.values()):
        if craft.tossed:
            change(state.auxiliaries, craft.id, tossed=False)
    yield from ()
    return True


PHASES: Final[dict[Phase, Chapter]] = {Phase.GALE_STEPS: step_on, Phase.CLEARING: clear}
