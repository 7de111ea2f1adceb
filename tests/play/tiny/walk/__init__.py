"""Walkers on a table of whole units: they are placed, go a route leg by leg, and strike with dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, NewType

import msgspec

from maestre.play import (
    Answer,
    Ask,
    Game,
    Journey,
    Leg,
    Order,
    Orders,
    Outcome,
    Place,
    Procedure,
    Reading,
    Refused,
    Route,
    Spot,
    State,
    Tally,
    ask,
    change,
    rule,
    tell,
    throw,
)

WalkerId = NewType("WalkerId", str)
Seat = NewType("Seat", str)

SEATS = (Seat("east"), Seat("west"))
SIZE = 10_000
ZONE = 2_000
PACE = 3_000
REACH = 4_000
TURNS = 6
AHEAD = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


class Walker(msgspec.Struct, frozen=True):
    """A walker on the table, or still beside it."""

    id: WalkerId
    seat: Seat
    x: int = -1
    y: int = -1
    facing: int = 0
    wounds: int = 0


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """What a strike is about: who strikes whom, over which distance."""

    by: str
    at: str
    apart: int


class Ground(State, kw_only=True):
    """The table and its walkers."""

    walkers: dict[WalkerId, Walker]
    turn: int = 0
    active: Seat = SEATS[0]
    walked: tuple[WalkerId, ...] = ()


class Strike(Reading[int], frozen=True):
    """So many dice, each a hit from ``need`` up; misses may be thrown again, ``rerolls`` at most."""

    count: int
    need: int
    rerolls: int = 0

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        if not faces:
            return (6,) * self.count
        again = min(self.rerolls, sum(face < self.need for face in faces[: self.count]))
        return (6,) * again if len(faces) == self.count else ()

    def read(self, faces: tuple[int, ...]) -> int:
        return sum(face >= self.need for face in faces)


def foes(state: Ground, seat: str) -> list[WalkerId]:
    return [walker.id for walker in state.walkers.values() if walker.seat != seat]


def own(state: Ground, seat: str) -> list[WalkerId]:
    return [walker.id for walker in state.walkers.values() if walker.seat == seat]


def apart(state: Ground, one: WalkerId, two: WalkerId) -> int:
    a, b = state.walkers[one], state.walkers[two]
    return abs(a.x - b.x) + abs(a.y - b.y)


@rule("w.1")
def place(state: Ground) -> Procedure[None]:
    """A walker is put down in its own zone, facing the foe."""
    for seat in SEATS:
        waiting = tuple(walker for walker in own(state, seat) if state.walkers[walker].x < 0)
        if waiting:
            spot = yield from ask(seat, Place(waiting), "w.1")
            change(state.walkers, WalkerId(spot.piece), x=spot.x, y=spot.y, facing=spot.facing)
            tell(state, "walk-placed", "w.1", piece=spot.piece, x=spot.x, y=spot.y)
            return
    state.turn = 1


@rule("w.2", "w.3")
def walk(state: Ground) -> Procedure[None]:
    """One walker goes its route, and may strike whoever is in reach."""
    left = tuple(walker for walker in own(state, state.active) if walker not in state.walked)
    if not left:
        state.walked = ()
        state.active = SEATS[1 - SEATS.index(state.active)]
        state.turn += state.active == SEATS[0]
        return
    journey = yield from ask(state.active, Route(left, ("forward", "turn")), "w.2")
    piece = WalkerId(journey.piece)
    state.walkers[piece] = gone(state.walkers[piece], journey)
    state.walked += (piece,)
    tell(state, "walk-gone", "w.2", piece=piece)
    order = yield from ask(state.active, Orders(("strike", "rest")), "w.4", about=piece)
    if order.verb == "strike":
        yield from strike(state, piece, WalkerId(order.objects[0]))


@rule("w.5")
def strike(state: Ground, piece: WalkerId, target: WalkerId) -> Procedure[None]:
    """Dice by distance; a wound each, and the third takes a walker off the table."""
    dice = strength(state, piece, target)
    reading = Strike(dice.whole, 4, rerolls=2)
    wounds = yield from throw(reading, "w.5", about=Reach(piece, target, apart(state, piece, target)))
    walker = change(state.walkers, target, wounds=state.walkers[target].wounds + wounds)
    tell(state, "walk-struck", "w.5", dice, piece=target, count=wounds)
    if walker.wounds >= 3:
        del state.walkers[target]
        tell(state, "walk-down", "w.5", piece=target)


def strength(state: Ground, piece: WalkerId, target: WalkerId) -> Tally:
    return Tally.of(3, "w.5").plus(-int(apart(state, piece, target) > REACH // 2), "w.5").at_least(1, "w.5")


def gone(walker: Walker, journey: Journey) -> Walker:
    """Where a route leads, or which rule it breaks."""
    here, left = walker, PACE
    for leg in journey.legs:
        if leg.how == "turn":
            if leg.amount % 90:
                raise Refused("w.3", "walk-quarter", proof=(f"at {here.x} {here.y}",), amount=leg.amount)
            here = msgspec.structs.replace(here, facing=(here.facing + leg.amount) % 360)
            continue
        dx, dy = AHEAD[here.facing]
        there = msgspec.structs.replace(here, x=here.x + dx * leg.amount, y=here.y + dy * leg.amount)
        line = f"line {here.x} {here.y} {there.x} {there.y}"
        if not 0 <= leg.amount <= left:
            raise Refused("w.2", "walk-too-far", proof=(line,), asked=leg.amount, left=left)
        if not (0 <= there.x <= SIZE and 0 <= there.y <= SIZE):
            raise Refused("w.3", "walk-off", proof=(line,), piece=walker.id)
        here, left = there, left - leg.amount
    return here


class Walk(Game[Ground]):
    """The walkers as the kernel knows them."""

    key = "walk"
    rules = 1
    seats = SEATS
    scenarios = ("meadow",)
    options: ClassVar[dict[str, tuple[Any, ...]]] = {"each": (2, 1, 3)}
    state = Ground
    package = "tests.play.tiny.walk"

    def setup(self, scenario: str, options: dict[str, Any]) -> Ground:
        ids = [(seat, WalkerId(f"{seat}-{number}")) for seat in SEATS for number in range(1, options["each"] + 1)]
        return Ground(walkers={walker: Walker(walker, seat) for seat, walker in ids})

    def step(self, state: Ground) -> Procedure[None]:
        return walk(state) if state.turn else place(state)

    def outcome(self, state: Ground) -> Outcome | None:
        points = tuple((str(seat), len(own(state, seat))) for seat in SEATS)
        for seat in SEATS:
            if not own(state, seat):
                return Outcome(SEATS[1 - SEATS.index(seat)], "walk-ending-down", points)
        return Outcome(None, "walk-ending-turns", points) if state.turn > TURNS else None

    def turn(self, state: Ground) -> int:
        return state.turn

    def check(self, state: Ground, ask: Ask, answer: object) -> None:
        match answer:
            case Spot(piece, x, y, facing):
                low = 0 if ask.seat == SEATS[0] else SIZE - ZONE
                if not (low <= x <= low + ZONE and 0 <= y <= SIZE):
                    raise Refused("w.1", "walk-zone", proof=(f"zone {low} 0 {low + ZONE} {SIZE}",), piece=piece)
                if facing not in AHEAD:
                    raise Refused("w.3", "walk-quarter", amount=facing)
            case Journey(piece, _):
                gone(state.walkers[WalkerId(piece)], answer)
            case Order("strike", _, objects):
                if len(objects) != 1 or objects[0] not in foes(state, ask.seat):
                    raise Refused("w.4", "walk-no-foe", count=len(objects))
                distance = apart(state, WalkerId(ask.about), WalkerId(objects[0]))
                if distance > REACH:
                    proof = (f"pair {ask.about} {objects[0]}",)
                    raise Refused("w.4", "walk-out-of-reach", proof=proof, apart=distance, reach=REACH)
            case _:
                pass

    def propose(self, state: Ground, ask: Ask, rng: Random) -> Iterator[Answer]:
        match ask.choice:
            case Place(pieces):
                low = 0 if ask.seat == SEATS[0] else SIZE - ZONE
                facing = 0 if ask.seat == SEATS[0] else 180
                yield Spot(rng.choice(pieces), rng.randint(low, low + ZONE), rng.randint(0, SIZE), facing)
            case Route(pieces, _):
                yield from self._routes(state, pieces, rng)
                yield Journey(pieces[0], ())
            case _:
                near = [foe for foe in foes(state, ask.seat) if apart(state, WalkerId(ask.about), foe) <= REACH]
                if near:
                    yield Order("strike", ask.about, (rng.choice(near),))
                yield Order("rest")

    def _routes(self, state: Ground, pieces: tuple[str, ...], rng: Random) -> Iterator[Journey]:
        for _ in range(5):
            turn = (Leg("turn", rng.choice((90, -90))),) if rng.random() < 0.3 else ()
            journey = Journey(rng.choice(pieces), (*turn, Leg("forward", rng.randint(0, PACE))))
            try:
                gone(state.walkers[WalkerId(journey.piece)], journey)
            except Refused:
                continue
            yield journey

    def invariants(self, state: Ground) -> None:
        for walker in state.walkers.values():
            assert walker.x == -1 or (0 <= walker.x <= SIZE and 0 <= walker.y <= SIZE), walker
            assert walker.facing in AHEAD, walker


game = Walk()
