"""Artillery: horses, works, experimental and superheavy guns, mortars, guns within a Formation, their own command."""

from typing import Any

import pytest

from maestre.games.tercios.data import INCH, Ability, Element, OrderKind, Quality, Value, Weapon
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.moments import IN_COMMAND, PROTECTED, REACH_ADDED
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Pooled, UnitId
from maestre.games.tercios.table.subjects import Check, Melee, Situation, Volley
from maestre.games.tercios.table.victory import score
from maestre.miniatures.sides import Side
from maestre.play import Place, Refused, Spot, Throw, log
from tests.games.tercios.board import rectangle
from tests.games.tercios.leading import declare, staff
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import (
    Position,
    act,
    action,
    command_action,
    fail,
    lead,
    officer,
    refused,
    roll,
    troop,
)
from tests.games.tercios.ranges import (
    BLUE,
    EAST,
    NORTH,
    RED,
    SOUTH,
    aimed,
    asked,
    courage,
    dice,
    field,
    firing,
    one,
    words,
)
from tests.matters import about

GUN = UnitId("B1-2")


def gun(profile: str, *options: str, distance: float = 14, red: str = "tercio", **changes: Any) -> Position:
    """A gun of blue south of a Troop of red."""
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 10 + distance, SOUTH)}
    return field(one(profile, *options), one(red), places, **changes)


def inches(table: Position, order: OrderKind | None = None) -> int:
    """The Speed of blue's first Troop."""
    return tallied(table.state, Value.SPEED, Situation(unit=BLUE, use="move", order=order)).whole


# --------------------------------------------------------------------------------------------------------------- horses


@pytest.mark.rule("6.83", "6.84")
def test_a_gun_has_one_speed_by_hand_and_one_behind_its_horses() -> None:
    assert inches(gun("light_gun", "horses")) == 2
    assert inches(gun("light_gun", "horses", B1_1={"limbered": True})) == 6
    assert inches(gun("heavy_gun", "horses")) == 0


@pytest.mark.rule("6.84")
def test_a_heavy_gun_neither_moves_nor_turns_by_itself() -> None:
    table = firing(gun("heavy_gun", B1_1={"disordered": True}), "atencion")
    assert words(table, "blue") == ("reorganise", "done")
    light = firing(gun("light_gun"), "atencion")
    assert words(light, "blue") == ("move", "reorient", "done")
    run = firing(gun("heavy_gun"), "corred")
    assert asked(run) == "2.07", "it has nothing to do"
    assert front(run.state, BLUE) == (50000, 25000)


@pytest.mark.rule("6.85")
def test_limbering_takes_the_whole_order() -> None:
    table = firing(gun("light_gun", "horses"), "atencion")
    assert words(table, "blue") == ("move", "reorient", "limber", "done")
    table.say("blue", "limber")
    assert troop(table, "B1-1").limbered
    assert asked(table) == "2.07"
    moved = firing(gun("light_gun", "horses"), "atencion")
    moved.say("blue", "reorient")
    moved.say("blue", "left")
    assert words(moved, "blue") == ("move", "done"), "not as a second action"


@pytest.mark.rule("6.85")
def test_without_horses_nobody_limbers() -> None:
    assert "limber" not in words(firing(gun("light_gun"), "atencion"), "blue")


@pytest.mark.rule("6.86")
def test_a_limbered_gun_does_not_shoot() -> None:
    table = firing(gun("light_gun", "horses", B1_1={"limbered": True}))
    assert log(table, "blue")[-1].message.key == "no-shot"
    assert words(firing(gun("light_gun", "horses")), "blue") == ("R1-1/canon_ligero/front", "hold")


@pytest.mark.rule("6.87")
@pytest.mark.parametrize(("y", "legal"), [(20, True), (20.1, False)])
def test_a_limbered_gun_runs_with_its_second_speed(y: float, legal: bool) -> None:
    table = firing(gun("medium_gun", "horses", distance=30, B1_1={"limbered": True}), "corred")
    question = table.asked("blue")
    assert question is not None
    assert isinstance(question.choice, Place)
    there = Spot("B1-1", 50000, int(y * INCH), 0)
    if legal:
        table.say("blue", there)
        assert front(table.state, BLUE) == (50000, y * INCH)
    else:
        refused(table, "blue", there, "3.05")


@pytest.mark.rule("6.88")
def test_unlimbering_may_follow_a_move_and_ends_the_activation() -> None:
    table = firing(gun("medium_gun", "horses", distance=20, B1_1={"limbered": True}), "atencion")
    assert words(table, "blue") == ("move", "reorient", "unlimber", "done")
    table.say("blue", "move")
    table.say("blue", Spot("B1-1", 50000, 15 * INCH, 0))
    assert "unlimber" in words(table, "blue")
    table.say("blue", "unlimber")
    assert not troop(table, "B1-1").limbered
    assert front(table.state, BLUE).y == 15 * INCH
    assert asked(table) == "2.07", "and it does not shoot"


@pytest.mark.rule("6.88")
def test_unlimbering_does_not_follow_a_turn() -> None:
    table = firing(gun("medium_gun", "horses", B1_1={"limbered": True}), "atencion")
    table.say("blue", "reorient")
    table.say("blue", "left")
    assert "unlimber" not in words(table, "blue")


# -------------------------------------------------------------------------------------------------- what their shots do


@pytest.mark.rule("6.91")
def test_each_one_of_an_experimental_gun_wears_it_after_its_shot() -> None:
    table = gun("light_gun", "leather", "grand_battery")
    aimed(table, "R1-1/canon_ligero/front")
    roll(table, 1, 1)
    assert troop(table, "B1-1").wear == 2
    assert asked(table) == "2.07"


@pytest.mark.rule("6.91")
def test_an_experimental_gun_may_destroy_itself() -> None:
    table = field(
        army(command("battery", unit("light_gun", "leather")), command("companies", unit("pike_company"))),
        one("tercio"),
        {"B1-1": (20, 10, NORTH), "B2-1": (50, 10, NORTH), "R1-1": (20, 20, SOUTH)},
        B1_1={"wear": 1},
    )
    table = act(action(table, "B1-1=fuego"), "B1-1")
    roll(table, 5, 5, 5)
    table.say("blue", "R1-1/canon_ligero/front")
    roll(table, 1)
    assert asked(table) == "4.23"
    roll(table, 1, 1, 1)
    assert BLUE not in table.state.units
    assert table.state.lost[BLUE].how == "burst"
    assert score(table.state, Side.RED) == 1


@pytest.mark.rule("6.91")
def test_ones_do_not_hurt_other_guns() -> None:
    table = gun("light_gun", "grand_battery")
    aimed(table, "R1-1/canon_ligero/front")
    roll(table, 1, 1)
    assert troop(table, "B1-1").wear == 0


@pytest.mark.rule("6.124")
def test_a_fresh_superheavy_gun_needs_a_check_to_fire_and_only_to_fire() -> None:
    table = act(action(gun("superheavy_gun"), "B1-1=fuego"), "B1-1")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert dice(table) == (3, 5)
    fail(table)
    assert log(table, "blue")[-1].message.key == "order-lost"
    calm = act(action(gun("superheavy_gun"), "B1-1=resistid"), "B1-1")
    assert asked(calm) == "2.07"


def superheavy() -> Position:
    """A superheavy gun that has hit; the target has resisted."""
    table = act(action(gun("superheavy_gun"), "B1-1=fuego"), "B1-1")
    roll(table, 5, 1, 1)
    table.say("blue", "R1-1/canon_superpesado/front")
    roll(table, 6, 6, 1, 1, 1)
    return table


@pytest.mark.rule("6.125")
@pytest.mark.parametrize(("face", "disordered"), [(4, True), (5, False)])
def test_whoever_a_superheavy_gun_hits_checks_even_if_it_has_resisted(face: int, disordered: bool) -> None:
    table = superheavy()
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Check).unit == RED
    roll(table, *[face] * dice(table)[0])
    assert (troop(table, "R1-1").wear, troop(table, "R1-1").disordered) == (0, disordered)


@pytest.mark.rule("6.132")
@pytest.mark.parametrize(("options", "pool"), [(("mortar",), 4), ((), 6)])
def test_a_mortar_knows_no_cover(options: tuple[str, ...], pool: int) -> None:
    wood = rectangle("wood", Element.WOOD, 15, 22, 10, 8)
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 24, SOUTH)}
    table = field(one("medium_gun", *options), one("tercio"), places, wood)
    aimed(table, "R1-1/canon_medio/front")
    assert courage(table) == (pool, 6)


# ---------------------------------------------------------------------------------------------------------------- works


@pytest.mark.rule("6.92")
@pytest.mark.parametrize(("displaced", "facing", "pool"), [(False, NORTH, 3), (False, EAST, 3), (True, NORTH, 2)])
def test_a_fortified_gun_that_never_moved_is_covered_from_every_side(displaced: bool, facing: int, pool: int) -> None:
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, facing)}
    table = field(one("shot_company", "muskets"), one("medium_gun", "fortified"), places, R1_1={"displaced": displaced})
    aimed(table, "R1-1/mosquete/front")
    assert courage(table)[0] == pool
    at = Situation(unit=RED, use="resist-combat", enemy=BLUE)
    assert PROTECTED(table.state, at) is not displaced


@pytest.mark.rule("6.92")
def test_a_fortified_gun_that_moves_leaves_its_works() -> None:
    table = gun("medium_gun", "fortified", "horses", distance=20, B1_1={"limbered": True})
    firing(table, "corred")
    table.say("blue", Spot("B1-1", 50000, 15 * INCH, 0))
    assert troop(table, "B1-1").displaced


@pytest.mark.rule("6.92")
def test_turning_in_its_place_is_not_leaving_it() -> None:
    table = gun("medium_gun", "fortified", "horses", B1_1={"limbered": True})
    firing(table, "atencion")
    table.say("blue", "reorient")
    table.say("blue", "left")
    assert not troop(table, "B1-1").displaced


# ---------------------------------------------------------------------------------------------- guns within a Formation


def integrated(
    distance: float = 10, *, red: str = "tercio", gun: tuple[str, ...] = ("integrated",), **changes: Any
) -> Position:
    """A classic squadron of blue with a light gun in it, south of a Troop of red."""
    blue = army(command("infantry", unit("classic_squadron"), unit("light_gun", *gun)))
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 10 + distance, SOUTH)}
    return field(blue, one(red), places, pools=((Pooled.INTEGRATED, ("B1-1", "B1-2")),), **changes)


@pytest.mark.rule("6.95")
def test_a_formation_with_a_gun_gains_one_increase_from_run() -> None:
    assert inches(integrated(), OrderKind.RUN) == 6
    assert inches(gun("classic_squadron"), OrderKind.RUN) == 8
    table = firing(integrated(30), "corred")
    refused(table, "blue", Spot("B1-1", 50000, int(16.1 * INCH), 0), "3.05")
    table.say("blue", Spot("B1-1", 50000, 16 * INCH, 0))
    assert front(table.state, BLUE).y == 16 * INCH


@pytest.mark.rule("6.94")
def test_in_combat_the_profile_of_the_formation_counts() -> None:
    table = act(action(integrated(6, red="cuirassiers"), "R1-1=atacad", first="red"), "R1-1")
    while asked(table) != "2.33":
        table.say("red", words(table, "red")[0])
    table.say("blue", "pass")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Melee)
    assert table.request.about.dice[1].changes[0].amount == 4
    assert table.request.about.numbers[0] == table.state.gear(UnitId("B1-1")).defences.cavalry


@pytest.mark.rule("6.98")
@pytest.mark.parametrize("first", ["B1-1", "B1-2"])
def test_the_gun_shoots_at_the_target_of_its_formation_in_the_order_that_its_player_likes(first: str) -> None:
    table = firing(integrated())
    assert words(table, "blue") == ("R1-1/arcabuz_mosquete/front", "hold")
    table.say("blue", "R1-1/arcabuz_mosquete/front")
    assert (asked(table), words(table, "blue")) == ("6.98", ("B1-1", "B1-2"))
    table.say("blue", first)
    for shooter in (first, "B1-1" if first == "B1-2" else "B1-2"):
        assert isinstance(table.request, Throw)
        assert isinstance(table.request.about, Volley)
        assert table.request.about.shooter == shooter
        assert courage(table) == (4, 6 if shooter == "B1-2" else 4)
        roll(table, *[6] * dice(table)[0], 6, 6, 6, 6)
    assert asked(table) == "2.07"


@pytest.mark.rule("6.98")
def test_what_only_the_gun_reaches_it_shoots_at_alone() -> None:
    table = firing(integrated(15))
    assert words(table, "blue") == ("R1-1/canon_ligero/front", "hold")
    table.say("blue", "R1-1/canon_ligero/front")
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Volley).shooter == GUN


@pytest.mark.rule("6.97")
def test_with_attention_the_formation_shoots_alone() -> None:
    table = firing(integrated(), "atencion")
    table.say("blue", "shoot")
    table.say("blue", "R1-1/arcabuz_mosquete/front")
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Volley).shooter == BLUE
    roll(table, 1)
    assert asked(table) == "2.15"


@pytest.mark.rule("6.93")
def test_the_wear_of_an_integrated_gun_is_that_of_its_formation() -> None:
    table = firing(integrated(15, gun=("integrated", "leather")))
    table.say("blue", "R1-1/canon_ligero/front")
    roll(table, 1)
    assert (troop(table, "B1-1").wear, troop(table, "B1-2").wear) == (1, 0)
    worn = integrated(B1_1={"wear": 4})
    act(action(worn, "B1-1=fuego"), "B1-1")
    assert asked(worn) == "2.27", "and the Formation is no longer Fresh"


@pytest.mark.rule("6.96", "6.99")
def test_a_formation_that_flees_leaves_its_gun_to_the_enemy() -> None:
    table = integrated(10, red="cuirassiers")
    action(table, "B1-1=corred", "R1-1=atacad", first="red")
    act(table, "R1-1")
    while table.asked("red") is not None:
        table.say("red", words(table, "red")[0])
    table.say("blue", "react")
    roll(table, *[5] * dice(table)[0])
    table.say("blue", words(table, "blue")[-1])
    assert GUN not in table.state.units
    assert table.state.lost[GUN].how == "left-behind"
    assert BLUE not in table.state.pools
    assert score(table.state, Side.RED) == 1


@pytest.mark.rule("6.96")
@pytest.mark.parametrize(("best", "lost"), [(1, True), (5, False)])
def test_to_retreat_is_to_flee_and_to_disengage_is_not(best: int, lost: bool) -> None:
    table = act(action(integrated(5), "R1-1=atacad", first="red"), "R1-1")
    while asked(table) != "2.33":
        table.say("red", words(table, "red")[0])
    table.say("blue", "pass")
    roll(table, 6, 6, *[1] * (dice(table)[0] - 2), best, 1, 1, 1)
    roll(table, *[1] * dice(table)[0])
    assert BLUE in table.state.units
    assert (GUN not in table.state.units) is lost


# -------------------------------------------------------------------------------------------------------------- command


@pytest.mark.rule("6.82")
def test_every_gun_has_the_three_rules_of_artillery() -> None:
    have = gun("medium_gun").state.gear(UnitId("B1-1")).abilities
    assert have == (Ability.BUILT_IN_COMMAND, Ability.CREW_DEFENCE, Ability.NO_ESCAPE)


@pytest.mark.rule("6.100")
def test_a_gun_always_counts_as_led() -> None:
    table = act(action(gun("medium_gun", "grand_battery", B1_1={"wear": 1}), "B1-1=fuego"), "B1-1")
    assert dice(table) == (3, 5)


@pytest.mark.rule("6.93", "6.100")
def test_an_integrated_gun_has_lost_its_own_command() -> None:
    table = act(action(integrated(B1_1={"wear": 1}), "B1-1=fuego"), "B1-1")
    assert dice(table)[0] == 2
    assert not IN_COMMAND(table.state, GUN)


@pytest.mark.rule("6.101")
@pytest.mark.parametrize(("gap", "count"), [(6, 3), (7, 2)])
def test_the_escort_of_a_battery_is_led_while_it_is_near_its_gun(gap: float, count: int) -> None:
    blue = army(command("battery", unit("medium_gun"), unit("pike_company")))
    x = 30 + 0.8 + gap + 1.6
    places = {"B1-1": (30, 10, NORTH), "B1-2": (x, 10, NORTH), "R1-1": (30, 40, SOUTH)}
    table = field(blue, one("tercio"), places, B1_2={"wear": 1})
    act(action(table, "B1-2=resistid"), "B1-2")
    assert dice(table)[0] == count


@pytest.mark.rule("6.102")
def test_few_command_actions_reach_a_gun() -> None:
    enemy = action(staff(Quality.EAGLE_EYED, red="medium_gun pike_company pike_company"))
    with pytest.raises(Refused) as caught:
        declare(enemy, Quality.EAGLE_EYED, "R1-1")
    assert caught.value.rule == "6.102"
    own = action(staff(Quality.ENGINEER, blue="medium_gun pike_company pike_company"))
    declare(own, Quality.ENGINEER, "B1-1")
    assert isinstance(own.request, Throw), "this one says that it can"


@pytest.mark.rule("7.92", "6.93")
@pytest.mark.audit("T8")
@pytest.mark.parametrize(("successes", "distance", "shoots"), [(2, 24, True), (2, 24.1, False), (1, 24, False)])
def test_an_engineer_lengthens_the_range_of_a_gun_within_a_formation(
    successes: int, distance: float, shoots: bool
) -> None:
    table = integrated(distance)
    officer(table, "B0", at=(26, 8), level=3, virtues=(), qualities=(Quality.ENGINEER,))
    command_action(lead(action(table, "B1-1=fuego"), "B0"), Quality.ENGINEER, "B1-1")
    roll(table, *[5] * successes, *[1] * (3 - successes))
    act(table, "B1-1")
    offered = table.asked("blue") is not None and "R1-1/canon_ligero/front" in words(table, "blue")
    assert offered is shoots


@pytest.mark.rule("7.92", "6.26")
@pytest.mark.audit("T8")
def test_an_engineer_helps_the_gun_of_a_fort_and_not_its_muskets() -> None:
    blue = army(command("companies", unit("plastuns", "tabor", count=2), unit("medium_gun", "fortified")))
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 40, SOUTH)}
    table = field(blue, one("tercio"), places, pools=((Pooled.FORT, ("B1-1", "B1-2", "B1-3")),))
    officer(table, "B0", at=(27, 8), level=3, virtues=(), qualities=(Quality.ENGINEER,))
    command_action(lead(action(table, "B1-1=fuego"), "B0"), Quality.ENGINEER, "B1-1")
    roll(table, 5, 5, 5)
    added = {unit: REACH_ADDED(table.state, UnitId(unit), Weapon.MEDIUM_GUN) for unit in ("B1-1", "B1-2", "B1-3")}
    assert added == {"B1-1": 0, "B1-2": 0, "B1-3": 9 * INCH}
