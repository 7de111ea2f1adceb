"""What one movement point can try: every step from every location, under the winds that blow."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from maestre.space.network.lanes import Lane, Place, in_box, off_map, out_box

Node = tuple[str, str]
"""Where a piece is, for the search of ways: its location and its link."""


class Costs(NamedTuple):
    """What a game charges for a step, in movement points, and the die with which it catches the wind."""

    with_wind: int
    against_wind: int
    box: int
    """Entering a box without a throw, turning back, and leaving the map."""

    catch: int
    """One attempt to catch the wind."""

    faces: int
    """The faces of the die, from 0 up: a number n is thrown or undercut with n + 1 of them."""


class How(StrEnum):
    """How a step is made."""

    WITH = "with"
    AGAINST = "against"
    CATCH = "catch"
    BOX = "box"
    """Into an in box or an out box, or over the edge of the map: without a throw, whatever the wind."""

    BACK = "back"
    """Turning back out of a box: without a throw, whatever the wind."""


class Passage(NamedTuple):
    """How the wind lets one go along a lane."""

    how: How
    number: int | None = None
    """What is to be caught, if anything."""

    favour: int = 0
    """On links: 1 if a seasonal wind of the link blows with the mover, -1 if against, 0 otherwise."""


class Step(msgspec.Struct, frozen=True):
    """One step that can be tried from a location."""

    to: str
    """The location it leads to."""

    link: str
    """What the mover then remembers: the place it came from if it is in an in box, otherwise ""."""

    how: How
    number: int | None = None
    """The number to catch the wind, before modifiers; None if there is nothing to catch."""

    favour: int = 0
    """1 if a seasonal wind of the link aids the catch, -1 if it hinders it, 0 otherwise."""

    @property
    def aided(self) -> bool:
        """Whether a seasonal wind of the link blows with the mover."""
        return self.favour > 0

    @property
    def hindered(self) -> bool:
        """Whether a seasonal wind of the link blows against the mover."""
        return self.favour < 0


def passage(lane: Lane, toward: str, blowing: Sequence[str]) -> Passage:
    """Return how the winds let one go along a lane toward one of its ends; a link is always to be caught."""
    number = lane.catch_ab if toward == lane.b else lane.catch_ba
    if number is not None:
        driven = lane.driven(blowing)
        return Passage(How.CATCH, number, (driven == toward) - (driven == lane.other(toward)))
    ruled = lane.toward(blowing)
    if ruled == "":
        return Passage(How.CATCH, lane.catch)
    return Passage(How.WITH if ruled == toward else How.AGAINST)


def steps_under(
    places: Mapping[str, Place], lanes: Mapping[str, Mapping[str, Lane]], blowing: Sequence[str]
) -> dict[Node, tuple[Step, ...]]:
    """Return all steps from every location (and link) under these winds.

    ``lanes`` has the lanes of each place by their other end.
    """
    table: dict[Node, tuple[Step, ...]] = {}
    for id, place in places.items():
        ends = lanes[id]
        if not place.zone:
            table[id, ""] = tuple(_from_space(places, id, ends, blowing))
            continue
        for end, lane in ends.items():
            table[in_box(id), end] = tuple(_from_in_box(places, id, end, lane, blowing))
        table[id, ""] = (Step(out_box(id), "", How.BOX),)
        table[out_box(id), ""] = tuple(_from_out_box(places, id, ends, blowing))
        if place.edge:
            table[off_map(place.edge), ""] = ()
    return table


def _from_space(
    places: Mapping[str, Place], id: str, ends: Mapping[str, Lane], blowing: Sequence[str]
) -> Iterable[Step]:
    for end, lane in ends.items():
        if places[end].zone:
            yield Step(in_box(end), id, How.BOX)
        else:
            yield Step(end, "", *passage(lane, end, blowing))


def _from_in_box(places: Mapping[str, Place], id: str, end: str, lane: Lane, blowing: Sequence[str]) -> Iterable[Step]:
    yield Step(id, "", *passage(lane, id, blowing))
    yield Step(out_box(end) if places[end].zone else end, "", How.BACK)


def _from_out_box(
    places: Mapping[str, Place], id: str, ends: Mapping[str, Lane], blowing: Sequence[str]
) -> Iterable[Step]:
    for end, lane in ends.items():
        zone = places[end].zone
        yield Step(in_box(end) if zone else end, id if zone else "", *passage(lane, end, blowing))
    if places[id].edge:
        yield Step(off_map(places[id].edge), "", How.BOX)
    yield Step(id, "", How.BACK)
