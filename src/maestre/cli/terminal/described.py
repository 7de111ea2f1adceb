"""A game that describes its board and has no text of its own: its scene in letters, and every answer with a number."""

from __future__ import annotations

from typing import Generic, TypeVar

from maestre.cli.terminal.scene import Drawing, styles
from maestre.cli.terminal.text import Bare
from maestre.play import Ask, Game, Message, Offer, Speaker, State, Tries

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
        if not listed:
            return super().explain(ask, state, speaker)
        tag = ask.about.__struct_config__.tag
        first = _named(f"hint-{tag}", "", speaker) or super().explain(ask, state, speaker)
        return "\n".join((first, *(f"{n}: {speaker.say(offer.words)}" for n, offer in enumerate(listed, 1))))

    def parse(self, state: S, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
        """Read a number of the list, unless it is an answer itself, or an answer in words."""
        listed = _offers(ask, state)
        word = " ".join(words)
        numbered = word.isdecimal() and 0 < int(word) <= len(listed)
        if numbered and all(offer.answer != word for offer in listed):
            return ((listed[int(word) - 1].answer,),)
        return super().parse(state, ask, words)


def _offers(ask: Ask, seen: object) -> tuple[Offer, ...]:
    return tuple(ask.about.offers(seen, ""))


def _named(key: str, otherwise: str, speaker: Speaker) -> str:
    return speaker.say(Message(key)) if key in speaker.keys() else otherwise  # noqa: SIM118  (a method, not a mapping)
