"""After a combat: regrouping, recoil, disorganisation (4.14, 9.17-9.24)."""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import INCH, Terrain
from maestre.games.aguila.fighting.aftermath import Won, aftermath, regroupings
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import Charge, Combat, State, UnitId
from maestre.play import Ask, Pick, Place, Spot, Throw
from maestre.space import tabletop
from tests.games.aguila.clashes import charge
from tests.games.aguila.positions import (
    Position,
    area,
    cottage,
    gave,
    happens,
    keys,
    placed,
    refused,
    roll,
    stands,
    unit,
)
from tests.matters import about

LINE, ENEMY = "B1-1 line_24 30,20 0", "R1-1 line_24 30,20 180"
FAR = ("B1-9 line_24 60,8 0", "R1-9 line_24 60,44 180", "B1 general 5,5", "R1 general 5,44")


def over(*lines: str, fought: Charge | None = None, house: str = "", **fields: object) -> Position:
    """A combat whose blows are over; who is not on the table has been lost in it."""
    state: State = placed(*lines, *FAR, **fields)  # type: ignore[arg-type]
    state.combat = Combat(fought or charge(), 2, house=house or None)  # type: ignore[arg-type]
    return happens(state, aftermath)


def asked(table: Position) -> Ask:
    assert isinstance(table.request, Ask), table.request
    return table.request


# ----------------------------------------------------------------------------------------------------------- both stand


@pytest.mark.rule("9.22")
@pytest.mark.parametrize(("kind", "back"), [("line_24", 2.0), ("hussars_10", 4.0)])
def test_if_both_stand_the_charger_falls_back(kind: str, back: float) -> None:
    table = over(f"B1-1 {kind} 30,20 0", ENEMY)
    gave(table)
    assert stands(table, "B1-1") == (30.0, 20.0 - back, 0.0)
    assert stands(table, "R1-1") == (30.0, 20.0, 180.0)
    assert table.state.combat is None


@pytest.mark.rule("9.22")
def test_a_friend_behind_stops_the_recoil_an_inch_short() -> None:
    table = over("B1-1 hussars_10 30,20 0", ENEMY, f"B1-2 line_24 30,{20 - 100 / 25.4 - 3} 0")
    assert stands(table, "B1-1")[1] == pytest.approx(18.0, abs=0.02)


@pytest.mark.rule("9.22")
@pytest.mark.rule("9.24")
def test_without_room_behind_the_bases_are_parted_by_an_inch() -> None:
    table = over(LINE, ENEMY, f"B1-2 line_24 30,{20 - 80 / 25.4 - 1} 0")
    gap = tabletop.distance(outline(table.state, "B1-1"), outline(table.state, "R1-1"))
    assert not gap.under(INCH - 5)


@pytest.mark.rule("9.23")
def test_all_survivors_are_disorganised_until_the_end_of_the_next_turn() -> None:
    table = over(LINE, ENEMY)
    assert (unit(table, "B1-1").disorganised, unit(table, "R1-1").disorganised) == (3, 3)
    assert unit(table, "B1-9").disorganised == 0


# ----------------------------------------------------------------------------------------------------- the charger wins


@pytest.mark.rule("9.23")
def test_the_winner_is_disorganised_too() -> None:
    table = over(LINE)
    table.say("blue", "stand")
    table.say("blue", Spot("B1-1", 0, 0, 0))
    assert unit(table, "B1-1").disorganised == 3


@pytest.mark.rule("9.17")
def test_a_victorious_charger_may_stay_and_face_anywhere() -> None:
    table = over(LINE)
    assert asked(table).choice == Pick(("stand", "advance", "withdraw"))
    before = unit(table, "B1-1").pose
    table.say("blue", "stand")
    assert isinstance(asked(table).choice, Place)
    refused(table, "blue", Spot("B1-1", 0, 0, 36000), "9.17", "no-such-facing")
    table.say("blue", Spot("B1-1", 5, 5, 13500))
    after = unit(table, "B1-1").pose
    assert before is not None
    assert after == before._replace(facing=13500)


@pytest.mark.rule("9.17")
def test_a_facing_for_which_there_is_no_room_is_refused_and_its_own_never_is() -> None:
    table = over("B1-1 line_24 30,20 0", "B1-2 line_24 34.8,20 0")
    table.say("blue", "stand")
    with pytest.raises(Exception, match=r".*"):
        table.say("blue", Spot("B1-1", 0, 0, 4500))
    table.say("blue", Spot("B1-1", 0, 0, 0))
    assert "unit-stands" in keys(table)


@pytest.mark.rule("9.18")
@pytest.mark.parametrize(("face", "walked"), [(2, 2.0), (5, 3.0)])
def test_it_may_advance_a_die_and_stops_an_inch_from_others(face: int, walked: float) -> None:
    table = over(LINE, "R1-2 line_24 30,24 180")
    table.say("blue", "advance")
    assert isinstance(table.request, Throw)
    roll(table, face)
    assert stands(table, "B1-1") == pytest.approx((30.0, 20.0 + walked, 0.0), abs=0.02)


@pytest.mark.rule("9.18")
def test_difficult_ground_slows_the_pursuit() -> None:
    table = over(LINE, scenery=(area("W", Terrain.WOOD, 20, 20, 20, 10),))
    table.say("blue", "advance")
    roll(table, 4)
    assert stands(table, "B1-1")[1] == pytest.approx(22.0, abs=0.02)


@pytest.mark.rule("9.19")
@pytest.mark.parametrize(("face", "walked"), [(1, 1.0), (2, 1.0), (3, 2.0), (5, 3.0), (6, 3.0)])
def test_it_may_withdraw_half_a_die(face: int, walked: float) -> None:
    table = over(LINE)
    table.say("blue", "withdraw")
    roll(table, face)
    assert stands(table, "B1-1") == (30.0, 20.0 - walked, 0.0)


@pytest.mark.rule("9.25")
def test_each_of_several_chargers_regroups_as_it_likes() -> None:
    table = over("B1-1 line_24 20,20 0", "B1-2 line_24 40,20 0", fought=charge("B1-1", "B1-2"))
    table.say("blue", "advance")
    roll(table, 3)
    assert about(asked(table), Won).unit == "B1-2"
    table.say("blue", "withdraw")
    roll(table, 3)
    assert (stands(table, "B1-1")[1], stands(table, "B1-2")[1]) == (23.0, 18.0)


@pytest.mark.rule("9.24")
def test_chargers_who_stand_edge_to_edge_are_parted() -> None:
    table = over("B1-1 line_24 30,20 0", "B1-2 line_24 34.73,20 0", fought=charge("B1-1", "B1-2"))
    for unit_ in ("B1-1", "B1-2"):
        table.say("blue", "stand")
        table.say("blue", Spot(unit_, 0, 0, 0))
    gap = tabletop.distance(outline(table.state, "B1-1"), outline(table.state, "B1-2"))
    assert not gap.under(INCH - 5)


@pytest.mark.rule("4.14")
def test_infantry_that_has_wiped_out_a_garrison_goes_into_the_house() -> None:
    table = over("B1-1 line_24 30,20 0", scenery=(cottage("H", 30, 22),), house="H")
    gave(table)
    assert unit(table, "B1-1").inside == "H"


@pytest.mark.rule("4.14")
def test_cavalry_keeps_its_choice_before_an_empty_house() -> None:
    table = over("B1-1 hussars_10 30,20 0", scenery=(cottage("H", 30, 22),), house="H")
    assert asked(table).rule == "9.18"


@pytest.mark.rule("4.14")
def test_of_several_battalions_their_player_says_who_takes_the_house() -> None:
    lines = ("B1-1 line_24 30,20 0", "B1-2 line_24 30,24 180")
    table = over(*lines, scenery=(cottage("H", 30, 22),), house="H", fought=charge("B1-1", "B1-2"))
    assert asked(table).choice == Pick(("B1-1", "B1-2"))
    table.say("blue", "B1-2")
    assert unit(table, "B1-2").inside == "H"
    assert asked(table).rule == "9.18"


# ---------------------------------------------------------------------------------------------------- the defender wins


@pytest.mark.rule("9.20")
def test_a_victorious_defender_may_stay_or_withdraw_but_not_advance() -> None:
    table = over(ENEMY)
    assert (asked(table).seat, asked(table).rule) == ("red", "9.20")
    assert asked(table).choice == Pick(("stand", "withdraw"))
    refused(table, "red", "advance", "9.20")
    table.say("red", "withdraw")
    roll(table, 4)
    assert stands(table, "R1-1") == (30.0, 22.0, 180.0)


@pytest.mark.rule("9.21")
@pytest.mark.rule("10.14")
def test_a_stunned_unit_does_not_regroup() -> None:
    gave(over(f"{ENEMY} stunned"))
    gave(over(f"{LINE} stunned"))


@pytest.mark.rule("9.20")
def test_a_square_and_a_garrison_stay_as_they_are() -> None:
    gave(over(f"{ENEMY} square"))
    state = placed("R1-1 line_24 in=H", scenery=(cottage("H", 30, 22),))
    assert regroupings(state, UnitId("R1-1"), charger=False) == ()
