"""2.0, 5.4, 6.2 and 6.3 in figures: the die, turns, the wind, oars and sail, reorientation."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from maestre.games.lepanto.data.counters import Kind, Side
from maestre.games.lepanto.data.waters import DIRECTIONS
from maestre.play.written.datatables import Amount, DataError, Number, Table, read

MOVEMENT_FILE: Final = "movement.toml"

ShiftName: TypeAlias = Literal["none", "calm", "clockwise", "counter-clockwise"]
_Allowance: TypeAlias = tuple[Amount, Amount, Amount, Amount]


class _Die(Table, frozen=True, kw_only=True):
    faces: Number


class _Turns(Table, frozen=True, kw_only=True):
    count: Number
    order: tuple[Side, Side]
    phases: tuple[str, str, str]


class Shift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the wind does on one face of the die; the step is added to its direction."""

    die: Number
    result: ShiftName
    step: int


class Wind(Table, frozen=True, kw_only=True):
    """The wind of turn 1, the first turn in which a die is rolled for it, and ``shift`` by die face, 1 first."""

    turn_1_direction: Number
    first_check_turn: Number
    shift: tuple[Shift, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.turn_1_direction not in DIRECTIONS:
            raise ValueError(f"turn_1_direction is {self.turn_1_direction}; give the number of a direction")
        for result in [shift.result for shift in self.shift]:
            if len({shift.step for shift in self.shift if shift.result == result}) > 1:
                raise ValueError(f"{result} has two steps; give it one")

    def step(self, result: ShiftName) -> int:
        """Return what a result adds to the direction."""
        return next(shift.step for shift in self.shift if shift.result == result)


class Movement(Table, frozen=True, kw_only=True):
    """What a ship may row, turn and drift; ``turns_without_oars`` is how long exhaustion lasts."""

    row_max: Number
    row_exhausts_at: Number
    row_max_with_turn: Number
    turns_per_move_max: Number
    turn_size_hexsides: Number
    max_hexes: Number
    turns_without_oars: Number


class _Sail(Table, frozen=True, kw_only=True):
    christian: _Allowance
    islamic: _Allowance

    def of(self, side: Side) -> _Allowance:
        """The hexes under sail of a side by hexsides between bow and wind."""
        return {Side.CHRISTIAN: self.christian, Side.ISLAMIC: self.islamic}[side]


class _Reorientation(Table, frozen=True, kw_only=True):
    galleass: Number
    galley: Number
    galliot: Number

    def __post_init__(self) -> None:
        super().__post_init__()
        about = len(DIRECTIONS) // 2
        if max(self.galleass, self.galley, self.galliot) > about:
            raise ValueError(f"nobody turns by more than {about} hexsides, which is about; write that or less")

    def of(self, kind: Kind) -> int:
        """The hexsides in one reorientation of a type of ship."""
        return {Kind.GALLEASS: self.galleass, Kind.GALLEY: self.galley, Kind.GALLIOT: self.galliot}[kind]


class Sailing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``movement.toml`` holds."""

    die: _Die
    turns: _Turns
    wind: Wind
    movement: Movement
    sail: _Sail
    reorientation: _Reorientation


def chart_courses(text: str) -> Sailing:
    """Read turns, wind and movement; what follows from other figures must agree with them."""
    file = read(MOVEMENT_FILE, text, Sailing)
    faces = list(range(1, file.die.faces + 1))
    if [shift.die for shift in file.wind.shift] != faces:
        raise DataError(MOVEMENT_FILE, "wind", f"shift must have the faces {faces}, each once and in order")
    if file.turns.order[0] is file.turns.order[1]:
        raise DataError(MOVEMENT_FILE, "turns", "order names one side twice; write each once")
    if file.wind.first_check_turn > file.turns.count:
        raise DataError(MOVEMENT_FILE, "wind", f"first_check_turn is beyond turn {file.turns.count}, the last")
    longest = file.movement.row_max + max(*file.sail.christian, *file.sail.islamic)
    if file.movement.max_hexes != longest:
        raise DataError(MOVEMENT_FILE, "movement", f"max_hexes must be {longest}: as far as oars and sail go together")
    return file
