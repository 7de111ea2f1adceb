"""2.11, 2.12, IC.3.3-3.4 Contingents, the counters of Formations and their limits, and who may command them."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Class,
    Command,
    Contingent,
    ConvoyKind,
    Fleet,
    Kind,
    Personality,
    Rank,
)
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

FORMATIONS_FILE: Final = "formations.toml"


class Belonging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To which Fleet and Command a Contingent belongs, and whether it can be Neutral."""

    fleet: Fleet
    command: Command
    neutral: bool = False


class _Contingents(Table, frozen=True, kw_only=True):
    row: dict[Contingent, Belonging]
    called: dict[str, Contingent]


class Counter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A counter that a Formation or Dummy is marked with; one of two Commands is joint."""

    id: str
    kind: Kind
    commands: tuple[Command, ...]
    letter: str = ""

    @property
    def fleet(self) -> Fleet:
        """Whose counter it is."""
        return Fleet.BRITISH if Command.BRITISH in self.commands else Fleet.BOURBON

    @property
    def joint(self) -> bool:
        """Whether both Bourbon Commands may mix in it."""
        return len(self.commands) > 1


class _Counters(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class KindRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a kind of Formation asks of its Leader and may hold; ``most`` Squadrons of 0 is no limit."""

    rank: Rank
    least: Number
    most: Amount
    flagships: bool
    holds: tuple[Kind, ...]


class _Kinds(Table, frozen=True, kw_only=True):
    grand: KindRow
    flag: KindRow
    detachment: KindRow


class Posts(Table, frozen=True, kw_only=True):
    """What postings allow: steps of acting rank, Flagships to a Squadron, guests, the share that posts an Admiral."""

    acting: Amount
    flagships: Number
    guests: Amount
    half: tuple[Number, Number]
    captured_turns: Number


class Assigned(Table, frozen=True, kw_only=True):
    """How many Auxiliaries may be Assigned to a Detachment, and to a Flag for each of its Squadrons."""

    detachment: Number
    flag_per_squadron: Number


class _Notional(Table, frozen=True, kw_only=True):
    leadership: Amount
    strategy: Amount
    personality: Personality


class _NotionalControl(Table, frozen=True, kw_only=True):
    control: Amount


class Notional(NamedTuple):
    """The ratings of a Formation without a Leader."""

    leadership: int
    strategy: int
    control: int
    personality: Personality


class _Ranks(Table, frozen=True, kw_only=True):
    order: tuple[Rank, ...]
    admirals: tuple[Rank, ...]
    ensigns: tuple[str, ...]


class _Limits(Table, frozen=True, kw_only=True):
    squadron: dict[Contingent, dict[Class, Amount]]
    auxiliary: dict[Contingent, dict[AuxiliaryClass, Amount]]
    privateer: dict[Contingent, Amount]


class _Convoys(Table, frozen=True, kw_only=True):
    british_levant_outbound: Contingent
    british_levant_homebound: Contingent
    british_supply: Contingent
    french_levant: Contingent
    spanish_troop: Contingent


class _Movement(Table, frozen=True, kw_only=True):
    convoy: Number
    dummy: Number


class Checks(Table, frozen=True, kw_only=True):
    """What Leadership Checks and Strategy Checks are made for."""

    leadership: tuple[str, ...]
    strategy: tuple[str, ...]


class _FormationsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    contingents: _Contingents
    counters: _Counters
    kinds: _Kinds
    posts: Posts
    assigned: Assigned
    notional: _Notional
    notional_control: _NotionalControl
    ranks: _Ranks
    limits: _Limits
    convoys: _Convoys
    movement: _Movement
    checks: Checks


class Formations(NamedTuple):
    """What ``formations.toml`` holds; ``ranks`` and ``ensigns`` from the highest.

    ``fleets`` and ``commands`` say to which a Contingent belongs (2.112); pirates and Knights to none.
    """

    file: _FormationsFile
    contingents: dict[Contingent, Belonging]
    counters: dict[str, Counter]
    kinds: dict[Kind, KindRow]
    posts: Posts
    assigned: Assigned
    notional: Notional
    ranks: tuple[Rank, ...]
    admirals: tuple[Rank, ...]
    ensigns: tuple[str, ...]
    convoys: dict[ConvoyKind, Contingent]
    fleets: dict[Contingent, Fleet]
    commands: dict[Contingent, Command]

    @property
    @rule("T.leadership", "T.strategy")
    def checks(self) -> Checks:
        """What checks are made for."""
        return self.file.checks

    @property
    def convoy_movement(self) -> int:
        """The Movement Allowance of a Convoy."""
        return self.file.movement.convoy

    @property
    def dummy_movement(self) -> int:
        """The Movement Allowance of a Dummy."""
        return self.file.movement.dummy

    def command(self, counter: str) -> Command | None:
        """Give the Command whose counter it is; None of a joint one."""
        commands = self.counters[counter].commands
        return None if len(commands) > 1 else commands[0]

    def of_kind(self, fleet: Fleet, kind: Kind) -> tuple[str, ...]:
        """List the counters of a kind that a Fleet has."""
        return tuple(counter.id for counter in self.counters.values() if (counter.fleet, counter.kind) == (fleet, kind))

    @rule("2.113", "2.114")
    def contingent_called(self, name: str) -> Contingent | None:
        """Give the Contingent that a name stands for, in small letters or large; None if there is none."""
        sought = name.casefold()
        return self.file.contingents.called.get(sought, Contingent(sought) if sought in set(Contingent) else None)

    @rule("2.112")
    def of_command(self, command: Command) -> tuple[Contingent, ...]:
        """List the Contingents of a Command."""
        return tuple(name for name, belonging in self.contingents.items() if belonging.command is command)

    def most_squadrons(self, contingent: Contingent, subclass: Class) -> int:
        """Give how many Squadrons of a subclass a Contingent has counters for."""
        return self.file.limits.squadron[contingent][subclass]

    def most_auxiliaries(self, contingent: Contingent, kind: AuxiliaryClass) -> int:
        """Give how many Auxiliaries of a Class, Privateers apart, a Contingent has counters for."""
        return self.file.limits.auxiliary[contingent][kind]

    def most_privateers(self, contingent: Contingent) -> int:
        """Give how many Privateers a Contingent has counters for."""
        return self.file.limits.privateer.get(contingent, 0)

    @rule("T.ranks_order")
    def seniority(self, rank: Rank, ensign: str) -> tuple[int, int]:
        """Give a key that sorts the senior first: by rank, then by ensign where there is one."""
        by_ensign = self.ensigns.index(ensign) if ensign else len(self.ensigns)
        return self.ranks.index(rank), by_ensign


@rule("1.1", "2.112", "2.112.b")
def read_formations(text: str) -> Formations:
    """Read Formations: every counter has a kind with its row, every Contingent its limits."""
    file = read(FORMATIONS_FILE, text, _FormationsFile)
    contingents = file.contingents.row
    counters = each(FORMATIONS_FILE, "counters.row", file.counters.row, Counter)
    for name, counter in counters.items():
        if counter.joint and Command.BRITISH in counter.commands:
            raise DataError(
                FORMATIONS_FILE, f"counters.row.{name}", "only Bourbon Commands share a counter; mend commands"
            )
    for table, known in (("squadron", file.limits.squadron), ("auxiliary", file.limits.auxiliary)):
        if list(known) != [name for name in known if name in contingents] or len(known) != len(contingents):
            raise DataError(FORMATIONS_FILE, f"limits.{table}", "give each Contingent of the Fleets its limits")
    if set(file.ranks.order) != set(Rank):
        raise DataError(FORMATIONS_FILE, "ranks", "give every rank its place in the order")
    kinds = {Kind.GRAND: file.kinds.grand, Kind.FLAG: file.kinds.flag, Kind.DETACHMENT: file.kinds.detachment}
    own = file.notional
    notional = Notional(own.leadership, own.strategy, file.notional_control.control, own.personality)
    ranks = file.ranks
    return Formations(
        file,
        contingents,
        counters,
        kinds,
        file.posts,
        file.assigned,
        notional,
        ranks.order,
        ranks.admirals,
        ranks.ensigns,
        _convoys(file.convoys),
        {one: row.fleet for one, row in contingents.items()},
        {one: row.command for one, row in contingents.items()},
    )


def _convoys(written_convoys: _Convoys) -> dict[ConvoyKind, Contingent]:
    return {
        ConvoyKind.LEVANT_OUTBOUND: written_convoys.british_levant_outbound,
        ConvoyKind.LEVANT_HOMEBOUND: written_convoys.british_levant_homebound,
        ConvoyKind.FRENCH_LEVANT: written_convoys.french_levant,
        ConvoyKind.TROOP: written_convoys.spanish_troop,
        ConvoyKind.SUPPLY: written_convoys.british_supply,
    }
