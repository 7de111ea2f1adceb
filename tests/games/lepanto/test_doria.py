"""9.0 Andrea Doria's two galleasses: the die of each turn, what it does to them, what they may still do."""

import pytest

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.sailing.towing import Tows
from maestre.games.lepanto.table.state import Phase
from maestre.play import Ask, Throw
from tests.games.lepanto.positions import Position, afloat, at, do, end_to, position, refused, roll, ship
from tests.games.lepanto.wandering import opened

NO_CHANGE = 1
PAIRS = (
    "CR-A01 C galleass 12,39 4",
    "CR-G01 C galley 13,39 4",
    "CR-A02 C galleass 12,44 4",
    "CR-G02 C galley 13,44 4",
    "CC-A01 C galleass 12,23 4",
    "CC-G01 C galley 13,23 4",
)
TOWS = {"CR-A01": "CR-G01", "CR-A02": "CR-G02", "CC-A01": "CC-G01"}
DORIA = ("CR-A01", "CR-A02")


def opening(turn: int, *dice: int) -> Position:
    """Doria's pair and another galleass, all in tow, once the dice of a turn's start have fallen on a steady wind."""
    table = position(*PAIRS, "Z I galley 40,10 1", turn=turn, phase=Phase.OPENING, tows=TOWS)
    return thrown(table, *([NO_CHANGE, *dice] if turn > 1 else dice))


def thrown(table: Position, *dice: int) -> Position:
    """Type in just the dice that the table calls for before somebody has to choose."""
    left = list(dice)
    roll(table, left)
    assert not left
    assert table.waiting()
    return table


@pytest.mark.rule("9.0.a")
@pytest.mark.parametrize("turn", range(1, 8))
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_lower_than_the_turn_immobilises_both_of_dorias_galleasses_and_only_them(turn: int, die: int) -> None:
    table = opening(turn, die)
    hit = die < turn
    assert [name for name, one in table.state.ships.items() if one.immobilised] == (list(DORIA) if hit else [])
    assert table.state.phase is Phase.MOVEMENT


@pytest.mark.rule("9.0.a")
def test_the_die_falls_once_in_each_turn_from_the_first_on_until_it_takes_effect() -> None:
    table = opening(1, 1)
    for turn, die in ((2, 2), (3, 6), (4, 4), (5, 4)):
        end_to(table, Side.CHRISTIAN, Phase.MOVEMENT, turn=turn, dice=[NO_CHANGE, die])
    assert all(ship(table, name).immobilised for name in DORIA)
    for turn in (6, 7):
        end_to(table, Side.CHRISTIAN, Phase.MOVEMENT, turn=turn, dice=[NO_CHANGE])
    assert all(ship(table, name).immobilised for name in DORIA)


@pytest.mark.rule("9.0.a")
def test_the_christian_player_throws_it_before_anything_else_of_the_movement_phase() -> None:
    table = position(*PAIRS[:4], turn=1, phase=Phase.OPENING)
    assert isinstance(table.request, Throw)
    assert (table.request.rule, table.state.side) == ("9.0.a", Side.CHRISTIAN)
    assert [at(table, name) for name in DORIA] == [(12, 39), (12, 44)]


@pytest.mark.rule("9.0.a")
@pytest.mark.parametrize("left", [("CR-A01",), ("CR-A02",)])
def test_the_die_is_still_rolled_for_the_one_that_is_left(left: tuple[str]) -> None:
    lines = [line for line in PAIRS if line.split()[0] in left]
    table = position(*lines, "F C galley 20,20 4", turn=3, phase=Phase.OPENING)
    thrown(table, NO_CHANGE, 2)
    assert ship(table, left[0]).immobilised
    assert not ship(table, "F").immobilised


@pytest.mark.rule("9.0.a")
def test_no_die_is_rolled_once_both_are_lost_or_where_they_take_no_part() -> None:
    table = position(*PAIRS[4:], turn=3, phase=Phase.OPENING, tows={"CC-A01": "CC-G01"})
    thrown(table, NO_CHANGE)
    assert isinstance(table.request, Ask)
    assert table.state.phase is Phase.MOVEMENT
    for scenario in ("learning", "left-wings"):
        fresh = opened(scenario, 1)
        assert fresh.sequence == 0
        assert fresh.state.phase is Phase.MOVEMENT


@pytest.mark.rule("9.0.a")
@pytest.mark.parametrize("seed", range(3))
def test_in_the_battle_they_are_immobilised_by_turn_7_at_the_latest(seed: int) -> None:
    table = opened("battle", seed)
    end_to(table, Side.CHRISTIAN, Phase.MOVEMENT, turn=7)
    assert [name for name in DORIA if afloat(table, name) and not ship(table, name).immobilised] == []


@pytest.mark.rule("9.0.b")
def test_once_hit_they_lose_their_tow_and_drift_in_that_very_phase() -> None:
    table = position(
        "CR-A01 C galleass 20,39 4", "CR-G01 C galley 21,39 5", turn=4, phase=Phase.OPENING, tows={"CR-A01": "CR-G01"}
    )
    thrown(table, 5, 1)
    assert table.state.wind == 3
    assert table.state.tows == {}
    assert at(table, "CR-A01") == (21, 40)
    assert ship(table, "CR-A01").facing == 4
    refused(table, "move CR-A01 oar", "6.4.a")
    refused(table, "move CR-A01 sail", "6.4.a")
    do(table, "move CR-G01 sail")
    assert at(table, "CR-A01") == (21, 40)


@pytest.mark.rule("9.0.b")
def test_one_that_is_spared_stays_in_tow_and_does_not_drift() -> None:
    table = position(
        "CR-A01 C galleass 20,39 4", "CR-G01 C galley 21,39 5", turn=4, phase=Phase.OPENING, tows={"CR-A01": "CR-G01"}
    )
    thrown(table, 5, 4)
    assert table.state.tows == {"CR-A01": "CR-G01"}
    assert at(table, "CR-A01") == (20, 39)


@pytest.mark.rule("9.0.b")
@pytest.mark.parametrize(("marker", "asked"), [("immobilised=doria", False), ("", True)])
def test_once_hit_they_can_no_longer_be_taken_in_tow(marker: str, asked: bool) -> None:
    table = position(
        f"CR-A01 C galleass 20,39 4 {marker}", "CR-G01 C galley 21,39 4", turn=6, phase=Phase.OPENING, wind=4
    )
    thrown(table, NO_CHANGE, *([6] if asked else []))
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Tows) is asked
    assert table.state.phase is (Phase.OPENING if asked else Phase.MOVEMENT)
    assert table.state.tows == {}


@pytest.mark.rule("9.0.b")
@pytest.mark.parametrize(
    ("place", "wind", "lost"),
    [
        ("43,39", 4, True),
        ("42,39", 4, False),
        ("20,56", 3, True),
        ("9,4", 4, True),
        ("10,4", 4, False),
        ("9,4", 5, True),
    ],
)
def test_adrift_they_are_lost_over_the_edge_under_the_turn_track_and_on_land(place: str, wind: int, lost: bool) -> None:
    table = position(f"CR-A01 C galleass {place} 4", "F C galley 20,20 4", turn=6, phase=Phase.OPENING, wind=wind)
    thrown(table, NO_CHANGE, 5)
    assert afloat(table, "CR-A01") is not lost
    if lost:
        assert table.state.lost[ShipId("CR-A01")].how == "drift"


@pytest.mark.rule("9.0.c")
@pytest.mark.parametrize("facing", [2, 3, 5, 6])
def test_although_immobilised_both_reorient_like_any_galleass(facing: int) -> None:
    table = opening(4, 1)
    end_to(table, Side.CHRISTIAN, Phase.REORIENTATION)
    for name in DORIA:
        refused(table, f"face {name} 1", "5.4.e")
        do(table, f"face {name} {facing}")
        assert ship(table, name).facing == facing
        refused(table, f"face {name} 4", "5.4.c")


@pytest.mark.rule("9.0.c")
def test_although_immobilised_they_go_on_firing() -> None:
    table = position(
        "CR-A01 C galleass 20,20 4 immobilised=doria", "B I galley 20,19 1", "D I galley 40,40 1", phase=Phase.COMBAT
    )
    do(table, "guns CR-A01 B", dice=[4])
    assert not afloat(table, "B")
