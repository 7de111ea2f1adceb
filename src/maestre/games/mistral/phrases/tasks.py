"""IC.6, IC.7, IC.10.13, 2.5 Tasks, Searches, watches and decoys in words: chances to Spot, damage to be expected."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.mistral.attrition import watch_wear
from maestre.games.mistral.chances import decimal, mean_raid, percent, sights
from maestre.games.mistral.data import AUXILIARIES, BATTLE, DETECTION, PRESTIGE
from maestre.games.mistral.data.words import AuxiliaryClass, Fleet, Task
from maestre.games.mistral.detection import hidden
from maestre.games.mistral.formations import enemy, sail, squadrons_in
from maestre.games.mistral.matters import Declared
from maestre.games.mistral.names import called, name
from maestre.games.mistral.phrases.plain import Command, Phrase, said, thing, yes
from maestre.games.mistral.raiding import column
from maestre.games.mistral.screening import PASS, named
from maestre.games.mistral.state import AuxiliaryId, FormationId, State
from maestre.games.mistral.tasks import RECALL, TASKS, able, is_free
from maestre.play import Ask, Message, Order
from maestre.space.network import place_of

__all__ = ["COMMANDS", "OPTIONS"]


# ------------------------------------------------------------------------------------------------ what is named


def _task(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """A Task with its target, and what it promises with the best Auxiliary that may be sent."""
    if verb == PASS:
        return Message("offer-pass")
    if verb == RECALL:
        return Message.of("offer-recall", auxiliary=name(piece))
    if not objects:
        return Message(f"offer-further-{verb}")
    fleet, task, target, free = Fleet(ask.seat), Task(verb), objects[0], is_free(Order(verb, piece, objects))
    sent = able(state, fleet, task, target, free=free)
    where = TASKS[task].where(state, target)
    about: dict[str, Message | str | int] = {
        "task": named(task),
        "target": _target(target),
        "free": yes(free),
        "count": len(sent),
    }
    if task is Task.SEARCH and sent:
        chance = max(_sights(state, fleet, one) for one in sent)
        return Message.of("offer-search", **about, counters=_hidden(state, where, fleet), chance=percent(chance))
    if task is Task.CONVOY_ATTACK and sent:
        best = max(mean_raid(column(state, one, FormationId(target))) for one in sent)
        return Message.of("offer-raid", **about, damage=decimal(best))
    return Message.of("offer-task", **about)


def _target(target: str) -> Message:
    """What a Task is named against: a place, a stack, an Auxiliary, or the Squadrons of a state in a harbour."""
    place, _, status = target.partition("/")
    return Message.of("offer-harbour", place=name(place), status=status) if status else called(target)


def _sights(state: State, fleet: Fleet, auxiliary: AuxiliaryId) -> Fraction:
    return sights(state, fleet, "T.search", DETECTION.searcher(state.auxiliaries[auxiliary].kind))


def _hidden(state: State, place: str, fleet: Fleet) -> int:
    return len(hidden(state, place, enemy(fleet)))


def _sent(state: State, ask: Ask, _key: str, option: str) -> Message:
    """An Auxiliary that may be sent on the Task that was named, with the chance that depends on its Class."""
    auxiliary = AuxiliaryId(option)
    if isinstance(ask.about, Declared) and ask.about.task is Task.SEARCH:
        chance = percent(_sights(state, ask.about.fleet, auxiliary))
        return Message.of("offer-searcher", auxiliary=name(option), chance=chance)
    return Message.of("offer-sent", auxiliary=name(option), berth=_berth(state, auxiliary))


def _berth(state: State, auxiliary: AuxiliaryId) -> Message | str:
    one = state.auxiliaries[auxiliary]
    return called(one.port or one.formation) if one.port or one.formation else Message("offer-nowhere")


def _screener(state: State, _ask: Ask, _key: str, option: str) -> Message:
    """A Screener, with what it does to each Class that may have been sent."""
    if option == PASS:
        return Message("offer-no-screen")
    one = state.auxiliaries.get(AuxiliaryId(option))
    if one is None or one.kind not in AUXILIARIES.screeners:
        return called(option)
    outcomes = {
        tasked.value: AUXILIARIES.screened_by(tasked, one.kind, confined=False).value
        for tasked in (AuxiliaryClass.FLEET, AuxiliaryClass.LIGHT, AuxiliaryClass.GALLEY)
    }
    return Message.of("offer-screen", auxiliary=name(option), **outcomes)


def _help(_state: State, _ask: Ask, _key: str, option: str) -> Message:
    return Message("offer-no-help") if option == PASS else Message.of("offer-help", drm=-BATTLE.reinforcing.helped)


# ------------------------------------------------------------------------------------------------ Formations


def _search(state: State, ask: Ask, _key: str, option: str) -> Message:
    """Where Formations Search: how many hidden counters there are, and the chance to Spot each."""
    fleet = Fleet(ask.seat)
    chance = percent(sights(state, fleet, "IC.7.12.b"))
    return Message.of("offer-look", place=name(option), counters=_hidden(state, option, fleet), chance=chance)


def _watch(state: State, _ask: Ask, key: str, option: str) -> Message:
    """A watch, with the wear that it brings every Squadron."""
    if option == PASS:
        return Message("watch-pass")
    wear = watch_wear(place_of(state.formations[FormationId(key)].place))
    return Message.of(f"offer-watch-{option}", wear=wear, price=-PRESTIGE.losses.defy)


def _escorted(state: State, _ask: Ask, _key: str, option: str) -> Message:
    """A Convoy with the Sail that escort it already."""
    escort = sail(squadrons_in(state, FormationId(option)))
    return Message.of("offer-escorted", formation=name(option), sail=escort)


OPTIONS: Final[dict[str, Phrase]] = {
    "IC.6.2.b": _sent,
    "IC.6.28": _screener,
    "IC.6.27": _help,
    "IC.7.13": said("offer-shadow", "shadow", PASS),
    "IC.7.12.b": _search,
    "IC.7.15": thing,
    "IC.7.15.b": said("offer-dummy", "keep", "off", place="offer-dummy-place"),
    "IC.7.24.b": _watch,
    "IC.7.2.d": thing,
    "IC.10.13": _escorted,
    "2.543.a": said("knights", "take", PASS),
    "2.552": thing,
}
COMMANDS: Final[dict[str, Command]] = {"IC.6.2": _task}
