"""The process in which attackers live: told on its input what to do, it says on its output when it is ready and done.

``{"attack": name, "hard": bool, "guests": n, "base": "127.20.0"}`` makes them ready, ``{"go": seconds}`` lets them
strike. They are nice to the machine, which is also the server's: their own work is not what is measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from typing import Any, Final

import uvloop

from tools.drill import files  # noqa: F401  (it enters its attack)
from tools.drill.attacks import ATTACKS, Attacker
from tools.drill.people import seated

_AT_ONCE: Final = 5


async def make_ready(order: dict[str, Any]) -> list[tuple[Attacker, Any]]:
    """Seat so many guests at addresses of their own, and get each ready."""
    ports = tuple(order["ports"])

    async def one(number: int) -> tuple[Attacker, Any]:
        person = await seated(ports, number, f"{order['base']}.{number + 1}")
        attacker = Attacker(person, order["target"], hard=order["hard"])
        return attacker, await ATTACKS[order["attack"]](attacker)

    few = asyncio.Semaphore(_AT_ONCE)

    async def in_turn(number: int) -> tuple[Attacker, Any]:
        async with few:
            return await one(number)

    return await asyncio.gather(*(in_turn(number) for number in range(order["guests"])))


async def main() -> None:
    """Do what the lines say."""
    os.nice(10)
    loop = asyncio.get_running_loop()
    ready: list[tuple[Attacker, Any]] = []
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        if "attack" in order:
            ready = await make_ready(order)
            told: dict[str, Any] = {"ready": len(ready)}
        else:
            until = time.monotonic() + order["go"]
            ends = await asyncio.gather(*(strike(until) for _, strike in ready), return_exceptions=True)
            became: Counter[str] = Counter()
            for attacker, _ in ready:
                became += attacker.became
            told = {"became": dict(became.most_common(8)), "broken": [repr(end) for end in ends if end is not None][:3]}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(main())
