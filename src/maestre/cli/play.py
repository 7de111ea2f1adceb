"""`maestre play`: opening a game at the terminal, new or saved."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec

from maestre.cli.names import find_game, known_agent, known_scenario, known_seat
from maestre.cli.records import opened
from maestre.cli.session import Session
from maestre.cli.simulate import options_of
from maestre.cli.text import text_of
from maestre.cli.voice import UserError, Voice
from maestre.opponents import agent, agents_of
from maestre.play import Game, Table

LEARNING = "learning"
YOU = "you"


class Sitting(msgspec.Struct, frozen=True):
    """What a command line asks for."""

    game: str
    scenario: str
    seat: str
    against: str
    options: tuple[str, ...]
    save: Path | None
    seed: int | None
    plain: bool
    lang: str


def play_at_terminal(wanted: Sitting) -> None:
    """Play a game against agents, or go on with a saved one."""
    if not wanted.game and wanted.save is None:
        raise UserError("play-what")
    file = _saved(wanted)
    table = _resumed(file, wanted) if file else _fresh(wanted)
    game = table.game
    seat = _seat(table, wanted)
    holders = table.header.seats
    against = {other: agent(wanted.against or holders[other], game) for other in game.seats if other != seat}
    text = text_of(game)
    voice = Voice(wanted.lang, game, plain=wanted.plain)
    chance = Random(wanted.seed) if wanted.seed is not None else SystemRandom()
    Session(table, seat, against, text, voice, wanted.save or file, chance).run()


def _saved(wanted: Sitting) -> Path | None:
    """Give the file to go on from: one named in place of a game, or one to save in that is already there."""
    if wanted.save is not None and wanted.save.exists():
        return wanted.save
    named = Path(wanted.game)
    return named if named.is_file() else None


def _fresh(wanted: Sitting) -> Table[Any]:
    game = find_game(wanted.game)
    scenario = known_scenario(game, wanted.scenario or _first_scenario(game, wanted.options))
    seat = known_seat(game, wanted.seat or game.seats[0])
    against = known_agent(game, wanted.against or agents_of(game)[-1])
    seats = {other: YOU if other == seat else against for other in game.seats}
    seed = blake2b(str(wanted.seed).encode(), digest_size=32).digest() if wanted.seed is not None else None
    return Table.new(game, scenario, options=options_of(game, wanted.options), seats=seats, seed=seed)


def _first_scenario(game: Game[Any], options: tuple[str, ...]) -> str:
    """Give the scenario to learn on, unless lists are chosen, which it gives itself."""
    chosen = any(words.partition("=")[0] in game.lists for words in options)
    return LEARNING if LEARNING in game.scenarios and not chosen else game.scenarios[0]


def _resumed(file: Path, wanted: Sitting) -> Table[Any]:
    """Open a saved game from its first entry, so that all of it can be saved again."""
    record, game = opened(file)
    if wanted.game not in (game.key, str(file)):
        raise UserError("save-of-another", file=str(file), game=wanted.game, saved=game.key)
    return Table.resume(game, record.header, None, record.entries)


def _seat(table: Table[Any], wanted: Sitting) -> str:
    """Give the seat at the keyboard: the one that was played by hand so far."""
    by_hand = [seat for seat, holder in table.header.seats.items() if holder == YOU]
    seat = wanted.seat or (by_hand[0] if by_hand else table.game.seats[0])
    return known_seat(table.game, seat)
