"""Weather: season and climate, what slows, how long it lasts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.country.weather import desert_turns, frozen_in, roll_weather, weather_lasts
from maestre.games.aguila.data import INCH, Landscape, OrderKind, Region, Season, Weather
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Phase, Setup, Sky, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.play import Order
from tests.games.aguila.figures import FIGURES, LANDS, WEATHER
from tests.games.aguila.positions import field, happens, keys, placed, refused, roll
from tests.games.aguila.preparing import armies, opened


def sky(table_state: State) -> tuple[Season, Weather]:
    return table_state.sky.season, table_state.sky.kind


@pytest.mark.rule("15.15")
@pytest.mark.parametrize(
    ("face", "season"),
    [(1, "winter"), (2, "spring"), (3, "spring"), (4, "summer"), (5, "summer"), (6, "autumn")],
)
def test_a_die_decides_the_season(face: int, season: str) -> None:
    table = happens(armies(), roll_weather)
    roll(roll(table, face), 3, 4)
    assert table.state.sky.season is Season(season)


@pytest.mark.rule("15.15")
def test_a_season_agreed_on_is_not_thrown_for() -> None:
    table = happens(armies(season=Season.AUTUMN), roll_weather)
    roll(table, 3, 4)
    assert table.state.sky.season is Season.AUTUMN


@pytest.mark.rule("15.16")
def test_the_two_dice_of_the_weather_are_added() -> None:
    table = happens(armies(region=Region.SOUTHERN_EUROPE, season=Season.SPRING), roll_weather)
    roll(table, 1, 1)
    assert sky(table.state) == (Season.SPRING, Weather.TORRENTIAL)
    assert "weather-is" in keys(table)


@pytest.mark.rule("16.02")
def test_region_season_and_weather_are_fixed_before_the_terrain() -> None:
    table = opened(armies(Phase.WEATHER))
    roll(roll(table, 4), 4, 4)
    assert table.state.phase is Phase.TERRAIN


# A letter for each sum from 2 to 12.
LETTERS = {
    "T": Weather.TORRENTIAL,
    "R": Weather.RAIN,
    "F": Weather.FAIR,
    "G": Weather.FOG,
    "B": Weather.BLIZZARD,
    "S": Weather.SNOW,
    "D": Weather.SANDSTORM,
}
CLIMATES = [
    ("15.17", Region.SOUTHERN_EUROPE, Season.SPRING, "TRRFFFFFFRG"),
    ("15.18", Region.SOUTHERN_EUROPE, Season.SUMMER, "TFFFFFFFFFR"),
    ("15.19", Region.SOUTHERN_EUROPE, Season.AUTUMN, "TTRRFFFFRGG"),
    ("15.20", Region.SOUTHERN_EUROPE, Season.WINTER, "BSSTRRGGFFF"),
    ("15.21", Region.WESTERN_EUROPE, Season.SPRING, "TRRRFFFFRRG"),
    ("15.22", Region.WESTERN_EUROPE, Season.SUMMER, "TRFFFFFFFRR"),
    ("15.23", Region.WESTERN_EUROPE, Season.AUTUMN, "TTRRFFFRRGG"),
    ("15.24", Region.WESTERN_EUROPE, Season.WINTER, "BBSSSTRGGFF"),
    ("15.25", Region.EASTERN_EUROPE, Season.SPRING, "TRRRFFFFRRG"),
    ("15.26", Region.EASTERN_EUROPE, Season.SUMMER, "TRFFFFFFFFR"),
    ("15.27", Region.EASTERN_EUROPE, Season.AUTUMN, "TTTRRFFGGGG"),
    ("15.28", Region.EASTERN_EUROPE, Season.WINTER, "BBBSSSTGGFF"),
    ("15.29", Region.MIDDLE_EAST, Season.SPRING, "RDDFFFFFFFD"),
    ("15.30", Region.MIDDLE_EAST, Season.SUMMER, "DDDFFFFFFFD"),
    ("15.31", Region.MIDDLE_EAST, Season.AUTUMN, "RRDFFFFFFFD"),
    ("15.32", Region.MIDDLE_EAST, Season.WINTER, "RRRFFFFFFDD"),
]


@pytest.mark.parametrize(
    ("region", "season", "row"),
    [pytest.param(*one, marks=pytest.mark.rule(number)) for number, *one in CLIMATES],
)
def test_each_climate_is_read_as_its_rule_says(region: Region, season: Season, row: str) -> None:
    found = []
    for total in range(2, 13):
        table = happens(armies(region=region, season=season), roll_weather)
        roll(table, total // 2, total - total // 2)
        found.append(table.state.sky.kind)
    assert found == [LETTERS[letter] for letter in row]


@pytest.mark.parametrize(
    ("season", "landscape", "kind"),
    [
        pytest.param(Season.SPRING, Landscape.DESERT, Weather.SANDSTORM, marks=pytest.mark.rule("15.29")),
        pytest.param(Season.AUTUMN, Landscape.DESERT, Weather.SANDSTORM, marks=pytest.mark.rule("15.31")),
        pytest.param(Season.AUTUMN, Landscape.FERTILE, Weather.RAIN, marks=pytest.mark.rule("15.31")),
        pytest.param(Season.WINTER, Landscape.DESERT, Weather.RAIN, marks=pytest.mark.rule("15.32")),
    ],
)
def test_rain_in_the_desert_is_a_sandstorm(season: Season, landscape: Landscape, kind: Weather) -> None:
    state = armies(region=Region.MIDDLE_EAST, landscape=landscape)
    state.sky = replace(state.sky, season=season, kind=Weather.RAIN)
    desert_turns(state)
    assert state.sky.kind is kind


@pytest.mark.rule("15.20")
@pytest.mark.parametrize(
    ("region", "kind", "chosen", "frozen"),
    [
        (Region.SOUTHERN_EUROPE, Weather.FAIR, False, False),
        (Region.SOUTHERN_EUROPE, Weather.FAIR, True, True),
        (Region.SOUTHERN_EUROPE, Weather.SNOW, False, True),
        (Region.WESTERN_EUROPE, Weather.FAIR, False, True),
        (Region.EASTERN_EUROPE, Weather.FOG, False, True),
        (Region.MIDDLE_EAST, Weather.FAIR, True, False),
    ],
)
def test_waters_freeze_in_winter_where_the_climate_says_so(
    region: Region, kind: Weather, chosen: bool, frozen: bool
) -> None:
    assert frozen_in(FIGURES, Sky(region, Season.WINTER, kind), chosen=chosen) is frozen


# -------------------------------------------------------------------------------------------------------- how it lasts


@pytest.mark.rule("15.02")
@pytest.mark.parametrize(("turn", "needed"), [(1, 5), (2, 4), (3, 3), (4, 2), (7, 2)])
def test_bad_weather_ends_ever_more_easily(turn: int, needed: int) -> None:
    for face, kind in ((needed, Weather.FAIR), (needed - 1, Weather.RAIN)):
        table = happens(placed("B1-1 line_24 30,20", weather=Weather.RAIN, turn=turn), weather_lasts)
        roll(table, face)
        assert table.state.sky.kind is kind


@pytest.mark.rule("15.10")
@pytest.mark.parametrize("kind", [Weather.FAIR, Weather.SNOW])
def test_snow_lasts(kind: Weather) -> None:
    table = happens(placed("B1-1 line_24 30,20", weather=kind), weather_lasts)
    assert table.request is not None
    assert table.request.rule == "2.01"


@pytest.mark.rule("15.13")
def test_after_a_blizzard_snow_lies() -> None:
    table = happens(placed("B1-1 line_24 30,20", weather=Weather.BLIZZARD), weather_lasts)
    roll(table, 6)
    assert table.state.sky.kind is Weather.SNOW


# ---------------------------------------------------------------------------------------------------------- what slows


def speed(profile: str, weather: Weather, verb: str = "advance", markers: str = "") -> float:
    state = placed(f"B1-1 {profile} 30,20 0 {markers}", weather=weather)
    return tallied(state, Value.MOVE, Situation(unit=UnitId("B1-1"), use="move", verb=verb)).whole / INCH


@pytest.mark.parametrize(
    ("profile", "weather", "share"),
    [
        pytest.param("cuirassiers_10", Weather.TORRENTIAL, 0.75, marks=pytest.mark.rule("15.07")),
        pytest.param("line_24", Weather.TORRENTIAL, 1, marks=pytest.mark.rule("15.07")),
        pytest.param("line_24", Weather.SNOW, 0.75, marks=pytest.mark.rule("15.10")),
        pytest.param("line_24", Weather.BLIZZARD, 0.75, marks=pytest.mark.rule("15.13")),
        pytest.param("hussars_10", Weather.SANDSTORM, 0.75, marks=pytest.mark.rule("15.14")),
        pytest.param("hussars_10", Weather.RAIN, 1, marks=pytest.mark.rule("15.07")),
        pytest.param("gun_medium_foot", Weather.SNOW, 0.75, marks=pytest.mark.rule("15.10")),
    ],
)
def test_mud_snow_and_sand_take_a_quarter_of_the_speed(profile: str, weather: Weather, share: float) -> None:
    assert speed(profile, weather) == pytest.approx(speed(profile, Weather.FAIR) * share, abs=0.001)


@pytest.mark.rule("15.10")
def test_snow_takes_its_quarter_before_formation_counts() -> None:
    assert speed("line_24", Weather.SNOW) == 3
    assert speed("line_24", Weather.SNOW, "double", "march") == 6


@pytest.mark.rule("15.07")
def test_mud_shortens_charges_too() -> None:
    def reach(weather: Weather) -> int:
        state = placed("B1-1 cuirassiers_10 30,20 0 column", weather=weather)
        return tallied(state, Value.CHARGE, Situation(unit=UnitId("B1-1"), use="charge")).whole

    assert reach(Weather.TORRENTIAL) * 4 == reach(Weather.FAIR) * 3


@pytest.mark.rule("15.13")
def test_a_blizzard_is_snow_and_fog() -> None:
    row = WEATHER.row[Weather.BLIZZARD]
    assert (row.speed, row.sight_in, row.command) == ((3, 4), 8, (1, 2))


@pytest.mark.rule("15.08")
@pytest.mark.parametrize(
    ("profile", "weather", "open_"),
    [
        ("line_24", Weather.TORRENTIAL, False),
        ("line_24", Weather.RAIN, True),
        ("hussars_10", Weather.TORRENTIAL, True),
    ],
)
def test_infantry_cannot_go_at_the_double_in_torrential_rain(profile: str, weather: Weather, open_: bool) -> None:
    table = field(f"B1-1 {profile} 30,20 0 march", "R1-1 line_24 30,44 180", weather=weather)
    if open_:
        table.say("blue", Order("double", "B1-1"))
        assert table.state.units[UnitId("B1-1")].deeds.order is OrderKind.DOUBLE_TIME
    else:
        refused(table, "blue", Order("double", "B1-1"), "15.08", "weather-no-double")


# --------------------------------------------------------------------------------------------------------------- lands


@pytest.mark.rule("15.49")
def test_every_land_has_the_climate_of_its_region() -> None:
    assert LANDS.row["northern_iberia"].region is Region.WESTERN_EUROPE
    assert LANDS.row["andalusia"].region is Region.SOUTHERN_EUROPE


@pytest.mark.rule("15.50")
def test_lands_suggest_kinds_of_country() -> None:
    assert Landscape.FERTILE in LANDS.row["nile"].landscapes
    assert Landscape.DESERT in LANDS.row["egypt"].landscapes


def test_weather_agreed_on_stays_in_the_desert() -> None:
    state = armies(region=Region.MIDDLE_EAST, landscape=Landscape.DESERT, weather=Weather.RAIN)
    state.sky = replace(state.sky, season=Season.SPRING, kind=Weather.RAIN)
    desert_turns(state)
    assert state.sky.kind is Weather.RAIN
    assert isinstance(state.setup, Setup)
