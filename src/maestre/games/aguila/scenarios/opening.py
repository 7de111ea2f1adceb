"""16.01, 16.15, 16.19, 16.34 How a battle opens: the armies that meet, whether they match, and a battle to learn on."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.armies.army import army_points, dissolved_points, strategic_factor, weight
from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import ArmyList, Figures, Nation, Scenario
from maestre.games.aguila.table.state import Army, PieceId, State, raised
from maestre.games.aguila.table.worth import points_by_piece
from maestre.miniatures.sides import Side
from maestre.play import Refused, rule

LEARNING: Final = "learning"
"""A small battle of ours to learn on: the forces, the ground and the deployment are given."""
OWN_NATION: Final = "own_nation"
"""As a defender of fewer points a side fights with the ready force of its nation that has as many."""


def armies(figures: Figures) -> tuple[str, ...]:
    """The forces that a battle may be fought with."""
    usual = max(force.limit for force in figures.forces.values())
    return tuple(name for name, force in figures.forces.items() if force.limit == usual)


def smaller(figures: Figures) -> tuple[str, ...]:
    """The forces for a defender who has fewer points, because he has works or a village."""
    usual = armies(figures)
    return tuple(name for name in figures.forces if name not in usual)


def learners(figures: Figures) -> tuple[str, ...]:
    """The two forces of the battle to learn on."""
    least = min(force.limit for force in figures.forces.values())
    return tuple(name for name, force in figures.forces.items() if force.limit == least)[:2]


def enlist(state: State, side: Side, army: ArmyList, name: str) -> None:
    """Raise an army for a side instead of any that it has, not yet on the table; a ready force is called by its id."""
    state.units = {name: one for name, one in state.units.items() if one.side is not side}
    state.officers = {name: one for name, one in state.officers.items() if one.side is not side}
    old = state.armies.get(side)
    nation = Nation(army.brigades[0].nation)
    new = Army(
        name,
        nation,
        strategic_factor(state.figures, army),
        army.limit,
        weight(state.figures, army),
        sappers=army.sappers,
        dissolved=dissolved_points(state.figures, army),
    )
    state.armies[side] = new if old is None else replace(new, role=old.role, edge=old.edge)
    units, officers = raised(state.figures, army, side)
    state.units |= units
    state.officers |= officers


# ------------------------------------------------------------------------------------------------------- who meets whom


@rule("16.01")
def check_armies(figures: Figures, armies: dict[Side, ArmyList], *, any_period: bool) -> None:
    """Refuse armies of different sizes and, unless the players want them, of periods that never met."""
    blue, red = armies[Side.BLUE], armies[Side.RED]
    if blue.limit != red.limit:
        raise Refused("16.01", "armies-unequal", blue=blue.limit, red=red.limit)
    if not any_period and not same_period(figures, blue, red):
        raise Refused("16.01", "armies-of-other-times", blue=blue.name, red=red.name)


@rule("16.01")
def same_period(figures: Figures, one: ArmyList, other: ArmyList) -> bool:
    """Whether there is a year that the lists of all brigades have in common."""
    years = [figures.lists.row[brigade.listed].years for army in (one, other) for brigade in army.brigades]
    return max(first for first, _ in years) <= min(last for _, last in years)


@rule("16.15", "16.34")
def spare(figures: Figures, scenario: Scenario, limit: int) -> int:
    """The most points that an army of a defender may cost: half of the attacker's, or what the fewest works leave."""
    if scenario is not Scenario.ASSAULT_POSITION:
        return figures.scenarios.row[scenario].defender_points.of(limit)
    prices = [row.price for row in figures.weapons.structures.values() if row.price]
    least = -(-limit * figures.scenarios.own.assault_position.spent_least // _HUNDRED)
    return limit - -(-least // min(prices)) * min(prices)


_HUNDRED: Final = 100


def defence_of(figures: Figures, scenario: Scenario, value: str, army: ArmyList) -> str:
    """What a side defends with: what it has chosen, or the largest ready force of its nation that is small enough."""
    if value != OWN_NATION:
        return value
    most = spare(figures, scenario, army.limit)
    nation = army.brigades[0].nation
    mine = [force for force in figures.forces.values() if force.nation == nation and force.total <= most]
    if not mine:
        raise Refused("16.34", "no-force-to-defend", points=most, name=army.name)
    return max(mine, key=lambda force: force.total).id


@rule("16.15", "16.34")
def check_defence(figures: Figures, scenario: Scenario, value: str, limit: int) -> None:
    """Refuse an army to defend with that has too many points."""
    army, most = ARMY_LISTS.army_of(figures, value), spare(figures, scenario, limit)
    if army_points(figures, army) > most:
        because = "16.15" if scenario is Scenario.ASSAULT_POSITION else "16.34"
        raise Refused(because, "defence-too-large", name=army.name, points=army_points(figures, army), most=most)


# --------------------------------------------------------------------------------------------------------------- halves


@rule("16.19", "16.29")
def half_of(state: State, side: Side) -> int:
    """What neither half of a divided army may exceed."""
    row = state.figures.scenarios.row[state.scenario].reserves
    assert row is not None, "only who has reserves divides his army"
    return row.share.of(state.armies[side].points)


def halves(pieces: dict[PieceId, int], most: int) -> tuple[tuple[PieceId, ...], ...]:
    """Some ways to part pieces by their points so that neither part exceeds a sum: a part for each sum that it has."""
    total = sum(pieces.values())
    found: dict[int, tuple[PieceId, ...]] = {0: ()}
    for piece, points in pieces.items():
        for reached, part in list(found.items()):
            if reached + points <= most:
                found.setdefault(reached + points, (*part, piece))
    return tuple(part for reached, part in found.items() if total - reached <= most)


@rule("16.19")
def check_halves(state: State, side: Side) -> None:
    """Refuse an army that cannot be divided."""
    if not halves(points_by_piece(state, side), half_of(state, side)):
        raise Refused("16.19", "army-cannot-be-halved", side=side.value, most=half_of(state, side))
