"""Guns: batteries, horses, laying, ball, canister and shell."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.army import unit_price
from maestre.games.aguila.data import ArmyList, BrigadeEntry, OfficerEntry, Terrain, UnitEntry, Weather
from maestre.games.aguila.morale.breaking import destroy
from maestre.games.aguila.morale.courage import nerve_of
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.artillery import (
    battery_shakes,
    detach,
    drills,
    limber,
    loaded,
    regimental,
    unlimber,
)
from maestre.games.aguila.shooting.shots import fire
from maestre.games.aguila.table.places import battery_of, sided_at
from maestre.games.aguila.table.rolls import Salvo, Strikes
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Phase, State, UnitId, raised
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.games.aguila.turn.targets import every_shot
from maestre.miniatures.sides import Side
from maestre.play import Ask, Each, Refused, Throw
from maestre.space import tabletop
from tests.games.aguila.figures import FIGURES
from tests.games.aguila.positions import area, field, gave, happens, placed, roll, unit
from tests.games.aguila.shots import aim, figures, mm, shot, targets

GUN = UnitId("B1-1")
HOWITZER = "britain_howitzer_foot"


def battery(*kinds: str, y: float = 10, target: str = "R1-1 line_12 30,28 180", **fields: object) -> State:
    """Guns of these kinds side by side, and a target."""
    wide = 60 / 25.4
    guns = [f"B1-{n} {kind} {30 + (n - 2) * wide},{y}" for n, kind in enumerate(kinds, start=1)]
    names = " ".join(f"B1-{n}" for n in range(1, len(kinds) + 1))
    return placed(*guns, f"battery {names}", target, "R1 general 2,44", **fields)  # type: ignore[arg-type]


MEDIUM = ("gun_medium_foot",) * 3

# ------------------------------------------------------------------------------------------------------------ batteries


@pytest.mark.rule("5.58")
def test_a_battery_has_one_target_and_adds_its_dice() -> None:
    state = battery(*MEDIUM)
    assert list(every_shot(state, Side.BLUE).by_key()) == ["B1-1"]
    found = shot(state, kind="ball")
    assert (found.dice.whole, found.guns, found.also) == (3, ("B1-1", "B1-2", "B1-3"), ())


@pytest.mark.rule("5.58")
def test_a_gun_of_a_battery_without_sight_does_not_fire() -> None:
    state = battery(*MEDIUM)
    state.scenery.update({"w": area("w", Terrain.WOOD, 31.2, 10.2, 2.4, 2)})  # type: ignore[dict-item]
    assert shot(state, kind="ball").guns == ("B1-1", "B1-2")


@pytest.mark.rule("5.58")
def test_a_gun_of_a_battery_out_of_range_does_not_fire() -> None:
    state = battery("gun_medium_foot", "gun_light_foot", target="R1-1 line_12 30,29 180")
    found = shot(state, kind="ball")
    assert (found.guns, found.also) == (("B1-1",), ())


@pytest.mark.rule("5.58")
def test_all_guns_of_a_battery_that_fire_have_fired() -> None:
    table = happens(battery(*MEDIUM, phase=Phase.SHOOTING), lambda state: fire(state, aim(state, kind="ball")))
    roll(table, 1, 1, 1)
    assert all(unit(table, name).deeds.fired for name in ("B1-1", "B1-2", "B1-3"))


@pytest.mark.rule("5.59", "5.60")
@pytest.mark.parametrize(
    ("kinds", "bonus"),
    [
        (("gun_heavy_foot",), 0),
        (("gun_heavy_foot", "gun_heavy_foot"), 2),
        (("gun_medium_foot", "gun_light_foot"), 1),
        (("gun_heavy_foot", "gun_medium_foot"), 1),
        (("gun_heavy_foot", "gun_heavy_foot", "gun_light_foot"), 2),
    ],
)
def test_a_battery_shakes_by_its_most_numerous_guns(kinds: tuple[str, ...], bonus: int) -> None:
    assert battery_shakes(battery(*kinds), GUN) == bonus


@pytest.mark.rule("5.59")
def test_the_test_after_a_heavy_battery_has_two_more() -> None:
    state = battery("gun_heavy_foot", "gun_heavy_foot", target="R1-1 line_12 30,28 180 damage=3", phase=Phase.SHOOTING)
    played = happens(state, lambda state: fire(state, aim(state, kind="ball")))
    roll(played, 6, 1, 1, 6)
    shaken = played.state.shaken[0]
    assert (shaken.unit, shaken.bonus, shaken.battery) == ("R1-1", 0, 2)
    nerve = nerve_of(played.state, "R1-1", "shooting", extra=((shaken.battery, "5.59"),))
    assert nerve is not None
    assert nerve.bonus.whole == 4 + 2


@pytest.mark.rule("5.59")
def test_defensive_fire_of_a_battery_shakes_more_too() -> None:
    state = battery(*MEDIUM, target="R1-1 line_12 30,14 180 damage=3")
    at = Situation(unit=UnitId("R1-1"), use="courage", nerve="reaction", by=(GUN,))
    assert "5.59" in [change.rule for change in tallied(state, Value.COURAGE, at).changes]


@pytest.mark.rule("5.61")
def test_each_further_gun_raises_the_courage_of_all_and_falls_away_when_lost() -> None:
    state = battery(*MEDIUM)
    state.units[GUN] = replace(state.units[GUN], damage=2)
    nerve = nerve_of(state, GUN, "shooting")
    assert nerve is not None
    assert (nerve.stun, nerve.rout) == (11, 13)
    table = happens(state, lambda state: destroy(state, UnitId("B1-2"), "destroyed", "10.19"))
    nerve = nerve_of(table.state, GUN, "shooting")
    assert nerve is not None
    assert (nerve.stun, nerve.rout) == (10, 12)


@pytest.mark.rule("5.62")
def test_fire_at_a_battery_names_one_of_its_guns_which_takes_all_wounds() -> None:
    lines = (
        "B1-1 line_24 30,10",
        "R1-1 gun_medium_foot 30,15 180",
        "R1-2 gun_medium_foot 32.36,15 180",
        "battery R1-1 R1-2",
    )
    table = happens(placed(*lines, phase=Phase.SHOOTING), lambda state: fire(state, aim(state, target="R1-1")))
    roll(table, *[6] * 4, *[1] * 8, *[6] * 4)
    assert (unit(table, "R1-1").damage, unit(table, "R1-2").damage) == (4, 0)


@pytest.mark.rule("5.57")
@pytest.mark.parametrize(("gun", "left"), [("B1-1", ("B1-2", "B1-3")), ("B1-2", ("B1-1",))])
def test_a_gun_that_leaves_its_battery_is_out_for_good_and_weighs_for_itself(gun: str, left: tuple[str, ...]) -> None:
    state = battery(*MEDIUM)
    detach(state, UnitId(gun))
    assert battery_of(state, UnitId(gun)) == (gun,)
    rest = next(iter(state.batteries.values()))
    assert (rest.guns, rest.strength) == (left, len(left))


@pytest.mark.rule("5.57")
def test_guns_that_touch_are_one_battery_and_others_stand_alone() -> None:
    assert battery_of(battery(*MEDIUM), UnitId("B1-2")) == ("B1-1", "B1-2", "B1-3")
    assert battery_of(placed("B1-1 gun_medium_foot 30,10"), GUN) == ("B1-1",)


@pytest.mark.rule("11.32", "5.58")
def test_a_battery_has_one_allowance_of_rerolls() -> None:
    state = battery(*MEDIUM, target="R1-1 line_24 30,28 180 column")
    found = shot(state, kind="ball")
    assert (found.again, found.wound_again) == (0, 2)
    mixed = battery("gun_medium_foot", "gun_heavy_foot", target="R1-1 line_24 30,28 180 column", phase=Phase.SHOOTING)
    table = happens(mixed, lambda state: fire(state, aim(state, kind="ball")))
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.reading, Salvo)
    roll(table, 6, 2, 1, 1, 1, 1, 6, 2, 1, 1)
    assert gave(table) == 0


@pytest.mark.rule("5.58", "11.32")
def test_a_salvo_of_guns_that_differ_adds_their_wounds() -> None:
    first = Strikes(1, 4, 2, impacts=(3,), wound_again=1)
    second = Strikes(1, 4, 3, impacts=(6,), wound_again=1)
    salvo = Salvo((first, second), 0, 1)
    assert salvo.needs(()) == (6,)
    assert salvo.needs((4,)) == (3,)
    assert salvo.needs((4, 2)) == (6, 6)
    assert salvo.needs((4, 2, 6, 6)) == (6,)
    assert salvo.needs((4, 2, 6, 1)) == (6,)
    assert salvo.read((4, 2, 6, 1, 1, 3)) == 1
    assert salvo.read((4, 2, 6, 1, 6, 4, 2, 6, 2)) == 3
    assert sum(weight for _, weight in salvo.outcomes()) > 0


# ------------------------------------------------------------------------------------------------------- sides, sight


@pytest.mark.rule("11.01")
@pytest.mark.parametrize("mark", ["", "limbered"])
def test_guns_have_only_a_front(mark: str) -> None:
    state = placed(f"R1-1 gun_medium_foot 30,20 180 {mark}")
    for x, y in ((30, 30), (40, 21), (20, 21), (30, 10)):
        assert sided_at(state, UnitId("R1-1"), tabletop.Point(x * 2540, y * 2540)) is tabletop.Side.FRONT


@pytest.mark.rule("11.04", "11.03")
@pytest.mark.parametrize(("order", "fires"), [("halt", True), ("advance", False), ("change_facing", False)])
def test_a_gun_fires_only_after_halt(order: str, fires: bool) -> None:
    state = placed(f"B1-1 gun_medium_foot 30,10 order={order}", "R1-1 line_12 30,25 180")
    assert ("R1-1" in targets(state)) is fires


@pytest.mark.rule("11.08")
def test_a_gun_is_laid_on_its_target_and_has_not_moved() -> None:
    state = placed(f"B1-1 gun_medium_foot {mm(0, 0)}", f"R1-1 line_12 {mm(230, 240)} 180", phase=Phase.SHOOTING)
    before = state.units[GUN].pose
    assert figures(state, kind="ball") == "1 at 4+"
    table = happens(state, lambda state: fire(state, aim(state, kind="ball")))
    roll(table, 1)
    laid = unit(table, "B1-1")
    assert laid.pose == before
    assert laid.bearing is not None
    assert 3_500 < laid.bearing < 4_500


@pytest.mark.rule("11.08", "11.02")
def test_what_lies_about_the_barrel_is_seen_once_a_gun_is_laid() -> None:
    state = placed(f"B1-1 gun_medium_foot {mm(0, 0)}", f"R1-1 line_12 {mm(420, 40)} 180")
    assert "R1-1" not in targets(state)
    state.units[GUN] = replace(state.units[GUN], bearing=4_500)
    assert "R1-1" in targets(state)


@pytest.mark.rule("11.08")
def test_a_gun_has_all_its_dice_for_a_target_at_the_edge_of_its_arc() -> None:
    state = placed(f"B1-1 gun_medium_foot {mm(0, 0)}", f"R1-1 line_12 {mm(150, 60)} 180")
    assert shot(state, kind="canister").dice.whole == 8


@pytest.mark.rule("11.09")
def test_guns_have_no_long_range() -> None:
    assert figures(placed("B1-1 gun_heavy_foot 30,5", "R1-1 line_12 30,45 180"), kind="ball") == "1 at 4+"


@pytest.mark.rule("11.10")
@pytest.mark.parametrize(
    ("kind", "ball", "canister"),
    [("gun_heavy_foot", 42, 8), ("gun_medium_foot", 30, 6), (HOWITZER, 30, 6), ("gun_light_foot", 18, 4)],
)
def test_ranges_of_ball_and_canister(kind: str, ball: int, canister: int) -> None:
    for what, reach in (("ball", ball), ("canister", canister)):
        for more, able in ((0.0, True), (0.1, False)):
            state = placed(f"B1-1 {kind} 30,4", f"R1-1 line_12 30,{4 + reach + more} 180")
            assert (what in [one.kind for one in aims(state, GUN) if one.target == "R1-1"]) is able


@pytest.mark.rule("11.11")
def test_a_gun_that_has_not_fired_answers_a_charge_with_canister_from_any_side() -> None:
    state = placed("B1-1 gun_medium_foot 30,20", "R1-1 hussars_10 30,10 0")
    found = shot(state, reaction=True)
    assert (found.aim.kind, found.dice.whole, found.number.whole, found.wound.whole) == ("canister", 8, 5, 3)


@pytest.mark.rule("11.11")
@pytest.mark.parametrize("mark", ["limbered", "fired", "order=advance"])
def test_a_gun_that_is_limbered_has_fired_or_moved_does_not_answer(mark: str) -> None:
    assert not aims(placed(f"B1-1 gun_medium_foot 30,20 {mark}", "R1-1 hussars_10 30,30 180"), GUN, reacting=True)


# ---------------------------------------------------------------------------------------------------- ball and shell


@pytest.mark.rule("11.13")
@pytest.mark.parametrize(
    ("kind", "impacts", "wound"),
    [("gun_light_foot", (3,), 2), ("gun_medium_foot", (6,), 1), ("gun_heavy_foot", (6,), 0)],
)
def test_ball_gives_impacts_that_pierce(kind: str, impacts: tuple[int, ...], wound: int) -> None:
    found = shot(placed(f"B1-1 {kind} 30,10", "R1-1 line_12 30,25 180"), kind="ball")
    assert (found.dice.whole, found.number.whole, found.impacts, found.wound.whole) == (1, 4, impacts, wound)


@pytest.mark.rule("11.13", "7.29")
def test_each_impact_is_thrown_to_wound_and_a_one_fails() -> None:
    state = placed("B1-1 gun_medium_foot 30,10", "R1-1 line_12 30,25 180", phase=Phase.SHOOTING)
    table = happens(state, lambda state: fire(state, aim(state, kind="ball")))
    roll(table, 4, 4, 1, 2, 2, 6)
    assert gave(table) == 3


@pytest.mark.rule("11.15", "11.19", "11.20")
@pytest.mark.parametrize(("kind", "number", "impacts", "wound"), [("ball", 5, (6,), 1), ("indirect", 6, (6, 3), 3)])
def test_a_howitzer_fires_directly_and_indirectly(kind: str, number: int, impacts: tuple[int, ...], wound: int) -> None:
    found = shot(placed(f"B1-1 {HOWITZER} 30,10", "R1-1 line_12 30,25 180"), kind=kind)
    assert (found.number.whole, found.impacts, found.wound.whole) == (number, impacts, wound)


@pytest.mark.rule("11.14", "11.16", "13.12")
@pytest.mark.parametrize(("spotter", "able"), [("B1-2 line_12 38,20 0", True), ("B1-2 line_12 50,20 180", False)])
def test_indirect_fire_needs_a_friend_who_sees(spotter: str, able: bool) -> None:
    wood = area("w", Terrain.WOOD, 22, 20, 12, 3)
    lines = f"B1-1 {HOWITZER} 30,10", spotter, "R1-1 line_12 34,28 180", "B1 general 30,2"
    found = [one.kind for one in aims(placed(*lines, scenery=(wood,)), GUN) if one.target == "R1-1"]
    assert ("indirect" in found) is able


@pytest.mark.rule("11.16")
def test_an_officer_spots_for_a_howitzer() -> None:
    wood = area("w", Terrain.WOOD, 22, 20, 12, 3)
    lines = f"B1-1 {HOWITZER} 30,10", "R1-1 line_12 30,28 180", "B1 general 40,28"
    assert "indirect" in [one.kind for one in aims(placed(*lines, scenery=(wood,)), GUN) if one.target == "R1-1"]


@pytest.mark.rule("11.17", "4.06")
def test_who_is_hidden_in_a_wood_cannot_be_spotted() -> None:
    wood = area("w", Terrain.WOOD, 15, 25, 30, 14)
    assert targets(placed(f"B1-1 {HOWITZER} 30,10", "R1-1 line_12 30,28 180", scenery=(wood,))) == []


@pytest.mark.rule("11.18", "13.13")
@pytest.mark.parametrize(("distance", "able"), [(12, True), (11.9, False), (11, False)])
def test_indirect_fire_needs_twelve_inches(distance: float, able: bool) -> None:
    state = placed(f"B1-1 {HOWITZER} 30,10", f"R1-1 line_12 30,{10 + distance} 180")
    found = [one.kind for one in aims(state, GUN) if one.target == "R1-1"]
    assert ("indirect" in found) is able
    assert "ball" in found


@pytest.mark.rule("13.20")
def test_canister_of_a_light_gun() -> None:
    found = shot(placed("B1-1 gun_light_foot 30,10", "R1-1 line_12 30,14 180"), kind="canister")
    assert (found.dice.whole, found.number.whole, found.impacts, found.wound.whole) == (6, 4, (), 3)


@pytest.mark.rule("13.20")
@pytest.mark.parametrize(("kind", "dice"), [("gun_heavy_foot", 10), ("gun_medium_foot", 8), (HOWITZER, 8)])
def test_canister_of_heavier_guns(kind: str, dice: int) -> None:
    assert shot(placed(f"B1-1 {kind} 30,10", "R1-1 line_12 30,14 180"), kind="canister").dice.whole == dice


@pytest.mark.rule("5.50", "5.51")
@pytest.mark.parametrize(("kind", "share"), [("ball", (1, 2)), ("canister", (1, 1))])
def test_open_formation_halves_the_impacts_of_ball_alone(kind: str, share: tuple[int, int]) -> None:
    found = shot(placed("B1-1 gun_medium_foot 30,10", "R1-1 light_12 30,15 180 open"), kind=kind)
    assert (found.number.whole, found.share) == (5, share)


@pytest.mark.rule("15.09")
@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2)])
def test_torrential_rain_takes_two_wounds_of_ball_down_to_one(wounds: int, left: int) -> None:
    state = placed(
        "B1-1 gun_medium_foot 30,10", "R1-1 line_24 30,20 180", weather=Weather.TORRENTIAL, phase=Phase.SHOOTING
    )
    table = happens(state, lambda state: fire(state, aim(state, kind="ball")))
    roll(table, 4, 5, *[6] * wounds, *[1] * (5 - wounds))
    assert gave(table) == left


@pytest.mark.rule("15.09")
def test_torrential_rain_counts_gun_by_gun_and_leaves_canister_and_shells() -> None:
    wet = {"weather": Weather.TORRENTIAL, "target": "R1-1 line_12 30,20 180"}
    found = shot(battery("gun_medium_foot", "gun_medium_foot", **wet), kind="ball")  # type: ignore[arg-type]
    assert (found.less, len(found.also)) == (2, 1)
    assert shot(battery(HOWITZER, HOWITZER, **wet), kind="ball").less == 0  # type: ignore[arg-type]
    near = placed("B1-1 gun_heavy_foot 30,10", "R1-1 line_12 30,13 180", weather=Weather.TORRENTIAL)
    assert shot(near, kind="canister").less == 0


# ------------------------------------------------------------------------------------------------------------- horses


@pytest.mark.rule("11.35", "11.36")
def test_a_gun_is_put_behind_its_horses_and_taken_off() -> None:
    state = placed("B1-1 gun_medium_foot 30,10")
    limber(state, GUN)
    assert state.units[GUN].limbered
    with pytest.raises(Refused) as caught:
        limber(state, GUN)
    assert caught.value.message.key == "gun-limbered-already"


@pytest.mark.rule("11.36", "11.38", "11.40")
def test_what_guns_may_do_with_their_horses() -> None:
    foot, horse = "gun_medium_foot", "gun_medium_horse"
    may = {
        (kind, mark): drills(placed(f"B1-1 {kind} 30,10 {mark}"), GUN)
        for kind in (foot, horse)
        for mark in ("", "limbered")
    }
    assert may[foot, ""] == ("limber_move",)
    assert may[foot, "limbered"] == ("move_unlimber", "unlimber_fire")
    assert may[horse, ""] == ("limber_move", "limber_move_unlimber")
    assert may[horse, "limbered"] == ("move_unlimber", "unlimber_fire", "move_unlimber_fire", "double_time")


@pytest.mark.rule("11.38")
def test_only_horse_guns_limber_move_and_unlimber_in_one_turn() -> None:
    for kind, able in (("gun_medium_foot", False), ("gun_medium_horse", True)):
        state = placed(f"B1-1 {kind} 30,10")
        limber(state, GUN)
        if able:
            unlimber(state, GUN)
            assert not state.units[GUN].limbered
        else:
            with pytest.raises(Refused) as caught:
                unlimber(state, GUN)
            assert caught.value.rule == "11.38"


@pytest.mark.rule("11.40")
def test_a_gun_that_has_gone_at_the_double_stays_limbered() -> None:
    state = placed("B1-1 gun_medium_horse 30,10 limbered order=double_time")
    with pytest.raises(Refused) as caught:
        unlimber(state, GUN)
    assert caught.value.rule == "11.40"


@pytest.mark.rule("11.37", "11.38", "11.39")
@pytest.mark.parametrize(
    ("kind", "marks", "wanted"),
    [
        ("gun_medium_foot", "order=advance unlimbered", "1 at 5+"),
        ("gun_medium_foot", "order=advance unlimbered walked=3", ""),
        ("gun_medium_foot", "order=change_facing unlimbered", ""),
        ("gun_medium_horse", "order=advance unlimbered walked=6", "1 at 5+"),
        ("gun_medium_horse", "order=advance unlimbered harnessed walked=6", ""),
        ("gun_medium_horse", "limbered", ""),
    ],
)
def test_guns_off_their_horses_fire_at_one_less_if_they_may(kind: str, marks: str, wanted: str) -> None:
    state = placed(f"B1-1 {kind} 30,10 {marks}", "R1-1 line_12 30,25 180")
    assert ("R1-1" in targets(state)) is bool(wanted)
    assert loaded(state, GUN) is bool(wanted)
    assert not wanted or figures(state, kind="ball") == wanted


@pytest.mark.rule("5.58", "11.36")
def test_a_battery_limbers_as_one() -> None:
    state = battery(*MEDIUM)
    limber(state, GUN)
    assert all(state.units[one].limbered for one in battery_of(state, GUN))


# ------------------------------------------------------------------------------------------------------ of a regiment


def army(*units: UnitEntry) -> ArmyList:
    officers = (OfficerEntry(id="g", rank="division_general"),)
    brigade = BrigadeEntry(nation="france", officers=officers, units=units)
    return ArmyList(name="", limit=1500, general="g", brigades=(brigade,))


def entry(kind: str, *, regimental: bool = False) -> UnitEntry:
    return UnitEntry(unit=f"france_{kind}", tier="basic", officer="g", regimental=regimental)


@pytest.mark.rule("11.44")
def test_a_regimental_gun_costs_fifteen_more_and_goes_with_the_infantry_before_it() -> None:
    assert unit_price(FIGURES, entry("gun_light_foot")).whole == 70
    assert unit_price(FIGURES, entry("gun_light_foot", regimental=True)).whole == 85
    own = entry("line_24"), entry("light_24"), entry("gun_light_foot", regimental=True), entry("line_12")
    units, _ = raised(FIGURES, army(*own), Side.BLUE)
    state = placed("B1-9 line_12 30,10")
    state.units.update(units)
    assert regimental(state, UnitId("B1-1")) == ("B1-3",)
    assert regimental(state, UnitId("B1-4")) == ()


@pytest.mark.rule("7.08")
def test_a_gun_too_must_fire_at_the_nearest_within_half_range() -> None:
    lines = "B1-1 gun_medium_foot 30,10", "R1-1 line_12 26,20 180", "R1-2 line_12 36,24 180", "B1 general 2,2"
    table = field(*lines, phase=Phase.SHOOTING)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Each)
    table.say("blue", {"B1-1": "R1-2"})
    assert isinstance(table.request, Throw)
    assert table.request.rule == "7.10"
