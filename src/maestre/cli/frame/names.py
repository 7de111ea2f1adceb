"""Names that are not known: answered with what was typed, the nearest, and those there are."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from maestre.cli.frame.voice import UserError
from maestre.play import Game, State, find, installed


def nearest(word: str, names: Iterable[str]) -> str:
    """Give the name that somebody who typed a word most likely meant; nothing where none is like it."""
    by_lower = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[close[0]] if close else ""


def known(key: str, word: str, names: Iterable[str], **args: str) -> str:
    """Give a word back if it is among the names; refuse it under a message, with the nearest and the list."""
    there = tuple(names)
    if word not in there:
        raise UserError(key, word=word, near=nearest(word, there) or "none", names=", ".join(there) or "-", **args)
    return word


def find_game(key: str) -> Game[State]:
    """Load a game by what was typed for its key."""
    return find(known("no-such-game", key, installed()))


def known_scenario(game: Game[State], word: str) -> str:
    """Give a scenario of a game back, or refuse it."""
    return known("no-such-scenario", word, game.scenarios, game=game.key)


def known_seat(game: Game[State], word: str) -> str:
    """Give a seat of a game back, or refuse it."""
    return known("no-such-seat", word, game.seats, game=game.key)


def known_agent(game: Game[State], word: str) -> str:
    """Give the name of an agent that plays a game back, or refuse it."""
    from maestre.opponents import agents_of

    return known("no-such-agent", word, agents_of(game), game=game.key)
