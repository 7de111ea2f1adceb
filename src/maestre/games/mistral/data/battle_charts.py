"""What the charts of Battle are written as: each table with its columns, before `battle` reads them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from maestre.games.mistral.data.die import Face, Faces
from maestre.games.mistral.data.words import AuxiliaryClass, Fate, Intensity, Personality, Status
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, Number, Table

_AtMost0 = Annotated[int, msgspec.Meta(le=0)]
_Share = tuple[Number, Number]


class _Intensity(Table, frozen=True, kw_only=True):
    light: tuple[Amount, ...]
    medium: tuple[Amount, ...]
    heavy: tuple[Amount, ...]
    least_in_strait: Intensity


class Matrix(Table, frozen=True, kw_only=True, rename={"timid": "T", "cautious": "C", "aggressive": "A", "rash": "R"}):
    """The Leader Personality Matrix as it is printed."""

    columns: tuple[Personality, ...]
    timid: tuple[int, ...]
    cautious: tuple[int, ...]
    aggressive: tuple[int, ...]
    rash: tuple[int, ...]


class CombatDamage(Table, frozen=True, kw_only=True):
    """The Combat Damage Table as it is printed."""

    letters: dict[Literal["L", "G", "F"], Amount]
    levels: tuple[Amount, ...]
    row: tuple[tuple[str, ...], ...]


class CombatRow(Table, frozen=True, kw_only=True):
    """What changes a Combat: Squadrons beyond the first, shifts, DPs for Sail and for shifts off the table."""

    extra: dict[Intensity, Amount]
    flagship_shifts: Number
    sold_shifts: Number
    leadership: _Share
    per_extra_sail: Number
    left: _AtMost0
    right: Amount
    least_dp: Amount
    frigate_dp: _AtMost0
    galley_dp: _AtMost0
    galley_confined_dp: Amount
    galley_suffers: Number

    @rule("T.cdt.e")
    def leadership_shifts(self, higher: int, lower: int) -> int:
        """Give the shifts that the higher of two Leadership Ratings brings: its share of the difference, rounded up."""
        over, under = self.leadership
        return -(-(higher - lower) * over // under)


class Fireship(Table, frozen=True, kw_only=True):
    """What a Fireship needs to hit, the column that fails, and what ships in harbour suffer."""

    per_sail: Number
    failure: Face
    harbour_dp: Number
    per_blockade: _AtMost0


class Bomb(Table, frozen=True, kw_only=True):
    """The column that fails, what DPs and Sail are multiplied by, and whom a Bomb may attack."""

    failure: Face
    dp: Number
    sail: Number
    targets: Number
    against: tuple[Status, ...]


class _ConvoyAttack(Table, frozen=True, kw_only=True):
    column: dict[AuxiliaryClass, Literal["L", "G", "F"]]
    per_escort_sail: _AtMost0
    least_column: Amount
    partly_screened: Amount


class _ConvoyAttackRebuilt(Table, frozen=True, kw_only=True):
    fleet50: Literal["L", "G", "F"]
    sunk_dp: Number


class Arrivals(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"with_wind": "with", "against_wind": "against"}
):
    """A figure for each way in which a Formation came to the Space."""

    station: int
    with_wind: int
    against_wind: int
    catch: int
    harbour: int

    def of(self, came: str) -> int:
        """Give the figure by the word that the state keeps."""
        return {
            "station": self.station,
            "with": self.with_wind,
            "against": self.against_wind,
            "catch": self.catch,
            "harbour": self.harbour,
        }[came]


class Gauge(Table, frozen=True, kw_only=True):
    """The Weather Gauge Chart: the base and what is added to it."""

    base: int
    came: Arrivals
    fast_movement: Number
    fast: int
    damaged: int
    galley_confined: int
    leadership: Number


class Reinforcing(Table, frozen=True, kw_only=True):
    """The Battle Reinforcement Chart: the DRMs of the Leadership Check."""

    personality: dict[Personality, int]
    per_squadron: int
    squadrons_free: Amount
    came: Arrivals
    helped: int
    galley: int
    frigate_share: _Share
    damaged: int


class _Help(Table, frozen=True, kw_only=True):
    classes: tuple[AuxiliaryClass, ...]


class _StrikeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roll: Faces
    percent: Annotated[int, msgspec.Meta(ge=0, le=100)]


class _Strike(Table, frozen=True, kw_only=True):
    row: tuple[_StrikeRow, ...]


class _Rounding(Table, frozen=True, kw_only=True):
    rounding: Literal["down", "up"]


class Casualty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a Leader and for how many Turns he is out of play."""

    roll: Faces
    fate: Fate
    turns: Amount


class _Casualty(Table, frozen=True, kw_only=True):
    row: tuple[Casualty, ...]


class _Certain(Table, frozen=True, kw_only=True):
    turns: Number


class Aftermath(Table, frozen=True, kw_only=True):
    """The Intensities that Disorganise, and the DPs that a prize brings to its Squadron."""

    disorganised: tuple[Intensity, ...]
    prize_dp: Amount


class BattleCharts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that ``battle.toml`` holds."""

    intensity: _Intensity
    matrix: Matrix
    combat_damage: CombatDamage
    combat: CombatRow
    fireship: Fireship
    bomb: Bomb
    convoy_attack: _ConvoyAttack
    convoy_attack_rebuilt: _ConvoyAttackRebuilt
    gauge: Gauge
    reinforcement: Reinforcing
    reinforcement_help: _Help
    strike: _Strike
    strike_rounding: _Rounding
    casualty: _Casualty
    casualty_certain: _Certain
    aftermath: Aftermath
