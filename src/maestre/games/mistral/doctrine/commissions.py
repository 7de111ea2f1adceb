"""1.42, IC.9.35-IC.9.39 Orders: which to Receive, whom to give them to, and when to ask for more time."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from maestre.games.mistral.data.words import Class, OrderKind, Status
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.doctrine.promises import NEVER, Promise, could_hold, promised
from maestre.games.mistral.orders.chits import Draw, DrawnSet, Issue, OrdersStep, Rendezvous, pool
from maestre.games.mistral.orders.execution import Extend, HandOver, ImpulseEnd
from maestre.games.mistral.table.chit import all_chits, places_of, row_of
from maestre.games.mistral.table.formations import ready, squadrons_in
from maestre.games.mistral.table.ordering import Done
from maestre.games.mistral.table.state import ChitId, ChitStatus, FormationId
from maestre.opponents import Counsel, Idea, Ideas, Term


class Way(NamedTuple):
    """Whom an Order might be given to, and what he promises."""

    chit: ChitId
    holder: str
    promise: Promise


# ------------------------------------------------------------------------------------------------ worth of an Order


def misses(sea: Outlook, chit: ChitId) -> float:
    """What an Order costs that is Issued and not Fulfilled: nothing if the Year, the last, is over before it Fails."""
    state = sea.state
    orders, impulses = state.figures.orders, state.figures.calendar.impulses
    limits = {
        OrderKind.CRUISE: orders.cruise.within,
        OrderKind.GUERRE_DE_COURSE: orders.course.within,
        OrderKind.SHOW_OF_FORCE: orders.show_of_force.turns * impulses,
        OrderKind.INTERDICTION: orders.interdiction.begin_within,
        OrderKind.BLOCKADE: orders.blockade.begin_within,
    }
    limit = limits.get(row_of(state.figures, chit).kind, impulses)
    return 0.0 if state.last_turn and limit > sea.turns_left * impulses else 1.0


def kept(sea: Outlook, chit: ChitId) -> int:
    """For how many Turns an Order has been in hand."""
    return max(0, sea.state.turns - sea.state.chits[chit].turn) if chit in sea.state.chits else 0


def _due(sea: Outlook, chit: ChitId) -> int:
    """In how many Turns an Order in hand Fails unless it is Issued."""
    return max(0, sea.state.figures.orders.issued_within - kept(sea, chit))


def _hurry(sea: Outlook, chit: ChitId) -> float:
    """What it is worth not to keep an Order any longer."""
    due = _due(sea, chit)
    if sea.state.last_turn and due > sea.turns_left:
        return 0.0
    return judgement.OVERDUE[min(kept(sea, chit), len(judgement.OVERDUE) - 1)]


def terms(sea: Outlook, way: Way) -> tuple[Term, ...]:
    """What speaks for giving somebody an Order and what against it."""
    chit, holder, said = way
    figures, row, miss = sea.state.figures, row_of(sea.state.figures, chit), misses(sea, chit)
    worth = said.best * (1 + miss) * sea.plan.tastes.get(row.kind, 1.0)
    found = [sea.term("why-order-counts", worth, order=chit, holder=holder, amount=1)]
    if miss:
        found.append(sea.term("why-order-fails", -miss, order=chit, turns=sea.turns_left))
    if said.wear:
        one = FormationId(holder)
        found.append(
            sea.term("why-crew-worn", -worth * said.wear, formation=holder, percent=round(100 * sea.strain(one)))
        )
    if said.foes:
        lost = worth * (1 - said.wear) * said.foes
        found.append(sea.term("why-foe-there", -lost, place=said.place, sail=sea.sail_at(said.place)))
    where = places_of(figures, chit)
    if said.far and where:
        far = min(figures.network.spaces(sea.state.formations[FormationId(holder)].place, one) or 0 for one in where)
        found.append(sea.term("why-order-far", -judgement.DISTANCE * said.far, order=chit, holder=holder, spaces=far))
    if said.going > 1:
        found.append(
            sea.term("why-many-go", -judgement.CROWD * (said.going - 1), formation=holder, count=_many(sea, holder))
        )
    return tuple(found)


def _many(sea: Outlook, holder: str) -> int:
    return len(squadrons_in(sea.state, FormationId(holder)))


# ------------------------------------------------------------------------------------------------ receiving


@INSTRUCTIONS.of(DrawnSet)
def received(sea: Outlook, question: DrawnSet) -> Counsel:
    """Of a set the Order that is worth most with whoever suits it best."""
    if sea.plan.temper.makes("takes-any-order"):
        return question.options()[0]
    return Ideas(tuple(Idea(one, _prospect(sea, ChitId(one))) for one in question.options()), judgement.SLACK)


def _prospect(sea: Outlook, chit: ChitId) -> tuple[Term, ...]:
    """What an Order promises with whoever suits it best; an Order for nobody Fails in the end, or waits in vain."""
    if chit not in all_chits(sea.state.figures):
        return ()
    way = _best(sea, chit)
    if way is None or way.promise.chance < judgement.ISSUE:
        holds = len(could_hold(sea, chit))
        return (
            sea.term("why-nobody-fit" if holds else "why-nobody-holds", _later(sea, chit), order=chit, count=holds),
        )
    return terms(sea, way)


def _best(sea: Outlook, chit: ChitId) -> Way | None:
    """Who suits an Order best of those whom none in hand needs."""
    claimed = _claimed(sea)
    return _fittest(sea, chit, tuple(one for one in could_hold(sea, chit) if one not in claimed))


def _fittest(sea: Outlook, chit: ChitId, among: tuple[str, ...]) -> Way | None:
    ways = [Way(chit, holder, promised(sea, chit, holder, patient=True)) for holder in among]
    return max(ways, key=lambda way: (way.promise.chance, way.holder), default=None)


def _claimed(sea: Outlook) -> tuple[str, ...]:
    """Who suits the Orders in hand best, each for one of them."""
    if sea.claimed is None:
        taken: list[str] = []
        for chit in (one for one in sea.state.chits if _in_hand(sea, one)):
            way = _fittest(sea, chit, tuple(one for one in could_hold(sea, chit) if one not in taken))
            if way is not None and way.promise.chance >= judgement.ISSUE:
                taken.append(way.holder)
        sea.claimed = tuple(taken)
    return sea.claimed


def _later(sea: Outlook, chit: ChitId) -> float:
    """What an Order is worth that nobody can Fulfil now: perhaps somebody can before it has been kept too long."""
    wait = sea.state.figures.orders.issued_within
    fails = 0.0 if sea.state.last_turn and wait > sea.turns_left else 1.0
    return judgement.LATER - (1 - judgement.LATER) * fails


def _value(sea: Outlook, chit: ChitId) -> float:
    return sum(one.worth for one in _prospect(sea, chit))


# ------------------------------------------------------------------------------------------------ the Orders Step


@INSTRUCTIONS.of(OrdersStep)
def steps(sea: Outlook, question: OrdersStep) -> Counsel:
    """Issue what is likely to be Fulfilled, or Fails anyhow; draw while that promises something; mend strays."""
    hand = [one.id for one in sea.state.chits.values() if _in_hand(sea, one.id)]
    if sea.plan.temper.makes("takes-any-order") and question.refusal(sea.state, Draw()) is None:
        return Draw().order()
    found = [Idea(Done().order(), ())]
    ways = [Way(chit, holder, promised(sea, chit, holder)) for chit in hand for holder in could_hold(sea, chit)]
    for way in ways:
        deed = Issue(way.chit, way.holder)
        if question.refusal(sea.state, deed) is None and (why := _issuing(sea, way, ways)):
            found.append(Idea(deed.order(), why))
    if question.refusal(sea.state, Draw()) is None:
        found.append(Idea(Draw().order(), _drawing(sea, hand)))
    found += [
        Idea(stray.order(), (_mended(sea, stray),))
        for stray in _strays(sea)
        if question.refusal(sea.state, stray) is None
    ]
    return Ideas(tuple(found), judgement.SLACK) if len(found) > 1 else found[0].answer


def _mended(sea: Outlook, stray: Rendezvous) -> Term:
    dp = sea.state.squadrons[stray.squadron].dp
    return sea.term("why-stray-mends", judgement.STRAY, squadron=stray.squadron, place=stray.goal, dp=dp)


def _issuing(sea: Outlook, way: Way, ways: list[Way]) -> tuple[Term, ...]:
    """What speaks for Issuing an Order to somebody; nothing is said of what neither promises anything nor is urgent."""
    hurry = _hurry(sea, way.chit)
    if way.promise.chance < judgement.ISSUE and hurry < judgement.OVERDUE[-1] * (1 - way.promise.chance):
        return ()
    found = list(terms(sea, way))
    if hurry:
        found.append(sea.term("why-order-overdue", hurry, order=way.chit, turns=_due(sea, way.chit)))
    other = max(
        (one for one in ways if one.holder == way.holder and one.chit != way.chit),
        key=lambda one: one.promise.chance,
        default=Way(way.chit, way.holder, NEVER),
    )
    if other.promise.chance > judgement.ISSUE:
        less = -judgement.FITTER * other.promise.chance
        found.append(sea.term("why-other-use", less, order=other.chit, holder=way.holder))
    return tuple(found)


def _in_hand(sea: Outlook, chit: ChitId) -> bool:
    one = sea.state.chits[chit]
    return one.fleet is sea.fleet and one.status is ChitStatus.RECEIVED


def _drawing(sea: Outlook, hand: list[ChitId]) -> tuple[Term, ...]:
    """What speaks for drawing a set: the best that is to be hoped for of it, less what has to be done already."""
    left = pool(sea.state, sea.fleet)
    drawn = len(left) if sea.state.order_draws != RANDOM else min(sea.state.figures.orders.drawn(sea.fleet), len(left))
    worths = {chit: _value(sea, chit) for chit in left}
    fit = sum(worth > 0 for worth in worths.values())
    found = [
        sea.term(
            "why-draw-fits",
            _hoped(sorted(worths.values()), drawn),
            drawn=drawn,
            pool=len(left),
            count=sum(bool(could_hold(sea, chit)) for chit in left),
        )
        if fit
        else sea.term("why-none-fits", -1.0, pool=len(left))
    ]
    if hand:
        found.append(sea.term("why-hand-full", -judgement.HANDFUL * len(hand), count=len(hand)))
    return (*found, sea.term("why-thrift", -sea.plan.thrift, turns=sea.state.figures.orders.issued_within))


RANDOM = "random"


def _hoped(worths: list[float], drawn: int) -> float:
    """The worth of the best of so many drawn of these, on average; they are sorted, the least first."""
    ways = comb(len(worths), drawn)
    return sum(worth * comb(place, drawn - 1) for place, worth in enumerate(worths)) / ways if ways else 0.0


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


# ------------------------------------------------------------------------------------------------ while they run


@INSTRUCTIONS.of(ImpulseEnd)
def ends(sea: Outlook, question: ImpulseEnd) -> Counsel:
    """Ask for more time for every Order that is about to run out, and hand one over that its holder is too worn for."""
    found = [Idea(Done().order(), ())]
    found += [
        Idea(extend.order(), (sea.term("why-time-up", 1.0, order=chit),))
        for chit in sea.bound.values()
        if question.refusal(sea.state, extend := Extend(chit)) is None
    ]
    for holder, chit in sea.bound.items():
        found += _receivers(sea, question, chit, FormationId(holder))
    return Ideas(tuple(found), judgement.SLACK) if len(found) > 1 else found[0].answer


def _receivers(sea: Outlook, question: ImpulseEnd, chit: ChitId, holder: FormationId) -> list[Idea]:
    """To whom beside it a stack may hand its Order over that is about to make for harbour."""
    one = sea.state.formations.get(holder)
    if one is None or not ready(one) or sea.strain(holder) < sea.done_for - judgement.RELIEF:
        return []
    beside = [each for each in sea.own() if each.place == one.place and each.id != holder and each.id not in sea.bound]
    return [
        Idea(
            deed.order(),
            (
                sea.term(
                    "why-fresher",
                    sea.strain(holder) - sea.strain(each.id),
                    formation=holder,
                    percent=round(100 * sea.strain(holder)),
                    other=each.id,
                    share=round(100 * sea.strain(each.id)),
                ),
            ),
        )
        for each in beside
        if question.refusal(sea.state, deed := HandOver(chit, each.id)) is None
    ]
