"""The doctrine: an admiral's instructions, each tried on a position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.assignment import Assigning
from maestre.games.mistral.auxiliaries.helping import Helping
from maestre.games.mistral.auxiliaries.knights import Offer
from maestre.games.mistral.auxiliaries.screening import Screen
from maestre.games.mistral.auxiliaries.tasks import Sending
from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.battle.fire import Fireships
from maestre.games.mistral.battle.intensity import ChosenIntensity
from maestre.games.mistral.battle.leading import Aboard
from maestre.games.mistral.battle.losses import OddPoints
from maestre.games.mistral.battle.pairing import Companions, Joining, Pairing
from maestre.games.mistral.battle.reinforcing import Reinforcing
from maestre.games.mistral.battle.withdrawal import Pursuit, Withdrawal
from maestre.games.mistral.convoys.phases import Scattering
from maestre.games.mistral.convoys.supply import Victualling
from maestre.games.mistral.convoys.trade import LevantRecalls, LevantReturns, LevantTraders
from maestre.games.mistral.convoys.troops import Mustering
from maestre.games.mistral.data.words import AuxiliaryClass, Campaign, Command, Contingent, Event, Intensity, Task
from maestre.games.mistral.detection.dummies import Decoys, DecoysOff
from maestre.games.mistral.detection.pickets import Recalls
from maestre.games.mistral.detection.searching import Shadowing
from maestre.games.mistral.detection.watches import Watching
from maestre.games.mistral.doctrine import INSTRUCTIONS
from maestre.games.mistral.doctrine.councils import first_proposed
from maestre.games.mistral.events.calls import CalledAway
from maestre.games.mistral.events.campaigns import Landing
from maestre.games.mistral.fleets.reorganisation import Reorganising
from maestre.games.mistral.fleets.roles import Roles
from maestre.games.mistral.game import game
from maestre.games.mistral.harbours.repair import FittingOut, LayingUp, Yards
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.steering import Courses, FastCourses, Markers
from maestre.games.mistral.orders.chits import DrawnSet, OrdersStep
from maestre.games.mistral.orders.execution import ImpulseEnd
from maestre.games.mistral.reinforcement.reinforcements import NewAuxiliary, TableUse
from maestre.games.mistral.reinforcement.withdrawals import WithdrawnAuxiliary, WithdrawnSail
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.rerolls import Nudge, Reroll
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    ChitId,
    FormationId,
    LeaderId,
    Phase,
    SquadronId,
    State,
)
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.opponents import agent, answered
from maestre.play import Answer, Order, Table, View
from maestre.play.views import masked

from .battles import engagement, ids, stack
from .positions import BOURBON, BRITISH, sea
from .questions import put

WHOLE = True

HEADER: Final = Table.new(game, "1744", seed=bytes(32)).header


def told(state: State, question: Asked[Any]) -> Answer:
    """What the admiral of a seat answers, from what his seat sees."""
    ask = put(question)
    now = masked(game, state, ask.seat)
    return answered(agent("veteran", game), View(HEADER, ask.seat, 0, now, now, (), ask, None, (), None), Random(0))


def sailing(state: State, *names: str, kind: type[Courses] = Courses) -> Courses:
    """The question what stacks do with their MP."""
    plans = tuple((name, actions(state, FormationId(name))) for name in names)
    return kind(BOURBON if kind is Markers else BRITISH, plans, 1, 1)


def ships(*names: str) -> tuple[AuxiliaryId, ...]:
    """Names as those of Auxiliaries."""
    return tuple(map(AuxiliaryId, names))


# ------------------------------------------------------------------------------------------------ each instruction


class Case(NamedTuple):
    """A position, a question in it, and what the doctrine answers."""

    state: State
    question: Asked[Any]
    answer: Any


def fight(**fields: Any) -> tuple[State, Any]:
    """Two British Squadrons with a Flagship against one Spanish and one of two Sail, off Nice."""
    state = sea(
        "british_grand s12 spotted : B1 B2/dp=6 namur/dp=5 marlborough/dp=9 @mathews",
        "british_flag_A s12 : B3 @lestock",
        "bourbon_flag_A s12 spotted : S1/sail=2 S2 real_felipe @navarro",
        "aux bFire1 british_grand",
        "aux bLight1 british_grand",
    )
    battle = replace(engagement(state, **fields), engaged=(stack("british_grand"), stack("bourbon_flag_A")))
    return state, battle


def _marked() -> Case:
    state = sea("spanish_flag_D s14 : S1 S2", "chit BO-CR2 issued spanish_flag_D")
    return Case(state, sailing(state, "spanish_flag_D", kind=Markers), {"spanish_flag_D": "stay"})


def _bound(kind: type[Courses]) -> Case:
    state = sea("british_flag_A s12 : B1 B2", "chit BR-CR1 issued british_flag_A")
    return Case(state, sailing(state, "british_flag_A", kind=kind), {"british_flag_A": "go:s13"})


def _tasked() -> Case:
    state = sea("convoy:spanish_troop s14 spotted", "aux bFleet1 port_mahon", "aux bLight1 port_mahon")
    window = TaskWindow("british", ("search", "convoy_attack", "pass"))
    return Case(state, window, Order("convoy_attack", "", ("convoy:spanish_troop",)))


def _sent() -> Case:
    state = sea(
        "aux bFleet1 port_mahon", "aux bFleet2 port_mahon", "aux bLight1 port_mahon", "chit BR-ES3 issued bFleet1"
    )
    return Case(state, Sending(BRITISH, Task.CONVOY_ATTACK, "s5", ships("bFleet1", "bLight1", "bFleet2")), "bFleet2")


def _fired() -> Case:
    state, battle = fight(combats=("B1 namur / S1", "B2 marlborough / S2 real_felipe"))
    return Case(state, Fireships("british", battle), Order("send", "bFire1", ("real_felipe",)))


def _helped() -> Case:
    state = sea("aux bLight1 port_mahon")
    return Case(state, Helping(BRITISH, "port_mahon", (True, False)), "help")


def _screened() -> Case:
    state = sea(
        "convoy:british_supply s2", "aux bFleet1 gibraltar", "aux bLight1 gibraltar", "chit BR-ES3 issued bFleet1"
    )
    return Case(state, Screen(BOURBON, Task.SEARCH, "s2", ships("bFleet1", "bLight1")), "bLight1")


def _followed() -> Case:
    state = sea("convoy:spanish_troop s14 spotted", "aux bLight1 port_mahon")
    return Case(state, Shadowing(BRITISH, "s14", stack("convoy:spanish_troop"), "bLight1", (True, False)), "shadow")


def _decoyed() -> Case:
    state = sea("british_flag_A s12 : B1", "british_grand s13 : B2 B3")
    plans = (("dummy:british:1", ("keep", "s12", "s13")), ("dummy:british:2", ("keep", "s12")))
    return Case(state, Decoys(BRITISH, plans), {"dummy:british:1": "s13", "dummy:british:2": "s12"})


def _watched() -> Case:
    state = sea(
        "british_flag_A cartagena spotted : B1",
        "british_flag_B cadiz spotted : B2",
        "chit BR-BL1 issued british_flag_A",
    )
    plans = (("british_flag_A", ("pass", "blockade")), ("british_flag_B", ("pass", "blockade")))
    return Case(state, Watching(BRITISH, plans), {"british_flag_A": "blockade", "british_flag_B": "pass"})


def _attacked() -> Case:
    state, _ = fight()
    del state.formations[stack("british_flag_A")], state.squadrons[SquadronId("B3")], state.leaders[LeaderId("lestock")]
    return Case(
        state, Meeting("british", "s12", ("attack", "pass")), Order("attack", "british_grand", ("bourbon_flag_A",))
    )


def _withdrew() -> Case:
    state = sea("british_flag_A port_mahon spotted : B1", "bourbon_flag_A port_mahon spotted : S1 S2")
    battle = engagement(state, place="port_mahon", attacker=BOURBON)
    return Case(state, Withdrawal(BRITISH, ("enter", "go:s6", "go:s7"), battle), "enter")


def _pursued() -> Case:
    state, battle = fight()
    state.squadrons = {name: one for name, one in state.squadrons.items() if name != "B1"}
    return Case(state, Pursuit(BRITISH, battle), "stay")


def _reinforced() -> Case:
    state, battle = fight()
    return Case(state, Reinforcing(BRITISH, (stack("british_flag_A"),), battle), ("british_flag_A",))


def _paired() -> Case:
    state, battle = fight(companions="namur=B1 marlborough=B2")
    return Case(state, Pairing("british", battle), Order("pair", "B1", ("S1",)))


def _joined() -> Case:
    state, battle = fight(combats=("B1 / S2 real_felipe",))
    state.squadrons = {name: one for name, one in state.squadrons.items() if name not in ("namur", "marlborough")}
    return Case(state, Joining("british", battle), Order("join", "B2", ("1",)))


def _boarded() -> Case:
    state, battle = fight()
    return Case(state, Aboard(BRITISH, (("mathews", ("namur", "marlborough")),), battle), {"mathews": "namur"})


def _received() -> Case:
    state = sea("british_flag_A cA : B1", turn=6)
    return Case(state, DrawnSet(BRITISH, 2, (ChitId("BR-CR3"), ChitId("BR-CR4"))), "BR-CR3")


def _issued() -> Case:
    state = sea("british_flag_A cA : B1", "british_flag_B gibraltar : B2", "chit BR-CR3 received -", phase=Phase.ORDERS)
    return Case(state, OrdersStep("british", 1), Order("issue", "BR-CR3", ("british_flag_A",)))


def _extended() -> Case:
    state = sea(
        "british_flag_A s12 : B1",
        "british_flag_B s12 : B2",
        "chit BR-CR1 issued british_flag_A",
        "chit BR-CR2 issued british_flag_B",
        impulses=16,
        phase=Phase.HANDING_OVER,
    )
    return Case(state, ImpulseEnd("british", 4), Order("extend", "BR-CR1"))


def _supplied() -> Case:
    state = sea("british_flag_A port_mahon/harbour : B1/dp=3 B2/dp=3")
    return Case(state, Victualling(BRITISH, 6), "pass")


def _given_up() -> Case:
    state = sea("british_flag_A port_mahon/harbour : B1/sail=1/dp=8 B2/dp=1")
    plans = (("B1", ("0", "1")), ("B2", ("0", "1", "2", "3", "4")))
    return Case(state, WithdrawnSail(BRITISH, plans, Contingent.BRITISH, sol=1), {"B1": "1", "B2": "0"})


def _called() -> Case:
    state = sea("bourbon_flag_A toulon/harbour : S1/dp=9 F1")
    plans = (("F1", ("0", "1", "2", "3", "4")), ("S1", ("0", "1", "2", "3", "4")))
    return Case(state, CalledAway(BOURBON, plans, Event.WEST_INDIES, 1), {"F1": "0", "S1": "2"})


def _repaired() -> Case:
    state = sea("harbour port_mahon : B1/dp=7 B2/dp=2", repair_points={"port_mahon": 2}, turn=6)
    plans = (("B1", ("0", "1", "2")), ("B2", ("0", "1", "2")))
    return Case(state, Yards(BRITISH, plans, (("port_mahon", 2),)), {"B1": "2", "B2": "0"})


def _berthed() -> Case:
    state = sea("aux bFleet1 port_mahon", "aux bFleet2 available")
    plans = (("bFleet1", ("stay", "recall")), ("bFleet2", ("villefranche", "gibraltar", "port_mahon")))
    return Case(state, Assigning(BRITISH, plans), {"bFleet1": "stay", "bFleet2": "villefranche"})


def _reformed() -> Case:
    state = sea("british_flag_A port_mahon/harbour : B1", "harbour port_mahon : B2", "leader rowley")
    return Case(state, Reorganising("british"), Order("post", "rowley", ("british_flag_A",)))


def _laid_up() -> Case:
    state = sea(
        "british_flag_A port_mahon/harbour : B1/fitting",
        "british_flag_B port_mahon/harbour : B2/fitting",
        "chit BR-CR3 issued british_flag_B",
    )
    return Case(state, LayingUp(BRITISH, ids("B1", "B2")), ("B1",))


def _fitted_out() -> Case:
    state = sea(
        "british_flag_A port_mahon/harbour : B1",
        "british_flag_B port_mahon/harbour : B2/dp=8 B3/dp=3 B4/dp=1 namur",
        "chit BR-CR3 issued british_flag_B",
    )
    return Case(state, FittingOut(BRITISH, ids("B1", "B2", "B3", "B4", "namur")), ("B4",))


def _intense() -> Case:
    state, battle = fight(intensity=None, level=-1)
    del state.squadrons[SquadronId("S2")]
    return Case(state, ChosenIntensity(BRITISH, battle, tuple(Intensity)), "heavy")


def _burdened() -> Case:
    state, battle = fight(combats=("B1 B2 namur / S1",))
    return Case(state, OddPoints(BRITISH, ids("B2", "namur", "B1"), 1, battle), ("B1",))


def _accompanied() -> Case:
    state, battle = fight()
    plans = (("namur", ("B2", "B1")), ("marlborough", ("B2", "B1")))
    return Case(state, Companions(BRITISH, plans, battle), {"namur": "B2", "marlborough": "B1"})


def _mustered() -> Case:
    state = sea("harbour barcelona : S1")
    return Case(state, Mustering(BOURBON, "barcelona", 0, 2), "0")


def _taken() -> Case:
    state = sea("aux bFleet1 port_mahon", "aux bFire1 port_mahon", "aux bLight1 port_mahon")
    mine = ships("bFire1", "bFleet1", "bLight1")
    return Case(state, WithdrawnAuxiliary(BRITISH, Contingent.BRITISH, 1, mine), "bFire1")


def _traded() -> Case:
    state = sea("aux bFleet1 available", "aux bFleet2 available", "aux bFleet50a available", turn=14)
    return Case(state, LevantTraders(BRITISH, ships("bFleet1", "bFleet2", "bFleet50a"), 0, 3), ("bFleet1", "bFleet2"))


def _roles() -> Case:
    state = sea("harbour gibraltar : BD1/sail=2")
    return Case(state, Roles(BRITISH, (("BD1", ("sail", "auxiliary")),)), {"BD1": "auxiliary"})


def _in_reach(foe: str) -> Case:
    """A Spanish troop Convoy in sight, alone, with a British fleet somewhere."""
    convoy = FormationId("convoy:spanish_troop:1")
    state = sea(f"{convoy} s13 spotted route=barcelona,s14,s13,s12", f"british_grand {foe} spotted : B1 namur @mathews")
    return Case(state, Scattering(BOURBON, (convoy,)), (convoy,))


def _nothing(question: Asked[Any], answer: Any) -> Case:
    state = sea(
        "british_flag_A s12 : B1", "convoy:british_supply s2", "convoy:spanish_troop s14 route=barcelona,s14,cB"
    )
    return Case(state, question, answer)


MANY: Final = ships(*(f"bFleet{n}" for n in range(9)))
CLASSES: Final = (AuxiliaryClass.FLEET, AuxiliaryClass.LIGHT)
CASES: Final[dict[str, Callable[[], Case]]] = {
    "S.09": lambda: _bound(FastCourses),
    "S.10": lambda: _bound(Courses),
    "IC.5.15.b": _marked,
    "IC.6.2": _tasked,
    "IC.6.2.b": _sent,
    "IC.6.24": _fired,
    "IC.6.27": _helped,
    "IC.6.28": _screened,
    "IC.7.13": _followed,
    "IC.7.15": lambda: _nothing(DecoysOff(BRITISH, tuple(stack(f"dummy:british:{n}") for n in range(1, 5))), ()),
    "IC.7.15.b": _decoyed,
    "IC.7.2.d": lambda: _nothing(Recalls(BRITISH, MANY), ()),
    "IC.7.24.b": _watched,
    "IC.8.12.b": _attacked,
    "IC.8.23": _withdrew,
    "IC.8.23.c": _pursued,
    "IC.8.24": _reinforced,
    "IC.8.33": _paired,
    "IC.8.33.b": _joined,
    "IC.8.34": _boarded,
    "IC.9.35": _received,
    "IC.9.36": _issued,
    "IC.9.39": _extended,
    "IC.10.17.b": _supplied,
    "IC.11.12.c": lambda: _nothing(NewAuxiliary(BRITISH, Contingent.BRITISH, CLASSES), "fleet"),
    "IC.11.12.d": _given_up,
    "IC.11.3": _repaired,
    "S.28": _berthed,
    "S.29": _reformed,
    "S.33": _laid_up,
    "S.35": _fitted_out,
    "IC.10.15": lambda: _in_reach("s12"),
    "T.bit.b": _intense,
    "T.cdt.l": _burdened,
    "2.221.c": _accompanied,
    "2.344.a": lambda: _nothing(Landing(BOURBON, Campaign.ALPS, 1, 2, 2), "2"),
    "2.345.a": _mustered,
    "2.234": _roles,
    "2.543.a": lambda: _nothing(Offer(BOURBON, "tunis_pirate", "s12"), "pass"),
    "2.61.b": lambda: _nothing(TableUse(BRITISH, Command.BRITISH, 1), "pass"),
    "2.612.a": _taken,
    "2.633.b": lambda: _nothing(
        LevantReturns(BRITISH, (("B8", ("stay", "ionian_sea", "maltese_roads")),), 2), {"B8": "stay"}
    ),
    "2.635": _traded,
    "2.636.b": lambda: _nothing(LevantRecalls(BRITISH, MANY, 2), ()),
    "E.calls_elsewhere": _called,
    "T.prestige.e": lambda: _nothing(Reroll(BRITISH, "T.search", 1), "keep"),
    "T.ranks.b": lambda: _nothing(Nudge(BRITISH, "T.search", 4, (1, -1)), "keep"),
}
"""A position for each instruction in which it answers otherwise than chance would."""


def test_there_is_an_instruction_for_every_question_and_each_with_an_opinion_is_tried() -> None:
    assert INSTRUCTIONS.missing("maestre.games.mistral") == ()
    opinions = {kind.rule for kind, does in INSTRUCTIONS._handlers.items() if does is not first_proposed}  # type: ignore[attr-defined]
    assert CASES.keys() == opinions


@pytest.mark.parametrize("rule", CASES)
def test_each_instruction_has_an_answer_of_its_own_that_is_allowed(rule: str) -> None:
    state, question, answer = CASES[rule]()
    ask = put(question)
    now = masked(game, state, ask.seat)
    assert told(state, question) == answer != next(ask.proposals(now, Random(0)))
    ask.choice.check(rule, answer)
    ask.check(now, answer)


@pytest.mark.parametrize(("foe", "scatters"), [("s13", True), ("s12", True), ("s3", False)])
def test_a_convoy_in_sight_is_scattered_where_an_enemy_is_next_to_it(foe: str, scatters: bool) -> None:
    state, question, _ = _in_reach(foe)
    assert bool(told(state, question)) is scatters


@pytest.mark.parametrize(("pair", "port", "role"), [("BD1", "gibraltar", "auxiliary"), ("FD1", "toulon", "sail")])
def test_only_the_french_keep_pairs_as_squadrons_which_may_leave_for_the_guerre_de_course(
    pair: str, port: str, role: str
) -> None:
    fleet = BRITISH if pair == "BD1" else BOURBON
    state = sea(f"harbour {port} : {pair}/sail=2")
    assert told(state, Roles(fleet, ((pair, ("sail", "auxiliary")),))) == {pair: role}
