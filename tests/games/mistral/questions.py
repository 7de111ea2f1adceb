"""A question of every kind, put in a position of both Fleets."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.assignment import Assigning
from maestre.games.mistral.auxiliaries.corsairs import Base
from maestre.games.mistral.auxiliaries.helping import Helping
from maestre.games.mistral.auxiliaries.knights import Offer
from maestre.games.mistral.auxiliaries.screening import Screen
from maestre.games.mistral.auxiliaries.tasks import Sending
from maestre.games.mistral.battle.combat import Shifts
from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.battle.elsewhere import FoughtElsewhere, result_of
from maestre.games.mistral.battle.fire import Fireships
from maestre.games.mistral.battle.intensity import ChosenIntensity
from maestre.games.mistral.battle.leading import Aboard
from maestre.games.mistral.battle.losses import OddPoints
from maestre.games.mistral.battle.pairing import Companions, Joining, Pairing
from maestre.games.mistral.battle.reinforcing import Reinforcing
from maestre.games.mistral.battle.withdrawal import Pursuit, Withdrawal
from maestre.games.mistral.convoys.escorts import Guarded
from maestre.games.mistral.convoys.phases import Scattering
from maestre.games.mistral.convoys.supply import Victualling
from maestre.games.mistral.convoys.trade import LevantRecalls, LevantReturns, LevantTraders
from maestre.games.mistral.convoys.troops import Diverting, Mustering
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Campaign,
    Command,
    Contingent,
    Event,
    Fleet,
    Intensity,
    Task,
)
from maestre.games.mistral.detection.dummies import Decoys, DecoysOff
from maestre.games.mistral.detection.pickets import Recalls
from maestre.games.mistral.detection.searching import FormationSearches, Shadowing
from maestre.games.mistral.detection.watches import Watching
from maestre.games.mistral.events.calls import CalledAway
from maestre.games.mistral.events.campaigns import Landing
from maestre.games.mistral.fleets.conversion import Converting
from maestre.games.mistral.fleets.reorganisation import Reorganising, ReorganisingAfter
from maestre.games.mistral.fleets.roles import Roles
from maestre.games.mistral.game import game
from maestre.games.mistral.harbours.repair import FittingOut, LayingUp, Yards
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.steering import Courses, FastCourses, Markers
from maestre.games.mistral.orders.chits import DrawnSet, OrdersStep
from maestre.games.mistral.orders.execution import BattleEnd, ImpulseEnd
from maestre.games.mistral.reinforcement.entries import Berths, Bound
from maestre.games.mistral.reinforcement.reinforcements import Allies, ChangedRow, NewAuxiliary, TableUse
from maestre.games.mistral.reinforcement.withdrawals import WithdrawnAuxiliary, WithdrawnSail
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.rerolls import Nudge, Reroll
from maestre.games.mistral.table.state import AuxiliaryId, ChitId, FormationId, SquadronId, State
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.play import Ask, Order, Question, Speaker, questions_of
from maestre.play.written.messages import LANGUAGES

from .battles import engagement, stack
from .positions import sea

PLACE: Final = "s12"
LINES: Final = (
    "british_grand s12 spotted : B1/dp=3 B2 namur @mathews",
    "british_flag_A s12 : B3 @lestock",
    "british_flag_B toulon : B4 @rowley",
    "british_detachment_1 port_mahon/harbour : B5/dp=4 B6/fitting",
    "bourbon_grand s12 spotted : F1 F2 real_felipe/spanish @court",
    "french_flag_B s13 : F3",
    "convoy:british_supply s13 spotted cargo=3",
    "convoy:spanish_troop s6 route=s6,s14",
    "dummy:british:1 s12",
    "alone:B8 s12 goal=port_mahon : B8",
    "harbour port_mahon : BD1/dp=2",
    "aux bFleet1 british_grand",
    "aux bFleet2 port_mahon",
    "aux bFleet3 interdict=elba_straits",
    "aux bFire1 british_grand",
    "aux bLight1 available",
    "aux fFleet1 bourbon_grand",
    "chit BR-CR1 issued british_flag_A served=1",
    "chit BR-CR2 received -",
)


@cache
def speakers() -> tuple[Speaker, ...]:
    """Who says the messages of the game, in Spanish and in English."""
    return tuple(game.speaker(language) for language in LANGUAGES)


def position() -> State:
    """Both Fleets off Liguria, Convoys, Auxiliaries and Orders; a Mistral blows."""
    return sea(*LINES, winds=("mistral",), credits=2)


# ---------------------------------------------------------------------------------------------- a question of each rule

BRITISH: Final = Fleet.BRITISH
BOURBON: Final = Fleet.BOURBON
SEAT: Final = BRITISH.value


def put(question: Asked[Any]) -> Ask:
    """A question as it is asked."""
    seat = question.whose().value
    return Ask.of(seat, question)


def _sailing(state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What two stacks may really do."""
    return tuple((name, actions(state, stack(name))) for name in ("british_grand", "british_flag_A"))


def _auxiliaries(*names: str) -> tuple[AuxiliaryId, ...]:
    return tuple(map(AuxiliaryId, names))


def _squadrons(*names: str) -> tuple[SquadronId, ...]:
    return tuple(map(SquadronId, names))


def asked_by(rule: str, state: State) -> Asked[Any]:
    """The question of a rule, to the British where either may be asked."""
    return {one.rule: one for one in (*_at_sea(state), *_in_battle(state), *_in_harbour())}[rule]


def question(rule: str, state: State) -> Ask:
    """The question of a rule, as it is asked."""
    return put(asked_by(rule, state))


def _at_sea(state: State) -> tuple[Asked[Any], ...]:
    verbs = ("search", "convoy_attack", "convert", "recall", "pass")
    places = (("dummy:british:1", ("keep", "off")), ("dummy:british:2", ("keep", "s12")))
    troops, supply = FormationId("convoy:spanish_troop"), FormationId("convoy:british_supply")
    return (
        Courses(BRITISH, _sailing(state), 1, 1),
        FastCourses(BRITISH, _sailing(state), 1, 1),
        Markers(BOURBON, _sailing(state), 1, 1),
        TaskWindow(SEAT, verbs),
        Sending(BRITISH, Task.SEARCH, "s13", _auxiliaries("bFleet1", "bFleet2")),
        Screen(BOURBON, Task.SEARCH, "s12", _auxiliaries("bFleet1")),
        Helping(BRITISH, PLACE, (True, False)),
        Converting(SEAT),
        Shadowing(BRITISH, PLACE, stack("bourbon_grand"), "", (True, False)),
        FormationSearches(BRITISH, ("s13",), ("s13",)),
        DecoysOff(BRITISH, (FormationId("dummy:british:1"),)),
        Decoys(BRITISH, places),
        Watching(BRITISH, (("british_flag_B", ("pass", "blockade")),)),
        Recalls(BRITISH, _auxiliaries("bFleet3")),
        ImpulseEnd(SEAT, 2),
        Guarded(BRITISH, AuxiliaryId("bFleet1"), "s13", (supply,)),
        Scattering(BRITISH, (supply,)),
        Victualling(BRITISH, 6),
        Mustering(BOURBON, "barcelona", 0, 2),
        Diverting(BOURBON, ((troops, ("keep", "genoa")),), ("genoa",)),
        Offer(BOURBON, "tunis_pirate", "sicilian_channel"),
        Base(BOURBON, AuxiliaryId("sPriv1"), ("barcelona", "palma")),
        Reroll(BRITISH, "T.search", 1),
        Nudge(BRITISH, "T.search", 4, (1, -1)),
    )


def _in_battle(state: State) -> tuple[Asked[Any], ...]:
    stacks = (stack("british_grand"), stack("bourbon_grand"))
    battle = replace(engagement(state, combats=("B1 namur / F1", "B2 / F2")), engaged=stacks)
    others = (stack("british_flag_A"), FormationId("dummy:british:1"))
    shifts = (("1:leadership", ("2", "1", "0")), ("1:flagship", ("use", "leave")))
    return (
        Meeting(SEAT, PLACE, ("attack", "pass")),
        Withdrawal(BRITISH, ("go:s13",), battle),
        Pursuit(BRITISH, battle),
        Reinforcing(BRITISH, others, battle),
        Aboard(BRITISH, (("mathews", ("namur", "B1")),), battle),
        ChosenIntensity(BRITISH, battle, tuple(Intensity)),
        Companions(BRITISH, (("namur", ("B1", "B2")),), battle),
        Pairing(SEAT, engagement(state)),
        Joining(SEAT, battle),
        Shifts(BRITISH, shifts, battle),
        FoughtElsewhere(BRITISH, result_of(state.figures, state, battle), battle),
        OddPoints(BRITISH, _squadrons("B1", "namur"), 1, battle),
        Fireships(SEAT, battle),
        ReorganisingAfter(SEAT, PLACE, stacks),
        BattleEnd(SEAT, PLACE, (stack("british_flag_A"),)),
    )


def _in_harbour() -> tuple[Asked[Any], ...]:
    own = Contingent.BRITISH
    one, two = ("0", "1"), ("0", "1", "2")
    return (
        Roles(BRITISH, (("BD1", ("sail", "auxiliary")),)),
        Reorganising(SEAT),
        DrawnSet(BRITISH, 2, (ChitId("BR-CR1"), ChitId("BR-CR2"))),
        OrdersStep(SEAT, 2),
        Landing(BOURBON, Campaign.ALPS, 1, 2, 1),
        LevantReturns(BRITISH, (("B8", ("stay", "ionian_sea")),), 2),
        LevantTraders(BRITISH, _auxiliaries("bFleet1"), 2, 1),
        LevantRecalls(BRITISH, _auxiliaries("bFleet1"), 2),
        CalledAway(BRITISH, (("B1", ("0", "1", "4")),), Event.DESCENT, 0),
        TableUse(BRITISH, Command.BRITISH, 1),
        ChangedRow(BRITISH, Command.BRITISH, 1, 1, (1, 0, 2)),
        WithdrawnSail(BRITISH, (("B1", one), ("B2", one)), own, sol=1),
        WithdrawnAuxiliary(BRITISH, own, 1, _auxiliaries("bFleet1", "bLight1")),
        NewAuxiliary(BRITISH, own, (AuxiliaryClass.FLEET, AuxiliaryClass.LIGHT)),
        Berths(BRITISH, (("Ipswich", ("BD1", "new", "wait")),), own, "port_mahon"),
        Bound(BRITISH, own, "the_gut", ("gibraltar", "port_mahon")),
        Allies(BRITISH, Contingent.GENOESE, ("genoa", "bastia")),
        Yards(BRITISH, (("B5", two), ("BD1", two)), (("port_mahon", 2),)),
        Assigning(BRITISH, (("bFleet1", ("stay", "recall")), ("bLight1", ("stay", "port_mahon")))),
        LayingUp(BRITISH, _squadrons("B6")),
        FittingOut(BRITISH, _squadrons("B5", "BD1")),
    )


ORDERS: Final = {
    "IC.6.32": (Order("pair", "", ("BD1-1", "BD1-2")), Order("done")),
    "S.29": (
        Order("post", "mathews", ("british_flag_A",)),
        Order("form", "british_flag_C", ("B1", "B2")),
        Order("unform", "british_flag_A", ("british_grand",)),
        Order("subordinate", "british_flag_A", ("british_grand",)),
        Order("release", "british_flag_A"),
        Order("move", "B5"),
        Order("transfer", "B1", ("B2", "B1-1")),
        Order("transfer", "B1", ("new", "B1-1")),
        Order("relieve", "mathews"),
        Order("ransom", "mathews"),
        Order("pair", "", ("BD1-1", "BD1-2")),
        Order("part", "bFleet50a", ("new:port_mahon", "BD1")),
        Order("prize", "Poder", ("B1",)),
        Order("mend", "british_grand"),
    ),
    "IC.9.39": (
        Order("extend", "BR-CR1"),
        Order("hand_over", "BR-CR1", ("british_grand",)),
        Order("fail", "BR-CR1"),
    ),
    "IC.9.36": (Order("issue", "BR-CR2", ("british_grand",)), Order("rendezvous", "B1", ("edge:east",))),
    "IC.8.12.b": (Order("defy", "british_grand", ("bourbon_grand",)),),
    "IC.6.2": (
        Order("recall", "bFleet3"),
        Order("convert"),
        Order("blockade", "", ("toulon", "free")),
        Order("bombardment", "", ("toulon/in_ordinary",)),
    ),
}
"""Orders to be put into words beside those that are offered in the position."""


# ---------------------------------------------------------------------------------------------- what the code asks


def kinds() -> tuple[type[Question[Any, Any]], ...]:
    """Every question of the game."""
    return questions_of("maestre.games.mistral")


def asking_rules() -> dict[str, str]:
    """Every rule under which the game asks something, with the name of the question."""
    return {kind.rule: kind.__name__ for kind in kinds()}


def windows() -> dict[str, str]:
    """Every window that the game opens, with the name of a question."""
    return {kind.window: kind.__name__ for kind in kinds() if kind.window}
