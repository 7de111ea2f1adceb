"""A game that describes its board and has no text of its own: its scene in letters, answers by number or in words."""

from __future__ import annotations

from typing import Generic, TypeVar

from maestre.cli.terminal.scene import Drawing, styles
from maestre.cli.terminal.text import Bare
from maestre.play import (
    Ask,
    Game,
    Journey,
    Leg,
    Message,
    Offer,
    Place,
    Route,
    Speaker,
    Spot,
    State,
    Tries,
    Unreadable,
)
from maestre.play.board import Graph, Grid, Space

S = TypeVar("S", bound=State)


class Described(Bare[S], Generic[S]):
    """One seat of such a game."""

    def __init__(self, game: Game[S], seat: str = "") -> None:
        self.game, self.seat = game, seat
        self.STYLES = styles(game.seats)

    def board(self, state: S, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
        """Draw the scene, or tell it piece by piece; write the state out where nothing describes it."""
        scene = self.game.scene(state, self.seat)
        if scene is None:
            return super().board(state, speaker, focus, plain=plain, width=width)
        drawing = Drawing(scene, self.game.seats, speaker, plain=True, width=width)
        return drawing.told() if plain else drawing.lettered()

    def prompt(self, state: S, ask: Ask, speaker: Speaker) -> str:
        """Name the seat as the game does, and the rule."""
        return f"{_named(f'seat-{ask.seat}', ask.seat, speaker)} ({ask.rule})"

    def explain(self, ask: Ask, state: S, speaker: Speaker) -> str:
        """Say what is asked, and list every answer in words under its number."""
        listed = _offers(ask, state)
        aimed = _aimed(ask, speaker)
        if not listed and not aimed:
            return super().explain(ask, state, speaker)
        tag = ask.about.__struct_config__.tag
        first = _named(f"hint-{tag}", "", speaker) or ("" if aimed else super().explain(ask, state, speaker))
        numbered = (f"{n}: {speaker.say(offer.words)}" for n, offer in enumerate(listed, 1))
        return "\n".join((*filter(None, (first, aimed)), *numbered))

    def parse(self, state: S, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
        """Read a number of the list, unless it is an answer itself, or an answer in words."""
        listed = _offers(ask, state)
        word = " ".join(words)
        numbered = word.isdecimal() and 0 < int(word) <= len(listed)
        if numbered and all(offer.answer != word for offer in listed):
            return ((listed[int(word) - 1].answer,),)
        if isinstance(ask.choice, Place | Route) and not word.startswith("{"):
            scene = self.game.scene(state, self.seat)
            return ((_read(ask, words, scene.board.space if scene else None),),)
        return super().parse(state, ask, words)


def _aimed(ask: Ask, speaker: Speaker) -> str:
    """Say how a spot or a way is typed, for which pieces."""
    choice = ask.choice
    if isinstance(choice, Place):
        return speaker.say(Message.of("play-place", pieces=", ".join(choice.pieces)))
    if isinstance(choice, Route):
        return speaker.say(Message.of("play-route", pieces=", ".join(choice.pieces), legs=", ".join(choice.legs)))
    return ""


def _read(ask: Ask, words: tuple[str, ...], space: Space | None) -> Spot | Journey:
    """Read a piece and its place, or a piece and its legs with commas between them."""
    piece, rest = words[0], " ".join(words[1:])
    try:
        if isinstance(ask.choice, Place):
            x, y, *facing = _numbers(rest.split(), space)
            return Spot(piece, int(x), int(y), *(round(float(turn) * 100) for turn in facing))
        return Journey(piece, tuple(_leg(leg.split(), space) for leg in rest.split(",")))
    except (IndexError, TypeError, ValueError, OverflowError) as error:
        raise Unreadable(ask.rule, "unreadable", what=" ".join(words)) from error


def _leg(words: list[str], space: Space | None) -> Leg:
    """Read a kind of leg with how much, or with a place and a facing."""
    how, *rest = words
    found = _numbers(rest, space)
    if len(found) <= 1:
        return Leg(how, sum(map(int, found)))
    x, y, *facing = found
    return Leg(how, at=(int(x), int(y), *(round(float(turn) * 100) for turn in facing)))


def _numbers(words: list[str], space: Space | None) -> list[str]:
    """Put the numbers of a place in the stead of its name: of a cell its column and row, of a point its own."""
    if not words:
        return []
    at: tuple[int, int] | None = None
    if isinstance(space, Grid):
        at = next(((row.index(words[0]), y) for y, row in enumerate(space.cells) if words[0] in row), None)
    elif isinstance(space, Graph):
        at = dict(space.points).get(words[0])
    return words if at is None else [*map(str, at), *words[1:]]


def _offers(ask: Ask, seen: object) -> tuple[Offer, ...]:
    return tuple(ask.about.offers(seen, ""))


def _named(key: str, otherwise: str, speaker: Speaker) -> str:
    return speaker.say(Message(key)) if key in speaker.keys() else otherwise  # noqa: SIM118  (a method, not a mapping)
