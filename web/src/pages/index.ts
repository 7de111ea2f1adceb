/** The pages that come when somebody goes there; the lobby is there from the first. */
import type { Component } from 'svelte';

import type { Place } from '../router.svelte';

type Props = Record<string, unknown>;
type Loaded = Promise<{ default: Component<Props> }>;

interface Kind {
  load: () => Promise<unknown>;
  props: (place: Place) => Props;
}

const none = (): Props => ({});
const ofGame = ({ id }: Place): Props => ({ game: id });

const KINDS: Readonly<Partial<Record<Place['page'], Kind>>> = {
  join: { load: () => import('./Join.svelte'), props: ({ id }) => ({ link: id }) },
  room: { load: () => import('./Room.svelte'), props: ({ id }) => ({ id }) },
  replay: { load: () => import('./Replay.svelte'), props: ({ id, query }) => ({ id, query }) },
  rule: { load: () => import('./Rule.svelte'), props: ({ id, rule }) => ({ game: id, id: rule }) },
  help: { load: () => import('./Help.svelte'), props: ofGame },
  figures: { load: () => import('./Figures.svelte'), props: ofGame },
  tables: { load: () => import('./Tables.svelte'), props: ofGame },
  admin: { load: () => import('./Admin.svelte'), props: none },
  account: { load: () => import('./Account.svelte'), props: none },
  letter: { load: () => import('./Letter.svelte'), props: none },
};

/** Gives what is shown at a place: how it is loaded, what it is given, and what makes it another page. */
export function pageAt(place: Place, language: string): { load: () => Loaded; props: Props; key: string } | null {
  const kind = KINDS[place.page];
  if (!kind) return null;
  const key = [place.page, place.id, place.rule, place.page === 'help' ? language : ''].join('/');
  return { load: () => kind.load() as Loaded, props: kind.props(place), key };
}
