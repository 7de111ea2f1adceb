"""S.22-S.25, IC.9.38-IC.9.41 Orders in Execution: Extension, Hand-Over, ending by choice, judging, and their loss.

At the end of an Impulse a player says ``Order("extend", chit)``, ``Order("hand_over", chit, (formation,))``,
``Order("fail", chit)`` or ``Order("done")``, in secret; after a Battle only the last two. Both players are asked as
long as they have anything at sea: who has Orders is his affair. Each chit is tried once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from maestre.games.mistral.data import ORDERS
from maestre.games.mistral.data.words import Fleet, OrderKind
from maestre.games.mistral.formations import below, enemy, ready, squadrons_in
from maestre.games.mistral.leaders import strategy_check
from maestre.games.mistral.matters import BattleEnd, ImpulseEnd
from maestre.games.mistral.names import Refused, tell
from maestre.games.mistral.orders import blockade, cruise, guerre_de_course, interdiction, rendezvous
from maestre.games.mistral.orders.chit import held, issued, out_of_time, places_of, row_of
from maestre.games.mistral.orders.holding import check_holder, commands_of
from maestre.games.mistral.orders.scoring import failed, stand_down
from maestre.games.mistral.sequence import Chapter
from maestre.games.mistral.state import AuxiliaryId, ChitId, FormationId, Phase, State
from maestre.play import Answer, Ask, Order, Orders, Procedure, ask, change, reveal, rule

__all__ = [
    "CHECKS",
    "DONE",
    "EXTEND",
    "FAIL",
    "HAND_OVER",
    "PHASES",
    "PROPOSALS",
    "after_battle",
    "check_impulse_end",
    "handing_over",
    "harboured",
    "judging",
    "left_map",
    "ordered_places",
    "retired",
    "unformed",
]

EXTEND: Final = "extend"
HAND_OVER: Final = "hand_over"
FAIL: Final = "fail"
DONE: Final = "done"

_JUDGES: Final[dict[OrderKind, Callable[[State, ChitId], None]]] = {
    OrderKind.CRUISE: cruise.judged,
    OrderKind.INTERDICTION: interdiction.judged,
    OrderKind.BLOCKADE: blockade.judged,
    OrderKind.GUERRE_DE_COURSE: guerre_de_course.judged,
}
"""Orders that are judged at the end of an Impulse; Shows of Force and Army Support are in the Event Step."""


# ------------------------------------------------------------------------------------------------ the end of an Impulse


@rule("S.24", "S.22", "IC.9.39")
def handing_over(state: State) -> Procedure[bool]:
    """One thing that a player does about his Orders before they are judged, British first, until both are done."""
    fleet = state.acting
    order = Order(DONE)
    if any(one.fleet is fleet and ready(one) for one in state.formations.values()):
        choice = Orders((EXTEND, HAND_OVER, FAIL, DONE))
        about = ImpulseEnd(fleet, state.impulse)
        order = yield from ask(fleet.value, choice, "IC.9.39", about=about, secret=True, window="terms")
    if order.verb == DONE:
        state.tried, state.acting = (), enemy(fleet)
        return fleet is Fleet.BOURBON
    reveal(state)
    yield from _DEEDS[order.verb](state, fleet, order)
    return False


@rule("T.strategy", "IC.9.39")
def _agreed(state: State, fleet: Fleet, chit: ChitId, *drms: tuple[int, str]) -> Procedure[bool]:
    """Check the Strategy of the Admiral responsible; what he denies is not asked of him again in this Step."""
    agreed = yield from strategy_check(state, fleet, commands_of(state, state.chits[chit].holder), *drms)
    if not agreed:
        state.tried += (f"{fleet.value}/{chit}",)
        tell(state, "order-stands", "IC.9.39", seen=(fleet.value,), chit=chit)
    return agreed


@rule("IC.9.39", "S.24")
def _extended(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    chit = ChitId(order.piece)
    if (yield from _agreed(state, fleet, chit)):
        change(state.chits, chit, extended=state.chits[chit].extended + 1)
        tell(state, "order-extended", "IC.9.39", seen=(fleet.value,), chit=chit, impulses=ORDERS.extension)


@rule("IC.9.41", "S.24")
def _handed_over(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Give an Order with all that has been counted to another Formation."""
    chit, to = ChitId(order.piece), order.objects[0]
    if (yield from _agreed(state, fleet, chit)):
        before = state.chits[chit].holder
        change(state.chits, chit, holder=to)
        tell(state, "order-handed-over", "IC.9.41", seen=(fleet.value,), chit=chit, formation=before, other=to)


@rule("IC.9.38", "S.22", "IC.9.39")
def _dropped(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """End an Order by choice: it has Failed. The more the Formation has suffered the easier it is."""
    chit = ChitId(order.piece)
    holder = state.chits[chit].holder
    formation = FormationId(holder)
    dp = sum(one.dp for one in squadrons_in(state, formation)) if formation in state.formations else 0
    if (yield from _agreed(state, fleet, chit, (ORDERS.failing_drm(dp), "IC.9.38"))):
        failed(state, chit, "IC.9.38")
        stand_down(state, holder, "IC.9.38")


_DEEDS: Final[dict[str, Callable[[State, Fleet, Order], Procedure[None]]]] = {
    EXTEND: _extended,
    HAND_OVER: _handed_over,
    FAIL: _dropped,
}


@rule("S.25", "IC.4.3", "IC.9.36.c")
def judging(state: State) -> Procedure[bool]:
    """Judge every Order that Impulses count for."""
    yield from ()
    for chit in issued(state):
        judge = _JUDGES.get(row_of(chit).kind)
        if judge is not None:
            judge(state, chit)
    return True


@rule("IC.9.38", "S.22")
def after_battle(state: State, place: str, stacks: tuple[FormationId, ...]) -> Procedure[None]:
    """Let both players end Orders of those who fought, the British first; stands at `AFTER_BATTLE`, at its end."""
    for fleet in Fleet:
        mine = tuple(one for one in stacks if one in state.formations and state.formations[one].fleet is fleet)
        order = Order(FAIL)
        while mine and order.verb != DONE:
            about = BattleEnd(fleet, place, mine)
            choice = Orders((FAIL, DONE))
            order = yield from ask(fleet.value, choice, "IC.9.38", about=about, secret=True, window="terms")
            if order.verb == FAIL:
                reveal(state)
                yield from _dropped(state, fleet, order)
        state.tried = ()


# ------------------------------------------------------------------------------------------------ what ends Orders


@rule("IC.9.38.c")
def unformed(state: State, formation: FormationId) -> Procedure[None]:
    """Fail the Order of a Formation that is about to be taken off, and let none seek it; stands at `UNFORMED`."""
    yield from ()
    chit = held(state, formation)
    if chit is not None:
        failed(state, chit, "IC.9.38.c")
    rendezvous.goal_lost(state, formation)


@rule("IC.6.2.c", "IC.9.38.c", "2.233.b")
def retired(state: State, auxiliary: AuxiliaryId) -> None:
    """Fail the Order of an Auxiliary that goes to Recovery; stands at `RETIRED`."""
    chit = held(state, auxiliary)
    if chit is not None:
        failed(state, chit, "IC.6.2.c")


@rule("O.cruise", "O.rendezvous")
def harboured(state: State, formation: FormationId) -> Procedure[None]:
    """A stack has entered harbour: its Cruise has Failed, its Rendezvous is over; stands at `HARBOURED`."""
    yield from ()
    cruise.put_in(state, formation)
    rendezvous.put_in(state, formation)


@rule("2.62.b", "2.633.a")
def left_map(state: State, formation: FormationId, edge: str) -> Procedure[None]:
    """A stack has left the map: Guerre de Course is Fulfilled, a Rendezvous over; stands at `OFF_MAP`, first."""
    yield from rendezvous.left_map(state, formation, edge)
    yield from guerre_de_course.left(state, formation, edge)


@rule("IC.6.2.c", "2.233.b")
def ordered_places(state: State, auxiliary: AuxiliaryId, kind: OrderKind) -> tuple[str, ...] | None:
    """The places of an Auxiliary's Order of a kind, of an Escort the kind of Convoy; has the word at `ORDERED`."""
    chit = held(state, auxiliary, kind)
    if chit is None:
        return None
    convoy = row_of(chit).convoy
    return places_of(chit) if convoy is None else (convoy.value,)


# ------------------------------------------------------------------------------------------------ what may be said


@rule("IC.9.39", "IC.9.41", "IC.9.38")
def check_impulse_end(state: State, question: Ask, order: Order) -> None:
    """Refuse an Order that is not his to change, an Extension before its time, and a receiver who may not have it."""
    fleet = Fleet(question.seat)
    if order.verb == DONE:
        return
    chit = ChitId(order.piece)
    if chit not in issued(state) or state.chits[chit].fleet is not fleet:
        raise Refused("IC.9.39", "order-not-issued", chit=order.piece)
    if f"{fleet.value}/{chit}" in state.tried:
        raise Refused("IC.9.39", "order-tried", what=chit)
    if order.verb == EXTEND:
        _check_extension(state, chit)
    elif order.verb == HAND_OVER:
        _check_hand_over(state, chit, order.objects)


@rule("IC.9.39")
def _check_extension(state: State, chit: ChitId) -> None:
    if state.chits[chit].extended >= ORDERS.extensions:
        raise Refused("IC.9.39", "order-extended-before", chit=chit)
    if not out_of_time(state, chit):
        raise Refused("IC.9.39", "order-has-time", chit=chit)


@rule("IC.9.41", "IC.10.12")
def _check_hand_over(state: State, chit: ChitId, to: tuple[str, ...]) -> None:
    """Refuse unless both are Ready in one location; an escort with its Convoy stays with it until it is released."""
    holder = state.formations.get(FormationId(state.chits[chit].holder))
    receiver = state.formations.get(FormationId(to[0])) if len(to) == 1 else None
    if holder is None or holder.superior:
        raise Refused("IC.9.41", "hand-over-bound", chit=chit)
    if receiver is None or receiver.fleet is not holder.fleet or receiver.id == holder.id:
        raise Refused("IC.9.41", "hand-over-to-whom", chit=chit)
    if not ready(holder) or not ready(receiver) or holder.place != receiver.place:
        raise Refused("IC.9.41", "hand-over-apart", chit=chit, formation=holder.id, other=receiver.id)
    check_holder(state, chit, receiver.id)


@rule("IC.9.38")
def _check_battle_end(state: State, question: Ask, order: Order) -> None:
    """Refuse an Order that nobody holds who fought."""
    matter = question.about
    assert isinstance(matter, BattleEnd), matter
    check_impulse_end(state, question, order)
    if order.verb == DONE:
        return
    fought = [one for stack in matter.formations for one in below(state, stack)]
    if state.chits[ChitId(order.piece)].holder not in fought:
        raise Refused("IC.9.38", "order-not-fought", chit=order.piece, place=matter.place)


def _impulse_end_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Extend what is about to end; now and then drop an Order of a worn Formation, or hand one over."""
    fleet = Fleet(question.seat)
    mine = [chit for chit in issued(state) if state.chits[chit].fleet is fleet]
    said = [Order(EXTEND, chit) for chit in mine]
    if not rng.randrange(20):
        others = [one.id for one in state.formations.values() if one.fleet is fleet]
        said += [Order(HAND_OVER, chit, (other,)) for chit in mine for other in others]
    if not rng.randrange(60):
        said += [Order(FAIL, chit) for chit in mine]
    yield from (one for one in rng.sample(said, len(said)) if _allowed(state, question, one, check_impulse_end))
    yield Order(DONE)


def _battle_end_for_chance(_state: State, _question: Ask, _rng: Random) -> Iterator[Answer]:
    yield Order(DONE)


def _allowed(state: State, question: Ask, order: Order, check: Callable[[State, Ask, Order], None]) -> bool:
    try:
        check(state, question, order)
    except Refused:
        return False
    return True


CHECKS: Final = {"IC.9.39": check_impulse_end, "IC.9.38": _check_battle_end}
PROPOSALS: Final = {"IC.9.39": _impulse_end_for_chance, "IC.9.38": _battle_end_for_chance}
PHASES: Final[dict[Phase, Chapter]] = {Phase.HANDING_OVER: handing_over, Phase.JUDGING: judging}
