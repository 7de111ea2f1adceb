"""What always holds: at every request, and more at quiet points, when nobody is on his way."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from maestre.games.aguila.data import Arm, OrderKind
from maestre.games.aguila.morale.breaking import lost_weight
from maestre.games.aguila.morale.courage import endurance
from maestre.games.aguila.moving.allowances import KINDS
from maestre.games.aguila.table.places import base, outline, pose, standing
from maestre.games.aguila.table.state import Away, Deeds, Phase, State, Unit, UnitId
from maestre.miniatures.invariants import outside, overlaps, whole
from maestre.miniatures.sides import Side
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Point

_SLACK: Final = 3
"""Bases overlap if it takes more steps than this to part them."""
_PARTS: Final = (Phase.MOVEMENT, Phase.SHOOTING, Phase.CHARGES, Phase.COMBAT)
_BATTLE: Final = (*_PARTS, Phase.REORGANISATION)
_PACED: Final = ("arrive", "leave")
"""What a unit may be told to do at the double too."""


def at_any_time(state: State) -> None:
    """Places, markers, batteries, garrisons and weights fit together, whatever is under way."""
    names = (*state.units, *state.officers, *state.scenery, *state.objectives)
    assert len(names) == len(dict.fromkeys(names)), "two things have one name"
    for name, unit in state.units.items():
        _unit_fits(state, name, unit)
    _officers_fit(state)
    _batteries_fit(state)
    _scenery_fits(state)
    _losses_fit(state)


def at_rest(state: State) -> None:
    """Between two deeds nobody overlaps, crowds or has left the table, nobody is worn out, all are somewhere."""
    at_any_time(state)
    if state.agreed.real:
        _told_fits(state)
        return
    pairs = overlaps({piece: (pose(state, piece), base(state, piece)) for piece in standing(state)}, _SLACK)
    assert not pairs, f"{pairs} overlap"
    gone = outside(state.figures.field, {piece: outline(state, piece) for piece in standing(state)})
    assert not gone, f"{gone} have left the table"
    worn = [name for name, unit in state.units.items() if unit.damage > endurance(state, name)]
    assert not worn, f"{worn} have more damage than they endure"
    assert not _crowded(state), f"{_crowded(state)} are too near and do not touch"
    assert state.go is not None or state.phase not in _PARTS, f"it is nobody's part of {state.phase}"
    if state.phase in _BATTLE:
        for name, unit in state.units.items():
            here = unit.pose is not None or unit.inside is not None
            assert here is (unit.away is Away.HERE), f"{name} is nowhere, or in two places"
            assert unit.away is not Away.HERE or _told_in_time(state, unit), f"{name}: {unit.deeds} in {state.phase}"


def _told_fits(state: State) -> None:
    """On a real table nobody has a place between two deeds, and who is under way was told."""
    assert not any(True for _ in standing(state)), "positions stay on the real table"
    assert not state.scenery, "terrain stays on the real table"
    assert state.go is not None or state.phase not in _PARTS, f"it is nobody's part of {state.phase}"
    told = (*(one.seen for one in state.fires), *(one.seen for one in state.charges))
    assert UNSET not in told, "what was told of a deed is missing"


@rule("1.23")
def _crowded(state: State) -> list[tuple[str, str]]:
    """Pieces nearer than an inch who do not touch, as guns of a battery do; whom a charge concerns may be so near."""
    if state.phase not in _BATTLE:
        return []
    charged = [name for name, unit in state.units.items() if unit.deeds.charges or unit.deeds.charged]
    edges = [(piece, outline(state, piece)) for piece in standing(state)]
    return [
        (piece, other)
        for index, (piece, edge) in enumerate(edges)
        for other, its in edges[:index]
        if tabletop.nearer_than(edge, its, state.figures.distances.separation - _SLACK)
        if not tabletop.within(edge, its, _SLACK)
        if piece not in charged and other not in charged
    ]


# --------------------------------------------------------------------------------------------------------------- pieces


def _unit_fits(state: State, name: UnitId, unit: Unit) -> None:
    assert unit.id == name
    assert name not in state.lost, f"{name} is lost and in play"
    assert unit.pose is None or whole(unit.pose), f"{name} does not stand on whole numbers"
    assert unit.pose is None or unit.inside is None, f"{name} is in two places"
    assert min(unit.damage, unit.stunned, unit.disorganised) >= 0, name
    assert unit.inside is None or state.scenery[unit.inside].garrison == name, f"{unit.inside} does not know {name}"
    assert state.arm_of(unit) is not Arm.ARTILLERY or unit.formation is None, f"{name} is a gun in a formation"
    assert whole(Point(unit.deeds.walked, 0)), f"{name} has walked {unit.deeds.walked}"
    assert _one_order(unit.deeds), f"{name} has other orders than it obeys: {unit.deeds}"


@rule("3.01")
def _one_order(deeds: Deeds) -> bool:
    """Whether what a unit has done is what the one order says that it has; who has none has done nothing."""
    if deeds.order is None:
        return not (deeds.verb or deeds.walked or deeds.unlimbered or deeds.harnessed)
    paces = (OrderKind.DOUBLE_TIME,) if deeds.verb in _PACED else ()
    return deeds.order in (KINDS.get(deeds.verb, deeds.order), *paces)


@rule("2.08", "3.02")
def _told_in_time(state: State, unit: Unit) -> bool:
    """Whether a unit has no order before its side's part of the movement phase, and one after it."""
    told = unit.deeds.order is not None
    if state.phase is not Phase.MOVEMENT or state.go is None:
        return told
    return state.go.side is unit.side or told is state.go.last


def _officers_fit(state: State) -> None:
    for name, officer in state.officers.items():
        assert officer.id == name
        assert name not in state.lost, f"{name} is lost and in play"
        assert officer.pose is None or officer.inside is None, f"{name} is in two places"
        assert officer.pose is None or whole(officer.pose), f"{name} does not stand on whole numbers"
        assert officer.inside is None or state.units[officer.inside].side is officer.side, f"{name} is with the enemy"
    for side in Side:
        chiefs = [name for name, one in state.officers.items() if one.side is side and one.chief]
        assert len(chiefs) <= 1, f"{chiefs} all command"


def _batteries_fit(state: State) -> None:
    guns = [gun for battery in state.batteries.values() for gun in battery.guns]
    assert len(guns) == len(dict.fromkeys(guns)), "a gun is in two batteries"
    for battery in state.batteries.values():
        assert 0 < len(battery.guns) <= battery.strength, battery
        assert all(state.arm_of(state.units[gun]) is Arm.ARTILLERY for gun in battery.guns), battery


def _scenery_fits(state: State) -> None:
    for name, element in state.scenery.items():
        assert element.id == name
        assert all(whole(point) for point in element.ring), name
        held = element.garrison
        assert held is None or state.units[held].inside == name, f"{held} is not in {name}"
        assert held is None or state.figures.terrain.row[element.element].kind == "building", f"{name} is no building"
        assert element.points >= 0, name
    for objective in state.objectives.values():
        assert whole(objective.at), objective
        assert objective.worth >= 0, objective
        assert objective.held in (None, *Side), objective


@rule("10.20", "10.21")
def _losses_fit(state: State) -> None:
    """What is lost and what is left of an army come to what it weighed; guns lost before their battery weigh later."""
    for side in Side:
        lost = lost_weight(state, side)
        left = sum(state.profile_of(one).base.weight for one in state.units.values() if one.side is side)
        owed = sum(_owed(state, side))
        assert lost + left + owed == state.armies[side].weight, f"{side}: {lost} lost, {left} left, {owed} owed"


def _owed(state: State, side: Side) -> list[int]:
    """The guns lost of each battery that still has some."""
    mine = [one for one in state.batteries.values() if state.units[one.guns[0]].side is side]
    return [one.strength - len(one.guns) for one in mine]
