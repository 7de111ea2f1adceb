"""10.19-10.26 Losses, the break point and how an army flees."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.aguila.data import Ability, Class
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.moments import DESTROYED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import Loss, OfficerId, State, UnitId
from maestre.games.aguila.table.worth import piece_points
from maestre.miniatures.sides import Side
from maestre.play import Procedure, change, rule, tell

# -------------------------------------------------------------------------------------------------------- leaving play


@rule("10.08", "10.19", "10.25")
def destroy(state: State, piece: str, how: str, because: str) -> Procedure[None]:
    """Take a unit or an officer out of play: ``how`` is the word that stays with his loss, ``because`` the rule.

    The army's break point is looked at as soon as the piece is gone.
    """
    loss = _loss(state, piece, how)
    yield from DESTROYED(state, piece, how)
    if piece not in state.units and piece not in state.officers:
        return
    tell(state, "piece-lost", because, piece=named(state, piece))
    state.lost[piece] = loss
    _remove(state, piece)
    if loss.weight:
        yield from _weighed(state, loss.side)


def _loss(state: State, piece: str, how: str) -> Loss:
    officer = state.officers.get(OfficerId(piece))
    if officer is not None:
        price = piece_points(state, piece)
        return Loss(state.turn, how, officer.side, 0, price, officer=True, chief=officer.chief)
    unit = state.units[UnitId(piece)]
    return Loss(
        state.turn,
        how,
        unit.side,
        _weight(state, unit.id),
        piece_points(state, piece),
        figures=state.profile_of(unit).figures,
        guard=state.profile_of(unit).class_ is Class.GUARD or has(state, unit.id, Ability.GUARDS),
    )


@rule("10.20", "10.25")
def _weight(state: State, unit: UnitId) -> int:
    """What is lost with a unit: with the last gun of a battery as many as it was formed of, with the others nothing."""
    for battery in state.batteries.values():
        if unit in battery.guns:
            return battery.strength if battery.guns == (unit,) else 0
    return state.profile_of(state.units[unit]).base.weight


def _remove(state: State, piece: str) -> None:
    """Leave no trace of a piece: its place in a battery and in a building, the test that it owes."""
    state.units.pop(UnitId(piece), None)
    state.officers.pop(OfficerId(piece), None)
    state.shaken = tuple(one for one in state.shaken if one.unit != piece)
    for house, element in list(state.scenery.items()):
        if element.garrison == piece:
            change(state.scenery, house, garrison=None)
    for name, battery in list(state.batteries.items()):
        left = tuple(gun for gun in battery.guns if gun != piece)
        if left:
            change(state.batteries, name, guns=left)
        else:
            del state.batteries[name]


# --------------------------------------------------------------------------------------------------------- break point


@rule("10.20", "10.25")
def total_weight(state: State, side: Side) -> int:
    """What the units of a side count together."""
    return sum(state.profile_of(unit).base.weight for unit in state.units.values() if unit.side is side)


@rule("10.20", "10.25")
def lost_weight(state: State, side: str) -> int:
    """What a side has lost towards its break point; a battery counts when its last gun is lost."""
    return sum(loss.weight for loss in state.lost.values() if loss.side == side)


@rule("10.21", "10.23")
def _weighed(state: State, side: Side) -> Procedure[None]:
    """Count a unit that has just been lost: it may bring its army to the break point, or be one more beyond it."""
    army = state.armies[side]
    if army.broken:
        state.armies[side] = replace(army, further=army.further + 1)
        return
    lost, share = lost_weight(state, side), state.figures.combat.break_point
    if lost * share.under < army.weight * share.over:
        return
    state.armies[side] = replace(army, broken=state.turn)
    tell(state, "break-point-reached", "10.21", side=side.value, lost=lost, weight=army.weight)
    yield from _break_test(state, side)


@rule("10.21", "10.22", "10.23", "10.24")
def _break_test(state: State, side: Side) -> Procedure[None]:
    """The commander-in-chief tests his Discipline; without him, or if he fails, the army flees."""
    if not any(one.side is side and one.chief for one in state.officers.values()):
        tell(state, "no-commander", "10.24", side=side.value)
    elif (yield from tested(state, test_of(state, side.value, "break"))):
        return
    _flee(state, side)


@rule("10.22")
def _flee(state: State, side: Side) -> None:
    """The battle is lost; if the other army has fled in this same instant, nobody has won."""
    fled = state.ended == "army-broken" and state.winner is side
    state.winner = None if fled else side.enemy
    state.ended = "both-broken" if fled else "army-broken"
    tell(state, "army-flees", "10.22", side=side.value)


@rule("2.14", "10.23")
def break_tests(state: State) -> Procedure[None]:
    """At the end of a turn armies past their break point test again (10.23), both before either has fled."""
    for side in (state.initiative, state.initiative.enemy):
        if state.armies[side].broken:
            yield from _break_test(state, side)
