"""T.bit, T.cdt, T.wg, T.reinf, T.strike, T.leader_casualty Battle: the tables of the charts."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from maestre.games.mistral.data.battle_charts import (
    Aftermath,
    BattleCharts,
    Bomb,
    Casualty,
    CombatDamage,
    CombatRow,
    Fireship,
    Gauge,
    Matrix,
    Reinforcing,
)
from maestre.games.mistral.data.die import FACES, covered, on_face
from maestre.games.mistral.data.squadrons import Squadrons
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Fate, Intensity, Personality
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import DataError, read

BATTLE_FILE: Final = "battle.toml"

_RESULT: Final = re.compile(r"(\d*)(S*)(\*?)")


class Result(NamedTuple):
    """A cell of the Combat Damage Table: DPs, Sail sunk, and whether Leaders are in danger."""

    dp: int
    sunk: int
    star: bool


class Battle(NamedTuple):
    """What ``battle.toml`` holds."""

    file: BattleCharts
    levels: dict[Intensity, tuple[int, ...]]
    matrix: dict[Personality, dict[Personality, int]]
    results: tuple[tuple[Result, ...], ...]
    struck: dict[int, int]
    casualties: dict[int, Casualty]

    @property
    def combat(self) -> CombatRow:
        """What changes a Combat."""
        return self.file.combat

    @property
    def gauge(self) -> Gauge:
        """The Weather Gauge Chart."""
        return self.file.gauge

    @property
    def reinforcing(self) -> Reinforcing:
        """The Battle Reinforcement Chart."""
        return self.file.reinforcement

    @property
    def helpers(self) -> tuple[AuxiliaryClass, ...]:
        """The Classes that may help a Reinforcement."""
        return self.file.reinforcement_help.classes

    @property
    def fireship(self) -> Fireship:
        """Fireship attacks."""
        return self.file.fireship

    @property
    def bomb(self) -> Bomb:
        """Bombardment."""
        return self.file.bomb

    @property
    def aftermath(self) -> Aftermath:
        """What a Battle leaves behind."""
        return self.file.aftermath

    @property
    def widest(self) -> int:
        """The last column of the Combat Damage Table."""
        return len(self.file.combat_damage.levels) - 1

    @rule("T.bit")
    def level(self, intensity: Intensity, rolled: int) -> int:
        """Give the Damage Level of an Intensity."""
        return self.levels[intensity][on_face(rolled)]

    @rule("T.matrix", "T.bit.c")
    def shifted(self, chosen: Intensity, shift: int, *, strait: bool) -> Intensity:
        """Shift an Intensity: never past Light or Heavy, nor below what a Strait Space allows."""
        scale = tuple(Intensity)
        least = scale.index(self.least_in_strait) if strait else 0
        return scale[max(least, min(len(scale) - 1, scale.index(chosen) + shift))]

    @property
    def least_in_strait(self) -> Intensity:
        """The lightest Intensity of a Battle in a Strait Space."""
        return self.file.intensity.least_in_strait

    @rule("T.cdt", "T.cdt.i")
    def result(self, column: int, rolled: int) -> Result:
        """Read the Combat Damage Table; columns off it are read at its edge, what they cost is ``beyond``."""
        return self.results[on_face(rolled)][max(0, min(self.widest, column))]

    def column(self, column: int) -> tuple[Result, ...]:
        """Give what each face of the die reads in a column."""
        return tuple(self.result(column, face) for face in FACES)

    @rule("T.cdt.i")
    def beyond(self, column: int) -> int:
        """Give the DPs for shifts off the table: fewer to the left, more to the right."""
        if column < 0:
            return self.combat.left * -column
        return self.combat.right * max(0, column - self.widest)

    @rule("T.convoy_attack")
    def convoy_column(self, kind: AuxiliaryClass, escort_sail: int) -> int:
        """Give the column on which an Auxiliary attacks a Convoy with so many escorting Sail."""
        table = self.file.convoy_attack
        rebuilt = self.file.convoy_attack_rebuilt.fleet50
        letter = rebuilt if kind is AuxiliaryClass.FLEET50 else table.column[kind]
        column = self.file.combat_damage.letters[letter] + table.per_escort_sail * escort_sail
        return max(table.least_column, column)

    @property
    def partly_screened(self) -> int:
        """The DRM of a Convoy Attack that was Partially Screened."""
        return self.file.convoy_attack.partly_screened

    @property
    def sunk_dp(self) -> int:
        """The DPs that an S is worth against a Convoy."""
        return self.file.convoy_attack_rebuilt.sunk_dp

    @rule("T.strike")
    def captured(self, sunk: int, rolled: int) -> int:
        """Give how many of the enemy Sail sunk are captured instead."""
        share = sunk * self.struck[on_face(rolled)]
        return share // 100 if self.file.strike_rounding.rounding == "down" else -(-share // 100)

    @rule("T.leader_casualty", "2.225.b")
    def casualty(self, rolled: int, *, certain: bool = False) -> Casualty:
        """Give what becomes of a Leader; one who is a casualty for certain is wounded where the table spares him."""
        found = self.casualties[on_face(rolled)]
        if certain and found.fate is Fate.UNHURT:
            return Casualty(found.roll, Fate.WOUNDED, self.file.casualty_certain.turns)
        return found


@rule("T.wg", "T.reinf", "T.fireship", "T.bomb")
def read_battle(text: str, squadrons: Squadrons) -> Battle:
    """Read the tables of Battle: each has a row for every face and a cell for every column."""
    file = read(BATTLE_FILE, text, BattleCharts)
    levels = {
        Intensity.LIGHT: file.intensity.light,
        Intensity.MEDIUM: file.intensity.medium,
        Intensity.HEAVY: file.intensity.heavy,
    }
    for intensity, column in levels.items():
        if len(column) != len(FACES):
            raise DataError(BATTLE_FILE, f"intensity.{intensity}", f"{len(column)} rows; give each face of the die one")
    if file.gauge.damaged != sum(row.gauge for row in squadrons.effects):
        raise DataError(BATTLE_FILE, "gauge.damaged", "it differs from damage_effects in squadrons.toml; mend either")
    if file.reinforcement.damaged != sum(row.reinforcement for row in squadrons.effects):
        raise DataError(
            BATTLE_FILE, "reinforcement.damaged", "it differs from damage_effects in squadrons.toml; mend either"
        )
    if set(file.combat.extra) != set(Intensity) or set(file.reinforcement.personality) != set(Personality):
        raise DataError(BATTLE_FILE, "combat", "give each Intensity its extra Squadrons and each personality its DRM")
    if file.fireship.per_sail * squadrons.most_sail[Class.SOL] > FACES[-1]:
        raise DataError(
            BATTLE_FILE, "fireship", "no die can hit a full Squadron; mend per_sail or the Sail of a Squadron"
        )
    try:
        struck = covered([(row.roll, row.percent) for row in file.strike.row])
        casualties = covered([(row.roll, row) for row in file.casualty.row])
    except ValueError as error:
        raise DataError(BATTLE_FILE, "strike or casualty", str(error)) from error
    return Battle(file, levels, _matrix(file.matrix), _results(file.combat_damage), struck, casualties)


def _matrix(table: Matrix) -> dict[Personality, dict[Personality, int]]:
    found = {
        Personality.TIMID: table.timid,
        Personality.CAUTIOUS: table.cautious,
        Personality.AGGRESSIVE: table.aggressive,
        Personality.RASH: table.rash,
    }
    for row, cells in found.items():
        if len(cells) != len(Personality) or set(table.columns) != set(Personality):
            raise DataError(BATTLE_FILE, f"matrix.{row}", "give each personality of the opponent one cell")
    return {row: dict(zip(table.columns, cells, strict=True)) for row, cells in found.items()}


@rule("T.cdt.j", "T.cdt.k")
def _results(table: CombatDamage) -> tuple[tuple[Result, ...], ...]:
    if len(table.row) != len(FACES) or table.levels != tuple(range(len(table.levels))):
        raise DataError(BATTLE_FILE, "combat_damage", "give each face a row, and Damage Levels from 0 on")
    found = []
    for face, cells in enumerate(table.row):
        if len(cells) != len(table.levels):
            raise DataError(BATTLE_FILE, f"combat_damage.row[{face}]", "give each Damage Level one cell")
        found.append(tuple(_result(f"combat_damage.row[{face}]", cell) for cell in cells))
    return tuple(found)


def _result(where: str, cell: str) -> Result:
    parts = _RESULT.fullmatch(cell)
    if not cell or parts is None:
        raise DataError(BATTLE_FILE, where, f"{cell!r} is no result; write DPs, an S for each Sail, * for Leaders")
    dp, sunk, star = parts.groups()
    return Result(int(dp or 0), len(sunk), bool(star))
