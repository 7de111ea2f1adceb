"""A network: places joined by lanes, winds that blow along them, and zones that are crossed box by box.

A *location* is where a piece can be, as a string: the id of a place; for a zone ``"<zone>:in"``, ``"<zone>"`` (the
zone proper) and ``"<zone>:out"``; beyond the map ``"edge:<name>"``. Who is in an in box also remembers the *link*, the
place it came from; everywhere else the link is ``""``. The winds that blow are a tuple of their names.
See docs/decisions/0016-network.md for how zones are crossed and distances counted.
"""

from maestre.space.network.lanes import Lane, Place, boxes, edge_of, in_box, off_map, out_box, place_of
from maestre.space.network.steps import Costs, How, Passage, Step
from maestre.space.network.ways import onward_to, reached
from maestre.space.network.whole import Network

__all__ = [
    "Costs",
    "How",
    "Lane",
    "Network",
    "Passage",
    "Place",
    "Step",
    "boxes",
    "edge_of",
    "in_box",
    "off_map",
    "onward_to",
    "out_box",
    "place_of",
    "reached",
]
