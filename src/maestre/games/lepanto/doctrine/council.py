"""The council of war: what each squadron is about in a turn, which enemies it goes for, and how much is dared."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from random import Random
from typing import NamedTuple

from maestre.games.lepanto.data import Figures, ShipId, Side
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.soundings import gaps
from maestre.games.lepanto.table.state import Ship, State
from maestre.opponents import Temper
from maestre.play import View


class Stance(Enum):
    """What a squadron is about."""

    PRESS = "press"
    """Close with the nearest enemy."""
    HOLD = "hold"
    """Let him come, and stay where he needs two moves to strike."""
    SUPPORT = "support"
    """Close with the main targets, wherever the nearest enemy lies."""


class Plan(NamedTuple):
    """What a council has decided for a turn."""

    temper: Temper
    stances: dict[str, Stance]
    """What each squadron is about."""
    committed: tuple[str, ...]
    """The squadrons that the first volley holds back no longer: they are in the fight, or time presses."""
    targets: tuple[ShipId, ...]
    """The enemies to go for first."""
    company: dict[ShipId, float]
    """How many of our ships each enemy has to divide his attacks among."""
    nerve: float
    """How much more or less than usual is feared this turn."""
    haste: float
    """How many times its usual worth nearness to the enemy has."""
    toil: float
    """How many times its usual cost a turn without oars has."""
    berth: int
    """In hexes: how far off the enemy those stay who let him come."""
    cast_off: int
    """In hexes: from where a galleass is let go."""
    dress: float
    """In hexes: how far a ship may be ahead of the middle of its squadron before it is out of line."""

    def stance(self, squadron: str) -> Stance:
        """Say what a squadron is about; one that the council did not see closes with the enemy."""
        return self.stances.get(squadron, Stance.PRESS)


class Standing(NamedTuple):
    """How a battle stands for a side: the turn, the last one, by how much it is ahead, and what the enemy has left."""

    side: Side
    turn: int
    last: int
    lead: int
    foe: int


def council(seen: View[State], temper: Temper, chance: Random) -> Plan:
    """Decide on a plan: the usual stances, now and then another that is as sound, and main targets by chance."""
    state, side = seen.now, Side(seen.seat)
    figures = state.figures
    ours = [ship for ship in state.ships.values() if ship.side is side]
    foes = [ship for ship in state.ships.values() if ship.side is not side]
    near = gaps(figures, tuple([ship.cell for ship in foes]))
    points = [sum([count(figures, ship) for ship in fleet]) for fleet in (ours, foes)]
    last = figures.scenarios[state.scenario].last_turn
    standing = Standing(side, state.turn, last, points[0] - points[1], points[1])
    joined = _joined(figures, ours, near)
    return Plan(
        temper,
        _stances(figures, standing, joined, chance),
        _committed(joined, chance, hurry=hurried(figures, standing)),
        _targets(figures, ours, foes, near, chance),
        _company(figures, ours, foes),
        chance.choice(judgement.NERVES),
        chance.choice(judgement.HASTES),
        chance.choice(judgement.TOILS),
        chance.choice(judgement.BERTHS),
        chance.choice(judgement.CAST_OFF_GAPS),
        chance.choice(judgement.DRESSES),
    )


def count(figures: Figures, ship: Ship) -> int:
    """Say what a ship would count if the game ended now."""
    return 0 if ship.repulsed or ship.immobilised else figures.types[ship.kind].points


def _joined(figures: Figures, ours: list[Ship], near: list[int]) -> dict[str, bool]:
    """Say of each squadron whether it is in the fight: whether enough of it has an enemy at hand."""
    squadrons: dict[str, list[int]] = {}
    for ship in ours:
        if not figures.types[ship.kind].towed:
            squadrons.setdefault(ship.squadron, []).append(near[ship.cell])
    return {
        squadron: sum([gap <= judgement.ENGAGED_GAP for gap in found]) >= judgement.ENGAGED * len(found)
        for squadron, found in squadrons.items()
    }


def _stances(figures: Figures, standing: Standing, joined: dict[str, bool], chance: Random) -> dict[str, Stance]:
    """Give each squadron its stance; now and then one that is not in the fight goes for the main targets."""
    supports = any(joined.values())
    stances = {}
    for squadron, fights in joined.items():
        stance = usual(figures, standing, engaged=fights)
        if stance is Stance.PRESS and supports and not fights and chance.random() < judgement.SUPPORTS:
            stance = Stance.SUPPORT
        stances[squadron] = stance
    return stances


def _committed(joined: dict[str, bool], chance: Random, *, hurry: bool) -> tuple[str, ...]:
    """List those in the fight, or all when time presses; now and then one of them is wary."""
    return tuple([one for one, fights in joined.items() if (fights or hurry) and chance.random() >= judgement.WARY])


def hurried(figures: Figures, standing: Standing) -> bool:
    """Say whether a side must close now: time works for the enemy in the end, or works for us but not for long."""
    change = figures.small_arms.halved_from_turn
    if standing.last < change:
        return standing.lead <= 0 and standing.turn >= standing.last * judgement.WAITS
    return standing.side is figures.small_arms.halved_side or standing.turn >= change


def usual(figures: Figures, standing: Standing, *, engaged: bool) -> Stance:
    """Press while time works for the enemy, hold while it works for us; press a small lead, and hold a large one."""
    arms = figures.small_arms
    large = standing.lead > judgement.LARGE_LEAD * standing.foe
    if standing.last < arms.halved_from_turn:
        return Stance.HOLD if standing.lead > 0 and not engaged else Stance.PRESS
    if standing.turn < arms.halved_from_turn:
        return Stance.PRESS if engaged or standing.side is arms.halved_side else Stance.HOLD
    waits = large and not engaged and standing.side is not arms.halved_side
    return Stance.HOLD if waits else Stance.PRESS


def _targets(
    figures: Figures, ours: list[Ship], foes: list[Ship], near: list[int], chance: Random
) -> tuple[ShipId, ...]:
    """Choose by chance among the enemies about whom we are the stronger, with those beside the one chosen."""
    if not ours or not foes:
        return ()
    looked = foes if len(foes) <= judgement.LOOKED_AT else chance.sample(foes, judgement.LOOKED_AT)
    odds = [
        (_within(figures, ours, foe, judgement.ABOUT) - _within(figures, foes, foe, judgement.ABOUT), foe.id)
        for foe in looked
    ]
    odds.sort(key=lambda one: (-one[0], one[1]))
    chosen = chance.choice(odds[: judgement.CHOICES])[1]
    middle = next(foe for foe in foes if foe.id == chosen)
    distance = figures.grid.distance
    return tuple([foe.id for foe in foes if distance(foe.cell, middle.cell) <= judgement.CLUSTER])


def _within(figures: Figures, ships: Iterable[Ship], about: Ship, radius: int) -> int:
    distance, cell = figures.grid.distance, about.cell
    return len([1 for ship in ships if distance(ship.cell, cell) <= radius])


def _company(figures: Figures, ours: list[Ship], foes: list[Ship]) -> dict[ShipId, float]:
    """Count for each enemy how many of our ships are near enough to be attacked by him soon."""
    at = figures.grid.hexes
    fleet = [at[ship.cell] for ship in ours]
    radius = judgement.COMPANY_GAP
    found = {}
    for foe in foes:
        q, r = at[foe.cell]
        fleet_near = [1 for a, b in fleet if -radius <= a - q <= radius and -radius <= b - r <= radius]
        found[foe.id] = max(1.0, float(len(fleet_near)))
    return found
