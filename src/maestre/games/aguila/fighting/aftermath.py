"""4.14, 9.17-9.24 After a combat: regrouping, recoil, disorganisation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

import msgspec

from maestre.games.aguila.data import INCH, Arm, Formation
from maestre.games.aguila.drill.buildings import capture
from maestre.games.aguila.moving.move_legality import check_pose
from maestre.games.aguila.moving.moves import settle, shifted
from maestre.games.aguila.table.asking import Choosing, Putting
from maestre.games.aguila.table.moments import COMBAT_OVER
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import base, pose
from maestre.games.aguila.table.state import Charge, Combat, State, UnitId
from maestre.games.aguila.table.turn_parts import whose
from maestre.miniatures.words import inches
from maestre.play import Assumption, Message, Place, Procedure, Refused, Spot, ask, change, rule, tell, throw
from maestre.play.chance.readings import DIE, Face
from maestre.space import tabletop
from maestre.space.tabletop import Area, Proof

STAND, ADVANCE, WITHDRAW = "stand", "advance", "withdraw"
_TRIED: Final = 6
"""How many facings are tried for one who chooses by chance, besides his own."""
_DEGREE: Final = 100


class Regrouping(msgspec.Struct, frozen=True, tag="regrouping"):
    """Who has stood a combat goes on or falls back (9.18-9.20)."""

    unit: UnitId
    charger: bool


# ------------------------------------------------------------------------------------------------------------ questions


class OneOfCombat(Choosing[UnitId], frozen=True):
    """One of the units of a combat, or of several; which of them matters little."""

    charges: tuple[Charge, ...]
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def assume(self, seen: State) -> Assumption:
        return Assumption(self.units[0], Message("assume-first"))


class Captor(OneOfCombat, frozen=True, tag="captor"):
    """Several have driven a garrison out: who of them goes into the building."""

    rule: ClassVar = "4.14"


class Regroup(Choosing[str], frozen=True):
    """A unit has stood a combat: whether it stays, goes on or falls back."""

    assumed: ClassVar = (STAND, "assume-stands")
    unit: UnitId
    charger: bool
    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.words

    def whose(self) -> tuple[str, ...]:
        return (self.unit,)


class Won(Regroup, frozen=True, tag="won"):
    """A charger has destroyed whom it charged: what it does."""

    rule: ClassVar = "9.18"


class Held(Regroup, frozen=True, tag="held"):
    """A charged unit has nobody left to fight: what it does."""

    rule: ClassVar = "9.20"


@rule("9.17")
class Facing(Putting, frozen=True, tag="facing"):
    """A unit stays where it has fought: where it faces. The point does not matter, and its own facing is open."""

    rule: ClassVar = "9.17"
    unit: UnitId
    charger: bool

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        here = pose(seen, self.unit)
        if not 0 <= value.facing < tabletop.TURN:
            raise Refused("9.17", "no-such-facing", unit=named(seen, self.unit), facing=value.facing)
        if value.facing != here.facing:
            check_pose(seen, self.unit, here._replace(facing=value.facing))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        here = pose(seen, self.unit)
        tried = [here.facing, *(rng.randrange(tabletop.TURN) for _ in range(_TRIED))]
        spots = (Spot(self.unit, here.x, here.y, facing) for facing in rng.sample(tried, len(tried)))
        yield from (spot for spot in spots if self.refusal(seen, spot) is None)

    def describe(self, seen: State, value: Spot) -> Message:
        return Message.of("offer-faces", unit=named(seen, self.unit), degrees=round(value.facing / _DEGREE))

    def assume(self, seen: State) -> Assumption:
        return Assumption(self.as_it_is(seen), Message("assume-stands"))

    def as_it_is(self, seen: State) -> Spot:
        """Give the facing that it has."""
        return Spot(self.unit, *pose(seen, self.unit))

    def offered(self, seen: State) -> Iterator[Spot]:
        yield self.as_it_is(seen)

    def near(self, seen: State, wish: Spot) -> Spot:
        here = self.as_it_is(seen)
        turned = Spot(wish.piece, here.x, here.y, wish.facing)
        return turned if self.refusal(seen, turned) is None else here

    def shown(self, seen: State, value: Spot) -> Proof:
        there = pose(seen, self.unit)._replace(facing=value.facing % tabletop.TURN)
        return (Area("base", tabletop.stand(there, base(seen, self.unit)).points),)


# --------------------------------------------------------------------------------------------------------- what follows


def aftermath(state: State) -> Procedure[None]:
    """What follows the combat under way; then there is none."""
    combat = state.combat
    assert combat is not None
    target = combat.charge.target
    yield from COMBAT_OVER(state, combat)
    survivors = tuple(unit for unit in (*combat.charge.chargers, target) if unit in state.units)
    for unit in survivors:
        _disorganise(state, unit)
    chargers = tuple(unit for unit in survivors if unit != target)
    if not state.ended:
        if target not in survivors:
            yield from _won(state, combat, chargers)
        elif chargers:
            yield from _recoil(state, chargers)
        else:
            yield from _regroup(state, target, charger=False)
        yield from _part(state, survivors[::-1])
    state.combat = None


@rule("9.23", "10.10")
def _disorganise(state: State, unit: UnitId) -> None:
    """Whoever has fought and stands is disorganised until the end of the next turn, winners too."""
    change(state.units, unit, disorganised=state.turn + 1)
    tell(state, "unit-disorganised", "9.23", unit=named(state, unit), turn=state.turn + 1)


@rule("9.22")
def _recoil(state: State, chargers: tuple[UnitId, ...]) -> Procedure[None]:
    """Neither side is destroyed: the chargers fall straight back, facing as they did."""
    for unit in chargers:
        horse = state.arm_of(state.units[unit]) is Arm.CAVALRY
        length = state.figures.distances.recoil_cavalry if horse else state.figures.distances.recoil_infantry
        yield from _gone(state, unit, length, back=True, told="unit-recoils", because="9.22")


def _gone(state: State, unit: UnitId, length: int, *, back: bool, told: str, because: str) -> Procedure[None]:
    tell(state, told, because, unit=named(state, unit), length=inches(length, INCH))
    facing = pose(state, unit).facing
    yield from shifted(state, unit, tabletop.opposed(facing) if back else facing, length)


@rule("9.24")
def _part(state: State, units: tuple[UnitId, ...]) -> Procedure[None]:
    """Whoever is left too near makes room, those who have fought for one another too; who was charged stays longest."""
    for unit in units:
        if unit in state.units and state.units[unit].pose is not None:
            yield from settle(state, (unit,))


# ---------------------------------------------------------------------------------------------------------- regrouping


@rule("4.14", "9.17", "9.25")
def _won(state: State, combat: Combat, chargers: tuple[UnitId, ...]) -> Procedure[None]:
    """The charged unit is gone: infantry takes the building that it held, the others choose what to do, one by one."""
    inside = yield from _captor(state, combat, chargers)
    if inside is not None and combat.house is not None:
        capture(state, inside, combat.house)
    for unit in chargers:
        if unit != inside:
            yield from _regroup(state, unit, charger=True)


def _captor(state: State, combat: Combat, chargers: tuple[UnitId, ...]) -> Procedure[UnitId | None]:
    """Who goes into a building that has lost its garrison; of several their player says who."""
    able = tuple(unit for unit in chargers if state.arm_of(state.units[unit]) is Arm.INFANTRY)
    if combat.house not in state.scenery or not able:
        return None
    if len(able) == 1:
        return able[0]
    return (yield from ask(whose(state), Captor((combat.charge,), able)))


@rule("9.17", "9.18", "9.19", "9.20", "9.21", "10.14")
def regroupings(state: State, unit: UnitId, *, charger: bool) -> tuple[str, ...]:
    """What a victorious unit may do; nothing if it is stunned, and a square or a garrison stays as it is."""
    own = state.units[unit]
    if own.stunned or own.pose is None or own.formation is Formation.SQUARE or state.arm_of(own) is Arm.ARTILLERY:
        return ()
    return (STAND, ADVANCE, WITHDRAW) if charger else (STAND, WITHDRAW)


@rule("9.17", "9.18", "9.19", "9.20")
def _regroup(state: State, unit: UnitId, *, charger: bool) -> Procedure[None]:
    options = regroupings(state, unit, charger=charger)
    if not options:
        return
    question = Won(unit, charger, options) if charger else Held(unit, charger, options)
    chosen = yield from ask(state.units[unit].side, question)
    if chosen == STAND:
        yield from _face(state, Facing(unit, charger))
        return
    row = state.figures.combat.regroup
    sides = row.advance_die if chosen == ADVANCE else row.withdraw_die
    because = question.rule if chosen == ADVANCE or not charger else "9.19"
    face = yield from throw(Face(), because, about=Regrouping(unit, charger))
    length = -(-face * sides // DIE) * INCH
    told = "unit-pursues" if chosen == ADVANCE else "unit-withdraws"
    yield from _gone(state, unit, length, back=chosen == WITHDRAW, told=told, because=because)


@rule("9.17", "9.20")
def _face(state: State, question: Facing) -> Procedure[None]:
    """It stays, and turns about its centre to any facing that its neighbours leave room for."""
    unit = question.unit
    if state.agreed.real:
        tell(state, "unit-stands", "9.17", unit=named(state, unit))
        return
    spot = yield from ask(state.units[unit].side, question)
    change(state.units, unit, pose=pose(state, unit)._replace(facing=spot.facing))
    tell(state, "unit-stands", "9.17", unit=named(state, unit))
