"""2.12, 2.2, IC.3.1 Squadrons and Flagships: Damage Ratings, Sail, Movement Allowance and shifts."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import msgspec

from maestre.games.mistral.data.words import Class, Contingent
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read

SQUADRONS_FILE: Final = "squadrons.toml"

_AtMost0 = Annotated[int, msgspec.Meta(le=0)]


class _Ratings(Table, frozen=True, kw_only=True):
    british: Number
    french: Number
    spanish: Number
    venetian: Number
    genoese: Number
    neapolitan: Number


class _Savoy(Table, frozen=True, kw_only=True):
    damage_rating: Number


class _Flagship(Table, frozen=True, kw_only=True):
    damage_rating: Amount
    movement: Number
    sail: Number
    fewer_dp: dict[Contingent, Number]


class _Back(Table, frozen=True, kw_only=True):
    over_dp: Number
    flagship_shift: Amount


class _Sold(Table, frozen=True, kw_only=True):
    sail: Number
    fleet50: Number
    unformed_dp: Number
    single_sail_shift: _AtMost0


class _Sol(Table, frozen=True, kw_only=True):
    sail: Number
    movement: Number
    sold_movement: Number
    shift: int


class DamageEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What DPs over so many thirds of the Damage Rating add to the rows above."""

    over: Amount
    reinforcement: Amount
    movement: _AtMost0
    gauge: _AtMost0


class _DamageEffects(Table, frozen=True, kw_only=True):
    thirds: Number
    row: tuple[DamageEffect, ...]


class Sinking(Table, frozen=True, kw_only=True):
    """The check of a Squadron whose DPs reach its Damage Rating: what is added to the number, and the Sail it costs."""

    add: int
    sail: Number


class _Slowest(Table, frozen=True, kw_only=True):
    movement: Number


class _SquadronsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    damage_rating: _Ratings
    savoy: _Savoy
    flagship: _Flagship
    back: _Back
    sold: _Sold
    sol: _Sol
    damage_effects: _DamageEffects
    sinking: Sinking
    slowest: _Slowest


class Squadrons(NamedTuple):
    """What ``squadrons.toml`` holds.

    ``fleet50_cost`` are the SOL(D) that make one Fleet-50; ``unformed_dp`` is what each of them brings back with it.
    """

    file: _SquadronsFile
    damage_rating: dict[Contingent, int]
    most_sail: dict[Class, int]
    movement: dict[Class, int]
    back_over: int
    fleet50_cost: int
    unformed_dp: int

    @rule("2.121", "2.226.b")
    def rating(self, contingent: Contingent, subclass: Class) -> int:
        """Give the Damage Rating of a Squadron of a Contingent; a Flagship's is higher."""
        return self.damage_rating[contingent] + (self.flagship_bonus if subclass is Class.FLAGSHIP else 0)

    @property
    def flagship_bonus(self) -> int:
        """What a Flagship adds to the Damage Rating of its Contingent."""
        return self.file.flagship.damage_rating

    @property
    def effects(self) -> tuple[DamageEffect, ...]:
        """The rows of the Damage Effects Chart, the lightest first."""
        return self.file.damage_effects.row

    @rule("T.damage")
    def suffered(self, rating: int, dp: int) -> DamageEffect:
        """Give all that a Squadron suffers from its DPs: the rows it has passed, added up."""
        passed = [row for row in self.effects if self.file.damage_effects.thirds * dp > row.over * rating]
        return DamageEffect(
            max((row.over for row in passed), default=0),
            sum(row.reinforcement for row in passed),
            sum(row.movement for row in passed),
            sum(row.gauge for row in passed),
        )

    @property
    def slowed(self) -> int:
        """What the heaviest damage does to the Movement Allowance."""
        return sum(row.movement for row in self.effects)

    @property
    def slowest(self) -> int:
        """The Movement Allowance that nothing brings lower."""
        return self.file.slowest.movement

    @rule("T.damage.b")
    def sinks_on(self, rating: int, dp: int) -> int | None:
        """Give the highest roll that sinks a Sail; None while no check is due."""
        return dp - rating + self.file.sinking.add if dp >= rating else None

    @property
    def sail_sunk(self) -> int:
        """The Sail that a sinking check costs."""
        return self.file.sinking.sail

    @rule("2.227")
    def spared(self, contingent: Contingent) -> int:
        """Give the DPs that the presence of a Flagship of a Contingent spares its side in a Combat."""
        return self.file.flagship.fewer_dp.get(contingent, 0)

    @rule("2.232.a")
    def printed_shift(self, subclass: Class, sail: int) -> int:
        """Give the column shift on the counter of a regular Squadron."""
        return self.file.sold.single_sail_shift if subclass is Class.SOLD and sail == 1 else self.file.sol.shift

    @rule("2.224.b", "2.224.d")
    def flagship_shift(self, printed: int, dp: int) -> int:
        """Give the shift of a Flagship: the printed one, or that of the back once its DPs are over the mark."""
        return self.file.back.flagship_shift if dp > self.back_over else printed


@rule("2.122", "T.counters")
def read_squadrons(text: str) -> Squadrons:
    """Read the Squadrons: no Squadron may hold more Sail than a full one of Ships of the Line."""
    file = read(SQUADRONS_FILE, text, _SquadronsFile)
    if not file.flagship.sail <= file.sold.sail <= file.sol.sail:
        raise DataError(SQUADRONS_FILE, "sold", "a Flagship is one Sail and SOL(D) are fewer than SOL; mend sail")
    effects = file.damage_effects
    if [row.over for row in effects.row] != list(range(effects.thirds)):
        raise DataError(SQUADRONS_FILE, "damage_effects", "give one row for each third, the lightest first")
    written_ratings = file.damage_rating
    return Squadrons(
        file,
        {
            Contingent.BRITISH: written_ratings.british,
            Contingent.SAVOY: file.savoy.damage_rating,
            Contingent.FRENCH: written_ratings.french,
            Contingent.GENOESE: written_ratings.genoese,
            Contingent.VENETIAN: written_ratings.venetian,
            Contingent.SPANISH: written_ratings.spanish,
            Contingent.NEAPOLITAN: written_ratings.neapolitan,
        },
        {Class.SOL: file.sol.sail, Class.SOLD: file.sold.sail, Class.FLAGSHIP: file.flagship.sail},
        {Class.SOL: file.sol.movement, Class.SOLD: file.sol.sold_movement, Class.FLAGSHIP: file.flagship.movement},
        file.back.over_dp,
        file.sold.fleet50,
        file.sold.unformed_dp,
    )
