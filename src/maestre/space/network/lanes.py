"""What a network is made of: places, lanes, and the names of the locations in them."""

from collections.abc import Sequence
from typing import Final

import msgspec

_IN: Final = ":in"
_OUT: Final = ":out"
_EDGE: Final = "edge:"


class Place(msgspec.Struct, frozen=True):
    """A place on the map, where x grows eastward and y southward."""

    id: str
    x: int
    y: int
    zone: bool = False
    """Whether it is crossed by its in box, the zone proper and its out box."""

    edge: str = ""
    """The edge of the map that is left from its out box, if any."""


class Lane(msgspec.Struct, frozen=True):
    """A lane between two places; a link, if one of them or both are zones."""

    a: str
    b: str
    prevailing: str = ""
    """The end toward which the prevailing wind blows, if the lane has one."""

    seasonal: tuple[tuple[str, str], ...] = ()
    """The seasonal winds of the lane, each with the end toward which it blows."""

    catch: int | None = None
    """The number to catch the wind where none rules the lane; not for links."""

    catch_ab: int | None = None
    """The number of a link for who goes from a to b; only for links."""

    catch_ba: int | None = None
    """The number of a link for who goes from b to a; only for links."""

    def other(self, end: str) -> str:
        """Return the other end."""
        return self.a if end == self.b else self.b

    def bears(self, wind: str) -> bool:
        """Return whether a seasonal wind is one of the lane's own."""
        return any(wind == own for own, _ in self.seasonal)

    def toward(self, blowing: Sequence[str]) -> str:
        """Return the end toward which the wind that rules the lane now blows, or "" if none does.

        Seasonal winds that blow and agree rule; if they are opposed, or none blows, the prevailing wind does.
        """
        return self.driven(blowing) or self.prevailing

    def driven(self, blowing: Sequence[str]) -> str:
        """Return the end toward which all seasonal winds of the lane that blow agree to blow, or ""."""
        ends = [toward for wind, toward in self.seasonal if wind in blowing]
        return ends[0] if ends and all(end == ends[0] for end in ends) else ""


def in_box(zone: str) -> str:
    """Return the in box of a zone."""
    return zone + _IN


def out_box(zone: str) -> str:
    """Return the out box of a zone."""
    return zone + _OUT


def boxes(zone: str) -> tuple[str, str, str]:
    """Return the three locations of a zone: its in box, the zone proper, its out box."""
    return zone + _IN, zone, zone + _OUT


def off_map(edge: str) -> str:
    """Return the location beyond an edge of the map."""
    return _EDGE + edge


def edge_of(location: str) -> str:
    """Return the edge beyond which a location lies, or "" if it is on the map."""
    return location[len(_EDGE) :] if location.startswith(_EDGE) else ""


def place_of(location: str) -> str:
    """Return the place that a location belongs to: the zone of a box, otherwise the location itself."""
    return location.removesuffix(_IN).removesuffix(_OUT)
