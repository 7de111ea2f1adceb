"""A question of every rule that asks one, put in a position of both Fleets, and where the code asks them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.courses import actions
from maestre.games.mistral.data.words import Campaign, Command, Contingent, Event, Fleet, Task
from maestre.games.mistral.game import game
from maestre.games.mistral.matters import (
    Assigning,
    BattleEnd,
    CalledAway,
    Converting,
    Declared,
    Decoys,
    Diverting,
    DrawnSet,
    Found,
    Guarded,
    Haven,
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
    Scattering,
    Searches,
    TaskWindow,
    Victualling,
    Watching,
    Withdrawing,
    Yards,
)
from maestre.games.mistral.state import State
from maestre.play import Ask, Each, Order, Orders, Pick, Some, Speaker
from maestre.play.choices import Choice
from maestre.play.messages import LANGUAGES

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

_BRITISH: Final = Fleet.BRITISH


def _sailing(state: State) -> Choice:
    """What two stacks may really do."""
    return Each(tuple((name, actions(state, stack(name))) for name in ("british_grand", "british_flag_A")))


def question(rule: str, state: State) -> Ask:
    """The question of a rule, to the British where either may be asked."""
    battle = replace(
        engagement(state, combats=("B1 namur / F1", "B2 / F2")),
        engaged=(stack("british_grand"), stack("bourbon_grand")),
    )
    rows: dict[str, tuple[Choice, object]] = {
        "S.10": (_sailing(state), Moves(_BRITISH, 1, 1)),
        "S.09": (_sailing(state), Moves(_BRITISH, 1, 1)),
        "IC.5.15.b": (_sailing(state), Moves(Fleet.BOURBON, 1, 1)),
        "IC.6.2": (Orders(("search", "convoy_attack", "convert", "recall", "pass")), TaskWindow(_BRITISH)),
        "IC.6.2.b": (Pick(("bFleet1", "bFleet2")), Declared(_BRITISH, Task.SEARCH, "s13")),
        "IC.6.28": (Pick(("bFleet1", "pass")), Declared(Fleet.BOURBON, Task.SEARCH, "s12")),
        "IC.6.27": (Pick(("help", "pass")), Helping(_BRITISH, PLACE)),
        "IC.6.32": (Orders(("pair", "part", "done")), Converting(_BRITISH)),
        "IC.7.13": (Pick(("shadow", "pass")), Found(_BRITISH, PLACE, stack("bourbon_grand"))),
        "IC.7.12.b": (Some(("s13",), 0, 1), Searches(_BRITISH, ("s13",))),
        "IC.7.15": (Some(("dummy:british:1",), 0, 1), Decoys(_BRITISH)),
        "IC.7.15.b": (
            Each((("dummy:british:1", ("keep", "off")), ("dummy:british:2", ("keep", "s12")))),
            Decoys(_BRITISH),
        ),
        "IC.7.24.b": (Each((("british_flag_B", ("pass", "blockade")),)), Watching(_BRITISH)),
        "IC.7.2.d": (Some(("bFleet3",), 0, 1), Recalls(_BRITISH)),
        "IC.8.12.b": (Orders(("attack", "pass")), Meeting(PLACE, _BRITISH)),
        "IC.8.23": (Pick(("fight", "go:s13")), battle),
        "IC.8.23.c": (Pick(("stay", "follow")), battle),
        "IC.8.24": (Some(("british_flag_A", "dummy:british:1"), 0, 2), battle),
        "IC.8.34": (Each((("mathews", ("namur", "B1")),)), battle),
        "T.bit.b": (Pick(("light", "medium", "heavy")), battle),
        "2.221.c": (Each((("namur", ("B1", "B2")),)), battle),
        "IC.8.33": (Orders(("pair",)), engagement(state)),
        "IC.8.33.b": (Orders(("join", "done")), battle),
        "T.cdt.e": (Each((("1:leadership", ("2", "1", "0")), ("1:flagship", ("use", "leave")))), battle),
        "T.cdt.l": (Some(("B1", "namur"), 1, 1), battle),
        "IC.6.24": (Orders(("send", "pass")), battle),
        "IC.8.42": (Orders(("transfer", "move", "post", "done")), Reorganising(_BRITISH, PLACE, battle.engaged)),
        "S.29": (Orders(("form", "move", "post", "transfer", "release", "mend", "done")), Reorganising(_BRITISH)),
        "IC.9.35": (Pick(("BR-CR1", "BR-CR2")), DrawnSet(_BRITISH, 2)),
        "IC.9.36": (Orders(("draw", "issue", "rendezvous", "done")), OrdersStep(_BRITISH, 2)),
        "IC.9.38": (Orders(("fail", "done")), BattleEnd(_BRITISH, PLACE, (stack("british_flag_A"),))),
        "IC.9.39": (Orders(("extend", "hand_over", "fail", "done")), ImpulseEnd(_BRITISH, 2)),
        "IC.10.13": (Pick(("convoy:british_supply",)), Guarded("bFleet1", "s13")),
        "IC.10.15": (Some(("convoy:british_supply",), 0, 1), Scattering(_BRITISH)),
        "IC.10.17.b": (Pick(("pass", "ask")), Victualling(6)),
        "2.345.a": (Pick(("0", "1", "2")), Mustering("barcelona", 0, 2)),
        "2.347.a": (Each((("convoy:spanish_troop", ("keep", "genoa")),)), Diverting(("genoa",))),
        "2.344.a": (Pick(("0", "1")), Landing(Campaign.ALPS, 1, 2)),
        "2.543.a": (Pick(("pass", "take")), Offer("tunis_pirate", "sicilian_channel")),
        "2.552": (Pick(("barcelona", "palma")), Haven("sPriv1")),
        "2.633.b": (Each((("B8", ("stay", "ionian_sea")),)), Levant(2)),
        "2.635": (Some(("bFleet1",), 0, 1), Levant(2)),
        "2.636.b": (Some(("bFleet1",), 0, 1), Levant(2)),
        "T.prestige.e": (Pick(("keep", "again")), Reroll(_BRITISH, "T.search", 1)),
        "T.ranks.b": (Pick(("keep", "+1", "-1")), Nudge(_BRITISH, "T.search", 4)),
        "E.calls_elsewhere": (Each((("B1", ("0", "1", "4")),)), CalledAway(_BRITISH, Event.DESCENT, 0)),
        "2.61.b": (Pick(("pass", "ask")), Requesting(Command.BRITISH, 1)),
        "T.prestige.b": (Pick(("keep", "above", "below")), Requesting(Command.BRITISH, 1, 1)),
        "IC.11.12.d": (Each((("B1", ("0", "1")), ("B2", ("0", "1")))), Withdrawing(Contingent.BRITISH, sol=1)),
        "2.612.a": (Pick(("bFleet1", "bLight1")), Withdrawing(Contingent.BRITISH, auxiliary=1)),
        "IC.11.12.c": (Pick(("fleet", "light")), Receiving(Contingent.BRITISH)),
        "IC.11.12.b": (Each((("Ipswich", ("BD1", "new", "wait")),)), Receiving(Contingent.BRITISH, "port_mahon")),
        "IC.11.12": (Pick(("gibraltar", "port_mahon")), Receiving(Contingent.BRITISH, "the_gut")),
        "2.161": (Pick(("genoa", "bastia")), Receiving(Contingent.GENOESE)),
        "IC.11.3": (
            Each((("B5", ("0", "1", "2")), ("BD1", ("0", "1", "2")))),
            Yards(_BRITISH, (("port_mahon", 2),)),
        ),
        "S.28": (Each((("bFleet1", ("stay", "recall")), ("bLight1", ("stay", "port_mahon")))), Assigning(_BRITISH)),
        "S.33": (Some(("B6",), 0, 1), Readying(_BRITISH, laying_up=True)),
        "S.35": (Some(("B5", "BD1"), 0, 2), Readying(_BRITISH, laying_up=False)),
    }
    choice, about = rows[rule]
    bourbon = rule in ("2.347.a", "2.344.a", "2.345.a", "2.543.a", "2.552")
    return Ask((Fleet.BOURBON if bourbon else _BRITISH).value, choice, rule, about)


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


# ---------------------------------------------------------------------------------------------- where the code asks


def asking_rules() -> dict[str, str]:
    """Every rule under which the code of the game asks something, with the file where it does."""
    found: dict[str, str] = {}
    for file in sorted(Path(str(files("maestre.games.mistral"))).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for rule in _rules(tree):
            found.setdefault(rule, file.name)
    return found


def _rules(tree: ast.Module) -> Iterator[str]:
    words = dict(_constants(tree))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
            if isinstance(call.func, ast.Name) and call.func.id in ("ask", "together"):
                rule = call.args[2 if call.func.id == "ask" else 1]
                yield from _said(tree, words, function, rule)


def windows() -> dict[str, str]:
    """Every window that the code of the game opens, with the file where it does."""
    found: dict[str, str] = {}
    for file in sorted(Path(str(files("maestre.games.mistral"))).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        words = dict(_constants(tree))
        named = [node.value for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "window"]
        for value in named:
            for window in _opened(tree, words, value):
                found.setdefault(window, file.name)
    return found


def _opened(tree: ast.Module, words: dict[str, str], value: ast.expr) -> Iterator[str]:
    """A window that is written out, or a constant; of a name, all that it is ever made."""
    if isinstance(value, ast.Constant):
        yield str(value.value)
    elif isinstance(value, ast.Name) and value.id in words:
        yield words[value.id]
    else:
        assert isinstance(value, ast.Name), ast.dump(value)
        made = [node.value for node in ast.walk(tree) if isinstance(node, ast.Assign) and _makes(node, value.id)]
        assert made, f"nobody says what window {value.id} is"
        yield from (str(one.value) for node in made for one in ast.walk(node) if isinstance(one, ast.Constant))


def _makes(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
        ):
            yield node.target.id, str(node.value.value)


def _said(tree: ast.Module, words: dict[str, str], function: ast.FunctionDef, rule: ast.expr) -> Iterator[str]:
    """A rule that is written out, or a constant; of one that is handed in, what the function is called with."""
    if isinstance(rule, ast.Constant):
        yield str(rule.value)
    elif isinstance(rule, ast.Name) and rule.id in words:
        yield words[rule.id]
    else:
        assert isinstance(rule, ast.Name), ast.dump(rule)
        place = [one.arg for one in function.args.args].index(rule.id)
        callers = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _calls(node, function.name)]
        assert callers, f"{function.name} asks under a rule that nobody hands in"
        yield from (str(ast.literal_eval(node.args[place])) for node in callers)


def _calls(node: ast.Call, name: str) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == name
