"""2.13, 12.13-12.15, 12.24 Rallying: at the end of a turn officers take damage off their units."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from maestre.games.aguila.data import DISTANCES, INCH, OFFICERS, OrderKind
from maestre.games.aguila.matters import Rallying
from maestre.games.aguila.moments import COMMANDS, RALLIED
from maestre.games.aguila.names import named
from maestre.games.aguila.officers import command_range, in_play, in_range
from maestre.games.aguila.parts import end_part, whose
from maestre.games.aguila.places import outline, present, side_of
from maestre.games.aguila.state import OfficerId, PieceId, State, UnitId
from maestre.miniatures.words import inches
from maestre.play import Answer, Ask, Order, Orders, Procedure, Refused, ask, change, rule, tell, throw
from maestre.play.readings import Successes
from maestre.space import tabletop

__all__ = ["DONE", "RALLY", "check_rally", "one_rally", "rallies", "rallies_for_chance"]

RALLY = "rally"
DONE = "done"


@rule("2.13", "12.13")
def one_rally(state: State) -> Procedure[None]:
    """One rally of the side whose part it is, or the end of its part."""
    pairs = rallies(state)
    if pairs:
        side = whose(state)
        order = yield from ask(side, Orders((RALLY, DONE)), "12.13", about=Rallying(side, pairs))
        if order.verb == RALLY:
            yield from _rally(state, OfficerId(order.piece), UnitId(order.objects[0]))
            return
    yield from end_part(state)


@rule("12.14", "12.15")
def _rally(state: State, officer: OfficerId, unit: UnitId) -> Procedure[None]:
    """Each die that is high enough takes a marker off, and an ability one more, even if none is (ruling 13.07)."""
    change(state.officers, officer, deeds=replace(state.officers[officer].deeds, rallied=True))
    change(state.units, unit, deeds=replace(state.units[unit].deeds, rallied=True))
    dice = OFFICERS.ranks[state.officers[officer].commission.rank].rally_dice
    successes = yield from throw(
        Successes(dice, OFFICERS.rally), "12.14", about=Rallying(whose(state), ((officer, unit),))
    )
    off = min(state.units[unit].damage, successes + RALLIED(state, unit))
    change(state.units, unit, damage=state.units[unit].damage - off)
    tell(state, "unit-rallies", "12.14", officer=named(state, officer), unit=named(state, unit), count=off)


def rallies(state: State) -> tuple[tuple[OfficerId, UnitId], ...]:
    """Who of the side whose part it is may rally whom."""
    side = whose(state)
    officers = [name for name, one in state.officers.items() if one.side is side and _free(state, name)]
    units = [unit for unit in present(state) if state.units[unit].side is side and _rallied(state, unit)]
    return tuple(
        (officer, unit)
        for officer in officers
        for unit in units
        if COMMANDS(state, officer, unit) and in_range(state, officer, unit)
    )


@rule("12.13")
def _free(state: State, officer: OfficerId) -> bool:
    """An officer who has not rallied yet, and did not ride at the double; with a unit he went as fast as it.

    Who has joined it this turn came by himself.
    """
    one = state.officers[officer]
    if one.deeds.rallied or one.deeds.doubled or not in_play(one):
        return False
    return one.inside is None or one.deeds.moved or state.units[one.inside].deeds.order is not OrderKind.DOUBLE_TIME


def _rallied(state: State, unit: UnitId) -> bool:
    """Whether a unit may be rallied by anybody who commands it."""
    return _against(state, unit) is None


@rule("12.13", "12.15")
def _against(state: State, unit: UnitId) -> tuple[str, str] | None:
    """The rule against rallying a unit, with the message: no damage, rallied already, an enemy too near."""
    one = state.units[unit]
    if not one.damage:
        return "12.14", "rally-no-damage"
    if one.deeds.rallied:
        return "12.15", "rally-again"
    own = outline(state, unit)
    enemies = (other for other in _on_table(state) if side_of(state, other) != one.side)
    near = any(tabletop.nearer_than(own, outline(state, other), DISTANCES.rally_gap) for other in enemies)
    return ("12.13", "rally-enemy-near") if near else None


def _on_table(state: State) -> Iterator[PieceId]:
    """Units, garrisons too, and officers on their own."""
    yield from present(state)
    yield from (name for name, one in state.officers.items() if one.pose is not None)


@rule("12.13", "12.15", "12.24")
def check_rally(state: State, question: Ask, order: Order) -> None:
    """Refuse who may not rally whom, and say why."""
    if order.verb == DONE or (order.piece, *order.objects) in rallies(state):
        return
    side, officer = whose(state), state.officers.get(OfficerId(order.piece))
    unit = UnitId(order.objects[0]) if len(order.objects) == 1 else UnitId("")
    if officer is None or officer.side is not side or unit not in present(state):
        raise Refused("12.13", "rally-whom", officer=order.piece, unit=" ".join(order.objects))
    who, whom = named(state, officer.id), named(state, unit)
    if not _free(state, officer.id):
        raise Refused("12.13", "rally-officer-busy", officer=who, unit=whom)
    if not COMMANDS(state, officer.id, unit):
        raise Refused("12.24", "rally-not-his", officer=who, unit=whom)
    against = _against(state, unit)
    if against is not None:
        raise Refused(*against, officer=who, unit=whom)
    length = inches(command_range(state, officer.id), INCH)
    raise Refused("12.24", "rally-too-far", officer=who, unit=whom, length=length)


def rallies_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any rally; nobody who could rally goes without."""
    about = question.about
    assert isinstance(about, Rallying)
    for officer, unit in rng.sample(about.pairs, len(about.pairs)):
        yield Order(RALLY, officer, (unit,))
    yield Order(DONE)
