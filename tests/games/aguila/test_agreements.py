"""What players agree on before the battle: the weather, and the size of the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario, Weather
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.quarters import middles
from maestre.games.aguila.setup.placement import check_unit, zone
from maestre.games.aguila.table.state import UnitId
from maestre.miniatures.sides import Side
from maestre.play import Refused, Table, fingerprint
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import FIGURES
from tests.games.aguila.marching import goes, journey, told
from tests.games.aguila.positions import Position, placed, refused, stands
from tests.games.aguila.tables import opened

SIZES = {"180x120": (180_000, 120_000), "150x120": (150_000, 120_000), "240x120": (240_000, 120_000)}
SIZES["240x180"] = (240_000, 180_000)
WIDE = SIZES["240x180"]


def begun(scenario: str = "pitched_battle", seed: int = 7, **options: Any) -> Position:
    """A battle on a table that is found ready, at its first question."""
    table = Table.new(game, scenario, options=options, seed=bytes([seed]) * 32)
    table.settle()
    return table


# -------------------------------------------------------------------------------------------------------------- weather


@pytest.mark.rule("15.16")
@pytest.mark.parametrize("weather", Weather)
def test_players_may_agree_on_any_weather(weather: Weather) -> None:
    table = begun(weather=weather.value)
    assert table.state.turn == 1
    assert table.state.sky.kind is weather
    assert table.state.sky.frozen is (weather in {Weather.SNOW, Weather.BLIZZARD})


@pytest.mark.rule("15.16")
def test_weather_that_is_not_agreed_on_is_thrown_for() -> None:
    assert game.options["weather"] == ("rolled", *(weather.value for weather in Weather))
    assert {begun(seed=seed).state.sky.kind for seed in range(12)} > {Weather.FAIR}


# ------------------------------------------------------------------------------------------------------- size of tables


@pytest.mark.rule("15.01")
def test_the_book_recommends_one_table_and_players_may_agree_on_others() -> None:
    assert game.options["table_size"] == tuple(SIZES)
    assert begun().state.size is None


@pytest.mark.rule("15.01", "16.05")
@pytest.mark.parametrize(("name", "size"), SIZES.items())
def test_zones_lie_along_the_edges_of_the_table_that_was_agreed_on(name: str, size: tuple[int, int]) -> None:
    state = begun(table_size=name).state
    wide, deep = size
    assert (state.figures.table.width, state.figures.table.depth) == size
    found = sorted(
        (min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring))
        for side in Side
        for ring in zone(state, side).rings
    )
    assert found == [(0, wide, 12 * INCH), (deep - 12 * INCH, wide, deep)]


@pytest.mark.rule("15.01")
@pytest.mark.parametrize(("size", "lets"), [(None, False), (WIDE, True)])
def test_units_march_as_far_as_the_table_reaches(size: tuple[int, int] | None, lets: bool) -> None:
    state = placed("B1-1 line_24 67,20 90 column", "R1-1 line_24 10,40 180")
    state.size = size
    table = told(opened(state), "double")
    if not lets:
        refused(table, "blue", journey("ahead 6"), "3.18")
        return
    goes(table, "ahead 6")
    assert stands(table, "B1-1")[0] == 73


@pytest.mark.rule("15.01", "16.50")
def test_what_is_a_part_of_the_table_follows_its_size() -> None:
    assert [point.x for point in middles(FIGURES.sized(WIDE))][:2] == [60_000, 180_000]


@pytest.mark.rule("15.01")
@pytest.mark.parametrize("scenario", Scenario)
@pytest.mark.parametrize("name", ["150x120", "240x180"])
def test_every_scenario_is_laid_out_on_every_table(scenario: Scenario, name: str) -> None:
    state = begun(scenario.value, table_size=name, preparation="ready").state
    wide, deep = SIZES[name]
    assert all(0 <= x <= wide and 0 <= y <= deep for one in state.scenery.values() for x, y in one.ring)
    game.invariants(state)


@pytest.mark.rule("15.01")
def test_tables_of_two_sizes_stand_side_by_side_and_each_is_found_again() -> None:
    wide, usual = begun(table_size="240x180"), begun()
    assert usual.state.figures is FIGURES
    assert wide.state.figures is FIGURES.sized(WIDE)
    assert wide.state.figures.digest == FIGURES.digest
    assert wide.state.figures.kept is not FIGURES.kept
    again = msgspec.json.decode(msgspec.json.encode(wide.state), type=game.state)
    assert fingerprint(again) == fingerprint(wide.state)
    assert again.figures is wide.state.figures


@pytest.mark.rule("15.01", "16.05")
def test_a_unit_is_deployed_beyond_the_usual_table_only_on_a_wider_one() -> None:
    state = begun(table_size="240x120").state
    unit = UnitId("B1-1")
    state.units = {unit: replace(state.units[unit], pose=None)}
    state.officers, state.scenery = {}, {}
    low = min(y for ring in zone(state, Side.BLUE).rings for _, y in ring)
    far = Pose(185_000, low + 6 * INCH, 0)
    check_unit(state, unit, far)
    state.size = None
    with pytest.raises(Refused):
        check_unit(state, unit, far)
