"""The doctrine: an admiral's instructions, each tried on a position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace

from maestre.games.mistral.courses import actions
from maestre.games.mistral.data.words import Campaign, Command, Contingent, Event, Fleet, Task
from maestre.games.mistral.doctrine import INSTRUCTIONS, choose
from maestre.games.mistral.game import game
from maestre.games.mistral.matters import (
    Assigning,
    CalledAway,
    Declared,
    Decoys,
    DrawnSet,
    Found,
    Helping,
    ImpulseEnd,
    Landing,
    Levant,
    Meeting,
    Moves,
    Mustering,
    Nudge,
    Offer,
    OrdersStep,
    Readying,
    Recalls,
    Receiving,
    Reorganising,
    Requesting,
    Reroll,
    TaskWindow,
    Victualling,
    Watching,
    Withdrawing,
    Yards,
)
from maestre.games.mistral.state import FormationId, LeaderId, Phase, SquadronId, State
from maestre.play import Answer, Ask, Each, Order, Orders, Pick, Some, Table, View
from maestre.play.choices import Choice
from maestre.play.views import masked

from .battles import engagement, stack
from .positions import BOURBON, BRITISH, sea

WHOLE = True

HEADER: Final = Table.new(game, "1744", seed=bytes(32)).header


def told(state: State, ask: Ask) -> Answer:
    """What the admiral of a seat answers, from what his seat sees."""
    now = masked(game, state, ask.seat)
    return choose(View(HEADER, ask.seat, 0, now, now, (), ask, None, (), None), Random(0))


def asks(rule: str, choice: Choice, about: object, fleet: Fleet = BRITISH) -> Ask:
    """A question to a Fleet."""
    return Ask(fleet.value, choice, rule, about)


def sailing(state: State, *names: str, fleet: Fleet = BRITISH) -> Ask:
    """The question what stacks do with their MP."""
    rule = "S.10" if fleet is BRITISH else "IC.5.15.b"
    plans = tuple((name, actions(state, FormationId(name))) for name in names)
    return asks(rule, Each(plans), Moves(fleet, 1, 1), fleet)


# ------------------------------------------------------------------------------------------------ each instruction


class Case(NamedTuple):
    """A position, a question in it, and what the doctrine answers."""

    state: State
    ask: Ask
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
    return Case(state, sailing(state, "spanish_flag_D", fleet=BOURBON), {"spanish_flag_D": "stay"})


def _bound(rule: str) -> Case:
    state = sea("british_flag_A s12 : B1 B2", "chit BR-CR1 issued british_flag_A")
    ask = replace(sailing(state, "british_flag_A"), rule=rule)
    return Case(state, ask, {"british_flag_A": "go:s13"})


def _tasked() -> Case:
    state = sea("convoy:spanish_troop s14 spotted", "aux bFleet1 port_mahon", "aux bLight1 port_mahon")
    verbs = Orders(("search", "convoy_attack", "pass"))
    return Case(
        state, asks("IC.6.2", verbs, TaskWindow(BRITISH)), Order("convoy_attack", "", ("convoy:spanish_troop",))
    )


def _sent() -> Case:
    state = sea(
        "aux bFleet1 port_mahon", "aux bFleet2 port_mahon", "aux bLight1 port_mahon", "chit BR-ES3 issued bFleet1"
    )
    ask = asks("IC.6.2.b", Pick(("bFleet1", "bLight1", "bFleet2")), Declared(BRITISH, Task.CONVOY_ATTACK, "s5"))
    return Case(state, ask, "bFleet2")


def _fired() -> Case:
    state, battle = fight(combats=("B1 namur / S1", "B2 marlborough / S2 real_felipe"))
    ask = asks("IC.6.24", Orders(("send", "pass")), battle)
    return Case(state, ask, Order("send", "bFire1", ("real_felipe",)))


def _helped() -> Case:
    state = sea("aux bLight1 port_mahon")
    return Case(state, asks("IC.6.27", Pick(("help", "pass")), Helping(BRITISH, "port_mahon")), "help")


def _screened() -> Case:
    state = sea(
        "convoy:british_supply s2", "aux bFleet1 gibraltar", "aux bLight1 gibraltar", "chit BR-ES3 issued bFleet1"
    )
    ask = asks("IC.6.28", Pick(("bFleet1", "bLight1", "pass")), Declared(BOURBON, Task.SEARCH, "s2"))
    return Case(state, ask, "bLight1")


def _followed() -> Case:
    state = sea("convoy:spanish_troop s14 spotted", "aux bLight1 port_mahon")
    about = Found(BRITISH, "s14", stack("convoy:spanish_troop"), "bLight1")
    return Case(state, asks("IC.7.13", Pick(("shadow", "pass")), about), "shadow")


def _decoyed() -> Case:
    state = sea("british_flag_A s12 : B1", "british_grand s13 : B2 B3")
    plan = Each((("dummy:british:1", ("keep", "s12", "s13")), ("dummy:british:2", ("keep", "s12"))))
    return Case(state, asks("IC.7.15.b", plan, Decoys(BRITISH)), {"dummy:british:1": "s13", "dummy:british:2": "s12"})


def _watched() -> Case:
    state = sea(
        "british_flag_A cartagena spotted : B1",
        "british_flag_B cadiz spotted : B2",
        "chit BR-BL1 issued british_flag_A",
    )
    plan = Each((("british_flag_A", ("pass", "blockade")), ("british_flag_B", ("pass", "blockade"))))
    ask = asks("IC.7.24.b", plan, Watching(BRITISH))
    return Case(state, ask, {"british_flag_A": "blockade", "british_flag_B": "pass"})


def _attacked() -> Case:
    state, _ = fight()
    del state.formations[stack("british_flag_A")], state.squadrons[SquadronId("B3")], state.leaders[LeaderId("lestock")]
    ask = asks("IC.8.12.b", Orders(("attack", "pass")), Meeting("s12", BRITISH))
    return Case(state, ask, Order("attack", "british_grand", ("bourbon_flag_A",)))


def _withdrew() -> Case:
    state = sea("british_flag_A port_mahon spotted : B1", "bourbon_flag_A port_mahon spotted : S1 S2")
    battle = engagement(state, place="port_mahon", attacker=BOURBON)
    return Case(state, asks("IC.8.23", Pick(("fight", "enter", "go:s6", "go:s7")), battle), "enter")


def _pursued() -> Case:
    state, battle = fight()
    state.squadrons = {name: one for name, one in state.squadrons.items() if name != "B1"}
    return Case(state, asks("IC.8.23.c", Pick(("stay", "follow")), battle), "stay")


def _reinforced() -> Case:
    state, battle = fight()
    return Case(state, asks("IC.8.24", Some(("british_flag_A",), 0, 1), battle), ("british_flag_A",))


def _paired() -> Case:
    state, battle = fight(companions="namur=B1 marlborough=B2")
    return Case(state, asks("IC.8.33", Orders(("pair",)), battle), Order("pair", "B1", ("S1",)))


def _joined() -> Case:
    state, battle = fight(combats=("B1 / S2 real_felipe",))
    state.squadrons = {name: one for name, one in state.squadrons.items() if name not in ("namur", "marlborough")}
    return Case(state, asks("IC.8.33.b", Orders(("join", "done")), battle), Order("join", "B2", ("1",)))


def _boarded() -> Case:
    state, battle = fight()
    return Case(state, asks("IC.8.34", Each((("mathews", ("namur", "marlborough")),)), battle), {"mathews": "namur"})


def _received() -> Case:
    state = sea("british_flag_A cA : B1", turn=6)
    return Case(state, asks("IC.9.35", Pick(("BR-CR3", "BR-CR4")), DrawnSet(BRITISH, 2)), "BR-CR3")


def _issued() -> Case:
    state = sea("british_flag_A cA : B1", "british_flag_B gibraltar : B2", "chit BR-CR3 received -", phase=Phase.ORDERS)
    verbs = Orders(("draw", "issue", "rendezvous", "done"))
    return Case(state, asks("IC.9.36", verbs, OrdersStep(BRITISH, 1)), Order("issue", "BR-CR3", ("british_flag_A",)))


def _extended() -> Case:
    state = sea(
        "british_flag_A s12 : B1",
        "british_flag_B s12 : B2",
        "chit BR-CR1 issued british_flag_A",
        "chit BR-CR2 issued british_flag_B",
        impulses=16,
        phase=Phase.HANDING_OVER,
    )
    verbs = Orders(("extend", "hand_over", "fail", "done"))
    return Case(state, asks("IC.9.39", verbs, ImpulseEnd(BRITISH, 4)), Order("extend", "BR-CR1"))


def _supplied() -> Case:
    state = sea("british_flag_A port_mahon/harbour : B1/dp=3 B2/dp=3")
    return Case(state, asks("IC.10.17.b", Pick(("pass", "ask")), Victualling(6)), "pass")


def _given_up() -> Case:
    state = sea("british_flag_A port_mahon/harbour : B1/sail=1/dp=8 B2/dp=1")
    plan = Each((("B1", ("0", "1")), ("B2", ("0", "1", "2", "3", "4"))))
    ask = asks("IC.11.12.d", plan, Withdrawing(Contingent.BRITISH, sol=1))
    return Case(state, ask, {"B1": "1", "B2": "0"})


def _called() -> Case:
    state = sea("bourbon_flag_A toulon/harbour : S1/dp=9 F1")
    plan = Each((("F1", ("0", "1", "2", "3", "4")), ("S1", ("0", "1", "2", "3", "4"))))
    ask = asks("E.calls_elsewhere", plan, CalledAway(BOURBON, Event.WEST_INDIES, 1), BOURBON)
    return Case(state, ask, {"F1": "0", "S1": "2"})


def _repaired() -> Case:
    state = sea("harbour port_mahon : B1/dp=7 B2/dp=2", repair_points={"port_mahon": 2}, turn=6)
    plan = Each((("B1", ("0", "1", "2")), ("B2", ("0", "1", "2"))))
    return Case(state, asks("IC.11.3", plan, Yards(BRITISH, (("port_mahon", 2),))), {"B1": "2", "B2": "0"})


def _berthed() -> Case:
    state = sea("aux bFleet1 port_mahon", "aux bFleet2 available")
    plan = Each((("bFleet1", ("stay", "recall")), ("bFleet2", ("villefranche", "gibraltar", "port_mahon"))))
    return Case(state, asks("S.28", plan, Assigning(BRITISH)), {"bFleet1": "stay", "bFleet2": "villefranche"})


def _reformed() -> Case:
    state = sea("british_flag_A port_mahon/harbour : B1", "harbour port_mahon : B2", "leader rowley")
    verbs = Orders(("form", "move", "post", "done"))
    return Case(state, asks("S.29", verbs, Reorganising(BRITISH)), Order("post", "rowley", ("british_flag_A",)))


def _laid_up() -> Case:
    state = sea(
        "british_flag_A port_mahon/harbour : B1/fitting",
        "british_flag_B port_mahon/harbour : B2/fitting",
        "chit BR-CR3 issued british_flag_B",
    )
    return Case(state, asks("S.33", Some(("B1", "B2"), 0, 2), Readying(BRITISH, laying_up=True)), ("B1",))


def _fitted_out() -> Case:
    state = sea(
        "british_flag_A port_mahon/harbour : B1",
        "british_flag_B port_mahon/harbour : B2/dp=8 B3/dp=3 B4/dp=1 namur",
        "chit BR-CR3 issued british_flag_B",
    )
    choice = Some(("B1", "B2", "B3", "B4", "namur"), 0, 5)
    return Case(state, asks("S.35", choice, Readying(BRITISH, laying_up=False)), ("B4",))


def _intense() -> Case:
    state, battle = fight(intensity=None, level=-1)
    del state.squadrons[SquadronId("S2")]
    return Case(state, asks("T.bit.b", Pick(("light", "medium", "heavy")), battle), "heavy")


def _burdened() -> Case:
    state, battle = fight(combats=("B1 B2 namur / S1",))
    return Case(state, asks("T.cdt.l", Some(("B2", "namur", "B1"), 1, 1), battle), ("B1",))


def _accompanied() -> Case:
    state, battle = fight()
    plan = Each((("namur", ("B2", "B1")), ("marlborough", ("B2", "B1"))))
    return Case(state, asks("2.221.c", plan, battle), {"namur": "B2", "marlborough": "B1"})


def _mustered() -> Case:
    state = sea("harbour barcelona : S1")
    return Case(state, asks("2.345.a", Pick(("0", "1", "2")), Mustering("barcelona", 0, 2), BOURBON), "0")


def _taken() -> Case:
    state = sea("aux bFleet1 port_mahon", "aux bFire1 port_mahon", "aux bLight1 port_mahon")
    options = Pick(("bFire1", "bFleet1", "bLight1"))
    return Case(state, asks("2.612.a", options, Withdrawing(Contingent.BRITISH, auxiliary=1)), "bFire1")


def _traded() -> Case:
    state = sea("aux bFleet1 available", "aux bFleet2 available", "aux bFleet50a available", turn=12)
    choice = Some(("bFleet1", "bFleet2", "bFleet50a"), 0, 3)
    return Case(state, asks("2.635", choice, Levant(0)), ("bFleet1", "bFleet2"))


def _nothing(rule: str, choice: Choice, about: object, answer: Any, fleet: Fleet = BRITISH) -> Case:
    state = sea(
        "british_flag_A s12 : B1", "convoy:british_supply s2", "convoy:spanish_troop s14 route=barcelona,s14,cB"
    )
    return Case(state, asks(rule, choice, about, fleet), answer)


CASES: Final[dict[str, Callable[[], Case]]] = {
    "S.09": lambda: _bound("S.09"),
    "S.10": lambda: _bound("S.10"),
    "IC.5.15.b": _marked,
    "IC.6.2": _tasked,
    "IC.6.2.b": _sent,
    "IC.6.24": _fired,
    "IC.6.27": _helped,
    "IC.6.28": _screened,
    "IC.7.13": _followed,
    "IC.7.15": lambda: _nothing(
        "IC.7.15", Some(tuple(f"dummy:british:{n}" for n in range(1, 5)), 0, 4), Decoys(BRITISH), ()
    ),
    "IC.7.15.b": _decoyed,
    "IC.7.2.d": lambda: _nothing("IC.7.2.d", Some(tuple(f"bFleet{n}" for n in range(9)), 0, 9), Recalls(BRITISH), ()),
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
    "IC.11.12.c": lambda: _nothing("IC.11.12.c", Pick(("fleet", "light")), Receiving(Contingent.BRITISH), "fleet"),
    "IC.11.12.d": _given_up,
    "IC.11.3": _repaired,
    "S.28": _berthed,
    "S.29": _reformed,
    "S.33": _laid_up,
    "S.35": _fitted_out,
    "T.bit.b": _intense,
    "T.cdt.l": _burdened,
    "2.221.c": _accompanied,
    "2.344.a": lambda: _nothing("2.344.a", Pick(("0", "1", "2")), Landing(Campaign.ALPS, 1, 2), "2", BOURBON),
    "2.345.a": _mustered,
    "2.543.a": lambda: _nothing("2.543.a", Pick(("pass", "take")), Offer("tunis_pirate", "s12"), "pass", BOURBON),
    "2.61.b": lambda: _nothing("2.61.b", Pick(("pass", "ask")), Requesting(Command.BRITISH, 1), "pass"),
    "2.612.a": _taken,
    "2.633.b": lambda: _nothing(
        "2.633.b", Each((("B8", ("stay", "ionian_sea", "maltese_roads")),)), Levant(2), {"B8": "stay"}
    ),
    "2.635": _traded,
    "2.636.b": lambda: _nothing("2.636.b", Some(tuple(f"bFleet{n}" for n in range(9)), 0, 9), Levant(2), ()),
    "E.calls_elsewhere": _called,
    "T.prestige.e": lambda: _nothing("T.prestige.e", Pick(("keep", "again")), Reroll(BRITISH, "T.search", 1), "keep"),
    "T.ranks.b": lambda: _nothing("T.ranks.b", Pick(("keep", "+1", "-1")), Nudge(BRITISH, "T.search", 4), "keep"),
}
"""A position for each instruction in which it answers otherwise than chance would."""


def test_every_instruction_is_tried() -> None:
    assert CASES.keys() == INSTRUCTIONS.keys()


@pytest.mark.parametrize("rule", CASES)
def test_each_instruction_has_an_answer_of_its_own_that_is_allowed(rule: str) -> None:
    state, ask, answer = CASES[rule]()
    now = masked(game, state, ask.seat)
    assert told(state, ask) == answer != next(game.propose(now, ask, Random(0)))
    ask.choice.check(rule, answer)
    game.check(now, ask, answer)
