"""Studies whose games nobody played: what came of them is made up, so that it is known what a report must say."""

from __future__ import annotations

from collections.abc import Callable

from maestre.lab import Result
from maestre.lab.match import Brought, Lost
from maestre.lab.reports import Report, report
from maestre.lab.studies import Cell, Design, Row
from maestre.lab.studies.rows import row_of
from maestre.play import Outcome

LEPANTO = """
question = "Who wins?"
game = "lepanto"
scenario = "learning"
agents = ["veteran"]
games = 8
[variants.book]
[variants.sharp]
values = { "combat.gunnery.chart.results.2" = "SSSMMM" }
[variants.blunt]
values = { "combat.gunnery.chart.results.3" = "SSMMMM" }
[grid]
variant = "all"
"""
TERCIOS = """
game = "tercios"
agents = ["veteran"]
games = 6
[options]
preparation = "ready"
[grid.options]
blue_army = ["spain_1000", "sweden_1000"]
red_army = ["spain_1000", "sweden_1000"]
"""
MISTRAL = """
game = "mistral"
scenario = "winter-1744"
agents = ["veteran"]
games = 4
"""

Made = Callable[[Cell, int], Result]


def came(
    winner: str | None,
    points: tuple[tuple[str, int], ...] = (),
    brought: tuple[Brought, ...] = (),
    lost: tuple[Lost, ...] = (),
    turns: int = 4,
) -> Result:
    return Result(Outcome(winner, "won", points), "00", 1, turns=turns, brought=brought, lost=lost)


def rows(text: str, made: Made) -> list[Row]:
    cells = Design.read(text).cells()
    return [
        row_of(cell, number, cell.plan.match(number), made(cell, number))
        for cell in cells
        for number in range(cell.plan.games)
    ]


def reported(text: str, made: Made, name: str = "study") -> Report:
    return report(Design.read(text), text, name, rows(text, made))


def all_to(winner: str) -> Made:
    return lambda _, __: came(winner)


def by_turns(_: Cell, number: int) -> Result:
    return came("christian" if number % 2 else "islamic")


def at_sea(cell: Cell, number: int) -> Result:
    """The first side wins three of four games, and both lose a galley at the same hex."""
    winner = "islamic" if number % 4 == 3 else "christian"
    margin = 5 if winner == "christian" else -3
    brought = (Brought("christian", "kind-galley", 4, 8), Brought("islamic", "kind-galley", 5, 10))
    lost = (
        Lost(2, "a", "christian", "kind-galley", 2, "guns", "2027"),
        Lost(3, "b", "islamic", "kind-galley", 2, "ram", "2027"),
        Lost(3, "c", "islamic", "kind-galley", 2, "guns", "2028"),
    )
    return came(winner, (("christian", 10 + margin), ("islamic", 10)), brought, lost, 6 + number % 2)


def on_land(cell: Cell, number: int) -> Result:
    """Spain wins two of three; it brings tercios, Sweden squadrons."""
    kinds = {"spain_1000": "profile-tercio", "sweden_1000": "profile-modern_squadron"}
    own, other = (str(cell.plan.options[f"{side}_army"]) for side in ("blue", "red"))
    ahead = own == "spain_1000" or other == "sweden_1000"
    winner = "blue" if ahead == (number % 3 != 2) else "red"
    brought = (Brought("blue", kinds[own], 4, 400), Brought("red", kinds[other], 4, 400))
    lost = (Lost(1, "a", "red", kinds[other], 100, "melee", (90000, 10000)),)
    return came(winner, (("blue", number), ("red", 2)), brought, lost)


def in_winter(cell: Cell, number: int) -> Result:
    brought = (Brought("british", "situation-class-sol", 10, 10), Brought("bourbon", "situation-class-sol", 8, 8))
    lost = (Lost(1, "a", "bourbon", "situation-class-sol", 1, "lost", "toulon"),)
    return came("british" if number else None, (("british", 3), ("bourbon", 2)), brought, lost)
