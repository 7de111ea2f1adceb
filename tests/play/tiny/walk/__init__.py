"""Walkers on a table of whole units: they are placed, go a route leg by leg, and strike with dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, NewType

import msgspec

from maestre.play import (
    Deed,
    Deeds,
    Game,
    Journey,
    Leg,
    Message,
    Outcome,
    Place,
    Placing,
    Procedure,
    Reading,
    Refused,
    Route,
    Routing,
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


class Standing(Placing[Ground], frozen=True, tag="standing"):
    """Where one of these walkers is put down, in its own zone."""

    rule: ClassVar = "w.1"
    seat: Seat
    walkers: tuple[WalkerId, ...]

    def choice(self) -> Place:
        return Place(self.walkers)

    def low(self) -> int:
        """Where the zone begins."""
        return 0 if self.seat == SEATS[0] else SIZE - ZONE

    def check(self, seen: Ground, value: Spot) -> None:
        low = self.low()
        if not (low <= value.x <= low + ZONE and 0 <= value.y <= SIZE):
            raise Refused("w.1", "walk-zone", proof=(f"zone {low} 0 {low + ZONE} {SIZE}",), piece=value.piece)
        if value.facing not in AHEAD:
            raise Refused("w.3", "walk-quarter", amount=value.facing)

    def propose(self, seen: Ground, rng: Random) -> Iterator[Spot]:
        low, facing = self.low(), 0 if self.seat == SEATS[0] else 180
        yield Spot(rng.choice(self.walkers), rng.randint(low, low + ZONE), rng.randint(0, SIZE), facing)


class Going(Routing[Ground], frozen=True, tag="going"):
    """Which of these walkers goes, and where."""

    rule: ClassVar = "w.2"
    walkers: tuple[WalkerId, ...]

    def choice(self) -> Route:
        return Route(self.walkers, ("forward", "turn"))

    def check(self, seen: Ground, value: Journey) -> None:
        gone(seen.walkers[WalkerId(value.piece)], value)

    def propose(self, seen: Ground, rng: Random) -> Iterator[Journey]:
        for _ in range(5):
            turn = (Leg("turn", rng.choice((90, -90))),) if rng.random() < 0.3 else ()
            journey = Journey(rng.choice(self.walkers), (*turn, Leg("forward", rng.randint(0, PACE))))
            if self.refusal(seen, journey) is None:
                yield journey
        yield Journey(self.walkers[0], ())


class Hit(Deed[Ground], frozen=True):
    """A walker strikes a foe in reach."""

    verb: ClassVar = "strike"
    piece: WalkerId
    target: WalkerId

    @classmethod
    def unread(cls, rule: str, values: tuple[str, ...]) -> Refused:
        return Refused(rule, "walk-no-foe", count=max(len(values) - 1, 0))

    def check(self, seen: Ground, seat: str) -> None:
        if self.piece not in own(seen, seat) or self.target not in foes(seen, seat):
            raise Refused("w.4", "walk-no-foe", count=1)
        distance = apart(seen, self.piece, self.target)
        if distance > REACH:
            proof = (f"pair {self.piece} {self.target}",)
            raise Refused("w.4", "walk-out-of-reach", proof=proof, apart=distance, reach=REACH)

    def describe(self, seen: Ground) -> Message:
        return Message.of("answer", what=f"strike {self.piece} {self.target}")


class Rest(Deed[Ground], frozen=True):
    """A walker strikes nobody."""

    verb: ClassVar = "rest"

    def check(self, seen: Ground, seat: str) -> None:
        pass

    def describe(self, seen: Ground) -> Message:
        return Message.of("answer", what="rest")


class Striking(Deeds[Ground, Hit | Rest], frozen=True, tag="striking"):
    """Whether the walker that went strikes somebody."""

    rule: ClassVar = "w.4"
    piece: WalkerId

    @classmethod
    def kinds(cls) -> tuple[type[Hit | Rest], ...]:
        return Hit, Rest

    def propose(self, seen: Ground, rng: Random) -> Iterator[Hit | Rest]:
        near = [foe for foe in foes(seen, self.seat) if apart(seen, self.piece, foe) <= REACH]
        if near:
            yield Hit(self.piece, rng.choice(near))
        yield Rest()


@rule("w.1")
def place(state: Ground) -> Procedure[None]:
    """A walker is put down in its own zone, facing the foe."""
    for seat in SEATS:
        waiting = tuple(walker for walker in own(state, seat) if state.walkers[walker].x < 0)
        if waiting:
            spot = yield from ask(seat, Standing(seat, waiting))
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
    journey = yield from ask(state.active, Going(left))
    piece = WalkerId(journey.piece)
    state.walkers[piece] = gone(state.walkers[piece], journey)
    state.walked += (piece,)
    tell(state, "walk-gone", "w.2", piece=piece)
    match (yield from ask(state.active, Striking(state.active, piece))):
        case Hit(_, target):
            yield from strike(state, piece, target)
        case Rest():
            pass


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

    def invariants(self, state: Ground) -> None:
        for walker in state.walkers.values():
            assert walker.x == -1 or (0 <= walker.x <= SIZE and 0 <= walker.y <= SIZE), walker
            assert walker.facing in AHEAD, walker


game = Walk()
