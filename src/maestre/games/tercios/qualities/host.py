"""7.55, 7.57, 7.59, 7.61, 7.66, 7.87, 7.89, 7.120 Qualities that act on the Troop a leader is in, without an action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.tercios.command.leader_moves import Ride, allowance, places_to_go
from maestre.games.tercios.command.perils import lose, rolled_free
from maestre.games.tercios.command.reach import hosted
from maestre.games.tercios.data import Ability, OrderKind, Quality, Value
from maestre.games.tercios.orders.reactions import PARTING
from maestre.games.tercios.shooting.rout import rout_check
from maestre.games.tercios.table.marks import marked
from maestre.games.tercios.table.moments import RIDES
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import leader_named
from maestre.games.tercios.table.values import Step
from maestre.play import Procedure, ask, change, rule, tell
from maestre.space.tabletop import Point

_BRAVE: Final = (Ability.ELITE, Ability.IMPETUOUS)


@rule("7.55")
def selfless_saves(stays: bool, state: State, unit: UnitId, points: int) -> Procedure[bool]:
    """Selfless: a failed rout check of his Troop is thrown again, and he is lost either way; he must do it."""
    leader = hosted(state, unit, Quality.SELFLESS)
    if stays or leader is None:
        return stays
    tell(state, "selfless-stands", "7.55", leader=leader_named(state, leader))
    stays = yield from rout_check(state, unit, points)
    change(state.leaders, leader, inside=None)
    yield from lose(state, leader, "fell", "7.55")
    return stays


class LuckyEscape(Ride, frozen=True, tag="lucky-escape"):
    """A Lucky leader gets out of a lost Troop: where he goes."""

    rule: ClassVar = "7.57"


@rule("7.57")
def lucky_escapes(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """Lucky: he may get out of a lost Troop, to any place within his move of it."""
    for leader in [one for one, who in state.leaders.items() if who.inside == unit and who.has(Quality.LUCKY)]:
        about = LuckyEscape(leader, allowance(state, leader), joins=False)
        if not (yield from rolled_free(state, leader)):
            continue
        if (yield from RIDES(None, state, leader, False)) is not None:
            tell(state, "lucky-escapes", "7.57", leader=leader_named(state, leader))
        elif next(places_to_go(state, about, Random(0)), None) is not None:
            spot = yield from ask(state.leaders[leader].side, about)
            change(state.leaders, leader, at=Point(spot.x, spot.y), inside=None)
            tell(state, "lucky-escapes", "7.57", leader=leader_named(state, leader))


@rule("7.59")
def aggressive_charge(state: State, at: Situation) -> Iterator[Step]:
    """Aggressive: whoever flees from a charge of his Troop, after a shot too, reacts with less Discipline."""
    reacts_away = at.order is OrderKind.RUN or marked(state, PARTING, at.unit)
    flees = at.use == "evade" or (at.use == "reaction" and reacts_away)
    if flees and at.cause == "charge" and at.enemy is not None and hosted(state, at.enemy, Quality.AGGRESSIVE):
        yield Step(Quality.AGGRESSIVE.value, -1, "7.59")


@rule("7.61")
def passionate_lends(state: State, unit: UnitId, ability: Ability) -> bool | None:
    """Passionate: his Troop is Frenzied."""
    return True if ability is Ability.FRENZIED and hosted(state, unit, Quality.PASSIONATE) else None


@rule("7.66")
def brave_lends(state: State, unit: UnitId, ability: Ability) -> bool | None:
    """Brave: his Troop is Elite and Impetuous."""
    return True if ability in _BRAVE and hosted(state, unit, Quality.BRAVE) else None


@rule("7.54", "7.87")
def phlegmatic_host(state: State, at: Situation, value: Value) -> bool | None:
    """Phlegmatic: his Troop At the Limit fights and shoots as ever."""
    return True if hosted(state, at.unit, Quality.PHLEGMATIC) else None


@rule("7.89")
def gallant_host(state: State, unit: UnitId, value: Value) -> bool | None:
    """Gallant: when his Troop is flanked its Combat alone is reduced, neither Courage nor Discipline to react."""
    return True if value is not Value.COMBAT and hosted(state, unit, Quality.GALLANT) else None


@rule("7.120")
def calm_host(cost: int, state: State, unit: UnitId) -> Procedure[int]:
    """Calm: his Troop takes no wear for a disengagement that it cannot complete."""
    yield from ()
    return 0 if hosted(state, unit, Quality.CALM) else cost
