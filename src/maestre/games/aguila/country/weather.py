"""15.02, 15.07-15.08, 15.10, 15.13-15.32 Weather: season and climate, what slows, and how long it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.data import Arm, Figures, Landscape, Weather
from maestre.games.aguila.data.weather import FEWEST, MOST
from maestre.games.aguila.table.moments import WEATHER_ROLLED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import Sky, State, UnitId
from maestre.games.aguila.table.subjects import Situation
from maestre.games.aguila.table.values import Factor, Term
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, Refused, RuleId, rule, tell, throw
from maestre.play.chance.readings import Duel, Face


@rule("15.15", "15.16", "16.02")
def roll_weather(state: State) -> Procedure[None]:
    """The season on a die and the weather on one of each side, unless they were agreed on."""
    season = state.setup.season
    if season is None:
        face = yield from throw(Face(), "15.15")
        season = state.figures.weather.seasons[face - 1]
    state.sky = replace(state.sky, season=season)
    tell(state, "season-is", "15.15", season=Message(f"season-{season}"), region=Message(f"region-{state.sky.region}"))
    kind = state.setup.weather
    if kind is None:
        blue, red = yield from throw(Duel(tie=True), "15.16")
        total = blue + red
        for side in Side:
            total = yield from WEATHER_ROLLED(total, state, side)
        kind = _on(state, total)
    state.sky = replace(state.sky, kind=kind, since=1)
    state.sky = replace(state.sky, frozen=frozen_in(state.figures, state.sky, chosen=state.setup.freezes))
    tell(state, "weather-is", "15.16", weather=Message(f"weather-{kind}"))


@rule("15.17", "15.18", "15.19", "15.20", "15.21", "15.22", "15.23", "15.24")
@rule("15.25", "15.26", "15.27", "15.28", "15.29", "15.30", "15.31", "15.32")
def _on(state: State, total: int) -> Weather:
    """What the sum of two dice means in a region and season."""
    climate = state.figures.weather.climate[state.sky.region][state.sky.season]
    return climate.on(min(max(total, FEWEST), MOST))


@rule("15.11", "15.20", "15.24", "15.28")
def frozen_in(figures: Figures, sky: Sky, *, chosen: bool) -> bool:
    """Whether rivers and lakes bear ice: in snow, in the winters that say so, and in others if the players want it."""
    climate = figures.weather.climate[sky.region][sky.season]
    return figures.weather.row[sky.kind].frozen or climate.frozen == "always" or (chosen and climate.frozen == "choice")


@rule("15.29", "15.31")
def desert_turns(state: State) -> None:
    """In a desert of the Middle East what was rolled as rain is a sandstorm; weather agreed on stays."""
    becomes = state.figures.weather.climate[state.sky.region][state.sky.season].desert_rain
    rolled = state.setup.weather is None and state.sky.kind is Weather.RAIN
    if rolled and becomes is not None and state.setup.landscape is Landscape.DESERT:
        state.sky = replace(state.sky, kind=becomes)
        tell(state, "weather-is", "15.29", weather=Message(f"weather-{becomes}"))


@rule("15.02", "15.13")
def weather_lasts(state: State) -> Procedure[None]:
    """At the end of a turn the side with the initiative throws whether the weather ends; after a blizzard snow lies."""
    then = state.figures.weather.row[state.sky.kind].then
    if then is None or state.ended:
        return
    needed = state.figures.weather.ends[min(state.turn, len(state.figures.weather.ends)) - 1]
    face = yield from throw(Face(), "15.02")
    kind = Message(f"weather-{state.sky.kind}")
    if face >= needed:
        state.sky = replace(state.sky, kind=then, since=state.turn + 1)
    tell(state, "weather-ends" if face >= needed else "weather-stays", "15.02", weather=kind, needed=needed)


# ---------------------------------------------------------------------------------------------------------- what slows

_RULES: Final[dict[Weather, RuleId]] = {
    Weather.TORRENTIAL: "15.07",
    Weather.SNOW: "15.10",
    Weather.BLIZZARD: "15.13",
    Weather.SANDSTORM: "15.14",
}


@rule("15.07", "15.10", "15.13", "15.14")
def slows(state: State, at: Situation) -> Iterator[Term]:
    """What mud leaves of the Speed of cavalry, and snow and sand of everybody's: before order and formation count."""
    row = state.figures.weather.row[state.sky.kind]
    mounted = state.arm_of(state.units[at.unit]) is Arm.CAVALRY
    for share in (row.speed, *((row.cavalry_speed,) if mounted else ())):
        if share.over < share.under:
            yield Factor(share, _RULES[state.sky.kind])


@rule("15.08")
def mud_stops(state: State, unit: UnitId, verb: str) -> None:
    """Refuse double time to infantry in torrential rain."""
    foot = state.arm_of(state.units[unit]) is Arm.INFANTRY
    if verb == "double" and foot and not state.figures.weather.row[state.sky.kind].infantry_double_time:
        raise Refused("15.08", "weather-no-double", unit=named(state, unit))
