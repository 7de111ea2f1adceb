"""4.08-4.15 Buildings: entering, leaving, taking them; what it means to be inside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.data import Arm, Formation, OrderKind
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.moving.move_legality import check_pose
from maestre.games.aguila.moving.moves import go
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import around, base, is_house, outline, scene
from maestre.games.aguila.table.sight import footing
from maestre.games.aguila.table.state import SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Situation
from maestre.games.aguila.table.values import Factor, Term
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, Refused, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Around, Pose

ENTER: Final = "enter"
LEAVE: Final = "leave"
_DOUBLE: Final = "double"


# ------------------------------------------------------------------------------------------------------------- entering


@rule("4.08")
def check_entry(state: State, unit: UnitId, house: str) -> None:
    """Refuse a building that a unit may not enter: it must touch it, be infantry, and find it empty."""
    element = state.scenery.get(SceneryId(house))
    who, what = named(state, unit), named(state, house)
    if element is None or not is_house(state, element):
        raise Refused("4.08", "enter-not-a-house", unit=who, house=what)
    if state.arm_of(state.units[unit]) is not Arm.INFANTRY:
        raise Refused("4.08", "enter-infantry-only", unit=who, house=what)
    if element.garrison is not None:
        raise Refused("4.08", "enter-occupied", unit=who, house=what, garrison=named(state, element.garrison))
    gap = tabletop.distance(outline(state, unit), scene(element))
    if not gap.within(Around().tolerance):
        raise Refused("4.08", "enter-not-touching", proof=gap.proof(), unit=who, house=what)


def enterable(state: State, unit: UnitId) -> tuple[SceneryId, ...]:
    """The buildings that a unit may enter now."""
    one = state.units[unit]
    if one.pose is None or state.arm_of(one) is not Arm.INFANTRY:
        return ()
    return tuple(
        name for name, element in state.scenery.items() if is_house(state, element) and _may_enter(state, unit, name)
    )


def _may_enter(state: State, unit: UnitId, house: SceneryId) -> bool:
    try:
        check_entry(state, unit, house)
    except Refused:
        return False
    return True


@rule("4.08", "4.11")
def enter(state: State, unit: UnitId, house: SceneryId) -> None:
    """Put a unit into a building; inside it has no formation, and whoever is with it goes in too."""
    _garrison(state, unit, house)
    tell(state, "house-entered", "4.08", unit=named(state, unit), house=named(state, house))


def _garrison(state: State, unit: UnitId, house: SceneryId) -> None:
    change(state.units, unit, pose=None, formation=None, inside=house)
    change(state.scenery, house, garrison=unit)


@rule("4.14")
def capture(state: State, unit: UnitId, house: SceneryId) -> None:
    """Let the winner of a combat into the building that he has taken."""
    assert state.arm_of(state.units[unit]) is Arm.INFANTRY, f"{unit} cannot hold a building"
    _garrison(state, unit, house)
    tell(state, "house-taken", "4.14", unit=named(state, unit), house=named(state, house))


# -------------------------------------------------------------------------------------------------------------- leaving


@rule("4.11", "4.13")
def check_inside(state: State, unit: UnitId, verb: str) -> None:
    """A garrison leaves or stays where it is; nobody else leaves a building; who enters one must touch it."""
    held = state.units[unit].inside
    if held is None:
        if verb == LEAVE:
            raise Refused("4.13", "leave-not-inside", unit=named(state, unit))
        if verb == ENTER and not enterable(state, unit):
            raise Refused("4.08", "enter-no-house", unit=named(state, unit))
        return
    if verb != LEAVE:
        raise Refused("4.11", "garrison-only-leaves", unit=named(state, unit), house=named(state, held))
    if not exits(state, unit):
        raise Refused("4.13", "leave-no-room", unit=named(state, unit), house=named(state, held))


class Exit(NamedTuple):
    """How a garrison leaves: by which side, drawn up how, and whether at the double."""

    side: tabletop.Side
    formation: Formation
    double: bool = False

    def __str__(self) -> str:
        """Give the word for it: ``side/formation``, and at the double ``side/formation/double``."""
        return f"{self.side.name.lower()}/{self.formation}" + f"/{_DOUBLE}" * self.double


class LeavingHouse(Choosing[Exit], frozen=True, tag="leaving-house"):
    """A garrison leaves: by which side, drawn up how, how fast."""

    rule: ClassVar = "4.13"
    side: Side
    units: tuple[UnitId, ...]
    exits: tuple[Exit, ...]

    def options(self) -> tuple[Exit, ...]:
        return self.exits

    def describe(self, seen: State, value: Exit) -> Message:
        side, quick = value.side.name.lower(), "yes" if value.double else "no"
        return Message.of("offer-way-out", side=side, formation=Message(f"formation-{value.formation}"), quick=quick)


def exits(state: State, unit: UnitId) -> tuple[Exit, ...]:
    """How a garrison may leave."""
    return tuple(_exits(state, unit))


def _exits(state: State, unit: UnitId) -> Iterator[Exit]:
    arm = state.arm_of(state.units[unit])
    quick = state.figures.weather.row[state.sky.kind].infantry_double_time
    for side in tabletop.Side:
        if _room(state, unit, side) is None:
            continue
        for formation in open_formations(state, unit):
            yield Exit(side, formation)
            if quick and state.figures.formations.row[arm][formation].moves:
                yield Exit(side, formation, double=True)


def _room(state: State, unit: UnitId, side: tabletop.Side) -> Pose | None:
    """Where a garrison stands when it has come out by a side, its back to the wall; None without room."""
    held = state.units[unit].inside
    assert held is not None
    face = tabletop.face_of(*footing(state.scenery[held]), side)
    found = tabletop.row(face, (base(state, unit),), around(state, unit, apart=(held,)))
    if found is None:
        return None
    there = Pose(found[0].x, found[0].y, face.facing)
    try:
        check_pose(state, unit, there)
    except Refused:
        return None
    return there


@rule("4.13")
def leave(state: State, unit: UnitId) -> Procedure[None]:
    """Let a garrison leave by a side and in a formation of its choice, without a test; then it goes half as far.

    At the double it goes half of that, and neither shoots nor charges afterwards.
    """
    held = state.units[unit].inside
    assert held is not None
    own = state.units[unit].side
    side, formation, quick = yield from ask(own, LeavingHouse(own, (unit,), exits(state, unit)))
    there = _room(state, unit, side)
    assert there is not None
    change(state.scenery, held, garrison=None)
    change(state.units, unit, inside=None, pose=there, formation=formation)
    shown = Message(f"formation-{formation}")
    tell(state, "house-left", "4.13", unit=named(state, unit), house=named(state, held), formation=shown)
    if quick:
        change(state.units, unit, deeds=replace(state.units[unit].deeds, order=OrderKind.DOUBLE_TIME))
    if state.figures.formations.row[state.arm_of(state.units[unit])][formation].moves:
        yield from go(state, unit, _DOUBLE if quick else LEAVE)


@rule("4.13")
def leaves_at_double(state: State, at: Situation) -> Iterator[Term]:
    """Who leaves a building at the double goes half as far as he would elsewhere."""
    if at.verb == _DOUBLE and state.units[at.unit].deeds.verb == LEAVE:
        yield Factor(state.figures.formations.garrison.leaving, "4.13")


# --------------------------------------------------------------------------------------------------------------- inside


@rule("4.12")
def garrison_has_no_sides(state: State, unit: UnitId) -> bool | None:
    """A garrison has neither flanks nor rear."""
    return None if state.units[unit].inside is None else False


@rule("4.09")
def garrison_shot_sides(state: State, unit: UnitId) -> tuple[tabletop.Side, ...] | None:
    """A garrison shoots from all sides of its building."""
    return None if state.units[unit].inside is None else tuple(tabletop.Side)


@rule("4.09")
def garrison_fire(state: State, at: Situation) -> Iterator[Term]:
    """Two sides of a building at least divide the fire of its garrison; a gun in a work fires as it does elsewhere."""
    one = state.units[at.unit]
    if one.inside is not None and state.arm_of(one) is Arm.INFANTRY and at.use == "shoot":
        share = at.aim.share if at.aim else 1
        yield Factor((1, max(share, state.figures.formations.garrison.sides[0])), "4.09")
