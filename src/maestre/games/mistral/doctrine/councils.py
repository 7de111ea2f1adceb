"""What is asked beside ships: Prestige is kept, Convoys are used for what they are worth, Dummies are put out."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from maestre.games.mistral.auxiliaries.corsairs import Base
from maestre.games.mistral.auxiliaries.knights import Offer
from maestre.games.mistral.auxiliaries.screening import PASS
from maestre.games.mistral.battle.combat import Shifts
from maestre.games.mistral.battle.elsewhere import FoughtElsewhere
from maestre.games.mistral.convoys.escorts import Guarded
from maestre.games.mistral.convoys.phases import Scattering
from maestre.games.mistral.convoys.supply import ASK, Victualling
from maestre.games.mistral.convoys.trade import LevantRecalls, LevantReturns
from maestre.games.mistral.convoys.troops import Diverting, Mustering
from maestre.games.mistral.data.words import Kind, OrderKind
from maestre.games.mistral.detection.dummies import KEEP, Decoys, DecoysOff
from maestre.games.mistral.detection.pickets import Recalls
from maestre.games.mistral.detection.searching import FormationSearches
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.events.campaigns import Landing
from maestre.games.mistral.fleets.conversion import Converting
from maestre.games.mistral.fleets.reorganisation import ReorganisingAfter
from maestre.games.mistral.orders.execution import BattleEnd
from maestre.games.mistral.reinforcement.entries import Berths, Bound
from maestre.games.mistral.reinforcement.reinforcements import Allies, ChangedRow, TableUse
from maestre.games.mistral.table.asking import Asked, Choosing
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.formations import ready
from maestre.games.mistral.table.rerolls import Nudge, Reroll
from maestre.games.mistral.table.state import ChitId, ChitStatus
from maestre.play import Answer

A = TypeVar("A")
T = TypeVar("T")


def declines(_sea: Outlook, question: Choosing[T]) -> Answer:
    """Keep what there is: re-rolls, requests and the rest cost Prestige. The first option does nothing."""
    return question.word(question.options()[0])


INSTRUCTIONS.of(Nudge)(declines)
INSTRUCTIONS.of(Offer)(declines)
INSTRUCTIONS.of(Reroll)(declines)
INSTRUCTIONS.of(TableUse)(declines)


@INSTRUCTIONS.of(Landing)
def last(_sea: Outlook, question: Landing) -> Answer:
    """As much as may be: the last option."""
    return question.word(question.options()[-1])


@INSTRUCTIONS.of(DecoysOff, Recalls, LevantRecalls)
def nobody(_sea: Outlook, _question: object) -> Answer:
    """None of those that are offered."""
    return ()


@INSTRUCTIONS.of(LevantReturns)
def stays(_sea: Outlook, question: LevantReturns) -> Answer:
    """All as it is: the first option of each."""
    return {key: options[0] for key, options in question.open_to}


def first_proposed(sea: Outlook, question: Asked[A]) -> Answer:
    """The first of what the rules propose: of this the doctrine has no opinion."""
    return question.word(next(question.propose(sea.state, Random(0))))


INSTRUCTIONS.of(Allies)(first_proposed)
INSTRUCTIONS.of(Base)(first_proposed)
INSTRUCTIONS.of(BattleEnd)(first_proposed)
INSTRUCTIONS.of(Berths)(first_proposed)
INSTRUCTIONS.of(Bound)(first_proposed)
INSTRUCTIONS.of(ChangedRow)(first_proposed)
INSTRUCTIONS.of(Converting)(first_proposed)
INSTRUCTIONS.of(Diverting)(first_proposed)
INSTRUCTIONS.of(FormationSearches)(first_proposed)
INSTRUCTIONS.of(FoughtElsewhere)(first_proposed)
INSTRUCTIONS.of(Guarded)(first_proposed)
INSTRUCTIONS.of(ReorganisingAfter)(first_proposed)
INSTRUCTIONS.of(Scattering)(first_proposed)
INSTRUCTIONS.of(Shifts)(first_proposed)


@INSTRUCTIONS.of(Victualling)
def supply(sea: Outlook, _question: Victualling) -> Answer:
    """Ask for a Supply Convoy once there is enough to mend and little to mend it with."""
    damage = sum(one.dp for one in sea.squadrons())
    stock = sum(sea.state.repair_points.values())
    return ASK if damage - stock >= judgement.SUPPLY else PASS


@INSTRUCTIONS.of(Mustering)
def musters(sea: Outlook, question: Mustering) -> Answer:
    """Form as many Troop Convoys as Orders can make use of: to escort one, or to support the army it lands for."""
    wanted = sum(_uses_troops(sea, one) for one in sea.state.chits)
    options = question.options()
    return question.word(options[min(wanted, len(options) - 1)])


def _uses_troops(sea: Outlook, chit: ChitId) -> bool:
    one = sea.state.chits[chit]
    live = one.fleet is sea.fleet and one.status in (ChitStatus.RECEIVED, ChitStatus.ISSUED)
    return live and row_of(sea.state.figures, chit).kind in (OrderKind.ESCORT, OrderKind.ARMY_SUPPORT)


@INSTRUCTIONS.of(Decoys)
def dummies(sea: Outlook, question: Decoys) -> Answer:
    """Put every Dummy in stock beside the strongest hidden stack that it may lie with."""
    hidden = [one for one in sea.own(Kind.GRAND, Kind.FLAG, Kind.DETACHMENT) if ready(one) and not one.spotted]
    places = [one.place for one in sorted(hidden, key=lambda one: (-sea.force(one.id), one.id))]
    return {key: next((place for place in places if place in options), KEEP) for key, options in question.open_to}
