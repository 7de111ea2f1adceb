"""5.57, 11.35, 11.41-11.43, 12.23, 16.04-16.05, 16.11-16.12 Deployment: group after group, one side after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.array import arrayed
from maestre.games.aguila.data import INCH, SCENARIOS, Arm, Structure
from maestre.games.aguila.matters import Deploying, Weighing
from maestre.games.aguila.moments import DEPLOYED
from maestre.games.aguila.names import named
from maestre.games.aguila.placement import check_officer, check_unit, facing, put, touching, waiting, zone
from maestre.games.aguila.places import outline
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.state import (
    Away,
    Battery,
    BatteryId,
    OfficerId,
    Phase,
    PieceId,
    Side,
    State,
    UnitId,
)
from maestre.games.aguila.terrain import work_before
from maestre.play import (
    Answer,
    Ask,
    Order,
    Orders,
    Pick,
    Place,
    Procedure,
    Refused,
    Spot,
    ask,
    change,
    rule,
    tell,
)
from maestre.space import tabletop
from maestre.space.tabletop import Pose

__all__ = [
    "ARRAY",
    "ASSAULT",
    "FORTIFY",
    "HAND",
    "check_sappers",
    "check_spot",
    "deploy",
    "form_batteries",
    "sappers_for_chance",
    "spots_for_chance",
]

HAND, ARRAY = "hand", "array"
FORTIFY, ASSAULT = "fortify", "assault"
LIMBERED, UNLIMBERED = "limbered", "unlimbered"
_TRIES: Final = 3


# ------------------------------------------------------------------------------------------------------------- the step


@rule("16.04", "16.12", "16.60")
def deploy(state: State) -> Procedure[None]:
    """One group of one side, all of it; then the same group of the other, then the next. Officers are the last."""
    side, first, group = state.setup.turn, state.setup.first, state.setup.group
    assert first is not None
    if not group or side is None:
        yield from _begin(state, first)
        state.setup = replace(state.setup, group=1, turn=first)
        return
    pieces = waiting(state, side, group)
    if pieces:
        yield from _one_group(state, side, pieces)
    if side is first:
        state.setup = replace(state.setup, turn=side.enemy)
    else:
        state.setup = replace(state.setup, turn=first, group=group + 1)
    if state.setup.group > SCENARIOS.deployment.officers:
        state.phase = Phase.REDEPLOYMENT


@rule("16.11", "16.17")
def _begin(state: State, first: Side) -> Procedure[None]:
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
    """Guns of an officer and of a class that start off the table march up as a battery."""
    rows: dict[tuple[str, str], tuple[UnitId, ...]] = {}
    for name, one in state.units.items():
        if one.side is side and one.away is Away.OFF and one.arm is Arm.ARTILLERY:
            key = (one.officer, one.profile.class_)
            rows[key] = (*rows.get(key, ()), name)
    for row in rows.values():
        if len(row) > 1:
            state.batteries[BatteryId(row[0])] = Battery(BatteryId(row[0]), row, len(row))


def _one_group(state: State, side: Side, pieces: tuple[PieceId, ...]) -> Procedure[None]:
    about = Deploying(side, zone(state, side), pieces)
    word = ARRAY if state.setup.ready else (yield from ask(side, Pick((HAND, ARRAY)), "16.04", about=about))
    if word == HAND:
        yield from _by_hand(state, side, state.setup.group)
    else:
        yield from _by_itself(state, side, pieces)
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
            yield from _stands(state, UnitId(piece))


@rule("11.35")
def _by_hand(state: State, side: Side, group: int) -> Procedure[None]:
    """One piece after another, in any order; guns on their horses or off them."""
    while True:
        _left_out(state, side, _plan(state, side), group)
        pieces = tuple(piece for piece in waiting(state, side, group) if _finds_room(state, side, piece))
        if not pieces:
            return
        about = Deploying(side, zone(state, side), pieces)
        spot = yield from ask(side, Place(pieces), "16.05", about=about)
        put(state, spot.piece, _pose(spot))
        if spot.piece in state.units:
            unit = UnitId(spot.piece)
            if state.units[unit].arm is Arm.ARTILLERY:
                told = Weighing(unit, LIMBERED)
                word = yield from ask(side, Pick((UNLIMBERED, LIMBERED)), "11.35", about=told)
                change(state.units, unit, limbered=word == LIMBERED)
            yield from _stands(state, unit)


def _finds_room(state: State, side: Side, piece: PieceId) -> bool:
    return piece in state.units or piece not in waiting(_plan(state, side), side)


@rule("11.42")
def _stands(state: State, unit: UnitId) -> Procedure[None]:
    """A unit has been put down: sappers dig it in if they were told so."""
    if _digs(unit) in state.setup.done and state.units[unit].pose is not None:
        work_before(state, unit, Structure.FORTIFIED_POSITION)
        tell(state, "sappers-fortify", "11.42", unit=named(state, unit))
    yield from DEPLOYED(state, unit)


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


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
        about = Deploying(side, zone(state, side), units)
        order = yield from ask(side, Orders(verbs), "11.42", about=about)
        unit = UnitId(order.piece)
        if order.verb == FORTIFY:
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
        if one.side is side and one.arm in arms and not one.sappers and _digs(name) not in state.setup.done
        if verb == ASSAULT or one.away is Away.HERE
    )


@rule("11.42", "11.43")
def check_sappers(state: State, question: Ask, order: Order) -> None:
    """Refuse to dig in cavalry, and sappers to who cannot take them."""
    if order.piece not in _helped(state, Side(question.seat), order.verb):
        number = "11.42" if order.verb == FORTIFY else "11.43"
        raise Refused(number, "sappers-not-for", unit=named(state, order.piece))


def sappers_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any task for any unit that can have it."""
    assert isinstance(question.choice, Orders)
    for verb in rng.sample(question.choice.verbs, len(question.choice.verbs)):
        units = _helped(state, Side(question.seat), verb)
        yield from (Order(verb, unit) for unit in rng.sample(units, len(units)))


# ------------------------------------------------------------------------------------------------------------ batteries


@rule("5.57")
def form_batteries(state: State) -> None:
    """Guns that were deployed base to base, facing alike, are a battery: from its left to its right."""
    guns = [name for name, one in state.units.items() if one.arm is Arm.ARTILLERY and one.pose is not None]
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


# ----------------------------------------------------------------------------------------------------- what may be said


@rule("12.23")
def check_spot(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a place that the rules forbid, and one from which not everybody would be in command in the end."""
    pose, side = _pose(spot), Side(question.seat)
    if spot.piece in state.officers:
        check_officer(state, OfficerId(spot.piece), pose)
    else:
        check_unit(state, UnitId(spot.piece), pose)
    trial = replace(state, units=dict(state.units), officers=dict(state.officers), scenery=dict(state.scenery))
    put(trial, spot.piece, pose)
    if arrayed(trial, side) is not None:
        return
    plan = arrayed(state, side)
    if plan is not None and _where(plan, spot.piece) != pose:
        raise Refused("12.23", "deploy-nobody-commands", proof=(spot.piece,), unit=named(state, spot.piece))


def spots_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Places by chance near where a piece would be put by itself, and that place last."""
    assert isinstance(question.choice, Place)
    side = Side(question.seat)
    plan, ahead = _plan(state, side), facing(state, side)
    for piece in rng.sample(question.choice.pieces, len(question.choice.pieces)):
        sure = _where(plan, piece)
        if sure is None:
            continue
        for _ in range(_TRIES):
            by = (rng.randint(-4, 4) * INCH, rng.randint(-4, 4) * INCH)
            turn = rng.choice((0, 0, rng.randrange(tabletop.TURN)))
            spot = Spot(piece, sure.x + by[0], sure.y + by[1], (ahead + turn) % tabletop.TURN)
            if _accepted(state, question, spot):
                yield spot
        spot = Spot(piece, *sure)
        if _accepted(state, question, spot):
            yield spot


def _where(plan: State, piece: str) -> Pose | None:
    officer = plan.officers.get(OfficerId(piece))
    if officer is None:
        return plan.units[UnitId(piece)].pose
    return plan.units[officer.inside].pose if officer.inside is not None else officer.pose


def _accepted(state: State, question: Ask, spot: Spot) -> bool:
    try:
        check_spot(state, question, spot)
    except Refused:
        return False
    return True
