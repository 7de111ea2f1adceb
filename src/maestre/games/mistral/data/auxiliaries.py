"""T.aux, T.screen, T.recovery Auxiliaries: what each Class may do, how far, how it is Screened and Recovers."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.die import Faces, within
from maestre.games.mistral.data.words import AuxiliaryClass, OrderKind, Role, Screening, Season, Task
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

AUXILIARIES_FILE: Final = "auxiliaries.toml"

_Water = Literal["sea_zone", "gale"]
_SCREENS: Final = (AuxiliaryClass.FLEET, AuxiliaryClass.FLEET50, AuxiliaryClass.GALLEY, AuxiliaryClass.LIGHT)


class ClassRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a Class of Auxiliary may do, where it may be Assigned and where its range may not go."""

    id: AuxiliaryClass
    tasks: tuple[Task, ...]
    screened: tuple[Task, ...]
    assign: tuple[Literal["port", "formation", "galley_formation"], ...]
    no_range_into: tuple[_Water, ...]
    no_shadow_in: tuple[_Water, ...]
    orders: tuple[OrderKind, ...]
    mixed_role: bool
    waits: bool

    def __post_init__(self) -> None:
        for task in self.screened:
            if task not in self.tasks:
                raise ValueError(f"{task} is Screened without being a Task of it; mend screened or tasks")


class _Classes(Table, frozen=True, kw_only=True):
    most_per_task: Number
    preassigned: tuple[Task, ...]
    row: dict[str, dict[str, object]]


class _Lasting(Table, frozen=True, kw_only=True):
    tasks: tuple[Task, ...]
    screened: tuple[Task, ...]


class _Blockade(Table, frozen=True, kw_only=True):
    classes: tuple[AuxiliaryClass, ...]
    removed: Faces


class _Range(Table, frozen=True, kw_only=True):
    navy: dict[AuxiliaryClass, Amount]
    pirate: dict[AuxiliaryClass, Amount]


class _Unlimited(Table, frozen=True, kw_only=True):
    classes: tuple[AuxiliaryClass, ...]
    roles: tuple[Role, ...]


class _Screening(Table, frozen=True, kw_only=True):
    columns: tuple[AuxiliaryClass, ...]
    fleet: tuple[Screening, ...]
    galley: tuple[Screening, ...]
    galley_in_strait_or_port: tuple[Screening, ...]
    light: tuple[Screening, ...]


class _ScreeningFleet50(Table, frozen=True, kw_only=True, rename={"row": "as"}):
    row: Literal["fleet"]


class _Recovery(Table, frozen=True, kw_only=True):
    ranges: tuple[Faces, ...]
    drms: tuple[int, ...]


class _RecoveryLabels(Table, frozen=True, kw_only=True):
    rows: tuple[str, ...]
    seasons: tuple[Season, ...]
    fleet50: AuxiliaryClass


class CombinedTasks(Table, frozen=True, kw_only=True):
    """The rolls that succeed in Tasks of the combined game."""

    bomb_against_port: Faces
    bomb_against_coastal_road: Faces
    marine_cutting_out: Faces


class _AuxiliariesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    classes: _Classes
    lasting: _Lasting
    blockade: _Blockade
    range: _Range
    unlimited: _Unlimited
    screening: _Screening
    screening_fleet50: _ScreeningFleet50
    recovery: _Recovery
    recovery_labels: _RecoveryLabels
    combined_tasks: CombinedTasks


class Auxiliaries(NamedTuple):
    """What ``auxiliaries.toml`` holds."""

    file: _AuxiliariesFile
    row: dict[AuxiliaryClass, ClassRow]
    lasting: tuple[Task, ...]
    recovery: dict[str, Faces]
    seasons: dict[Season, int]

    @rule("IC.6.14", "2.233.a")
    def reach(self, kind: AuxiliaryClass, role: Role) -> int | None:
        """Give the Operational Range in Spaces; None without limit."""
        if kind in self.file.unlimited.classes or role in self.file.unlimited.roles:
            return None
        return (self.file.range.pirate if role is Role.PIRATE else self.file.range.navy)[kind]

    @rule("T.aux.d")
    def can_be_screened(self, kind: AuxiliaryClass, task: Task) -> bool:
        """Tell whether a Task of a Class can be Screened as it starts."""
        return task in self.row[kind].screened or task in self.file.lasting.screened

    @property
    @rule("IC.6.28")
    def screeners(self) -> tuple[AuxiliaryClass, ...]:
        """The Classes that may Screen."""
        return self.file.screening.columns

    @rule("T.screen")
    def screened_by(self, tasked: AuxiliaryClass, screener: AuxiliaryClass, *, confined: bool) -> Screening:
        """Give the outcome of a Screen; Tasked Galleys fare otherwise ``confined`` to a Strait or Port Space."""
        table = self.file.screening
        if tasked is AuxiliaryClass.GALLEY:
            found = table.galley_in_strait_or_port if confined else table.galley
        else:
            found = table.light if tasked is AuxiliaryClass.LIGHT else table.fleet
        return found[table.columns.index(screener)]

    @rule("T.recovery")
    def recovered_on(self, kind: AuxiliaryClass, role: Role) -> Faces:
        """Give the range in which an Auxiliary Recovers; corsairs of every Class have one of their own."""
        if role is not Role.NAVY:
            return self.recovery["corsair"]
        return self.recovery[self.file.recovery_labels.fleet50 if kind is AuxiliaryClass.FLEET50 else kind]

    def blockader_removed(self, rolled: int) -> bool:
        """Tell whether a roll removes an Auxiliary that Blockades."""
        return within(self.file.blockade.removed, rolled)

    @property
    def blockaders(self) -> tuple[AuxiliaryClass, ...]:
        """The Classes that may keep a Blockade by themselves."""
        return self.file.blockade.classes

    @property
    @rule("T.combined_tasks")
    def combined(self) -> CombinedTasks:
        """The Tasks of the combined game."""
        return self.file.combined_tasks


@rule("T.aux", "T.aux.c", "T.aux.e")
def read_auxiliaries(text: str) -> Auxiliaries:
    """Read Auxiliaries: every Class has its row, the matrix a cell for each Screener, each printed range its label."""
    file = read(AUXILIARIES_FILE, text, _AuxiliariesFile)
    found = each(AUXILIARIES_FILE, "classes.row", file.classes.row, ClassRow)
    row = rows(AUXILIARIES_FILE, "classes.row", found, AuxiliaryClass)
    table = file.screening
    if table.columns != _SCREENS:
        raise DataError(AUXILIARIES_FILE, "screening.columns", f"give {', '.join(_SCREENS)}, the order of the matrix")
    for name, cells in (("fleet", table.fleet), ("galley", table.galley), ("light", table.light)):
        if len(cells) != len(table.columns) or len(table.galley_in_strait_or_port) != len(table.columns):
            raise DataError(AUXILIARIES_FILE, f"screening.{name}", "give each Screener one cell")
    labels, printed = file.recovery_labels, file.recovery
    if len(labels.rows) != len(printed.ranges) or len(labels.seasons) != len(printed.drms):
        raise DataError(AUXILIARIES_FILE, "recovery_labels", "give each printed range and DRM one label")
    for kind in AuxiliaryClass:
        if kind is not AuxiliaryClass.FLEET50 and kind not in labels.rows:
            raise DataError(AUXILIARIES_FILE, "recovery_labels.rows", f"{kind} has no range; give it one")
    for kind in AuxiliaryClass:
        if kind not in file.range.navy and kind not in file.unlimited.classes:
            raise DataError(AUXILIARIES_FILE, "range.navy", f"{kind} has no range and is not unlimited; give it one")
    drms = dict(zip(labels.seasons, printed.drms, strict=True))
    return Auxiliaries(
        file,
        row,
        file.lasting.tasks,
        dict(zip(labels.rows, printed.ranges, strict=True)),
        {season: drms.get(season, 0) for season in Season},
    )
