/** How far the game of a room has come, and how it ended, in the words of a list of games. */
import { seatName, seatsOf, waitsFor } from '../parts/catalogue.svelte';
import type { Outcome, Room, Rooms } from '../wire/shapes';
import { t } from '../words/words.svelte';

/** The turn of a game, and the last one where there is one. */
export function comeTo(room: Room): string {
  const { turn, last, year } = Object.fromEntries(room.stands?.args ?? []);
  if (turn === undefined) return year === undefined ? '' : String(year);
  if (turn === 0) return t('ui-turn-none');
  if (last === undefined) return t('ui-turn', { turn: Number(turn) });
  return t('ui-turn-of', { turn: Number(turn), last: Number(last) });
}

/** Who won, for somebody: themselves, unless they sat on all sides. */
export function endedFor(room: Room, { winner }: Outcome, person: string | undefined): string {
  if (winner === null) return t('ui-drawn');
  const mine = seatsOf(room, person);
  return mine.includes(winner) && mine.length < room.seats.length ? t('ui-won') : t('ui-winner', { who: seatName(room.game, winner) });
}

/** The rooms that wait for somebody, but for one: whose clock runs out first, then who has waited longest. */
export function nextGames(rooms: Rooms, person: string | undefined, but: string): Room[] {
  const due = (room: Room) =>
    Math.min(...room.seats.filter(({ person: who, since }) => who === person && since).map(({ left, since }) => Date.parse(since ?? '') + (left ?? Infinity) * 1000), Infinity);
  return rooms.mine
    .filter((room) => room.id !== but && waitsFor(room, person))
    .sort((one, other) => compare(due(one), due(other)) || Date.parse(one.updated) - Date.parse(other.updated));
}

/** Orders two numbers that may be endless. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
