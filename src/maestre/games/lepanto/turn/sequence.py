"""2.0 and 5.0 The sequence of play: turns, player turns and phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.fighting.boarding import Board, board
from maestre.games.lepanto.fighting.close_combat import recover
from maestre.games.lepanto.fighting.combat_phase import Combat, EndCombat
from maestre.games.lepanto.fighting.gunnery import Guns, fire_guns
from maestre.games.lepanto.fighting.ramming import RamDie, open_rams, ram_die
from maestre.games.lepanto.fighting.small_arms import Arms, fire_arms
from maestre.games.lepanto.sailing.drift import drift
from maestre.games.lepanto.sailing.movement import Move, move, rest_crews
from maestre.games.lepanto.sailing.movement_phase import EndMovement, Movement
from maestre.games.lepanto.sailing.reorientation import EndReorientation, Face, Reorientation, face
from maestre.games.lepanto.sailing.towing import Cut, cut, declare_tows
from maestre.games.lepanto.table.state import Phase, State
from maestre.games.lepanto.table.wind import check_wind
from maestre.games.lepanto.turn.doria import doria_die
from maestre.games.lepanto.turn.victory import final_removal
from maestre.play import Procedure, ask, rule, tell


@rule("5.1.c")
def open_turn(state: State) -> Procedure[None]:
    """Start a turn: wind, the die for Doria's galleasses, tows, Christian drift; by a switch, tows after that too."""
    yield from check_wind(state)
    yield from doria_die(state)
    yield from declare_tows(state)
    drift(state)
    if state.tow_after_drift and not state.ended:
        yield from declare_tows(state)
    state.phase = Phase.MOVEMENT
    finish_if_ended(state)


@rule("5.2.a", "5.2.c", "6.2.g")
def movement_order(state: State) -> Procedure[None]:
    """Move one ship, in whatever order the player likes, cut a cable, or end the phase."""
    match (yield from ask(state.side, Movement(state.side))):
        case Move() as deed:
            move(state, deed.ship, deed.steps)
        case Cut(galleass):
            cut(state, galleass)
        case EndMovement():
            end_phase(state)


@rule("5.3.a", "5.3.f")
def combat_order(state: State) -> Procedure[None]:
    """Make one attack, in whatever order the player likes, or end the phase; the target does not fire back."""
    match (yield from ask(state.side, Combat(state.side))):
        case Guns(ship, target):
            yield from fire_guns(state, ship, target)
        case Arms(ship, targets):
            yield from fire_arms(state, ship, targets)
        case Board(target, boarders):
            yield from board(state, target, boarders)
        case RamDie(ship):
            yield from ram_die(state, ship)
        case EndCombat():
            end_phase(state)
    finish_if_ended(state)


@rule("5.1.a", "5.4.a")
def reorientation_order(state: State) -> Procedure[None]:
    """Turn one ship, cut a cable, or end the phase."""
    match (yield from ask(state.side, Reorientation(state.side))):
        case Face(ship, facing):
            face(state, ship, facing)
        case Cut(galleass):
            cut(state, galleass)
        case EndReorientation():
            end_phase(state)


@rule("2.0.b", "2.0.c", "4.0.b", "5.1.c", "5.3.g", "5.4.g")
def end_phase(state: State) -> None:
    """Close a phase and open the next: movement, combat, reorientation; then the same for Islam, which drifts first."""
    recover(state)
    state.done = {}
    tell(state, "phase-ends", "2.0.c", side=state.side.value, phase=state.phase.value)
    if state.phase is Phase.MOVEMENT:
        state.phase = Phase.COMBAT
        open_rams(state)
    elif state.phase is Phase.COMBAT:
        state.phase = Phase.REORIENTATION
    elif state.side is Side.CHRISTIAN:
        state.side, state.phase = Side.ISLAMIC, Phase.MOVEMENT
        drift(state)
    else:
        end_turn(state)
    finish_if_ended(state)


@rule("2.0.a", "5.1.b")
def end_turn(state: State) -> None:
    """Close a game turn: rested crews lose their marker, the turn marker moves on, and the last turn ends the game."""
    rest_crews(state)
    if state.turn == state.figures.scenarios[state.scenario].last_turn:
        state.ended = "turns-over"
        return
    state.turn += 1
    state.side, state.phase = Side.CHRISTIAN, Phase.OPENING
    tell(state, "turn-begins", "5.1.b", turn=state.turn)


@rule("10.0.a", "10.0.e")
def finish_if_ended(state: State) -> None:
    """Once a fleet is lost or the turns are over, make the last recovery test and take off what does not count."""
    if state.ended:
        recover(state)
        final_removal(state)


STEPS: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.OPENING: open_turn,
    Phase.MOVEMENT: movement_order,
    Phase.COMBAT: combat_order,
    Phase.REORIENTATION: reorientation_order,
}
"""What runs from a quiet point to the next: the opening of a turn, or one order of the phase under way."""
