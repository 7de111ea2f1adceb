"""The small table of a deed: the Troops that it concerns stand as they were told to, all others are out of the way."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import Ground
from maestre.games.tercios.situations.field import HERE, HOUSES, placed, solo
from maestre.games.tercios.table.places import outline, radius
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.play import change
from maestre.space.tabletop import Point

TOLD_LED: Final = "told-led"
"""The mark of a Troop that is led from inside another, while its deed lasts."""
FITTING: Final = {
    "fire": (Ground.COVERED,),
    "charge": (Ground.PROTECTED, Ground.HEIGHT),
}
"""What ground changes a shot or a charge."""


def lift(state: State) -> None:
    """Take everybody off the small table."""
    state.scenery.clear()
    state.marks = tuple(mark for mark in state.marks if mark.what != TOLD_LED)
    for unit in state.units:
        if state.units[unit].pose is not None:
            change(state.units, unit, pose=None)
    for leader in state.leaders:
        if state.leaders[leader].at is not None:
            change(state.leaders, leader, at=None)


def told_led(state: State, unit: UnitId) -> bool | None:
    """A Troop that a leader leads from inside another, as was told."""
    return True if any(mark.what == TOLD_LED and mark.on == unit for mark in state.marks) else None


def alone(state: State, unit: UnitId) -> None:
    """Put a Troop down with nobody near."""
    solo(state, unit)


def facing(state: State, unit: UnitId, enemy: UnitId, far: int, side: str, ground: str) -> None:
    """Put two Troops down so far from each other, and the ground that the second holds; leaders stay beside theirs."""
    state.scenery.clear()
    led = {leader: one.at is not None for leader, one in state.leaders.items()}
    placed(state, Fraction(far), side, ground, mine=unit, enemy=enemy)
    for leader, beside in led.items():
        if beside:
            host = unit if state.leaders[leader].side is state.units[unit].side else enemy
            beside_of(state, leader, host)


def beside_of(state: State, leader: LeaderId, unit: UnitId) -> None:
    """Put a leader within his command distance of a Troop, on the side away from the other."""
    edge = outline(state, unit).points
    ys = [point.y for point in edge]
    off = radius(state, state.leaders[leader]) + 1
    assert off < command_distance(state, leader)
    x = sum(point.x for point in edge) // len(edge)
    y = min(ys) - off if max(ys) <= HERE.y else max(ys) + off
    change(state.leaders, leader, at=Point(x, y))


def grounds(state: State, deed: str) -> tuple[str, ...]:
    """The elements that a Troop may hold and that change a deed; open ground first."""
    found = (
        name
        for name, row in state.figures.terrain.elements.items()
        if name in HOUSES
        or (any(one in row.qualities for one in FITTING[deed]) and Ground.IMPASSABLE not in row.qualities)
    )
    return ("open", *(name.value for name in found))
