"""How situations are named in the tables of odds, and which of them cannot differ."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import msgspec

from maestre.play import Game, Message, PlayError, State, find
from maestre.situations import Form, FormChoice, Kind, Posed

MINE: Final = "mine"
ENEMY: Final = "enemy"
USUAL: Final[dict[str, tuple[str, ...]]] = {
    "aguila": (
        "france_line_24",
        "britain_line_24",
        "prussia_line_24",
        "austria_line_24",
        "russia_line_24",
        "france_light_24",
        "france_novice_24",
        "france_guard_24",
        "france_cuirassiers_10",
        "france_dragoons_10",
        "france_hussars_10",
        "france_gun_medium_foot",
        "france_gun_heavy_foot",
    )
}
"""The units that are tried where all would take days: what most armies are made of, and all that equal one of them."""


def named(answers: Mapping[str, str]) -> str:
    """Give a situation its name: its units, then what is not as it is by itself, in order of the alphabet."""
    rest = sorted(f"{name}={value}" for name, value in answers.items() if name not in {MINE, ENEMY})
    return "&".join([answers[MINE], answers.get(ENEMY, ""), *rest])


def answered(name: str) -> dict[str, str]:
    """The answers of a situation, from its name."""
    mine, enemy, *rest = name.split("&")
    pair = {MINE: mine, ENEMY: enemy} if enemy else {MINE: mine}
    return pair | {question: answer for question, _, answer in (one.partition("=") for one in rest)}


def open_to(game: Game[State], kind: Kind[State], answers: Mapping[str, str], name: str) -> tuple[FormChoice, ...]:
    """What may be answered to a question after others; nothing if it is not asked."""
    form = Form(answers, lenient=True)
    with suppress(PlayError):  # what was asked before it was refused stands all the same
        kind.posed(game, form)
    return next((question.choices for question in form.questions if question.id == name), ())


# ------------------------------------------------------------------------------------------------------------ names

Names = dict[str, Message]
"""What my unit and the enemy's are called."""


def called(form: Form) -> Names:
    """How both units are called where something is told of them: the names of their profiles."""
    found: Names = {}
    for question in form.questions:
        if question.id in {MINE, ENEMY}:
            words = next(one.words for one in question.choices if one.value == question.answer)
            within = (arg for name, arg in words.args if name in {"profile", "unit"} and isinstance(arg, Message))
            while (inner := next(within, None)) is not None:
                words, within = inner, (arg for _, arg in inner.args if isinstance(arg, Message))
            found[question.id] = words
    return found


def unnamed(message: Message, names: Names) -> Message:
    """Put `mine` and `enemy` in place of the names of units, which the browser knows."""
    told = dict(message.args)
    side = {"B": MINE, "R": ENEMY}.get(str(told.get("id", ""))[:1], "")
    args: list[tuple[str, str | int | Message]] = []
    for name, arg in message.args:
        if isinstance(arg, Message):
            own = arg == names.get(side)
            args.append((name, Message(side) if own else unnamed(arg, names)))
        else:
            args.append((name, arg))
    return Message(message.key, tuple(args))


# ------------------------------------------------------------------------------------------------------- what is alike

_NAMES: Final = ("profile", "id", "nation", "kind", "name", "provenance", "reason", "reason_es", "rules")


def profile_of(key: str, unit: str) -> str:
    """All that the rules know of a unit but how it is called."""
    figures = find(key).state.figures
    known = getattr(figures, "units", None)
    if not isinstance(known, dict) or unit not in known:
        return unit
    return _nameless(known[unit])


_TWINS: dict[tuple[str, str], str] = {}


def twin(key: str, unit: str) -> str:
    """The first unit of a game that equals another in everything but its names; of the usual ones, if there is one."""
    if not _TWINS.get((key, unit)):
        units = getattr(find(key).state.figures, "units", {})
        first: dict[str, str] = {}
        for one in (*USUAL.get(key, ()), *units):
            first.setdefault(profile_of(key, one), one)
        for one in units:
            _TWINS[key, one] = first[profile_of(key, one)]
    return _TWINS.get((key, unit), unit)


def _nameless(one: msgspec.Struct) -> str:
    fields = msgspec.structs.asdict(one)
    return repr({name: value for name, value in fields.items() if name not in _NAMES})


_SHOTS: Final = ("shot",)
_LAID: Final = ("units", "scenery")


def likeness(kind: str, posed: Posed[State]) -> str:
    """All that what may come of a situation depends on: two that have this in common cannot differ.

    It is the whole position and the answer, with units told by what the rules know of them in place of their names. A
    shot is told by its throw: how far it went and where both stand counts in nothing but that.
    """
    state = posed.table.state
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in _LAID}
    told = [repr(sorted(fields.items())), repr(posed.answer)]
    shot = kind in _SHOTS and hasattr(state, "scenery")
    for name, unit in getattr(state, "units", {}).items():
        told += [name, _known(state, unit, shot=shot)]
    if not shot:
        return "\n".join([*told, repr(getattr(state, "scenery", ""))])
    trial = posed.table.fork(None)
    trial.say(posed.seat, posed.answer)
    request = trial.request
    return "\n".join([*told, repr(getattr(request, "about", request)), repr(getattr(request, "reading", None))])


def _known(state: State, unit: msgspec.Struct, *, shot: bool) -> str:
    fields = {name: getattr(unit, name) for name in unit.__struct_fields__ if name != "entry"}
    if shot:
        fields.pop("pose", None)
    entry, name = getattr(unit, "entry", None), getattr(unit, "id", "")
    gear = getattr(state, "gear", None)
    own = gear(name) if gear else state.__getattribute__("profile_of")(unit)
    if shot and gear and name == "B1-1" and own.arm != "artillery":
        return repr(own.abilities)  # who has shot without a gun has done what it does: the throw tells all of it
    extras = [getattr(entry, each, None) for each in ("options", "elite", "discipline", "abilities", "given")]
    return repr(fields) + _nameless(own) + repr(extras)
