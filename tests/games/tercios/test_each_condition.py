"""Rules with several conditions, each of which is missing once."""

import pytest

from maestre.games.tercios.data import Element, Quality
from maestre.games.tercios.table.moments import IN_COMMAND
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Check, Melee
from maestre.play import Throw
from tests.games.tercios.board import rectangle
from tests.games.tercios.fields import charge, field, passing
from tests.games.tercios.leading import staff, targets
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import Position, action, officer
from tests.games.tercios.ranges import NORTH, SOUTH, one
from tests.games.tercios.ranges import field as ranged


def checks(table: Position, kind: str) -> str:
    """Who is about to make a check of a kind, if anybody."""
    if not isinstance(table.request, Throw) or not isinstance(table.request.about, Check):
        return ""
    return table.request.about.unit if table.request.about.kind == kind else ""


@pytest.mark.rule("6.112")
@pytest.mark.parametrize(
    ("blue", "red", "winner", "checked"),
    [
        ("melee_company+greatswords", "melee_company", "B1-1", "R1-1"),
        ("melee_company", "melee_company+greatswords", "R1-1", "B1-1"),
        ("melee_company", "melee_company+greatswords", "B1-1", ""),
        ("melee_company+greatswords", "melee_company", "R1-1", ""),
    ],
)
def test_greatswords_shake_whom_they_beat_charging_or_charged(blue: str, red: str, winner: str, checked: str) -> None:
    lines = ("B1-1 30,20 0", "R1-1 30,24 180", "R1 in R1-1")
    table = passing(charge(field(*lines, blue=blue, red=red)))
    while isinstance(table.request, Throw) and isinstance(table.request.about, Melee):
        count, resist = table.request.reading.needs(()), table.request.about.striker == winner
        table.show((6, 6, *[1] * (len(count) - 2), 5, 1, 1) if resist else (1,) * len(count))
    assert checks(table, "greatswords") == checked


@pytest.mark.rule("6.101")
@pytest.mark.parametrize(("near", "led"), [("B1-1", True), ("B2-1", False)])
def test_an_escort_is_led_by_the_gun_of_its_own_battery(near: str, led: bool) -> None:
    far = {"B1-1": "B2-1", "B2-1": "B1-1"}[near]
    blue = army(command("battery", unit("medium_gun"), unit("pike_company")), command("battery", unit("medium_gun")))
    places = {near: (30, 10, NORTH), far: (60, 10, NORTH), "B1-2": (34, 10, NORTH), "R1-1": (30, 40, SOUTH)}
    table = officer(ranged(blue, one("tercio"), places), "B0", at=(2, 2))
    assert IN_COMMAND(table.state, UnitId("B1-2")) is led


@pytest.mark.rule("5.43")
@pytest.mark.parametrize("second", [False, True])
def test_whoever_is_wholly_on_another_height_is_not_on_this_one(second: bool) -> None:
    hills = (rectangle("hill", Element.HILL, 20, 23.9, 20, 10), rectangle("knoll", Element.HILL, 20, 10, 20, 14.05))
    lines = ("B1-1 30,20 0", "R1-1 30,24 180")
    table = passing(charge(field(*lines, blue="classic_squadron", red="classic_squadron", scenery=hills[: 1 + second])))
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Melee)
    assert table.request.about.dice[1].whole == 6


@pytest.mark.rule("7.12", "7.16", "7.29")
def test_a_comrade_inside_a_troop_reaches_no_other_leader() -> None:
    table = staff(Quality.COMRADE)
    officer(action(table), "B1", at=(36, 17), exhausted=True)
    assert targets(table, Quality.COMRADE) == (("B1",),)
    officer(table, "B0", inside=UnitId("B1-2"))
    assert targets(table, Quality.COMRADE) == ()
