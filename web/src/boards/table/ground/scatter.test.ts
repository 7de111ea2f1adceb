import { describe, expect, it } from 'vitest';

import { closed, dots, drawnIn, growth, roof, sizes, within } from './scatter';

const FIELD = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 100 },
  { x: 0, y: 100 },
];
/** A corner is missing from it. */
const BENT = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 50 },
  { x: 100, y: 50 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

describe('growth', () => {
  it('lies within its ring, whatever the shape of it', () => {
    expect(within(BENT, { x: 50, y: 75 })).toBe(true);
    expect(within(BENT, { x: 150, y: 75 })).toBe(false);
    expect(within(BENT, { x: -10, y: 25 })).toBe(false);
    const trees = growth(BENT, 20, 'wood');
    expect(trees.length).toBeGreaterThan(20);
    expect(trees.every((tree) => within(BENT, tree))).toBe(true);
  });

  it('is always the same, and another elsewhere', () => {
    expect(growth(FIELD, 20, 'W1')).toEqual(growth(FIELD, 20, 'W1'));
    expect(growth(FIELD, 20, 'W1')).not.toEqual(growth(FIELD, 20, 'W2'));
  });

  it('comes by its size, none forgotten', () => {
    const trees = growth(FIELD, 20, 'W1');
    const kinds = sizes(trees, 3);
    expect(kinds).toHaveLength(3);
    expect(kinds.reduce((sum, { of }) => sum + of.length, 0)).toBe(trees.length);
    expect(kinds.map(({ radius }) => radius)).toEqual(kinds.map(({ radius }) => radius).sort((one, other) => one - other));
  });
});

describe('shapes', () => {
  it('are drawn in towards the middle', () => {
    expect(drawnIn(FIELD, 0.5)[0]).toEqual({ x: 50, y: 25 });
    expect(closed(FIELD)).toBe('M0.0 0.0L200.0 0.0L200.0 100.0L0.0 100.0Z');
    expect(dots([{ x: 1, y: 2 }], 1)).toBe('M2.0 2.0h0');
  });

  it('a roof of four corners has its ridge along, the half that looks up first', () => {
    const [lit, dim] = roof(FIELD) ?? [];
    expect(lit?.every(({ y }) => y <= 50)).toBe(true);
    expect(dim?.every(({ y }) => y >= 50)).toBe(true);
    expect(roof(BENT)).toBeNull();
  });
});
