"""Records games anew: `make records`, after a change of the rules that raises their version.

Between them they end in every way that a game can end, and hold every kind of entry. Names on the command line, or what
they begin with, say which: `python -m tests.records.make tercios`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from maestre.opponents import agent, answered
from maestre.play import Reading, Table, Throw, find, view

FOLDER = Path(__file__).parent
SWITCHED = {
    "gunnery_plus_close_combat": False,
    "calm_allows_sail": False,
    "multi_target_halving": "per_target",
    "ram_immobilised_may_reorient": True,
}

STEPPE = {"blue_army": "poland_1000", "red_army": "muscovy_1000", "scale": "mm28"}
MOSKVA = {"blue_army": "france_1500", "red_army": "russia_1500", "region": "eastern_europe"}
PENINSULA = {"blue_army": "spain_1500", "red_army": "france_1500", "region": "southern_europe", "preparation": "full"}

AnyTable = Table[Any]


def table(name: str, scenario: str, game: str = "lepanto", **how: Any) -> AnyTable:
    """Open a game whose dice come from its name."""
    return Table.new(find(game), scenario, seed=blake2b(name.encode(), digest_size=32).digest(), **how)


def play(table: AnyTable, first: str, second: str, answers: int = 1_000_000) -> AnyTable:
    """Let two agents play on, for so many answers or to the end; dice that people throw are typed in."""
    names = dict(zip(table.game.seats, (first, second), strict=True))
    rng = Random(table.header.commitment)
    for _ in range(answers):
        while isinstance(table.request, Throw):
            table.show(faces(table.request.reading, rng))
        if table.request is None:
            break
        seat = table.waiting()[0]
        table.say(seat, answered(agent(names[seat], table.game), view(table, seat), rng))
    return table


def faces(reading: Reading[Any], rng: Random) -> tuple[int, ...]:
    """Throw the dice of a reading."""
    found: tuple[int, ...] = ()
    while sides := reading.needs(found):
        found += tuple(rng.randint(1, side) for side in sides)
    return found


def take_back(table: AnyTable) -> AnyTable:
    """Play on, taking a move back at once now and then, and once by agreement."""
    for round_number in range(6):
        play(table, "random", "random", 9 + round_number)
        seat = table.waiting()[0]
        order = next(table.proposals(seat, Random(round_number)))
        table.say(seat, order)
        table.undo(seat, agreed=table.game.seats)
    return table


def with_(table: AnyTable, *deeds: Callable[[AnyTable], object]) -> AnyTable:
    """Do things to a table one after another."""
    for deed in deeds:
        deed(table)
    return table


GAMES: dict[str, Callable[[], AnyTable]] = {
    "battle-doctrine": lambda: play(table("1", "battle"), "veteran", "veteran"),
    "battle-random": lambda: play(table("2", "battle"), "random", "random"),
    "left-wings-doctrine": lambda: play(table("3", "left-wings"), "veteran", "veteran"),
    "left-wings-switches": lambda: play(table("4", "left-wings", options=SWITCHED), "random", "veteran"),
    "learning-doctrine": lambda: play(table("5", "learning"), "veteran", "veteran"),
    "learning-random": lambda: play(table("6", "learning"), "veteran", "random"),
    "learning-typed-dice": lambda: play(table("7", "learning", typed_dice=True), "veteran", "random"),
    "learning-resigned": lambda: with_(
        play(table("8", "learning"), "random", "veteran", 70), lambda t: t.leave("christian")
    ),
    "learning-agreed": lambda: with_(take_back(table("9", "learning")), lambda t: t.agree(t.game.seats)),
    "learning-timeout": lambda: with_(
        play(table("10", "learning", entropy={"christian": "mi barca", "islamic": "my boat"}), "random", "random", 40),
        lambda t: t.take_over("islamic", "somebody else"),
        lambda t: play(t, "veteran", "veteran", 40),
        lambda t: t.leave("islamic", "timeout"),
    ),
    "tercios-battle": lambda: play(table("11", "fields_of_glory", "tercios", options=STEPPE), "random", "random"),
    "tercios-learning": lambda: play(table("12", "learning", "tercios"), "veteran", "random"),
    "tercios-typed-dice": lambda: play(table("13", "learning", "tercios", typed_dice=True), "random", "random"),
    "tercios-resigned": lambda: with_(take_back(table("14", "learning", "tercios")), lambda t: t.leave("blue")),
    "aguila-battle": lambda: play(table("15", "borodino", "aguila", options=MOSKVA), "random", "random"),
    "aguila-prepared": lambda: play(table("16", "defend_village", "aguila", options=PENINSULA), "random", "random"),
    "aguila-learning": lambda: play(table("17", "learning", "aguila"), "random", "random"),
    "aguila-typed-dice": lambda: play(table("18", "learning", "aguila", typed_dice=True), "random", "random"),
    "aguila-resigned": lambda: with_(take_back(table("19", "learning", "aguila")), lambda t: t.leave("blue")),
    "mistral-winter": lambda: play(table("20", "winter-1744", "mistral"), "veteran", "random"),
    "mistral-typed-dice": lambda: play(table("21", "winter-1744", "mistral", typed_dice=True), "veteran", "veteran"),
    "mistral-resigned": lambda: with_(
        play(take_back(table("22", "1744", "mistral")), "random", "random", 400), lambda t: t.leave("bourbon")
    ),
}
"""How each game is played, by the name of its file; those of Tercios, Águila and Mistral say so."""


if __name__ == "__main__":
    for name, played in GAMES.items():
        if name.startswith(tuple(sys.argv[1:]) or ""):
            done = played()
            done.record().save(FOLDER / f"{name}.jsonl")
            print(f"{name}: {len(done.entries)} entries, {done.outcome}")
