"""Rules that hold on every side: of the table, of a way, of a distance, before and after a turn."""

import pytest

from maestre.games.tercios.data import INCH, Quality, Value, Weapon
from maestre.games.tercios.orders.reactions import windows_along
from maestre.games.tercios.setup.laying import put_down
from maestre.games.tercios.table.crossings import check_crossing
from maestre.games.tercios.table.marks import put
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Mark, Phase, UnitId, Until
from maestre.games.tercios.table.subjects import Situation
from maestre.play import Ask, Pick, Refused
from maestre.space.tabletop import Pose
from tests.games.tercios.board import inches
from tests.games.tercios.fields import charge, dice, field
from tests.games.tercios.positions import act, action
from tests.games.tercios.setting_up import prepared

ONE = UnitId("B1-1")


@pytest.mark.rule("9.38")
@pytest.mark.parametrize(
    ("facing", "at", "may"),
    [
        (0, (36, 15.1), True),
        (0, (36, 15), False),
        (0, (36, 32.9), True),
        (0, (36, 33), False),
        (9000, (15.1, 24), True),
        (9000, (15, 24), False),
        (9000, (56.9, 24), True),
        (9000, (57, 24), False),
    ],
)
def test_the_compulsory_crossing_is_more_than_12_inches_from_every_edge(
    facing: int, at: tuple[float, float], may: bool
) -> None:
    """It takes six inches of the river, three on either side of its spot."""
    state = prepared(Phase.SCENERY)
    put_down(state, "rio:straight", Pose(36 * INCH, 24 * INCH, facing))
    if may:
        check_crossing(state, inches(*at), inland=True)
        return
    with pytest.raises(Refused) as caught:
        check_crossing(state, inches(*at), inland=True)
    assert (caught.value.rule, dict(caught.value.message.args)) == ("9.38", {"inches": 12})
    check_crossing(state, inches(*at), inland=False)


@pytest.mark.rule("2.15", "3.14")
def test_whoever_has_turned_may_still_move() -> None:
    table = act(action(field("B1-1 30,20 0", "R1-1 30,44 180")), "B1-1")
    table.say("blue", "reorient")
    table.say("blue", "left")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Pick)
    assert table.request.choice.options == ("move", "done")


@pytest.mark.rule("6.117", "7.105")
@pytest.mark.parametrize(
    ("weapon", "tutored", "distance", "fire"),
    [
        (Weapon.ARQUEBUS_MUSKET, False, 8 * INCH, 3),
        (Weapon.ARQUEBUS_MUSKET, False, 8 * INCH + 1, 2),
        (Weapon.ARQUEBUS_MUSKET, True, 10 * INCH, 3),
        (Weapon.ARQUEBUS_MUSKET, True, 10 * INCH + 1, 2),
        (None, True, 8 * INCH, 3),
        (None, True, 8 * INCH + 1, 2),
    ],
)
def test_the_second_figure_of_fire_counts_beyond_the_arquebus_which_a_tutor_makes_reach_farther(
    weapon: Weapon | None, tutored: bool, distance: int, fire: int
) -> None:
    state = field("B1-1 30,20 0", "R1-1 30,44 180", blue="tercio").state
    if tutored:
        put(state, Mark(Quality.TUTOR.value, ONE, Until.GO))
    assert tallied(state, Value.FIRE, Situation(unit=ONE, use="order", weapon=weapon, distance=distance)).whole == fire


@pytest.mark.rule("2.38")
@pytest.mark.parametrize(("start", "end"), [((20, 20), (20, 32)), ((20, 32), (20, 20)), ((20, 26), (20, 14))])
def test_windows_open_in_the_order_of_the_way_whichever_way_it_goes(
    start: tuple[float, float], end: tuple[float, float]
) -> None:
    lines = ("B1-1 60,20 0", "R1-1 18,18 90", "R1-2 18,24 90", "R1-3 18,30 90")
    state = action(field(*lines, red="pike_company pike_company pike_company")).state
    found = windows_along(state, ONE, inches(*start), inches(*end))
    gone = [abs(one.at.y - inches(*start).y) for one in found]
    assert len(found) >= 2
    assert gone == sorted(gone)


@pytest.mark.rule("2.34", "5.12")
@pytest.mark.parametrize(("facing", "count"), [(180, 3), (0, 2)])
def test_a_reaction_is_checked_as_one(facing: int, count: int) -> None:
    """Whoever is charged from the flank reacts with less Discipline; its orders do not suffer."""
    y = 25 if facing else 25.6
    table = charge(field("B1-1 30,20 0", f"R1-1 30,{y} {facing}", "R1 in R1-1"), "R1-1=resistid")
    table.say("red", "react")
    assert dice(table)[1] == count
