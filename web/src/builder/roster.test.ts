import { beforeAll, describe, expect, test } from 'vitest';

import aguilaOnPaper from '../lists/fixtures/aguila.paper.json';
import terciosOnPaper from '../lists/fixtures/tercios.paper.json';
import { loadLists } from '../lists/load';
import { words } from '../words/words.svelte';
import { compared, type Roster } from './roster';
import { sayOf } from './said';
import { rosterOf as ofAguila } from './aguila/told';
import { rosterOf as ofTercios } from './tercios/told';

const [tercios, aguila] = await Promise.all([loadLists('tercios'), loadLists('aguila')]);

function spain() {
  const draft = tercios.force('spain_1000', 'es');
  if (!draft) throw new Error('there is no such army');
  return draft;
}

const read = (draft: ReturnType<typeof spain>) => ofTercios(tercios.catalogue, draft, tercios.points(draft), sayOf('tercios'));

describe('a list of Tercios as it is read', () => {
  test('has all its leaders and Troops, each at its place, and comes to its points', () => {
    const roster = read(spain());
    const lines = roster.groups.flatMap((group) => group.lines);
    expect(lines.map((line) => line.at)).toContain('commands.1.units.3');
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(1000);
    expect(roster.groups.reduce((sum, group) => sum + group.points, 0)).toBe(1000);
  });

  test('has a box for each point of Endurance, as its options leave it', () => {
    const draft = tercios.tap(spain(), { do: 'option', at: 'commands.1.units.2', option: 'depleted', on: true });
    const at = (place: string) => read(draft).groups.flatMap((group) => group.lines).find((line) => line.at === place);
    expect(at('commands.1.units.1')?.ticks[0]?.count).toBe(5);
    expect(at('commands.1.units.2')?.ticks[0]?.count).toBe(4);
  });
});

describe('a list of Águila as it is read', () => {
  test('has a box for each man, two for a horseman, and its points', () => {
    const draft = aguila.force('france_1500', 'es');
    if (!draft) throw new Error('there is no such army');
    const lines = ofAguila(aguila.catalogue, draft, aguila.points(draft), sayOf('aguila')).groups.flatMap((group) => group.lines);
    const boxes = (unit: string) => lines.filter((_, index) => index >= 0).find((line) => line.called === unit)?.ticks[0];
    expect(boxes('Infantería de línea 24') ?? boxes('Line infantry 24')).toMatchObject({ count: 24, gap: 12 });
    expect(lines.some(({ ticks: [damage] }) => damage?.count === 20), 'ten horsemen').toBe(true);
    expect(lines.reduce((sum, line) => sum + line.points, 0) + 30 * draft.aides).toBe(aguila.points(draft));
  });
});

interface OnPaper {
  readonly list: string;
  readonly entries: readonly (readonly [mark: string, ...boxes: [name: string, count: number, gap: number][]])[];
}

/** What the browser has boxes for, as `python -m tools.notebook` writes what stands on the sheets. */
function boxesOf(roster: Roster): unknown[] {
  const lines = roster.groups.flatMap((group) => group.lines).filter((line) => line.ticks.length > 0);
  return lines.flatMap((line) => line.marks.map((mark) => [mark, ...line.ticks.map(({ name, count, gap }) => [name, count, gap])]));
}

const inOrder = (entries: readonly unknown[]): string[] => entries.map((one) => JSON.stringify(one)).sort();

describe('what is ticked off', () => {
  beforeAll(async () => {
    await words.speak('es');
    await Promise.all(['tercios', 'aguila'].map((game) => words.learn(game)));
  });

  test.each(terciosOnPaper as unknown as OnPaper[])('is what the sheets of Tercios have boxes for, by the same marks: %#', ({ list, entries }) => {
    const draft = tercios.open(list);
    expect(inOrder(boxesOf(read(draft)))).toEqual(inOrder(entries));
  });

  test.each(aguilaOnPaper as unknown as OnPaper[])('is what the sheets of Águila have boxes for, by the same marks: %#', ({ list, entries }) => {
    const draft = aguila.open(list);
    expect(inOrder(boxesOf(ofAguila(aguila.catalogue, draft, 0, sayOf('aguila'))))).toEqual(inOrder(entries));
  });
});

describe('two lists beside each other', () => {
  test('differ in what only one of them has, which stands first', () => {
    const other = tercios.tap(spain(), { do: 'remove-unit', at: 'commands.4.units.1' });
    const { units, leaders } = compared(read(spain()), read(other));
    expect([units[0]?.one, units[0]?.other]).toEqual([1, 0]);
    expect(units[0]?.points[1]).toBe(0);
    expect(units.slice(1).every((row) => row.one === row.other)).toBe(true);
    expect(leaders.every((row) => row.one === row.other)).toBe(true);
  });

  test('are alike whatever their leaders are called', () => {
    const other = tercios.tap(spain(), { do: 'leader-name', at: 'commanders.1', name: 'Spínola' });
    const { units, leaders } = compared(read(spain()), read(other));
    expect([...units, ...leaders].every((row) => row.one === row.other)).toBe(true);
  });
});
