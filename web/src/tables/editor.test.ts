import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from '../wire/api';
import type { Palette, SeenTable } from '../wire/shapes';
import { Editor } from './editor.svelte';
import { readLayout } from './layout';

const square: [number, number][] = [[-1000, -1000], [1000, -1000], [1000, 1000], [-1000, 1000]];
const palette: Palette = {
  inch: 2500,
  scales: [{ scale: 'mm15', size: [180_000, 120_000], zone: 12, zone_most: 18 }],
  pieces: [
    { scale: 'mm15', piece: 'bosque:6', element: 'bosque', rings: [square], over: false },
    { scale: 'mm15', piece: 'rio:straight', element: 'rio', rings: [], over: false },
    { scale: 'mm15', piece: 'rio:left', element: 'rio', rings: [], over: false },
    { scale: 'mm15', piece: 'puente:over', element: 'puente', rings: [square], over: true },
  ],
  most: 3,
};

/** What a server would say of a table: every piece covers a square, and those named are wrong. */
function seen(text: string, wrong: readonly number[] = []): SeenTable {
  const layout = readLayout(text)!;
  const pieces = layout.scenery.map((one) => ({ ...one, rings: [square] }));
  const flaws = wrong.map((number) => ({ rule: '9.10', message: { key: 'x', args: [] }, remedy: { key: 'y', args: [] }, where: `scenery.${number}`, grave: true }));
  return { text: '', table: { ...layout, kept: text, size: [180_000, 120_000], pieces, zones: [], scenery: {}, flaws } };
}

describe('an editor', () => {
  const judge = vi.spyOn(api, 'judgeTable');
  let editor: Editor;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(api, 'palette').mockResolvedValue(palette);
    judge.mockReset().mockImplementation((_, text) => Promise.resolve(seen(text)));
    editor = new Editor('tercios', 10);
    await editor.load(null);
  });
  afterEach(() => vi.useRealTimers());

  const settle = () => vi.advanceTimersByTimeAsync(20);

  it('adds what is dragged where it is let go, and a crossing on its river', async () => {
    editor.add('bosque', [50_000, 25_000]);
    expect(editor.chosen).toEqual({ piece: 'bosque:6', x: 20, y: 10, facing: 0 });
    editor.add('rio');
    expect(editor.chosen).toMatchObject({ piece: 'rio:straight', facing: 90 });
    const { x, y } = editor.chosen!;
    editor.add('puente');
    expect(editor.chosen).toMatchObject({ piece: 'puente:over', x, y });
    editor.add('bosque');
    expect(editor.layout.scenery).toHaveLength(3);
    await settle();
    expect(judge).toHaveBeenCalledTimes(2);
    expect(editor.settled).toBe(true);
  });

  it('keeps what is dragged on the table and asks once, when it is let go', async () => {
    editor.add('bosque', [50_000, 25_000]);
    await settle();
    for (let step = 1; step < 9; step += 1) editor.drag('0', [-step * 10_000, 0], [0, 0], false);
    expect(editor.settled).toBe(false);
    await settle();
    expect(judge).toHaveBeenCalledTimes(2);
    editor.drag('0', [-90_000, 2500], [0, 0], true);
    expect(editor.chosen).toMatchObject({ x: 0, y: 11 });
    await settle();
    expect(judge).toHaveBeenCalledTimes(3);
    editor.undo();
    expect(editor.layout.scenery[0]).toMatchObject({ x: 20, y: 10 });
  });

  it('turns by its handle in steps of five degrees', () => {
    editor.add('bosque', [50_000, 25_000]);
    editor.drag('turn', [10_000, -10_300], [50_000, 35_000], true);
    expect(editor.chosen?.facing).toBe(90);
  });

  it('counts what is wrong, by piece, and takes a piece off', async () => {
    judge.mockImplementation((_, text) => Promise.resolve(seen(text, [1])));
    editor.add('bosque', [50_000, 25_000]);
    await settle();
    expect([editor.grave, editor.lies(editor.layout.scenery[0]!)]).toEqual([1, false]);
    judge.mockImplementation((_, text) => Promise.resolve(seen(text)));
    editor.remove(0);
    await settle();
    expect([editor.grave, editor.layout.scenery.length, editor.selected]).toEqual([0, 0, -1]);
  });

  it('says what the server refused, and goes on when it answers again', async () => {
    judge.mockRejectedValueOnce(new Error('away'));
    editor.add('bosque');
    await settle();
    expect(editor.problem).not.toBeNull();
    editor.turn(0, 5);
    await settle();
    expect([editor.problem, editor.settled]).toEqual([null, true]);
  });
});
