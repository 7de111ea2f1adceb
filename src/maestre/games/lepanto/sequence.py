"""2.0 and 5.0 The sequence of play: turns, player turns and phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.lepanto.boarding import board
from maestre.games.lepanto.close_combat import recover
from maestre.games.lepanto.combat import ARMS, BOARD, GUNS, RAM
from maestre.games.lepanto.data import SCENARIOS, Side
from maestre.games.lepanto.doria import doria_die
from maestre.games.lepanto.drift import drift
from maestre.games.lepanto.gunnery import fire_guns
from maestre.games.lepanto.movement import move, rest_crews
from maestre.games.lepanto.ramming import open_rams, ram_die
from maestre.games.lepanto.reorientation import face
from maestre.games.lepanto.small_arms import fire_arms
from maestre.games.lepanto.state import Phase, ShipId, State
from maestre.games.lepanto.towing import cut, declare_tows
from maestre.games.lepanto.victory import final_removal
from maestre.games.lepanto.wind import check_wind
from maestre.play import Order, Orders, Procedure, ask, rule, tell

MOVE: Final = "move"
CUT: Final = "cut"
FACE: Final = "face"
END: Final = "end"

MOVES: Final = Orders((MOVE, CUT, END))
ATTACKS: Final = Orders((GUNS, ARMS, BOARD, RAM, END))
TURNS: Final = Orders((FACE, CUT, END))


@rule("5.1.c")
def open_turn(state: State) -> Procedure[None]:
    """Start a turn: wind, the die for Doria's galleasses, tows, Christian drift."""
    yield from check_wind(state)
    yield from doria_die(state)
    yield from declare_tows(state)
    drift(state)
    state.phase = Phase.MOVEMENT
    finish_if_ended(state)


@rule("5.2.a", "5.2.c", "6.2.g")
def movement_order(state: State) -> Procedure[None]:
    """Move one ship, in whatever order the player likes, cut a cable, or end the phase."""
    order = yield from ask(state.side, MOVES, "5.2.a", about=state.phase.value)
    if order.verb == MOVE:
        move(state, ShipId(order.piece), order.objects)
    elif order.verb == CUT:
        cut(state, ShipId(order.piece))
    else:
        end_phase(state)


@rule("5.3.a", "5.3.f")
def combat_order(state: State) -> Procedure[None]:
    """Make one attack, in whatever order the player likes, or end the phase; the target does not fire back."""
    order: Order = yield from ask(state.side, ATTACKS, "5.3.a", about=state.phase.value)
    others = tuple(ShipId(name) for name in order.objects)
    if order.verb == GUNS:
        yield from fire_guns(state, ShipId(order.piece), others[0])
    elif order.verb == ARMS:
        yield from fire_arms(state, ShipId(order.piece), others)
    elif order.verb == BOARD:
        yield from board(state, ShipId(order.piece), others)
    elif order.verb == RAM:
        yield from ram_die(state, ShipId(order.piece))
    else:
        end_phase(state)
    finish_if_ended(state)


@rule("5.1.a", "5.4.a")
def reorientation_order(state: State) -> Procedure[None]:
    """Turn one ship, cut a cable, or end the phase."""
    order = yield from ask(state.side, TURNS, "5.4.a", about=state.phase.value)
    if order.verb == FACE:
        face(state, ShipId(order.piece), int(order.objects[0]))
    elif order.verb == CUT:
        cut(state, ShipId(order.piece))
    else:
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
    if state.turn == SCENARIOS[state.scenario].last_turn:
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
