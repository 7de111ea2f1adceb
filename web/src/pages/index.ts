/** The pages that come when somebody goes there; the lobby is there from the first. */
import type { Component } from 'svelte';

import type { Place } from '../router.svelte';

type Props = Record<string, unknown>;

interface Kind {
  load: () => Promise<unknown>;
  props: (place: Place) => Props;
  /** It needs no server. */
  alone?: boolean;
}

const none = (): Props => ({});
const ofGame = ({ id }: Place): Props => ({ game: id });

const KINDS: Readonly<Partial<Record<Place['page'], Kind>>> = {
  join: { load: () => import('./Join.svelte'), props: ({ id }) => ({ link: id }) },
  room: { load: () => import('./Room.svelte'), props: ({ id }) => ({ id }) },
  replay: { load: () => import('./Replay.svelte'), props: ({ id, query }) => ({ id, query }) },
  rule: { load: () => import('./Rule.svelte'), props: ({ id, then }) => ({ game: id, id: then }) },
  help: { load: () => import('./Handbook.svelte'), props: ({ id }) => ({ page: id }), alone: true },
  figures: { load: () => import('./Figures.svelte'), props: ofGame },
  tables: { load: () => import('./Tables.svelte'), props: ofGame },
  course: { load: () => import('./Course.svelte'), props: ofGame },
  lesson: { load: () => import('./Lesson.svelte'), props: ({ id, then }) => ({ game: id, id: then }) },
  events: { load: () => import('./Events.svelte'), props: none, alone: true },
  evening: { load: () => import('./Evening.svelte'), props: ({ id }) => ({ id }), alone: true },
  event: { load: () => import('./Event.svelte'), props: ({ id }) => ({ id }) },
  lists: { load: () => import('./Lists.svelte'), props: ({ id, then }) => ({ game: id, id: then }), alone: true },
  odds: { load: () => import('./Odds.svelte'), props: ({ id, query }) => ({ game: id, query }), alone: true },
  notebook: { load: () => import('./Notebook.svelte'), props: ({ id, query }) => ({ id, query }), alone: true },
  admin: { load: () => import('./Admin.svelte'), props: none },
  account: { load: () => import('./Account.svelte'), props: none },
  device: { load: () => import('./Device.svelte'), props: none, alone: true },
  letter: { load: () => import('./Letter.svelte'), props: none },
};

/** Whether what is shown at a place needs no server. */
export const needsNobody = (place: Place): boolean => KINDS[place.page]?.alone ?? false;

/** What makes a place another page; empty where nothing has to come. */
export function keyOf(place: Place, language: string): string {
  if (!KINDS[place.page]) return '';
  return [place.page, place.id, place.then, place.page === 'help' ? language : ''].join('/');
}

/** Brings what is shown at a place, with what it is given there. */
export async function pageAt(place: Place): Promise<{ Page: Component<Props>; props: Props }> {
  const kind = KINDS[place.page] as Kind;
  const { default: Page } = (await kind.load()) as { default: Component<Props> };
  return { Page, props: kind.props(place) };
}
