"""T.search Detection: what a Search finds."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.mistral.data.die import Faces, covered, on_face
from maestre.games.mistral.data.words import AuxiliaryClass
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Table, read

DETECTION_FILE: Final = "detection.toml"


class Sighting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Search Table: whether the target is Spotted and may be Shadowed."""

    roll: Faces
    spotted: bool
    shadow: bool


class _Search(Table, frozen=True, kw_only=True):
    row: tuple[Sighting, ...]
    searcher: dict[AuxiliaryClass, int]
    partly_screened: int


class _Shadow(Table, frozen=True, kw_only=True):
    per_squadron: int
    free: Amount


class _DetectionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    search: _Search
    shadow: _Shadow


class Detection(NamedTuple):
    """What ``detection.toml`` holds."""

    file: _DetectionFile
    sightings: dict[int, Sighting]

    @rule("T.search")
    def sighted(self, rolled: int) -> Sighting:
        """Give what a modified Search roll finds."""
        return self.sightings[on_face(rolled)]

    def searcher(self, kind: AuxiliaryClass) -> int:
        """Give the DRM of the Class that Searches."""
        return self.file.search.searcher.get(kind, 0)

    @property
    def partly_screened(self) -> int:
        """The DRM of a Search that was Partially Screened."""
        return self.file.search.partly_screened

    @rule("T.search.c")
    def shadow_drm(self, squadrons: int) -> int:
        """Give what the Squadrons of a Spotted Formation add to the modified roll, to see if it may be Shadowed."""
        return self.file.shadow.per_squadron * max(0, squadrons - self.file.shadow.free)


def read_detection(text: str) -> Detection:
    """Read the Search Table: it has a row for every face, and nothing hidden can be Shadowed."""
    file = read(DETECTION_FILE, text, _DetectionFile)
    try:
        found = covered([(row.roll, row) for row in file.search.row])
    except ValueError as error:
        raise DataError(DETECTION_FILE, "search", str(error)) from error
    if any(row.shadow and not row.spotted for row in file.search.row):
        raise DataError(DETECTION_FILE, "search", "a row Shadows what it does not Spot; mend it")
    return Detection(file, found)
