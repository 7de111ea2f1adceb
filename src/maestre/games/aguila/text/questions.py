"""What is asked, in a sentence, with what one must know to answer; and what can be typed then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maestre.games.aguila.data import INCH, Terrain
from maestre.games.aguila.figures import inches
from maestre.games.aguila.matters import (
    Arriving,
    Commanding,
    Deploying,
    Dividing,
    Fighting,
    Forming,
    Fortifying,
    Laying,
    Ordering,
    Reacting,
    Regrouping,
    Riding,
    Sides,
    Vanguard,
    Way,
    Weighing,
    Zone,
)
from maestre.games.aguila.movement import OFFICERS
from maestre.games.aguila.names import named
from maestre.games.aguila.state import State
from maestre.games.aguila.wording import thing_named
from maestre.miniatures.text.reports import Arg, say
from maestre.play import Ask, Each, Message, Orders, Pick, Place, Route, Some, Speaker
from maestre.space import tabletop
from maestre.space.tabletop import Point

__all__ = ["asked", "helped"]

_BY_RULE: Final = {
    "2.06": "start",
    "2.10": "charge",
    "3.05": "way",
    "3.13": "another-way",
    "4.13": "leave-house",
    "4.14": "captor",
    "5.02": "formations",
    "5.09": "call-off",
    "7.01": "shots",
    "7.32": "shaken",
    "8.09": "reaction",
    "9.01": "combat",
    "9.18": "regroup",
    "9.20": "regroup",
    "9.25": "strike",
    "11.35": "limbered",
    "11.42": "sappers",
    "12.11": "steady",
    "12.13": "rally",
    "12.18": "ride",
    "12.19": "leave",
    "12.27": "anticipate",
    "12.40": "weather-dice",
    "13.30": "vanguard",
    "15.33": "landscape",
    "15.36": "more-terrain",
    "16.04": "group",
    "16.05": "deploying",
    "16.15": "works",
    "16.19": "halves",
    "16.34": "more-terrain",
}
"""The questions that their rule tells apart."""


def asked(state: State, ask: Ask, speaker: Speaker) -> str:
    """The question in a sentence, by its rule or by what it is about."""
    pieces = _pieces(state, ask, speaker)
    return say(speaker, f"text-ask-{_key(state, ask)}", rule=ask.rule, pieces=pieces, **_told(state, ask)).strip()


def _key(state: State, ask: Ask) -> str:
    about = ask.about
    if isinstance(about, Ordering):
        late = state.go is not None and state.go.step == OFFICERS
        return "officers" if late else "order"
    if ask.rule in _BY_RULE:
        return _BY_RULE[ask.rule]
    if isinstance(about, Regrouping):
        return "facing"
    if isinstance(about, Laying):
        return "laying" if isinstance(ask.choice, Place) else "piece"
    if isinstance(about, Arriving):
        return "arrive" if isinstance(ask.choice, Place) else "arrive-how"
    if isinstance(about, Forming | Sides | Weighing):
        return {Forming: "formation", Sides: "side", Weighing: "use"}[type(about)]
    if isinstance(about, Deploying):
        return {Some: "hidden", Place: "elsewhere", Orders: "redeploy"}[type(ask.choice)]
    return "pick"


def _pieces(state: State, ask: Ask, speaker: Speaker) -> str:
    """Whom an answer may name."""
    if isinstance(ask.about, Ordering):
        return ", ".join(ask.about.pieces)
    if isinstance(ask.about, Vanguard):
        return ", ".join(ask.about.units)
    if isinstance(ask.about, Laying) and isinstance(ask.choice, Place):
        forms = (speaker.say(Message.of("offer-piece", what=thing_named(state, one))) for one in ask.choice.pieces)
        return "; ".join(f"{number} {form}" for number, form in enumerate(forms, 1))
    if isinstance(ask.choice, Place | Route):
        return ", ".join(ask.choice.pieces)
    if isinstance(ask.choice, Each):
        return ", ".join(key for key, _ in ask.choice.options)
    return ", ".join(ask.choice.options) if isinstance(ask.choice, Some | Pick) else ""


def _told(state: State, ask: Ask) -> dict[str, Arg]:
    """What the sentence says of whom it concerns."""
    told = _TOLD.get(type(ask.about))
    return {"who": "", "on": ""} | ({} if told is None else told(state, ask.about))


def _way(state: State, about: Way) -> dict[str, Arg]:
    far = inches(about.allowance.whole)
    order = Message(f"verb-{about.verb}")
    figures: dict[str, Arg] = {"far": far, "turns": about.turns, "wheels": about.wheels}
    words: dict[str, Arg] = {"verb": about.verb, "order": order, "friends": ", ".join(about.barred)}
    return {"who": named(state, about.unit), **words, **figures}


def _charged(state: State, about: Reacting) -> dict[str, Arg]:
    charge = about.charge
    by = named(state, charge.chargers[0])
    others = len(charge.chargers) - 1
    return {"who": named(state, charge.target), "by": by, "side": _SIDES[charge.sides[0]], "others": others}


def _ridden(state: State, about: Riding) -> dict[str, Arg]:
    host = named(state, about.host) if about.host is not None else ""
    return {"who": named(state, about.officer), "far": inches(about.length), "pace": inches(about.pace), "host": host}


def _deployed(state: State, about: Deploying) -> dict[str, Arg]:
    return {"who": named(state, about.unit) if about.unit else "", **_zone(about.zone)}


def _arrived(state: State, about: Arriving) -> dict[str, Arg]:
    far = about.allowance.whole if about.allowance is not None else 0
    return {"who": named(state, about.unit), "far": inches(far), "points": ", ".join(map(_stretch, about.stretches))}


def _stretch(stretch: tuple[Point, Point]) -> str:
    (left, low), (right, high) = stretch
    return f"{left // INCH} {low // INCH} - {right // INCH} {high // INCH}"


def _works(_state: State, about: Fortifying) -> dict[str, Arg]:
    return {"spent": about.spent, "least": about.least, "most": about.most}


def _weighed(state: State, about: Weighing) -> dict[str, Arg]:
    return {"who": named(state, about.who), "on": named(state, about.on)}


def _tested(state: State, about: Commanding) -> dict[str, Arg]:
    return {"who": named(state, about.test.who), "test": Message(f"test-{about.test.use}")}


_TOLD: Final[dict[type, Callable[[State, Any], dict[str, Arg]]]] = {
    Way: _way,
    Reacting: _charged,
    Riding: _ridden,
    Deploying: _deployed,
    Arriving: _arrived,
    Fortifying: _works,
    Weighing: _weighed,
    Commanding: _tested,
    Laying: lambda state, about: {"what": _what(state, about.what), "count": len(about.forms)},
    Sides: lambda _state, about: {"chooses": about.chooses},
    Dividing: lambda _state, about: {"most": about.most},
    Forming: lambda state, about: {"who": named(state, about.units[0])},
    Regrouping: lambda state, about: {"who": named(state, about.unit)},
    Fighting: lambda state, about: {"who": named(state, about.charges[0].target)},
}
"""What each matter says of itself."""

_SIDES: Final = {
    tabletop.Side.FRONT: "front",
    tabletop.Side.LEFT: "flank",
    tabletop.Side.RIGHT: "flank",
    tabletop.Side.REAR: "rear",
}


def _zone(zone: Zone) -> dict[str, Arg]:
    """The span of a zone, in inches from the west and the south."""
    points = [point for ring in zone.rings for point in ring]
    if not points:
        return dict.fromkeys(("left", "right", "low", "high"), 0)
    xs, ys = zip(*((point.x // INCH, point.y // INCH) for point in points), strict=True)
    return {"left": min(xs), "right": max(xs), "low": min(ys), "high": max(ys)}


def _what(state: State, word: str) -> Message | str:
    """What is being put down: a piece of terrain whatever its form, or something across a river that lies already."""
    element = word.partition(":")[0]
    return Message(f"terrain-{element}") if element in tuple(Terrain) else thing_named(state, element)


# ----------------------------------------------------------------------------------------------------------------- help

_HELP: Final = {
    "2.10": "charge",
    "5.02": "formations",
    "7.01": "shots",
    "8.09": "reaction",
    "9.17": "facing",
    "12.18": "officer",
    "12.19": "officer",
    "16.04": "deployment",
    "16.05": "deployment",
}


def helped(ask: Ask, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    if isinstance(ask.about, Ordering):
        key = "order"
    elif isinstance(ask.choice, Route):
        key = "way"
    elif ask.rule in _HELP:
        key = _HELP[ask.rule]
    else:
        key = "laying" if isinstance(ask.choice, Place) else "pick"
    return "\n".join((say(speaker, f"text-help-{key}"), say(speaker, "text-help-more")))
