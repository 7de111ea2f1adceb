"""A room of Mistral with some figures, and what is seen in it: answers, odds, forks and kept results."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.mistral.data.words import Intensity
from maestre.games.mistral.game import Mistral
from maestre.games.mistral.game import game as own
from maestre.games.mistral.moving.courses import allowance
from maestre.games.mistral.table.chances import mean_blow
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.state import WHOLE, State
from maestre.opponents import Player, agent
from maestre.play import Table
from maestre.play.pure import pure
from tests.games.rooms import foreseen

BATTLE, DETECTION, SCENARIOS, SQUADRONS = "battle.toml", "detection.toml", "scenarios.toml", "squadrons.toml"
CHANGES: dict[str, dict[str, tuple[str, str]]] = {
    "own": {},
    "slow": {
        SQUADRONS: ("\nmovement = 4\n", "\nmovement = 2\n"),
        SCENARIOS: ("Thomas Mathews", "Tom Mathews"),
    },
    "sharp": {
        DETECTION: (
            "roll = [3, 5], spotted = true, shadow = false },\n  { roll = [6, 9]",
            "roll = [3, 8], spotted = true, shadow = false },\n  { roll = [9, 9]",
        ),
        BATTLE: ("heavy = [8, 7, 7", "heavy = [9, 9, 8"),
        SCENARIOS: ("prestige = { british = 10", "prestige = { british = 12"),
    },
}
"""Figures by name: as printed, of ships that sail slowly, and of lookouts who see far."""
ODDS = 45
"""At each how many answers it is foreseen what comes of one."""


@pure(WHOLE)
def speeds(state: State) -> tuple[int, ...]:
    """Give how fast each Formation sails; this reads Squadrons, and is kept."""
    return tuple(allowance(state, one).whole for one in state.formations)


def furnished(figures: str) -> Mistral:
    """Open the game with some of the figures; those printed are the game's own."""
    texts: dict[str, str] = {}
    for file, (printed, changed) in CHANGES[figures].items():
        text = own.figures.origin.text(file)
        assert printed in text, f"{file} is written in another way"
        texts[file] = text.replace(printed, changed)
    return own.with_figures(texts) if texts else own


def watched(game: Mistral, scenario: str, player: str, most: int) -> Iterator[object]:
    """Play a room, and give after each answer whatever depends on figures; all rooms have the same dice to come."""
    table = Table.new(game, scenario, seed=b"the same dice in every room".ljust(32, b"."))
    chooser = Player(agent(player, game), 7)
    for number in range(most):
        if table.request is None:
            break
        seat = table.waiting()[0]
        answer = chooser.answer(table.view(seat))
        odds = foreseen(table, seat, answer) if number % ODDS == 0 else None
        fork = table.fork(number.to_bytes(4, "big"))
        fork.say(seat, answer)
        fork.settle()
        ahead = fork.fingerprint()
        table.say(seat, answer)
        state = table.state
        told = mean_blow(state.figures, Intensity.HEAVY), name(state.figures, "mathews")
        yield repr(answer), odds, ahead, table.fingerprint(), speeds(state), told
    yield table.record().dump()


def alone(figures: str, scenario: str, player: str, most: int) -> list[object]:
    """Play a room by itself; for a process in which nothing else has been played."""
    return list(watched(furnished(figures), scenario, player, most))
