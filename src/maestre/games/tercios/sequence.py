"""2.01-2.12, 6.06 The sequence of a turn: planning, initiative, goes that alternate, and its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.activation import activate
from maestre.games.tercios.command import initiative_level
from maestre.games.tercios.leaders import lead
from maestre.games.tercios.marks import expire, go_ended
from maestre.games.tercios.matters import Start
from maestre.games.tercios.moments import GO_BEGINS, MAY_ACT, MAY_LEAD, MUST_LEAD, TROOPS_OWED, TURN_ENDED
from maestre.games.tercios.occasions import set_out
from maestre.games.tercios.perils import clear_ground
from maestre.games.tercios.planning import plan
from maestre.games.tercios.rolls import Initiative
from maestre.games.tercios.state import Go, LeaderId, Phase, Side, State, UnitId, Until
from maestre.games.tercios.troops import able, acting, ready, sharing
from maestre.play import Ask, Order, Orders, Pick, Procedure, Refused, ask, change, remembered, rule, tell, throw

__all__ = ["ACT", "DEEDS", "HAND_OVER", "LEAD", "STEPS", "check_go", "leading", "open_verbs"]

LEAD: Final = "lead"
ACT: Final = "act"
HAND_OVER: Final = "pass"

set_out()


@rule("2.04", "2.05", "2.06")
def initiative(state: State) -> Procedure[None]:
    """A die each and the Commander's level; the winner says who starts."""
    levels = tuple((side, initiative_level(state, side)) for side in Side)
    reading = Initiative((levels[0][1], levels[1][1]))
    winner = yield from throw(reading, "2.05", about=Start(levels))
    tell(state, "initiative-won", "2.05", side=winner.value)
    first = yield from ask(winner, Pick(tuple(Side)), "2.06", about=Start(levels, winner))
    tell(state, "side-starts", "2.06", side=first)
    state.phase = Phase.ACTION
    yield from begin_go(state, Side(first))


# ----------------------------------------------------------------------------------------------------------------- goes


@rule("2.07", "2.08")
def one_go(state: State) -> Procedure[None]:
    """A leader if the player likes, then a Troop; each is one step. Whoever can do nothing passes by himself."""
    assert state.go is not None
    verbs = tuple(verb for verb in open_verbs(state) if verb in DEEDS)
    if verbs == (HAND_OVER,):
        yield from pass_go(state, Order(HAND_OVER))
        return
    order = yield from ask(state.go.side, Orders(verbs), "2.07", about=state.go)
    yield from DEEDS[order.verb](state, order)
    yield from clear_ground(state)


@remembered
@rule("2.07", "2.09", "2.10")
def open_verbs(state: State) -> tuple[str, ...]:
    """What the side whose go it is may do: a leader only before a Troop, a Troop if it has any, else pass."""
    go = state.go
    assert go is not None
    if go.leader and MUST_LEAD(state, go.side):
        return (LEAD,)
    verbs = (LEAD,) if go.leader and leading(state, go.side) else ()
    return (*verbs, ACT if able(state, go.side) else HAND_OVER)


def leading(state: State, side: Side) -> tuple[LeaderId, ...]:
    """List the leaders of a side that may be activated now."""
    return tuple(name for name, one in state.leaders.items() if one.side is side and MAY_LEAD.lets(state, name))


@rule("2.07", "2.10", "7.35")
def leader_go(state: State, order: Order) -> Procedure[None]:
    """Activate a leader; the go passes at once if no Troop is to be activated after him."""
    yield from lead(state, LeaderId(order.piece))
    go = state.go
    assert go is not None
    state.go = replace(go, leader=False)
    if not go.troops or not able(state, go.side):
        yield from end_go(state)


@rule("2.07", "2.26", "6.06")
def troop_go(state: State, order: Order) -> Procedure[None]:
    """Activate a Troop, or all that share its card, one after another; a failed check uses the activation up too."""
    for name in (order.piece, *order.objects):
        if UnitId(name) in state.cards:
            yield from activate(state, UnitId(name))
    go = state.go
    assert go is not None
    state.go = replace(go, leader=False, troops=go.troops - 1)
    if not state.go.troops or not able(state, go.side):
        yield from end_go(state)


@rule("2.10")
def pass_go(state: State, order: Order) -> Procedure[None]:
    """Hand the go over without activating a Troop."""
    assert state.go is not None
    tell(state, "go-passed", "2.10", side=state.go.side.value)
    yield from end_go(state)


@rule("2.04", "2.11")
def end_go(state: State) -> Procedure[None]:
    """The other side's go begins, unless neither has a Troop left to activate: then the turn ends at once."""
    assert state.go is not None
    side = state.go.side
    go_ended(state, side)
    if any(ready(state, one) for one in Side):
        yield from begin_go(state, side.enemy)
    else:
        yield from end_turn(state)


def begin_go(state: State, side: Side) -> Procedure[None]:
    """Open a side's go."""
    expire(state, Until.GO)
    state.go = Go(side, troops=TROOPS_OWED(state, side))
    yield from GO_BEGINS(state)


@rule("2.11", "2.12")
def end_turn(state: State) -> Procedure[None]:
    """Close the turn: cards that could only react go back, and nobody has acted in the next."""
    state.go = None
    state.cards = {}
    for unit in state.units:
        change(state.units, unit, acted=None, reacted=False)
    for until in (Until.IDLE, Until.DEED, Until.GO, Until.NEXT_GO, Until.TURN):
        expire(state, until)
    yield from TURN_ENDED(state)
    tell(state, "turn-ends", "2.11", turn=state.turn)
    if not state.ended:
        state.turn += 1
        state.phase = Phase.PLANNING


# --------------------------------------------------------------------------------------------------- what may be chosen


def check_go(state: State, question: Ask, order: Order) -> None:
    """Refuse a leader or a Troop that may not be activated now."""
    if order.verb == ACT:
        check_act(state, order)
    elif order.verb == LEAD:
        check_lead(state, LeaderId(order.piece))


@rule("2.08", "6.06")
def check_act(state: State, order: Order) -> None:
    """Refuse who is not one's own Troop with a card; those who share a card act together, in any order."""
    assert state.go is not None
    unit = UnitId(order.piece)
    if unit not in acting(state, state.go.side):
        raise Refused("2.07", "not-your-troop", unit=order.piece)
    MAY_ACT(state, unit)
    others = tuple(other for other in sharing(state, unit) if other != unit)
    if sorted(order.objects) != sorted(others):
        raise Refused("6.06", "not-all-who-share", proof=others, unit=order.piece, count=len(others))


@rule("2.07", "2.08")
def check_lead(state: State, leader: LeaderId) -> None:
    """Refuse who is not one's own leader, or may not be activated; whose command he has does not matter."""
    assert state.go is not None
    who = state.leaders.get(leader)
    if who is None or who.side is not state.go.side:
        raise Refused("2.07", "not-your-leader", leader=leader)
    MAY_LEAD(state, leader)


DEEDS: Final[dict[str, Callable[[State, Order], Procedure[None]]]] = {
    LEAD: leader_go,
    ACT: troop_go,
    HAND_OVER: pass_go,
}
"""What a go consists of, by verb."""

STEPS: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.PLANNING: plan,
    Phase.INITIATIVE: initiative,
    Phase.ACTION: one_go,
}
"""What runs from a quiet point to the next."""
