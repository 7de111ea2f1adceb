"""Units put elsewhere, and vanguards, between deployment and the first turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Formation
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Deeds, Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Journey, Leg, Order, Spot
from maestre.space import tabletop
from tests.games.aguila.positions import Position, at, keys, placed, refused, roll, stands, unit
from tests.games.aguila.preparing import opened


def deployed(*lines: str, phase: Phase = Phase.REDEPLOYMENT, first: Side = Side.BLUE, **fields: Any) -> State:
    """A position after deployment; blue, who deployed first, has the south edge."""
    state = placed(*lines, "R1-1 line_24 35,38 180", phase=phase, turn=0, **fields)
    state.setup = replace(state.setup, first=first, turn=first)
    for side, edge in ((Side.BLUE, tabletop.Side.REAR), (Side.RED, tabletop.Side.FRONT)):
        state.armies[side] = replace(state.armies[side], edge=edge)
    for name, one in state.units.items():
        state.units[name] = replace(one, formation=None)
    return state


def spot(table: Position, name: str, x: float, y: float) -> Spot:
    return Spot(name, *tabletop.placed(base(table.state, name), tabletop.Side.FRONT, at(x, y), 0))


LINES = ("B1-1 line_24 30,11 0", "B1-2 line_24 36,11 0", "B1-3 line_24 24,11 0")


# ---------------------------------------------------------------------------------------------------------- strategists


@pytest.mark.parametrize(
    ("ability", "count"),
    [
        pytest.param("strategist", 1, marks=pytest.mark.rule("12.29")),
        pytest.param("great_strategist", 2, marks=pytest.mark.rule("12.30")),
    ],
)
def test_a_strategist_puts_one_unit_elsewhere_and_a_great_one_two(ability: str, count: int) -> None:
    table = opened(deployed(*LINES, f"B1 general 30,5 {ability}"))
    for name, x in list(zip(("B1-1", "B1-2"), (18, 42), strict=True))[:count]:
        assert table.request is not None
        assert table.request.rule == "12.29"
        table.say("blue", Order("redeploy", name))
        table.say("blue", spot(table, name, x, 10))
        assert stands(table, name)[:2] == (x, 10)
    assert table.state.phase is Phase.INITIATIVE
    assert keys(table).count("unit-redeployed") == count


@pytest.mark.rule("12.30")
def test_no_unit_is_put_elsewhere_twice() -> None:
    table = opened(deployed(*LINES, "B1 general 30,5 great_strategist"))
    table.say("blue", Order("redeploy", "B1-1"))
    table.say("blue", spot(table, "B1-1", 18, 10))
    refused(table, "blue", Order("redeploy", "B1-1"), "12.29", "redeploy-not-for")
    refused(table, "blue", Order("redeploy", "R1-1"), "12.29", "redeploy-not-for")


@pytest.mark.rule("12.29")
def test_a_redeployed_unit_stands_where_it_could_have_been_deployed() -> None:
    table = opened(deployed(*LINES, "B1 general 30,5 strategist"))
    table.say("blue", Order("redeploy", "B1-1"))
    refused(table, "blue", spot(table, "B1-1", 30, 13), "16.05", "deploy-outside-zone")
    refused(table, "blue", spot(table, "B1-1", 52, 10), "12.23", "deploy-out-of-command")
    refused(table, "blue", spot(table, "B1-1", 34, 11), "1.23", "deploy-too-near")


@pytest.mark.rule("13.18")
def test_whoever_fights_at_home_may_be_put_elsewhere_in_his_zone() -> None:
    table = opened(deployed("B1-1 line_24 30,11 0 +home_ground", "B1-2 line_24 36,11 0"))
    refused(table, "blue", Order("redeploy", "B1-2"), "12.29", "redeploy-not-for")
    table.say("blue", Order("redeploy", "B1-1"))
    refused(table, "blue", spot(table, "B1-1", 30, 13), "16.05", "deploy-outside-zone")
    table.say("blue", spot(table, "B1-1", 24, 9))
    assert stands(table, "B1-1")[:2] == (24, 9)


@pytest.mark.rule("16.60")
@pytest.mark.parametrize("first", list(Side))
def test_whoever_deployed_first_redeploys_first(first: Side) -> None:
    lines = ("B1-1 line_24 30,11 0 +home_ground", "R1-2 line_24 30,38 180 +home_ground")
    table = opened(deployed(*lines, first=first))
    for side in (first, first.enemy):
        assert isinstance(table.request, Ask)
        assert table.request.seat == side.value
        table.say(side.value, Order("done"))


@pytest.mark.rule("16.60")
def test_a_redeployment_comes_before_the_vanguard_and_both_before_the_first_initiative() -> None:
    table = opened(deployed("B1-1 light_12 30,11 0 +vanguard", "B1 general 30,5 strategist"))
    asked = []
    while isinstance(table.request, Ask):
        asked.append(table.request.rule)
        table.say("blue", Order("done") if table.request.rule == "12.29" else "done")
    assert asked == ["12.29", "13.30"]
    assert table.request is not None
    assert table.request.rule == "2.02"
    assert (table.state.phase, table.state.turn) == (Phase.INITIATIVE, 1)


@pytest.mark.rule("5.57")
def test_batteries_are_formed_after_redeployments() -> None:
    state = deployed("B1-1 gun_medium_foot 30,11 0", "B1-2 line_24 40,11 0")
    state.units[UnitId("B1-3")] = replace(
        state.units[UnitId("B1-1")],
        id=UnitId("B1-3"),
        pose=state.units[UnitId("B1-1")].pose._replace(x=30 * INCH + base(state, "B1-1").width),  # type: ignore[union-attr]
    )
    table = opened(state)
    assert [one.guns for one in table.state.batteries.values()] == [("B1-1", "B1-3")]


# ------------------------------------------------------------------------------------------------------------ vanguards


@pytest.mark.rule("13.29")
@pytest.mark.parametrize(("far", "legal"), [(18, True), (18.1, False)])
def test_a_vanguard_shows_its_formation_and_moves_at_the_double(far: float, legal: bool) -> None:
    table = opened(deployed("B1-1 hussars_10 30,11 0 +vanguard", phase=Phase.VANGUARD))
    table.say("blue", "B1-1")
    table.say("blue", "open")
    assert unit(table, "B1-1").formation is Formation.OPEN
    way = Journey("B1-1", (Leg("ahead", round(far * INCH)),))
    if not legal:
        refused(table, "blue", way, "3.08", "way-too-long")
        return
    table.say("blue", way)
    assert stands(table, "B1-1")[:2] == (30, 29)
    assert unit(table, "B1-1").deeds == Deeds()
    assert table.state.phase is Phase.INITIATIVE
    assert "vanguard-moved" in keys(table)


@pytest.mark.rule("13.30")
def test_with_vanguards_on_both_sides_a_die_decides_and_they_alternate() -> None:
    lines = ("B1-1 light_12 20,11 0 +vanguard", "B1-2 light_12 40,11 0 +vanguard", "R1-2 light_12 20,38 180 +vanguard")
    table = opened(deployed(*lines, phase=Phase.VANGUARD, first=Side.RED))
    roll(table, 2, 2, 5, 3)
    went = []
    for name in ("B1-1", "R1-2", "B1-2"):
        assert isinstance(table.request, Ask)
        went.append(table.request.seat)
        seat = table.request.seat
        table.say(seat, name)
        table.say(seat, "line")
        table.say(seat, Journey(name, ()))
    assert went == ["blue", "red", "blue"]
    assert table.state.phase is Phase.INITIATIVE


@pytest.mark.rule("13.29")
def test_nobody_need_move_his_vanguard() -> None:
    table = opened(deployed("B1-1 light_12 20,11 0 +vanguard", phase=Phase.VANGUARD))
    table.say("blue", "done")
    assert unit(table, "B1-1").formation is None
    assert table.state.phase is Phase.INITIATIVE
