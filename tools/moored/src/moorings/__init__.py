"""Moorings: two boats are moored in a bay and sail out, to test what is answered on a measured board."""

from collections.abc import Iterator
from math import cos, radians, sin
from random import Random
from typing import ClassVar

from maestre.play import (
    Game,
    Journey,
    Leg,
    Message,
    Open,
    Outcome,
    Place,
    Placing,
    Procedure,
    Refused,
    Route,
    Routing,
    Secrecy,
    Snap,
    Spot,
    State,
    ask,
    named,
    rule,
    tell,
)
from maestre.play.board import Area, Board, Mark, Piece, Plane, Scene, Tray

SIZE = (600, 400)
BAY = 200
"""How high up the table the bay goes."""
APART = 60
REACH = 240
TURN = 36_000
BOATS = ("heron", "egret")
SHALLOWS = Area("bay", "shallows", ((0, 0), (600, 0), (600, BAY), (0, BAY)), name=Message("bay"))
BOARD = Board(Plane(SIZE, up=True), "water", (SHALLOWS,))
Stance = tuple[int, int, int]


class Bay(State, kw_only=True):
    """Where each boat lies and where it faces, and which have sailed."""

    at: Open[dict[str, Stance]]
    sailed: Open[tuple[str, ...]] = ()


class Moor(Placing[Bay], frozen=True, tag="moor"):
    """Where a boat is moored: in the bay, and clear of the other."""

    rule: ClassVar = "1"
    boats: tuple[str, ...]

    def choice(self) -> Place:
        return Place(self.boats)

    def check(self, seen: Bay, value: Spot) -> None:
        if not (0 <= value.x <= SIZE[0] and 0 <= value.y <= BAY):
            raise Refused("1", "outside-bay", piece=named(value.piece))
        if any(abs(x - value.x) < APART and abs(y - value.y) < APART for x, y, _ in seen.at.values()):
            raise Refused("1", "too-near", piece=named(value.piece))

    def propose(self, seen: Bay, rng: Random) -> Iterator[Spot]:
        spots = [Spot(boat, x, 100, 0) for boat in self.boats for x in range(100, 600, 100)]
        rng.shuffle(spots)
        yield from (spot for spot in spots if self.refusal(seen, spot) is None)

    def describe(self, seen: Bay, value: Spot) -> Message:
        facing = value.facing % TURN // 100
        return Message.of("answer-moor", piece=named(value.piece), x=value.x, y=value.y, facing=facing)

    def snap(self, seen: Bay, value: Spot) -> Snap:
        """One that is out at sea comes back to the edge of the bay; a boat that it would lie near is marked."""
        inside = Spot(value.piece, value.x, min(value.y, BAY), value.facing)
        self.check(seen, inside)
        near = tuple(boat for boat, (x, _, _) in seen.at.items() if abs(x - inside.x) < 2 * APART)
        marks = (Mark("danger", near),) if near else ()
        why = Message.of("outside-bay", piece=named(value.piece)) if value.y > BAY else None
        return Snap(inside, self.describe(seen, inside), marks, why)


class Sail(Routing[Bay], frozen=True, tag="sail"):
    """Which way a boat sails: no farther than it can, and on the table."""

    rule: ClassVar = "2"
    boats: tuple[str, ...]

    def choice(self) -> Route:
        return Route(self.boats, ("ahead", "turn", "to"))

    def check(self, seen: Bay, value: Journey) -> None:
        if sum(leg.amount for leg in value.legs if leg.how == "ahead") > REACH:
            raise Refused("2", "too-far", piece=named(value.piece))
        x, y, _ = sailed(seen.at[value.piece], value.legs)
        if not value.legs or not (0 <= x <= SIZE[0] and 0 <= y <= SIZE[1]):
            raise Refused("2", "no-way", piece=named(value.piece))

    def propose(self, seen: Bay, rng: Random) -> Iterator[Journey]:
        yield Journey(rng.choice(self.boats), (Leg("to", at=(300, 300)),))

    def describe(self, seen: Bay, value: Journey) -> Message:
        x, y, facing = sailed(seen.at[value.piece], value.legs)
        return Message.of("answer-sail", piece=named(value.piece), x=x, y=y, facing=facing // 100)


def sailed(stance: Stance, legs: tuple[Leg, ...]) -> Stance:
    """Give where a boat comes to by these legs; turns are in hundredths of a degree."""
    x, y, facing = stance
    for leg in legs:
        if leg.how == "turn":
            facing = (facing + leg.amount) % TURN
        elif leg.how == "ahead":
            way = radians(facing / 100)
            x, y = x + round(leg.amount * sin(way)), y + round(leg.amount * cos(way))
        else:
            x, y, facing = (*leg.at, *(x, y, facing)[len(leg.at) :])[:3]
    return x, y, facing


@rule("1")
def moor(state: Bay) -> Procedure[None]:
    """The pilot moors a boat."""
    spot = yield from ask("pilot", Moor(tuple(boat for boat in BOATS if boat not in state.at)))
    state.at[spot.piece] = (spot.x, spot.y, spot.facing % TURN)
    tell(state, "moored", "1", piece=named(spot.piece))


@rule("2")
def sail(state: Bay) -> Procedure[None]:
    """The pilot sails a boat out."""
    way = yield from ask("pilot", Sail(tuple(boat for boat in BOATS if boat not in state.sailed)))
    state.at[way.piece] = sailed(state.at[way.piece], way.legs)
    state.sailed += (way.piece,)
    tell(state, "sailed", "2", piece=named(way.piece))


class Moorings(Game[Bay]):
    """What the kernel asks of a game."""

    key = "moorings"
    rules = 1
    state = Bay
    package = __name__
    seats = ("pilot", "harbour")
    scenarios = ("bay",)
    options: ClassVar = {}
    secrecy = Secrecy(Bay)

    def setup(self, scenario: str, options: dict[str, object]) -> Bay:
        return Bay(at={})

    def step(self, state: Bay) -> Procedure[None]:
        return sail(state) if len(state.at) == len(BOATS) else moor(state)

    def outcome(self, state: Bay) -> Outcome | None:
        return Outcome("pilot", "ending-out") if len(state.sailed) == len(BOATS) else None

    def turn(self, state: Bay) -> int:
        return 1 + len(state.at) + len(state.sailed)

    def scene(self, view: Bay, seat: str) -> Scene:
        """Boats on the water as they face; those to be moored lie beside it."""
        afloat = [
            Piece(boat, (x, y), "seat:pilot", "ship", glyph=boat[0].upper(), facing=facing, spent=boat in view.sailed)
            for boat, (x, y, facing) in view.at.items()
        ]
        left = (boat for boat in BOATS if boat not in view.at)
        ashore = [Piece(boat, "quay", "seat:pilot", "ship", glyph=boat[0].upper()) for boat in left]
        quay = (Tray("quay", Message("quay")),) if ashore else ()
        return Scene(BOARD, (*afloat, *ashore), trays=quay, facts=(Message.of("fact-turn", turn=self.turn(view)),))


game = Moorings()
