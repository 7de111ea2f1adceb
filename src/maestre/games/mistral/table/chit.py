"""IC.9.31-IC.9.37 Order Chits: what each says, who holds which, and how far its time has run: questions only.

Copies of a chit are called by its name and a number (``BO-ES1:2``), those against Pirate Bases by the Base
(``BR-SFP:algiers``).
"""

from __future__ import annotations

from collections.abc import Iterable

from maestre.games.mistral.data import ChitRow, Figures
from maestre.games.mistral.data.words import AuxiliaryClass, OrderKind
from maestre.games.mistral.table.formations import below, ready, sail, squadrons_in
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.sequence import ADMINISTRATION
from maestre.games.mistral.table.state import Berth, Chit, ChitId, ChitStatus, Formation, FormationId, State
from maestre.play import Message, rule
from maestre.play.written.figures import kept
from maestre.play.written.messages import Arg
from maestre.space.network import place_of


def _copies(row: ChitRow) -> tuple[ChitId, ...]:
    if row.bases:
        return tuple(ChitId(f"{row.id}:{base}") for base in row.bases)
    if row.copies == 1:
        return (ChitId(row.id),)
    return tuple(ChitId(f"{row.id}:{number}") for number in range(1, row.copies + 1))


@kept
def all_chits(figures: Figures) -> dict[ChitId, ChitRow]:
    """Every chit of both Fleets, each copy by itself."""
    return {chit: row for row in figures.orders.chits.values() for chit in _copies(row)}


def row_of(figures: Figures, chit: ChitId) -> ChitRow:
    """What is printed on a chit."""
    return all_chits(figures)[chit]


def places_of(figures: Figures, chit: ChitId) -> tuple[str, ...]:
    """The places of an Order; of one against a Pirate Base that Base."""
    row = row_of(figures, chit)
    return (chit.partition(":")[2],) if row.bases else row.places


def chit_named(figures: Figures, chit: ChitId) -> Message:
    """A chit by its name, and the Sail that it takes."""
    return Message.of(
        "offer-chit", chit=name(figures, chit), sail=figures.orders.types[row_of(figures, chit).kind].least_sail
    )


def asked_of(figures: Figures, chit: ChitId) -> Message:
    """What fulfils an Order, by its kind, with its figures; nothing is drawn that lets a Squadron travel."""
    orders = figures.orders
    kind = row_of(figures, chit).kind
    part, of = orders.escort.share
    told: dict[OrderKind, dict[str, Arg]] = {
        OrderKind.CRUISE: {"impulses": orders.cruise.impulses, "within": orders.cruise.within},
        OrderKind.ESCORT: {"share": 100 * part // of},
        OrderKind.INTERDICTION: {
            "impulses": orders.interdiction.impulses,
            "within": orders.interdiction.begin_within,
        },
        OrderKind.BLOCKADE: {"impulses": orders.blockade.impulses, "within": orders.blockade.begin_within},
        OrderKind.SHOW_OF_FORCE: {"number": orders.show_of_force.number, "turns": orders.show_of_force.turns},
        OrderKind.ARMY_SUPPORT: {"resolutions": orders.army_support.resolutions},
        OrderKind.GUERRE_DE_COURSE: {"within": orders.course.within},
    }
    return Message.of(f"order-asks-{kind}", **told[kind])


def order_name(figures: Figures, chit: ChitId) -> Message:
    """What kind of Order a chit is, by its name."""
    return Message(f"order-name-{row_of(figures, chit).kind}")


def issued(state: State, kind: OrderKind | None = None) -> tuple[ChitId, ...]:
    """The chits of Orders in Execution, of one kind or of all, in the order of the data."""
    return _by_data(state.figures, (chit for chit, one in state.chits.items() if _runs(state.figures, one, kind)))


def _runs(figures: Figures, chit: Chit, kind: OrderKind | None) -> bool:
    """Whether a chit is of an Order in Execution, of one kind or of any."""
    return chit.status is ChitStatus.ISSUED and kind in (None, row_of(figures, chit.id).kind)


def _by_data(figures: Figures, chits: Iterable[ChitId]) -> tuple[ChitId, ...]:
    """Put chits into the order of the data."""
    found = tuple(chits)
    return tuple(chit for chit in all_chits(figures) if chit in found) if found[1:] else found


def held(state: State, holder: str, kind: OrderKind | None = None) -> ChitId | None:
    """The chit of the Order, of one kind or of any, that a Formation or Auxiliary Executes, if it has one."""
    mine = _by_data(
        state.figures,
        (chit for chit, one in state.chits.items() if one.holder == holder and _runs(state.figures, one, kind)),
    )
    return mine[0] if mine else None


# ------------------------------------------------------------------------------------------------ the force


@rule("IC.9.37.b", "2.317.b")
def strength(state: State, formation: FormationId) -> int:
    """The Sail of a Formation that count for an Order, Subordinated Flags and guests of the other Command too."""
    return sail(squadrons_in(state, formation))


@rule("IC.9.37.b", "IC.9.36.b")
def executing(state: State, chit: ChitId) -> Formation | None:
    """The Formation that Executes an Order, if it is Ready, a stack of its own and has Sail enough just now."""
    one = state.formations.get(FormationId(state.chits[chit].holder))
    if one is None or not ready(one) or one.superior:
        return None
    least = state.figures.orders.types[row_of(state.figures, chit).kind].least_sail
    return one if strength(state, one.id) >= least else None


def is_at(figures: Figures, formation: Formation, chit: ChitId) -> bool:
    """Whether a Formation is in a place of an Order; the boxes of a Sea Zone belong to it."""
    return place_of(formation.place) in places_of(figures, chit)


@rule("2.132.a")
def has_bomb(state: State, formation: FormationId) -> bool:
    """Whether a Bomb Auxiliary is Assigned to a Formation or to one Subordinated to it."""
    mine = below(state, formation)
    return any(
        one.kind is AuxiliaryClass.BOMB and one.berth is Berth.ASSIGNED and one.formation in mine
        for one in state.auxiliaries.values()
    )


# ------------------------------------------------------------------------------------------------ time


@rule("IC.9.36.c")
def elapsed(state: State, chit: ChitId) -> int:
    """The Impulses of an Order's Execution that are over, at the end of an Impulse or in the Administrative Phase."""
    over = state.impulses - 1 if state.phase in ADMINISTRATION else state.impulses
    return over - state.chits[chit].issued


@rule("IC.9.39", "O.cruise", "O.interdiction", "O.blockade", "O.show_of_force", "O.guerre_de_course")
def deadline(state: State, chit: ChitId) -> int | None:
    """The Impulses within which an Order must be Fulfilled, or a watch begin; None if time does not end it."""
    one = state.chits[chit]
    limits = {
        OrderKind.CRUISE: state.figures.orders.cruise.within,
        OrderKind.GUERRE_DE_COURSE: state.figures.orders.course.within,
        OrderKind.SHOW_OF_FORCE: state.figures.orders.show_of_force.turns * state.figures.calendar.impulses,
    }
    if not one.begun:
        limits |= {
            OrderKind.INTERDICTION: state.figures.orders.interdiction.begin_within,
            OrderKind.BLOCKADE: state.figures.orders.blockade.begin_within,
        }
    limit = limits.get(row_of(state.figures, chit).kind)
    return None if limit is None else limit + one.extended * state.figures.orders.extension


def out_of_time(state: State, chit: ChitId) -> bool:
    """Whether the time of an Order is over."""
    limit = deadline(state, chit)
    return limit is not None and elapsed(state, chit) >= limit
