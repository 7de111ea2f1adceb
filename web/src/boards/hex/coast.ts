/** The outline of a set of cells as a smooth shape: what makes hexes of land look like a coast. */

import { centre, CORNERS, neighbour, OFF, type Grid, type Point } from './geometry';

/** The direction across each side of a hex, by the corner at which the side begins (clockwise from the north). */
const ACROSS = [5, 4, 3, 2, 1, 6] as const;

type Ring = readonly Point[];

/** The closed outlines round a set of cells; land is to the right of each. */
export function outlines(grid: Grid, cells: ReadonlySet<number>): Ring[] {
  const next = new Map<string, [string, Point]>();
  for (const cell of cells) {
    const middle = centre(grid, cell);
    ACROSS.forEach((direction, side) => {
      const other = neighbour(grid, cell, direction);
      if (other !== OFF && cells.has(other)) return;
      const from = corner(middle, side);
      const to = corner(middle, (side + 1) % 6);
      next.set(named(from), [named(to), from]);
    });
  }
  return rings(next);
}

function rings(next: Map<string, [string, Point]>): Ring[] {
  const found: Ring[] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    let at = start;
    for (let step = next.get(at); step; step = next.get(at)) {
      next.delete(at);
      ring.push(step[1]);
      at = step[0];
    }
    if (ring.length > 2) found.push(ring);
  }
  return found;
}

function corner(middle: Point, which: number): Point {
  const from = CORNERS[which] ?? { x: 0, y: 0 };
  return { x: middle.x + from.x, y: middle.y + from.y };
}

function named(point: Point): string {
  return `${Math.round(point.x * 4)},${Math.round(point.y * 4)}`;
}

/** A path that runs smoothly through the middles of a ring's sides; points where `keep` holds stay sharp. */
export function smooth(ring: Ring, keep: (point: Point) => boolean = () => false): string {
  const parts: string[] = [];
  ring.forEach((point, index) => {
    const after = ring[(index + 1) % ring.length] ?? point;
    const middle = between(point, after);
    if (index === 0) parts.push(`M${written(between(ring[ring.length - 1] ?? point, point))}`);
    parts.push(keep(point) ? `L${written(point)}L${written(middle)}` : `Q${written(point)} ${written(middle)}`);
  });
  return `${parts.join('')}Z`;
}

/**
 * The same ring with small capes and coves: each side gets a middle point, moved by an amount that depends on the
 * place alone, so that the same map always looks the same.
 */
export function weathered(ring: Ring, depth: number, keep: (point: Point) => boolean = () => false): Ring {
  return ring.flatMap((point, index) => {
    const after = ring[(index + 1) % ring.length] ?? point;
    const middle = between(point, after);
    if (keep(point) && keep(after)) return [point, middle];
    return [moved(point, depth, keep), moved(middle, depth, keep)];
  });
}

function moved(point: Point, depth: number, keep: (point: Point) => boolean): Point {
  if (keep(point)) return point;
  return { x: point.x + depth * chance(point.x, point.y), y: point.y + depth * chance(point.y + 7, point.x) };
}

/** A number between -1 and 1 that depends on two others and looks random. */
function chance(a: number, b: number): number {
  const mixed = Math.sin(Math.round(a) * 12.9898 + Math.round(b) * 78.233) * 43758.5453;
  return 2 * (mixed - Math.floor(mixed)) - 1;
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function written(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}
