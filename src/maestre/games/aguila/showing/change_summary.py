"""What has become of units and officers between two positions, in few enough words to make a table of odds.

After charges each unit is told by the worst that befell it, so that a row is an outcome that a player cares about;
otherwise damage is told point by point. Markers that lapse are not told: nobody has done anything for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from maestre.games.aguila.data import INCH, OrderKind
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import Phase, State, Unit
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches
from maestre.play import Message
from maestre.space.tabletop import Pose


def summarize_changes(before: State, after: State) -> Iterator[Message]:
    """Say who has been lost, hurt or shaken, who has failed or done what he was told, and what else has changed."""
    close = before.phase in {Phase.CHARGES, Phase.COMBAT} and (
        before.turn == after.turn or after.phase is Phase.INITIATIVE
    )
    for unit, one in before.units.items():
        now = after.units.get(unit)
        if now is None:
            yield _lost(before, after, unit)
        else:
            yield from _worst(before, one, now) if close else _all(before, one, now)
            yield from _done(before, after, one, now)
    for officer, own in before.officers.items():
        still = after.officers.get(officer)
        if still is None:
            yield _lost(before, after, officer)
        elif still.damage > own.damage:
            yield _hurt(before, officer, still.damage - own.damage, still.damage)
    yield from _table(before, after)
    yield from _armies(before, after)


def _lost(before: State, after: State, piece: str) -> Message:
    loss = after.lost.get(piece)
    return Message.of("change-lost", what=named(before, piece), points=loss.points if loss else 0)


def _hurt(before: State, piece: str, count: int, damage: int) -> Message:
    return Message.of("change-damaged", unit=named(before, piece), count=count, damage=damage)


def _worst(before: State, one: Unit, now: Unit) -> Iterator[Message]:
    """The worst that befell a unit in charges: stunned, hurt, or off before it came to blows."""
    if now.stunned > one.stunned:
        yield Message.of("change-stunned", unit=named(before, one.id))
    elif now.damage > one.damage:
        yield Message.of("change-hurt", unit=named(before, one.id))
    elif now.pose != one.pose and now.disorganised <= one.disorganised and not now.deeds.charges:
        yield Message.of("change-away", unit=named(before, one.id))


def _all(before: State, one: Unit, now: Unit) -> Iterator[Message]:
    """All that befell a unit."""
    if now.damage > one.damage:
        yield _hurt(before, one.id, now.damage - one.damage, now.damage)
    elif now.damage < one.damage:
        count = one.damage - now.damage
        yield Message.of("change-rallied", unit=named(before, one.id), count=count, damage=now.damage)
    for marker in ("stunned", "disorganised"):
        if getattr(now, marker) > getattr(one, marker):
            yield Message.of(f"change-{marker}", unit=named(before, one.id))


def _done(before: State, after: State, one: Unit, now: Unit) -> Iterator[Message]:
    """What a unit has come to do: another formation, a move that was being ordered, or nothing of what it was told."""
    name = named(before, one.id)
    if now.formation is not None and now.formation is not one.formation:
        yield Message.of("change-formed", unit=name, formation=Message(f"formation-{now.formation}"))
    if not _still_ordering(before, after):
        return
    if one.pose is not None and now.pose is not None and now.deeds.walked > one.deeds.walked:
        yield Message.of("change-moved", unit=name, far=inches(_far(one.pose, now.pose), INCH))
    elif now.deeds.failed and not one.deeds.failed:
        yield Message.of("change-failed", unit=name)
    elif now.deeds.order is not one.deeds.order and now.deeds.order is not OrderKind.HALT:
        yield Message.of("change-obeys", unit=name)


def _still_ordering(before: State, after: State) -> bool:
    """Whether both positions are of one part of movement: then what units do is what they have just been told."""
    parts = [(one.turn, one.phase, one.go.side if one.go else None) for one in (before, after)]
    return before.phase is Phase.MOVEMENT and parts[0] == parts[1]


def _far(start: Pose, end: Pose) -> int:
    return isqrt((start.x - end.x) ** 2 + (start.y - end.y) ** 2)


def _table(before: State, after: State) -> Iterator[Message]:
    """What has become of buildings and objectives, and of the weather."""
    for house, element in before.scenery.items():
        now = after.scenery.get(house)
        left = now.points if now is not None and now.element is element.element else 0
        if left < element.points:
            key = "change-structure" if left else "change-collapsed"
            yield Message.of(key, house=named(before, house), count=element.points - left, left=left)
    for name, objective in before.objectives.items():
        held = after.objectives[name].held if name in after.objectives else objective.held
        if held is not None and held is not objective.held:
            yield Message.of("change-objective", side=held.value, worth=objective.worth)
    if before.turn and after.sky.kind is not before.sky.kind:
        yield Message.of("change-weather", weather=Message(f"weather-{after.sky.kind}"))


def _armies(before: State, after: State) -> Iterator[Message]:
    """Which army has come to its break point, or has fled."""
    for side in Side:
        fled = after.ended != before.ended and (after.winner is side.enemy or after.ended == "both-broken")
        if fled and after.ended in {"army-broken", "both-broken"}:
            yield Message.of("change-fled", side=side.value)
        elif after.armies[side].broken and not before.armies[side].broken:
            yield Message.of("change-broken", side=side.value)
