"""7.15-7.35, 9.04-9.22, 10.05-10.23 What changes the dice of shooting, combat and courage."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import msgspec

from maestre.games.aguila.data.formations import Formations
from maestre.games.aguila.data.measures import Face, Share
from maestre.games.aguila.data.words import Ability, Arm, Class, Cover, Formation, Scenario, Terrain, Weapon
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import DataError, Number, Table, each, read, rows

COMBAT_FILE: Final = "combat.toml"
_Penalty = Annotated[int, msgspec.Meta(le=-1)]


class Dice(Table, frozen=True, kw_only=True):
    """What is left of the Attacks when 7, or 8 and more, would be needed to hit; and the fewest dice thrown."""

    need_7: Share
    need_8: Share
    attacks_least: Number


class Shooting(Table, frozen=True, kw_only=True):
    """What is added to the die to hit of a shooter; defensive fire has its own figure and no other."""

    long_range: _Penalty
    moved: _Penalty
    disorganised: _Penalty
    open_formation: _Penalty
    skirmish_screen: _Penalty
    officer: _Penalty
    unlimbered: _Penalty
    over_obstacle: _Penalty
    defensive_fire: _Penalty


class Fighting(Table, frozen=True, kw_only=True):
    """What is added to the die to hit in combat, and the Attacks that sappers bring."""

    bad_ground_cavalry: _Penalty
    bad_ground_lancers: _Penalty
    sappers_fortified: _Penalty
    sappers_attacks: Number


class Ground(Table, frozen=True, kw_only=True):
    """Terrain in which cavalry, and in which lancers, fight badly."""

    cavalry: tuple[Terrain, ...]
    lancers: tuple[Terrain, ...]


class Attacks(Table, frozen=True, kw_only=True):
    """By what Attacks are multiplied; shares of formations stand in their own table."""

    mostly_outside_arc: Share
    half_strength: Share
    disorganised: Share
    stunned: Share
    flank_charger: Share
    rear_charger: Share
    flank_defender: Share
    rear_defender: Share
    charging_guns: Share


class _HalfStrength(Table, frozen=True, kw_only=True):
    damage: Share


class CoverRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A class of cover and what it adds to the die of whoever shoots."""

    id: Cover
    name: Text
    shooting: int


class Courage(Table, frozen=True, kw_only=True):
    """What is added to the dice of a courage test, and from how much damage on there is one."""

    damage_least: Number
    shot_flank: Number
    shot_flank_artillery: Number
    shot_rear: Number
    charged_flank: Number
    charged_rear: Number
    defensive_fire: Number
    defensive_fire_artillery: Number
    battery: Number
    battery_heavy: Number
    battery_gun: Number
    officer_wounds: Share


class _BreakPoint(Table, frozen=True, kw_only=True):
    lost: Share


class Regroup(Table, frozen=True, kw_only=True):
    """The dice, by their sides, that say how far the winner of a combat goes."""

    advance_die: Number
    withdraw_die: Number


class CounterCharge(Table, frozen=True, kw_only=True):
    """What a class of cavalry needs to counter-charge, and its share of the charge move."""

    light: Face
    line: Face
    heavy: Face
    move: Share

    def needed(self, kind: Class) -> int:
        """Give what the die must show or beat for a class of cavalry."""
        face: int = getattr(self, kind.value)
        return face


class Dismounted(Table, frozen=True, kw_only=True):
    """Dragoons on foot: where, which, how they may be drawn up, and what changes; all else stays."""

    scenarios: tuple[Scenario, ...]
    types: tuple[str, ...]
    formations: tuple[Formation, ...]
    loses: tuple[Ability, ...]
    speed: Number
    shoot: Face
    weapon: Weapon
    front_mm: Number
    company_depth_mm: Number


class _Covers(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _CombatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: Dice
    shooting: Shooting
    combat: Fighting
    ground: Ground
    attacks: Attacks
    half_strength: _HalfStrength
    cover: _Covers
    courage: Courage
    break_point: _BreakPoint
    regroup: Regroup
    counter_charge: CounterCharge
    dismounted: Dismounted


class Combat(NamedTuple):
    """What ``combat.toml`` holds; ``half_strength`` is the damage, as a share of the figures, that halves Attacks."""

    file: _CombatFile
    dice: Dice
    shooting: Shooting
    fighting: Fighting
    ground: Ground
    attacks: Attacks
    half_strength: Share
    cover: dict[Cover, CoverRow]
    courage: Courage
    break_point: Share
    regroup: Regroup
    counter_charge: CounterCharge
    dismounted: Dismounted


@rule("7.19", "7.20", "7.21")
def read_combat(text: str, formations: Formations) -> Combat:
    """Read the modifiers; better cover is harder to hit, and dismounted dragoons are drawn up as infantry may be."""
    file = read(COMBAT_FILE, text, _CombatFile)
    cover = rows(COMBAT_FILE, "cover.row", each(COMBAT_FILE, "cover.row", file.cover.row, CoverRow), Cover)
    penalties = [row.shooting for row in cover.values()]
    if penalties[0] or penalties != sorted(set(penalties), reverse=True):
        raise DataError(COMBAT_FILE, "cover.row", f"the penalties are {penalties}; each must be worse than the last")
    for formation in file.dismounted.formations:
        if formations.row[Arm.INFANTRY][formation].needs:
            raise DataError(COMBAT_FILE, "dismounted", f"dragoons never take {formation}; take it out")
    return Combat(
        file,
        file.dice,
        file.shooting,
        file.combat,
        file.ground,
        file.attacks,
        file.half_strength.damage,
        cover,
        file.courage,
        file.break_point.lost,
        file.regroup,
        file.counter_charge,
        file.dismounted,
    )
