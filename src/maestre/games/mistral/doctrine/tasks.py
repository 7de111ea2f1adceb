"""IC.6.2, IC.7 Tasks of Auxiliaries: what they are sent to do, who goes, whom they Screen; watches of Formations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.mistral.auxiliaries.helping import Helping
from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.auxiliaries.screening import PASS, Screen, may_act
from maestre.games.mistral.auxiliaries.tasks import FREE, TASKS, Sending, able, is_free
from maestre.games.mistral.convoys.raiding import column
from maestre.games.mistral.data.words import AuxiliaryClass, Fleet, Kind, OrderKind, Role, Task
from maestre.games.mistral.detection.searching import Shadowing
from maestre.games.mistral.detection.watches import BLOCKADE, INTERDICT, Watching
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.politics.bourbons import doctrine
from maestre.games.mistral.table.chances import decimal, mean_raid
from maestre.games.mistral.table.chit import places_of, row_of
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.opponents import Counsel, Idea, Ideas, Term
from maestre.play import Answer, Order
from maestre.space.network import place_of

_SEEKERS: Final = (AuxiliaryClass.LIGHT, AuxiliaryClass.GALLEY, AuxiliaryClass.FLEET, AuxiliaryClass.FLEET50)
"""Who goes on a Search, the first first: the strongest are kept for what is found."""

_RAIDERS: Final = (AuxiliaryClass.FLEET, AuxiliaryClass.FLEET50, AuxiliaryClass.GALLEY, AuxiliaryClass.LIGHT)
_BIDDEN: Final = (Task.ESCORT, Task.SHOW, Task.INTERDICT)
"""Tasks that Orders bid."""

_PIRATES: Final = (Role.PIRATE, Role.PRIVATEER, Role.NAVY, Role.KNIGHTS)
"""Who is sent first, of one Class: pirates cost nobody anything."""


# ------------------------------------------------------------------------------------------------ naming a Task


@INSTRUCTIONS.of(TaskWindow)
def window(sea: Outlook, question: TaskWindow) -> Counsel:
    """The Task that is worth most of those for which somebody is to be had; else pass."""
    if sea.plan.temper.makes("forgets-tasks") or not may_act(sea.state, sea.fleet):
        return Order(PASS)
    found: dict[Order, Idea] = {}
    for order in _worthy(sea):
        if order.verb in question.open_to and order not in found and (sent := _sendable(sea, order)) is not None:
            found[order] = Idea(order, tuple(_promises(sea, order, sent)))
    return Ideas((*found.values(), Idea(Order(PASS))), judgement.SLACK) if found else Order(PASS)


def _promises(sea: Outlook, order: Order, sent: AuxiliaryId) -> Iterator[Term]:
    """What speaks for a Task: by what it may harm or find, or because an Order bids it."""
    task, target = Task(order.verb), order.objects[0]
    if task is Task.CONVOY_ATTACK:
        yield from _raid(sea, FormationId(target), sent)
    elif task is Task.SEARCH:
        hidden = len([one for one in sea.state.formations.values() if one.kind is Kind.UNKNOWN and one.place == target])
        yield sea.term("why-lane", judgement.LOOKED * hidden, place=target, count=hidden)
        raiders = len(_raiders(sea, target))
        yield sea.term("why-raiders", judgement.RAIDED * (raiders - 1), place=target, count=raiders)
    elif task is Task.COUNTER_SHADOW:
        yield sea.term("why-shadower", judgement.ERRAND, auxiliary=target)
    elif task is Task.SCREEN:
        yield sea.term("why-corsair-counts", judgement.ERRAND, auxiliary=target)
    elif task is Task.INTERDICT and sent not in sea.bound:
        key = "why-pirate-out" if sea.state.auxiliaries[sent].role is Role.PIRATE else "why-french-watch"
        yield sea.term(key, judgement.ERRAND, auxiliary=sent, place=target)
    elif sent in sea.bound:
        yield sea.term("why-bidden", judgement.ERRAND, auxiliary=sent, order=sea.bound[sent])
    else:
        yield sea.term("why-shells", judgement.ERRAND, auxiliary=sent)


def _raid(sea: Outlook, convoy: FormationId, sent: AuxiliaryId) -> Iterator[Term]:
    """What an attack on a Convoy promises, and how near the next point of Prestige is."""
    mean = mean_raid(sea.state.figures, column(sea.state, sent, convoy))
    yield sea.term("why-raid", judgement.RAIDED * float(mean), auxiliary=sent, formation=convoy, damage=decimal(mean))
    step = sea.state.figures.prestige.gains.convoy_dp
    need = step - sea.state.convoys[convoy].dp % step
    if need <= judgement.WITHIN_REACH:
        yield sea.term("why-next-point", judgement.PRIZED, formation=convoy, count=need)


def _order(task: Task, target: str, *, free: bool = False) -> Order:
    return Order(task.value, "", (target, FREE) if free else (target,))


def _worthy(sea: Outlook) -> Iterator[Order]:
    """What Orders bid, then raids on trade, Shadowers, pirates and shells, and last Searches for trade."""
    bidden = (Task.ESCORT, Task.SHOW) if any(AuxiliaryId(one) in sea.state.auxiliaries for one in sea.bound) else ()
    bombs = (Task.BOMBARD,) if any(one.kind is AuxiliaryClass.BOMB and one.formation for one in sea.auxiliaries) else ()
    for task in (*bidden, Task.CONVOY_ATTACK, Task.COUNTER_SHADOW, *bombs):
        yield from (_order(task, target) for target in TASKS[task].targets(sea.state, sea.fleet))
    yield from (_order(Task.INTERDICT, place) for place in _picketed(sea))
    if sea.fleet is Fleet.BOURBON or sea.state.knights_paid:
        harmful = (one.id for one in sea.state.auxiliaries.values() if one.role is Role.PIRATE and sea.is_charged(one))
        yield from (_order(Task.SCREEN, target) for target in harmful)
    for place in sea.suspects():
        yield _order(Task.SEARCH, place, free=True)
        yield _order(Task.SEARCH, place)


def _picketed(sea: Outlook) -> tuple[str, ...]:
    """Where an Auxiliary should Interdict: the places of Orders; any other for pirates and under the Guerre de Course.

    However many zones pirates Interdict, it counts once.
    """
    ordered = [
        place
        for holder, chit in sea.bound.items()
        if AuxiliaryId(holder) in sea.state.auxiliaries
        and row_of(sea.state.figures, chit).kind is OrderKind.INTERDICTION
        for place in places_of(sea.state.figures, chit)
    ]
    anywhere = _pirates_idle(sea) or (sea.fleet is Fleet.BOURBON and doctrine(sea.state))
    if not ordered and not anywhere:
        return ()
    watched = [one.target for one in sea.state.auxiliaries.values() if one.task is Task.INTERDICT]
    free = [place for place in TASKS[Task.INTERDICT].targets(sea.state, sea.fleet) if place not in watched]
    return tuple(
        sorted((place for place in free if anywhere or place in ordered), key=lambda place: -_remote(sea, place))
    )


def _remote(sea: Outlook, place: str) -> int:
    """How many Spaces away the nearest place is where enemies are known to be."""
    near = (sea.state.figures.network.spaces(place, other) or 0 for other in (*sea.lairs, *sea.feared))
    return min(near, default=0)


def _pirates_idle(sea: Outlook) -> bool:
    """Whether pirates are at the Fleet's command, and none of them is out."""
    roles = [(one.role, one.berth) for one in sea.state.auxiliaries.values()]
    hired = any(sea.state.auxiliaries[one].role is Role.PIRATE for one in may_act(sea.state, sea.fleet))
    return hired and (Role.PIRATE, Berth.TASKED) not in roles


def _sendable(sea: Outlook, order: Order) -> AuxiliaryId | None:
    """Who would be sent whom no Order keeps, if it pays to send him."""
    task, target = Task(order.verb), order.objects[0]
    if task is Task.SEARCH and len(_raiders(sea, target)) <= 1:
        return None
    return _pick(sea, task, able(sea.state, sea.fleet, task, target, free=is_free(sea.state.figures, order)), target)


def _raiders(sea: Outlook, place: str) -> list[AuxiliaryId]:
    """Who could fall upon what a Search finds in a place, one of them being he who Searches."""
    free = (one for one in may_act(sea.state, sea.fleet) if one not in sea.bound)
    able_to = (one for one in free if sea.state.auxiliaries[one].kind in _RAIDERS)
    return [one for one in able_to if is_in_range(sea.state, one, place)]


# ------------------------------------------------------------------------------------------------ who goes


@INSTRUCTIONS.of(Sending)
def sent(sea: Outlook, question: Sending) -> Counsel:
    """Send the fittest: of the Class for it, on no other Order, pirates first, who cost nobody anything."""
    found = tuple(Idea(one, tuple(_fitness(sea, question.task, one))) for one in question.open_to)
    return Ideas(found, judgement.COURSE_SLACK) if len(found) > 1 else question.open_to[0]


def _fitness(sea: Outlook, task: Task, auxiliary: AuxiliaryId) -> Iterator[Term]:
    """What speaks for sending somebody and against it."""
    one, line = sea.state.auxiliaries[auxiliary], _SEEKERS if task is Task.SEARCH else _RAIDERS
    bidden = task in _BIDDEN
    if auxiliary in sea.bound:
        key, worth = ("why-bidden", judgement.HELD) if bidden else ("why-has-order", -judgement.HELD)
        yield sea.term(key, worth, auxiliary=auxiliary, order=sea.bound[auxiliary])
    place = line.index(one.kind) if one.kind in line else len(line)
    key = "why-seeker" if task is Task.SEARCH else "why-raider"
    yield sea.term(key, judgement.KEPT * (len(line) - place), auxiliary=auxiliary)
    if one.role is Role.PIRATE:
        yield sea.term("why-pirate-free", judgement.KEPT / 2, auxiliary=auxiliary)


def _pick(sea: Outlook, task: Task, among: tuple[AuxiliaryId, ...], target: str) -> AuxiliaryId | None:
    bidden = task in _BIDDEN
    free = [one for one in among if bidden or one not in sea.bound]
    if task is Task.CONVOY_ATTACK and target:
        convoy = FormationId(target)
        free = [one for one in free if mean_raid(sea.state.figures, column(sea.state, one, convoy)) >= judgement.RAID]
    line = _SEEKERS if task is Task.SEARCH else _RAIDERS

    def fitness(name: AuxiliaryId) -> tuple[bool, int, int, str]:
        one = sea.state.auxiliaries[name]
        place = line.index(one.kind) if one.kind in line else len(line)
        return name not in sea.bound if bidden else False, place, _PIRATES.index(one.role), name

    return min(free, key=fitness, default=None)


# ------------------------------------------------------------------------------------------------ Screens and help


@INSTRUCTIONS.of(Screen)
def screens(sea: Outlook, question: Screen) -> Answer:
    """Screen raids, and whatever would find or follow a Convoy of ours; with nobody whom an Order keeps."""
    ours = any(
        one.kind is Kind.CONVOY and one.fleet is sea.fleet and one.place == question.place
        for one in sea.state.formations.values()
    )
    if not ours and question.task not in (Task.CONVOY_ATTACK, Task.INTERDICT):
        return PASS
    free = tuple(one for one in question.open_to if one not in sea.bound and not _costs(sea, one))
    return _pick(sea, Task.SCREEN, free, "") or PASS


def _costs(sea: Outlook, auxiliary: AuxiliaryId) -> bool:
    """Whether it is the Knights, whom the British must pay."""
    knights = sea.state.auxiliaries[auxiliary].role is Role.KNIGHTS
    return knights and sea.fleet is Fleet.BRITISH and not sea.state.knights_paid


@INSTRUCTIONS.of(Helping)
def helps(sea: Outlook, question: Helping) -> Answer:
    """Help a stack that tries to join a Battle if somebody is near whom no Order keeps."""
    free = (one for one in may_act(sea.state, sea.fleet) if one not in sea.bound)
    near = any(is_in_range(sea.state, one, question.place) for one in free if _is_helper(sea, one))
    return question.word(near and True in question.open_to)


def _is_helper(sea: Outlook, auxiliary: AuxiliaryId) -> bool:
    return sea.state.auxiliaries[auxiliary].kind in sea.state.figures.battle.helpers


# ------------------------------------------------------------------------------------------------ seeing


@INSTRUCTIONS.of(Shadowing)
def shadows(sea: Outlook, question: Shadowing) -> Answer:
    """Follow a Convoy, which others may then fall upon; nothing else is worth an Auxiliary."""
    trade = question.formation in sea.state.convoys and question.auxiliary not in sea.bound
    return question.word(trade and True in question.open_to)


@INSTRUCTIONS.of(Watching)
def watches(sea: Outlook, question: Watching) -> Answer:
    """Declare the Blockades and Interdictions that Orders ask for: any other would only wear ships."""
    return {key: _watch(sea, FormationId(key), options) for key, options in question.open_to}


def _watch(sea: Outlook, formation: FormationId, options: tuple[str, ...]) -> str:
    chit = sea.bound.get(formation)
    if chit is None or place_of(sea.state.formations[formation].place) not in places_of(sea.state.figures, chit):
        return PASS
    words = {OrderKind.BLOCKADE: BLOCKADE, OrderKind.INTERDICTION: INTERDICT}
    word = words.get(row_of(sea.state.figures, chit).kind, PASS)
    return word if word in options else PASS
