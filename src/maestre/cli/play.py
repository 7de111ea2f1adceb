"""`maestre play`: opening a game at the terminal, new, kept, or chosen from those under way."""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

import msgspec
from msgspec.structs import replace

from maestre.cli.figures import figured
from maestre.cli.frame.names import find_game, known_agent, known_scenario, known_seat, nearest
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.records import opened
from maestre.cli.simulate import options_of
from maestre.cli.terminal.interrupts import Interrupted
from maestre.cli.terminal.kept import YOU, GameFile, UnderWay, is_file, typed_path, under_way
from maestre.cli.terminal.screen import Screen
from maestre.cli.terminal.session import Session
from maestre.cli.terminal.text import text_of
from maestre.opponents import Player, advisor_of, agent
from maestre.play import Game, Refused, State, Table, find, installed
from maestre.server.engines.playing_on import played_on, turn_at

LEARNING = "learning"
_OFFERED: Final = 9


class Sitting(msgspec.Struct, frozen=True):
    """What a command line asks for."""

    game: str
    scenario: str
    seat: str
    against: str
    options: tuple[str, ...]
    save: Path | None
    folder: Path
    seed: int | None
    plain: bool
    lang: str
    figures: Path | None = None
    turn: int | None = None
    dice: bool = False
    """Whether the person throws their own dice and types in what they show."""


def play_at_terminal(wanted: Sitting) -> int:
    """Play a game against agents, or go on with a kept one; gives what the program is to end with."""
    if not wanted.game and wanted.save is None:
        chosen = _chosen(wanted)
        if isinstance(chosen, int):
            return chosen
        wanted = replace(wanted, game=chosen)
    kept = _kept(wanted)
    voice = Voice(wanted.lang, plain=wanted.plain)
    with Screen(voice).waiting("play-opening", game=wanted.game):
        table = _opened(kept, wanted)
    game = table.game
    voice = Voice(wanted.lang, game, plain=wanted.plain)
    seat = _seat(table, wanted)
    holders = table.holders
    chance = Random(wanted.seed) if wanted.seed is not None else SystemRandom()
    against = {
        other: Player(agent(wanted.against or holders[other], game), chance.getrandbits(64))
        for other in game.seats
        if other != seat
    }
    notice = "" if kept else _mention(wanted, game, voice)
    path = wanted.save or (kept if wanted.turn is None else None)
    file = GameFile(path) if path else _new_file(wanted.folder, table)
    try:
        return Session(table, seat, against, text_of(game, seat), voice, file, chance).run(notice)
    finally:
        file.drop()


def _new_file(folder: Path, table: Table[State]) -> GameFile:
    try:
        return GameFile.fresh(folder, table.game.key, table.header.scenario)
    except OSError as error:
        raise UserError("play-folder", folder=str(folder), what=error.strerror or "?") from error


def _mention(wanted: Sitting, game: Game[State], voice: Voice) -> str:
    """Say that a game of the same kind is under way, if one is."""
    for found in under_way(wanted.folder, 1, game.key):
        return voice.say("play-earlier", game=game.key, when=_when(found), command=GameFile(found.path).way_on)
    return ""


# ---------------------------------------------------------------- which game


def _chosen(wanted: Sitting) -> str | int:
    """Let somebody at a keyboard choose a game under way or a new one; or give what the program is to end with."""
    games = sorted(installed())
    if not sys.stdin.isatty():
        raise UserError("play-what")
    screen = Screen(Voice(wanted.lang, plain=wanted.plain))
    found = under_way(wanted.folder, _OFFERED)
    if found:
        screen.print("play-which")
    for number, each in enumerate(found, 1):
        screen.write(_offer(number, each, wanted))
    screen.print("play-new", games=", ".join(games))
    while True:
        screen.print("play-choose", count=len(found))
        try:
            typed = screen.read(screen.voice.say("play-choose-prompt")).strip()
        except EOFError:
            screen.write("")
            return 0
        except KeyboardInterrupt:
            screen.write("")
            return Interrupted().code
        typed = typed or ("1" if found else "")
        if meant := _meant(typed, found, games):
            return meant
        if typed:
            screen.print("play-choice", word=typed, near=nearest(typed, games) or "none")


def _meant(typed: str, found: list[UnderWay], games: list[str]) -> str:
    """Give the file or the game that a number, a name or a path stands for; nothing if it stands for none."""
    offered = {str(number): str(each.path) for number, each in enumerate(found, 1)} | {game: game for game in games}
    path = typed if typed and is_file(typed_path(typed)) else ""
    return offered.get(typed.lower(), path)


def _offer(number: int, found: UnderWay, wanted: Sitting) -> str:
    voice = Voice(wanted.lang, find(found.game))
    seat = voice.name(f"seat-{found.seat}", found.seat)
    return voice.say(
        "play-under-way",
        number=number,
        game=found.game,
        scenario=found.scenario,
        seat=seat,
        turn=found.turn,
        when=_when(found),
    )


def _when(found: UnderWay) -> str:
    return f"{found.when:%Y-%m-%d %H:%M}"


def _kept(wanted: Sitting) -> Path | None:
    """Give the file to go on from: one named in place of a game, or one to save in that is already there."""
    found = _file_of(wanted)
    if found is not None and wanted.dice:
        raise UserError("play-dice-late", file=str(found))
    return found


def _file_of(wanted: Sitting) -> Path | None:
    if wanted.turn is not None:
        file = typed_path(wanted.game)
        if not is_file(file):
            raise UserError("play-turn-of-what", given=wanted.game)
        if wanted.save is not None and wanted.save.exists():
            raise UserError("play-turn-save", file=str(wanted.save))
        return file
    if wanted.save is not None and wanted.save.exists():
        return wanted.save
    file = typed_path(wanted.game)
    return file if is_file(file) else None


def _opened(kept: Path | None, wanted: Sitting) -> Table[State]:
    if kept is None:
        return _fresh(wanted)
    return _resumed(kept, wanted) if wanted.turn is None else _from_turn(kept, wanted.turn, wanted)


def _fresh(wanted: Sitting) -> Table[State]:
    game = figured(find_game(wanted.game), wanted.figures, Voice(wanted.lang))
    scenario = known_scenario(game, wanted.scenario or _first_scenario(game, wanted.options))
    seat = known_seat(game, wanted.seat or game.seats[0])
    against = known_agent(game, wanted.against or advisor_of(game))
    seats = {other: YOU if other == seat else against for other in game.seats}
    options = options_of(game, wanted.options)
    if game.only_people(options):
        raise UserError("play-only-people")
    return Table.new(game, scenario, options=options, seats=seats, seed=_sealed(wanted), typed_dice=wanted.dice)


def _sealed(wanted: Sitting) -> bytes | None:
    """Give the seed of the dice that a command line fixes, if it does."""
    return None if wanted.seed is None else blake2b(str(wanted.seed).encode(), digest_size=32).digest()


def _first_scenario(game: Game[State], options: tuple[str, ...]) -> str:
    """Give the scenario to learn on, unless lists or a table are chosen, which it gives itself."""
    chosen = any(words.partition("=")[0] in (*game.lists, *game.tables) for words in options)
    return LEARNING if LEARNING in game.scenarios and not chosen else game.scenarios[0]


def _resumed(file: Path, wanted: Sitting) -> Table[State]:
    """Open a saved game from its first entry, so that all of it can be saved again."""
    record, game = opened(file, wanted.figures, wanted.lang)
    if wanted.game != game.key and file != typed_path(wanted.game):
        raise UserError("save-of-another", file=str(file), game=wanted.game, saved=game.key)
    return Table.resume(game, record.header, None, record.entries)


def _from_turn(file: Path, turn: int, wanted: Sitting) -> Table[State]:
    """Play a game that is over on from the beginning of a turn, as a game of its own with other dice."""
    record, game = opened(file, wanted.figures, wanted.lang)
    if record.ending is None:
        raise UserError("play-turn-until-over", file=str(file))
    place = turn_at(game, record.header, record.entries, turn)
    seat = _seat(Table.resume(game, record.header, None, record.entries), wanted)
    against = known_agent(game, wanted.against or advisor_of(game))
    holders = {other: YOU if other == seat else against for other in game.seats}
    try:
        return played_on(game, record.header, record.entries[:place], holders, seed=_sealed(wanted))
    except Refused as error:
        raise UserError("play-turn-late", turn=turn) from error


def _seat(table: Table[State], wanted: Sitting) -> str:
    """Give the seat at the keyboard: the one that was played by hand so far."""
    by_hand = [seat for seat, holder in table.holders.items() if holder == YOU]
    seat = wanted.seat or (by_hand[0] if by_hand else table.game.seats[0])
    return known_seat(table.game, seat)
