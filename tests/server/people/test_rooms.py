"""Rooms fill, begin and empty, and of two who want the same seat one gets it."""

from __future__ import annotations

import asyncio
import re

from msgspec.structs import replace

from maestre.play import Message, Outcome, PlayError, Table, find
from maestre.play.record import Ending, Said
from maestre.server.lobby import Clock, Desk, Room, Stage
from maestre.server.people.lobby import PostgresDesk
from maestre.server.ports import Commit, Kept
from tests.server.people.company import Company, in_company, plan, refused


def test_a_desk_in_postgresql_is_a_desk(database: str) -> None:
    async def body(company: Company) -> None:
        desk: Desk = company.desk
        assert isinstance(desk, PostgresDesk)

    in_company(database, body)


def test_a_room_is_given_back_as_it_was_planned(database: str) -> None:
    async def body(company: Company) -> None:
        host = await company.guest()
        wanted = plan(mine=("christian",), bots={"islamic": "veteran"}, clock=Clock(600, 60, 900))
        room = await company.desk.make_room(host, wanted)
        assert (room.game, room.rules, room.scenario, room.options) == ("lepanto", 1, "learning", {"fog": True})
        assert (room.host, room.public, room.stage, room.paused) == (host.id, True, Stage.WAITING, False)
        assert room.clock == wanted.clock
        assert [(seat.seat, seat.person, seat.name, seat.bot, seat.left) for seat in room.seats] == [
            ("christian", host.id, "Ana", "", 600),
            ("islamic", "", "", "veteran", None),
        ]
        assert re.fullmatch("[a-z2-9]{12,}", room.id)
        assert len(room.link) >= 22
        assert await company.desk.room(room.id) == room == await company.desk.by_link(room.link)
        assert await company.desk.room("nowhere") is None
        assert await company.desk.room("no\0where") is await company.desk.by_link("no\0where") is None
        assert await company.desk.entropy(room.id) == {"christian": "from Ana", "islamic": ""}

    in_company(database, body)


def test_a_room_says_how_far_its_game_has_come_and_how_it_ended(database: str) -> None:
    async def body(company: Company) -> None:
        room, *_ = await company.pair()
        assert (room.stands, room.outcome) == (None, None)
        table = Table.new(find("lepanto"), "learning")
        first, second = (Message.of("tracker-turns", turn=turn) for turn in (1, 2))
        await company.store.create(room.id, table.header, table.entries, table.waiting(), stands=first)
        assert (await company.found(room)).stands == first
        said = Commit(room.id, table.sequence, (Said("christian", {"verb": "end"}),), "1", ("islamic",), turns=True)
        assert await company.store.commit(replace(said, stands=second)) is Kept.KEPT
        assert (await company.found(room)).stands == second
        ended = Ending(Outcome("islamic", "resigned", (("christian", 3), ("islamic", 5))), "hash")
        last = replace(said, expected=table.sequence + 1, reply="2", ending=ended, waiting=(), seed="00")
        assert await company.store.commit(last) is Kept.KEPT
        found = await company.found(room)
        assert (found.stands, found.outcome) == (second, ended.outcome), "what an answer does not say stays"

    in_company(database, body)


def test_what_cannot_be_planned_is_refused(database: str) -> None:
    async def body(company: Company) -> None:
        host = await company.guest()
        for clock in (Clock(0, 1, 10), Clock(20, 1, 10), Clock(10, -1, 10)):
            assert await refused(company.desk.make_room(host, plan(clock=clock))) == "clock-wrong"
        assert await refused(company.desk.make_room(host, plan(open=("christian",)))) == "seat-twice"

    in_company(database, body)


def test_of_many_who_want_a_seat_one_gets_it(database: str) -> None:
    async def body(company: Company) -> None:
        room = await company.desk.make_room(await company.guest(), plan(open=("islamic",)))
        guests = [await company.guest(f"Luis {n}") for n in range(6)]
        results = await asyncio.gather(
            *(company.desk.sit(room.id, "islamic", guest, guest.name) for guest in guests), return_exceptions=True
        )
        sat = [result for result in results if isinstance(result, Room)]
        refusals = [result.message.key for result in results if isinstance(result, PlayError)]
        assert len(sat) == 1
        assert refusals == ["seat-taken"] * 5
        now = await company.found(room)
        assert now.seats == sat[0].seats
        assert (await company.desk.entropy(room.id))["islamic"] == now.seats[1].name

    in_company(database, body)


def test_a_seat_that_is_not_there_cannot_be_had(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, _ = await company.pair()
        desk = company.desk
        assert await refused(desk.sit("nowhere", "islamic", host, "")) == "room-unknown"
        assert await refused(desk.sit(room.id, "venetian", host, "")) == "unknown-seat"
        assert await refused(desk.sit(room.id, "\0", host, "")) == "words-unkeepable"
        assert await refused(desk.stand_up(room.id, "islamic", host.id)) == "seat-not-yours"
        assert await refused(desk.seat_bot(room.id, "islamic", "veteran")) == "seat-taken"
        await desk.move_stage(room.id, Stage.CLOSED)
        assert (await company.found(room)).stage is Stage.CLOSED
        assert await refused(desk.sit(room.id, "islamic", host, "")) == "room-over"

    in_company(database, body)


def test_before_the_game_a_seat_is_freed_and_in_the_game_given_up_for_good(database: str) -> None:
    async def body(company: Company) -> None:
        room, _, other = await company.pair()
        freed = await company.desk.stand_up(room.id, "islamic", other.id)
        assert (freed.seats[1].person, freed.seats[1].gone) == ("", False)
        room = await company.desk.sit(room.id, "islamic", other, "again")
        await company.begin(room)
        left = await company.desk.stand_up(room.id, "islamic", other.id)
        assert (left.seats[1].person, left.seats[1].gone) == (other.id, True)
        assert left.held_by(other.id) == ()
        assert await refused(company.desk.sit(room.id, "islamic", other, "")) == "seat-taken"
        third = await company.guest("Eva")
        later = await company.desk.sit(room.id, "islamic", third, "too late for the dice")
        assert (later.seats[1].name, later.seats[1].gone) == ("Eva", False)
        assert (await company.desk.entropy(room.id))["islamic"] == "again"

    in_company(database, body)


def test_a_bot_takes_a_seat_that_was_given_up(database: str) -> None:
    async def body(company: Company) -> None:
        room, _, other = await company.pair()
        await company.begin(room)
        await company.desk.stand_up(room.id, "islamic", other.id)
        now = await company.desk.seat_bot(room.id, "islamic", "veteran")
        assert (now.seats[1].person, now.seats[1].bot, now.seats[1].gone) == ("", "veteran", False)

    in_company(database, body)


def test_the_stage_of_a_room_is_that_of_its_game(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, _ = await company.pair()
        assert room.waiting == ()
        await company.begin(room)
        now = await company.found(room)
        assert now.stage is Stage.PLAYING
        assert now.waiting
        assert now.updated >= room.updated
        await company.await_seats(room, "islamic", over=True)
        over = await company.found(room)
        assert (over.stage, over.waiting) == (Stage.OVER, ())
        await company.desk.move_stage(room.id, Stage.PLAYING)
        assert (await company.found(room)).stage is Stage.OVER, "the game says so"
        assert await refused(company.desk.stand_up(room.id, "christian", host.id)) == "room-over"

    in_company(database, body)


def test_the_lobby_shows_what_can_be_joined_or_watched(database: str) -> None:
    async def body(company: Company) -> None:
        host = await company.guest()
        free = await company.desk.make_room(host, plan(open=("islamic",)))
        hidden = await company.desk.make_room(host, plan(open=("islamic",), public=False))
        full = await company.desk.make_room(host, plan(bots={"islamic": "veteran"}))
        playing, _, _ = await company.pair()
        await company.begin(playing)
        over, _, _ = await company.pair()
        await company.begin(over)
        await company.await_seats(over, over=True)
        ids = [room.id for room in await company.desk.open_rooms()]
        assert [one for one in ids if one in (free.id, playing.id)] == [playing.id, free.id]
        assert not {hidden.id, full.id, over.id}.intersection(ids)

    in_company(database, body)


def test_my_rooms_begin_with_those_that_wait_for_me(database: str) -> None:
    async def body(company: Company) -> None:
        host = await company.guest()
        rooms = [await company.desk.make_room(host, plan(bots={"islamic": "veteran"})) for _ in range(4)]
        for room in rooms[:3]:
            await company.begin(room)
        await company.await_seats(rooms[0], "christian")
        await company.await_seats(rooms[1], "islamic")
        await company.await_seats(rooms[2], "christian", over=True)
        await company.desk.move_stage(rooms[3].id, Stage.CLOSED)
        mine = [room.id for room in await company.desk.rooms_of(host.id)]
        assert mine == [rooms[0].id, rooms[2].id, rooms[1].id]
        guest = await company.guest()
        assert await company.desk.rooms_of(guest.id) == []

    in_company(database, body)


def test_words_are_kept_in_order_and_only_for_their_room(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, other = await company.pair()
        first = await company.desk.speak(room.id, host, "  ¿Empezamos?  ")
        second = await company.desk.speak(room.id, other, "Sí\0")
        assert (first.words, second.words, second.name) == ("¿Empezamos?", "Sí", "Luis")
        assert await company.desk.spoken(room.id) == [first, second]
        assert await company.desk.spoken(room.id, first.id) == [second]
        assert await refused(company.desk.speak(room.id, host, " ")) == "words-empty"
        assert await refused(company.desk.speak(room.id, host, "x" * 1001)) == "words-too-long"
        assert await refused(company.desk.speak("nowhere", host, "x")) == "room-unknown"

    in_company(database, body)


def test_a_proposal_gathers_those_who_agree(database: str) -> None:
    async def body(company: Company) -> None:
        room, _, _ = await company.pair()
        desk = company.desk
        await asyncio.gather(*(desk.propose(room.id, "draw", seat) for seat in ("christian", "islamic") * 2))
        (proposal,) = (await company.found(room)).proposals
        assert sorted(proposal.agreed) == ["christian", "islamic"]
        assert proposal.by == proposal.agreed[0]
        await desk.withdraw(room.id, "draw")
        assert (await company.found(room)).proposals == ()
        assert await refused(desk.propose(room.id, "war", "christian")) == "proposal-unknown"
        assert await refused(desk.propose(room.id, "undo", "venetian")) == "unknown-seat"

    in_company(database, body)


def test_what_a_seat_has_seen_never_goes_back(database: str) -> None:
    async def body(company: Company) -> None:
        room, _, _ = await company.pair()
        assert await company.desk.last_seen(room.id, "islamic") == 0
        await company.desk.seen(room.id, "islamic", 7)
        await company.desk.seen(room.id, "islamic", 5)
        assert await company.desk.last_seen(room.id, "islamic") == 7
        assert await company.desk.last_seen(room.id, "christian") == 0

    in_company(database, body)
