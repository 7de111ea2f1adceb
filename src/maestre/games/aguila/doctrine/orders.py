"""Orders: which unit is told what, by which way it goes, and when all have what they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import Arm, Formation, OfficerAbility, OrderKind
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.moves import Move, journey, moves
from maestre.games.aguila.doctrine.officers import next_ride
from maestre.games.aguila.doctrine.options import Option, Plan, best_options
from maestre.games.aguila.doctrine.posts import Parts, hopes, weighed
from maestre.games.aguila.doctrine.told import told
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.houses import entries, leaves
from maestre.games.aguila.doctrine.weighing.mistakes import IN_COLUMN
from maestre.games.aguila.doctrine.weighing.onsets import Post, here
from maestre.games.aguila.doctrine.weighing.pieces import gap
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.moving.move_legality import way_of
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.moving.moves import AnotherWay, Marching
from maestre.games.aguila.table.moments import ORDER_OPEN
from maestre.games.aguila.table.officers import in_command, reaches, steadiers
from maestre.games.aguila.table.places import battery_of
from maestre.games.aguila.table.state import UnitId
from maestre.games.aguila.table.subjects import TestUse
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.orders import OFFICERS, NoMoreOrders
from maestre.opponents import Counsel, Idea, Ideas, term
from maestre.play import Order
from maestre.space.tabletop import Point

_ARRIVE: Final = "arrive"
_FOOT: Final = ("advance", "double", "facing", "back", "aside")
_GUNS: Final = {True: ("unlimber", "advance", "double"), False: ("facing", "limber")}
_LUCK: Final = 0.6
"""Among orders and ways that are worth hardly less than the best, luck decides."""
_FAILED: Final = 0.5
"""What is left of a place for who has failed a test and stands about."""


# ---------------------------------------------------------------------------------------------------------- which order


@INSTRUCTIONS.of(Ordering)
def next_order(field: Field, question: Ordering) -> Counsel:
    """The next unit that gains by an order gets its best one; units are gone through once, in the order of the army."""
    assert field.state.go is not None
    if field.state.go.step == OFFICERS:
        return next_ride(field, question)
    for piece in question.left:
        unit = field.state.units.get(UnitId(piece))
        if unit is not None and unit.pose is None and unit.inside is None and _ARRIVE in question.verbs:
            return Order(_ARRIVE, piece)
    left = _to_come(field, question)
    for name in left:
        plans = best_plans(field, name, question.verbs)
        if plans:
            return _ideas(field, plans, len(left))
    return NoMoreOrders().order()


def _ideas(field: Field, plans: list[Plan], count: int) -> Counsel:
    """The best orders of a unit; to give none at all would leave the others without theirs."""
    options = [Idea(plan.order, told(field, plan)) for plan in plans]
    if plans[0].stays is not None:
        waits = term("why-others-wait", -_LUCK, count=count)
        options.append(Idea(NoMoreOrders().order(), (waits,)))
    return Ideas(tuple(options), _LUCK)


def _to_come(field: Field, question: Ordering) -> list[UnitId]:
    """The units without an order: first those after the last that has one, then those who may have got room.

    Who began nearest to the enemy goes first, so as not to be in the way. A battery is named by its first gun.
    Who has just come onto the table came before all others.
    """
    first = [unit for unit in field.own if battery_of(field.state, unit)[0] == unit]
    order = sorted(first, key=lambda unit: _away(field, unit))
    deeds = [field.state.units[unit].deeds for unit in order]
    told = [place for place, one in enumerate(deeds) if one.order is not None and one.verb != _ARRIVE]
    after = max(told, default=-1) + 1
    return [unit for unit in (*order[after:], *order[:after]) if unit in question.left]


def _away(field: Field, unit: UnitId) -> float:
    """How far from the enemy a unit began its turn, nearly."""
    pose = field.piece(unit).pose
    near = min((gap(Point(pose.x, pose.y), field.piece(foe)) for foe in field.foes), default=0.0)
    return near + field.state.units[unit].deeds.walked


def best_plan(field: Field, unit: UnitId, open_verbs: tuple[str, ...]) -> Plan | None:
    """The best order for a unit; None if it stands best where it is."""
    return next(iter(best_plans(field, unit, open_verbs)), None)


def best_plans(field: Field, unit: UnitId, open_verbs: tuple[str, ...]) -> list[Plan]:
    """The best orders for a unit, each of another kind; none if it stands best where it is."""
    one = field.state.units[unit]
    if one.inside is not None:
        out = "leave" in open_verbs and ORDER_OPEN.lets(field.state, unit, "leave") and leaves(field, unit)
        return [Plan(1.0, Order("leave", unit), Move("leave", (), here(field, unit)))] if out else []
    stays = weighed(field, hopes(field, unit, here(field, unit)))
    able = [verb for verb in _verbs(field, unit) if verb in open_verbs and ORDER_OPEN.lets(field.state, unit, verb)]
    chance = 1.0 if in_command(field.state, unit) else passes(field, unit, "command")
    idle = (1 - chance) * stays.charge
    found: list[Option] = []
    for verb in able:
        about = way_of(field.state, unit, verb)
        order, ways = Order(verb, unit), moves(field, unit, about, one.formation)
        found += [Option(chance, -judgement.STANDING - idle, order, about, move) for move in ways]
    if "enter" in open_verbs and ORDER_OPEN.lets(field.state, unit, "enter"):
        found += [
            Option(chance, -idle, Order("enter", unit, (house,)), None, Move("enter", (), post))
            for house, post in entries(field, unit)
        ]
    if "formation" in open_verbs and ORDER_OPEN.lets(field.state, unit, "formation"):
        found += _formings(field, unit, stays)
    return best_options(field, unit, found, stays)


def _verbs(field: Field, unit: UnitId) -> tuple[str, ...]:
    one = field.state.units[unit]
    return _GUNS[one.limbered] if field.state.arm_of(one) is Arm.ARTILLERY else _FOOT


def _formings(field: Field, unit: UnitId, stays: Parts) -> Iterator[Option]:
    """Changes of formation, with their moves, and the chance of the test: who fails it does not charge."""
    one = field.state.units[unit]
    if one.formation is None:
        return
    chance = passes(field, unit, "formation")
    risk = (1 - chance) * (_FAILED + stays.charge)
    about = way_of(field.state, unit, "formation")
    for formation in open_formations(field.state, unit):
        if formation in {one.formation, Formation.MARCH_COLUMN} or _clings(field, one.formation, formation):
            continue
        rooted = Formation.SQUARE in {one.formation, formation}
        order = Order("formation", unit, (formation.value,))
        for move in moves(field, unit, about, formation):
            if not (move.legs and rooted):
                yield Option(chance, -risk - judgement.FORMING, order, about, move)


def passes(field: Field, unit: UnitId, use: TestUse) -> float:
    """The chance that a unit passes a test, with what its officers do for it."""
    return field.kept(("passes", unit, use), lambda: _chance(field, unit, use))


def _chance(field: Field, unit: UnitId, use: TestUse) -> float:
    state = field.state
    if use == "formation" and any(
        one.has(OfficerAbility.FORM_UP) and OfficerAbility.FORM_UP not in one.used and reaches(state, name, unit)
        for name, one in state.officers.items()
    ):
        return 1.0
    steady = 1 / 6 if steadiers(state, unit) else 0.0
    return min(1.0, float(passed(test_of(state, unit, use))) + steady)


# ------------------------------------------------------------------------------------------------------------ which way


@INSTRUCTIONS.of(Marching, AnotherWay)
def way(field: Field, about: Marching | AnotherWay) -> Counsel:
    """The best way of a unit that has its order; staying is always allowed."""
    unit = about.unit
    one = field.state.units[unit]
    stays = weighed(field, hopes(field, unit, _stayed(field, unit, about)))
    order = Order(about.verb, unit)
    found = [Option(1.0, 0.0, order, about, move) for move in moves(field, unit, about, one.formation)]
    plans = best_options(field, unit, found, stays, ways=True)
    ideas = [Idea(journey(field, unit, plan.move.legs), told(field, plan)) for plan in plans]
    return Ideas((*ideas, Idea(journey(field, unit, ()))), _LUCK)


def _clings(field: Field, now: Formation, wanted: Formation) -> bool:
    """Whether a beginner keeps a column as it is where others would deploy it."""
    return field.makes(IN_COLUMN) and now is Formation.ATTACK_COLUMN and wanted is Formation.LINE


def _stayed(field: Field, unit: UnitId, about: Way) -> Post:
    one = field.state.units[unit]
    limbered = one.limbered and about.verb != "unlimber"
    return Post(field.piece(unit).pose, one.formation, one.deeds.order or OrderKind.ADVANCE, 0, limbered)
