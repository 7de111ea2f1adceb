"""Shooting: targets, dice, resisting, what Attention and reactions make of it, and forts that shoot by members."""

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from maestre.games.tercios.data import INCH, ArmyList, Element, OrderKind, Scale
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.shooting.targets import FortShoots
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import Pooled, Scenery
from maestre.games.tercios.table.subjects import Volley
from maestre.play import Ask, Throw, log, odds
from tests.games.tercios.board import rectangle
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import Position, officer, roll, troop
from tests.games.tercios.ranges import (
    BLUE,
    NORTH,
    RED,
    SOUTH,
    WEST,
    aimed,
    asked,
    charged,
    courage,
    dice,
    field,
    firing,
    members,
    one,
    pools_of,
    words,
)
from tests.matters import about

SHOT = "R1-1/mosquete/front"
MUSKETS = one("shot_company", "muskets", "large")
TERCIO = one("tercio")


def muskets(distance: float = 10, *scenery: Scenery, target: str = "tercio", **changes: Any) -> Position:
    """Four muskets of blue south of a target of red that shows its front."""
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 10 + distance, SOUTH)}
    return field(MUSKETS, one(target), places, *scenery, **changes)


# -------------------------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("2.22", "4.08")
def test_fire_offers_every_target_in_reach_and_no_move() -> None:
    places = {"B1-1": (20, 10, NORTH), "R1-1": (17, 14, SOUTH), "R1-2": (25, 19, SOUTH), "R1-3": (20, 40, SOUTH)}
    table = firing(field(MUSKETS, one("pike_company", count=3), places))
    assert words(table, "blue") == ("R1-1/mosquete/front", "R1-2/mosquete/front", "hold")
    table.say("blue", "R1-2/mosquete/front")
    assert dice(table) == (4, 4)
    assert troop(table, "B1-1").pose == troop(field(MUSKETS, one("pike_company", count=3), places), "B1-1").pose


@pytest.mark.rule("4.08")
def test_nobody_must_shoot_and_who_sees_nobody_cannot() -> None:
    table = firing(muskets())
    table.say("blue", "hold")
    assert troop(table, "R1-1").wear == 0
    blind = firing(muskets(20))
    assert log(blind, "blue")[-1].message.key == "no-shot"


@pytest.mark.rule("4.09", "6.129")
@pytest.mark.parametrize(("distance", "shots"), [(12, 1), (12.1, 0)])
def test_a_target_exactly_at_the_range_can_be_shot(distance: float, shots: int) -> None:
    assert len(volleys(muskets(distance).state, BLUE, OrderKind.FIRE)) == shots


@pytest.mark.rule("4.06")
@pytest.mark.parametrize(("weapon", "shots"), [("arcabuz", 0), ("mosquete", 1)])
def test_another_centre_than_the_nearest_may_be_shot_if_the_weapon_reaches_that_far(weapon: str, shots: int) -> None:
    wood = rectangle("wood", Element.WOOD, 17, 13, 3.3, 2)
    who = one("shot_company") if weapon == "arcabuz" else MUSKETS
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 17, SOUTH)}
    table = field(who, TERCIO, places, wood)
    seen = volleys(table.state, BLUE, OrderKind.FIRE)
    assert len(seen) == shots
    assert all(7 * INCH < shot.distance <= 12 * INCH for shot in seen)


@pytest.mark.rule("4.07")
def test_a_hill_does_not_let_muskets_shoot_over_friends() -> None:
    hill = rectangle("hill", Element.HILL, 10, 4, 20, 8)
    places = {"B1-1": (20, 10, NORTH), "B1-2": (20, 14, NORTH), "R1-1": (20, 20, SOUTH)}
    blue = army(command("companies", unit("shot_company", "muskets"), unit("tercio")))
    assert not volleys(field(blue, one("shot_company"), places, hill).state, BLUE, OrderKind.FIRE)


@pytest.mark.rule("4.11")
def test_a_unit_with_two_weapons_chooses_one_and_has_one_fire_value() -> None:
    table = field(one("mounted_arquebusiers", "pistols"), TERCIO, {"B1-1": (20, 10, NORTH), "R1-1": (20, 13, SOUTH)})
    shots = pools_of(table.state, OrderKind.ATTENTION)
    assert shots == {"R1-1/arcabuz/front": 2, "R1-1/pistola/front": 3}
    assert pools_of(table.state) == {"R1-1/arcabuz/front": 3, "R1-1/pistola/front": 3}


@pytest.mark.rule("4.11")
def test_who_has_no_fire_does_not_shoot() -> None:
    table = field(one("pike_company"), TERCIO, {"B1-1": (20, 10, NORTH), "R1-1": (20, 13, SOUTH)})
    assert volleys(table.state, BLUE, OrderKind.FIRE) == ()


# ---------------------------------------------------------------------------------------------------------------- sight


def seen(table: Position) -> bool:
    """Whether blue's first Troop is offered a shot at red's."""
    firing(table)
    return asked(table) == "4.08" and SHOT in words(table, "blue")


@pytest.mark.rule("4.02")
@pytest.mark.parametrize(("y", "open_"), [(10.1, True), (10, True), (9.9, False)])
def test_a_centre_of_the_enemy_must_lie_ahead_of_the_front_edge(y: float, open_: bool) -> None:
    places = {"B1-1": (20, 10, NORTH), "R1-1": (25, y, NORTH)}
    assert seen(field(MUSKETS, one("pike_company"), places)) is open_


@pytest.mark.rule("4.03")
@pytest.mark.parametrize(("x", "open_"), [(20, False), (26, True)])
def test_a_friend_on_the_line_hides_the_enemy(x: float, open_: bool) -> None:
    blue = army(command("companies", unit("shot_company", "muskets"), unit("pike_company")))
    places = {"B1-1": (20, 10, NORTH), "B1-2": (x, 15, NORTH), "R1-1": (20, 20, SOUTH)}
    assert seen(field(blue, one("pike_company"), places)) is open_


@pytest.mark.rule("4.03")
def test_an_enemy_on_the_line_hides_another() -> None:
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH), "R1-2": (20, 15, SOUTH)}
    assert not seen(field(MUSKETS, one("pike_company", count=2), places))


@pytest.mark.rule("4.04")
@pytest.mark.parametrize(("scale", "gap", "open_"), [("mm15", 2.9, False), ("mm15", 3, True), ("mm28", 3.9, False)])
def test_a_line_needs_a_gap_between_those_who_obstruct_it(scale: str, gap: float, open_: bool) -> None:
    half = (1.6 if scale == "mm15" else 2.4) + gap / 2
    blue = army(command("companies", unit("shot_company", "muskets"), unit("pike_company", count=2)))
    places = {
        "B1-1": (20, 10, NORTH),
        "B1-2": (20 - half, 15, NORTH),
        "B1-3": (20 + half, 15, NORTH),
        "R1-1": (20, 20, SOUTH),
    }
    assert seen(field(blue, one("pike_company"), places, scale=Scale(scale))) is open_


@pytest.mark.rule("4.05")
def test_a_leader_on_the_line_hides_nobody() -> None:
    table = officer(muskets(), "R0", at=(20, 15))
    assert seen(table)


@pytest.mark.rule("4.26", "4.27")
@pytest.mark.parametrize(("south", "north", "open_"), [(13, 17, False), (13, 22, True), (8, 17, True)])
def test_a_wood_hides_who_is_beyond_it_but_not_who_is_inside_nor_from_inside(
    south: float, north: float, open_: bool
) -> None:
    wood = rectangle("wood", Element.WOOD, 5, south, 30, north - south)
    assert seen(muskets(10, wood)) is open_


# ----------------------------------------------------------------------------------------------------------- one shot


@pytest.mark.rule("4.12")
@pytest.mark.parametrize(("wear", "pool"), [(2, 4), (3, 2)])
def test_at_the_limit_there_are_fewer_dice(wear: int, pool: int) -> None:
    assert pools_of(muskets(B1_1={"wear": wear}).state) == {SHOT: pool}


@pytest.mark.rule("2.17")
def test_attention_reduces_fire() -> None:
    table = aimed(muskets(), SHOT, order="atencion")
    assert dice(table)[0] == 2


@pytest.mark.rule("2.15", "2.17")
def test_a_shot_is_one_action_of_attention_and_only_offered_if_there_is_one() -> None:
    table = firing(muskets(), "atencion")
    assert "shoot" in words(table, "blue")
    table.say("blue", "shoot")
    table.say("blue", SHOT)
    roll(table, 1, 1)
    assert asked(table) == "2.15"
    assert "shoot" not in words(table, "blue")
    assert "shoot" not in words(firing(muskets(20), "atencion"), "blue")


@pytest.mark.rule("4.13")
@pytest.mark.parametrize(("shooter", "shot", "number"), [("muskets", SHOT, 4), ("gun", "R1-1/canon_medio/front", 3)])
def test_what_is_needed_depends_on_who_shoots(shooter: str, shot: str, number: int) -> None:
    blue = MUSKETS if shooter == "muskets" else one("medium_gun")
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH)}
    table = aimed(field(blue, TERCIO, places), shot)
    assert dice(table)[1] == number


@pytest.mark.rule("4.01", "4.14")
def test_without_a_hit_nobody_resists_and_nobody_is_disordered() -> None:
    table = aimed(muskets(), SHOT)
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Volley)
    roll(table, 3, 3, 2, 1)
    assert asked(table) == "2.07"
    assert not troop(table, "R1-1").disordered
    assert troop(table, "R1-1").wear == 0
    assert shot_told(table) == {"dice": 4, "number": 4, "hit": "no", "wear": 0}


def shot_told(table: Position) -> dict[str, object]:
    """What is told of the last shot, in figures."""
    (*_, told) = (line.message for line in log(table, "red") if line.message.key == "shot")
    return {name: dict(told.args)[name] for name in ("dice", "number", "hit", "wear")}


@pytest.mark.rule("4.14", "4.15", "4.16")
def test_dice_that_reach_the_defence_hit_and_successes_take_hits_away() -> None:
    table = aimed(muskets(), SHOT)
    assert (dice(table), courage(table)) == ((4, 4), (4, 4))
    roll(table, 6, 4, 3, 1, 4, 4, 5, 1)
    assert troop(table, "R1-1").wear == 0, "surplus successes are lost"
    assert not troop(table, "R1-1").disordered


@pytest.mark.rule("4.15")
def test_only_a_six_resists_artillery() -> None:
    table = field(one("medium_gun"), TERCIO, {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH)})
    aimed(table, "R1-1/canon_medio/front")
    assert courage(table) == (4, 6)
    roll(table, 6, 5, 4, 5, 5)
    assert (troop(table, "R1-1").wear, troop(table, "R1-1").disordered) == (1, True)


@pytest.mark.rule("4.17", "4.18")
def test_each_hit_left_is_wear_and_no_success_at_all_is_disorder() -> None:
    table = aimed(muskets(), SHOT)
    roll(table, 6, 6, 6, 1, 4, 1, 1, 1)
    assert (troop(table, "R1-1").wear, troop(table, "R1-1").disordered) == (2, False)
    assert shot_told(table) == {"dice": 4, "number": 4, "hit": "yes", "wear": 2}
    table = aimed(muskets(), SHOT)
    assert courage(table)[0] == 4, "the disorder comes after this roll"
    roll(table, 6, 1, 1, 1, 3, 1, 2, 3)
    assert (troop(table, "R1-1").wear, troop(table, "R1-1").disordered) == (1, True)


def several(count: int, number: int) -> dict[int, Fraction]:
    """The chances of so many successes, by the book of arithmetic."""
    one_die = Fraction(7 - number, 6)
    return {n: comb(count, n) * one_die**n * (1 - one_die) ** (count - n) for n in range(count + 1)}


@pytest.mark.rule("4.12", "4.15", "4.16", "4.18")
def test_the_odds_of_a_shot_are_exact() -> None:
    table = aimed(muskets(), SHOT)
    found = odds(table, lambda end: end.state.units[RED].wear, lambda end: asked(end) == "2.07", seconds=60)
    expected: dict[int, Fraction] = {}
    for hits, chance in several(4, 4).items():
        for saved, other in several(4, 4).items() if hits else [(0, Fraction(1))]:
            worn = max(0, hits - saved)
            expected[worn] = expected.get(worn, Fraction(0)) + chance * other
    assert found.exact
    assert dict(found.chances) == expected


# ---------------------------------------------------------------------------------------------------------------- cover


@pytest.mark.rule("4.28")
@pytest.mark.parametrize(("gap", "pool"), [(0.5, 6), (1, 6), (1.5, 4)])
def test_a_wall_covers_who_stands_beside_it_if_the_line_crosses_it(gap: float, pool: int) -> None:
    wall = rectangle("wall", Element.WALL, 15, 20 - gap - 0.25, 10, 0.25)
    table = aimed(muskets(10, wall), SHOT)
    assert courage(table)[0] == pool


@pytest.mark.rule("4.28")
def test_a_wall_behind_the_target_does_not_cover_it() -> None:
    wall = rectangle("wall", Element.WALL, 10, 24.9, 20, 0.25)
    table = aimed(muskets(10, wall), SHOT)
    assert courage(table)[0] == 4


@pytest.mark.rule("4.28")
def test_covered_ground_helps_who_is_inside_it_against_guns_too() -> None:
    wood = rectangle("wood", Element.WOOD, 15, 18, 10, 8)
    table = aimed(muskets(10, wood), SHOT)
    assert courage(table) == (6, 4)
    gun = field(one("medium_gun"), TERCIO, {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH)}, wood)
    aimed(gun, "R1-1/canon_medio/front")
    assert courage(gun) == (6, 6)


# ------------------------------------------------------------------------------------------------------------ reactions


@pytest.mark.rule("2.47", "2.48")
def test_a_fire_reaction_shoots_before_the_combat_with_more_dice() -> None:
    table = charged(10, MUSKETS)
    assert words(table, "blue") == (SHOT,)
    table.say("blue", SHOT)
    assert dice(table)[0] == 6
    assert front(table.state, RED).y == 20 * INCH, "at its start when that is in range"


@pytest.mark.rule("2.47")
def test_who_is_out_of_range_is_shot_where_its_way_first_comes_into_range() -> None:
    table = charged(11, one("shot_company"), red="light_horse")
    table.say("blue", "R1-1/arcabuz/front")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Volley)
    assert front(table.state, RED).y == 18 * INCH
    assert table.request.about.distance == 8 * INCH
    roll(table, 1, 1, 1, 1)
    assert troop(table, "R1-1").wear == 0


@pytest.mark.rule("2.47")
@pytest.mark.parametrize(("weapon", "distance"), [("mosquete", 10), ("pistola", 4)])
def test_who_chooses_the_shorter_weapon_lets_the_charge_come_nearer(weapon: str, distance: int) -> None:
    table = charged(10, one("haiduks", "pistols"))
    assert words(table, "blue") == ("R1-1/mosquete/front", "R1-1/pistola/front")
    table.say("blue", f"R1-1/{weapon}/front")
    assert front(table.state, RED).y == (10 + distance) * INCH


@pytest.mark.rule("2.47")
def test_a_charger_that_the_shot_destroys_charges_no_more() -> None:
    table = charged(10, MUSKETS)
    table.say("blue", SHOT)
    roll(table, 6, 6, 6, 6, 6, 6, *[1] * courage(table)[0])
    assert asked(table) == "4.23"
    roll(table, 6, 6, 1)
    assert RED not in table.state.units
    assert table.state.lost["R1-1"].how == "rout"
    assert troop(table, "B1-1").wear == 0


@pytest.mark.rule("2.36", "2.47")
def test_who_cannot_shoot_has_spent_its_card_for_nothing() -> None:
    table = charged(10, one("pike_company"))
    assert BLUE not in table.state.cards
    assert "no-answer" in [line.message.key for line in log(table, "blue")]


@pytest.mark.rule("2.40", "2.48")
@pytest.mark.parametrize(
    ("options", "weapon", "pool"), [(("muskets", "large"), "mosquete", 4), (("crossbows", "large"), "ballesta", 2)]
)
def test_with_attention_the_reactor_turns_or_shoots(options: tuple[str, ...], weapon: str, pool: int) -> None:
    table = charged(10, one("shot_company", *options), "atencion")
    assert words(table, "blue") == ("reorient", "shoot")
    table.say("blue", "shoot")
    table.say("blue", f"R1-1/{weapon}/front")
    assert dice(table)[0] == pool


@pytest.mark.rule("2.40")
def test_a_reactor_that_turns_does_not_shoot() -> None:
    table = charged(10, MUSKETS, card="atencion")
    table.say("blue", "reorient")
    table.say("blue", "left")
    pose = troop(table, "B1-1").pose
    assert pose is not None
    assert pose.facing != NORTH
    assert not any(line.message.key == "shot" for line in log(table, "blue"))


# ---------------------------------------------------------------------------------------------------------------- forts


def fort(*extra: str, red: str = "tercio", count: int = 2, **changes: Any) -> Position:
    """Two companies of blue in a fort, with a gun if told, and two Troops of red near it."""
    guns = (unit("medium_gun", "fortified"),) if extra else ()
    blue = army(command("companies", unit("plastuns", "tabor", "large", count=count), *guns))
    names = tuple(f"B1-{number + 1}" for number in range(count + len(guns)))
    places = {"B1-1": (20, 10, NORTH), "R1-1": (17, 16, SOUTH), "R1-2": (26, 16, SOUTH)}
    return field(blue, one(red, count=2), places, pools=((Pooled.FORT, names),), **changes)


@pytest.mark.rule("6.32", "6.33", "6.34")
def test_each_member_of_a_fort_shoots_at_a_target_of_its_own_in_the_order_declared() -> None:
    table = firing(fort())
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, FortShoots)
    assert members(table) == ["B1-1", "B1-2"]
    table.say("blue", {"B1-1": "R1-1/arcabuz/front", "B1-2": "R1-2/arcabuz/front"})
    assert words(table, "blue") == ("B1-1", "B1-2")
    table.say("blue", "B1-2")
    assert isinstance(table.request, Throw)
    volley = about(table.request, subjects.Volley)
    assert (volley.shooter, volley.target) == ("B1-2", "R1-2")
    assert dice(table)[0] == 3
    roll(table, 6, 1, 1, 1, 1, 1, 1)
    assert (troop(table, "R1-2").wear, troop(table, "R1-2").disordered) == (1, True)
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Volley).shooter == "B1-1"
    roll(table, 1, 1, 1)
    assert asked(table) == "2.07"


@pytest.mark.rule("6.34")
def test_a_target_disordered_by_the_first_shot_resists_the_second_worse() -> None:
    table = firing(fort())
    table.say("blue", {"B1-1": "R1-1/arcabuz/front", "B1-2": "R1-1/arcabuz/front"})
    assert courage(table)[0] == 4
    roll(table, 6, 1, 1, 1, 1, 1, 1)
    assert courage(table)[0] == 2


@pytest.mark.rule("6.33")
def test_a_shot_at_a_target_that_an_earlier_one_destroyed_is_lost() -> None:
    table = firing(fort(red="shot_company", R1_1={"wear": 2}))
    table.say("blue", {"B1-1": "R1-1/arcabuz/front", "B1-2": "R1-1/arcabuz/front"})
    roll(table, 6, 6, 6, 1, 1, 1)
    roll(table, 6, 1, 1)
    assert RED not in table.state.units
    assert "shot-lost" in [line.message.key for line in log(table, "red")]
    assert asked(table) == "2.07"


@pytest.mark.rule("6.35")
@pytest.mark.parametrize(("gap", "shots"), [(7.5, 2), (8.5, 0)])
@pytest.mark.parametrize("behind", [False, True])
def test_the_shots_of_a_fort_are_measured_from_any_point_of_it(gap: float, shots: int, behind: bool) -> None:
    far = 1.6 + gap
    place = (20, 10 - far, NORTH) if behind else (20 + far, 10, WEST)
    table = emplaced(place)
    assert len(volleys(table.state, BLUE, OrderKind.FIRE)) == shots


@pytest.mark.rule("6.36")
def test_a_fort_of_which_only_a_corner_is_seen_can_be_shot_at() -> None:
    wood = rectangle("wood", Element.WOOD, 15, 13, 6.4, 2)
    table = emplaced((21.5, 20, SOUTH), wood, red=MUSKETS)
    (shot,) = volleys(table.state, RED, OrderKind.FIRE)
    assert shot.line[1].x > 20 * INCH
    hidden = emplaced((20, 20, SOUTH), rectangle("wood", Element.WOOD, 10, 13, 20, 2), red=MUSKETS)
    assert volleys(hidden.state, RED, OrderKind.FIRE) == ()


def emplaced(place: tuple[float, float, int], *scenery: Scenery, red: ArmyList | None = None) -> Position:
    """A fort of two companies around a point, and a Troop of red."""
    blue = army(command("companies", unit("plastuns", "tabor", count=2)))
    places = {"B1-1": (20.0, 10.0, NORTH), "R1-1": place}
    return field(blue, red or one("shot_company"), places, *scenery, pools=((Pooled.FORT, ("B1-1", "B1-2")),))


@pytest.mark.rule("6.26", "6.97")
def test_the_gun_of_a_fort_shoots_too_but_only_with_fire() -> None:
    table = firing(fort("gun"))
    assert members(table) == ["B1-1", "B1-2", "B1-3"]
    calm = firing(fort("gun"), "atencion")
    calm.say("blue", "shoot")
    assert members(calm) == ["B1-1", "B1-2"]
