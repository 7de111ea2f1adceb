"""5.14-5.20, 5.33-5.38, 5.43-5.45, 6.90 Melee: rounds fought at the same time, mala guerra, what ground gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.data import Arm, Ground, OrderKind, Value, Weapon
from maestre.games.tercios.fighting.aftermath import Fought, settle
from maestre.games.tercios.orders.standing import DECLINE
from maestre.games.tercios.shooting.rout import hurt, owed
from maestre.games.tercios.table.asking import Whether
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.moments import COMBAT_OVER, COMBAT_WON, FLANK_IGNORED, FORTIFIED, PROTECTED
from maestre.games.tercios.table.places import building, crossed, inside, outline, scene
from maestre.games.tercios.table.rolls import Blows, Damage
from maestre.games.tercios.table.situation import Source, tallied
from maestre.games.tercios.table.state import Scenery, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Melee, Situation
from maestre.games.tercios.table.troops import named
from maestre.games.tercios.table.values import Step
from maestre.play import Procedure, ask, change, rule, tell, throw
from maestre.play.pure import pure
from maestre.space import tabletop

_TOUCH: Final = 3
"""How far from a wall, in units, a base still touches it."""


@rule("5.02", "5.14", "5.38")
def fight(state: State, charge: Charge) -> Procedure[UnitId | None]:
    """Fight from contact to the end of what follows; gives the winner, None after a draw."""
    fought = yield from _round(state, charge, 1)
    while fought.winner is None and (yield from _goes_on(state, fought)):
        fought = yield from _round(state, charge, fought.melee.round + 1)
    if fought.winner in state.units:
        yield from COMBAT_WON(state, fought.melee, fought.winner)
    yield from settle(state, fought)
    yield from COMBAT_OVER(state, fought.melee)
    return fought.winner


# ------------------------------------------------------------------------------------------------------------ a round


@pure(OPEN)
@rule("5.15", "5.16", "5.36")
def pools(state: State, charge: Charge, number: int) -> Melee:
    """All dice and numbers of a round, from how things stand before it: charger first, then target."""
    pairs = ((charge.charger, charge.target), (charge.target, charge.charger))
    situations = tuple(_situation(state, charge, number, unit, enemy) for unit, enemy in pairs)
    strikes = [tallied(state, Value.COMBAT, replace(at, use="strike")) for at in situations]
    courage = [tallied(state, Value.COURAGE, at) for at in situations]
    numbers = [_number(state, unit, enemy) for unit, enemy in pairs]
    return Melee(charge, number, (strikes[0], strikes[1]), (numbers[0], numbers[1]), courage=(courage[0], courage[1]))


def _situation(state: State, charge: Charge, number: int, unit: UnitId, enemy: UnitId) -> Situation:
    order = OrderKind.ATTACK if number == 1 and unit in charge.order_bonus else None
    answers = charge.counter and unit == charge.target
    return Situation(
        unit=unit, use="resist-combat", order=order, reacting=answers, enemy=enemy, charge=charge, round=number
    )


@rule("5.16", "6.90")
def _number(state: State, striker: UnitId, struck: UnitId) -> int:
    """What a blow must show: the defence against the striker's kind."""
    found = state.gear(struck).defences
    return found.cavalry if fights_as(state, striker) is Arm.CAVALRY else found.infantry


@rule("6.90")
def fights_as(state: State, unit: UnitId) -> Arm:
    """What a Troop counts as in combat: gunners are infantry."""
    arm = state.gear(unit).arm
    return Arm.INFANTRY if arm is Arm.ARTILLERY else arm


@rule("5.14", "5.15", "5.18", "5.19", "5.20", "5.21")
def _round(state: State, charge: Charge, number: int) -> Procedure[Fought]:
    """One round of both: all dice fall first, then wear and disorder of both, then the rout checks of both."""
    melee = pools(state, charge, number)
    pair = (charge.charger, charge.target)
    caused = yield from _blows(state, melee, 0)
    suffered = yield from _blows(state, melee, 1)
    for unit, (worn, helpless) in ((charge.charger, suffered), (charge.target, caused)):
        hurt(state, unit, worn)
        if helpless:
            change(state.units, unit, disordered=True)
            tell(state, "disordered-by-blows", "5.18", unit=named(state, unit))
    winner = None if caused.wear == suffered.wear else pair[suffered.wear > caused.wear]
    _told(state, melee, winner, (caused.wear, suffered.wear))
    for unit, enemy in (pair[::-1], pair):
        yield from owed(state, unit, "melee", enemy)
    return Fought(melee, winner, (suffered.helpless, caused.helpless))


@rule("5.16", "5.17")
def _blows(state: State, melee: Melee, place: int) -> Procedure[Damage]:
    """One side strikes and the other resists; gives what that does to the other."""
    pair = (melee.charge.charger, melee.charge.target)
    dice, courage = melee.dice[place], melee.courage[1 - place]
    reading = Blows(dice.whole, melee.numbers[place], courage.whole, state.figures.targets.resist_combat)
    damage = yield from throw(reading, "5.16", about=replace(melee, striker=pair[place]))
    tell(
        state,
        "blows-struck",
        "5.17",
        dice,
        courage,
        unit=named(state, pair[place]),
        target=named(state, pair[1 - place]),
        dice=reading.count,
        number=reading.number,
        wear=damage.wear,
    )
    return damage


def _told(state: State, melee: Melee, winner: UnitId | None, caused: tuple[int, int]) -> None:
    charger, target = melee.charge.charger, melee.charge.target
    if winner is None:
        tell(state, "combat-drawn", "5.20", unit=named(state, charger), target=named(state, target), wear=caused[0])
        return
    loser = target if winner == charger else charger
    tell(
        state,
        "combat-won",
        "5.20",
        unit=named(state, winner),
        target=named(state, loser),
        caused=max(caused),
        suffered=min(caused),
    )


# -------------------------------------------------------------------------------------------------------- mala guerra


class CallMalaGuerra(Whether, frozen=True, tag="melee"):
    """A combat is drawn: whether a side calls for another round."""

    rule: ClassVar = "5.33"
    usual: ClassVar = True
    yes: ClassVar = "mala-guerra"
    no: ClassVar = DECLINE
    assumed: ClassVar = (DECLINE, "assume-no-more")
    charge: Charge
    round: int


@rule("5.33", "5.34", "5.35", "5.38", "6.114")
def _goes_on(state: State, fought: Fought) -> Procedure[bool]:
    """Whether either side calls for another round after a draw, the charger being asked first."""
    charge = fought.melee.charge
    pair = (charge.charger, charge.target)
    if not all(unit in state.units and Weapon.PIKES in state.gear(unit).weapons for unit in pair):
        return False
    if charge.flank or FORTIFIED(state, charge):
        return False
    for unit in pair:
        if (yield from ask(state.units[unit].side, CallMalaGuerra(charge, fought.melee.round))):
            tell(state, "mala-guerra-called", "5.33", unit=named(state, unit))
            return True
    return False


# -------------------------------------------------------------------------------------------------- sources of values


def flanked(value: Value) -> Source:
    """Give the source for what being flanked does to a value."""

    @rule("5.11")
    def reduced(state: State, at: Situation) -> Iterator[Step]:
        """The target of a charge from the flank."""
        if _charged(at) and at.charge is not None and at.charge.flank and not FLANK_IGNORED(state, at.unit, value):
            yield Step("flanked", -1, "5.11")

    return reduced


def _charged(at: Situation) -> bool:
    return at.charge is not None and at.charge.target == at.unit


@rule("5.12")
def flanked_reacting(state: State, at: Situation) -> Iterator[Step]:
    """Who reacts to a charge from the flank."""
    if at.use in {"reaction", "evade"} and at.flank and not FLANK_IGNORED(state, at.unit, Value.DISCIPLINE):
        yield Step("flanked", -1, "5.12")


@rule("5.43")
def on_height(state: State, at: Situation) -> Iterator[Step]:
    """All of a Troop on a Height that its enemy is not wholly on."""
    if at.enemy is None or at.charge is None:
        return
    for element in state.scenery.values():
        if Ground.HEIGHT in element.qualities and _wholly(state, at.unit, element):
            if not _wholly(state, at.enemy, element):
                yield Step("height", state.figures.terrain.grounds[Ground.HEIGHT].steps.combat, "5.43")
            return


def _wholly(state: State, unit: UnitId, element: Scenery) -> bool:
    edge = outline(state, unit)
    return all(tabletop.holds(scene(element), point) for point in edge.centres or edge.points)


@rule("5.44")
def protected(state: State, at: Situation) -> Iterator[Step]:
    """A Troop that is charged in Protected ground, or counts as if it were; one cause however many reasons."""
    if _charged(at) and PROTECTED(state, at):
        yield Step("protected", state.figures.terrain.grounds[Ground.PROTECTED].steps.courage, "5.44")


def ground_protects(state: State, at: Situation) -> bool | None:
    """Say that a charged Troop is protected by its ground."""
    return True if at.charge is not None and _fortifying(state, at.charge) else None


@rule("5.35")
def ground_fortifies(state: State, charge: Charge) -> bool | None:
    """Say that the target of a charge is fortified by its ground."""
    return True if _fortifying(state, charge) else None


@rule("5.44", "5.45", "9.32")
def _fortifying(state: State, charge: Charge) -> bool:
    """Whether the target holds a building, stands in Protected ground, or at a wall that the charge has to cross."""
    if building(state, charge.target) is not None:
        return True
    shields = [one for one in state.scenery.values() if Ground.PROTECTED in one.qualities]
    return any(_shields(state, charge, element) for element in shields)


def _shields(state: State, charge: Charge, element: Scenery) -> bool:
    if state.figures.terrain.elements[element.element].shape != "linear":
        return element.id in inside(state, charge.target)
    touched = tabletop.distance(outline(state, charge.target), scene(element)).within(_TOUCH)
    return touched and element.id in crossed(state, *charge.line)
