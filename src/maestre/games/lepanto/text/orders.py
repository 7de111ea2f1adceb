"""Typed orders, read into answers: one ship's, or a whole squadron's."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.fighting.combat_phase import Combat
from maestre.games.lepanto.fighting.targets import ARMS, BOARD, GUNS, RAM
from maestre.games.lepanto.sailing.movement import MOVE
from maestre.games.lepanto.sailing.movement_phase import Movement
from maestre.games.lepanto.sailing.reorientation import FACE, Reorientation
from maestre.games.lepanto.sailing.towing import CUT, Tows
from maestre.games.lepanto.table.phases import END
from maestre.games.lepanto.table.state import Phase, Ship, State
from maestre.games.lepanto.text.words import (
    ALL,
    FORWARDS,
    HARD_WORDS,
    NONE_WORDS,
    SQUADRON_WORDS,
    STEPS,
    TOW,
    VERBS,
    facing_words,
    folded,
    ship_named,
    squadron_codes,
)
from maestre.games.lepanto.turn.squadrons import ADVANCE, FIRE, HARD, HEAD, VOLLEY, plan_group_order
from maestre.games.lepanto.turn.squadrons import STEPS as ALL_STEPS
from maestre.play import Ask, ByQuestion, Order, Refused, Tries, Unreadable


class Typed(NamedTuple):
    """What has been typed, and where: who is asked has these words for an answer."""

    state: State
    ask: Ask
    words: tuple[str, ...]


READINGS: Final = ByQuestion[Typed, tuple[Tries, ...]]()


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an order: for each ship that it concerns, what to try, in an order that lets those behind follow."""
    return READINGS(Typed(state, ask, words), ask.about)


@READINGS.of(Movement, Combat, Reorientation)
def _orders(typed: Typed, question: Movement | Combat | Reorientation) -> tuple[Tries, ...]:
    state, ask, words = typed
    verb = VERBS.get(folded(words[0]))
    if verb is None:
        raise Unreadable("", "text-unknown-order", word=words[0])
    if verb == ALL:
        return _squadron_order(state, ask, words[1:])
    if verb not in question.choice().verbs:
        raise Unreadable(question.rule, "text-not-now", word=words[0], phase=state.phase.value)
    if verb == END:
        return ((Order(END),),)
    return ((_order(state, verb, words),),)


@READINGS.of(Tows)
def _tows(typed: Typed, question: Tows) -> tuple[Tries, ...]:
    return ((question.word(_taken(typed.state, question, typed.words)),),)


def _taken(state: State, question: Tows, words: tuple[str, ...]) -> tuple[ShipId, ...]:
    """Read which galleasses are taken in tow: `tow CL-A01`, `tow all`, or `none`."""
    first = folded(words[0])
    names = words[1:] if VERBS.get(first) == TOW else words
    if first in NONE_WORDS or VERBS.get(first) == END or (names and folded(names[0]) in NONE_WORDS):
        return ()
    if names and VERBS.get(folded(names[0])) == ALL:
        return question.galleasses
    if VERBS.get(first, TOW) != TOW or not names:
        raise Unreadable("", "text-tow-first", ships=", ".join(question.galleasses))
    return tuple(ship_named(state, name) for name in names)


def _order(state: State, verb: str, words: tuple[str, ...]) -> Order:
    """Read an order to one ship."""
    if len(words) == 1:
        raise Unreadable("", "text-which-ship", word=words[0])
    ship = ship_named(state, words[1])
    rest = words[2:]
    if verb == MOVE:
        return Order(MOVE, ship, _steps(rest))
    if verb == FACE:
        return Order(FACE, ship, (_facing(state, rest[0] if rest else ""),))
    if verb in (CUT, RAM):
        return Order(verb, ship)
    if not rest:
        raise Unreadable("", "text-who-boards" if verb == BOARD else "text-no-target", ship=ship)
    return Order(verb, ship, tuple(ship_named(state, name) for name in rest))


def _steps(words: tuple[str, ...]) -> tuple[str, ...]:
    for word in words:
        if folded(word) not in STEPS:
            raise Unreadable("", "text-unknown-step", word=word)
    return tuple(STEPS[folded(word)] for word in words)


def _facing(state: State, word: str) -> str:
    facings = facing_words(state.figures)
    if folded(word) not in facings:
        raise Unreadable("", "text-unknown-facing", word=word)
    return str(facings[folded(word)])


# ---------------------------------------------------------------- squadrons


def _squadron_order(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read `all forward squadron CL`, `all oar port CL`, `all face E`, `all guns`: each ship's own order."""
    orders = [word for word in words if folded(word) not in SQUADRON_WORDS and not _names_ships(state, word)]
    whom = [word.upper() for word in words if _names_ships(state, word)]
    if not orders:
        raise Unreadable("", "text-all-what")
    ships = tuple(ship.id for ship in state.ships.values() if ship.side == ask.seat and _meant(state, ship, whom))
    command = _command(state, orders)
    try:
        return plan_group_order(state, ask, ships, command)
    except Refused as refusal:
        if refusal.message.key != "no-such-command":
            raise
        raise Refused(refusal.rule, "no-such-command", verb=" ".join(orders), phase=state.phase.value) from refusal


def _command(state: State, orders: list[str]) -> Order:
    """Read what all are to do."""
    first, rest = folded(orders[0]), tuple(orders[1:])
    verb = VERBS.get(first)
    if verb == FACE:
        return Order(FACE if state.phase is Phase.REORIENTATION else HEAD, "", (_facing(state, "".join(rest[:1])),))
    if verb in _VOLLEYS:
        return Order(_VOLLEYS[verb], "", tuple(ship_named(state, name) for name in rest))
    if first in FORWARDS:
        if any(folded(word) not in HARD_WORDS for word in rest):
            raise Unreadable("", "text-all-what")
        return Order(ADVANCE, "", (HARD,) if rest else ())
    return Order(ALL_STEPS, "", _steps(tuple(orders)))


_VOLLEYS: Final = {GUNS: FIRE, ARMS: VOLLEY}


def _names_ships(state: State, word: str) -> bool:
    ship = state.ships.get(ShipId(word.upper()))
    return word.upper() in squadron_codes(state.figures) or (ship is not None and ship.side is state.side)


def _meant(state: State, ship: Ship, whom: list[str]) -> bool:
    """Whether a ship is among those named, by itself or by its squadron; nobody named means everybody."""
    codes = squadron_codes(state.figures)
    return not whom or ship.id in whom or any(codes.get(word) == ship.squadron for word in whom)
