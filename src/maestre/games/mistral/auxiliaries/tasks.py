"""IC.6.2 Tasks of Auxiliaries: what each is, who may be sent, and its steps. They are named in `windows`.

`TASKS` says what each Task is. A chapter that brings one writes a `Deed` of it in a table ``DEEDS`` of its own, which
`wiring` adds to `TASKS`:

* ``targets(state, fleet)``: what the Fleet may name, from what it knows: locations, Spotted stacks, Auxiliaries on
  shown Tasks. It is said openly, so that nothing hidden may be a target; what must stay hidden (which of one's own
  Convoys is escorted) ``resolve`` asks for in secret.
* ``where(state, target)``: the location of the target, to which range is traced and in which it is Screened.
* ``may(state, fleet, auxiliary, target)``: refuses (`Refused`) an Auxiliary or target that the Task's own rules forbid.
  What holds for all is asked beside it: Class (T.aux), range, war with France, `moments.BARRED`, one Auxiliary a Task.
* ``fits(state, auxiliary)``: whether an Auxiliary performs it at all; of one that does not ``may`` refuses any target.
* ``resolve(state, fleet, auxiliary, target, partly)``: does it; ``partly`` says that it was Partially Screened. It is
  not called when a Screen stopped the Task.
* ``lasts``: the Auxiliary stays on the Task (`take_up`) if it is still Assigned after ``resolve``; else it goes to
  Recovery.
* ``screened``: whether the Task can be Screened, if the data do not say it by Class (`can_be_screened`).
* ``windows``: in which windows it may be named. ``stop(state, auxiliary)``: refuses that a lasting Task be broken off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import astuple

from maestre.games.mistral.auxiliaries.ranges import check_range, is_in_range
from maestre.games.mistral.auxiliaries.screening import may_act, named, screen, serves, show, spend
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Fleet, Role, Screening, Task
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.chances import percent, sights
from maestre.games.mistral.table.formations import at_war_with_france
from maestre.games.mistral.table.moments import BARRED, GUARDS
from maestre.games.mistral.table.names import Refused, called, name, tell
from maestre.games.mistral.table.sightings import note_task
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Phase, State
from maestre.play import Message, Order, Procedure, ask, change, rule
from maestre.play.written.figures import kept
from maestre.play.written.messages import Arg

WINDOWS: Final = (Phase.FIRST_WINDOW, Phase.SECOND_WINDOW, Phase.THIRD_WINDOW)
FREE: Final = "free"
RECALL: Final = "recall"


def freely(_state: State, _auxiliary: AuxiliaryId) -> None:
    """A lasting Task may be broken off at any time."""


def anyone(_state: State, _auxiliary: AuxiliaryId) -> bool:
    """Whoever is of a Class that performs a Task may be sent on it somewhere."""
    return True


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
    fits: Callable[[State, AuxiliaryId], bool] = anyone


TASKS: Final[dict[Task, Deed]] = {}
"""The Tasks that may be named in a window; `wiring` fills it from the ``DEEDS`` of the chapters."""


Fit = dict[Task, tuple[AuxiliaryId, ...]]
"""Whom a Fleet may send on Tasks if the target allows it."""


class Further(NamedTuple):
    """What else may be said in a window, by one word: what refuses it, and what does it."""

    check: Callable[[State, Fleet], None]
    do: Callable[[State, Fleet], Procedure[None]]


FURTHER: Final[dict[str, Further]] = {}
"""What may be said in a window beside Tasks, by its verb; `wiring` fills it (IC.6.32)."""


class Sent(NamedTuple):
    """Who was sent on a Task, and how far it was Screened."""

    auxiliary: AuxiliaryId
    screening: Screening


# ------------------------------------------------------------------------------------------------ who may be sent


@kept
def _kinds(figures: Figures, task: Task) -> tuple[AuxiliaryClass, ...]:
    """The Classes that perform a Task; all, where the chart does not have it."""
    rows = figures.auxiliaries.row
    return tuple(kind for kind, row in rows.items() if task in row.tasks) or tuple(rows)


@rule("T.aux", "T.aux.e")
def check_class(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, target: str) -> None:
    """Refuse a Class that does not perform a Task, and one Auxiliary more than may be on it."""
    kind = state.auxiliaries[auxiliary].kind
    if kind not in _kinds(state.figures, task):
        raise Refused(
            "T.aux", "task-not-of-class", state.figures, auxiliary=auxiliary, kind=kind.value, task=named(task)
        )
    on_it = _on_it(state, fleet, task, target)
    if len(on_it) >= state.figures.auxiliaries.file.classes.most_per_task:
        raise Refused("T.aux.e", "task-has-auxiliary", state.figures, task=named(task), auxiliary=on_it[0])


def _on_it(state: State, fleet: Fleet, task: Task, target: str) -> tuple[AuxiliaryId, ...]:
    """A Fleet's Auxiliaries that are on a Task already."""
    return tuple(
        one.id
        for one in state.auxiliaries.values()
        if one.task is task and one.target == target and one.berth is Berth.TASKED and serves(state, one.id, fleet)
    )


_PEACEFUL: Final = (Task.SEARCH, Task.SHADOW, Task.COUNTER_SHADOW, Task.SCREEN, Task.ESCORT, Task.TRADE, Task.SHOW)


@rule("IC.6.29", "2.53")
def check_war(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, target: str) -> None:
    """French Auxiliaries do nothing warlike before the war, but Privateers do.

    What the British may attack is for the Task's ``may``.
    """
    if _is_bound(state, auxiliary, task):
        raise Refused("IC.6.29", "task-before-war", state.figures, auxiliary=auxiliary, task=named(task))


def _is_bound(state: State, auxiliary: AuxiliaryId, task: Task) -> bool:
    """Whether an Auxiliary is kept from a Task by the peace with France."""
    one = state.auxiliaries[auxiliary]
    french = one.contingent is Contingent.FRENCH and one.role is not Role.PRIVATEER
    return french and task not in _PEACEFUL and not at_war_with_france(state)


@rule("IC.6.29")
def check_hostile(state: State, fleet: Fleet, contingent: Contingent, task: Task) -> None:
    """Refuse a British attack on what is French before the war, unless the British have paid to defy them (2.42)."""
    if fleet is Fleet.BRITISH and contingent is Contingent.FRENCH and not at_war_with_france(state):
        raise Refused("IC.6.29", "task-on-french-before-war", state.figures, task=named(task))


@rule("T.aux.d")
def can_be_screened(figures: Figures, task: Task, kind: AuxiliaryClass) -> bool:
    """Whether a Task can be Screened when an Auxiliary of a Class performs it."""
    always = TASKS[task].screened
    return figures.auxiliaries.can_be_screened(kind, task) if always is None else always


def is_free(figures: Figures, order: Order) -> bool:
    """Whether a Task is free from Screening: as it was declared, or because no Class can be Screened in it."""
    task = Task(order.verb)
    return FREE in order.objects[1:] or not _declared(figures, task, free=False)


def _declared(figures: Figures, task: Task, *, free: bool) -> tuple[AuxiliaryClass, ...]:
    """The Classes that may be sent on a Task that is declared free from Screening, or plainly."""
    always = TASKS[task].screened
    if always is None:
        return _by_chart(figures, task, free=free)
    return () if always is free else _kinds(figures, task)


@kept
def _by_chart(figures: Figures, task: Task, *, free: bool) -> tuple[AuxiliaryClass, ...]:
    screened = figures.auxiliaries.can_be_screened
    return tuple(kind for kind in _kinds(figures, task) if screened(kind, task) is not free)


def _declarations(figures: Figures, task: Task, target: str) -> tuple[Order, ...]:
    """How a Task with a target may be declared: plainly, and as free from Screening where that makes a difference."""
    plain = Order(task.value, "", (target,))
    return (plain,) if is_free(figures, plain) else (plain, Order(task.value, "", (target, FREE)))


def _check_free(state: State, auxiliary: AuxiliaryId, task: Task, *, free: bool) -> None:
    kind = state.auxiliaries[auxiliary].kind
    if can_be_screened(state.figures, task, kind) is free:
        key = "task-can-be-screened" if free else "task-cannot-be-screened"
        raise Refused("T.aux.d", key, state.figures, auxiliary=auxiliary, kind=kind.value, task=named(task))


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
    fit = _fit(state, may_act(state, fleet), task)
    return tuple(_able(state, fleet, fit, task, target, free=free))


def fit_for(state: State, fleet: Fleet, tasks: Iterable[Task]) -> Fit:
    """Whom a Fleet may send on each of these Tasks if the target allows it; Tasks for which it has nobody are out."""
    mine = may_act(state, fleet)
    fit = ((task, _fit(state, mine, task)) for task in tasks)
    return {task: those for task, those in fit if those}


def _fit(state: State, mine: tuple[AuxiliaryId, ...], task: Task) -> tuple[AuxiliaryId, ...]:
    kinds, fits = _kinds(state.figures, task), TASKS[task].fits
    able = [one for one in mine if state.auxiliaries[one].kind in kinds and fits(state, one)]
    return tuple(one for one in able if not _is_bound(state, one, task)) if able else ()


def _able(
    state: State, fleet: Fleet, fit: tuple[AuxiliaryId, ...], task: Task, target: str, *, free: bool
) -> Iterator[AuxiliaryId]:
    """Those of a Fleet's fit Auxiliaries to which `_objection` has none; of alike ones in a navy one is judged."""
    kinds = _declared(state.figures, task, free=free)
    sent = [one for one in fit if state.auxiliaries[one].kind in kinds]
    if not sent or len(_on_it(state, fleet, task, target)) >= state.figures.auxiliaries.file.classes.most_per_task:
        return
    place = TASKS[task].where(state, target)
    known: dict[tuple[object, ...], bool] = {}
    for auxiliary in sent:
        one = state.auxiliaries[auxiliary]
        alike = astuple(one)[1:] if one.role is Role.NAVY else (auxiliary,)
        if alike not in known:
            known[alike] = _lets(state, fleet, auxiliary, task, target, place)
        if known[alike]:
            yield auxiliary


def _lets(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, target: str, place: str) -> bool:
    """Whether a target allows that a fit Auxiliary performs a Task against it."""
    try:
        TASKS[task].may(state, fleet, auxiliary, target)
        BARRED(state, fleet, auxiliary, task, place)
    except Refused:
        return False
    return is_in_range(state, auxiliary, place)


def sendable(state: State, fleet: Fleet, fit: Fit, tasks: Iterable[tuple[Task, str]]) -> Iterator[Order]:
    """What a Fleet may declare of these Tasks and targets, since one of those who are fit may be sent."""
    for task, target in tasks:
        for order in _declarations(state.figures, task, target):
            if any(_able(state, fleet, fit[task], task, target, free=is_free(state.figures, order))):
                yield order


def check_able(state: State, fleet: Fleet, task: Task, target: str, *, free: bool) -> None:
    """Refuse a Task for which nobody can be sent, with what stands against the Auxiliary that comes nearest to it."""
    mine = may_act(state, fleet)
    if any(_able(state, fleet, _fit(state, mine, task), task, target, free=free)):
        return
    against = [_objection(state, fleet, one, task, target, free=free) for one in mine]
    if not against:
        raise Refused("IC.6.1", "task-nobody-free", state.figures, fleet=fleet.value, task=named(task))
    raise max(filter(None, against), key=lambda one: one[0])[1]


# ------------------------------------------------------------------------------------------------ the steps of a Task


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


class Sending(Choosing[AuxiliaryId], frozen=True, tag="declared"):
    """Which Auxiliary performs a Task that a Fleet has named, with its place (IC.6.2.b)."""

    rule: ClassVar = "IC.6.2.b"
    secret: ClassVar = True
    asks: ClassVar = "task-pick-ask"

    task: Task
    place: str
    open_to: tuple[AuxiliaryId, ...]

    def words(self, figures: Figures) -> dict[str, Arg]:
        return {"task": named(self.task)}

    def options(self) -> tuple[AuxiliaryId, ...]:
        return self.open_to

    def describe(self, seen: State, value: AuxiliaryId) -> Message:
        """An Auxiliary with the chance that depends on its Class, or where it lies."""
        if self.task is Task.SEARCH:
            chance = percent(sighting(seen, self.fleet, value))
            return Message.of("offer-searcher", auxiliary=name(seen.figures, value), chance=chance)
        one = seen.auxiliaries[value]
        berth = (
            called(seen.figures, one.port or one.formation) if one.port or one.formation else Message("offer-nowhere")
        )
        return Message.of("offer-sent", auxiliary=name(seen.figures, value), berth=berth)


def sighting(state: State, fleet: Fleet, auxiliary: AuxiliaryId) -> Fraction:
    """The chance that an Auxiliary that Searches Spots a counter."""
    return sights(state, fleet, "T.search", state.figures.detection.searcher(state.auxiliaries[auxiliary].kind))


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
    picked = yield from ask(fleet.value, Sending(fleet, task, place, among))
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
