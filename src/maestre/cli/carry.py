"""`maestre carry`: running games go on under the rules of this release where these come to the very same."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import Voice
from maestre.cli.servers import check_parts, reached
from maestre.play import find, installed

if TYPE_CHECKING:
    from maestre.server.engines.carry import Fate
    from maestre.server.operating.settings import Deployment


class Decided(msgspec.Struct, frozen=True):
    """What became of one game."""

    room: str
    game: str
    rules: int
    to: int
    carried: bool
    reason: str
    words: str


class Carrying(msgspec.Struct, frozen=True):
    """What became of all games that began under other rules."""

    dry_run: bool
    carried: int
    left: int
    games: tuple[Decided, ...]


def carry_games(*, dry_run: bool, json: bool, lang: str) -> int:
    """Carry over what can be, and say which; the exit code says whether any game is left to its old rules."""
    check_parts()
    deployment = reached()
    games = asyncio.run(_carried(deployment, dry_run=dry_run, lang=lang, quiet=json))
    done = sum(game.carried for game in games)
    found = Carrying(dry_run, done, len(games) - done, tuple(games))
    if json:
        put_out(found)
    else:
        Voice(lang).print("carry-done", carried=found.carried, left=found.left, dry="yes" if dry_run else "no")
    return NOT_SO if found.left else DONE


async def _carried(deployment: Deployment, *, dry_run: bool, lang: str, quiet: bool) -> list[Decided]:
    from maestre.server.engines.carry import Carrier
    from maestre.server.natsbus import NatsBus, NatsEngines
    from maestre.server.postgres.store import Store

    store = await Store.connect(deployment.database, keys=deployment.seed_keys)
    bus = await NatsBus.connect(deployment.nats, deployment.realm)
    games = {key: find(key) for key in installed()}
    carrier = Carrier(store, NatsEngines(bus.client, deployment.realm), games, dry=dry_run)
    found: list[Decided] = []
    try:
        async for fate in carrier.carry():
            found.append(_decided(fate, lang))
            if not quiet:
                Voice(lang).write(found[-1].words)
    finally:
        await bus.client.close()
        await store.close()
    return found


def _decided(fate: Fate, lang: str) -> Decided:
    game = find(fate.game)
    voice = Voice(lang, game)
    about: dict[str, str | int] = {"room": fate.room, "game": fate.game, "rules": fate.rules, "to": game.rules}
    words = voice.say("carry-left", why=fate.why, **about) if fate.why else voice.say("carry-carried", **about)
    reason = fate.why.key.removeprefix("carry-") if fate.why else ""
    return Decided(fate.room, fate.game, fate.rules, game.rules, fate.carried, reason, words)
