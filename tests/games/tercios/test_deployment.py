"""9.46-9.51 Sides and deployment; pools, limbers, ambushes and Vanguard before the first turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Ability, ArmyList, Element, Ground, Quality, Scale, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.array import unplaced, zone
from maestre.games.tercios.setup.deployment import arrayed, due
from maestre.games.tercios.table.places import front, outline, present, radius
from maestre.games.tercios.table.state import (
    Agreed,
    CommandId,
    LeaderId,
    Phase,
    Pooled,
    Scenery,
    SceneryId,
    Setup,
    State,
    UnitId,
)
from maestre.miniatures.sides import Side
from maestre.play import Order, Pick, Place, Some, change, log
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.lists import INFANTRY, army, command, leader, unit
from tests.games.tercios.positions import Position, refused, roll
from tests.games.tercios.setting_up import asked, at, chances, opened, prepared, say, spot

FORCES = own_figures().forces

PIKES = army(
    command("companies", unit("pike_company", count=2), led=leader(0, name="Capitán")),
    command("companies", unit("pike_company"), led=leader(0, name="Alférez")),
    command("battery", unit("light_gun")),
)


def deploying(blue: ArmyList = PIKES, red: ArmyList = PIKES, **fields: object) -> Position:
    """Blue, to the south, deploys first."""
    return opened(prepared(Phase.DEPLOYMENT, blue, red, **fields))


def options(position: Position) -> tuple[str, ...]:
    """What may be picked now."""
    (seat,) = position.waiting()
    question = position.asked(seat)
    assert question is not None
    assert isinstance(question.choice, Pick | Some)
    return question.choice.options


# --------------------------------------------------------------------------------------------------------------- sides


@pytest.mark.rule("9.46")
@pytest.mark.parametrize(("dice", "winner"), [((5, 2), "blue"), ((2, 5), "red"), ((3, 3), "red")])
def test_the_higher_die_chooses_its_edge_and_a_tie_favours_who_spent_less(dice: tuple[int, int], winner: str) -> None:
    position = opened(prepared(Phase.SIDES, setup=Setup(spent=(4, 1))))
    roll(position, *dice)
    assert asked(position) == (winner, "9.46")
    say(position, "north")
    assert position.state.setup.south is Side(winner).enemy
    assert asked(position) == (winner, "9.48")


@pytest.mark.rule("9.46")
def test_a_tie_is_thrown_again_when_both_spent_the_same() -> None:
    position = opened(prepared(Phase.SIDES, setup=Setup(spent=(2, 2))))
    roll(position, 3, 3, 1, 6)
    assert asked(position) == ("red", "9.46")


@pytest.mark.rule("9.47")
@pytest.mark.parametrize(("scale", "depth"), [(Scale.MM15, 12), (Scale.MM28, 18)])
def test_a_zone_is_the_strip_along_a_long_edge_that_ends_12_inches_from_the_middle(scale: Scale, depth: int) -> None:
    state = replace(prepared(Phase.DEPLOYMENT), scale=scale)
    ys = [point.y for point in zone(state, Side.BLUE).points]
    assert (min(ys), max(ys)) == (0, depth * INCH)
    far = [point.y for point in zone(state, Side.RED).points]
    assert max(far) - min(far) == depth * INCH
    assert min(far) - max(ys) == 24 * INCH


# ------------------------------------------------------------------------------------------------------------ commands


@pytest.mark.rule("9.48", "9.50", "9.51")
def test_commands_alternate_batteries_among_them_and_the_commanders_come_last() -> None:
    position = deploying(red=army(command("companies", unit("pike_company"), led=leader(0))))
    order = []
    while position.state.phase is Phase.DEPLOYMENT:
        seat, _ = asked(position)
        commands = due(position.state, Side(seat))
        order.append(commands[0])
        say(position, Order("array", commands[0]))
    assert order == ["B1", "R1", "B2", "B3", "R0", "B0"]


@pytest.mark.rule("9.48", "9.51")
@pytest.mark.parametrize("verb", ["deploy", "array"])
def test_a_command_whose_turn_it_is_not_is_refused(verb: str) -> None:
    position = deploying()
    refused(position, "blue", Order(verb, "B0"), "9.48", "not-to-be-deployed")
    refused(position, "blue", Order(verb, "R1"), "9.48", "not-to-be-deployed")


def led_down() -> Position:
    """Blue's first command is being deployed; its leader stands at 20, 6 inches."""
    position = deploying()
    say(position, Order("deploy", "B1"))
    say(position, "outside")
    return spot(position, "B1 at 20 6")


@pytest.mark.rule("9.48")
def test_the_leader_comes_first_and_then_his_units() -> None:
    position = deploying()
    say(position, Order("deploy", "B1"))
    say(position, "outside")
    question = position.asked("blue")
    assert question is not None
    assert question.choice == Place(("B1",))
    spot(position, "B1 at 20 6")
    spot(position, "B1-2 at 20 9")
    spot(position, "B1-1 at 24 9")
    assert asked(position) == ("red", "9.48")


@pytest.mark.rule("9.48")
@pytest.mark.parametrize(("x", "allowed"), [(28, True), (28.2, False)])
def test_some_part_of_every_unit_is_within_six_inches_of_the_leader(x: float, allowed: bool) -> None:
    position = led_down()
    assert pytest.approx(28.1) == 20 + 0.5 + 6 + 1.6, "disc, distance and half a base"
    if allowed:
        spot(position, f"B1-1 at {x} 6")
        assert position.state.units[UnitId("B1-1")].pose is not None
    else:
        refused(position, "blue", at(f"B1-1 at {x} 6"), "9.48", "far-from-leader")


@pytest.mark.rule("9.49")
@pytest.mark.parametrize(("y", "allowed"), [(11.2, True), (11.3, False)])
def test_no_unit_extends_beyond_the_zone(y: float, allowed: bool) -> None:
    position = led_down()
    if allowed:
        spot(position, f"B1-1 at 20 {y}")
        assert position.state.units[UnitId("B1-1")].pose is not None
    else:
        refused(position, "blue", at(f"B1-1 at 20 {y}"), "9.49", "outside-the-zone")


@pytest.mark.rule("9.49")
def test_nobody_is_deployed_on_others_or_on_impassable_ground() -> None:
    position = led_down()
    refused(position, "blue", at("B1-1 at 20 6"), "9.49", "place-taken")
    lake = Scenery(SceneryId("S1"), Element.SMALL_LAKE, (Ground.IMPASSABLE,), _square(20, 10))
    position.state.scenery[lake.id] = lake
    refused(position, "blue", at("B1-1 at 20 10"), "9.49", "place-taken")


def _square(x: int, y: int) -> tuple[Point, ...]:
    return tuple(Point((x + dx) * INCH, (y + dy) * INCH) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


@pytest.mark.rule("9.48", "9.49")
def test_a_place_that_leaves_no_room_for_the_rest_is_refused() -> None:
    position = led_down()
    for name, (left, right, top) in {"S1": (0, 179, 120), "S2": (221, 720, 120), "S3": (179, 221, 54)}.items():
        corners = ((left, 0), (right, 0), (right, top), (left, top))
        ring = tuple(Point(x * INCH // 10, y * INCH // 10) for x, y in corners)
        rocks = Scenery(SceneryId(name), Element.ROCKS, (Ground.IMPASSABLE,), ring)
        position.state.scenery[rocks.id] = rocks
    refused(position, "blue", at("B1-1 at 20 9.6 9000"), "9.48", "no-room-for-the-rest")
    spot(position, "B1-1 at 20 11")
    spot(position, "B1-2 at 20 9")
    assert asked(position) == ("red", "9.48")


@pytest.mark.rule("9.50")
def test_a_battery_is_deployed_like_a_command_wherever_its_gun_goes() -> None:
    position = deploying()
    say(position, Order("deploy", "B3"))
    spot(position, "B3-1 at 60 11")
    assert asked(position) == ("red", "9.48")


@pytest.mark.rule("9.51")
def test_a_leader_may_be_deployed_inside_a_unit_from_which_the_others_are_measured() -> None:
    position = deploying()
    say(position, Order("deploy", "B1"))
    assert options(position) == ("outside", "B1-1", "B1-2")
    say(position, "B1-2")
    spot(position, "B1-2 at 10 6")
    assert position.state.leaders[LeaderId("B1")].inside == "B1-2"
    refused(position, "blue", at("B1-1 at 19.3 6"), "9.48", "far-from-leader")
    spot(position, "B1-1 at 19 6")
    assert asked(position) == ("red", "9.48")


@pytest.mark.rule("9.51")
def test_the_commander_may_join_a_unit_that_already_stands() -> None:
    position = deploying()
    while asked(position)[1] == "9.48" and due(position.state, Side(asked(position)[0]))[0] != "B0":
        say(position, Order("array", due(position.state, Side(asked(position)[0]))[0]))
    say(position, Order("deploy", "B0"))
    assert "B1-1" in options(position)
    assert "B3-1" not in options(position), "no leader joins a gun"
    say(position, "B1-1")
    assert position.state.leaders[LeaderId("B0")].inside == "B1-1"


# ----------------------------------------------------------------------------------------------------------- by itself


def legal(state: State) -> None:
    """Every unit in its zone, apart from others, near its leader."""
    for name, one in state.units.items():
        if one.pose is None:
            assert any(name in pool.members for pool in state.pools.values())
            continue
        edge = outline(state, name)
        assert tabletop.on_table(edge, zone(state, one.side))
        who = state.leaders.get(LeaderId(one.command))
        if who is not None and who.at is not None:
            disc = tabletop.stand(Pose(who.at.x, who.at.y, 0), tabletop.Disc(radius(state, who)))
            assert tabletop.distance(edge, disc).within(6 * INCH)


@pytest.mark.rule("9.47", "9.48", "9.49", "9.51")
@pytest.mark.parametrize("scale", list(Scale))
@pytest.mark.parametrize("force", sorted(FORCES))
def test_every_ready_force_can_be_arrayed(force: str, scale: Scale) -> None:
    one = FORCES[force].army("es")
    state = prepared(Phase.DEPLOYMENT, one, one, scale=scale)
    for side in Side:
        arrayed(state, side)
        assert not due(state, side)
    legal(state)
    game.invariants(replace(state, phase=Phase.VANGUARD))


@pytest.mark.rule("9.48", "9.49")
@pytest.mark.parametrize("force", ["poland_1000", "cossacks_1000"])
def test_chance_deploys_only_as_the_rules_allow(force: str) -> None:
    position = deploying(FORCES[force].army("es"), FORCES["sweden_1000"].army("es"))
    while position.state.phase is Phase.DEPLOYMENT:
        say(position, next(iter(chances(position, 2, seed=position.sequence))))
    legal(position.state)


# --------------------------------------------------------------------------------------------------------------- pools

WAGONS = army(
    command("companies", unit("levies", "tabor", count=3), unit("levies", "tabor", "obedient"), led=leader(0)),
    command("battery", unit("medium_gun", "fortified")),
    command("battery", unit("medium_gun")),
)


def wagons() -> Position:
    """Blue deploys a command with three equal units that have wagons and another one; there is a fortified gun."""
    position = deploying(WAGONS)
    say(position, Order("deploy", "B1"))
    return position


@pytest.mark.rule("6.21", "6.24")
def test_equal_units_with_a_mobile_fortress_are_emplaced_together() -> None:
    position = wagons()
    assert asked(position) == ("blue", "6.24")
    assert options(position) == ("B1-1", "B1-2", "B1-3")
    refused(position, "blue", ("B1-1",), "6.24", "one-is-no-body")
    say(position, ("B1-1", "B1-3"))
    say(position, "none")
    pool = position.state.pools[UnitId("B1-1")]
    assert (pool.kind, pool.members) == (Pooled.FORT, ("B1-1", "B1-3"))


@pytest.mark.rule("6.24")
def test_units_that_differ_are_not_emplaced_together() -> None:
    lists = (unit("levies", "tabor", count=2), unit("levies", "tabor", "obedient", count=2))
    position = deploying(army(command("companies", *lists, led=leader(0))))
    say(position, Order("deploy", "B1"))
    assert options(position) == ("B1-1", "B1-2", "B1-3", "B1-4")
    refused(position, "blue", ("B1-1", "B1-3"), "6.24", "not-alike")
    say(position, ("B1-3", "B1-4"))
    assert asked(position) == ("blue", "6.26")


@pytest.mark.rule("6.26")
def test_a_fort_may_take_one_fortified_gun() -> None:
    position = wagons()
    say(position, ("B1-1", "B1-2"))
    assert options(position) == ("none", "B2-1")
    say(position, "B2-1")
    assert position.state.pools[UnitId("B1-1")].members == ("B1-1", "B1-2", "B2-1")
    assert not unplaced(position.state, CommandId("B2")), "the gun is deployed with the fort"


def column_of(state: State) -> CommandId:
    """The blue command whose cavalry may form a column."""
    blue = (one for one in state.units.values() if one.side is Side.BLUE)
    return next(one.command for one in blue if Ability.CHORAGIEW in state.gear(one.id).abilities)


@pytest.mark.rule("6.55")
def test_cavalry_with_choragiew_may_be_deployed_as_a_column() -> None:
    poland = FORCES["poland_1000"].army("es")
    position = deploying(poland)
    column = column_of(position.state)
    say(position, Order("deploy", column))
    assert asked(position) == ("blue", "6.55")
    units = options(position)
    refused(position, "blue", units[:1], "6.55", "one-is-no-body")
    chosen = tuple(reversed(units[:2]))
    say(position, chosen)
    pool = position.state.pools[UnitId(chosen[0])]
    assert (pool.kind, pool.members) == (Pooled.COLUMN, chosen)


@pytest.mark.rule("6.93")
def test_a_light_gun_may_be_integrated_in_a_formation() -> None:
    sweden = FORCES["sweden_1000"].army("es")
    position = deploying(sweden)
    say(position, Order("deploy", "B1"))
    assert asked(position) == ("blue", "6.93")
    guns = options(position)
    assert guns[0] == "none"
    assert len(guns) == 3
    say(position, guns[1])
    assert options(position) == ("none", guns[2]), "one gun a Formation"
    pool = position.state.pools[UnitId("B1-1")]
    assert (pool.kind, pool.members) == (Pooled.INTEGRATED, ("B1-1", guns[1]))
    say(position, "none")
    assert options(position) == ("none", guns[2])


@pytest.mark.rule("6.89")
@pytest.mark.parametrize("word", ["limbered", "unlimbered"])
def test_a_gun_with_horses_may_begin_limbered(word: str) -> None:
    drawn = army(command("battery", unit("light_gun", "horses")), command("battery", unit("light_gun")))
    position = deploying(drawn)
    say(position, Order("deploy", "B1"))
    spot(position, "B1-1 at 20 6")
    assert asked(position) == ("blue", "6.89")
    say(position, word)
    assert position.state.units[UnitId("B1-1")].limbered is (word == "limbered")
    say(position, Order("array", "R1"))
    say(position, Order("deploy", "B2"))
    spot(position, "B2-1 at 30 6")
    assert asked(position)[1] == "9.48", "without horses it is not asked"


@pytest.mark.rule("6.93")
def test_by_itself_each_formation_takes_in_a_light_gun_while_there_are_any() -> None:
    state = prepared(Phase.DEPLOYMENT, FORCES["sweden_1000"].army("es"))
    assert arrayed(state, Side.BLUE)
    pools = [pool for pool in state.pools.values() if pool.kind is Pooled.INTEGRATED]
    assert [pool.members for pool in pools] == [("B1-1", "B3-1"), ("B1-2", "B4-1")]
    assert state.units[UnitId("B3-1")].pose is None


@pytest.mark.rule("6.93")
def test_a_gun_is_taken_in_by_a_later_command_too() -> None:
    guns_first = army(
        command("battery", unit("light_gun", "integrated")),
        command("infantry", unit("tercio", count=2), led=leader(0)),
    )
    state = prepared(Phase.DEPLOYMENT, guns_first)
    assert arrayed(state, Side.BLUE)
    assert state.pools[UnitId("B2-1")].members == ("B2-1", "B1-1")


@pytest.mark.rule("6.55")
@pytest.mark.parametrize(("count", "question"), [(1, "9.51"), (2, "6.55")])
def test_two_that_could_form_a_column_are_asked_and_one_alone_is_not(count: int, question: str) -> None:
    horse = command("cavalry", unit("heavy_hussars", count=count), unit("reitar"), led=leader(0))
    position = deploying(army(horse, faction="poland"))
    say(position, Order("deploy", "B1"))
    assert asked(position) == ("blue", question)


@pytest.mark.rule("6.55", "6.63")
def test_by_itself_a_choragiew_forms_up_behind_its_best_fighters() -> None:
    horse = command("cavalry", unit("lisowczycy", "organised", count=2), unit("heavy_hussars"), led=leader(0))
    state = prepared(Phase.DEPLOYMENT, army(horse, faction="poland"))
    assert arrayed(state, Side.BLUE)
    (pool,) = state.pools.values()
    best = max(state.gear(unit).combat for unit in pool.members)
    assert (pool.kind, len(pool.members)) == (Pooled.COLUMN, 3)
    assert state.gear(pool.members[0]).combat == best


@pytest.mark.rule("6.24")
def test_by_itself_no_fort_is_emplaced() -> None:
    state = prepared(Phase.DEPLOYMENT, WAGONS)
    assert arrayed(state, Side.BLUE)
    assert not state.pools


@pytest.mark.rule("6.89")
def test_by_itself_guns_stand_unlimbered_in_the_first_line() -> None:
    drawn = army(INFANTRY, command("battery", unit("light_gun", "horses")))
    state = prepared(Phase.DEPLOYMENT, drawn)
    assert arrayed(state, Side.BLUE)
    gun = state.units[UnitId("B2-1")]
    assert not gun.limbered
    assert front(state, gun.id).y == max(front(state, unit).y for unit in present(state))


@pytest.mark.rule("6.55", "9.48")
def test_a_command_that_is_ordered_to_array_itself_is_united_and_the_log_says_so() -> None:
    position = deploying(FORCES["poland_1000"].army("es"))
    column = column_of(position.state)
    say(position, Order("array", column))
    (pool,) = position.state.pools.values()
    assert pool.kind is Pooled.COLUMN
    assert "column-formed-up" in [line.message.key for line in log(position, "blue")]


@pytest.mark.rule("9.47", "9.48")
def test_where_there_is_no_room_for_a_column_the_units_stand_apart() -> None:
    long = command("cavalry", unit("lisowczycy", "organised", count=12), led=leader(0))
    state = prepared(Phase.DEPLOYMENT, army(long, faction="poland"))
    assert arrayed(state, Side.BLUE)
    assert not state.pools


# -------------------------------------------------------------------------------------------------------------- ambush


def ambushed(*, ambush: bool = True) -> Position:
    """Blue's first command has a unit with Ambush; there are a wood, rocks and a wood in the enemy's zone."""
    lurkers = army(command("companies", unit("plastuns", count=2), led=leader(0)))
    state = prepared(Phase.DEPLOYMENT, lurkers, PIKES, ambush=ambush)
    woods = {"S1": (Element.WOOD, 24), "S2": (Element.ROCKS, 24), "S3": (Element.WOOD, 44)}
    for x, (name, (element, y)) in enumerate(woods.items(), 1):
        hidden = (Ground.HIDDEN, Ground.IMPASSABLE) if element is Element.ROCKS else (Ground.HIDDEN,)
        state.scenery[SceneryId(name)] = Scenery(SceneryId(name), element, hidden, _square(12 * x, y))
    position = opened(state)
    say(position, Order("deploy", "B1"))
    return position


@pytest.mark.rule("6.12")
def test_a_unit_with_ambush_may_be_written_down_inside_hidden_ground() -> None:
    position = ambushed()
    assert asked(position) == ("blue", "6.12")
    assert options(position) == ("table", "S1"), "not on impassable ground, nor in the enemy's zone"
    say(position, "S1")
    say(position, "table")
    one = position.state.units[UnitId("B1-1")]
    assert (one.pose, one.lurks) == (None, "S1")
    assert game.view(position.state, "red").units[UnitId("B1-1")].lurks != "S1"
    assert unplaced(position.state, CommandId("B1")) == ("B1-2",)


@pytest.mark.rule("6.12")
def test_without_the_reconstruction_nobody_lies_in_ambush() -> None:
    assert asked(ambushed(ambush=False))[1] != "6.12"


# ------------------------------------------------------------------------------------------------------------ Vanguard


def scouting() -> Position:
    """Deployed; B1-1 and R1-1 have Vanguard."""
    one = army(command("companies", unit("haiduks", "veteran"), unit("pike_company"), led=leader(0)))
    state = prepared(Phase.VANGUARD, one, one)
    for side in Side:
        arrayed(state, side)
    return opened(state)


def ahead(position: Position, name: str, inches: float) -> object:
    """A spot so far before a unit."""
    here = front(position.state, UnitId(name))
    way = 1 if name.startswith("B") else -1
    return at(f"{name} at {here.x / INCH} {here.y / INCH + way * inches}")


@pytest.mark.rule("6.80")
def test_units_with_vanguard_move_by_turns_before_the_first_turn() -> None:
    position = scouting()
    roll(position, 6, 1)
    assert asked(position) == ("blue", "2.06")
    say(position, "red")
    assert asked(position) == ("red", "6.80")
    before = position.state.units[UnitId("R1-1")].pose
    say(position, ahead(position, "R1-1", 3))
    assert position.state.units[UnitId("R1-1")].pose != before
    assert asked(position) == ("blue", "6.80")
    assert list(chances(position))
    say(position, ahead(position, "B1-1", 0))
    assert (position.state.phase, position.state.turn) == (Phase.PLANNING, 1)


@pytest.mark.rule("6.80")
def test_a_vanguard_move_is_no_longer_than_the_unmodified_speed() -> None:
    position = scouting()
    roll(position, 6, 1)
    say(position, "blue")
    speed = position.state.gear(UnitId("B1-1")).speed
    with pytest.raises(Exception, match=r"3\.\d"):
        say(position, ahead(position, "B1-1", speed + 0.1))
    say(position, ahead(position, "B1-1", speed))
    assert asked(position) == ("red", "6.80")


@pytest.mark.rule("6.80")
def test_without_vanguards_the_first_turn_begins_at_once() -> None:
    state = prepared(Phase.VANGUARD, PIKES, PIKES)
    for side in Side:
        arrayed(state, side)
    assert opened(state).state.phase is Phase.PLANNING


@pytest.mark.rule("6.81")
@pytest.mark.parametrize(("gap", "allowed"), [(3, True), (2.9, False)])
def test_a_vanguard_move_ends_three_inches_or_more_from_every_enemy(gap: float, allowed: bool) -> None:
    position = scouting()
    state = position.quiet
    here = front(state, UnitId("B1-1"))
    there = Pose(here.x, here.y + round((2 + gap) * INCH) + 2000, tabletop.HALF_TURN)
    change(state.units, UnitId("R1-1"), pose=there)
    position = opened(state)
    roll(position, 6, 1)
    say(position, "blue")
    move = ahead(position, "B1-1", 2)
    if allowed:
        say(position, move)
        assert asked(position) == ("red", "6.80")
    else:
        refused(position, "blue", move, "6.81", "vanguard-too-near", inches=3)


@pytest.mark.rule("7.69")
@pytest.mark.audit("TD9")
@pytest.mark.parametrize(("gap", "allowed"), [(12.1, True), (12, False)])
@pytest.mark.parametrize(("side", "friends"), [("R", True), ("R", False), ("B", True), ("B", False)])
def test_no_vanguard_ends_within_12_inches_of_a_cautious_leader_unless_friends_are_free_to(
    gap: float, allowed: bool, side: str, friends: bool
) -> None:
    position = scouting()
    state = position.quiet
    state.agreed = Agreed(cautious_bars_friends=friends)
    here = front(state, UnitId("B1-1"))
    spot_of = Point(here.x, here.y + round((2 + gap) * INCH) + 1250)
    change(state.leaders, LeaderId(f"{side}1"), at=spot_of, qualities=(Quality.CAUTIOUS,))
    position = opened(state)
    roll(position, 6, 1)
    say(position, "blue")
    move = ahead(position, "B1-1", 2)
    if allowed or (side == "B" and not friends):
        say(position, move)
        assert asked(position) == ("red", "6.80")
    else:
        refused(position, "blue", move, "7.69", "near-a-cautious-leader", inches=12)


@pytest.mark.rule("9.48", "9.50")
def test_a_battery_is_not_put_where_its_escort_finds_no_room() -> None:
    """Between the rocks there is room for a gun and for nobody else; the middle of the front is tried first."""
    battery = army(command("battery", unit("light_gun"), unit("shot_company")))
    walls = [rocks(name, x) for name, x in (("west", 22), ("east", 37))]
    state = prepared(Phase.DEPLOYMENT, battery, battery, scenery={one.id: one for one in walls})
    assert arrayed(state, Side.BLUE)
    gun, escort = (outline(state, UnitId(name)) for name in ("B1-1", "B1-2"))
    assert tabletop.distance(gun, escort).within(6 * INCH)
    assert abs(gun.x - 36 * INCH) > 13 * INCH


def rocks(name: str, x: int) -> Scenery:
    """Impassable ground 13 inches wide, from the south edge to beyond the zone."""
    ring = tuple(Point(a * INCH, b * INCH) for a, b in ((x, 0), (x + 13, 0), (x + 13, 14), (x, 14)))
    return Scenery(SceneryId(name), Element.ROCKS, (Ground.IMPASSABLE,), ring)
