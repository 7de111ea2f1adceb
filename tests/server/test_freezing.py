"""A game that meets a fault of ours is marked, stays so for every engine, and can be opened again."""

from __future__ import annotations

from typing import Any

from maestre.play import Game, Procedure
from maestre.server.alone.records import LocalBus
from maestre.server.engines.engine import Engine
from maestre.server.lobby import Clock
from maestre.server.people.clocks import tick
from maestre.server.ports import Thawed
from maestre.server.postgres.store import Store
from maestre.server.wire import Done, Look, Refusal, Say, Thaw, Whole
from tests.play.tiny import cards
from tests.server.people.company import Company, in_company
from tests.server.playing import new_game, on_store

SECRET = "nobody-may-read-this"


class Faulty(cards.Duel):
    """A duel whose rules break once a card lies in reserve."""

    mended = False

    def step(self, state: cards.Table) -> Procedure[None]:
        if not self.mended and any(state.reserve.values()):
            raise KeyError(SECRET)
        return super().step(state)


def engine_of(store: Store, *, mended: bool = False) -> Engine:
    game = Faulty()
    game.mended = mended
    games: dict[str, Game[Any]] = {"cards": game}
    return Engine(games, store, LocalBus())


async def first_card(engine: Engine, name: str) -> str:
    state = (await engine.table(name)).state
    assert isinstance(state, cards.Table)
    return state.hands[cards.SEATS[0]][0]


async def answer(engine: Engine, name: str, word: str) -> Any:
    return await engine.answer(Say(name, "north", f"r-{word}", word))


async def freeze(store: Store) -> tuple[Engine, str]:
    """A game at which somebody puts a card in reserve, and a rule of ours breaks."""
    name = await new_game(store, "cards")
    engine = engine_of(store)
    assert isinstance(await answer(engine, name, "reserve"), Done)
    card = await first_card(engine, name)
    reply = await answer(engine, name, card)
    assert isinstance(reply, Refusal)
    assert (reply.error, reply.message.key) == ("Frozen", "frozen")
    assert isinstance(await answer(engine, name, card), Refusal)
    return engine, name


def test_a_fault_marks_its_game_for_every_engine_and_keeps_nobodys_secret(database: str) -> None:
    async def body(store: Store) -> None:
        before = await store.frozen_games()
        _, name = await freeze(store)
        row = await store.pool.fetchrow("select frozen, frozen_why from game where id = $1", name)
        assert row is not None
        assert row["frozen"] is not None
        assert row["frozen_why"].startswith("KeyError test_freezing.py:")
        assert SECRET not in row["frozen_why"]
        assert await store.frozen_games() == before + 1
        other = engine_of(store, mended=True)
        assert isinstance(await other.answer(Look(name, "north")), Whole)
        reply = await answer(other, name, "spy-1")
        assert isinstance(reply, Refusal)
        assert reply.error == "Frozen"

    on_store(database, body)


def test_an_engine_that_has_the_table_open_adds_nothing_to_a_marked_game(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, "cards")
        engine = engine_of(store)
        assert isinstance(await engine.answer(Look(name, "north")), Whole)
        await store.freeze(name, "KeyError elsewhere.py:1")
        reply = await answer(engine, name, "rest")
        assert isinstance(reply, Refusal)
        assert reply.error == "Frozen"
        assert not await store.replied(name, "r-rest")

    on_store(database, body)


def test_a_thawed_game_goes_on_where_it_was_in_every_engine(database: str) -> None:
    async def body(store: Store) -> None:
        broken, name = await freeze(store)
        mended = engine_of(store, mended=True)
        assert isinstance(await mended.answer(Look(name, "north")), Whole)
        assert isinstance(await mended.answer(Thaw(name)), Done)
        assert await store.pool.fetchval("select frozen is null from game where id = $1", name)
        card = await first_card(mended, name)
        assert isinstance(await answer(mended, name, card), Done)
        reply = await broken.answer(Look(name, "north"))
        assert isinstance(reply, Refusal), "the release with the fault cannot even show it"
        assert reply.error == "Frozen"

    on_store(database, body)


def test_a_record_that_a_release_cannot_enter_is_frozen_and_goes_on_without_its_last_answer(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, "cards")
        engine = engine_of(store, mended=True)
        await answer(engine, name, "rest")
        sequence = await store.pool.fetchval("select sequence from game where id = $1", name)
        await store.pool.execute(
            "insert into entry (game, sequence, body) values ($1, $2, $3)",
            name,
            sequence,
            b'{"is":"said","seat":"south","answer":"rest"}',
        )
        await store.pool.execute("update game set sequence = sequence + 1 where id = $1", name)
        fresh = engine_of(store, mended=True)
        reply = await fresh.answer(Look(name, "north"))
        assert isinstance(reply, Refusal)
        assert reply.error == "Frozen"
        still = await fresh.answer(Thaw(name))
        assert isinstance(still, Refusal)
        assert still.message.key == "still-frozen"
        assert dict(still.message.args)["what"] == f"record-not-asked {sequence}"
        assert isinstance(await fresh.answer(Thaw(name, back=True)), Done)
        assert await store.pool.fetchval("select sequence from game where id = $1", name) == sequence
        assert await store.pool.fetchval("select count(*) from cut where game = $1", name) == 1
        assert isinstance(await fresh.answer(Say(name, "north", "again", "rest")), Done)

    on_store(database, body)


def test_clocks_stand_while_a_game_is_frozen_and_run_on_afterwards(database: str) -> None:
    async def body(company: Company) -> None:
        room, _, _ = await company.pair(clock=Clock(100, 10, 200))
        await company.begin(room)
        await tick(company.pool, room.id, (), ("christian",))
        await company.let_pass(room, 40)
        await company.store.freeze(room.id, "KeyError x.py:1")
        frozen = await company.found(room)
        assert frozen.frozen
        assert [(seat.left, seat.since) for seat in frozen.seats] == [(60, None), (100, None)]
        await company.store.thaw(Thawed(room.id, ("christian",), ("christian",), ()))
        thawed = await company.found(room)
        assert not thawed.frozen
        assert [(seat.left, seat.since is not None) for seat in thawed.seats] == [(60, True), (100, False)]

    in_company(database, body)
