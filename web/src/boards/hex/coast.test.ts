import { describe, expect, it } from 'vitest';

import { outlines, smooth, weathered } from './coast';
import { cellOf, RADIUS, WIDTH, type Grid, type Point } from './geometry';

const grid: Grid = { cols: 12, rows: 12 };
const cells = (...places: [number, number][]): Set<number> =>
  new Set(places.map(([col, row]) => cellOf(grid, col, row)));

/** The area inside a ring, by the shoelace formula. */
function area(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, point, index) => {
      const next = ring[(index + 1) % ring.length] ?? point;
      return sum + point.x * next.y - next.x * point.y;
    }, 0) / 2,
  );
}

const HEX = (3 / 2) * RADIUS * WIDTH;

describe('outlines', () => {
  it('goes round one hex by its six corners', () => {
    const [ring, ...others] = outlines(grid, cells([3, 3]));
    expect(others).toEqual([]);
    expect(ring).toHaveLength(6);
    expect(area(ring ?? [])).toBeCloseTo(HEX);
  });

  it('leaves out the sides between hexes of the same land', () => {
    const [ring, ...others] = outlines(grid, cells([3, 3], [4, 3], [4, 4]));
    expect(others).toEqual([]);
    expect(ring).toHaveLength(12);
    expect(area(ring ?? [])).toBeCloseTo(3 * HEX);
  });

  it('gives an island and a lake a ring each', () => {
    const lake = cells([3, 2], [4, 2], [2, 3], [4, 3], [3, 4], [4, 4]);
    expect(outlines(grid, cells([1, 1], [8, 8]))).toHaveLength(2);
    const rings = outlines(grid, lake);
    expect(rings).toHaveLength(2);
    expect(Math.min(...rings.map(area))).toBeCloseTo(HEX);
  });
});

describe('the coast', () => {
  const [ring = []] = outlines(grid, cells([3, 3], [4, 3]));

  it('is a closed curve, with sharp corners only where they are kept', () => {
    expect(smooth(ring)).toMatch(/^M[^L]*Z$/);
    expect(smooth(ring, (point) => point.x < 4 * WIDTH)).toContain('L');
  });

  it('looks the same every time, and leaves the land about as large as it is', () => {
    const worn = weathered(ring, 5);
    expect(worn).toEqual(weathered(ring, 5));
    expect(worn).not.toEqual(weathered(ring, 0));
    expect(Math.abs(area(worn) - 2 * HEX)).toBeLessThan(HEX / 2);
  });

  it('does not move what is kept', () => {
    expect(weathered(ring, 5, () => true).filter((_, index) => index % 2 === 0)).toEqual(ring);
  });
});
