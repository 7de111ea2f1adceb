"""How the commands of `maestre admin` reach a server: its database, its engines and its browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from maestre.cli.servers import check_parts, reached

if TYPE_CHECKING:
    from maestre.server.operating.steward import Steward

T = TypeVar("T")


def stewarding(do: Callable[[Steward], Awaitable[T]]) -> T:
    """Do something on the server of the environment, and leave it again."""
    check_parts()
    return asyncio.run(_stewarding(do))


async def _stewarding(do: Callable[[Steward], Awaitable[T]]) -> T:
    deployment = await asyncio.to_thread(reached)
    from maestre.server.natsbus import NatsBus, NatsEngines
    from maestre.server.operating.reach import Unreachable, database_place
    from maestre.server.operating.steward import Steward
    from maestre.server.postgres.store import AWAY, Store

    store = await Store.connect(deployment.database, connections=2)
    bus = await NatsBus.connect(deployment.nats, deployment.realm)
    try:
        steward = Steward(store.pool, bus, NatsEngines(bus.client, deployment.realm))
        steward.keep = deployment.keep
        done = await do(steward)
        await bus.client.flush()
    except AWAY as error:
        place = database_place(deployment.database)
        raise Unreachable("database-away", place=place, what=str(error) or type(error).__name__) from error
    else:
        return done
    finally:
        await bus.client.close()
        await store.close()
