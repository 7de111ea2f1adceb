"""5.57-5.62, 11.01-11.11, 11.35-11.40, 11.44 Guns: batteries, horses, laying on a target, guns of a regiment."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from maestre.games.aguila.data import Arm, Class, Drill, Gun, GunRow, OrderKind
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, pose
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Situation
from maestre.games.aguila.table.values import Plus
from maestre.play import Refused, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Outline


def gun(state: State, unit: str) -> GunRow | None:
    """The kind of gun that a unit is, if it is one."""
    one = state.units.get(UnitId(unit))
    kind = None if one is None else state.profile_of(one).gun
    return None if kind is None else state.figures.weapons.guns[kind]


@rule("11.01")
def has_no_sides(state: State, unit: UnitId) -> bool | None:
    """Guns have a front and nothing else, limbered or not."""
    return False if state.arm_of(state.units[unit]) is Arm.ARTILLERY else None


# ------------------------------------------------------------------------------------------------------------ batteries


@rule("5.58")
def leads(state: State, unit: UnitId) -> bool:
    """Whether a gun speaks for its battery: the first of its row; whoever is in none speaks for himself."""
    return battery_of(state, unit)[0] == unit


@rule("5.59", "5.60")
def battery_shakes(state: State, unit: UnitId) -> int:
    """How much worse the fire of a gun's battery makes a courage test: by the type of most guns, of two the lighter.

    A lone gun does nothing.
    """
    kinds = [row.id for one in battery_of(state, unit) if (row := gun(state, one)) is not None]
    if not kinds[1:]:
        return 0
    lighter = max(kinds.count(kind) for kind in Gun if kind is not Gun.HEAVY)
    courage = state.figures.combat.courage
    return courage.battery_heavy if kinds.count(Gun.HEAVY) > lighter else courage.battery


@rule("5.59", "8.15")
def shaken_by_battery(state: State, at: Situation) -> Iterator[Plus]:
    """Defensive fire of a battery shakes more; in shooting this is noted with the wound."""
    if at.nerve == "reaction" and at.by:
        yield Plus(max(battery_shakes(state, one) if one in state.units else 0 for one in at.by), "5.59")


@rule("5.57", "10.20")
def detach(state: State, unit: UnitId) -> None:
    """Let a gun leave its battery for good; of what it parts the longer row stays a battery, of two alike the left.

    Who is no longer of the battery counts for himself towards the break point.
    """
    for name, battery in state.batteries.items():
        if unit in battery.guns:
            at = battery.guns.index(unit)
            rows = battery.guns[:at], battery.guns[at + 1 :]
            kept = max(rows, key=len)
            gone = len(battery.guns) - len(kept)
            change(state.batteries, name, guns=kept, strength=battery.strength - gone)
            tell(state, "gun-detached", "5.57", unit=named(state, unit))
            return


# --------------------------------------------------------------------------------------------------------------- horses


@rule("11.36", "11.38", "11.40")
def drills(state: State, unit: UnitId) -> tuple[Drill, ...]:
    """What a gun may do with its horses in one turn: those that begin as it stands now."""
    one = state.units[unit]
    if state.arm_of(one) is not Arm.ARTILLERY:
        return ()
    known = (
        state.figures.weapons.limbering.horse
        if state.profile_of(one).class_ is Class.HORSE
        else state.figures.weapons.limbering.foot
    )
    return tuple(drill for drill in known if drill.startswith("limber") is not one.limbered)


@rule("11.36", "11.38")
def limber(state: State, unit: UnitId) -> None:
    """Put a gun, and its battery with it, behind its horses."""
    for one in battery_of(state, unit):
        if state.units[one].limbered:
            raise Refused("11.36", "gun-limbered-already", unit=named(state, one))
    for one in battery_of(state, unit):
        deeds = replace(state.units[one].deeds, harnessed=True)
        change(state.units, one, limbered=True, bearing=None, deeds=deeds)
        tell(state, "gun-now-limbered", "11.36", unit=named(state, one))


@rule("11.36", "11.37", "11.38", "11.40")
def unlimber(state: State, unit: UnitId) -> None:
    """Take a gun, and its battery with it, off its horses; never after double time, and foot guns not twice a turn."""
    for one in battery_of(state, unit):
        who = state.units[one]
        if not who.limbered:
            raise Refused("11.36", "gun-unlimbered-already", unit=named(state, one))
        if who.deeds.order is OrderKind.DOUBLE_TIME:
            raise Refused("11.40", "gun-at-double-time", unit=named(state, one))
        if who.deeds.harnessed and state.profile_of(who).class_ is not Class.HORSE:
            raise Refused("11.38", "gun-just-limbered", unit=named(state, one))
    for one in battery_of(state, unit):
        deeds = replace(state.units[one].deeds, unlimbered=True)
        change(state.units, one, limbered=False, bearing=None, deeds=deeds)
        tell(state, "gun-now-unlimbered", "11.36", unit=named(state, one))


@rule("11.37", "11.38", "11.39")
def loaded(state: State, unit: UnitId) -> bool:
    """Whether a gun that has come off its horses this turn may fire: at once where it stood, a horse gun after a move.

    It must have begun the turn limbered.
    """
    one = state.units[unit]
    if not one.deeds.unlimbered or one.deeds.harnessed:
        return False
    still = not one.deeds.walked and not one.deeds.turned and one.deeds.order is not OrderKind.CHANGE_FACING
    return still or state.profile_of(one).class_ is Class.HORSE


# --------------------------------------------------------------------------------------------------------------- laying


@rule("11.08")
def lay(state: State, unit: UnitId, target: Outline) -> None:
    """Point a gun straight at its target: its barrel turns, its base stays, and nothing counts as moved."""
    here = pose(state, unit)
    if (target.x, target.y) != (here.x, here.y):
        change(state.units, unit, bearing=tabletop.heading(target.x - here.x, target.y - here.y))


# ------------------------------------------------------------------------------------------------------- of a regiment


@rule("11.44", "11.45")
def regimental(state: State, infantry: UnitId) -> tuple[UnitId, ...]:
    """The guns that go with a unit of line infantry, as `raised` has assigned them."""
    return tuple(name for name, one in state.units.items() if one.regiment == infantry)
