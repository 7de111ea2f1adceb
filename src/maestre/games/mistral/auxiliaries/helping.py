"""IC.6.27 Auxiliaries that help a Formation to reinforce a Battle."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.ranges import check_range
from maestre.games.mistral.auxiliaries.screening import PASS, can_act, may_act, named, spend
from maestre.games.mistral.auxiliaries.tasks import check_class, check_war, send
from maestre.games.mistral.data.words import Fleet, Screening, Task
from maestre.games.mistral.table.asking import Deciding
from maestre.games.mistral.table.moments import BARRED
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.sightings import note_task
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, State
from maestre.play import Message, Procedure, ask, rule

_HELP: Final = "help"


@rule("IC.6.27", "IC.6.29")
def _helpers(state: State, fleet: Fleet, place: str) -> tuple[AuxiliaryId, ...]:
    found = []
    for auxiliary in may_act(state, fleet):
        try:
            check_class(state, fleet, auxiliary, Task.REINFORCE, place)
            check_war(state, fleet, auxiliary, Task.REINFORCE, place)
            BARRED(state, fleet, auxiliary, Task.REINFORCE, place)
            check_range(state, auxiliary, place)
        except Refused:
            continue
        if state.auxiliaries[auxiliary].kind in state.figures.battle.helpers:
            found.append(auxiliary)
    return tuple(found)


class Helping(Deciding, frozen=True, tag="helping"):
    """Whether an Auxiliary helps a Fleet that tries to reinforce a Battle (IC.6.27)."""

    rule: ClassVar = "IC.6.27"
    window: ClassVar = "help"
    asks: ClassVar = "help-ask"
    no: ClassVar = PASS
    yes: ClassVar = _HELP
    assumed: ClassVar = (PASS, "assume-no-help")

    place: str
    open_to: tuple[bool, ...]

    def options(self) -> tuple[bool, ...]:
        return self.open_to

    def describe(self, seen: State, value: bool) -> Message:
        return (
            Message.of("offer-help", drm=-seen.figures.battle.reinforcing.helped) if value else Message("offer-no-help")
        )


@rule("IC.6.27")
def helped(drm: int, state: State, formation: FormationId, place: str) -> Procedure[int]:
    """Give what a Tasked Auxiliary adds to the check of a Formation that reinforces; its owner is asked if he has any.

    The Formation may be hidden: the request names the place alone.
    """
    fleet = state.formations[formation].fleet
    if not can_act(state, fleet):
        return drm
    helpers = _helpers(state, fleet, place)
    open_to = (True, False) if helpers else (False,)
    if not (yield from ask(fleet.value, Helping(fleet, place, open_to))):
        return drm
    note_task(state, fleet, place)
    tell(state, "task-declared", "IC.6.27", fleet=fleet.value, task=named(Task.REINFORCE), place=place, free=0)
    sent = yield from send(state, fleet, Task.REINFORCE, place, helpers, free=False)
    if sent.screening is Screening.YES:
        return drm
    spend(state, sent.auxiliary, "IC.6.1")
    return drm if sent.screening is Screening.PARTIAL else drm + state.figures.battle.reinforcing.helped
