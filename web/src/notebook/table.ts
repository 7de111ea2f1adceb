/** What a notebook needs of a game: its lists, the parts of its turn, and what its boxes are for. */
import { openKit, type Kit } from '../builder/kits';
import type { Turn } from '../lists/lists';
import { loadLists } from '../lists/load';
import { Voice } from '../lists/names';
import { words } from '../words/words.svelte';
import type { Notebook } from './notebook';

export interface Table {
  readonly kit: Kit;
  readonly turn: Turn;
  /** What boxes are for, in the language spoken now. */
  named: (what: string) => string;
  /** Whether the game has a name for whoever bears no more. */
  readonly hasLimit: boolean;
}

export async function openTable(game: Notebook['game']): Promise<Table> {
  const [kit, { catalogue }] = await Promise.all([openKit(game), loadLists(game)]);
  const { names, turn } = catalogue;
  return { kit, turn, named: (what) => new Voice(names, words.language).named('tick', what), hasLimit: 'tick-at-limit' in names };
}
