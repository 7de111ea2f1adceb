"""The position: raised from lists, plain, and masked for each seat; whom leaders can interact with."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.armies.army import equipped
from maestre.games.tercios.command.interaction import initiative_level, interacts
from maestre.games.tercios.data import Ability, ArmyList, OrderKind, Quality, Scale, Virtue, own_figures
from maestre.games.tercios.showing.view import seen
from maestre.games.tercios.table.state import (
    Army,
    Card,
    CommandId,
    Leader,
    LeaderId,
    SceneryId,
    State,
    Unit,
    UnitId,
    raised,
)
from maestre.miniatures.sides import Side
from maestre.play.state import copied, fingerprint, not_plain
from tests.games.tercios.lists import BATTERY, INFANTRY, army, command, force, leader, unit

FORCES = own_figures().forces


def position(blue: ArmyList, red: ArmyList | None = None) -> State:
    """Both armies raised, none on the table."""
    armies = {Side.BLUE: blue, Side.RED: red or army()}
    state = State(
        scenario="fields_of_glory",
        scale=Scale.MM15,
        armies={side: Army(one.name, one.faction, (), one.century) for side, one in armies.items()},
    )
    for side, one in armies.items():
        units, leaders = raised(own_figures(), one, side)
        state.units |= units
        state.leaders |= leaders
    return state


def test_the_state_is_plain_data() -> None:
    assert not_plain(State) == ()
    state = position(army())
    assert fingerprint(copied(state)) == fingerprint(state)


@pytest.mark.rule("1.23")
def test_troops_carry_wear_and_disorder_and_leaders_only_exhaustion() -> None:
    fields = set(Unit.__struct_fields__)
    assert {"wear", "disordered"} <= fields
    assert "exhausted" not in fields
    assert {"wear", "disordered"}.isdisjoint(Leader.__struct_fields__)
    assert "exhausted" in Leader.__struct_fields__
    assert Unit.__annotations__["disordered"] == "bool"


@pytest.mark.rule("7.01")
@pytest.mark.parametrize("name", FORCES)
def test_every_force_can_be_raised(name: str) -> None:
    one = force(name)
    units, leaders = raised(own_figures(), one, Side.RED)
    assert len(units) == sum(entry.count for entry in (*one.elite, *(u for c in one.commands for u in c.units)))
    assert len(leaders) == 1 + sum(entry.leader is not None for entry in one.commands)
    assert {entry.side for entry in units.values()} == {Side.RED}
    assert all(one.entry.count == 1 and equipped(own_figures(), one.entry).endurance for one in units.values())


@pytest.mark.rule("8.15")
def test_the_elite_unit_belongs_to_the_commander_and_a_battery_to_itself() -> None:
    state = position(army(INFANTRY, BATTERY, elite=(unit("light_horse"),)))
    assert list(state.units)[:4] == ["B0-1", "B1-1", "B1-2", "B2-1"]
    assert state.leaders[LeaderId("B0")].commander
    assert state.units[UnitId("B0-1")].command == state.leaders[LeaderId("B0")].command
    assert [one.id for one in state.leaders.values() if one.side is Side.BLUE] == ["B0", "B1"]


def test_a_unit_with_a_mobile_fortress_starts_in_it() -> None:
    state = position(force("muscovy_1000"))
    fortresses = [one for one in state.units.values() if one.fortress]
    assert len(fortresses) == 2
    assert all(Ability.MOBILE_FORTRESS in state.gear(one.id).abilities for one in fortresses)


# ------------------------------------------------------------------------------------------------------------- secrecy


@pytest.mark.rule("2.13")
def test_the_owner_knows_a_card_and_the_opponent_only_that_it_is_there() -> None:
    state = position(army())
    state.cards[UnitId("B1-1")] = Card(OrderKind.ATTACK, ("blue",))
    assert seen(state, "blue").cards == state.cards
    assert seen(state, "red").cards == {UnitId("B1-1"): Card(None, ("blue",))}
    assert seen(state, "").cards == {UnitId("B1-1"): Card(None, ("blue",))}
    assert state.cards[UnitId("B1-1")].order is OrderKind.ATTACK


@pytest.mark.rule("2.13")
def test_a_random_card_is_known_to_nobody_and_one_looked_at_to_both() -> None:
    state = position(army())
    blind, shown = UnitId("B1-1"), UnitId("B1-2")
    state.cards = {blind: Card(OrderKind.RUN, ()), shown: Card(OrderKind.FIRE, ("blue", "red"))}
    for seat in ("blue", "red"):
        view = seen(state, seat)
        assert view.cards[blind].order is None
        assert view.cards[shown].order is OrderKind.FIRE


@pytest.mark.rule("2.13")
def test_two_positions_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it() -> None:
    views = []
    for order, wood in ((OrderKind.RUN, "w1"), (OrderKind.RESIST, "w2")):
        state = position(army())
        state.cards[UnitId("B1-1")] = Card(order, ("blue",))
        state.units[UnitId("B1-2")] = replace(state.units[UnitId("B1-2")], lurks=SceneryId(wood))
        views.append([fingerprint(seen(state, seat)) for seat in ("red", "", "blue")])
    assert views[0][:2] == views[1][:2]
    assert views[0][2] != views[1][2]


# -------------------------------------------------------------------------------------------------------- interaction

ALLIED = command("infantry", unit("classic_squadron", count=2), led=leader(0), ally="empire")


def coalition(**changes: object) -> State:
    """Our Commander B0, our command B1, the allied command B2; ``changes`` are made to B0."""
    state = position(army(INFANTRY, ALLIED, historical=True))
    state.leaders[LeaderId("B0")] = replace(state.leaders[LeaderId("B0")], **changes)
    return state


OURS, THEIRS = UnitId("B1-1"), UnitId("B2-1")
COMMANDER, SUBORDINATE, ALLY = LeaderId("B0"), LeaderId("B1"), LeaderId("B2")


@pytest.mark.rule("7.04")
def test_the_commander_interacts_with_his_army_and_others_with_their_command() -> None:
    state = position(army(INFANTRY, INFANTRY))
    assert interacts(state, COMMANDER, OURS)
    assert interacts(state, COMMANDER, THEIRS)
    assert interacts(state, SUBORDINATE, OURS)
    assert not interacts(state, SUBORDINATE, THEIRS)
    assert not interacts(state, COMMANDER, UnitId("R1-1"))


@pytest.mark.rule("7.48")
def test_fame_reaches_other_commands_but_not_allies() -> None:
    state = position(army(INFANTRY, INFANTRY))
    state.leaders[SUBORDINATE] = replace(state.leaders[SUBORDINATE], virtues=(Virtue.FAME,))
    assert interacts(state, SUBORDINATE, THEIRS)
    allied = coalition()
    allied.leaders[SUBORDINATE] = replace(allied.leaders[SUBORDINATE], virtues=(Virtue.FAME,))
    assert not interacts(allied, SUBORDINATE, THEIRS)


@pytest.mark.rule("8.20", "7.78")
def test_the_commander_interacts_with_allies_only_as_a_diplomat() -> None:
    assert not interacts(coalition(), COMMANDER, THEIRS)
    assert interacts(coalition(), ALLY, THEIRS)
    assert not interacts(coalition(), ALLY, OURS)
    assert interacts(coalition(qualities=(Quality.DIPLOMAT,)), COMMANDER, THEIRS)


@pytest.mark.rule("8.21")
def test_commanders_of_an_alliance_interact_with_their_own_contingents() -> None:
    state = coalition(qualities=(Quality.DIPLOMAT,))
    state.leaders[ALLY] = replace(state.leaders[ALLY], commander=True, level=4)
    assert interacts(state, ALLY, THEIRS)
    assert not interacts(state, ALLY, OURS)
    assert not interacts(state, COMMANDER, THEIRS)
    assert initiative_level(state, Side.BLUE) == 4


@pytest.mark.rule("7.49")
def test_initiative_adds_two_levels_to_the_commander_alone() -> None:
    state = position(army())
    assert initiative_level(state, Side.BLUE) == 3
    state.leaders[SUBORDINATE] = replace(state.leaders[SUBORDINATE], level=3, virtues=(Virtue.INITIATIVE,))
    assert initiative_level(state, Side.BLUE) == 3
    state.leaders[COMMANDER] = replace(state.leaders[COMMANDER], virtues=(Virtue.INITIATIVE,))
    assert initiative_level(state, Side.BLUE) == 5
    del state.leaders[COMMANDER]
    assert initiative_level(state, Side.BLUE) == 0


def test_sides_are_each_others_enemy() -> None:
    assert (Side.BLUE.enemy, Side.RED.enemy) == (Side.RED, Side.BLUE)
    assert CommandId("B1") == "B1"
