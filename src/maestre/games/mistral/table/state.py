"""The position: Formations and the Squadrons in them, Leaders, Auxiliaries, Convoys, weather, Orders, politics.

A location is a place of the map, or one of the two boxes of a Sea Zone: ``the_gut:in``, ``the_gut``, ``the_gut:out``.
Who may know a field is said beside it; of those that are ruled, in `view`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Final, NewType

import msgspec

from maestre.games.mistral.data import Figures, own_figures
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Campaign,
    Class,
    Command,
    Contingent,
    ConvoyKind,
    Event,
    Fleet,
    Force,
    Kind,
    Rank,
    Role,
    Stance,
    Status,
    Task,
    Wind,
)
from maestre.play import Mask, Open, Private, Ruled
from maestre.play import State as PlayState
from maestre.play.pure import Part

FormationId = NewType("FormationId", str)
SquadronId = NewType("SquadronId", str)
LeaderId = NewType("LeaderId", str)
AuxiliaryId = NewType("AuxiliaryId", str)
ChitId = NewType("ChitId", str)

NOWHERE: Final = ""
"""The place of what is off the map."""

UNSEEN: Final = -1
"""Damage Points that a seat may not know, and how far a Convoy is that it does not see."""

SOMEBODY: Final = "?"
"""The Formation or Port of an Auxiliary, and the post of a Leader, that a seat may not know."""


class Phase(StrEnum):
    """Where a Turn stands; `sequence` says what follows what (S.03 to S.36)."""

    ROLES = "roles"
    FIRST_ORDERS = "first-orders"
    BEFORE_TURN = "before-turn"
    SCATTERING = "scattering"
    ARRIVALS = "arrivals"
    WEATHER = "weather"
    PIRATES = "pirates"
    DUMMIES = "dummies"
    FIRST_WINDOW = "first-window"
    MARKING = "marking"
    BRITISH_MOVES = "british-moves"
    SECOND_WINDOW = "second-window"
    BOURBON_MOVES = "bourbon-moves"
    JOINING = "joining"
    THIRD_WINDOW = "third-window"
    SEARCHES = "searches"
    WATCHES = "watches"
    GALE_WEAR = "gale-wear"
    BATTLES = "battles"
    GALE_STEPS = "gale-steps"
    CONCEALMENT = "concealment"
    STEADYING = "steadying"
    HANDING_OVER = "handing-over"
    JUDGING = "judging"
    CLEARING = "clearing"
    SINKING = "sinking"
    EVENTS = "events"
    ORDERS = "orders"
    ASSIGNING = "assigning"
    REINFORCING = "reinforcing"
    REORGANISING = "reorganising"
    RECOVERING = "recovering"
    ATTRITION = "attrition"
    AUXILIARY_BLOCKADES = "auxiliary-blockades"
    LAYING_UP = "laying-up"
    REPAIRS = "repairs"
    FITTING_OUT = "fitting-out"
    RELIEF = "relief"
    TURN_END = "turn-end"
    OVER = "over"


class Came(StrEnum):
    """How a Formation came to its location in this MPI (IC.5.28)."""

    STATION = "station"
    WITH = "with"
    AGAINST = "against"
    CATCH = "catch"
    HARBOUR = "harbour"


class Duty(StrEnum):
    """A watch that a Formation keeps where it is (IC.7.2.b, IC.7.24)."""

    NONE = ""
    BLOCKADE = "blockade"
    INTERDICTION = "interdiction"


class Berth(StrEnum):
    """Where an Auxiliary is in its life (IC.6.1); ``OUT`` is a counter that is not in play."""

    AVAILABLE = "available"
    ASSIGNED = "assigned"
    TASKED = "tasked"
    RECOVERY = "recovery"
    TRADE = "trade"
    OUT = "out"


class ChitStatus(StrEnum):
    """Where an Order Chit is that is not in its Pool (IC.9.31)."""

    RECEIVED = "received"
    ISSUED = "issued"
    FULFILLED = "fulfilled"
    FAILED = "failed"


class Captain(StrEnum):
    """What has become of a Leader (T.leader_casualty)."""

    SERVING = "serving"
    WOUNDED = "wounded"
    CAPTURED = "captured"
    GONE = "gone"


class Formation(msgspec.Struct, frozen=True, gc=False):
    """A counter on the map or in harbour: a Flag, a Detachment, a lone Squadron, a Convoy or a Dummy.

    ``handle`` is what the enemy calls the counter while it is Unspotted; it is dealt again where hidden ones meet.
    ``harbour`` tells those in harbour from those in the Port Space. A Subordinated Formation (``superior``) is where
    its superior is. ``link`` is the place from which an In Box was entered.
    """

    id: FormationId
    fleet: Fleet
    kind: Kind
    place: str = NOWHERE
    harbour: bool = False
    handle: str = ""
    superior: str = ""
    link: str = ""
    spotted: bool = False
    disorganised: bool = False
    duty: Duty = Duty.NONE
    came: Came = Came.STATION
    committed: Private[str] = ""
    """Where the first of two MPs against the wind has been spent toward (IC.5.22)."""
    idle: Private[bool] = False
    """It marks time with its next MP, after a Withdrawal or a pursuit (IC.8.23.b)."""
    homeward: Private[bool] = False
    """It is bound by the fastest way for the nearest friendly Port (IC.3.35, 2.32.c)."""
    tossed: bool = False
    """It has made its Leadership Check against a Gale in this Impulse (IC.5.338)."""
    goal: Private[str] = ""
    """Of a Rendezvous Order: a Formation, a Port or ``edge:east`` (O.rendezvous)."""


class Squadron(msgspec.Struct, frozen=True, gc=False):
    """A Squadron, or a Flagship, which works as one (2.221): its Sail by name, its Damage Points, its state.

    ``at`` is its harbour while it is in one. ``straits`` and ``watches`` are the wear that the Attrition Step collects:
    how many Straits it has entered, and the places that it watched at the end of an Impulse (T.attrition, IC.7.24.d).
    """

    id: SquadronId
    contingent: Contingent
    kind: Class
    ships: tuple[str, ...]
    dp: Annotated[int, Mask(UNSEEN)] = 0
    status: Status = Status.IN_ORDINARY
    at: str = NOWHERE
    formation: str = ""
    straits: Private[int] = 0
    watches: Private[tuple[str, ...]] = ()


class Leader(msgspec.Struct, frozen=True, gc=False):
    """A Leader's rank, where he is posted and what has become of him; his ratings are in the data (IC.3.4)."""

    id: LeaderId
    contingent: Contingent
    rank: Rank
    post: Annotated[str, Mask(SOMEBODY)] = ""
    fate: Captain = Captain.SERVING
    back: int = 0
    """The Turn, counted from the start of the game, in which he comes back."""


class Auxiliary(msgspec.Struct, frozen=True, gc=False):
    """An Auxiliary: where it is in its life, the Port or Formation it is Assigned to, and a Task that lasts."""

    id: AuxiliaryId
    contingent: Contingent
    kind: AuxiliaryClass
    role: Role = Role.NAVY
    berth: Berth = Berth.AVAILABLE
    port: Annotated[str, Mask(SOMEBODY)] = ""
    formation: Annotated[str, Mask(SOMEBODY)] = ""
    task: Task | None = None
    target: Annotated[str, Mask(SOMEBODY)] = ""
    """The location of a lasting Task, or the Formation that is Shadowed or escorted."""
    since: int = 0
    """The Impulse, counted from the start of the game, in which the lasting Task began."""
    tossed: Private[bool] = False
    """It has rolled for removal by a Gale in this Impulse (IC.5.362)."""
    sender: str = ""
    """Of a pirate at its Task: the Fleet that sent it, however long ago (2.525.a)."""
    ships: Private[tuple[str, ...]] = ()
    """Of a Fleet-50: the SOL(D) that it is made of, by name (2.235)."""


class Convoy(msgspec.Struct, frozen=True, gc=False):
    """What a Formation of kind CONVOY is: its route, how far it is along it, its damage and cargo.

    ``covered`` counts the Spaces entered with an escort, ``entered`` all of them (O.escort). ``waits`` holds while it
    stays in the Impulse in which it appeared (2.153); ``landed`` is the Turn in which it arrived.
    """

    kind: ConvoyKind
    route: Private[tuple[str, ...]] = ()
    step: Private[int] = 0
    dp: int = 0
    scattered: bool = False
    cargo: Private[int] = 0
    entered: Private[int] = 0
    covered: Private[int] = 0
    waits: bool = False
    landed: int = 0


class Gale(msgspec.Struct, frozen=True, gc=False):
    """A Gale marker: its Wind and Force, where it is, where it goes, where it has been (IC.5.33)."""

    wind: Wind
    force: Force
    place: str
    goal: str = ""
    trail: tuple[str, ...] = ()
    until: int = 0
    """Of a Gregales in a Sea Zone: the Impulse, counted from the start of the game, at whose end it goes."""


class Book(msgspec.Struct, frozen=True, gc=False):
    """A player's Prestige and the counts of the Year; ``flagships`` and ``sail`` are enemy losses so far (IC.12.4)."""

    prestige: int
    fulfilled: int = 0
    failed: int = 0
    flagships: int = 0
    sail: int = 0
    rerolls: int = 0
    """Free re-rolls and modifiers of a Player Rank used in this Turn (T.ranks)."""
    lead: int = 0
    """Net Orders by which he led at the last Year end (E.worms_compact)."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the ledger of Prestige: when, whose, how much, why."""

    turn: int
    fleet: Fleet
    amount: int
    why: str
    rule: str


class Chit(msgspec.Struct, frozen=True, gc=False):
    """An Order Chit outside its Pool: who holds it, since when, and how far its Execution has come.

    ``turn`` is the Turn in which it was Received, or ended; ``issued`` the Impulse after which counting begins.
    ``served`` counts Impulse ends (or resolutions) that counted, ``missed`` those that broke a watch.
    """

    id: ChitId
    fleet: Fleet
    status: ChitStatus
    turn: int
    holder: str = ""
    issued: int = 0
    served: int = 0
    missed: int = 0
    begun: bool = False
    extended: int = 0


class Mark(msgspec.Struct, frozen=True, gc=False):
    """An Event on the flow chart: how often it has occurred and been tried, and in which Turn it occurred last."""

    times: int = 0
    tries: int = 0
    turn: int = 0


class Front(msgspec.Struct, frozen=True, gc=False):
    """A Military Campaign: its marker (+ is Bourbon), victories so far and the Turn of each side's last one."""

    marker: int = 0
    bourbon: int = 0
    austrian: int = 0
    bourbon_turn: int = 0
    austrian_turn: int = 0
    stopped: bool = False
    """A Victory box ended it for the Year."""
    ended: bool = False


class Trader(msgspec.Struct, frozen=True, gc=False):
    """A Squadron or Auxiliary on the Levant Trade Track, since which Turn (2.632)."""

    who: str
    turn: int


class State(PlayState, kw_only=True):
    """A position of Mistral.

    ``turn`` is the Turn of the Year, 1 to 16; ``turns`` and ``impulses`` count from the start of the game.
    ``agenda`` is what a phase still has to do, in an order that chance may have decided: public names only.
    ``acting`` is whose go it is within a window, ``passes`` how many have passed in turn.
    """

    figures: ClassVar[Figures] = own_figures()
    scenario: Open[str]
    year: Open[int]
    turn: Open[int]
    last_turn: Open[int]
    turns: Open[int] = 1
    impulse: Open[int] = 1
    impulses: Open[int] = 1
    increment: Open[int] = 1
    phase: Open[Phase] = Phase.FIRST_ORDERS
    agenda: Open[tuple[str, ...]] = ()
    acting: Open[Fleet] = Fleet.BRITISH
    passes: Open[int] = 0
    winds: Open[tuple[Wind, ...]] = ()
    gales: Open[tuple[Gale, ...]] = ()
    formations: Ruled[dict[FormationId, Formation]] = {}
    squadrons: Ruled[dict[SquadronId, Squadron]] = {}
    leaders: Ruled[dict[LeaderId, Leader]] = {}
    auxiliaries: Ruled[dict[AuxiliaryId, Auxiliary]] = {}
    convoys: Ruled[dict[FormationId, Convoy]] = {}
    arrivals: Open[dict[ConvoyKind, int]] = {}
    """Arrival rolls made so far for Convoys that are looked for (2.151, 2.413)."""
    markers: Ruled[dict[FormationId, str]] = {}
    """What each stack has still to do in this MPI: the Bourbon ones as marked (IC.5.15.b), the British as just told."""
    searched: Open[tuple[str, ...]] = ()
    """Locations that Formations have Searched in this MPI, as ``fleet/location`` (IC.7.12.b)."""
    fought: Open[tuple[str, ...]] = ()
    """Locations in which a Battle has been fought in this MPI (IC.8.12.b)."""
    harboured: Ruled[tuple[str, ...]] = ()
    """Formations that attacked a harbour in this Impulse (IC.6.24.b), and so are Spotted."""
    books: Open[dict[Fleet, Book]] = {}
    ledger: Open[tuple[Entry, ...]] = ()
    chits: Ruled[dict[ChitId, Chit]] = {}
    draws: Open[int] = 0
    events: Open[dict[Event, Mark]] = {}
    fronts: Open[dict[Campaign, Front]] = {}
    credits: Open[int] = 0
    """Landings not yet used in a Campaign (IC.10.19)."""
    shows: Open[tuple[str, ...]] = ()
    """Fulfilled Shows of Force that bear on the next roll of an Event, as ``fleet/place`` (IC.9.2.e)."""
    stances: Open[dict[Contingent, Stance]] = {}
    defied: Open[bool] = False
    """The British have paid to attack the French before the war (2.42)."""
    active: Open[tuple[str, ...]] = ()
    """Pirate Bases whose corsairs are Active in this Turn (2.522)."""
    tasker: Open[str] = ""
    """Who Tasks the pirates in this Turn (2.523)."""
    used: Open[tuple[str, ...]] = ()
    """Bases whose pirate has performed a Task (2.526)."""
    silenced: Open[tuple[str, ...]] = ()
    """Bases silenced for the Year (2.526.b)."""
    knights_paid: Open[bool] = False
    trade: Open[tuple[Trader, ...]] = ()
    repair_points: Open[dict[str, int]] = {}
    waiting: Ruled[dict[Contingent, tuple[str, ...]]] = {}
    """Sail received that wait off the map (IC.11.12.b), and those of Neutral Contingents (2.611)."""
    prizes: Open[dict[Fleet, tuple[str, ...]]] = {}
    """Captured Sail that have not joined a Squadron (IC.8.44)."""
    admirals: Open[dict[Command, LeaderId]] = {}
    """Who commands each Command since its last Reorganisation Step began (IC.3.46.c)."""
    fleet_admirals: Open[dict[Fleet, LeaderId]] = {}
    """Who commands each Fleet since then."""
    fresh: Ruled[tuple[str, ...]] = ()
    """Sail received in this Administrative Phase, which need no Strategy Check, as ``fleet/ship`` (T.strategy.b)."""
    tried: Ruled[tuple[str, ...]] = ()
    """What a Strategy Check has denied in this Step, as ``fleet/what``: it is not tried again (IC.3.33, IC.9.36)."""
    lost: Ruled[dict[str, Contingent]] = {}
    """Sail that are gone, sunk or struck, by name, and counters of Squadrons that were withdrawn whole (2.622)."""
    ended: Open[str] = ""
    pirate_tie: Open[Fleet] = Fleet.BOURBON
    open_markers: Open[bool] = False
    troop_format: Open[str] = "generic"
    combat_dice: Open[str] = "two"
    order_draws: Open[str] = "random"
    named_ships: Open[bool] = False
    battles: Open[str] = "charts"
    first_year: Open[str] = ""
    """The set-up with which a Campaign has begun (2.721)."""
    rerolls: Open[str] = "important"
    british_rank: Open[str] = ""
    bourbon_rank: Open[str] = ""


WHOLE: Final = Part(State)
"""All of a position, by which what rules work out of it is kept."""
