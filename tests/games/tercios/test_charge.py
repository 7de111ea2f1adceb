"""Attack: whom it must charge and along which line, how the target answers, and what happens on the way."""

import pytest

from maestre.games.tercios.data import Element, OrderKind
from maestre.games.tercios.fighting.charge import WhomToCharge, aimed, contact, flanks, reachable
from maestre.games.tercios.orders.reactions import ReactToApproach, ReactToCharge
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.state import Agreed, UnitId
from maestre.games.tercios.table.subjects import Check, Melee, Trigger
from maestre.play import Ask, Pick, Spot, Throw
from maestre.space import tabletop
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import charge, courage, dice, facing, field, fought, passing, told, where
from tests.games.tercios.positions import GAME, Position, act, action, opened, refused, roll, troop
from tests.matters import about

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")
MISS = (1, 1, 1, 1, 1, 1, 1, 1, 1)


def targets(table: Position) -> list[str]:
    return [one.target for one in reachable(table.state, ONE)]


def melee(table: Position) -> Melee:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Melee)
    return table.request.about


# ----------------------------------------------------------------------------------------------------------- whom


@pytest.mark.rule("5.01")
def test_without_attack_nobody_comes_into_contact() -> None:
    table = action(field("B1-1 30,20 0", "R1-1 30,23 180"))
    act(table, "B1-1")
    table.say("blue", "move")
    refused(table, "blue", Spot("B1-1", *inches(30, 23)), "1.06")


@pytest.mark.rule("5.03")
def test_a_charge_that_is_possible_is_compulsory() -> None:
    table = charge(field("B1-1 30,20 0", "R1-1 30,24 180"))
    assert isinstance(table.request, Ask)
    trigger = Trigger(FOE, ONE, "charge", inches(30, 20), way=(inches(30, 20), inches(30, 24)))
    assert table.request.about == ReactToCharge(trigger, ("pass", "react"))
    passing(table)
    assert where(table, "B1-1") == (30, 24)


@pytest.mark.rule("5.04")
def test_the_player_chooses_among_the_enemies_in_reach() -> None:
    foes = ("R1-1 28,14 180", "R1-2 33,14 180", "R1-3 38,14 180")
    table = charge(field("B1-1 30,10 0", *foes, red="pike_company pike_company pike_company"))
    whom = WhomToCharge(ONE, OrderKind.ATTACK, (FOE, UnitId("R1-2")))
    assert table.request == Ask("blue", Pick(("R1-1", "R1-2")), "5.04", whom)
    refused(table, "blue", "R1-3", "5.04")
    table.say("blue", "R1-2")
    assert isinstance(table.request, Ask)
    assert about(table.request, ReactToCharge).unit == "R1-2"


@pytest.mark.rule("5.06")
@pytest.mark.parametrize(("x", "y", "found"), [(33.94, 19.3, []), (33.9, 20.7, ["R1-1"])])
def test_nobody_charges_through_more_than_a_quarter_turn(x: float, y: float, found: list[str]) -> None:
    assert targets(field("B1-1 30,20 0", f"R1-1 {x},{y} 0")) == found


@pytest.mark.rule("5.06")
def test_a_charge_follows_the_rules_of_movement() -> None:
    gap = ("B1-2 28,21 0", "B1-3 32.5,21 0")
    table = field("B1-1 30.2,18 0", "R1-1 30.2,22 180", *gap, blue="pike_company pike_company pike_company")
    assert targets(table) == [], "the gap of 1.3 inches between the friends is too narrow"


@pytest.mark.rule("5.07", "2.20")
@pytest.mark.parametrize(("away", "found"), [(6.0, ["R1-1"]), (6.2, [])])
def test_the_increased_speed_must_reach_the_nearest_centre(away: float, found: list[str]) -> None:
    assert targets(field("B1-1 30,20 0", f"R1-1 30,{20 + away} 180")) == found


@pytest.mark.rule("5.08")
def test_the_charger_stops_where_the_bases_touch_and_nobody_is_aligned() -> None:
    table = passing(charge(field("B1-1 30,20 0", "R1-1 32.5,24.33 180")))
    assert abs(facing(table, "B1-1") - 3000) <= 2
    assert facing(table, "R1-1") == 18000
    bases = (outline(table.state, ONE), outline(table.state, FOE))
    assert not tabletop.overlap(*bases)
    assert tabletop.distance(*bases).within(3)
    assert where(table, "B1-1")[1] < 24.33, "a corner touches before the front centre is there"


@pytest.mark.rule("5.09")
def test_a_blocked_centre_is_reached_by_the_next_line() -> None:
    lake = rectangle("lake", Element.SMALL_LAKE, 29.8, 20.2, 0.25, 0.3)
    open_field = field("B1-1 30,20 0", "R1-1 30,23 180", red="tercio")
    blocked = field("B1-1 30,20 0", "R1-1 30,23 180", red="tercio", scenery=(lake,))
    assert reachable(open_field.state, ONE)[0].line == (inches(30, 20), inches(30, 23))
    (found,) = reachable(blocked.state, ONE)
    assert found.line == (inches(30, 20), inches(32.4, 25.4)), "the lateral centre, 5.9 inches away"
    assert not tabletop.overlap(
        tabletop.stand(contact(blocked.state, found), tabletop.Base(8000, 4000)), tabletop.ground(lake.ring)
    )


@pytest.mark.rule("5.09")
def test_a_point_of_the_edge_is_charged_only_when_no_centre_can_be() -> None:
    walls = (
        rectangle("a", Element.SMALL_LAKE, 29.9, 20.2, 0.2, 0.2),
        rectangle("b", Element.SMALL_LAKE, 30.2, 20.5, 0.2, 0.1),
    )
    table = field("B1-1 30,20 0", "R1-1 30,23 180", scenery=walls)
    (found,) = reachable(table.state, ONE)
    centres = outline(table.state, FOE).centres
    assert found.line[1] not in centres
    assert tabletop.point_distance(found.line[1], outline(table.state, FOE)).within(1)


@pytest.mark.rule("5.06", "5.09", "3.09")
def test_a_charge_may_not_end_on_a_third_unit() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,24 180", "B1-2 32,23.5 0", blue="pike_company pike_company")
    for found in reachable(table.state, ONE):
        assert found.line[1] != inches(30, 24)
        there = tabletop.stand(contact(table.state, found), tabletop.Base(8000, 4000))
        assert not tabletop.overlap(there, outline(table.state, UnitId("B1-2")))
    free = field("B1-1 30,20 0", "R1-1 30,24 180", "B1-2 33.3,23.5 0", blue="pike_company pike_company")
    assert [one.line[1] for one in reachable(free.state, ONE)] == [inches(30, 24)]


def beside(x: float, *, corrected: bool = True) -> Position:
    """A pike company charges straight ahead; a friend stands where its right end comes to be, from ``x`` less 1.6."""
    table = field("B1-1 30,20 0", "R1-1 30,24 180", f"B1-2 {x},23.5 0", blue="pike_company pike_company")
    table.state.agreed = Agreed(charge_correction=corrected)
    return charge(opened(GAME, table.state))


@pytest.mark.rule("3.13", "5.06")
@pytest.mark.audit("TD2")
@pytest.mark.parametrize(("x", "ends"), [(33.3, 30), (33.0, 29.8), (32.3, 29.1), (32.2, 29)])
def test_a_charge_that_ends_slightly_on_a_friend_is_shifted_off_him(x: float, ends: float) -> None:
    table = passing(beside(x))
    assert where(table, "B1-1") == pytest.approx((ends, 24), abs=0.02)
    assert facing(table, "B1-1") == 0
    assert melee(table).charge.line == (inches(30, 20), inches(30, 24))


@pytest.mark.rule("3.13", "5.09")
@pytest.mark.audit("TD2")
@pytest.mark.parametrize(("x", "corrected"), [(32.1, True), (33.0, False)])
def test_a_larger_overlap_or_an_agreement_makes_it_take_another_line(x: float, corrected: bool) -> None:
    table = passing(beside(x, corrected=corrected))
    assert where(table, "B1-1")[0] < 30
    if isinstance(table.request, Throw):
        assert melee(table).charge.line[1] != inches(30, 24)


@pytest.mark.rule("5.42", "2.19")
def test_an_enemy_behind_a_hill_is_not_charged_and_the_order_is_spent() -> None:
    hill = rectangle("hill", Element.HILL, 25, 21, 10, 2)
    table = charge(field("B1-1 30,20 0", "R1-1 30,25 180", scenery=(hill,)))
    assert where(table, "B1-1") == (30, 20)
    assert ONE not in table.state.cards
    assert "attack-idle" in told(table)


@pytest.mark.rule("2.18")
def test_who_reaches_nobody_comes_as_near_as_it_can() -> None:
    table = charge(field("B1-1 30,20 0", "R1-1 30,30 180"))
    assert where(table, "B1-1") == (30, 26)
    assert "charge-declared" not in told(table)
    assert "blows-struck" not in told(table)


@pytest.mark.rule("2.18")
def test_the_player_chooses_whom_to_come_near() -> None:
    foes = ("R1-1 30,30 180", "R1-2 40,20 270", "R1-3 30,5 0")
    table = charge(field("B1-1 30,20 0", *foes, red="pike_company pike_company pike_company"))
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.choice) == ("2.18", Pick(("R1-1", "R1-2")))
    table.say("blue", "R1-2")
    assert where(table, "B1-1") == (36, 20)
    assert facing(table, "B1-1") == 9000


@pytest.mark.rule("2.18", "3.09")
def test_an_advance_ends_where_the_base_has_room() -> None:
    table = charge(field("B1-1 30,20 0", "B1-2 32.5,26 0", "R1-1 30,30 180", blue="pike_company pike_company"))
    assert where(table, "B1-1") == (30, 24.4)


@pytest.mark.rule("2.19")
def test_who_sees_no_enemy_stays() -> None:
    table = charge(field("B1-1 30,20 0", "R1-1 30,10 0"))
    assert where(table, "B1-1") == (30, 20)
    assert ONE not in table.state.cards


# ------------------------------------------------------------------------------------------------------------ flanks


@pytest.mark.rule("5.10")
@pytest.mark.parametrize(("y", "flank"), [(19.9, True), (20, False)])
def test_a_charge_flanks_from_behind_the_line_of_the_front(y: float, flank: bool) -> None:
    table = field("B1-1 10,10 0", "R1-1 30,20 0")
    assert flanks(table.state, FOE, inches(35, y)) is flank


@pytest.mark.rule("5.10")
def test_flanking_is_judged_from_where_the_charge_began() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,24 180")
    flank = [aimed(table.state, ONE, FOE, start=start) for start in (None, inches(30, 30))]
    assert [one is not None and one.flank for one in flank] == [False, True]


@pytest.mark.rule("5.11")
def test_who_is_flanked_strikes_and_resists_with_less() -> None:
    table = passing(charge(field("B1-1 30,20 0", "R1-1 30,28.8 0", red="tercio")))
    assert "charge-flank" in told(table)
    assert courage(table) == (2, 5)
    fought(table, (4, 1, 1, 1), (1, 1))
    assert dice(table) == ("5.16", 2, 4)


@pytest.mark.rule("5.12")
@pytest.mark.parametrize(("front", "count"), [("28.4 0", 2), ("24 180", 4)])
def test_who_is_charged_from_the_flank_reacts_with_less_discipline(front: str, count: int) -> None:
    y, looks = front.split()
    table = charge(field("B1-1 30,20 0", f"R1-1 30,{y} {looks}", "R1 in R1-1", red="classic_squadron"), "R1-1=resistid")
    table.say("red", "react")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.dice.whole == count


@pytest.mark.rule("5.13")
def test_squares_ignore_every_effect_of_flanking() -> None:
    table = passing(charge(field("B1-1 30,20 0", "R1-1 30,28.8 0", red="tercio+squares")))
    assert not melee(table).charge.flank
    assert [one.whole for one in (melee(table).dice[1], melee(table).courage[1])] == [4, 4]


@pytest.mark.rule("9.34")
def test_nobody_is_flanked_in_a_building() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28, 24, 4, 4, garrison="R1-1")
    table = passing(charge(field("B1-1 30,20 0", "R1-1 30,26 0", scenery=(house,))))
    assert not melee(table).charge.flank
    assert [one.whole for one in melee(table).dice] == [4, 3]
    assert where(table, "B1-1") == (30, 24)


# ------------------------------------------------------------------------------------------------ the target's reaction


@pytest.mark.rule("5.05", "2.32")
def test_the_target_reacts_before_the_charger_moves_and_only_then() -> None:
    table = charge(field("B1-1 30,20 0", "R1-1 30,24 180"))
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.window) == ("red", "charge")
    assert where(table, "B1-1") == (30, 20)
    table.say("red", "pass")
    assert isinstance(table.request, Throw), "no second window for the same charge"


def answered(
    order: str, *lines: str, passes: bool = True, blue: str = "pike_company", red: str = "pike_company"
) -> Position:
    """A charge that its target answers with a card; its check is passed or fails."""
    table = charge(
        field(*(lines or ("B1-1 30,20 0", "R1-1 30,24 180")), "R1 in R1-1", blue=blue, red=red), f"R1-1={order}"
    )
    table.say("red", "react")
    roll(table, *[6 if passes else 1] * dice(table)[1])
    return table


@pytest.mark.rule("2.36", "2.49")
def test_the_target_braces_itself_with_resist() -> None:
    table = answered("resistid")
    assert melee(table).courage[1].whole == 4
    assert melee(table).dice[1].whole == 3


@pytest.mark.rule("2.35")
def test_a_target_that_fails_its_check_is_charged_as_it_stands() -> None:
    table = answered("resistid", passes=False)
    assert melee(table).courage[1].whole == 3


@pytest.mark.rule("5.10", "2.40")
def test_a_target_that_turns_in_time_is_not_flanked() -> None:
    table = answered("atencion", "B1-1 30,20 0", "R1-1 30,25.6 0")
    assert "charge-flank" in told(table)
    while isinstance(table.request, Ask):
        options = table.request.choice.options  # type: ignore[union-attr]
        table.say("red", next(word for word in ("reorient", "rear") if word in options))
    assert not melee(table).charge.flank
    assert facing(table, "R1-1") == 18000


@pytest.mark.rule("2.47")
def test_the_target_shoots_before_the_charger_has_moved() -> None:
    table = answered("fuego", red="classic_squadron")
    table.say("red", "B1-1/arcabuz_mosquete/front")
    assert where(table, "B1-1") == (30, 20)
    fought(table, (6, 1, 1, 1), (1, 1, 1))
    assert troop(table, "B1-1").wear == 1
    assert where(table, "B1-1") == (30, 24)
    assert melee(table).dice[0].whole == 4


@pytest.mark.rule("2.46")
def test_a_charger_whose_target_flees_beyond_its_reach_advances_all_it_can() -> None:
    lines = ("B1-1 30,8 0", "R1-1 30,16 180")
    table = answered("corred", *lines, blue="modern_cavalry", red="modern_cavalry")
    while isinstance(table.request, Ask) and table.request.seat == "red" and table.request.rule == "2.45":
        table.say("red", "16")
    assert where(table, "B1-1") == (30, 20)
    assert "charge-falls-short" in told(table)
    assert "blows-struck" not in told(table)


@pytest.mark.rule("2.46")
def test_a_charger_still_reaches_who_flees_too_short_and_flanks_it() -> None:
    lines = ("B1-1 30,4 0", "R1-1 30,6 180")
    table = answered("corred", *lines, blue="modern_cavalry")
    while isinstance(table.request, Ask) and table.request.rule == "2.45":
        table.say("red", table.request.choice.options[0])  # type: ignore[union-attr]
    assert melee(table).charge.flank
    assert melee(table).courage[1].whole == 2


# ------------------------------------------------------------------------------------------------------- countercharge


@pytest.mark.rule("2.41")
def test_a_countercharge_meets_the_charger_halfway() -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,20 180")
    table = answered("atacad", *lines, blue="modern_cavalry", red="modern_cavalry")
    assert (where(table, "B1-1"), where(table, "R1-1")) == ((30, 15), (30, 15))
    assert [one.whole for one in melee(table).dice] == [6, 6]
    assert melee(table).charge.charger == ONE
    fought(table, MISS[:6], MISS[:6])
    assert where(table, "B1-1") == (30, 12), "after a draw the activated unit disengages"
    assert where(table, "R1-1") == (30, 15)


@pytest.mark.rule("2.42")
def test_infantry_countercharges_horse_by_an_inch() -> None:
    table = answered("atacad", "B1-1 30,10 0", "R1-1 30,18 180", blue="modern_cavalry")
    assert (where(table, "B1-1"), where(table, "R1-1")) == ((30, 17), (30, 17))
    assert [one.whole for one in melee(table).dice] == [6, 6], "pikes and Attack: 3 twice increased"


@pytest.mark.rule("2.41")
def test_a_flanked_unit_cannot_countercharge_and_has_spent_its_card() -> None:
    table = answered("atacad", "B1-1 30,20 0", "R1-1 30,25.6 0")
    assert "countercharge-idle" in told(table)
    assert FOE not in table.state.cards
    assert where(table, "B1-1") == (30, 24)
    assert melee(table).dice[1].whole == 2, "flanked, and without the benefit of Attack"


@pytest.mark.rule("2.41")
def test_there_is_no_countercharge_across_more_than_both_can_cover() -> None:
    table = answered("atacad", "B1-1 44.1,24.05 270", "R1-1 30,24 0", blue="modern_cavalry", red="tercio")
    assert "countercharge-idle" in told(table), "14 inches, of which 12 and 1 can be covered"
    assert not melee(table).charge.counter
    assert melee(table).charge.target == FOE


# -------------------------------------------------------------------------------------------------------- interception


def passing_by(order: str = "atacad", mover: str = "modern_cavalry", *more: str) -> Position:
    """A blue unit runs from (36, 22) to (21, 22) past a red one at (30, 20), which has a card of that order."""
    lines = ("B1-1 36,22 270", "R1-1 30,20 0", "R1 in R1-1", *more)
    blue = f"{mover} pike_company"
    table = action(field(*lines, blue=blue, red="classic_squadron"), "B1-1=corred", f"R1-1={order}")
    act(table, "B1-1")
    while isinstance(table.request, Ask) and table.request.rule != "3.05":
        table.say("blue", table.request.choice.options[0])  # type: ignore[union-attr]
    table.say("blue", Spot("B1-1", *inches(21, 22)))
    return table


@pytest.mark.rule("2.43")
def test_an_interception_is_fought_where_the_way_is_nearest() -> None:
    table = passing_by()
    assert isinstance(table.request, Ask)
    assert (table.request.window, about(table.request, ReactToApproach).trigger.at) == ("approach", inches(30, 22))
    table.say("red", "react")
    roll(table, 6, 6, 6, 6)
    assert where(table, "B1-1")[1] == 22
    assert facing(table, "B1-1") == 27000
    fight = melee(table)
    assert (fight.charge.charger, fight.charge.target, fight.charge.flank) == ("R1-1", "B1-1", False)
    assert [one.whole for one in fight.dice] == [6, 4], "the mover has no benefit of Attack"


@pytest.mark.rule("2.44")
def test_the_mover_goes_on_when_the_interceptor_is_thrown_back() -> None:
    table = passing_by()
    table.say("red", "react")
    roll(table, 6, 6, 6, 6)
    fought(table, MISS[:6], MISS[:4])
    assert "combat-drawn" in told(table)
    assert where(table, "B1-1") == (21, 22)
    assert where(table, "R1-1")[1] < 20, "the interceptor was the charger and disengages"


@pytest.mark.rule("2.44")
def test_a_mover_that_loses_to_an_interceptor_goes_no_farther() -> None:
    table = passing_by()
    table.say("red", "react")
    roll(table, 6, 6, 6, 6)
    fought(table, (6, 1, 1, 1, 1, 1), (1, 1, 1), MISS[:4])
    assert where(table, "B1-1")[0] > 29
    assert troop(table, "B1-1").wear == 1


@pytest.mark.rule("3.09")
def test_whoever_is_beaten_where_its_base_lies_on_a_friend_falls_back_and_gets_clear() -> None:
    table = passing_by("atacad", "modern_cavalry", "B1-2 32.5,24.7 0")
    friend = outline(table.state, UnitId("B1-2"))
    assert tabletop.overlap(outline(table.state, ONE), friend), "it is halted with its flank over a friend"
    table.say("red", "react")
    roll(table, 6, 6, 6, 6)
    fought(table, (6, 1, 1, 1, 1, 1), (1, 1, 1), MISS[:4])
    assert where(table, "B1-1")[0] > 31, "the friend does not hold it up"
    assert not tabletop.overlap(outline(table.state, ONE), friend)
    assert troop(table, "B1-1").wear == 1, "nor is its withdrawal blocked"


@pytest.mark.rule("2.43")
def test_a_charger_is_intercepted_on_its_way_and_keeps_its_increase() -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,20 180", "R1-2 32.5,15 270", "R1 in R1-2")
    table = charge(field(*lines, blue="modern_cavalry", red="pike_company pike_company"), "R1-2=atacad")
    table.say("blue", "R1-1")
    table.say("red", "pass")
    assert isinstance(table.request, Ask)
    question = about(table.request, ReactToApproach)
    assert (question.unit, question.trigger.cause) == ("R1-2", "approach")
    table.say("red", "react")
    roll(table, 6, 6, 6)
    fight = melee(table)
    assert (fight.charge.charger, fight.charge.target) == ("R1-2", "B1-1")
    assert [one.whole for one in fight.dice] == [4, 6]
    fought(table, MISS[:4], MISS[:6])
    assert melee(table).charge.target == "R1-1", "it throws the interceptor back and charges home"


@pytest.mark.rule("2.43")
def test_a_mover_is_fought_where_the_bases_first_touch() -> None:
    lines = ("B1-1 36,21 270", "R1-1 30,20 0", "R1 in R1-1")
    table = action(field(*lines, blue="boyars", red="classic_squadron"), "B1-1=corred", "R1-1=atacad")
    act(table, "B1-1")
    table.say("blue", Spot("B1-1", *inches(24, 21)))
    assert isinstance(table.request, Ask)
    assert about(table.request, ReactToApproach).trigger.at == inches(30, 21), (
        "its base lies across the other's front there"
    )
    table.say("red", "react")
    roll(table, 6, 6, 6, 6)
    assert where(table, "B1-1") == (32.4, 21)
    bases = (outline(table.state, ONE), outline(table.state, FOE))
    assert not tabletop.overlap(*bases)
    assert tabletop.distance(*bases).within(3)


@pytest.mark.rule("2.43")
def test_who_cannot_reach_the_mover_has_spent_its_card() -> None:
    lake = rectangle("lake", Element.SMALL_LAKE, 20, 20.3, 20, 0.3)
    lines = ("B1-1 36,22.5 270", "R1-1 30,20 0", "R1 in R1-1")
    table = action(field(*lines, blue="boyars", scenery=(lake,)), "B1-1=corred", "R1-1=atacad")
    act(table, "B1-1")
    table.say("blue", Spot("B1-1", *inches(26, 22.5)))
    table.say("red", "react")
    roll(table, 6, 6, 6)
    assert "intercept-idle" in told(table)
    assert where(table, "B1-1") == (26, 22.5)
    assert "blows-struck" not in told(table)


# -------------------------------------------------------------------------------------------------------------- ground


@pytest.mark.rule("5.41")
def test_who_charges_through_a_swamp_fights_disordered() -> None:
    swamp = rectangle("swamp", Element.SWAMP, 25, 21, 10, 1)
    table = passing(charge(field("B1-1 30,20 0", "R1-1 30,24 180", scenery=(swamp,))))
    assert troop(table, "B1-1").disordered
    assert melee(table).courage[0].whole == 2
    assert targets(field("B1-1 30,20 0", "R1-1 30,25 180", scenery=(swamp,))) == []


@pytest.mark.rule("5.06", "9.31")
def test_a_garrison_charges_out_of_its_building() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28, 16, 4, 4, garrison="B1-1")
    table = passing(charge(field("B1-1 30,18 0", "R1-1 30,24 180", scenery=(house,))))
    assert where(table, "B1-1") == (30, 24)
    assert table.state.scenery[house.id].garrison is None
    assert melee(table).charge.line == (inches(30, 20), inches(30, 24))


@pytest.mark.rule("1.06", "3.09", "5.06")
@pytest.mark.parametrize("beside", ["R1-2 32.2,25 270", "R1-2 27.8,25 90"])
def test_a_charge_may_end_within_an_inch_of_another_enemy(beside: str) -> None:
    table = charge(field("B1-1 30,20 0", "R1-1 30,26 180", beside, red="pike_company pike_company"))
    table.say("blue", "R1-1")
    passing(table)
    assert "charge-contact" in told(table)
    assert where(table, "B1-1") == (30, 26)
