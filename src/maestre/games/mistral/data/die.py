"""IC.1.1, IC.1.5 The ten-sided die, read 0 to 9, and how a table is read with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple, TypeVar

import msgspec

from maestre.play.written.catalogue import rule

LOWEST, HIGHEST = 0, 9
"""What the die shows at least and at most."""

FACES: Final = tuple(range(LOWEST, HIGHEST + 1))
"""Every face of the die."""

Face = Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]
"""What a die shows."""

T = TypeVar("T")


class Faces(NamedTuple):
    """A run of faces, written [0, 2]: from the least to the most."""

    least: Face
    most: Face


@rule("IC.1.1", "IC.1.5")
def on_face(rolled: int) -> int:
    """Read a modified roll on a table: below the first row in the first, above the last in the last."""
    return max(LOWEST, min(HIGHEST, rolled))


def within(faces: Faces, rolled: int) -> bool:
    """Tell whether a modified roll, read on the table, falls in a run of faces."""
    return faces.least <= on_face(rolled) <= faces.most


def covered(runs: Sequence[tuple[Faces, T]], *, whole: bool = True) -> dict[int, T]:
    """Give what each face means; refuse a face given twice and, of a whole table, a face without a row."""
    found: dict[int, T] = {}
    for faces, meaning in runs:
        if faces.least > faces.most:
            raise ValueError(f"{list(faces)} runs backward; give the lower face first")
        for face in range(faces.least, faces.most + 1):
            if face in found:
                raise ValueError(f"the die's {face} stands in two rows; give each face one")
            found[face] = meaning
    if whole and (missing := [face for face in FACES if face not in found]):
        raise ValueError(f"the die's {missing} stand in no row; give each face one")
    return found
