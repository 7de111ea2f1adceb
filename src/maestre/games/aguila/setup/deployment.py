"""5.57, 11.35, 11.41-11.43, 12.23, 16.04-16.05, 16.11-16.12 Deployment: group after group, one side after the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.country.terrain import work_before
from maestre.games.aguila.data import INCH, Arm, Structure
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.setup.array import arrayed
from maestre.games.aguila.setup.placement import (
    check_officer,
    check_unit,
    facing,
    put,
    touching,
    waiting,
    zone,
)
from maestre.games.aguila.table.asking import Choosing, Doing, Putting, Telling, pose_of
from maestre.games.aguila.table.moments import DEPLOYED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import Away, Battery, BatteryId, OfficerId, Phase, PieceId, State, UnitId
from maestre.games.aguila.table.subjects import Zone
from maestre.miniatures.sides import Side
from maestre.play import (
    Orders,
    Place,
    Procedure,
    Refused,
    Spot,
    YesNo,
    ask,
    change,
    rule,
    tell,
)
from maestre.space import tabletop
from maestre.space.tabletop import Pose

HAND, ARRAY = "hand", "array"
FORTIFY, ASSAULT = "fortify", "assault"
LIMBERED, UNLIMBERED = "limbered", "unlimbered"
_TRIES: Final = 3


# ------------------------------------------------------------------------------------------------------------ questions


class GroupByHand(Choosing[bool], YesNo[State], frozen=True, tag="deploying"):
    """A group is to be deployed: by hand, or as it usually is."""

    rule: ClassVar = "16.04"
    yes: ClassVar = HAND
    no: ClassVar = ARRAY
    side: Side
    zone: Zone
    units: tuple[PieceId, ...]

    def options(self) -> tuple[bool, ...]:
        return True, False


class Limbered(Choosing[bool], YesNo[State], frozen=True, tag="limbered"):
    """A gun has been put down: on its horses or off them."""

    rule: ClassVar = "11.35"
    yes: ClassVar = LIMBERED
    no: ClassVar = UNLIMBERED
    who: UnitId
    what: str = LIMBERED


@rule("12.23")
class Deploying(Putting, frozen=True, tag="deploying-by-hand"):
    """A group is deployed by hand: where one of those who wait is put down."""

    rule: ClassVar = "16.05"
    side: Side
    zone: Zone
    units: tuple[PieceId, ...]

    def choice(self) -> Place:
        return Place(self.units)

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a place that the rules forbid, and one from which not everybody would be in command in the end."""
        there = pose_of(value)
        if value.piece in seen.officers:
            check_officer(seen, OfficerId(value.piece), there)
        else:
            check_unit(seen, UnitId(value.piece), there)
        trial = replace(seen, units=dict(seen.units), officers=dict(seen.officers), scenery=dict(seen.scenery))
        put(trial, value.piece, there)
        if arrayed(trial, self.side) is not None:
            return
        plan = arrayed(seen, self.side)
        if plan is not None and _where(plan, value.piece) != there:
            raise Refused("12.23", "deploy-nobody-commands", proof=(value.piece,), unit=named(seen, value.piece))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Try places near where a piece would be put by itself, and that place last."""
        plan, ahead = _plan(seen, self.side), facing(seen, self.side)
        for piece in rng.sample(self.units, len(self.units)):
            sure = _where(plan, piece)
            if sure is not None:
                near = (_near(piece, sure, ahead, rng) for _ in range(_TRIES))
                yield from (spot for spot in chain(near, (Spot(piece, *sure),)) if self.refusal(seen, spot) is None)


def _near(piece: PieceId, sure: Pose, ahead: int, rng: Random) -> Spot:
    """A place by chance near a sure one."""
    by = (rng.randint(-4, 4) * INCH, rng.randint(-4, 4) * INCH)
    turn = rng.choice((0, 0, rng.randrange(tabletop.TURN)))
    return Spot(piece, sure.x + by[0], sure.y + by[1], (ahead + turn) % tabletop.TURN)


def _where(plan: State, piece: str) -> Pose | None:
    officer = plan.officers.get(OfficerId(piece))
    if officer is None:
        return plan.units[UnitId(piece)].pose
    if officer.inside is None:
        return officer.pose
    home = outline(plan, officer.inside)
    return plan.units[officer.inside].pose or Pose(home.x, home.y, 0)


class Fortify(Doing, frozen=True):
    """Dig a unit in where it deploys."""

    verb: ClassVar = FORTIFY

    def check(self, seen: State, seat: str) -> None:
        if self.piece not in _helped(seen, Side(seat), self.verb):
            raise Refused("11.42", "sappers-not-for", unit=named(seen, self.piece))


class Assault(Doing, frozen=True):
    """Go with a unit."""

    verb: ClassVar = ASSAULT

    def check(self, seen: State, seat: str) -> None:
        if self.piece not in _helped(seen, Side(seat), self.verb):
            raise Refused("11.43", "sappers-not-for", unit=named(seen, self.piece))


@rule("11.42", "11.43")
class Sappers(Telling[Fortify | Assault], frozen=True, tag="sappers"):
    """A company of sappers is given its task: whom it digs in, or with whom it goes."""

    rule: ClassVar = "11.42"
    units: tuple[UnitId, ...]
    verbs: tuple[str, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Fortify | Assault], ...]:
        return Fortify, Assault

    def choice(self) -> Orders:
        return Orders(self.verbs)

    def propose(self, seen: State, rng: Random) -> Iterator[Fortify | Assault]:
        for verb in rng.sample(self.verbs, len(self.verbs)):
            units = _helped(seen, Side(self.seat), verb)
            kind = Fortify if verb == FORTIFY else Assault
            yield from (kind(unit) for unit in rng.sample(units, len(units)))


# ------------------------------------------------------------------------------------------------------------- the step


@rule("16.04", "16.12", "16.60")
def deploy(state: State) -> Procedure[None]:
    """One group of one side, all of it; then the same group of the other, then the next. Officers are the last.

    If the players have agreed so, one unit of a group after another by turns, but where the book says otherwise.
    """
    side, first, group = state.setup.turn, state.setup.first, state.setup.group
    assert first is not None
    if not group or side is None:
        yield from begin(state, first)
        state.setup = replace(state.setup, group=1, turn=first)
        return
    pieces = waiting(state, side, group)
    if pieces:
        yield from _one_group(state, side, pieces)
    if _by_units(state) and any(waiting(state, one, group) for one in Side):
        state.setup = replace(state.setup, turn=side.enemy if waiting(state, side.enemy, group) else side)
    elif side is first and not _by_units(state):
        state.setup = replace(state.setup, turn=side.enemy)
    else:
        state.setup = replace(state.setup, turn=first, group=group + 1)
    if state.setup.group > state.figures.scenarios.deployment.officers:
        state.phase = Phase.REDEPLOYMENT


@rule("16.04", "16.12")
def _by_units(state: State) -> bool:
    """Whether sides put down one unit by turns."""
    return state.agreed.by_units and state.scenario not in state.figures.scenarios.deployment.whole_groups


@rule("16.11", "16.17")
def begin(state: State, first: Side) -> Procedure[None]:
    """Who is kept back or starts off the table is so from now on; then sappers are given their tasks."""
    for side in (first, first.enemy):
        kept = battle_of(state).reserves(state, side)
        off = not zone(state, side).rings
        for unit, one in tuple(state.units.items()):
            if one.side is side and one.away is Away.HERE and (off or unit in kept):
                change(state.units, unit, away=Away.RESERVE if unit in kept else Away.OFF)
        _couple(state, side)
        yield from _give_sappers(state, side)


@rule("5.57", "16.11")
def _couple(state: State, side: Side) -> None:
    """Guns of an officer, of a class and of a tier that start off the table, or in reserve, march up as a battery."""
    rows: dict[tuple[str, ...], tuple[UnitId, ...]] = {}
    for name, one in state.units.items():
        if one.side is side and one.away in {Away.OFF, Away.RESERVE} and state.arm_of(one) is Arm.ARTILLERY:
            key = (one.officer, state.profile_of(one).class_, one.away, one.entry.tier)
            rows[key] = (*rows.get(key, ()), name)
    for row in rows.values():
        if len(row) > 1:
            state.batteries[BatteryId(row[0])] = Battery(BatteryId(row[0]), row, len(row))


def _one_group(state: State, side: Side, pieces: tuple[PieceId, ...]) -> Procedure[None]:
    if not state.setup.ready and (yield from ask(side, GroupByHand(side, zone(state, side), pieces))):
        yield from _by_hand(state, side, state.setup.group)
    else:
        yield from _by_itself(state, side, pieces[:1] if _by_units(state) else pieces)
    tell(state, "group-deployed", "16.04", side=side.value, group=state.setup.group)


def _plan(state: State, side: Side) -> State:
    """How all of a side could stand that waits: in command or, if that cannot be, anywhere in its zone."""
    done = arrayed(state, side) or arrayed(state, side, commanded=False)
    assert done is not None, "without officers' ranges nobody is left without an answer"
    return done


@rule("16.05")
def _left_out(state: State, side: Side, plan: State, group: int) -> None:
    """Whoever finds no room in its zone starts off the table, as in 16.11 (our ruling)."""
    for piece in waiting(plan, side, group):
        if piece in state.units:
            change(state.units, UnitId(piece), away=Away.OFF)
            tell(state, "deploy-no-room", "16.05", unit=named(state, piece))


def _by_itself(state: State, side: Side, pieces: tuple[PieceId, ...]) -> Procedure[None]:
    plan = _plan(state, side)
    _left_out(state, side, plan, state.setup.group)
    for piece in pieces:
        if piece in plan.officers:
            state.officers[OfficerId(piece)] = plan.officers[OfficerId(piece)]
        elif state.units[UnitId(piece)].away is Away.HERE:
            state.units[UnitId(piece)] = plan.units[UnitId(piece)]
            yield from dug_in(state, UnitId(piece))


@rule("11.35")
def _by_hand(state: State, side: Side, group: int) -> Procedure[None]:
    """One piece after another, in any order, or one alone; guns on their horses or off them."""
    while True:
        _left_out(state, side, _plan(state, side), group)
        pieces = _with_room(state, side, waiting(state, side, group))
        if not pieces:
            return
        spot = yield from ask(side, Deploying(side, zone(state, side), pieces))
        put(state, spot.piece, pose_of(spot))
        if spot.piece in state.units:
            unit = UnitId(spot.piece)
            if state.arm_of(state.units[unit]) is Arm.ARTILLERY:
                limbered = yield from ask(side, Limbered(unit))
                change(state.units, unit, limbered=limbered)
            yield from dug_in(state, unit)
        if _by_units(state):
            return


def _with_room(state: State, side: Side, pieces: tuple[PieceId, ...]) -> tuple[PieceId, ...]:
    """Those who can be put down: units, and officers whom a plan finds a place for."""
    if all(piece in state.units for piece in pieces):
        return pieces
    left = waiting(_plan(state, side), side)
    return tuple(piece for piece in pieces if piece in state.units or piece not in left)


@rule("11.42")
def dug_in(state: State, unit: UnitId) -> Procedure[None]:
    """A unit has been put down: sappers dig it in if they were told so."""
    if _digs(unit) in state.setup.done and state.units[unit].pose is not None:
        work_before(state, unit, Structure.FORTIFIED_POSITION)
        tell(state, "sappers-fortify", "11.42", unit=named(state, unit))
    yield from DEPLOYED(state, unit)


# -------------------------------------------------------------------------------------------------------------- sappers


def _digs(unit: str) -> str:
    return f"fortify:{unit}"


@rule("11.41", "11.42", "11.43")
def _give_sappers(state: State, side: Side) -> Procedure[None]:
    """Each company of sappers digs one unit in, or goes with one; one that nobody can use is lost."""
    while state.armies[side].sappers:
        change(state.armies, side, sappers=state.armies[side].sappers - 1)
        verbs = tuple(verb for verb in (FORTIFY, ASSAULT) if _helped(state, side, verb))
        if not verbs:
            continue
        units = tuple(dict.fromkeys(unit for verb in verbs for unit in _helped(state, side, verb)))
        deed = yield from ask(side, Sappers(side, units, verbs))
        unit = UnitId(deed.piece)
        if isinstance(deed, Fortify):
            state.setup = replace(state.setup, done=(*state.setup.done, _digs(unit)))
        else:
            change(state.units, unit, sappers=True)
            tell(state, "sappers-join", "11.43", unit=named(state, unit))


def _helped(state: State, side: Side, verb: str) -> tuple[UnitId, ...]:
    """Who may have a company of sappers for a task: foot or guns that deploy, or foot without any."""
    arms = (Arm.INFANTRY, Arm.ARTILLERY) if verb == FORTIFY else (Arm.INFANTRY,)
    return tuple(
        name
        for name, one in state.units.items()
        if one.side is side and state.arm_of(one) in arms and not one.sappers and _digs(name) not in state.setup.done
        if verb == ASSAULT or one.away is Away.HERE
    )


# ------------------------------------------------------------------------------------------------------------ batteries


@rule("5.57")
def form_batteries(state: State) -> None:
    """Guns that were deployed base to base, facing alike, are a battery: from its left to its right."""
    guns = [name for name, one in state.units.items() if state.arm_of(one) is Arm.ARTILLERY and one.pose is not None]
    right = {gun: other for gun in guns for other in guns if _beside(state, gun, other)}
    for gun in guns:
        if gun in right and gun not in right.values():
            row = [gun]
            while row[-1] in right:
                row.append(right[row[-1]])
            state.batteries[BatteryId(gun)] = Battery(BatteryId(gun), tuple(row), len(row))
            if len({state.units[one].limbered for one in row}) > 1:
                for one in row:
                    change(state.units, one, limbered=False)
            tell(state, "battery-formed", "5.57", unit=named(state, gun), count=len(row))


def _beside(state: State, gun: UnitId, other: UnitId) -> bool:
    """Whether a gun has another one of its side at its right hand."""
    one, two = state.units[gun], state.units[other]
    if gun == other or one.side is not two.side or one.pose is None or two.pose is None:
        return False
    if one.pose.facing != two.pose.facing or not touching(outline(state, gun), outline(state, other)):
        return False
    by = tabletop.step(one.pose.facing + tabletop.QUARTER_TURN, INCH)
    return (two.pose.x - one.pose.x) * by.x + (two.pose.y - one.pose.y) * by.y > 0
