"""Army lists that players bring: pasted as text in either language or as JSON, read, judged and written out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from maestre.miniatures.pasted import Pasted
from maestre.play import Flaw, Message, OwnList, Speaker, Unreadable
from maestre.play.written.lists import MOST_FLAWS, problem

_LONGEST_NAME: Final = 60
_LONGEST_TOLD: Final = 200
"""How much is said of what cannot be read: it may name a key of any length."""


class _Army(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def limit(self) -> int: ...


A = TypeVar("A", bound=_Army)
A_co = TypeVar("A_co", bound=_Army, covariant=True)
F = TypeVar("F")


class _Force(Protocol[A_co]):
    def army(self, language: str) -> A_co: ...


class Lists(NamedTuple, Generic[A, F]):
    """What a game says of its lists by its figures: ready forces, how lists are read and written, costs, all flaws.

    ``meant`` is what stands behind a name that a flaw calls unknown.
    """

    forces: Callable[[F], Mapping[str, _Force[A]]]
    from_text: Callable[[F, str], Pasted[A]]
    to_text: Callable[[F, A, Speaker], str]
    from_json: Callable[[str], A]
    points: Callable[[F, A], int]
    flaws: Callable[[F, A], Iterable[Flaw]]
    meant: Callable[[F, A, Flaw], Message | None]

    def read(self, figures: F, text: str) -> OwnList:
        """Read a list as players paste it, in either language, or as JSON, and say all that is wrong with it."""
        army, misread = self._pasted(figures, text)
        flaws = sorted((*misread, *self.flaws(figures, army)), key=lambda flaw: not flaw.grave)
        helped = (self._helped(figures, army, flaw) for flaw in flaws[:MOST_FLAWS])
        kept = msgspec.json.encode(army).decode()
        told = (*helped, *flaws[MOST_FLAWS:])
        return OwnList(kept, army.name, self.points(figures, army), army.limit, told)

    def write(self, figures: F, value: str, speaker: Speaker) -> str:
        """Write out a ready force or a list in a language."""
        return self.to_text(figures, self.army_of(figures, value, speaker.language), speaker)

    def army_of(self, figures: F, value: str, language: str = "en") -> A:
        """Give the army behind the value of a switch: a ready force, or a list."""
        force = self.forces(figures).get(value)
        return self._pasted(figures, value).army if force is None else force.army(language)

    def _helped(self, figures: F, army: A, flaw: Flaw) -> Flaw:
        """A flaw with what was meant before its remedy, if it is about a name that almost exists."""
        near = self.meant(figures, army, flaw)
        if near is None:
            return flaw
        remedy = Message.of("muster-did-you-mean", near=near, otherwise=flaw.remedy)
        return msgspec.structs.replace(flaw, remedy=remedy)

    def _pasted(self, figures: F, text: str) -> Pasted[A]:
        return Pasted(self.from_json(text), ()) if text.lstrip().startswith("{") else self.from_text(figures, text)


def to_json(army: _Army) -> str:
    """Write a list as JSON, for programs."""
    return msgspec.json.format(msgspec.json.encode(army), indent=2).decode()


def from_json(text: str, kind: type[A], because: str) -> A:
    """Read a list from JSON, under the rule that speaks of lists; whether it is legal the muster says."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable(because, "list-unreadable", what=str(error)[:_LONGEST_TOLD]) from error


def unreadable(names: Iterable[str], because: str) -> Iterator[Flaw]:
    """What is wrong with names that nobody can read on one line."""
    for name in names:
        if len(name) > _LONGEST_NAME or not name.isprintable():
            yield problem(because, "bad-name", name=name[:_LONGEST_NAME], most=_LONGEST_NAME)
