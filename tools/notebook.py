"""What a notebook in the browser has of a game's sheets: the parts of the turn, and what is ticked off for whom.

Both stand on paper already, and are taken from there, so that a notebook and a printed sheet say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from maestre.games.aguila import data as aguila
from maestre.games.tercios import data as tercios
from maestre.paper import Chart, Pen, printer_of
from maestre.play import Game, State, find
from maestre.play.written.messages import LANGUAGES

FIXTURES = Path(__file__).parents[1] / "web/src/lists/fixtures"
TRIED = 8
"""So many of the lists that chance has tapped together are put on paper, to compare."""

Told = dict[str, object]
Pair = list[str]

_TICKS = {
    "tercios": ("wear", "disordered", "exhausted", "lost", "at-limit"),
    "aguila": ("damage", "stunned", "disorganised", "dead"),
}
"""What the sheets of each game have boxes for, and what is said of who bears no more."""
_TAKEN_OFF = {"tercios": {0: "exhausted"}}
"""In which part of a turn a marker goes, as the sheet says there."""


def main() -> None:
    """Write what stands on paper of some lists."""
    for key in _TICKS:
        (FIXTURES / f"{key}.paper.json").write_text(on_paper(key), encoding="utf-8")


def ticks(key: str) -> dict[str, Pair]:
    """Say in both languages what boxes are for, by a name for each."""
    return {f"tick-{name}": [pen.say(name) for pen in _pens(find(key))] for name in _TICKS[key]}


def turn(key: str) -> Told:
    """Give the parts of a turn in their order, the last turn of a usual battle, and what may end one before."""
    es, en = (_turn(pen) for pen in _pens(find(key)))
    steps = [
        {"says": list(said)} | ({"clears": marker} if (marker := _TAKEN_OFF.get(key, {}).get(place)) else {})
        for place, said in enumerate(zip(es.steps, en.steps, strict=True))
    ]
    return {"rules": es.rules, "steps": steps, **_LENGTHS[key]()}


def _pens(game: Game[State]) -> list[Pen]:
    return [Pen(game, language) for language in LANGUAGES]


def _turn(pen: Pen) -> Chart:
    printer = printer_of(pen.game)
    assert printer is not None, "a game with lists has sheets"
    return next(one for one in printer.reference(pen.game.figures, pen).first if one.title == pen.say("turn"))


def _length_of_tercios() -> Told:
    """Give the last turn, and after which turns a lead ends the battle."""
    duration, pens = tercios.own_figures().battle.duration, _pens(find("tercios"))
    said = {
        str(one.turn): [
            f"{pen.say('after', turn=one.turn)}: {pen.say('lead', lead=one.lead)} → {pen.text(one.grade)}"
            for pen in pens
        ]
        for one in duration
    }
    return {"last": duration[-1].turn, "endings": said}


def _length_of_aguila() -> Told:
    """Give the last turn of most scenarios, and with what on a die they go on after which turn."""
    length = aguila.own_figures().scenarios.lengths["standard"]
    return {"last": length.last, "goes_on": {str(turn): need for turn, need in enumerate(length.goes_on, length.start)}}


_LENGTHS = {"tercios": _length_of_tercios, "aguila": _length_of_aguila}


# ------------------------------------------------------------------------------------------------------------- on paper


def on_paper(key: str) -> str:
    """Say which boxes the sheets of some lists have: the ready ones, and some that chance has tapped together."""
    game = find(key)
    lists = list(dict.fromkeys(str(value) for option in game.lists for value in game.options[option]))
    lines = (FIXTURES / f"{key}.jsonl").read_bytes().splitlines()[:TRIED]
    kept = [game.own_list(game.write_list(one, game.speaker("es"))).kept for one in lists]
    kept += [game.own_list(msgspec.json.decode(line, type=_Given).given).kept for line in lines]
    told = [msgspec.json.encode({"list": one, "entries": list(_entries(game, one))}).decode() for one in kept]
    return "[\n" + ",\n".join(told) + "\n]\n"


class _Given(msgspec.Struct):
    given: str


def _entries(game: Game[State], kept: str) -> Iterator[list[object]]:
    """Give each entry of a list that has boxes, by its mark: what for, how many, where a gap is. Leaders have cards."""
    printer = printer_of(game)
    assert printer is not None, "a game with lists has sheets"
    assert printer.army is not None, "and some of them are of armies"
    army = printer.army(game.figures, kept, Pen(game, "es"))
    led = {card.mark for card in army.leaders}
    units = [one for group in army.roster.groups for one in group.entries if one.mark not in led]
    marked = [(one.mark, one.ticks) for one in units] + [(one.mark, one.ticks) for one in army.leaders]
    for mark, ticks_of_it in marked:
        if ticks_of_it:
            yield [mark, *((box.name, box.count, box.gap) for box in ticks_of_it)]


if __name__ == "__main__":
    main()
