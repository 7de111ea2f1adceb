"""9.01-9.16, 9.25 Combat: blows, and courage after them."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.data import Formation
from maestre.games.aguila.fighting.aftermath import OneOfCombat, aftermath
from maestre.games.aguila.morale.courage import courage, hurt, nerve_of
from maestre.games.aguila.table.moments import BLOWS_READY, COMBAT_HURT, MELEE_NEXT
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import base, outline, pose
from maestre.games.aguila.table.rolls import Strikes
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, Combat, Hit, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, Situation, Strike, Value
from maestre.games.aguila.table.turn_parts import end_part, whose
from maestre.play import Procedure, ask, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Point

_CHARGE, _BACK, _AFTER = range(3)
_WORST: Final = (tabletop.Side.REAR, tabletop.Side.LEFT, tabletop.Side.RIGHT, tabletop.Side.FRONT)


class NextCombat(OneOfCombat, frozen=True, tag="next-combat"):
    """Several units have been charged: whose combat is fought next."""

    rule: ClassVar = "9.01"


class Struck(OneOfCombat, frozen=True, tag="struck"):
    """Several have come at a unit: whom of them it strikes."""

    rule: ClassVar = "9.25"


@rule("9.01")
def fight(state: State) -> Procedure[None]:
    """One step of a side in combat: an exchange of blows, courage after it, what follows, or the end of its part."""
    if state.combat is None:
        state.charges = tuple(one for charge in state.charges if (one := _standing(state, charge)) is not None)
        if not state.charges:
            yield from end_part(state)
            return
        yield from _next_combat(state)
    yield from MELEE_NEXT(state)
    assert state.combat is not None
    if state.combat.exchange == _AFTER:
        yield from aftermath(state)
    elif state.combat.hits:
        yield from _tested(state)
    else:
        yield from _exchange(state)


def _standing(state: State, charge: Charge) -> Charge | None:
    """What is left of a charge that somebody has lost his life over; None if there is nobody to fight."""
    left = [place for place, unit in enumerate(charge.chargers) if unit in state.units]
    if not left or charge.target not in state.units:
        return None
    return replace(
        charge,
        chargers=tuple(charge.chargers[place] for place in left),
        sides=tuple(charge.sides[place] for place in left),
        halted=tuple(charge.halted[place] for place in left if charge.halted),
    )


@rule("9.01")
def _next_combat(state: State) -> Procedure[None]:
    """Whose charges they are says which combat is next: one for each unit charged, each fought to its end."""
    targets = tuple(charge.target for charge in state.charges)
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(whose(state), NextCombat(tuple(state.charges), targets))
    charge = next(one for one in state.charges if one.target == target)
    state.charges = tuple(one for one in state.charges if one.target != target)
    state.combat = Combat(charge, house=state.units[target].inside)


# -------------------------------------------------------------------------------------------------------- one exchange


@rule("6.10", "9.02", "9.03", "9.04", "9.25", "11.33")
def strikes(state: State, combat: Combat) -> tuple[Strike, ...]:
    """The blows of the exchange that is due, before the dice: chargers first, whoever was charged afterwards.

    Where the target charges too, both strike at once. Guns strike nobody.
    """
    charge = combat.charge
    pairs = [(unit, charge.target) for unit in charge.chargers if combat.exchange == _CHARGE]
    if combat.exchange == _BACK or charge.counter:
        pairs += [(charge.target, unit) for unit in _struck(state, combat)]
    found = (strike_of(state, charge, *pair) for pair in pairs if pair[0] in state.units and pair[1] in state.units)
    return tuple(strike for strike in found if strike is not None)


def strike_of(state: State, charge: Charge, striker: UnitId, target: UnitId) -> Strike | None:
    """The blows of one unit against another, with all figures; None if it has none to give."""
    if state.profile_of(state.units[striker]).melee is None:
        return None
    met = charge.chargers.index(target if striker == charge.target else striker)
    exchange = _BACK if striker == charge.target else _CHARGE
    at = Situation(unit=striker, use="fight", enemy=target, charge=charge, exchange=exchange, side=charge.sides[met])
    return Strike(
        striker,
        target,
        charge,
        exchange,
        dice=tallied(state, Value.BLOWS, at),
        number=tallied(state, Value.BLOWS_HIT, at),
        again=tallied(state, Value.BLOWS_AGAIN, at).whole,
        wound=tallied(state, Value.BLOWS_WOUND, at),
        wound_again=tallied(state, Value.BLOWS_WOUND_AGAIN, at).whole,
        side=at.side,
    )


@rule("5.32", "9.25")
def _struck(state: State, combat: Combat) -> tuple[UnitId, ...]:
    """Whom a charged unit strikes: those it has chosen, or the first on each side that it fights on."""
    chosen = tuple(unit for unit in combat.against if unit in state.units)
    return chosen or tuple(side[0] for side in _sides(state, combat.charge))


@rule("5.32", "9.25")
def _sides(state: State, charge: Charge) -> tuple[tuple[UnitId, ...], ...]:
    """The chargers among whom a charged unit chooses: all of them, or with a square those on each side of it."""
    left = tuple(unit for unit in charge.chargers if unit in state.units)
    target = state.units.get(charge.target)
    if target is None or target.formation is not Formation.SQUARE or len(left) < 2:  # noqa: PLR2004 - there is a choice
        return (left,) if left and target is not None else ()
    here, own = pose(state, charge.target), base(state, charge.target)
    found: dict[tabletop.Side, tuple[UnitId, ...]] = {}
    for unit in left:
        there = outline(state, unit)
        side = tabletop.side_facing(here, own, Point(there.x, there.y))
        found[side] = (*found.get(side, ()), unit)
    return tuple(found.values())


@rule("9.25")
def _aimed(state: State) -> Procedure[None]:
    """Let whoever was charged choose whom to strike, where several have come at it."""
    combat = state.combat
    assert combat is not None
    charge, against = combat.charge, []
    for side in _sides(state, charge):
        unit = side[0]
        if len(side) > 1 and state.profile_of(state.units[charge.target]).melee is not None:
            unit = yield from ask(state.units[charge.target].side, Struck((charge,), side))
        against.append(unit)
    state.combat = replace(combat, against=tuple(against))


@rule("6.10", "9.02", "9.03", "9.14", "10.04")
def _exchange(state: State) -> Procedure[None]:
    """Blows of one side, or of both where the target charges too.

    Courage of whoever was hurt by them is the next step, at once if the battle has ended with them: then both armies
    may still flee in the same instant (10.22).
    """
    assert state.combat is not None
    charge, exchange = state.combat.charge, state.combat.exchange
    if exchange == _BACK or charge.counter:
        yield from _aimed(state)
    ready: tuple[Strike, ...] = ()
    for strike in strikes(state, state.combat):
        ready += ((yield from BLOWS_READY(strike, state)),)
    hits = tuple(hit for hit in (yield from _blows(state, ready)) if hit.wounds)
    state.combat = replace(state.combat, hits=hits)
    if state.ended or not hits:
        yield from _tested(state)


@rule("9.14", "10.04")
def _tested(state: State) -> Procedure[None]:
    """Courage of whoever was hurt in an exchange; then the next one is due, or what follows a combat."""
    assert state.combat is not None
    charge, exchange = state.combat.charge, state.combat.exchange
    yield from _shaken(state, charge, state.combat.hits)
    more = exchange == _CHARGE and not charge.counter and _answers(state, charge)
    state.combat = replace(state.combat, exchange=_BACK if more else _AFTER, hits=())


@rule("9.02", "9.03", "11.33")
def _answers(state: State, charge: Charge) -> bool:
    """Whether there is anybody left to strike back, and anybody to strike."""
    target = state.units.get(charge.target)
    return target is not None and state.profile_of(target).melee is not None and any(_sides(state, charge))


@rule("6.10", "9.13", "9.25", "10.04")
def _blows(state: State, ready: tuple[Strike, ...]) -> Procedure[tuple[Hit, ...]]:
    """Throw for all blows, then put on the wounds; of several chargers nobody strikes at who is gone already.

    If the players have agreed so, courage is tested after each of several chargers, and no more after the last.
    """
    counter = any(strike.charge.counter for strike in ready)
    apart = state.agreed.tests_each and not counter and len(ready) > 1 and ready[0].exchange == _CHARGE
    hits: dict[UnitId, Hit] = {}
    for strike in ready:
        if strike.target not in state.units or state.ended:
            continue
        wounds = yield from _strike(state, strike)
        if apart:
            yield from hurt(state, strike.target, wounds, "9.13")
            only = replace(strike.charge, chargers=(strike.striker,), sides=(strike.side,))
            yield from _shaken(state, only, (Hit(strike.target, wounds, (strike.striker,)),))
            continue
        before = hits.get(strike.target, Hit(strike.target, 0, ()))
        hits[strike.target] = Hit(strike.target, before.wounds + wounds, (*before.by, strike.striker))
        if not counter:
            yield from hurt(state, strike.target, wounds, "9.13")
    if counter:
        for hit in hits.values():
            yield from hurt(state, hit.unit, hit.wounds, "9.13")
    return tuple(hits.values())


def reading_of(strike: Strike) -> Strikes:
    """What the dice of blows mean."""
    dice, number, wound = strike.dice.whole, strike.number.whole, strike.wound.whole
    return Strikes(dice, number, wound, again=strike.again, wound_again=strike.wound_again)


@rule("9.10", "9.13")
def _strike(state: State, strike: Strike) -> Procedure[int]:
    wounds = yield from throw(reading_of(strike), "9.10", about=strike)
    tell(
        state,
        "blows-struck",
        "9.10",
        strike.dice,
        strike.number,
        strike.wound,
        unit=named(state, strike.striker),
        target=named(state, strike.target),
        dice=strike.dice.whole,
        wounds=wounds,
    )
    return wounds


@rule("9.14", "9.16", "9.25", "10.04")
def _shaken(state: State, charge: Charge, hits: tuple[Hit, ...]) -> Procedure[None]:
    """One test for each unit that was hurt, however many struck it; the worst side counts.

    Where both strike at once both tests are worked out before either is thrown (6.10).
    """
    due = [(hit, _nerve(state, charge, hit)) for hit in hits if hit.wounds and hit.unit in state.units]
    for hit, nerve in due:
        if state.ended and not charge.counter:
            return
        if nerve is not None and hit.unit in state.units:
            yield from courage(state, nerve)
        if hit.unit in state.units:
            yield from COMBAT_HURT(state, hit.unit, hit.wounds)


def _nerve(state: State, charge: Charge, hit: Hit) -> Nerve | None:
    side = tabletop.Side.FRONT
    if hit.unit == charge.target:
        side = min(charge.sides, key=_WORST.index)
    return nerve_of(state, hit.unit, "combat", by=hit.by, side=side)
