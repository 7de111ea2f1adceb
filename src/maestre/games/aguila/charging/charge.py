"""2.10-2.12, 8.01-8.33 Charges: declared one by one, then moved into contact."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from maestre.games.aguila.charging.contact import contact, fit, joined, only, shared, ways
from maestre.games.aguila.charging.figures import charge_words
from maestre.games.aguila.charging.flight import caught
from maestre.games.aguila.charging.reach import (
    allowance,
    blindly,
    check_charge,
    halted,
    own,
    reachable,
)
from maestre.games.aguila.charging.reactions import call_off, react
from maestre.games.aguila.data import Formation
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.moving.moves import settle
from maestre.games.aguila.table.asking import Done, Telling, known, offer
from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.moments import CHARGE_DECLARED, WALKED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import side_of
from maestre.games.aguila.table.rolls import Passed
from maestre.games.aguila.table.sight import visible
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Weighing
from maestre.games.aguila.table.turn_parts import end_part
from maestre.miniatures.sides import Side
from maestre.play import Assumption, Deed, Message, Offer, Procedure, Refused, Tally, ask, change, rule, tell, throw
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Pose, Walk

_DECLARE: Final = "declare"
_RESOLVE: Final = "resolve"


class Onset(msgspec.Struct, frozen=True, tag="onset"):
    """A charge that may be declared: by whom, at whom (a unit, or an officer alone), on which side, how far it goes."""

    charger: UnitId
    target: str
    side: tabletop.Side
    allowance: Tally


# ------------------------------------------------------------------------------------------------------------ questions


@rule("2.10", "8.02", "8.08", "8.27", "8.28", "8.29")
class Declared(Deed[State], frozen=True):
    """Charge somebody, alone or with others."""

    verb: ClassVar = "charge"
    charger: str = ""
    target: str = ""
    others: tuple[str, ...] = ()

    def chargers(self) -> tuple[UnitId, ...]:
        """Give all who charge."""
        return UnitId(self.charger), *map(UnitId, self.others)

    def check(self, seen: State, seat: str) -> None:
        """Refuse a charge that names no target or two, or someone who may not charge it, or more than find room."""
        side, target = Side(seat), named(seen, self.target)
        if not _known(seen, self.target) or side_of(seen, self.target) == side:
            raise Refused("2.10", "charge-no-target", target=self.target)
        for unit in self.chargers():
            if not _known(seen, unit) or unit not in seen.units or seen.units[unit].pose is None:
                raise Refused("2.10", "charge-no-charger", unit=unit)
            if not own(seen, unit, side):
                raise Refused("8.02", "charge-two-targets", unit=named(seen, unit), target=target)
            if self.chargers().count(unit) > 1:
                raise Refused("8.02", "charge-twice", unit=named(seen, unit))
        charge = _together(seen, self.chargers(), UnitId(self.target))
        if not _room(seen, charge):
            crowd = max(len(units) for _, units in shared(seen, charge))
            raise Refused("8.29", "charge-no-room", target=target, count=crowd)

    def describe(self, seen: State) -> Message:
        return charge_words(seen, self.chargers(), self.target)


class NoMoreCharges(Done, frozen=True):
    """Nobody charges any more."""

    what: ClassVar = "charges"


class Charging(Telling[Declared | NoMoreCharges], frozen=True, tag="charging"):
    """A side declares its charges one by one: who charges whom next."""

    rule: ClassVar = "2.10"
    onsets: tuple[Onset, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Declared | NoMoreCharges], ...]:
        return Declared, NoMoreCharges

    def fellows(self, onset: Onset) -> tuple[str, ...]:
        """Give the others who reach the same target."""
        same = (one.charger for one in self.onsets if one.target == onset.target)
        return tuple(unit for unit in same if unit != onset.charger)

    def propose(self, seen: State, rng: Random) -> Iterator[Declared | NoMoreCharges]:
        """Try any charge, by one unit or as often as not by all who reach the same target, or none."""
        for one in rng.sample(self.onsets, len(self.onsets)):
            together = Declared(one.charger, one.target, self.fellows(one))
            if together.others and rng.random() < 1 / 2 and self.refusal(seen, together) is None:
                yield together
            alone = Declared(one.charger, one.target)
            if self.refusal(seen, alone) is None:
                yield alone
        yield NoMoreCharges()

    def pieces(self, seen: State) -> tuple[str, ...]:
        return known(seen, (onset.charger for onset in self.onsets))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer each charge of a unit alone, and those of all who reach the same target, if they find room."""
        for one in self.onsets:
            if piece not in {"", one.charger, one.target}:
                continue
            fellows = self.fellows(one)
            for others in dict.fromkeys(((), fellows)):
                deed = Declared(one.charger, one.target, others)
                if self.refusal(seen, deed) is None:
                    yield offer(seen, deed.order(), deed.describe(seen))
        if not piece:
            yield offer(seen, NoMoreCharges().order(), NoMoreCharges().describe(seen))

    def assume(self, seen: State) -> Assumption | None:
        """Nobody else charges, once somebody does."""
        return Assumption(NoMoreCharges().order(), Message("assume-no-more-charges")) if seen.charges else None


# ------------------------------------------------------------------------------------------------------------ the step


@rule("2.10", "2.11", "2.12", "8.01")
def charge(state: State) -> Procedure[None]:
    """One step of a side in charges: a declaration, or a charge move, or the end of its part."""
    assert state.go is not None
    side = state.go.side
    if not state.go.step:
        state.charges = ()
        state.go = replace(state.go, step=_DECLARE)
    if state.go.step == _DECLARE:
        onsets = _onsets(state, side)
        if onsets:
            deed = yield from ask(side, Charging(side, onsets))
            if isinstance(deed, Declared):
                yield from declare(state, _together(state, deed.chargers(), UnitId(deed.target)))
                return
        state.go = replace(state.go, step=_RESOLVE)
    place = next((place for place, one in enumerate(state.charges) if not one.moved), None)
    if place is not None:
        yield from _go_home(state, state.charges[place])
        return
    yield from settle(state, _engaged(state))
    yield from end_part(state)


@rule("8.30")
def _engaged(state: State) -> tuple[UnitId, ...]:
    """Who is in a combat, from whom bystanders are moved apart when all charges have been made."""
    found = (unit for one in state.charges for unit in (*one.chargers, one.target))
    return tuple(unit for unit in found if unit in state.units and state.units[unit].pose is not None)


@pure(WHOLE)
def _onsets(state: State, side: Side) -> tuple[Onset, ...]:
    """The charges that a side may declare now."""
    return tuple(
        Onset(unit, target, at, allowance(state, unit))
        for unit, one in state.units.items()
        if one.side is side and one.pose is not None
        for target, at in reachable(state, unit)
    )


# --------------------------------------------------------------------------------------------------------- declarations


@pure(WHOLE)
@rule("8.26", "8.27")
def _together(state: State, chargers: tuple[UnitId, ...], target: UnitId) -> Charge:
    """Several units at one target, each on the side that it comes at now; refused if one of them may not."""
    found = [check_charge(state, unit, target, chargers) for unit in chargers]
    sides = tuple(one.side for one in found)
    return Charge(chargers, target, sides, halted=tuple(halted(state, unit) for unit in chargers))


def _known(state: State, piece: str) -> bool:
    """Whether a name is that of someone who is on the table."""
    unit = state.units.get(UnitId(piece))
    if unit is not None:
        return unit.pose is not None or unit.inside is not None
    return any(name == piece and one.pose is not None for name, one in state.officers.items())


@rule("8.08", "8.29")
def _room(state: State, charge: Charge) -> bool:
    """Whether all chargers get to the target and find a place against it."""
    going = ways(state, charge)
    return len(going) == len(charge.chargers) and contact(state, charge, going) is not None


@rule("2.10", "2.12", "6.12", "8.10", "8.27", "10.03")
def declare(state: State, charge: Charge) -> Procedure[None]:
    """Declare a charge: what precedes it, the reaction, and what comes of it.

    A later charge at the same target joins the first, so that all who charged it fight in one combat (9.25).
    """
    seen = yield from _surely_seen(state, charge)
    if seen is None:
        return
    for unit in seen.chargers:
        _done(state, unit, charges=True)
        tell(state, "charge-declared", "2.10", unit=named(state, unit), target=named(state, charge.target))
    going = yield from CHARGE_DECLARED(seen, state)
    if going is None or going.target not in state.units or state.ended:
        return
    _done(state, going.target, charged=True)
    stood, formation = state.units[going.target].pose, state.units[going.target].formation
    after = yield from react(state, going)
    one = state.units.get(going.target)
    yield from _gather(state, going.target, after, moved=one is not None and one.pose != stood, formation=formation)


@rule("5.09", "8.10", "8.26", "9.25")
def _gather(
    state: State, target: UnitId, charge: Charge | None, *, moved: bool, formation: Formation | None
) -> Procedure[None]:
    """Join a charge to those declared before at the same target, if it goes on.

    If the target has moved they work out again whether they reach it, and if it has formed square their horse may call
    off as well.
    """
    before = next((one for one in state.charges if one.target == target), None)
    kept = fit(state, before) if before is not None else None
    if kept is not None and moved:
        kept = caught(state, kept)
    if kept is not None and state.units[target].formation is Formation.SQUARE is not formation:
        kept = yield from call_off(state, kept)
    found = tuple(one for one in (kept, charge) if one is not None)
    rest = tuple(one for one in state.charges if one is not before)
    state.charges = (*rest, joined(*found)) if len(found) > 1 else (*rest, *found)


def _done(state: State, unit: UnitId, *, charges: bool = False, charged: bool = False) -> None:
    deeds = state.units[unit].deeds
    both = replace(deeds, charges=deeds.charges or charges, charged=deeds.charged or charged)
    change(state.units, unit, deeds=both)


@rule("1.18")
def _surely_seen(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Throw for each charger to whom too little of the target shows; who does not see it has declared nothing.

    It does not look again at that target this turn.
    """
    kept = []
    for unit in charge.chargers:
        glimpse = visible(state, unit, charge.target, charge=True)
        if glimpse is not None and glimpse.sliver(state.figures.sight.sliver):
            about = Weighing(unit, "sight", charge.target)
            if not (yield from throw(Passed(state.figures.sight.doubt), "1.18", about=about)):
                deeds = state.units[unit].deeds
                change(state.units, unit, deeds=replace(deeds, tests=(*deeds.tests, blindly(charge.target))))
                tell(state, "charge-not-seen", "1.18", unit=named(state, unit), target=named(state, charge.target))
                continue
        kept.append(unit)
    return only(charge, tuple(kept))


@rule("12.25")
def commanded(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Who is out of command charges only after a passed test."""
    if charge is None:
        return None
    kept = []
    for unit in charge.chargers:
        if in_command(state, unit) or (yield from tested(state, test_of(state, unit, "command"))):
            kept.append(unit)
        else:
            tell(state, "charge-no-command", "12.25", unit=named(state, unit), target=named(state, charge.target))
    return only(charge, tuple(kept))


# --------------------------------------------------------------------------------------------------------- charge moves


@rule("2.11", "8.13", "8.16", "8.22", "8.24", "8.29")
def _go_home(state: State, charge: Charge) -> Procedure[None]:
    """Move the chargers of a target into contact, as things stand now; who finds no way or no room loses its charge."""
    target = charge.target
    going = fit(state, charge)
    found = _placed(state, going) if going is not None else None
    arrived = tuple(found[1]) if found is not None else ()
    for unit in charge.chargers:
        if unit in state.units and unit not in arrived:
            tell(state, "charge-lost", "8.22", unit=named(state, unit), target=named(state, target))
    if found is None:
        state.charges = tuple(one for one in state.charges if one is not charge)
        return
    home, poses, walks = found
    home = replace(home, moved=True)
    state.charges = tuple(home if one is charge else one for one in state.charges)
    for unit, there in poses.items():
        change(state.units, unit, pose=there)
        tell(state, "charge-contact", "8.24", unit=named(state, unit), target=named(state, target))
    for unit, way in walks.items():
        yield from WALKED(state, unit, tuple(zip(way.poses, way.poses[1:], strict=False)))


@rule("8.22", "8.29")
def _placed(state: State, charge: Charge) -> tuple[Charge, dict[UnitId, Pose], dict[UnitId, Walk]] | None:
    """The chargers who still get there, where they stand and by which ways: the last named give up room first."""
    walks = ways(state, charge)
    units = [unit for unit in charge.chargers if unit in walks]
    while units:
        going = only(charge, tuple(units))
        assert going is not None
        poses = contact(state, going, walks)
        if poses is not None:
            return going, poses, {unit: walks[unit] for unit in units}
        units.pop()
    return None
