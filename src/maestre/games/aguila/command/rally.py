"""2.13, 12.13-12.15, 12.24 Rallying: at the end of a turn officers take damage off their units."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, OrderKind
from maestre.games.aguila.table.asking import Done, Telling, known
from maestre.games.aguila.table.moments import COMMANDS, RALLIED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import command_range, in_play, in_range
from maestre.games.aguila.table.places import outline, present, side_of
from maestre.games.aguila.table.state import OfficerId, PieceId, State, UnitId
from maestre.games.aguila.table.turn_parts import end_part, whose
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches
from maestre.play import Bar, Deed, Message, Procedure, Refused, ask, change, rule, tell, throw
from maestre.play.chance.readings import Successes
from maestre.space import tabletop


class Rallied(msgspec.Struct, frozen=True, tag="rallying"):
    """An officer rallies a unit: who whom."""

    side: Side
    pairs: tuple[tuple[OfficerId, UnitId], ...]


# ------------------------------------------------------------------------------------------------------------ questions


@rule("12.13", "12.15", "12.24")
class Rally(Deed[State], frozen=True):
    """Rally a unit."""

    verb: ClassVar = "rally"
    officer: str = ""
    unit: str = ""
    more: tuple[str, ...] = ()

    def check(self, seen: State, seat: str) -> None:
        """Refuse who may not rally whom, and say why."""
        if (self.officer, self.unit, *self.more) in rallies(seen):
            return
        officer, unit = seen.officers.get(OfficerId(self.officer)), UnitId(self.unit)
        if officer is None or officer.side != seat or self.more or unit not in present(seen):
            what = " ".join((self.unit, *self.more))
            raise Refused("12.13", "rally-whom", officer=self.officer, unit=what)
        who, whom = named(seen, officer.id), named(seen, unit)
        if not free(seen, officer.id):
            raise Refused("12.13", "rally-officer-busy", officer=who, unit=whom)
        if not COMMANDS(seen, officer.id, unit):
            raise Refused("12.24", "rally-not-his", officer=who, unit=whom)
        against = _against(seen, unit)
        if against is not None:
            raise Refused(*against, officer=who, unit=whom)
        length = inches(command_range(seen, officer.id), INCH)
        raise Refused("12.24", "rally-too-far", officer=who, unit=whom, length=length)

    def describe(self, seen: State) -> Message:
        return Message.of("offer-rally", officer=named(seen, self.officer), unit=named(seen, self.unit))


class NoMoreRallies(Done, frozen=True):
    """Nobody rallies any more."""

    what: ClassVar = "rallies"


class Rallying(Telling[Rally | NoMoreRallies], frozen=True, tag="rallying"):
    """Officers of a side rally units: who rallies whom next."""

    rule: ClassVar = "12.13"
    pairs: tuple[tuple[OfficerId, UnitId], ...]

    @classmethod
    def kinds(cls) -> tuple[type[Rally | NoMoreRallies], ...]:
        return Rally, NoMoreRallies

    def propose(self, seen: State, rng: Random) -> Iterator[Rally | NoMoreRallies]:
        """Try any rally; nobody who could rally goes without."""
        yield from (Rally(*pair) for pair in rng.sample(self.pairs, len(self.pairs)))
        yield NoMoreRallies()

    def offered(self, seen: State) -> Iterator[Rally | NoMoreRallies]:
        yield from (Rally(*pair) for pair in self.pairs)
        yield NoMoreRallies()

    def pieces(self, seen: State) -> tuple[str, ...]:
        return known(seen, (officer for officer, _ in self.pairs))


# ------------------------------------------------------------------------------------------------------------- the step


@rule("2.13", "12.13")
def one_rally(state: State) -> Procedure[None]:
    """One rally of the side whose part it is, or the end of its part."""
    pairs = rallies(state)
    if pairs:
        side = whose(state)
        deed = yield from ask(side, Rallying(side, pairs))
        if isinstance(deed, Rally):
            yield from rally(state, OfficerId(deed.officer), UnitId(deed.unit))
            return
    yield from end_part(state)


@rule("12.14", "12.15")
def rally(state: State, officer: OfficerId, unit: UnitId) -> Procedure[None]:
    """Each die that is high enough takes a marker off, and an ability one more, even if none is (ruling 13.07)."""
    change(state.officers, officer, deeds=replace(state.officers[officer].deeds, rallied=True))
    change(state.units, unit, deeds=replace(state.units[unit].deeds, rallied=True))
    dice = state.figures.officers.ranks[state.officers[officer].rank].rally_dice
    successes = yield from throw(
        Successes(dice, state.figures.officers.rally), "12.14", about=Rallied(whose(state), ((officer, unit),))
    )
    off = min(state.units[unit].damage, successes + RALLIED(state, unit))
    change(state.units, unit, damage=state.units[unit].damage - off)
    tell(state, "unit-rallies", "12.14", officer=named(state, officer), unit=named(state, unit), count=off)


def rallies(state: State) -> tuple[tuple[OfficerId, UnitId], ...]:
    """Who of the side whose part it is may rally whom."""
    side = whose(state)
    officers = [name for name, one in state.officers.items() if one.side is side and free(state, name)]
    units = [unit for unit in present(state) if state.units[unit].side is side and open_to_rally(state, unit)]
    return tuple(
        (officer, unit)
        for officer in officers
        for unit in units
        if COMMANDS(state, officer, unit) and in_range(state, officer, unit)
    )


@rule("12.13")
def free(state: State, officer: OfficerId) -> bool:
    """An officer who has not rallied yet, and did not ride at the double; with a unit he went as fast as it.

    Who has joined it this turn came by himself.
    """
    one = state.officers[officer]
    if one.deeds.rallied or one.deeds.doubled or not in_play(one):
        return False
    return one.inside is None or one.deeds.moved or state.units[one.inside].deeds.order is not OrderKind.DOUBLE_TIME


def open_to_rally(state: State, unit: UnitId) -> bool:
    """Whether a unit may be rallied by anybody who commands it and is near enough."""
    return _against(state, unit) is None


@rule("10.14", "12.13", "12.15")
def _against(state: State, unit: UnitId) -> Bar | None:
    """The rule against rallying a unit, with the message: no damage, rallied already, an enemy too near.

    Whether the stunned may be rallied the players have agreed.
    """
    one = state.units[unit]
    if one.stunned and not state.agreed.stunned_rally:
        return "10.14", "rally-stunned"
    if not one.damage:
        return "12.14", "rally-no-damage"
    if one.deeds.rallied:
        return "12.15", "rally-again"
    own = outline(state, unit)
    enemies = (other for other in _on_table(state) if side_of(state, other) != one.side)
    near = any(tabletop.nearer_than(own, outline(state, other), state.figures.distances.rally_gap) for other in enemies)
    return ("12.13", "rally-enemy-near") if near else None


def _on_table(state: State) -> Iterator[PieceId]:
    """Units, garrisons too, and officers on their own."""
    yield from present(state)
    yield from (name for name, one in state.officers.items() if one.pose is not None)
