"""Tables that nobody lays out: right ones with something wrong put into them, at their bounds and beyond."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import httpx

from maestre.play import LONGEST_LIST, MOST_PIECES, find

_NUMBERS: Final = (
    *("0", "-1", "72", "1e9", "1e999999", "1e99999999999999", "-0.0", "nan", "inf", "0.004999", "999.999"),
    *("9" * 400, '"7"', "true", "[]"),
)
_SCRAPS: Final = ("[", "{", '"', "\n", "=", "[[scenery]]", "\u0000", "\U0001f5ff", "x = 1", '{"game":', "#", "'''")
_SLOWEST: Final = 2.0
"""How many seconds a table may take, on a machine that does other things too."""


def odd_tables(game: str, rng: Random) -> Iterator[str]:
    """Tables of a game without end: most of them can be read, few are right."""
    names = [one.piece for one in find(game).palette().pieces]
    while True:
        count = rng.choice((0, 1, 3, MOST_PIECES, MOST_PIECES + 1, 300))
        lines = [f'game = "{game}"', *rng.sample(('south = "red"', "zone = 14", 'name = "x"', 'scale = "mm28"'), 2)]
        for _ in range(count):
            x, y, facing = (str(rng.randrange(0, 720) / 10) for _ in range(3))
            lines += ["[[scenery]]", f'piece = "{rng.choice(names)}"', f"x = {x}", f"y = {y}", f"facing = {facing}"]
        for _ in range(rng.choice((0, 0, 1, 3))):
            place = rng.randrange(len(lines))
            lines[place] = f"{lines[place].partition('=')[0]} = {rng.choice(_NUMBERS)}"
        text = "\n".join(lines)
        for _ in range(rng.choice((0, 0, 0, 1, 4))):
            place = rng.randrange(len(text) + 1)
            text = text[:place] + rng.choice(_SCRAPS) + text[place + rng.randrange(3) :]
        yield rng.choice((text, text, text, text.ljust(LONGEST_LIST), text.ljust(LONGEST_LIST + 1), "[" * LONGEST_LIST))


async def pelt_with_tables(client: httpx.AsyncClient, count: int, rng: Random) -> tuple[dict[int, int], list[str]]:
    """Have so many odd tables judged; give how often each status came, and what must not be."""
    seen: dict[int, int] = {}
    breaches = []
    flows = [(game, odd_tables(game, rng)) for game in ("tercios", "aguila")]
    for number in range(count):
        game, flow = flows[number % 2]
        text = next(flow)
        answer = await client.post(f"/api/games/{game}/tables", json={"text": text})
        seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
        if answer.status_code not in {200, 400, 413}:
            breaches.append(f"a table of {game} gives {answer.status_code}: {text[:200]!r}")
        if answer.elapsed.total_seconds() > _SLOWEST:
            breaches.append(f"a table of {game} takes {answer.elapsed.total_seconds():.1f} s: {text[:200]!r}")
    return seen, breaches
