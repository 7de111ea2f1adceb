"""15.02-15.32 Weather: what it does, how it ends, and what each region and season may bring."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.aguila.data.measures import INCH, Face, Share
from maestre.games.aguila.data.words import Region, Season, Weather
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

WEATHER_FILE: Final = "weather.toml"

FEWEST, MOST = 2, 12
"""The smallest and the largest sum of two dice: the tables of 2D6 have a result for each."""

_SIX: Final = 6
_WHOLE: Final = Share(1, 1)
_AtMost0 = Annotated[int, msgspec.Meta(le=0)]


class WeatherRow(Table, frozen=True, kw_only=True):
    """A kind of weather and everything that it changes; what it does not name stays as it is."""

    id: Weather
    name: Text
    sight_in: Amount = 0
    command: Share = _WHOLE
    powder: Share = _WHOLE
    speed: Share = _WHOLE
    cavalry_speed: Share = _WHOLE
    infantry_double_time: bool = True
    cannon_wounds: _AtMost0 = 0
    cannon_least: Amount = 0
    frozen: bool = False
    random: bool = False
    then: Weather | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.random is (self.then is None):
            raise ValueError("weather that may end says what follows, and no other does; mend random or then")
        if any(share.over > share.under for share in (self.command, self.powder, self.speed, self.cavalry_speed)):
            raise ValueError("it makes something greater; weather only takes away")

    @property
    def sight(self) -> int | None:
        """How far anybody sees, in units of the table; None without limit."""
        return self.sight_in * INCH or None


class _Duration(Table, frozen=True, kw_only=True):
    ends: tuple[Face, ...]


class Ice(Table, frozen=True, kw_only=True):
    """On what the ice breaks under infantry and under others, and the sides of the die of wounds."""

    infantry: Face
    others: Face
    wounds_die: Number


class _Seasons(Table, frozen=True, kw_only=True):
    d6: tuple[Season, ...]


class Climate(Table, frozen=True, kw_only=True):
    """The weather of a region in a season by the sum of two dice."""

    id: Season
    results: tuple[Weather, ...]
    frozen: Literal["no", "choice", "always"]
    desert_rain: Weather | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.results) != MOST - FEWEST + 1:
            raise ValueError(f"it has {len(self.results)} results; give one for each sum from {FEWEST} to {MOST}")
        if self.desert_rain and Weather.RAIN not in self.results:
            raise ValueError("it says what rain becomes and has none; take desert_rain out")

    def on(self, total: int) -> Weather:
        """Give the weather for the sum of two dice."""
        return self.results[total - FEWEST]


class _WeatherFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weather: dict[str, dict[str, object]]
    duration: _Duration
    ice: Ice
    seasons: _Seasons
    climate: dict[str, dict[str, dict[str, object]]]


class Weathers(NamedTuple):
    """What ``weather.toml`` holds; ``ends`` is what ends it after the first, second ... turn, the last for all."""

    file: _WeatherFile
    row: dict[Weather, WeatherRow]
    ends: tuple[int, ...]
    ice: Ice
    seasons: tuple[Season, ...]
    climate: dict[Region, dict[Season, Climate]]


@rule("15.02", "15.15", "15.16")
def read_weather(text: str) -> Weathers:
    """Read weather and climate: every region has its four seasons, a die six results; weather ends ever more easily."""
    file = read(WEATHER_FILE, text, _WeatherFile)
    row = rows(WEATHER_FILE, "weather", each(WEATHER_FILE, "weather", file.weather, WeatherRow), Weather)
    ends = file.duration.ends
    if not ends or list(ends) != sorted(ends, reverse=True):
        raise DataError(WEATHER_FILE, "duration", f"{list(ends)} does not fall turn by turn; mend it")
    if len(file.seasons.d6) != _SIX or set(file.seasons.d6) != set(Season):
        raise DataError(WEATHER_FILE, "seasons", "give each face of a die its season, and each season a face")
    climates = {
        region: rows(WEATHER_FILE, f"climate.{region}", _climates(region, found), Season)
        for region, found in rows(WEATHER_FILE, "climate", file.climate, Region).items()
    }
    return Weathers(file, row, ends, file.ice, file.seasons.d6, climates)


def _climates(region: Region, found: dict[str, dict[str, object]]) -> dict[str, Climate]:
    return each(WEATHER_FILE, f"climate.{region}", found, Climate)
