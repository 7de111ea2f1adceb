"""Scenarios of Águila of destruction, works and houses: zones, what is laid, who has won (16.13-16.23, 16.34-16.40)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import INCH, Scenario, Structure, Terrain
from maestre.games.aguila.scenarios import BATTLES
from maestre.games.aguila.scenarios.assault import Fortifying, WorkLaid, occupied, spending
from maestre.games.aguila.scenarios.destruction import begins
from maestre.games.aguila.scenarios.farm import farms
from maestre.games.aguila.scenarios.opening import enlist
from maestre.games.aguila.scenarios.roles import Dividing
from maestre.games.aguila.scenarios.village import HouseLaid
from maestre.games.aguila.setup.placement import check_unit, waiting
from maestre.games.aguila.table.state import Role, SceneryId, UnitId
from maestre.games.aguila.table.terrain_shapes import forms, laid
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Refused, Spot, ask
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import FIGURES, SCENARIOS, TABLE
from tests.games.aguila.positions import at, cottage, gave, happens, placed, refused
from tests.games.aguila.scenes import (
    BLUE,
    RED,
    answered,
    assaulted,
    battle,
    farmed,
    fits,
    lost,
    refusal,
    scored,
    village,
)

# --------------------------------------------------------------------------------------------------------- destruction


@pytest.mark.rule("16.13")
def test_pitched_battle_is_common_in_all() -> None:
    state = battle(Scenario.PITCHED_BATTLE, attacker=None)
    assert SCENARIOS.length(state.scenario).last == 9
    assert fits(state, BLUE, 30, 12)
    assert not fits(state, BLUE, 30, 12.1)
    assert BATTLES[state.scenario].sides is None


@pytest.mark.rule("16.14")
@pytest.mark.parametrize(("points", "winner"), [(600, None), (601, BLUE)])
def test_a_difference_of_200_points_destroyed_is_a_draw(points: int, winner: Side | None) -> None:
    state = battle(Scenario.PITCHED_BATTLE, attacker=None)
    lost(state, RED, points)
    lost(state, BLUE, 400)
    assert scored(state) == (points, 400, winner)


@pytest.mark.rule("16.14")
def test_aides_and_sappers_count_with_whom_they_went() -> None:
    from maestre.games.aguila.table.worth import piece_points

    state = placed("B1-1 line_24 20,20", "B1 general 20,10")
    bare = piece_points(state, "B1-1"), piece_points(state, "B1")
    state.units[UnitId("B1-1")] = replace(state.units[UnitId("B1-1")], sappers=True)
    state.officers = {name: replace(one, aides=2) for name, one in state.officers.items()}
    assert (piece_points(state, "B1-1"), piece_points(state, "B1")) == (bare[0] + 40, bare[1] + 60)


@pytest.mark.rule("16.38")
@pytest.mark.parametrize(
    ("unit", "group"),
    [
        ("france_hussars_10", 1),
        ("france_light_12", 2),
        ("france_gun_light_horse", 3),
        ("france_line_24", 0),
        ("france_cuirassiers_10", 0),
        ("france_gun_medium_foot", 0),
    ],
)
def test_who_begins_war_escalation_on_the_table_and_in_which_order(unit: str, group: int) -> None:
    state = battle(Scenario.WAR_ESCALATION, f"B1-1 {unit} away", "B1 general 30,5", attacker=None)
    assert begins(state, state.units[UnitId("B1-1")]) is bool(group)
    assert (UnitId("B1-1") in BATTLES[state.scenario].reserves(state, BLUE)) is not group
    if group:
        assert [number for number in range(1, 5) if UnitId("B1-1") in waiting(state, BLUE, number)] == [group]
    state.officers = {name: replace(one, pose=None) for name, one in state.officers.items()}
    assert waiting(state, BLUE, 4)[-1:] == ("B1",)


@pytest.mark.rule("16.40")
def test_war_escalation_is_won_by_points_destroyed() -> None:
    state = battle(Scenario.WAR_ESCALATION, attacker=None)
    lost(state, RED, 500)
    lost(state, BLUE, 300)
    assert scored(state) == (500, 300, None)
    assert SCENARIOS.length(state.scenario).last == 10


# -------------------------------------------------------------------------------------------------------------- assault


@pytest.mark.rule("16.15")
@pytest.mark.parametrize(("spent", "done"), [(374, False), (375, True), (376, True)])
def test_the_defender_spends_at_least_a_quarter_on_works(spent: int, done: bool) -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    enlist(state, RED, ARMY_LISTS.army_of(FIGURES, "spain_1125"), "spain_1125")
    state.armies[RED] = replace(state.armies[RED], points=1500)
    least, most = spending(state)
    assert (least, most) == (375, 400)
    table = happens(state, lambda _: ask(RED, Fortifying(RED, (("light_position", 40),), spent, least, most)))
    if done:
        table.say("red", Order("done"))
        gave(table)
    else:
        refused(table, "red", Order("done"), "16.15")


@pytest.mark.rule("16.15")
@pytest.mark.parametrize(("spent", "done"), [(360, False), (400, True)])
def test_the_defender_spends_no_more_than_his_army_leaves(spent: int, done: bool) -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    enlist(state, RED, ARMY_LISTS.army_of(FIGURES, "spain_1125"), "spain_1125")
    state.armies[RED] = replace(state.armies[RED], points=1500)
    assert spending(state) == (375, 400)
    state.setup = replace(state.setup, spent=spent)
    question = Fortifying(RED, (("light_position", 40),), spent, 375, 400)
    assert refusal(state, question, Order("buy", "light_position")) == ("works-too-dear" if done else "")


@pytest.mark.rule("16.15")
def test_roles_and_works_of_an_assault() -> None:
    state = battle(Scenario.ASSAULT_POSITION, attacker=None)
    for side, nation in ((BLUE, "france"), (RED, "spain")):
        enlist(state, side, ARMY_LISTS.army_of(FIGURES, f"{nation}_1500"), f"{nation}_1500")
        state.defences[side] = f"{nation}_1125"
    answered(state, BATTLES[state.scenario].roles(state))
    roles = {state.armies[side].role: side for side in Side}
    assert set(roles) == {Role.ATTACKER, Role.DEFENDER}
    defender = roles[Role.DEFENDER]
    assert state.armies[defender].name.endswith("_1125")
    assert state.armies[roles[Role.ATTACKER]].name.endswith("_1500")
    assert 375 <= state.setup.spent <= 400


@pytest.mark.rule("16.16")
@pytest.mark.parametrize(("y", "key"), [(9, "work-outside-zone"), (11, ""), (23, ""), (24, "work-outside-zone")])
def test_works_lie_from_10_to_24_inches_from_the_edge(y: float, key: str) -> None:
    state = battle(Scenario.ASSAULT_POSITION, attacker=RED)
    question = WorkLaid(BLUE, "light_position", (), ("light_position",))
    assert refusal(state, question, Spot("light_position", *at(30, y))) == key
    assert fits(state, BLUE, 30, 14)
    assert not fits(state, BLUE, 30, 12.5)


@pytest.mark.rule("16.16")
def test_the_defender_of_a_position_adds_two_to_the_roll_and_deploys_first() -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    mine = BATTLES[state.scenario]
    assert (mine.bonus(state, RED), mine.bonus(state, BLUE)) == (2, 0)
    state.setup = replace(state.setup, done=("work:light_position", "work:solid_position"))
    assert mine.sides is not None
    answered(state, mine.sides(state))
    assert state.setup.first is RED
    assert [one.built for one in state.scenery.values()] == [Structure.LIGHT_POSITION, Structure.SOLID_POSITION]
    assert [one.held for one in state.objectives.values()] == [RED, RED]


@pytest.mark.rule("16.17")
def test_the_attacker_of_a_position_starts_off_the_table() -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    assert BATTLES[state.scenario].zone(state, BLUE).rings == ()


@pytest.mark.rule("16.18")
@pytest.mark.parametrize(("taken", "winner"), [(4, BLUE), (3, None), (2, RED)])
def test_the_attacker_takes_two_thirds_of_the_works(taken: int, winner: Side | None) -> None:
    state = assaulted(6)
    for name in list(state.objectives)[:taken]:
        state.objectives[name] = replace(state.objectives[name], held=BLUE)
    assert scored(state) == (taken, 6 - taken, winner)


@pytest.mark.rule("16.18")
def test_a_work_is_his_who_was_the_last_to_hold_it_and_a_destroyed_one_is_taken() -> None:
    state = assaulted(2)
    state.units = placed("B1-1 line_24 7,29.5", "R1-1 line_24 17,33 180").units
    occupied(state)
    assert [one.held for one in state.objectives.values()] == [BLUE, RED]
    state.units = placed("B1-1 line_24 7,20", "R1-1 line_24 40,40 180").units
    assert scored(state)[0] == 1, "left alone it stays his"
    state.units = placed("R1-1 line_24 7,29.6").units
    assert scored(state)[0] == 0, "a defender at it keeps it"
    del state.scenery[SceneryId("W2")]
    assert scored(state)[0] == 1


# ----------------------------------------------------------------------------------------------------- farm and village


@pytest.mark.rule("16.19", "16.29")
@pytest.mark.parametrize("scenario", [Scenario.DEFEND_FARM, Scenario.BATTLE_FOR_BRIDGE])
@pytest.mark.parametrize(("half", "key"), [(750, ""), (760, "half-too-large")])
def test_neither_half_of_the_defender_exceeds_half_the_points(scenario: Scenario, half: int, key: str) -> None:
    state = battle(scenario)
    points = ((UnitId("R1-1"), half), (UnitId("R1-2"), 1500 - half))
    question = Dividing(RED, points, 750)
    assert refusal(state, question, ("R1-1",)) == key


@pytest.mark.rule("16.19", "16.29")
@pytest.mark.parametrize("scenario", [Scenario.DEFEND_FARM, Scenario.BATTLE_FOR_BRIDGE])
def test_one_half_of_the_defender_stays_in_reserve(scenario: Scenario) -> None:
    state = battle(scenario, attacker=None)
    for side, force in ((BLUE, "france_1500"), (RED, "spain_1500")):
        enlist(state, side, ARMY_LISTS.army_of(FIGURES, force), force)
    answered(state, BATTLES[scenario].roles(state))
    defender = next(side for side in Side if state.armies[side].role is Role.DEFENDER)
    assert BATTLES[scenario].reserves(state, defender)
    assert not BATTLES[scenario].reserves(state, defender.enemy)


@pytest.mark.rule("16.20")
def test_the_farm_has_two_to_four_buildings_in_the_centre() -> None:
    counts = {
        sum(
            one.element.element is Terrain.BUILDING
            for one in laid(FIGURES, forms(FIGURES)[piece], Pose(90000, 60000, 0)) or ()
        )
        for piece in farms(FIGURES)
    }
    assert counts == {2, 3, 4}
    state = battle(Scenario.DEFEND_FARM)
    answered(state, BATTLES[state.scenario].pieces(state))
    assert 2 <= len(state.objectives) <= 4
    assert all(abs(one.at.x - 90000) < 10 * INCH for one in state.objectives.values())


@pytest.mark.rule("16.21")
@pytest.mark.parametrize(("y", "there"), [(31.9, True), (32.1, False)])
def test_the_defender_deploys_within_six_inches_of_the_farm(y: float, there: bool) -> None:
    assert fits(farmed(), RED, 35, y) is there
    assert BATTLES[Scenario.DEFEND_FARM].zone(farmed(), BLUE).rings == ()


@pytest.mark.rule("16.21")
def test_the_attacker_of_a_farm_chooses_his_edge_and_the_defender_deploys_first() -> None:
    state = farmed()
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    table = happens(state, sides)
    assert isinstance(table.request, Ask)
    assert table.request.seat == BLUE
    table.say("blue", "north")
    assert table.state.armies[BLUE].edge is tabletop.Side.FRONT
    assert table.state.setup.first is RED


@pytest.mark.rule("16.23")
@pytest.mark.parametrize(
    ("blue", "red", "winner"),
    [
        ("35,17", "35,40 180", BLUE),
        ("35,17", "35,31.9 0", RED),
        ("35,17", "35,35.2 0", BLUE),
        ("35,15.5", "60,45 180", RED),
    ],
)
def test_the_farm_is_the_attackers_if_he_is_near_and_no_defender_is(blue: str, red: str, winner: Side) -> None:
    state = farmed(f"B1-1 line_24 {blue}", f"R1-1 line_24 {red}", "R2 comandante 30,28")
    assert scored(state)[2] is winner


@pytest.mark.rule("16.35")
def test_a_village_has_four_buildings_or_more_near_the_defenders_edge() -> None:
    for seed in range(3):
        state = battle(Scenario.DEFEND_VILLAGE)
        answered(state, BATTLES[state.scenario].pieces(state), seed)
        assert len(state.objectives) >= 4
        south = state.armies[RED].edge is tabletop.Side.REAR
        assert all(
            (y if south else TABLE.depth - y) <= 24 * INCH for one in state.scenery.values() for _, y in one.ring
        )


@pytest.mark.rule("16.35")
@pytest.mark.parametrize(
    ("x", "key"), [(38.9, "house-without-street"), (39, ""), (44, ""), (44.1, "house-outside-village")]
)
def test_houses_of_a_village_have_a_street_between_them(x: float, key: str) -> None:
    state = battle(Scenario.DEFEND_VILLAGE, scenery=(replace(cottage("S1", 30, 40), role="village"),))
    question = HouseLaid(RED, "village", (), ("building:1-stone_building",))
    assert refusal(state, question, Spot("building:1-stone_building", *at(x, 40))) == key


@pytest.mark.rule("16.35")
def test_a_house_of_the_village_lies_within_24_inches_of_the_edge() -> None:
    state = battle(Scenario.DEFEND_VILLAGE)
    question = HouseLaid(RED, "village", (), ("building:1-stone_building",))
    depth = TABLE.depth / INCH
    assert refusal(state, question, Spot("building:1-stone_building", *at(30, depth - 22))) == ""
    assert refusal(state, question, Spot("building:1-stone_building", *at(30, depth - 22.1))) == "house-too-far"


@pytest.mark.rule("16.36")
def test_the_defender_deploys_about_the_houses_and_the_attacker_at_the_other_edge() -> None:
    state = village()
    assert fits(state, RED, 20, 38)
    assert not fits(state, RED, 60, 38)
    assert fits(state, BLUE, 30, 10)
    assert not fits(state, BLUE, 30, 10.1)
    assert SCENARIOS.row[state.scenario].zones.attacker.short_edge_in == 10  # type: ignore[union-attr]


@pytest.mark.rule("16.36")
def test_an_attacker_of_a_village_keeps_10_inches_from_the_short_edges() -> None:
    state = village("B1-1 light_12 away", "B1-2 light_12 away")
    with pytest.raises(Refused):
        check_unit(state, UnitId("B1-1"), Pose(*at(10, 5), 0))
    check_unit(state, UnitId("B1-1"), Pose(*at(13, 5), 0))


@pytest.mark.rule("16.37")
@pytest.mark.parametrize(
    ("blue", "red", "points"),
    [
        (("10,37", "20,37"), ("in=S3", "in=S4"), (2, 2, None)),
        (("10,37", "20,37", "30,37"), ("in=S4",), (3, 1, BLUE)),
        (("10,37", "20,37"), ("in=S4",), (2, 1, RED)),
        (("10,37", "20,37", "30,37"), ("in=S4", "30,46 0"), (2, 1, RED)),
        (("10,34", "20,37"), (), (1, 0, RED)),
    ],
)
def test_the_attacker_needs_more_than_half_of_the_buildings(
    blue: tuple[str, ...], red: tuple[str, ...], points: tuple[int, int, Side | None]
) -> None:
    lines = [f"B1-{n} line_12 {one}" for n, one in enumerate(blue, 1)]
    lines += [f"R1-{n} line_12 {one}" for n, one in enumerate(red, 1)]
    assert scored(village(*lines)) == points
