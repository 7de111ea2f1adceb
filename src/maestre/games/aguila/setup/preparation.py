"""16.02, 16.60 The preparation, phase after phase; on a table that is found ready chance decides for the players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.country.laying import choose_landscape, one_piece, pieces_done
from maestre.games.aguila.country.weather import roll_weather
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.scenarios.sides import common_sides
from maestre.games.aguila.setup.deployment import deploy
from maestre.games.aguila.setup.hidden import note_hidden
from maestre.games.aguila.setup.own_table import lay_table
from maestre.games.aguila.setup.redeployment import redeploy
from maestre.games.aguila.setup.vanguard import vanguard
from maestre.games.aguila.table.state import Phase, State
from maestre.miniatures.sides import Side
from maestre.play import Ask, Procedure, Question, draw, rule

_LOTS: Final = tuple(str(lot) for lot in range(100))
"""What is drawn from where a player would decide."""


def by_itself(step: Callable[[State], Procedure[None]]) -> Callable[[State], Procedure[None]]:
    """Let a lot answer whatever a step asks on a table that the players find ready; else it is asked as it is."""

    def run(state: State) -> Procedure[None]:
        if not state.setup.ready:
            yield from step(state)
            return
        procedure = step(state)
        heard: Any = None
        while True:
            try:
                request = procedure.send(heard)
            except StopIteration:
                return
            if isinstance(request, Ask):
                (lot,) = yield from draw(_LOTS, 1, request.rule)
                question = request.about
                assert isinstance(question, Question), request
                heard = question.word(next(question.propose(state, Random(int(lot)))))
            else:
                heard = yield request

    return run


@rule("16.60")
def _roles(state: State) -> Procedure[None]:
    """Who attacks, and what the scenario lets its sides buy or split."""
    yield from battle_of(state).roles(state)
    state.phase = Phase.WEATHER


@rule("16.02", "16.60")
def _weather(state: State) -> Procedure[None]:
    yield from roll_weather(state)
    state.phase = Phase.TERRAIN


@rule("15.33", "16.02", "16.60")
def _terrain(state: State) -> Procedure[None]:
    """The kind of country and what the scenario places; then one piece after another; then objectives.

    A table that the players have agreed on is laid in one go.
    """
    if state.setup.chooser is None:
        yield from choose_landscape(state)
        yield from battle_of(state).pieces(state)
        if state.agreed.table is not UNSET:
            lay_table(state)
            state.setup = replace(state.setup, stopped=tuple(Side))
    elif not pieces_done(state):
        yield from one_piece(state)
    else:
        yield from battle_of(state).objectives(state)
        state.setup = replace(state.setup, turn=None)
        state.phase = Phase.SIDES


@rule("16.03", "16.60")
def _sides(state: State) -> Procedure[None]:
    """Edges and order, then the notes of who hides."""
    battle = battle_of(state)
    if state.setup.first is None:
        if battle.sides is not None:
            yield from battle.sides(state)
        else:
            yield from common_sides(state, battle.bonus)
        return
    yield from note_hidden(state)
    state.phase = Phase.DEPLOYMENT


PREPARATION: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.ROLES: by_itself(_roles),
    Phase.WEATHER: by_itself(_weather),
    Phase.TERRAIN: by_itself(_terrain),
    Phase.SIDES: by_itself(_sides),
    Phase.DEPLOYMENT: by_itself(deploy),
    Phase.REDEPLOYMENT: by_itself(redeploy),
    Phase.VANGUARD: vanguard,
}
"""What runs from a quiet point to the next until the first turn begins; vanguards are always moved by their players."""
