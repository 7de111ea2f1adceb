"""Hand-to-hand weapons, Shelter, lancers: each played through the table."""

from random import Random

import pytest

from maestre.games.tercios.abilities.combat import Meeting
from maestre.games.tercios.data import INCH, Element
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.orders.reactions import ReactToApproach, ReactToCharge
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Charge, Check, Melee
from maestre.play import Ask, Pick, Place, Spot, Throw
from maestre.space import tabletop
from tests.games.tercios.asked import blows
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import charge, dice, field, fought, passing, told, where
from tests.games.tercios.positions import Position, refused, roll, troop
from tests.matters import about

ONE, FOE, HORSE = UnitId("B1-1"), UnitId("R1-1"), UnitId("R1-2")
MISS3, MISS4 = (1, 1, 1), (1, 1, 1, 1)


def melee(table: Position) -> Melee:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Melee)
    return table.request.about


def clash(blue: str, red: str, ours: str = "", theirs: str = "", **more: object) -> Position:
    """Two in contact, the charger's dice due; ``ours`` and ``theirs`` are markers."""
    lines = (f"B1-1 30,20 0 {ours}", f"R1-1 30,24 180 {theirs}")
    return passing(charge(field(*lines, blue=blue, red=red, **more)))  # type: ignore[arg-type]


def strikes(table: Position) -> list[int]:
    return [one.whole for one in melee(table).dice]


@pytest.mark.rule("6.104", "6.105")
@pytest.mark.parametrize(
    ("red", "ours", "combat"),
    [("tercio+halberds", "disordered", 6), ("tercio+halberds", "", 4), ("tercio", "disordered", 4)],
)
def test_halberds_against_a_disordered_enemy(red: str, ours: str, combat: int) -> None:
    assert strikes(clash("melee_company", red, ours))[1] == combat


@pytest.mark.rule("6.105", "5.15")
def test_disorder_of_this_round_does_not_help_halberds() -> None:
    table = clash("melee_company+halberds", "tercio")
    fought(table, (4, 1, 1, 1), MISS4)
    assert strikes(table) == [4, 4]


@pytest.mark.rule("6.106")
@pytest.mark.parametrize(("red", "wear", "combat"), [("streltsi", 3, 4), ("classic_squadron", 4, 2)])
def test_bardiches_strike_as_well_at_the_limit(red: str, wear: int, combat: int) -> None:
    assert strikes(clash("melee_company", red, theirs=f"wear={wear}"))[1] == combat


@pytest.mark.rule("6.107")
@pytest.mark.parametrize(
    ("blue", "theirs", "combat"), [("modern_cavalry", "", 4), ("modern_cavalry", "disordered", 3), ("tercio", "", 3)]
)
def test_bayonets_when_horse_charges_them(blue: str, theirs: str, combat: int) -> None:
    assert strikes(clash(blue, "fusilier_battalion", theirs=theirs))[1] == combat


@pytest.mark.rule("6.108")
@pytest.mark.parametrize(
    ("red", "ours", "combat"), [("tercio", "", 6), ("tercio", "disordered", 4), ("modern_cavalry", "", 4)]
)
def test_bayonets_with_attack_against_foot(red: str, ours: str, combat: int) -> None:
    assert strikes(clash("fusilier_battalion", red, ours))[0] == combat


@pytest.mark.rule("6.109", "5.36")
def test_swordsmen_in_mala_guerra_alone() -> None:
    table = clash("tercio+swordsmen", "tercio")
    assert strikes(table) == [6, 4]
    fought(table, (1,) * 6, MISS4)
    table.say("blue", "mala-guerra")
    assert strikes(table) == [6, 4], "no benefit of Attack, one of the swords"


@pytest.mark.rule("6.110", "6.79")
@pytest.mark.parametrize(("blue", "lost"), [("heavy_hussars", True), ("cuirassiers", False)])
def test_lancers_ride_down_cavalry_that_retreats(blue: str, lost: bool) -> None:
    table = clash(blue, "cuirassiers")
    fought(table, (4, 1, 1, 1, 1, 1), MISS4, MISS4)
    assert (FOE in table.state.lost) is lost
    assert where(table, "B1-1") == ((30, 31) if lost else (30, 24))


@pytest.mark.rule("6.111")
@pytest.mark.parametrize(("blue", "combat"), [("heavy_hussars+husarska", 8), ("heavy_hussars", 6)])
def test_heavy_lances_when_they_are_countercharged(blue: str, combat: int) -> None:
    table = charge(
        field("B1-1 30,16 0", "R1-1 30,24 180", "R1 in R1-1", blue=blue, red="modern_cavalry"), "R1-1=atacad"
    )
    table.say("red", "react")
    roll(table, 6, 1, 1)
    assert melee(table).charge.counter
    assert strikes(table) == [combat, 6]


@pytest.mark.rule("6.111")
def test_heavy_lances_give_nothing_in_a_simple_charge() -> None:
    assert strikes(clash("heavy_hussars+husarska", "modern_cavalry"))[0] == 6


@pytest.mark.rule("5.36", "6.111")
def test_heavy_lances_belong_to_the_first_shock() -> None:
    state = field("B1-1 30,20 0", "R1-1 30,20 180", blue="heavy_hussars+husarska").state
    met = Charge(ONE, FOE, (inches(30, 16), inches(30, 24)), counter=True, order_bonus=(ONE, FOE))
    assert [pools(state, met, number).dice[0].whole for number in (1, 2)] == [8, 4]


@pytest.mark.rule("6.112")
@pytest.mark.parametrize(("faces", "disordered"), [((5, 5, 4, 1), True), ((6, 1, 1, 1), False)])
def test_greatswords_disorder_whom_they_beat(faces: tuple[int, ...], disordered: bool) -> None:
    lines = ("B1-1 30,20 0", "R1-1 30,24 180", "R1 in R1-1")
    table = passing(charge(field(*lines, blue="melee_company+greatswords", red="classic_squadron")))
    fought(table, (4, 4, 1, 1), (5, 1, 1, 1), MISS4)
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert (table.request.about.kind, table.request.about.number) == ("greatswords", 6)
    assert where(table, "R1-1") == (30, 24), "before the withdrawal"
    roll(table, *faces)
    assert troop(table, "R1-1").disordered is disordered
    assert where(table, "R1-1") == (30, 27)


@pytest.mark.rule("6.113")
@pytest.mark.parametrize(
    ("blue", "theirs", "combat"),
    [("modern_cavalry", "", 6), ("modern_cavalry", "disordered", 4), ("melee_company", "", 4)],
)
def test_pikes_when_horse_charges_them(blue: str, theirs: str, combat: int) -> None:
    assert strikes(clash(blue, "classic_squadron", theirs=theirs))[1] == combat


@pytest.mark.rule("6.126")
@pytest.mark.parametrize(("blue", "courage"), [("grenadier_company", 3), ("melee_company", 4)])
def test_nobody_is_protected_from_grenades(blue: str, courage: int) -> None:
    wall = rectangle("wall", Element.WALL, 25, 23.75, 10, 0.25)
    assert melee(clash(blue, "pike_company", scenery=(wall,))).courage[1].whole == courage


@pytest.mark.rule("6.134")
@pytest.mark.parametrize(("ours", "combat"), [("", 6), ("disordered", 4)])
def test_salvas_with_attack(ours: str, combat: int) -> None:
    table = clash("modern_squadron+salvas", "modern_squadron+salvas", ours)
    assert strikes(table) == [combat, 3]


# ------------------------------------------------------------------------------------------------------------- Shelter


def sheltered(
    *friends: str,
    card: str = "corred",
    horse: str = "38,22 270",
    company: str = "atencion",
    shot: str = "30,25.5 180",
) -> Position:
    """Blue charges commanded shot at (30, 25.5); red's cavalry of the same command stands on the right of the way."""
    lines = ("B1-1 30,20 0", f"R1-1 {shot}", f"R1-2 {horse}", "R1 in R1-2", *friends)
    table = field(*lines, blue="melee_company pike_company", red="shot_company+sheltered modern_cavalry")
    return charge(table, f"R1-2={card}", f"R1-1={company}")


def volunteering(*friends: str, **more: str) -> Position:
    """The cavalry volunteers and passes its check."""
    table = sheltered(*friends, **more)
    table.say("red", "R1-2")
    roll(table, 6, 1, 1)
    return table


def flown(table: Position) -> None:
    """The company runs as far as it can."""
    table.say("red", "react")
    roll(table, *[6] * dice(table)[1])
    assert isinstance(table.request, Ask)
    table.say("red", table.request.choice.options[-1])  # type: ignore[union-attr]


@pytest.mark.rule("6.45")
def test_cavalry_of_its_command_may_shelter_a_company_before_it_reacts_itself() -> None:
    table = sheltered()
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.rule, table.request.window) == ("red", "6.45", "shelter")
    assert table.request.choice == Pick(("pass", "R1-2"))
    table.say("red", "pass")
    assert isinstance(table.request, Ask)
    assert (about(table.request, ReactToCharge).unit, table.request.window) == ("R1-1", "charge")
    assert HORSE in table.state.cards


@pytest.mark.rule("6.45")
def test_a_failed_volunteer_has_spent_its_card_and_the_charge_goes_on() -> None:
    table = sheltered()
    table.say("red", "R1-2")
    roll(table, 1, 1, 1)
    assert HORSE not in table.state.cards
    assert troop(table, HORSE).reacted
    assert isinstance(table.request, Ask)
    assert (about(table.request, ReactToCharge).unit, table.request.window) == ("R1-1", "charge")


@pytest.mark.rule("6.45")
def test_who_cannot_come_between_is_not_asked() -> None:
    table = sheltered(horse="44,22 90")
    assert isinstance(table.request, Ask)
    assert table.request.window == "charge"


@pytest.mark.rule("6.46")
def test_the_cavalry_chooses_a_point_of_the_way_that_it_reaches() -> None:
    table = volunteering()
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.choice) == ("6.46", Place(("R1-2",)))
    assert isinstance(table.request.about, Meeting)
    refused(table, "red", Spot("R1-2", *inches(34, 22)), "6.46", "shelter-off-way")
    for answer in table.proposals("red", Random(1)):
        assert isinstance(answer, Spot)
        assert 20 <= answer.y / 2500 <= 25.5
    table.say("red", Spot("R1-2", *inches(30, 21)))
    fight = melee(table)
    assert (fight.charge.charger, fight.charge.target) == ("R1-2", "B1-1")
    assert where(table, "B1-1") == (30, 21)


@pytest.mark.rule("6.46", "5.08")
@pytest.mark.parametrize(("y", "met"), [(24.6, 24.6), (24.8, 24.7), (25.6, 24.7)])
def test_the_way_of_a_charger_ends_where_the_bases_touch(y: float, met: float) -> None:
    """The company stands askew: a corner of it is 0.8 inches nearer than the centre that is charged."""
    table = volunteering(shot="30,25.5 150")
    assert all(isinstance(one, Spot) and one.y <= 24.7 * INCH for one in table.proposals("red", Random(1)))
    refused(table, "red", Spot("R1-2", *inches(30, 25.8)), "6.46", "shelter-off-way")
    table.say("red", Spot("R1-2", *inches(30, y)))
    assert where(table, "B1-1") == (30, met)


@pytest.mark.rule("6.46", "5.08")
def test_a_charger_that_would_turn_into_its_target_is_met_where_it_touches_it() -> None:
    table = volunteering(shot="30.8,20.6 180", horse="37,18 270")
    assert len(list(table.proposals("red", Random(1)))) == 1
    table.say("red", Spot("R1-2", *inches(30, 20)))
    assert where(table, "B1-1") == pytest.approx((29.78, 19.83), abs=0.01)
    assert melee(table).charge.target == "B1-1"


@pytest.mark.rule("6.46", "6.47")
def test_a_charger_that_was_met_touching_its_target_has_gone_no_farther_than_that() -> None:
    table = volunteering(shot="30,25.5 150", company="corred")
    table.say("red", Spot("R1-2", *inches(30, 25.5)))
    blows(table, 0)
    blows(table, 0)
    table.say("blue", "go-on")
    flown(table)
    assert where(table, "B1-1") == (30, 27), "seven inches in all, 4.7 of them before"


@pytest.mark.rule("6.48")
@pytest.mark.parametrize(("card", "combat"), [("corred", 4), ("atacad", 6)])
def test_the_cavalry_has_the_benefit_of_attack_only_with_that_card(card: str, combat: int) -> None:
    table = volunteering(card=card)
    assert HORSE not in table.state.cards
    assert troop(table, HORSE).reacted
    table.say("red", Spot("R1-2", *inches(30, 21)))
    assert strikes(table) == [combat, 4], "who is met keeps its own Attack"


@pytest.mark.rule("6.47")
def test_a_charger_that_beats_the_cavalry_may_go_on_against_the_company() -> None:
    table = volunteering()
    table.say("red", Spot("R1-2", *inches(30, 21)))
    fought(table, MISS4, MISS4)
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.rule, table.request.choice) == ("blue", "6.47", Pick(("go-on", "halt")))
    table.say("blue", "go-on")
    assert isinstance(table.request, Ask)
    assert (about(table.request, ReactToCharge).unit, table.request.window) == ("R1-1", "charge"), (
        "now the company may react"
    )
    passing(table)
    assert where(table, "B1-1") == (30, 25.5)
    assert melee(table).charge.target == "R1-1"


@pytest.mark.rule("2.38")
def test_whoever_declined_is_not_asked_again_when_the_charger_goes_on() -> None:
    lines = ("B1-1 30,20 0", "R1-1 30,25.5 180", "R1-2 38,22 270", "R1-3 27.5,22.5 90", "R1 in R1-2")
    red = "shot_company+sheltered modern_cavalry shot_company"
    table = charge(field(*lines, blue="melee_company", red=red), "R1-2=corred", "R1-3=resistid")
    table.say("blue", "R1-1")
    table.say("red", "R1-2")
    roll(table, 6, 1, 1)
    table.say("red", Spot("R1-2", *inches(30, 21)))
    assert isinstance(table.request, Ask)
    assert (about(table.request, ReactToApproach).unit, table.request.window) == ("R1-3", "approach")
    table.say("red", "pass")
    fought(table, MISS4, MISS4)
    table.say("blue", "go-on")
    assert isinstance(table.request, Ask)
    assert (about(table.request, ReactToCharge).unit, table.request.window) == ("R1-1", "charge")
    table.say("red", "pass")
    assert melee(table).charge.target == "R1-1", "the way to the company passes it again"
    assert "R1-3" in table.state.cards


@pytest.mark.rule("6.47", "2.46")
def test_a_charger_that_goes_on_has_only_the_rest_of_its_speed() -> None:
    table = sheltered(horse="38,24 270", company="corred")
    table.say("red", "R1-2")
    roll(table, 6, 1, 1)
    table.say("red", Spot("R1-2", *inches(30, 23)))
    fought(table, MISS4, MISS4)
    table.say("blue", "go-on")
    flown(table)
    assert "charge-falls-short" in told(table)
    assert where(table, "B1-1") == (30, 27), "seven inches in all, three of them before"


@pytest.mark.rule("5.02", "6.47")
def test_a_charger_that_has_beaten_the_cavalry_may_stop() -> None:
    table = volunteering()
    table.say("red", Spot("R1-2", *inches(30, 21)))
    fought(table, MISS4, MISS4)
    table.say("blue", "halt")
    assert where(table, "B1-1") == (30, 21)
    assert told(table).count("blows-struck") == 2


@pytest.mark.rule("3.09", "6.47")
def test_a_charger_that_stops_where_its_base_lies_on_a_friend_gets_clear() -> None:
    table = volunteering("B1-2 27.4,22.3 0")
    friend = outline(table.state, UnitId("B1-2"))
    table.say("red", Spot("R1-2", *inches(30, 22)))
    assert tabletop.overlap(outline(table.state, ONE), friend), "it is met with its flank over a friend"
    fought(table, MISS4, MISS4)
    table.say("blue", "halt")
    assert not tabletop.overlap(outline(table.state, ONE), friend)
    assert where(table, "B1-1") == pytest.approx((30.6, 22), abs=0.01)
    assert "troop-gets-clear" in told(table)


@pytest.mark.rule("5.02", "6.47")
def test_a_charger_that_loses_to_the_cavalry_goes_no_farther() -> None:
    table = volunteering()
    table.say("red", Spot("R1-2", *inches(30, 21)))
    fought(table, (6, 1, 1, 1), (1, 1, 1), MISS4)
    assert ONE in table.state.lost, "it retreats and is ridden down"
    assert told(table).count("charge-contact") == 0
