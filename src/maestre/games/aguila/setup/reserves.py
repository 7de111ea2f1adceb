"""16.07-16.08, 16.11, 16.39 Reserves and units that march up: who is called, and where he comes onto the table."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Arm, Figures, Formation, OfficerAbility, OrderKind
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.moving.move_legality import check_pose
from maestre.games.aguila.moving.move_syntax import turns_of
from maestre.games.aguila.moving.obstacles import room_of
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.setup.placement import short_edge
from maestre.games.aguila.shooting.artillery import drills
from maestre.games.aguila.table.asking import Choosing, Putting, pose_of
from maestre.games.aguila.table.moments import COMMANDS, ORDER_OPEN, WALKED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command, in_play
from maestre.games.aguila.table.places import around, base, battery_of, outline
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Away, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value, Weighing
from maestre.miniatures.words import inches
from maestre.play import (
    Message,
    Place,
    Procedure,
    Refused,
    Spot,
    Tally,
    ask,
    change,
    rule,
    tell,
    throw,
)
from maestre.play.chance.readings import Face
from maestre.space import tabletop
from maestre.space.tabletop import Ahead, Base, Corner, Point, Pose, Turn

_ELITE: Final = "elite"
_STEP: Final = 2 * INCH
_LIMBERED: Final = "limbered"


# ------------------------------------------------------------------------------------------------------------ questions


class Entry(NamedTuple):
    """How a unit comes onto the table: drawn up how, or guns behind their horses, and how fast."""

    formation: Formation | None
    pace: str

    def __str__(self) -> str:
        """Give the word for it: ``line/advance``, ``march_column/double``."""
        return f"{self.formation or _LIMBERED}/{self.pace}"


class Entrance(Choosing[Entry], frozen=True, tag="entrance"):
    """A unit comes onto the table: drawn up how, and how fast."""

    rule: ClassVar = "16.07"
    unit: UnitId
    stretches: tuple[tuple[Point, Point], ...]
    ways: tuple[Entry, ...]

    def options(self) -> tuple[Entry, ...]:
        return self.ways

    def describe(self, seen: State, value: Entry) -> Message:
        drawn = f"formation-{value.formation}" if value.formation else f"offer-pick-{_LIMBERED}"
        return Message.of("offer-arrives", formation=Message(drawn), pace=value.pace)


class Arriving(Putting, frozen=True, tag="arriving"):
    """Where a unit ends that comes onto the table: by which stretches of the edges, how far at most, in what way."""

    rule: ClassVar = "16.07"
    unit: UnitId
    stretches: tuple[tuple[Point, Point], ...]
    verb: str
    allowance: Tally

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a place that it cannot come to this turn, and one out of command where there is another."""
        there = pose_of(value)
        _check(seen, self.unit, self.verb, there)
        if not _led(seen, self.unit, there) and any(
            _led(seen, self.unit, pose) for pose in _spots(seen, self.unit, self.verb)
        ):
            raise Refused("16.11", "arrive-out-of-command", proof=(self.unit,), unit=named(seen, self.unit))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Try one place after the other: those in command, or all if none of them is."""
        beyond: list[Pose] | None = []
        for pose in _spots(seen, self.unit, self.verb, rng):
            if _led(seen, self.unit, pose):
                beyond = None
                yield Spot(self.unit, *pose)
            elif beyond is not None:
                beyond.append(pose)
        yield from (Spot(self.unit, *pose) for pose in beyond or ())

    def near(self, seen: State, wish: Spot) -> None:
        """Find nothing: it fits where it is put, or does not."""


# ------------------------------------------------------------------------------------------------------- who is called


@rule("5.57", "16.08", "16.11", "16.22", "16.32", "16.39")
def arrivals(state: State) -> Procedure[None]:
    """Call who comes this turn: all who start off the table; of reserves who throws no more than the Strategic Factor.

    A battery is called as one. In War Escalation they come without a die, if their side wants.
    """
    for unit in tuple(state.units):
        away = state.units[unit].away
        if unit != battery_of(state, unit)[0]:
            continue
        if away is Away.OFF or (away is Away.RESERVE and (yield from _called(state, unit))):
            for one in battery_of(state, unit):
                change(state.units, one, deeds=replace(state.units[one].deeds, arrived=True))


@rule("16.08", "16.39")
def _called(state: State, unit: UnitId) -> Procedure[bool]:
    row, one = state.figures.scenarios.row[state.scenario].reserves, state.units[unit]
    assert row is not None, "only a scenario with reserves keeps anybody back"
    if state.turn < (row.elite_from_turn if one.entry.tier == _ELITE else row.from_turn):
        return False
    if not row.roll:
        return True
    face = yield from throw(Face(), "16.08", about=Weighing(unit, "reserve"))
    most = state.armies[one.side].strategic_factor
    comes = face <= most
    tell(state, "reserve-comes" if comes else "reserve-waits", "16.08", unit=named(state, unit), most=most)
    return comes


# -------------------------------------------------------------------------------------------------------- how it comes


@rule("16.07", "16.08", "16.11")
def arrive(state: State, unit: UnitId) -> Procedure[None]:
    """Let a unit that has been called come onto the table, in a formation and at a pace chosen now.

    It goes straight in and may turn at the end, if its order has a turn.
    The guns of a battery come together: the place is that of the middle of their row. Who finds no room stays off until
    next turn. An officer of its own who is not there yet comes with it.
    """
    side = state.units[unit].side
    ways = tuple(way for way in _ways(state, unit) if next(_spots(_set(state, unit, way), unit, way.pace), None))
    if not ways:
        tell(state, "arrive-no-room", "16.07", unit=named(state, unit))
        return
    way = ways[0]
    if len(ways) > 1:
        way = yield from ask(side, Entrance(unit, stretches(state, unit), ways))
    state.units |= {one: _set(state, unit, way).units[one] for one in battery_of(state, unit)}
    pace = way.pace
    spot = yield from ask(side, Arriving(unit, stretches(state, unit), pace, _allowance(state, unit, pace)))
    there = pose_of(spot)
    straight = _Coming(state, unit, pace).straight(there)
    start, length = _from_edge(state.figures, _size(state, unit), straight)
    _enter(state, unit, there, pace, length)
    shown = Message(f"formation-{way.formation or _LIMBERED}")
    tell(state, "unit-arrives", "16.07", unit=named(state, unit), formation=shown)
    yield from WALKED(state, unit, ((start, straight), (straight, there)))
    if unit in state.units:
        _bring_officer(state, unit)


@rule("16.07", "16.11")
def _enter(state: State, unit: UnitId, there: Pose, pace: str, length: int) -> None:
    """Put it down. Who comes from reserve is marked and may not charge; who started off the table may."""
    kind = OrderKind.DOUBLE_TIME if pace == "double" else OrderKind.ADVANCE
    for name, where in _row(state, unit, there).items():
        one = state.units[name]
        deeds = replace(one.deeds, order=kind, walked=length, arrived=one.away is Away.RESERVE)
        change(state.units, name, pose=where, away=Away.HERE, deeds=deeds)


def _size(state: State, unit: UnitId) -> Base:
    """The base of a unit, or of all guns of its battery side by side."""
    bases = [base(state, one) for one in battery_of(state, unit)]
    return Base(sum(one.width for one in bases), max(one.depth for one in bases))


@rule("16.11")
def _row(state: State, unit: UnitId, there: Pose) -> dict[UnitId, Pose]:
    """Where each gun of a battery stands whose middle is somewhere; a unit alone stands there."""
    guns = battery_of(state, unit)
    if len(guns) == 1:
        return {unit: there}
    corner = tabletop.stand(there, _size(state, unit)).corner(Corner.FRONT_LEFT)
    found = {}
    for gun in guns:
        found[gun] = tabletop.placed(base(state, gun), Corner.FRONT_LEFT, corner, there.facing)
        corner = tabletop.stand(found[gun], base(state, gun)).corner(Corner.FRONT_RIGHT)
    return found


def _ways(state: State, unit: UnitId) -> Iterator[Entry]:
    """Formation and pace; guns come behind their horses."""
    arm = state.arm_of(state.units[unit])
    if arm is Arm.ARTILLERY:
        yield Entry(None, "advance")
        trial = _set(state, unit, Entry(None, "advance"))
        if all("double_time" in drills(trial, gun) for gun in battery_of(state, unit)):
            yield Entry(None, "double")
        return
    for formation in open_formations(state, unit):
        if state.figures.formations.row[arm][formation].moves:
            yield Entry(formation, "advance")
            if ORDER_OPEN.lets(state, unit, "double"):
                yield Entry(formation, "double")


def _set(state: State, unit: UnitId, way: Entry) -> State:
    """The state with a unit drawn up as a way says."""
    if way.formation is None:
        drawn = {gun: replace(state.units[gun], limbered=True) for gun in battery_of(state, unit)}
    else:
        drawn = {unit: replace(state.units[unit], formation=way.formation)}
    return replace(state, units=state.units | drawn)


def _allowance(state: State, unit: UnitId, pace: str) -> Tally:
    """How far a unit may come in; of a battery its slowest gun counts."""
    found = [tallied(state, Value.MOVE, Situation(unit=one, use="move", verb=pace)) for one in battery_of(state, unit)]
    return min(found, key=lambda tally: tally.whole)


@rule("12.43", "16.08")
def _bring_officer(state: State, unit: UnitId) -> None:
    """The officer of a unit comes with it: beside it, as near as there is room; a Fanatic in it."""
    name = state.units[unit].officer
    one = state.officers.get(name)
    if one is None or one.pose is not None or one.inside is not None:
        return
    edge, here = outline(state, unit), state.units[unit].pose
    assert here is not None
    beside = edge.centre(tabletop.Side.REAR)
    there, most = Pose(beside.x, beside.y, here.facing), state.figures.field.reach
    freed = tabletop.freed(there, base(state, name), around(state, name), most)
    if freed is None or one.has(OfficerAbility.FANATIC):
        change(state.officers, name, inside=unit)
    else:
        change(state.officers, name, pose=freed.pose)
    tell(state, "officer-arrives", "16.08", officer=named(state, name), unit=named(state, unit))


@rule("16.07")
def just_arrived(state: State, unit: UnitId, target: UnitId) -> None:
    """Refuse a charge of who has come from reserve this turn."""
    if state.units[unit].deeds.arrived:
        raise Refused("16.07", "arrived-no-charge", unit=named(state, unit))


# ------------------------------------------------------------------------------------------------------------ by where


@rule("16.06", "16.07", "16.11", "16.39")
def stretches(state: State, unit: UnitId) -> tuple[tuple[Point, Point], ...]:
    """The parts of the edges by which a unit comes: its side's own; most reserves also the others, beside its zone."""
    one = state.units[unit]
    edge = state.armies[one.side].edge
    found = [_whole(state.figures, edge, short_edge(state, unit) if one.away is Away.OFF else 0)]
    rings = battle_of(state).zone(state, one.side).rings
    row = state.figures.scenarios.row[state.scenario].reserves
    if one.away is Away.RESERVE and rings and row is not None and row.short_edges:
        ys = [y for ring in rings for _, y in ring]
        low, high = (0, max(ys)) if edge is tabletop.Side.REAR else (min(ys), state.figures.table.depth)
        found += [(Point(x, low), Point(x, high)) for x in (0, state.figures.table.width)]
    return tuple(found)


def _whole(figures: Figures, edge: tabletop.Side, off: int) -> tuple[Point, Point]:
    """An edge of the table, a long one without what lies too near to its ends."""
    wide, deep = figures.table.width, figures.table.depth
    corners = {
        tabletop.Side.REAR: (Point(off, 0), Point(wide - off, 0)),
        tabletop.Side.FRONT: (Point(off, deep), Point(wide - off, deep)),
        tabletop.Side.LEFT: (Point(0, 0), Point(0, deep)),
        tabletop.Side.RIGHT: (Point(wide, 0), Point(wide, deep)),
    }
    return corners[edge]


def _inward(stretch: tuple[Point, Point]) -> int:
    """The facing of who comes in by a stretch of an edge."""
    (x, y), (other, _) = stretch
    if x == other:
        return tabletop.QUARTER_TURN if x == 0 else 3 * tabletop.QUARTER_TURN
    return 0 if y == 0 else tabletop.HALF_TURN


def _from_edge(figures: Figures, size: Base, there: Pose) -> tuple[Pose, int]:
    """Where who came straight to a place had its front on the edge, and how far it has gone since."""
    front, table = tabletop.stand(there, size).centre(tabletop.Side.FRONT), figures.table
    edges = {
        0: (Point(front.x, 0), front.y),
        tabletop.HALF_TURN: (Point(front.x, table.depth), table.depth - front.y),
        tabletop.QUARTER_TURN: (Point(0, front.y), front.x),
        3 * tabletop.QUARTER_TURN: (Point(table.width, front.y), table.width - front.x),
    }
    at, length = edges[there.facing]
    return tabletop.placed(size, tabletop.Side.FRONT, at, there.facing), length


@rule("16.11")
def _led(state: State, unit: UnitId, there: Pose) -> bool:
    """Whether a unit that comes to a place is in command there, if it started off the table.

    Its own officer comes with it unless he is there already; who has no officer on the table needs none.
    """
    one = state.units[unit]
    own = state.officers.get(one.officer)
    if one.away is not Away.OFF or (own is not None and not in_play(own)):
        return True
    if not any(in_play(who) and COMMANDS(state, name, unit) for name, who in state.officers.items()):
        return True
    stood = {name: replace(state.units[name], pose=pose) for name, pose in _row(state, unit, there).items()}
    trial = replace(state, units=state.units | stood)
    return all(in_command(trial, name) for name in stood)


@rule("16.07", "16.11")
def _check(state: State, unit: UnitId, pace: str, there: Pose) -> None:
    """Refuse another edge, a way that is too long or closed, and an end off the table or too near to somebody."""
    _Coming(state, unit, pace).check(there)


class _Coming:
    """A unit about to come onto the table: worked out once for all places that it thinks of."""

    def __init__(self, state: State, unit: UnitId, pace: str) -> None:
        self.state, self.unit = state, unit
        self.size, self.allowed = _size(state, unit), _allowance(state, unit, pace).whole
        self.stretches, self.room = stretches(state, unit), room_of(state, battery_of(state, unit))
        self.turns = turns_of(state, unit, pace) if len(battery_of(state, unit)) == 1 else 0

    def check(self, there: Pose) -> None:
        """Refuse a place; who cannot go as far as its base is deep ends with its rear on the edge."""
        state, unit, size, end = self.state, self.unit, self.size, there
        there = self.straight(end)
        start, length = _from_edge(state.figures, size, there)
        if length < size.depth:
            raise Refused("16.07", "way-off-table", unit=named(state, unit))
        if length > size.depth:
            _check_length(state, unit, max(length, 0), self.allowed)
        surround, _ = self.room.within(there, length + size.width + size.depth)
        walked = tabletop.walk(start, size, (Ahead(length),), surround._replace(table=None))
        if walked.stopped_by:
            other = named(state, walked.stopped_by[0])
            raise Refused("16.07", "way-closed", proof=walked.proof, unit=named(state, unit), other=other)
        if length > size.depth:
            _check_length(state, unit, walked.cost, self.allowed)
        if end.facing != there.facing:
            self._check_turn(there, end)
        self._check_end(end)

    def straight(self, there: Pose) -> Pose:
        """Give how it stood before it turned where it is: facing inward, if it came in by one of its stretches."""
        facings = sorted(
            {_inward(stretch) for stretch in self.stretches},
            key=lambda facing: abs(tabletop.turn_between(facing, there.facing)),
        )
        for facing in facings:
            found = there._replace(facing=facing)
            near = abs(tabletop.turn_between(facing, there.facing)) <= self.state.figures.sight.turn
            if near and any(_by(stretch, self.size.width, found) for stretch in self.stretches):
                return found
        raise Refused("16.07", "arrive-other-edge", proof=(self.unit,), unit=named(self.state, self.unit))

    @rule("3.06", "13.02", "16.11")
    def _check_turn(self, there: Pose, end: Pose) -> None:
        """Refuse a turn at the end to who has none with his order, and one that something stops."""
        who = named(self.state, self.unit)
        if not self.turns:
            raise Refused("3.06", "way-too-many-turns", unit=who, count=1, max=0)
        turn = tabletop.turn_between(there.facing, end.facing)
        surround, friends = self.room.within(there, 2 * (self.size.width + self.size.depth))
        bite = self.state.figures.distances.pivot_through
        turned = tabletop.walk(there, self.size, (Turn(turn),), surround._replace(table=None), friends, bite)
        if turned.stopped_by:
            other = named(self.state, turned.stopped_by[0])
            raise Refused("16.07", "way-closed", proof=turned.proof, unit=who, other=other)

    def _check_end(self, there: Pose) -> None:
        for one, where in _row(self.state, self.unit, there).items():
            check_pose(self.state, one, where, self.room)

    def lets(self, there: Pose) -> bool:
        """Whether it may come to a place, which its end tells most quickly."""
        try:
            self._check_end(there)
            self.check(there)
        except Refused:
            return False
        return True

    def shut(self, start: Pose) -> bool:
        """Whether something stops it before it is wholly on the table: then it comes to no place straight ahead."""
        size = self.size
        there = tabletop.moved(start, tabletop.step(start.facing, size.depth))
        around, _ = self.room.within(there, 2 * size.depth + size.width)
        return bool(tabletop.walk(start, size, (Ahead(size.depth),), around._replace(table=None)).stopped_by)


def _check_length(state: State, unit: UnitId, cost: Fraction | int, allowed: int) -> None:
    if cost > allowed:
        asked = inches(-(-cost.numerator // cost.denominator), INCH)
        raise Refused("16.07", "way-too-long", unit=named(state, unit), asked=asked, allowed=inches(allowed, INCH))


def _by(stretch: tuple[Point, Point], width: int, there: Pose) -> bool:
    """Whether a base of some width that stands there has come in by a stretch, all of its front."""
    if there.facing != _inward(stretch):
        return False
    (low, below), (high, above) = stretch
    along = (there.x, low, high) if below == above else (there.y, below, above)
    return along[1] <= along[0] - width // 2 and along[0] + width // 2 <= along[2]


def _spots(state: State, unit: UnitId, pace: str, rng: Random | None = None) -> Iterator[Pose]:
    """Places to which a unit may come: as far in as it can, or just inside, every two inches along each stretch.

    In what order they are tried is thrown for before the first of them.
    """
    entry = _Coming(state, unit, pace)
    size, allowed = entry.size, entry.allowed
    lengths = tuple(dict.fromkeys((max(allowed, size.depth), (allowed + size.depth) // 2, size.depth)))
    points = [(stretch, at) for stretch in entry.stretches for at in range(size.width // 2, _long(stretch), _STEP)]
    if rng is None:
        middle = sorted(points, key=lambda one: abs(2 * one[1] - _long(one[0])))
        trials = [(point, lengths) for point in middle]
    else:
        mixed = rng.sample(points, len(points))
        trials = [(point, tuple(rng.sample(lengths, len(lengths)))) for point in mixed]
    for ((start, end), at), tried in trials:
        facing = _inward((start, end))
        on = Point(start.x + at, start.y) if start.y == end.y else Point(start.x, start.y + at)
        if entry.shut(tabletop.placed(size, tabletop.Side.FRONT, on, facing)):
            continue
        for length in tried:
            by = tabletop.step(facing, max(length, size.depth))
            pose = tabletop.placed(size, tabletop.Side.FRONT, Point(on.x + by.x, on.y + by.y), facing)
            if entry.lets(pose):
                yield pose


def _long(stretch: tuple[Point, Point]) -> int:
    (x, y), (other, above) = stretch
    return other - x + above - y
