"""5.07-5.09, 5.54-5.55, 6.05, 6.13-6.16, 8.09-8.17, 8.31-8.32, 11.45 Reactions to a charge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.artillery import regimental
from maestre.games.aguila.contact import fit, nearest, only
from maestre.games.aguila.counter import check_counter, counter_charge
from maestre.games.aguila.courage import courage, nerve_of
from maestre.games.aguila.data import COMBAT, DISTANCES, ORDERS, Arm, Formation, OrderKind, Reaction
from maestre.games.aguila.discipline import test_of, tested
from maestre.games.aguila.flight import evade, retire
from maestre.games.aguila.formations import open_formations, reform
from maestre.games.aguila.matters import Aim, Reacting, Situation, Weighing
from maestre.games.aguila.moments import REACTED, REACTIONS, SIDED
from maestre.games.aguila.names import named
from maestre.games.aguila.places import battery_of, house, outline
from maestre.games.aguila.shooting import aims, fire
from maestre.games.aguila.sight import lies_in, vision
from maestre.games.aguila.state import Charge, State, UnitId
from maestre.games.aguila.values import Plus, Term
from maestre.play import Pick, Procedure, ask, change, rule, tell
from maestre.space import tabletop

__all__ = ["CALL_OFF", "DECLINE", "USE", "WINDOW", "react", "reactions", "regimental_fire", "shaken_by_fire"]

WINDOW: Final = "charge"
"""The name of the window for standing orders."""
CALL_OFF: Final = ("charge", "hold")
"""What a charger before a square may do."""
USE: Final = "use"
DECLINE: Final = "pass"


@rule("8.09", "8.10", "8.31")
def react(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Let the target react; give the charge as it goes on, None if it comes to nothing.

    Every charge that a unit has to answer is its reaction of this part, whatever it does, holding too (8.10).
    """
    target = charge.target
    options = REACTIONS(state, charge) or reactions(state, charge)
    word: str = options[0]
    if len(options) > 1:
        side = state.units[target].side
        word = yield from ask(side, Pick(options), "8.09", about=Reacting(charge, options), window=WINDOW)
    change(state.units, target, deeds=replace(state.units[target].deeds, reacted=True))
    kind, _, at = word.partition("/")
    charge = replace(charge, reaction=kind)
    going = yield from _REACT[Reaction(kind)](state, charge, UnitId(at))
    if going is not None and not state.ended:
        yield from REACTED(state, going)
        going = fit(state, going)
    if going is None or state.ended:
        return None
    if state.units[target].formation is Formation.SQUARE and kind == Reaction.SQUARE:
        going = yield from _call_off(state, going)
    return going


# ------------------------------------------------------------------------------------------------------------ the menu


@rule("8.09", "8.10")
def reactions(state: State, charge: Charge) -> tuple[str, ...]:
    """The reactions that the target may choose among, holding first; fire is named with whom it is aimed at."""
    one = state.units[charge.target]
    if one.deeds.reacted:
        return (Reaction.HOLD.value,)
    found: list[str] = []
    for reaction, row in ORDERS.reactions.items():
        if one.arm in row.arms:
            found += _OPEN[reaction](state, charge, nearest(state, charge))
    return tuple(found)


def _hold_open(state: State, charge: Charge, by: UnitId) -> Iterator[str]:
    yield Reaction.HOLD.value


@rule("3.09", "8.11", "8.12", "8.31", "8.32")
def _fire_open(state: State, charge: Charge, by: UnitId) -> Iterator[str]:
    """At the nearest charger, or at any cavalry among them, if it comes at the front of who has one."""
    target, deeds = charge.target, state.units[charge.target].deeds
    if deeds.fired or deeds.defended or deeds.order is OrderKind.DOUBLE_TIME:
        return
    seen = {aim.target for aim in aims(state, target, reacting=True)}
    for unit in charge.chargers:
        if unit in seen and (unit == by or _mounted(state, unit)) and _frontal(state, charge, unit):
            yield f"{Reaction.FIRE.value}/{unit}"


def _frontal(state: State, charge: Charge, unit: UnitId) -> bool:
    if house(state, charge.target) or not SIDED(state, charge.target):
        return True
    return _side(charge, unit) is tabletop.Side.FRONT


def _side(charge: Charge, unit: UnitId) -> tabletop.Side:
    return charge.sides[charge.chargers.index(unit)]


def _mounted(state: State, unit: UnitId) -> bool:
    return state.units[unit].arm is Arm.CAVALRY


@rule("5.07", "8.17", "8.32")
def _square_open(state: State, charge: Charge, by: UnitId) -> Iterator[str]:
    one = state.units[charge.target]
    if one.formation in {None, Formation.SQUARE} or not _mounted(state, by):
        return
    if Formation.SQUARE in open_formations(state, charge.target):
        yield Reaction.SQUARE.value


@rule("6.06", "6.07")
def _counter_open(state: State, charge: Charge, by: UnitId) -> Iterator[str]:
    if _mounted(state, by) and check_counter(state, charge.target, _side(charge, by)):
        yield Reaction.COUNTER_CHARGE.value


@rule("5.54", "6.13", "6.16")
def _evade_open(state: State, charge: Charge, by: UnitId) -> Iterator[str]:
    """In open formation, stunned or disorganised too; horse does not evade horse that comes at its rear."""
    horse = _mounted(state, charge.target) and _mounted(state, by)
    if state.units[charge.target].formation is not Formation.OPEN:
        return
    if not (horse and _side(charge, by) is tabletop.Side.REAR):
        yield Reaction.EVADE.value


@rule("6.05")
def _retire_open(state: State, charge: Charge, by: UnitId) -> Iterator[str]:
    if state.units[by].arm is Arm.INFANTRY:
        yield Reaction.RETIRE.value


_OPEN: Final[dict[Reaction, Callable[[State, Charge, UnitId], Iterator[str]]]] = {
    Reaction.HOLD: _hold_open,
    Reaction.FIRE: _fire_open,
    Reaction.SQUARE: _square_open,
    Reaction.COUNTER_CHARGE: _counter_open,
    Reaction.EVADE: _evade_open,
    Reaction.RETIRE: _retire_open,
}


# -------------------------------------------------------------------------------------------------- hold, fire, square


def _hold(state: State, charge: Charge, at: UnitId) -> Procedure[Charge | None]:
    tell(state, "reaction-holds", "8.09", unit=named(state, charge.target))
    yield from ()
    return charge


@rule("8.12", "8.13", "8.16")
def _fire(state: State, charge: Charge, at: UnitId) -> Procedure[Charge | None]:
    """Fire at a charger, who tests at once; routed it is gone, stunned it stays where it is."""
    target = charge.target
    aim = next(aim for aim in aims(state, target, reacting=True) if aim.target == at)
    tell(state, "reaction-fires", "8.11", unit=named(state, target), target=named(state, at))
    yield from _shot(state, aim)
    return fit(state, charge)


@rule("8.12", "8.15", "10.03", "10.13")
def _shot(state: State, aim: Aim) -> Procedure[None]:
    """Fire in reaction, once a turn; whoever is stunned must pass a test first."""
    shooter, charger = aim.shooter, UnitId(aim.target)
    stunned = state.units[shooter].stunned
    if stunned and not (yield from tested(state, test_of(state, shooter, "stunned-fire"))):
        tell(state, "reaction-no-fire", "10.13", unit=named(state, shooter))
        return
    guns = battery_of(state, shooter)
    wounds = yield from fire(state, aim)
    if not wounds or charger not in state.units:
        return
    nerve = nerve_of(state, charger, "reaction", by=guns)
    if nerve is not None:
        yield from courage(state, nerve)


@rule("8.15")
def shaken_by_fire(state: State, at: Situation) -> Iterator[Term]:
    """Fire in reaction shakes a charger more, that of guns more still."""
    if at.nerve != "reaction":
        return
    guns = any(unit in state.units and state.units[unit].arm is Arm.ARTILLERY for unit in at.by)
    yield Plus(COMBAT.courage.defensive_fire_artillery if guns else COMBAT.courage.defensive_fire, "8.15")


@rule("5.07", "5.08", "8.10", "8.17")
def _square(state: State, charge: Charge, at: UnitId) -> Procedure[Charge | None]:
    target = charge.target
    if (yield from tested(state, test_of(state, target, "square"))):
        reform(state, target, Formation.SQUARE)
        tell(state, "reaction-square-formed", "8.17", unit=named(state, target))
    else:
        tell(state, "reaction-square-failed", "8.10", unit=named(state, target))
    return charge


@rule("5.09")
def _call_off(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Each cavalry charger may give up before the square; infantry goes on."""
    kept = []
    for unit in charge.chargers:
        if _mounted(state, unit):
            about = Weighing(unit, "call-off", charge.target)
            word = yield from ask(state.units[unit].side, Pick(CALL_OFF), "5.09", about=about)
            if word != CALL_OFF[0]:
                tell(state, "charge-called-off", "5.09", unit=named(state, unit), target=named(state, charge.target))
                continue
        kept.append(unit)
    return only(charge, tuple(kept))


# ---------------------------------------------------------------------------------------------------------------- away


def _countered(state: State, charge: Charge, at: UnitId) -> Procedure[Charge | None]:
    return (yield from counter_charge(state, charge))


def _evaded(state: State, charge: Charge, at: UnitId) -> Procedure[Charge | None]:
    return (yield from evade(state, charge))


def _retired(state: State, charge: Charge, at: UnitId) -> Procedure[Charge | None]:
    return (yield from retire(state, charge))


_REACT: Final[dict[Reaction, Callable[[State, Charge, UnitId], Procedure[Charge | None]]]] = {
    Reaction.HOLD: _hold,
    Reaction.FIRE: _fire,
    Reaction.SQUARE: _square,
    Reaction.COUNTER_CHARGE: _countered,
    Reaction.EVADE: _evaded,
    Reaction.RETIRE: _retired,
}


# ------------------------------------------------------------------------------------------------------ regimental guns


@rule("11.45")
def regimental_fire(state: State, charge: Charge) -> Procedure[None]:
    """A gun beside the infantry that it goes with may fire canister too at the nearest charger, if in its arc."""
    for gun in regimental(state, charge.target):
        left = fit(state, charge)
        if left is None:
            return
        at = nearest(state, left)
        aim = next((one for one in aims(state, gun, reacting=True) if one.target == at), None)
        if aim is None or not _beside(state, gun, charge.target, at):
            continue
        about = Weighing(gun, "regimental-gun", at)
        word = yield from ask(state.units[gun].side, Pick((USE, DECLINE)), "11.45", about=about)
        if word == USE:
            tell(state, "regimental-fires", "11.45", unit=named(state, gun), target=named(state, at))
            yield from _shot(state, aim)


def _beside(state: State, gun: UnitId, infantry: UnitId, charger: UnitId) -> bool:
    """Whether a gun stands near enough to its infantry and has a charger in its arc."""
    near = tabletop.distance(outline(state, gun), outline(state, infantry)).within(DISTANCES.regimental_gun)
    return near and lies_in(vision(state, gun), outline(state, charger))
