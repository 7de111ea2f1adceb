"""7.77, 7.85, 7.91, 7.106 Qualities that take markers from Troops, or move them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Final

from maestre.games.tercios.command.leaders import Power, friendly_troops
from maestre.games.tercios.data import INCH, Body, Quality, Weapon
from maestre.games.tercios.shooting.rout import destroy, endurance
from maestre.games.tercios.table.moments import WEAR_KEPT
from maestre.games.tercios.table.places import outline, pose
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.troops import named
from maestre.games.tercios.table.values import at_limit
from maestre.play import Procedure, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point

Targets = tuple[tuple[str, ...], ...]


def _each(units: Iterable[UnitId]) -> Targets:
    return tuple((unit,) for unit in units)


def _apart(state: State, one: UnitId, other: UnitId) -> tabletop.Distance:
    return tabletop.distance(outline(state, one), outline(state, other))


def _spent(state: State, unit: UnitId) -> bool:
    """Whether a Troop is At the Limit."""
    return at_limit(state.units[unit].wear, endurance(state, unit))


@rule("7.77")
def untidy(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops in disorder."""
    return _each(unit for unit in friendly_troops(state, leader, Quality.DILIGENT) if state.units[unit].disordered)


@rule("7.77")
def tidy(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Take the disorder off."""
    if successes:
        change(state.units, UnitId(on[0]), disordered=False)
        tell(state, "reorganised", "7.77", unit=named(state, UnitId(on[0])))
    yield from ()


@rule("7.91")
def worn(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops with more wear than they must keep."""
    near = friendly_troops(state, leader, Quality.HONOURABLE)
    return _each(unit for unit in near if state.units[unit].wear > WEAR_KEPT(state, unit))


@rule("7.91")
def relieve(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Take one marker off."""
    if successes:
        _shed(state, UnitId(on[0]), 1, "7.91")
    yield from ()


def _shed(state: State, unit: UnitId, points: int, because: str) -> None:
    """Take so many markers off a Troop, or as many as it has."""
    wear = state.units[unit].wear
    left = max(0, wear - points)
    change(state.units, unit, wear=left)
    tell(state, "wear-shed", because, unit=named(state, unit), count=wear - left, left=left)


@rule("7.85")
def dismantled(state: State, leader: LeaderId) -> Targets:
    """A company of shot or pikes that is not At the Limit, and a Formation with wear near it."""
    near = friendly_troops(state, leader, Quality.EXPERIENCED)
    companies = [unit for unit in near if _of_shot_or_pikes(state, unit) and not _spent(state, unit)]
    formations = [one for one in near if state.gear(one).body is Body.FORMATION and state.units[one].wear]
    limit = state.figures.leaders.actions.pair_in * INCH
    return tuple((one, other) for one in companies for other in formations if _apart(state, one, other).under(limit))


def _of_shot_or_pikes(state: State, unit: UnitId) -> bool:
    gear = state.gear(unit)
    return gear.body is Body.COMPANY and (gear.shoots or Weapon.PIKES in gear.weapons)


@rule("7.85")
def dismantle(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """The company is lost to the enemy's score and the Formation discards wear.

    A leader inside the company stands on the ground that it leaves: no shot and no combat has destroyed it (7.26).
    """
    if successes:
        company, formation = UnitId(on[0]), UnitId(on[1])
        x, y, _ = pose(state, company)
        for one in [name for name, who in state.leaders.items() if who.inside == company]:
            change(state.leaders, one, inside=None, at=Point(x, y))
        tell(state, "dismantled", "7.85", unit=named(state, company), other=named(state, formation))
        yield from destroy(state, company, "dismantled", None)
        _shed(state, formation, state.figures.leaders.actions.dismantled, "7.85")


@rule("7.106")
def burdened(state: State, leader: LeaderId) -> Targets:
    """Who gives one marker and who takes it: of one kind and command, near each other, the taker with room for it."""
    near = friendly_troops(state, leader, Quality.OFFICIOUS)
    return tuple(
        (giver, taker)
        for giver, taker in permutations(near, 2)
        if state.units[giver].wear and not _spent(state, taker) and _alike(state, giver, taker)
    )


def _alike(state: State, giver: UnitId, taker: UnitId) -> bool:
    one, other = state.units[giver], state.units[taker]
    same = state.gear(giver).body is state.gear(taker).body and one.command == other.command
    return same and _apart(state, giver, taker).within(state.figures.leaders.actions.pair_in * INCH)


@rule("7.106")
def share_burden(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Move one marker; nobody checks for it."""
    if successes:
        giver, taker = UnitId(on[0]), UnitId(on[1])
        change(state.units, giver, wear=state.units[giver].wear - 1)
        change(state.units, taker, wear=state.units[taker].wear + 1)
        tell(state, "wear-moved", "7.106", unit=named(state, giver), other=named(state, taker))
    yield from ()


MARKERS: Final[dict[str, Power]] = {
    Quality.DILIGENT: Power(untidy, tidy),
    Quality.EXPERIENCED: Power(dismantled, dismantle),
    Quality.HONOURABLE: Power(worn, relieve),
    Quality.OFFICIOUS: Power(burdened, share_burden),
}
"""What they do as command actions."""
