"""IC.6.28, T.screen Screening: who may be Tasked at all, who Screens whom, and what comes of it.

Boxes and lasting Tasks lie open, Assignments do not (IC.1.7). So whether a player has an Auxiliary that could act is
known to all, and where it is to him alone: he is asked whether or not one is in range, and can always pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.ranges import is_confined, is_in_range
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import AuxiliaryClass, Fleet, Role, Screening, Task
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.formations import enemy, in_sight
from maestre.games.mistral.table.moments import BARRED, CANCELLED, HIRED, RETIRED, TAKEN_ON
from maestre.games.mistral.table.names import called, name, tell
from maestre.games.mistral.table.sightings import note_work
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, Berth, FormationId, State
from maestre.play import Message, Procedure, ask, change, reveal, rule
from maestre.play.written.messages import Arg

PASS: Final = "pass"  # noqa: S105 a word of the game


def named(task: Task) -> Message:
    """A Task by its name."""
    return Message(f"task-name-{task.value}")


def serves(state: State, auxiliary: AuxiliaryId, fleet: Fleet) -> bool:
    """Whether a Fleet Tasks this Auxiliary: its own, or one that is hired just now."""
    return _serves(state, state.auxiliaries[auxiliary], fleet)


def _serves(state: State, auxiliary: Auxiliary, fleet: Fleet) -> bool:
    own = state.figures.formations.fleets.get(auxiliary.contingent)
    return own is fleet if own is not None else HIRED(state, auxiliary.id, fleet)


def may_act(state: State, fleet: Fleet) -> tuple[AuxiliaryId, ...]:
    """A Fleet's Auxiliaries that are in no box and on no lasting Task."""
    return tuple(_acting(state, fleet))


def _acting(state: State, fleet: Fleet) -> Iterator[AuxiliaryId]:
    for one in state.auxiliaries.values():
        if one.berth is Berth.ASSIGNED and _serves(state, one, fleet):
            yield one.id


@rule("IC.1.7")
def can_act(state: State, fleet: Fleet) -> bool:
    """Whether a Fleet has any such Auxiliary: both players count the boxes, so that requests may hang on it."""
    return any(_acting(state, fleet))


@rule("IC.6.1")
def spend(state: State, auxiliary: AuxiliaryId, rule: str) -> None:
    """Send an Auxiliary to the Recovery Box, where all see it; of one at a Task in sight that lays nothing open."""
    one = state.auxiliaries[auxiliary]
    if one.berth is not Berth.TASKED or _is_hidden(state, one.target):
        reveal(state, f"{auxiliary} goes to its Recovery Box")
    retire(state, auxiliary, Berth.RECOVERY)
    tell(state, "auxiliary-spent", rule, auxiliary=auxiliary)


def retire(state: State, auxiliary: AuxiliaryId, berth: Berth) -> None:
    """Put an Auxiliary into a box or out of play, whatever it was about."""
    RETIRED(state, auxiliary)
    change(state.auxiliaries, auxiliary, berth=berth, port="", formation="", task=None, target="", since=0, sender="")


def _is_hidden(state: State, target: str) -> bool:
    """Whether the target of a Task is a Formation that the enemy does not see."""
    return FormationId(target) in state.formations and not in_sight(state, target)


@rule("IC.6.28", "2.33.d", "T.aux.d")
def screeners(state: State, fleet: Fleet, place: str) -> tuple[AuxiliaryId, ...]:
    """Whom a Fleet may Screen with in a location: of the Classes that can, in range; the French before the war too."""
    return tuple(
        auxiliary
        for auxiliary in may_act(state, fleet)
        if state.auxiliaries[auxiliary].kind in state.figures.auxiliaries.screeners
        and is_in_range(state, auxiliary, place)
        and BARRED.lets(state, fleet, auxiliary, Task.SCREEN, place)
    )


class Screen(Choosing[str], frozen=True, tag="screen"):
    """Whom the other Fleet commits as Screener: one has named a Task and its place (IC.6.28)."""

    rule: ClassVar = "IC.6.28"
    window: ClassVar = "screen"
    asks: ClassVar = "screen-ask"
    assumed: ClassVar = (PASS, "assume-no-screen")

    task: Task
    place: str
    open_to: tuple[AuxiliaryId, ...]

    def whose(self) -> Fleet:
        return enemy(self.fleet)

    def words(self, figures: Figures) -> dict[str, Arg]:
        return {"task": named(self.task)}

    def options(self) -> tuple[str, ...]:
        return *self.open_to, PASS

    def propose(self, seen: State, rng: Random) -> Iterator[str]:
        """Any Screener or none, as often as not."""
        if rng.randrange(2):
            yield PASS
        yield from rng.sample(self.options(), len(self.options()))

    def describe(self, seen: State, value: str) -> Message:
        """A Screener, with what it does to each Class that may have been sent."""
        if value == PASS:
            return Message("offer-no-screen")
        one = seen.auxiliaries[AuxiliaryId(value)]
        if one.kind not in seen.figures.auxiliaries.screeners:
            return called(seen.figures, value)
        outcomes = {
            tasked.value: seen.figures.auxiliaries.screened_by(tasked, one.kind, confined=False).value
            for tasked in (AuxiliaryClass.FLEET, AuxiliaryClass.LIGHT, AuxiliaryClass.GALLEY)
        }
        return Message.of("offer-screen", auxiliary=name(seen.figures, value), **outcomes)


@rule("IC.6.28", "IC.1.7.b")
def screen(
    state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, place: str, guards: tuple[AuxiliaryId, ...] = ()
) -> Procedure[Screening]:
    """Let the opponent of a Fleet commit a Screener, show both, and give how far the Task is hindered.

    Beside those in range ``guards`` may be committed, who are with the target of the Task.
    """
    other = enemy(fleet)
    screener = PASS
    if guards or can_act(state, other):
        willing = tuple(one for one in screeners(state, other, place) if _cares(state, one, task))
        screener = yield from ask(other.value, Screen(fleet, task, place, (*willing, *guards)))
    show(state, fleet, auxiliary, task, place)
    if screener == PASS:
        return Screening.NO
    TAKEN_ON(state, AuxiliaryId(screener), other)
    note_work(state, other, AuxiliaryId(screener), place)
    return compare(state, auxiliary, AuxiliaryId(screener), task, place)


@rule("2.542")
def _cares(state: State, screener: AuxiliaryId, task: Task) -> bool:
    """Whether an Auxiliary would Screen such a Task: the Knights only what pirates do."""
    return state.auxiliaries[screener].role is not Role.KNIGHTS or task in state.figures.corsairs.pirates.tasks


def show(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, place: str) -> None:
    """Lay open which Auxiliary performs a Task; who sends one to Screen, the Knights, is settled by that Task."""
    if task is not Task.SCREEN:
        TAKEN_ON(state, auxiliary, fleet)
    reveal(state, f"{auxiliary} performs {task} in {place}")
    note_work(state, fleet, auxiliary, place)
    tell(state, "task-shown", "IC.6.2.b", fleet=fleet.value, auxiliary=auxiliary, task=named(task), place=place)


@rule("T.screen", "T.screen.b", "T.screen.c")
def compare(state: State, tasked: AuxiliaryId, screener: AuxiliaryId, task: Task, place: str) -> Screening:
    """Read the matrix: a full Screen sends both to Recovery, any other the Screener alone."""
    kinds = state.auxiliaries[tasked].kind, state.auxiliaries[screener].kind
    matrix = state.figures.auxiliaries.screened_by(*kinds, confined=is_confined(state.figures, place))
    outcome = CANCELLED(state, tasked, screener) or matrix
    tell(
        state,
        "screened",
        "T.screen",
        auxiliary=tasked,
        screener=screener,
        task=named(task),
        place=place,
        outcome=outcome.value,
    )
    spend(state, screener, "T.screen.b")
    if outcome is Screening.YES:
        spend(state, tasked, "T.screen.b")
    return outcome
