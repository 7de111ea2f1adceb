"""What holds in every position that battles by chance come to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.games.tercios.data import INCH, Arm, OrderKind, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.invariants import at_rest
from maestre.games.tercios.moving.movement import Walk
from maestre.games.tercios.table import places
from maestre.games.tercios.table.move_legality import BUILDINGS, check_move
from maestre.games.tercios.table.places import base, building, front, outline, pose, present
from maestre.games.tercios.table.state import State, UnitId
from maestre.play import Spot, Table
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.disguises import battles
from tests.matters import about

DISTANCES = own_figures().distances

PAIRS = [("spain_1000", "poland_1000"), ("cossacks_1000", "muscovy_1000"), ("france_1000", "empire_1000")]
by_armies = pytest.mark.parametrize(("blue", "red"), PAIRS, ids=lambda army: army)


def positions(blue: str, red: str, count: int) -> Iterator[Table[State]]:
    """So many positions of a battle by chance, on the wide scale for the first of the pairs."""
    scale = "mm28" if blue == PAIRS[0][0] else "mm15"
    drawn = battles(1571, blue_army=blue, red_army=red, scale=scale, positions="maestre")
    return islice(drawn, count)


def floats(value: Any) -> list[float]:
    """The numbers with a point in what a state comes to in a file."""
    if isinstance(value, dict):
        return [found for each in value.values() for found in floats(each)]
    if isinstance(value, list | tuple):
        return [found for each in value for found in floats(each)]
    return [value] if isinstance(value, float) else []


@by_armies
def test_nothing_overlaps_and_no_wear_is_owed_between_two_deeds(blue: str, red: str) -> None:
    quiet = 0
    for table in positions(blue, red, 250):
        game.invariants(table.state)
        if table.between_steps:
            quiet += 1
            at_rest(table.state)
            assert floats(msgspec.to_builtins(table.state)) == []
    assert quiet > 50


@pytest.mark.rule("2.12", "2.37")
@by_armies
def test_cards_are_laid_once_a_turn_and_only_spent_after_that(blue: str, red: str) -> None:
    turn, held = 0, frozenset[UnitId]()
    for table in positions(blue, red, 350):
        state = table.state
        now = frozenset(unit for unit, card in state.cards.items() if not card.reacts_only)
        if state.turn == turn and held:
            assert now <= held, "nobody acts twice"
        turn, held = state.turn, now


# ------------------------------------------------------------------------------------------------------------ moves


def wrong_with(state: State, unit: UnitId, there: Pose, to: Point) -> list[str]:
    """Judge where a move ends by chapters 1 and 3 told once more."""
    side, own = state.units[unit].side, tabletop.stand(there, base(state, unit))
    here, faults = outline(state, unit), []
    others = [other for other in present(state) if other != unit and building(state, other) is None]
    for other in others:
        edge = outline(state, other)
        friend = state.units[other].side is side
        if not (friend and state.gear(other).arm is Arm.ARTILLERY) and tabletop.overlap(own, edge):
            faults.append(f"it stands on {other}")
        for centre in () if friend else edge.centres:
            point = tabletop.stand(Pose(*centre, 0), tabletop.Disc(0))
            near = tabletop.distance(own, point)
            if near.under(INCH) and near.closer_than(tabletop.distance(here, point)):
                faults.append(f"it is too near to {other}")
    if (
        abs(tabletop.turn_between(pose(state, unit).facing, there.facing))
        > tabletop.QUARTER_TURN + DISTANCES.correction_turn
    ):
        faults.append("it turns too far")
    if not tabletop.on_table(own, places.table(state)):
        faults.append("it leaves the table")
    start, gear = front(state, unit), state.gear(unit)
    most = 3 * (gear.limbered if state.units[unit].limbered and gear.limbered else gear.speed) * INCH
    if (to.x - start.x) ** 2 + (to.y - start.y) ** 2 > most**2:
        faults.append(f"it goes too far for {gear.profile}")
    return faults


def enters(state: State, to: Point) -> bool:
    """Whether a move goes into a building, where nobody stands on a base of his own."""
    houses = (one for one in state.scenery.values() if one.element in BUILDINGS)
    return any(tabletop.holds(places.scene(one), to) for one in houses)


@pytest.mark.rule("1.06", "3.04", "3.05", "3.09")
@by_armies
def test_every_move_that_is_proposed_ends_where_the_book_lets_it(blue: str, red: str) -> None:
    judged = 0
    for table in positions(blue, red, 450):
        ask = table.asked(table.waiting()[0])
        if ask is None or ask.rule != "3.05" or building(table.state, about(ask, Walk).unit):
            continue
        unit, order = about(ask, Walk).unit, about(ask, Walk).order
        assert order is not OrderKind.ATTACK
        for spot in islice(table.proposals(ask.seat, Random(judged)), 5):
            assert isinstance(spot, Spot)
            to = Point(spot.x, spot.y)
            there = check_move(table.state, unit, order, to)
            if to == front(table.state, unit):
                assert there == pose(table.state, unit), "it stays, in a column that it has not yet left too"
            elif not enters(table.state, to):
                assert wrong_with(table.state, unit, there, to) == []
                judged += 1
    assert judged > 20
