"""6.12, 6.21-6.27, 6.55, 6.89, 6.93 What is decided of Troops when their command is deployed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import hiding_places
from maestre.games.tercios.array import laid_out, unplaced, waits, zone
from maestre.games.tercios.data import Ability, Arm, Body, Footing, Weapon
from maestre.games.tercios.matters import Deploying
from maestre.games.tercios.pools import regroup
from maestre.games.tercios.state import CommandId, Pool, Pooled, SceneryId, State, UnitId
from maestre.games.tercios.troops import named
from maestre.play import Answer, Ask, Pick, Procedure, Refused, Some, ask, change, rule, tell

__all__ = [
    "check_together",
    "column_by_itself",
    "emplace",
    "form_column",
    "guns_by_themselves",
    "integrate",
    "lie_in_wait",
    "limber_up",
    "together_for_chance",
]

NONE: Final = "none"
LIMBERED: Final = "limbered"
UNLIMBERED: Final = "unlimbered"
ON_TABLE: Final = "table"
_LEAST: Final = 2
"""How many units make a pool."""


@rule("6.21", "6.24")
def emplace(state: State, command: CommandId) -> Procedure[None]:
    """Units with a mobile fortress that are alike may be emplaced together, with one gun."""
    units = tuple(unit for unit in unplaced(state, command) if state.units[unit].fortress)
    like = tuple(unit for unit in units if sum(_alike(state, unit, other) for other in units) >= _LEAST)
    if not like:
        return
    side = state.units[like[0]].side
    chosen = yield from ask(side, Some(like, 0, len(like)), "6.24", about=_about(state, command))
    if not chosen:
        return
    members = tuple(UnitId(unit) for unit in chosen)
    guns = _guns(state, members[0], Ability.FORTIFIED)
    gun = yield from ask(side, Pick((NONE, *guns)), "6.26", about=_about(state, command, members[0]))
    regroup(state, Pooled.FORT, members if gun == NONE else (*members, UnitId(gun)))
    tell(state, "fort-emplaced", "6.24", unit=named(state, members[0]), count=len(members))


def _alike(state: State, unit: UnitId, other: UnitId) -> bool:
    return state.units[unit].entry == state.units[other].entry


@rule("6.26", "6.93")
def _guns(state: State, unit: UnitId, ability: Ability) -> tuple[UnitId, ...]:
    """The guns of a unit's side with an option that are still to be deployed; no Grand battery (ruling 6.26)."""
    return tuple(
        gun
        for gun, one in state.units.items()
        if one.side is state.units[unit].side and one.gear.arm is Arm.ARTILLERY and one.has(ability)
        if one.gear.base is not Footing.GRAND_BATTERY and waits(state, gun)
    )


@rule("6.55")
def form_column(state: State, command: CommandId) -> Procedure[None]:
    """Cavalry with Choragiew may be deployed as one column, named from front to rear."""
    units = _lancers(state, command)
    if len(units) < _LEAST:
        return
    side = state.units[units[0]].side
    chosen = yield from ask(side, Some(units, 0, len(units)), "6.55", about=_about(state, command))
    if chosen:
        _form_up(state, tuple(UnitId(unit) for unit in chosen))


@rule("6.55", "6.63")
def column_by_itself(state: State, command: CommandId) -> None:
    """Form up all that may, whoever fights best at the head, when a command is arrayed by itself."""
    units = _lancers(state, command)
    if len(units) >= _LEAST:
        _form_up(state, tuple(sorted(units, key=lambda unit: -state.units[unit].gear.combat)))


def _lancers(state: State, command: CommandId) -> tuple[UnitId, ...]:
    """The cavalry of a command that may form a column."""
    return tuple(
        unit
        for unit in unplaced(state, command)
        if state.units[unit].has(Ability.CHORAGIEW) and not any(unit in pool.members for pool in state.pools.values())
    )


def _form_up(state: State, units: tuple[UnitId, ...]) -> None:
    regroup(state, Pooled.COLUMN, units)
    tell(state, "column-formed-up", "6.55", unit=named(state, units[0]), count=len(units))


def check_together(state: State, question: Ask, chosen: tuple[str, ...]) -> None:
    """Refuse one unit alone, units that are not alike in a fort, and a body that finds no room."""
    if not chosen:
        return
    fort = question.rule == "6.24"
    if len(chosen) < _LEAST:
        raise Refused(question.rule, "one-is-no-body", unit=chosen[0])
    if fort and not all(_alike(state, UnitId(chosen[0]), UnitId(other)) for other in chosen[1:]):
        raise Refused("6.24", "not-alike", proof=chosen)
    if not _finds_room(state, question, chosen):
        raise Refused(question.rule, "no-room-for-body", proof=chosen, count=len(chosen))


def _finds_room(state: State, question: Ask, chosen: tuple[str, ...]) -> bool:
    members = tuple(UnitId(unit) for unit in chosen)
    kind = Pooled.FORT if question.rule == "6.24" else Pooled.COLUMN
    trial = _with_pool(state, Pool(kind, members))
    return laid_out(trial, CommandId(question.about.command)) is not None


def _with_pool(state: State, pool: Pool) -> State:
    return replace(state, pools=state.pools | {pool.members[0]: pool})


def together_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Nobody, or any units that may."""
    assert isinstance(question.choice, Some)
    options = question.choice.options
    for count in rng.sample(range(_LEAST, len(options) + 1), len(options) - 1):
        chosen = tuple(rng.sample(options, count))
        alike = all(_alike(state, UnitId(chosen[0]), UnitId(other)) for other in chosen)
        if (alike or question.rule != "6.24") and _finds_room(state, question, chosen):
            yield chosen
    yield ()


@rule("6.93")
def integrate(state: State, command: CommandId) -> Procedure[None]:
    """A light gun with the option may become part of a Formation, one gun each."""
    for unit in unplaced(state, command):
        guns = _light_guns(state, unit)
        if guns:
            about = _about(state, command, unit)
            gun = yield from ask(state.units[unit].side, Pick((NONE, *guns)), "6.93", about=about)
            if gun != NONE:
                _take_in(state, unit, UnitId(gun))


@rule("6.93")
def guns_by_themselves(state: State, command: CommandId) -> None:
    """Give each Formation a light gun while there are any, when a command is arrayed by itself."""
    for unit in unplaced(state, command):
        guns = _light_guns(state, unit)
        if guns:
            _take_in(state, unit, guns[0])


def _light_guns(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """The guns that a unit may take in: a Formation that is part of nothing else."""
    if state.units[unit].gear.body is not Body.FORMATION or unit in state.pools:
        return ()
    guns = _guns(state, unit, Ability.INTEGRATED)
    return tuple(gun for gun in guns if Weapon.LIGHT_GUN in state.units[gun].gear.weapons)


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
        if one.has(Ability.AMBUSH) and unit not in state.pools and places:
            options = Pick((ON_TABLE, *places))
            where = yield from ask(one.side, options, "6.12", about=_about(state, command, unit), secret=True)
            if where != ON_TABLE:
                change(state.units, unit, lurks=SceneryId(where))
                tell(state, "lies-in-wait", "6.12", unit=named(state, unit))


@rule("6.89")
def limber_up(state: State, unit: UnitId) -> Procedure[None]:
    """A gun with horses may begin limbered."""
    one = state.units[unit]
    if one.has(Ability.DRAUGHT_HORSES):
        about = _about(state, one.command, unit)
        word = yield from ask(one.side, Pick((UNLIMBERED, LIMBERED)), "6.89", about=about)
        change(state.units, unit, limbered=word == LIMBERED)


def _about(state: State, command: CommandId, unit: str = "") -> Deploying:
    side = next(one.side for one in state.units.values() if one.command == command)
    return Deploying(side, zone(state, side).points, (command,), command, unit)
