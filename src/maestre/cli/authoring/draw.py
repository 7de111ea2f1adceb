"""`maestre draw`: the opening of a game as its scene describes it, in letters or as a picture."""

from __future__ import annotations

import sys

from maestre.cli.frame.names import find_game
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.terminal.scene import Drawing
from maestre.play import Table, view
from maestre.play.picture import svg


def draw(key: str, scenario: str, seat: str, *, picture: bool, plain: bool, lang: str) -> None:
    """Draw the opening of a game as a seat, or a spectator, sees it."""
    game = find_game(key)
    voice = Voice(lang, game, plain=plain)
    if seat and seat not in game.seats:
        raise UserError("draw-seat", seat=seat, names=", ".join(game.seats))
    scene = game.scene(view(Table.new(game, scenario, seed=bytes(32)), seat).now, seat)
    if scene is None:
        raise UserError("draw-no-scene", game=game.key)
    if picture:
        sys.stdout.write(svg(scene, game.seats, voice.speaker.say))
        return
    drawing = Drawing(scene, game.seats, voice.speaker, plain=plain, width=voice.out.width)
    if plain:
        voice.write(drawing.told())
    else:
        voice.out.print(drawing.drawn(), soft_wrap=True)
