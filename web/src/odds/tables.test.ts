/** The tables say what a server says: of every situation of the tests of chances that they have, and of some by chance. */
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import type { Figure, Message, Reckoned } from '../wire/types';
import { GAMES, isCharted, loadCharts, lookUp, type Answers } from './tables';

/** A situation as the Python package weighs it (`python -m tools.odds_tables cases`). */
interface Case {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly answers: Answers;
  readonly rows: readonly (readonly [changes: readonly Message[], millionths: number])[];
  readonly assumed: readonly Message[];
  readonly reckoned: readonly Reckoned[];
  readonly asked: readonly (readonly [id: string, answer: string, takes: string])[];
}

const { default: cases } = (await import('./fixtures/cases.json')) as unknown as { default: Case[] };
const charts = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await loadCharts(game)] as const)));

/** A figure as both sides have it: chances in millionths, and of each question what was answered and what it takes. */
function plain({ rows, exact, assumed, reckoned, questions, unfit }: Figure) {
  const asked = questions.filter(({ id }) => id !== 'mine' && id !== 'enemy');
  return {
    rows: rows.map(({ changes, likely }) => [changes, Math.round(likely * 1e6)]),
    exact,
    assumed,
    reckoned,
    unfit,
    asked: asked.map(({ id, answer, takes, choices, least, most }) => [id, answer, [takes, ...(takes === 'number' ? [least, most] : choices.map(({ value }) => value))].join(' ')]),
  };
}

const said = ({ rows, assumed, reckoned, asked }: Case) => ({ rows, exact: true, assumed, reckoned, unfit: [], asked });

const found = cases.map((one) => ({ ...one, here: lookUp(charts[one.game]!, one.kind, one.answers) }));
const told = found.filter(({ name, here }) => name && here);

test('forty situations of the tests of chances and more are in the tables', () => {
  console.log(`${told.length} of ${cases.filter(({ name }) => name).length} situations of the tests of chances are in the tables`);
  expect(told.length).toBeGreaterThanOrEqual(40);
});

test.each(told)('$game: $name comes to the same with a server and without one', (one) => {
  expect(plain(one.here as Figure)).toEqual(said(one));
});

test('what chance draws from the tables is what a server says', () => {
  const drawn = found.filter(({ name }) => !name);
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter(({ here }) => !here).map(({ kind, answers }) => [kind, answers])).toEqual([]);
  for (const one of drawn) expect(plain(one.here as Figure), `${one.game} ${one.kind} ${JSON.stringify(one.answers)}`).toEqual(said(one));
});

test.each(GAMES)('the tables of %s are small', (game) => {
  const size = gzipSync(JSON.stringify(charts[game])).length;
  console.log(`${game}: ${Math.round(size / 1000)} kB compressed`);
  expect(size).toBeLessThan(300_000);
});

test('what was not worked out is not guessed', () => {
  const tercios = charts['tercios']!;
  const pair = { mine: 'cuirassiers', enemy: 'pike_company' };
  expect(lookUp(tercios, 'charge', pair)).not.toBeNull();
  expect(lookUp(tercios, 'charge', { ...pair, mine_wear: '2', side: 'flank' })).toBeNull();
  expect(lookUp(tercios, 'defence', pair)).toBeNull();
  expect(lookUp(tercios, 'charge', { ...pair, enemy: 'nobody' })).toBeNull();
});

test('an answer that is as it would be by itself says nothing, and what nobody asks is told of', () => {
  const tercios = charts['tercios']!;
  const pair = { mine: 'cuirassiers', enemy: 'pike_company' };
  const base = lookUp(tercios, 'charge', pair);
  expect(lookUp(tercios, 'charge', { ...pair, side: 'front', mine_wear: '0' })?.rows).toEqual(base?.rows);
  expect(lookUp(tercios, 'charge', { ...pair, weather: 'fair' })).toMatchObject({ rows: base?.rows, unfit: ['weather'] });
});

test('a unit that equals another has its tables, under its own name', () => {
  const aguila = charts['aguila']!;
  const answers = { mine: 'russia_cuirassiers_10', enemy: 'france_line_24' };
  expect(isCharted(aguila, 'charge', 'mine', 'russia_cuirassiers_10')).toBe(true);
  expect(JSON.stringify(lookUp(aguila, 'charge', answers))).toContain('profile-russia-cuirassiers');
});
