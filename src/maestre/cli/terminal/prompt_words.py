"""The words that every game understands at the prompt, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import TYPE_CHECKING, Final

from maestre.cli.frame.voice import UserError
from maestre.cli.rules import print_rule
from maestre.cli.terminal.kept import named, typed_path
from maestre.cli.terminal.ledger import ledger, sentence, told
from maestre.cli.terminal.screen import HANG
from maestre.play import EFFORT, CannotUndo, Foresight, NotAsked, Odds, imagine, log, view

if TYPE_CHECKING:
    from maestre.cli.terminal.session import Session, Span
    from maestre.play import Message

_SPANS: Final[dict[str, Span]] = {
    "": "phase",
    **dict.fromkeys(("phase", "fase"), "phase"),
    **dict.fromkeys(("turn", "turno"), "turn"),
    **dict.fromkeys(("game", "partida"), "game"),
}
_PINS: Final = {**dict.fromkeys(("on", "si", "sí"), True), **dict.fromkeys(("off", "no"), False)}
_LISTING: Final = ("options",)
_HELP: Final = {"en": "help", "es": "ayuda"}
_LAST: Final = 20
_NEAR: Final = 4
_DIGITS: Final = 9
"""Of a number no more is read than any game has lines."""
_STANDS: Final = ("undo-die", "undo-drawn", "undo-revealed", "undo-other")
"""What bars going back, which others at a table could agree to; a machine does not."""
_ALIKE: Final = 0.7
_TYPED: Final = re.compile(r"^ *([^\W\d_]{3,})\b[^.:\n]*(?::|  )", re.MULTILINE)
"""The first word of a line of the help: what is typed stands before a colon, or in a column of its own."""


def _help(session: Session, words: tuple[str, ...]) -> None:
    """Explain what can be typed now and in every game, page by page where it does not fit the terminal."""
    ask, voice = session.asked, session.voice
    lines = f"{session.explained(ask) if ask else ''}\n{voice.say('play-help')}".strip("\n").split("\n")
    _show_page(session, lines, _count(words), _HELP[voice.language])


def _show_page(session: Session, lines: list[str], wanted: int, word: str) -> None:
    """Show as many lines as are in sight at once, and with which word the next come."""
    pages = session.screen.pages(lines, session.below() + 1)
    page = min(wanted or 1, len(pages))
    for line in pages[page - 1]:
        session.screen.write(line, hang=HANG)
    if len(pages) > 1:
        session.screen.print("play-page", page=page, pages=len(pages), word=word, next=page % len(pages) + 1)


def _answers(session: Session, words: tuple[str, ...]) -> None:
    """List all that can be answered, page by page where it does not fit: the question itself, if that does it."""
    ask = session.asked
    if ask is None:
        return
    question = session.question(ask).split("\n")
    found = "\n".join(session.text.report(session.seen(), ask, _LISTING, session.voice.speaker) or ()).splitlines()
    flat = " ".join(question)
    if len(question) > 1 and all(line in flat for line in found) and session.is_in_sight(ask):
        session.put_anew()
        return
    lines = found or question[1:] or session.explained(ask).split("\n")
    _show_page(session, [line for line in lines if not line.startswith(question[0])], _count(words), "?")


def _map(session: Session, words: tuple[str, ...]) -> None:
    """Show the board, or say whether it is to come by itself."""
    pin = _PINS.get(words[0].lower()) if words else None
    if pin is None:
        session.draw(session.board(" ".join(words)))
    else:
        session.pinned = pin
        session.screen.print("play-map-on" if pin else "play-map-off")


def _undo(session: Session, words: tuple[str, ...]) -> None:
    """Take back what the last order did, all of it."""
    if not session.has_answered:
        raise UserError("undo-nothing")
    for taken in range(session.given.pop() if session.given else 1):
        try:
            session.table.undo(session.seat)
        except CannotUndo as error:
            if taken:
                break
            if error.message.key in _STANDS:
                raise UserError("play-undo-stands", why=error.message.key) from error
            raise
    session.hear()
    session.screen.print("play-undone")
    session.keep()


def _why(session: Session, words: tuple[str, ...]) -> None:
    """Give the ledger of the last results."""
    lines = [line for line in log(session.table, session.seat) if line.throws or line.because]
    if not lines:
        raise UserError("play-no-results")
    for line in lines[-(_count(words) or 1) :]:
        session.screen.write(sentence(line, session.voice), hang=HANG)
        for words_ in ledger(line, session.voice):
            session.screen.write(words_ if session.voice.plain else f"    {words_}", hang=HANG)


def _log(session: Session, words: tuple[str, ...]) -> None:
    """Show the last lines of the log, each with nothing left out."""
    lines = log(session.table, session.seat)
    if not lines:
        raise UserError("play-no-log")
    for words_ in told(lines[-(_count(words) or _LAST) :], session.voice):
        session.screen.write(words_, hang=HANG)


def _odds(session: Session, words: tuple[str, ...]) -> None:
    """Give the chances of an order without giving it, as near as a few seconds allow, or a signal."""
    ask = session.asked
    if ask is None or not words:
        raise UserError("play-odds-what")
    known = view(session.table, session.seat)
    table = imagine(session.table.game, known, Random(f"{known.seat}/{known.version}"))
    order = session.text.parse(known.now, ask, words)[0][0]
    with session.pondering():
        foresight = Foresight(table, session.seat, order)
        for look in range(len(EFFORT)):
            foresight.look(look)
            found = foresight.found
            if found is None or found.odds.exact or session.is_hurried:
                break
            if not look:
                _tell_odds(session, found.odds)
                session.screen.print("play-odds-go-on")
    if found is None:
        raise UserError("play-no-dice")
    for assumption in found.assumed:
        session.screen.write(session.voice.speaker.say(assumption), hang=HANG)
    _tell_odds(session, found.odds)


def _tell_odds(session: Session, odds: Odds[tuple[Message, ...]]) -> None:
    """Give each chance with what comes of it, the likeliest first, and how exact it is."""
    rows = [(_changes(session, result), chance, result) for result, chance in odds.chances.items()]
    for changes, chance, result in sorted(rows, key=lambda row: (-row[1], row[0])):
        percent = round(100 * chance)
        if odds.exact:
            session.screen.print("play-chance", percent=percent, result=changes)
        else:
            margin = max(1, round(100 * odds.margin(result)))
            session.screen.print("play-about", percent=percent, result=changes, margin=margin)


def _changes(session: Session, changes: tuple[Message, ...]) -> str:
    return ", ".join(map(session.voice.speaker.say, changes)) or session.voice.say("nothing-changes")


def _advice(session: Session, words: tuple[str, ...]) -> None:
    """Say what the machine would answer in one's place, and why."""
    ask = session.asked
    if ask is None:
        raise NotAsked("", "not-asked", seat=session.seat)
    known = view(session.table, session.seat)
    with session.pondering():
        found = session.advisor().choose(known)
    say = session.voice.speaker.say
    session.screen.write(say(found.told(known) or ask.describe(known.now, found.answer)), hang=HANG)


def _auto(session: Session, words: tuple[str, ...]) -> None:
    """Leave the rest of the phase, the turn or the game to the machine."""
    span = _SPANS.get(words[0].lower() if words else "")
    if span is None:
        raise UserError("play-auto-what", word=words[0])
    session.leave_to_machine(span)


def _rule(session: Session, words: tuple[str, ...]) -> None:
    """Show a rule of the game, or what a section has."""
    rules = {rule.id.lower(): rule for rule in session.table.game.catalogue().rules.values()}
    wanted = words[0].rstrip(".") if words else ""
    typed = wanted.lower()
    if typed in rules:
        print_rule(rules[typed], session.voice)
        return
    section = [rule for id_, rule in rules.items() if typed and id_.startswith(f"{typed}.")]
    for rule in section:
        session.screen.write(f"{rule.id}: {getattr(rule.title, session.voice.language)}", hang=HANG)
    if not section:
        begin = [id_ for id_ in rules if id_.startswith(typed)]
        near = begin[:_NEAR] or get_close_matches(typed, rules, n=_NEAR, cutoff=0.5) or list(rules)[:_NEAR]
        raise UserError("play-which-rule", rule=wanted or "none", near=", ".join(rules[id_].id for id_ in near))


def _save(session: Session, words: tuple[str, ...]) -> None:
    """Keep the game in a file of one's own from now on, or say where it is kept."""
    path = typed_path(" ".join(words)) if words else None
    try:
        if path is not None and path.exists():
            raise UserError("play-save-taken", file=named(path))
        if path is not None and not path.parent.is_dir():
            raise UserError("play-save-folder", folder=named(path.parent))
        session.keep_now(path)
    except (OSError, ValueError) as error:
        what = error.strerror if isinstance(error, OSError) else str(error)
        raise UserError("play-save-failed", file=named(path) if path else "", what=what or "?") from error
    if not session.is_unkept:
        session.screen.print("play-saved", file=session.file.name)


def _resign(session: Session, words: tuple[str, ...]) -> None:
    """Give up."""
    session.resign()


def _quit(session: Session, words: tuple[str, ...]) -> None:
    """Leave the terminal; the game can be taken up again."""
    session.leave()


def _count(words: tuple[str, ...]) -> int:
    return int(words[0][:_DIGITS]) if words and words[0].isdecimal() else 0


Command = Callable[["Session", tuple[str, ...]], None]
COMMANDS: Final[dict[str, Command]] = {
    "?": _answers,
    **dict.fromkeys(("help", "ayuda"), _help),
    **dict.fromkeys(("map", "mapa", "tablero"), _map),
    **dict.fromkeys(("undo", "deshacer"), _undo),
    **dict.fromkeys(("why", "por-que", "porque", "por-qué"), _why),
    **dict.fromkeys(("odds", "prob", "probabilidades"), _odds),
    **dict.fromkeys(("advice", "consejo"), _advice),
    **dict.fromkeys(("auto",), _auto),
    **dict.fromkeys(("log", "diario"), _log),
    **dict.fromkeys(("rule", "regla"), _rule),
    **dict.fromkeys(("save", "guardar"), _save),
    **dict.fromkeys(("resign", "abandonar"), _resign),
    **dict.fromkeys(("quit", "salir"), _quit),
}


def nearest(session: Session, word: str) -> str:
    """Give the word nearest to one that nobody knows, among those of the help and of every game; none if none is."""
    ask = session.asked
    help_ = f"{session.explained(ask) if ask else ''}\n{session.voice.say('play-help')}".lower()
    known, typed = dict.fromkeys((*_TYPED.findall(help_), _HELP[session.voice.language])), word.lower()
    return "" if typed in known else "".join(get_close_matches(typed, known, n=1, cutoff=_ALIKE))
