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
from maestre.games.mistral.data import on_face
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
from maestre.games.mistral.table.formations import ready, squadrons_in
from maestre.games.mistral.table.rerolls import Nudge, Reroll
from maestre.games.mistral.table.state import ChitId, ChitStatus, FormationId
from maestre.games.mistral.table.subjects import Searches, Showing
from maestre.opponents import Counsel, Idea, Ideas
from maestre.play import Answer
from maestre.space.network import place_of

A = TypeVar("A")
T = TypeVar("T")


def declines(_sea: Outlook, question: Choosing[T]) -> Answer:
    """Keep what there is: re-rolls, requests and the rest cost Prestige. The first option does nothing."""
    return question.word(question.options()[0])


INSTRUCTIONS.of(Offer)(declines)
INSTRUCTIONS.of(TableUse)(declines)


@INSTRUCTIONS.of(Reroll)
def rerolled(_sea: Outlook, question: Reroll) -> Answer:
    """Throw again what costs nothing; of all else the Prestige is worth more."""
    return question.word(not question.price)


@INSTRUCTIONS.of(Nudge)
def nudged(sea: Outlook, question: Nudge) -> Counsel:
    """Change a die by Rank where that decides a Show of Force or a Search: low is good for who throws."""
    about = question.matter
    thrower = about.fleet if isinstance(about, Showing | Searches) else None
    if thrower is None:
        return question.word(0)
    sign = -1 if thrower is sea.fleet else 1
    ideas = [Idea(question.word(0))]
    for drm in question.drms:
        if drm * sign > 0:
            face = on_face(question.face + drm)
            ideas.append(Idea(question.word(drm), (sea.term("why-face", judgement.NUDGE, face=face),)))
    return Ideas(tuple(ideas)) if len(ideas) > 1 else ideas[0].answer


@INSTRUCTIONS.of(Scattering)
def scatters(sea: Outlook, question: Scattering) -> Answer:
    """Scatter what an enemy has in sight who could fall upon it, if nobody escorts it and none has Orders to."""
    return tuple(one for one in question.open_to if _is_lost(sea, one))


def _is_lost(sea: Outlook, convoy: FormationId) -> bool:
    one, kind = sea.state.formations[convoy], sea.state.convoys[convoy].kind
    escorted = squadrons_in(sea.state, convoy) or any(
        row_of(sea.state.figures, chit).convoy is kind for chit in sea.bound.values()
    )
    near = (place_of(one.place), *sea.state.figures.network.neighbours(place_of(one.place)))
    return one.spotted and not escorted and any(sea.feared.get(place, 0.0) > 0 for place in near)


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
