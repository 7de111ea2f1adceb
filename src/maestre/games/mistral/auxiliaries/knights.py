"""2.54 The Knights of Malta: friends of both players, who Screen pirates, and Interdict for the Bourbons alone."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.screening import PASS, compare, named
from maestre.games.mistral.auxiliaries.tasks import Deed
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet, Role, Screening, Task
from maestre.games.mistral.table.asking import Deciding
from maestre.games.mistral.table.moments import TAKEN_ON
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.prestige import award, can_pay
from maestre.games.mistral.table.state import AuxiliaryId, Berth, State
from maestre.play import Message, Procedure, ask, rule
from maestre.play.written.messages import Arg
from maestre.space.network import place_of

TAKE: Final = "take"
_TASKS: Final = (Task.SCREEN, Task.INTERDICT)


def _pirates_out(state: State) -> tuple[AuxiliaryId, ...]:
    """The pirates that are on a lasting Task."""
    return tuple(one.id for one in state.auxiliaries.values() if one.role is Role.PIRATE and one.berth is Berth.TASKED)


@rule("2.511", "2.543.a", "2.543.b")
def hired(state: State, auxiliary: AuxiliaryId, fleet: Fleet) -> bool | None:
    """Whether a Fleet may Task the Knights; stands at `HIRED`.

    The Bourbons may; the British have a use for them only while pirates are Active or out, and must pay once a Year.
    """
    if state.auxiliaries[auxiliary].role is not Role.KNIGHTS:
        return None
    if fleet is Fleet.BOURBON:
        return True
    pirates = bool(state.active) or bool(_pirates_out(state))
    return pirates and (state.knights_paid or can_pay(state, Fleet.BRITISH, -state.figures.prestige.losses.knights))


@rule("2.541", "2.542", "2.544")
def barred(state: State, fleet: Fleet, auxiliary: AuxiliaryId, task: Task, place: str) -> None:
    """Refuse the Knights what they do not do, and waters too far west for them; stands at `BARRED`."""
    if state.auxiliaries[auxiliary].role is not Role.KNIGHTS:
        return
    if task not in _TASKS:
        raise Refused("2.542", "knights-not-task", state.figures, auxiliary=auxiliary, task=named(task))
    if task is Task.INTERDICT and fleet is Fleet.BRITISH:
        raise Refused("2.544", "knights-bourbon-only", state.figures, auxiliary=auxiliary, place=place)
    if place_of(place) in state.figures.corsairs.knights_shut:
        raise Refused("2.541", "knights-too-far-west", state.figures, auxiliary=auxiliary, place=place)


@rule("2.542")
def cancelled(state: State, tasked: AuxiliaryId, screener: AuxiliaryId) -> Screening | None:
    """A pirate Screened by the Knights gives up for certain; nobody else is hindered by them. Stands at `CANCELLED`.

    Who performs a Task is not known when they are sent: against another than a pirate they have sailed in vain.
    """
    if state.auxiliaries[screener].role is not Role.KNIGHTS:
        return None
    return Screening.YES if state.auxiliaries[tasked].role is Role.PIRATE else Screening.NO


@rule("2.543.b")
def taken_on(state: State, auxiliary: AuxiliaryId, fleet: Fleet) -> None:
    """The British pay for the Knights the first time in a Year that they Task them; stands at `TAKEN_ON`."""
    knights = state.auxiliaries[auxiliary].role is Role.KNIGHTS
    if knights and fleet is Fleet.BRITISH and not state.knights_paid:
        state.knights_paid = True
        award(state, fleet, state.figures.prestige.losses.knights, "knights", "2.543.b")


# ------------------------------------------------------------------------------------------------ at any time


@rule("2.542")
def _pirates(state: State, _fleet: Fleet) -> tuple[str, ...]:
    """The pirates that the Knights may Screen at any time."""
    return _pirates_out(state)


def _where(state: State, target: str) -> str:
    return state.auxiliaries[AuxiliaryId(target)].target


def _are_knights(state: State, auxiliary: AuxiliaryId) -> bool:
    return state.auxiliaries[auxiliary].role is Role.KNIGHTS


@rule("2.542")
def _may_screen(state: State, _fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    """Refuse everybody but the Knights: others Screen a Task only as it starts."""
    if not _are_knights(state, auxiliary):
        raise Refused("2.542", "screen-knights-only", state.figures, auxiliary=auxiliary, other=target)


class Offer(Deciding, frozen=True, tag="offer"):
    """The British want to Task the Knights of Malta: whether the Bourbons, who have the first choice, do (2.543.a)."""

    rule: ClassVar = "2.543.a"
    window: ClassVar = "knights"
    asks: ClassVar = "knights-ask-offer"
    no: ClassVar = PASS
    yes: ClassVar = TAKE

    pirate: str
    place: str

    def words(self, figures: Figures) -> dict[str, Arg]:
        return {"other": name(figures, self.pirate)}

    def describe(self, seen: State, value: bool) -> Message:
        return Message(f"knights-{self.word(value)}")


@rule("2.542", "2.543.a", "2.543.b")
def _screened(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, _partly: bool) -> Procedure[None]:
    """Send the Knights against a pirate: both go to Recovery. The Bourbons may take a British wish upon themselves."""
    place = _where(state, target)
    offered = Offer(Fleet.BOURBON, target, place)
    if fleet is Fleet.BRITISH and (yield from ask(Fleet.BOURBON.value, offered)):
        fleet = Fleet.BOURBON
    TAKEN_ON(state, auxiliary, fleet)
    tell(state, "knights-sent", "2.542", fleet=fleet.value, auxiliary=auxiliary, other=target, place=place)
    compare(state, AuxiliaryId(target), auxiliary, Task.INTERDICT, place)


DEEDS: Final = {Task.SCREEN: Deed(_pirates, _where, _may_screen, _screened, screened=False, fits=_are_knights)}
