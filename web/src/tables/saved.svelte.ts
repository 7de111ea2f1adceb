/** Tables that are kept in this browser, by game and name; and the one that somebody is about to play on. */

import { readLayout, written, type Layout } from './layout';

const KEPT = 'maestre.tables';
/** How many are kept in all. */
export const MOST_KEPT = 40;

class SavedTables {
  all = $state.raw<readonly Layout[]>(load());
  /** What comes from the editor into the form of a new game. */
  brought = $state.raw<Layout | null>(null);

  of(game: string): readonly Layout[] {
    return this.all.filter((one) => one.game === game);
  }

  /** Keeps a table in place of one of the same name; says whether there was room. */
  keep(layout: Layout): boolean {
    const others = this.all.filter((one) => one.game !== layout.game || one.name !== layout.name);
    if (others.length >= MOST_KEPT) return false;
    return this.#write([...others, layout]);
  }

  drop(layout: Layout): void {
    this.#write(this.all.filter((one) => one.game !== layout.game || one.name !== layout.name));
  }

  #write(all: readonly Layout[]): boolean {
    try {
      localStorage.setItem(KEPT, JSON.stringify(all.map(written)));
    } catch {
      return false; // the browser has no room, or keeps nothing
    }
    this.all = all;
    return true;
  }
}

function load(): Layout[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return (Array.isArray(texts) ? texts : []).flatMap((text) => (typeof text === 'string' ? (readLayout(text) ?? []) : []));
  } catch {
    return [];
  }
}

export const tables = new SavedTables();
