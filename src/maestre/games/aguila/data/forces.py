"""Army lists as they are written down, and the forces that are ready to play."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from maestre.games.aguila.data.words import Ability, Nation
from maestre.play.written.catalogue import Text
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

FORCES_FILE: Final = "forces.toml"

Figure = Annotated[int, msgspec.Meta(ge=-999_999, le=999_999)]
"""A number as a list has it: of six digits at most, so that a sentence can say it, right or wrong."""


class OfficerEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An officer of a list. Nothing is checked here: a list may be wrong, and the muster says how."""

    id: str
    rank: str
    abilities: tuple[str, ...] = ()


class UnitEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A unit of a list: its tier, the officer whom it is under, and whether it is a regimental gun (11.44).

    ``abilities`` are those bought for it beyond its profile, which is our rule: some abilities no profile has.
    ``dissolved`` skirmishers do not take the field: each company goes to a unit with ``skirmishers`` (10.26).
    """

    unit: str
    tier: str
    officer: str
    regimental: bool = False
    abilities: tuple[str, ...] = ()
    dissolved: bool = False
    skirmishers: bool = False

    @property
    def given(self) -> tuple[str, ...]:
        """The abilities that its list gives it beyond its profile; skirmishers are light companies (10.26)."""
        return (*self.abilities, Ability.LIGHT_COMPANIES.value) if self.skirmishers else self.abilities


class BrigadeEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A brigade of a list, of the army's nation or of an ally; the first brigade is the main one (14.12).

    ``list`` is the id of its list if its nation has several, and it is not the first of them.
    """

    nation: str
    officers: tuple[OfficerEntry, ...] = ()
    units: tuple[UnitEntry, ...] = ()
    list: str = ""

    @property
    def listed(self) -> str:
        """The id of its list."""
        return self.list or self.nation


class ArmyList(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army as its player writes it down: right or wrong. ``general`` is the id of its commander-in-chief."""

    name: str
    limit: Figure
    general: str
    brigades: tuple[BrigadeEntry, ...] = ()
    aides: Figure = 0
    sappers: Figure = 0


class Force(Table, frozen=True, kw_only=True):
    """A force ready to play: a brigade, whose first officer commands; what it comes to in points and weight.

    ``others`` are its further brigades.
    """

    id: str
    name: Text
    nation: Nation
    limit: Number
    total: Number
    weight: Number
    aides: Amount
    sappers: Amount
    officers: tuple[OfficerEntry, ...]
    units: tuple[UnitEntry, ...]
    others: tuple[BrigadeEntry, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        ids = [officer.id for brigade in self._brigades() for officer in brigade.officers]
        if not ids or len(set(ids)) < len(ids):
            raise ValueError("it has no officers, or two of one name; mend their ids")
        if any(unit.officer not in ids for brigade in self._brigades() for unit in brigade.units):
            raise ValueError("a unit is under an officer who is not there; mend its officer")

    def army(self, language: str) -> ArmyList:
        """The force as an army list, named in a language."""
        return ArmyList(
            name=self.name.es if language == "es" else self.name.en,
            limit=self.limit,
            general=self.officers[0].id,
            brigades=self._brigades(),
            aides=self.aides,
            sappers=self.sappers,
        )

    def _brigades(self) -> tuple[BrigadeEntry, ...]:
        return BrigadeEntry(nation=self.nation, officers=self.officers, units=self.units), *self.others


class _ForcesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    force: dict[str, dict[str, object]]


def read_forces(text: str) -> dict[str, Force]:
    """Read the ready forces; no total may exceed its limit. Tests prove the rest."""
    forces = each(FORCES_FILE, "force", read(FORCES_FILE, text, _ForcesFile).force, Force)
    for force in forces.values():
        if force.total > force.limit:
            raise DataError(FORCES_FILE, f"force.{force.id}", f"{force.total} points exceed its limit of {force.limit}")
    return forces
