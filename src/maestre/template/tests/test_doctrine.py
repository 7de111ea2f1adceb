"""The game's own player is worth playing against."""

import pytest
from contraband import game

import maestre


def wins(seat: str, agent: str) -> int:
    """Count the games of twenty that an agent wins in a seat, against chance."""
    agents = {**dict.fromkeys(game.seats, "random"), seat: agent}
    tables = [maestre.run(maestre.new(game, seed=seed), agents, seed=seed) for seed in range(20)]
    return sum(table.outcome is not None and table.outcome.winner == seat for table in tables)


@pytest.mark.parametrize("seat", game.seats)
def test_it_beats_chance_in_either_seat(seat: str) -> None:
    assert wins(seat, "veteran") > wins(seat, "random")
