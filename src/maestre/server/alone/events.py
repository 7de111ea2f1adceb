"""Events on a home computer: in the one file with people and rooms."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from maestre.play import Unknown
from maestre.server.events.event import Evening


class KeptEvents(msgspec.Struct):
    """What the file holds of events, and their lists by entrant."""

    events: dict[str, Evening] = {}
    lists: dict[str, dict[str, str]] = {}


class HomeEvents(ABC):
    """The events of a home computer."""

    @property
    @abstractmethod
    def _evenings(self) -> KeptEvents: ...

    @abstractmethod
    def _save(self) -> None: ...

    async def make_event(self, event: Evening) -> None:
        """Keep a new event."""
        self._evenings.events[event.id] = event
        self._save()

    async def event(self, event: str) -> Evening | None:
        """Give an event with everything but the lists: the caller decides what to pass on."""
        return self._evenings.events.get(event)

    async def event_lists(self, event: str) -> dict[str, str]:
        """Give the lists of an event, by entrant."""
        return dict(self._evenings.lists.get(event, {}))

    async def events_of(self, person: str) -> list[Evening]:
        """List the events that somebody organises or has entered, the newest first."""
        mine = [one for one in self._evenings.events.values() if one.host == person or one.of_person(person)]
        return sorted(mine, key=lambda one: one.made, reverse=True)

    async def change_event(
        self, event: str, act: Callable[[Evening], Evening], entrant: str = "", text: str | None = None
    ) -> Evening:
        """Do something with an event; an entrant may bring a list. What is raised undoes it."""
        found = self._evenings.events.get(event)
        if found is None:
            raise Unknown("", "event-unknown")
        changed = self._evenings.events[event] = act(found)
        there = {one.id for one in changed.entrants}
        lists = {name: kept for name, kept in self._evenings.lists.get(event, {}).items() if name in there}
        if text is not None:
            lists[entrant] = text
        self._evenings.lists[event] = {name: kept for name, kept in lists.items() if kept}
        self._save()
        return changed

    async def drop_event(self, event: str) -> None:
        """Forget an event."""
        self._evenings.events.pop(event, None)
        self._evenings.lists.pop(event, None)
        self._save()
