"""What the open request of a table is, in short."""

from __future__ import annotations

from maestre.play import Ask, Pick, Throw
from tests.games.tercios.positions import Position, roll


def options(table: Position) -> tuple[str, ...]:
    """What the open question offers."""
    assert isinstance(table.request, Ask), table.request
    assert isinstance(table.request.choice, Pick), table.request
    return table.request.choice.options


def due(table: Position) -> str:
    """The rule of the open question or throw."""
    assert table.request is not None
    return table.request.rule


def pool(table: Position) -> int:
    """How many dice are about to fall."""
    assert isinstance(table.request, Throw), table.request
    return len(table.request.reading.needs(()))


def courage(table: Position) -> int:
    """How many dice resist if those that are about to fall hit."""
    assert isinstance(table.request, Throw), table.request
    return len(table.request.reading.needs((6,) * pool(table)))


def blows(table: Position, hits: int, cancelled: int = 0) -> None:
    """Let so many dice of a shot or of one side's blows hit, and so many of those that resist them cancel one."""
    assert isinstance(table.request, Throw), table.request
    faces = _faces(pool(table), hits)
    roll(table, *faces, *_faces(len(table.request.reading.needs(faces)), cancelled))


def _faces(count: int, good: int) -> tuple[int, ...]:
    return (6,) * good + (1,) * (count - good)
