"""4.14, 9.17-9.24 After a combat: regrouping, recoil, disorganisation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.aguila.buildings import capture
from maestre.games.aguila.data import COMBAT, DISTANCES, INCH, Arm, Formation
from maestre.games.aguila.marches import settle, shifted
from maestre.games.aguila.matters import Fighting, Regrouping
from maestre.games.aguila.moments import COMBAT_OVER
from maestre.games.aguila.names import named
from maestre.games.aguila.parts import whose
from maestre.games.aguila.places import pose
from maestre.games.aguila.state import Combat, State, UnitId
from maestre.games.aguila.ways import check_standing
from maestre.miniatures.words import inches
from maestre.play import Answer, Ask, Pick, Place, Procedure, Refused, Spot, ask, change, rule, tell, throw
from maestre.play.readings import DIE, Face
from maestre.space import tabletop

__all__ = ["aftermath", "check_facing", "propose_facing", "regroupings"]

STAND, ADVANCE, WITHDRAW = "stand", "advance", "withdraw"
_TRIED: Final = 6
"""How many facings are tried for one who chooses by chance, besides his own."""


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
        horse = state.units[unit].arm is Arm.CAVALRY
        length = DISTANCES.recoil_cavalry if horse else DISTANCES.recoil_infantry
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
    able = tuple(unit for unit in chargers if state.units[unit].arm is Arm.INFANTRY)
    if combat.house not in state.scenery or not able:
        return None
    if len(able) == 1:
        return able[0]
    return UnitId((yield from ask(whose(state), Pick(able), "4.14", about=Fighting((combat.charge,)))))


@rule("9.17", "9.18", "9.19", "9.20", "9.21", "10.14")
def regroupings(state: State, unit: UnitId, *, charger: bool) -> tuple[str, ...]:
    """What a victorious unit may do; nothing if it is stunned, and a square or a garrison stays as it is."""
    own = state.units[unit]
    if own.stunned or own.pose is None or own.formation is Formation.SQUARE or own.arm is Arm.ARTILLERY:
        return ()
    return (STAND, ADVANCE, WITHDRAW) if charger else (STAND, WITHDRAW)


@rule("9.17", "9.18", "9.19", "9.20")
def _regroup(state: State, unit: UnitId, *, charger: bool) -> Procedure[None]:
    options = regroupings(state, unit, charger=charger)
    if not options:
        return
    about, because = Regrouping(unit, charger), "9.18" if charger else "9.20"
    chosen = yield from ask(state.units[unit].side, Pick(options), because, about=about)
    if chosen == STAND:
        yield from _face(state, about)
        return
    sides = COMBAT.regroup.advance_die if chosen == ADVANCE else COMBAT.regroup.withdraw_die
    because = because if chosen == ADVANCE or not charger else "9.19"
    face = yield from throw(Face(), because, about=about)
    length = -(-face * sides // DIE) * INCH
    told = "unit-pursues" if chosen == ADVANCE else "unit-withdraws"
    yield from _gone(state, unit, length, back=chosen == WITHDRAW, told=told, because=because)


@rule("9.17", "9.20")
def _face(state: State, about: Regrouping) -> Procedure[None]:
    """It stays, and turns about its centre to any facing that its neighbours leave room for."""
    unit = about.unit
    spot = yield from ask(state.units[unit].side, Place((unit,)), "9.17", about=about)
    change(state.units, unit, pose=pose(state, unit)._replace(facing=spot.facing))
    tell(state, "unit-stands", "9.17", unit=named(state, unit))


@rule("9.17")
def check_facing(state: State, ask: Ask, answer: Spot) -> None:
    """Refuse a facing in which the unit would not stand free; its own is always open. The point does not matter."""
    assert isinstance(ask.about, Regrouping)
    unit = ask.about.unit
    here = pose(state, unit)
    if not 0 <= answer.facing < tabletop.TURN:
        raise Refused("9.17", "no-such-facing", unit=named(state, unit), facing=answer.facing)
    if answer.facing != here.facing:
        check_standing(state, unit, here._replace(facing=answer.facing))


def propose_facing(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """The facing that it has, a few others by chance, in an order that chance decides."""
    assert isinstance(ask.about, Regrouping)
    here = pose(state, ask.about.unit)
    tried = [here.facing, *(rng.randrange(tabletop.TURN) for _ in range(_TRIED))]
    for facing in rng.sample(tried, len(tried)):
        spot = Spot(ask.about.unit, here.x, here.y, facing)
        try:
            check_facing(state, ask, spot)
        except Refused:
            continue
        yield spot
