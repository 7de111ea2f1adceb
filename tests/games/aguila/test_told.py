"""What refusals and reports say in figures: a player who is told a wrong one goes to the wrong place."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.army import army_points
from maestre.games.aguila.armies.army_validation import problems
from maestre.games.aguila.data import ArmyList, Scenario, Terrain
from maestre.games.aguila.scenarios.region import MarkerLaid
from maestre.games.aguila.scenarios.spots import aim
from maestre.games.aguila.scenarios.village import HouseLaid
from maestre.games.aguila.table.state import Away, SceneryId
from maestre.play import Flaw, Message, Order, PlayError, Spot, log
from tests.games.aguila.charging import FRONT
from tests.games.aguila.clashes import charge
from tests.games.aguila.figures import FIGURES
from tests.games.aguila.marching import journey, moving
from tests.games.aguila.positions import Position, area, at, cottage, field, roll
from tests.games.aguila.preparing import opened as prepared
from tests.games.aguila.scenes import BLUE, RED, battle
from tests.games.aguila.test_aftermath import ENEMY, LINE, over
from tests.games.aguila.test_courage import shaken
from tests.games.aguila.test_muster import army
from tests.games.aguila.test_reserves import away, coming, spot
from tests.games.aguila.test_terrain import country


def said(table: Position, seat: str, answer: object) -> dict[str, object]:
    """What the refusal of an answer says."""
    with pytest.raises(PlayError) as caught:
        table.say(seat, answer)
    return dict(caught.value.message.args)


def reported(table: Position, key: str) -> dict[str, object]:
    """What the last report of a kind says."""
    return dict([line.message for line in log(table, "") if line.message.key == key][-1].args)


def whole(length: object) -> object:
    """Inches as they are told, without tenths."""
    assert isinstance(length, Message)
    assert dict(length.args)["tenths"] == 0
    return dict(length.args)["whole"]


def flaw(one: ArmyList, key: str) -> Flaw:
    """The flaw of a list."""
    return next(found for found in problems(FIGURES, one) if found.message.key == f"muster-{key}")


# --------------------------------------------------------------------------------------------------------------- lists


@pytest.mark.rule("14.01")
def test_a_flaw_says_of_which_brigade_and_unit_it_is() -> None:
    one = army("basic line_12", "basic novice_12", "basic nobody_12")
    assert flaw(one, "no-unit").where == "brigades.1.units.3"


@pytest.mark.rule("14.01")
def test_a_list_that_is_too_dear_says_by_how_much() -> None:
    one = army("basic line_12", "basic novice_12")
    total = army_points(FIGURES, one)
    over = dict(flaw(replace(one, limit=total - 7), "over-limit").message.args)
    assert over == {"total": total, "limit": total - 7, "over": 7}


@pytest.mark.rule("14.03", "14.04", "14.06")
def test_what_is_too_much_says_how_much_there_is_and_may_be() -> None:
    basic = ("basic line_12", "basic novice_12", "basic line_12")
    support = dict(flaw(army(*basic, "support line_12", "support novice_12"), "much-support").message.args)
    assert (support["have"], support["most"], support["basic"]) == (2, 1, 3)
    elite = army(*basic, "support light_12", "elite lancers_5", "elite guard_12")
    found = dict(flaw(elite, "much-elite").message.args)
    assert (found["have"], found["most"]) == (2, 1)
    large = army("basic line_24", "basic novice_12", *("support line_24", "elite guard_24"))
    size = dict(flaw(large, "unmatched-size").message.args)
    assert (size["size"], size["have"], size["most"]) == (2, 2, 1)


# --------------------------------------------------------------------------------------------------------------- table


@pytest.mark.rule("15.37")
def test_a_piece_that_is_too_near_is_told_the_four_inches() -> None:
    state = country()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.FIELDS, 20, 20, 10, 8)
    table = roll(prepared(state), 3, 3)
    assert said(table, "blue", Spot("fields:6x6", *at(36, 24)))["inches"] == 4


@pytest.mark.rule("16.26")
@pytest.mark.parametrize(("x", "y", "least"), [(30, 17, 18), (5, 24, 6), (42, 24, 6)])
def test_a_marker_is_told_its_distances_in_inches(x: float, y: float, least: int) -> None:
    state = battle(Scenario.CONTROL_REGION, attacker=None)
    aim(state, "marker", at(40, 24), 1)
    refused = MarkerLaid(BLUE, "marker", (), ("marker",)).refusal(state, Spot("marker", *at(x, y)))
    assert refused is not None
    assert whole(dict(refused.message.args)["least"]) == least


@pytest.mark.rule("16.35")
@pytest.mark.parametrize(("x", "y", "key", "inches"), [(38, 40, "least", 5), (60, 40, "most", 10), (30, 5, "most", 24)])
def test_a_house_of_the_village_is_told_its_distances_in_inches(x: float, y: float, key: str, inches: int) -> None:
    state = battle(Scenario.DEFEND_VILLAGE, scenery=(replace(cottage("S1", 30, 40), role="village"),))
    piece = "building:1-stone_building"
    refused = HouseLaid(RED, "village", (), (piece,)).refusal(state, Spot(piece, *at(x, y)))
    assert refused is not None
    assert whole(dict(refused.message.args)[key]) == inches


# -------------------------------------------------------------------------------------------------------------- orders


@pytest.mark.rule("3.06")
def test_a_turn_that_is_too_wide_is_told_the_most_in_degrees() -> None:
    table = moving("advance", "B1-1 line_24 20,20 0", "R1-1 line_24 60,40 180")
    assert said(table, "blue", journey("turn 91"))["max"] == 90
    assert said(table, "blue", journey("turn 10", "turn 10")) | {"unit": ""} == {"unit": "", "count": 2, "max": 1}


@pytest.mark.rule("3.06", "16.11")
def test_who_comes_at_the_double_is_told_that_it_may_not_turn() -> None:
    table = coming(away("B1-1 line_24 away", where=Away.OFF, turn=1), "attack_column/double")
    assert said(table, "blue", spot(table, 30, 6, 45)) | {"unit": ""} == {"unit": "", "count": 1, "max": 0}


@pytest.mark.rule("11.36")
def test_guns_are_told_which_word_of_their_order_is_unknown() -> None:
    table = field("B1-1 gun_light_horse 20,20 0", "R1-1 line_24 60,40 180")
    assert said(table, "blue", Order("limber", "B1-1", ("sing", "dance")))["what"] == "sing"


# ------------------------------------------------------------------------------------------------------------- markers


@pytest.mark.rule("10.09")
def test_a_stunned_unit_is_told_until_which_turn() -> None:
    table = roll(shaken("line_24 30,30 180 damage=8"), 4, 5)
    assert reported(table, "unit-stunned")["turn"] == table.state.turn + 1 == 3


@pytest.mark.rule("9.23")
def test_a_disorganised_unit_is_told_until_which_turn() -> None:
    table = over(LINE, ENEMY, fought=charge(sides=(FRONT,)))
    assert reported(table, "unit-disorganised")["turn"] == table.state.turn + 1 == 3
