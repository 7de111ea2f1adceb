"""2.08, 3.01-3.02, 5.58, 12.17, 12.19, 12.25 Movement: one unit after another is told what to do, then the officers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec import field
from msgspec.structs import replace

from maestre.games.aguila.command import officer_moves
from maestre.games.aguila.data import Arm, Formation, OrderKind, Terrain
from maestre.games.aguila.drill import buildings, formations
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.morale.ice import ice_below
from maestre.games.aguila.table.asking import Telling, known, offer
from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.moments import ORDER_OPEN
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import battery_of, present
from maestre.games.aguila.table.state import OfficerId, PieceId, State, UnitId
from maestre.games.aguila.table.turn_parts import end_part, whose
from maestre.games.aguila.turn.orders import (
    OFFICERS,
    TOLD,
    VERBS,
    Arrive,
    Detach,
    Enter,
    Leave,
    Limber,
    NoMoreOrders,
    Reform,
    Ride,
    Told,
    Unlimber,
    comes,
    owed,
)
from maestre.miniatures.sides import Side
from maestre.play import Message, Offer, Orders, Procedure, Refused, ask, change, rule, tell
from maestre.play.pure import pure

# ------------------------------------------------------------------------------------------------------------ questions

_LIKELY: Final = ("advance",) * 8 + ("double",) * 3 + ("formation",) * 2 + ("facing", "back", "aside")
"""What a unit is told by who orders by chance: mostly to go forward."""
_SELDOM: Final = 30
"""One order in so many is the last one of its part."""


@rule("3.01", "3.02", "12.17")
class Ordering(Telling[Told | NoMoreOrders], frozen=True, tag="ordering"):
    """A side gives orders: who of those who may still receive one is told what."""

    rule: ClassVar = "3.01"
    left: tuple[PieceId, ...] = field(name="pieces")
    verbs: tuple[str, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Told | NoMoreOrders], ...]:
        return *TOLD, NoMoreOrders

    def choice(self) -> Orders:
        return Orders(self.verbs)

    def check(self, seen: State, value: Told | NoMoreOrders) -> None:
        """Refuse an order to who has one, to officers before units, and what a unit cannot do now."""
        if isinstance(value, Told) and value.piece not in self.left:
            raise _not_now(seen, value.piece)
        value.check(seen, self.seat)

    def propose(self, seen: State, rng: Random) -> Iterator[Told | NoMoreOrders]:
        """Try orders mostly forward, and at last that there are no more, if nobody must still come."""
        due = owed(seen, Side(self.seat))
        if due or rng.randrange(_SELDOM):
            for piece in rng.sample(self.left, len(self.left)):
                yield from (one for one in _guessed(seen, piece, rng) if self.refusal(seen, one) is None)
        if not due:
            yield NoMoreOrders()

    def pieces(self, seen: State) -> tuple[str, ...]:
        return known(seen, self.left)

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer all that those who are left may be told, or what one of them may."""
        for one in self.left:
            if piece in {"", one}:
                for told in _thought_of(seen, one):
                    if self.refusal(seen, told) is None:
                        yield offer(seen, told.order(), told.describe(seen))
        if not piece and not owed(seen, Side(self.seat)):
            yield offer(seen, NoMoreOrders().order(), NoMoreOrders().describe(seen))


def _not_now(state: State, piece: str) -> Refused:
    """Why nobody may tell a piece anything now."""
    assert state.go is not None
    name = named(state, piece)
    officer, unit = state.officers.get(OfficerId(piece)), state.units.get(UnitId(piece))
    if officer is not None and officer.side is state.go.side:
        if state.go.step != OFFICERS:
            return Refused("12.17", "officers-move-last", officer=name)
        officer_moves.check_rider(state, officer.id)
    if unit is not None and unit.side is state.go.side and unit.deeds.order is not None:
        return Refused("3.01", "order-already", unit=name, order=Message(f"order-{unit.deeds.order}"))
    return Refused("3.01", "order-not-now", unit=name)


def _thought_of(state: State, piece: PieceId) -> Iterator[Told]:
    """All that a piece might be told; some of it may not be allowed."""
    if piece in state.officers:
        yield Ride(piece)
        return
    unit = UnitId(piece)
    for kind in TOLD:
        if kind is Reform:
            yield from (Reform(piece, (one.value,)) for one in formations.open_formations(state, unit))
        elif kind is Enter:
            yield from (Enter(piece, (house,)) for house in buildings.enterable(state, unit))
        elif kind is Limber:
            yield from (Limber(piece), Limber(piece, (Unlimber.verb,)))
        else:
            yield kind(piece)


def _guessed(state: State, piece: PieceId, rng: Random) -> Iterator[Told]:
    """What a piece might be told by chance, the likeliest in any order; some of it may not be allowed."""
    unit = state.units.get(UnitId(piece))
    if unit is None:
        if state.go is not None and state.go.step == OFFICERS:
            yield Ride(piece)
        return
    if comes(state, unit.id):
        yield Arrive(piece)
    if unit.inside is not None:
        yield Leave(piece)
        return
    if state.arm_of(unit) is Arm.ARTILLERY:
        yield VERBS[rng.choice((Unlimber.verb, "advance", "double") if unit.limbered else ("limber", "facing"))](piece)
        return
    houses = buildings.enterable(state, unit.id)
    if houses:
        yield Enter(piece, (rng.choice(houses),))
    for verb in dict.fromkeys(rng.choices(_LIKELY, k=3)):
        may = formations.open_formations(state, unit.id) if verb == Reform.verb else ()
        yield VERBS[verb](piece, (rng.choice(may).value,) if may else ())
    yield Reform(piece, (Formation.LINE.value,))


# ------------------------------------------------------------------------------------------------------------- the step


@rule("2.08", "3.01", "3.02", "12.17")
def one_order(state: State) -> Procedure[None]:
    """One order of the side whose part it is, with all its tests; or the end of its part."""
    side = whose(state)
    pieces = _waiting(state, side)
    if not pieces:
        yield from _close(state, side)
        return
    told = yield from ask(side, Ordering(side, pieces, (*_verbs(state, pieces), NoMoreOrders.verb)))
    if isinstance(told, NoMoreOrders):
        yield from _close(state, side)
    else:
        yield from obey(state, told)


@pure(WHOLE)
@rule("12.17", "12.19")
def _waiting(state: State, side: Side) -> tuple[PieceId, ...]:
    """Who may still be told something: units first, with the officers who may leave them now; then all officers."""
    assert state.go is not None
    riders = (name for name, one in state.officers.items() if one.side is side)
    if state.go.step == OFFICERS:
        return tuple(name for name in riders if officer_moves.may_ride(state, name))
    here = tuple(name for name in present(state) if state.units[name].side is side and _free(state, name))
    leaving = (name for name in riders if state.officers[name].inside in here and officer_moves.may_ride(state, name))
    return (*here, *(name for name, one in state.units.items() if one.side is side and comes(state, name)), *leaving)


def _free(state: State, unit: UnitId) -> bool:
    """Whether a unit has no order and there is one that it could receive; a stunned square, for one, has none."""
    deeds = state.units[unit].deeds
    return deeds.order is None and not deeds.failed and any(ORDER_OPEN.lets(state, unit, verb) for verb in _EASIEST)


_EASIEST: Final = ("facing", "formation", "leave")
"""Who may do none of these may do nothing."""


@rule("3.02", "12.17")
def _close(state: State, side: Side) -> Procedure[None]:
    """No more orders for units: whoever has none halts, and officers move; after them the part ends."""
    assert state.go is not None
    if state.go.step != OFFICERS:
        for unit in tuple(present(state)):
            if state.units[unit].side is side and state.units[unit].deeds.order is None:
                note(state, unit, OrderKind.HALT, "halt")
        for unit in tuple(present(state)):
            if unit in state.units and state.units[unit].side is side:
                yield from ice_below(state, unit)
        state.go = replace(state.go, step=OFFICERS)
    else:
        yield from end_part(state)


def note(state: State, unit: UnitId, kind: OrderKind, verb: str) -> None:
    """Let an order be a unit's for this turn, whatever comes of it."""
    change(state.units, unit, deeds=replace(state.units[unit].deeds, order=kind, verb=verb))


@rule("3.01", "5.58", "5.69", "12.25")
def obey(state: State, told: Told) -> Procedure[None]:
    """Let a piece do what it is told; a unit out of command only after a test, without which it does not move.

    A battery has one order for all its guns; one that leaves it is ordered alone.
    """
    unit, kind = told.unit, told.kind()
    if kind is None:
        yield from told.does(state)
        return
    ordered = (unit,) if isinstance(told, Detach) else battery_of(state, unit)
    for one in ordered:
        note(state, one, kind, told.verb)
    tell(state, "order-given", "3.01", unit=named(state, unit), order=Message(f"verb-{told.verb}"))
    if told.tested and not in_command(state, unit):
        obeys = yield from tested(state, test_of(state, unit, "command"))
        if not obeys:
            for one in ordered:
                change(state.units, one, deeds=replace(state.units[one].deeds, failed=True))
            return
    yield from told.does(state)


def _verbs(state: State, pieces: tuple[PieceId, ...]) -> Iterator[str]:
    """The verbs that somebody among these could be told at all."""
    units = [state.units[UnitId(piece)] for piece in pieces if piece in state.units]
    kinds = {
        "ride": any(one.side is whose(state) for one in state.officers.values()),
        "arrive": any(comes(state, one.id) for one in units),
        "leave": any(one.inside is not None for one in units),
        "enter": any(one.element is Terrain.BUILDING for one in state.scenery.values()),
        "dismount": state.scenario in state.figures.combat.dismounted.scenarios,
        "detach": bool(state.batteries),
    }
    horses = any(state.arm_of(one) is Arm.ARTILLERY for one in units)
    kinds |= {"limber": horses, "unlimber": horses}
    yield from (verb for verb in VERBS if kinds.get(verb, bool(units)))
