"""2.12, 6.05, 6.31, 6.61, 6.93 Who acts as one: pools, brigades, and who of them is ready."""

from __future__ import annotations

from maestre.games.tercios.data import Ability
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.moments import MAY_ACT
from maestre.games.tercios.table.state import LeaderId, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Message, Refused, rule
from maestre.play.pure import pure
from maestre.space.tabletop import EDGE


@pure(OPEN)
@rule("6.31", "6.61")
def acting(state: State, side: Side) -> tuple[UnitId, ...]:
    """List the Troops of a side, of each pool the first member only, and who holds a card to leave it (6.65)."""
    behind = [unit for pool in state.pools.values() for unit in pool.members[1:] if unit not in state.cards]
    return tuple(unit for unit, one in state.units.items() if one.side is side and unit not in behind)


@rule("6.31", "6.61", "6.93", "6.94")
def body(state: State, unit: UnitId) -> UnitId:
    """Give the first member of the pool that a unit belongs to, which stands for all of it; itself if to none."""
    for first, pool in state.pools.items():
        if unit in pool.members:
            return first
    return unit


@rule("2.12")
def ready(state: State, side: Side) -> tuple[UnitId, ...]:
    """List the Troops of a side that have not acted: a card is the token of readiness.

    A card that Prudent has laid serves to react only and keeps no turn going (ruling 7.110).
    """
    return tuple(unit for unit in acting(state, side) if unit in state.cards and not state.cards[unit].reacts_only)


@rule("2.12")
def holds_card(state: State, unit: UnitId) -> None:
    """Refuse a Troop that has spent its card, or holds one that only serves to react."""
    card = state.cards.get(unit)
    if card is None or card.reacts_only:
        raise Refused("2.12", "troop-has-acted", proof=(unit,), unit=named(state, unit))


@pure(OPEN)
def able(state: State, side: Side) -> tuple[UnitId, ...]:
    """List the Troops of a side that may be activated now."""
    return tuple(unit for unit in ready(state, side) if MAY_ACT.lets(state, unit))


@pure(OPEN)
def may_go_on(state: State, side: Side) -> bool:
    """Whether any Troop of a side may be activated now."""
    return any(MAY_ACT.lets(state, unit) for unit in ready(state, side))


@rule("6.05")
def brigade(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """List the units that may share a card with one: those with Brigade in its command, itself included."""
    one = state.units[unit]
    if Ability.BRIGADE not in state.gear(unit).abilities:
        return ()
    return tuple(
        other
        for other in acting(state, one.side)
        if state.units[other].command == one.command and Ability.BRIGADE in state.gear(other).abilities
    )


def sharing(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """List the units that still hold the same card as one, itself included."""
    shared = state.cards[unit].shared
    if not shared:
        return (unit,)
    return tuple(other for other, card in state.cards.items() if card.shared == shared)


def named(state: State, unit: UnitId) -> Message:
    """What a unit is called in a sentence."""
    return Message.of("unit-name", id=unit, profile=Message(f"profile-{state.gear(unit).profile}"))


def leader_named(state: State, leader: LeaderId) -> Message:
    """What a leader is called in a sentence, by his own name."""
    return Message.of("leader-name", id=leader, name=state.leaders[leader].name)


def piece_named(state: State, piece: str) -> Message | str:
    """What a Troop, a leader, an element or the table's edge is called, or the word itself."""
    if piece in state.units:
        return named(state, UnitId(piece))
    if piece in state.leaders:
        return state.leaders[LeaderId(piece)].name
    if piece in state.scenery:
        return Message(f"element-{state.scenery[SceneryId(piece)].element}")
    return Message("table-edge") if piece == EDGE else piece


def side_of(state: State, name: str) -> str:
    """Give the side of a Troop or a leader by name; nothing for any other name."""
    found = state.units.get(UnitId(name)) or state.leaders.get(LeaderId(name))
    return found.side.value if found else ""
