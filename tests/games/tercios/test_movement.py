"""Movement: one pivot and one straight line of the front centre, ground, room, turns, buildings."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import Element, Ground, OrderKind, Scale
from maestre.games.tercios.moving.movement import can_move, turns
from maestre.games.tercios.moving.moves import thrown
from maestre.games.tercios.table.move_legality import check_move, speed, turned_to
from maestre.games.tercios.table.places import building, front, inside, outline, pose
from maestre.games.tercios.table.state import Phase, State, UnitId
from maestre.play import Ask, Pick, Place, Procedure, Refused, ask, log
from maestre.space import tabletop
from tests.games.tercios.board import box, field, inches, pose_of, spot, stands
from tests.games.tercios.lists import BATTERY, CAVALRY, COMPANIES, INFANTRY, army, command, unit
from tests.games.tercios.positions import Pause, Position, Skirmish, act, action, refused, troop

ONE = UnitId("B1-1")
GUNS = army(COMPANIES, BATTERY)
MIXED = army(INFANTRY, COMPANIES)


def ordered(*places: str, order: str = "atencion", spent: str = "", **more: Any) -> Position:
    """Blue's first Troop executes its order; those who are spent have no card left to react with."""
    table = action(field(*places, **more), f"B1-1={order}")
    for name in spent.split():
        del table.state.cards[UnitId(name)]
    return act(table, "B1-1")


def moving(*places: str, order: str = "atencion", **more: Any) -> Position:
    """Blue's first Troop is asked where it goes."""
    table = ordered(*places, order=order, **more)
    if order == "atencion":
        table.say("blue", "move")
    return table


def goes(table: Position, x: float, y: float) -> tuple[float, float, float]:
    """Send it there; where it stands then."""
    table.say("blue", spot("B1-1", x, y))
    return stands(table, "B1-1")


def not_there(table: Position, x: float, y: float, rule: str) -> None:
    """It may not go there."""
    refused(table, "blue", spot("B1-1", x, y), rule)


# ------------------------------------------------------------------------------------------------------ the line


@pytest.mark.rule("3.02")
@pytest.mark.parametrize(
    ("order", "moves"), [("atencion", True), ("corred", True), ("fuego", False), ("resistid", False)]
)
def test_only_attention_attack_and_run_move(order: str, moves: bool) -> None:
    table = ordered("B1-1 20 20", order=order)
    asked = table.request
    assert isinstance(asked, Ask)
    offered = isinstance(asked.choice, Place) or (isinstance(asked.choice, Pick) and "move" in asked.choice.options)
    assert offered is moves


@pytest.mark.rule("1.04", "1.05")
def test_a_move_is_measured_from_the_middle_of_the_front_to_where_that_goes() -> None:
    state = field("B1-1 20 20").state
    assert outline(state, ONE).centres == tuple(
        inches(*at) for at in ((20, 20), (21.6, 19.2), (20, 18.4), (18.4, 19.2))
    )
    there = check_move(state, ONE, OrderKind.ATTENTION, inches(24, 20))
    assert (there.x, there.y) == inches(23.2, 20), "its corner goes farther than its Speed"


@pytest.mark.rule("3.05")
def test_a_unit_goes_as_far_as_its_speed_and_faces_the_way_it_went() -> None:
    table = moving("B1-1 20 20")
    not_there(table, 20, 24.1, "3.05")
    assert goes(table, 22.4, 23.2) == (22.4, 23.2, 36.87)
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(("reorient", "done"))


@pytest.mark.rule("2.21", "3.05")
def test_run_doubles_the_speed_and_is_nothing_but_a_move() -> None:
    table = moving("B1-1 20 20", order="corred")
    not_there(table, 20, 28.1, "3.05")
    assert goes(table, 20, 28) == (20, 28, 0)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "2.07", "neither shot nor turn follows"


@pytest.mark.rule("3.05")
def test_a_shorter_move_is_allowed_and_so_is_staying() -> None:
    assert goes(moving("B1-1 20 20"), 20, 20.5) == (20, 20.5, 0)
    assert goes(moving("B1-1 20 20 45"), 20, 20) == (20, 20, 45)


@pytest.mark.rule("3.04")
def test_a_unit_pivots_no_more_than_ninety_degrees_about_its_front_centre() -> None:
    table = moving("B1-1 20 20")
    not_there(table, 23, 19.948, "3.04")
    assert goes(table, 23, 20) == (23, 20, 90)
    assert turned_to(table.state, ONE, inches(23, 10)).facing == 18000


@pytest.mark.rule("3.04")
def test_the_pivot_may_sweep_over_a_neighbour() -> None:
    table = moving("B1-1 20 20", "B1-2 23.3 20")
    assert goes(table, 18, 22)[2] == 315


@pytest.mark.rule("3.06")
def test_one_move_is_one_straight_line() -> None:
    table = moving("B1-1 20 20")
    goes(table, 22, 20)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Pick)
    assert "move" not in table.request.choice.options


@pytest.mark.rule("3.03")
@pytest.mark.parametrize("other", ["B1-2", "R1-1"])
def test_the_line_crosses_no_unit(other: str) -> None:
    table = moving("B1-1 20 20", f"{other} 20 24", order="corred")
    not_there(table, 20, 27.5, "3.03")


@pytest.mark.rule("3.07")
def test_what_the_base_sweeps_over_does_not_matter() -> None:
    table = moving("B1-1 20 20", "B1-2 23 24", order="corred")
    assert outline(table.state, UnitId("B1-2")).points[1].x < inches(21.5, 0).x, "in the way of its right half"
    assert goes(table, 20, 28) == (20, 28, 0)


@pytest.mark.rule("3.08")
@pytest.mark.parametrize(
    ("gap", "scale", "fits"),
    [(2.9, Scale.MM15, False), (3, Scale.MM15, True), (3.9, Scale.MM28, False), (4, Scale.MM28, True)],
)
def test_a_gap_must_be_wide_enough(gap: float, scale: Scale, fits: bool) -> None:
    half = gap / 2 + (1.6 if scale is Scale.MM15 else 2.4)
    table = moving("B1-1 20 20", f"B1-2 {20 - half} 23", f"B1-3 {20 + half} 23", order="corred", scale=scale)
    if fits:
        assert goes(table, 20, 27.5)[1] == 27.5
    else:
        not_there(table, 20, 27.5, "3.08")


@pytest.mark.rule("3.10")
def test_troops_pass_through_their_own_guns_and_not_through_the_enemys() -> None:
    table = moving("B1-1 20 20", "B2-1 20 23", order="corred", blue=GUNS)
    assert goes(table, 20, 27)[1] == 27
    table = moving("B1-1 20 20", "R2-1 20 23", order="corred", red=GUNS)
    not_there(table, 20, 27, "3.03")


@pytest.mark.rule("3.21", "3.03")
def test_nobody_crosses_impassable_ground() -> None:
    lake = box(Element.SMALL_LAKE, 18, 21, 22, 22)
    table = moving("B1-1 20 20", order="corred", scenery=[lake])
    not_there(table, 20, 25, "3.21")
    assert goes(table, 24.5, 22)[:2] == (24.5, 22)


@pytest.mark.rule("3.23")
def test_no_unit_leaves_the_table() -> None:
    table = moving("B1-1 1.7 20 270")
    not_there(table, 0, 21.5, "3.23")
    not_there(table, -1, 20, "3.23")


# --------------------------------------------------------------------------------------------------- where it stands


@pytest.mark.rule("1.06")
@pytest.mark.parametrize(("y", "near"), [(24.91, True), (25, True), (24.9, False), (24, False)])
def test_without_attack_a_unit_keeps_an_inch_from_every_enemy_centre(y: float, near: bool) -> None:
    table = moving("B1-1 20 20", "R1-1 20 25.9 180", order="corred", spent="R1-1")
    if near:
        not_there(table, 20, y, "1.06")
    else:
        assert goes(table, 20, y)[1] == y


@pytest.mark.rule("1.06")
def test_the_way_of_the_front_centre_keeps_the_inch_too() -> None:
    table = moving("B1-1 20 20", "R1-1 22.4 23", order="corred")
    not_there(table, 20, 28, "1.06")
    table = moving("B1-1 20 20", "R1-1 22.7 23", order="corred", spent="R1-1")
    assert goes(table, 20, 28)[1] == 28


@pytest.mark.rule("1.06")
def test_who_already_stands_too_near_may_go_but_no_nearer() -> None:
    state = field("B1-1 20 20", "R1-1 20 20.5 180").state
    with pytest.raises(Refused) as caught:
        check_move(state, ONE, OrderKind.ATTENTION, inches(20, 20.2))
    assert caught.value.rule == "1.06"
    assert check_move(state, ONE, OrderKind.RUN, inches(15, 20)).facing == 27000


@pytest.mark.rule("3.09")
def test_a_move_ends_on_nobody() -> None:
    table = moving("B1-1 20 20", "B1-2 22 24")
    not_there(table, 20, 23.9, "3.09")


@pytest.mark.rule("3.13")
def test_a_slight_overlap_is_corrected_by_the_least_shift() -> None:
    table = moving("B1-1 20 20", "B1-2 22.8 24")
    assert goes(table, 20, 24) == (19.6, 24, 0)
    table = moving("B1-1 20 20", "B1-2 22 24")
    not_there(table, 20, 24, "3.09")


@pytest.mark.rule("3.13")
def test_a_small_turn_aligns_a_unit_with_what_it_overlaps() -> None:
    shores = [box(Element.SMALL_LAKE, 10, 22, 18.35, 30), box(Element.ROCKS, 21.65, 22, 30, 30)]
    assert goes(moving("B1-1 19.2 20.5", order="corred", scenery=shores), 20, 25) == (20, 25, 0)
    not_there(moving("B1-1 18.4 20.5", order="corred", scenery=shores), 20, 25, "3.09")


@pytest.mark.rule("3.13")
def test_a_correction_may_not_come_near_an_enemy() -> None:
    table = moving("B1-1 20 20", "B1-2 22.8 24", "R1-1 17.2 23 90", spent="R1-1")
    not_there(table, 20, 24, "3.09")


@pytest.mark.rule("3.11")
def test_a_gun_below_makes_way_to_the_rear() -> None:
    table = moving("B1-1 20 20", "B2-1 20 24 90", blue=GUNS)
    cards = table.state.cards[UnitId("B2-1")]
    goes(table, 20, 24)
    gun, mover = outline(table.state, UnitId("B2-1")), outline(table.state, ONE)
    assert min(y for _, y in mover.points) - max(y for _, y in gun.points) == 2500
    assert troop(table, "B2-1").displaced
    assert (pose_of(table, "B2-1").facing, table.state.cards[UnitId("B2-1")]) == (9000, cards)


@pytest.mark.rule("3.11")
def test_a_gun_that_has_no_room_behind_goes_on_until_it_has() -> None:
    table = moving("B1-1 20 17", "B2-1 20 24", "B1-2 22 21", order="corred", blue=GUNS)
    goes(table, 20, 24)
    assert stands(table, "B2-1") == (20, 19.4, 0)


# ------------------------------------------------------------------------------------------------------------- turns


@pytest.mark.rule("3.14")
@pytest.mark.parametrize(
    ("word", "there"), [("right", (21.6, 19.2, 90)), ("left", (18.4, 19.2, 270)), ("rear", (20, 18.4, 180))]
)
def test_a_turn_puts_the_front_where_another_side_was(word: str, there: tuple[float, float, float]) -> None:
    table = ordered("B1-1 20 20")
    table.say("blue", "reorient")
    assert table.request == Ask("blue", Pick(("left", "right", "rear")), "3.14", table.request.about)  # type: ignore[arg-type,union-attr]
    table.say("blue", word)
    assert stands(table, "B1-1") == there
    assert not troop(table, "B1-1").displaced


@pytest.mark.rule("3.14")
def test_a_turn_without_room_is_not_offered() -> None:
    assert turns(field("B1-1 20 20", "B1-2 20 21.65").state, ONE) == ("left", "right", "rear"), "by a slight shift"
    assert turns(field("B1-1 20 20", "B1-2 20 21.65", "B1-3 20 18.35").state, ONE) == ("rear",)


@pytest.mark.rule("3.11", "3.14")
def test_a_gun_makes_way_for_a_turn_too() -> None:
    table = ordered("B1-1 20 20", "B2-1 20 21.6", blue=GUNS)
    table.say("blue", "reorient")
    table.say("blue", "right")
    assert stands(table, "B1-1") == (21.6, 19.2, 90)
    gun = outline(table.state, UnitId("B2-1"))
    assert max(x for x, _ in gun.points) == inches(20 - 1, 0).x, "behind its new rear"


@pytest.mark.rule("3.15")
def test_run_lets_no_infantry_turn() -> None:
    table = ordered("B1-1 20 20", order="corred")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Place)
    refused(table, "blue", "right", "3.05")


# ------------------------------------------------------------------------------------------------------------ ground


def swift(order: OrderKind | None, *scenery: Any, end: tuple[float, float] = (20, 24)) -> int:
    state = field("B1-1 20 20", scenery=scenery).state
    return speed(state, ONE, order, inches(20, 20), inches(*end)).whole


CALM, RUN = OrderKind.ATTENTION, OrderKind.RUN


@pytest.mark.rule("3.18")
def test_an_inch_of_difficult_ground_slows_the_whole_move() -> None:
    table = moving("B1-1 20 20", scenery=[box(Element.FENCE, 15, 21, 25, 21.25)])
    not_there(table, 20, 22.1, "3.05")
    assert goes(table, 20, 22)[1] == 22
    assert not troop(table, "B1-1").disordered
    assert swift(CALM, box(Element.FENCE, 15, 19, 25, 20.5)) == 2, "starting inside counts"


@pytest.mark.rule("3.16")
def test_ground_matters_only_where_the_front_centre_goes() -> None:
    table = moving("B1-1 20 20", scenery=[box(Element.WOOD, 10, 21, 19.9, 30)])
    assert goes(table, 20, 24)[1] == 24
    assert not troop(table, "B1-1").disordered


@pytest.mark.rule("3.17")
def test_a_unit_is_inside_what_holds_its_front_centre() -> None:
    wood = box(Element.WOOD, 10, 10, 30, 19.9)
    assert inside(field("B1-1 20 20", scenery=[wood]).state, ONE) == (), "with all its other centres in it"
    assert inside(field("B1-1 20 19.9", scenery=[wood]).state, ONE) == (wood.id,)


@pytest.mark.rule("3.19", "3.20")
def test_very_difficult_ground_slows_and_disorders() -> None:
    wood = box(Element.WOOD, 15, 21, 25, 30)
    assert (swift(CALM, wood), swift(RUN, wood)) == (2, 6)
    table = moving("B1-1 20 20", order="corred", scenery=[wood])
    not_there(table, 20, 26.1, "3.05")
    goes(table, 20, 26)
    assert troop(table, "B1-1").disordered
    assert log(table, "red")[-2].message.key == "disordered-by-ground"


@pytest.mark.rule("3.20")
def test_difficult_and_very_difficult_ground_reduce_speed_once() -> None:
    assert swift(CALM, box(Element.WOOD, 15, 21, 25, 22), box(Element.FENCE, 15, 23, 25, 23.25)) == 2


@pytest.mark.rule("3.22", "9.19")
def test_a_move_wholly_on_a_road_is_faster_and_feels_nothing_else() -> None:
    road, wood = box(Element.ROAD, 19, 10, 21, 40), box(Element.WOOD, 15, 21, 25, 30)
    assert swift(CALM, road) == 6
    assert swift(CALM, box(Element.ROAD, 19, 10, 21, 23.5)) == 4, "half an inch off the road"
    table = moving("B1-1 20 20", scenery=[road, wood])
    assert goes(table, 20, 26)[1] == 26
    assert not troop(table, "B1-1").disordered
    assert swift(CALM, road, wood, end=(22, 23)) == 2, "off the road the wood is felt"


RIVER = box(Element.RIVER, 0, 21, 72, 23, [Ground.IMPASSABLE])


@pytest.mark.rule("9.28", "9.29")
def test_a_bridge_carries_units_of_any_size_over_a_river() -> None:
    bridge = box(Element.BRIDGE, 19.5, 21, 20.5, 23)
    table = moving("B1-1 20 20", order="corred", scenery=[RIVER, bridge])
    not_there(table, 23, 24, "3.21")
    assert goes(table, 20, 23.4) == (20, 23.4, 0)
    assert swift(CALM, bridge, box(Element.RIVER, 0, 21, 72, 23, [Ground.VERY_DIFFICULT])) == 4
    assert swift(CALM, bridge, RIVER, box(Element.ROAD, 19, 10, 21, 21.5), end=(20, 22.5)) == 6


@pytest.mark.rule("9.40", "9.41")
def test_a_ford_lets_pass_and_is_felt_instead_of_the_river() -> None:
    deep = box(Element.RIVER, 0, 21, 72, 23, [Ground.VERY_DIFFICULT])
    table = moving("B1-1 20 20", order="corred", scenery=[deep, box(Element.FORD, 18, 21, 22, 23, [Ground.DIFFICULT])])
    not_there(table, 20, 26.1, "3.05")
    goes(table, 20, 26)
    assert not troop(table, "B1-1").disordered


# ---------------------------------------------------------------------------------------------------------- buildings


HOUSE = box(Element.SMALL_BUILDING, 18, 22, 22, 25)
HALL = box(Element.LARGE_BUILDING, 18, 22, 22, 25)


@pytest.mark.rule("9.30", "9.31")
def test_a_company_occupies_a_small_building_by_reaching_it() -> None:
    table = moving("B1-1 20 20", scenery=[HOUSE])
    goes(table, 20, 24.5)
    house = building(table.state, ONE)
    assert house is not None
    assert (house.garrison, pose(table.state, ONE)[:2]) == (ONE, tuple(inches(20, 23.5)))
    assert turns(table.state, ONE) == ()


@pytest.mark.rule("9.30")
def test_a_formation_needs_a_large_building() -> None:
    not_there(moving("B1-1 20 18", blue=MIXED, scenery=[HOUSE]), 20, 22, "9.30")
    horse = field("B1-1 20 20", blue=army(CAVALRY), scenery=[HALL]).state
    with pytest.raises(Refused) as caught:
        check_move(horse, ONE, CALM, inches(20, 23))
    assert caught.value.rule == "9.30"
    table = moving("B1-1 20 20", blue=MIXED, scenery=[HALL])
    goes(table, 20, 23)
    assert building(table.state, ONE) is not None


@pytest.mark.rule("9.31", "9.32")
def test_no_building_is_entered_with_run_nor_when_held_nor_from_too_far() -> None:
    not_there(moving("B1-1 20 20", order="corred", scenery=[HOUSE]), 20, 23, "9.31")
    not_there(moving("B1-1 20 20", order="corred", scenery=[HOUSE]), 20, 27, "3.21")
    goes(moving("B1-1 17.9 20", order="corred", scenery=[HOUSE]), 17.9, 27)
    not_there(moving("B1-1 20 17.9", scenery=[HOUSE]), 20, 23, "3.05")
    table = moving("B1-1 20 20", scenery=[replace(HOUSE, garrison=UnitId("B1-2"))])
    not_there(table, 20, 23, "9.31")


@pytest.mark.rule("9.31")
def test_a_garrison_leaves_from_any_edge() -> None:
    table = moving("B1-1 20 20", scenery=[HOUSE])
    goes(table, 20, 24.5)
    state = table.state
    with pytest.raises(Refused) as caught:
        check_move(state, ONE, CALM, inches(26.1, 23.5))
    assert caught.value.rule == "3.05"
    there = check_move(state, ONE, CALM, inches(26, 23.5))
    assert there.facing == 9000
    assert check_move(state, ONE, CALM, inches(20, 18)).facing == 18000, "it has no facing to pivot from"
    assert check_move(state, ONE, CALM, front(state, ONE)) == pose(state, ONE)


# -------------------------------------------------------------------------------------------------------- displacement


class Push(Skirmish):
    """After the plans, blue's first Troop is thrown back three inches."""

    def step(self, state: State) -> Procedure[None]:
        return push(state) if state.phase is Phase.INITIATIVE else super().step(state)


def push(state: State) -> Procedure[None]:
    whole = yield from thrown(state, ONE, 18000, 7500)
    state.ended = "whole" if whole else "short"
    yield from ask("blue", Pause())


def pushed(*places: str, **more: Any) -> Position:
    table = field(*places, game=Push(), **more)
    for seat in ("blue", "red"):
        table.say(seat, next(table.proposals(seat, Random(1))))
    return table


@pytest.mark.rule("3.01")
def test_a_displacement_keeps_the_facing_and_opens_no_window() -> None:
    table = pushed("B1-1 20 20", "R1-1 23 17 270")
    assert (stands(table, "B1-1"), table.state.ended) == ((20, 17, 0), "whole")
    assert isinstance(table.request, Ask)
    assert table.request.about == Pause()


@pytest.mark.rule("3.23")
def test_the_edge_stops_a_displacement() -> None:
    table = pushed("B1-1 20 2.6")
    assert (stands(table, "B1-1"), table.state.ended) == ((20, 1.6, 0), "short")


@pytest.mark.rule("3.19", "3.11")
def test_who_is_thrown_into_a_wood_is_disordered_and_pushes_its_guns_away() -> None:
    table = pushed("B1-1 20 20", "B2-1 20 17", blue=GUNS, scenery=[box(Element.WOOD, 15, 15, 25, 18)])
    assert table.state.ended == "whole"
    assert troop(table, "B1-1").disordered
    assert not tabletop.overlap(outline(table.state, ONE), outline(table.state, UnitId("B2-1")))


# ------------------------------------------------------------------------------------------------------ by chance


@pytest.mark.rule("3.05")
def test_who_cannot_move_is_not_asked() -> None:
    guns = army(command("battery", unit("heavy_gun")), COMPANIES)
    assert not can_move(field("B1-1 20 20", blue=guns).state, ONE)
    assert can_move(field("B1-1 20 20").state, ONE)


@pytest.mark.rule("3.05", "9.31")
@pytest.mark.parametrize("seed", range(5))
def test_moves_by_chance_are_legal_and_the_last_is_to_stay(seed: int) -> None:
    table = moving(
        "B1-1 20 20", "B1-2 23.4 20", "R1-1 20 26 180", scenery=[box(Element.SMALL_BUILDING, 14, 21, 18, 24)]
    )
    ask = table.asked("blue")
    assert ask is not None
    found = list(table.proposals("blue", Random(seed)))
    assert len(found) > 5
    assert found[-1] == spot("B1-1", 20, 20)
    for answer in found:
        ask.check(table.state, answer)
