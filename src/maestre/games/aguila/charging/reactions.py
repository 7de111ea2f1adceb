"""5.07-5.09, 5.54-5.55, 6.05, 6.13-6.16, 8.09-8.17, 8.31-8.32, 11.45 Reactions to a charge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.charging.contact import fit, nearest, only
from maestre.games.aguila.charging.countercharge import check_counter, counter_charge
from maestre.games.aguila.charging.figures import SURE, chance_of, shot_words
from maestre.games.aguila.charging.flight import evade, retire
from maestre.games.aguila.charging.standing import fitting
from maestre.games.aguila.data import Arm, Formation, OrderKind, Reaction
from maestre.games.aguila.drill.formations import open_formations, reform
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.courage import courage, nerve_of
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.artillery import regimental
from maestre.games.aguila.shooting.shots import fire
from maestre.games.aguila.table.asking import Choosing, Using
from maestre.games.aguila.table.moments import REACTED, REACTIONS, SIDED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, house, outline
from maestre.games.aguila.table.rolls import Passed
from maestre.games.aguila.table.sight import lies_in, vision
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Situation
from maestre.games.aguila.table.values import Plus, Term
from maestre.miniatures.words import percent
from maestre.play import Assumption, Message, Procedure, YesNo, ask, rule, tell
from maestre.play.chance.readings import DIE
from maestre.space import tabletop

WINDOW: Final = "charge"
"""The name of the window for standing orders."""


# ------------------------------------------------------------------------------------------------------------ questions


class Response(NamedTuple):
    """A reaction, and of fire at whom."""

    kind: Reaction
    at: UnitId = UnitId("")

    def __str__(self) -> str:
        """Give the word for it."""
        return f"{self.kind}/{self.at}" if self.at else self.kind.value


@rule("8.09", "8.31")
class Reacting(Choosing[Response], frozen=True, tag="reacting"):
    """A unit is charged: how it reacts. A window, so that standing orders may answer it."""

    rule: ClassVar = "8.09"
    window: ClassVar = WINDOW
    charge: Charge
    words: tuple[str, ...]

    def options(self) -> tuple[Response, ...]:
        return tuple(map(response, self.words))

    def whose(self) -> tuple[str, ...]:
        return (self.charge.target,)

    def describe(self, seen: State, value: Response) -> Message:
        unit = self.charge.target
        if value.kind is Reaction.FIRE:
            aim = next((one for one in aims(seen, unit, reacting=True) if one.target == value.at), None)
            if aim is not None:
                return shot_words(seen, aim)
        chance = _chance(seen, self.charge, value.kind)
        return Message.of("offer-reaction", reaction=Message(f"reaction-{value.kind}"), chance=chance)

    def assume(self, seen: State) -> Assumption:
        """Fire at the first charger that may be fired at, or hold: neither costs anything."""
        fires = (one for one in self.options() if one.kind is Reaction.FIRE)
        found = next(fires, Response(Reaction.HOLD))
        reaction = Message(f"reaction-{found.kind}")
        words = Message.of("assume-reaction", unit=named(seen, self.charge.target), reaction=reaction)
        return Assumption(str(found), words)

    def standing(self, seen: State, orders: tuple[str, ...]) -> Response | None:
        """Of several chargers the nearest says whether it is horse; fire is aimed at the first that it may be."""
        target = self.charge.target
        kinds = fitting(orders, target, horse=_mounted(seen, nearest(seen, self.charge)))
        return next((one for kind in kinds for one in self.options() if one.kind == kind), None)


def response(word: str) -> Response:
    """Read a reaction."""
    kind, _, at = word.partition("/")
    return Response(Reaction(kind), UnitId(at))


def _chance(state: State, charge: Charge, reaction: Reaction) -> int:
    """In how many cases of a hundred a reaction comes off."""
    unit, by = charge.target, nearest(state, charge)
    if reaction is Reaction.SQUARE:
        return chance_of(state, unit, "square")
    if reaction is Reaction.RETIRE:
        return chance_of(state, unit, "retire")
    if reaction is Reaction.EVADE:
        horse = _mounted(state, unit) and _mounted(state, by)
        return percent(passed(test_of(state, unit, "evade-horse" if horse else "evade", side=_side(charge, by))))
    if reaction is Reaction.COUNTER_CHARGE:
        needed = state.figures.combat.counter_charge.needed(state.profile_of(state.units[unit]).class_)
        return percent(Fraction(sum(Passed(needed).read((face,)) for face in range(1, DIE + 1)), DIE))
    return SURE


class ChargeHome(Choosing[bool], YesNo[State], frozen=True, tag="charge-home"):
    """The target has formed square: whether a horseman charges it all the same."""

    rule: ClassVar = "5.09"
    yes: ClassVar = "charge"
    no: ClassVar = "hold"
    who: UnitId
    on: UnitId
    what: str = "call-off"

    def options(self) -> tuple[bool, ...]:
        return True, False


class RegimentalGun(Using, frozen=True, tag="regimental-gun"):
    """Infantry is charged: whether the gun beside it fires too. It costs nothing."""

    rule: ClassVar = "11.45"
    assumed: ClassVar = ("use", "assume-gun")


# ------------------------------------------------------------------------------------------------------------- a charge


@rule("8.09", "8.10", "8.31")
def react(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Let the target react, once to each charge that is declared; give the charge as it goes on, if it does."""
    target = charge.target
    options = REACTIONS(state, charge) or reactions(state, charge)
    kind, at = response(options[0])
    if len(options) > 1:
        kind, at = yield from ask(state.units[target].side, Reacting(charge, options))
    charge = replace(charge, reaction=kind.value)
    going = yield from _REACT[kind](state, charge, at)
    if going is not None and not state.ended:
        yield from REACTED(state, going)
        going = fit(state, going)
    if going is None or state.ended:
        return None
    if squared(state, going):
        going = yield from call_off(state, going)
    return going


def squared(state: State, charge: Charge) -> bool:
    """Whether the target has formed square against a charge."""
    return charge.reaction == Reaction.SQUARE and state.units[charge.target].formation is Formation.SQUARE


# ------------------------------------------------------------------------------------------------------------ the menu


@rule("8.09", "8.10", "8.12")
def reactions(state: State, charge: Charge) -> tuple[str, ...]:
    """The reactions that the target may choose among, holding first; fire is named with whom it is aimed at.

    Who has shot does all but shoot again, unless the players have agreed that he can only hold (8.12).
    """
    one = state.units[charge.target]
    if one.deeds.fired and state.agreed.fired_hold:
        return (Reaction.HOLD.value,)
    found: list[str] = []
    for reaction, row in state.figures.orders.reactions.items():
        if state.arm_of(one) in row.arms and not (reaction in _GOES and _meets(state, charge.target)):
            found += _OPEN[reaction](state, charge, nearest(state, charge))
    return tuple(found)


_GOES: Final = (Reaction.COUNTER_CHARGE, Reaction.EVADE, Reaction.RETIRE)
"""The reactions with which a unit leaves its place."""


def _meets(state: State, unit: UnitId) -> bool:
    """Whether a unit has gone to meet another charger already: it does not turn from him."""
    return any(one.target == unit and one.counter for one in state.charges)


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
    return state.arm_of(state.units[unit]) is Arm.CAVALRY


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
    if state.arm_of(state.units[by]) is Arm.INFANTRY:
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
    guns = any(unit in state.units and state.arm_of(state.units[unit]) is Arm.ARTILLERY for unit in at.by)
    row = state.figures.combat.courage
    yield Plus(row.defensive_fire_artillery if guns else row.defensive_fire, "8.15")


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
def call_off(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Each cavalry charger may give up before the square; infantry goes on."""
    kept = []
    for unit in charge.chargers:
        if not _mounted(state, unit) or (yield from ask(state.units[unit].side, ChargeHome(unit, charge.target))):
            kept.append(unit)
        else:
            tell(state, "charge-called-off", "5.09", unit=named(state, unit), target=named(state, charge.target))
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
        if (yield from ask(state.units[gun].side, RegimentalGun(gun, "regimental-gun", at))):
            tell(state, "regimental-fires", "11.45", unit=named(state, gun), target=named(state, at))
            yield from _shot(state, aim)


def _beside(state: State, gun: UnitId, infantry: UnitId, charger: UnitId) -> bool:
    """Whether a gun stands near enough to its infantry and has a charger in its arc."""
    near = tabletop.within(outline(state, gun), outline(state, infantry), state.figures.distances.regimental_gun)
    return near and lies_in(vision(state, gun), outline(state, charger))
