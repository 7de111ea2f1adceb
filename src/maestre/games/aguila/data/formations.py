"""5.11-5.56, 6.03-6.04 Formations: how they move, shoot, fight and are hurt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from maestre.games.aguila.data.measures import INCH, Base, Share
from maestre.games.aguila.data.words import Ability, Arm, Formation
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

FORMATIONS_FILE: Final = "formations.toml"

_WHOLE: Final = Share(1, 1)
_CAVALRY: Final = (Formation.LINE, Formation.MARCH_COLUMN, Formation.OPEN)


class Allowance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a formation goes: a share of Speed, some inches more or fewer, perhaps less what it has moved already."""

    speed: Share
    bonus_in: int
    less_moved: bool

    def reach(self, speed: int, moved: int) -> int:
        """Give the distance in units for a Speed and a distance moved in units; never below 0 (5.12)."""
        return max(0, self.speed.of(speed) + self.bonus_in * INCH - (moved if self.less_moved else 0))


class Enemy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an enemy gains or loses by the formation of the unit that it shoots at or charges."""

    rerolls_small_arms: Amount
    rerolls_artillery: Amount
    cavalry: int
    cavalry_joined: int
    lancers: int
    lancers_joined: int
    cavalry_strength: bool
    infantry_rerolls: Amount
    attacks: Number


class FormationRow(Table, frozen=True, kw_only=True):
    """A formation, for the arms that may adopt it; an allowance of None is something that it cannot do."""

    id: str
    formation: Formation
    arms: tuple[Arm, ...]
    name: Text
    shoot: Share
    melee: Share
    sides: tuple[Number, ...] = ()
    double_time: Allowance | None = None
    charge_halted: Allowance | None = None
    charge_moved: Allowance | None = None
    rerolls: Amount
    enemy: Enemy
    needs: Ability | None = None
    figures_least: Amount = 0
    wide_vision: bool = False
    easy_going: bool = False
    all_front: bool = False
    stunned_after_melee: bool = False
    impacts: Share = _WHOLE

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.charge_halted is None) is not (self.charge_moved is None):
            raise ValueError("it charges halted or moved and not the other; give both or neither")
        if self.rerolls and self.charge_halted is None:
            raise ValueError("it gains rerolls when it charges and cannot charge; mend one of them")

    @property
    def moves(self) -> bool:
        """Whether a unit drawn up so can move at all (5.36)."""
        return self.double_time is not None

    @property
    def charges(self) -> bool:
        """Whether it may charge (8.04)."""
        return self.charge_halted is not None


class Difficult(Table, frozen=True, kw_only=True):
    """What an inch of difficult ground costs."""

    cost: Number


class Garrison(Table, frozen=True, kw_only=True):
    """Among how many sides a garrison divides its fire, and its share of Speed when it leaves."""

    sides: tuple[Number, ...]
    leaving: Share


class _FormationsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    formation: dict[str, dict[str, object]]
    difficult: Difficult
    garrison: Garrison


class Formations(NamedTuple):
    """What ``formations.toml`` holds: rows by their names, and by arm and formation; what difficult ground costs."""

    file: _FormationsFile
    written: dict[str, FormationRow]
    row: dict[Arm, dict[Formation, FormationRow]]
    difficult: int
    garrison: Garrison


@rule("5.01", "6.03")
def read_formations(text: str, bases: Mapping[Arm, Mapping[int, Base]]) -> Formations:
    """Read the formations: infantry has them all, cavalry three, each once; guns and officers have none."""
    file = read(FORMATIONS_FILE, text, _FormationsFile)
    found = each(FORMATIONS_FILE, "formation", file.formation, FormationRow)
    for entry in found.values():
        if entry.figures_least and not all(entry.figures_least in bases[arm] for arm in entry.arms):
            where = f"formation.{entry.id}"
            raise DataError(FORMATIONS_FILE, where, f"no unit has {entry.figures_least} figures; mend figures_least")
    row: dict[Arm, dict[Formation, FormationRow]] = {arm: {} for arm in Arm}
    for entry in found.values():
        for arm in entry.arms:
            if entry.formation in row[arm]:
                raise DataError(FORMATIONS_FILE, f"formation.{entry.id}", f"{arm} has {entry.formation} twice")
            row[arm][entry.formation] = entry
    expected: dict[Arm, tuple[Formation, ...]] = {Arm.INFANTRY: tuple(Formation), Arm.CAVALRY: _CAVALRY}
    for arm, entries in row.items():
        if set(entries) != set(expected.get(arm, ())):
            raise DataError(FORMATIONS_FILE, "formation", f"{arm} has {', '.join(entries) or 'none'}; mend their arms")
    return Formations(file, found, row, file.difficult.cost, file.garrison)
