"""1.3, 2.14, IC.5.2 The map: ports, Spaces, straits and Sea Zones, the lanes between them and what moving costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.die import FACES, Face
from maestre.games.mistral.data.words import Contingent, PlaceKind, PortClass, Wind
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read
from maestre.space.network import Costs, Lane, Network
from maestre.space.network import Place as Node

WATERS_FILE: Final = "waters.toml"

_AtMost0 = Annotated[int, msgspec.Meta(le=0)]


class _Frame(Table, frozen=True, kw_only=True):
    width: Number
    height: Number
    lon: tuple[int, int]
    lat: tuple[int, int]
    parallel: int


class _Costs(Table, frozen=True, kw_only=True):
    with_wind: Number
    box: Number
    catch: Number


class _Against(Table, frozen=True, kw_only=True):
    against_wind: Number


class LeaderCatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """The DRM that a Leader gives to a try to Catch the Wind, from which Leadership Rating on."""

    least: Number
    drm: _AtMost0


class Catching(Table, frozen=True, kw_only=True):
    """The DRMs of a try to Catch the Wind; a Seasonal Wind aids or hinders on links of Sea Zones only."""

    leader: tuple[LeaderCatch, ...]
    aided: _AtMost0
    hindered: Amount

    @rule("T.sea_zone")
    def led(self, leadership: int) -> int:
        """Give the DRM of a Leadership Rating: that of the highest step it reaches."""
        return next((step.drm for step in reversed(self.leader) if leadership >= step.least), 0)


class _Sortie(Table, frozen=True, kw_only=True):
    reach: Number


class _Victualled(Table, frozen=True, kw_only=True):
    port: dict[str, Amount]


class Place(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place of the map; ``lon`` and ``lat`` are hundredths of a degree.

    ``repair`` are its Repair rolls each ``period``; a Coastal Space works as a Minor Port that belongs to nobody.
    """

    id: str
    kind: PlaceKind
    x: Amount
    y: Amount
    lon: int
    lat: int
    owner: Contingent | None = None
    port: PortClass | None = None
    blockade: Amount = 0
    repair: Amount = 0
    period: Literal["", "turn", "quarter"] = ""
    dock: bool = False
    letter: str = ""
    number: Amount = 0
    edge: str = ""

    def __post_init__(self) -> None:
        if (self.kind is PlaceKind.PORT) is not (self.owner is not None and self.port is not None):
            raise ValueError("a Port has an owner and a class (port), and nothing else does; mend it")
        if bool(self.repair) is not bool(self.period):
            raise ValueError("Repair rolls come each turn or each quarter; give repair and period together")
        if self.repair and self.port is not PortClass.KEY:
            raise ValueError("only Key Ports make Repair rolls (2.145.c); take repair out")
        if self.edge and self.kind is not PlaceKind.ZONE:
            raise ValueError("only a Sea Zone leads off the map; take edge out")
        if self.blockade and self.kind is not PlaceKind.PORT:
            raise ValueError("only a Port has a Blockade Value (2.144); take blockade out")

    @property
    def is_zone(self) -> bool:
        """Whether it is crossed through boxes."""
        return self.kind is PlaceKind.ZONE

    @property
    def is_port(self) -> bool:
        """Whether it is a Port Space with a harbour of its own."""
        return self.kind is PlaceKind.PORT

    @property
    @rule("2.14.b")
    def has_harbour(self) -> bool:
        """Whether ships can lie in harbour there: in Ports, and in Coastal Spaces, which work as Minor Ports."""
        return self.kind in (PlaceKind.PORT, PlaceKind.COASTAL)

    @property
    @rule("2.14.b")
    def is_minor(self) -> bool:
        """Whether it is a Minor Port or works as one."""
        return self.kind is PlaceKind.COASTAL or self.port is PortClass.MINOR

    @property
    def is_key(self) -> bool:
        """Whether it is a Key Port."""
        return self.port is PortClass.KEY


class _Places(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Lane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str
    prevailing: str = ""
    seasonal: dict[Wind, str] = {}
    catch: Face | None = None
    catch_ab: Face | None = None
    catch_ba: Face | None = None


class _Lanes(Table, frozen=True, kw_only=True):
    row: tuple[_Lane, ...]


_ENDS: Final = {"first": "from", "last": "to", "first_in": "from_in", "last_in": "to_in"}


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=_ENDS):
    """The coast that a Coastal Space stands for, from one town to another; without a last one, to the map's edge."""

    first: str
    last: str
    first_in: bool = False
    last_in: bool = False
    without: str = ""


class _Coast(Table, frozen=True, kw_only=True):
    row: dict[str, Stretch]


class _WatersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    frame: _Frame
    costs: _Costs
    against: _Against
    sortie: _Sortie
    catch: Catching
    victualled: _Victualled
    places: _Places
    lanes: dict[str, _Lanes]
    coast: _Coast


class Waters(NamedTuple):
    """What ``waters.toml`` holds: ``victualled`` Ports with the most Repair Points they hold (None: no limit)."""

    file: _WatersFile
    places: dict[str, Place]
    lanes: tuple[Lane, ...]
    network: Network
    catching: Catching
    victualled: dict[str, int | None]
    coast: dict[str, Stretch]

    @property
    def sortie(self) -> int:
        """The MPs by which the sorties of Spanish Flotillas without Orders are measured."""
        return self.file.sortie.reach

    def of_kind(self, *kinds: PlaceKind) -> tuple[str, ...]:
        """List the places of some kinds, in the order of the data."""
        return tuple(place.id for place in self.places.values() if place.kind in kinds)

    def ports_of(self, owner: Contingent) -> tuple[str, ...]:
        """List the Ports that fly the flag of a Contingent, in the order of the data."""
        return tuple(place.id for place in self.places.values() if place.owner is owner)


@rule("1.2", "1.301", "2.14", "2.144.a", "2.144.b", "2.146", "T.coast")
def read_waters(text: str) -> Waters:
    """Read the map: every place is on the frame, every lane joins two places and every place can be reached."""
    file = read(WATERS_FILE, text, _WatersFile)
    places = each(WATERS_FILE, "places.row", file.places.row, Place)
    for place in places.values():
        if place.x > file.frame.width or place.y > file.frame.height:
            raise DataError(WATERS_FILE, f"places.row.{place.id}", "it lies off the frame; mend x or y")
    for table, known in (("victualled.port", file.victualled.port), ("coast.row", file.coast.row)):
        for name in known:
            if name not in places:
                raise DataError(WATERS_FILE, f"{table}.{name}", "no such place; use the id of one")
    lanes = tuple(_lanes(file))
    costs = Costs(file.costs.with_wind, file.against.against_wind, file.costs.box, file.costs.catch, len(FACES))
    nodes = tuple(Node(place.id, place.x, place.y, place.is_zone, place.edge) for place in places.values())
    try:
        network = Network(nodes, lanes, costs)
    except ValueError as error:
        raise DataError(WATERS_FILE, "lanes", f"{error}; mend it") from error
    victualled = {port: most or None for port, most in file.victualled.port.items()}
    return Waters(file, places, lanes, network, file.catch, victualled, file.coast.row)


def _lanes(file: _WatersFile) -> Iterator[Lane]:
    for group in file.lanes.values():
        for lane in group.row:
            seasonal = tuple((wind.value, toward) for wind, toward in lane.seasonal.items())
            yield Lane(lane.a, lane.b, lane.prevailing, seasonal, lane.catch, lane.catch_ab, lane.catch_ba)
