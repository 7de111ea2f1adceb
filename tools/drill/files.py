"""Files of figures that nobody means well with: at their bounds, dear to work out, or bent in any place."""

from __future__ import annotations

import asyncio
import time
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import httpx
import tomli_w

from maestre.play import find, installed
from maestre.play.written.owners import LONGEST_FIGURES, exported
from tools.drill.attacks import Attacker, Strike, attack

DEAR: Final = 'game = "lepanto"\n[combat.small_arms]\nrange = 1000\n'
"""Every number within its bounds, and millions of hexes to look at."""
DEEP: Final = f'game = "lepanto"\n[combat]\nx = {"[" * 100_000}'
LONG: Final = 'game = "lepanto"\n'.ljust(LONGEST_FIGURES, "#")
ANSWERED: Final = (200, 400, 409, 413, 429, 503)
"""The statuses that a file of figures may have for an answer."""
_NUMBERS: Final = (0, -1, 1, 7, 1000, 1001, 10**9, 10**30, 0.5, -0.0, float("inf"), float("nan"), True)


def bent_files(rng: Random) -> Iterator[tuple[str, str, str]]:
    """Give files without end, each for a game and a scenario: what we rebuilt, with something else in some places."""
    games = [find(key) for key in sorted(installed()) if find(key).figures is not None]
    tables = {game.key: tomllib.loads(exported(game, "en", "", whole=True)) for game in games}
    while True:
        game = rng.choice(games)
        told = tables[game.key]
        for _ in range(rng.randint(1, 3)):
            told = _bent(told, rng)
        told["game"] = game.key
        yield game.key, rng.choice(game.scenarios), tomli_w.dumps(told)


def _bent(value: Any, rng: Random) -> Any:
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.02:
            return {name: other for name, other in value.items() if name != key}
        return {**value, key: _bent(value[key], rng)}
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        if rng.random() < 0.1:
            return value * rng.choice((2, 3, 70))
        return [*value[:place], _bent(value[place], rng), *value[place + 1 :]]
    if isinstance(value, str):
        return rng.choice((value[::-1], value * 2, "", "x" * 3000, value.upper(), 3))
    return rng.choice(_NUMBERS)


async def send_files(url: str, count: int, seed: int) -> list[str]:
    """Have so many bent files tried out, and give what is no answer."""
    wrong = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for (game, scenario, text), _ in zip(bent_files(Random(seed)), range(count), strict=False):
            answer = await client.post(f"/api/games/{game}/figures", json={"text": text, "scenario": scenario})
            if answer.status_code not in ANSWERED:
                wrong.append(f"figures of {game} give {answer.status_code}: {answer.text[:200]}")
    return wrong


@attack("files of figures")
async def figures(attacker: Attacker) -> Strike:
    """Have files tried out that are as long, deep and dear as can be, and make rooms with them."""
    files = (DEAR, LONG, DEEP) if attacker.hard else (LONG,)

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            for text in files:
                form = {"text": text, "scenario": "learning"}
                await attacker.request("POST", "/api/games/lepanto/figures", json=form)
                room = {"game": "lepanto", "scenario": "learning", "public": False, "figures": text}
                await attacker.request("POST", "/api/rooms", json=room)
                await asyncio.sleep(0.02)

    return strike
