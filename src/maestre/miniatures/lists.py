"""Army lists that players bring: pasted as text in either language or as JSON, read, judged and written out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from maestre.miniatures.pasted import Pasted
from maestre.play import Flaw, OwnList, Speaker, Unreadable
from maestre.play.written.lists import problem

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


class _Force(Protocol[A_co]):
    def army(self, language: str) -> A_co: ...


class Lists(NamedTuple, Generic[A]):
    """What a game says of its lists: how they are read and written, what they cost, all that is wrong with one."""

    forces: Mapping[str, _Force[A]]
    from_text: Callable[[str], Pasted[A]]
    to_text: Callable[[A, Speaker], str]
    from_json: Callable[[str], A]
    points: Callable[[A], int]
    flaws: Callable[[A], Iterable[Flaw]]

    def read(self, text: str) -> OwnList:
        """Read a list as players paste it, and say all that is wrong with it, what is grave first."""
        army, misread = self._pasted(text)
        flaws = sorted((*misread, *self.flaws(army)), key=lambda flaw: not flaw.grave)
        return OwnList(msgspec.json.encode(army).decode(), army.name, self.points(army), army.limit, tuple(flaws))

    def write(self, value: str, speaker: Speaker) -> str:
        """Write out a ready force or a list in a language."""
        return self.to_text(self.army_of(value, speaker.language), speaker)

    def army_of(self, value: str, language: str = "en") -> A:
        """Give the army behind the value of a switch: a ready force, or a list."""
        return self.forces[value].army(language) if value in self.forces else self._pasted(value).army

    def _pasted(self, text: str) -> Pasted[A]:
        return Pasted(self.from_json(text), ()) if text.lstrip().startswith("{") else self.from_text(text)


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
