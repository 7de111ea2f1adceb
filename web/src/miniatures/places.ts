/** Where the miniatures of a position are, on whichever measured table. */
import type { Pair, Pose } from '../boards/table/geometry';
import type { Places } from '../happening/beats';

interface Miniature {
  readonly pose?: Pose | null;
  readonly at?: Pair | null;
  /** The unit that it is with. */
  readonly inside?: string | null;
}

interface Peopled {
  readonly units?: Readonly<Record<string, Miniature>>;
  readonly leaders?: Readonly<Record<string, Miniature>>;
  readonly officers?: Readonly<Record<string, Miniature>>;
  readonly lost?: Readonly<Record<string, unknown>>;
}

/** Where a unit or whoever leads it is: a base or a disc, or the unit that he is with. */
export function whereIn(state: unknown, id: string): Pair | null {
  const { units = {}, leaders = {}, officers = {} } = (state ?? {}) as Peopled;
  const one = units[id] ?? leaders[id] ?? officers[id];
  if (one?.pose) return [one.pose[0], one.pose[1]];
  return one?.at ?? (one?.inside ? whereIn(state, one.inside) : null);
}

/** Whoever is on no table is nowhere, until he is lost for good. */
export const places: Places = ({ state }) => {
  const { units = {}, leaders = {}, officers = {}, lost = {} } = (state ?? {}) as Peopled;
  const all = Object.entries({ ...units, ...leaders, ...officers }).filter(([id]) => !(id in lost));
  return Object.fromEntries(all.map(([id, one]) => [id, JSON.stringify(one.pose ?? whereIn(state, id))]));
};
