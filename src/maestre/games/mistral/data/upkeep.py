"""T.attrition, T.repair Upkeep: what ships wear out in a Turn and what is mended."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.mistral.data.die import Faces, covered, on_face
from maestre.games.mistral.data.words import Season
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read

UPKEEP_FILE: Final = "upkeep.toml"


class Attrition(Table, frozen=True, kw_only=True):
    """The Attrition Chart: DPs for each Squadron."""

    ready: dict[Season, Amount]
    in_ordinary: Amount
    strait: Amount
    interdicting: Amount
    per_blockade_value: Amount


class _DamageRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roll: Faces
    dp: Amount


class _FittingOut(Table, frozen=True, kw_only=True):
    row: tuple[_DamageRow, ...]
    neutral_port: int


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    controls: Number
    dp: Number


class _Oversize(Table, frozen=True, kw_only=True):
    step: tuple[_Step, ...]


class Repair(Table, frozen=True, kw_only=True):
    """The Repair Table and the rolls that are counted otherwise than by Port."""

    row: tuple[_DamageRow, ...]
    drm: int
    french_before_war: Amount
    per_point: Number


class Emergency(Table, frozen=True, kw_only=True):
    """Emergency Repairs: rolls for each place and Quarter, and what one mends at most."""

    rolls_per_quarter: Number
    most_dp: Number


class _UpkeepFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attrition: Attrition
    fitting_out: _FittingOut
    oversize: _Oversize
    repair: Repair
    emergency: Emergency


class Upkeep(NamedTuple):
    """What ``upkeep.toml`` holds."""

    file: _UpkeepFile
    fitted_out: dict[int, int]
    mended: dict[int, int]

    @property
    def attrition(self) -> Attrition:
        """The Attrition Chart."""
        return self.file.attrition

    @property
    def repair(self) -> Repair:
        """The Repair Table."""
        return self.file.repair

    @property
    def emergency(self) -> Emergency:
        """Emergency Repairs."""
        return self.file.emergency

    @property
    def neutral_port(self) -> int:
        """The DRM of a Squadron Fitting Out in a Neutral Port."""
        return self.file.fitting_out.neutral_port

    def fitting_out(self, rolled: int) -> int:
        """Give the DPs of a Squadron Fitting Out."""
        return self.fitted_out[on_face(rolled)]

    def oversize(self, squadrons: int, control: int) -> int:
        """Give the DPs that each Squadron of an Oversized Formation takes."""
        return max((step.dp for step in self.file.oversize.step if squadrons > step.controls * control), default=0)

    @rule("T.repair")
    def repaired(self, rolled: int) -> int:
        """Give the DPs that a Repair roll removes."""
        return self.mended[on_face(rolled)]


@rule("T.attrition")
def read_upkeep(text: str) -> Upkeep:
    """Read upkeep: every face has a row, every Season its wear."""
    file = read(UPKEEP_FILE, text, _UpkeepFile)
    if set(file.attrition.ready) != set(Season):
        raise DataError(UPKEEP_FILE, "attrition.ready", "give each Season its DPs")
    try:
        fitted_out = covered([(row.roll, row.dp) for row in file.fitting_out.row])
        mended = covered([(row.roll, row.dp) for row in file.repair.row])
    except ValueError as error:
        raise DataError(UPKEEP_FILE, "fitting_out or repair", str(error)) from error
    return Upkeep(file, fitted_out, mended)
