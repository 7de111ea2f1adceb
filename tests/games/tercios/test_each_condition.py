"""Rules with several conditions, each of which is missing once."""

import pytest

from maestre.games.tercios.data import INCH, Element, Quality
from maestre.games.tercios.table.moments import IN_COMMAND
from maestre.games.tercios.table.places import base, points
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import Pooled, UnitId
from maestre.games.tercios.table.subjects import Check, Melee
from maestre.games.tercios.table.victory import result, swept
from maestre.play import Ask, Each, Spot, Throw
from maestre.play.chance.readings import Successes
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import charge, facing, field, passing, told, where
from tests.games.tercios.leading import staff, targets
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import Position, act, action, officer
from tests.games.tercios.ranges import NORTH, SOUTH, firing, one
from tests.games.tercios.ranges import field as ranged
from tests.games.tercios.setting_up import place, shopping


def checks(table: Position, kind: str) -> str:
    """Who is about to make a check of a kind, if anybody."""
    if not isinstance(table.request, Throw) or not isinstance(table.request.about, Check):
        return ""
    return table.request.about.unit if table.request.about.kind == kind else ""


@pytest.mark.rule("6.112")
@pytest.mark.parametrize(
    ("blue", "red", "winner", "checked"),
    [
        ("melee_company+greatswords", "melee_company", "B1-1", "R1-1"),
        ("melee_company", "melee_company+greatswords", "R1-1", "B1-1"),
        ("melee_company", "melee_company+greatswords", "B1-1", ""),
        ("melee_company+greatswords", "melee_company", "R1-1", ""),
    ],
)
def test_greatswords_shake_whom_they_beat_charging_or_charged(blue: str, red: str, winner: str, checked: str) -> None:
    lines = ("B1-1 30,20 0", "R1-1 30,24 180", "R1 in R1-1")
    table = passing(charge(field(*lines, blue=blue, red=red)))
    while isinstance(table.request, Throw) and isinstance(table.request.about, Melee):
        count, resist = table.request.reading.needs(()), table.request.about.striker == winner
        table.show((6, 6, *[1] * (len(count) - 2), 5, 1, 1) if resist else (1,) * len(count))
    assert checks(table, "greatswords") == checked


@pytest.mark.rule("6.101")
@pytest.mark.parametrize(("near", "led"), [("B1-1", True), ("B2-1", False)])
def test_an_escort_is_led_by_the_gun_of_its_own_battery(near: str, led: bool) -> None:
    far = {"B1-1": "B2-1", "B2-1": "B1-1"}[near]
    blue = army(command("battery", unit("medium_gun"), unit("pike_company")), command("battery", unit("medium_gun")))
    places = {near: (30, 10, NORTH), far: (60, 10, NORTH), "B1-2": (34, 10, NORTH), "R1-1": (30, 40, SOUTH)}
    table = officer(ranged(blue, one("tercio"), places), "B0", at=(2, 2))
    assert IN_COMMAND(table.state, UnitId("B1-2")) is led


@pytest.mark.rule("5.43")
@pytest.mark.parametrize("second", [False, True])
def test_whoever_is_wholly_on_another_height_is_not_on_this_one(second: bool) -> None:
    hills = (rectangle("hill", Element.HILL, 20, 23.9, 20, 10), rectangle("knoll", Element.HILL, 20, 10, 20, 14.05))
    lines = ("B1-1 30,20 0", "R1-1 30,24 180")
    table = passing(charge(field(*lines, blue="classic_squadron", red="classic_squadron", scenery=hills[: 1 + second])))
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Melee)
    assert table.request.about.dice[1].whole == 6


@pytest.mark.rule("7.12", "7.16", "7.29")
def test_a_comrade_inside_a_troop_reaches_no_other_leader() -> None:
    table = staff(Quality.COMRADE)
    officer(action(table), "B1", at=(36, 17), exhausted=True)
    assert targets(table, Quality.COMRADE) == (("B1",),)
    officer(table, "B0", inside=UnitId("B1-2"))
    assert targets(table, Quality.COMRADE) == ()


@pytest.mark.rule("1.05", "9.33", "9.56")
def test_a_garrison_is_measured_at_the_nearest_point_the_middles_and_the_corners_of_its_walls() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28, 30, 4, 6, garrison="R1-1")
    state = field("B1-1 31,20 0", "R1-1 30,33 180", scenery=(house,)).state
    found = points(state, UnitId("R1-1"), inches(31, 20))
    walls = [(30, 30), (32, 33), (30, 36), (28, 33)]
    corners = [(28, 30), (32, 30), (32, 36), (28, 36)]
    assert found[0] == inches(31, 30)
    assert set(found) == {inches(31, 30), *(inches(*one) for one in (*walls, *corners))}
    away = [(x - 31 * INCH) ** 2 + (y - 20 * INCH) ** 2 for x, y in found]
    assert away == sorted(away)


@pytest.mark.rule("9.08")
@pytest.mark.parametrize("turn", [2, 7])
def test_who_alone_has_troops_left_wins_as_after_the_first_turn_of_the_table(turn: int) -> None:
    state = field("B1-1 31,20 0", "R1-1 30,33 180").state
    del state.units[UnitId("R1-1")]
    state.turn = turn
    swept(state)
    outcome = result(state)
    assert (outcome.winner, dict(outcome.args)["turn"]) == ("blue", 5)


@pytest.mark.rule("9.12", "9.36")
def test_elements_that_were_bought_are_counted_for_each_side() -> None:
    position = shopping(6, 5)
    place(position, "bosque:8 at 20 24")
    assert (position.state.setup.bought, position.state.setup.spent) == ((1, 0), (1, 0))
    place(position, "rocas:6 at 50 24")
    assert (position.state.setup.bought, position.state.setup.spent) == ((1, 1), (1, 2))
    assert position.state.setup.points == (5, 3)


@pytest.mark.rule("6.26", "6.33")
def test_every_member_of_a_fort_shoots_with_its_own_weapon() -> None:
    blue = army(command("companies", unit("plastuns", "tabor", count=2), unit("medium_gun", "fortified")))
    members = ("B1-1", "B1-2", "B1-3")
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 18, SOUTH)}
    table = firing(ranged(blue, one("tercio"), places, pools=((Pooled.FORT, members),)))
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Each)
    offered = {name: {word.split("/")[1] for word in words[:-1]} for name, words in table.request.choice.options}
    assert offered == {"B1-1": {"arcabuz"}, "B1-2": {"arcabuz"}, "B1-3": {"canon_medio"}}


@pytest.mark.rule("4.26", "7.29", "7.101")
@pytest.mark.parametrize(("element", "seen"), [(Element.FENCE, True), (Element.WOOD, False)])
def test_hidden_ground_between_two_leaders_hides_one_from_the_other(element: Element, seen: bool) -> None:
    ground = rectangle("ground", element, 36, 24, 12, 4)
    table = staff(Quality.INTRIGUER, scenery=(ground,))
    officer(table, "R1", at=(60, 44), exhausted=True)
    officer(action(table), "R0", at=(46, 34))
    assert (("R0",) in targets(table, Quality.INTRIGUER)) is seen


@pytest.mark.rule("2.23", "2.27", "2.29")
@pytest.mark.parametrize(("card", "enough"), [("corred", 1), ("resistid", None)])
def test_one_success_is_enough_for_any_order_but_resist_where_each_counts(card: str, enough: int | None) -> None:
    table = act(action(field("B1-1 30,20 0 wear=1", "B1 in B1-1", "R1-1 30,44 180"), f"B1-1={card}"), "B1-1")
    assert isinstance(table.request, Throw)
    assert table.request.reading == Successes(3, 5, enough)


@pytest.mark.rule("2.41", "2.42")
@pytest.mark.parametrize(("x", "meets"), [(43, True), (43.01, False)])
def test_two_meet_who_cover_exactly_the_way_between_their_fronts(x: float, meets: bool) -> None:
    """Horse charges the flank of foot on the line of its front: 12 inches of the one, and an inch of the other."""
    lines = (f"B1-1 {x},24 270", "R1-1 30,24 0", "R1 in R1-1")
    table = charge(field(*lines, blue="modern_cavalry", red="tercio"), "R1-1=atacad")
    table.say("red", "react")
    assert isinstance(table.request, Throw)
    table.show((6,) * len(table.request.reading.needs(())))
    assert ("countercharge-idle" not in told(table)) is meets


@pytest.mark.rule("2.31", "2.40")
def test_whoever_turns_in_reaction_lets_the_mover_go_on() -> None:
    table = action(field("B1-1 25,20 270", "R1-1 20,18 0", "R1 in R1-1"), "B1-1=corred", "R1-1=atencion")
    act(table, "B1-1")
    table.say("blue", Spot("B1-1", *inches(17, 20)))
    table.say("red", "react")
    assert isinstance(table.request, Throw)
    table.show((6,) * len(table.request.reading.needs(())))
    table.say("red", "reorient")
    table.say("red", "rear")
    assert (facing(table, "R1-1"), where(table, "B1-1")) == (18000, (17, 20))


@pytest.mark.rule("6.26", "6.27", "6.55")
@pytest.mark.parametrize(
    ("kind", "units", "size"),
    [
        (Pooled.COLUMN, "heavy_hussars " * 2, (8000, 8000)),
        (Pooled.COLUMN, "heavy_hussars " * 4, (8000, 16000)),
        (Pooled.FORT, "plastuns+tabor " * 2, (8000, 8000)),
        (Pooled.FORT, "plastuns+tabor " * 4, (16000, 8000)),
        (Pooled.FORT, "plastuns+tabor " * 4 + "medium_gun+fortified", (16000, 8000)),
    ],
)
def test_a_column_is_one_file_deep_and_a_fort_as_near_a_square_as_its_bases_make(
    kind: Pooled, units: str, size: tuple[int, int]
) -> None:
    members = tuple(UnitId(f"B1-{number}") for number in range(1, len(units.split()) + 1))
    state = field(*(f"{name} 30,20 0" for name in members), "R1-1 5,5 0", blue=units.strip()).state
    regroup(state, kind, members)
    assert base(state, UnitId("B1-1")) == size
