"""Ice: one throw a turn for whoever is on it, wounds without a test of courage."""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import Terrain
from maestre.games.aguila.morale.ice import Ice
from maestre.games.aguila.table.state import Scenery, Sky
from maestre.play import Ask, Order, Throw
from tests.games.aguila.marching import goes, told
from tests.games.aguila.positions import Position, area, field, keys, roll, unit

RIVER = area("W1", Terrain.RIVER, 0, 21, 70, 4)
CHIEF = "B1 general 24,15"
THERE = "R1-1 line_24 30,44 180"


def frozen(*lines: str, scenery: tuple[Scenery, ...] = (RIVER,), ice: bool = True) -> Position:
    """A table with a frozen river."""
    table = field(*lines, CHIEF, THERE, scenery=scenery)
    table.state.sky = Sky(frozen=ice)
    return table


def crossing(kind: str, *said: str, **fields: object) -> Position:
    """Blue's first unit advances to the north, onto the river if it goes far enough."""
    return goes(told(frozen(f"B1-1 {kind} 30,20 0", **fields), "advance"), *said)  # type: ignore[arg-type]


@pytest.mark.rule("15.11")
@pytest.mark.parametrize(
    ("kind", "face", "breaks"),
    [
        ("line_24", 4, False),
        ("line_24", 5, True),
        ("cuirassiers_10", 3, False),
        ("cuirassiers_10", 4, True),
        ("gun_light_foot", 4, True),
    ],
)
def test_ice_breaks_on_five_under_infantry_and_on_four_under_others(kind: str, face: int, breaks: bool) -> None:
    table = crossing(kind, "ahead 1.5")
    assert isinstance(table.request, Throw)
    assert table.request.rule == "15.11"
    if breaks:
        roll(table, face, 3)
    else:
        roll(table, face)
    assert unit(table, "B1-1").damage == (3 if breaks else 0)
    assert ("ice-breaks" in keys(table)) is breaks


@pytest.mark.rule("15.11")
def test_a_frozen_river_is_open_ground_and_who_stays_off_it_throws_nothing() -> None:
    assert isinstance(crossing("line_24", "ahead 0.9").request, Ask)
    assert isinstance(crossing("line_24", "ahead 4").request, Throw)


@pytest.mark.rule("15.11")
def test_a_unit_throws_once_a_turn_also_if_it_only_stands_on_ice() -> None:
    table = frozen("B1-1 line_24 30,24 0")
    table.say("blue", Order("done"))
    roll(table, 4)
    assert unit(table, "B1-1").deeds.tests == ("ice",)
    table = roll(crossing("line_24", "ahead 2"), 4)
    table.say("blue", Order("done"))
    assert isinstance(table.request, Ask), "it has thrown already"


@pytest.mark.rule("15.11")
def test_without_frost_there_is_no_ice() -> None:
    assert isinstance(crossing("line_24", "ahead 2", ice=False).request, Ask)


@pytest.mark.rule("15.11", "15.44")
def test_who_crosses_on_a_bridge_is_on_no_ice() -> None:
    bridge = area("W2", Terrain.RIVER, 29, 20, 2, 6, role="bridge")
    assert isinstance(crossing("line_24", "ahead 2", scenery=(RIVER, bridge)).request, Ask)


@pytest.mark.rule("15.12")
def test_wounds_of_ice_cause_no_test_of_courage() -> None:
    table = roll(crossing("line_24", "ahead 2"), 6, 4)
    assert unit(table, "B1-1").damage == 4
    assert table.state.shaken == ()
    table.say("blue", Order("done"))
    assert isinstance(table.request, Ask)
    assert table.request.seat == "red"
    assert table.state.shaken == ()
    assert "courage-tested" not in keys(table)


@pytest.mark.rule("15.11")
def test_the_throw_knows_its_chances() -> None:
    found = {Ice(5, 6).read(faces): weight for faces, weight in Ice(5, 6).outcomes()}
    assert found[0] == 2 * sum(weight for wounds, weight in found.items() if wounds)
    assert sorted(found) == [0, 1, 2, 3, 4, 5, 6]
