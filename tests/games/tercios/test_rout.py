"""Wear beyond Endurance: rout checks, who makes none, pools that lose members, and what leaves play with a unit."""

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import Element
from maestre.games.tercios.shooting.rout import destroy, owed, wear
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import Mark, Pooled, SceneryId, State, UnitId, Until
from maestre.games.tercios.table.subjects import Check
from maestre.games.tercios.table.victory import score
from maestre.miniatures.sides import Side
from maestre.play import Pick, Procedure, Table, Throw, log
from tests.games.tercios.board import rectangle
from tests.games.tercios.lists import army, command, leader, unit
from tests.games.tercios.positions import HEADER, Position, Skirmish, happens, officer, roll
from tests.games.tercios.ranges import BLUE, NORTH, RED, SOUTH, asked, dice, field, one
from tests.matters import about

REST = command("companies", unit("pike_company"))
"""What red still has when its first command is lost."""
PLACES = {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH), "R2-1": (60, 40, SOUTH)}


class Blow(Skirmish):
    """Red's first Troop takes so much wear, and that is all."""

    def __init__(self, points: int) -> None:
        self.points = points

    def step(self, state: State) -> Procedure[None]:
        return self.struck(state)

    def struck(self, state: State) -> Procedure[None]:
        stays = yield from wear(state, RED, self.points, "rout", BLUE)
        state.ended = "stays" if stays else "gone"
        state.turn = 99


def struck(points: int, profile: str = "tercio", *options: str, **fields: Any) -> Position:
    """Give wear to a Troop of red."""
    table = field(one("tercio"), army(command("companies", unit(profile, *options)), REST), PLACES, R1_1=fields)
    return Table(Blow(points), HEADER, table.state)


# ------------------------------------------------------------------------------------------------------------ the check


@pytest.mark.rule("4.19", "4.20", "4.21")
@pytest.mark.parametrize(("before", "points", "needed"), [(2, 3, 0), (5, 1, 1), (5, 2, 2), (4, 3, 2)])
def test_wear_beyond_endurance_is_checked_at_once_for_the_excess(before: int, points: int, needed: int) -> None:
    table = struck(points, wear=before)
    if needed:
        assert isinstance(table.request, Throw)
        assert isinstance(table.request.about, Check)
        assert (table.request.about.kind, table.request.about.needed) == ("rout", needed)
        roll(table, 6, 6, 1, 1, 1)
    assert table.state.units[RED].wear == min(before + points, 5)
    assert table.state.ended == "stays"


@pytest.mark.rule("4.22")
def test_the_original_discipline_is_thrown_whatever_would_change_it() -> None:
    table = struck(1, "tercio", wear=5, disordered=True)
    assert dice(table) == (5, 6), "nobody leads it"


@pytest.mark.rule("4.22")
def test_bought_discipline_counts() -> None:
    assert dice(struck(1, "pike_company", "veteran", wear=3)) == (4, 6)


@pytest.mark.rule("4.23", "4.24", "5.39")
def test_with_a_six_for_each_point_the_unit_stays_at_its_limit() -> None:
    table = struck(2, wear=5)
    roll(table, 6, 6, 1, 2, 5)
    assert (table.state.ended, table.state.units[RED].wear) == ("stays", 5)


@pytest.mark.rule("4.23", "4.25", "5.40")
def test_with_fewer_sixes_it_is_destroyed_and_the_enemy_scores() -> None:
    table = struck(2, wear=5)
    roll(table, 6, 5, 5, 5, 5)
    assert table.state.ended == "gone"
    assert RED not in table.state.units
    assert table.state.lost[RED].how == "rout"
    assert score(table.state, Side.BLUE) == 2


@pytest.mark.rule("4.25")
def test_a_check_with_too_few_dice_fails_without_a_throw() -> None:
    table = struck(4, "pike_company", wear=3)
    assert table.state.ended == "gone"
    assert [line.message.key for line in log(table, "blue")][-2:] == ["rout-failed", "troop-lost"]


@pytest.mark.rule("6.43")
@pytest.mark.parametrize(("before", "ended"), [(2, "stays"), (3, "gone")])
def test_mercenaries_never_roll(before: int, ended: str) -> None:
    table = struck(1, "pike_company", "mercenaries", wear=before)
    assert table.state.ended == ended


# ---------------------------------------------------------------------------------------------------------------- pools


def pool(points: int, kind: Pooled, *units: tuple[str, ...], before: int = 0) -> Position:
    """Give wear to a pool of red."""
    entries = tuple(unit(*one) for one in units)
    names = tuple(f"R1-{number + 1}" for number in range(len(units)))
    red = army(command("companies", *entries), REST)
    table = field(one("tercio"), red, PLACES, pools=((kind, names),), R1_1={"wear": before})
    return Table(Blow(points), HEADER, table.state)


TABOR = ("plastuns", "tabor")
GUN = ("medium_gun", "fortified")
HUSSARS = ("heavy_hussars",)


@pytest.mark.rule("6.37", "6.38")
@pytest.mark.parametrize(("points", "left", "count"), [(2, 2, 2), (4, 1, 1)])
def test_a_fort_counts_wear_in_common_and_loses_a_unit_instead_of_checking(points: int, left: int, count: int) -> None:
    table = pool(points, Pooled.FORT, TABOR, TABOR)
    assert table.state.units[RED].wear == left
    assert len(table.state.pools[RED].members) == count
    assert table.state.ended == "stays"


@pytest.mark.rule("6.38", "6.39")
def test_the_owner_of_a_fort_says_whether_a_company_or_the_gun_is_lost() -> None:
    table = pool(3, Pooled.FORT, TABOR, TABOR, GUN)
    question = table.asked("red")
    assert question is not None
    assert (question.rule, question.choice) == ("6.38", Pick(("R1-2", "R1-3")))
    table.say("red", "R1-3")
    assert table.state.pools[RED].members == ("R1-1", "R1-2")
    assert list(table.state.lost) == ["R1-3"]
    assert table.state.units[RED].wear == 0


@pytest.mark.rule("6.38")
def test_the_last_unit_of_a_fort_checks_as_any_other() -> None:
    table = pool(6, Pooled.FORT, TABOR, TABOR)
    assert asked(table) == "4.23"
    assert dice(table) == (2, 6)
    roll(table, 1, 1)
    assert list(table.state.lost) == ["R1-2", "R1-1"]
    assert table.state.pools == {}
    assert score(table.state, Side.BLUE) == 2


@pytest.mark.rule("6.60")
def test_a_column_loses_its_rearmost_and_keeps_its_front_where_it_is() -> None:
    table = pool(2, Pooled.COLUMN, HUSSARS, HUSSARS, HUSSARS, before=3)
    assert table.state.pools[RED].members == ("R1-1", "R1-2")
    assert (table.state.units[RED].wear, list(table.state.lost)) == (1, ["R1-3"])
    assert front(table.state, RED) == (50000, 50000)


@pytest.mark.rule("6.60")
def test_a_lone_survivor_of_a_column_is_an_ordinary_unit_and_checks_for_the_rest() -> None:
    table = pool(8, Pooled.COLUMN, HUSSARS, HUSSARS)
    assert table.state.pools == {}
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Check).needed == 1
    roll(table, 6, 1, 1, 1)
    assert (table.state.ended, table.state.units[RED].wear) == ("stays", 3)


@pytest.mark.rule("6.93", "6.99")
def test_a_formation_checks_for_itself_and_its_gun_which_is_lost_with_it() -> None:
    table = pool(1, Pooled.INTEGRATED, ("classic_squadron",), ("light_gun", "integrated"), before=4)
    assert dice(table) == (4, 6)
    roll(table, 1, 1, 1, 1)
    assert sorted(table.state.lost) == ["R1-1", "R1-2"]
    assert score(table.state, Side.BLUE) == 3


# --------------------------------------------------------------------------------------------------------- leaving play


@pytest.mark.rule("4.25")
def test_a_destroyed_unit_leaves_no_trace_and_its_card_stays_unseen() -> None:
    house = replace(rectangle("house", Element.LARGE_BUILDING, 18, 18, 4, 4), garrison=RED)
    table = field(one("tercio"), army(command("companies", unit("tercio")), REST), PLACES, house)
    state = table.state
    state.marks = (Mark("any", RED, Until.TURN), Mark("any", BLUE, Until.TURN))
    told = len(state.news)
    for _ in destroy(state, RED, "rout", BLUE):
        raise AssertionError("nothing to ask")
    assert RED not in state.units
    assert RED not in state.cards
    assert [mark.on for mark in state.marks] == [BLUE]
    assert state.scenery[SceneryId("house")].garrison is None
    assert [one.message.key for one in state.news[told:]] == ["troop-lost"]


@pytest.mark.rule("4.20")
def test_whoever_is_gone_owes_nothing() -> None:
    table = field(one("tercio"), one("tercio"), {"R1-1": (20, 20, SOUTH)})
    del table.state.units[RED]
    with pytest.raises(StopIteration) as ended:
        next(owed(table.state, RED, "rout", None))
    assert ended.value.value is False


@pytest.mark.rule("7.27", "6.96")
@pytest.mark.parametrize(("lost", "throws"), [("B1-2", False), ("B1-1", True)])
def test_a_leader_throws_for_the_loss_of_a_troop_and_not_of_the_gun_in_it(lost: str, throws: bool) -> None:
    blue = army(command("infantry", unit("classic_squadron"), unit("light_gun", "integrated"), led=leader(2)), REST)
    places = {"B1-1": (20, 10, NORTH), "B2-1": (60, 10, NORTH), "R1-1": (20, 40, SOUTH)}
    table = field(blue, one("tercio"), places, pools=((Pooled.INTEGRATED, ("B1-1", "B1-2")),))
    officer(officer(table, "B0", at=(60, 6)), "B1", at=(20, 5))
    table = happens(table, lambda state: destroy(state, UnitId(lost), "rout", None))
    assert isinstance(table.request, Throw) is throws
