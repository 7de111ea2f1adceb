"""7.60, 7.64-7.65, 7.74, 7.102-7.103, 7.107, 7.118 Qualities that say who acts when.

No mark strands a side: each asks whether anybody else is left, and where nobody may act the go passes. What one leader
demands replaces what an earlier one demanded of the same unit to the contrary (rulings 7.65, 7.102).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.command.leaders import (
    Power,
    bind,
    enemy_leaders,
    enemy_troops,
    friendly_troops,
    itself,
    next_troops,
)
from maestre.games.tercios.data import Quality
from maestre.games.tercios.table.marks import lift, marked, put
from maestre.games.tercios.table.moments import MAY_LEAD
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.troops import leader_named, named, ready, sharing
from maestre.miniatures.sides import Side
from maestre.play import Procedure, Refused, rule, tell

Targets = tuple[tuple[str, ...], ...]


def _each(names: Iterable[str]) -> Targets:
    return tuple((name,) for name in names)


# ----------------------------------------------------------------------------------------------- who may act at all


def _touched(state: State, what: Quality, unit: UnitId) -> bool:
    """Whether an effect lies on a Troop, or on one that shares its card."""
    return _laid(state, what) and any(marked(state, what, other) for other in sharing(state, unit))


def _laid(state: State, what: Quality) -> bool:
    """Whether an effect lies on anybody."""
    return any(mark.what == what for mark in state.marks)


@rule("7.60")
def _unbound(state: State, side: Side) -> tuple[UnitId, ...]:
    """The Troops with a card that no threat holds; all of them when every one is threatened, since one must be last."""
    waiting = ready(state, side)
    if not _laid(state, Quality.THREATENING):
        return waiting
    free = tuple(unit for unit in waiting if not _touched(state, Quality.THREATENING, unit))
    return free or waiting


@rule("7.103")
def _free(state: State, side: Side) -> tuple[UnitId, ...]:
    """Those of them whose time has come: a Meticulous leader's only when no other Troop on the table can act."""
    if not _laid(state, Quality.METICULOUS):
        return _unbound(state, side)
    soon = [one for each in Side for one in _unbound(state, each) if not _touched(state, Quality.METICULOUS, one)]
    return tuple(unit for unit in _unbound(state, side) if unit in soon or not soon)


def threatened(state: State, unit: UnitId) -> None:
    """Refuse a threatened Troop while others of its side have a card."""
    if _touched(state, Quality.THREATENING, unit) and unit not in _unbound(state, state.units[unit].side):
        raise Refused("7.60", "threatened-only-reacts", proof=(unit,), unit=named(state, unit))


@rule("7.103")
def kept_last(state: State, unit: UnitId) -> None:
    """Refuse a Troop that is to be the last while any other has its turn to come."""
    side = state.units[unit].side
    held = _touched(state, Quality.METICULOUS, unit)
    if held and unit in _unbound(state, side) and unit not in _free(state, side):
        raise Refused("7.103", "acts-last", proof=(unit,), unit=named(state, unit))


@rule("7.65")
def aimed_at(state: State, unit: UnitId) -> None:
    """Refuse any other Troop while the one that the enemy has picked can act."""
    if not _laid(state, Quality.EAGLE_EYED):
        return
    picked = [one for one in _free(state, state.units[unit].side) if _touched(state, Quality.EAGLE_EYED, one)]
    if picked and unit not in picked:
        raise Refused("7.65", "enemy-picked-another", proof=tuple(picked), unit=named(state, picked[0]))


@rule("7.102")
def held_back(state: State, unit: UnitId) -> None:
    """Refuse the Troop that the enemy has ruled out, if another can act."""
    if not _touched(state, Quality.ERUDITE, unit):
        return
    if any(not _touched(state, Quality.ERUDITE, one) for one in _free(state, state.units[unit].side)):
        raise Refused("7.102", "enemy-holds-back", proof=(unit,), unit=named(state, unit))


@rule("7.74")
def coordinated(state: State, unit: UnitId) -> None:
    """Refuse whoever is not one of the two that a Coordinator has named, in the go in which he did."""
    chosen = [mark.on for mark in state.marks if mark.what == Quality.COORDINATOR]
    if chosen and not any(other in chosen for other in sharing(state, unit)):
        raise Refused("7.74", "others-are-coordinated", proof=tuple(chosen), unit=named(state, unit))


# ------------------------------------------------------------------------------------------------------ enemy Troops


def _enemies_waiting(state: State, leader: LeaderId, what: Quality) -> tuple[UnitId, ...]:
    waiting = ready(state, state.leaders[leader].side.enemy)
    return tuple(unit for unit in enemy_troops(state, leader, what) if unit in waiting)


@rule("7.60")
def menaced(state: State, leader: LeaderId) -> Targets:
    """Enemy Troops that have not acted and are not threatened yet."""
    waiting = _enemies_waiting(state, leader, Quality.THREATENING)
    return _each(unit for unit in waiting if not marked(state, Quality.THREATENING, unit))


@rule("7.60")
def threaten(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It can only react for the rest of the turn, unless it is the last of its side."""
    if successes:
        unit = UnitId(on[0])
        lift(state, Quality.EAGLE_EYED, unit)
        put(state, Mark(Quality.THREATENING.value, unit, Until.TURN, leader))
        tell(state, "troop-threatened", "7.60", unit=named(state, unit))
    yield from ()


@rule("7.65")
def watched(state: State, leader: LeaderId) -> Targets:
    """Enemy Troops that have not acted."""
    return _each(_enemies_waiting(state, leader, Quality.EAGLE_EYED))


@rule("7.65")
def pick_out(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It must be the first Troop of the enemy's next go, whatever was said of it before."""
    if successes:
        unit = UnitId(on[0])
        lift(state, Quality.EAGLE_EYED)
        for contrary in (Quality.ERUDITE, Quality.THREATENING, Quality.METICULOUS):
            lift(state, contrary, unit)
        put(state, Mark(Quality.EAGLE_EYED.value, unit, Until.NEXT_GO, leader))
        tell(state, "troop-picked-out", "7.65", unit=named(state, unit))
    yield from ()


@rule("7.102")
def read_of(state: State, leader: LeaderId) -> Targets:
    """Enemy Troops that have not acted."""
    return _each(_enemies_waiting(state, leader, Quality.ERUDITE))


@rule("7.102")
def rule_out(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It cannot act in the enemy's next go if another can."""
    if successes:
        unit = UnitId(on[0])
        lift(state, Quality.EAGLE_EYED, unit)
        put(state, Mark(Quality.ERUDITE.value, unit, Until.NEXT_GO, leader))
        tell(state, "troop-ruled-out", "7.102", unit=named(state, unit))
    yield from ()


# ------------------------------------------------------------------------------------------------------- own Troops


@rule("7.64")
def at_call(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that may act next."""
    return _each(next_troops(state, leader, Quality.AUTHORITARIAN))


@rule("7.64")
def call_up(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next, and needs no order check."""
    if successes:
        unit = UnitId(on[0])
        bind(state, leader, unit)
        put(state, Mark(Quality.AUTHORITARIAN.value, unit, Until.GO, leader))
        tell(state, "troop-called-up", "7.64", unit=named(state, unit))
    yield from ()


@rule("7.64")
def excused(state: State, unit: UnitId) -> bool | None:
    """The unit that an Authoritarian leader has called up obeys without a check."""
    return True if marked(state, Quality.AUTHORITARIAN, unit) else None


@rule("7.74")
def matched(state: State, leader: LeaderId) -> Targets:
    """Two friendly Troops with cards of their own, neither held back; one of them whom the enemy has picked, if any."""
    side = state.leaders[leader].side
    free = [one for one in _free(state, side) if not _touched(state, Quality.ERUDITE, one)]
    near = [unit for unit in friendly_troops(state, leader, Quality.COORDINATOR) if unit in free]
    picked = [unit for unit in free if _touched(state, Quality.EAGLE_EYED, unit)]
    return tuple(
        pair
        for pair in combinations(near, state.figures.leaders.actions.coordinated)
        if pair[1] not in sharing(state, pair[0]) and (not picked or any(unit in picked for unit in pair))
    )


@rule("7.74")
def coordinate(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Both act in this go, one after the other."""
    if successes:
        one, other = UnitId(on[0]), UnitId(on[1])
        for unit in (one, other):
            put(state, Mark(Quality.COORDINATOR.value, unit, Until.GO, leader))
        assert state.go is not None
        state.go = replace(state.go, troops=state.figures.leaders.actions.coordinated)
        tell(state, "troops-coordinated", "7.74", unit=named(state, one), other=named(state, other))
    yield from ()


@rule("7.103")
def deferred(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that have not acted and that nobody has picked to be next."""
    waiting = ready(state, state.leaders[leader].side)
    return _each(
        unit
        for unit in friendly_troops(state, leader, Quality.METICULOUS)
        if unit in waiting
        and not _touched(state, Quality.METICULOUS, unit)
        and not _touched(state, Quality.EAGLE_EYED, unit)
    )


@rule("7.103")
def defer(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts after all others on the table; its side passes meanwhile if nobody else is left to it."""
    if successes:
        unit = UnitId(on[0])
        put(state, Mark(Quality.METICULOUS.value, unit, Until.TURN, leader))
        tell(state, "troop-deferred", "7.103", unit=named(state, unit))
    yield from ()


@rule("7.107")
def wait(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """No Troop is owed in this go any more."""
    if successes:
        assert state.go is not None
        state.go = replace(state.go, troops=0)
        tell(state, "go-waited", "7.107", side=state.go.side.value)
    yield from ()


# ---------------------------------------------------------------------------------------------------- enemy leaders


@rule("7.118")
def outwitted(state: State, leader: LeaderId) -> Targets:
    """Enemy leaders who could be activated."""
    return _each(one for one in enemy_leaders(state, leader, Quality.SHARP) if MAY_LEAD.lets(state, one))


@rule("7.118")
def outwit(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """He must be the leader who acts in the enemy's next go."""
    if successes:
        lift(state, Quality.SHARP)
        put(state, Mark(Quality.SHARP.value, on[0], Until.NEXT_GO, leader))
        tell(state, "leader-outwitted", "7.118", leader=leader_named(state, LeaderId(on[0])))
    yield from ()


def _outwitted(state: State, side: Side) -> tuple[LeaderId, ...]:
    return tuple(one for one, who in state.leaders.items() if who.side is side and marked(state, Quality.SHARP, one))


@rule("7.118")
def must_lead(state: State, side: Side) -> bool | None:
    """The leader whom a Sharp one has named is activated before anything else, if he still can be."""
    return True if any(MAY_LEAD.lets(state, one) for one in _outwitted(state, side)) else None


@rule("7.118")
def leads_first(state: State, leader: LeaderId) -> None:
    """Refuse any other leader than the one whom a Sharp one has named."""
    forced = _outwitted(state, state.leaders[leader].side)
    if leader not in forced:
        for one in (one for one in forced if MAY_LEAD.lets(state, one)):
            raise Refused("7.118", "another-leader-first", leader=state.leaders[one].name)


TEMPO: Final[dict[str, Power]] = {
    Quality.THREATENING: Power(menaced, threaten),
    Quality.AUTHORITARIAN: Power(at_call, call_up),
    Quality.EAGLE_EYED: Power(watched, pick_out),
    Quality.COORDINATOR: Power(matched, coordinate),
    Quality.ERUDITE: Power(read_of, rule_out),
    Quality.METICULOUS: Power(deferred, defer),
    Quality.PATIENT: Power(itself, wait),
    Quality.SHARP: Power(outwitted, outwit),
}
"""What they do as command actions."""
