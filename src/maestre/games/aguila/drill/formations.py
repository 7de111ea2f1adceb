"""5.01-5.06, 5.10, 5.20, 5.36, 6.03, 6.22-6.23 Formations: who may be drawn up how, and changing it.

What a formation does to moves, fire and blows stands in `formation_effects`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.aguila.data import Arm, Formation
from maestre.games.aguila.data.formations import FormationRow
from maestre.games.aguila.morale.courage import stun
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.moving.moves import go
from maestre.games.aguila.table import abilities
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.moments import FORMATION_OPEN
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import base, deployed, front
from maestre.games.aguila.table.state import Combat, State, UnitId
from maestre.games.aguila.table.things import listed
from maestre.miniatures.sides import Side
from maestre.play import Each, EachOf, Message, Offer, Procedure, Refused, ask, change, rule, tell
from maestre.space import tabletop

FORMATION: Final = "formation"
"""The verb of a change of formation."""
_DISMOUNT: Final = "dismount"


# ------------------------------------------------------------------------------------------------------ who may be how


def row_of(state: State, unit: UnitId) -> FormationRow | None:
    """What the tables say of the formation that a unit is in; None for guns, garrisons and until it is shown."""
    one = state.units[unit]
    return None if one.formation is None else state.figures.formations.row[state.arm_of(one)].get(one.formation)


def open_formations(state: State, unit: UnitId) -> tuple[Formation, ...]:
    """The formations that a unit may be drawn up in."""
    return tuple(one for one in Formation if FORMATION_OPEN(state, unit, one))


@rule("5.01", "6.03")
def known_to_its_arm(state: State, unit: UnitId, formation: Formation) -> bool | None:
    """Infantry has all formations, cavalry three, guns none."""
    return None if formation in state.figures.formations.row[state.arm_of(state.units[unit])] else False


@rule("6.23")
def on_foot(state: State, unit: UnitId, formation: Formation) -> bool | None:
    """Dragoons on foot never fight in open formation, nor in a mass."""
    barred = state.units[unit].dismounted and formation not in state.figures.combat.dismounted.formations
    return False if barred else None


@rule("5.39")
def large_enough(state: State, unit: UnitId, formation: Formation) -> bool | None:
    """Only large units form a battalion mass."""
    one = state.units[unit]
    least = state.figures.formations.row[state.arm_of(one)][formation].figures_least
    return False if state.profile_of(one).figures < least else None


@rule("5.47")
def light_enough(state: State, unit: UnitId, formation: Formation) -> bool | None:
    """Only troops whose list says so fight in open formation."""
    needed = state.figures.formations.row[state.arm_of(state.units[unit])][formation].needs
    return False if needed is not None and not abilities.has(state, unit, needed) else None


@rule("5.01", "4.11")
def check_formation(state: State, unit: UnitId, asked: str) -> None:
    """Refuse a change to a formation that a unit cannot take, or has."""
    one = state.units[unit]
    possible = tuple(form for form in open_formations(state, unit) if form is not one.formation)
    if one.formation is None:
        raise Refused("4.11" if one.inside else "5.01", "formation-none", unit=named(state, unit))
    word = Message(f"formation-{asked}") if asked in tuple(Formation) else asked
    if asked == one.formation:
        raise Refused("5.04", "formation-already", unit=named(state, unit), asked=word)
    if asked not in possible:
        raise Refused("5.01", "formation-not-open", unit=named(state, unit), asked=word, open=_listed(possible))


def _listed(formations: tuple[Formation, ...]) -> Message:
    """Formations in a sentence."""
    first, *more = (Message(f"formation-{one}") for one in formations)
    for one in more:
        first = Message.of("formations", some=first, more=one)
    return first


@rule("5.36")
def check_square(state: State, unit: UnitId, verb: str) -> None:
    """A square does nothing but change formation."""
    row = row_of(state, unit)
    if row is not None and not row.moves and verb != FORMATION:
        raise Refused("5.36", "square-only-reforms", unit=named(state, unit))


# ------------------------------------------------------------------------------------------------------------- changing


def reform(state: State, unit: UnitId, formation: Formation) -> None:
    """Draw a unit up in a formation."""
    change(state.units, unit, formation=formation)
    tell(state, "formation-changed", "5.04", unit=named(state, unit), formation=Message(f"formation-{formation}"))


@rule("3.10", "5.04", "5.06", "5.10")
def change_formation(state: State, unit: UnitId, formation: Formation) -> Procedure[None]:
    """Change formation after a passed test and move up to half its Speed: before it becomes a square, else after."""
    if not (yield from tested(state, test_of(state, unit, "formation"))):
        return
    moves = state.figures.formations.row[state.arm_of(state.units[unit])][formation].moves
    if moves:
        reform(state, unit, formation)
    if not _rooted(state, unit):
        yield from go(state, unit, FORMATION)
    if not moves and unit in state.units:
        reform(state, unit, formation)


def _rooted(state: State, unit: UnitId) -> bool:
    row = row_of(state, unit)
    return row is not None and not row.moves


class DrawnUp(Choosing[Formation], frozen=True):
    """How one unit is drawn up."""

    prefix: ClassVar = "formation"
    side: Side
    units: tuple[UnitId, ...]
    formations: tuple[Formation, ...]

    def options(self) -> tuple[Formation, ...]:
        return self.formations


@rule("5.02")
class Forming(EachOf[State], frozen=True, tag="forming"):
    """In the first turn a side says how its units are drawn up."""

    rule: ClassVar = "5.02"
    side: Side
    units: tuple[UnitId, ...]
    may: tuple[tuple[UnitId, tuple[Formation, ...]], ...]
    """The formations that are open to each."""

    def choice(self) -> Each:
        return Each(self.may)

    def check(self, seen: State, value: dict[str, str]) -> None:
        """Refuse nothing: each has a formation that is open to it, and no unit's depends on another's."""

    def propose(self, seen: State, rng: Random) -> Iterator[dict[str, str]]:
        """Draw a formation for each unit; half of them are drawn up in line."""
        yield {unit: Formation.LINE.value if rng.randrange(2) else rng.choice(may) for unit, may in self.may}

    def describe(self, seen: State, value: dict[str, str]) -> Message:
        """Say how many are drawn up how."""
        counts = {one: list(value.values()).count(one.value) for one in Formation}
        found: list[Message | str] = [
            Message.of("offer-drawn-up", count=count, formation=Message(f"formation-{formation}"))
            for formation, count in counts.items()
            if count
        ]
        return listed(found) or Message("offer-nobody")

    def pieces(self, seen: State) -> tuple[str, ...]:
        return self.units

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer all drawn up alike; for one piece its own formations, the others in line."""
        for formation in Formation:
            plan = self.plan(formation, (piece,) if piece else ())
            if plan is not None:
                name = Message(f"formation-{formation}")
                yield Offer(plan, name if piece else Message.of("offer-all-formation", formation=name))

    def plan(self, wanted: Formation, units: tuple[str, ...]) -> dict[str, str] | None:
        """Draw those named, or all, up alike if they may be, and the others in line; None if nobody may."""
        plan = {}
        for unit, may in self.may:
            told = wanted if (not units or unit in units) and wanted in may else Formation.LINE
            plan[str(unit)] = told.value if told in may else may[0].value
        return plan if wanted.value in plan.values() else None


@rule("5.02")
def show_formations(state: State) -> Procedure[None]:
    """In the first turn both sides say how their units are drawn up, the winner of the initiative first (5.02).

    Units that are not on the table yet say it when they come, and those that had to show it earlier have done so.
    """
    for side in (state.initiative, state.initiative.enemy):
        units = tuple(
            name
            for name, one in state.units.items()
            if one.side is side and one.formation is None and deployed(state, name) and open_formations(state, name)
        )
        if not units:
            continue
        may = tuple((name, open_formations(state, name)) for name in units)
        chosen = yield from ask(side, Forming(side, units, may))
        for name, formation in chosen.items():
            change(state.units, UnitId(name), formation=Formation(formation))
            shown = Message(f"formation-{formation}")
            tell(state, "formation-shown", "5.02", unit=named(state, name), formation=shown)


# ------------------------------------------------------------------------------------------------------------- dragoons


@rule("6.22", "6.23")
def check_dismounting(state: State, unit: UnitId, verb: str) -> None:
    """Only mounted dragoons dismount, and only where a farm or a village is defended; nobody mounts again."""
    if verb != _DISMOUNT:
        return
    one, rules = state.units[unit], state.figures.combat.dismounted
    if one.dismounted:
        raise Refused("6.23", "cannot-remount", unit=named(state, unit))
    if state.profile_of(one).arm is not Arm.CAVALRY or state.profile_of(one).kind not in rules.types:
        raise Refused("6.22", "cannot-dismount", unit=named(state, unit))
    if state.scenario not in rules.scenarios:
        raise Refused("6.22", "cannot-dismount-here", unit=named(state, unit))


class Afoot(DrawnUp, frozen=True, tag="afoot"):
    """Dragoons dismount: how they are drawn up."""

    rule: ClassVar = "6.23"


@rule("6.23")
def dismount(state: State, unit: UnitId) -> Procedure[None]:
    """Dragoons go on foot, in a formation of their choice, after the test of a change of formation; then half a move.

    Their smaller base stands where the front of the old one did.
    """
    formations = state.figures.combat.dismounted.formations
    side = state.units[unit].side
    chosen = yield from ask(side, Afoot(side, (unit,), formations))
    if not (yield from tested(state, test_of(state, unit, "formation"))):
        return
    one, at = state.units[unit], front(state, unit)
    assert one.pose is not None
    change(state.units, unit, dismounted=True, formation=chosen)
    there = tabletop.placed(base(state, unit), tabletop.Side.FRONT, at, one.pose.facing)
    change(state.units, unit, pose=there)
    shown = Message(f"formation-{chosen}")
    tell(state, "dragoons-dismount", "6.23", unit=named(state, unit), formation=shown)
    if not _rooted(state, unit):
        yield from go(state, unit, _DISMOUNT)


# -------------------------------------------------------------------------------------------------------- after a fight


@rule("5.20")
def stunned_column(state: State, combat: Combat) -> Procedure[None]:
    """A march column that has stood a combat is stunned."""
    unit = combat.charge.target
    row = row_of(state, unit) if unit in state.units else None
    if row is not None and row.stunned_after_melee:
        stun(state, unit, "5.20")
    yield from ()
