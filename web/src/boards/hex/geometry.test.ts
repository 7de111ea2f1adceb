import { describe, expect, it } from 'vitest';

import { ahead } from '../arrows';
import { cellAt, cellOf, centre, DIRECTIONS, distance, hexName, neighbour, OFF, RADIUS, sharedSide, turn, turned, WIDTH, type Grid, type Point } from './geometry';

const grid: Grid = { cols: 44, rows: 58 };
const all = Array.from({ length: grid.cols * grid.rows }, (_, cell) => cell);

describe('cells and points', () => {
  it('finds every cell under its own centre', () => {
    for (const cell of all) expect(cellAt(grid, centre(grid, cell))).toBe(cell);
  });

  it('finds the cell a little inside each corner, and none beyond the board', () => {
    const middle = centre(grid, cellOf(grid, 10, 7));
    expect(cellAt(grid, { x: middle.x, y: middle.y - RADIUS + 1 })).toBe(cellOf(grid, 10, 7));
    expect(cellAt(grid, { x: middle.x + WIDTH / 2 - 1, y: middle.y })).toBe(cellOf(grid, 10, 7));
    expect(cellAt(grid, { x: middle.x + WIDTH / 2 + 1, y: middle.y })).toBe(cellOf(grid, 11, 7));
    expect(cellAt(grid, { x: -5, y: 300 })).toBe(OFF);
    expect(cellAt(grid, { x: 300, y: -30 })).toBe(OFF);
  });

  it('names hexes as people do', () => {
    expect(hexName(grid, 1161)).toBe('1726');
    expect(hexName(grid, 5)).toBe('0500');
  });
});

describe('directions', () => {
  it('steps as the engine does: 1 west, then counter-clockwise, from even and odd rows', () => {
    const even = cellOf(grid, 10, 6);
    const odd = cellOf(grid, 10, 7);
    const steps = (cell: number): number[][] =>
      DIRECTIONS.map((way) => {
        const to = neighbour(grid, cell, way);
        return [to % grid.cols, Math.floor(to / grid.cols)];
      });
    expect(steps(even)).toEqual([
      [9, 6],
      [9, 7],
      [10, 7],
      [11, 6],
      [10, 5],
      [9, 5],
    ]);
    expect(steps(odd)).toEqual([
      [9, 7],
      [10, 8],
      [11, 8],
      [11, 7],
      [11, 6],
      [10, 6],
    ]);
  });

  it('comes back by the opposite direction', () => {
    for (const cell of all)
      for (const way of DIRECTIONS) {
        const to = neighbour(grid, cell, way);
        if (to === OFF) continue;
        expect(neighbour(grid, to, turned(way, 3))).toBe(cell);
        expect(distance(grid, cell, to)).toBe(1);
      }
  });

  it('leaves the board at its edges', () => {
    expect(neighbour(grid, 0, 1)).toBe(OFF);
    expect(neighbour(grid, 0, 6)).toBe(OFF);
    expect(neighbour(grid, cellOf(grid, 43, 1), 3)).toBe(OFF);
  });

  it('turns a drawing towards the neighbour of that direction', () => {
    const from = centre(grid, cellOf(grid, 10, 7));
    for (const way of DIRECTIONS) {
      const to = centre(grid, neighbour(grid, cellOf(grid, 10, 7), way));
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      expect(((turn(way) - angle + 540) % 360) - 180).toBeCloseTo(0);
    }
  });

  it('turns to port counter-clockwise and to starboard clockwise', () => {
    expect(turned(4, 1)).toBe(5);
    expect(turned(6, 1)).toBe(1);
    expect(turned(1, -1)).toBe(6);
  });

  it('draws the side between two hexes as long as a side and halfway', () => {
    const [from, to] = sharedSide(grid, cellOf(grid, 9, 4), cellOf(grid, 10, 4));
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(RADIUS);
    expect((from.x + to.x) / 2).toBeCloseTo(10 * WIDTH);
  });
});

describe('arrow keys', () => {
  const places: [string, Point][] = [
    ['here', { x: 0, y: 0 }],
    ['right', { x: 40, y: 0 }],
    ['near but aside', { x: 30, y: 30 }],
    ['below', { x: 10, y: 45 }],
    ['far left', { x: -300, y: 20 }],
  ];
  const from = { x: 0, y: 0 };

  it('prefers what is straight ahead to what is nearer but aside', () => {
    expect(ahead(places, from, 'ArrowRight')).toBe('right');
    expect(ahead(places, from, 'ArrowDown')).toBe('below');
    expect(ahead(places, from, 'ArrowLeft')).toBe('far left');
  });

  it('leads nowhere when nothing is ahead', () => {
    expect(ahead(places, from, 'ArrowUp')).toBeUndefined();
  });

  it('reaches every ship of a line abreast, one after the other', () => {
    const line = [6, 7, 8, 9].map((row) => [row, centre(grid, cellOf(grid, 10, row))] as const);
    const visited = [6];
    for (let at = line[0]; at;) {
      const next = ahead(line, at[1], 'ArrowDown');
      at = line.find(([row]) => row === next);
      if (at) visited.push(at[0]);
    }
    expect(visited).toEqual([6, 7, 8, 9]);
  });
});
