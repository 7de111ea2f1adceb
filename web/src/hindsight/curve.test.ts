import { describe, expect, it } from 'vitest';

import type { Curve } from '../wire/shapes';
import { HEIGHT, line, percent, span, spots, WIDTH } from './curve';

const point = (turn: number, chance: number, at = turn * 10) => ({ place: at, at, turn, chance });
const SHORT: Curve = { seat: 'blue', points: [point(1, 0.5), point(2, 0.25), point(2, 1, 29)], swings: [1] };
const LONG: Curve = { seat: 'blue', points: [point(0, 0.5), point(1, 0.5), point(2, 0.5), point(3, 0.5), point(3, 0)], swings: [] };

describe('the curve of a game', () => {
  it('goes from the first turn to a turn after the last began', () => {
    expect(span([SHORT])).toEqual([1, 3]);
    const found = spots(SHORT, span([SHORT]));
    expect(found.map(({ x }) => x)).toEqual([0, WIDTH / 2, WIDTH]);
    expect(found.map(({ y }) => y)).toEqual([HEIGHT / 2, HEIGHT * 0.75, 0]);
    expect(found.map(({ end }) => end)).toEqual([false, false, true]);
    expect(line(found)).toBe('M0.0 75.0L160.0 112.5L320.0 0.0');
  });

  it('lies over another one turn by turn', () => {
    const both = span([SHORT, LONG]);
    expect(both).toEqual([0, 4]);
    expect(spots(SHORT, both).map(({ x }) => x)).toEqual([WIDTH / 4, WIDTH / 2, (WIDTH * 3) / 4]);
    expect(spots(LONG, both).at(-1)?.x).toBe(WIDTH);
  });

  it('tells whole percent', () => {
    expect([0.004, 0.006, 0.5, 1].map(percent)).toEqual([0, 1, 50, 100]);
  });
});
