/** Finds how a game is shown: by its own adapter, or as it describes itself. */
import type { Adapter } from './table/client';
import { words } from './words/words.svelte';

const own = import.meta.glob<{ adapter: Adapter }>('./games/*/index.ts');

export async function adapterOf(game: string): Promise<Adapter> {
  const load = own[`./games/${game}/index.ts`] ?? (() => import('./scene'));
  const [{ adapter }] = await Promise.all([load(), words.learn(game)]);
  return adapter;
}
