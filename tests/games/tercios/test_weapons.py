"""Missile weapons: ranges, when they may be shot and with how many dice; Extended Arc and Caracole."""

from typing import Any

import pytest

from maestre.games.tercios.data import INCH, Element, OrderKind, Weapon, own_figures
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import Scenery
from maestre.play import Throw, log
from tests.games.tercios.board import rectangle
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import Position, fail, roll, troop
from tests.games.tercios.ranges import (
    BLUE,
    NORTH,
    SOUTH,
    aimed,
    asked,
    charged,
    dice,
    field,
    firing,
    one,
    pools_of,
    words,
)
from tests.matters import about

WEAPONS = own_figures().weapons


def facing(distance: float, profile: str, *options: str, **changes: Any) -> Position:
    """A Troop of blue south of a tercio that shows its front."""
    places = {"B1-1": (20, 5, NORTH), "R1-1": (20, 5 + distance, SOUTH)}
    return field(one(profile, *options), one("tercio"), places, **changes)


def pool(distance: float, order: OrderKind, profile: str, *options: str) -> int:
    """The dice of the only shot, 0 if there is none."""
    return sum(pools_of(facing(distance, profile, *options).state, order).values())


# -------------------------------------------------------------------------------------------------------------- ranges


@pytest.mark.rule("4.10", "6.116", "6.120", "6.121", "6.123", "6.129")
@pytest.mark.parametrize(
    ("profile", "options", "reach"),
    [
        ("shot_company", (), 8),
        ("shot_company", ("muskets",), 12),
        ("shot_company", ("flintlocks",), 12),
        ("shot_company", ("crossbows",), 12),
        ("shot_company", ("archers",), 16),
        ("lisowczycy", (), 12),
        ("jinetes", (), 6),
        ("cuirassiers", (), 4),
        ("light_gun", (), 18),
        ("medium_gun", (), 24),
        ("heavy_gun", (), 36),
        ("superheavy_gun", (), 42),
    ],
)
def test_each_weapon_reaches_its_range_and_no_farther(profile: str, options: tuple[str, ...], reach: int) -> None:
    assert pool(reach, OrderKind.FIRE, profile, *options) > 0
    assert pool(reach + 0.1, OrderKind.FIRE, profile, *options) == 0


@pytest.mark.rule("6.117")
@pytest.mark.parametrize(("distance", "count"), [(8, 4), (8.1, 3), (12, 3), (12.5, 0)])
def test_a_mixed_unit_has_one_figure_within_the_arquebus_and_one_beyond(distance: float, count: int) -> None:
    assert pool(distance, OrderKind.FIRE, "tercio", "modernised") == count


@pytest.mark.rule("6.117")
def test_the_figure_that_counts_is_what_orders_change() -> None:
    table = firing(facing(9, "tercio", "modernised"), "atencion")
    table.say("blue", "shoot")
    table.say("blue", "R1-1/arcabuz_mosquete/front")
    assert dice(table)[0] == 2


# ----------------------------------------------------------------------------------------------------------------- bows


def over(ahead: float, beyond: float, *options: str) -> Position:
    """Archers behind a friend, and an enemy beyond it; distances between front centres."""
    blue = army(command("companies", unit("shot_company", *options), unit("pike_company")))
    places = {"B1-1": (20, 5, NORTH), "B1-2": (20, 5 + ahead, NORTH), "R1-1": (20, 5 + ahead + beyond, SOUTH)}
    return field(blue, one("tercio"), places)


@pytest.mark.rule("6.118")
@pytest.mark.parametrize(("ahead", "beyond", "count"), [(3, 7, 2), (6, 4, 0), (5, 5, 0)])
def test_bows_shoot_over_a_friend_that_is_nearer_to_them_than_to_the_target(
    ahead: float, beyond: float, count: int
) -> None:
    table = over(ahead, beyond, "archers")
    assert pools_of(table.state).get("R1-1/arco_largo/front", 0) == count
    if count:
        assert dice(aimed(table, "R1-1/arco_largo/front"))[0] == count


@pytest.mark.rule("6.118")
def test_nothing_else_shoots_over_friends_nor_bows_over_enemies() -> None:
    assert pools_of(over(3, 7, "muskets").state) == {}
    red = one("pike_company", count=2)
    places = {"B1-1": (20, 5, NORTH), "R1-1": (20, 8, SOUTH), "R1-2": (20, 15, SOUTH)}
    assert list(pools_of(field(one("shot_company", "archers"), red, places).state)) == ["R1-1/arco_largo/front"]


@pytest.mark.rule("6.119")
def test_bows_do_not_react() -> None:
    table = charged(8, one("shot_company", "archers"))
    assert "no-answer" in [line.message.key for line in log(table, "blue")]
    assert BLUE not in table.state.cards


@pytest.mark.rule("6.74", "6.119")
def test_harassers_shoot_their_bows_as_a_reaction() -> None:
    table = charged(8, one("tartars"))
    table.say("blue", "R1-1/arco/front")
    assert dice(table)[0] == 2
    assert pools_of(facing(8, "lisowczycy").state, reacting=True) == {}


@pytest.mark.rule("6.128")
def test_javelins_never_react_not_even_of_harassers() -> None:
    table = charged(5, one("jinetes"), red="melee_company")
    assert "no-answer" in [line.message.key for line in log(table, "blue")]


@pytest.mark.rule("6.127")
def test_javelins_lose_nothing_with_attention() -> None:
    table = aimed(facing(5, "jinetes"), "R1-1/jabalina/front", "atencion")
    assert dice(table)[0] == 2


# ------------------------------------------------------------------------------------------------------------- firearms


@pytest.mark.rule("2.48", "6.115", "6.121")
@pytest.mark.parametrize(
    ("options", "weapon", "count"),
    [(("muskets",), "mosquete", 4), ((), "arcabuz", 4), (("crossbows",), "ballesta", 3)],
)
def test_firearms_have_more_dice_in_a_reaction_and_crossbows_as_many(
    options: tuple[str, ...], weapon: str, count: int
) -> None:
    table = charged(8, one("shot_company", *options))
    table.say("blue", f"R1-1/{weapon}/front")
    assert dice(table)[0] == count


@pytest.mark.rule("6.115", "6.122")
def test_a_gun_reacts_with_a_fire_card() -> None:
    table = charged(10, one("medium_gun", "grand_battery"))
    table.say("blue", "R1-1/canon_medio/front")
    assert dice(table)[0] == 3


@pytest.mark.rule("6.122")
def test_cannon_do_not_shoot_with_attention() -> None:
    table = firing(facing(10, "light_gun"), "atencion")
    assert "shoot" not in words(table, "blue")


@pytest.mark.rule("6.130")
@pytest.mark.parametrize(("distance", "count"), [(6, 4), (6.1, 3), (12, 3)])
def test_flintlocks_have_more_dice_at_a_short_distance(distance: float, count: int) -> None:
    table = aimed(facing(distance, "shot_company", "flintlocks"), "R1-1/mosquete_chispa/front")
    assert dice(table)[0] == count


@pytest.mark.rule("6.131")
def test_that_does_not_add_to_what_a_reaction_gives() -> None:
    table = charged(5, one("shot_company", "flintlocks"))
    table.say("blue", "R1-1/mosquete_chispa/front")
    assert dice(table)[0] == 4


@pytest.mark.rule("6.133")
def test_pistols_lose_nothing_with_attention_within_their_range() -> None:
    table = aimed(facing(4, "cuirassiers"), "R1-1/pistola/front", "atencion")
    assert dice(table)[0] == 2
    assert WEAPONS.row[Weapon.PISTOL].reach == 4 * INCH


# --------------------------------------------------------------------------------------------------------- extended arc


@pytest.mark.rule("6.50")
@pytest.mark.parametrize(("profile", "seen"), [("light_horse", True), ("cossacks", False)])
def test_with_extended_arc_the_sides_shoot_too(profile: str, seen: bool) -> None:
    table = field(one(profile), one("tercio"), {"B1-1": (20, 10, NORTH), "R1-1": (24.6, 9.2, 27000)})
    shots = list(pools_of(table.state))
    assert ("R1-1/pistola/right" in shots) is seen
    assert "R1-1/pistola/left" not in shots
    if seen:
        aimed(table, "R1-1/pistola/right")
        assert isinstance(table.request, Throw)
        assert about(table.request, subjects.Volley).distance == 3 * INCH, "from the middle of its right side"


# ------------------------------------------------------------------------------------------------------------- caracole


def caracoling(*scenery: Scenery, order: str = "fuego") -> Position:
    """Mounted arquebusiers that have just missed."""
    places = {"B1-1": (20, 20, NORTH), "R1-1": (20, 26, SOUTH)}
    table = field(one("mounted_arquebusiers"), one("tercio"), places, *scenery)
    aimed(table, "R1-1/arcabuz/front", order)
    roll(table, *[1] * dice(table)[0])
    return table


@pytest.mark.rule("6.53")
@pytest.mark.parametrize("inches", [1, 8])
def test_after_a_shot_the_unit_may_fall_back_facing_as_before(inches: int) -> None:
    table = caracoling()
    assert (asked(table), words(table, "blue")) == ("6.53", ("stay", "caracole"))
    table.say("blue", "caracole")
    roll(table, *[5] * dice(table)[0])
    assert words(table, "blue") == ("1", "2", "3", "4", "5", "6", "7", "8", "stay")
    table.say("blue", str(inches))
    assert front(table.state, BLUE).y == (20 - inches) * INCH
    pose = troop(table, "B1-1").pose
    assert pose is not None
    assert pose.facing == NORTH


@pytest.mark.rule("6.53")
def test_a_failed_check_leaves_it_where_it_is_and_nobody_must_try() -> None:
    table = caracoling()
    table.say("blue", "caracole")
    fail(table)
    assert front(table.state, BLUE).y == 20 * INCH
    calm = caracoling()
    calm.say("blue", "stay")
    assert front(calm.state, BLUE).y == 20 * INCH


@pytest.mark.rule("6.53")
def test_the_ground_behind_shortens_the_way_and_attention_will_do() -> None:
    table = caracoling(rectangle("swamp", Element.SWAMP, 10, 5, 20, 10), order="atencion")
    table.say("blue", "caracole")
    roll(table, *[5] * dice(table)[0])
    assert words(table, "blue") == ("1", "2", "3", "4", "5", "stay"), "farther back it would cross the swamp"


@pytest.mark.rule("6.54")
def test_nobody_caracoles_after_a_reaction() -> None:
    table = charged(7, one("mounted_arquebusiers"))
    table.say("blue", "R1-1/arcabuz/front")
    roll(table, 1, 1, 1, 1)
    assert isinstance(table.request, Throw), "the combat goes on"
    assert table.request.rule != "6.53"
    assert front(table.state, BLUE).y == 10 * INCH
