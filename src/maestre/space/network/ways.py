"""Shortest ways: over whatever leads from place to place, and backwards from goals over arcs that cost something."""

from collections.abc import Callable, Iterable, Mapping
from heapq import heapify, heappop, heappush

from maestre.space.network.steps import Node


def reached(start: str, onward: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    """Return all places that can be reached by going onward again and again, nearest first, the start included."""
    seen = {start}
    queue = [start]
    for place in queue:
        for end in onward(place):
            if end not in seen:
                seen.add(end)
                queue.append(end)
    return tuple(queue)


def onward_to(start: str, goal: str, onward: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    """Return the places onward of the start that lie on a shortest way to a goal, in the order ``onward`` gives them.

    There are none at the goal itself and none if it cannot be reached.
    """
    ahead = tuple(onward(start))
    firsts: dict[str, frozenset[str]] = {start: frozenset()}
    level = {end: frozenset((end,)) for end in ahead if end != start}
    while level and goal not in firsts:
        firsts |= level
        further: dict[str, frozenset[str]] = {}
        for place, by in level.items():
            for end in onward(place):
                if end not in firsts:
                    further[end] = further.get(end, frozenset()) | by
        level = further
    by = firsts.get(goal, frozenset())
    return tuple(end for end in ahead if end in by)


def costs_to(goals: Iterable[Node], arcs: Mapping[Node, Iterable[tuple[Node, int]]]) -> dict[Node, int]:
    """Return what it costs to come to the nearest goal from everywhere it can be reached from, by Dijkstra's algorithm.

    ``arcs`` has, for each node, the nodes from which one comes to it and the positive cost.
    """
    costs: dict[Node, int] = {}
    heap: list[tuple[int, Node]] = [(0, goal) for goal in goals]
    heapify(heap)
    while heap:
        cost, node = heappop(heap)
        if node in costs:
            continue
        costs[node] = cost
        for source, price in arcs.get(node, ()):
            if source not in costs:
                heappush(heap, (cost + price, source))
    return costs
