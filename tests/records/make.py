"""Records ten games anew: `make records`, after a change of the rules that raises their version.

Between them they end in every way that a game can end, and hold every kind of entry.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from maestre.opponents import agent
from maestre.play import Table, find, view

FOLDER = Path(__file__).parent
SWITCHED = {
    "gunnery_plus_close_combat": False,
    "calm_allows_sail": False,
    "multi_target_halving": "per_target",
    "ram_immobilised_may_reorient": True,
}

AnyTable = Table[Any]


def table(name: str, scenario: str, **how: Any) -> AnyTable:
    """Open a game of Lepanto whose dice come from its name."""
    return Table.new(find("lepanto"), scenario, seed=blake2b(name.encode(), digest_size=32).digest(), **how)


def play(table: AnyTable, christian: str, islamic: str, answers: int = 1_000_000) -> AnyTable:
    """Let two agents play on, for so many answers or to the end; dice that people throw are typed in."""
    names = {"christian": christian, "islamic": islamic}
    rng = Random(table.header.commitment)
    for _ in range(answers):
        while not table.waiting() and table.request is not None:
            table.show((rng.randint(1, 6),))
        if table.request is None:
            break
        seat = table.waiting()[0]
        table.say(seat, agent(names[seat]).choose(table.game, view(table, seat), rng))
    return table


def take_back(table: AnyTable) -> AnyTable:
    """Play on, taking a move back at once now and then, and once by agreement."""
    for round_number in range(6):
        play(table, "random", "random", 9 + round_number)
        seat = table.waiting()[0]
        order = next(table.game.propose(table.state, table.asked(seat), Random(round_number)))  # type: ignore[arg-type]
        table.say(seat, order)
        table.undo(seat, agreed=table.game.seats)
    return table


def with_(table: AnyTable, *deeds: Callable[[AnyTable], object]) -> AnyTable:
    """Do things to a table one after another."""
    for deed in deeds:
        deed(table)
    return table


def games() -> dict[str, AnyTable]:
    """Play the ten games."""
    return {
        "battle-doctrine": play(table("1", "battle"), "doctrine", "doctrine"),
        "battle-random": play(table("2", "battle"), "random", "random"),
        "left-wings-doctrine": play(table("3", "left-wings"), "doctrine", "doctrine"),
        "left-wings-switches": play(table("4", "left-wings", options=SWITCHED), "random", "doctrine"),
        "learning-doctrine": play(table("5", "learning"), "doctrine", "doctrine"),
        "learning-random": play(table("6", "learning"), "doctrine", "random"),
        "learning-typed-dice": play(table("7", "learning", typed_dice=True), "doctrine", "random"),
        "learning-resigned": with_(
            play(table("8", "learning"), "random", "doctrine", 70), lambda t: t.leave("christian")
        ),
        "learning-agreed": with_(take_back(table("9", "learning")), lambda t: t.agree(t.game.seats)),
        "learning-timeout": with_(
            play(
                table("10", "learning", entropy={"christian": "mi barca", "islamic": "my boat"}), "random", "random", 40
            ),
            lambda t: t.take_over("islamic", "somebody else"),
            lambda t: play(t, "doctrine", "doctrine", 40),
            lambda t: t.leave("islamic", "timeout"),
        ),
    }


if __name__ == "__main__":
    for name, done in games().items():
        done.record().save(FOLDER / f"{name}.jsonl")
        print(f"{name}: {len(done.entries)} entries, {done.outcome}")
