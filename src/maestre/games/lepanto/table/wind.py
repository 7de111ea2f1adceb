"""6.3 Wind: its direction on turn 1 and the check at the start of every later turn."""

from __future__ import annotations

from maestre.games.lepanto.data import Shift
from maestre.games.lepanto.table.state import COMPASS, State
from maestre.play import Procedure, Reading, rule, tell, throw


@rule("6.3.c")
class WindTable(Reading[Shift], frozen=True):
    """The wind table: no change, calm, or a step either way."""

    rows: tuple[Shift, ...]

    def read(self, faces: tuple[int, ...]) -> Shift:
        """Give the row of the table for the die."""
        return self.rows[faces[0] - 1]


@rule("6.3.f")
class Compass(Reading[int], frozen=True):
    """One of the six numbers of the wind diagram."""

    def read(self, faces: tuple[int, ...]) -> int:
        """Give the number itself."""
        return faces[0]


@rule("6.3.a", "6.3.b", "6.3.d", "6.3.e")
def check_wind(state: State) -> Procedure[None]:
    """From the second turn on the wind may shift; what it is then holds for both player turns."""
    state.calm = False
    wind = state.figures.wind
    if state.turn < wind.first_check_turn:
        return
    shift = yield from throw(WindTable(wind.shift), "6.3.c")
    if shift.result == "calm":
        state.wind = yield from throw(Compass(), "6.3.d")
        state.calm = True
        tell(state, "wind-calm", "6.3.d", wind=COMPASS[state.wind])
        return
    state.wind = (state.wind - 1 + shift.step) % 6 + 1
    if shift.step:
        tell(state, "wind-shifts", "6.3.e", wind=COMPASS[state.wind])
    else:
        tell(state, "wind-holds", "6.3.c", wind=COMPASS[state.wind])
