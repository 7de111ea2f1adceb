/** Finds how a game is shown: by its own adapter, or plainly. */
import type { Adapter } from './wire/client';

const own = import.meta.glob<{ adapter: Adapter }>('./games/*/index.ts');

export async function adapterOf(game: string): Promise<Adapter> {
  const load = own[`./games/${game}/index.ts`] ?? (() => import('./plain'));
  return (await load()).adapter;
}
