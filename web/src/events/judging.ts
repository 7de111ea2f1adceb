/** Who judges lists: the server where it can be reached, this device where not. */
import { hasLists, loadLists } from '../lists/load';
import { api } from '../wire/api';
import { network } from '../wire/network.svelte';
import type { Flaw } from '../wire/shapes';

export interface Verdict {
  points: number;
  limit: number;
  flaws: readonly Flaw[];
}

/** Says what a list of a game comes to and what is wrong with it; throws where nobody can be asked. */
export async function judge(game: string, list: string): Promise<Verdict> {
  try {
    return await api.judgeList(game, list);
  } catch (thrown) {
    if (!network.away || !hasLists(game)) throw thrown;
    const lists = await loadLists(game);
    return lists.paste(list).verdict;
  }
}

/** What bars a list from play. */
export function graveOf(verdict: Verdict): readonly Flaw[] {
  return verdict.flaws.filter((flaw) => flaw.grave);
}
