"""3.01-3.03, 3.10, 5.57, 11.36-11.40, 12.17, 12.25 Orders: what a piece may be told, each with what it must fit.

Where a unit may go is the affair of `move_legality`, how it gets there that of `moves`; what else a verb does stands in
the chapter that it belongs to.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from maestre.games.aguila.charging.figures import SURE, chance_of, obeys
from maestre.games.aguila.command import officer_moves
from maestre.games.aguila.data import INCH, Arm, Formation, OrderKind
from maestre.games.aguila.drill import buildings, formations
from maestre.games.aguila.moving.allowances import KINDS
from maestre.games.aguila.moving.move_legality import way_of
from maestre.games.aguila.moving.moves import go
from maestre.games.aguila.setup import reserves
from maestre.games.aguila.shooting import artillery
from maestre.games.aguila.table.asking import Done
from maestre.games.aguila.table.moments import ORDER_OPEN
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of
from maestre.games.aguila.table.state import Away, OfficerId, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches
from maestre.play import Deed, Message, Procedure, Refused, RuleId, rule

OFFICERS: Final = "officers"
"""The step of a part in which all units have their orders and the officers move (12.17)."""
_UNLIMBER: Final = "unlimber"


# --------------------------------------------------------------------------------------------------------------- orders


class Told(Deed[State], frozen=True):
    """What a piece is told: the kind of order that it is, who does it, and what it must fit."""

    tested: ClassVar[bool] = True
    """Whether a unit out of command must pass a test for it (12.25); a change of formation has one test for both."""
    measured: ClassVar[bool] = False
    """Whether it is worth saying how far it goes."""
    piece: str = ""
    objects: tuple[str, ...] = ()

    @classmethod
    def kind(cls) -> OrderKind | None:
        """Give the kind of order that it is; riding is none."""
        return KINDS.get(cls.verb)

    @property
    def unit(self) -> UnitId:
        """Give the unit that is told it."""
        return UnitId(self.piece)

    @abstractmethod
    def does(self, state: State) -> Procedure[None]:
        """Let it happen."""

    @abstractmethod
    def fits(self, seen: State) -> None:
        """Refuse what the piece cannot do now."""

    def check(self, seen: State, seat: str) -> None:
        """Refuse what is for units to an officer, and the other way round, and what the piece cannot do now."""
        officer = self.piece in seen.officers
        if officer is not (self.kind() is None):
            raise self.not_for(seen, self.piece, "3.01")
        if not officer:
            ORDER_OPEN(seen, self.unit, self.verb)
        self.fits(seen)

    def describe(self, seen: State) -> Message:
        """Say how far it goes, and the chance that it is obeyed."""
        common = self.named(seen)
        if self.measured and seen.units[self.unit].pose is not None:
            far = inches(way_of(seen, self.unit, self.verb).allowance.whole, INCH)
            return Message.of("offer-order-far", **common, far=far, chance=obeys(seen, self.unit))
        return Message.of("offer-order", **common, chance=obeys(seen, self.unit) if self.tested else SURE)

    def named(self, seen: State) -> dict[str, Message | str]:
        """Name the order, and whom it is for."""
        return {"order": Message(f"verb-{self.verb}"), "unit": named(seen, self.piece)}

    def not_for(self, seen: State, piece: str, number: RuleId) -> Refused:
        """Refuse an order to who cannot do such a thing."""
        return Refused(number, "order-not-for", unit=named(seen, piece), order=Message(f"verb-{self.verb}"))

    def alone(self, seen: State) -> None:
        """Refuse objects."""
        if self.objects:
            raise Refused("3.01", "order-has-no-object", order=Message(f"verb-{self.verb}"))

    def stands(self, seen: State) -> None:
        """Refuse to move who has no place on the table."""
        self.alone(seen)
        if seen.units[self.unit].pose is None:
            raise Refused("3.01", "order-not-on-table", unit=named(seen, self.piece))

    def object(self, number: RuleId) -> str:
        """Give the one object that it needs."""
        if len(self.objects) != 1:
            raise Refused(number, "order-needs-object", order=Message(f"verb-{self.verb}"))
        return self.objects[0]

    def drilled(self, seen: State, wanted: str, number: RuleId) -> None:
        """Refuse what the guns of a battery have no drill for."""
        for one in battery_of(seen, self.unit):
            if seen.units[one].pose is None or wanted not in artillery.drills(seen, one):
                raise self.not_for(seen, one, number)


class Going(Told, frozen=True):
    """Go somewhere."""

    def does(self, state: State) -> Procedure[None]:
        """Ask for the way, and go it."""
        return go(state, self.unit, self.verb)

    def fits(self, seen: State) -> None:
        """Refuse who is not on the table."""
        self.stands(seen)


class Advance(Going, frozen=True):
    """Advance."""

    verb: ClassVar = "advance"
    measured: ClassVar = True


class Face(Going, frozen=True):
    """Change facing."""

    verb: ClassVar = "facing"


class Back(Going, frozen=True):
    """Go back."""

    verb: ClassVar = "back"
    measured: ClassVar = True


class Aside(Going, frozen=True):
    """Go sideways."""

    verb: ClassVar = "aside"
    measured: ClassVar = True


class Double(Going, frozen=True):
    """Go at the double."""

    verb: ClassVar = "double"
    measured: ClassVar = True


class Reform(Told, frozen=True):
    """Change formation."""

    verb: ClassVar = "formation"
    tested: ClassVar = False

    def does(self, state: State) -> Procedure[None]:
        return formations.change_formation(state, self.unit, Formation(self.objects[0]))

    def fits(self, seen: State) -> None:
        formations.check_formation(seen, self.unit, self.object("5.04"))

    def describe(self, seen: State) -> Message:
        formation = Message(f"formation-{self.objects[0]}")
        chance = chance_of(seen, self.unit, "formation")
        return Message.of("offer-order-formation", **self.named(seen), formation=formation, chance=chance)


@rule("11.36", "11.38")
class Limber(Told, frozen=True):
    """Limber and move; horse guns may be told to unlimber at the end."""

    verb: ClassVar = "limber"

    def does(self, state: State) -> Procedure[None]:
        artillery.limber(state, self.unit)
        yield from go(state, self.unit, self.verb)
        if self.objects and self.unit in state.units:
            artillery.unlimber(state, self.unit)

    def fits(self, seen: State) -> None:
        """Refuse horses to who is no gun or has them already, and three steps to foot guns."""
        if self.objects not in {(), (_UNLIMBER,)}:
            raise Refused("11.36", "order-unknown", what=self.objects[0])
        wanted = "limber_move_unlimber" if self.objects else "limber_move"
        self.drilled(seen, wanted, "11.38" if self.objects else "11.36")

    def describe(self, seen: State) -> Message:
        if not self.objects:
            return super().describe(seen)
        chance = obeys(seen, self.unit)
        return Message.of("offer-order-unlimber", **self.named(seen), what=self.objects[0], chance=chance)


@rule("11.36", "11.37", "11.39")
class Unlimber(Told, frozen=True):
    """Move, perhaps not at all, and unlimber."""

    verb: ClassVar = _UNLIMBER
    measured: ClassVar = True

    def does(self, state: State) -> Procedure[None]:
        yield from go(state, self.unit, self.verb)
        if self.unit in state.units:
            artillery.unlimber(state, self.unit)

    def fits(self, seen: State) -> None:
        self.stands(seen)
        self.drilled(seen, "move_unlimber", "11.36")


class Enter(Told, frozen=True):
    """Go into a building."""

    verb: ClassVar = "enter"

    def does(self, state: State) -> Procedure[None]:
        buildings.enter(state, self.unit, SceneryId(self.objects[0]))
        yield from ()

    def fits(self, seen: State) -> None:
        house = SceneryId(self.object("4.08"))
        if house not in seen.scenery:
            raise Refused("4.08", "order-unknown", what=house)
        buildings.check_entry(seen, self.unit, house)

    def describe(self, seen: State) -> Message:
        house = named(seen, self.objects[0])
        return Message.of("offer-order-at", **self.named(seen), what=house, chance=obeys(seen, self.unit))


class Leave(Told, frozen=True):
    """Leave a building."""

    verb: ClassVar = "leave"

    def does(self, state: State) -> Procedure[None]:
        return buildings.leave(state, self.unit)

    def fits(self, seen: State) -> None:
        self.alone(seen)


class Dismount(Told, frozen=True):
    """Go on foot."""

    verb: ClassVar = "dismount"
    tested: ClassVar = False

    def does(self, state: State) -> Procedure[None]:
        return formations.dismount(state, self.unit)

    def fits(self, seen: State) -> None:
        self.stands(seen)


@rule("5.57")
class Detach(Told, frozen=True):
    """Leave the battery for good, and go."""

    verb: ClassVar = "detach"
    measured: ClassVar = True

    def does(self, state: State) -> Procedure[None]:
        artillery.detach(state, self.unit)
        yield from go(state, self.unit, self.verb)

    def fits(self, seen: State) -> None:
        self.stands(seen)
        if len(battery_of(seen, self.unit)) == 1:
            raise self.not_for(seen, self.piece, "5.57")


class Ride(Told, frozen=True):
    """Let an officer ride, or leave his unit."""

    verb: ClassVar = "ride"

    def does(self, state: State) -> Procedure[None]:
        return officer_moves.ride(state, OfficerId(self.piece))

    def fits(self, seen: State) -> None:
        self.alone(seen)

    def describe(self, seen: State) -> Message:
        return Message.of("offer-order", **self.named(seen), chance=SURE)


class Arrive(Told, frozen=True):
    """Come onto the table."""

    verb: ClassVar = "arrive"
    tested: ClassVar = False

    def does(self, state: State) -> Procedure[None]:
        return reserves.arrive(state, self.unit)

    def fits(self, seen: State) -> None:
        if not comes(seen, self.unit):
            raise self.not_for(seen, self.piece, "16.07")


@rule("16.07")
def comes(state: State, unit: UnitId) -> bool:
    """Whether a unit has been called from reserve or from off the table this turn and is not there yet."""
    one = state.units[unit]
    return one.deeds.arrived and one.deeds.order is None and one.pose is None and one.inside is None


@rule("16.11")
def owed(state: State, side: Side) -> tuple[UnitId, ...]:
    """Who of a side starts off the table and must still come onto it this turn; who found no room has tried."""
    mine = (name for name, one in state.units.items() if one.side is side and one.away is Away.OFF)
    return tuple(name for name in mine if comes(state, name))


@rule("11.03", "11.40")
def guns_obey(state: State, unit: UnitId, verb: str) -> None:
    """Guns halt, change facing and advance; horse guns that stand behind their horses go at the double too."""
    if state.arm_of(state.units[unit]) is not Arm.ARTILLERY:
        return
    if verb == "double" and any("double_time" not in artillery.drills(state, one) for one in battery_of(state, unit)):
        raise Refused("11.40", "gun-no-double", unit=named(state, unit))
    if verb in {"back", "aside", "formation", "dismount", "enter"}:
        raise Refused("11.03", "order-not-for", unit=named(state, unit), order=Message(f"verb-{verb}"))


TOLD: Final[tuple[type[Told], ...]] = (
    *(Advance, Face, Back, Aside, Double, Reform, Limber, Unlimber),
    *(Enter, Leave, Dismount, Detach, Ride, Arrive),
)
"""All of them, in the order in which they are offered."""
VERBS: Final[dict[str, type[Told]]] = {kind.verb: kind for kind in TOLD}
"""Everything that a piece may be told in the movement phase."""


class NoMoreOrders(Done, frozen=True):
    """Nobody is told anything any more: units halt and officers move, or the part ends."""

    what: ClassVar = "orders"

    @rule("16.11")
    def check(self, seen: State, seat: str) -> None:
        """Refuse to end while somebody who starts off the table has not come."""
        for unit in owed(seen, Side(seat)):
            raise Refused("16.11", "arrive-first", unit=named(seen, unit))

    def describe(self, seen: State) -> Message:
        late = seen.go is not None and seen.go.step == OFFICERS
        return Message(f"offer-done-{self.what}{'-officers' if late else ''}")
