"""S.05, T.wind, T.gale The Winds of an Impulse, and which of them become Gales."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import Season, Wind
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import joined, tell
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Phase, State
from maestre.games.mistral.table.subjects import Weather
from maestre.games.mistral.weather.gales import place_gale
from maestre.play import Message, Procedure, rule


@rule("S.01")
def season(state: State) -> Season:
    """The Season of the Turn."""
    return state.figures.calendar.seasons[state.turn]


@rule("S.05", "T.wind", "T.wind.b")
def weather(state: State) -> Procedure[bool]:
    """Find the Winds of the Impulse, one die for each pair of contra Winds and for each lone one; then their Gales."""
    blowing: list[Wind] = []
    for sharing in state.figures.weather.rolls:
        if state.figures.weather.can_blow(sharing, season(state)):
            face = yield from rolled(state, None, "T.wind", about=Weather(sharing))
            wind = state.figures.weather.blowing(sharing, season(state), face)
            if wind is not None:
                blowing.append(wind)
    state.winds = tuple(wind for wind in Wind if wind in blowing)
    if blowing:
        tell(state, "winds", "T.wind", winds=joined(Message(f"wind-{wind}") for wind in state.winds))
    else:
        tell(state, "winds-none", "T.wind")
    for wind in state.winds:
        yield from _gale(state, wind)
    return True


@rule("T.gale", "IC.5.33.b")
def _gale(state: State, wind: Wind) -> Procedure[None]:
    """Roll a second die for a Wind that blows: a Gale of some Force, or none."""
    face = yield from rolled(state, None, "T.gale", about=Weather((wind,)))
    force = state.figures.weather.gale(wind, season(state), face)
    if force is not None:
        yield from place_gale(state, wind, force)


PHASES: Final[dict[Phase, Chapter]] = {Phase.WEATHER: weather}
