"""IC.6.2, S.14 The three windows of an MPI in which Tasks are named.

In a window a player says ``Order(task, "", (target,))``, ``Order("recall", auxiliary)`` or ``Order("pass")``. Where it
depends on the Class whether a Task can be Screened, ``(target, "free")`` declares that it cannot (a Search by a Light
Auxiliary). Then he picks the Auxiliary in secret, the opponent picks a Screener, and both are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.screening import PASS, can_act, named, serves, spend
from maestre.games.mistral.auxiliaries.tasks import (
    FREE,
    FURTHER,
    RECALL,
    TASKS,
    WINDOWS,
    Fit,
    able,
    check_able,
    fit_for,
    is_free,
    perform,
    sendable,
    sighting,
)
from maestre.games.mistral.convoys.raiding import column
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.detection.searching import hidden
from maestre.games.mistral.politics.bourbons import defiance_refused
from maestre.games.mistral.table.chances import decimal, mean_raid, percent
from maestre.games.mistral.table.formations import enemy, stacks
from maestre.games.mistral.table.names import Refused, called, name, tell
from maestre.games.mistral.table.ordering import Commanding
from maestre.games.mistral.table.standing import NEAR, searched_in
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, Phase, State
from maestre.play import Message, Order, Procedure, ask, rule

_BOTH: Final = len(Fleet)
_SPARED: Final = 2
"""How many Auxiliaries there must be that one is sent to Search on: it and the one that is kept back."""


@rule("IC.6.2.b")
class TaskWindow(Commanding, frozen=True, tag="task-window"):
    """Which Task a Fleet names, if any (IC.6.2)."""

    rule: ClassVar = "IC.6.2"
    window: ClassVar = "task"
    recurs: ClassVar = True
    lists_all: ClassVar = True
    asks: ClassVar = "task-ask"

    open_to: tuple[str, ...]

    def verbs(self) -> tuple[str, ...]:
        return self.open_to

    def check(self, seen: State, value: Order) -> None:
        """Refuse a target that may not be named, a Task for which nobody can be sent, and a recall of another's."""
        fleet = self.whose()
        if value.verb == PASS:
            return
        if value.verb == RECALL:
            _check_recall(seen, fleet, value.piece)
            return
        if value.verb in FURTHER:
            FURTHER[value.verb].check(seen, fleet)
            return
        task = Task(value.verb)
        if value.piece or not value.objects or value.objects[1:] not in ((), (FREE,)):
            raise Refused("IC.6.2.b", "task-names-target", seen.figures, task=named(task))
        target = value.objects[0]
        if target not in TASKS[task].targets(seen, fleet):
            raise Refused("IC.6.2.b", "task-no-target", seen.figures, task=named(task), target=target)
        check_able(seen, fleet, task, target, free=is_free(seen.figures, value))

    def standing(self, seen: State, orders: tuple[str, ...]) -> Order | None:
        for order in orders:
            place = searched_in(order, seen)
            search = self._searched_on(seen, place) if place else None
            if search is not None:
                return search
        return super().standing(seen, orders)

    def _searched_on(self, seen: State, place: str) -> Order | None:
        """One more Search of a location, free from Screening if it can be.

        Nothing where something is Spotted, or nobody is left but one, whom what is found will need.
        """
        fleet, search = self.whose(), Task.SEARCH
        if place not in TASKS[search].targets(seen, fleet) or any(
            one.spotted for one in stacks(seen, place, enemy(fleet))
        ):
            return None
        fit = self._fit(seen)
        found = tuple(sendable(seen, fleet, fit, ((search, place),))) if search in fit else ()
        left = {one for order in found for one in able(seen, fleet, search, place, free=is_free(seen.figures, order))}
        return found[-1] if len(left) >= _SPARED else None

    def alarmed(self, seen: State, unless: str) -> bool:
        """For who wants to be asked once an Impulse, in the first window of its first MPI."""
        return super().alarmed(seen, unless) and not (unless == NEAR and seen.phase is not Phase.FIRST_WINDOW)

    def propose(self, seen: State, rng: Random) -> Iterator[Order]:
        """Pass two times in three, else any Task that may be named, in any order; nothing is recalled.

        They are sorted first: in which order a view lists what is hidden is no part of the position.
        """
        if rng.randrange(3):
            yield Order(PASS)
        fit = self._fit(seen)
        offered = sorted(self._nameable(seen, fit))
        yield from sendable(seen, self.whose(), fit, rng.sample(offered, len(offered)))
        yield Order(PASS)

    def candidates(self, seen: State, piece: str) -> Iterator[Order]:
        """Every Task for which somebody can be sent, to break off a lasting one, what else may be said, and to pass."""
        fit = self._fit(seen)
        tasks = (one for one in self._nameable(seen, fit) if piece in ("", one[1]))
        yield from sendable(seen, self.whose(), fit, tasks)
        yield from (Order(RECALL, one) for one in seen.auxiliaries if piece in ("", one))
        if not piece:
            yield from (Order(verb) for verb in FURTHER)
            yield Order(PASS)

    def _fit(self, seen: State) -> Fit:
        """Whom the Fleet may send on the Tasks of the window."""
        return fit_for(seen, self.whose(), (task for task in TASKS if task in self.open_to))

    def _nameable(self, seen: State, fit: Fit) -> tuple[tuple[Task, str], ...]:
        """The Tasks for which somebody is fit, each with every target that the Fleet may name."""
        fleet = self.whose()
        return tuple((task, target) for task in fit for target in TASKS[task].targets(seen, fleet))

    def describe(self, seen: State, value: Order) -> Message:
        """A Task with its target, and what it promises with the best Auxiliary that may be sent."""
        if value.verb == PASS:
            return Message("offer-pass")
        if value.verb == RECALL:
            return Message.of("offer-recall", auxiliary=name(seen.figures, value.piece))
        if value.verb in FURTHER:
            return Message(f"offer-further-{value.verb}")
        return _promised(seen, self.whose(), Task(value.verb), value.objects[0], free=is_free(seen.figures, value))


def _promised(state: State, fleet: Fleet, task: Task, target: str, *, free: bool) -> Message:
    sent = able(state, fleet, task, target, free=free)
    about: dict[str, Message | str | int] = {
        "task": named(task),
        "target": _target(state.figures, target),
        "free": "yes" if free else "no",
        "count": len(sent),
    }
    if task is Task.SEARCH and sent:
        chance = percent(max(sighting(state, fleet, one) for one in sent))
        counters = len(hidden(state, TASKS[task].where(state, target), enemy(fleet)))
        return Message.of("offer-search", **about, counters=counters, chance=chance)
    if task is Task.CONVOY_ATTACK and sent:
        best = max(mean_raid(state.figures, column(state, one, FormationId(target))) for one in sent)
        return Message.of("offer-raid", **about, damage=decimal(best))
    return Message.of("offer-task", **about)


def _target(figures: Figures, target: str) -> Message:
    """What a Task is named against: a place, a stack, an Auxiliary, or the Squadrons of a state in a harbour."""
    place, _, status = target.partition("/")
    return Message.of("offer-harbour", place=name(figures, place), status=status) if status else called(figures, target)


def _check_recall(state: State, fleet: Fleet, auxiliary: str) -> None:
    one = state.auxiliaries.get(AuxiliaryId(auxiliary))
    if one is None or one.berth is not Berth.TASKED or one.task not in TASKS or not serves(state, one.id, fleet):
        raise Refused("IC.6.1", "task-none-to-break-off", state.figures, auxiliary=auxiliary)
    TASKS[one.task].stop(state, one.id)


# ------------------------------------------------------------------------------------------------ a go in a window


@rule("IC.1.7", "IC.6.2", "2.42.a")
def _opens(state: State, fleet: Fleet) -> bool:
    """Whether a Fleet is asked: if it can send anyone, in the first window also to break off a Task or defy the French.

    All are open knowledge. The latter wait for the first window of an MPI where nobody is free, to spare questions.
    """
    if can_act(state, fleet):
        return True
    lasting = (one.id for one in state.auxiliaries.values() if one.berth is Berth.TASKED and one.task in TASKS)
    defies = fleet is Fleet.BRITISH and defiance_refused(state) is None
    return state.phase is Phase.FIRST_WINDOW and (defies or any(serves(state, one, fleet) for one in lasting))


@rule("S.14", "IC.6.2", "IC.1.6")
def window(state: State) -> Procedure[bool]:
    """One Task or one pass of whoever's go it is, British first; it is over when both have passed in turn."""
    fleet = state.acting
    order = Order(PASS)
    if _opens(state, fleet):
        verbs = tuple(task.value for task, deed in TASKS.items() if state.phase in deed.windows)
        order = yield from ask(fleet.value, TaskWindow(fleet.value, (*verbs, *FURTHER, RECALL, PASS)))
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
    yield from perform(state, fleet, Task(order.verb), order.objects[0], free=is_free(state.figures, order))


PHASES: Final = dict.fromkeys(WINDOWS, window)
