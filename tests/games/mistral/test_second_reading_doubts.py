"""What a second reading of the book doubted: how each point is decided, shown at a table."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.battle.pairing import Companions, Joining
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.orders.chits import DrawnSet
from maestre.games.mistral.table.rerolls import Reroll
from maestre.games.mistral.table.state import Berth, Book, Phase, State, Trader
from maestre.play import Ask, Each, Order, Orders, Table, Throw
from tests.games.mistral.positions import BOURBON, BRITISH, auxiliary
from tests.games.mistral.tables import at_table, opened, play, refusal, resting

WHOLE = True

PASS, DRAW = Order("pass"), Order("draw")


def asks(table: Table[State]) -> object:
    """What is asked now."""
    return table.request.about if isinstance(table.request, Ask) else None


def thrown(table: Table[State]) -> str:
    """The rule under which a die is to be thrown now, if one is."""
    return table.request.rule if isinstance(table.request, Throw) else ""


def steered(table: Table[State], fleet: str) -> dict[str, tuple[str, ...]]:
    """What each stack of a Fleet may do that is asked for now."""
    ask = table.asked(fleet)
    if ask is None or not isinstance(ask.choice, Each):
        return {}
    return dict(ask.choice.options)


# ------------------------------------------------------------------------------------------------ movement and pirates


@pytest.mark.audit("MD1")
@pytest.mark.rule("T.damage", "T.damage.d", "IC.5.11")
@pytest.mark.parametrize(
    ("ships", "moves"), [("B1/dp=7 namur", True), ("B1 namur/dp=8", True), ("B1 namur/dp=9", False)]
)
def test_damage_slows_the_squadron_that_has_it_and_the_slowest_sets_the_pace(ships: str, moves: bool) -> None:
    table = at_table(f"british_flag_A s13 : {ships}", "british_flag_B s13 : B2", phase=Phase.BRITISH_MOVES, increment=4)
    assert ("british_flag_A" in steered(table, "british")) is moves, "with 3 MPs it sails in the last MPI, with 2 not"


@pytest.mark.audit("MD4")
@pytest.mark.rule("T.screen.b", "2.528.c", "2.529")
@pytest.mark.parametrize(
    ("screener", "berth"), [("bLight1", Berth.TASKED), ("bFleet1", Berth.RECOVERY), ("pass", Berth.TASKED)]
)
def test_a_partial_screen_does_not_stop_a_pirate(screener: str, berth: Berth) -> None:
    table = at_table(
        "aux tunis_pirate algiers",
        "aux bLight1 port_mahon",
        "aux bFleet1 port_mahon",
        phase=Phase.FIRST_WINDOW,
        acting=BOURBON,
        active=("algiers",),
        tasker="bourbon",
    )
    play(table, Order("interdict", "", ("balearic_sea",)), "tunis_pirate", screener)
    assert auxiliary(table.state, "tunis_pirate").berth is berth
    if screener != "pass":
        assert auxiliary(table.state, screener).berth is Berth.RECOVERY


@pytest.mark.audit("MD7")
@pytest.mark.rule("2.528.a", "S.13", "IC.5.26.f")
@pytest.mark.parametrize(
    ("place", "near"),
    [("the_gut", True), ("the_gut:out", True), ("the_gut:in link=strait_gibraltar", True), ("strait_gibraltar", False)],
)
def test_a_pirate_is_chased_off_from_the_boxes_of_its_sea_zone_too(place: str, near: bool) -> None:
    lines = (f"british_flag_A {place} : B1", "aux sale_rover interdict=the_gut sender=bourbon")
    table = at_table(*lines, phase=Phase.BRITISH_MOVES)
    assert ("clear:sale_rover" in steered(table, "british")["british_flag_A"]) is near
    if near:
        play(table, {"british_flag_A": "clear:sale_rover"})
        assert auxiliary(table.state, "sale_rover").berth is Berth.RECOVERY


@pytest.mark.audit("MD6")
@pytest.mark.rule("IC.7.24.b", "2.144.b")
def test_enemy_ports_are_blockaded_and_coasts_are_not() -> None:
    lines = ("british_flag_A malaga : B1", "british_flag_B cC : B2")
    table = at_table(*lines, phase=Phase.WATCHES)
    assert steered(table, "british") == {"british_flag_A": ("pass", "blockade")}


# ------------------------------------------------------------------------------------------------ Battle


def attacked(*lines: str, **fields: Any) -> Table[State]:
    """A Battle that the British begin, Medium whoever has the gauge, before any Combat is made."""
    table = at_table(*lines, phase=Phase.BATTLES, **fields)
    play(table, Order("attack", "british_grand", ("spanish_flag_D",)))
    resting(table, lambda at: isinstance(at.request, Ask) and at.request.rule == "T.bit.b")
    return play(table, "medium", 5)


@pytest.mark.audit("MD2")
@pytest.mark.rule("2.221.c", "2.224.c", "T.cdt.c")
def test_two_squadrons_bring_each_their_flagship_into_one_combat() -> None:
    table = attacked(
        "british_grand s13 spotted : B1 B2 namur neptune/british @mathews", "spanish_flag_D s13 spotted : S1 @navarro"
    )
    assert isinstance(asks(table), Companions)
    play(table, {"namur": "B1", "neptune": "B2"}, Order("pair", "S1", ("B1",)))
    assert isinstance(asks(table), Joining)
    play(table, Order("join", "B2", ("1",)))
    shifts = asks(table)
    assert shifts.battle.combats[0].british == ("B1", "namur", "B2", "neptune")  # type: ignore[attr-defined]


@pytest.mark.audit("MD3")
@pytest.mark.rule("T.cdt.d", "S.20")
@pytest.mark.parametrize(("agreed", "dice"), [("two", 2), ("one", 1)])
def test_each_side_throws_in_a_combat_or_one_die_is_read_for_both(agreed: str, dice: int) -> None:
    lines = ("british_grand s13 spotted : B1 @rowley", "spanish_flag_D s13 spotted : S1 @navarro")
    table = attacked(*lines, combat_dice=agreed)
    resting(table, lambda at: thrown(at) == "T.cdt")
    play(table, *(6,) * dice)
    assert thrown(table) != "T.cdt"
    assert opened("1744", combat_dice=agreed).state.combat_dice == agreed
    assert opened("1744").state.combat_dice == "two"


@pytest.mark.audit("MD8")
@pytest.mark.rule("2.33.a", "2.42.a")
@pytest.mark.parametrize(
    ("bourbon", "asked"), [("french_flag_B s13 spotted : F1", False), ("spanish_flag_D s13 spotted : S1", True)]
)
def test_before_the_war_the_british_alone_offer_battle_to_the_french(bourbon: str, asked: bool) -> None:
    table = at_table("british_grand s13 spotted : B1 @mathews", bourbon, phase=Phase.BATTLES, war=False)
    ask = table.asked("british")
    assert ask is not None
    assert isinstance(ask.choice, Orders)
    assert ask.choice.verbs == ("attack", "defy", "pass")
    attack = Order("attack", "british_grand", (bourbon.split(maxsplit=1)[0],))
    if asked:
        table.check("british", attack)
    else:
        assert refusal(table, attack) == "2.33.a"
    play(table, PASS)
    assert (isinstance(table.request, Ask) and table.request.rule == "IC.8.12.b") is asked


@pytest.mark.audit("MD9")
@pytest.mark.rule("2.32.e", "IC.8.24")
@pytest.mark.parametrize(("attacker", "rule"), [("bourbon", "2.32.e"), ("british", "")])
def test_a_spanish_escort_joins_a_battle_that_it_is_drawn_into_and_no_attack(attacker: str, rule: str) -> None:
    table = at_table(
        "british_grand s13 spotted : B1 @mathews",
        "spanish_flag_D s13 spotted : S1 @navarro",
        "convoy:spanish_troop s13 spotted route=s13,s12 : S2",
        phase=Phase.BATTLES,
    )
    if attacker == "bourbon":
        play(table, PASS, Order("attack", "spanish_flag_D", ("british_grand",)))
    else:
        play(table, Order("attack", "british_grand", ("spanish_flag_D",)))
    resting(table, lambda at: at.asked("bourbon") is not None and at.asked("bourbon").rule == "IC.8.24")  # type: ignore[union-attr]
    if rule:
        assert refusal(table, ("convoy:spanish_troop",)) == rule
    else:
        table.check("bourbon", ("convoy:spanish_troop",))


@pytest.mark.audit("MD12")
@pytest.mark.rule("T.bomb", "T.leader_casualty")
def test_bombs_find_no_leader_aboard_in_harbour() -> None:
    table = at_table(
        "british_flag_A toulon spotted : B1",
        "aux bBomb1 british_flag_A",
        "french_flag_B toulon/harbour : F1 @court",
        phase=Phase.FIRST_WINDOW,
    )
    play(table, Order("bombardment", "", ("toulon/in_ordinary",)), "bBomb1", 6, 4)
    assert table.state.squadrons["F1"].dp == 15  # type: ignore[index]
    assert thrown(table) != "T.leader_casualty"
    assert table.state.leaders["court"].post == "french_flag_B"  # type: ignore[index]


# ------------------------------------------------------------------------------------------------ Orders and Prestige


@pytest.mark.audit("MD5")
@pytest.mark.rule("1.42.a", "IC.9.35")
@pytest.mark.parametrize("agreed", ["random", "chosen"])
def test_orders_are_drawn_at_random_or_chosen_from_the_pool_as_agreed(agreed: str) -> None:
    table = opened("1744", order_draws=agreed)
    play(table, {"BD1": "sail", "BD2": "sail", "bFleet50a": "auxiliary"}, DRAW)
    drawn = asks(table)
    assert isinstance(drawn, DrawnSet)
    if agreed == "random":
        assert len(drawn.open_to) == 2
    else:
        assert len(drawn.open_to) > 8
    play(table, drawn.open_to[0])
    assert [one.id for one in table.state.chits.values()] == [drawn.open_to[0]]


@pytest.mark.audit("MD10")
@pytest.mark.rule("T.prestige.e", "IC.1.7")
def test_a_die_that_its_player_alone_sees_is_not_thrown_again_and_one_that_all_see_is() -> None:
    lines = ("british_grand {} : B1 B2 @mathews", "british_flag_B {} : B5")
    order = Order("subordinate", "british_flag_B", ("british_grand",))
    hidden = [line.format("port_mahon/harbour") for line in lines]
    table = play(at_table(*hidden, phase=Phase.REORGANISING, rerolls="all"), order, ("9",))
    assert not isinstance(asks(table), Reroll)
    shown = [line.format("s13 spotted") for line in lines]
    table = play(at_table(*shown, phase=Phase.REORGANISING, rerolls="all"), order, 9)
    assert isinstance(asks(table), Reroll)


@pytest.mark.audit("MD11")
@pytest.mark.rule("2.631", "2.632", "2.638")
@pytest.mark.parametrize(("covered", "figure"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_the_boxes_of_the_levant_track_are_worth_three_two_one_and_nothing(covered: int, figure: int) -> None:
    trade = tuple(Trader(f"bFleet{number}", 1) for number in range(covered))
    for orders, ahead in ((figure, 0), (figure + 1, 1)):
        books = {Fleet.BRITISH: Book(10, fulfilled=orders), Fleet.BOURBON: Book(10)}
        table = at_table(phase=Phase.TURN_END, turn=16, turns=16, trade=trade, books=books)
        assert table.state.books[BRITISH].prestige == 10 + ahead
