import { beforeAll, expect, test } from 'vitest';

import type { Room, Seat } from '../wire/shapes';
import { words } from '../words/words.svelte';
import { comeTo, endedFor, nextGames } from './standing';

beforeAll(() => words.speak('en'));

const seat = (name: string, person: string, more: Partial<Seat> = {}): Seat => ({
  seat: name,
  person,
  name: person,
  bot: '',
  left: null,
  since: null,
  gone: false,
  ...more,
});
const room = (id: string, more: Partial<Room> = {}): Room =>
  ({
    id,
    game: 'lepanto',
    stage: 'playing',
    waiting: ['christian'],
    seats: [seat('christian', 'ana'), seat('islamic', 'blas')],
    updated: '2026-01-01T10:00:00Z',
    stands: null,
    outcome: null,
    ...more,
  }) as Room;
const stands = (...args: [string, string | number][]) => ({ stands: { key: 'tracker-turns', args } });

test('a list says the turn, the last one where there is one, or the year', () => {
  expect(comeTo(room('a', stands(['turn', 3], ['last', 8])))).toBe('Turn 3 of 8');
  expect(comeTo(room('a', stands(['turn', 3], ['lead', 5])))).toBe('Turn 3');
  expect(comeTo(room('a', stands(['turn', 0])))).toBe('Setting up');
  expect(comeTo(room('a', stands(['year', '1745'], ['last', '1748'])))).toBe('1745');
  expect(comeTo(room('a'))).toBe('');
});

test('who won is told to each as it is for them', () => {
  const won = { winner: 'christian', reason: 'fleet-lost', points: [], args: [] };
  expect(endedFor(room('a'), won, 'ana')).toBe('You have won');
  expect(endedFor(room('a'), won, 'blas')).toMatch(/wins$/);
  const both = room('a', { seats: [seat('christian', 'ana'), seat('islamic', 'ana')] });
  expect(endedFor(both, won, 'ana')).toMatch(/wins$/);
  expect(endedFor(room('a'), { ...won, winner: null }, 'ana')).toBe('A draw');
});

test('the next game is the one whose clock runs out first, then the one that has waited longest', () => {
  const timed = (left: number) => ({ seats: [seat('christian', 'ana', { left, since: '2026-01-01T10:00:00Z' })] });
  const rooms = {
    mine: [
      room('this'),
      room('theirs', { waiting: ['islamic'] }),
      room('young', { updated: '2026-01-03T10:00:00Z' }),
      room('old', { updated: '2026-01-02T10:00:00Z' }),
      room('slow', timed(7200)),
      room('soon', timed(60)),
    ],
    open: [],
  };
  expect(nextGames(rooms, 'ana', 'this').map(({ id }) => id)).toEqual(['soon', 'slow', 'old', 'young']);
});
