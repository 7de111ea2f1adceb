"""6.12, 6.21-6.27, 6.55, 6.89, 6.93 What is decided of Troops when their command is deployed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import hiding_places
from maestre.games.tercios.data import Ability, Arm, Body, Footing, Weapon
from maestre.games.tercios.setup.array import Deploying, laid_out, unplaced, waits, zone
from maestre.games.tercios.table.asking import Choosing, Whether, named_word
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import CommandId, Pool, Pooled, SceneryId, State, UnitId
from maestre.games.tercios.table.troops import named
from maestre.play import Message, Procedure, Refused, SomeOf, ask, change, rule, shown, tell

NONE: Final = "none"
ON_TABLE: Final = "table"
_LEAST: Final = 2
"""How many units make a pool."""


class Emplace(SomeOf[State, UnitId], frozen=True, tag="emplace"):
    """Units with a mobile fortress are deployed: which of them together, if any."""

    rule: ClassVar = "6.24"
    kind: ClassVar = Pooled.FORT
    deploying: Deploying
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def check(self, seen: State, value: tuple[UnitId, ...]) -> None:
        if not value:
            return
        if len(value) < _LEAST:
            raise Refused(self.rule, "one-is-no-body", unit=value[0])
        if not self._match(seen, value):
            raise Refused(self.rule, "not-alike", proof=value)
        if not self._fits(seen, value):
            raise Refused(self.rule, "no-room-for-body", proof=value, count=len(value))

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[UnitId, ...]]:
        for count in rng.sample(range(_LEAST, len(self.units) + 1), len(self.units) - 1):
            chosen = tuple(rng.sample(self.units, count))
            if self._match(seen, chosen) and self._fits(seen, chosen):
                yield chosen
        yield ()

    def _match(self, seen: State, units: tuple[UnitId, ...]) -> bool:
        return all(_alike(seen, units[0], other) for other in units[1:])

    def _fits(self, seen: State, units: tuple[UnitId, ...]) -> bool:
        trial = replace(seen, pools=seen.pools | {units[0]: Pool(self.kind, units)})
        return laid_out(trial, CommandId(self.deploying.command)) is not None


class FormColumn(Emplace, frozen=True, tag="form-column"):
    """Cavalry with Choragiew is deployed: which of it as one column, from front to rear, if any."""

    rule: ClassVar = "6.55"
    kind: ClassVar = Pooled.COLUMN

    def _match(self, seen: State, units: tuple[UnitId, ...]) -> bool:
        return True


class GunOfFort(Choosing[UnitId | None], frozen=True, tag="gun-of-fort"):
    """Units are emplaced together: which gun with them, if any."""

    rule: ClassVar = "6.26"
    deploying: Deploying
    guns: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId | None, ...]:
        return None, *self.guns

    def word(self, value: UnitId | None) -> str:
        return value or NONE

    def describe(self, seen: State, value: UnitId | None) -> Message:
        return named_word(seen, value) if value else super().describe(seen, value)


class GunOfFormation(GunOfFort, frozen=True, tag="gun-of-formation"):
    """A Formation is deployed: which light gun becomes part of it, if any."""

    rule: ClassVar = "6.93"


class LieInWait(Choosing[SceneryId | None], frozen=True, tag="lie-in-wait"):
    """A unit with Ambush is deployed: in which element it hides, if in any."""

    rule: ClassVar = "6.12"
    secret: ClassVar = True
    deploying: Deploying
    places: tuple[SceneryId, ...]

    def options(self) -> tuple[SceneryId | None, ...]:
        return None, *self.places

    def word(self, value: SceneryId | None) -> str:
        return value or ON_TABLE

    def describe(self, seen: State, value: SceneryId | None) -> Message:
        return named_word(seen, self.word(value))

    def public(self) -> Deploying:
        return self.deploying


class Limbered(Whether, frozen=True, tag="limbered"):
    """A gun with horses is deployed: whether it begins limbered."""

    rule: ClassVar = "6.89"
    no: ClassVar = "unlimbered"
    yes: ClassVar = "limbered"
    deploying: Deploying


@rule("6.21", "6.24")
def emplace(state: State, command: CommandId) -> Procedure[None]:
    """Units with a mobile fortress that are alike may be emplaced together, with one gun."""
    units = tuple(unit for unit in unplaced(state, command) if state.units[unit].fortress)
    like = tuple(unit for unit in units if sum(_alike(state, unit, other) for other in units) >= _LEAST)
    if not like:
        return
    side = state.units[like[0]].side
    members = yield from ask(side, Emplace(_about(state, command), like))
    if not members:
        return
    guns = _guns(state, members[0], Ability.FORTIFIED)
    gun = yield from ask(side, GunOfFort(_about(state, command, members[0]), guns))
    regroup(state, Pooled.FORT, members if gun is None else (*members, gun))
    tell(state, "fort-emplaced", "6.24", unit=named(state, members[0]), count=len(members))


def _alike(state: State, unit: UnitId, other: UnitId) -> bool:
    return state.units[unit].entry == state.units[other].entry


@rule("6.26", "6.93")
def _guns(state: State, unit: UnitId, ability: Ability) -> tuple[UnitId, ...]:
    """The guns of a unit's side with an option that are still to be deployed; no Grand battery (ruling 6.26)."""
    return tuple(
        gun
        for gun, one in state.units.items()
        if one.side is state.units[unit].side and state.gear(gun).arm is Arm.ARTILLERY
        if ability in state.gear(gun).abilities
        and state.gear(gun).base is not Footing.GRAND_BATTERY
        and waits(state, gun)
    )


@rule("6.55")
def form_column(state: State, command: CommandId) -> Procedure[None]:
    """Cavalry with Choragiew may be deployed as one column, named from front to rear."""
    units = _lancers(state, command)
    if len(units) < _LEAST:
        return
    side = state.units[units[0]].side
    chosen = yield from ask(side, FormColumn(_about(state, command), units))
    if chosen:
        _form_up(state, chosen)


@rule("6.55", "6.63")
def column_by_itself(state: State, command: CommandId) -> None:
    """Form up all that may, whoever fights best at the head, when a command is arrayed by itself."""
    units = _lancers(state, command)
    if len(units) >= _LEAST:
        _form_up(state, tuple(sorted(units, key=lambda unit: -state.gear(unit).combat)))


def _lancers(state: State, command: CommandId) -> tuple[UnitId, ...]:
    """The cavalry of a command that may form a column."""
    return tuple(
        unit
        for unit in unplaced(state, command)
        if Ability.CHORAGIEW in state.gear(unit).abilities
        and not any(unit in pool.members for pool in state.pools.values())
    )


def _form_up(state: State, units: tuple[UnitId, ...]) -> None:
    regroup(state, Pooled.COLUMN, units)
    tell(state, "column-formed-up", "6.55", unit=named(state, units[0]), count=len(units))


@rule("6.93")
def integrate(state: State, command: CommandId) -> Procedure[None]:
    """A light gun with the option may become part of a Formation, one gun each."""
    for unit in unplaced(state, command):
        guns = _light_guns(state, unit)
        if guns:
            about = _about(state, command, unit)
            gun = yield from ask(state.units[unit].side, GunOfFormation(about, guns))
            if gun is not None:
                _take_in(state, unit, gun)


@rule("6.93")
def guns_by_themselves(state: State, command: CommandId) -> None:
    """Give each Formation a light gun while there are any, when a command is arrayed by itself."""
    for unit in unplaced(state, command):
        guns = _light_guns(state, unit)
        if guns:
            _take_in(state, unit, guns[0])


def _light_guns(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """The guns that a unit may take in: a Formation that is part of nothing else."""
    if state.gear(unit).body is not Body.FORMATION or unit in state.pools:
        return ()
    guns = _guns(state, unit, Ability.INTEGRATED)
    return tuple(gun for gun in guns if Weapon.LIGHT_GUN in state.gear(gun).weapons)


def _take_in(state: State, unit: UnitId, gun: UnitId) -> None:
    regroup(state, Pooled.INTEGRATED, (unit, gun))
    tell(state, "gun-integrated", "6.93", unit=named(state, unit))


@rule("6.12")
def lie_in_wait(state: State, command: CommandId) -> Procedure[None]:
    """A unit with Ambush may be written down inside a Hidden element outside the enemy's zone; only its side knows."""
    if not state.ambush:
        return
    for unit in unplaced(state, command):
        one = state.units[unit]
        places = hiding_places(state, one.side)
        if Ability.AMBUSH in state.gear(unit).abilities and unit not in state.pools and places:
            where = yield from ask(one.side, LieInWait(_about(state, command, unit), places))
            shown(state, f"{unit} {'is deployed' if where is None else 'lies in wait'}")
            if where is not None:
                change(state.units, unit, lurks=where)
                tell(state, "lies-in-wait", "6.12", unit=named(state, unit))


@rule("6.89")
def limber_up(state: State, unit: UnitId) -> Procedure[None]:
    """A gun with horses may begin limbered."""
    one = state.units[unit]
    if Ability.DRAUGHT_HORSES in state.gear(unit).abilities:
        about = _about(state, one.command, unit)
        change(state.units, unit, limbered=(yield from ask(one.side, Limbered(about))))


def _about(state: State, command: CommandId, unit: str = "") -> Deploying:
    side = next(one.side for one in state.units.values() if one.command == command)
    return Deploying(side, zone(state, side).points, (command,), command, unit)
