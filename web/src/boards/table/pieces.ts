/** What stands and lies on a table, as a game gives it to be drawn. */

import type { Base, Pair, Pose } from './geometry';
import type { Troops } from './troops/troops';

/** Which of the two sides something belongs to: the sides differ by colour and by the shape of their bases. */
export type Camp = 'one' | 'other';

/** A small sign on a piece; its path is drawn in a square from -10 to 10. */
export interface Sign {
  readonly id: string;
  readonly path: string;
  readonly words: string;
  /** How it is drawn: plain, as something bad, or as something that is hidden. */
  readonly look: 'plain' | 'bad' | 'hidden' | 'open';
}

/** How a body is drawn up; each has a sign of its own shape, so that no colour is needed to tell them apart. */
export type Formation = 'line' | 'march_column' | 'attack_column' | 'square' | 'mass' | 'open';

/** A base on the table. */
export interface TablePiece {
  readonly id: string;
  readonly camp: Camp;
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  /** What it is: strokes in a square from -10 to 10, looking upwards. */
  readonly symbol: string;
  /** A few letters that are always readable. */
  readonly label: string;
  /** What it is called, where there is room for it. */
  readonly name?: string;
  /** Everything about it, for whoever cannot see it. */
  readonly words: string;
  /** How much it has suffered, of how much it can bear. */
  readonly worn: number;
  readonly bears: number;
  readonly signs: readonly Sign[];
  /** Without a front: no front mark is drawn. */
  readonly faceless?: boolean;
  readonly formation?: Formation | null;
  /** A gun, drawn in place of the symbol: on its limber or ready to fire. */
  readonly limbered?: boolean;
  /** Where the barrel of a gun points that is ready to fire, if not ahead of its base. */
  readonly bearing?: number | null;
  /** Who stands on it, to be drawn as figures; without, there is only the sign. */
  readonly troops?: Troops;
}

/** A disc on the table. */
export interface TableDisc {
  readonly id: string;
  readonly camp: Camp;
  readonly at: Pair;
  readonly radius: number;
  readonly label: string;
  /** What he is called, where there is room for it. */
  readonly name?: string;
  readonly words: string;
  readonly chief: boolean;
  readonly spent: boolean;
  readonly troops?: Troops;
}

/** How a piece of terrain looks. */
export type Lie =
  | 'wood'
  | 'hill'
  | 'steep'
  | 'crop'
  | 'water'
  | 'ford'
  | 'swamp'
  | 'rocks'
  | 'road'
  | 'wall'
  | 'fence'
  | 'building'
  | 'urban'
  | 'bridge'
  | 'dunes'
  | 'palms'
  | 'vineyard'
  | 'marsh'
  | 'ruins'
  | 'work'
  | 'lake'
  | 'hedge'
  | 'bank';

/** A piece of terrain. */
export interface TableGround {
  readonly id: string;
  readonly lie: Lie;
  readonly ring: readonly Pair[];
  /** The points are a line that is not closed: a wall, a fence, a hedge, a bank. */
  readonly open?: boolean;
  readonly name: string;
  /** Something lies in its middle: its name stands below. */
  readonly taken?: boolean;
  /** Its name and whatever is special about it. */
  readonly words: string;
}

/** What lies out from a side of a base, as far as a length. */
interface Arc {
  readonly pose: Pose;
  readonly base: Base;
  /** The side: 0 is the front, then clockwise. */
  readonly side: number;
  readonly length: number;
}

/**
 * Something that an overlay shows: a half disc ahead of a front, a disc, a line or an area; or all that lies within a length
 * of a side of a base, straight out (`strip`) or opening 45 degrees beyond its corners (`corners`).
 */
export type Zone = { readonly look: 'arc' | 'reach' | 'reaction' | 'danger' | 'flank' | 'command' | 'sight'; readonly words: string } & (
  | { readonly shape: 'half'; readonly at: Pair; readonly facing: number; readonly length: number }
  | { readonly shape: 'disc'; readonly at: Pair; readonly length: number }
  | { readonly shape: 'line'; readonly from: Pair; readonly to: Pair }
  | { readonly shape: 'area'; readonly ring: readonly Pair[] }
  | ({ readonly shape: 'strip' } & Arc)
  | ({ readonly shape: 'corners' } & Arc)
);

/** A place worth holding. */
export interface TableObjective {
  readonly id: string;
  readonly at: Pair;
  /** Who holds it. */
  readonly camp: Camp | null;
  readonly worth: number;
  readonly words: string;
}

/** What the sky does, drawn lightly over the whole table. */
export interface TableSky {
  readonly kind: 'fog' | 'rain' | 'snow' | 'sand';
  /** More of it: torrential rain, a blizzard. */
  readonly heavy?: boolean;
  readonly words: string;
  /** How far one sees from a point: about it there is no veil. */
  readonly sight?: { readonly at: Pair; readonly length: number; readonly words: string };
}

/** A piece that is being put somewhere: not there yet. */
export interface TableGhost {
  readonly camp: Camp;
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  /** A disc instead of a base. */
  readonly radius?: number;
  /** Areas instead of a base: terrain that is being laid. */
  readonly rings?: readonly (readonly Pair[])[];
  /** Where it comes from, if from anywhere. */
  readonly from?: Pair;
  /** Where it stands on a way of several legs before it ends, from its start on. */
  readonly via?: readonly Pose[];
  readonly words: string;
  readonly fits: 'yes' | 'no' | 'unknown';
}

/** A mark of `maestre.space.tabletop.proof`, as it comes over the wire. */
export type ProofMark =
  | { readonly type: 'line'; readonly kind: string; readonly start: Pair; readonly end: Pair }
  | { readonly type: 'sweep'; readonly kind: string; readonly centre: Pair; readonly start: Pair; readonly turn: number }
  | { readonly type: 'area'; readonly kind: string; readonly points: readonly Pair[] };

/** The marks among what proves something: names of pieces are no marks. */
export function marksIn(proof: readonly unknown[]): ProofMark[] {
  return proof.filter(
    (one): one is ProofMark =>
      typeof one === 'object' && one !== null && ['line', 'sweep', 'area'].includes((one as { type?: string }).type ?? ''),
  );
}

/** The names of pieces among what proves something. */
export function namesIn(proof: readonly unknown[]): string[] {
  return proof.filter((one): one is string => typeof one === 'string');
}
