"""Whom a refusal, an offer or a price does not concern, beside those whom it does."""

from __future__ import annotations

import pytest

from maestre.games.aguila.abilities.resolve import stubborn
from maestre.games.aguila.armies.army import officer_price, unit_price
from maestre.games.aguila.data import OfficerEntry, UnitEntry
from maestre.games.aguila.invariants import at_rest
from maestre.games.aguila.table.rolls import Strikes
from maestre.games.aguila.table.state import Go, Phase
from maestre.miniatures.sides import Side
from maestre.play import Message, Order, Spot, Throw
from tests.games.aguila.charging import charging
from tests.games.aguila.clashes import because
from tests.games.aguila.figures import FIGURES
from tests.games.aguila.positions import at, happens, keys, placed, roll, unit
from tests.games.aguila.shots import targets
from tests.games.aguila.tables import fall, laid, shots, upto
from tests.games.aguila.test_horse import blows
from tests.games.aguila.test_offers import offered, words
from tests.games.aguila.test_rides import riding
from tests.games.aguila.test_told import said

# -------------------------------------------------------------------------------------------------------------- orders


@pytest.mark.rule("3.09")
@pytest.mark.parametrize(
    ("order", "shoots"),
    [
        ("halt", True),
        ("change_facing", True),
        ("advance", True),
        ("back_or_sideways", True),
        ("change_formation", True),
        ("double_time", False),
    ],
)
def test_only_who_went_at_the_double_does_not_shoot(order: str, shoots: bool) -> None:
    state = placed(f"B1-1 line_24 30,10 0 order={order}", "R1-1 line_12 30,15 180")
    assert targets(state) == (["R1-1"] if shoots else [])


@pytest.mark.rule("2.08", "3.02")
@pytest.mark.parametrize(
    ("side", "last", "blue", "red", "right"),
    [
        (Side.BLUE, False, "", "", True),
        (Side.BLUE, False, "order=advance", "", True),
        (Side.BLUE, False, "", "order=advance", False),
        (Side.BLUE, True, "", "order=advance", True),
        (Side.BLUE, True, "", "", False),
        (Side.RED, True, "order=halt", "", True),
        (Side.RED, True, "", "", False),
    ],
)
def test_a_side_has_its_orders_in_its_own_part_of_the_phase(
    side: Side, last: bool, blue: str, red: str, right: bool
) -> None:
    state = placed(f"B1-1 line_24 20,10 0 {blue}", f"R1-1 line_24 20,38 180 {red}")
    state.go = Go(side, last)
    if right:
        at_rest(state)
        return
    with pytest.raises(AssertionError, match="movement"):
        at_rest(state)


@pytest.mark.rule("3.01", "3.02")
def test_to_end_the_orders_is_offered_to_a_side_and_to_no_unit() -> None:
    table = laid("B1-1 line_24 20,20 0", "R1-1 line_24 20,26 180")
    assert Order("done") in offered(table).values()
    assert Order("done") not in offered(table, "B1-1").values()


# ---------------------------------------------------------------------------------------------------- fire and charges


@pytest.mark.rule("5.33", "7.01", "7.10")
def test_two_sides_of_a_square_shoot_at_two_targets() -> None:
    table = laid("B1-1 line_24 20,20 0 square", "R1-1 line_24 20,26 180", "R1-2 line_24 20,11 0", phase=Phase.SHOOTING)
    chosen = {
        key: next((one for one in options if one.startswith("R")), "hold") for key, options in shots(table).items()
    }
    assert sorted(one for one in chosen.values() if one != "hold") == ["R1-1", "R1-2"]
    table.say("blue", chosen)
    for _ in range(2):
        upto(table, "7.17")
        assert isinstance(table.request, Throw)
        assert isinstance(table.request.reading, Strikes)
        assert table.request.reading.count == 6
        fall(table, 1)
    assert not table.state.fires


@pytest.mark.rule("8.29")
def test_who_finds_no_room_is_told_how_many_would_share_a_side() -> None:
    lines = [f"B1-{number} light_24 {25.5 + 5.5 * place},20 0 open" for place, number in enumerate((1, 2, 3))]
    table = charging(*lines, "R1-1 line_24 31,26 180")
    assert said(table, "blue", Order("charge", "B1-1", ("R1-1", "B1-2", "B1-3")))["count"] == 3


# -------------------------------------------------------------------------------------------------------------- prices


@pytest.mark.rule("11.44", "13.01", "14.01")
@pytest.mark.parametrize(
    ("profile", "abilities", "regimental", "points"),
    [
        ("france_line_12", (), False, 120),
        ("france_line_12", ("fast",), False, 130),
        ("france_line_12", ("winged",), False, 120),
        ("mamelukes", (), False, 0),
        ("mamelukes", ("fast",), False, 10),
        ("france_gun_light_foot", (), True, 85),
    ],
)
def test_what_nobody_knows_is_not_paid_for(
    profile: str, abilities: tuple[str, ...], regimental: bool, points: int
) -> None:
    entry = UnitEntry(unit=profile, tier="basic", officer="g", abilities=abilities, regimental=regimental)
    assert unit_price(FIGURES, entry).whole == points


@pytest.mark.rule("12.26", "14.01")
@pytest.mark.parametrize(
    ("rank", "abilities", "points"),
    [
        ("comandante", (), 50),
        ("comandante", ("hold", "heroic"), 75),
        ("comandante", ("divine",), 50),
        ("emperor", ("hold",), 15),
    ],
)
def test_an_officer_costs_his_rank_and_his_abilities(rank: str, abilities: tuple[str, ...], points: int) -> None:
    assert officer_price(FIGURES, OfficerEntry(id="g", rank=rank, abilities=abilities)).whole == points


# -------------------------------------------------------------------------------------------- which rule is named, when


@pytest.mark.rule("5.14", "5.28", "5.31", "5.44", "6.18", "6.19", "6.20")
@pytest.mark.parametrize(
    ("horse", "foe", "together", "rules"),
    [
        ("hussars_10", "line_24 30,20 180", False, ["5.14"]),
        ("hussars_10", "line_24 30,20 180 square", False, ["5.28"]),
        ("hussars_10", "line_24 30,20 180 square", True, ["5.31"]),
        ("hussars_10", "austria_german_36 30,20 180 mass", False, ["5.44"]),
        ("hussars_10", "austria_german_36 30,20 180 mass", True, ["5.44"]),
        ("lancers_10", "line_24 30,20 180 square", False, ["5.28", "6.19"]),
        ("lancers_10", "line_24 30,20 180 square", True, ["5.31", "6.20"]),
        ("lancers_10", "austria_german_36 30,20 180 mass", False, ["5.44", "6.18"]),
        ("hussars_10", "line_24 30,20 180 column", False, []),
    ],
)
def test_what_helps_and_hinders_horse_against_foot_names_its_rule(
    horse: str, foe: str, together: bool, rules: list[str]
) -> None:
    state = placed(f"B1-1 {horse} 30,20 0", "B1-2 line_12 25,20 0", f"R1-1 {foe}")
    found = because(blows(state, chargers=("B1-1", "B1-2") if together else ("B1-1",)).number)
    assert [one for one in found if one.startswith(("5.", "6."))] == rules


@pytest.mark.rule("13.28")
@pytest.mark.parametrize(("face", "key", "free"), [(3, "stun-stays", False), (4, "stun-shaken-off", True)])
def test_the_stubborn_are_told_whether_they_shake_it_off(face: int, key: str, free: bool) -> None:
    state = placed("B1-1 line_24 20,20 0 stunned +stubborn", "R1-1 line_24 60,40 180")
    table = roll(happens(state, stubborn), face)
    assert [one for one in keys(table) if one.startswith("stun-")] == [key]
    assert (unit(table, "B1-1").stunned == 0) is free


@pytest.mark.rule("5.29", "5.44", "13.14")
@pytest.mark.parametrize(
    ("striker", "foe", "keeps"),
    [
        ("hussars_10", "line_24 30,20 180", True),
        ("hussars_10", "line_24 30,20 180 column", True),
        ("hussars_10", "line_24 30,20 180 square", False),
        ("hussars_10", "austria_german_36 30,20 180 mass", False),
        ("hussars_10", "gun_medium_foot 30,20 180", True),
        ("hussars_10", "dragoons_10 30,20 180", True),
        ("line_24", "line_24 30,20 180 square", True),
        ("line_24", "austria_german_36 30,20 180 mass", True),
    ],
)
def test_only_horse_that_charges_a_square_or_a_mass_loses_its_crushing_strength(
    striker: str, foe: str, keeps: bool
) -> None:
    state = placed(f"B1-1 {striker} 30,20 0 +crushing", f"R1-1 {foe}")
    assert ("13.14" in because(blows(state).wound)) is keeps


@pytest.mark.rule("5.29", "13.14")
def test_horse_that_is_charged_keeps_its_crushing_strength() -> None:
    state = placed("B1-1 line_24 30,20 0 column", "R1-1 hussars_10 30,20 180 +crushing")
    assert "13.14" in because(blows(state, "R1-1").wound)


# -------------------------------------------------------------------------------------------------- what an answer says


@pytest.mark.rule("7.01", "7.03")
def test_several_shots_are_told_by_their_number_and_one_by_its_figures() -> None:
    table = laid(
        *("B1-1 line_24 20,20 0", "B1-2 line_24 26,20 0", "B1-3 line_24 32,20 0"),
        *("R1-1 line_24 20,26 180", "R1-2 line_24 26,26 180", "R1-3 line_24 32,26 180"),
        phase=Phase.SHOOTING,
    )
    ask = table.asked("blue")
    assert ask is not None
    silence = dict.fromkeys(shots(table), "hold")
    one, two = {**silence, "B1-1": "R1-1"}, {**silence, "B1-1": "R1-1", "B1-2": "R1-2"}
    assert dict(ask.describe(table.state, silence).args) == {"count": 0, "silent": 3}
    assert dict(ask.describe(table.state, two).args) == {"count": 2, "silent": 1}
    assert "12 dice" in words(ask.describe(table.state, one))


@pytest.mark.rule("12.18", "12.34")
@pytest.mark.parametrize(
    ("x", "y", "said_so"),
    [
        (30, 10, "offer-stay"),
        (30, 18, "offer-rides no"),
        (30, 18.1, "offer-rides yes"),
        (22, 10, "offer-rides no"),
        (21.9, 10, "offer-rides yes"),
        (40, 14, "offer-join"),
    ],
)
def test_a_ride_is_told_with_its_pace_and_whom_it_joins(x: float, y: float, said_so: str) -> None:
    table = riding("B1-1 line_24 60,20 0", "B1-2 line_24 40,15 0", "B1 general 30,10")
    ask = table.asked("blue")
    assert ask is not None
    told = ask.describe(table.state, Spot("B1", *at(x, y)))
    assert " ".join((told.key, *(str(arg) for name, arg in told.args if name == "fast"))) == said_so
    if "rides" in said_so:
        assert dict(told.args)["far"] == Message.of("inches", whole=8, tenths=1 if "yes" in said_so else 0)


@pytest.mark.rule("12.18", "12.34")
def test_an_officer_is_offered_the_units_that_he_can_reach_and_to_stay() -> None:
    table = riding("B1-1 line_24 66,40 0", "B1-2 line_24 40,15 0", "B1-3 line_24 30,20 0", "B1 general 30,10")
    found = list(offered(table, "B1"))
    assert [sum(name in one for one in found) for name in ("B1-1", "B1-2", "B1-3")] == [0, 1, 1]
    assert len(found) == 3
