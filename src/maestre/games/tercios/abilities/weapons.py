"""6.50, 6.53-6.54, 6.74, 6.115-6.133 Missile weapons, Extended Arc and Caracole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from maestre.games.tercios.data import INCH, Ability, OrderKind, Weapon
from maestre.games.tercios.moving.moves import thrown
from maestre.games.tercios.orders.activation import order_check
from maestre.games.tercios.table.asking import Choosing, Whether, inches
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.move_legality import speed
from maestre.games.tercios.table.places import building, faceless, front, points, pose, present
from maestre.games.tercios.table.rolls import Struck
from maestre.games.tercios.table.sight import eyes
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Situation, Volley
from maestre.games.tercios.table.troops import body, named
from maestre.games.tercios.table.values import Step
from maestre.play import Message, Procedure, Refused, ask, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point

STAY: Final = "stay"
_BOWS: Final = (Weapon.BOW, Weapon.LONGBOW)


# ------------------------------------------------------------------------------------------------------ when and whence


@rule("6.122")
def guns_need_fire(state: State, at: Situation) -> None:
    """Refuse a cannon any other order than Fire; a reaction with a Fire card will do."""
    if (
        at.weapon is not None
        and state.figures.weapons.row[at.weapon].kind == "artillery"
        and at.order is not OrderKind.FIRE
    ):
        raise Refused("6.122", "guns-need-fire", proof=(at.unit,), unit=named(state, at.unit))


@rule("6.74", "6.119", "6.128")
def slow_to_answer(state: State, at: Situation) -> None:
    """Refuse bows and javelins as a reaction; Harassers shoot their bows even then."""
    if not at.reacting or at.weapon is None or state.figures.weapons.row[at.weapon].reaction:
        return
    if at.weapon not in _BOWS:
        raise Refused("6.128", "weapon-too-slow", proof=(at.unit,), unit=named(state, at.unit))
    if not has(state, at.unit, Ability.HARASSER):
        raise Refused("6.119", "weapon-too-slow", proof=(at.unit,), unit=named(state, at.unit))


@rule("6.50")
def extended_arc(state: State, unit: UnitId) -> tuple[tabletop.Side, ...] | None:
    """The sides of a unit serve as well as its front; who has no facing shoots all around anyway."""
    if has(state, unit, Ability.EXTENDED_ARC) and not faceless(state, unit):
        return (tabletop.Side.FRONT, tabletop.Side.LEFT, tabletop.Side.RIGHT)
    return None


@rule("6.118")
def arched(state: State, at: Situation, origin: tabletop.Side) -> tuple[UnitId, ...] | None:
    """Friends over which a bow shoots: their front centre is nearer to where it is shot from than to the target.

    A garrison is not shot over: its building hides what is behind it.
    """
    if at.weapon not in _BOWS or at.enemy is None:
        return None
    shooter, enemy = body(state, at.unit), at.enemy
    friends = (one for one in present(state) if state.units[one].side is state.units[shooter].side)
    return tuple(
        one
        for one in friends
        if one != shooter and building(state, one) is None and _nearer(state, one, shooter, enemy, origin)
    )


def _nearer(state: State, friend: UnitId, shooter: UnitId, enemy: UnitId, origin: tabletop.Side) -> bool:
    middle = front(state, friend)
    bow = eyes(state, shooter, middle, origin)[0]
    return _square(middle, bow) < _square(middle, points(state, enemy, middle)[0])


def _square(start: Point, end: Point) -> int:
    return (start.x - end.x) ** 2 + (start.y - end.y) ** 2


# ------------------------------------------------------------------------------------------------------------- the dice


@rule("4.11", "6.127", "6.133")
def steady_aim(state: State, at: Situation) -> bool | None:
    """Javelins lose nothing with Attention, nor pistols within their own range."""
    close = at.weapon is Weapon.PISTOL and at.distance <= state.figures.weapons.row[Weapon.PISTOL].reach
    return True if at.order is OrderKind.ATTENTION and (close or at.weapon is Weapon.JAVELIN) else None


@rule("6.130", "6.131")
def flintlock(state: State, at: Situation) -> Iterator[Step]:
    """Flintlocks at a short distance; not beside what every firearm gains in a reaction."""
    near = at.distance <= state.figures.weapons.flintlock_increase_within
    if at.weapon is Weapon.FLINTLOCK_MUSKET and near and not at.reacting:
        yield Step("flintlock", 1, "6.130")


# ------------------------------------------------------------------------------------------------------------- caracole


class Caracole(Whether, frozen=True, tag="caracole"):
    """A Troop has shot: whether it tries to fall back."""

    rule: ClassVar = "6.53"
    no: ClassVar = STAY
    yes: ClassVar = "caracole"
    assumed: ClassVar = (STAY, "assume-no-more")
    unit: UnitId


class CaracoleLength(Choosing[int], frozen=True, tag="caracole-length"):
    """A Troop has passed its check: by how many inches it falls back, none if it stays after all."""

    rule: ClassVar = "6.53"
    assumed: ClassVar = (STAY, "assume-no-more")
    unit: UnitId
    farthest: int

    def options(self) -> tuple[int, ...]:
        return *range(1, self.farthest + 1), 0

    def word(self, value: int) -> str:
        return str(value) if value else STAY

    def describe(self, seen: State, value: int) -> Message:
        return inches(value * INCH) if value else super().describe(seen, value)


@rule("6.53", "6.54")
def caracole(state: State, volley: Volley, struck: Struck) -> Procedure[None]:
    """After a shot in its own activation a unit may try to fall back, facing as before, by as many inches as it likes.

    It gives way before the enemy, so that no window opens; whatever is behind it stops it.
    """
    unit = volley.shooter
    if volley.reaction or unit not in state.units or not has(state, unit, Ability.CARACOLE):
        return
    if state.units[unit].pose is None or faceless(state, unit):
        return
    side = state.units[unit].side
    if not (yield from ask(side, Caracole(unit))):
        return
    if not (yield from order_check(state, unit, "caracole")):
        tell(state, "caracole-fails", "6.53", unit=named(state, unit))
        return
    rear = tabletop.opposed(pose(state, unit).facing)
    length = yield from ask(side, CaracoleLength(unit, _farthest(state, unit, rear)))
    if length:
        tell(state, "caracoles", "6.53", unit=named(state, unit))
        yield from thrown(state, unit, rear, length * INCH)


def _farthest(state: State, unit: UnitId, rear: int) -> int:
    """How many inches a unit may fall back: no more than the ground along just that way lets it."""
    start = front(state, unit)
    for length in range(state.gear(unit).speed * 2, 0, -1):
        by = tabletop.step(rear, length * INCH)
        if speed(state, unit, None, start, Point(start.x + by.x, start.y + by.y)).whole >= length:
            return length
    return 0
