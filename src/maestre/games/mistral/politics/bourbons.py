"""2.33, 2.332, 2.42 France before the war and after: what the British pay to defy it, and the Guerre de Course."""

from __future__ import annotations

from maestre.games.mistral.data.words import Command, Fleet, Role, Task
from maestre.games.mistral.table.formations import at_war_with_france
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.prestige import award
from maestre.games.mistral.table.state import Berth, State
from maestre.play import Procedure, rule


@rule("2.33.a", "2.42.a", "2.42.322")
def defiance_refused(state: State) -> Refused | None:
    """What keeps the British from defying the French, if anything: the war is there, or Prestige is too low."""
    if at_war_with_france(state):
        return Refused("2.42.a", "defy-at-war", state.figures)
    have, needs = state.books[Fleet.BRITISH].prestige, state.figures.prestige.losses.defy_needs
    if have <= needs:
        return Refused("2.42.322", "defy-poor", state.figures, prestige=have, price=-state.figures.prestige.losses.defy)
    return None


@rule("2.42.a", "2.42.323")
def defy(state: State) -> None:
    """The British pay and may attack and Blockade the French from now on, as the French may fight them.

    The Event follows in the Event Step of this Turn (`events`); it is paid for once, as 2.33 is void from here on.
    """
    assert defiance_refused(state) is None
    award(state, Fleet.BRITISH, state.figures.prestige.losses.defy, "defied-french", "2.42.a")
    state.defied = True
    tell(state, "french-defied", "2.42.323")


@rule("2.42.a", "2.42.322")
def check_defiance(state: State, fleet: Fleet) -> None:
    """Refuse to defy the French to the Bourbons, at war, and without the Prestige for it."""
    if fleet is not Fleet.BRITISH:
        raise Refused("2.42.a", "defy-not-british", state.figures)
    refusal = defiance_refused(state)
    if refusal is not None:
        raise refusal


@rule("2.42.a", "2.42.323")
def defiance(state: State, _fleet: Fleet) -> Procedure[None]:
    """Let the British defy the French in a window of Tasks: the choice is theirs at any moment, not only in Battle."""
    yield from ()
    defy(state)


# ------------------------------------------------------------------------------------------------ Guerre de Course


@rule("2.332.a", "2.332.b")
def doctrine(state: State) -> bool:
    """Whether the French Command follows the Guerre de Course, with its own Order and without some others.

    It comes with its date even if France has not declared war, since 2.42.323 keeps 2.332 apart from that Event.
    """
    return state.figures.corsairs.doctrine.holds(state.year, state.turn)


@rule("S.04", "2.332.a")
def adopt_doctrine(state: State) -> Procedure[None]:
    """Say at the start of its Turn that the French adopt the doctrine; nothing else is settled by date."""
    yield from ()
    if (state.year, state.turn) == (state.figures.corsairs.doctrine.year, state.figures.corsairs.doctrine.turn):
        tell(state, "doctrine-adopted", "2.332.a", year=str(state.year))


@rule("2.332.g", "2.544")
def french_watches(state: State) -> tuple[str, ...]:
    """The locations that Auxiliaries of the French Command, or the Knights, Interdict under the doctrine, each once."""
    if not doctrine(state):
        return ()
    watched = (
        one.target
        for one in state.auxiliaries.values()
        if one.berth is Berth.TASKED
        and one.task is Task.INTERDICT
        and (one.role is Role.KNIGHTS or state.figures.formations.commands.get(one.contingent) is Command.FRENCH)
    )
    return tuple(dict.fromkeys(watched))
