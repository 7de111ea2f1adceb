"""The network itself: what is asked of it, with everything static known beforehand and the rest kept per winds."""

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import lcm
from typing import Final

from maestre.space.network.checks import checked
from maestre.space.network.lanes import Lane, Place, boxes, place_of
from maestre.space.network.steps import Costs, How, Node, Passage, Step, passage, steps_under
from maestre.space.network.ways import costs_to

_KEPT: Final = 1024
"""How many tables for goals, distances and reaches are kept at once."""

_KEPT_ARCS: Final = 64
"""How many sets of arcs, which are larger, are kept at once."""

_Arcs = dict[Node, list[tuple[Node, int]]]


class Network:
    """Places and lanes, checked once; raises ValueError with the id of what is wrong.

    Places and locations that it does not know raise KeyError. Goals are one location or several; a zone as a goal means
    the zone proper. ``shut`` are places that may not be entered, in no part; whoever is in one may leave it.
    """

    places: dict[str, Place]
    """The places by id, in the order given."""

    lanes: tuple[Lane, ...]
    """The lanes in the order given."""

    locations: tuple[str, ...]
    """Every location on the map: spaces, and the three locations of each zone."""

    costs: Costs
    """What steps cost."""

    def __init__(self, places: Sequence[Place], lanes: Sequence[Lane], costs: Costs) -> None:
        if min(costs) < 1:
            raise ValueError(f"{costs}: every step costs at least 1, and a die has at least one face")
        checked(places, lanes, costs.faces)
        self.places = {place.id: place for place in places}
        self.lanes = tuple(lanes)
        self.costs = costs
        self.locations = tuple(
            location for place in places for location in (boxes(place.id) if place.zone else (place.id,))
        )
        self._lanes: dict[str, dict[str, Lane]] = {place.id: {} for place in places}
        for lane in lanes:
            self._lanes[lane.a][lane.b] = lane
            self._lanes[lane.b][lane.a] = lane
        numbers = [n for lane in lanes for n in (lane.catch, lane.catch_ab, lane.catch_ba) if n is not None]
        self._scale = lcm(*(number + 1 for number in numbers))
        self._depths = {spot: int(spot in self.places and self.places[spot].zone) for spot in self.locations}
        self._nodes: dict[str, list[Node]] = {}
        for node in steps_under(self.places, self._lanes, ()):
            self._nodes.setdefault(node[0], []).append(node)
        self._steps: dict[tuple[str, ...], dict[Node, tuple[Step, ...]]] = {}
        self._arcs = lru_cache(_KEPT_ARCS)(self._arcs_under)
        self._tables = lru_cache(_KEPT)(self._table)
        self._rims = lru_cache(_KEPT)(self._rims_from)
        self._reach = lru_cache(_KEPT)(self._reach_of)

    # ------------------------------------------------------------ lanes and winds

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the places that lanes lead to from a place, in the order of the lanes."""
        return tuple(self._lanes[place])

    def zone_of(self, location: str) -> str:
        """Return the zone of which a location is a box or the zone proper, or "" if it is a space or off the map."""
        place = self.places.get(place_of(location))
        return place.id if place is not None and place.zone else ""

    def lane(self, a: str, b: str) -> Lane:
        """Return the lane between two places; KeyError if there is none."""
        return self._lanes[a][b]

    def wind_on(self, a: str, b: str, blowing: tuple[str, ...]) -> Passage:
        """Return how the winds let one go from a place to its neighbour.

        On a link this is the catch of its number in that direction; entering an in box from a space is free of it
        (see ``steps``).
        """
        return passage(self._lanes[a][b], b, blowing)

    def downwind(self, place: str, wind: str) -> tuple[str, ...]:
        """Return the neighbours toward which a seasonal wind blows from a place, on the lanes that bear it."""
        return tuple(end for end, lane in self._lanes[place].items() if (wind, end) in lane.seasonal)

    def upwind(self, place: str, wind: str) -> tuple[str, ...]:
        """Return the neighbours from which a seasonal wind blows to a place, on the lanes that bear it."""
        return tuple(end for end, lane in self._lanes[place].items() if (wind, place) in lane.seasonal)

    def prevailing_from(self, place: str, without: str = "") -> tuple[str, ...]:
        """Return the neighbours toward which the prevailing wind blows, leaving out lanes that bear a seasonal wind."""
        lanes = self._lanes[place].items()
        return tuple(end for end, lane in lanes if lane.prevailing == end and not lane.bears(without))

    # ------------------------------------------------------------ steps

    def steps(self, location: str, link: str, blowing: tuple[str, ...]) -> tuple[Step, ...]:
        """Return all steps that can be tried from a location; none beyond an edge of the map.

        From an in box: into the zone, or back to where the link leads (the out box, if that is a zone). From a zone:
        into its out box. From there: to each neighbour (into its in box, if that is a zone), over the edge, or back.
        """
        return self._under(blowing)[location, link]

    def _under(self, blowing: tuple[str, ...]) -> dict[Node, tuple[Step, ...]]:
        table = self._steps.get(blowing)
        if table is None:
            table = self._steps[blowing] = steps_under(self.places, self._lanes, blowing)
        return table

    def cost(self, step: Step) -> Fraction:
        """Return the movement points that a step takes on average: to catch on n takes faces / (n + 1) attempts."""
        return Fraction(self._average(step), self._scale)

    def attempt(self, step: Step) -> int:
        """Return the movement points that a step takes if the first throw succeeds."""
        if step.how is How.CATCH:
            return self.costs.catch
        if step.how is How.WITH:
            return self.costs.with_wind
        return self.costs.against_wind if step.how is How.AGAINST else self.costs.box

    def _average(self, step: Step) -> int:
        """Return the average cost of a step in whole shares of a movement point."""
        shares = self.attempt(step) * self._scale
        return shares if step.number is None else shares * self.costs.faces // (step.number + 1)

    # ------------------------------------------------------------ ways

    def mps(
        self,
        location: str,
        link: str,
        goals: str | tuple[str, ...],
        blowing: tuple[str, ...],
        shut: Collection[str] = (),
    ) -> int | None:
        """Return the fewest movement points to a goal, every throw succeeding, or None if there is no way."""
        self.steps(location, link, blowing)
        return self._tables(_several(goals), blowing, frozenset(shut), average=False).get((location, link))

    def expected(
        self,
        location: str,
        link: str,
        goals: str | tuple[str, ...],
        blowing: tuple[str, ...],
        shut: Collection[str] = (),
    ) -> Fraction | None:
        """Return the exact expected number of movement points to the goal, or None if there is no way."""
        self.steps(location, link, blowing)
        shares = self._tables(_several(goals), blowing, frozenset(shut), average=True).get((location, link))
        return None if shares is None else Fraction(shares, self._scale)

    def best(
        self,
        location: str,
        link: str,
        goals: str | tuple[str, ...],
        blowing: tuple[str, ...],
        shut: Collection[str] = (),
    ) -> tuple[Step, ...]:
        """Return the steps of every fastest way to a goal: those after which the expected number comes true.

        There are none at a goal, and none if there is no way.
        """
        steps = self.steps(location, link, blowing)
        table = self._tables(_several(goals), blowing, frozenset(shut), average=True)
        here = table.get((location, link), 0)
        if here == 0:
            return ()
        return tuple(
            step
            for step in steps
            if not _enters(location, step.to, shut)
            and (rest := table.get((step.to, step.link))) is not None
            and rest + self._average(step) == here
        )

    def way(
        self,
        location: str,
        link: str,
        goals: str | tuple[str, ...],
        blowing: tuple[str, ...],
        shut: Collection[str] = (),
    ) -> tuple[Step, ...]:
        """Return one fastest way to a goal, step by step: the first of the best steps each time."""
        steps: list[Step] = []
        while best := self.best(location, link, goals, blowing, shut):
            steps.append(best[0])
            location, link = best[0].to, best[0].link
        return tuple(steps)

    def _arcs_under(self, blowing: tuple[str, ...], shut: frozenset[str], *, average: bool) -> _Arcs:
        """Return, for each node, the nodes one comes from and the cost of coming."""
        price = self._average if average else self.attempt
        arcs: _Arcs = {}
        for node, steps in self._under(blowing).items():
            for step in steps:
                if not _enters(node[0], step.to, shut):
                    arcs.setdefault((step.to, step.link), []).append((node, price(step)))
        return arcs

    def _table(
        self, goals: tuple[str, ...], blowing: tuple[str, ...], shut: frozenset[str], *, average: bool
    ) -> dict[Node, int]:
        nodes = [node for goal in goals for node in self._nodes[goal]]
        return costs_to(nodes, self._arcs(blowing, shut, average=average))

    # ------------------------------------------------------------ distances

    def spaces(self, a: str, b: str, shut: Collection[str] = ()) -> int | None:
        """Return the distance in spaces between two locations on the map, or None if what is shut parts them.

        A space on the way counts 1 and a zone 2: one for its boxes, which are one space, and one for the zone proper.
        So both boxes lie at 1 and the zone at 2 from a neighbouring space, and two neighbouring zones at 3.
        """
        start, end = place_of(a), place_of(b)
        deep = self._depths[a] + self._depths[b]
        if start == end:
            return deep % 2
        rim = self._rims(start, frozenset(shut)).get(end)
        return None if rim is None else rim + deep

    def within(self, location: str, reach: int, shut: Collection[str] = ()) -> tuple[str, ...]:
        """Return the locations on the map at most so many spaces away, the one itself included, in the map's order."""
        return self._reach(location, reach, frozenset(shut))

    def _reach_of(self, location: str, reach: int, shut: frozenset[str]) -> tuple[str, ...]:
        far = ((other, self.spaces(location, other, shut)) for other in self.locations)
        return tuple(other for other, spaces in far if spaces is not None and spaces <= reach)

    def _rims_from(self, start: str, shut: frozenset[str]) -> dict[str, int]:
        """Return the distance from the rim of a place to that of each other: what lies between them, and one."""
        rims: dict[str, int] = {}
        heap = [(1, end) for end in self._lanes[start]]
        heapify(heap)
        while heap:
            rim, place = heappop(heap)
            if place == start or place in rims or place in shut:
                continue
            rims[place] = rim
            through = rim + 1 + self.places[place].zone
            for end in self._lanes[place]:
                heappush(heap, (through, end))
        return rims


def _several(goals: str | tuple[str, ...]) -> tuple[str, ...]:
    return (goals,) if isinstance(goals, str) else goals


def _enters(location: str, to: str, shut: Collection[str]) -> bool:
    """Return whether a step leads into a place that is shut from outside it."""
    return bool(shut) and (place := place_of(to)) in shut and place != place_of(location)
