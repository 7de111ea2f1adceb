"""Qualities that say who acts when; none of them may strand the game."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import Quality
from maestre.games.tercios.table.marks import marked, put
from maestre.games.tercios.table.state import LeaderId, Mark, UnitId, Until
from maestre.games.tercios.table.troops import able
from maestre.miniatures.sides import Side
from maestre.play import Order, Orders, Throw
from maestre.play.checking import conformance
from tests.games.tercios.leading import Staffed, do, staff, targets
from tests.games.tercios.positions import Position, act, action, go, lead, officer, refused, roll, troop

BATTALIONS = "reformed_battalion reformed_battalion reformed_battalion"


def done(table: Position, name: str) -> Position:
    """Activate a Troop that does nothing with its Attention."""
    act(table, name)
    ask = table.asked(troop(table, name).side)
    if ask is not None and ask.rule == "2.15":
        table.say(ask.seat, "done")
    return table


def spent(table: Position, *names: str) -> Position:
    """Take cards away: these Troops have acted."""
    for name in names:
        del table.state.cards[UnitId(name)]
    return table


def mark(table: Position, what: Quality, name: str, until: Until, by: str) -> None:
    put(table.state, Mark(what.value, name, until, LeaderId(by)))


# --------------------------------------------------------------------------------------------------------- Threatening


def near(*qualities: Quality) -> Position:
    """The enemy within 12 inches of the Commander."""
    return staff(*qualities, troops=("R1-1 26,29 180", "R1-2 30,29 180", "R1-3 34,40 180"))


@pytest.mark.rule("7.60")
def test_a_threatened_unit_only_reacts_until_it_is_the_last_of_its_side() -> None:
    table = done(do(action(near(Quality.THREATENING)), Quality.THREATENING, "R1-1"), "B1-1")
    refused(table, "red", Order("act", "R1-1"), "7.60", "threatened-only-reacts")
    done(done(table, "R1-2"), "B1-2")
    refused(table, "red", Order("act", "R1-1"), "7.60")
    done(done(table, "R1-3"), "B1-3")
    done(table, "R1-1")
    assert table.state.turn == 2


@pytest.mark.rule("7.60")
def test_threatening_reaches_less_than_twelve_inches_and_names_nobody_twice() -> None:
    table = action(near(Quality.THREATENING))
    assert targets(table, Quality.THREATENING) == (("R1-1",), ("R1-2",))
    mark(table, Quality.THREATENING, "R1-1", Until.TURN, "B0")
    assert targets(table, Quality.THREATENING) == (("R1-2",),)


@pytest.mark.rule("7.60")
def test_when_all_that_are_left_are_threatened_none_is() -> None:
    table = action(staff(), first="red")
    for name in ("R1-1", "R1-2", "R1-3"):
        mark(table, Quality.THREATENING, name, Until.TURN, "B0")
    assert able(table.state, Side.RED) == ("R1-1", "R1-2", "R1-3")


# ------------------------------------------------------------------------------------------------------- Authoritarian


@pytest.mark.rule("7.64")
def test_the_unit_of_an_authoritarian_leader_acts_next_without_a_check() -> None:
    table = action(staff(Quality.AUTHORITARIAN, troops=("B1-1 26,20 0 wear=3",)), "B1-1=resistid")
    do(table, Quality.AUTHORITARIAN, "B1-1")
    refused(table, "blue", Order("act", "B1-2"), "7.51")
    act(table, "B1-1")
    assert troop(table, "B1-1").wear == 2, "no dice were asked for, and one marker is gone"


@pytest.mark.rule("7.64")
def test_without_success_it_checks_as_usual_and_is_not_bound() -> None:
    table = action(staff(Quality.AUTHORITARIAN, troops=("B1-1 26,20 0 wear=3",)))
    do(table, Quality.AUTHORITARIAN, "B1-1", faces=(1, 2, 4))
    table.check("blue", Order("act", "B1-2"))
    act(table, "B1-1")
    assert isinstance(table.request, Throw)


# ---------------------------------------------------------------------------------------------------------- Eagle-eyed


@pytest.mark.rule("7.65")
def test_eagle_eyed_picks_the_first_troop_of_the_enemys_next_go() -> None:
    table = done(do(action(staff(Quality.EAGLE_EYED)), Quality.EAGLE_EYED, "R1-2"), "B1-1")
    refused(table, "red", Order("act", "R1-1"), "7.65", "enemy-picked-another")
    done(table, "R1-2")
    assert not marked(table.state, Quality.EAGLE_EYED, "R1-2")
    table = do(action(staff(Quality.EAGLE_EYED)), Quality.EAGLE_EYED, "R1-2", faces=(5, 5, 5))
    assert able(table.state, Side.RED) == ("R1-1", "R1-2", "R1-3"), "difficulty 6"


@pytest.mark.rule("7.65")
def test_a_picked_troop_must_have_a_card_and_no_action_names_another_next() -> None:
    table = spent(action(staff(Quality.EAGLE_EYED)), "R1-1")
    assert targets(table, Quality.EAGLE_EYED) == (("R1-2",), ("R1-3",))
    table = action(staff(Quality.AUTHORITARIAN))
    mark(table, Quality.EAGLE_EYED, "B1-2", Until.NEXT_GO, "R0")
    assert targets(table, Quality.AUTHORITARIAN) == (("B1-2",),)


@pytest.mark.rule("7.65")
def test_eagle_eyed_replaces_what_was_demanded_before() -> None:
    table = action(staff(Quality.EAGLE_EYED))
    mark(table, Quality.THREATENING, "R1-2", Until.TURN, "B1")
    mark(table, Quality.METICULOUS, "R1-2", Until.TURN, "R0")
    do(table, Quality.EAGLE_EYED, "R1-2")
    assert able(table.state, Side.RED) == ("R1-2",)


@pytest.mark.rule("7.65")
def test_in_a_go_of_two_troops_only_the_first_is_picked() -> None:
    table = done(do(action(staff(Quality.EAGLE_EYED)), Quality.EAGLE_EYED, "R1-2"), "B1-1")
    assert table.state.go is not None
    table.state.go = replace(table.state.go, troops=2)
    done(table, "R1-2")
    assert able(table.state, Side.RED) == ("R1-1", "R1-3")


# --------------------------------------------------------------------------------------------------------- Coordinator


@pytest.mark.rule("7.74")
def test_coordinator_lets_two_units_act_in_one_go() -> None:
    table = do(action(staff(Quality.COORDINATOR)), Quality.COORDINATOR, "B1-1", "B1-3")
    refused(table, "blue", Order("act", "B1-2"), "7.74", "others-are-coordinated")
    done(table, "B1-3")
    assert go(table) == "blue"
    refused(table, "blue", Order("act", "B1-2"), "7.74")
    done(table, "B1-1")
    assert go(table) == "red"
    done(table, "R1-1")
    done(table, "B1-2")


@pytest.mark.rule("7.74")
def test_coordinator_counts_a_group_as_one_and_minds_what_the_enemy_has_said() -> None:
    table = action(staff(Quality.COORDINATOR, blue=BATTALIONS), "group:B1-2=B1-1")
    assert targets(table, Quality.COORDINATOR) == (("B1-1", "B1-3"), ("B1-2", "B1-3"))
    table = action(staff(Quality.COORDINATOR))
    mark(table, Quality.ERUDITE, "B1-1", Until.NEXT_GO, "R0")
    assert targets(table, Quality.COORDINATOR) == (("B1-2", "B1-3"),)
    table = action(staff(Quality.COORDINATOR))
    mark(table, Quality.EAGLE_EYED, "B1-3", Until.NEXT_GO, "R0")
    assert targets(table, Quality.COORDINATOR) == (("B1-1", "B1-3"), ("B1-2", "B1-3"))
    do(table, Quality.COORDINATOR, "B1-1", "B1-3")
    refused(table, "blue", Order("act", "B1-1"), "7.65")
    done(table, "B1-3")
    done(table, "B1-1")


@pytest.mark.rule("7.74")
def test_the_go_passes_when_the_second_of_the_two_is_no_more() -> None:
    table = do(action(staff(Quality.COORDINATOR)), Quality.COORDINATOR, "B1-1", "B1-3")
    del table.state.units[UnitId("B1-3")]
    spent(table, "B1-3")
    done(table, "B1-1")
    assert go(table) == "red"


# ------------------------------------------------------------------------------------------------------------- Erudite


@pytest.mark.rule("7.102")
def test_erudite_rules_a_unit_out_of_the_next_go_if_there_is_another() -> None:
    table = done(do(action(staff(Quality.ERUDITE)), Quality.ERUDITE, "R1-2"), "B1-1")
    refused(table, "red", Order("act", "R1-2"), "7.102", "enemy-holds-back")
    done(table, "R1-1")
    done(table, "B1-2")
    done(table, "R1-2")
    table = spent(action(staff(Quality.ERUDITE)), "R1-1", "R1-3")
    done(do(table, Quality.ERUDITE, "R1-2"), "B1-1")
    done(table, "R1-2")


@pytest.mark.rule("7.102")
def test_of_erudite_and_eagle_eyed_the_later_prevails() -> None:
    table = action(staff(Quality.ERUDITE))
    mark(table, Quality.EAGLE_EYED, "R1-2", Until.NEXT_GO, "B1")
    do(table, Quality.ERUDITE, "R1-2")
    assert able(table.state, Side.RED) == ("R1-1", "R1-3")
    table = action(staff(Quality.EAGLE_EYED))
    mark(table, Quality.ERUDITE, "R1-2", Until.NEXT_GO, "B1")
    do(table, Quality.EAGLE_EYED, "R1-2")
    assert able(table.state, Side.RED) == ("R1-2",)


# ---------------------------------------------------------------------------------------------------------- Meticulous


@pytest.mark.rule("7.103")
def test_a_meticulous_leaders_unit_is_the_last_of_all_and_its_side_passes_meanwhile() -> None:
    table = spent(action(staff(Quality.METICULOUS)), "B1-1", "R1-1")
    do(table, Quality.METICULOUS, "B1-2")
    refused(table, "blue", Order("act", "B1-2"), "7.103", "acts-last")
    done(table, "B1-3")
    done(table, "R1-2")
    refused(table, "blue", Order("act", "B1-2"), "2.07")
    table.say("blue", Order("pass"))
    done(table, "R1-3")
    assert go(table) == "blue"
    done(table, "B1-2")
    assert table.state.turn == 2


@pytest.mark.rule("7.103")
def test_several_such_units_alternate_at_the_end() -> None:
    table = spent(action(staff()), "B1-1", "B1-2", "R1-1", "R1-2")
    for name in ("B1-3", "R1-3"):
        mark(table, Quality.METICULOUS, name, Until.TURN, f"{name[0]}0")
    assert able(table.state, Side.BLUE) == ("B1-3",)
    done(table, "B1-3")
    done(table, "R1-3")
    assert table.state.turn == 2


@pytest.mark.rule("7.60", "7.103")
def test_a_unit_to_be_last_does_not_wait_for_one_that_a_threat_holds() -> None:
    table = spent(action(staff()), "B1-3", "R1-1", "R1-2", "R1-3")
    mark(table, Quality.METICULOUS, "B1-1", Until.TURN, "B0")
    mark(table, Quality.THREATENING, "B1-2", Until.TURN, "R0")
    assert able(table.state, Side.BLUE) == ("B1-1",)
    done(table, "B1-1")
    table.say("red", Order("pass"))
    done(table, "B1-2")
    assert table.state.turn == 2


@pytest.mark.rule("7.65", "7.103")
def test_meticulous_cannot_defer_whom_the_enemy_has_picked() -> None:
    table = action(staff(Quality.METICULOUS))
    mark(table, Quality.EAGLE_EYED, "B1-2", Until.NEXT_GO, "R0")
    assert ("B1-2",) not in targets(table, Quality.METICULOUS)


# ------------------------------------------------------------------------------------------------------------- Patient


@pytest.mark.rule("7.107")
def test_patient_passes_the_go_without_a_troop() -> None:
    table = do(action(staff(Quality.PATIENT)), Quality.PATIENT)
    assert go(table) == "red"
    assert len(able(table.state, Side.BLUE)) == 3
    table = do(action(staff(Quality.PATIENT)), Quality.PATIENT, faces=(1, 2, 3))
    assert go(table) == "blue"
    ask = table.asked("blue")
    assert ask is not None
    assert ask.choice == Orders(("act",))


# --------------------------------------------------------------------------------------------------------------- Sharp


def sharp(faces: tuple[int, ...] = (6, 1, 1)) -> Position:
    table = staff(Quality.SHARP)
    officer(table, "R0", at=(40, 34), level=3)
    officer(table, "R1", at=(20, 34), level=3)
    return done(do(action(table), Quality.SHARP, "R0", faces=faces), "B1-1")


@pytest.mark.rule("7.118")
def test_the_leader_whom_a_sharp_one_has_named_must_be_activated_first() -> None:
    table = sharp()
    ask = table.asked("red")
    assert ask is not None
    assert ask.choice == Orders(("lead",)), "neither a Troop nor a pass"
    refused(table, "red", Order("lead", "R1"), "7.118", "another-leader-first")
    lead(table, "R0")
    table.say("red", Order("run", "R0"))
    roll(table, 1, 1, 1)
    done(table, "R1-1")
    assert not marked(table.state, Quality.SHARP, "R0")
    ask = sharp((5, 5, 5)).asked("red")
    assert ask is not None
    assert ask.choice == Orders(("lead", "act")), "difficulty 6"


@pytest.mark.rule("7.118")
def test_sharp_names_nobody_who_could_not_be_activated() -> None:
    table = staff(Quality.SHARP)
    officer(table, "R0", at=(40, 34))
    action(table)
    assert targets(table, Quality.SHARP) == (("R0",), ("R1",))
    officer(table, "R0", exhausted=True)
    assert targets(table, Quality.SHARP) == (("R1",),)
    officer(table, "R0", exhausted=False, inside=UnitId("R1-2"), joined=1)
    assert targets(table, Quality.SHARP) == (("R1",),), "he joined this turn and cannot leave"


# ------------------------------------------------------------------------------------------------------- all together


@pytest.mark.rule("2.10", "2.11", "7.28")
def test_no_action_strands_the_game() -> None:
    assert conformance.invariants(Staffed(), decisions=240) == ()


@pytest.mark.rule("7.28")
def test_every_action_can_be_refused_saved_and_played_again() -> None:
    assert conformance.refusals(Staffed(), decisions=40, looks=4) == ()
    assert conformance.save_fork_undo_replay(Staffed(), decisions=40, looks=3) == ()
