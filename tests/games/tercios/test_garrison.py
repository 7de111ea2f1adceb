"""A garrison has no front: whatever is measured from it or to it uses its building, and the six values of a profile."""

from __future__ import annotations

import pytest

from maestre.games.tercios.data import INCH, Element, OrderKind, Value
from maestre.games.tercios.orders.reactions import ReactToApproach
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table.places import front, pose
from maestre.games.tercios.table.sight import line
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Situation
from maestre.play import Ask
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import charge, courage, dice, field, passing
from tests.games.tercios.positions import act, action, refused

OWN, FOE = UnitId("B1-1"), UnitId("R1-1")
SHOT = "shot_company"


@pytest.mark.rule("9.33")
@pytest.mark.parametrize(("gap", "shoots"), [(8, True), (8.5, False)])
def test_a_garrison_shoots_from_any_point_of_its_building_in_any_direction(gap: float, shoots: bool) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 30, 20, 4, 4, garrison="B1-1")
    table = field("B1-1 32,22 0", f"R1-1 33,{20 - gap} 0", blue=SHOT, red="pike_company", scenery=(house,))
    assert bool(volleys(table.state, OWN, OrderKind.FIRE)) is shoots


@pytest.mark.rule("9.33")
@pytest.mark.parametrize(("gap", "shoots"), [(8, True), (8.5, False)])
def test_a_garrison_is_shot_by_reaching_any_point_of_its_building(gap: float, shoots: bool) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 30, 20, 4, 4, garrison="R1-1")
    table = field(f"B1-1 33.5,{20 - gap} 0", "R1-1 32,22 0", blue=SHOT, red="pike_company", scenery=(house,))
    found = volleys(table.state, OWN, OrderKind.FIRE)
    assert bool(found) is shoots
    assert all(volley.distance == 8 * INCH for volley in found)


@pytest.mark.rule("4.26", "4.27")
@pytest.mark.parametrize("garrison", ["", "B1-2"])
def test_a_building_hides_who_is_behind_it_whether_held_or_not(garrison: str) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 30, 22, 4, 4, garrison=garrison)
    places = ("B1-1 32,20 0", "B1-2 32,24 0" if garrison else "B1-2 60,5 0", "R1-1 32,28 180")
    table = field(*places, blue=f"{SHOT} {SHOT}", red="pike_company", scenery=(house,))
    assert volleys(table.state, OWN, OrderKind.FIRE) == ()
    open_ground = field(*places[:1], "B1-2 60,5 0", places[2], blue=f"{SHOT} {SHOT}", red="pike_company")
    assert volleys(open_ground.state, OWN, OrderKind.FIRE)


@pytest.mark.rule("9.56")
def test_a_garrison_sees_to_its_rear_as_well() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 30, 20, 4, 4, garrison="B1-1")
    table = field("B1-1 32,22 0", "R1-1 32,10 0", scenery=(house,))
    assert line(table.state, OWN, FOE) == (inches(32, 20), inches(32, 10))


@pytest.mark.rule("9.56")
@pytest.mark.parametrize(("x", "opens"), [(36.9, True), (37.2, False)])
def test_who_passes_a_building_nearer_than_three_inches_lets_its_garrison_react(x: float, opens: bool) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 30, 20, 4, 4, garrison="R1-1")
    table = field(f"B1-1 {x},18 0", "R1-1 32,22 0", scenery=(house,))
    action(table, "B1-1=atencion")
    act(table, "B1-1")
    table.say("blue", "move")
    table.say("blue", {"piece": "B1-1", "x": round(x * INCH), "y": 22 * INCH})
    asked = isinstance(table.request, Ask) and isinstance(table.request.about, ReactToApproach)
    assert asked is opens


@pytest.mark.rule("9.56")
def test_a_charge_goes_to_the_nearest_point_of_the_building() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 30, 24, 4, 4, garrison="R1-1")
    table = charge(field("B1-1 33,20 0", "R1-1 32,26 0", scenery=(house,)), "R1-1=resistid")
    passing(table)
    assert dice(table)[0] == "5.16"
    assert pose(table.state, OWN).x == 33 * INCH, "straight ahead, not to the middle of the building"


@pytest.mark.rule("1.08")
def test_each_value_is_what_its_name_says() -> None:
    """Speed in inches, Combat, Fire, Courage and Discipline in dice, of a Fresh unit without an order's help."""
    table = field("B1-1 30,20 0", "R1-1 30,34 180", "B1 in B1-1", blue=SHOT)
    gear = table.state.gear(OWN)
    at_rest = Situation(unit=OWN, use="move")
    values = {Value.SPEED: gear.speed, Value.COMBAT: gear.combat, Value.COURAGE: gear.courage}
    assert {value: tallied(table.state, value, at_rest).whole for value in values} == values
    action(table, "B1-1=corred")
    act(table, "B1-1")
    reach = tallied(table.state, Value.SPEED, Situation(unit=OWN, use="move", order=OrderKind.RUN)).whole
    assert reach > gear.speed
    refused(table, "blue", {"piece": "B1-1", "x": 30 * INCH, "y": (20 + reach) * INCH + 1}, "3.05")
    table.say("blue", {"piece": "B1-1", "x": 30 * INCH, "y": (20 + reach) * INCH})
    assert front(table.state, OWN) == inches(30, 20 + reach)


# ------------------------------------------------------------------------------------------------- cover and protection


@pytest.mark.rule("9.32", "4.28")
@pytest.mark.audit("T1")
@pytest.mark.parametrize(
    ("shooter", "weapon", "ground", "dice"),
    [
        (SHOT, "arcabuz", "house", 4),
        (SHOT, "arcabuz", "wood", 4),
        (SHOT, "arcabuz", "open", 3),
        ("light_gun", "canon_ligero", "house", 4),
        ("light_gun", "canon_ligero", "open", 3),
        ("medium_gun+mortar", "canon_medio", "house", 3),
    ],
)
def test_a_garrison_resists_shots_as_in_cover(shooter: str, weapon: str, ground: str, dice: int) -> None:
    """Courage 3; nobody is covered from a mortar (6.132)."""
    house = rectangle("house", Element.SMALL_BUILDING, 30, 20, 4, 4, garrison="R1-1")
    wood = rectangle("wood", Element.WOOD, 28, 19, 8, 8)
    scenery = {"house": (house,), "wood": (wood,), "open": ()}[ground]
    table = field("B1-1 32,13 0", "R1-1 32,20 180", blue=shooter, scenery=scenery)
    act(action(table, "B1-1=fuego"), "B1-1")
    table.say("blue", f"R1-1/{weapon}/front")
    assert courage(table)[0] == dice


@pytest.mark.rule("9.32", "4.27")
@pytest.mark.parametrize(("x", "shoots"), [(30, False), (26, True)])
def test_a_building_hides_who_is_behind_it_and_nobody_else(x: float, shoots: bool) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28.5, 22, 3, 3)
    table = field(f"B1-1 {x},20 0", f"R1-1 {x},27 180", blue=SHOT, scenery=(house,))
    act(action(table, "B1-1=fuego"), "B1-1")
    asked = isinstance(table.request, Ask) and table.request.rule == "4.08"
    assert asked is shoots


@pytest.mark.rule("9.32", "3.21")
@pytest.mark.parametrize("profile", ["pike_company", "cuirassiers"])
def test_a_building_is_impassable_for_who_does_not_enter_it(profile: str) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28.5, 21, 3, 1)
    table = field("B1-1 30,20 0", "R1-1 60,40 180", blue=profile, scenery=(house,))
    act(action(table, "B1-1=atencion"), "B1-1")
    if profile == "cuirassiers":
        table.say("blue", "stay")
    table.say("blue", "move")
    refused(table, "blue", {"piece": "B1-1", "x": 30 * INCH, "y": round(23.8 * INCH)}, "3.21", "way-impassable")
    table.say("blue", {"piece": "B1-1", "x": 33 * INCH, "y": 20 * INCH + 2})
    assert front(table.state, OWN).x == pytest.approx(33 * INCH, abs=INCH // 4)
