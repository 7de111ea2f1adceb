"""6.45-6.48, 6.78, 6.103-6.114, 6.126, 6.134 Hand-to-hand weapons, Shelter, Pursuit and guns without escape."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.data import Ability, Arm, OrderKind, Value, Weapon
from maestre.games.tercios.fighting.charge import aimed, both_stand, length, met
from maestre.games.tercios.fighting.countercharge import struck_at
from maestre.games.tercios.fighting.melee import fights_as
from maestre.games.tercios.moving.moves import travel
from maestre.games.tercios.orders.activation import order_check
from maestre.games.tercios.orders.reactions import Window, shown_alone
from maestre.games.tercios.orders.standing import DECLINE
from maestre.games.tercios.table.asking import Putting, Whether, named_word
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.marks import deed_begun, expire, has
from maestre.games.tercios.table.moments import COMES_BETWEEN, Withdrawal
from maestre.games.tercios.table.move_legality import toward
from maestre.games.tercios.table.places import base, posed
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import State, UnitId, Until
from maestre.games.tercios.table.subjects import Charge, Check, Melee, Situation, Trigger
from maestre.games.tercios.table.troops import acting, named
from maestre.games.tercios.table.values import Step
from maestre.play import (
    Message,
    Place,
    Procedure,
    Refused,
    Spot,
    ask,
    change,
    rule,
    tell,
    throw,
)
from maestre.play.chance.readings import Successes
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

# ------------------------------------------------------------------------------------------------------------ weapons


@rule("6.104")
def _armed(state: State, unit: UnitId, weapon: Weapon) -> bool:
    return weapon in state.gear(unit).weapons


def _ordered(state: State, unit: UnitId) -> bool:
    return not state.units[unit].disordered


def _charged_by_horse(state: State, at: Situation) -> bool:
    """Whether a unit receives the charge of cavalry: also if it countercharges or is intercepted."""
    charge = at.charge
    return charge is not None and charge.target == at.unit and fights_as(state, charge.charger) is Arm.CAVALRY


@rule("6.105")
def halberds(state: State, at: Situation) -> Iterator[Step]:
    """Halberds against a disordered enemy."""
    if _armed(state, at.unit, Weapon.HALBERDS) and at.enemy is not None and state.units[at.enemy].disordered:
        yield Step("halberds", 1, "6.105")


@rule("6.106")
def bardiches_never_tire(state: State, at: Situation, value: Value) -> bool | None:
    """Bardiches strike as well At the Limit."""
    return True if value is Value.COMBAT and _armed(state, at.unit, Weapon.BARDICHES) else None


@rule("6.107", "6.108")
def bayonets(state: State, at: Situation) -> Iterator[Step]:
    """Bayonets in good order: when horse charges them, and against foot with Attack."""
    if not _armed(state, at.unit, Weapon.BAYONET) or not _ordered(state, at.unit) or at.enemy is None:
        return
    if _charged_by_horse(state, at):
        yield Step("bayonets-charged", 1, "6.107")
    if at.order is OrderKind.ATTACK and fights_as(state, at.enemy) is Arm.INFANTRY:
        yield Step("bayonets-attack", 1, "6.108")


@rule("6.109")
def swordsmen(state: State, at: Situation) -> Iterator[Step]:
    """Swordsmen in mala guerra."""
    if at.round > 1 and _armed(state, at.unit, Weapon.SWORDSMEN):
        yield Step("swordsmen", 1, "6.109")


@rule("6.111")
def heavy_lances(state: State, at: Situation) -> Iterator[Step]:
    """Heavy lances in a combat born of a countercharge."""
    if at.charge is not None and at.charge.counter and at.round == 1 and _armed(state, at.unit, Weapon.HEAVY_LANCES):
        yield Step("heavy-lances", 1, "6.111")


@rule("6.113")
def pikes(state: State, at: Situation) -> Iterator[Step]:
    """Pikes in good order when horse charges them."""
    if _armed(state, at.unit, Weapon.PIKES) and _ordered(state, at.unit) and _charged_by_horse(state, at):
        yield Step("pikes", 1, "6.113")


@rule("6.134")
def salvas(state: State, at: Situation) -> Iterator[Step]:
    """Salvas in good order with Attack."""
    if at.order is OrderKind.ATTACK and _armed(state, at.unit, Weapon.SALVAS) and _ordered(state, at.unit):
        yield Step("salvas", 1, "6.134")


@rule("6.126")
def grenades_clear(state: State, at: Situation) -> bool | None:
    """Nobody is protected from grenades."""
    return False if at.enemy is not None and _armed(state, at.enemy, Weapon.GRENADES) else None


@rule("6.112")
def greatswords(state: State, melee: Melee, winner: UnitId) -> Procedure[None]:
    """Whoever loses to greatswords is disordered, unless a check of Discipline shows a 6; before withdrawing."""
    charge = melee.charge
    loser = charge.target if winner == charge.charger else charge.charger
    if not _armed(state, winner, Weapon.GREATSWORDS) or loser not in state.units or not _ordered(state, loser):
        return
    dice = tallied(state, Value.DISCIPLINE, Situation(unit=loser, use="order"))
    about = Check(loser, "greatswords", dice, state.figures.targets.greatswords)
    if not (yield from throw(Successes(dice.whole, state.figures.targets.greatswords, 1), "6.112", about=about)):
        change(state.units, loser, disordered=True)
        tell(state, "greatswords-disorder", "6.112", dice, unit=named(state, loser))


# --------------------------------------------------------------------------------------------------- who is ridden down


@rule("6.78")
def pursuit(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """Infantry that retreats from cavalry with Pursuit is destroyed; guns count as infantry."""
    yield from ()
    foot = fights_as(state, unit) is Arm.INFANTRY
    return "ridden-down" if what == "retreat" and foot and has(state, by, Ability.PURSUIT) else what


@rule("6.110")
def lances_ride_down(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """Cavalry that retreats from lancers is destroyed too."""
    yield from ()
    lancers = state.gear(by).arm is Arm.CAVALRY and _armed(state, by, Weapon.CAVALRY_LANCES)
    horse = state.gear(unit).arm is Arm.CAVALRY
    return "ridden-down" if what == "retreat" and horse and lancers else what


@rule("6.103")
def guns_do_not_escape(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """A gun that loses is destroyed; after a draw it is the charger that withdraws."""
    yield from ()
    return "destroyed" if has(state, unit, Ability.NO_ESCAPE) else what


# ------------------------------------------------------------------------------------------------------------- Shelter

NOBODY: Final = UnitId("")
_POINTS: Final = 24
"""In so many parts a charger's way is divided when points are looked for at which it can be met."""


class Sheltering(Window[UnitId], frozen=True, tag="sheltering"):
    """A unit with Shelter is charged: which cavalry meets the charger on its way, if any."""

    rule: ClassVar = "6.45"
    window: ClassVar = "shelter"
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return NOBODY, *self.units

    def word(self, value: UnitId) -> str:
        return value or DECLINE

    def describe(self, seen: State, value: UnitId) -> Message:
        return named_word(seen, value) if value else super().describe(seen, value)


class Meeting(Putting, frozen=True, tag="shelter"):
    """Cavalry comes between: at which point of the charger's way it meets it."""

    rule: ClassVar = "6.46"
    unit: UnitId
    charge: Charge

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        _check_meeting(seen, self.unit, self.charge, Point(value.x, value.y))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        found = _meetings(seen, self.unit, self.charge)
        yield from (Spot(self.unit, x, y) for x, y in rng.sample(found, len(found)))


class GoOn(Whether, frozen=True, tag="go-on"):
    """Cavalry that barred its way is beaten: whether the charger goes on."""

    rule: ClassVar = "6.47"
    usual: ClassVar = True
    yes: ClassVar = "go-on"
    no: ClassVar = "halt"
    assumed: ClassVar = ("halt", "assume-no-more")
    charge: Charge


@rule("6.45", "6.46", "6.47", "6.48")
def shelter(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Let one cavalry unit of its command meet a charger on its way to a unit with Shelter, whatever its card.

    If it is beaten, by a draw too, the charger goes on if it likes. One that fails its check has spent its card, and
    no other may try.
    """
    if charge is None or not has(state, charge.target, Ability.SHELTER):
        return charge
    horse = (unit for unit in horse_of(state, charge.target) if state.units[unit].pose is not None)
    volunteers = tuple(unit for unit in horse if _meetings(state, unit, charge))
    if not volunteers:
        return charge
    way = charge.line
    trigger = Trigger(charge.target, charge.charger, "shelter", way[0], charge.flank, way)
    side = state.units[charge.target].side
    unit = yield from ask(side, Sheltering(trigger, volunteers))
    if unit == NOBODY:
        return charge
    deed_begun(state, unit)
    order = shown_alone(state, unit)
    change(state.units, unit, reacted=True)
    if (yield from order_check(state, unit, "reaction", replace(trigger, unit=unit, flank=False), order)):
        going = yield from _sheltered(state, charge, unit, order)
    else:
        tell(state, "reaction-lost", "6.45", unit=named(state, unit), order=Message(f"order-{order}"))
        going = charge
    expire(state, Until.DEED, unit)
    return going


def horse_of(state: State, target: UnitId) -> Iterator[UnitId]:
    """The cavalry that may shelter a unit: of its command, and with a card."""
    one = state.units[target]
    for unit in acting(state, one.side):
        other = state.units[unit]
        if other.command == one.command and state.gear(unit).arm is Arm.CAVALRY and unit in state.cards:
            yield unit


@rule("6.46", "6.47", "6.48")
def _sheltered(state: State, charge: Charge, unit: UnitId, order: OrderKind) -> Procedure[Charge | None]:
    """Meet the charger at a point of its way; gives the charge if it goes on."""
    side = state.units[unit].side
    point = COMES_BETWEEN(state, unit, charge)
    if point is None:
        spot = yield from ask(side, Meeting(unit, charge))
        point = Point(spot.x, spot.y)
    steps, _ = _along(state, charge, point)
    charger = named(state, charge.charger)
    tell(state, "shelters", "6.45", unit=named(state, unit), target=named(state, charge.target), charger=charger)
    if not (yield from travel(state, charge.charger, _at(state, charge, steps), OrderKind.ATTACK, charge=charge)):
        return None
    against = aimed(state, unit, charge.charger, reacting=True)
    if against is None:
        return charge
    attacks = order is OrderKind.ATTACK
    if not (yield from struck_at(state, against, attacks=attacks)) or not both_stand(state, charge):
        return None
    goes_on = yield from ask(state.units[charge.charger].side, GoOn(charge))
    return replace(charge, spent=steps) if goes_on else None


def _heading(charge: Charge) -> int:
    return toward(*charge.line)


@rule("5.08")
def _way(state: State, charge: Charge) -> int:
    """How far a charger goes: until the bases touch, which may be before its front centre is where it aims."""
    there = tabletop.stand(met(state, charge), base(state, charge.charger)).centre(tabletop.Side.FRONT)
    return tabletop.approach(charge.line[0], _heading(charge), length(charge.line), there)[0]


def _along(state: State, charge: Charge, point: Point) -> tuple[int, tabletop.Distance]:
    """How far along the charger's way it is nearest to a point, and how far off that is."""
    return tabletop.approach(charge.line[0], _heading(charge), _way(state, charge), point)


def _at(state: State, charge: Charge, steps: int) -> Pose:
    """The charger after so many steps of its way."""
    if steps == _way(state, charge):
        return met(state, charge)
    return tabletop.placed(base(state, charge.charger), tabletop.Side.FRONT, _after(charge, steps), _heading(charge))


def _after(charge: Charge, steps: int) -> Point:
    x, y = tabletop.step(_heading(charge), steps)
    return Point(charge.line[0].x + x, charge.line[0].y + y)


def _meets(state: State, unit: UnitId, charge: Charge, steps: int) -> bool:
    there = posed(state, charge.charger, _at(state, charge, steps))
    return aimed(there, unit, charge.charger, reacting=True) is not None


@pure(OPEN)
def _meetings(state: State, unit: UnitId, charge: Charge) -> tuple[Point, ...]:
    """Points of the charger's way at which a unit can meet it."""
    whole = _way(state, charge)
    ways = dict.fromkeys(whole * part // _POINTS for part in range(_POINTS))
    return tuple(_after(charge, steps) for steps in ways if _meets(state, unit, charge, steps))


@rule("6.46")
def _check_meeting(state: State, unit: UnitId, charge: Charge, point: Point) -> None:
    """Refuse a point that is not on the charger's way, or at which the cavalry cannot meet it."""
    steps, off = _along(state, charge, point)
    if not off.within(state.figures.distances.exclusion):
        raise Refused("6.46", "shelter-off-way", unit=named(state, unit))
    if not _meets(state, unit, charge, steps):
        raise Refused("6.46", "shelter-out-of-reach", unit=named(state, unit))
