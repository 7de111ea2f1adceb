import { expect, test } from 'vitest';

import { csvOf } from './csv';
import { NOBODY, USUAL, type Contest, type Entrant, type Meeting, type Winner } from './event';
import { pairNext } from './pairing';
import { contest, dice, entrants, played } from './sample.check';
import { standings, strengthOf } from './standings';

const named = (id: string): Entrant => ({ id, name: id, club: '', nation: '', first_round: 1, last_round: null });
const met = (first: string, second: string, winner: Winner, scores: [number, number] | null = null): Meeting => ({ first, second, winner, scores });
const of = (ids: string, ...rounds: Meeting[][]): Contest => ({ seed: 's', planned: 5, worth: USUAL, entrants: [...ids].map(named), rounds });
const order = (now: Contest) => standings(now).map((row) => row.entrant.id).join('');

test('more points stand higher: three for a win, one for a draw, three for a bye', () => {
  const rows = standings(of('abcde', [met('a', 'b', 'first'), met('c', 'd', 'draw'), met('e', NOBODY, '')]));
  expect(Object.fromEntries(rows.map((row) => [row.entrant.id, row.points]))).toEqual({ a: 3, b: 0, c: 1, d: 1, e: 3 });
  expect(rows.find((row) => row.entrant.id === 'e')).toMatchObject({ byes: 1, played: 0, wins: 0 });
});

test('an event may count otherwise', () => {
  const worth = { win: 20, draw: 10, loss: 1, bye: 11 };
  const rows = standings({ ...of('abc', [met('a', 'b', 'second'), met('c', NOBODY, '')]), worth });
  expect(rows.map((row) => [row.entrant.id, row.points])).toEqual([['b', 20], ['c', 11], ['a', 1]]);
});

test('of equal points, whose opponents took more stands higher; a bye is no opponent', () => {
  // a and c won once each; the one whom a beat has won since, the one whom c beat has not.
  const now = of('abcdef', [met('a', 'b', 'first'), met('c', 'd', 'first'), met('e', 'f', 'first')], [met('b', 'e', 'first'), met('d', 'f', 'draw'), met('a', 'c', 'draw')]);
  const rows = standings(now);
  expect(rows.slice(0, 2).map((row) => [row.entrant.id, row.points, row.opponents])).toEqual([
    ['a', 4, { sum: 7, count: 2 }],
    ['c', 4, { sum: 5, count: 2 }],
  ]);
  expect(strengthOf(rows[0]!)).toBe(3.5);
});

test('then the difference of scores parts them', () => {
  expect(order(of('abcd', [met('a', 'b', 'first', [12, 10]), met('c', 'd', 'first', [12, 3])]))).toBe('cabd');
});

test('then what they took from each other, if all of them have met', () => {
  // Three rounds among a, b, c, d in which a and b end level in all but their own game, which b won.
  const now = of(
    'abcd',
    [met('b', 'a', 'first', [1, 0]), met('c', 'd', 'first', [1, 0])],
    [met('a', 'c', 'first', [2, 0]), met('d', 'b', 'first', [0, 0])],
    [met('a', 'd', 'first', [0, 0]), met('b', 'c', 'first', [0, 0])],
  );
  const rows = standings(now).filter((row) => 'ab'.includes(row.entrant.id));
  expect(rows.map((row) => row.points)).toEqual([6, 6]);
  expect(rows.map((row) => row.opponents.sum)).toEqual([12, 12]);
  expect(rows.map((row) => row.margin)).toEqual([1, 1]);
  expect(rows.map((row) => [row.entrant.id, row.direct])).toEqual([['b', 3], ['a', 0]]);
});

test('and last the lot, which the seed draws the same however people are listed', () => {
  const now = of('abcdefgh');
  expect(order({ ...now, entrants: [...now.entrants].reverse() })).toBe(order(now));
  expect(new Set(['1', '2', '3', '4'].map((seed) => order({ ...now, seed }))).size).toBeGreaterThan(1);
});

test('a game without a result counts for nobody', () => {
  expect(standings(of('ab', [met('a', 'b', '')])).map((row) => [row.points, row.played, row.opponents.count])).toEqual([[0, 0, 0], [0, 0, 0]]);
});

test('whoever left keeps what they took, and is told to have left', () => {
  const now = of('abcd', [met('a', 'b', 'first'), met('c', 'd', 'first')]);
  const left = { ...now, entrants: now.entrants.map((one) => (one.id === 'a' ? { ...one, last_round: 1 } : one)) };
  expect(standings(left).find((row) => row.entrant.id === 'a')).toMatchObject({ points: 3, left: true });
  expect(standings(left).find((row) => row.entrant.id === 'b')).toMatchObject({ left: false });
});

test('in whole events every place is taken once, and no row stands above one with more points', { timeout: 60_000 }, () => {
  for (let count = 5; count <= 64; count += 7) {
    const roll = dice(count);
    let now = contest(`${count}`, entrants(count, roll));
    for (let round = 0; round < 5; round++) now = { ...now, rounds: [...now.rounds, played(pairNext(now), roll)] };
    const rows = standings(now);
    expect(rows.map((row) => row.place)).toEqual(rows.map((_, place) => place + 1));
    rows.slice(1).forEach((row, place) => expect(row.points).toBeLessThanOrEqual(rows[place]!.points));
    expect(rows.reduce((sum, row) => sum + row.played + row.byes, 0)).toBe(5 * count);
    expect(rows.reduce((sum, row) => sum + row.margin, 0)).toBe(0);
  }
});

test('a name with commas, quotes or breaks stays one field, and none becomes a formula', () => {
  expect(csvOf([['a,b', 'say "no"', 'two\nlines', -3], ['=1+1', '@x', 'plain', 2]])).toBe(
    '"a,b","say ""no""","two\nlines",-3\r\n\'=1+1,\'@x,plain,2\r\n',
  );
});
