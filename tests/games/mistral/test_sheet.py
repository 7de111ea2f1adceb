"""The sheet for whoever draws the sea agrees with the rules, and says what is ours."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import (
    Class,
    Contingent,
    Event,
    Fleet,
    Force,
    Intensity,
    PlaceKind,
    Rank,
    Status,
    Wind,
)
from maestre.games.mistral.showing.board_data import board_data as printed
from maestre.games.mistral.table.state import Berth, ChitStatus, Duty, Gale, Phase
from maestre.games.mistral.turn.opening import opened
from maestre.games.mistral.weather.gales import reach

FIGURES = own_figures()

FIXTURE = Path(__file__).parents[3] / "web/src/games/mistral/fixtures/sheet.json"
OPEN = [kind for kind in PlaceKind if kind is not PlaceKind.PORT]


@pytest.fixture(scope="module")
def sheet() -> dict[str, Any]:
    """The sheet as a client gets it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(printed(FIGURES)))
    return found


def test_what_the_client_is_tested_with_is_what_the_server_gives(sheet: dict[str, Any]) -> None:
    assert json.loads(FIXTURE.read_text()) == sheet


@pytest.mark.rule("1.301")
def test_every_place_lies_on_the_frame_where_the_rules_have_it(sheet: dict[str, Any]) -> None:
    assert list(sheet["places"]) == list(FIGURES.places)
    for name, place in sheet["places"].items():
        assert (place["x"], place["y"]) == (FIGURES.places[name].x, FIGURES.places[name].y)
        assert 0 <= place["x"] <= sheet["frame"]["width"]
        assert 0 <= place["y"] <= sheet["frame"]["height"]
    assert sheet["places"]["gibraltar"]["owner"] == Contingent.BRITISH
    assert sheet["places"]["gibraltar"]["port"] == "key"
    assert sheet["places"]["s13"]["number"] == 13
    assert sheet["places"]["cA"]["letter"] == "A"
    assert sheet["places"]["the_gut"]["edge"] == "west"


@pytest.mark.rule("1.2")
def test_every_lane_says_toward_which_of_its_ends_a_wind_blows(sheet: dict[str, Any]) -> None:
    assert [(lane["a"], lane["b"]) for lane in sheet["lanes"]] == [(lane.a, lane.b) for lane in FIGURES.waters.lanes]
    for lane in sheet["lanes"]:
        ends = (lane["a"], lane["b"])
        assert lane["prevailing"] in ("", *ends)
        assert all(toward in ends for toward in lane["seasonal"].values())
        assert lane["b"] in FIGURES.network.neighbours(lane["a"])


@pytest.mark.rule("T.gale_effects")
@pytest.mark.parametrize("force", list(Force))
def test_a_gale_is_drawn_over_the_places_that_it_reaches_and_over_no_other(sheet: dict[str, Any], force: Force) -> None:
    state = opened(FIGURES, "1744", {})
    for centre in FIGURES.places:
        state.gales = (Gale(Wind.MISTRAL, force, centre),)
        drawn = {
            name for name, far in sheet["gales"]["reach"][centre].items() if far <= sheet["gales"]["radius"][force]
        }
        assert drawn == {name for name in FIGURES.places if reach(state, name)}


@pytest.mark.rule("T.gale_effects.d")
def test_a_gale_is_drawn_over_no_place_of_a_kind_that_it_leaves_alone(sheet: dict[str, Any]) -> None:
    kinds = {FIGURES.places[name].kind for found in sheet["gales"]["reach"].values() for name in found}
    assert kinds == set(FIGURES.weather.reached)
    assert PlaceKind.ZONE in kinds


@pytest.mark.rule("S.01", "S.09")
def test_the_calendar_has_every_turn_with_its_season(sheet: dict[str, Any]) -> None:
    turns = sheet["calendar"]["turns"]
    assert len(turns) == FIGURES.calendar.turns
    assert turns[1] == {"name": "turn-january", "season": "winter", "quarterly": False}
    assert [number for number, turn in enumerate(turns, start=1) if turn["quarterly"]] == list(
        FIGURES.calendar.quarterly
    )
    assert sheet["calendar"]["spends"][2] == [2, 3, 4]


@pytest.mark.rule("1.41")
def test_the_flow_chart_has_every_event_after_those_that_it_requires(sheet: dict[str, Any]) -> None:
    ids = [event["id"] for event in sheet["events"]]
    assert ids == [event.value for event in Event]
    for event in sheet["events"]:
        assert all(ids.index(one) < ids.index(event["id"]) for one in event["requires"])
    assert set(sheet["campaigns"]) == {campaign.value for campaign in FIGURES.events.campaign}


def test_every_counter_leader_and_chit_that_a_game_opens_with_is_printed(sheet: dict[str, Any]) -> None:
    state = opened(FIGURES, "1744", {})
    assert set(state.leaders) <= set(sheet["leaders"]) == set(FIGURES.scenarios.leaders)
    assert all(one in sheet["counters"] or ":" in one for one in state.formations)
    assert {chit["fleet"] for chit in sheet["chits"].values()} == {fleet.value for fleet in Fleet}


def test_the_sheet_says_what_is_rebuilt_or_inferred_and_why(sheet: dict[str, Any]) -> None:
    lanes, names = FIGURES.provenance["waters.lanes.routes"], FIGURES.provenance["calendar.names"]
    assert {
        "part": "waters",
        "origin": "reconstructed",
        "rules": ["T.routes"],
        "reason": {"es": lanes.reason_es, "en": lanes.reason},
    } in sheet["origins"]
    assert [told["reason"]["es"] for told in sheet["origins"] if told["part"] == "calendar"] == [names.reason_es]
    assert {told["origin"] for told in sheet["origins"]} == {"reconstructed", "inferred"}


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_client_has_words_for_whatever_it_names_by_its_id(language: str) -> None:
    text = (FIXTURE.parents[1] / f"{language}.ftl").read_text()
    named: dict[str, Iterable[str]] = {
        "phase": Phase,
        "flag": (*FIGURES.formations.fleets, "knights", "pirate", "neutral"),
        "kind": ("key", "minor", *OPEN),
        "berth": [one for one in Berth if one is not Berth.OUT],
        "status": Status,
        "class": Class,
        "rank": Rank,
        "intensity": Intensity,
        "chits": ChitStatus,
        "fleet": Fleet,
        "duty": [one for one in Duty if one],
        "side": sorted({campaign.other for campaign in FIGURES.events.campaign.values()}),
    }
    keys = [f"mistral-{kind}-{word}" for kind, words in named.items() for word in words]
    assert [key for key in keys if f"\n{key} = " not in text] == []
