"""The sea as a scene, for whoever draws any game alike; the browser has a board of its own for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.mistral.data import Figures, Place
from maestre.games.mistral.data.words import Fleet, Kind, PlaceKind
from maestre.games.mistral.table.formations import commander, ready, sail, squadrons_in
from maestre.games.mistral.table.names import called, joined, name
from maestre.games.mistral.table.state import Auxiliary, Formation, Gale, State
from maestre.play import Message
from maestre.play.board import Area, Badge, Board, Edge, Graph, Piece, Scene
from maestre.play.written.figures import kept
from maestre.space.network import in_box, out_box

_ASIDE: Final = 17
"""How far the boxes of a Sea Zone lie from its middle."""
_RADIUS: Final = 9
_GROUND: Final = {
    PlaceKind.PORT: "stone",
    PlaceKind.COASTAL: "sand",
    PlaceKind.STRAIT: "rock",
    PlaceKind.LARGE: "snow",
    PlaceKind.ZONE: "shallows",
}
_SIGNS: Final = {
    Kind.GRAND: "✶",
    Kind.FLAG: "⚑",
    Kind.DETACHMENT: "",
    Kind.INDEPENDENT: "1",
    Kind.CONVOY: "C",
    Kind.DUMMY: "D",
    Kind.UNKNOWN: "?",
}


@kept
def chart(figures: Figures) -> Board:
    """The map: its places, the boxes of Sea Zones beside them, and the lanes between."""
    frame = figures.waters.file.frame
    points = tuple(point for place in figures.places.values() for point in _points(place))
    areas = tuple(area for place in figures.places.values() for area in _areas(place))
    lanes = tuple(Edge((lane.a, lane.b)) for lane in figures.waters.lanes)
    return Board(Graph(points, (frame.width, frame.height), _RADIUS), "water", areas, lanes)


def _points(place: Place) -> Iterator[tuple[str, tuple[int, int]]]:
    yield place.id, (place.x, place.y)
    if place.is_zone:
        yield in_box(place.id), (place.x - _ASIDE, place.y)
        yield out_box(place.id), (place.x + _ASIDE, place.y)


def _areas(place: Place) -> Iterator[Area]:
    """A place with its name, or of an open Space with its number."""
    printed = str(place.number) if place.number else place.letter
    named = None if printed else Message(f"place-{place.id}")
    yield Area(place.id, _GROUND[place.kind], glyph=printed[:3], name=named)
    if place.is_zone:
        yield Area(in_box(place.id), _GROUND[place.kind], glyph="»")
        yield Area(out_box(place.id), _GROUND[place.kind], glyph="«")


def scene(view: State) -> Scene:
    """Stacks at sea, how many Squadrons lie in each harbour, who keeps a watch, and Gales."""
    pieces = (*_gales(view), *_moored(view), *_watching(view), *(_stack(view, one) for one in _stacks(view)))
    return Scene(chart(view.figures), pieces, facts=(_head(view),))


def _head(view: State) -> Message:
    blowing = [Message(f"wind-{wind}") for wind in view.winds]
    return Message.of(
        "text-head",
        turn=Message(view.figures.calendar.names[view.turn]),
        year=str(view.year),
        impulse=view.impulse,
        increment=view.increment,
        phase=Message(f"text-phase-{view.phase}"),
        winds=joined(blowing) if blowing else Message("text-calm"),
        british=view.books[Fleet.BRITISH].prestige,
        bourbon=view.books[Fleet.BOURBON].prestige,
    )


# ------------------------------------------------------------------------------------------------------- at sea


def _stacks(view: State) -> Iterator[Formation]:
    return (one for one in view.formations.values() if ready(one) and not one.superior)


def _stack(view: State, one: Formation) -> Piece:
    """A counter; of an Unspotted enemy one sees that it is there and no more (IC.7.11)."""
    colour = f"seat:{one.fleet.value}"
    if one.kind is Kind.UNKNOWN:
        return Piece(one.id, one.place, colour, "counter", called(view.figures, one.id), _SIGNS[one.kind])
    squadrons, counter = squadrons_in(view, one.id), view.figures.formations.counters.get(one.id)
    leader = commander(view, one.id).id
    told = Message.of(
        "text-stack",
        formation=name(view.figures, one.id),
        id=one.id,
        squadrons=len(squadrons),
        sail=sail(squadrons),
        leader=name(view.figures, leader) if leader else "none",
        spotted="yes" if one.spotted else "no",
        disorganised="yes" if one.disorganised else "no",
        duty=one.duty.value or "none",
    )
    glyph = _SIGNS[one.kind] + (counter.letter if counter else "")
    return Piece(one.id, one.place, colour, "counter", told, glyph[:3], count=len(squadrons) or 1)


def _gales(view: State) -> Iterator[Piece]:
    for number, gale in enumerate(view.gales):
        yield Piece(f"gale:{number}", gale.place, "ink", "hex", _blows(view.figures, gale), "≋")


def _blows(figures: Figures, gale: Gale) -> Message:
    return Message.of(
        "gale", wind=name(figures, gale.wind), force=name(figures, gale.force), place=name(figures, gale.place)
    )


# --------------------------------------------------------------------------------------------------- in harbour


def _moored(view: State) -> Iterator[Piece]:
    """The Squadrons of a Fleet in a harbour, together, with how many there are in each state."""
    counts: dict[tuple[str, Fleet], dict[str, int]] = {}
    for one in view.squadrons.values():
        if one.at in view.figures.places and view.figures.places[one.at].is_port:
            states = counts.setdefault((one.at, view.figures.formations.fleets[one.contingent]), {})
            states[one.status.value] = states.get(one.status.value, 0) + 1
    for (place, fleet), states in counts.items():
        told = tuple(
            Badge(
                str(count),
                Message.of("text-harbour", place=name(view.figures, place), fleet=fleet, status=status, count=count),
            )
            for status, count in sorted(states.items())
        )
        count = sum(states.values())
        called_ = Message.of("harbour-of", fleet=fleet.value, place=name(view.figures, place), count=count)
        yield Piece(f"{place}/{fleet}", place, f"seat:{fleet.value}", "base", called_, "⚓", count=count, badges=told)


def _watching(view: State) -> Iterator[Piece]:
    """Auxiliaries on a lasting Task in a place that all see."""
    return (
        _watch(view.figures, one)
        for one in view.auxiliaries.values()
        if one.task is not None and one.target in view.figures.places
    )


def _watch(figures: Figures, one: Auxiliary) -> Piece:
    fleet = figures.formations.fleets.get(one.contingent)
    task = Message(f"task-name-{one.task}")
    told = Message.of(
        "text-auxiliary",
        auxiliary=name(figures, one.id),
        id=one.id,
        berth=one.berth.value,
        where=name(figures, one.target),
        task=task,
    )
    return Piece(one.id, one.target, f"seat:{fleet.value}" if fleet else "ink", "disc", told, "a")
