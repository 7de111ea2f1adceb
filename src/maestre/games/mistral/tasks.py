"""IC.6.2, S.14 Tasks of Auxiliaries: the three windows of an MPI, and the steps of a Task.

`TASKS` says what each Task is. A chapter that brings one writes a `Deed` of it in a table ``DEEDS`` of its own, which
`occasions` adds to `TASKS`:

* ``targets(state, fleet)``: what the Fleet may name, from what it knows: locations, Spotted stacks, Auxiliaries on
  shown Tasks. It is said openly, so that nothing hidden may be a target; what must stay hidden (which of one's own
  Convoys is escorted) ``resolve`` asks for in secret.
* ``where(state, target)``: the location of the target, to which range is traced and in which it is Screened.
* ``may(state, fleet, auxiliary, target)``: refuses (`Refused`) an Auxiliary or target that the Task's own rules forbid.
  What holds for all is asked beside it: Class (T.aux), range, war with France, `moments.BARRED`, one Auxiliary a Task.
* ``resolve(state, fleet, auxiliary, target, partly)``: does it; ``partly`` says that it was Partially Screened. It is
  not called when a Screen stopped the Task.
* ``lasts``: the Auxiliary stays on the Task (`take_up`) if it is still Assigned after ``resolve``; else it goes to
  Recovery.
* ``screened``: whether the Task can be Screened, if the data do not say it by Class (`can_be_screened`).
* ``windows``: in which windows it may be named. ``stop(state, auxiliary)``: refuses that a lasting Task be broken off.

In a window a player says ``Order(task, "", (target,))``, ``Order("recall", auxiliary)`` or ``Order("pass")``. Where it
depends on the Class whether a Task can be Screened, ``(target, "free")`` declares that it cannot (a Search by a Light
Auxiliary). Then he picks the Auxiliary in secret, the opponent picks a Screener, and both are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Final, NamedTuple

from maestre.games.mistral.data import AUXILIARIES
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Fleet, Role, Screening, Task
from maestre.games.mistral.formations import enemy
from maestre.games.mistral.matters import Declared, TaskWindow
from maestre.games.mistral.moments import BARRED, GUARDS
from maestre.games.mistral.names import Refused, tell
from maestre.games.mistral.ports import at_war_with_france
from maestre.games.mistral.ranges import check_range
from maestre.games.mistral.screening import PASS, can_act, may_act, named, screen, serves, show, spend
from maestre.games.mistral.sightings import note_task
from maestre.games.mistral.state import AuxiliaryId, Berth, Phase, State
from maestre.play import Answer, Ask, Order, Orders, Pick, Procedure, ask, change, rule

__all__ = [
    "CHECKS",
    "FREE",
    "FURTHER",
    "PHASES",
    "PROPOSALS",
    "RECALL",
    "TASKS",
    "WINDOWS",
    "Deed",
    "Further",
    "Sent",
    "able",
    "can_be_screened",
    "check_class",
    "check_hostile",
    "check_task",
    "check_war",
    "is_free",
    "nameable",
    "perform",
    "send",
    "sendable",
    "take_up",
    "window",
]

WINDOWS: Final = (Phase.FIRST_WINDOW, Phase.SECOND_WINDOW, Phase.THIRD_WINDOW)
FREE: Final = "free"
RECALL: Final = "recall"
_BOTH: Final = len(Fleet)


def freely(_state: State, _auxiliary: AuxiliaryId) -> None:
    """A lasting Task may be broken off at any time."""


class Deed(NamedTuple):
    """What a Task is; see the head of the module."""

    targets: Callable[[State, Fleet], tuple[str, ...]]
    where: Callable[[State, str], str]
    may: Callable[[State, Fleet, AuxiliaryId, str], None]
    resolve: Callable[[State, Fleet, AuxiliaryId, str, bool], Procedure[None]]
    lasts: bool = False
    screened: bool | None = None
    windows: tuple[Phase, ...] = WINDOWS
    stop: Callable[[State, AuxiliaryId], None] = freely


TASKS: Final[dict[Task, Deed]] = {}
"""The Tasks that may be named in a window; `occasions` fills it from the ``DEEDS`` of the chapters."""


class Further(NamedTuple):
    """What else may be said in a window, by one word: what refuses it, and what does it."""

    check: Callable[[State, Fleet], None]
    do: Callable[[State, Fleet], Procedure[None]]


FURTHER: Final[dict[str, Further]] = {}
"""What may be said in a window beside Tasks, by its verb; `occasions` fills it (IC.6.32)."""


class Sent(NamedTuple):
    """Who was sent on a Task, and how far it was Screened."""

    auxiliary: AuxiliaryId
    screening: Screening


# ------------------------------------------------------------------------------------------------ who may be sent


@cache
def _kinds(task: Task) -> tuple[AuxiliaryClass, ...]:
    """The Classes that perform a Task; all, where the chart does not have it."""
    return tuple(kind for kind, row in AUXILIARIES.row.items() if task in row.tasks) or tuple(AUXILIARIES.row)


@rule("T.aux", "T.aux.e")
def check_class(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, target: str) -> None:
    """Refuse a Class that does not perform a Task, and one Auxiliary more than may be on it."""
    kind = state.auxiliaries[auxiliary].kind
    if kind not in _kinds(task):
        raise Refused("T.aux", "task-not-of-class", auxiliary=auxiliary, kind=kind.value, task=named(task))
    on_it = [
        one.id
        for one in state.auxiliaries.values()
        if one.task is task and one.target == target and one.berth is Berth.TASKED and serves(state, one.id, fleet)
    ]
    if len(on_it) >= AUXILIARIES.file.classes.most_per_task:
        raise Refused("T.aux.e", "task-has-auxiliary", task=named(task), auxiliary=on_it[0])


_PEACEFUL: Final = (Task.SEARCH, Task.SHADOW, Task.COUNTER_SHADOW, Task.SCREEN, Task.ESCORT, Task.TRADE, Task.SHOW)


@rule("IC.6.29", "2.53")
def check_war(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, target: str) -> None:
    """French Auxiliaries do nothing warlike before the war, but Privateers do.

    What the British may attack is for the Task's ``may``.
    """
    one = state.auxiliaries[auxiliary]
    french = one.contingent is Contingent.FRENCH and one.role is not Role.PRIVATEER
    if french and task not in _PEACEFUL and not at_war_with_france(state):
        raise Refused("IC.6.29", "task-before-war", auxiliary=auxiliary, task=named(task))


@rule("IC.6.29")
def check_hostile(state: State, fleet: Fleet, contingent: Contingent, task: Task) -> None:
    """Refuse a British attack on what is French before the war, unless the British have paid to defy them (2.42)."""
    if fleet is Fleet.BRITISH and contingent is Contingent.FRENCH and not at_war_with_france(state):
        raise Refused("IC.6.29", "task-on-french-before-war", task=named(task))


@rule("T.aux.d")
def can_be_screened(task: Task, kind: AuxiliaryClass) -> bool:
    """Whether a Task can be Screened when an Auxiliary of a Class performs it."""
    always = TASKS[task].screened
    return AUXILIARIES.can_be_screened(kind, task) if always is None else always


def is_free(order: Order) -> bool:
    """Whether a Task is free from Screening: as it was declared, or because no Class can be Screened in it."""
    task = Task(order.verb)
    return FREE in order.objects[1:] or not any(can_be_screened(task, kind) for kind in _kinds(task))


def _declarations(task: Task, target: str) -> tuple[Order, ...]:
    """How a Task with a target may be declared: plainly, and as free from Screening where that makes a difference."""
    plain = Order(task.value, "", (target,))
    return (plain,) if is_free(plain) else (plain, Order(task.value, "", (target, FREE)))


def _check_free(state: State, auxiliary: AuxiliaryId, task: Task, *, free: bool) -> None:
    kind = state.auxiliaries[auxiliary].kind
    if can_be_screened(task, kind) is free:
        key = "task-can-be-screened" if free else "task-cannot-be-screened"
        raise Refused("T.aux.d", key, auxiliary=auxiliary, kind=kind.value, task=named(task))


@rule("IC.6.2.b")
def _objection(
    state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, target: str, *, free: bool
) -> tuple[int, Refused] | None:
    """What stands against sending an Auxiliary, and how many steps it had passed before."""
    deed = TASKS[task]
    place = deed.where(state, target)
    steps: tuple[Callable[[], None], ...] = (
        lambda: check_class(state, fleet, auxiliary, task, target),
        lambda: check_war(state, fleet, auxiliary, task, target),
        lambda: BARRED(state, fleet, auxiliary, task, place),
        lambda: deed.may(state, fleet, auxiliary, target),
        lambda: check_range(state, auxiliary, place),
        lambda: _check_free(state, auxiliary, task, free=free),
    )
    for number, step in enumerate(steps):
        try:
            step()
        except Refused as error:
            return number, error
    return None


def able(state: State, fleet: Fleet, task: Task, target: str, *, free: bool = False) -> tuple[AuxiliaryId, ...]:
    """A Fleet's Auxiliaries that may be sent on a Task that is declared so."""
    return tuple(_able(state, fleet, may_act(state, fleet), task, target, free=free))


def _able(
    state: State, fleet: Fleet, mine: tuple[AuxiliaryId, ...], task: Task, target: str, *, free: bool
) -> Iterator[AuxiliaryId]:
    kinds = tuple(kind for kind in _kinds(task) if can_be_screened(task, kind) is not free)
    for one in mine:
        if state.auxiliaries[one].kind in kinds and _objection(state, fleet, one, task, target, free=free) is None:
            yield one


def _check_able(state: State, fleet: Fleet, task: Task, target: str, *, free: bool) -> None:
    """Refuse a Task for which nobody can be sent, with what stands against the Auxiliary that comes nearest to it."""
    against: list[tuple[int, Refused]] = []
    for one in may_act(state, fleet):
        objection = _objection(state, fleet, one, task, target, free=free)
        if objection is None:
            return
        against.append(objection)
    if not against:
        raise Refused("IC.6.1", "task-nobody-free", fleet=fleet.value, task=named(task))
    raise max(against, key=lambda one: one[0])[1]


# ------------------------------------------------------------------------------------------------ the windows


@rule("IC.1.7", "IC.6.2")
def _opens(state: State, fleet: Fleet) -> bool:
    """Whether a Fleet is asked: if it can send anyone, and in the first window also if it can break off a Task.

    Both are open knowledge. Breaking off waits for the first window of an MPI where nobody is free, to spare questions.
    """
    if can_act(state, fleet):
        return True
    lasting = (one.id for one in state.auxiliaries.values() if one.berth is Berth.TASKED and one.task in TASKS)
    return state.phase is Phase.FIRST_WINDOW and any(serves(state, one, fleet) for one in lasting)


@rule("S.14", "IC.6.2", "IC.1.6")
def window(state: State) -> Procedure[bool]:
    """One Task or one pass of whoever's go it is, British first; it is over when both have passed in turn."""
    fleet = state.acting
    order = Order(PASS)
    if _opens(state, fleet):
        verbs = tuple(task.value for task, deed in TASKS.items() if state.phase in deed.windows)
        about = TaskWindow(fleet)
        order = yield from ask(
            fleet.value, Orders((*verbs, *FURTHER, RECALL, PASS)), "IC.6.2", about=about, window="task"
        )
    if order.verb == PASS:
        state.passes += 1
    else:
        state.passes = 0
        yield from _told(state, fleet, order)
    state.acting = enemy(fleet)
    return state.passes >= _BOTH


def _told(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    if order.verb == RECALL:
        tell(state, "task-broken-off", "IC.6.1", fleet=fleet.value, auxiliary=order.piece)
        spend(state, AuxiliaryId(order.piece), "IC.6.1")
        return
    if order.verb in FURTHER:
        yield from FURTHER[order.verb].do(state, fleet)
        return
    yield from perform(state, fleet, Task(order.verb), order.objects[0], free=is_free(order))


@rule("IC.6.2.b", "IC.6.1")
def perform(state: State, fleet: Fleet, task: Task, target: str, *, free: bool = False) -> Procedure[None]:
    """A Task from its declaration to its end."""
    deed = TASKS[task]
    place = deed.where(state, target)
    note_task(state, fleet, place)
    tell(state, "task-declared", "IC.6.2.b", fleet=fleet.value, task=named(task), place=place, free=int(free))
    among = able(state, fleet, task, target, free=free)
    sent = yield from send(state, fleet, task, place, among, GUARDS(state, task, target), free=free)
    if sent.screening is Screening.YES:
        return
    yield from deed.resolve(state, fleet, sent.auxiliary, target, sent.screening is Screening.PARTIAL)
    if state.auxiliaries[sent.auxiliary].berth is not Berth.ASSIGNED:
        return
    if deed.lasts:
        take_up(state, sent.auxiliary, task, target)
    else:
        spend(state, sent.auxiliary, "IC.6.1")


@rule("IC.6.2.b", "T.screen.c", "T.aux.e")
def send(
    state: State,
    fleet: Fleet,
    task: Task,
    place: str,
    among: tuple[AuxiliaryId, ...],
    guards: tuple[AuxiliaryId, ...] = (),
    *,
    free: bool,
) -> Procedure[Sent]:
    """Pick one Auxiliary in secret, let it be Screened unless it is free from it, and show it."""
    about = Declared(fleet, task, place)
    picked = AuxiliaryId((yield from ask(fleet.value, Pick(among), "IC.6.2.b", about=about, secret=True)))
    if free:
        show(state, fleet, picked, task, place)
        return Sent(picked, Screening.NO)
    return Sent(picked, (yield from screen(state, fleet, picked, task, place, guards)))


@rule("IC.6.1")
def take_up(state: State, auxiliary: AuxiliaryId, task: Task, target: str) -> None:
    """Put an Auxiliary on a Task that lasts; it leaves its Port or Formation."""
    change(
        state.auxiliaries,
        auxiliary,
        berth=Berth.TASKED,
        port="",
        formation="",
        task=task,
        target=target,
        since=state.impulses,
    )
    tell(state, "task-lasts", "IC.6.1", auxiliary=auxiliary, task=named(task))


# ------------------------------------------------------------------------------------------------ what may be said


@rule("IC.6.2.b")
def check_task(state: State, question: Ask, order: Order) -> None:
    """Refuse a target that may not be named, a Task for which nobody can be sent, and a recall of another's."""
    fleet = Fleet(question.seat)
    if order.verb == PASS:
        return
    if order.verb == RECALL:
        _check_recall(state, fleet, order.piece)
        return
    if order.verb in FURTHER:
        FURTHER[order.verb].check(state, fleet)
        return
    task = Task(order.verb)
    if order.piece or not order.objects or order.objects[1:] not in ((), (FREE,)):
        raise Refused("IC.6.2.b", "task-names-target", task=named(Task(order.verb)))
    target = order.objects[0]
    if target not in TASKS[task].targets(state, fleet):
        raise Refused("IC.6.2.b", "task-no-target", task=named(Task(order.verb)), target=target)
    _check_able(state, fleet, task, target, free=is_free(order))


def _check_recall(state: State, fleet: Fleet, name: str) -> None:
    auxiliary = AuxiliaryId(name)
    one = state.auxiliaries.get(auxiliary)
    if one is None or one.berth is not Berth.TASKED or one.task not in TASKS or not serves(state, auxiliary, fleet):
        raise Refused("IC.6.1", "task-none-to-break-off", auxiliary=name)
    TASKS[one.task].stop(state, auxiliary)


def nameable(state: State, fleet: Fleet, choice: Orders) -> tuple[tuple[Task, str], ...]:
    """The Tasks of a window, each with every target that a Fleet may name."""
    deeds = ((task, deed) for task, deed in TASKS.items() if task.value in choice.verbs)
    return tuple((task, target) for task, deed in deeds for target in deed.targets(state, fleet))


def sendable(state: State, fleet: Fleet, tasks: Iterable[tuple[Task, str]]) -> Iterator[Order]:
    """What a Fleet may declare of these Tasks and targets, since it has somebody to send."""
    mine = may_act(state, fleet)
    for task, target in tasks:
        for order in _declarations(task, target):
            if any(_able(state, fleet, mine, task, target, free=is_free(order))):
                yield order


def _tasks_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Pass two times in three, else any Task that may be named, in any order; nothing is recalled."""
    fleet = Fleet(question.seat)
    assert isinstance(question.choice, Orders)
    if rng.randrange(3):
        yield Order(PASS)
    offered = nameable(state, fleet, question.choice)
    yield from sendable(state, fleet, rng.sample(offered, len(offered)))
    yield Order(PASS)


CHECKS: Final = {"IC.6.2": check_task}
PROPOSALS: Final = {"IC.6.2": _tasks_for_chance}
PHASES: Final = dict.fromkeys(WINDOWS, window)
