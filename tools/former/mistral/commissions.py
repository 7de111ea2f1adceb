"""1.42, IC.9.35-IC.9.39 Orders: which to Receive, whom to give them to, and when to ask for more time."""

from __future__ import annotations

from math import comb

from maestre.games.mistral.data.words import Class, Status
from maestre.games.mistral.orders.chits import Draw, DrawnSet, Issue, OrdersStep, Rendezvous, pool
from maestre.games.mistral.orders.execution import Extend, ImpulseEnd
from maestre.games.mistral.table.chit import all_chits
from maestre.games.mistral.table.ordering import Done
from maestre.games.mistral.table.state import ChitId, ChitStatus
from maestre.play import Answer
from tools.former.mistral import judgement
from tools.former.mistral.instructions import INSTRUCTIONS
from tools.former.mistral.outlook import Outlook
from tools.former.mistral.promises import could_hold, promise


@INSTRUCTIONS.of(DrawnSet)
def received(sea: Outlook, question: DrawnSet) -> Answer:
    """Of a set the Order that somebody is likeliest to Fulfil."""
    return max(
        question.options(), key=lambda one: _best(sea, ChitId(one)) if one in all_chits(sea.state.figures) else 0.0
    )


def _best(sea: Outlook, chit: ChitId) -> float:
    return max((promise(sea, chit, holder) for holder in could_hold(sea, chit)), default=0.0)


@INSTRUCTIONS.of(OrdersStep)
def steps(sea: Outlook, question: OrdersStep) -> Answer:
    """Issue what can be Fulfilled, draw while a set is likely to bring more of it, send strays to a dockyard."""
    hand = [one.id for one in sea.state.chits.values() if _in_hand(sea, one.id)]
    ways = _ways(sea, hand)
    issues = [Issue(chit, holder) for chit, holder in sorted(ways, key=lambda way: (-ways[way], way))]
    draws = [] if ways or not _pays(sea, hand) else [Draw()]
    wanted: tuple[Draw | Issue | Rendezvous, ...] = (*issues, *draws, *_strays(sea))
    return next((deed for deed in wanted if question.refusal(sea.state, deed) is None), Done()).order()


def _in_hand(sea: Outlook, chit: ChitId) -> bool:
    one = sea.state.chits[chit]
    return one.fleet is sea.fleet and one.status is ChitStatus.RECEIVED


def _ways(sea: Outlook, hand: list[ChitId]) -> dict[tuple[ChitId, str], float]:
    """Who promises enough to be given which Order in hand."""
    ways = {(chit, holder): promise(sea, chit, holder) for chit in hand for holder in could_hold(sea, chit)}
    return {way: chance for way, chance in ways.items() if chance >= judgement.ISSUE}


def _pays(sea: Outlook, hand: list[ChitId]) -> bool:
    """Whether a set is likely enough to hold an Order that somebody can Fulfil; what nobody Issues Fails in the end."""
    left = pool(sea.state, sea.fleet)
    drawn = min(sea.state.figures.orders.drawn(sea.fleet), len(left))
    bad = sum(_best(sea, chit) < judgement.ISSUE for chit in left)
    misses = comb(bad, drawn) / comb(len(left), drawn)
    return drawn > 0 and misses <= (judgement.GAMBLE if not hand else judgement.GAMBLE / 2)


def _strays(sea: Outlook) -> tuple[Rendezvous, ...]:
    """Worn Squadrons that lie idle where they are not mended, each to the dockyard with least work that is near."""
    idle = [
        one
        for one in sea.squadrons()
        if one.status is Status.IN_ORDINARY
        and one.kind is not Class.FLAGSHIP
        and one.at not in sea.docks
        and one.formation not in sea.bound
        and sea.wear(one) >= judgement.MEND
        and sea.seaworthy((one,))
    ]
    work = {dock: sum(one.dp for one in sea.squadrons() if one.at == dock) for dock in sea.docks}
    return tuple(
        Rendezvous(one.id, min(near, key=lambda dock: (work[dock], dock)))
        for one in idle
        if (
            near := [
                dock for dock in sea.docks if (sea.state.figures.network.spaces(one.at, dock) or 0) <= judgement.CHASE
            ]
        )
    )


@INSTRUCTIONS.of(ImpulseEnd)
def terms(sea: Outlook, question: ImpulseEnd) -> Answer:
    """Ask for more time for every Order that is about to run out; none is given up."""
    mine = (Extend(chit) for chit in sea.bound.values())
    return next((deed for deed in mine if question.refusal(sea.state, deed) is None), Done()).order()
