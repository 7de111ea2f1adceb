"""Time runs for those who are asked, and for nobody else."""

from __future__ import annotations

import pytest

from maestre.play.record import Said
from maestre.server.lobby import Clock, Room
from maestre.server.people.admin import Admin
from maestre.server.people.clocks import tick
from maestre.server.ports import Commit
from tests.server.people.company import SEATS, Company, in_company, refused

CLOCK = Clock(bank=100, turn=30, most=150)


async def playing(company: Company, clock: Clock | None = CLOCK) -> Room:
    """A game in which nobody is asked yet, as far as the clocks know."""
    room, _, _ = await company.pair(clock=clock)
    await company.begin(room)
    await company.pool.execute("update seat set since = null where room = $1", room.id)
    return room


async def lefts(company: Company, room: Room) -> list[int | None]:
    return [seat.left for seat in (await company.found(room)).seats]


async def runs(company: Company, room: Room) -> list[bool]:
    return [seat.since is not None for seat in (await company.found(room)).seats]


def commit(
    room: str, place: int, said: tuple[Said, ...], before: tuple[str, ...], after: tuple[str, ...], reply: str = "once"
) -> Commit:
    """An answer after which others are asked, as everybody may know."""
    return Commit(room, place, said, reply, after, before=before, shown_before=before, shown=after, turns=True)


def test_an_answer_adds_a_turn_to_what_is_left_up_to_the_most(database: str) -> None:
    async def body(company: Company) -> None:
        room = await playing(company)
        assert await tick(company.pool, room.id, (), ("christian",)) == 1
        assert await runs(company, room) == [True, False]
        await company.let_pass(room, 50)
        assert await tick(company.pool, room.id, ("christian",), ("islamic",)) == 2
        assert await runs(company, room) == [False, True]
        assert await lefts(company, room) == [80, 100]
        await tick(company.pool, room.id, ("islamic",), ("christian",))
        assert await lefts(company, room) == [80, 130]
        await tick(company.pool, room.id, ("christian",), SEATS)
        assert await runs(company, room) == [True, True]
        assert await lefts(company, room) == [110, 130], "christian has answered, and is asked again"
        for before, after in ((SEATS, ()), ((), ("islamic",)), (("islamic",), ())):
            await tick(company.pool, room.id, before, after)
        assert await lefts(company, room) == [140, 150]

    in_company(database, body)


def test_who_answers_late_and_unclaimed_begins_again_with_one_turn(database: str) -> None:
    async def body(company: Company) -> None:
        room = await playing(company)
        await tick(company.pool, room.id, (), ("christian",))
        await company.let_pass(room, 1000)
        await tick(company.pool, room.id, ("christian",), ())
        assert await lefts(company, room) == [30, 100]

    in_company(database, body)


def test_the_statement_that_keeps_an_answer_moves_the_clocks(database: str) -> None:
    async def body(company: Company) -> None:
        room, _, _ = await company.pair(clock=CLOCK)
        await company.begin(room)
        first = (await company.found(room)).waiting
        assert await runs(company, room) == [seat in first for seat in SEATS], "from the first question on"
        after = tuple(seat for seat in SEATS if seat not in first) or ("islamic",)
        stored = await company.store.load(room.id)
        assert stored is not None
        said = (Said(first[0], {"verb": "end"}),)
        await company.store.commit(commit(room.id, len(stored.entries), said, first, after))
        assert await runs(company, room) == [seat in after for seat in SEATS]

    in_company(database, body)


def test_the_clock_of_a_sealed_answer_seems_to_run_on_until_the_last_has_spoken(database: str) -> None:
    async def body(company: Company) -> None:
        room = await playing(company)
        await tick(company.pool, room.id, (), SEATS)
        await company.pool.execute("update seat set since = now() - interval '20 seconds' where room = $1", room.id)
        shown = (await company.found(room)).seats
        stored = await company.store.load(room.id)
        assert stored is not None
        place = len(stored.entries)
        sealed = Commit(
            room.id, place, (Said(SEATS[0], "x"),), "sealed", SEATS[1:], before=SEATS, shown_before=SEATS, shown=SEATS
        )
        await company.store.commit(sealed)
        assert (await company.found(room)).seats == shown, "nobody sees that one has spoken"
        await company.pool.execute("update seat set since = since - interval '40 seconds' where room = $1", room.id)
        await company.pool.execute("update seat set sealed = sealed - interval '40 seconds' where room = $1", room.id)
        last = commit(room.id, place + 1, (Said(SEATS[1], "y"),), SEATS, SEATS, "last")
        await company.store.commit(last)
        left = await lefts(company, room)
        slow = [most - (has or 0) for most, has in zip((100 - 20 + 30, 100 - 60 + 30), left, strict=True)]
        assert all(0 <= late <= 5 for late in slow), "each is charged until it spoke"
        assert await runs(company, room) == [True, True], "and all are asked anew"

    in_company(database, body)


def test_a_room_without_a_clock_has_no_time_to_lose(database: str) -> None:
    async def body(company: Company) -> None:
        room = await playing(company, clock=None)
        assert await tick(company.pool, room.id, (), SEATS) == 0
        await company.desk.pause(room.id, paused=True)
        await company.desk.pause(room.id, paused=False)
        assert await lefts(company, room) == [None, None]
        assert await runs(company, room) == [False, False]
        assert await company.desk.overdue(room.id) == []
        assert await tick(company.pool, "a game without a room", (), SEATS) == 0

    in_company(database, body)


def test_a_pause_stops_the_clock_and_going_on_starts_it_for_those_who_are_asked(database: str) -> None:
    async def body(company: Company) -> None:
        room = await playing(company)
        await company.await_seats(room, "christian")
        await tick(company.pool, room.id, (), ("christian",))
        await company.let_pass(room, 40)
        await company.desk.pause(room.id, paused=True)
        assert (await company.found(room)).paused
        assert await lefts(company, room) == [60, 100]
        await company.desk.pause(room.id, paused=True)
        assert await runs(company, room) == [False, False]
        await tick(company.pool, room.id, ("christian",), ("islamic",))
        assert await lefts(company, room) == [90, 100]
        assert await runs(company, room) == [False, False], "an answer during a pause starts no clock"
        await company.await_seats(room, "islamic")
        await company.desk.pause(room.id, paused=False)
        assert await runs(company, room) == [False, True]
        assert await refused(company.desk.pause("nowhere", paused=True)) == "room-unknown"

    in_company(database, body)


def test_a_seat_is_overdue_when_its_time_has_run_out_and_a_bot_may_have_it(database: str) -> None:
    async def body(company: Company) -> None:
        room = await playing(company)
        await tick(company.pool, room.id, (), SEATS)
        await company.let_pass(room, 99)
        assert await company.desk.overdue(room.id) == []
        assert await refused(company.desk.seat_bot(room.id, "islamic", "veteran")) == "seat-taken"
        await company.let_pass(room, 1)
        assert await company.desk.overdue(room.id) == ["christian", "islamic"]
        now = await company.desk.seat_bot(room.id, "islamic", "veteran")
        assert (now.seats[1].bot, now.seats[1].left, now.seats[1].since) == ("veteran", None, None)
        assert await company.desk.overdue(room.id) == ["christian"]
        await company.desk.pause(room.id, paused=True)
        assert await company.desk.overdue(room.id) == []

    in_company(database, body)


def test_a_substitute_finds_the_time_that_was_left_or_at_least_a_turn(database: str) -> None:
    async def body(company: Company) -> None:
        for passed, found in ((20, 80), (95, 30), (500, 30)):
            room = await playing(company)
            await company.await_seats(room, "islamic")
            await tick(company.pool, room.id, (), ("islamic",))
            await company.let_pass(room, passed)
            await company.desk.stand_up(room.id, "islamic", room.seats[1].person)
            await company.desk.sit(room.id, "islamic", await company.guest("Eva"), "")
            assert await lefts(company, room) == [100, found]
            assert await runs(company, room) == [False, True]

    in_company(database, body)


@pytest.mark.parametrize("change", ["pause", "substitute", "hand over", "bot"])
def test_whatever_happens_to_a_seat_nobody_learns_that_it_has_sealed_nor_loses_by_it(
    database: str, change: str
) -> None:
    async def body(company: Company) -> None:
        room = await playing(company)
        await company.await_seats(room, *SEATS)
        await tick(company.pool, room.id, (), SEATS)
        await company.pool.execute("update game set waiting = $2 where id = $1", room.id, [SEATS[0]])
        await company.pool.execute("update seat set sealed = now() where room = $1 and seat = $2", room.id, SEATS[1])
        eva = await company.guest("Eva")
        if change == "pause":
            for paused in (True, False):
                await company.desk.pause(room.id, paused=paused)
        elif change == "substitute":
            await company.desk.stand_up(room.id, SEATS[1], room.seats[1].person)
            await company.desk.sit(room.id, SEATS[1], eva, "")
        else:
            holder = ("", "veteran") if change == "bot" else (eva.id, "")
            await Admin(company.pool).hand_over("terminal:test", room.id, SEATS[1], holder)
        assert await runs(company, room) == [True, change != "bot"], "to all it seems to run"
        await company.let_pass(room, 500)
        assert await company.desk.overdue(room.id) == [SEATS[0]], "who has sealed cannot lose on time"

    in_company(database, body)
