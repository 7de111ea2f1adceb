/** What is strewn over a piece of ground, and the shape of what rises from it: points of the drawing, in millimetres. */

import { chances } from '../../chances';
import type { Point } from '../geometry';

/** A tree, a bush or a rock: where it is and how far it reaches. */
export interface Growth extends Point {
  readonly radius: number;
}

/** Whether a point lies within a ring. */
export function within(ring: readonly Point[], { x, y }: Point): boolean {
  return ring.reduce((inside, one, index) => {
    const other = ring[(index + 1) % ring.length] ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !inside : inside;
  }, false);
}

/** Growth all over a ring, about so far apart; no two at the same place, and always the same for the same seed. */
export function growth(ring: readonly Point[], gap: number, seed: string): Growth[] {
  const chance = chances(seed);
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.max(1, Math.ceil((Math.max(...xs) - left) / gap));
  const rows = Math.max(1, Math.ceil((Math.max(...ys) - top) / gap));
  const all = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + ((index % columns) + 0.2 + 0.6 * chance()) * gap,
    y: top + (Math.floor(index / columns) + 0.2 + 0.6 * chance()) * gap,
    radius: gap * (0.42 + 0.26 * chance()),
  }));
  return all.filter((one) => within(ring, one));
}

/** A ring drawn in towards its middle, to a part of its size. */
export function drawnIn(ring: readonly Point[], part: number): Point[] {
  const middle = centre(ring);
  return ring.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part }));
}

function centre(ring: readonly Point[]): Point {
  return { x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length, y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length };
}

/** The halves of a roof of four corners on both sides of its ridge, the one that the light falls on first; nothing for others. */
export function roof(ring: readonly Point[]): readonly [Point[], Point[]] | null {
  const [a, b, c, d] = ring;
  if (!a || !b || !c || !d || ring.length !== 4) return null;
  const long = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(c.x - b.x, c.y - b.y);
  const [one, two, three, four] = long ? [a, b, c, d] : [b, c, d, a];
  const from = half(one, four);
  const to = half(two, three);
  const halves: [Point[], Point[]] = [
    [one, two, to, from],
    [from, to, three, four],
  ];
  const lit = (shape: Point[]): number => shape.reduce((sum, { x, y }) => sum + x + y, 0);
  return lit(halves[0]) <= lit(halves[1]) ? halves : [halves[1], halves[0]];
}

function half(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Points as a closed path. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Dots for a stroke with round ends: one path for all that is of a size. */
export function dots(points: readonly Point[], across = 0, down = 0): string {
  return points.map(({ x, y }) => `M${(x + across).toFixed(1)} ${(y + down).toFixed(1)}h0`).join('');
}

/** Growth by its size, the small first, so that each size is one path. */
export function sizes(all: readonly Growth[], kinds: number): { readonly radius: number; readonly of: Growth[] }[] {
  const [least, most] = [Math.min(...all.map(({ radius }) => radius)), Math.max(...all.map(({ radius }) => radius))];
  const step = (most - least) / kinds || 1;
  return Array.from({ length: kinds }, (_, kind) => ({
    radius: least + (kind + 0.5) * step,
    of: all.filter(({ radius }) => Math.min(kinds - 1, Math.floor((radius - least) / step)) === kind),
  })).filter(({ of }) => of.length > 0);
}
