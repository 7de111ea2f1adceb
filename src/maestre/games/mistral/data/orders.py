"""1.42, O.*, IC.9.3 Orders: draws, what each type of Order asks, and the chits of both Pools."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import msgspec

from maestre.games.mistral.data.calendar import Calendar
from maestre.games.mistral.data.corsairs import Corsairs
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Campaign,
    Command,
    Contingent,
    ConvoyKind,
    Event,
    Fleet,
    Kind,
    OrderKind,
)
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

ORDERS_FILE: Final = "orders.toml"

_AtMost0 = Annotated[int, msgspec.Meta(le=0)]


class _Draws(Table, frozen=True, kw_only=True):
    british: Number
    bourbon: Number
    received: Number


class _Sets(Table, frozen=True, kw_only=True):
    quarterly: Number
    other: Number
    issued_within: Number
    extension: Number
    extensions: Number


class _Failing(Table, frozen=True, kw_only=True):
    per_dp: Number
    drm: _AtMost0


class OrderType(Table, frozen=True, kw_only=True):
    """Who may hold a type of Order, with how many Sail, whether it scores and is drawn from the Pool."""

    formations: tuple[Kind, ...]
    auxiliaries: tuple[AuxiliaryClass, ...]
    least_sail: Amount
    scores: bool = True
    from_pool: bool = True


class Cruise(OrderType, frozen=True, kw_only=True):
    """Impulse ends to be in the area, and Impulses within which."""

    impulses: Number
    within: Number


class Escort(OrderType, frozen=True, kw_only=True):
    """The share of the route that the escort must be with the Convoy."""

    share: tuple[Number, Number]


class InterdictionOrder(OrderType, frozen=True, kw_only=True):
    """Impulse ends in a row to hold the Strait, and Impulses within which to begin."""

    impulses: Number
    begin_within: Number


class BlockadeOrder(OrderType, frozen=True, kw_only=True):
    """Impulse ends in a row to Blockade, Impulses within which to begin, and absences in a row that Fail it."""

    impulses: Number
    begin_within: Number
    missed: Number


class ShowOfForce(OrderType, frozen=True, kw_only=True):
    """The roll of a Show of Force, its DRMs, and the Turns within which it must succeed."""

    number: Amount
    per_sail: Number
    drm: _AtMost0
    bomb: _AtMost0
    pirate_bomb: _AtMost0
    fleet50: Amount
    turns: Number


class ArmySupport(OrderType, frozen=True, kw_only=True):
    """What it gives to a Campaign's roll, alone and with a Bomb, and the resolutions without success that Fail it."""

    drm: Number
    bomb: Number
    resolutions: Number


class Rendezvous(OrderType, frozen=True, kw_only=True):
    """It only lets a Squadron travel alone."""


class Course(OrderType, frozen=True, kw_only=True):
    """Guerre de Course: full Squadrons that leave by an edge within so many Impulses."""

    squadrons: Number
    within: Number
    edge: str


class ChitRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Order Chit: whose it is, where it applies, and when it is in its Pool."""

    id: str
    kind: OrderKind
    fleet: Fleet
    command: Command | None = None
    places: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    convoy: ConvoyKind | None = None
    campaign: Campaign | None = None
    copies: Number = 1
    turns: tuple[Number, Number] | None = None
    years: tuple[Number, Number] | None = None
    requires: Event | None = None

    def __post_init__(self) -> None:
        if (self.kind is OrderKind.ESCORT) is not (self.convoy is not None):
            raise ValueError("an Escort names a Convoy, and no other Order does; mend convoy")
        if (self.kind is OrderKind.ARMY_SUPPORT) is not (self.campaign is not None):
            raise ValueError("Army Support names a Campaign, and no other Order does; mend campaign")
        if self.bases and self.copies != len(self.bases):
            raise ValueError(f"{self.copies} copies for {len(self.bases)} Pirate Bases; give one for each")
        if not (self.places or self.bases or self.convoy or self.kind is OrderKind.GUERRE_DE_COURSE):
            raise ValueError("it applies nowhere; give places, bases or a convoy")
        if self.fleet is Fleet.BRITISH and self.command is not None:
            raise ValueError("the British Fleet is undivided; take command out")

    def timely(self, year: int, turn: int) -> bool:
        """Tell whether its Year and Turn have come and not passed."""
        in_year = self.years is None or self.years[0] <= year <= self.years[1]
        return in_year and (self.turns is None or self.turns[0] <= turn <= self.turns[1])


class _Chits(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draws: _Draws
    sets: _Sets
    failing: _Failing
    cruise: Cruise
    escort: Escort
    interdiction: InterdictionOrder
    blockade: BlockadeOrder
    show_of_force: ShowOfForce
    army_support: ArmySupport
    rendezvous: Rendezvous
    guerre_de_course: Course
    chits: _Chits


class Orders(NamedTuple):
    """What ``orders.toml`` holds: each type under its own name and all of them by kind."""

    file: _OrdersFile
    types: dict[OrderKind, OrderType]
    chits: dict[str, ChitRow]
    cruise: Cruise
    escort: Escort
    interdiction: InterdictionOrder
    blockade: BlockadeOrder
    show_of_force: ShowOfForce
    army_support: ArmySupport
    rendezvous: Rendezvous
    course: Course

    def drawn(self, fleet: Fleet) -> int:
        """Give the chits of a set, of which one is Received."""
        return self.file.draws.british if fleet is Fleet.BRITISH else self.file.draws.bourbon

    def sets(self, calendar: Calendar, turn: int) -> int:
        """Give the sets that a player may draw in a Turn."""
        return self.file.sets.quarterly if turn in calendar.quarterly else self.file.sets.other

    @property
    def issued_within(self) -> int:
        """The Orders Steps after which a Received Order that was not Issued is Failed."""
        return self.file.sets.issued_within

    @property
    def extension(self) -> int:
        """The Impulses by which an Order is Extended."""
        return self.file.sets.extension

    @property
    def extensions(self) -> int:
        """How often an Order may be Extended."""
        return self.file.sets.extensions

    @rule("T.strategy")
    def failing_drm(self, dp: int) -> int:
        """Give the DRM of the Strategy Check that ends an Order, for the DPs of its Formation."""
        return self.file.failing.drm * (dp // self.file.failing.per_dp)


def read_orders(text: str, calendar: Calendar, corsairs: Corsairs, waters: Waters) -> Orders:
    """Read Orders: every chit names places of the map and Turns of the Year, every Pirate Base is one."""
    file = read(ORDERS_FILE, text, _OrdersFile)
    chits = each(ORDERS_FILE, "chits.row", file.chits.row, ChitRow)
    for chit in chits.values():
        _check_chit(f"chits.row.{chit.id}", chit, calendar, corsairs, waters)
    types: dict[OrderKind, OrderType] = {
        OrderKind.CRUISE: file.cruise,
        OrderKind.ESCORT: file.escort,
        OrderKind.INTERDICTION: file.interdiction,
        OrderKind.BLOCKADE: file.blockade,
        OrderKind.SHOW_OF_FORCE: file.show_of_force,
        OrderKind.ARMY_SUPPORT: file.army_support,
        OrderKind.RENDEZVOUS: file.rendezvous,
        OrderKind.GUERRE_DE_COURSE: file.guerre_de_course,
    }
    if file.guerre_de_course.edge not in {place.edge for place in waters.places.values()}:
        raise DataError(ORDERS_FILE, "guerre_de_course.edge", "no Sea Zone leads off the map there; mend it")
    return Orders(
        file,
        types,
        chits,
        file.cruise,
        file.escort,
        file.interdiction,
        file.blockade,
        file.show_of_force,
        file.army_support,
        file.rendezvous,
        file.guerre_de_course,
    )


@rule("2.42.321")
def _check_chit(where: str, chit: ChitRow, calendar: Calendar, corsairs: Corsairs, waters: Waters) -> None:
    for base in chit.bases:
        if base not in corsairs.pirates.bases:
            raise DataError(ORDERS_FILE, where, f"{base} is no Pirate Base; mend bases")
    if chit.turns and not chit.turns[0] <= chit.turns[1] <= calendar.turns:
        raise DataError(ORDERS_FILE, where, f"Turns {list(chit.turns)} are none of a Year; mend turns")
    if chit.years and not calendar.first_year <= chit.years[0] <= chit.years[1] <= calendar.last_year:
        raise DataError(ORDERS_FILE, where, f"the Years {list(chit.years)} are none of the game; mend years")
    for place in chit.places:
        if place not in waters.places:
            raise DataError(ORDERS_FILE, where, f"{place} is no place of the map; mend places")
    french = any(waters.places[place].owner is Contingent.FRENCH for place in chit.places)
    early = chit.requires is not Event.FRANCE_DECLARES_WAR
    if french and early and (chit.fleet, chit.kind) == (Fleet.BRITISH, OrderKind.BLOCKADE):
        raise DataError(
            ORDERS_FILE, where, "French Ports are Blockaded only once France has declared war; mend requires"
        )
