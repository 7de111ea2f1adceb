"""S.29, IC.8.42, IC.6.32 Changes of Formations in words, with the chance of the check that they take."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.chances import check_passes, percent
from maestre.games.mistral.consent import concerned
from maestre.games.mistral.conversion import senior_in
from maestre.games.mistral.data import PRESTIGE
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import rated
from maestre.games.mistral.names import called, joined, name
from maestre.games.mistral.phrases.orders import granted
from maestre.games.mistral.phrases.plain import Command
from maestre.games.mistral.squadrons import NEW
from maestre.games.mistral.state import LeaderId, State
from maestre.play import Ask, Message, Order, Tally
from maestre.play.messages import Arg

__all__ = ["COMMANDS"]

_SURE: Final = 100


def _change(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """A change, whom it concerns, and how likely the Admiral in charge grants it."""
    if verb == "done":
        return Message("offer-done")
    fleet = Fleet(ask.seat)
    commands = concerned(state, fleet, Order(verb, piece, objects))
    chance = granted(state, fleet, commands) if commands else _SURE
    return Message.of(f"offer-change-{verb}", **_figures(state, verb, piece, objects), chance=chance)


def _figures(state: State, verb: str, piece: str, objects: tuple[str, ...]) -> dict[str, Arg]:
    """Who is meant, by the arguments of the message of each verb."""
    other = objects[0] if objects else ""
    found: dict[str, Arg] = {"what": name(piece), "other": _named(other), "count": len(objects)}
    if verb == "form":
        found["squadrons"] = _listed(objects)
    elif verb == "transfer":
        found["count"] = len(objects) - 1
    elif verb == "post":
        row = rated(LeaderId(piece))
        found |= {"leadership": row.leadership, "strategy": row.strategy, "control": row.control}
    elif verb == "ransom":
        found["price"] = -PRESTIGE.losses.ransom
    elif verb in ("pair", "part"):
        found["ships"] = _listed(objects)
    return found


def _named(other: str) -> Message:
    word, _, port = other.partition(":")
    if word == NEW:
        return Message("offer-new-squadron") if not port else Message.of("offer-new-squadron-in", place=name(port))
    return called(other) if other else Message("offer-no-formation")


def _listed(objects: tuple[str, ...]) -> Message:
    return joined(_named(one) for one in objects)


def _converted(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """What is converted in the Operations Phase, and the chance of the Leadership Check in the harbour."""
    if verb == "done":
        return Message("offer-done")
    fleet = Fleet(ask.seat)
    leader = senior_in(state, fleet, Order(verb, piece, objects))
    number = Tally.of(rated(leader).leadership, "T.leadership")
    chance = percent(check_passes(state, fleet, number, "T.leadership"))
    return Message.of(f"offer-change-{verb}", **_figures(state, verb, piece, objects), chance=chance)


COMMANDS: Final[dict[str, Command]] = {"S.29": _change, "IC.8.42": _change, "IC.6.32": _converted}
