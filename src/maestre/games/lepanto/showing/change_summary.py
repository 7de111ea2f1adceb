"""What has become of the ships between two positions: who is lost, repulsed or immobilised."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.lepanto.table.state import State
from maestre.play import Message


def summarize_changes(before: State, after: State) -> Iterator[Message]:
    """Say who has been lost, repulsed or immobilised, ship by ship."""
    for ship in before.ships.values():
        now = after.ships.get(ship.id)
        if now is None:
            yield Message.of("change-lost", ship=ship.id)
            continue
        if now.repulsed and not ship.repulsed:
            yield Message.of("change-repulsed", ship=ship.id)
        if now.immobilised and not ship.immobilised:
            yield Message.of("change-immobilised", ship=ship.id)
