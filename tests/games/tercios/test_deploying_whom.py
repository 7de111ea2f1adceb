"""Who is offered what while a command is deployed: guns to take in, wagons to emplace, ambushes, hosts."""

from __future__ import annotations

import pytest

from maestre.games.tercios.data import ArmyList, Element
from maestre.games.tercios.table.state import Phase, UnitId
from maestre.play import Order, Pick, Some, change
from maestre.space.tabletop import Pose
from tests.games.tercios.board import rectangle
from tests.games.tercios.lists import army, command, leader, unit
from tests.games.tercios.positions import Position
from tests.games.tercios.setting_up import asked, opened, prepared, say

GUNS = (
    command("battery", unit("medium_gun", "fortified")),
    command("battery", unit("medium_gun", "fortified", "grand_battery")),
    command("battery", unit("medium_gun")),
    command("battery", unit("light_gun", "integrated"), unit("pike_company")),
)
WAGONS = army(command("companies", unit("levies", "tabor", count=2), unit("levies"), led=leader(0)), *GUNS)


def deploying(blue: ArmyList, red: ArmyList, *placed: str, **fields: object) -> Position:
    """Blue deploys its first command; some of its Troops stand already."""
    state = prepared(Phase.DEPLOYMENT, blue, red, **fields)
    for name in placed:
        change(state.units, UnitId(name), pose=Pose(150000, 10000, 0))
    position = opened(state)
    say(position, Order("deploy", "B1"))
    return position


def options(position: Position) -> tuple[str, ...]:
    (seat,) = position.waiting()
    question = position.asked(seat)
    assert question is not None
    assert isinstance(question.choice, Pick | Some)
    return question.choice.options


@pytest.mark.rule("6.21", "6.24", "6.26")
@pytest.mark.parametrize(("placed", "guns"), [((), ("none", "B2-1")), (("B2-1",), ("none",))])
def test_a_fort_takes_a_fortified_gun_of_its_side_that_is_not_down_yet_and_no_grand_battery(
    placed: tuple[str, ...], guns: tuple[str, ...]
) -> None:
    position = deploying(WAGONS, WAGONS, *placed)
    assert (asked(position), options(position)) == (("blue", "6.24"), ("B1-1", "B1-2"))
    say(position, ("B1-1", "B1-2"))
    assert (asked(position), options(position)) == (("blue", "6.26"), guns)


@pytest.mark.rule("6.24")
def test_wagons_that_are_alone_of_their_kind_are_not_emplaced() -> None:
    alone = army(command("companies", unit("levies", "tabor"), unit("levies", count=2), led=leader(0)))
    assert asked(deploying(alone, alone)) == ("blue", "9.51")
    differ = army(command("companies", unit("levies", "tabor"), unit("levies", "tabor", "obedient"), led=leader(0)))
    assert asked(deploying(differ, differ)) == ("blue", "9.51")


@pytest.mark.rule("6.93")
@pytest.mark.parametrize(("placed", "guns"), [((), ("none", "B5-1")), (("B5-1",), ())])
def test_a_formation_takes_in_a_light_gun_with_the_option_that_is_not_down_yet(
    placed: tuple[str, ...], guns: tuple[str, ...]
) -> None:
    one = army(command("infantry", unit("pike_company"), unit("tercio", count=2), led=leader(0)), *GUNS)
    position = deploying(one, one, *placed)
    if guns:
        assert (asked(position), options(position)) == (("blue", "6.93"), guns), "a company takes none"
        say(position, "none")
        assert (asked(position), options(position)) == (("blue", "6.93"), guns)
        say(position, guns[1])
        assert position.state.pools[UnitId("B1-3")].members == ("B1-3", "B5-1")
    assert asked(position) == ("blue", "9.51")


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(("element", "hides"), [(Element.WOOD, True), (Element.FENCE, False)])
def test_an_ambush_lies_in_hidden_ground_alone(element: Element, hides: bool) -> None:
    one = army(command("companies", unit("pike_company"), unit("haiduks"), led=leader(0)))
    ground = rectangle("S1", element, 30, 20, 6, 6)
    position = deploying(one, one, scenery={ground.id: ground})
    if hides:
        assert (asked(position), options(position)) == (("blue", "6.12"), ("table", "S1"))
        say(position, "S1")
        assert [unit for unit, each in position.state.units.items() if each.lurks] == ["B1-2"]
    assert asked(position) == ("blue", "9.51")


@pytest.mark.rule("7.17", "9.51")
def test_a_leader_is_deployed_in_a_troop_of_his_command_that_is_no_gun_and_has_no_other_leader() -> None:
    two = army(
        command("companies", unit("pike_company", count=2), led=leader(0)),
        command("companies", unit("pike_company"), led=leader(0)),
        command("battery", unit("light_gun"), unit("pike_company")),
    )
    assert options(deploying(two, two)) == ("outside", "B1-1", "B1-2")
