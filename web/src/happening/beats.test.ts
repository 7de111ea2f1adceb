// @vitest-environment node
import { describe, expect, it } from 'vitest';

import type { Seen } from '../wire/changes';
import type { Did, Event, Line } from '../wire/shapes';
import { beatsOf, taken, type Beat, type Places } from './beats';

const places: Places = ({ state }) => Object.fromEntries(Object.entries((state as { ships: Record<string, number> }).ships).map(([id, cell]) => [id, String(cell)]));
const seen = (ships: Record<string, number>): Seen => ({ state: { ships }, scene: null });
const sunk: Did = { kind: 'shot', by: ['A'], to: ['B'], needs: '1-2', result: { key: 'did-sunk', args: [] }, tone: 'good' };

function line(at: number, key: string, did?: Did, faces: number[] = []): Line {
  const throws = faces.length ? [{ faces, rule: '7.1.h' }] : [];
  return { at, message: { key, args: [] }, rule: '', throws, because: [], ...(did ? { did } : {}) };
}

function event(before: number, version: number, steps: Event['steps'], lines: Line[]): Event {
  return { is: 'event', game: 'x', seat: 'christian', before, version, steps, lines, told_from: before + 1, ask: null, waiting: null, outcome: null, can_undo: false } as unknown as Event;
}

const ships = (beat: Beat): string => Object.keys((beat.seen.state as { ships: object }).ships).join('');

describe('a shot', () => {
  const shot = event(4, 6, [{ at: 5, parts: { done: {} } }, { at: 6, parts: { ships: { B: null } } }], [line(6, 'guns-sink', sunk, [2])]);
  const beats = beatsOf(seen({ A: 1, B: 2 }), shot, places);

  it('shows its dice on the position before, and then what came of it', () => {
    expect(beats.map((beat) => [beat.kind, ships(beat), beat.told, beat.lost.join()])).toEqual([
      ['throw', 'AB', 0, ''],
      ['deed', 'A', 1, 'B'],
    ]);
  });

  it('tells with the dice only what was known before they fell', () => {
    expect(beats[0]?.did).toEqual({ kind: 'shot', by: ['A'], to: ['B'], needs: '1-2' });
    expect(beats[0]?.line).toBeNull();
    expect(beats[0]?.faces).toEqual([2]);
  });
});

describe('dice', () => {
  const fall = (lines: Line[]): (string | number)[][] =>
    beatsOf(seen({ A: 1, B: 2 }), event(1, 2, [{ at: 2, fields: {} }], lines), places)
      .filter(({ kind }) => kind === 'throw')
      .map(({ faces, did }) => [faces.join(' '), did?.needs ?? '', did?.to?.join() ?? '']);
  const after = (did: Did, ...throws: [string, number][]): Line => ({ ...line(2, 'x', did), throws: throws.map(([rule, face]) => ({ faces: [face], rule })) });

  it('stand beside nobody whom only what they showed has named', () => {
    expect(fall([line(2, 'gale', { kind: 'mark', to: ['B'], result: { key: 'did-gale', args: [] } }, [3])])).toEqual([['3', '', '']]);
    expect(fall([line(2, 'combat', { kind: 'fight', to: ['B'], result: { key: 'did-hit', args: [] } }, [3])])).toEqual([['3', '', 'B']]);
  });

  it('that a throw calls for fall after it, and need nothing that is told of it', () => {
    expect(fall([after(sunk, ['a', 1], ['a', 4], ['a', 5])])).toEqual([['1', '1-2', 'B'], ['4 5', '', 'B']]);
    expect(fall([after({ kind: 'mark', to: ['B'] }, ['a', 1], ['a', 2], ['b', 3])])).toEqual([['1 2', '', ''], ['3', '', '']]);
  });
});

it('whoever goes where nothing is told of it brings no line of what comes after', () => {
  const found = beatsOf(seen({ A: 1 }), event(1, 3, [{ at: 3, parts: { ships: { A: 2 } } }], [line(2, 'x'), line(2, 'y')]), places);
  expect(found.map(({ kind, at, told }) => [kind, at, told])).toEqual([['word', 2, 2], ['travel', 3, 0]]);
});

it('dice that led to several lines fall once', () => {
  const wear: Did = { kind: 'loss', to: ['B'], result: { key: 'did-wear', args: [] }, amount: 2 };
  const found = beatsOf(seen({ A: 1, B: 2 }), event(1, 2, [{ at: 2, fields: {} }], [line(2, 'shot', sunk, [5, 6]), line(2, 'wear-taken', wear, [5, 6])]), places);
  expect(found.map(({ kind, told }) => [kind, told])).toEqual([
    ['throw', 0],
    ['deed', 1],
    ['deed', 2],
  ]);
});

it('nothing of a later throw is seen before it falls', () => {
  const first = line(2, 'shot', sunk, [1]);
  const second = line(3, 'shot', { ...sunk, to: ['A'] }, [2]);
  const both = event(1, 3, [{ at: 2, parts: { ships: { B: null } } }, { at: 3, parts: { ships: { A: null } } }], [first, second]);
  const found = beatsOf(seen({ A: 1, B: 2, C: 3 }), both, places);
  expect(found.map((beat) => [beat.kind, beat.at, ships(beat)])).toEqual([
    ['throw', 2, 'ABC'],
    ['deed', 2, 'AC'],
    ['throw', 3, 'AC'],
    ['deed', 3, 'C'],
  ]);
});

it('what changed nothing is seen on the position of its own moment, and not of one before or after', () => {
  const missed: Did = { ...sunk, result: { key: 'did-miss', args: [] }, tone: 'plain' };
  const lines = [line(2, 'guns-miss', missed, [6]), line(3, 'guns-sink', sunk, [1]), line(4, 'guns-miss', missed, [5])];
  const found = beatsOf(seen({ A: 1, B: 2 }), event(1, 4, [{ at: 3, parts: { ships: { B: null } } }], lines), places);
  expect(found.map((beat) => [beat.kind, beat.at, ships(beat)])).toEqual([
    ['throw', 2, 'AB'],
    ['deed', 2, 'AB'],
    ['throw', 3, 'AB'],
    ['deed', 3, 'A'],
    ['throw', 4, 'A'],
    ['deed', 4, 'A'],
  ]);
});

it('of an event without steps, from an engine of the release before, nothing is played', () => {
  const former = { ...event(1, 2, [], [line(2, 'guns-sink', sunk, [1])]), steps: undefined, changes: {} } as unknown as Event;
  expect(beatsOf(seen({ A: 1 }), former, places)).toEqual([]);
});

describe('those who go', () => {
  const going = (id: string, to: number, at: number): Event =>
    event(at - 1, at, [{ at, parts: { ships: { [id]: to } } }], [line(at, 'moved', { kind: 'move', by: [id], way: ['0101', '0102'] })]);

  it('go the way that is told', () => {
    const [beat] = beatsOf(seen({ A: 1 }), going('A', 9, 1), places);
    expect(beat).toMatchObject({ kind: 'travel', moved: ['A'], ways: { A: ['0101', '0102'] } });
  });

  it('go together where nothing is between, and only so many', () => {
    const names = 'ABCDEFGH'.split('');
    let now = seen(Object.fromEntries(names.map((id, place) => [id, place])));
    const queue = names.flatMap((id, place) => {
      const found = beatsOf(now, going(id, place + 100, place + 1), places);
      now = found[0]?.seen ?? now;
      return found;
    });
    expect(taken(queue)?.moved).toEqual(names.slice(0, 6));
    expect(taken(queue)?.moved).toEqual(names.slice(6));
    expect(taken(queue)).toBeUndefined();
  });
});

it('what is only said is told in a moment', () => {
  const [beat, ...others] = beatsOf(seen({ A: 1 }), event(1, 2, [], [line(2, 'phase-ends', { kind: 'phase' })]), places);
  expect([beat?.kind, beat?.told, others.length]).toEqual(['word', 1, 0]);
});
