"""S.22-S.25, IC.9.38-IC.9.41 Orders in Execution: Extension, Hand-Over, ending by choice, judging, and their loss.

At the end of an Impulse a player says ``Order("extend", chit)``, ``Order("hand_over", chit, (formation,))``,
``Order("fail", chit)`` or ``Order("done")``, in secret; after a Battle only the last two. Both players are asked as
long as they have anything at sea: who has Orders is his affair. Each chit is tried once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data.words import Fleet, OrderKind
from maestre.games.mistral.fleets.leaders import granted, strategy_check
from maestre.games.mistral.orders import blockade, cruise, guerre_de_course, interdiction, rendezvous
from maestre.games.mistral.orders.holding import check_holder, commands_of
from maestre.games.mistral.orders.scoring import failed, stand_down
from maestre.games.mistral.table.chit import (
    chit_named,
    deadline,
    elapsed,
    held,
    issued,
    out_of_time,
    places_of,
    row_of,
)
from maestre.games.mistral.table.formations import below, enemy, ready, squadrons_in
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.ordering import Act, Acting, Done
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import AuxiliaryId, ChitId, FormationId, Phase, State
from maestre.play import Message, Procedure, RuleId, ask, change, errors, reveal, rule

_JUDGES: Final[dict[OrderKind, Callable[[State, ChitId], None]]] = {
    OrderKind.CRUISE: cruise.judged,
    OrderKind.INTERDICTION: interdiction.judged,
    OrderKind.BLOCKADE: blockade.judged,
    OrderKind.GUERRE_DE_COURSE: guerre_de_course.judged,
}
"""Orders that are judged at the end of an Impulse; Shows of Force and Army Support are in the Event Step."""


# ------------------------------------------------------------------------------------------------ what is asked


class Extend(Act, frozen=True):
    """Ask for more time for an Order."""

    verb: ClassVar = "extend"
    chit: ChitId = ChitId("")


class HandOver(Act, frozen=True):
    """Give an Order to another Formation."""

    verb: ClassVar = "hand_over"
    chit: ChitId = ChitId("")
    to: FormationId = FormationId("")

    @classmethod
    def unread(cls, _rule: str, _values: tuple[str, ...]) -> errors.Refused:
        return errors.Refused("IC.9.41", "order-names-two", verb=cls.verb)


class Fail(Act, frozen=True):
    """End an Order by choice."""

    verb: ClassVar = "fail"
    chit: ChitId = ChitId("")


_Term = Extend | HandOver | Fail | Done


@rule("IC.9.39", "IC.9.41", "IC.9.38")
class ImpulseEnd(Acting[_Term], frozen=True, tag="impulse-end"):
    """Whether a Fleet Extends an Order, hands it over or ends it (S.24, IC.9.38)."""

    rule: ClassVar = "IC.9.39"
    secret: ClassVar = True
    window: ClassVar = "terms"
    asks: ClassVar = "impulse-end-ask"

    impulse: int

    @classmethod
    def kinds(cls) -> tuple[type[_Term], ...]:
        return Extend, HandOver, Fail, Done

    def check(self, seen: State, value: _Term) -> None:
        """Refuse an Order that is not his to change, an Extension before its time, and a receiver who may not."""
        if not isinstance(value, Done):
            _check_own(seen, self.whose(), value.chit)
        match value:
            case Extend(chit):
                _check_extension(seen, chit)
            case HandOver(chit, to):
                _check_hand_over(seen, chit, to)
            case Fail() | Done():
                pass

    def propose(self, seen: State, rng: Random) -> Iterator[_Term]:
        """Extend what is about to end; now and then drop an Order of a worn Formation, or hand one over."""
        fleet = self.whose()
        mine = [chit for chit in issued(seen) if seen.chits[chit].fleet is fleet]
        said: list[_Term] = [Extend(chit) for chit in mine]
        if not rng.randrange(20):
            others = [one.id for one in seen.formations.values() if one.fleet is fleet]
            said += [HandOver(chit, other) for chit in mine for other in others]
        if not rng.randrange(60):
            said += [Fail(chit) for chit in mine]
        yield from (one for one in rng.sample(said, len(said)) if self.refusal(seen, one) is None)
        yield Done()

    def candidates(self, seen: State, piece: str) -> Iterator[_Term]:
        """To Extend, hand over or end each Order in Execution, and to be done."""
        yield from _ways(seen, self.whose(), piece)

    def describe(self, seen: State, value: _Term) -> Message:
        return _told(seen, self.whose(), value)


class BattleEnd(Acting[Fail | Done], frozen=True, tag="battle-end"):
    """Whether a Fleet ends an Order of stacks that fought in a Battle (S.22)."""

    rule: ClassVar = "IC.9.38"
    secret: ClassVar = True
    window: ClassVar = "terms"
    asks: ClassVar = "battle-end-ask"

    place: str
    formations: tuple[FormationId, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Fail | Done], ...]:
        return Fail, Done

    def check(self, seen: State, value: Fail | Done) -> None:
        """Refuse an Order that is not his to change, and one that nobody holds who fought."""
        if isinstance(value, Fail):
            _check_own(seen, self.whose(), value.chit)
            fought = [one for stack in self.formations for one in below(seen, stack)]
            if seen.chits[value.chit].holder not in fought:
                raise Refused("IC.9.38", "order-not-fought", seen.figures, chit=value.chit, place=self.place)

    def propose(self, seen: State, rng: Random) -> Iterator[Fail | Done]:
        """End none."""
        yield Done()

    def candidates(self, seen: State, piece: str) -> Iterator[Fail | Done]:
        """To end each Order in Execution, and to be done."""
        yield from (one for one in _ways(seen, self.whose(), piece) if isinstance(one, Fail | Done))

    def describe(self, seen: State, value: Fail | Done) -> Message:
        return _told(seen, self.whose(), value)


def _ways(state: State, fleet: Fleet, piece: str) -> Iterator[_Term]:
    """All that could be done about the Orders of a Fleet, or about one of them."""
    for chit in issued(state):
        holder = state.chits[chit].holder
        if state.chits[chit].fleet is not fleet or piece not in ("", chit, holder):
            continue
        others = [one.id for one in state.formations.values() if one.fleet is fleet and one.id != holder]
        yield Extend(chit)
        yield from (HandOver(chit, other) for other in others)
        yield Fail(chit)
    if not piece:
        yield Done()


def _told(state: State, fleet: Fleet, value: _Term) -> Message:
    """What becomes of an Order in Execution: its time, and the chance that the Admiral agrees."""
    if isinstance(value, Done):
        return Message("offer-done")
    chit, holder = value.chit, FormationId(state.chits[value.chit].holder)
    dp = sum(one.dp for one in squadrons_in(state, holder)) if holder in state.formations else 0
    drm = state.figures.orders.failing_drm(dp) if isinstance(value, Fail) else 0
    chance = granted(state, fleet, commands_of(state, holder), drm)
    order, time = chit_named(state.figures, chit), deadline(state, chit)
    if isinstance(value, Extend):
        left = 0 if time is None else max(0, time - elapsed(state, chit))
        return Message.of(
            "offer-extend", order=order, left=left, impulses=state.figures.orders.extension, chance=chance
        )
    if isinstance(value, Fail):
        return Message.of("offer-fail", order=order, holder=name(state.figures, holder), chance=chance)
    return Message.of(
        "offer-hand-over",
        order=order,
        holder=name(state.figures, holder),
        other=name(state.figures, value.to),
        chance=chance,
    )


def _check_own(state: State, fleet: Fleet, chit: ChitId) -> None:
    """Refuse an Order that is not in Execution or not his, and one that was tried."""
    if chit not in issued(state) or state.chits[chit].fleet is not fleet:
        raise Refused("IC.9.39", "order-not-issued", state.figures, chit=chit)
    if f"{fleet.value}/{chit}" in state.tried:
        raise Refused("IC.9.39", "order-tried", state.figures, what=chit)


@rule("IC.9.39")
def _check_extension(state: State, chit: ChitId) -> None:
    if state.chits[chit].extended >= state.figures.orders.extensions:
        raise Refused("IC.9.39", "order-extended-before", state.figures, chit=chit)
    if not out_of_time(state, chit):
        raise Refused("IC.9.39", "order-has-time", state.figures, chit=chit)


@rule("IC.9.41", "IC.10.12")
def _check_hand_over(state: State, chit: ChitId, to: FormationId) -> None:
    """Refuse unless both are Ready in one location; an escort with its Convoy stays with it until it is released."""
    holder = state.formations.get(FormationId(state.chits[chit].holder))
    receiver = state.formations.get(to)
    if holder is None or holder.superior:
        raise Refused("IC.9.41", "hand-over-bound", state.figures, chit=chit)
    if receiver is None or receiver.fleet is not holder.fleet or receiver.id == holder.id:
        raise Refused("IC.9.41", "hand-over-to-whom", state.figures, chit=chit)
    if not ready(holder) or not ready(receiver) or holder.place != receiver.place:
        raise Refused("IC.9.41", "hand-over-apart", state.figures, chit=chit, formation=holder.id, other=receiver.id)
    check_holder(state, chit, receiver.id)


# ------------------------------------------------------------------------------------------------ the end of an Impulse


@rule("S.24", "S.22", "IC.9.39")
def handing_over(state: State) -> Procedure[bool]:
    """One thing that a player does about his Orders before they are judged, British first, until both are done."""
    fleet = state.acting
    said: _Term = Done()
    if any(one.fleet is fleet and ready(one) for one in state.formations.values()):
        said = yield from ask(fleet.value, ImpulseEnd(fleet.value, state.impulse))
    if isinstance(said, Done):
        state.tried, state.acting = (), enemy(fleet)
        return fleet is Fleet.BOURBON
    reveal(state, f"the {fleet} change an Order")
    match said:
        case Extend(chit):
            yield from _extended(state, fleet, chit)
        case HandOver(chit, to):
            yield from _handed_over(state, fleet, chit, to)
        case Fail(chit):
            yield from _dropped(state, fleet, chit)
    return False


@rule("T.strategy", "IC.9.39")
def _agreed(state: State, fleet: Fleet, chit: ChitId, *drms: tuple[int, RuleId]) -> Procedure[bool]:
    """Check the Strategy of the Admiral responsible; what he denies is not asked of him again in this Step."""
    agreed = yield from strategy_check(state, fleet, commands_of(state, state.chits[chit].holder), *drms)
    if not agreed:
        state.tried += (f"{fleet.value}/{chit}",)
        tell(state, "order-stands", "IC.9.39", seen=(fleet.value,), chit=chit)
    return agreed


@rule("IC.9.39", "S.24")
def _extended(state: State, fleet: Fleet, chit: ChitId) -> Procedure[None]:
    if (yield from _agreed(state, fleet, chit)):
        change(state.chits, chit, extended=state.chits[chit].extended + 1)
        tell(
            state, "order-extended", "IC.9.39", seen=(fleet.value,), chit=chit, impulses=state.figures.orders.extension
        )


@rule("IC.9.41", "S.24")
def _handed_over(state: State, fleet: Fleet, chit: ChitId, to: FormationId) -> Procedure[None]:
    """Give an Order with all that has been counted to another Formation."""
    if (yield from _agreed(state, fleet, chit)):
        before = state.chits[chit].holder
        change(state.chits, chit, holder=to)
        tell(state, "order-handed-over", "IC.9.41", seen=(fleet.value,), chit=chit, formation=before, other=to)


@rule("IC.9.38", "S.22", "IC.9.39")
def _dropped(state: State, fleet: Fleet, chit: ChitId) -> Procedure[None]:
    """End an Order by choice: it has Failed. The more the Formation has suffered the easier it is."""
    holder = state.chits[chit].holder
    formation = FormationId(holder)
    dp = sum(one.dp for one in squadrons_in(state, formation)) if formation in state.formations else 0
    if (yield from _agreed(state, fleet, chit, (state.figures.orders.failing_drm(dp), "IC.9.38"))):
        failed(state, chit, "IC.9.38")
        stand_down(state, holder, "IC.9.38")


@rule("S.25", "IC.4.3", "IC.9.36.c")
def judging(state: State) -> Procedure[bool]:
    """Judge every Order that Impulses count for."""
    yield from ()
    for chit in issued(state):
        judge = _JUDGES.get(row_of(state.figures, chit).kind)
        if judge is not None:
            judge(state, chit)
    return True


@rule("IC.9.38", "S.22")
def after_battle(state: State, place: str, stacks: tuple[FormationId, ...]) -> Procedure[None]:
    """Let both players end Orders of those who fought, the British first; stands at `AFTER_BATTLE`, at its end."""
    for fleet in Fleet:
        mine = tuple(one for one in stacks if one in state.formations and state.formations[one].fleet is fleet)
        done = not mine
        while not done:
            match (yield from ask(fleet.value, BattleEnd(fleet.value, place, mine))):
                case Fail(chit):
                    reveal(state, f"the {fleet} end an Order")
                    yield from _dropped(state, fleet, chit)
                case Done():
                    done = True
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
    convoy = row_of(state.figures, chit).convoy
    return places_of(state.figures, chit) if convoy is None else (convoy.value,)


PHASES: Final[dict[Phase, Chapter]] = {Phase.HANDING_OVER: handing_over, Phase.JUDGING: judging}
