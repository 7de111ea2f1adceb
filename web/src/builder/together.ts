/**
 * My lists on several devices: what somebody with an account keeps is on the server, too. Merging loses nothing: of a
 * list that was changed in two places both stay, the older as a copy, and nothing is deleted that was changed elsewhere.
 */
import type { Kept } from '../device/device';
import type { KeptList as OnServer } from '../wire/types';

/** What is to be done after a look at both. */
export interface Merge {
  /** To be put on the device. */
  readonly here: readonly Kept[];
  /** To be sent to the server. */
  readonly there: readonly Kept[];
  readonly dropHere: readonly string[];
  readonly dropThere: readonly string[];
}

/** When each list was last the same in both places. */
export type Same = Readonly<Record<string, number>>;

/** Compares what is here with what is there, and with what was the same in both before. */
export function merged(here: readonly Kept[], there: readonly Kept[], same: Same, freshId: () => string): Merge {
  const mine = new Map(here.map((one) => [one.id, one]));
  const theirs = new Map(there.map((one) => [one.id, one]));
  const merge = { here: [] as Kept[], there: [] as Kept[], dropHere: [] as string[], dropThere: [] as string[] };
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const [one, other, before] = [mine.get(id), theirs.get(id), same[id]];
    if (one && other) both(one, other, before);
    else if (one && before !== undefined && one.at <= before) merge.dropHere.push(id);
    else if (one) merge.there.push(one);
    else if (other && before !== undefined && other.at <= before) merge.dropThere.push(id);
    else if (other) merge.here.push(other);
  }
  return merge;

  function both(one: Kept, other: Kept, before: number | undefined): void {
    if (one.at === other.at) return;
    const [newer, older] = one.at > other.at ? [one, other] : [other, one];
    const apart = before === undefined || older.at > before;
    if (apart && JSON.stringify(newer.what) !== JSON.stringify(older.what)) {
      const copy = { ...older, id: freshId() };
      merge.here.push(copy);
      merge.there.push(copy);
    }
    (newer === one ? merge.there : merge.here).push(newer);
  }
}

/** A list as the server has it. */
export const sent = ({ id, at, what }: Kept): OnServer => ({ id, at, body: JSON.stringify(what) });

/** A list from the server; nothing if it cannot be read. */
export function received({ id, at, body }: OnServer): Kept | null {
  try {
    return { id, at, what: JSON.parse(body) as unknown };
  } catch {
    return null;
  }
}
