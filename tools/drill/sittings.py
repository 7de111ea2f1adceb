"""Sittings: the same people at a table for as long as a drill takes, one game after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any, Final

import httpx

from tools.drill.people import Advised, Breach, Browser, Notes, Person, seated
from tools.drill.scripts import Script

PAUSE: Final = 0.4
"""Seconds that people think."""

Begin = Callable[[Notes], Coroutine[Any, Any, "Sitting"]]


class Sitting:
    """People who play one script after another, each in a room of its own."""

    def __init__(self, scripts: list[Script], host: Person, guest: Person | None, pause: float) -> None:
        self._scripts = scripts
        self._host = host
        self._guest = guest
        self._pause = pause
        self._games = count()

    @classmethod
    def between(
        cls,
        ports: tuple[int, ...],
        number: int,
        scripts: list[Script],
        addresses: tuple[str, str] = ("127.0.0.1", "127.0.0.1"),
        pause: float = PAUSE,
    ) -> Begin:
        """Put two people at a table, each at a node of their own."""

        async def begin(notes: Notes) -> Sitting:
            host = await seated(ports, number, addresses[0], notes)
            guest = await seated(ports, number + 1, addresses[1], notes)
            return cls(scripts[number % len(scripts) :] + scripts[: number % len(scripts)], host, guest, pause)

        return begin

    @classmethod
    def against_bot(
        cls,
        ports: tuple[int, ...],
        number: int,
        scripts: list[Script],
        address: str = "127.0.0.1",
        pause: float = PAUSE,
    ) -> Begin:
        """Put one person before a bot."""

        async def begin(notes: Notes) -> Sitting:
            host = await seated(ports, number, address, notes)
            return cls(scripts[number % len(scripts) :] + scripts[: number % len(scripts)], host, None, pause)

        return begin

    async def next_game(self) -> tuple[Script, str, list[Browser]]:
        """Arrange the next game; what a failure left half done is left alone, and another is arranged."""
        script = self._scripts[next(self._games) % len(self._scripts)]
        first, second = script.seats
        while True:
            try:
                if self._guest is None:
                    room = await self._host.make_room(script, mine=[first], bots={second: "veteran"}, entropy="")
                    return script, room["id"], [Advised(self._host, room["id"], first, script, self._pause)]
                room = await self._host.make_room(script, mine=[first])
                await self._guest.sit(room, second)
            except httpx.HTTPStatusError:
                await asyncio.sleep(0.5)
                continue
            sides = ((self._host, first), (self._guest, second))
            return script, room["id"], [Browser(who, room["id"], seat, script, self._pause) for who, seat in sides]


class Sittings:
    """All the sittings of a drill, and every game that was played in them."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.rooms: dict[str, str] = {}
        self.breaches: list[str] = []
        self._all: list[Sitting] = []
        self._browsers: dict[str, list[Browser]] = {}

    async def add(self, begin: Begin) -> None:
        """Put people at a table."""
        self._all.append(await begin(self.notes))

    async def play(self, stop: asyncio.Event) -> None:
        """Let all play until they are told to stop."""
        await asyncio.gather(*(self._play(sitting, stop) for sitting in self._all))

    async def _play(self, sitting: Sitting, stop: asyncio.Event) -> None:
        try:
            while not stop.is_set():
                script, room, browsers = await sitting.next_game()
                self.rooms[room] = script.game
                self._browsers[room] = browsers
                await asyncio.gather(*(browser.play(stop) for browser in browsers))
        except Breach as breach:
            self.breaches.append(str(breach))

    def at(self, room: str) -> list[Browser]:
        """Give who played in a room by a script."""
        return self._browsers[room]

    def still(self, seconds: float) -> list[str]:
        """Name the games that have stood still for so long."""
        now = time.monotonic()
        return [
            f"{browser.game} {browser.room} {browser.seat}: has stood still for {int(now - browser.heard)} s"
            for browsers in self._browsers.values()
            for browser in browsers
            if not browser.over and now - browser.heard > seconds
        ]
