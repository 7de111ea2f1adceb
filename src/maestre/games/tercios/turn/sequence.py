"""2.01-2.12, 6.06 The sequence of a turn: planning, initiative, goes that alternate, and its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.cards.planning import plan
from maestre.games.tercios.command.interaction import initiative_level
from maestre.games.tercios.command.leaders import lead
from maestre.games.tercios.command.perils import clear_ground
from maestre.games.tercios.data import Value
from maestre.games.tercios.orders.activation import activate
from maestre.games.tercios.orders.initiative import Start, WhoStarts
from maestre.games.tercios.table.asking import Telling
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.marks import expire, go_ended
from maestre.games.tercios.table.moments import (
    CHECK_WAIVED,
    GO_BEGINS,
    MAY_ACT,
    MAY_LEAD,
    MUST_LEAD,
    TROOPS_OWED,
    TURN_ENDED,
)
from maestre.games.tercios.table.rolls import Initiative
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Go, LeaderId, Phase, State, UnitId, Until
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import able, acting, may_go_on, named, ready, sharing
from maestre.games.tercios.turn.wiring import wire
from maestre.miniatures.sides import Side
from maestre.miniatures.words import percent
from maestre.play import Deed, Message, Orders, Procedure, Refused, ask, change, rule, tell, throw
from maestre.play.chance.readings import passes
from maestre.play.pure import pure

LEAD: Final = "lead"
ACT: Final = "act"
HAND_OVER: Final = "pass"

wire()


@rule("2.04", "2.05", "2.06")
def initiative(state: State) -> Procedure[None]:
    """A die each and the Commander's level; the winner says who starts."""
    levels = tuple((side, initiative_level(state, side)) for side in Side)
    reading = Initiative((levels[0][1], levels[1][1]))
    winner = yield from throw(reading, "2.05", about=Start(levels))
    tell(state, "initiative-won", "2.05", side=winner.value)
    first = yield from ask(winner, WhoStarts(levels, winner))
    tell(state, "side-starts", "2.06", side=first.value)
    state.phase = Phase.ACTION
    yield from begin_go(state, first)


# ----------------------------------------------------------------------------------------------------------------- goes


class Lead(Deed[State], frozen=True):
    """Activate a leader."""

    verb: ClassVar = LEAD
    leader: LeaderId = LeaderId("")

    def check(self, seen: State, seat: str) -> None:
        check_lead(seen, self.leader)

    def describe(self, seen: State) -> Message:
        who = seen.leaders[self.leader]
        return Message.of("offer-lead", leader=who.name, level=who.level)


class Act(Deed[State], frozen=True):
    """Activate a Troop, and those who share its card after it, in this order."""

    verb: ClassVar = ACT
    unit: UnitId = UnitId("")
    others: tuple[UnitId, ...] = ()

    def check(self, seen: State, seat: str) -> None:
        check_act(seen, self.unit, self.others)

    def describe(self, seen: State) -> Message:
        """Say which card is turned up, how many share it, and the check that it takes."""
        card = seen.cards.get(self.unit)
        order = card.order if card else None
        dice = 0
        if not CHECK_WAIVED(seen, self.unit):
            dice = tallied(seen, Value.DISCIPLINE, Situation(unit=self.unit, use="order")).whole
        return Message.of(
            "offer-act",
            unit=named(seen, self.unit),
            order=Message(f"order-{order}") if order else Message("order-unknown"),
            others=len(self.others),
            dice=dice,
            number=seen.figures.targets.order_check,
            chance=percent(passes(dice, seen.figures.targets.order_check)),
        )


class HandOver(Deed[State], frozen=True):
    """Hand the go over without activating a Troop."""

    verb: ClassVar = HAND_OVER

    def check(self, seen: State, seat: str) -> None:
        """Refuse nothing: who has no Troop left to activate passes."""

    def describe(self, seen: State) -> Message:
        return Message(f"offer-{self.verb}")


class Activation(Telling[Lead | Act | HandOver], frozen=True, tag="go"):
    """It is a side's go: whom it activates."""

    rule: ClassVar = "2.07"
    verbs: tuple[str, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Lead | Act | HandOver], ...]:
        return Lead, Act, HandOver

    def choice(self) -> Orders:
        return Orders(self.verbs)

    def propose(self, seen: State, rng: Random) -> Iterator[Lead | Act | HandOver]:
        deeds = [deed for verb in self.verbs for deed in self._deeds(seen, verb, rng)]
        yield from rng.sample(deeds, len(deeds))

    def listed(self, seen: State) -> list[Lead | Act | HandOver]:
        return sorted(self.propose(seen, Random(0)), key=lambda deed: (deed.verb, deed.order().piece))

    def _deeds(self, seen: State, verb: str, rng: Random) -> Iterator[Lead | Act | HandOver]:
        side = Side(self.seat)
        if verb == ACT:
            for unit in able(seen, side):
                others = [other for other in sharing(seen, unit) if other != unit]
                yield Act(unit, tuple(rng.sample(others, len(others))))
        elif verb == LEAD:
            yield from map(Lead, leading(seen, side))
        else:
            yield HandOver()


@rule("2.07", "2.08")
def one_go(state: State) -> Procedure[None]:
    """A leader if the player likes, then a Troop; each is one step. Whoever can do nothing passes by himself."""
    assert state.go is not None
    side, verbs = state.go.side, open_verbs(state)
    if verbs == (HAND_OVER,):
        yield from pass_go(state)
        return
    match (yield from ask(side, Activation(side, verbs))):
        case Lead(leader):
            yield from leader_go(state, leader)
        case Act(unit, others):
            yield from troop_go(state, (unit, *others))
        case HandOver():
            yield from pass_go(state)
    yield from clear_ground(state)


@pure(OPEN)
@rule("2.07", "2.09", "2.10")
def open_verbs(state: State) -> tuple[str, ...]:
    """What the side whose go it is may do: a leader only before a Troop, a Troop if it has any, else pass."""
    go = state.go
    assert go is not None
    if go.leader and MUST_LEAD(state, go.side):
        return (LEAD,)
    verbs = (LEAD,) if go.leader and any(_leading(state, go.side)) else ()
    return (*verbs, ACT if may_go_on(state, go.side) else HAND_OVER)


@pure(OPEN)
def leading(state: State, side: Side) -> tuple[LeaderId, ...]:
    """List the leaders of a side that may be activated now."""
    return tuple(_leading(state, side))


def _leading(state: State, side: Side) -> Iterator[LeaderId]:
    return (name for name, one in state.leaders.items() if one.side is side and MAY_LEAD.lets(state, name))


@rule("2.07", "2.10", "7.35")
def leader_go(state: State, leader: LeaderId) -> Procedure[None]:
    """Activate a leader; the go passes at once if no Troop is to be activated after him."""
    yield from lead(state, leader)
    go = state.go
    assert go is not None
    state.go = replace(go, leader=False)
    if not go.troops or not may_go_on(state, go.side):
        yield from end_go(state)


@rule("2.07", "2.26", "6.06")
def troop_go(state: State, units: tuple[UnitId, ...]) -> Procedure[None]:
    """Activate a Troop, or all that share its card, one after another; a failed check uses the activation up too."""
    for unit in units:
        if unit in state.cards:
            yield from activate(state, unit)
    go = state.go
    assert go is not None
    state.go = replace(go, leader=False, troops=go.troops - 1)
    if not state.go.troops or not may_go_on(state, go.side):
        yield from end_go(state)


@rule("2.10")
def pass_go(state: State) -> Procedure[None]:
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
    state.go, state.phase = None, Phase.PLANNING
    state.cards = {}
    for unit in state.units:
        change(state.units, unit, acted=None, reacted=False)
    for until in (Until.IDLE, Until.DEED, Until.GO, Until.NEXT_GO, Until.TURN):
        expire(state, until)
    yield from TURN_ENDED(state)
    tell(state, "turn-ends", "2.11", turn=state.turn)
    if not state.ended:
        state.turn += 1


# --------------------------------------------------------------------------------------------------- what may be chosen


@rule("2.08", "6.06")
def check_act(state: State, unit: UnitId, others: tuple[UnitId, ...]) -> None:
    """Refuse who is not one's own Troop with a card; those who share a card act together, in any order."""
    assert state.go is not None
    if unit not in acting(state, state.go.side):
        raise Refused("2.07", "not-your-troop", unit=unit)
    MAY_ACT(state, unit)
    sharers = tuple(other for other in sharing(state, unit) if other != unit)
    if sorted(others) != sorted(sharers):
        raise Refused("6.06", "not-all-who-share", proof=sharers, unit=unit, count=len(sharers))


@rule("2.07", "2.08")
def check_lead(state: State, leader: LeaderId) -> None:
    """Refuse who is not one's own leader, or may not be activated; whose command he has does not matter."""
    assert state.go is not None
    who = state.leaders.get(leader)
    if who is None or who.side is not state.go.side:
        raise Refused("2.07", "not-your-leader", leader=leader)
    MAY_LEAD(state, leader)


STEPS: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.PLANNING: plan,
    Phase.INITIATIVE: initiative,
    Phase.ACTION: one_go,
}
"""What runs from a quiet point to the next."""
