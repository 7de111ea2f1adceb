"""The turn: planning, initiative, goes that alternate, its end."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.cards.planning import GROUP, Plan
from maestre.games.tercios.data import OrderKind, Virtue
from maestre.games.tercios.orders.initiative import Start
from maestre.games.tercios.table.marks import put
from maestre.games.tercios.table.rolls import Initiative
from maestre.games.tercios.table.state import Card, Go, LeaderId, Mark, Phase, Pool, Pooled, UnitId, Until
from maestre.games.tercios.table.troops import acting, ready
from maestre.games.tercios.turn.sequence import ACT, HAND_OVER, LEAD, Activation, check_lead, open_verbs
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Orders, Refused, Throw, Together, log
from tests.games.tercios.lists import BATTERY, INFANTRY, army
from tests.games.tercios.positions import (
    BRIGADE,
    COMPANIES,
    Position,
    act,
    acted,
    action,
    cards,
    cards_of,
    done,
    fail,
    go,
    pass_round,
    plan,
    position,
    refused,
    roll,
    troop,
)

BLUE, RED = ["B1-1", "B1-2", "B1-3"], ["R1-1", "R1-2", "R1-3"]


def only(table: Position, *ready_ones: str) -> Position:
    """Take the cards of all others away: they have acted."""
    for name in [name for name in table.state.cards if name not in ready_ones]:
        del table.state.cards[name]
    return table


# ------------------------------------------------------------------------------------------------------------- planning


@pytest.mark.rule("2.01")
def test_a_turn_is_planning_by_both_and_then_action() -> None:
    table = position()
    assert table.state.phase is Phase.PLANNING
    assert isinstance(table.request, Together)
    assert table.request.about == Plan(1)
    table.say("red", cards_of(table, "red", {}))
    assert isinstance(table.request, Together)
    assert table.state.cards == {}
    table.say("blue", cards_of(table, "blue", {}))
    assert isinstance(table.request, Throw)
    roll(table, 6, 1)
    table.say("blue", "blue")
    assert table.state.phase.value == "action"


@pytest.mark.rule("2.02")
def test_planning_takes_exhaustion_from_the_leaders_of_both_sides() -> None:
    table = position("B0 exhausted", "B1 exhausted", "R1 exhausted")
    assert not any(one.exhausted for one in table.state.leaders.values())
    action(table)
    table.state.leaders[LeaderId("R0")] = replace(table.state.leaders[LeaderId("R0")], exhausted=True)
    assert table.state.leaders[LeaderId("R0")].exhausted
    acted(table, "B1-1")
    assert table.state.leaders[LeaderId("R0")].exhausted, "only Planning rests leaders"


@pytest.mark.rule("2.03", "1.27")
def test_every_troop_has_one_card_of_any_kind_and_leaders_none() -> None:
    table = position()
    nine = cards_of(table, "blue", dict.fromkeys(BLUE, "fuego"))
    assert list(nine) == BLUE
    refused(table, "blue", {name: nine[name] for name in BLUE[:2]}, "2.03", "too-few")
    refused(table, "blue", {**nine, "B0": "fuego"}, "2.03")
    refused(table, "blue", {**nine, "B1-1": "halt"}, "2.03")
    plan(table, *(f"{name}=fuego" for name in BLUE))
    assert cards(table) == BLUE + RED
    assert {table.state.cards[UnitId(name)].order for name in BLUE} == {OrderKind.FIRE}


@pytest.mark.rule("2.03")
def test_cards_that_are_laid_stay_known_to_their_side_alone() -> None:
    table = position()
    assert isinstance(table.request, Together)
    assert not table.request.shown
    plan(table, "B1-1=fuego", "R1-1=corred")
    assert table.state.cards[UnitId("B1-1")] == Card(OrderKind.FIRE, ("blue",))
    assert table.state.cards[UnitId("R1-1")] == Card(OrderKind.RUN, ("red",))


@pytest.mark.rule("6.31", "6.61")
@pytest.mark.parametrize("kind", [Pooled.FORT, Pooled.COLUMN])
def test_a_fort_or_a_column_receives_one_card(kind: Pooled) -> None:
    table = position()
    table.state.pools[UnitId("B1-1")] = Pool(kind, (UnitId("B1-1"), UnitId("B1-3")))
    assert acting(table.state, Side.BLUE) == ("B1-1", "B1-2")
    assert acting(table.state, Side.RED) == tuple(RED)


# -------------------------------------------------------------------------------------------------------------- brigade


def brigades(*markers: str) -> Position:
    return position(*markers, blue=army(BRIGADE), red=army(COMPANIES))


@pytest.mark.rule("6.05")
def test_units_with_brigade_may_share_a_card_and_everybody_knows_who() -> None:
    table = plan(brigades(), "B1-1=resistid", "B1-3=resistid", f"{GROUP}B1-3=B1-1")
    shared = Card(OrderKind.RESIST, ("blue",), "B1-1")
    assert table.state.cards[UnitId("B1-1")] == table.state.cards[UnitId("B1-3")] == shared
    assert table.state.cards[UnitId("B1-2")] == Card(OrderKind.ATTENTION, ("blue",))
    assert "card-shared" in [line.message.key for line in log(table, "red")]


@pytest.mark.rule("6.05")
def test_a_shared_card_has_one_order_and_one_first_unit() -> None:
    table = brigades()
    wanted = {"B1-1": "resistid", f"{GROUP}B1-2": "B1-1"}
    refused(table, "blue", cards_of(table, "blue", wanted), "6.05", "group-of-two-minds")
    chain = {f"{GROUP}B1-2": "B1-1", f"{GROUP}B1-3": "B1-2"}
    refused(table, "blue", cards_of(table, "blue", chain), "6.05", "group-without-head")
    ahead = {f"{GROUP}B1-1": "B1-2"}
    refused(table, "blue", cards_of(table, "blue", ahead), "2.03", "not-an-option")
    assert not any(key.startswith(GROUP) for key in cards_of(table, "red", {})), "companies have no Brigade"


@pytest.mark.rule("6.06")
def test_those_who_share_a_card_act_in_one_go_in_the_order_that_their_owner_likes() -> None:
    markers = ("B1-1 disordered", "B1-2 wear=2", "B1-3 disordered")
    table = action(brigades(*markers), *(f"{GROUP}{name}=B1-1" for name in BLUE))
    refused(table, "blue", Order("act", "B1-1"), "6.06", "not-all-who-share")
    refused(table, "blue", Order("act", "B1-1", ("B1-2",)), "6.06")
    refused(table, "blue", Order("act", "B1-1", ("B1-2", "B1-2", "B1-3")), "6.06")
    act(table, "B1-3 B1-2 B1-1")
    table.say("blue", "reorganise")
    done(table)
    assert isinstance(table.request, Throw), "each makes its own check"
    fail(table)
    assert cards(table) == RED, "the failed one loses only its own part"
    table.say("blue", "reorganise")
    done(table)
    assert not troop(table, "B1-3").disordered
    assert not troop(table, "B1-1").disordered
    assert go(table) == "red"


# ----------------------------------------------------------------------------------------------------------- initiative


@pytest.mark.rule("2.04")
def test_the_initiative_is_thrown_before_anybody_acts() -> None:
    table = plan(position())
    assert isinstance(table.request, Throw)
    assert table.request.rule == "2.05"
    assert table.state.go is None


@pytest.mark.rule("2.05")
@pytest.mark.parametrize(("faces", "winner"), [((5, 3), Side.BLUE), ((4, 4), Side.RED), ((4, 3, 1, 6), Side.RED)])
def test_the_level_of_the_commander_is_added_and_ties_are_thrown_again(faces: tuple[int, ...], winner: Side) -> None:
    reading = Initiative((3, 4))
    so_far: tuple[int, ...] = ()
    while reading.needs(so_far):
        so_far = faces[: len(so_far) + 2]
    assert so_far == faces
    assert reading.read(faces) is winner


@pytest.mark.rule("2.05")
def test_without_a_commander_nothing_is_added() -> None:
    table = position()
    del table.state.leaders[LeaderId("B0")]
    plan(table)
    assert isinstance(table.request, Throw)
    assert table.request.about == Start(((Side.BLUE, 0), (Side.RED, 3)))
    roll(table, 6, 3, 6, 2)
    assert table.waiting() == ("blue",)


@pytest.mark.rule("2.05")
def test_the_throw_adds_what_the_commanders_have() -> None:
    table = position()
    chief = LeaderId("R0")
    table.state.leaders[chief] = replace(table.state.leaders[chief], virtues=(Virtue.INITIATIVE,))
    plan(table)
    roll(table, 5, 4)
    assert table.waiting() == ("red",)


@pytest.mark.rule("2.06")
@pytest.mark.parametrize(("first", "second"), [("blue", "red"), ("red", "blue")])
def test_the_winner_says_who_starts(first: str, second: str) -> None:
    table = plan(position())
    roll(table, 6, 1)
    refused(table, "red", "red", "2.06")
    table.say("blue", first)
    assert go(table) == first
    acted(table, "B1-1" if first == "blue" else "R1-1")
    assert go(table) == second


# ----------------------------------------------------------------------------------------------------------------- goes


@pytest.mark.rule("2.07")
def test_a_go_is_one_troop_and_then_the_other_side_goes() -> None:
    table = action(position())
    assert isinstance(table.request, Ask)
    assert table.request.choice == Orders((LEAD, ACT))
    assert table.request.about == Activation("blue", (LEAD, ACT))
    refused(table, "blue", Order(HAND_OVER), "2.07", "not-an-option")
    refused(table, "blue", Order(ACT, "R1-1"), "2.07", "not-your-troop")
    refused(table, "red", Order(ACT, "R1-1"), "2.07", "not-asked")
    acted(table, "B1-2")
    assert go(table) == "red"
    assert ready(table.state, Side.BLUE) == ("B1-1", "B1-3")


@pytest.mark.rule("2.08")
def test_leader_and_troop_of_a_go_need_not_belong_together() -> None:
    table = action(position(blue=army(INFANTRY, COMPANIES)), first="blue")
    for leader in ("B0", "B1", "B2"):
        check_lead(table.state, LeaderId(leader))
    table.state.go = Go(Side.BLUE, leader=False)
    for name in ("B1-1", "B2-3"):
        table.check("blue", Order(ACT, name))
    with pytest.raises(Refused, match="not-your-leader"):
        check_lead(table.state, LeaderId("R1"))
    table.state.leaders[LeaderId("B1")] = replace(table.state.leaders[LeaderId("B1")], exhausted=True)
    with pytest.raises(Refused, match="leader-exhausted"):
        check_lead(table.state, LeaderId("B1"))


@pytest.mark.rule("2.07", "2.09")
def test_a_leader_may_be_activated_before_the_troop_and_never_after_it() -> None:
    state = action(position()).state
    assert open_verbs(state) == (LEAD, ACT)
    state.go = Go(Side.BLUE, leader=False, troops=1)
    assert open_verbs(state) == (ACT,)


@pytest.mark.rule("2.10")
def test_without_troops_left_a_side_may_activate_a_leader_or_pass() -> None:
    table = only(action(position()), "R1-1", "R1-2")
    assert open_verbs(table.state) == (LEAD, HAND_OVER)
    for name in ("B0", "B1"):
        table.state.leaders[LeaderId(name)] = replace(table.state.leaders[LeaderId(name)], exhausted=True)
    assert open_verbs(table.state) == (HAND_OVER,)


@pytest.mark.rule("2.10")
def test_a_side_that_can_do_nothing_hands_the_go_over() -> None:
    table = only(action(position()), "B1-1", "R1-1", "R1-2", "R1-3")
    for name in ("B0", "B1"):
        table.state.leaders[LeaderId(name)] = replace(table.state.leaders[LeaderId(name)], exhausted=True)
    acted(table, "B1-1")
    acted(table, "R1-1")
    assert go(table) == "red"
    assert [line.message.key for line in log(table, "blue")].count("go-passed") == 1
    acted(table, "R1-2")
    assert go(table) == "red"


@pytest.mark.rule("2.11")
def test_the_turn_ends_when_the_last_troop_has_acted_whatever_leaders_could_do() -> None:
    table = only(action(position()), "B1-1", "R1-1")
    acted(table, "B1-1")
    assert table.state.turn == 1
    acted(table, "R1-1")
    assert (table.state.turn, table.state.phase, table.state.go) == (2, Phase.PLANNING, None)
    assert not any(one.exhausted for one in table.state.leaders.values())


def test_a_go_of_two_troops_ends_after_the_second_or_when_none_is_left() -> None:
    table = action(position())
    table.state.go = Go(Side.BLUE, troops=2)
    acted(table, "B1-1")
    assert table.state.go == Go(Side.BLUE, leader=False, troops=1)
    acted(table, "B1-2")
    assert go(table) == "red"
    acted(table, "R1-1")
    table.state.go = Go(Side.BLUE, troops=2)
    acted(table, "B1-3")
    assert go(table) == "red"


@pytest.mark.rule("2.12")
def test_who_has_spent_its_card_is_not_available() -> None:
    table = action(position("B1-1 wear=2"))
    acted(table, "B1-1")
    fail(table)
    assert ready(table.state, Side.BLUE) == ("B1-2", "B1-3")
    acted(table, "R1-1")
    refused(table, "blue", Order(ACT, "B1-1"), "2.12", "troop-has-acted")


@pytest.mark.rule("2.12")
def test_a_card_that_only_reacts_does_not_keep_the_turn_going() -> None:
    table = only(action(position()), "B1-1", "R1-1")
    table.state.cards[UnitId("B1-2")] = Card(OrderKind.FIRE, ("blue",), reacts_only=True)
    refused(table, "blue", Order(ACT, "B1-2"), "2.12", "troop-has-acted")
    acted(table, "B1-1")
    acted(table, "R1-1")
    assert table.state.turn == 2
    assert table.state.cards == {}


@pytest.mark.rule("2.11")
def test_three_turns_are_played_to_the_end() -> None:
    table = position(blue=army(COMPANIES, BATTERY))
    for turn in (1, 2, 3):
        assert table.state.turn == turn
        pass_round(action(table))
    assert table.outcome is not None
    assert all(one.acted is None and not one.reacted for one in table.state.units.values())


def test_effects_lapse_at_the_end_of_what_they_were_to_last() -> None:
    table = action(position())
    by = {"blue": LeaderId("B1"), "red": LeaderId("R1")}
    for until in Until:
        put(table.state, Mark("ours", "B1-1", until, by["blue"]))
    put(table.state, Mark("theirs", "B1-1", Until.NEXT_GO, by["red"]))
    acted(table, "B1-1")
    left = [(mark.what, mark.until) for mark in table.state.marks]
    assert left == [("ours", Until.NEXT_GO), ("ours", Until.TURN)]
    acted(table, "R1-1")
    assert [mark.until for mark in table.state.marks] == [Until.TURN]
    pass_round(table)
    assert table.state.marks == ()
