"""What must hold of places and lanes before they are a network."""

from collections.abc import Sequence

from maestre.space.network.lanes import Lane, Place
from maestre.space.network.ways import reached


def checked(places: Sequence[Place], lanes: Sequence[Lane], faces: int) -> None:
    """Raise ValueError, naming the place or lane, unless these make a network that can be crossed everywhere."""
    known: dict[str, Place] = {}
    for place in places:
        if not place.id or ":" in place.id:
            raise ValueError(f"place {place.id!r}: an id has at least one character and no colon, which marks boxes")
        if place.id in known:
            raise ValueError(f"place {place.id!r} is there twice: ids are given once")
        if place.edge and not place.zone:
            raise ValueError(f"place {place.id!r} leads to the edge {place.edge!r}: only zones do")
        known[place.id] = place
    joined: set[frozenset[str]] = set()
    for lane in lanes:
        _check_ends(lane, known)
        ends = frozenset((lane.a, lane.b))
        if ends in joined:
            raise ValueError(f"{_named(lane)} is there twice: two places share one lane at most")
        joined.add(ends)
        _check_winds(lane)
        _check_numbers(lane, faces, link=known[lane.a].zone or known[lane.b].zone)
    _check_joined(places, lanes)


def _named(lane: Lane) -> str:
    return f"lane {lane.a} - {lane.b}"


def _check_ends(lane: Lane, known: dict[str, Place]) -> None:
    for end in (lane.a, lane.b):
        if end not in known:
            raise ValueError(f"{_named(lane)} ends at {end!r}, which is no place of the network")
    if lane.a == lane.b:
        raise ValueError(f"{_named(lane)} ends where it begins")


def _check_winds(lane: Lane) -> None:
    ends = (lane.a, lane.b)
    if lane.prevailing and lane.prevailing not in ends:
        raise ValueError(f"{_named(lane)}: its prevailing wind blows toward {lane.prevailing!r}, which is no end of it")
    for wind, toward in lane.seasonal:
        if toward not in ends:
            raise ValueError(f"{_named(lane)}: {wind} blows toward {toward!r}, which is no end of it")
    winds = [wind for wind, _ in lane.seasonal]
    if len(set(winds)) != len(winds):
        raise ValueError(f"{_named(lane)} names a seasonal wind twice: {', '.join(winds)}")


def _check_numbers(lane: Lane, faces: int, *, link: bool) -> None:
    for name, number in (("catch", lane.catch), ("catch_ab", lane.catch_ab), ("catch_ba", lane.catch_ba)):
        if number is not None and not 0 <= number < faces:
            raise ValueError(f"{_named(lane)}: {name} is {number}, and the die shows 0 to {faces - 1}")
    if link and (lane.catch_ab is None or lane.catch_ba is None):
        raise ValueError(f"{_named(lane)} leads to a zone: it needs both catch_ab and catch_ba")
    if link and lane.catch is not None:
        raise ValueError(f"{_named(lane)} leads to a zone: catch is never used there, only catch_ab and catch_ba")
    if not link and (lane.catch_ab is not None or lane.catch_ba is not None):
        raise ValueError(f"{_named(lane)} leads to no zone: catch_ab and catch_ba are never used there, only catch")
    if not link and not lane.prevailing and lane.catch is None:
        raise ValueError(f"{_named(lane)} has no prevailing wind: it needs catch, the number to catch one")


def _check_joined(places: Sequence[Place], lanes: Sequence[Lane]) -> None:
    if not places:
        raise ValueError("a network has at least one place")
    ends: dict[str, list[str]] = {place.id: [] for place in places}
    for lane in lanes:
        ends[lane.a].append(lane.b)
        ends[lane.b].append(lane.a)
    first = places[0].id
    joined = reached(first, ends.__getitem__)
    cut = [place.id for place in places if place.id not in joined]
    if cut:
        raise ValueError(f"no lanes lead from {first} to {', '.join(cut)}")
