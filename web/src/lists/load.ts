/** The lists of a game, whose catalogue is sent for when it is first needed. */
import type { Lists } from './lists';
import type { AguilaLists } from './aguila';
import type { TerciosLists } from './tercios';

export interface ListsByGame {
  tercios: TerciosLists;
  aguila: AguilaLists;
}

const LOADERS: { readonly [G in keyof ListsByGame]: () => Promise<ListsByGame[G]> } = {
  tercios: async () => {
    const [{ terciosLists }, file] = await Promise.all([import('./tercios'), import('./catalogue/tercios.json')]);
    return terciosLists(file.default);
  },
  aguila: async () => {
    const [{ aguilaLists }, file] = await Promise.all([import('./aguila'), import('./catalogue/aguila.json')]);
    return aguilaLists(file.default);
  },
};

/** The games whose lists can be built here. */
export const GAMES = Object.keys(LOADERS) as readonly (keyof ListsByGame)[];

const coming = new Map<string, Promise<Lists<never, never>>>();

/** Whether lists of a game can be built here. */
export function hasLists(game: string): game is keyof ListsByGame {
  return Object.hasOwn(LOADERS, game);
}

/** Opens the lists of a game; asked again, gives the same. */
export function loadLists<G extends keyof ListsByGame>(game: G): Promise<ListsByGame[G]> {
  const known = coming.get(game) as Promise<ListsByGame[G]> | undefined;
  const found = known ?? LOADERS[game]();
  coming.set(game, found as Promise<unknown> as Promise<Lists<never, never>>);
  found.catch(() => coming.delete(game));
  return found;
}
