/** How a piece is put somewhere on a table: by which point, from where, how far at most. */

import { distance, frontOf, fronting, heading, stepped, type Base, type Pair, type Pose } from '../boards/table/geometry';
import type { Spot } from '../wire/shapes';

/** What is being put down, and how. */
export interface Placing {
  readonly piece: string;
  /** What the point of the answer is: the centre of a front, of a base, of a disc, or of an area that is laid. */
  readonly manner: 'front' | 'base' | 'disc' | 'area';
  readonly base: Base;
  readonly radius: number;
  readonly ring: readonly Pair[];
  readonly from: Pair | null;
  readonly facing: number;
  /** How far it may go at most; 0 when nothing is known of it. */
  readonly most: number;
  /** Whether its facing is the player's to choose. */
  readonly turns: boolean;
  /** Whether it may be left where it is. */
  readonly stays: boolean;
  /** Whether it joins a body by being put on it: to touch a base is to put it there. */
  readonly joins: boolean;
  /** The kinds of legs of the way that it goes; none where a spot is enough. */
  readonly legs: readonly string[];
  /** Whether it stays where it is and only chooses where it looks: a point that is touched is looked at. */
  readonly pivots: boolean;
}

/** What is not said of a piece that is put down somewhere. */
export const UNPLACED: Omit<Placing, 'piece' | 'manner'> = {
  base: { width: 0, depth: 0 },
  radius: 0,
  ring: [],
  from: null,
  facing: 0,
  most: 0,
  turns: false,
  stays: false,
  joins: false,
  legs: [],
  pivots: false,
};

/** A piece that goes a way from where it stands, leg by leg. */
export function routed(piece: string, pose: Pose, base: Base, legs: readonly string[]): Placing {
  const [x, y, facing] = pose;
  return { ...UNPLACED, piece, manner: 'base', base, from: [x, y], facing, turns: true, stays: true, legs };
}

/** The answer that puts a piece on a point. */
export function spotOf(placing: Placing, at: Pair, facing: number): Spot {
  return { piece: placing.piece, x: at[0], y: at[1], facing: placing.turns ? facing : 0 };
}

/** Where a base comes to stand when its point is put somewhere. */
export function poseAt(placing: Placing, at: Pair, facing: number): Pose {
  if (placing.manner !== 'front') return [at[0], at[1], facing];
  const way = placing.from && distance(placing.from, at) > 1 ? heading(placing.from, at) : placing.facing;
  return fronting(at, way, placing.base);
}

/** The point where a piece that is being put down is at first. */
export function firstPoint(placing: Placing, pose: Pose | null, middle: Pair): Pair {
  if (placing.from) return placing.from;
  if (!pose) return middle;
  return placing.manner === 'front' ? frontOf(pose, placing.base) : [pose[0], pose[1]];
}

/** A ring that lies about 0, 0, turned and put on a point. */
export function laid(ring: readonly Pair[], at: Pair, facing: number): Pair[] {
  return ring.map(([x, y]) => {
    const far = Math.hypot(x, y);
    return far ? stepped(at, heading([0, 0], [x, y]) + facing, far) : at;
  });
}

/** The point at most so far from where it started, on the same line. */
export function within(from: Pair | null, to: Pair, most: number): Pair {
  if (!from || !most) return to;
  return distance(from, to) <= most ? to : stepped(from, heading(from, to), most - 1);
}
