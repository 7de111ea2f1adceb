"""What things are called: ids in news and refusals become messages, so that people read names in their language.

Chapters pass ids (``place="s13"``); `tell` and `Refused` here put the names in. Words that a message chooses by, such
as ``fleet`` or ``intensity``, stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache, partial, reduce
from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Campaign, Contingent, Event, Force, Wind
from maestre.games.mistral.table.state import State
from maestre.play import Message, Tally
from maestre.play import Refused as PlayRefused
from maestre.play import tell as say
from maestre.play.written.figures import kept
from maestre.play.written.messages import Arg

NAMED: Final = (
    "auxiliary",
    "base",
    "campaign",
    "chit",
    "contingent",
    "convoy",
    "event",
    "force",
    "formation",
    "goal",
    "holder",
    "leader",
    "left",
    "other",
    "place",
    "port",
    "screener",
    "shadower",
    "squadron",
    "superior",
    "target",
    "to",
    "what",
    "wind",
)
"""The arguments of messages that are names."""

_REMEMBERED: Final = 4096
"""How many names are kept: more than there are ids, and not all that players may type."""
_HANDLE: Final = re.compile(r"(british|bourbon)-(\d+)")
_BOX: Final = re.compile(r"(\w+):(in|out)")
_SQUADRON: Final = re.compile(r"[BFSNGV]D?\d+")
_AUXILIARY: Final = re.compile(r"([bfsngvp])(Fleet50|Fleet|Light|Galley|Fire|Bomb|Priv|[A-Z][a-z]+)(\w*)")
_NATIONS: Final = {
    "b": "british",
    "f": "french",
    "s": "spanish",
    "n": "neapolitan",
    "g": "genoese",
    "v": "venetian",
    "p": "savoy",
}
_WORDS: Final = {
    **{one.value: f"event-{one}" for one in Event},
    **{one.value: f"campaign-{one}" for one in Campaign},
    **{one.value: f"contingent-{one}" for one in Contingent},
    **{one.value: f"wind-{one}" for one in Wind},
    **{one.value: f"force-{one}" for one in Force},
}


def name(figures: Figures, value: str) -> Arg:
    """What an id is called; what is no id, as it is."""
    return _naming(figures)(value)


@kept
def _naming(figures: Figures) -> Callable[[str], Arg]:
    """What names things by these figures, and remembers their names."""
    return lru_cache(_REMEMBERED)(partial(_name, figures))


def _name(figures: Figures, value: str) -> Arg:
    if value in _WORDS:
        return Message(_WORDS[value])
    if value in figures.places:
        return Message(f"place-{value}")
    if value in figures.scenarios.leaders:
        return str(figures.scenarios.leaders[value].name)
    if value in figures.scenarios.flagships:
        return figures.scenarios.flagships[value].ships[0].name
    if box := _BOX.fullmatch(value):
        return Message.of(f"box-{box[2]}", place=name(figures, box[1]))
    if handle := _HANDLE.fullmatch(value):
        return Message.of("counter-hidden", of=handle[1], number=int(handle[2]))
    if _SQUADRON.fullmatch(value):
        return Message.of("squadron-name", id=value)
    return _formation(figures, value) or _auxiliary(value) or _chit(figures, value) or value


def called(figures: Figures, value: str) -> Message:
    """A thing by its name, as a sentence of its own."""
    found = name(figures, value)
    return found if isinstance(found, Message) else Message.of("offer-thing", what=found)


def joined(parts: Iterable[Message]) -> Message:
    """Several sentences one after another; there must be one at least."""
    return reduce(lambda first, rest: Message.of("offer-and", first=first, rest=rest), parts)


def _formation(figures: Figures, value: str) -> Message | None:
    if value in figures.formations.counters:
        row = figures.formations.counters[value]
        of = "bourbon" if row.joint else row.commands[0].value
        return Message.of(f"counter-{row.kind}", of=of, letter=row.letter)
    kind, _, rest = value.partition(":")
    if kind == "alone":
        return Message.of("counter-alone", squadron=name(figures, rest))
    if kind == "convoy":
        which, _, number = rest.partition(":")
        return Message.of(f"convoy-{which}", number=number)
    if kind == "edge":
        return Message(f"goal-{kind}-{rest}")
    if kind == "dummy":
        of, _, letter = rest.partition(":")
        return Message.of("counter-dummy", of=of, letter=letter)
    return None


def _auxiliary(value: str) -> Message | None:
    if value in _CORSAIRS:
        return Message(f"corsair-{value}")
    found = _AUXILIARY.fullmatch(value)
    return found and Message.of(f"auxiliary-{found[2].lower()}", of=_NATIONS[found[1]], number=found[3])


def _chit(figures: Figures, value: str) -> Message | None:
    """An Order by its kind, where or for whom it is, its Command and the number of its copy."""
    code, _, copy = value.partition(":")
    row = figures.orders.chits.get(code)
    if row is None:
        return None
    about = [Message(f"campaign-{row.campaign}")] if row.campaign else []
    about += [Message.of(f"convoy-{row.convoy}", number="")] if row.convoy else []
    about += [called(figures, place) for place in ((copy,) if row.bases else row.places)]
    return Message.of(
        "chit-name",
        order=Message(f"order-name-{row.kind}"),
        command=row.command.value if row.command else "none",
        what=joined(about or [Message("offer-anywhere")]),
        number=int(copy) if copy.isdigit() else 0,
    )


_CORSAIRS: Final = ("sale_rover", "algiers_pirate", "tunis_pirate", "tripoli_pirate", "knights_of_malta")


def named(figures: Figures, args: dict[str, Arg]) -> dict[str, Arg]:
    """The arguments of a message with names in place of ids."""
    return {
        key: name(figures, value) if key in NAMED and isinstance(value, str) else value for key, value in args.items()
    }


def tell(
    state: State, key: str, rule: str, /, *because: Tally, seen: tuple[str, ...] | None = None, **args: Arg
) -> None:
    """Say what has just happened, with names."""
    say(state, key, rule, *because, seen=seen, **named(state.figures, args))


class Refused(PlayRefused):
    """What was asked for is not allowed, said with names: who, what was asked, what is possible."""

    def __init__(self, rule: str, key: str, figures: Figures, /, proof: tuple[object, ...] = (), **args: Arg) -> None:
        """Refuse under a rule; the figures have the names."""
        super().__init__(rule, key, proof, **args)
        self.args = (rule, key, figures)
        self.figures = figures

    def _named(self, args: dict[str, Arg]) -> dict[str, Arg]:
        return named(self.figures, args)
