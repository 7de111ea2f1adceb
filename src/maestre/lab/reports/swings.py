"""One thing changed at a time: by how much the share goes up or down, thing by thing."""

from __future__ import annotations

import msgspec

from maestre.lab.statistics import Difference
from maestre.lab.studies.design import Design
from maestre.lab.studies.summary import Summary, Told

_FEWEST = 2
"""Of a single value there is nothing to put in order."""


class Change(msgspec.Struct, frozen=True):
    """What a value or a switch was changed to, and what that did to the share."""

    to: str
    beside: Difference
    cell: int


class Swung(msgspec.Struct, frozen=True):
    """A value or a switch, and all that it was changed to."""

    name: str
    changes: tuple[Change, ...]

    @property
    def size(self) -> float:
        """How far the share gets from one end to the other."""
        ends = (0.0, *(change.beside.difference for change in self.changes))
        return max(ends) - min(ends)


def swings(design: Design, found: Summary) -> tuple[Swung, ...]:
    """Give the rows of a tornado, the longest first; none unless two things or more were changed alone.

    A cell counts if exactly one value or switch sets it off from the first cell.
    """
    if not found.cells or found.cells[0].number:
        return ()
    first = _set(design, found.cells[0])
    rows: dict[str, list[Change]] = {}
    for cell in found.cells[1:]:
        now = _set(design, cell)
        other = [name for name in dict.fromkeys((*now, *first)) if now.get(name) != first.get(name)]
        if len(other) == 1 and cell.beside is not None:
            rows.setdefault(other[0], []).append(Change(now.get(other[0], "-"), cell.beside, cell.number))
    if len(rows) < _FEWEST:
        return ()
    made = (Swung(name, tuple(changes)) for name, changes in rows.items())
    return tuple(sorted(made, key=lambda row: (-row.size, row.name)))


def _set(design: Design, cell: Told) -> dict[str, str]:
    """Give what a cell sets, a variant as all that it changes."""
    found = {axis: str(value) for axis, value in cell.settings.items() if axis != "variant"}
    variant = design.variants.get(str(cell.settings.get("variant", "")))
    if variant is not None:
        found |= {f"option {name}": str(value) for name, value in variant.options.items()}
        found |= {f"value {path}": str(value) for path, value in variant.values.items()}
    return found
