"""Army lists as they are written down, and the forces that are ready to play."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from maestre.play.written.catalogue import Text
from maestre.play.written.datatables import DataError, Number, Table, each, read

FORCES_FILE: Final = "forces.toml"

Figure = Annotated[int, msgspec.Meta(ge=-999_999, le=999_999)]
"""A number as a list has it: of six digits at most, so that a sentence can say it, right or wrong."""


class LeaderEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A leader of a list. Nothing is checked here: a list may be wrong, and the muster says how.

    ``ally`` is the allied faction of whose contingent a further Commander is (8.21).
    """

    name: str
    level: Figure
    virtues: tuple[str, ...] = ()
    qualities: tuple[str, ...] = ()
    ally: str = ""


class UnitEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """One or several equal units of a list; ``elite`` and ``discipline`` are what the elite unit may buy (8.18)."""

    profile: str
    options: tuple[str, ...] = ()
    count: Figure = 1
    elite: bool = False
    discipline: bool = False


class CommandEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command of a list; ``ally`` names the faction that lends it, if one does (8.19)."""

    kind: str
    leader: LeaderEntry | None = None
    units: tuple[UnitEntry, ...] = ()
    ally: str = ""


class ArmyList(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army as its player writes it down: right or wrong.

    ``historical`` says that it stands for the coalition of a real battle, where allies need no permission (8.19).
    """

    name: str
    faction: str
    chart: str
    limit: Figure
    century: Figure
    commanders: tuple[LeaderEntry, ...] = ()
    elite: tuple[UnitEntry, ...] = ()
    commands: tuple[CommandEntry, ...] = ()
    historical: bool = False


class Force(Table, frozen=True, kw_only=True):
    """A force ready to play, and the points that it comes to."""

    id: str
    name: Text
    faction: str
    chart: str
    century: Number
    limit: Number
    total: Number
    commanders: tuple[LeaderEntry, ...]
    elite: tuple[UnitEntry, ...]
    commands: tuple[CommandEntry, ...]

    def army(self, language: str) -> ArmyList:
        """The force as an army list, named in a language."""
        return ArmyList(
            name=self.name.es if language == "es" else self.name.en,
            faction=self.faction,
            chart=self.chart,
            limit=self.limit,
            century=self.century,
            commanders=self.commanders,
            elite=self.elite,
            commands=self.commands,
        )


class _ForcesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    force: dict[str, dict[str, object]]


def read_forces(text: str) -> dict[str, Force]:
    """Read the ready forces; no total may exceed its limit. The muster proves the rest (tests)."""
    forces = each(FORCES_FILE, "force", read(FORCES_FILE, text, _ForcesFile).force, Force)
    for force in forces.values():
        if force.total > force.limit:
            raise DataError(
                FORCES_FILE, f"force.{force.id}", f"{force.total} points exceed {force.limit}; take some out"
            )
    return forces
