"""Writes what is seen at terminals of several sizes while the four games are played, one file a session."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.terminal.players import SCENARIOS, SIZES, Player, started

ORDERS: Final = 24
LANGUAGES: Final = ("en", "es")


def session(key: str, size: tuple[int, int], language: str) -> str:
    """Give every screen of a session, each under the order that led to it."""
    seen: list[str] = []
    with TemporaryDirectory() as home, started(key, Path(home), size, language) as terminal:
        screen, player = terminal.ready(), Player(key)
        seen += ["", screen]
        orders = [None] * ORDERS + ["auto turn", "auto game"]
        for order in orders:
            typed = order or player.order(screen)
            screen = terminal.type(typed)
            seen += [typed, screen]
            if terminal.over:
                break
    width = size[0]
    return "".join(
        f"{f'── {typed} ':─<{width}}\n{screen.rstrip()}\n" for typed, screen in zip(seen[::2], seen[1::2], strict=True)
    )


def main() -> None:
    """Write the sessions below a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for key, language, (width, height) in product(SCENARIOS, LANGUAGES, SIZES):
        path = folder / f"{key}-{language}-{width}x{height}.txt"
        path.write_text(session(key, (width, height), language), encoding="utf-8")


if __name__ == "__main__":
    main()
