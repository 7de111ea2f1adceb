"""12.29-12.30, 13.18, 16.60 Units that are put elsewhere once both sides stand: who deployed first does so first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.abilities import has
from maestre.games.aguila.data import Ability
from maestre.games.aguila.deployment import form_batteries
from maestre.games.aguila.matters import Deploying, Redeploy
from maestre.games.aguila.moments import REDEPLOYS
from maestre.games.aguila.names import named
from maestre.games.aguila.placement import check_command, check_unit, facing, put, zone, zone_of
from maestre.games.aguila.places import outline, present
from maestre.games.aguila.state import Phase, Side, State, UnitId
from maestre.play import Answer, Ask, Order, Orders, Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Pose

__all__ = [
    "DONE",
    "REDEPLOY",
    "check_redeployment",
    "home_ground",
    "redeploy",
    "redeployments_for_chance",
]

REDEPLOY, DONE = "redeploy", "done"
_TRIES: Final = 6


# --------------------------------------------------------------------------------------------------------------- whose


@rule("13.18")
def home_ground(found: tuple[Redeploy, ...], state: State, side: Side) -> Procedure[tuple[Redeploy, ...]]:
    """Whoever fights at home may put himself elsewhere in his own zone."""
    for unit in _standing(state, side):
        if has(state, unit, Ability.HOME_GROUND):
            found = (*found, Redeploy(unit, (unit,), "13.18"))
    yield from ()
    return found


def _standing(state: State, side: Side) -> tuple[UnitId, ...]:
    return tuple(name for name in present(state) if state.units[name].side is side)


def _open(state: State, rights: tuple[Redeploy, ...]) -> tuple[Redeploy, ...]:
    """What is left of the rights of a side: ``Setup.done`` has a word for each unit moved and by whom."""
    moved = [one.partition("/")[::2] for one in state.setup.done if one.startswith(_MOVED)]
    left = []
    for right in rights:
        used = sum(by == f"{_MOVED}{right.by}" for by, _ in moved)
        units = tuple(unit for unit in right.units if all(unit != other for _, other in moved))
        if used < right.count and units:
            left.append(replace(right, units=units))
    return tuple(left)


_MOVED: Final = "redeployed:"


# ------------------------------------------------------------------------------------------------------------- the step


@rule("12.29", "12.30", "13.18", "16.60")
def redeploy(state: State) -> Procedure[None]:
    """One unit put elsewhere by the side whose turn it is, or the end of its turn; then batteries are formed."""
    side, first = state.setup.turn, state.setup.first
    assert side is not None
    rights = yield from REDEPLOYS((), state, side)
    rights = () if state.setup.ready else _open(state, rights)
    if rights:
        units = tuple(dict.fromkeys(unit for right in rights for unit in right.units))
        about = Deploying(side, zone(state, side), units)
        order = yield from ask(side, Orders((REDEPLOY, DONE)), "12.29", about=about)
        if order.verb == REDEPLOY:
            yield from _elsewhere(state, about, UnitId(order.piece), rights)
            return
    if side is first:
        state.setup = replace(state.setup, turn=side.enemy)
        return
    form_batteries(state)
    state.setup = replace(state.setup, turn=first)
    state.phase = Phase.VANGUARD


def _elsewhere(state: State, about: Deploying, unit: UnitId, rights: tuple[Redeploy, ...]) -> Procedure[None]:
    right = next(one for one in rights if unit in one.units)
    spot = yield from ask(about.side, Place((unit,)), "12.29", about=replace(about, unit=unit))
    state.setup = replace(state.setup, done=(*state.setup.done, f"{_MOVED}{right.by}/{unit}"))
    limbered = state.units[unit].limbered
    _lift(state, unit)
    put(state, unit, _pose(spot))
    change(state.units, unit, limbered=limbered)
    tell(state, "unit-redeployed", right.rule, unit=named(state, unit))


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


# ----------------------------------------------------------------------------------------------------- what may be said


@rule("12.23", "12.29", "13.18")
def check_redeployment(state: State, question: Ask, answer: Order | Spot) -> None:
    """Refuse a unit that nobody may put elsewhere, and a place where it could not have been deployed, in command."""
    about = question.about
    assert isinstance(about, Deploying)
    if isinstance(answer, Order):
        if answer.verb == REDEPLOY and answer.piece not in about.units:
            raise Refused("12.29", "redeploy-not-for", unit=named(state, answer.piece))
        return
    unit, there = UnitId(answer.piece), _pose(answer)
    trial = _lifted(state, unit)
    check_unit(trial, unit, there)
    put(trial, unit, there)
    check_command(trial, unit)
    was = _lost_command(state, about.side)
    for other in _lost_command(trial, about.side):
        if other not in was:
            raise Refused("12.23", "deploy-out-of-command", proof=(other,), unit=named(state, other))


def _lifted(state: State, unit: UnitId) -> State:
    trial = replace(state, units=dict(state.units), officers=dict(state.officers), scenery=dict(state.scenery))
    _lift(trial, unit)
    return trial


def _lift(state: State, unit: UnitId) -> None:
    """Take a unit off the table, or out of its building; it has shown nothing yet."""
    home = state.units[unit].inside
    if home is not None:
        change(state.scenery, home, garrison=None)
    change(state.units, unit, pose=None, inside=None, formation=None)


def _lost_command(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that are out of command where they stand."""
    found = []
    for unit in _standing(state, side):
        try:
            check_command(state, unit)
        except Refused:
            found.append(unit)
    return tuple(found)


def redeployments_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any unit that may be put elsewhere, or none; places about its zone, and where it stands last."""
    about = question.about
    assert isinstance(about, Deploying)
    if isinstance(question.choice, Orders):
        units = rng.sample(about.units, len(about.units))
        if rng.randrange(2):
            yield from (Order(REDEPLOY, unit) for unit in units)
        yield Order(DONE)
        return
    unit = UnitId(about.unit)
    stood, edge = state.units[unit].pose, outline(state, unit)
    here = stood or Pose(edge.x, edge.y, facing(state, about.side))
    for _ in range(_TRIES):
        ring = rng.choice(zone_of(state, unit).rings)
        x, y = rng.choice(ring)
        part = rng.randrange(1, 4)
        spot = Spot(unit, here.x + (x - here.x) * part // 4, here.y + (y - here.y) * part // 4, here.facing)
        if _accepted(state, question, spot):
            yield spot
    yield Spot(unit, *here)


def _accepted(state: State, question: Ask, spot: Spot) -> bool:
    try:
        check_redeployment(state, question, spot)
    except Refused:
        return False
    return True
