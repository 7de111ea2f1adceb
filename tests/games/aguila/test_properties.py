"""What holds in every position that battles come to in which both sides close in."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.games.aguila.charging.charge import Charging
from maestre.games.aguila.data import INCH, Arm, Formation, OrderKind
from maestre.games.aguila.game import game
from maestre.games.aguila.invariants import at_rest
from maestre.games.aguila.moving.move_legality import check_way, crowded
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.moving.obstacles import closed
from maestre.games.aguila.table.places import base, battery_of, front, house, outline, pose, side_of, standing
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Journey, Leg
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.battles import Battle, battle
from tests.games.aguila.figures import DISTANCES, FIELD

PAIRS = [("france_1500", "britain_1500"), ("spain_1500", "austria_1500"), ("russia_1500", "prussia_1500")]
by_armies = pytest.mark.parametrize(("blue", "red"), PAIRS, ids=lambda army: army)
SLACK = 3


def floats(value: Any) -> list[float]:
    """The numbers with a point in what a state comes to in a file."""
    if isinstance(value, dict):
        return [found for each in value.values() for found in floats(each)]
    if isinstance(value, list | tuple):
        return [found for each in value for found in floats(each)]
    return [value] if isinstance(value, float) else []


@pytest.mark.parametrize("scenario", game.scenarios)
def test_every_battle_runs_to_its_end_and_all_fits_at_every_question(scenario: str) -> None:
    quiet = 0
    for table in battle(scenario, 1805):
        game.invariants(table.state)
        if table.between_steps:
            quiet += 1
            at_rest(table.state)
            assert floats(msgspec.to_builtins(table.state)) == []
    assert quiet > 20
    assert table.outcome is not None
    assert table.state.phase is Phase.OVER


# --------------------------------------------------------------------------------------------------------------- orders


@pytest.mark.rule("3.01", "3.02")
@by_armies
def test_a_unit_has_one_order_a_turn_and_keeps_it(blue: str, red: str) -> None:
    given: dict[UnitId, OrderKind] = {}
    turn = told = 0
    for table in battle("pitched_battle", 1806, blue_army=blue, red_army=red):
        state = table.state
        if state.turn != turn:
            turn, given = state.turn, {}
        for unit, one in state.units.items():
            if one.deeds.order is not None:
                assert given.setdefault(unit, one.deeds.order) is one.deeds.order, unit
                told += 1
    assert told > 100


# ---------------------------------------------------------------------------------------------------------------- moves


def wrong_with(state: State, way: Way, there: Pose, cost: int) -> list[str]:
    """Judge where a move ends by chapters 1 and 3 told once more; batteries are left to their own tests."""
    unit, faults = way.unit, []
    here, own = outline(state, unit), tabletop.stand(there, base(state, unit))
    start = pose(state, unit)
    for other in standing(state):
        edge = outline(state, other)
        if other == unit:
            continue
        if tabletop.overlap(own, edge):
            faults.append(f"it stands on {other}")
        wide = state.units[unit].formation is Formation.OPEN and side_of(state, other) != state.units[unit].side
        gap = DISTANCES.open_separation if wide else DISTANCES.separation
        near = tabletop.distance(own, edge)
        if near.under(gap - SLACK) and near.closer_than(tabletop.distance(here, edge)):
            faults.append(f"it is too near to {other}")
    if not tabletop.on_table(own, FIELD):
        faults.append("it leaves the table")
    square = (there.x - start.x) ** 2 + (there.y - start.y) ** 2
    if square > (way.allowance.whole + way.road + base(state, unit).width) ** 2:
        faults.append("it goes farther than its order lets it")
    if cost > way.allowance.whole + way.road:
        faults.append("it pays more than it has")
    return faults


def shut(state: State, unit: UnitId, there: Pose) -> list[str]:
    """The closed ground below a unit that is no water under a bridge."""
    own, guns = tabletop.stand(there, base(state, unit)), state.arm_of(state.units[unit]) is Arm.ARTILLERY
    bridges = [one for one in state.scenery.values() if one.role]
    return [
        name
        for name, one in state.scenery.items()
        if not bridges and closed(state, one, guns=guns) and tabletop.overlap(own, tabletop.ground(one.ring))
    ]


@pytest.mark.rule("1.23", "3.05", "3.11", "3.17", "3.18")
@by_armies
def test_every_way_that_is_proposed_ends_where_the_book_lets_it(blue: str, red: str) -> None:
    judged = 0
    for table in battle("pitched_battle", 1809, blue_army=blue, red_army=red):
        ask = table.asked(table.waiting()[0]) if table.waiting() else None
        if ask is None or not isinstance(ask.about, Way) or len(battery_of(table.state, ask.about.unit)) > 1:
            continue
        state, unit = table.state, ask.about.unit
        if house(state, unit) or state.units[unit].pose is None:
            continue
        for journey in islice(table.proposals(ask.seat, Random(judged)), 4):
            assert isinstance(journey, Journey)
            walk = check_way(state, ask.about, journey)
            assert wrong_with(state, ask.about, walk.pose, -(-walk.cost.numerator // walk.cost.denominator)) == []
            assert shut(state, unit, walk.pose) == []
            judged += 1
    assert judged > 100


def some_legs(about: Marching, rng: Random) -> tuple[Leg, ...]:
    """A line that an order allows, perhaps after a turn or a wheel."""
    bends = [kind for kind in ("turn", "wheel") if kind in about.kinds and (about.turns or about.wheels)]
    bent = (Leg(rng.choice(bends), rng.randint(-4500, 4500)),) if bends and rng.random() < 0.5 else ()
    line = rng.choice([kind for kind in ("ahead", "back", "aside") if kind in about.kinds])
    return (*bent, Leg(line, rng.randint(0, about.allowance.whole)))


@pytest.mark.rule("1.23", "3.11", "3.14")
@by_armies
def test_a_way_that_surely_ends_too_near_to_somebody_is_refused(blue: str, red: str) -> None:
    rng, found = Random(1812), Counter[bool]()
    for table in battle("pitched_battle", 1812, blue_army=blue, red_army=red):
        ask = table.asked(table.waiting()[0]) if table.waiting() else None
        if ask is not None and isinstance(ask.about, Marching):
            for _ in range(8):
                journey = Journey(ask.about.unit, some_legs(ask.about, rng))
                near = crowded(table.state, ask.about, journey)
                assert not near or ask.about.refusal(table.state, journey) is not None
                found[near] += 1
    assert min(found[True], found[False]) > 50


# -------------------------------------------------------------------------------------------------------------- charges


@pytest.mark.rule("8.02", "8.05", "8.07")
@by_armies
def test_every_charge_that_is_offered_is_ahead_in_reach_and_at_an_enemy(blue: str, red: str) -> None:
    offered = 0
    for seed in range(3):
        for table in battle("pitched_battle", seed, blue_army=blue, red_army=red):
            ask = table.asked(table.waiting()[0]) if table.waiting() else None
            if ask is None or not isinstance(ask.about, Charging):
                continue
            for one in ask.about.onsets:
                state = table.state
                edge, offered = outline(state, one.target), offered + 1
                assert side_of(state, one.target) == Side(ask.seat).enemy
                far = tabletop.point_distance(front(state, one.charger), edge)
                assert far.within(one.allowance.whole + INCH), (one.charger, one.target)
                where, size = pose(state, one.charger), base(state, one.charger)
                arc = tabletop.arc(where, size, tabletop.Side.FRONT, tabletop.Spread.CORNERS)
                assert arc.meets(edge)
    assert offered > 10


@pytest.mark.rule("8.24", "9.01")
@by_armies
def test_who_fights_touches_his_enemy_when_the_first_blows_fall(blue: str, red: str) -> None:
    touched = 0
    for seed in range(3):
        for table in battle("pitched_battle", seed, blue_army=blue, red_army=red):
            touched += _touching(table)
    assert touched > 0


def _touching(table: Battle) -> int:
    """Check all charges that have made contact and not been fought out; tell how many there were."""
    state, found = table.state, 0
    if not table.between_steps or state.combat is not None or state.phase not in {Phase.CHARGES, Phase.COMBAT}:
        return 0
    for charge in state.charges:
        if charge.moved and charge.target in state.units:
            for unit in charge.chargers:
                gap = tabletop.distance(outline(state, unit), outline(state, charge.target))
                assert gap.within(SLACK), (unit, charge.target)
                found += 1
    return found
