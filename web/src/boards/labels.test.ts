import { describe, expect, it } from 'vitest';

import type { Box } from './camera.svelte';
import { fitted, overlap, placed, wide, type Named } from './labels';

function at(left: number, top: number, width = 100, height = 40): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function named(id: string, about: Box, ...names: string[]): Named {
  return { id, about, names: names.length ? names : [id] };
}

describe('names of pieces', () => {
  it('stay in sight with what they name, and go with what is out of sight', () => {
    const beyond = { left: -1000, right: 1000, top: 45, bottom: 1000 };
    const [label] = placed([named('B1-1', at(0, 0))], [], 13, [beyond]);
    expect(label!.box.bottom).toBeLessThanOrEqual(0);
    const [hidden] = placed([named('B1-1', at(0, 100))], [], 13, [beyond]);
    expect(hidden!.box.top).toBeGreaterThanOrEqual(140);
  });

  it('stand below what they name, the full name where there is room', () => {
    const [label] = placed([named('B1-1', at(0, 0), 'Tercio B1-1', 'B1-1')], [], 13);
    expect(label?.text).toBe('Tercio B1-1');
    expect(label?.x).toBe(50);
    expect(label!.box.top).toBeGreaterThanOrEqual(40);
    expect(label!.y).toBeGreaterThan(label!.box.top);
  });

  it('lie neither under another piece nor on another name, however the pieces stand', () => {
    const pieces = Array.from({ length: 24 }, (_, index) => named(`B${index}`, at((index % 6) * 104, Math.floor(index / 6) * 58), `Infantería de línea B${index}`, `B${index}`));
    const labels = placed(pieces, [], 13);
    for (const label of labels) {
      expect(pieces.filter(({ id, about }) => id !== label.id && overlap(label.box, about))).toEqual([]);
      expect(labels.filter((other) => other !== label && overlap(label.box, other.box))).toEqual([]);
    }
  });

  it('become short where the full one has no room', () => {
    const [, label] = placed([named('R1', at(-102, 0)), named('B1', at(0, 0, 30, 40), 'Guardia imperial B1', 'B1'), named('R2', at(32, 0))], [at(-150, -30, 300, 29), at(-150, 62, 300, 29)], 13);
    expect(label?.text).toBe('B1');
  });

  it('go elsewhere when the place below is taken', () => {
    const [label] = placed([named('B1', at(0, 0))], [at(0, 40)], 13);
    expect(label!.box.bottom).toBeLessThanOrEqual(0);
  });

  it('stand close to a sign, and not beneath it', () => {
    const sign = at(90, 36, 16, 16);
    const [beneath] = placed([named('B1', at(0, 0), 'Tercio B1', 'B1')], [], 13, [], [at(60, 36, 16, 16)]);
    expect(beneath?.text).toBe('Tercio B1');
    expect(overlap(beneath!.box, at(60, 36, 16, 16))).toBe(false);
    const [close] = placed([named('B1', at(0, 0), 'Tercio B1', 'B1')], [], 13, [], [sign]);
    expect(close!.box.top).toBeGreaterThanOrEqual(40);
  });

  it('stand on what they name when nothing else is free', () => {
    const walls = [at(-200, -200, 500, 199), at(-200, 41, 500, 199), at(-200, 0, 199, 40), at(101, 0, 199, 40)];
    const [label] = placed([named('B1', at(0, 0))], walls, 13);
    expect(overlap(label!.box, at(0, 0))).toBe(true);
  });
});

describe('names of the ground', () => {
  it('take the first place that is free, or none', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 60 },
    ];
    expect(fitted('Bosque', points, [], 17)?.y).toBeLessThan(20);
    expect(fitted('Bosque', points, [at(-20, -20, 40, 40)], 17)?.y).toBeGreaterThan(50);
    expect(fitted('Bosque', points, [at(-200, -200, 400, 400)], 17)).toBeNull();
    expect(wide('Bosque', 17)).toBeGreaterThan(40);
  });
});
