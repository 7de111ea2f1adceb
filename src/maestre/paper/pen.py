"""What a game writes its sheets with: its words in one language, and its rules where a name has to be explained."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from importlib.resources import files

from maestre.paper.sheets import Term
from maestre.play import Catalogue, Game, Message, Speaker, State
from maestre.play.written.catalogue import Rule, Text
from maestre.play.written.messages import Arg

FOLDER = "paper"
"""The folder of a game with its sheets and their words."""


class Pen:
    """Writes for one game in one language."""

    def __init__(self, game: Game[State], language: str) -> None:
        """Take the game's words and those of its sheets, and ours."""
        self.game = game
        self.language = language
        self.speaker = Speaker(
            language, game.folder() / "messages", game.folder() / FOLDER, files("maestre.paper") / "ftl"
        )

    def say(self, key: str, /, **args: Arg) -> str:
        """Say something of a sheet: ``paper-<key>``."""
        return self.speaker.say(Message.of(f"paper-{key}", **args))

    def name(self, what: str, name: str) -> str:
        """Name a thing of the game; as it is written where nothing has that name, as in a list that is wrong."""
        key = f"{what}-{name}"
        return self.speaker.say(Message(key)) if key in self.speaker else name

    def several(self, stem: str, count: int, /, **args: Arg) -> tuple[str, ...]:
        """Say steps or notes one after another: ``paper-<stem>-1`` and so on."""
        return tuple(self.say(f"{stem}-{number}", **args) for number in range(1, count + 1))

    def text(self, text: Text) -> str:
        """Give what the game's own data say in both languages."""
        return text.es if self.language == "es" else text.en

    def names(self, what: str, names: Iterable[str]) -> str:
        """Name several things."""
        return ", ".join(self.name(what, name) for name in names)

    def terms(self, keys: Iterable[str]) -> tuple[Term, ...]:
        """Explain each name once, by the game's own glossary; what that does not know is left out."""
        known = [self.term(key) for key in dict.fromkeys(keys) if key in self._glossary]
        return tuple(sorted(known, key=lambda term: term.name.casefold()))

    def term(self, key: str) -> Term:
        """Explain a name in our own words: all that the catalogue says of it."""
        ids = tuple(self._glossary[key])
        rules = _catalogue(self.game.package, self.game.catalogue)
        said = (self.text(rules[one].text) for one in ids)
        return Term(self.speaker.say(Message(key)), " ".join(said), ids)

    def row(self, key: str) -> tuple[str, str]:
        """Give a name and what it means as a row of a table."""
        term = self.term(key)
        return term.name, term.text

    @cached_property
    def _glossary(self) -> Mapping[str, Iterable[str]]:
        found = self.game.board_data()["glossary"]
        assert isinstance(found, dict), "a glossary says which rules explain a name"
        return found


_READ: dict[str, Mapping[str, Rule]] = {}


def _catalogue(package: str, load: Callable[[], Catalogue]) -> Mapping[str, Rule]:
    """Give the rules of a game, read once: figures may be other ones, the catalogue is always the same."""
    if package not in _READ:
        _READ[package] = load().rules
    return _READ[package]


DASH = "\N{EN DASH}"
"""Stands where there is no figure."""
MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"


def times(share: tuple[int, int]) -> str:
    """Write a part, or a multiple with its sign; a dash where nothing is left."""
    over, under = share
    if not over:
        return DASH
    whole, rest = divmod(over, under)
    return f"{TIMES if whole else ''}{whole or ''}{_PARTS[rest, under] if rest else ''}"


_PARTS = {(1, 2): "½", (1, 3): "⅓", (1, 4): "¼", (3, 4): "¾"}


def inches(length: int, inch: int) -> str:
    """A length of the table in inches: a half, a quarter and three of them are written out."""
    whole, rest = divmod(length, inch)
    return f"{whole or ''}{_PARTS[Fraction(rest, inch).as_integer_ratio()] if rest else ''}″" if length else "0″"


def signed(number: int) -> str:
    """A number with its sign; a dash where nothing is added or taken away."""
    return DASH if not number else f"{'+' if number > 0 else MINUS}{abs(number)}"


def face(number: int | None) -> str:
    """What a die must show or beat; a dash where it is never thrown."""
    return DASH if number is None else f"{number}+"
