"""Attacks about to be made, and what comes of each by the charts, for odds that must agree with what happens."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from maestre.games.lepanto.data import Side
from maestre.play import Order
from tests.games.lepanto.positions import FAR_AWAY, Position, combat, do, order, position

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC

Chances = dict[str, Fraction]


class Situation(NamedTuple):
    """An attack about to be made, and what comes of it: fates in sixths, or as fractions where several dice fall."""

    ships: str
    words: str
    fates: dict[str, int] | Chances
    turn: int = 5
    before: str = ""

    def table(self) -> Position:
        ships = self.ships.split("; ")
        side = CHRISTIAN if " C " in ships[0] else ISLAMIC
        if not self.before:
            return combat(*ships, side=side, turn=self.turn)
        return do(position(*ships, *FAR_AWAY, side=side, turn=self.turn, wind=1), self.before, "end")

    def asked(self) -> tuple[Position, str, Order]:
        """Give the table, who attacks there, and how."""
        table = self.table()
        return table, table.state.side.value, order(self.words)

    def expected(self) -> Chances:
        return {fate: n if isinstance(n, Fraction) else Fraction(n, 6) for fate, n in self.fates.items() if n}


def arms(killed: int, both: int) -> dict[str, int]:
    """The fates of one attack of A on X with small arms or by boarding: kills and mutual losses in sixths."""
    return {"X-": killed, "A- X-": both, "Ar": 6 - killed - both}


def at_even_odds(left: str) -> Chances:
    """What becomes of A and its targets, each in turn at 1:1: E on a 1, B on a 2, else R, which ends it."""
    if not left:
        return {"": Fraction(1)}
    first, rest = left[0], left[1:]
    chances = {f"A- {first}-": Fraction(1, 6), "Ar": Fraction(4, 6)}
    for later, chance in at_even_odds(rest).items():
        chances[" ".join(sorted([f"{first}-", *later.split()]))] = chance / 6
    return chances


DUEL = "A C galley 20,20 4; X I galley 21,20 1"
LATE = "A I galley 20,20 1; X C galley 19,20 4"
GALLIOTS = "A C galley 20,20 4; X I galliot 21,20 1; Y I galliot 20,19 1; Z I galliot 20,21 1"
ALONGSIDE = ("A C galley 21,20 5", "B C galley 20,19 4", "C C galley 19,19 4", "D C galley 19,20 6")
MORE = ("E C galley 19,21 4", "F C galley 20,21 1")


def boarders(number: int, target: str = "galley") -> str:
    return "; ".join([*(*ALONGSIDE, *MORE)[:number], f"X I {target} 20,20 1"])


def ram(hexes: int) -> Situation:
    steps = " ".join(["sail", "sail", "oar", "oar"][:hexes])
    ships = f"A I galley {20 + hexes},20 1; X C galley 20,20 4"
    return Situation(ships, "ram A", {"X-": hexes + 1, "Ai": 5 - hexes}, before=f"move A {steps}")


ATTACKS = {
    "guns at factor 1, a galley at two hexes": Situation(
        "A C galley 20,20 4; X I galley 22,20 1", "guns A X", {"X-": 1, "": 5}
    ),
    "guns at factor 1, a galliot": Situation("A I galliot 20,20 1; X C galleass 19,20 4", "guns A X", {"X-": 1, "": 5}),
    "guns at factor 1, a galleass far astern": Situation(
        "A C galleass 20,20 4; X I galley 17,20 1", "guns A X", {"X-": 1, "": 5}
    ),
    "guns at factor 2, a galley": Situation(DUEL, "guns A X", {"X-": 2, "": 4}),
    "guns at factor 3, a broadside at two hexes": Situation(
        "A C galleass 20,20 4; X I galley 21,18 1", "guns A X", {"X-": 3, "": 3}
    ),
    "guns at factor 4, a broadside": Situation(
        "A C galleass 20,20 4; X I galley 20,19 1", "guns A X", {"X-": 4, "": 2}
    ),
    "guns on turn 25": Situation(LATE, "guns A X", {"X-": 2, "": 4}, turn=25),
    "small arms at 1:4": Situation("A I galliot 20,20 1; X C galleass 19,20 4", "arms A X", arms(0, 0)),
    "small arms at 1:2, a galley at two hexes": Situation(
        "A C galley 20,20 4; X I galley 22,20 1", "arms A X", arms(0, 1)
    ),
    "small arms at 1:2, on a galleass": Situation("A I galley 20,20 1; X C galleass 19,20 4", "arms A X", arms(0, 1)),
    "small arms at 1:1": Situation(DUEL, "arms A X", arms(1, 1)),
    "small arms at 2:1": Situation("A C galley 20,20 4; X I galliot 21,20 1", "arms A X", arms(2, 1)),
    "small arms at 4:1": Situation("A C galleass 20,20 4; X I galliot 21,20 1", "arms A X", arms(5, 0)),
    "small arms at two galliots": Situation(GALLIOTS, "arms A X Y", at_even_odds("XY")),
    "small arms at three galliots": Situation(GALLIOTS, "arms A X Y Z", at_even_odds("XYZ")),
    "small arms at one galliot and a galley at two hexes": Situation(
        "A C galley 20,20 4; X I galliot 21,20 1; Y I galley 18,20 1",
        "arms A X Y",
        {"A- X-": Fraction(1, 6), "Ar": Fraction(4, 6), "Ar X-": Fraction(1, 6)},
    ),
    "Islamic small arms on turn 9": Situation(LATE, "arms A X", arms(1, 1), turn=9),
    "Islamic small arms on turn 10": Situation(LATE, "arms A X", arms(0, 1), turn=10),
    "Islamic small arms on turn 19": Situation(LATE, "arms A X", arms(0, 1), turn=19),
    "Islamic small arms on turn 20": Situation(LATE, "arms A X", arms(0, 0), turn=20),
    "Christian small arms on turn 9": Situation(DUEL, "arms A X", arms(1, 1), turn=9),
    "Christian small arms on turn 10": Situation(DUEL, "arms A X", arms(2, 1), turn=10),
    "Christian small arms on turn 20": Situation(DUEL, "arms A X", arms(3, 1), turn=20),
    "a galleass with small arms on turn 20": Situation(
        "A C galleass 20,20 4; X I galley 21,20 1", "arms A X", arms(6, 0), turn=20
    ),
    "one galley boards": Situation(boarders(1), "board X A", arms(1, 1)),
    "one galley boards on turn 25": Situation(
        "A I galley 20,20 1; X C galley 20,19 4", "board X A", arms(1, 1), turn=25
    ),
    "two galleys board": Situation(boarders(2), "board X A B", {"X-": 2, "A- B- X-": 1, "Ar Br": 3}),
    "a galley and a galliot board": Situation(
        "A I galley 21,20 5; B I galliot 20,19 4; X C galley 20,20 4",
        "board X A B",
        {"X-": 1, "A- B- X-": 1, "Ar Br": 4},
    ),
    "three galleys board": Situation(boarders(3), "board X A B C", {"X-": 3, "A- B- C- X-": 1, "Ar Br Cr": 2}),
    "four galleys board": Situation(boarders(4), "board X A B C D", {"X-": 5, "Ar Br Cr Dr": 1}),
    "six galleys board a galliot": Situation(
        boarders(6, "galliot"), "board X A B C D E F", {"X-": 5, "Ar Br Cr Dr Er Fr": 1}
    ),
    "a ram after 1 hex": ram(1),
    "a ram after 2 hexes": ram(2),
    "a ram after 3 hexes": ram(3),
    "a ram after 4 hexes": ram(4),
}

SITUATIONS: dict[str, Callable[[], tuple[Position, str, Order]]] = {name: one.asked for name, one in ATTACKS.items()}
