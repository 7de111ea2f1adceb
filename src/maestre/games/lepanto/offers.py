"""What a seat may answer now, in words and with its cost: for one ship, for an enemy in sight, or for the phase."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Final

from maestre.games.lepanto.attacks import Attack, attacks_of, attacks_on, can_attack, ram_due, weighed
from maestre.games.lepanto.combat import ARMS, BOARD, GUNS, RAM
from maestre.games.lepanto.data import DIRECTION_NAMES
from maestre.games.lepanto.movement import ANCHOR, Walk, bar_mover, walk
from maestre.games.lepanto.reorientation import bar_facing, bar_reorient
from maestre.games.lepanto.sequence import CUT, END, FACE, MOVE
from maestre.games.lepanto.state import COMPASS, Phase, Ship, ShipId, State, shares_hex
from maestre.games.lepanto.towing import tow_candidate
from maestre.games.lepanto.ways import ways
from maestre.play import Ask, Message, Offer, Order, Some, rule

ENDS: Final = "ends"
EXHAUSTS: Final = "exhausts"
RAMS: Final = "rams"
TOWS: Final = "tows"
CUTS: Final = "cut"
"""The marks of an offer: it ends the phase, tires the crew, rams, brings a galleass along, lets one go."""


# ---------------------------------------------------------------- who may do something


def able(state: State, ask: Ask) -> tuple[str, ...]:
    """List one's own ships that may do something now."""
    if isinstance(ask.choice, Some):
        return ask.choice.options
    return tuple(ship.id for ship in _own(state) if _can_act(state, ship) or _can_cut(state, ship))


def _own(state: State) -> list[Ship]:
    side = state.side
    return [ship for ship in state.ships.values() if ship.side is side]


@rule("5.2.b", "5.4.c", "7.5.o")
def _can_act(state: State, ship: Ship) -> bool:
    """Whether a ship may move, attack or turn; one that nothing bars from moving may at least turn where it lies.

    Only whoever shares its hex with an enemy may not, and must have a way out.
    """
    if state.phase is Phase.COMBAT:
        return can_attack(state, ship)
    if state.phase is Phase.REORIENTATION:
        return bar_reorient(state, ship) is None and next(_facings(state, ship), None) is not None
    return bar_mover(state, ship) is None and (not shares_hex(state, ship) or bool(ways(state, ship)))


@rule("6.1.g")
def _can_cut(state: State, ship: Ship) -> bool:
    return ship.id in state.tows and state.phase is not Phase.COMBAT


def _facings(state: State, ship: Ship) -> Iterator[int]:
    """Give the headings that a ship may take up in reorientation."""
    return (facing for facing in DIRECTION_NAMES if bar_facing(state, ship, facing) is None)


# ---------------------------------------------------------------- what it may do


def offers(state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
    """List what a ship may be told, how an enemy may be attacked or, for ``""``, what concerns the phase."""
    if isinstance(ask.choice, Some):
        return tuple(_tow_offers(state, ask.choice.options, piece))
    if not piece:
        return tuple(_phase_offers(state))
    ship = state.ships.get(ShipId(piece))
    if ship is None:
        return ()
    if ship.side is not state.side:
        attacks = attacks_on(state, ship) if state.phase is Phase.COMBAT else []
        return tuple(_attack_offer(state, attack, described(state, attack.order)) for attack in attacks)
    return (*_OFFERS[state.phase](state, ship), *_cable(state, ship))


@rule("6.1.m")
def _tow_offers(state: State, options: tuple[str, ...], piece: str) -> Iterator[Offer]:
    """Offer to take all galleasses in tow, none, or a single one."""
    if not piece and len(options) > 1:
        yield Offer(options, tows(state, options), marks=(TOWS,))
    for name in options:
        if piece in ("", name):
            yield Offer((name,), tows(state, (name,)), (state.ships[ShipId(name)].cell,), (TOWS,))
    if not piece:
        yield Offer((), tows(state, ()))


@rule("2.0.c", "7.5.f")
def _phase_offers(state: State) -> Iterator[Offer]:
    """Offer the end of the phase; but the dice of rams that are due fall first."""
    due = [ship for ship in _own(state) if ram_due(state, ship)] if state.phase is Phase.COMBAT else []
    for ship in due:
        attack = weighed(state, Order(RAM, ship.id))
        yield _attack_offer(state, attack, described(state, attack.order))
    if not due:
        yield Offer(Order(END), ending(state), marks=(ENDS,))


@rule("5.2.a", "6.1.h")
def _moves(state: State, ship: Ship) -> Iterator[Offer]:
    """Offer every end of a move by its easiest way; whoever tows may also leave the galleass where the move ends."""
    for where, (steps, end) in ways(state, ship).items():
        yield Offer(Order(MOVE, ship.id, steps), voyage(state, end), where, _move_marks(end))
        if end.towing:
            left = copy(end)
            left.towing = False
            yield Offer(Order(MOVE, ship.id, (*steps, ANCHOR)), voyage(state, left), where, _move_marks(left))


def _move_marks(end: Walk) -> tuple[str, ...]:
    tow = () if end.galleass is None else (TOWS,) if end.towing else (CUTS,)
    return (*((EXHAUSTS,) if end.exhausts else ()), *((RAMS,) if end.rams else ()), *tow)


def _attacks(state: State, ship: Ship) -> Iterator[Offer]:
    return (_attack_offer(state, attack, assault(attack)) for attack in attacks_of(state, ship))


def _attack_offer(state: State, attack: Attack, words: Message) -> Offer:
    """Offer an attack at the hex of its target; one on several has no single place."""
    cells = tuple(state.ships[target].cell for target in attack.targets)
    return Offer(attack.order, words, cells if len(cells) == 1 else ())


@rule("5.4.a", "5.4.d", "5.4.e")
def _turns(state: State, ship: Ship) -> Iterator[Offer]:
    if bar_reorient(state, ship) is None:
        for facing in _facings(state, ship):
            yield Offer(Order(FACE, ship.id, (str(facing),)), bow(facing), (ship.cell, facing))


def _cable(state: State, ship: Ship) -> Iterator[Offer]:
    if _can_cut(state, ship):
        yield Offer(Order(CUT, ship.id), Message("offer-cut"), (ship.cell,), (CUTS,))


_OFFERS: Final = {Phase.MOVEMENT: _moves, Phase.COMBAT: _attacks, Phase.REORIENTATION: _turns}


# ---------------------------------------------------------------- in words


def described(state: State, answer: object) -> Message:
    """Put any answer that the rules allow into words, with the name of the ship."""
    if isinstance(answer, tuple):
        return tows(state, answer)
    assert isinstance(answer, Order), answer
    if answer.verb == END:
        return ending(state)
    if answer.verb == BOARD:
        return assault(weighed(state, answer))
    return Message.of("offer-of", ship=answer.piece, words=_told(state, answer))


def _told(state: State, order: Order) -> Message:
    if order.verb == MOVE:
        return voyage(state, walk(state, state.ships[ShipId(order.piece)], order.objects))
    if order.verb == FACE:
        return bow(int(order.objects[0]))
    return Message("offer-cut") if order.verb == CUT else assault(weighed(state, order))


def voyage(state: State, end: Walk) -> Message:
    """Say how far a move goes by sail and by oar, where the bow points then, and what it costs."""
    how = "both" if end.sailed and end.oars else "sail" if end.sailed else "oar" if end.oars else "turn"
    return Message.of(
        "offer-move",
        way=Message.of(f"way-{how}", sails=end.sailed, oars=end.oars),
        facing=COMPASS[end.facing],
        target=state.at[end.cell] if end.rams else "",
        ram=_yes(end.rams),
        exhausts=_yes(end.exhausts),
        galleass=end.galleass or "",
        tow="none" if end.galleass is None else "follows" if end.towing else "stays",
    )


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def assault(attack: Attack) -> Message:
    """Say at whom an attack goes, how strong it is and what it promises, in hundredths."""
    order = attack.order
    args: dict[str, str | int] = {
        "targets": ", ".join(attack.targets),
        "strength": attack.strength,
        "kill": round(100 * attack.kill),
    }
    if order.verb in (GUNS, RAM):
        return Message.of(f"offer-{order.verb}", **args)
    args["loss"] = round(100 * attack.loss)
    if order.verb == ARMS:
        return Message.of("offer-arms" if len(attack.targets) == 1 else "offer-arms-many", **args)
    return Message.of("offer-board", boarders=", ".join(order.objects), **args)


def bow(facing: int) -> Message:
    """Say where the bow will point."""
    return Message.of("offer-face", facing=COMPASS[facing])


def ending(state: State) -> Message:
    """Say which phase ends, and how many ships could still do something in it."""
    left = sum(_can_act(state, ship) for ship in _own(state))
    return Message.of("offer-end", phase=Message(f"phase-{state.phase}"), left=left)


def tows(state: State, taken: tuple[str, ...]) -> Message:
    """Say which galleasses are taken in tow, and a single one by whom."""
    if len(taken) == 1:
        return Message.of("offer-tow", ship=taken[0], galley=tow_candidate(state, ShipId(taken[0])) or "")
    return Message.of("offer-tows", ships=", ".join(taken)) if taken else Message("offer-no-tow")
