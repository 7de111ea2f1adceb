"""A leader is activated: where he goes, what he does, when he tires, and what befalls him."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.command.leaders import CommandAction
from maestre.games.tercios.command.perils import trodden
from maestre.games.tercios.data import INCH, Element, Ground, OrderKind, Quality, Value, Virtue
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.shooting.rout import destroy
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table.places import disc, outline
from maestre.games.tercios.table.sight import sees
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, Scenery, SceneryId, UnitId
from maestre.games.tercios.table.subjects import Deed, Situation
from maestre.play import Ask, Message, Order, Orders, Place, Refused, Spot, Throw, log
from maestre.play.chance.readings import Successes
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.tercios.fields import field as duel_field
from tests.games.tercios.lists import INFANTRY, army
from tests.games.tercios.positions import (
    Position,
    act,
    action,
    chief,
    command_action,
    go,
    happens,
    lead,
    officer,
    position,
    refused,
    roll,
    stood,
)

DEXTERITY = (Virtue.DEXTERITY,)


def keys(table: Position) -> list[str]:
    return [line.message.key for line in log(table, "")]


def field(**fields: Any) -> Position:
    """The blue Commander (level 3) at 14, 6: five inches behind B1-2; other leaders far behind."""
    table = position()
    where: dict[str, Any] = {} if "inside" in fields else {"at": (14, 6)}
    officer(table, "B0", **(where | {"level": 3, "virtues": DEXTERITY, "qualities": ()} | fields))
    return officer(table, "B1", at=(40, 6))


def verbs(table: Position) -> tuple[str, ...]:
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Orders)
    return table.request.choice.verbs


# ------------------------------------------------------------------------------------------------------------- the move


@pytest.mark.rule("7.09", "7.47")
@pytest.mark.parametrize(("virtues", "inches", "legal"), [((), 6, True), ((), 6.5, False), ((Virtue.BRIO,), 9, True)])
def test_a_leader_moves_six_inches_and_nine_with_brio(virtues: tuple[Virtue, ...], inches: float, legal: bool) -> None:
    table = action(field(virtues=virtues))
    table.say("blue", Order("lead", "B0"))
    spot = Spot("B0", round((14 + inches) * INCH), 6 * INCH)
    if legal:
        table.say("blue", spot)
        assert chief(table, "B0").at == Point(spot.x, spot.y)
    else:
        refused(table, "blue", spot, "7.09", "leader-too-far", inches=6)


@pytest.mark.rule("7.08")
def test_after_his_move_he_must_declare_an_action() -> None:
    table = lead(action(field()), "B0", 18, 6)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, CommandAction)
    assert table.request.about.leader == "B0"
    refused(table, "blue", Order("act", "B1-1"), "7.28", "not-an-option")


def ground(table: Position, quality: Ground, left: float, right: float) -> None:
    """Lay a band across the way of a leader who goes up from 14, 6."""
    ring = tuple(Point(round(x * INCH), round(y * INCH)) for x, y in ((left, 7), (right, 7), (right, 8), (left, 8)))
    name = SceneryId("w")
    table.state.scenery[name] = Scenery(name, Element.ROCKS, (quality,), ring)


@pytest.mark.rule("7.10")
@pytest.mark.parametrize(
    ("quality", "left", "legal"),
    [(Ground.VERY_DIFFICULT, 5, True), (Ground.IMPASSABLE, 5, False), (Ground.IMPASSABLE, 13.5, True)],
)
def test_ground_never_slows_him_and_impassable_ground_he_goes_around(quality: Ground, left: float, legal: bool) -> None:
    table = field()
    stood(table, "B1-2", 60, 12)
    ground(table, quality, left, 30)
    table = action(table)
    table.say("blue", Order("lead", "B0"))
    spot = Spot("B0", 14 * INCH, round(11.5 * INCH))
    if legal:
        table.say("blue", spot)
    else:
        refused(table, "blue", spot, "7.09", "leader-too-far")


@pytest.mark.rule("7.11")
def test_he_crosses_friends_and_not_enemies() -> None:
    table = field(at=(14, 10))
    table = action(table)
    table.say("blue", Order("lead", "B0"))
    table.say("blue", Spot("B0", 14 * INCH, 14 * INCH))
    assert chief(table, "B0").at == Point(14 * INCH, 14 * INCH)
    table = stood(field(at=(14, 10)), "R1-1", 14, 12, 180)
    table = action(stood(table, "B1-2", 60, 12))
    table.say("blue", Order("lead", "B0"))
    refused(table, "blue", Spot("B0", 14 * INCH, 15 * INCH), "7.09", "leader-too-far")


@pytest.mark.rule("7.11")
@pytest.mark.parametrize(("y", "legal"), [(33.3, True), (33.5, False)])
def test_he_stays_an_inch_away_from_enemy_centres(y: float, legal: bool) -> None:
    table = action(field(at=(14, 30)))
    table.say("blue", Order("lead", "B0"))
    spot = Spot("B0", 14 * INCH, round(y * INCH))
    if legal:
        table.say("blue", spot)
    else:
        refused(table, "blue", spot, "7.11", "leader-has-no-room")


@pytest.mark.rule("7.11")
def test_the_edge_of_the_table_is_named_when_he_has_no_room_beside_it() -> None:
    table = action(field(at=(1, 30)))
    table.say("blue", Order("lead", "B0"))
    with pytest.raises(Refused) as caught:
        table.check("blue", Spot("B0", 0, 30 * INCH))
    assert dict(caught.value.message.args)["what"] == Message("table-edge")


@pytest.mark.rule("7.06")
def test_he_looks_all_around() -> None:
    table = field(at=(14, 20))
    assert sees(table.state, LeaderId("B0"), "B1-2")
    assert sees(table.state, LeaderId("B0"), "R1-2")


# -------------------------------------------------------------------------------------------------- joining and leaving


@pytest.mark.rule("7.17", "7.18", "7.19", "7.14")
def test_he_joins_a_troop_by_reaching_it_and_is_exhausted_without_an_action() -> None:
    table = lead(action(field()), "B0", 14, 12)
    who = chief(table, "B0")
    assert (who.inside, who.at, who.exhausted, who.joined) == ("B1-2", None, True, 1)
    assert disc(table.state, who.id) is None, "his disc is in nobody's way"
    assert isinstance(table.request, Ask)
    assert table.request.rule == "2.07"
    refused(table, "blue", Order("lead", "B0"), "2.07", "not-an-option")


@pytest.mark.rule("7.17")
@pytest.mark.parametrize(("y", "legal"), [(4.4, True), (4.3, False)])
def test_he_must_reach_its_edge(y: float, legal: bool) -> None:
    table = action(field(at=(14, y)))
    table.say("blue", Order("lead", "B0"))
    spot = Spot("B0", 14 * INCH, 12 * INCH)
    if legal:
        table.say("blue", spot)
        assert chief(table, "B0").inside == "B1-2"
    else:
        refused(table, "blue", spot, "7.09", "leader-too-far")


@pytest.mark.rule("7.17")
def test_he_joins_only_whom_he_can_interact_with_and_no_second_leader() -> None:
    table = officer(position(blue=army(INFANTRY, INFANTRY)), "B2", at=(14, 6), exhausted=False)
    table = action(officer(officer(table, "B0", at=(60, 6)), "B1", inside="B1-1"))
    table.say("blue", Order("lead", "B2"))
    refused(table, "blue", Spot("B2", 14 * INCH, 12 * INCH), "7.17", "leader-cannot-interact")
    table = action(officer(field(), "B1", inside="B1-2"))
    table.say("blue", Order("lead", "B0"))
    refused(table, "blue", Spot("B0", 14 * INCH, 12 * INCH), "7.17", "troop-has-leader")


@pytest.mark.rule("7.19")
def test_the_joined_leader_goes_with_his_troop() -> None:
    table = lead(action(field(), "B1-2=resistid"), "B0", 14, 12)
    act(table, "B1-2")
    assert chief(table, "B0").inside == "B1-2"
    table.state.leaders[LeaderId("B0")] = replace(chief(table, "B0"), exhausted=False)
    assert go(table) == "red"


@pytest.mark.rule("7.21", "7.08")
@pytest.mark.parametrize(("y", "legal"), [(4.4, True), (4.3, False)])
def test_he_leaves_from_any_edge_by_his_whole_move_and_acts(y: float, legal: bool) -> None:
    table = action(field(inside="B1-2"))
    table.say("blue", Order("lead", "B0"))
    refused(table, "blue", Spot("B0", 14 * INCH, 12 * INCH), "7.08", "leader-must-leave")
    spot = Spot("B0", 14 * INCH, round(y * INCH))
    if legal:
        table.say("blue", spot)
        assert (chief(table, "B0").inside, chief(table, "B0").at) == (None, Point(spot.x, spot.y))
        assert "run" in verbs(table)
    else:
        refused(table, "blue", spot, "7.09", "leader-too-far")


@pytest.mark.rule("7.20")
def test_he_cannot_leave_a_troop_that_he_joined_this_turn_or_that_has_acted() -> None:
    table = action(field(inside="B1-2", joined=1))
    refused(table, "blue", Order("lead", "B0"), "7.20", "leader-joined-this-turn")
    table = act(action(field(inside="B1-2"), "B1-2=resistid"), "B1-2")
    act(table, "R1-1")
    table.say("red", "done")
    refused(table, "blue", Order("lead", "B0"), "7.20", "host-has-acted")


@pytest.mark.rule("7.22")
def test_he_cannot_leave_one_troop_and_join_another_at_once_not_even_by_running() -> None:
    table = action(field(inside="B1-2"))
    table.say("blue", Order("lead", "B0"))
    refused(table, "blue", Spot("B0", 6 * INCH, 12 * INCH), "7.22", "leader-may-not-join-now")
    table.say("blue", Spot("B0", 10 * INCH, 9 * INCH))
    command_action(table, "run")
    roll(table, 5, 1, 1)
    refused(table, "blue", Spot("B0", 6 * INCH, 12 * INCH), "7.22", "leader-may-not-join-now")


# ----------------------------------------------------------------------------------------------------------- the action


@pytest.mark.rule("7.28")
def test_he_may_choose_the_common_actions_and_his_own() -> None:
    table = lead(action(field(qualities=(Quality.ALERT,))), "B0")
    assert verbs(table) == ("run", "inspire", "atento")
    refused(table, "blue", Order("audaz", "B0", ("B1-2",)), "7.28", "not-an-option")
    refused(table, "blue", Order("atento", "B1", ("B1-2",)), "7.28", "not-the-acting-leader")
    refused(table, "blue", Order("atento", "B0", ("B9",)), "7.28", "no-target-of-action")


@pytest.mark.rule("7.29", "7.46")
@pytest.mark.parametrize(
    ("y", "virtues", "legal"),
    [(4.4, DEXTERITY, True), (4.3, DEXTERITY, False), (1.4, (*DEXTERITY, Virtue.PRESENCE), True)],
)
def test_targets_must_be_within_command_distance(y: float, virtues: tuple[Virtue, ...], legal: bool) -> None:
    table = lead(action(field(at=(14, y), virtues=virtues, qualities=(Quality.ALERT,))), "B0")
    assert ("atento" in verbs(table)) is legal
    if legal:
        refused(table, "blue", Order("atento", "B0", ("R1-1",)), "7.29", "out-of-command-reach")


@pytest.mark.rule("7.29")
def test_targets_must_be_in_sight() -> None:
    table = field(qualities=(Quality.ALERT,))
    ring = tuple(Point(x * INCH, y * INCH) for x, y in ((2, 8), (40, 8), (40, 9), (2, 9)))
    wood = SceneryId("wood")
    table.state.scenery[wood] = Scenery(wood, Element.WOOD, (Ground.HIDDEN,), ring)
    assert verbs(lead(action(table), "B0")) == ("run",)


@pytest.mark.rule("7.04", "7.48")
def test_a_subordinate_acts_on_his_own_command_and_with_fame_on_all() -> None:
    for virtues, seen in (((), False), ((Virtue.FAME,), True)):
        table = officer(position(blue=army(INFANTRY, INFANTRY)), "B0", at=(60, 6))
        officer(table, "B2", at=(14, 6), level=2, virtues=virtues, qualities=(Quality.ALERT,))
        stood(stood(table, "B2-1", 60, 20), "B2-2", 66, 20)
        assert ("atento" in verbs(lead(action(table), "B2"))) is seen


@pytest.mark.rule("7.30")
def test_he_throws_a_die_for_each_level() -> None:
    table = command_action(lead(action(field()), "B0"), "run")
    assert isinstance(table.request, Throw)
    assert table.request.reading == Successes(3, 5)
    assert table.request.about == Deed(LeaderId("B0"), "run", (), 3, 5)


@pytest.mark.rule("7.30", "7.32")
def test_a_leader_of_level_0_throws_nothing_fails_and_is_exhausted() -> None:
    table = command_action(lead(action(field(level=0, virtues=())), "B0"), "run")
    assert isinstance(table.request, Ask)
    assert table.request.rule == "2.07"
    assert chief(table, "B0").exhausted


@pytest.mark.rule("7.31", "7.32", "7.33", "7.50")
@pytest.mark.parametrize(
    ("faces", "works", "tired"), [((4, 4, 4), False, True), ((5, 1, 1), True, True), ((6, 5, 1), True, False)]
)
def test_one_success_works_and_two_keep_him_ready(faces: tuple[int, ...], works: bool, tired: bool) -> None:
    table = command_action(lead(action(field()), "B0"), "run")
    roll(table, *faces)
    assert chief(table, "B0").exhausted is tired
    assert isinstance(table.request, Ask)
    assert (isinstance(table.request.choice, Place), table.request.rule) == (
        (True, "7.50") if works else (False, "2.07")
    )


@pytest.mark.rule("7.33", "7.34")
@pytest.mark.parametrize(("faces", "again"), [((6, 5, 1), True), ((5, 1, 1), False)])
def test_a_ready_leader_may_act_again_in_a_later_go(faces: tuple[int, ...], again: bool) -> None:
    table = command_action(
        lead(action(field(), *(f"{side}1-{n}=resistid" for side in "BR" for n in (1, 2, 3))), "B0"), "run"
    )
    roll(table, *faces)
    table.say("blue", Spot("B0", 14 * INCH, 6 * INCH))
    refused(table, "blue", Order("lead", "B0"), "2.07", "not-an-option")
    act(act(table, "B1-1"), "R1-1")
    assert go(table) == "blue"
    if again:
        table.say("blue", Order("lead", "B0"))
    else:
        refused(table, "blue", Order("lead", "B0"), "7.34", "leader-exhausted")


@pytest.mark.rule("7.34")
def test_an_exhausted_leader_still_leads() -> None:
    table = act(action(field(at=(14, 8), exhausted=False)), "B1-2")
    assert tallied(table.state, Value.DISCIPLINE, Situation(unit=UnitId("B1-2"), use="order")).whole == 3
    officer(table, "B0", exhausted=True)
    assert tallied(table.state, Value.DISCIPLINE, Situation(unit=UnitId("B1-2"), use="order")).whole == 3


@pytest.mark.rule("7.35")
def test_after_the_leader_a_troop_is_activated_and_then_the_go_passes() -> None:
    table = command_action(lead(action(field(), "B1-1=resistid"), "B0"), "run")
    roll(table, 1, 1, 1)
    assert go(table) == "blue"
    act(table, "B1-1")
    assert go(table) == "red"


@pytest.mark.rule("2.10", "7.35")
def test_a_side_without_troops_activates_a_leader_and_hands_the_go_over() -> None:
    table = action(field(), *(f"{side}1-{n}=resistid" for side in "BR" for n in (1, 2, 3)))
    for unit in ("B1-1", "B1-2", "B1-3"):
        del table.state.cards[UnitId(unit)]
    command_action(lead(table, "B0"), "run")
    roll(table, 1, 1, 1)
    assert go(table) == "red"


# --------------------------------------------------------------------------------------------------------- run, inspire


@pytest.mark.rule("7.50")
def test_with_a_success_in_running_he_moves_again_and_may_join() -> None:
    table = command_action(lead(action(field(at=(14, 2))), "B0", 14, 8), "run")
    roll(table, 5, 1, 1)
    refused(table, "blue", Spot("B0", 24 * INCH, 8 * INCH), "7.09", "leader-too-far")
    table.say("blue", Spot("B0", 14 * INCH, 12 * INCH))
    assert (chief(table, "B0").inside, chief(table, "B0").exhausted) == ("B1-2", True)


def inspired(*faces: int, **fields: Any) -> Position:
    table = command_action(lead(action(field(**fields)), "B0"), "inspire", "B1-2", "destreza")
    roll(table, *faces)
    return table


def combat(table: Position) -> int:
    at = Situation(unit=UnitId("B1-2"), use="strike", order=OrderKind.ATTACK)
    return tallied(table.state, Value.COMBAT, at).whole


@pytest.mark.rule("7.51")
def test_inspire_lends_a_virtue_to_the_next_troop_to_act() -> None:
    table = inspired(1, 1, 1)
    plain = combat(table)
    act(table, "B1-1")
    table = inspired(5, 1, 1)
    assert combat(table) == plain + 1
    refused(table, "blue", Order("act", "B1-1"), "7.51", "another-acts-next")
    act(table, "B1-2")


@pytest.mark.rule("7.51")
def test_only_virtues_that_add_to_a_value_can_be_lent() -> None:
    assert "inspire" not in verbs(lead(action(field(virtues=(Virtue.BRIO, Virtue.FAME))), "B0"))


@pytest.mark.rule("7.52")
def test_the_bonus_is_lost_when_the_opponents_go_begins() -> None:
    table = position()
    officer(officer(table, "B1", at=(40, 6)), "B0", at=(14, 6), level=3, virtues=DEXTERITY, qualities=())
    table = command_action(lead(action(table, "B1-2=resistid"), "B0"), "inspire", "B1-2", "destreza")
    roll(table, 5, 1, 1)
    with_it = combat(table)
    act(table, "B1-2")
    assert (go(table), combat(table)) == ("red", with_it - 1)


# ----------------------------------------------------------------------------------------------------- what befalls him


def ride_over(faces: tuple[int, ...], y: float = 30, **fields: Any) -> Position:
    """Red's second Troop runs straight down over the blue Commander, who throws for his life."""
    table = action(field(at=(14, y), **fields), "R1-2=corred", first="red")
    act(table, "R1-2")
    to = Spot("R1-2", 14 * INCH, 28 * INCH)
    table.say("red", to)
    if faces:
        roll(table, *faces)
    return table


@pytest.mark.rule("7.24")
@pytest.mark.parametrize(
    ("faces", "alive", "tired"), [((5, 2, 1), True, True), ((4, 3, 2), False, True), ((6, 5, 1), True, False)]
)
def test_a_leader_in_the_way_of_an_enemy_throws_for_his_life(faces: tuple[int, ...], alive: bool, tired: bool) -> None:
    table = ride_over(faces)
    if not alive:
        assert "B0" not in table.state.leaders
        assert table.state.lost[LeaderId("B0")].worth == 3
        return
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("7.24", "blue")
    refused(table, "blue", Spot("B0", 14 * INCH, 30 * INCH), "7.11", "leader-has-no-room")
    table.say("blue", Spot("B0", 18 * INCH, 27 * INCH))
    assert chief(table, "B0").exhausted is tired


@pytest.mark.rule("7.07")
@pytest.mark.parametrize("card", ["fuego", "atacad"])
def test_a_leader_outside_of_troops_is_nobodys_target(card: str) -> None:
    table = duel_field("B1-1 30,20 0", "R1-1 30,44 180", blue="shot_company")
    officer(table, "R0", at=(33, 23.5))
    assert volleys(table.state, UnitId("B1-1"), OrderKind.FIRE) == ()
    assert reachable(table.state, UnitId("B1-1")) == ()
    act(action(table, f"B1-1={card}"), "B1-1")
    assert "R0" not in str(table.request)


@pytest.mark.rule("7.24")
def test_only_those_whom_the_base_sweeps_over_are_in_the_way() -> None:
    table = action(field(at=(17, 30)), "R1-2=corred", first="red")
    act(table, "R1-2")
    table.say("red", Spot("R1-2", 14 * INCH, 28 * INCH))
    assert go(table) == "blue", "2.4 inches beside the middle of a base of 3.2"


@pytest.mark.rule("7.24")
@pytest.mark.parametrize("faces", [(5, 2, 1), (4, 3, 2)])
def test_a_leader_on_whom_an_enemy_turns_is_in_its_way_too(faces: tuple[int, ...]) -> None:
    table = duel_field("B1-1 30,20 0", "R1-1 30,34 180")
    officer(table, "B0", at=(29.2, 33.1), level=3, virtues=(), qualities=())
    act(action(table, "R1-1=atencion", first="red"), "R1-1")
    table.say("red", "reorient")
    table.say("red", "right")
    table.say("red", "done")
    roll(table, *faces)
    if 5 not in faces:
        assert "B0" not in table.state.leaders
        return
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("7.24", "blue")
    table.say("blue", Spot("B0", 30 * INCH, 28 * INCH))
    assert (go(table), trodden(table.state)) == ("blue", None)


@pytest.mark.rule("7.25", "7.24")
def test_an_exhausted_leader_throws_too_and_one_without_level_is_lost() -> None:
    table = ride_over((6, 5, 1), exhausted=True)
    assert isinstance(table.request, Ask)
    table.say("blue", next(table.proposals("blue", Random(2))))
    assert chief(table, "B0").exhausted
    assert "B0" not in ride_over((), level=0).state.leaders


@pytest.mark.rule("3.12")
@pytest.mark.parametrize("word", ["join", "9000"])
def test_a_leader_below_a_friend_joins_it_or_steps_aside(word: str) -> None:
    table = act(action(field(at=(14, 16)), "B1-2=corred"), "B1-2")
    table.say("blue", Spot("B1-2", 14 * INCH, round(16.8 * INCH)))
    assert isinstance(table.request, Ask)
    assert table.request.rule == "3.12"
    table.say("blue", word)
    who = chief(table, "B0")
    if word == "join":
        assert (who.inside, who.exhausted) == ("B1-2", True)
    else:
        assert not who.exhausted
        own = disc(table.state, who.id)
        assert own is not None
        gap = tabletop.distance(own, outline(table.state, UnitId("B1-2"))).shown()
        assert abs(gap - INCH) <= 2


def lost(table: Position, name: str = "B1-2") -> Position:
    return happens(table, lambda state: destroy(state, UnitId(name), "rout", None))


@pytest.mark.rule("7.26")
def test_a_leader_inside_a_lost_troop_is_lost_with_it() -> None:
    table = lost(field(inside="B1-2"))
    assert "B0" not in table.state.leaders
    assert sum(loss.worth for loss in table.state.lost.values()) == 1 + 3


@pytest.mark.rule("7.27")
@pytest.mark.parametrize(("faces", "alive"), [((3, 4, 4), False), ((5, 1, 1), True)])
def test_a_leader_beside_the_last_near_troop_that_is_lost_must_stand_firm(faces: tuple[int, ...], alive: bool) -> None:
    table = field(exhausted=True)
    stood(stood(table, "B1-1", 60, 12), "B1-3", 66, 12)
    table = lost(table)
    roll(table, *faces)
    assert ("B0" in table.state.leaders) is alive
    assert (LeaderId("B0") in table.state.lost) is not alive
    if not alive:
        assert table.state.lost[LeaderId("B0")].worth == 3


@pytest.mark.rule("7.27")
def test_he_does_not_throw_with_another_troop_near_or_when_he_is_far() -> None:
    table = lost(stood(stood(field(), "B1-1", 60, 12), "B1-3", 17, 6))
    assert isinstance(table.request, Ask)
    table = lost(stood(stood(field(at=(14, 3)), "B1-1", 60, 12), "B1-3", 66, 12))
    assert isinstance(table.request, Ask)


@pytest.mark.rule("7.23")
def test_a_leader_with_nobody_left_is_removed_for_nothing() -> None:
    two = army(INFANTRY, INFANTRY)
    table = position(blue=two)
    officer(officer(table, "B0", at=(60, 3)), "B2", at=(66, 3), level=2)
    del table.state.units[UnitId("B2-2")]
    assert "B2" in lost(table, "B1-1").state.leaders
    table = lost(table, "B2-1")
    assert "B2" not in table.state.leaders
    assert table.state.lost[LeaderId("B2")].worth == 0
    assert "B0" in table.state.leaders


# --------------------------------------------------------------------------------------------------------------- chance


@pytest.mark.rule("7.08", "7.28")
@pytest.mark.parametrize("seed", range(4))
def test_answers_by_chance_are_all_allowed(seed: int) -> None:
    table = officer(action(field(qualities=(Quality.ALERT, Quality.PROTECTOR))), "B1", at=(20, 6), level=2)
    rng = Random(seed)
    table.say("blue", Order("lead", "B0"))
    for _ in range(2):
        assert isinstance(table.request, Ask)
        for answer in table.proposals("blue", rng):
            table.check("blue", answer)
        table.say("blue", next(table.proposals("blue", rng)))
        if table.asked("blue") is None:
            break
