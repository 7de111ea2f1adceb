"""2.61, IC.11.1 Reinforcement: the request tables, what using them costs, and where new Sail come in."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.calendar import Calendar
from maestre.games.mistral.data.die import Faces, covered
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import Class, Command, Season
from maestre.play.written.datatables import Amount, DataError, Number, Table, read

REINFORCEMENT_FILE: Final = "reinforcement.toml"


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a Command uses its table and what that costs."""

    every: Literal["turn", "quarter"]
    prestige: Amount

    def due(self, calendar: Calendar, turn: int) -> bool:
        """Tell whether the table is used in a Turn."""
        return self.every == "turn" or turn in calendar.quarterly


class _Uses(Table, frozen=True, kw_only=True):
    british: Use
    spanish: Use
    french: Use


class Modify(Table, frozen=True, kw_only=True):
    """The price of reading another row, how far away and how often."""

    prestige: Number
    rows: Number
    times: Number


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sail of each subclass, and Auxiliaries, that come or go."""

    sol: Amount = 0
    sold: Amount = 0
    auxiliary: Amount = 0


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a request table."""

    roll: Faces
    receive: Change = Change()
    withdraw: Change = Change()


class _Tables(Table, frozen=True, kw_only=True):
    british: tuple[Request, ...]
    spanish: tuple[Request, ...]
    french: tuple[Request, ...]


class Entrance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where new Sail come in, whether at sea or in harbour, where they are bound, and whether from the Atlantic."""

    at: str
    afloat: bool
    bound: tuple[str, ...]
    atlantic: bool


class _Entrances(Table, frozen=True, kw_only=True):
    british: Entrance
    spanish: Entrance
    french: Entrance


class _Atlantic(Table, frozen=True, kw_only=True):
    dp: Amount
    winter_dp: Amount


class _Ships(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sol: tuple[tuple[str, Amount], ...]
    sold: tuple[tuple[str, Amount], ...]


class _Names(Table, frozen=True, kw_only=True):
    british: _Ships
    french: _Ships
    spanish: _Ships


class _ReinforcementFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    use: _Uses
    modify: Modify
    tables: _Tables
    entry: _Entrances
    atlantic: _Atlantic
    names: _Names


class Reinforcement(NamedTuple):
    """What ``reinforcement.toml`` holds; ``rows`` are the tables row by row, ``faces`` which row a roll reads."""

    file: _ReinforcementFile
    use: dict[Command, Use]
    rows: dict[Command, tuple[Request, ...]]
    faces: dict[Command, dict[int, int]]
    entry: dict[Command, Entrance]
    ships: dict[tuple[str, Class], dict[str, int]]
    """New Sail by name with their guns, of each great navy and subclass, in the order in which they come (2.24)."""

    @property
    def modify(self) -> Modify:
        """What reading another row costs."""
        return self.file.modify

    def atlantic_dp(self, season: Season) -> int:
        """Give the DPs of a Squadron that takes in Sail from the Atlantic."""
        return self.file.atlantic.winter_dp if season is Season.WINTER else self.file.atlantic.dp


def read_reinforcement(text: str, waters: Waters) -> Reinforcement:
    """Read the request tables: each face has its row, each entry is a place of the map."""
    file = read(REINFORCEMENT_FILE, text, _ReinforcementFile)
    tables = {
        Command.BRITISH: file.tables.british,
        Command.FRENCH: file.tables.french,
        Command.SPANISH: file.tables.spanish,
    }
    entry = {
        Command.BRITISH: file.entry.british,
        Command.FRENCH: file.entry.french,
        Command.SPANISH: file.entry.spanish,
    }
    faces: dict[Command, dict[int, int]] = {}
    for command, table in tables.items():
        try:
            faces[command] = covered([(row.roll, number) for number, row in enumerate(table)])
        except ValueError as error:
            raise DataError(REINFORCEMENT_FILE, f"tables.{command}", str(error)) from error
        for place in (entry[command].at, *entry[command].bound):
            if place not in waters.places:
                raise DataError(REINFORCEMENT_FILE, f"entry.{command}", f"{place} is no place of the map; mend it")
    use = {Command.BRITISH: file.use.british, Command.FRENCH: file.use.french, Command.SPANISH: file.use.spanish}
    navies = {"british": file.names.british, "french": file.names.french, "spanish": file.names.spanish}
    ships: dict[tuple[str, Class], dict[str, int]] = {}
    for navy, listed in navies.items():
        ships[navy, Class.SOL], ships[navy, Class.SOLD] = dict(listed.sol), dict(listed.sold)
    every = [ship for named in ships.values() for ship in named]
    if len(every) != len(dict.fromkeys(every)) or len(every) != sum(
        len(one.sol) + len(one.sold) for one in navies.values()
    ):
        raise DataError(REINFORCEMENT_FILE, "names", "a ship is there twice; each sails once")
    return Reinforcement(file, use, tables, faces, entry, ships)
