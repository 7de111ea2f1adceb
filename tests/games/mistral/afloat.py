"""The moments of Convoys, watches and corsairs as `occasions` orders them, for tests of these chapters."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from maestre.games.mistral.auxiliaries import corsairs, knights
from maestre.games.mistral.battle import bombardment
from maestre.games.mistral.convoys import escorts, levant, merchantmen, raiding, routes, supply, trade
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import OrderKind
from maestre.games.mistral.detection import pickets, searching, watches
from maestre.games.mistral.table.moments import (
    ACTED,
    AFTER_BATTLE,
    BARRED,
    CANCELLED,
    CLEARED,
    CONVOY_STRUCK,
    ENTERED,
    EXTRAS,
    FORCED,
    GUARDS,
    HARBOURED,
    HIRED,
    IMPULSE_OVER,
    LEFT,
    MEETING,
    OFF_MAP,
    ORDERED,
    SAILED,
    TAKEN_ON,
    UNFORMED,
)
from maestre.games.mistral.table.state import AuxiliaryId, ChitStatus, State

from .positions import custom, deeds, moment, word

FIGURES = own_figures()


def ordered(state: State, auxiliary: AuxiliaryId, order: OrderKind) -> tuple[str, ...]:
    """What an Auxiliary is ordered to, from its chit."""

    found: tuple[str, ...] = ()
    for chit in state.chits.values():
        row = FIGURES.orders.chits[chit.id.partition(":")[0]]
        if chit.holder == auxiliary and chit.status is ChitStatus.ISSUED and row.kind is order:
            found += row.places + ((row.convoy.value,) if row.convoy else ())
    return found


@contextmanager
def at_sea() -> Iterator[None]:
    """Put these chapters at their moments, in the order of the game."""
    with ExitStack() as stack:
        for what in (
            moment(ENTERED, routes.entered, searching.entered, watches.entered, pickets.driven_off),
            moment(SAILED, searching.sailed, watches.sailed, pickets.driven_off),
            moment(LEFT, watches.left),
            moment(HARBOURED, searching.vanished, routes.harboured),
            moment(OFF_MAP, levant.off_map, trade.off_map),
            moment(UNFORMED, searching.vanished),
            moment(ACTED, routes.diverted, supply.unloaded),
            moment(CONVOY_STRUCK, merchantmen.struck),
            moment(AFTER_BATTLE, watches.over),
            moment(CLEARED, pickets.chased),
            moment(MEETING, escorts.join_all),
            word(FORCED, routes.must),
            word(EXTRAS, supply.unloading),
            word(HIRED, corsairs.hired, knights.hired),
            word(CANCELLED, knights.cancelled),
            word(GUARDS, escorts.guards),
            word(ORDERED, ordered),
            custom(IMPULSE_OVER, merchantmen.under_way, watches.note_wear),
            custom(TAKEN_ON, corsairs.taken_on, knights.taken_on),
            deeds(searching.DEEDS, bombardment.DEEDS, escorts.DEEDS, knights.DEEDS, pickets.DEEDS, raiding.DEEDS),
        ):
            stack.enter_context(what)
        before = BARRED.checks
        BARRED.checks = (corsairs.barred, knights.barred)
        stack.callback(setattr, BARRED, "checks", before)
        yield
