"""Every ability of a unit played at a table: what happens with it, and what without."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Ability, Formation, Terrain
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Away, Phase, SceneryId, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Order, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import ABILITIES
from tests.games.aguila.marching import goes, journey, told
from tests.games.aguila.positions import Position, area, at, keys, refused, roll, stands, unit
from tests.games.aguila.preparing import armies
from tests.games.aguila.tables import (
    about,
    aimed,
    asked,
    charged,
    due,
    fall,
    laid,
    met,
    opened,
    plays,
    shots,
    unplayed,
    upto,
)
from tests.games.aguila.test_redeployment import deployed

LINE, FOE, MET = "B1-1 line_12 20,20 0", "R1-1 line_12 20,25 180", "R1-1 line_12 20,24 180"
WOOD = area("W1", Terrain.WOOD, 12, 24.5, 16, 8)


def with_or_without(*abilities: Ability) -> pytest.MarkDecorator:
    """A test of a unit that has an ability, and of one that has not."""
    plus = " ".join(f"+{ability}" for ability in abilities)
    return pytest.mark.parametrize("plus", [plus, ""], ids=["with", "without"])


def damage(table: Position, name: str = "R1-1") -> int:
    return unit(table, name).damage


def test_no_ability_is_left_out() -> None:
    assert unplayed(ABILITIES.row) == []
    assert list(ABILITIES.row) == list(Ability)


# --------------------------------------------------------------------------------------------------- order and movement


@plays(Ability.AGILE)
@pytest.mark.rule("13.02")
@with_or_without(Ability.AGILE)
def test_the_agile_turn_once_more_at_the_double(plus: str) -> None:
    table = told(laid(f"{LINE} column {plus}", FOE.replace("25", "40")), "double")
    way = ("wheel 20", "turn 60", "ahead 2")
    if not plus:
        refused(table, "blue", journey(*way), "3.08")
        return
    goes(table, *way)
    assert stands(table, "B1-1")[2] == 80


@plays(Ability.MANOEUVRABLE)
@pytest.mark.rule("13.19")
@with_or_without(Ability.MANOEUVRABLE)
def test_the_manoeuvrable_repeat_a_failed_change_of_formation(plus: str) -> None:
    table = upto(told(laid(f"{LINE} {plus}", FOE), "formation", "attack_column"), "5.04")
    fall(table, 1)
    if plus:
        assert asked(table) == ("blue", "13.19")
        table.say("blue", "use")
        fall(table, 6)
    assert unit(upto(table, "3.01"), "B1-1").formation is (Formation.ATTACK_COLUMN if plus else Formation.LINE)


@plays(Ability.OPEN_FORMATION)
@pytest.mark.rule("5.47")
@with_or_without(Ability.OPEN_FORMATION)
def test_who_knows_open_formation_takes_it(plus: str) -> None:
    table = laid(f"{LINE} {plus}", FOE.replace("25", "40"))
    if not plus:
        refused(table, "blue", Order("formation", "B1-1", ("open",)), "5.01")
        return
    upto(told(table, "formation", "open"), "3.01")
    assert unit(table, "B1-1").formation is Formation.OPEN


@plays(Ability.FAST)
@pytest.mark.rule("13.23")
@with_or_without(Ability.FAST)
def test_the_fast_charge_an_inch_farther(plus: str) -> None:
    table = laid(
        f"{LINE} {plus}",
        "R1-1 line_12 20,25.9 180",
        "B1-2 line_12 40,20 0",
        "R1-2 line_12 40,24 180",
        phase=Phase.CHARGES,
    )
    if not plus:
        refused(table, "blue", Order("charge", "B1-1", ("R1-1",)), "8.07")
        return
    table.say("blue", Order("charge", "B1-1", ("R1-1",)))
    upto(table, "9.10", "9.01")
    assert stands(table, "B1-1")[1] == 25.9


@plays(Ability.HARDY)
@pytest.mark.rule("13.07")
@with_or_without(Ability.HARDY)
def test_the_hardy_recover_one_more(plus: str) -> None:
    table = laid(f"{LINE} damage=5 {plus}", "B1 general 20,16", FOE, phase=Phase.REORGANISATION)
    table.say("blue", Order("rally", "B1", ("B1-1",)))
    fall(table, 1)
    assert damage(table, "B1-1") == (4 if plus else 5)


@plays(Ability.STUBBORN)
@pytest.mark.rule("13.28")
@pytest.mark.parametrize(("plus", "face", "free"), [("+stubborn", 4, True), ("+stubborn", 3, False), ("", 6, False)])
def test_the_stubborn_shake_off_a_stun_when_a_turn_begins(plus: str, face: int, free: bool) -> None:
    table = laid(f"{LINE} stunned {plus}", FOE, phase=Phase.INITIATIVE)
    assert due(table) == ("13.28" if plus else "2.02")
    if plus:
        fall(table, face)
    assert (not unit(upto(table, "2.06"), "B1-1").stunned) is free


# ----------------------------------------------------------------------------------------------------------------- fire


@plays(Ability.ELITE, Ability.GUARDS, Ability.VETERANS)
@pytest.mark.rule("13.09", "13.15", "13.31")
@pytest.mark.parametrize(("plus", "wounds"), [("", 0), ("+elite", 1), ("+guards", 2), ("+veterans", 2)])
def test_misses_in_fire_are_thrown_again(plus: str, wounds: int) -> None:
    assert damage(fall(aimed(f"{LINE} {plus}", FOE), 1, 6)) == wounds


@plays(Ability.PIERCING)
@pytest.mark.rule("13.22")
@with_or_without(Ability.PIERCING)
def test_piercing_fire_wounds_more_easily(plus: str) -> None:
    assert damage(fall(aimed(f"{LINE} {plus}", FOE), 6, 3)) == (6 if plus else 0)


@plays(Ability.STEALTHY, Ability.LIGHT_COMPANIES)
@pytest.mark.rule("5.63", "13.26")
@pytest.mark.parametrize(("plus", "wounds"), [("", 6), ("+stealthy", 0), ("+light_companies", 0)])
def test_who_is_hard_to_make_out_is_harder_to_hit(plus: str, wounds: int) -> None:
    assert damage(fall(aimed(LINE, f"{FOE} {plus}"), 4, 6)) == wounds


@plays(Ability.RELOAD)
@pytest.mark.rule("13.24")
@with_or_without(Ability.RELOAD)
def test_who_must_reload_does_not_fire_after_another_order_than_halt(plus: str) -> None:
    table = laid(f"{LINE} {plus}", FOE)
    goes(told(table, "facing"), "turn 5")
    upto(table, "7.01", "2.10", "2.02")
    assert ("B1-1" in shots(table)) is not plus.startswith("+")


@plays(Ability.CANISTER)
@pytest.mark.rule("13.20")
@pytest.mark.parametrize(
    ("gun", "dice"),
    [("gun_heavy_foot", 10), ("gun_medium_foot", 8), ("gun_light_foot", 6), ("britain_howitzer_foot", 8)],
)
def test_canister_hits_with_every_die_and_pierces(gun: str, dice: int) -> None:
    for hit, wound, wounds in ((4, 3, dice), (3, 6, 0), (4, 2, 0)):
        table = aimed(f"B1-1 {gun} 20,20 0", "R1-1 austria_german_36 20,24 180", at="R1-1/canister")
        assert damage(fall(table, hit, wound)) == wounds


@plays(Ability.INDIRECT_FIRE)
@pytest.mark.rule("13.12", "13.13")
@pytest.mark.parametrize(
    ("gun", "y", "over"),
    [("britain_howitzer_foot", 34, True), ("gun_medium_foot", 34, False), ("britain_howitzer_foot", 21.9, False)],
)
def test_howitzers_fire_over_cover_at_who_is_not_too_near(gun: str, y: float, over: bool) -> None:
    table = laid(f"B1-1 {gun} 20,10 0", f"R1-1 line_12 20,{y} 180", phase=Phase.SHOOTING)
    assert ("R1-1/indirect" in shots(table).get("B1-1", ())) is over
    if over:
        wall = area("W1", Terrain.STONE_WALL, 10, y - 0.5, 20, 0.4)
        covered = aimed(f"B1-1 {gun} 20,10 0", f"R1-1 line_12 20,{y} 180", at="R1-1/indirect", scenery=(wall,))
        plain = aimed(f"B1-1 {gun} 20,10 0", f"R1-1 line_12 20,{y} 180", at="R1-1/indirect")
        assert about(covered).number.whole == about(plain).number.whole


# -------------------------------------------------------------------------------------------------------------- courage


@plays(Ability.TOUGH)
@pytest.mark.rule("13.25")
@with_or_without(Ability.TOUGH)
def test_losses_shake_the_tough_less(plus: str) -> None:
    table = upto(fall(aimed(LINE, f"{FOE} {plus}"), 6), "10.07")
    roll(table, 2, 3)
    assert bool(unit(table, "R1-1").stunned) is not bool(plus), "six wounds and five make 11 of 11"


@plays(Ability.FEARSOME)
@pytest.mark.rule("13.27")
@with_or_without(Ability.FEARSOME)
def test_the_fearsome_shake_whom_they_fight_more(plus: str) -> None:
    table = upto(fall(met(f"{LINE} {plus}", MET), 6), "10.07")
    roll(table, 2, 2)
    assert bool(unit(table, "R1-1").stunned) is bool(plus), "six wounds, four, and two more make 12 of 11"


@plays(Ability.ELAN)
@pytest.mark.rule("13.08")
@with_or_without(Ability.ELAN)
def test_elan_repeats_a_test_failed_under_defensive_fire(plus: str) -> None:
    table = charged(f"{LINE} {plus}", MET, reaction="fire/B1-1")
    fall(upto(table, "7.17"), 6)
    roll(upto(table, "10.07"), 1, 3)
    if plus:
        assert asked(table) == ("blue", "13.08")
        table.say("blue", "use")
        roll(table, 1, 2)
    assert bool(unit(table, "B1-1").stunned) is not bool(plus)


@plays(Ability.EXPERT_SKIRMISHERS)
@pytest.mark.rule("13.10")
@pytest.mark.parametrize(
    ("plus", "wood", "again"),
    [("+expert_skirmishers", True, True), ("+expert_skirmishers", False, False), ("", True, False)],
)
def test_expert_skirmishers_repeat_failed_tests_in_a_wood(plus: str, wood: bool, again: bool) -> None:
    table = aimed(LINE, f"{FOE} {plus}", scenery=(WOOD,) if wood else ())
    roll(upto(fall(table, 6), "10.07"), 4, 5)
    assert (due(table) == "13.10") is again
    if again:
        assert asked(table)[0] == "red"
        table.say("red", "use")
        roll(table, 1, 2)
    assert ("R1-1" in table.state.units) is again


# ---------------------------------------------------------------------------------------------------------------- blows


@plays(Ability.HATRED)
@pytest.mark.rule("13.09", "13.15", "13.21", "13.31")
@pytest.mark.parametrize(
    ("plus", "wounds"),
    [("", 0), ("+elite", 1), ("+guards", 2), ("+hatred", 3), ("+veterans", 0), ("+hatred +guards", 5)],
)
def test_misses_in_combat_are_thrown_again(plus: str, wounds: int) -> None:
    assert damage(fall(met(f"{LINE} {plus}", MET), 1, 6)) == wounds


@plays(Ability.CRUEL, Ability.GRENADIERS)
@pytest.mark.rule("13.05", "13.16", "13.17")
@pytest.mark.parametrize(("plus", "wounds"), [("", 0), ("+cruel", 1), ("+grenadiers", 2), ("+cruel +grenadiers", 3)])
def test_failures_to_wound_are_thrown_again(plus: str, wounds: int) -> None:
    assert damage(fall(met(f"{LINE} {plus}", MET), 6, 1, 6)) == wounds


@plays(Ability.CRUSHING, Ability.CUIRASS)
@pytest.mark.rule("13.04", "13.14")
@pytest.mark.parametrize(("plus", "worn", "wounds"), [("", "", 0), ("+crushing", "", 6), ("+crushing", "+cuirass", 0)])
def test_crushing_strength_wounds_more_easily_but_for_a_cuirass(plus: str, worn: str, wounds: int) -> None:
    assert damage(fall(met(f"{LINE} {plus}", f"{MET} {worn}"), 6, 3)) == wounds


@plays(Ability.LANCERS)
@pytest.mark.rule("6.17")
@pytest.mark.parametrize(
    ("plus", "worn", "hurt"), [("", "", False), ("+lancers", "", True), ("+lancers", "+cuirass", False)]
)
def test_lances_wound_more_easily_in_a_charge(plus: str, worn: str, hurt: bool) -> None:
    table = met(f"B1-1 chasseurs_5 20,20 0 {plus}", f"R1-1 line_12 20,26 180 column {worn}")
    assert bool(damage(fall(table, 6, 3))) is hurt


@plays(Ability.EXPERT_FIGHTERS)
@pytest.mark.rule("13.03")
@with_or_without(Ability.EXPERT_FIGHTERS)
def test_expert_fighters_hit_better_once_when_they_say_so(plus: str) -> None:
    for word, wounds in (("use", 6 if plus else 0), ("pass", 0)):
        table = upto(charged(f"{LINE} {plus}", MET), "13.03", "9.10")
        assert (due(table) == "13.03") is bool(plus)
        if plus:
            table.say("blue", word)
        assert damage(fall(table, 4, 6)) == wounds


# ------------------------------------------------------------------------------------------------ before the first turn


def spot(table: Position, name: str, x: float, y: float) -> Spot:
    return Spot(name, *tabletop.placed(base(table.state, name), tabletop.Side.FRONT, at(x, y), 0))


def gifted(phase: Phase, plus: str, **fields: Any) -> Position:
    """Two forces before the battle, with a large wood in the middle; blue's light infantry may have an ability."""
    state = armies(phase, first=Side.BLUE, **fields)
    state.scenery[SceneryId("S1")] = area("S1", Terrain.WOOD, 28, 19, 14, 10)
    one = state.units[LIGHT]
    state.units[LIGHT] = replace(one, entry=replace(one.entry, abilities=(plus,) if plus else ()))
    return opened(state)


LIGHT = UnitId("B3-1")


@plays(Ability.HIDDEN_DEPLOYMENT)
@pytest.mark.rule("13.06")
@pytest.mark.parametrize("plus", ["hidden_deployment", ""])
def test_a_hidden_unit_is_noted_before_deployment_and_shown_before_the_first_turn(plus: str) -> None:
    table = gifted(Phase.SIDES, plus)
    if not plus:
        assert due(table) == "16.04", "nobody is asked who hides"
        return
    table.say("blue", (LIGHT,))
    hides = spot(table, LIGHT, 35, 26)
    table.say("blue", hides)
    assert unit(table, LIGHT).away is Away.HIDDEN
    while due(table) == "16.04":
        table.say(asked(table)[0], "array")
    upto(table, "5.02")
    assert "unit-shows" in keys(table)
    assert unit(table, LIGHT).pose == Pose(hides.x, hides.y, 0)


@plays(Ability.BORDERERS)
@pytest.mark.rule("13.11")
@pytest.mark.parametrize("plus", ["borderers", ""])
def test_borderers_deploy_in_any_wood(plus: str) -> None:
    table = gifted(Phase.DEPLOYMENT, plus)
    while LIGHT not in about(table).units:
        table.say(asked(table)[0], "array")
    table.say("blue", "hand")
    there = spot(table, LIGHT, 35, 24)
    if not plus:
        refused(table, "blue", there, "16.05", "deploy-outside-zone")
        return
    table.say("blue", there)
    assert unit(table, LIGHT).formation is Formation.OPEN
    assert stands(table, LIGHT) == (35, 24, 0)


@plays(Ability.HOME_GROUND)
@pytest.mark.rule("13.18")
@with_or_without(Ability.HOME_GROUND)
def test_whoever_fights_at_home_is_put_elsewhere(plus: str) -> None:
    table = opened(deployed(f"B1-1 line_24 30,11 0 {plus}", "B1-2 line_24 36,11 0"))
    assert (due(table) == "12.29") is bool(plus)
    if plus:
        table.say("blue", Order("redeploy", "B1-1"))
        table.say("blue", spot(table, "B1-1", 24, 9))
    assert stands(table, "B1-1")[:2] == ((24, 9) if plus else (30, 11))


@plays(Ability.VANGUARD)
@pytest.mark.rule("13.29", "13.30")
@with_or_without(Ability.VANGUARD)
def test_a_vanguard_moves_before_the_first_turn(plus: str) -> None:
    table = opened(deployed(f"B1-1 hussars_10 30,11 0 {plus}", phase=Phase.VANGUARD))
    assert (due(table) == "13.30") is bool(plus)
    if plus:
        table.say("blue", "B1-1")
        table.say("blue", "open")
        goes(table, "ahead 18")
    assert stands(table, "B1-1")[:2] == ((30, 29) if plus else (30, 11))
