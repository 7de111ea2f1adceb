/** How the chance to win went, as a line to draw. */
import type { Curve } from '../wire/shapes';

export const WIDTH = 320;
export const HEIGHT = 150;

export interface Spot {
  x: number;
  y: number;
  turn: number;
  chance: number;
  /** The version at which it stood so. */
  at: number;
  /** Whether the game ended here. */
  end: boolean;
}

/** The turns of some curves, the first and one past the last: so two games lie one over the other. */
export function span(curves: readonly Curve[]): [number, number] {
  const turns = curves.flatMap(({ points }) => points.map(({ turn }) => turn));
  return [Math.min(...turns), Math.max(...turns) + 1];
}

/** Where the points of a curve lie; it ends a turn after the last began. */
export function spots({ points }: Curve, [first, last]: readonly [number, number]): Spot[] {
  return points.map(({ turn, chance, at }, index) => {
    const end = index > 0 && index === points.length - 1;
    return { x: (((end ? turn + 1 : turn) - first) / (last - first)) * WIDTH, y: (1 - chance) * HEIGHT, turn, chance, at, end };
  });
}

/** A line through spots. */
export const line = (found: readonly Spot[]): string => found.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);
