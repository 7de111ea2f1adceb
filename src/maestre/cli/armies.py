"""`maestre army`: what is wrong with a list that a player wrote, and by which rule; or the list with its points."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.names import find_game, known
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.play import LONGEST_LIST, Flaw, Game, OwnList, PlayError, State

_WIDEST: Final = 4
"""How many bytes a character has at most."""


class Told(msgspec.Struct, frozen=True):
    """What is to be said of a list, in words."""

    rule: str
    grave: bool
    where: str
    what: str
    remedy: str


class Judged(msgspec.Struct, frozen=True):
    """A list as JSON shows it."""

    name: str
    points: int
    limit: int
    legal: bool
    flaws: tuple[Told, ...]
    list: dict[str, msgspec.Raw]


def show_army(key: str, file: Path, *, json: bool, lang: str) -> int:
    """Judge the list in a file; the exit code says whether it may be played with."""
    game = find_game(key)
    voice = Voice(lang, game)
    if not game.lists:
        raise UserError("no-lists", game=key)
    if not file.exists():
        known("no-such-list", str(file), ready_lists(game), game=key)
    found = read_own(game, file, voice)
    if json:
        _put_out(found, voice)
    elif found.grave:
        voice.print("army-flawed", file=str(file), count=len(found.grave))
    else:
        voice.write(game.write_list(found.kept, voice.speaker))
        voice.print("army-legal", points=found.points, limit=found.limit)
    for flaw in () if json else found.flaws:
        voice.write(flaw_words(flaw, voice))
    return NOT_SO if found.grave else DONE


def show_ready(key: str, name: str, *, json: bool, lang: str) -> None:
    """Write out a list that the game offers, to begin from."""
    game = find_game(key)
    voice = Voice(lang, game)
    written = game.write_list(name, voice.speaker)
    if json:
        _put_out(game.own_list(written), voice)
    else:
        voice.write(written)


def _put_out(found: OwnList, voice: Voice) -> None:
    told = tuple(in_words(flaw, voice) for flaw in found.flaws)
    kept = msgspec.json.decode(found.kept, type=dict[str, msgspec.Raw])
    put_out(Judged(found.name, found.points, found.limit, not found.grave, told, kept))


def is_ready(key: str, name: str) -> bool:
    """Whether a game offers a list under a name."""
    return name in ready_lists(find_game(key))


def ready_lists(game: Game[State]) -> tuple[str, ...]:
    """Name the lists that a game offers."""
    return tuple(dict.fromkeys(str(name) for switch in game.lists for name in game.options[switch]))


def read_own(game: Game[State], file: Path, voice: Voice) -> OwnList:
    """Read a list from a file, right or wrong."""
    try:
        return game.own_list(own_text(file))
    except PlayError as error:
        raise UserError("army-unread", file=str(file), what=voice.sentence(error)) from error


def own_text(file: Path) -> str:
    """Give the text of a list or a table, no more of it than is ever read."""
    with file.open("rb") as opened:
        written = opened.read(LONGEST_LIST * _WIDEST + 1)
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("army-not-text", file=str(file)) from None


def flaw_words(flaw: Flaw, voice: Voice) -> str:
    """Put a flaw into words: what it is, what to do, and the rule."""
    told = in_words(flaw, voice)
    return voice.say("army-flaw" if flaw.grave else "army-advice", what=told.what, remedy=told.remedy, rule=told.rule)


def in_words(flaw: Flaw, voice: Voice) -> Told:
    """Give a flaw as programs read it, in words."""
    say = voice.speaker.say
    return Told(flaw.rule, flaw.grave, flaw.where, say(flaw.message), say(flaw.remedy))
