"""Typed words, read into answers: cards, goes, actions, places, and whatever the menu offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.tercios.array import laid_out
from maestre.games.tercios.checks import check
from maestre.games.tercios.deployment import ARRAY
from maestre.games.tercios.matters import Deploying
from maestre.games.tercios.offers import PLAN, muster
from maestre.games.tercios.planning import GROUP, STAY
from maestre.games.tercios.sequence import ACT, HAND_OVER, LEAD
from maestre.games.tercios.shooting import HOLD
from maestre.games.tercios.state import CommandId, LeaderId, State, UnitId
from maestre.games.tercios.text.menu import chosen, meant, menu
from maestre.games.tercios.text.spots import read_spots, where
from maestre.games.tercios.text.words import (
    ACT_WORDS,
    ARRAY_WORDS,
    CARDS,
    DEPLOY_WORDS,
    LEAD_WORDS,
    MOVE_WORDS,
    PICKS,
    PLAN_WORDS,
    SHOOT_WORDS,
    TOGETHER_WORDS,
    TURN_WORDS,
    piece_meant,
    piece_named,
)
from maestre.games.tercios.troops import sharing
from maestre.games.tercios.wording import shots_asked
from maestre.miniatures.text.menu import by_number, of_each, some
from maestre.miniatures.text.ways import starts_a_way
from maestre.miniatures.text.words import ALL_WORDS, REST_WORDS, folded, telling
from maestre.play import Ask, Each, Order, Pick, Place, Some, Spot, Tries, Unreadable

_MOVE: Final = "move"
_SHOOT: Final = "shoot"
_REORIENT: Final = "reorient"


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an answer: a number of the menu, or words; of a move and the like both answers that it takes."""
    if (answer := by_number(menu(state, ask), words)) is not None:
        return ((answer,),)
    if isinstance(ask.choice, Each):
        return ((_cards(state, ask, ask.choice, words) if ask.rule == "2.03" else _salvo(state, ask.choice, words),),)
    if isinstance(ask.choice, Some):
        return ((some(ask.choice, words),),)
    if isinstance(ask.choice, Place):
        return _put(state, ask, words)
    special = _BY_RULE.get(ask.rule)
    return special(state, ask, words) if special else ((meant(state, ask, words),),)


# ---------------------------------------------------------------------------------------------------------------- cards


def _cards(state: State, ask: Ask, choice: Each, words: tuple[str, ...]) -> dict[str, str]:
    """Read a plan: Troops or commands and then their card, as often as need be; `rest` alone is what suits each."""
    (default,) = muster(state, ask, (), Order(PLAN))[0]
    assert isinstance(default, dict)
    troops = [key for key, options in choice.options if not key.startswith(GROUP) and STAY not in options]
    plan: dict[str, str] = {}
    named: list[str] = []
    last = ""
    for word in telling(" ".join(words).replace("=", " ").split()):
        if word in TOGETHER_WORDS:
            plan |= _shared(default, named)
        elif word in CARDS:
            if not named:
                raise Unreadable("2.03", "text-card-for-whom", word=word)
            plan |= dict.fromkeys(named, CARDS[word].value)
            named = []
        elif word in (*ALL_WORDS, *PLAN_WORDS, *REST_WORDS):
            named += [unit for unit in troops if unit not in plan and unit not in named]
        else:
            named += _ours(state, ask, default, word)
        last = word
    if named and last not in (*ALL_WORDS, *PLAN_WORDS, *REST_WORDS):
        raise Unreadable("2.03", "text-which-card", unit=named[-1])
    plan |= {unit: default[unit] for unit in named}
    if lacking := [unit for unit in troops if unit not in plan]:
        raise Unreadable("2.03", "text-cards-lacking", units=", ".join(lacking))
    return default | plan


def _shared(default: dict[str, str], named: list[str]) -> dict[str, str]:
    """Let those named share the card of the first of them."""
    keys = [GROUP + unit for unit in default if unit in named]
    return {key: keys[0].removeprefix(GROUP) for key in keys if key in default}


def _ours(state: State, ask: Ask, default: dict[str, str], word: str) -> list[str]:
    """The Troops that a word names: one, or those of a command."""
    found = [unit for unit in default if unit == word.upper()]
    found = found or [
        unit for unit in default if unit in state.units and state.units[UnitId(unit)].command == word.upper()
    ]
    if not found:
        raise Unreadable("2.03", "text-no-card-word", word=word)
    return found


# ------------------------------------------------------------------------------------------------------- goes, actions


def _go(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read whom to activate: a Troop, with those who share its card in the order named, or a leader; or to pass."""
    first = folded(words[0])
    if first in PICKS[HAND_OVER]:
        return ((Order(HAND_OVER),),)
    names = words[1:] if first in (*ACT_WORDS, *LEAD_WORDS) else words
    if not names:
        raise Unreadable("2.07", "text-activate-whom")
    if piece_named(state, names[0]) is None and first not in (*ACT_WORDS, *LEAD_WORDS):
        raise Unreadable("2.07", "text-not-offered", words=" ".join(words))
    pieces = [piece_meant(state, name) for name in telling(names)]
    if pieces[0] in state.leaders:
        return ((Order(LEAD, pieces[0]),),)
    unit = UnitId(pieces[0])
    others = sharing(state, unit) if unit in state.cards else (unit,)
    order = (*pieces[1:], *(other for other in others if other not in pieces))
    return ((Order(ACT, unit, order),),)


def _action(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an action of Attention, and at once where to, at whom or which way if that is said."""
    assert isinstance(ask.choice, Pick)
    first, rest = folded(words[0]), words[1:]
    options = ask.choice.options
    way = rest if first in MOVE_WORDS else words
    if _MOVE in options and way and starts_a_way(way):
        question = Ask(ask.seat, Place((ask.about.unit,)), "3.05", ask.about)
        spots = read_spots(state, question, way)
        if not any(check.allow(state, question, spot) for spot in spots):
            check(state, question, spots[0])
        return ((_MOVE,), spots)
    if _SHOOT in options and first in SHOOT_WORDS and rest and ask.about.unit not in state.pools:
        found = chosen(state, tuple(shots_asked(state, ask)), rest)
        if not found:
            raise Unreadable("4.08", "text-no-such-shot", words=" ".join(rest))
        return ((_SHOOT,), found[:1]) if len(found) == 1 else ((_SHOOT,),)
    if _REORIENT in options and first in TURN_WORDS and rest:
        found = chosen(state, ("left", "right", "rear"), rest)
        return ((_REORIENT,), found) if len(found) == 1 else ((_REORIENT,),)
    return ((meant(state, ask, words),),)


# ------------------------------------------------------------------------------------------------ several, deployment


def _salvo(state: State, choice: Each, words: tuple[str, ...]) -> dict[str, str]:
    """Read a target for each of several shooters: its name and whom it shoots at; who is not named holds fire."""
    keys = [key for key, _ in choice.options]
    said = of_each(keys, words, Unreadable("6.33", "text-who-shoots", units=", ".join(keys)))
    shots: dict[str, str] = {}
    for key, options in choice.options:
        found = chosen(state, options, said[key]) or tuple(one for one in (HOLD,) if one in options and not said[key])
        if not found:
            raise Unreadable("6.33", "text-no-such-shot", words=" ".join(said[key]) or key)
        shots[key] = str(found[0])
    return shots


def _put(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read where a piece goes; of a command that is being deployed also `rest`: all others by themselves."""
    if isinstance(ask.about, Deploying) and any(word in REST_WORDS for word in telling(words)):
        command = CommandId(ask.about.command)
        done = laid_out(state, command)
        assert done is not None, "no place is accepted that leaves no room"
        units = (unit for unit, one in state.units.items() if one.pose is None and done.units[unit].pose is not None)
        leader = LeaderId(command)
        outside = leader in done.leaders and state.leaders[leader].at is None and done.leaders[leader].at is not None
        pieces = (*((leader,) if outside else ()), *units)
        return tuple((Spot(piece, *where(done, piece)),) for piece in pieces)
    return (read_spots(state, ask, words),)


def _deploy(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read which command is deployed, by hand or by itself; `rest` is the next one by itself."""
    named = telling(words)
    if any(word in REST_WORDS for word in named):
        return (tuple(Order(ARRAY, command) for command in ask.about.commands),)
    if any(word in ARRAY_WORDS for word in named):
        words = tuple(word for word in named if word not in DEPLOY_WORDS)
    return ((meant(state, ask, words),),)


_BY_RULE: Final[dict[str, Callable[[State, Ask, tuple[str, ...]], tuple[Tries, ...]]]] = {
    "2.07": _go,
    "2.15": _action,
    "9.48": _deploy,
}
"""Who reads an answer to a question that takes more than a word of the menu."""
