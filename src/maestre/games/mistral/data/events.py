"""1.41, E.*, IC.9.2 Events and Military Campaigns: when they may occur, on what, and what they do."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.calendar import Calendar
from maestre.games.mistral.data.die import Face, Faces, covered, on_face
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import Campaign, Contingent, Event, Fleet, Shape, Stance
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

EVENTS_FILE: Final = "events.toml"

Side = Literal["bourbon", "austrian"]

_NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "tries": (),
    "prestige": ("fleet",),
    "marked": ("event",),
    "show": ("fleet", "place"),
    "victories": ("side", "campaigns"),
    "last": ("side", "campaigns"),
    "net": ("fleet",),
}


class _Steps(Table, frozen=True, kw_only=True):
    order: tuple[str, ...]


class Date(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Turn of a Year."""

    year: Number
    turn: Number


class EventDrm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A DRM of an Event's roll: why it applies, and to whom or what."""

    why: Literal["tries", "prestige", "marked", "show", "victories", "last", "net"]
    value: int
    fleet: Fleet | None = None
    event: Event | None = None
    place: str = ""
    side: Side | None = None
    campaigns: tuple[Campaign, ...] = ()

    def __post_init__(self) -> None:
        given = {
            "fleet": self.fleet is not None,
            "event": self.event is not None,
            "place": bool(self.place),
            "side": self.side is not None,
            "campaigns": bool(self.campaigns),
        }
        if tuple(name for name, there in given.items() if there) != _NEEDS[self.why]:
            raise ValueError(f"a DRM for {self.why} names {', '.join(_NEEDS[self.why]) or 'nothing else'}; mend it")


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Victory that an Event requires, perhaps later than another Event."""

    campaign: Campaign
    side: Side
    after: Event | None = None


class IfMarker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Event does holds only while a Campaign's marker is not below this."""

    campaign: Campaign
    least: int


class Withdrawal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sail that leave: of one of these Contingents, at its player's choice; or instead whole SOL(D) Squadrons."""

    who: tuple[Contingent, ...]
    sol: Number
    or_sold_squadrons: Amount = 0
    french_at_war: bool = False


class EventRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """An Event: when it may occur, on which roll, and what it does."""

    id: Event
    shape: Shape
    since: Date
    yellow: bool = False
    requires: tuple[Event, ...] = ()
    either: bool = False
    """An OR mark: the first of ``requires`` is enough (1.41.L5); no Event of the data has one."""
    victories: tuple[Victory, ...] = ()
    until: Amount = 0
    delay: Amount = 0
    stages: Number = 1
    base: Face | None = None
    automatic: bool = False
    drms: tuple[EventDrm, ...] = ()
    by_itself: Literal["", "troop_landing", "defied"] = ""
    stances: dict[Contingent, Stance] = {}
    if_marker: IfMarker | None = None
    opens: tuple[Campaign, ...] = ()
    ends: tuple[Campaign, ...] = ()
    withdraws: tuple[Withdrawal, ...] = ()

    def __post_init__(self) -> None:
        if self.automatic is (self.base is not None):
            raise ValueError("an Event is automatic or has a base; give one of the two")
        if self.yellow and (self.requires or self.victories):
            raise ValueError("a yellow Event depends on no other (1.41.L4); take requires out or yellow")

    @rule("1.41.L7", "IC.9.2.b")
    def timely(self, year: int, turn: int) -> bool:
        """Tell whether its date has come and not passed."""
        return (self.since.year, self.since.turn) <= (year, turn) and (not self.until or year <= self.until)


class CorsicanPort(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the insurgency makes of a Corsican Port, by its stages."""

    stage: Number
    friendly: Fleet | None = None
    friendly_stage: Amount = 0
    closed: Fleet | None = None
    closed_stage: Amount = 0


class _Corsica(Table, frozen=True, kw_only=True):
    row: dict[str, CorsicanPort]


class _Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roll: Faces
    move: int


class Campaigns(Table, frozen=True, kw_only=True):
    """What all Campaigns share: the track, when they are resolved and restart, how rolls move the marker."""

    start: int
    victory: Number
    turns: tuple[Number, ...]
    restart: Number
    landing: Number
    row: tuple[_Move, ...]


class VictoryEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Victory makes of a Contingent: for certain, on a roll, or once an Event is marked."""

    contingent: Contingent
    stance: Stance
    roll: Faces | None = None
    requires: Event | None = None


class CampaignRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Military Campaign: what opens and ends it, who stands against the Bourbons, what Victories do."""

    id: Campaign
    opened_by: Event
    other: Literal["austrian", "savoyard"]
    landing: bool
    ended_by: Event | None = None
    bourbon_victory: VictoryEffect
    other_victory: VictoryEffect | None = None


class ShownPort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Fleet's Fulfilled Show of Force makes of a Contingent."""

    fleet: Fleet
    contingent: Contingent
    stance: Stance


class _Shows(Table, frozen=True, kw_only=True):
    naples: ShownPort


class _EventsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: _Steps
    event: dict[str, dict[str, object]]
    corsica: _Corsica
    campaigns: Campaigns
    campaign: dict[str, dict[str, object]]
    shows: _Shows


class Events(NamedTuple):
    """What ``events.toml`` holds; Events and Campaigns in the order in which they are resolved."""

    file: _EventsFile
    row: dict[Event, EventRow]
    campaign: dict[Campaign, CampaignRow]
    moves: dict[int, int]
    corsican: dict[str, CorsicanPort]
    shows: dict[str, ShownPort]

    @property
    def campaigns(self) -> Campaigns:
        """What all Campaigns share."""
        return self.file.campaigns

    @rule("IC.9.2.c")
    def moved(self, rolled: int) -> int:
        """Give the boxes that a modified roll moves a marker, toward the Bourbons if positive."""
        return self.moves[on_face(rolled)]


@rule("1.41", "1.41.L4", "1.41.L8", "1.41.L9")
def read_events(text: str, calendar: Calendar, waters: Waters) -> Events:
    """Read Events and Campaigns: all are there, and what opens or ends a Campaign says so on both sides."""
    file = read(EVENTS_FILE, text, _EventsFile)
    row = rows(EVENTS_FILE, "event", each(EVENTS_FILE, "event", file.event, EventRow), Event)
    for event, entry in row.items():
        since = entry.since
        if not calendar.first_year <= since.year <= calendar.last_year or since.turn > calendar.turns:
            raise DataError(EVENTS_FILE, f"event.{event}", "it begins in no Turn of the game; mend from")
    campaign = rows(EVENTS_FILE, "campaign", each(EVENTS_FILE, "campaign", file.campaign, CampaignRow), Campaign)
    for name, front in campaign.items():
        opens = [event for event, entry in row.items() if name in entry.opens]
        ends = [event for event, entry in row.items() if name in entry.ends]
        if opens != [front.opened_by] or ends != ([front.ended_by] if front.ended_by else []):
            raise DataError(EVENTS_FILE, f"campaign.{name}", "the Events that open and end it disagree; mend either")
    for place in (*file.corsica.row, *(drm.place for entry in row.values() for drm in entry.drms if drm.place)):
        if place not in waters.places:
            raise DataError(EVENTS_FILE, "", f"{place} is no place of the map; mend the name")
    if any(turn not in calendar.quarterly for turn in (*file.campaigns.turns, file.campaigns.restart)):
        raise DataError(EVENTS_FILE, "campaigns.turns", "Campaigns are resolved in Quarterly Turns; mend them")
    try:
        moves = covered([(entry.roll, entry.move) for entry in file.campaigns.row])
    except ValueError as error:
        raise DataError(EVENTS_FILE, "campaigns.row", str(error)) from error
    return Events(file, row, campaign, moves, file.corsica.row, {"naples": file.shows.naples})
