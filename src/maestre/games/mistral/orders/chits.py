"""1.42, IC.9.31-IC.9.36, S.27 The Order Pools, drawing and Receiving Orders, and Issuing them.

In the Orders Step a player says ``Order("draw")``, ``Order("issue", chit, (holder,))``, where a Squadron named as
holder is to go alone, ``Order("rendezvous", squadron, (goal,))`` or ``Order("done")``. All of it is secret; the enemy
sees that sets are drawn. Strategy Checks are thrown unseen, since their number would tell of an Order.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data.words import Command, Event, Flag, Fleet, OrderKind
from maestre.games.mistral.events.campaigns import is_over
from maestre.games.mistral.fleets.independents import parted
from maestre.games.mistral.fleets.leaders import granted, strategy_check
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.orders.holding import after_philip, check_holder, commands_of, holders, is_ready
from maestre.games.mistral.orders.rendezvous import check_rendezvous, goals, sent
from maestre.games.mistral.orders.scoring import cancelled, failed
from maestre.games.mistral.politics.spanish import ordered
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.chit import all_chits, asked_of, chit_named, places_of, row_of
from maestre.games.mistral.table.formations import enemy, is_independent
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.ordering import Act, Acting, Done
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.spots import own_pieces
from maestre.games.mistral.table.state import Chit, ChitId, ChitStatus, Phase, SquadronId, State
from maestre.play import Message, Procedure, ask, change, draw, errors, reveal, rule

NONE: Final = "none"
"""What is said to a set none of which can be Received."""


# ------------------------------------------------------------------------------------------------ the Pools


@rule("IC.9.31", "IC.9.31.b")
def pool(state: State, fleet: Fleet) -> tuple[ChitId, ...]:
    """The chits in a Fleet's Pool: those whose requirement is met and that are nowhere else."""
    mine = (chit for chit, row in all_chits(state.figures).items() if row.fleet is fleet and chit not in state.chits)
    return tuple(chit for chit in mine if is_available(state, chit))


@rule("IC.9.31.b", "IC.9.31.c", "2.332.b", "2.526.a", "2.42.321")
def is_available(state: State, chit: ChitId) -> bool:
    """Whether the requirement of a chit is met: Year and Turn, its Event, its Campaign, its Pirate Base."""
    row = row_of(state.figures, chit)
    if not row.timely(state.year, state.turn) or (row.requires is not None and not _added(state, row.requires)):
        return False
    if row.campaign is not None:
        return _added(state, state.figures.events.campaign[row.campaign].opened_by) and not is_over(state, row.campaign)
    if row.bases:
        (base,) = places_of(state.figures, chit)
        return base in state.used and base not in state.silenced
    return True


@rule("IC.9.31", "S.27", "2.42.321")
def _added(state: State, event: Event) -> bool:
    """Whether the chits of an Event have been added: in the Quarterly Turn in which it is marked, or the next."""
    mark = state.events[event]
    quarter = max((turn for turn in state.figures.calendar.quarterly if turn <= state.turn), default=state.turn)
    return mark.times > 0 and mark.turn <= state.turns - (state.turn - quarter)


@rule("IC.9.31", "S.27", "IC.9.31.b", "IC.9.38.b")
def organise(state: State, fleet: Fleet) -> Procedure[None]:
    """Put spent chits back in Quarterly Turns, cancel what has become impossible, end what was set apart in vain."""
    for chit in tuple(chit for chit, one in state.chits.items() if one.fleet is fleet):
        one = state.chits[chit]
        if _returns(state, one):
            del state.chits[chit]
        elif one.status is ChitStatus.RECEIVED and not (is_available(state, chit) and may_receive(state, chit)):
            cancelled(state, chit, "IC.9.31.b")
        elif one.status is ChitStatus.ISSUED and _lapses(state, chit):
            cancelled(state, chit, "IC.9.38.b")
    for formation in tuple(one for one in state.formations.values() if one.fleet is fleet and one.harbour):
        if is_independent(formation) and not ordered(state, formation.id):
            yield from dissolve(state, formation.id)


@rule("IC.9.31")
def _returns(state: State, chit: Chit) -> bool:
    """Whether a spent chit goes back: a Fulfilled one in the next Quarter, a Failed one in the next Year."""
    if state.turn not in state.figures.calendar.quarterly:
        return False
    if chit.status is ChitStatus.FULFILLED:
        return chit.turn < state.turns
    return chit.status is ChitStatus.FAILED and chit.turn <= state.turns - state.turn


@rule("IC.9.38.b")
def _lapses(state: State, chit: ChitId) -> bool:
    """Whether Events have made an Order in Execution impossible: its target or Convoy is there no more.

    An Escort lapses when its season is over and no such Convoy is in play.
    """
    row = row_of(state.figures, chit)
    if row.kind is OrderKind.BLOCKADE:
        return all(flag(state, place, row.fleet) is not Flag.ENEMY for place in row.places)
    if row.kind is OrderKind.SHOW_OF_FORCE:
        (place,) = places_of(state.figures, chit)
        return place in state.silenced or flag(state, place, row.fleet) is Flag.FRIENDLY
    if row.campaign is not None:
        return is_over(state, row.campaign)
    if row.convoy is not None:
        return not row.timely(state.year, state.turn) and all(
            one.kind is not row.convoy for one in state.convoys.values()
        )
    return False


# ------------------------------------------------------------------------------------------------ drawing


@rule("IC.9.35", "SC.1744.c", "S.27")
def sets_left(state: State) -> int:
    """The sets that the player whose go it is may still draw; before the first Turn as many as in a Quarterly one."""
    first = state.phase is Phase.FIRST_ORDERS
    return (
        state.figures.orders.sets(state.figures.calendar, state.figures.calendar.quarterly[0] if first else state.turn)
        - state.draws
    )


ORDER_DRAWS: Final = ("random", "chosen")
"""Whether Orders are drawn at random or chosen from the Pool: an option of the game (1.42.a)."""


@rule("IC.9.35.b", "2.321.a")
def may_receive(state: State, chit: ChitId) -> bool:
    """Whether a chit could be Received: one of the Spanish Command only if the Order is open to it."""
    return row_of(state.figures, chit).command is not Command.SPANISH or after_philip(state, chit)


class DrawnSet(Choosing[str], frozen=True, tag="drawn-set"):
    """Which chit a Fleet Receives of a set that it has drawn (IC.9.35)."""

    rule: ClassVar = "IC.9.35"
    secret: ClassVar = True
    asks: ClassVar = "drawn-set-ask"

    count: int
    open_to: tuple[ChitId, ...]

    def options(self) -> tuple[str, ...]:
        return self.open_to or (NONE,)

    def describe(self, seen: State, value: str) -> Message:
        """An Order with what fulfils it, and how it counts at the end of the Year (T.prestige.d)."""
        if value == NONE:
            return Message("orders-answer-none")
        chit, counts = ChitId(value), seen.figures.prestige.orders
        return Message.of(
            "offer-received",
            order=chit_named(seen.figures, chit),
            asks=asked_of(seen.figures, chit),
            done=f"{counts.fulfilled:+d}",
            missed=f"{counts.failed:+d}",
        )


@rule("1.42.a", "1.42.b", "IC.9.35", "IC.9.35.b")
def received(state: State, fleet: Fleet) -> Procedure[None]:
    """Draw a set and Receive one chit of it, of the player's choice; the others go back before the next.

    If players have agreed that Orders are chosen, the set is all that is in the Pool.
    """
    state.draws += 1
    there = pool(state, fleet)
    drawn: tuple[str, ...] = there
    if state.order_draws == ORDER_DRAWS[0]:
        count = min(state.figures.orders.drawn(fleet), len(there))
        drawn = yield from draw(there, count, "IC.9.35", seen=(fleet.value,))
    open_to = tuple(ChitId(chit) for chit in drawn if may_receive(state, ChitId(chit)))
    said = yield from ask(fleet.value, DrawnSet(fleet, len(drawn), open_to))
    if said == NONE:
        return
    chit = ChitId(said)
    state.chits[chit] = Chit(chit, fleet, ChitStatus.RECEIVED, _step(state))
    tell(state, "order-received", "IC.9.35", seen=(fleet.value,), chit=chit)


def _step(state: State) -> int:
    """The Turn of an Orders Step; the one before the first Turn counts as that of the Turn before."""
    return state.turns - 1 if state.phase is Phase.FIRST_ORDERS else state.turns


@rule("IC.9.35")
def _overdue(state: State, fleet: Fleet) -> None:
    """Fail Orders that have been kept too long without being Issued."""
    for chit, one in tuple(state.chits.items()):
        kept = _step(state) - one.turn
        if one.fleet is fleet and one.status is ChitStatus.RECEIVED and kept >= state.figures.orders.issued_within:
            failed(state, chit, "IC.9.35")


# ------------------------------------------------------------------------------------------------ the Orders Step


class Draw(Act, frozen=True):
    """Draw a set of chits."""

    verb: ClassVar = "draw"


class Issue(Act, frozen=True):
    """Issue an Order to a Formation, an Auxiliary, or a Squadron that is to go alone."""

    verb: ClassVar = "issue"
    chit: ChitId = ChitId("")
    holder: str = ""

    @classmethod
    def unread(cls, _rule: str, _values: tuple[str, ...]) -> errors.Refused:
        return errors.Refused("IC.9.36", "order-names-two", verb=cls.verb)


class Rendezvous(Act, frozen=True):
    """Send a Squadron to a Port, a Formation or an edge."""

    verb: ClassVar = "rendezvous"
    squadron: SquadronId = SquadronId("")
    goal: str = ""

    @classmethod
    def unread(cls, _rule: str, _values: tuple[str, ...]) -> errors.Refused:
        return errors.Refused("IC.9.36", "order-names-two", verb=cls.verb)


@rule("IC.9.36", "IC.9.35")
class OrdersStep(Acting[Draw | Issue | Rendezvous | Done], frozen=True, tag="orders-step"):
    """What a Fleet does in its Orders Step, in which it may draw so many sets of chits (S.27)."""

    rule: ClassVar = "IC.9.36"
    secret: ClassVar = True
    window: ClassVar = "orders"
    asks: ClassVar = "orders-step-ask"

    sets: int

    @classmethod
    def kinds(cls) -> tuple[type[Draw | Issue | Rendezvous | Done], ...]:
        return Draw, Issue, Rendezvous, Done

    def check(self, seen: State, value: Draw | Issue | Rendezvous | Done) -> None:
        """Refuse a draw too many, an Order that is not in hand or was held up, and whoever may not have it."""
        fleet = self.whose()
        match value:
            case Draw():
                _check_draw(seen, fleet)
            case Issue(chit, holder):
                _check_untried(seen, fleet, value.verb, chit, holder)
                one = seen.chits.get(chit)
                if one is None or one.fleet is not fleet or one.status is not ChitStatus.RECEIVED:
                    raise Refused("IC.9.36", "order-not-received", seen.figures, chit=chit)
                check_holder(seen, chit, holder)
            case Rendezvous(squadron, goal):
                _check_untried(seen, fleet, value.verb, squadron, goal)
                check_rendezvous(seen, fleet, squadron, goal)
            case Done():
                pass

    def propose(self, seen: State, rng: Random) -> Iterator[Draw | Issue | Rendezvous | Done]:
        """Draw while hands are empty, Issue what can be Issued to anybody, hardly ever a Rendezvous; then be done."""
        fleet = self.whose()
        hand = _in_hand(seen, fleet)
        if len(hand) < 1 + rng.randrange(3) and self.refusal(seen, Draw()) is None:
            yield Draw()
        offered = [Issue(chit, holder) for chit in hand for holder in holders(seen, fleet)]
        yield from (one for one in rng.sample(offered, len(offered)) if self.refusal(seen, one) is None)
        if not rng.randrange(8):
            squadrons = [SquadronId(one) for one in holders(seen, fleet) if SquadronId(one) in seen.squadrons]
            ways = [Rendezvous(one, goal) for one in squadrons for goal in goals(seen, fleet)]
            yield from (one for one in rng.sample(ways, min(len(ways), 8)) if self.refusal(seen, one) is None)
        yield Done()

    def candidates(self, seen: State, piece: str) -> Iterator[Draw | Issue | Rendezvous | Done]:
        """To draw, to Issue each Order in hand to whoever may have it, to send one's Squadrons, to be done."""
        fleet = self.whose()
        if not piece:
            yield Draw()
        for chit in _in_hand(seen, fleet):
            yield from (Issue(chit, holder) for holder in holders(seen, fleet) if piece in ("", chit, holder))
        if SquadronId(piece) in seen.squadrons:
            yield from (Rendezvous(SquadronId(piece), goal) for goal in goals(seen, fleet))
        if not piece:
            yield Done()

    def pieces(self, seen: State) -> tuple[str, ...]:
        own = own_pieces(seen, self.whose())
        return tuple(one for one in own if next(self.allowed(seen, one), None) is not None)

    def describe(self, seen: State, value: Draw | Issue | Rendezvous | Done) -> Message:
        """What is done, with the chance that it reaches somebody at sea."""
        fleet = self.whose()
        match value:
            case Draw():
                return Message.of("offer-draw", drawn=seen.figures.orders.drawn(fleet), pool=len(pool(seen, fleet)))
            case Issue(chit, holder):
                chance, order = _chance(seen, fleet, holder), chit_named(seen.figures, chit)
                return Message.of("offer-issue", order=order, holder=name(seen.figures, holder), chance=chance)
            case Rendezvous(squadron, goal):
                chance = _chance(seen, fleet, squadron)
                return Message.of(
                    "offer-rendezvous",
                    squadron=name(seen.figures, squadron),
                    goal=name(seen.figures, goal),
                    chance=chance,
                )
            case Done():
                return Message("offer-done")


def _in_hand(state: State, fleet: Fleet) -> list[ChitId]:
    return [chit for chit, one in state.chits.items() if one.fleet is fleet and one.status is ChitStatus.RECEIVED]


def _chance(state: State, fleet: Fleet, holder: str) -> int:
    """The chance, in hundredths, that an Order reaches somebody."""
    sure = state.phase is Phase.FIRST_ORDERS or not is_ready(state, holder)
    return 100 if sure else granted(state, fleet, commands_of(state, holder))


def _check_untried(state: State, fleet: Fleet, verb: str, what: str, to: str) -> None:
    if not what or not to:
        raise Refused("IC.9.36", "order-names-two", state.figures, verb=verb)
    if f"{fleet.value}/{what}" in state.tried:
        raise Refused("IC.9.36", "order-tried", state.figures, what=what)


@rule("IC.9.35")
def _check_draw(state: State, fleet: Fleet) -> None:
    if sets_left(state) <= 0:
        raise Refused("IC.9.35", "draw-no-more", state.figures, count=state.draws)
    if not pool(state, fleet):
        raise Refused("IC.9.35", "draw-pool-empty", state.figures)


@rule("S.27", "IC.9.35", "IC.9.36", "SC.1744.c")
def orders_step(state: State) -> Procedure[bool]:
    """One thing that a player does in his Orders Step, British first, until both are done."""
    fleet = state.acting
    if not state.passes:
        yield from organise(state, fleet)
        state.passes = 1
    match (yield from ask(fleet.value, OrdersStep(fleet.value, sets_left(state) + state.draws))):
        case Draw():
            reveal(state, f"the {fleet} draw an Order")
            yield from received(state, fleet)
        case Issue(chit, holder):
            yield from _issued(state, fleet, chit, holder)
        case Rendezvous(squadron, goal):
            yield from _sent(state, fleet, squadron, goal)
        case Done():
            reveal(state, f"the {fleet} have done with Orders")
            _overdue(state, fleet)
            state.draws, state.passes, state.tried, state.acting = 0, 0, (), enemy(fleet)
            return fleet is Fleet.BOURBON
    return False


@rule("IC.9.36", "SC.1744.c")
def _reaches(state: State, fleet: Fleet, what: str, holder: str) -> Procedure[bool]:
    """Whether an Order reaches who is to have it: in harbour and before the first Turn always, at sea on a check."""
    if state.phase is Phase.FIRST_ORDERS or not is_ready(state, holder):
        return True
    reached = yield from strategy_check(state, fleet, commands_of(state, holder))
    if not reached:
        state.tried += (f"{fleet.value}/{what}",)
        tell(state, "order-held-up", "IC.9.36", seen=(fleet.value,), what=what, holder=holder)
    return reached


@rule("IC.9.36", "IC.9.36.c", "2.125.a")
def _issued(state: State, fleet: Fleet, chit: ChitId, holder: str) -> Procedure[None]:
    """Issue an Order; it is Executed from the first Impulse of the next Turn on."""
    if not (yield from _reaches(state, fleet, chit, holder)):
        return
    if SquadronId(holder) in state.squadrons:
        holder = yield from parted(state, SquadronId(holder), "set-apart", "IC.9.36")
    change(state.chits, chit, status=ChitStatus.ISSUED, holder=holder, issued=state.impulses - 1)
    tell(state, "order-issued", "IC.9.36", seen=(fleet.value,), chit=chit, holder=holder)


@rule("O.rendezvous")
def _sent(state: State, fleet: Fleet, squadron: SquadronId, goal: str) -> Procedure[None]:
    if (yield from _reaches(state, fleet, squadron, squadron)):
        yield from sent(state, squadron, goal)


PHASES: Final[dict[Phase, Chapter]] = {Phase.FIRST_ORDERS: orders_step, Phase.ORDERS: orders_step}
