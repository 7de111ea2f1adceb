"""IC.9.2.c-IC.9.2.d, E.campaigns, 2.344 Military Campaigns: their rolls, landings, Victories and years."""

from __future__ import annotations

from typing import ClassVar

from maestre.games.mistral.data import VictoryEffect, within
from maestre.games.mistral.data.words import Campaign, Contingent, Fleet, Stance
from maestre.games.mistral.fleets.contingents import genoa_may_come, noted
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.moments import FRONT_MODIFIERS, FRONT_RESOLVED
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import State
from maestre.play import Message, Procedure, Tally, ask, change, reveal, rule


@rule("1.41.L9", "IC.9.2.d")
def is_open(state: State, campaign: Campaign) -> bool:
    """Whether a Campaign goes on: an Event has opened it, no other has ended it, and no Victory has this Year."""
    front = state.fronts[campaign]
    opened = state.events[state.figures.events.campaign[campaign].opened_by].times > 0
    return opened and not front.ended and not front.stopped


def is_over(state: State, campaign: Campaign) -> bool:
    """Whether an Event has ended a Campaign for good."""
    return state.fronts[campaign].ended


@rule("IC.9.2.d", "1.41.L8")
def restarted(state: State) -> None:
    """Put every marker back on its first box, for a new Year."""
    for campaign, front in tuple(state.fronts.items()):
        if not front.ended:
            change(state.fronts, campaign, marker=state.figures.events.campaigns.start, stopped=False)


@rule("1.41.L9", "IC.9.2.d")
def ended(state: State, campaign: Campaign) -> None:
    """End a Campaign for good: it is neither resolved nor supported any more."""
    change(state.fronts, campaign, ended=True)
    tell(state, "front-ended", "IC.9.2.d", campaign=campaign.value)


@rule("IC.9.2.c", "E.campaigns")
def resolved(state: State, campaign: Campaign) -> Procedure[None]:
    """Roll for a Campaign with its Army Support, let landed troops add to it, and see whether anybody has won.

    A marker that the die puts on a Victory box has stopped: no landing moves it then. Who supports an army is seen.
    """
    if not is_open(state, campaign):
        return
    before = state.fronts[campaign].marker
    drms = Tally.of(0, "IC.9.2.c")
    for source in FRONT_MODIFIERS:
        for amount, why in source(state, campaign):
            drms = drms.plus(amount, why)
    face = yield from rolled(state, None, "IC.9.2.c")
    reveal(state, f"{campaign}: {drms}")
    _moved(state, campaign, state.figures.events.moved(face + drms.whole))
    after = state.fronts[campaign].marker
    tell(
        state, "front-rolled", "IC.9.2.c", drms, campaign=campaign.value, face=face, moved=after - before, marker=after
    )
    yield from _landed(state, campaign)
    yield from FRONT_RESOLVED(state, campaign, state.fronts[campaign].marker - before)
    yield from _won(state, campaign)


def _moved(state: State, campaign: Campaign, boxes: int) -> None:
    last = state.figures.events.campaigns.victory
    marker = state.fronts[campaign].marker + boxes
    change(state.fronts, campaign, marker=max(-last, min(last, marker)))


class Landing(Choosing[int], frozen=True, tag="landing"):
    """How many landings of this Year the Bourbons spend on a Campaign that is being resolved (2.344)."""

    rule: ClassVar = "2.344.a"
    asks: ClassVar = "matter-landing"

    campaign: Campaign
    marker: int
    credits: int
    most: int

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.most + 1))

    def describe(self, seen: State, value: int) -> Message:
        """Where the marker of the Campaign would stand."""
        marker = self.marker + value * seen.figures.events.campaigns.landing
        return Message.of("offer-landing", count=value, marker=marker, victory=seen.figures.events.campaigns.victory)


@rule("2.344.a", "2.344.b", "IC.10.19")
def _landed(state: State, campaign: Campaign) -> Procedure[None]:
    """The Bourbons may spend landings of this Year on it, a box each; what they keep is for another Campaign."""
    marker, last = state.fronts[campaign].marker, state.figures.events.campaigns.victory
    boxes = state.figures.events.campaigns.landing
    useful = min(state.credits, (last - marker) // boxes)
    if not state.figures.events.campaign[campaign].landing or abs(marker) == last or not useful:
        return
    landing = Landing(Fleet.BOURBON, campaign, marker, state.credits, useful)
    if spent := (yield from ask(Fleet.BOURBON.value, landing)):
        state.credits -= spent
        _moved(state, campaign, spent * boxes)
        now = state.fronts[campaign].marker
        tell(state, "front-landing", "2.344.a", campaign=campaign.value, count=spent, marker=now)


@rule("1.41.L8", "IC.9.2.d")
def _won(state: State, campaign: Campaign) -> Procedure[None]:
    """A marker on a Victory box stops for the Year, and the Victory has its effect once."""
    front, row = state.fronts[campaign], state.figures.events.campaign[campaign]
    if abs(front.marker) < state.figures.events.campaigns.victory:
        return
    bourbon = front.marker > 0
    winner = "bourbon" if bourbon else row.other
    tell(state, "front-won", "E.campaigns", campaign=campaign.value, winner=winner)
    if bourbon:
        change(state.fronts, campaign, stopped=True, bourbon=front.bourbon + 1, bourbon_turn=state.turns)
    else:
        change(state.fronts, campaign, stopped=True, austrian=front.austrian + 1, austrian_turn=state.turns)
    effect = row.bourbon_victory if bourbon else row.other_victory
    if effect is not None:
        yield from _followed(state, effect)


@rule("2.164.a", "2.165.b", "2.166.a", "2.166.b", "E.campaigns")
def _followed(state: State, effect: VictoryEffect) -> Procedure[None]:
    """Note what a Victory makes of a Contingent: Venice comes on a roll, Genoa only after a Treaty."""
    if state.stances[effect.contingent] in (effect.stance, Stance.GONE):
        return
    if effect.requires is not None and not genoa_may_come(state):
        return
    if effect.roll is not None:
        face = yield from rolled(state, None, "2.166.a")
        if not within(effect.roll, face):
            tell(state, "contingent-stays-out", "2.166.a", contingent=Contingent(effect.contingent).value, face=face)
            return
    noted(state, effect.contingent, effect.stance)
