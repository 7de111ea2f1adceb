"""What has become of Troops and leaders between two positions, in few enough words to make a table of odds.

After a charge each Troop is told by the worst that befell it, so that a row is an outcome that a player cares about;
after anything else, wear is told point by point.
"""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.command.leaders import called
from maestre.games.tercios.data import OrderKind, Quality, Virtue
from maestre.games.tercios.table.move_legality import long
from maestre.games.tercios.table.state import LeaderId, State, Unit, UnitId
from maestre.games.tercios.table.troops import named
from maestre.play import Message
from maestre.space.tabletop import Point


def summarize_changes(before: State, after: State) -> Iterator[Message]:
    """Say who has been lost, thrown back, disordered, worn or rested, whose order was lost, what leaders achieved."""
    chargers = _chargers(before, after)
    for unit, one in before.units.items():
        now = after.units.get(unit)
        if now is None:
            yield _lost(before, after, unit)
            continue
        yield from _worst(before, one, now, chargers) if chargers else _all(before, one, now)
        if _order_lost(before, after, unit):
            yield Message.of("change-order-lost", unit=named(before, unit))
    for leader in before.leaders:
        yield from _leader(before, after, leader)
    for mark in after.marks:
        if mark not in before.marks and mark.on in after.units and mark.what in (*Quality, *Virtue):
            yield Message.of("change-marked", unit=named(after, UnitId(mark.on)), what=_effect(mark.what))


def _chargers(before: State, after: State) -> tuple[UnitId, ...]:
    """Who has charged in between: whose order is Attack and who no longer stands where it did."""
    gone = (unit for unit, one in before.units.items() if unit not in after.units or after.units[unit].pose != one.pose)
    return tuple(unit for unit in gone if _attacks(before, unit) and unit not in after.cards)


def _attacks(state: State, unit: UnitId) -> bool:
    card = state.cards.get(unit)
    return state.units[unit].acted is OrderKind.ATTACK or (card is not None and card.order is OrderKind.ATTACK)


def _lost(before: State, after: State, unit: UnitId) -> Message:
    loss = after.lost.get(unit)
    return Message.of("change-lost", what=named(before, unit), points=loss.worth if loss else 0)


def _worst(before: State, one: Unit, now: Unit, chargers: tuple[UnitId, ...]) -> Iterator[Message]:
    """The worst that befell a Troop in a charge: thrown back in disorder or in good order, disordered, worn."""
    shaken = now.disordered and not one.disordered
    if one.id not in chargers and any(_driven(before, one, now, charger) for charger in chargers):
        yield Message.of("change-routed" if shaken else "change-back", unit=named(before, one.id))
    elif shaken:
        yield Message.of("change-disordered", unit=named(before, one.id))
    elif now.wear > one.wear:
        yield Message.of("change-hurt", unit=named(before, one.id))


def _driven(before: State, one: Unit, now: Unit, charger: UnitId) -> bool:
    """Whether a Troop is farther now from where its charger set out; one that pursues comes nearer."""
    start = before.units[charger].pose
    if start is None or one.pose is None or now.pose is None:
        return False
    here = Point(start.x, start.y)
    return long(here, Point(now.pose.x, now.pose.y)) > long(here, Point(one.pose.x, one.pose.y))


def _all(before: State, one: Unit, now: Unit) -> Iterator[Message]:
    """All that befell a Troop."""
    if now.wear != one.wear:
        key = "change-worn" if now.wear > one.wear else "change-rested"
        yield Message.of(key, unit=named(before, one.id), count=abs(now.wear - one.wear), wear=now.wear)
    if now.disordered is not one.disordered:
        key = "change-disordered" if now.disordered else "change-ordered"
        yield Message.of(key, unit=named(before, one.id))


def _order_lost(before: State, after: State, unit: UnitId) -> bool:
    """Whether a Troop has spent its card this turn for nothing: it failed its check."""
    spent = unit in before.cards and unit not in after.cards and before.turn == after.turn
    now = after.units[unit]
    return spent and now.acted is None and not now.reacted


def _leader(before: State, after: State, leader: LeaderId) -> Iterator[Message]:
    who, now = before.leaders[leader], after.leaders.get(leader)
    if now is None:
        loss = after.lost.get(leader)
        yield Message.of("change-lost", what=who.name, points=loss.worth if loss else 0)
    elif now.exhausted and not who.exhausted:
        yield Message.of("change-tired", leader=who.name)


def _effect(what: str) -> Message:
    return called(what) if what in tuple(Quality) else Message(f"virtue-{what}")
