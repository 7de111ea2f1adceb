"""3.05, 3.11-3.18, 8.30, 9.22-9.24 Moves that are made: ways and those they lead through, forced moves, making room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import isqrt
from random import Random
from typing import ClassVar, Final

from msgspec.structs import asdict, replace

from maestre.games.aguila.data import INCH
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.moving.move_legality import check_way, crowded, way_of
from maestre.games.aguila.moving.move_syntax import Way, words
from maestre.games.aguila.moving.movers import Body, body_of, members
from maestre.games.aguila.moving.obstacles import surroundings
from maestre.games.aguila.moving.snaps import snapped, touched, way_words
from maestre.games.aguila.table.crossings import carried, over_water
from maestre.games.aguila.table.moments import GOES, WALKED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import around, base, battery_of, outline, pose, standing
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.miniatures.words import inches
from maestre.play import Journey, Leg, Message, Offer, Procedure, Route, Routing, Snap, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Around, Aside, Base, Parting, Pose, Walk

# ------------------------------------------------------------------------------------------------------------ questions


class Marching(Way, Routing[State], frozen=True, tag="way"):
    """A unit goes somewhere with a verb: by which legs."""

    rule: ClassVar = "3.05"
    kinds: tuple[str, ...] = ()

    @classmethod
    def of(cls, state: State, way: Way) -> Marching:
        """Ask for a way, with the kinds of leg that it may have."""
        return cls(**asdict(way), kinds=words(state, way.unit, way.verb))

    def choice(self) -> Route:
        return Route((self.unit,), self.kinds)

    def check(self, seen: State, value: Journey) -> None:
        check_way(seen, self, value)

    def propose(self, seen: State, rng: Random) -> Iterator[Journey]:
        """Try ways that are mostly straight and far, some with a bend; at last staying, which is allowed."""
        far = self.allowance.whole
        for number in range(_TRIES):
            length = far if not number else far * rng.randint(1, _ROUGH) // _ROUGH
            found = Journey(self.unit, tuple(_guessed(seen, self, length, rng)))
            if not crowded(seen, self, found) and self.refusal(seen, found) is None:
                yield found
        yield Journey(self.unit, ())

    def describe(self, seen: State, value: Journey) -> Message:
        return way_words(seen, self, value)

    def pieces(self, seen: State) -> tuple[str, ...]:
        return (self.unit,)

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        if piece in {"", self.unit}:
            for way in touched(seen, self, self.kinds):
                yield Offer(way, self.describe(seen, way), tuple(check_way(seen, self, way).pose))

    def snap(self, seen: State, value: Journey) -> Snap:
        self.choice().check(self.rule, value)
        return snapped(seen, self, value)


class AnotherWay(Marching, frozen=True, tag="another-way"):
    """A friend has not let a unit pass: by which other legs it goes."""

    rule: ClassVar = "3.13"


_TRIES: Final = 5
"""How many ways are thought of by who moves by chance."""
_ROUGH: Final = 4
"""He thinks in quarters of an inch and of his reach."""


def _guessed(state: State, about: Marching, length: int, rng: Random) -> Iterator[Leg]:
    """Some legs that may fit an order."""
    kinds = about.kinds
    bends = [kind for kind in ("turn", "wheel") if kind in kinds and (about.turns if kind == "turn" else about.wheels)]
    lines = [kind for kind in ("ahead", "back", "aside") if kind in kinds]
    if bends and (about.verb == "facing" or rng.randrange(_ROUGH) == 0):
        faces = about.verb == "facing" or bool(about.faced)
        most = tabletop.HALF_TURN if faces else state.figures.sight.turn
        lines = ["ahead"] if faces else lines
        bend = rng.choice(bends)
        yield Leg(bend, rng.randint(-most, most) // (1 if bend == "turn" else _ROUGH))
        length //= 2
    line = lines[0] if rng.randrange(_ROUGH) else rng.choice(lines)
    yield Leg(line, -length if line == "aside" and rng.randrange(2) else length)


# -------------------------------------------------------------------------------------------------- ways that are asked


@rule("3.05", "3.12", "3.13", "11.36")
def go(state: State, unit: UnitId, verb: str) -> Procedure[None]:
    """Ask for the way of a unit with a verb and go it; friends who are to be crossed are tested first.

    Each is tested once. After a failure the unit finds another way, which may be none at all. Guns that turned as they
    limbered or unlimbered are marked.
    """
    if (yield from GOES(False, state, unit, verb)):
        return
    about = way_of(state, unit, verb)
    question: type[Marching] = Marching
    while True:
        asked = question.of(state, about)
        journey = yield from _answered(state, asked)
        walked = check_way(state, asked, journey)
        due = _to_test(state, about, walked)
        for friend in due:
            passes = yield from tested(state, test_of(state, friend, "crossed"))
            row = battery_of(state, friend)
            if passes:
                about = replace(about, let=(*about.let, *row))
            else:
                about = replace(about, barred=(*about.barred, *row))
                tell(state, "friend-bars-way", "3.13", unit=named(state, unit), other=named(state, friend))
        if not any(friend in about.barred for friend in due):
            break
        question = AnotherWay
    if about.faced and walked.pose.facing != body_of(state, unit).pose.facing:
        for one in battery_of(state, unit):
            change(state.units, one, deeds=replace(state.units[one].deeds, turned=True))
    yield from walk(state, unit, walked)


def _answered(state: State, asked: Marching) -> Procedure[Journey]:
    """Ask for a way; who may go nowhere at all is not asked."""
    if not asked.allowance.whole and not asked.road and not asked.turns:
        return Journey(asked.unit, ())
    return (yield from ask(state.units[asked.unit].side, asked))


@rule("3.12", "5.58")
def _to_test(state: State, about: Way, walked: Walk) -> tuple[UnitId, ...]:
    """The friends that a way leads through who have not been tested, a battery once.

    An officer on his own lets anybody pass (ours).
    """
    friends = (UnitId(one) for one in walked.passed if one in state.units and one not in about.let)
    return tuple(dict.fromkeys(battery_of(state, friend)[0] for friend in friends))


# ------------------------------------------------------------------------------------------------------------- the move


@rule("3.05", "5.12", "5.58", "11.08", "12.18")
def walk(state: State, unit: UnitId, walked: Walk) -> Procedure[None]:
    """Move a unit along its way, guns of its battery with it; what it has moved is remembered, turns are not.

    Officers who are with it go along, having no base of their own. The barrel of a gun that has turned points ahead.
    """
    body = body_of(state, unit)
    length = sum(_gone(body, *leg) for leg in pairwise(walked.poses))
    _put(state, body, walked.pose)
    for one in body.units:
        deeds = state.units[one].deeds
        change(state.units, one, deeds=replace(deeds, walked=deeds.walked + length))
    if length:
        tell(state, "unit-moves", "3.05", unit=named(state, unit), length=inches(length, INCH))
    else:
        turned = walked.pose.facing != body.pose.facing
        tell(state, "unit-turns" if turned else "unit-stays", "3.05", unit=named(state, unit))
    yield from _felt(state, body, walked.poses)


def _gone(body: Body, start: Pose, end: Pose) -> int:
    """How far a leg leads: a straight line, the way of the outer corner of a wheel, or nothing for a turn."""
    if start.facing == end.facing:
        return isqrt((start.x - end.x) ** 2 + (start.y - end.y) ** 2)
    turn = tabletop.turn_between(start.facing, end.facing)
    return 0 if (start.x, start.y) == (end.x, end.y) else tabletop.arc_length(body.base.width, turn)


def _put(state: State, body: Body, there: Pose) -> None:
    turned = there.facing != body.pose.facing
    for unit, where in members(body, there).items():
        bearing = None if turned else state.units[unit].bearing
        change(state.units, unit, pose=where, bearing=bearing)


def _felt(state: State, body: Body, poses: tuple[Pose, ...]) -> Procedure[None]:
    """Let happen what moving sets off, for each unit on its own way."""
    ways = [members(body, there) for there in poses]
    for unit in body.units:
        if unit in state.units:
            yield from WALKED(state, unit, tuple(pairwise(way[unit] for way in ways)))


# --------------------------------------------------------------------------------------------------------- forced moves


@rule("3.18", "5.55", "9.18", "9.19", "9.22")
def shifted(state: State, unit: UnitId, heading: int, length: int) -> Procedure[int]:
    """Move a unit straight in a heading without turning it, as far as there is room; give how far it went.

    It stops an inch short of others and of closed ground, and at the edge of the table; difficult ground costs double.
    Whoever stands nearer already does not stop it unless it would come nearer still.
    """
    body = body_of(state, unit)
    found, friends = surroundings(state, body.units, body.pose, length + body.base.width + body.base.depth)
    waters = carried(state, body.base, body.pose, Aside(heading % tabletop.TURN, length))
    solid = tuple(one for one in (*found.solid, *friends) if one.name not in waters)
    felt = tuple(one for one in found.grounds if one.name not in waters)
    about = Around(found.table, solid, solid, state.figures.distances.separation, grounds=felt)
    gone = tabletop.advance(body.pose, body.base, heading, length, about)
    if gone.steps:
        _put(state, body, gone.pose)
        tell(state, "unit-goes", "3.18", unit=named(state, unit), length=inches(gone.steps, INCH))
        yield from _felt(state, body, (body.pose, gone.pose))
    return gone.steps


@rule("8.30", "9.24")
def settle(state: State, units: tuple[UnitId, ...]) -> Procedure[None]:
    """Let bystanders nearer than an inch to these units make room by the least shift; who has no room stays.

    They are neither tested nor asked, and their battery goes with a gun. Officers on their own make room too.
    """
    for unit in units:
        for other in _bystanders(state, units):
            close = unit in state.units and state.units[unit].pose is not None and _crowded(state, unit, other)
            if close and other in state.units:
                yield from _give_way(state, UnitId(other))
            elif close:
                _step_aside(state, OfficerId(other))


def _bystanders(state: State, units: tuple[UnitId, ...]) -> tuple[str, ...]:
    own = {gun for unit in units if unit in state.units for gun in battery_of(state, unit)}
    return tuple(other for other in standing(state) if other not in own)


def _crowded(state: State, unit: UnitId, other: str) -> bool:
    piece = state.units.get(UnitId(other)) or state.officers.get(OfficerId(other))
    if piece is None or piece.pose is None:
        return False
    here = outline(state, unit)
    reach = here.reach + _extent(state, other) + state.figures.distances.separation
    if (here.x - piece.pose.x) ** 2 + (here.y - piece.pose.y) ** 2 > reach * reach:
        return False
    return tabletop.nearer_than(here, outline(state, other), state.figures.distances.separation)


def _extent(state: State, piece: str) -> int:
    """No point of a piece's base lies farther from its centre."""
    size = base(state, piece)
    return size.width + size.depth


def _give_way(state: State, unit: UnitId) -> Procedure[None]:
    body = body_of(state, unit)
    found, friends = surroundings(state, body.units, body.pose, 2 * (body.base.width + body.base.depth))
    waters = over_water(state, body.base, body.pose)
    solid = tuple(one for one in (*found.solid, *friends) if one.name not in waters)
    shunned = (*found.shunned, *friends)
    parting = _parting(body.pose, body.base, Around(found.table, solid, shunned, state.figures.distances.separation))
    if parting is not None:
        _put(state, body, parting.pose)
        tell(state, "unit-makes-room", "8.30", unit=named(state, unit))
        yield from _felt(state, body, (body.pose, parting.pose))


def _step_aside(state: State, officer: OfficerId) -> None:
    parting = _parting(pose(state, officer), base(state, officer), around(state, officer))
    if parting is not None:
        change(state.officers, officer, pose=parting.pose)
        tell(state, "unit-makes-room", "8.30", unit=named(state, officer))


def _parting(here: Pose, size: Base, about: Around) -> Parting | None:
    """The least shift that gives a base its inch on all sides, if it is no longer than the base is large."""
    return tabletop.freed(here, size, about, 2 * tabletop.stand(here, size).reach)
