"""3.01-3.03, 3.10, 5.58, 12.17, 12.25 Orders: one unit after another is told what to do, then the officers.

Where a unit may go is the affair of `ways`, how it gets there that of `marches`; what else a verb does stands in the
chapter that it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila import artillery, buildings, formations, reserves, rides
from maestre.games.aguila.data import COMBAT, Arm, Formation, OrderKind, Terrain
from maestre.games.aguila.discipline import test_of, tested
from maestre.games.aguila.ice import ice_below
from maestre.games.aguila.marches import go
from maestre.games.aguila.matters import Ordering
from maestre.games.aguila.moments import ORDER_OPEN
from maestre.games.aguila.names import named
from maestre.games.aguila.officers import in_command
from maestre.games.aguila.paces import KINDS
from maestre.games.aguila.parts import end_part, whose
from maestre.games.aguila.places import battery_of, present
from maestre.games.aguila.state import OfficerId, PieceId, SceneryId, Side, State, Unit, UnitId
from maestre.play import Answer, Ask, Message, Order, Orders, Procedure, Refused, ask, change, rule, tell

__all__ = ["DONE", "OFFICERS", "VERBS", "Verb", "check_order", "guns_obey", "one_order", "orders_for_chance"]

DONE: Final = "done"
OFFICERS: Final = "officers"
"""The step of a part in which all units have their orders and the officers move (12.17)."""
_UNLIMBER: Final = "unlimber"


class Verb(NamedTuple):
    """What an order makes of a unit: the kind of order that it is, who does it, and what it must satisfy."""

    does: Callable[[State, UnitId, Order], Procedure[None]]
    kind: OrderKind | None
    fits: Callable[[State, UnitId, Order], None]
    tested: bool = True
    """Whether a unit out of command must pass a test for it (12.25); a change of formation has one test for both."""


# ------------------------------------------------------------------------------------------------------------- the step


@rule("2.08", "3.01", "3.02", "12.17")
def one_order(state: State) -> Procedure[None]:
    """One order of the side whose part it is, with all its tests; or the end of its part."""
    side = whose(state)
    pieces = _waiting(state, side)
    if not pieces:
        yield from _close(state, side)
        return
    choice = Orders((*_verbs(state, pieces), DONE))
    order = yield from ask(side, choice, "3.01", about=Ordering(side, pieces))
    if order.verb == DONE:
        yield from _close(state, side)
    else:
        yield from _obey(state, order)


@rule("12.17", "12.19")
def _waiting(state: State, side: Side) -> tuple[PieceId, ...]:
    """Who may still be told something: units first, with the officers who may leave them now; then all officers."""
    assert state.go is not None
    riders = (name for name, one in state.officers.items() if one.side is side)
    if state.go.step == OFFICERS:
        return tuple(name for name in riders if rides.may_ride(state, name))
    here = tuple(name for name in present(state) if state.units[name].side is side and _free(state, name))
    leaving = (name for name in riders if state.officers[name].inside in here and rides.may_ride(state, name))
    return (*here, *(name for name, one in state.units.items() if one.side is side and _comes(one)), *leaving)


def _free(state: State, unit: UnitId) -> bool:
    """Whether a unit has no order and there is one that it could receive; a stunned square, for one, has none."""
    deeds = state.units[unit].deeds
    return deeds.order is None and not deeds.failed and any(ORDER_OPEN.lets(state, unit, verb) for verb in _EASIEST)


_EASIEST: Final = ("facing", "formation", "leave")
"""Who may do none of these may do nothing."""


@rule("16.07")
def _comes(unit: Unit) -> bool:
    """Whether a unit has been called from reserve or from off the table this turn and is not there yet."""
    return unit.deeds.arrived and unit.deeds.order is None and unit.pose is None and unit.inside is None


@rule("3.02", "12.17")
def _close(state: State, side: Side) -> Procedure[None]:
    """No more orders for units: whoever has none halts, and officers move; after them the part ends."""
    assert state.go is not None
    if state.go.step != OFFICERS:
        for unit in tuple(present(state)):
            if state.units[unit].side is side and state.units[unit].deeds.order is None:
                _note(state, unit, OrderKind.HALT, "halt")
        for unit in tuple(present(state)):
            if unit in state.units and state.units[unit].side is side:
                yield from ice_below(state, unit)
        state.go = replace(state.go, step=OFFICERS)
    else:
        yield from end_part(state)


def _note(state: State, unit: UnitId, kind: OrderKind, verb: str) -> None:
    change(state.units, unit, deeds=replace(state.units[unit].deeds, order=kind, verb=verb))


@rule("3.01", "5.58", "5.69", "12.25")
def _obey(state: State, order: Order) -> Procedure[None]:
    """Let a piece do what it is told; a unit out of command only after a test, without which it does not move.

    A battery has one order for all its guns; one that leaves it is ordered alone.
    """
    verb = VERBS[order.verb]
    unit = UnitId(order.piece)
    if verb.kind is None:
        yield from verb.does(state, unit, order)
        return
    ordered = (unit,) if order.verb == "detach" else battery_of(state, unit)
    for one in ordered:
        _note(state, one, verb.kind, order.verb)
    tell(state, "order-given", "3.01", unit=named(state, unit), order=Message(f"verb-{order.verb}"))
    if verb.tested and not in_command(state, unit):
        obeys = yield from tested(state, test_of(state, unit, "command"))
        if not obeys:
            for one in ordered:
                change(state.units, one, deeds=replace(state.units[one].deeds, failed=True))
            return
    yield from verb.does(state, unit, order)


# -------------------------------------------------------------------------------------------------------- what verbs do


def _goes(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    return go(state, unit, order.verb)


def _forms(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    return formations.change_formation(state, unit, Formation(order.objects[0]))


def _dismounts(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    return formations.dismount(state, unit)


def _enters(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    buildings.enter(state, unit, SceneryId(order.objects[0]))
    yield from ()


def _leaves(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    return buildings.leave(state, unit)


@rule("11.36", "11.38")
def _limbers(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    """Limber and move; horse guns may be told to unlimber at the end."""
    artillery.limber(state, unit)
    yield from go(state, unit, order.verb)
    if order.objects and unit in state.units:
        artillery.unlimber(state, unit)


@rule("11.36", "11.37", "11.39")
def _unlimbers(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    """Move, perhaps not at all, and unlimber."""
    yield from go(state, unit, order.verb)
    if unit in state.units:
        artillery.unlimber(state, unit)


@rule("5.57")
def _detaches(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    """Leave the battery for good, and go."""
    artillery.detach(state, unit)
    yield from go(state, unit, order.verb)


def _rides(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    return rides.ride(state, OfficerId(order.piece))


def _arrives(state: State, unit: UnitId, order: Order) -> Procedure[None]:
    return reserves.arrive(state, unit)


# ------------------------------------------------------------------------------------------------- what orders must fit


@rule("3.01", "3.02", "12.17")
def check_order(state: State, question: Ask, order: Order) -> None:
    """Refuse an order to who has one, to officers before units, and what a unit cannot do now."""
    assert isinstance(question.about, Ordering)
    if order.verb == DONE:
        return
    if order.piece not in question.about.pieces:
        raise _not_now(state, order)
    verb = VERBS[order.verb]
    officer = order.piece in state.officers
    if officer is not (order.verb == "ride"):
        raise Refused("3.01", "order-not-for", unit=named(state, order.piece), order=Message(f"verb-{order.verb}"))
    if not officer:
        ORDER_OPEN(state, UnitId(order.piece), order.verb)
    verb.fits(state, UnitId(order.piece), order)


def _not_now(state: State, order: Order) -> Refused:
    """Why nobody may tell a piece anything now."""
    assert state.go is not None
    name = named(state, order.piece)
    officer, unit = state.officers.get(OfficerId(order.piece)), state.units.get(UnitId(order.piece))
    if officer is not None and officer.side is state.go.side:
        if state.go.step != OFFICERS:
            return Refused("12.17", "officers-move-last", officer=name)
        rides.check_rider(state, officer.id)
    if unit is not None and unit.side is state.go.side and unit.deeds.order is not None:
        return Refused("3.01", "order-already", unit=name, order=Message(f"order-{unit.deeds.order}"))
    return Refused("3.01", "order-not-now", unit=name)


def _stands(state: State, unit: UnitId, order: Order) -> None:
    """Refuse to move who has no place on the table."""
    if order.objects:
        raise Refused("3.01", "order-has-no-object", order=Message(f"verb-{order.verb}"))
    if state.units[unit].pose is None:
        raise Refused("3.01", "order-not-on-table", unit=named(state, unit))


def _anything(state: State, unit: UnitId, order: Order) -> None:
    if order.objects:
        raise Refused("3.01", "order-has-no-object", order=Message(f"verb-{order.verb}"))


def _check_forming(state: State, unit: UnitId, order: Order) -> None:
    asked = _object(order, "5.04")
    formations.check_formation(state, unit, asked)


def _check_entering(state: State, unit: UnitId, order: Order) -> None:
    house = SceneryId(_object(order, "4.08"))
    if house not in state.scenery:
        raise Refused("4.08", "order-unknown", what=house)
    buildings.check_entry(state, unit, house)


def _object(order: Order, number: str) -> str:
    if len(order.objects) != 1:
        raise Refused(number, "order-needs-object", order=Message(f"verb-{order.verb}"))
    return order.objects[0]


@rule("11.36", "11.38")
def _check_limbering(state: State, unit: UnitId, order: Order) -> None:
    """Refuse horses to who is no gun or has them already, and three steps to foot guns."""
    if order.objects not in {(), (_UNLIMBER,)}:
        raise Refused("11.36", "order-unknown", what=order.objects[0])
    wanted = "limber_move_unlimber" if order.objects else "limber_move"
    _check_drill(state, unit, order, wanted, "11.38" if order.objects else "11.36")


@rule("11.36")
def _check_unlimbering(state: State, unit: UnitId, order: Order) -> None:
    _stands(state, unit, order)
    _check_drill(state, unit, order, "move_unlimber", "11.36")


def _check_drill(state: State, unit: UnitId, order: Order, wanted: str, number: str) -> None:
    for one in battery_of(state, unit):
        if state.units[one].pose is None or wanted not in artillery.drills(state, one):
            order_ = Message(f"verb-{order.verb}")
            raise Refused(number, "order-not-for", unit=named(state, one), order=order_)


@rule("5.57")
def _check_detaching(state: State, unit: UnitId, order: Order) -> None:
    _stands(state, unit, order)
    if len(battery_of(state, unit)) == 1:
        raise Refused("5.57", "order-not-for", unit=named(state, unit), order=Message(f"verb-{order.verb}"))


def _check_arriving(state: State, unit: UnitId, order: Order) -> None:
    if not _comes(state.units[unit]):
        raise Refused("16.07", "order-not-for", unit=named(state, unit), order=Message(f"verb-{order.verb}"))


@rule("11.03", "11.40")
def guns_obey(state: State, unit: UnitId, verb: str) -> None:
    """Guns halt, change facing and advance; horse guns that stand behind their horses go at the double too."""
    if state.units[unit].arm is not Arm.ARTILLERY:
        return
    if verb == "double" and any("double_time" not in artillery.drills(state, one) for one in battery_of(state, unit)):
        raise Refused("11.40", "gun-no-double", unit=named(state, unit))
    if verb in {"back", "aside", "formation", "dismount", "enter"}:
        raise Refused("11.03", "order-not-for", unit=named(state, unit), order=Message(f"verb-{verb}"))


VERBS: Final[dict[str, Verb]] = {
    "advance": Verb(_goes, KINDS["advance"], _stands),
    "facing": Verb(_goes, KINDS["facing"], _stands),
    "back": Verb(_goes, KINDS["back"], _stands),
    "aside": Verb(_goes, KINDS["aside"], _stands),
    "double": Verb(_goes, KINDS["double"], _stands),
    "formation": Verb(_forms, KINDS["formation"], _check_forming, tested=False),
    "limber": Verb(_limbers, KINDS["limber"], _check_limbering),
    "unlimber": Verb(_unlimbers, KINDS["unlimber"], _check_unlimbering),
    "enter": Verb(_enters, KINDS["enter"], _check_entering),
    "leave": Verb(_leaves, KINDS["leave"], _anything),
    "dismount": Verb(_dismounts, KINDS["dismount"], _stands, tested=False),
    "detach": Verb(_detaches, KINDS["detach"], _check_detaching),
    "ride": Verb(_rides, None, _anything),
    "arrive": Verb(_arrives, KINDS["arrive"], _check_arriving, tested=False),
}
"""Everything that a piece may be told in the movement phase."""


def _verbs(state: State, pieces: tuple[PieceId, ...]) -> Iterator[str]:
    """The verbs that somebody among these could be told at all."""
    units = [state.units[UnitId(piece)] for piece in pieces if piece in state.units]
    kinds = {
        "ride": any(one.side is whose(state) for one in state.officers.values()),
        "arrive": any(_comes(one) for one in units),
        "leave": any(one.inside is not None for one in units),
        "enter": any(one.element is Terrain.BUILDING for one in state.scenery.values()),
        "dismount": state.scenario in COMBAT.dismounted.scenarios,
        "detach": bool(state.batteries),
    }
    horses = any(one.arm is Arm.ARTILLERY for one in units)
    kinds |= {"limber": horses, "unlimber": horses}
    yield from (verb for verb in VERBS if kinds.get(verb, bool(units)))


# ------------------------------------------------------------------------------------------------------------ by chance

_LIKELY: Final = ("advance",) * 8 + ("double",) * 3 + ("formation",) * 2 + ("facing", "back", "aside")
"""What a unit is told by who orders by chance: mostly to go forward."""
_SELDOM: Final = 30
"""One order in so many is the last one of its part."""


def orders_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Orders that are allowed, mostly forward, and at last that there are no more."""
    about = question.about
    assert isinstance(about, Ordering)
    if rng.randrange(_SELDOM):
        for piece in rng.sample(about.pieces, len(about.pieces)):
            for order in _thought_of(state, piece, rng):
                try:
                    check_order(state, question, order)
                except Refused:
                    continue
                yield order
    yield Order(DONE)


def _thought_of(state: State, piece: PieceId, rng: Random) -> Iterator[Order]:
    """What a piece might be told, the likeliest in any order; some of it may not be allowed."""
    unit = state.units.get(UnitId(piece))
    if unit is None:
        if state.go is not None and state.go.step == OFFICERS:
            yield Order("ride", piece)
        return
    if _comes(unit):
        yield Order("arrive", piece)
    if unit.inside is not None:
        yield Order("leave", piece)
        return
    if unit.arm is Arm.ARTILLERY:
        yield Order(rng.choice(("unlimber", "advance", "double") if unit.limbered else ("limber", "facing")), piece)
        return
    houses = buildings.enterable(state, unit.id)
    if houses:
        yield Order("enter", piece, (rng.choice(houses),))
    for verb in dict.fromkeys(rng.choices(_LIKELY, k=3)):
        options = formations.open_formations(state, unit.id) if verb == "formation" else ()
        yield Order(verb, piece, (rng.choice(options),) if options else ())
    yield Order("formation", piece, (Formation.LINE,))
