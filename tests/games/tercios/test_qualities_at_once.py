"""Actions that take effect at once, within the leader's activation."""

import pytest

from maestre.games.tercios.data import INCH, Element, OrderKind, Quality
from maestre.games.tercios.fighting.charge import WhomToApproach
from maestre.games.tercios.table.places import building
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.games.tercios.table.subjects import Check
from maestre.play import Ask, Order, Orders, Pick, Spot, Throw
from tests.games.tercios.board import rectangle
from tests.games.tercios.fields import dice, facing, field, where
from tests.games.tercios.positions import (
    Position,
    act,
    action,
    cards,
    chief,
    command_action,
    go,
    lead,
    officer,
    passing_over,
    refused,
    roll,
    stood,
    survived,
    troop,
    won,
)

ONE = UnitId("B1-1")


def staff(
    quality: Quality,
    *more: str,
    blue: str = "melee_company melee_company",
    red: str = "melee_company melee_company",
    ours: str = "30,20 0",
    theirs: str = "30,40 180",
    at: tuple[float, float] = (30, 15),
) -> Position:
    """Our Troop with the Commander behind it (level 3, one quality), an enemy far in front; other Troops far off."""
    far = ("B1-2 10,10 0", "R1-2 10,46 180")
    table = field(f"B1-1 {ours}", f"R1-1 {theirs}", *far, *more, blue=blue, red=red)
    return officer(table, "B0", at=at, qualities=(quality,), virtues=(), level=3)


def perform(table: Position, quality: Quality, on: str, *faces: int) -> Position:
    """Let the Commander stay and act on a Troop, and the dice fall."""
    command_action(lead(table, "B0"), quality, on)
    roll(table, *faces)
    return table


def offered(table: Position) -> tuple[str, ...]:
    assert isinstance(table.request, Ask), table.request
    assert isinstance(table.request.choice, Pick), table.request
    return table.request.choice.options


def verbs(table: Position) -> tuple[str, ...]:
    assert isinstance(table.request, Ask), table.request
    assert isinstance(table.request.choice, Orders), table.request
    return table.request.choice.verbs


# ---------------------------------------------------------------------------------------------------- Alert and Skilled


@pytest.mark.rule("7.62")
def test_alert_turns_a_troop_at_once_and_leaves_its_card() -> None:
    table = perform(action(staff(Quality.ALERT)), Quality.ALERT, "B1-1", 5, 1, 1)
    assert offered(table) == ("left", "right", "rear")
    table.say("blue", "rear")
    assert facing(table, "B1-1") == 18000
    assert "B1-1" in cards(table)
    assert (go(table), chief(table, "B0").exhausted) == ("blue", True), "the Troop of this go is still to come"


@pytest.mark.rule("7.62")
def test_alert_turns_a_troop_that_has_acted_and_nobody_on_a_failure() -> None:
    table = action(staff(Quality.ALERT), "B1-1=resistid", "B1-2=resistid", "R1-2=resistid")
    act(act(table, "B1-1"), "R1-2")
    perform(table, Quality.ALERT, "B1-1", 5, 1, 1)
    table.say("blue", "rear")
    assert (facing(table, "B1-1"), "B1-1" in cards(table)) == (18000, False)
    table = perform(action(staff(Quality.ALERT)), Quality.ALERT, "B1-1", 4, 4, 4)
    assert facing(table, "B1-1") == 0
    assert table.request is not None
    assert table.request.rule == "2.07"


@pytest.mark.rule("7.80")
@pytest.mark.parametrize(
    ("faces", "turned", "card", "tired"),
    [((6, 5, 1), True, True, False), ((5, 1, 1), True, False, True), ((4, 4, 4), False, False, True)],
)
def test_skilled_turns_a_gun_of_speed_0_which_loses_its_card_unless_it_goes_well(
    faces: tuple[int, ...], turned: bool, card: bool, tired: bool
) -> None:
    table = action(staff(Quality.SKILLED, blue="medium_gun melee_company"))
    perform(table, Quality.SKILLED, "B1-1", *faces)
    if turned:
        table.say("blue", "rear")
    assert (facing(table, "B1-1"), "B1-1" in cards(table)) == (18000 if turned else 0, card)
    assert chief(table, "B0").exhausted is tired


@pytest.mark.rule("7.80")
def test_skilled_is_for_guns_that_have_not_acted() -> None:
    assert verbs(lead(action(staff(Quality.SKILLED)), "B0")) == ("run",)
    table = action(staff(Quality.SKILLED, blue="medium_gun melee_company"), "B1-1=resistid", "R1-2=resistid")
    act(act(table, "B1-1"), "R1-2")
    assert verbs(lead(table, "B0")) == ("run",)


# ------------------------------------------------------------------------------------------------------------- Prepared


@pytest.mark.rule("7.111")
@pytest.mark.parametrize(("faces", "limbered"), [((5, 1, 1), True), ((4, 4, 4), False)])
def test_prepared_limbers_a_gun_with_horses_that_has_acted(faces: tuple[int, ...], limbered: bool) -> None:
    table = staff(Quality.PREPARED, blue="medium_gun+horses melee_company")
    table = action(table, "B1-1=resistid", "R1-2=resistid")
    act(act(table, "B1-1"), "R1-2")
    perform(table, Quality.PREPARED, "B1-1", *faces)
    assert troop(table, "B1-1").limbered is limbered


@pytest.mark.rule("7.111")
@pytest.mark.parametrize(("gun", "acts"), [("medium_gun+horses", False), ("medium_gun", True)])
def test_prepared_is_not_for_guns_without_horses_or_yet_to_act(gun: str, acts: bool) -> None:
    table = action(staff(Quality.PREPARED, blue=f"{gun} melee_company"), "B1-1=resistid", "R1-2=resistid")
    if acts:
        act(act(table, "B1-1"), "R1-2")
    assert verbs(lead(table, "B0")) == ("run",)


# ----------------------------------------------------------------------------------------------------------------- Hero


def acted(order: str = "resistid", ours: str = "30,20 0") -> Position:
    """Our Troop has executed an order, a red one as well; it is blue's go again."""
    table = action(staff(Quality.HERO, ours=ours), f"B1-1={order}", "R1-2=resistid")
    act(table, "B1-1")
    while isinstance(table.request, Throw):
        roll(table, 5, *[1] * (dice(table)[1] - 1))
    return act(table, "R1-2")


@pytest.mark.rule("7.90")
@pytest.mark.audit("TD5")
@pytest.mark.parametrize(("faces", "wear"), [((5, 1, 1), 1), ((6, 5, 1), 0)])
def test_hero_lets_a_troop_act_again_with_its_order_for_one_wear(faces: tuple[int, ...], wear: int) -> None:
    table = perform(acted(), Quality.HERO, "B1-1", *faces)
    if wear:
        assert isinstance(table.request, Throw)
        assert isinstance(table.request.about, Check), "with wear it must check"
        assert troop(table, "B1-1").wear == 1
        roll(table, 5, *[1] * (dice(table)[1] - 1))
    assert troop(table, "B1-1").acted is OrderKind.RESIST
    assert chief(table, "B0").exhausted, "always"
    assert go(table) == "blue", "a Troop is still to be activated (7.35)"


@pytest.mark.rule("7.90", "7.35")
def test_hero_repeats_a_charge() -> None:
    table = action(staff(Quality.HERO, theirs="30,27 180"), "B1-1=atacad", "R1-2=resistid")
    won(act(table, "B1-1"), "B1-1")
    survived(table)
    passing_over(table)
    act(table, "R1-2")
    assert troop(table, "B1-1").acted is OrderKind.ATTACK
    command_action(lead(table, "B0", 30, 20), Quality.HERO, "B1-1")
    roll(table, 6, 6, 1)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, WhomToApproach)
    assert table.request.about.unit == ONE


def _told(table: Position) -> list[str]:
    return [one.message.key for one in table.state.news]


@pytest.mark.rule("7.90")
def test_hero_without_success_does_nothing_and_is_not_for_those_who_only_reacted() -> None:
    table = perform(acted(), Quality.HERO, "B1-1", 4, 4, 4)
    assert (troop(table, "B1-1").wear, chief(table, "B0").exhausted) == (0, True)
    assert verbs(lead(action(staff(Quality.HERO)), "B0")) == ("run",)


# ----------------------------------------------------------------------------------------------------------- Relentless


@pytest.mark.rule("7.95")
@pytest.mark.parametrize(("inches", "legal"), [(2, True), (2.1, False)])
def test_relentless_moves_a_ready_troop_at_less_speed(inches: float, legal: bool) -> None:
    table = action(staff(Quality.RELENTLESS, blue="pike_company melee_company"))
    perform(table, Quality.RELENTLESS, "B1-1", 5, 1, 1)
    spot = Spot("B1-1", 30 * INCH, round((20 + inches) * INCH))
    if not legal:
        refused(table, "blue", spot, "3.05")
        return
    table.say("blue", spot)
    assert where(table, "B1-1") == (30, 22)
    assert ("B1-1" in cards(table), troop(table, "B1-1").acted) == (True, None)
    act(table, "B1-1")


@pytest.mark.rule("7.95")
def test_the_move_opens_windows_and_is_for_those_who_have_not_acted() -> None:
    table = action(staff(Quality.RELENTLESS, theirs="30,24.5 180"))
    perform(table, Quality.RELENTLESS, "B1-1", 5, 1, 1)
    table.say("blue", Spot("B1-1", 30 * INCH, round(22.5 * INCH)))
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.window) == ("red", "approach")
    table = action(staff(Quality.RELENTLESS), "B1-1=resistid", "R1-2=resistid")
    act(act(table, "B1-1"), "R1-2")
    assert verbs(lead(table, "B0")) == ("run",)


@pytest.mark.rule("7.95", "9.31")
@pytest.mark.audit("T4")
def test_relentless_takes_nobody_into_a_building() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28, 21, 4, 4)
    table = staff(Quality.RELENTLESS, theirs="60,40 180")
    table.state.scenery[house.id] = house
    perform(action(table), Quality.RELENTLESS, "B1-1", 5, 1, 1)
    inside = Spot("B1-1", 30 * INCH, 22 * INCH)
    refused(table, "blue", inside, "9.31", "building-needs-attention")
    table.say("blue", Spot("B1-1", 30 * INCH, round(20.5 * INCH)))
    assert where(table, "B1-1") == (30, 20.5)
    act(table, "B1-1")
    table.say("blue", "move")
    table.say("blue", inside)
    assert building(table.state, ONE) is not None, "with Attention it goes in"


@pytest.mark.rule("6.72", "7.95")
@pytest.mark.audit("T4")
def test_relentless_takes_nobody_through_friends_in_open_order() -> None:
    table = staff(Quality.RELENTLESS, blue="tartars tartars", theirs="60,40 180")
    stood(table, "B1-2", 30, 21.8)
    perform(action(table), Quality.RELENTLESS, "B1-1", 5, 1, 1)
    refused(table, "blue", Spot("B1-1", 30 * INCH, 24 * INCH), "3.03")


# ------------------------------------------------------------------------------------------------------------- Fearless


def joined(*cards: str, faces: tuple[int, ...] = (5, 1, 1), after: bool = False) -> Position:
    """The Fearless Commander joins our Troop, five inches from an enemy, and throws."""
    table = action(staff(Quality.FEARLESS, theirs="30,25 180"), *cards)
    if after:
        act(act(table, "B1-1"), "R1-2")
    lead(table, "B0", 30, 19.5)
    assert verbs(table) == ("intrepido", "done")
    command_action(table, Quality.FEARLESS, "B1-1")
    roll(table, *faces)
    return table


@pytest.mark.rule("7.99", "7.14")
@pytest.mark.parametrize("after", [False, True])
def test_fearless_attacks_at_once_with_the_troop_that_he_joins(after: bool) -> None:
    order = "resistid" if after else "fuego"
    table = joined(f"B1-1={order}", "R1-2=resistid", after=after)
    assert "charge-declared" in _told(table)
    assert ("B1-1" in cards(table), troop(table, "B1-1").acted) == (False, OrderKind.ATTACK)
    assert (chief(table, "B0").inside, chief(table, "B0").exhausted) == ("B1-1", True)


@pytest.mark.rule("7.99")
def test_without_success_or_if_he_likes_he_has_only_joined() -> None:
    table = joined(faces=(4, 4, 4))
    assert ("B1-1" in cards(table), chief(table, "B0").inside) == (True, "B1-1")
    table = lead(action(staff(Quality.FEARLESS, theirs="30,25 180")), "B0", 30, 19.5)
    table.say("blue", Order("done"))
    assert ("B1-1" in cards(table), chief(table, "B0").inside) == (True, "B1-1")


@pytest.mark.rule("7.100")
@pytest.mark.parametrize(("winner", "alive"), [("R1-1", False), ("B1-1", True)])
def test_he_falls_if_the_combat_of_that_attack_is_lost(winner: str, alive: bool) -> None:
    table = won(joined(), winner)
    survived(table)
    assert "B1-1" in table.state.units
    assert ("B0" in table.state.leaders) is alive
    if not alive:
        assert table.state.lost[LeaderId("B0")].worth == 3


# ------------------------------------------------------------------------------------------------------------ Protector


@pytest.mark.rule("7.112")
@pytest.mark.parametrize(("faces", "disordered"), [((5, 1, 1), False), ((4, 4, 4), True)])
def test_protector_lets_a_troop_go_straight_back_disordered_on_a_failure(
    faces: tuple[int, ...], disordered: bool
) -> None:
    table = action(staff(Quality.PROTECTOR, blue="pike_company melee_company", at=(27, 18)))
    perform(table, Quality.PROTECTOR, "B1-1", *faces)
    assert offered(table) == ("0", "1", "2", "3", "4")
    table.say("blue", "4")
    assert (where(table, "B1-1"), facing(table, "B1-1")) == ((30, 16), 0)
    assert (troop(table, "B1-1").disordered, "B1-1" in cards(table)) == (disordered, True)


# ------------------------------------------------------------------------------------------------------------- Provoker


def provoked(*faces: int, theirs: str = "30,25 180") -> Position:
    table = staff(Quality.PROVOKER, red="reformed_battalion melee_company", theirs=theirs, at=(34, 19))
    return perform(action(table, "R1-1=resistid"), Quality.PROVOKER, "R1-1", *faces)


@pytest.mark.rule("7.113")
def test_provoker_makes_an_enemy_charge_at_once_and_lose_its_card() -> None:
    table = provoked(6, 1, 1)
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert (table.request.about.kind, table.request.about.needed) == ("provoked", 1)
    roll(table, *[1] * dice(table)[1])
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.window) == ("blue", "charge"), "our Troop may react"
    assert ("R1-1" in cards(table), troop(table, "R1-1").acted) == (False, OrderKind.ATTACK)
    won(table, "B1-1")
    survived(table)
    assert go(table) == "blue", "the go is still blue's"


@pytest.mark.rule("7.114")
@pytest.mark.parametrize(("successes", "faces", "resists"), [(2, (5, 6), True), (2, (5, 1), False), (1, (5, 1), True)])
def test_the_enemy_resists_with_as_many_successes_as_he_had(
    successes: int, faces: tuple[int, ...], resists: bool
) -> None:
    table = provoked(*[6] * successes, *[1] * (3 - successes))
    assert dice(table)[1] == 2, "Discipline 4, nobody leads it"
    roll(table, *faces)
    assert ("R1-1" in cards(table)) is resists


@pytest.mark.rule("7.113")
def test_only_one_that_can_charge_is_provoked_and_fives_are_not_enough() -> None:
    table = staff(Quality.PROVOKER, theirs="30,36 180", at=(34, 19))
    assert verbs(lead(action(table), "B0")) == ("run",)
    assert "R1-1" in cards(provoked(5, 5, 5))
