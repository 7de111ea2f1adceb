"""Typed words, read into answers: cards, goes, actions, places, and whatever the menu offers."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from maestre.games.tercios.cards.planning import GROUP, STAY, LayCards
from maestre.games.tercios.moving.movement import TURNS, Reorientation, Walk
from maestre.games.tercios.orders.activation import NextAction
from maestre.games.tercios.setup.array import laid_out
from maestre.games.tercios.setup.deployment import ARRAY, NextCommand, PutDown
from maestre.games.tercios.shooting.targets import HOLD, FortReacts, FortShoots, Shoot, shots_now
from maestre.games.tercios.table.state import CommandId, LeaderId, State, UnitId
from maestre.games.tercios.table.troops import sharing
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
from maestre.games.tercios.turn.sequence import ACT, HAND_OVER, LEAD, Activation
from maestre.miniatures.text.menu import by_number, of_each, some
from maestre.miniatures.text.ways import starts_a_way
from maestre.miniatures.text.words import ALL_WORDS, REST_WORDS, folded, telling
from maestre.play import Answer, Ask, ByQuestion, Order, Place, Question, Some, Spot, Tries, Unreadable

_MOVE: Final = "move"
_SHOOT: Final = "shoot"
_REORIENT: Final = "reorient"


class Said(NamedTuple):
    """What was typed, to which question, by whom who sees what."""

    state: State
    ask: Ask
    words: tuple[str, ...]


READERS: Final = ByQuestion[Said, tuple[Tries, ...]]()
"""Who reads an answer to a question that takes more than its shape tells."""


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an answer: a number of the menu, or words; of a move and the like both answers that it takes."""
    if (answer := by_number(menu(state, ask), words)) is not None:
        return ((answer,),)
    if ask.about in READERS:
        return READERS(Said(state, ask, words), ask.about)
    if isinstance(ask.choice, Some):
        return ((some(ask.choice, words),),)
    if isinstance(ask.choice, Place):
        return (read_spots(state, ask, words),)
    return ((meant(state, ask, words),),)


# ---------------------------------------------------------------------------------------------------------------- cards


@READERS.of(LayCards)
def _cards(said: Said, question: LayCards) -> tuple[Tries, ...]:
    """Read a plan: Troops or commands and then their card, as often as need be; `rest` alone is what suits each."""
    default = question.suiting(said.state)
    troops = [key for key, options in question.cards if not key.startswith(GROUP) and STAY not in options]
    plan: dict[str, str] = {}
    named: list[str] = []
    last = ""
    for word in telling(" ".join(said.words).replace("=", " ").split()):
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
            named += _ours(said.state, default, word)
        last = word
    if named and last not in (*ALL_WORDS, *PLAN_WORDS, *REST_WORDS):
        raise Unreadable("2.03", "text-which-card", unit=named[-1])
    plan |= {unit: default[unit] for unit in named}
    if lacking := [unit for unit in troops if unit not in plan]:
        raise Unreadable("2.03", "text-cards-lacking", units=", ".join(lacking))
    return ((default | plan,),)


def _shared(default: dict[str, str], named: list[str]) -> dict[str, str]:
    """Let those named share the card of the first of them."""
    keys = [GROUP + unit for unit in default if unit in named]
    return {key: keys[0].removeprefix(GROUP) for key in keys if key in default}


def _ours(state: State, default: dict[str, str], word: str) -> list[str]:
    """The Troops that a word names: one, or those of a command."""
    found = [unit for unit in default if unit == word.upper()]
    found = found or [
        unit for unit in default if unit in state.units and state.units[UnitId(unit)].command == word.upper()
    ]
    if not found:
        raise Unreadable("2.03", "text-no-card-word", word=word)
    return found


# ------------------------------------------------------------------------------------------------------- goes, actions


@READERS.of(Activation)
def _go(said: Said, question: Activation) -> tuple[Tries, ...]:
    """Read whom to activate: a Troop, with those who share its card in the order named, or a leader; or to pass."""
    state, words = said.state, said.words
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


@READERS.of(NextAction)
def _action(said: Said, question: NextAction) -> tuple[Tries, ...]:
    """Read an action of Attention, and at once where to, at whom or which way if that is said."""
    state, ask, words = said
    first, rest = folded(words[0]), words[1:]
    unit, options = question.unit, question.open
    way = rest if first in MOVE_WORDS else words
    if _MOVE in options and way and starts_a_way(way):
        return ((_MOVE,), _walked(said, question, way))
    if _SHOOT in options and first in SHOOT_WORDS and rest and unit not in state.pools:
        found = chosen(state, tuple(shot.word for shot in shots_now(state, unit, question.order)), rest)
        if not found:
            raise Unreadable("4.08", "text-no-such-shot", words=" ".join(rest))
        return ((_SHOOT,), found[:1]) if len(found) == 1 else ((_SHOOT,),)
    if _REORIENT in options and first in TURN_WORDS and rest:
        found = chosen(state, ("left", "right", "rear"), rest)
        return ((_REORIENT,), found) if len(found) == 1 else ((_REORIENT,),)
    return ((meant(state, ask, words),),)


def following(state: State, question: Question[State, Any], action: Answer) -> Question[State, Any]:
    """Give the question that an action of Attention brings, if one is known before; else the question itself."""
    if isinstance(question, NextAction) and action == _SHOOT:
        return Shoot(question.unit, question.order, tuple(shots_now(state, question.unit, question.order)))
    if isinstance(question, NextAction) and action == _REORIENT:
        return Reorientation(question.unit, question.order, tuple(TURNS))
    return question


def _walked(said: Said, question: NextAction, way: tuple[str, ...]) -> Tries:
    """Read where a Troop goes that has not been asked yet; refuse it at once if that is nowhere."""
    walk = Walk(question.unit, question.order)
    found = read_spots(said.state, Ask.of(said.ask.seat, walk), way)
    spots = tuple(one for one in found if isinstance(one, Spot))
    refusals = [walk.refusal(said.state, spot) for spot in spots]
    if None not in refusals and refusals[0] is not None:
        raise refusals[0]
    return spots


# ------------------------------------------------------------------------------------------------ several, deployment


@READERS.of(FortShoots, FortReacts)
def _salvo(typed: Said, question: FortShoots | FortReacts) -> tuple[Tries, ...]:
    """Read a target for each of several shooters: its name and whom it shoots at; who is not named holds fire."""
    choice = question.choice()
    keys = [key for key, _ in choice.options]
    said = of_each(keys, typed.words, Unreadable("6.33", "text-who-shoots", units=", ".join(keys)))
    shots: dict[str, str] = {}
    for key, options in choice.options:
        found = chosen(typed.state, options, said[key]) or tuple(
            one for one in (HOLD,) if one in options and not said[key]
        )
        if not found:
            raise Unreadable("6.33", "text-no-such-shot", words=" ".join(said[key]) or key)
        shots[key] = str(found[0])
    return ((shots,),)


@READERS.of(PutDown)
def _put(said: Said, question: PutDown) -> tuple[Tries, ...]:
    """Read where a piece of a command goes; `rest` is all others by themselves."""
    state = said.state
    if not any(word in REST_WORDS for word in telling(said.words)):
        return (read_spots(state, said.ask, said.words),)
    command = CommandId(question.deploying.command)
    done = laid_out(state, command)
    assert done is not None, "no place is accepted that leaves no room"
    units = (unit for unit, one in state.units.items() if one.pose is None and done.units[unit].pose is not None)
    leader = LeaderId(command)
    outside = leader in done.leaders and state.leaders[leader].at is None and done.leaders[leader].at is not None
    pieces = (*((leader,) if outside else ()), *units)
    return tuple((Spot(piece, *where(done, piece)),) for piece in pieces)


@READERS.of(NextCommand)
def _deploy(said: Said, question: NextCommand) -> tuple[Tries, ...]:
    """Read which command is deployed, by hand or by itself; `rest` is the next one by itself."""
    words, named = said.words, telling(said.words)
    if any(word in REST_WORDS for word in named):
        return (tuple(Order(ARRAY, command) for command in question.deploying.commands),)
    if any(word in ARRAY_WORDS for word in named):
        words = tuple(word for word in named if word not in DEPLOY_WORDS)
    return ((meant(said.state, said.ask, words),),)
