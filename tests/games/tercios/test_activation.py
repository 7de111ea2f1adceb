"""A Troop is activated: its card, the order check, Attention and Resist, and what orders do to values."""

import pytest

from maestre.games.tercios.data import INCH, OrderKind, Value, Weapon, own_figures
from maestre.games.tercios.orders.activation import NextAction, untaken
from maestre.games.tercios.table.marks import put
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Mark, UnitId, Until
from maestre.games.tercios.table.subjects import Check, Situation, Use
from maestre.play import Ask, Order, Pick, Throw, log
from maestre.play.chance.readings import Successes
from tests.games.tercios.lists import INFANTRY, army, command, leader, unit
from tests.games.tercios.positions import Position, act, action, cards, done, go, position, refused, roll, troop

ONE = UnitId("B1-1")
TERCIOS = army(INFANTRY)
ELITE = army(command("infantry", unit("classic_squadron", elite=True), led=leader(0)))


def keys(table: Position, seat: str = "") -> list[str]:
    return [line.message.key for line in log(table, seat)]


def checked(table: Position) -> Check:
    """The check whose dice are about to fall."""
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert isinstance(table.request.reading, Successes)
    assert (table.request.reading.count, table.request.reading.number) == (table.request.about.dice.whole, 5)
    return table.request.about


# ---------------------------------------------------------------------------------------------------- card and check


@pytest.mark.rule("2.13")
def test_the_card_is_shown_when_the_unit_is_activated_and_leaves_play() -> None:
    table = action(position("B1-1 disordered"))
    assert "order-shown" not in keys(table)
    act(table, "B1-1")
    assert keys(table)[-1] == "order-shown"
    assert ONE not in table.state.cards
    assert not table.can_undo("blue"), "what was shown cannot be taken back"


@pytest.mark.rule("2.14")
def test_cards_stay_as_they_were_laid() -> None:
    table = action(position())
    before = dict(table.state.cards)
    refused(table, "blue", Order("change", "B1-2", ("fuego",)), "2.07", "not-an-option")
    refused(table, "blue", {"B1-2": "fuego"}, "2.07")
    act(table, "B1-1")
    assert {name: card for name, card in before.items() if name != ONE} == table.state.cards


@pytest.mark.rule("2.25")
def test_a_fresh_unit_obeys_without_dice() -> None:
    table = act(action(position("B1-1 disordered")), "B1-1")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, NextAction)
    assert (table.request.about.unit, table.request.about.order) == (ONE, OrderKind.ATTENTION)


@pytest.mark.rule("2.26")
@pytest.mark.parametrize("order", OrderKind)
def test_a_unit_with_wear_that_fails_its_check_loses_its_order_and_the_go(order: OrderKind) -> None:
    table = act(action(position("B1-1 wear=2 disordered", "B1 inside=B1-1"), f"B1-1={order}"), "B1-1")
    assert keys(table)[-1] == "order-shown", "the card first, then the dice"
    roll(table, 4, 4, 1)
    assert "B1-1" not in cards(table)
    assert (troop(table, "B1-1").acted, troop(table, "B1-1").wear) == (None, 2)
    assert keys(table)[-1] == "order-lost"
    assert go(table) == "red"


@pytest.mark.rule("2.27")
@pytest.mark.parametrize(("faces", "passed"), [((5, 1, 1), True), ((6, 1, 1), True), ((4, 4, 4), False)])
def test_one_five_among_as_many_dice_as_discipline_passes(faces: tuple[int, ...], passed: bool) -> None:
    table = act(action(position("B1-1 wear=1 disordered", "B1 inside=B1-1")), "B1-1")
    assert checked(table).dice.whole == 3
    roll(table, *faces)
    assert (troop(table, "B1-1").acted is OrderKind.ATTENTION) is passed


@pytest.mark.rule("2.28")
@pytest.mark.parametrize(
    ("inside", "dice"), [("B1 inside=B1-1", 5), ("B1 inside=B1-2", 5), ("B1 level=2", 3), ("R1 inside=R1-1", 3)]
)
def test_discipline_is_reduced_without_a_leader_in_the_unit_or_near(inside: str, dice: int) -> None:
    table = act(action(position("B1-1 wear=1", inside, blue=TERCIOS, red=TERCIOS)), "B1-1")
    assert checked(table).dice.whole == dice


@pytest.mark.rule("2.28")
def test_only_a_leader_who_can_interact_with_the_unit_counts() -> None:
    two = army(INFANTRY, INFANTRY)
    for name, dice in (("B0", 5), ("B1", 5), ("B2", 3)):
        table = act(action(position("B1-1 wear=1", f"{name} inside=B1-1", blue=two)), "B1-1")
        assert checked(table).dice.whole == dice


@pytest.mark.rule("6.11")
def test_an_elite_unit_needs_no_leader() -> None:
    table = act(action(position("B1-1 wear=1", blue=ELITE)), "B1-1")
    assert checked(table).dice.whole == table.state.gear(UnitId("B1-1")).discipline


@pytest.mark.rule("2.29")
def test_the_check_shows_all_that_changes_discipline() -> None:
    table = act(action(position("B1-1 wear=1", blue=TERCIOS)), "B1-1")
    assert [(change.amount, change.rule) for change in checked(table).dice.changes] == [(5, "1.07"), (-2, "2.28")]
    roll(table, 5, 1, 1)
    thrown = next(line for line in log(table, "red") if line.message.key == "check-thrown")
    assert [tally.whole for tally in thrown.because] == [3]


# --------------------------------------------------------------------------------------------------------- attention


@pytest.mark.rule("2.15")
def test_attention_reorganises_without_a_roll() -> None:
    table = act(action(position("B1-1 disordered")), "B1-1")
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(("move", "reorganise", "reorient", "done"))
    table.say("blue", "reorganise")
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(("move", "reorient", "done"))
    assert not troop(table, "B1-1").disordered
    assert go(done(table)) == "red"


@pytest.mark.rule("2.15")
def test_attention_may_be_left_unused() -> None:
    table = act(action(position("B1-1 disordered")), "B1-1")
    table.say("blue", "done")
    assert troop(table, "B1-1").disordered
    assert go(table) == "red"


@pytest.mark.rule("2.15", "2.16")
def test_attention_allows_two_actions_and_none_of_them_twice() -> None:
    four = ("move", "reorganise", "reorient", "shoot")
    assert untaken(own_figures(), OrderKind.ATTENTION, ()) == four
    for one in four:
        assert untaken(own_figures(), OrderKind.ATTENTION, (one,)) == tuple(other for other in four if other != one)
    assert untaken(own_figures(), OrderKind.ATTENTION, ("reorganise", "move")) == ()


# ------------------------------------------------------------------------------------------------------------ resist


def resisting(wear: int, *faces: int, name: str = "pikes") -> int:
    """The wear of a unit after its Resist order; its leader is inside."""
    lists = {"pikes": None, "tercio": TERCIOS, "elite": ELITE}
    table = act(action(position(f"B1-1 wear={wear}", "B1 inside=B1-1", blue=lists[name]), "B1-1=resistid"), "B1-1")
    if faces:
        roll(table, *faces)
    assert go(table) == "red"
    return troop(table, "B1-1").wear


@pytest.mark.rule("2.23")
def test_resist_takes_one_wear_off_if_the_check_is_passed() -> None:
    assert resisting(3, 5, 2, 1) == 2
    assert resisting(3, 5, 6, 6) == 2
    assert resisting(3, 4, 4, 4) == 3


@pytest.mark.rule("2.24")
def test_resist_leaves_the_last_marker_and_does_nothing_for_the_fresh() -> None:
    assert resisting(2, 5, 1, 1) == 1
    assert resisting(1, 5, 1, 1) == 1
    assert resisting(0) == 0


@pytest.mark.rule("6.44")
def test_numerous_units_shed_one_wear_for_each_success_but_not_the_last() -> None:
    assert resisting(4, 6, 5, 5, 2, 1, name="tercio") == 1
    assert resisting(5, 6, 5, 1, 2, 1, name="tercio") == 3
    assert resisting(2, 6, 5, 5, 2, 1, name="tercio") == 1


@pytest.mark.rule("6.10")
def test_an_elite_unit_sheds_the_last_marker_too() -> None:
    assert resisting(1, 5, 1, 1, 1, name="elite") == 0
    assert resisting(2, 5, 1, 1, 1, name="elite") == 1


# ---------------------------------------------------------------------------------------------------- what orders do


def value(
    table: Position,
    of: Value,
    order: OrderKind | None = None,
    *,
    use: Use = "move",
    reacting: bool = False,
    weapon: Weapon | None = None,
    inches: int = 0,
    combat_round: int = 1,
) -> int:
    at = Situation(
        unit=ONE,
        use=use,
        order=order,
        reacting=reacting,
        weapon=weapon,
        distance=inches * INCH,
        round=combat_round,
    )
    return tallied(table.state, of, at).whole


@pytest.mark.rule("2.17")
def test_attention_reduces_fire() -> None:
    table = position(blue=TERCIOS)
    assert value(table, Value.FIRE, OrderKind.ATTENTION, use="shoot", weapon=Weapon.MUSKET) == 2
    assert value(table, Value.FIRE, OrderKind.FIRE, use="shoot", weapon=Weapon.MUSKET) == 3


@pytest.mark.rule("2.20")
def test_attack_increases_speed_and_combat() -> None:
    table = position(blue=TERCIOS)
    assert value(table, Value.SPEED, OrderKind.ATTACK) == 6
    assert value(table, Value.COMBAT, OrderKind.ATTACK, use="strike") == 6
    assert value(table, Value.COMBAT, use="strike") == 4


@pytest.mark.rule("2.21")
def test_run_increases_speed_twice_and_nothing_else() -> None:
    table = position(blue=TERCIOS)
    assert value(table, Value.SPEED, OrderKind.RUN) == 8
    assert value(table, Value.COMBAT, OrderKind.RUN) == 4
    assert value(table, Value.SPEED, OrderKind.ATTENTION) == 4
    assert untaken(own_figures(), OrderKind.RUN, ()) == ("move",), "neither shot nor charge"


@pytest.mark.rule("2.40", "2.48")
def test_firearms_gain_when_they_react_which_makes_up_for_attention() -> None:
    table = position(blue=TERCIOS)
    for weapon, order, dice in (
        (Weapon.MUSKET, OrderKind.FIRE, 4),
        (Weapon.CROSSBOW, OrderKind.FIRE, 3),
        (Weapon.MUSKET, OrderKind.ATTENTION, 3),
        (Weapon.CROSSBOW, OrderKind.ATTENTION, 2),
    ):
        assert value(table, Value.FIRE, order, use="shoot", reacting=True, weapon=weapon) == dice
    assert value(table, Value.FIRE, OrderKind.FIRE, use="shoot", weapon=Weapon.MUSKET) == 3


@pytest.mark.rule("2.46")
def test_flight_increases_speed_twice() -> None:
    assert value(position(blue=TERCIOS), Value.SPEED, OrderKind.RUN, use="flee", reacting=True) == 8


@pytest.mark.rule("2.49", "5.37")
def test_a_braced_unit_has_more_courage_but_not_in_mala_guerra() -> None:
    table = position(blue=TERCIOS)
    put(table.state, Mark("resistid", ONE, Until.TRIGGER))
    assert value(table, Value.COURAGE, use="resist-volley") == 6
    assert value(table, Value.COURAGE, use="resist-combat") == 6
    assert value(table, Value.COURAGE, use="resist-combat", combat_round=2) == 4


@pytest.mark.rule("1.25", "1.26")
def test_markers_change_values_in_every_situation() -> None:
    table = position("B1-1 wear=5 disordered", blue=TERCIOS)
    assert value(table, Value.COMBAT, use="strike") == 2
    assert value(table, Value.COMBAT, OrderKind.ATTACK, use="strike") == 4
    assert value(table, Value.FIRE, use="shoot") == 2
    assert value(table, Value.COURAGE, use="resist-combat") == 2
    assert value(table, Value.SPEED) == 4


@pytest.mark.rule("6.117")
@pytest.mark.parametrize(("inches", "fire"), [(8, 3), (9, 2)])
def test_the_second_figure_of_fire_counts_beyond_the_arquebus(inches: int, fire: int) -> None:
    assert value(position(blue=TERCIOS), Value.FIRE, use="shoot", inches=inches) == fire
