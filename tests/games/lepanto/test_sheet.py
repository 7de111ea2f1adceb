"""The sheet for whoever draws the board agrees with the rules, and says what is rebuilt."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind
from maestre.play import Message
from maestre.play.written.messages import LANGUAGES
from maestre.space import hexes
from tests.games.lepanto.figures import GRID, LAND, SHORE, STEP, TYPES, gun_hexes


@pytest.fixture(scope="module")
def sheet() -> dict[str, Any]:
    """The sheet as a client gets it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.board_data()))
    return found


def test_cells_are_counted_row_by_row(sheet: dict[str, Any]) -> None:
    cols, rows = sheet["grid"]["cols"], sheet["grid"]["rows"]
    assert [row * cols + col for row in range(rows) for col in range(cols)] == list(range(GRID.size))
    assert GRID.offset(3 * cols + 7) == (7, 3)


@pytest.mark.rule("6.3.f")
def test_the_directions_lead_to_the_neighbours_that_the_rules_know(sheet: dict[str, Any]) -> None:
    middle = GRID.at(20, 20)
    for number, step in sheet["directions"].items():
        q, r = GRID.hexes[middle]
        assert GRID.hexes[STEP[int(number)][middle]] == (q + step["dq"], r + step["dr"])
    assert sheet["directions"]["4"]["name"] == {"en": "E", "es": "E"}


@pytest.mark.rule("3.1.a")
def test_the_map_is_whole(sheet: dict[str, Any]) -> None:
    assert set(sheet["land"]) == LAND
    assert set(sheet["shore"]) == SHORE
    assert len(sheet["turn_track"]) == 30
    assert [[GRID.offset(cell) for cell in pair] for pair in sheet["blocked"]] == [[(9, 4), (10, 4)]]


@pytest.mark.rule("3.3.a", "3.3.b", "3.3.c")
@pytest.mark.parametrize("kind", list(Kind))
def test_the_counters_print_what_the_rules_read(sheet: dict[str, Any], kind: Kind) -> None:
    printed = sheet["kinds"][kind]
    counter = TYPES[kind]
    assert (printed["guns"], printed["arms"], printed["boarding"]) == (counter.guns, counter.arms, counter.boarding)
    assert printed["points"] == counter.points
    assert printed["origin"] == "reconstructed"
    middle = GRID.at(20, 20)
    q, r = GRID.hexes[middle]
    east = hexes.EAST + 1
    reached = {GRID.hexes[cell]: value.guns for cell, value in gun_hexes(kind, east, middle).items()}
    assert reached == {(q + dq, r + dr): guns for dq, dr, _, guns in printed["gun_hexes"]}


def test_squadrons_and_scenarios_are_listed_and_ours_are_marked(sheet: dict[str, Any]) -> None:
    assert len(sheet["squadrons"]) == 8
    assert sheet["squadrons"]["christian-left"]["code"] == "CL"
    assert tuple(sheet["scenarios"]) == game.scenarios
    battle, learning = sheet["scenarios"]["battle"], sheet["scenarios"]["learning"]
    assert (battle["ours"], battle["first_turn"], battle["last_turn"], battle["ships"]) == (False, 1, 30, 227)
    assert (battle["origin"], learning["origin"]) == ("rulebook", "ours")
    assert learning["title"].keys() == {"es", "en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_is_told_what_is_rebuilt(sheet: dict[str, Any], language: str) -> None:
    speaker = game.speaker(language)
    assert sheet["rebuilt"] == ["map", "ships", "combat", "fleets"]
    for part in sheet["rebuilt"]:
        assert speaker.say(Message(f"rebuilt-{part}")).endswith(".")
    for origin in set(sheet["origins"].values()):
        assert speaker.say(Message(f"origin-{origin}"))
