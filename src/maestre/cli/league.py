"""`maestre league`: agents against each other, the same battles with sides swapped."""

from __future__ import annotations

import msgspec
import typer

from maestre.cli.frame.codes import INTERRUPTED
from maestre.cli.frame.names import find_game, known, known_agent, known_scenario
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import Voice
from maestre.cli.simulate import bar_of, options_of, said_percent
from maestre.lab import Fixture, League, league, workers
from maestre.opponents import Budget
from maestre.play.written.numbers import written


class Wanted(msgspec.Struct, frozen=True):
    """What a command line asks for."""

    game: str
    games: int
    agents: str
    seed: int
    scenario: str
    options: tuple[str, ...]
    answers: int
    seconds: float
    on: str
    workers: int


def play_league(wanted: Wanted, *, json: bool, lang: str) -> None:
    """Play the games, with a bar on stderr, and tell what came of them."""
    game = find_game(wanted.game)
    voice = Voice(lang, game)
    names = tuple(name.strip() for name in wanted.agents.split(",") if name.strip())
    for name in names:
        known_agent(game, name)
    known("no-such-place", wanted.on, ("processes", "ray", "here"))
    fixture = Fixture(
        wanted.game,
        names,
        wanted.games,
        wanted.seed,
        wanted.scenario and known_scenario(game, wanted.scenario),
        options_of(game, wanted.options),
        Budget(wanted.answers, wanted.seconds),
    )
    total = sum(plan.games for _, _, plan in fixture.plans())
    with bar_of(voice) as bar:
        task = bar.add_task(voice.say("simulate-playing"), total=total)
        hands = workers(wanted.on, count=wanted.workers)
        try:
            found = league(fixture, hands, lambda done: bar.advance(task, len(done.results)))
        except KeyboardInterrupt:
            bar.stop()
            voice.complain(voice.say("simulate-stopped"))
            raise typer.Exit(INTERRUPTED) from None
    if json:
        put_out(found)
    else:
        _print_league(found, voice)


def _print_league(found: League, voice: Voice) -> None:
    grid = voice.grid("league-pair", "league-wins", "study-share", "study-interval", "league-seconds")
    for pair in found.pairs:
        grid.add_row(
            f"{pair.a} - {pair.b}",
            f"{pair.wins_a} - {pair.wins_b} ({pair.draws})",
            said_percent(voice, pair.share),
            f"{said_percent(voice, pair.low)} - {said_percent(voice, pair.high)}",
            " - ".join(written(one, voice.language, 2) for one in (pair.seconds_per_turn, pair.seconds_per_turn_b)),
        )
    voice.out.print(grid)
    voice.print("league-foot", game=found.game, seed=str(found.seed), hash=found.hash)
