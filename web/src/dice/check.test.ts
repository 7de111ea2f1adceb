import { beforeEach, describe, expect, it } from 'vitest';

import type { Room } from '../wire/shapes';
import { check, seedOf, type Promised } from './check';
import { notice, promise, promised, withdraw } from './promises';
import { commitment, diceKey, thrown, unhex } from './throws';

const GAMES = ['aguila', 'lepanto', 'mistral', 'tercios'] as const;
type Line = Record<string, unknown> & { is: string };

const records = import.meta.glob<string>('./fixtures/*.jsonl', { query: '?raw', import: 'default', eager: true });
const recordOf = (game: string) => records[`./fixtures/${game}.jsonl`] as string;
const linesOf = (record: string) => record.trim().split('\n').map((line) => JSON.parse(line) as Line);
const written = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).join('\n');
const headerOf = (record: string) => linesOf(record)[0] as unknown as { commitment: string; entropy: Record<string, string> };

function promiseOf(record: string): Promised {
  const { commitment: seen, entropy } = headerOf(record);
  const [seat, word] = Object.entries(entropy)[0] as [string, string];
  return { commitment: seen, words: { [seat]: word } };
}

function altered(record: string, change: (lines: Line[]) => void): string {
  const lines = linesOf(record);
  change(lines);
  return written(lines);
}

describe('the dice of a game that plays another on', () => {
  const [old, ...entries] = linesOf(recordOf('tercios')).filter(({ is }) => is !== 'snapshot' && is !== 'ending') as [Line, ...Line[]];
  const fresh = linesOf(recordOf('lepanto'))[0] as Line & { seed: string; entropy: Record<string, string> };
  const until = entries.findIndex(({ is }) => is === 'rolled') + 1;
  const faces = thrown(diceKey(unhex(fresh.seed), fresh.entropy), until, [6, 6]);
  const record = (origins: readonly unknown[] | undefined) =>
    written([{ ...fresh, origins }, ...entries.slice(0, until), { is: 'rolled', faces, dice: [6, 6], typed: false }]);

  it('come from the old seed up to the moment, and from the new one after', () => {
    expect(check(record([{ ...old, until }]), null)).toEqual({ good: true, throws: 2, draws: 0, typed: 0, untold: 0, imagined: 0 });
    expect(check(record([{ ...old, until: until - 1 }]), null)).toEqual({ good: false, why: 'throw', place: until - 1 });
    expect(check(record([{ ...old, until: until + 1 }]), null)).toEqual({ good: false, why: 'throw', place: until });
  });

  it('do not hold without the old game, or with another seed for it', () => {
    expect(check(record(undefined), null)).toEqual({ good: false, why: 'throw', place: until - 1 });
    expect(check(record([{ ...old, until, seed: fresh.seed }]), null)).toEqual({ good: false, why: 'seed', place: 0 });
  });
});

describe('the dice of a trial of a game under way', () => {
  const entries = linesOf(recordOf('tercios')).filter(({ is }) => !['header', 'snapshot', 'ending'].includes(is));
  const fresh = linesOf(recordOf('lepanto'))[0] as Line & { seed: string; entropy: Record<string, string> };
  const until = entries.findIndex(({ is }) => is === 'rolled') + 1;
  const first = { until, commitment: '', entropy: {}, seed: '', typed: false };
  const faces = thrown(diceKey(unhex(fresh.seed), fresh.entropy), until, [6, 6]);
  const record = (header: object, own = faces) =>
    written([{ ...fresh, ...header }, ...entries.slice(0, until), { is: 'rolled', faces: own, dice: [6, 6], typed: false }]);

  it('are judged from the position with which it begins', () => {
    expect(check(record({ start: {}, origins: [first] }), null)).toEqual({ good: true, throws: 1, draws: 0, typed: 0, untold: 0, imagined: 1 });
    const other = faces.map((face) => (face % 6) + 1);
    expect(check(record({ start: {}, origins: [first] }, other), null)).toEqual({ good: false, why: 'throw', place: until });
  });

  it('are not believed of a game that did not begin as a trial, or with more than there is', () => {
    const promised = { commitment: (fresh as unknown as Promised).commitment, words: {} };
    const start = { start: {}, origins: [first] };
    expect(check(record(start), { ...promised, trial: true })).toMatchObject({ good: true });
    expect(check(record(start), promised)).toEqual({ good: false, why: 'start', place: 0 });
    expect(check(record({ start: {}, origins: [{ ...first, until: 1e9 }] }), null)).toEqual({ good: false, why: 'start', place: 0 });
  });

  it('need a seed where there is no such position', () => {
    expect(check(record({ origins: [first] }), null)).toEqual({ good: false, why: 'seed', place: 0 });
  });
});

describe.each(GAMES)('the dice of %s', (game) => {
  const record = recordOf(game);
  const count = (kind: string) => linesOf(record).filter((line) => line.is === kind).length;

  it('are worked out one by one as the server threw and drew them', () => {
    const found = { throws: count('rolled'), draws: count('drawn'), typed: 0, untold: 0, imagined: 0 };
    expect(found.throws).toBeGreaterThan(9);
    expect(check(record, promiseOf(record))).toEqual({ good: true, ...found });
    expect(check(record, null)).toEqual({ good: true, ...found });
  });

  it('do not hold with one face altered, wherever it is', () => {
    const places = linesOf(record).flatMap((line, place) => (line.is === 'rolled' ? [place] : []));
    for (const place of places) {
      const changed = altered(record, (lines) => {
        const line = lines[place] as Line & { faces: number[]; dice: number[] };
        const last = line.faces.length - 1;
        line.faces[last] = ((line.faces[last] as number) % (line.dice[last] as number)) + 1;
      });
      expect(check(changed, null)).toEqual({ good: false, why: 'throw', place: place - 1 });
    }
  });

  it('do not hold with one word altered, ours or another', () => {
    for (const seat of Object.keys(headerOf(record).entropy)) {
      const changed = altered(record, (lines) => {
        (lines[0] as unknown as { entropy: Record<string, string> }).entropy[seat] += '.';
      });
      expect(check(changed, null).good).toBe(false);
      expect(check(changed, promiseOf(record)).good).toBe(false);
    }
  });

  it('do not hold with another promise, or with another seed', () => {
    const other = { ...promiseOf(record), commitment: commitment(unhex('00'.repeat(32))) };
    expect(check(record, other)).toEqual({ good: false, why: 'promise', place: 0 });
    const seed = seedOf(record).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(check(altered(record, (lines) => ((lines[0] as Line)['seed'] = seed)), null)).toMatchObject({ why: 'seed' });
  });
});

describe('a record', () => {
  const record = recordOf('mistral');

  it('from before dice were noted says how many cannot be worked out here', () => {
    const old = altered(record, (lines) => lines.forEach((line) => (delete line['dice'], delete line['pool'])));
    expect(check(old, null)).toEqual({ good: true, throws: 0, draws: 0, typed: 0, untold: 18, imagined: 0 });
  });

  it('with one draw altered, no seed or no sense does not hold', () => {
    const changed = altered(record, (lines) => {
      const draw = lines.find((line) => line.is === 'drawn') as Line & { places: number[]; pool: number };
      draw.places[0] = ((draw.places[0] as number) + 1) % draw.pool;
    });
    expect(check(changed, null)).toMatchObject({ good: false, why: 'draw' });
    expect(check(altered(record, (lines) => ((lines[0] as Line)['seed'] = '')), null)).toMatchObject({ why: 'seed' });
    expect(check('nonsense', null)).toMatchObject({ why: 'unread' });
  });
});

describe('what was promised at the start', () => {
  const room = { id: 'r1', stage: 'waiting', commitment: 'first' } as Room;
  beforeEach(() => localStorage.clear());

  it('is kept as it was seen first, with our words', () => {
    notice(room);
    promise('r1', 'second', { blue: 'salt' });
    notice({ ...room, commitment: 'third' });
    expect(promised('r1')).toEqual({ commitment: 'first', words: { blue: 'salt' } });
    withdraw('r1');
    expect(promised('r1')).toBeNull();
  });

  it('is nothing to a browser that comes at the end', () => {
    notice({ ...room, stage: 'over' });
    expect(promised('r1')).toBeNull();
  });
});
