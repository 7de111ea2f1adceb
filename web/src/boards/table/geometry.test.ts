import { describe, expect, it } from 'vitest';

import { corners, degrees, distance, faced, Frame, fronting, frontOf, heading, fineInches, inches, sides, stepped, typed } from './geometry';
import { marksIn, namesIn } from './pieces';
import { held } from './ruler.svelte';

const BASE = { width: 8000, depth: 4000 };

describe('facings', () => {
  it.each([
    [0, [0, 1000]],
    [9000, [1000, 0]],
    [18_000, [0, -1000]],
    [27_000, [-1000, 0]],
  ] as const)('of %i look as on a compass', (facing, there) => {
    expect(stepped([0, 0], facing, 1000).map((value) => value + 0)).toEqual([...there]);
    expect(heading([0, 0], there)).toBe(facing);
  });

  it('stay within a turn', () => {
    expect([faced(-100), faced(36_000), faced(72_100)]).toEqual([35_900, 0, 100]);
    expect([degrees(35_990), degrees(9_040)]).toEqual([0, 90]);
  });
});

describe('a base', () => {
  it('has its front half its depth ahead of its centre', () => {
    expect(frontOf([10_000, 10_000, 0], BASE)).toEqual([10_000, 12_000]);
    expect(frontOf([10_000, 10_000, 9000], BASE)).toEqual([12_000, 10_000]);
  });

  it('can be put by its front', () => {
    const pose = fronting([10_000, 12_000], 4500, BASE);
    expect(distance(frontOf(pose, BASE), [10_000, 12_000])).toBeLessThan(2);
  });

  it('has its corners clockwise from the front left one', () => {
    expect(corners([0, 0, 0], BASE).map((corner) => corner.map((value) => value + 0))).toEqual([
      [-4000, 2000],
      [4000, 2000],
      [4000, -2000],
      [-4000, -2000],
    ]);
  });

  it('has the centres of its sides clockwise from the front', () => {
    expect(sides([0, 0, 9000], BASE).map((side) => side.map((value) => value + 0))).toEqual([
      [2000, 0],
      [0, -4000],
      [-2000, 0],
      [0, 4000],
    ]);
  });
});

describe('a frame', () => {
  const frame = new Frame(180_000, 120_000);
  const turned = new Frame(180_000, 120_000, true);

  it('draws y upwards, in millimetres', () => {
    expect(frame.extent).toEqual({ width: 1800, height: 1200 });
    expect(frame.place([1000, 2000])).toEqual({ x: 10, y: 1180 });
    expect(frame.under({ x: 10, y: 1180 })).toEqual([1000, 2000]);
  });

  it('can be turned round', () => {
    expect(turned.place([1000, 2000])).toEqual({ x: 1790, y: 20 });
    expect(turned.under({ x: 1790, y: 20 })).toEqual([1000, 2000]);
    expect([frame.angle(9000), turned.angle(9000), turned.angle(27_000)]).toEqual([90, 270, 90]);
  });

  it('draws the half disc ahead of a front', () => {
    expect(frame.half([10_000, 10_000], 0, 5000)).toBe('M50.00 1100.00A50.00 50.00 0 0 1 150.00 1100.00Z');
  });

  it('draws what lies straight out from a side, or beyond its corners', () => {
    expect(frame.strip([10_000, 10_000, 0], BASE, 0, 5000)).toBe('M60.00 1080.00L60.00 1030.00L140.00 1030.00L140.00 1080.00Z');
    expect(frame.strip([10_000, 10_000, 0], BASE, 1, 5000)).toBe('M140.00 1080.00L190.00 1080.00L190.00 1120.00L140.00 1120.00Z');
    expect(frame.opening([10_000, 10_000, 0], BASE, 0, 1000)).toBe(
      'M60.00 1080.00L52.93 1072.93A10.00 10.00 0 0 1 60.00 1070.00L140.00 1070.00A10.00 10.00 0 0 1 147.07 1072.93L140.00 1080.00Z',
    );
  });

  it('draws a line that is not closed', () => {
    expect(frame.line([[0, 0], [1000, 0]])).toBe('M0.00 1200.00L10.00 1200.00');
  });

  it('sweeps clockwise where the turn is positive', () => {
    expect(frame.sweep([0, 0], [0, 1000], 9000)).toBe('M0.00 1190.00A10.00 10.00 0 0 1 10.00 1200.00');
    expect(frame.sweep([0, 0], [0, 1000], -27_000)).toMatch(/ 0 1 0 10\.00 1200\.00$/);
  });
});

describe('numbers', () => {
  it('are read as people type them', () => {
    expect([typed('6,5'), typed(' 7.25″ '), typed('-30°'), typed('12"')]).toEqual([6.5, 7.25, -30, 12]);
    expect([typed(''), typed('lejos')]).toEqual([null, null]);
  });

  it('are shown in inches', () => {
    expect(inches(18_125, 2500)).toBe(7.3);
    expect(inches(17_500, 2500)).toBe(7);
    expect(inches(17_501, 2500)).toBe(7.1);
    expect(fineInches(18_125, 2500)).toBe(7.25);
  });
});

describe('a ruler', () => {
  it('takes hold of the nearest point that is near enough', () => {
    const holds = [
      [0, 0],
      [1000, 0],
    ] as const;
    expect(held([900, 100], holds, 500)).toEqual([1000, 0]);
    expect(held([500, 900], holds, 500)).toEqual([500, 900]);
  });
});

describe('a proof', () => {
  it('holds names of pieces and marks to draw', () => {
    const line = { type: 'line', kind: 'gap', start: [0, 0], end: [1, 1] };
    expect(marksIn(['B1-1', line])).toEqual([line]);
    expect(namesIn(['B1-1', line])).toEqual(['B1-1']);
  });
});
