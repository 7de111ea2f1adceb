import { describe, expect, test } from 'vitest';

import { firstAt, nudged, numbersOf, numbersUnder, placeOf, pointOf, pointsOn, turnOn } from './aim';
import { layoutOf } from './layout';
import type { Board, Scene, Space } from './scene';

const PLANE: Space = { type: 'plane', size: [1000, 500] };
const CHART: Space = { ...PLANE, up: true };
const SQUARES: Space = { type: 'grid', cells: [['a2', 'b2'], ['a1', '']] };
const HEXES: Space = { type: 'grid', form: 'hex', cells: [['p', 'q'], ['r', 's']] };
const GRAPH: Space = { type: 'graph', size: [100, 100], points: [['cove', [10, 20]], ['cape', [80, 20]]] };
const laid = (space: Space, board: Partial<Board> = {}) => layoutOf({ board: { ...board, space } });

describe('a table that counts upward', () => {
  test('is drawn with its lower edge below, outlines too', () => {
    const layout = laid(CHART, { areas: [{ id: 'ford', outline: [[0, 0], [100, 0], [100, 100]] }] });
    expect(layout.paper([0, 0])).toEqual({ x: 0, y: 300 });
    expect(layout.paper([1000, 500])).toEqual({ x: 600, y: 0 });
    expect(layout.places.get('ford')?.path).toBe('M0 300L60 300L60 240z');
  });

  test('gives the numbers under a touch that are drawn there', () => {
    for (const space of [PLANE, CHART]) {
      const layout = laid(space);
      expect(numbersUnder(space, layout, layout.paper([250, 125]))).toEqual([250, 125]);
    }
    expect(numbersUnder(PLANE, laid(PLANE), { x: -5, y: 20 })).toEqual([0, 33]);
    expect(numbersUnder(PLANE, laid(PLANE), { x: 5, y: 400 })).toBeNull();
  });
});

test('a place has the numbers of its column and row, or of its point', () => {
  expect(numbersOf(SQUARES, 'a1')).toEqual([0, 1]);
  expect(numbersOf(GRAPH, 'cape')).toEqual([80, 20]);
  expect([numbersOf(SQUARES, ''), numbersOf(SQUARES, 'z9'), numbersOf(PLANE, 'a1')]).toEqual([null, null, null]);
  expect([placeOf(SQUARES, [1, 0]), placeOf(GRAPH, [10, 20]), placeOf(PLANE, [1, 0])]).toEqual(['b2', 'cove', '']);
});

test('a touch is on a cell or a point, or on nothing', () => {
  const layout = laid(SQUARES);
  expect(numbersUnder(SQUARES, layout, { x: 70, y: 20 })).toEqual([1, 0]);
  expect(numbersUnder(SQUARES, layout, { x: 300, y: 20 })).toBeNull();
  expect(pointOf(SQUARES, layout, [1, 0])).toEqual({ x: 90, y: 30 });
  expect(pointOf(GRAPH, laid(GRAPH), [80, 20])).toEqual({ x: 480, y: 120 });
});

test('a piece begins where it stands, or in the middle', () => {
  const on = (space: Space, at: string | [number, number]): Scene => ({ board: { space }, pieces: [{ id: 'one', at, colour: 'red' }] });
  expect(firstAt(on(SQUARES, 'a1'), 'one')).toEqual([0, 1]);
  expect(firstAt(on(SQUARES, [1500, 400]), 'one')).toEqual([1, 0]);
  expect(firstAt(on(PLANE, [30, 40]), 'one')).toEqual([30, 40]);
  expect(firstAt(on(PLANE, 'quay'), 'one')).toEqual([500, 250]);
  expect(firstAt(on(GRAPH, 'quay'), 'one')).toEqual([80, 20]);
});

test('an arrow goes a step as it points, and never off the board', () => {
  expect(nudged(PLANE, laid(PLANE), [500, 250], 'ArrowUp', false)).toEqual([500, 245]);
  expect(nudged(CHART, laid(CHART), [500, 250], 'ArrowUp', true)).toEqual([500, 275]);
  expect(nudged(PLANE, laid(PLANE), [2, 250], 'ArrowLeft', false)).toEqual([0, 250]);
  expect(nudged(SQUARES, laid(SQUARES), [0, 0], 'ArrowDown', false)).toEqual([0, 1]);
  expect(nudged(SQUARES, laid(SQUARES), [0, 1], 'ArrowRight', false)).toEqual([0, 1]);
  expect(nudged(GRAPH, laid(GRAPH), [10, 20], 'ArrowRight', false)).toEqual([80, 20]);
});

test('on hexes one turns from side to side', () => {
  expect([turnOn(HEXES), turnOn(SQUARES), turnOn(PLANE)]).toEqual([6000, 1500, 1500]);
});

test('a way is known from the last leg on that names no place', () => {
  const to = (x: number, y: number) => ({ how: 'to', at: [x, y, 9000] });
  expect(pointsOn([7, 8], [to(1, 2), to(3, 4)])).toEqual([[7, 8], [1, 2], [3, 4]]);
  expect(pointsOn([7, 8], [to(1, 2), { how: 'ahead', amount: 5 }, to(3, 4)])).toEqual([[3, 4]]);
});
