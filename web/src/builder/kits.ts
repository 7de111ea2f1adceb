/** What each game brings to the builder: its lists, its rules, its screens, how its lists are read. */
import type { Component } from 'svelte';

import { EMPTY as AGUILA } from '../lists/aguila/draft';
import type { Lists } from '../lists/lists';
import { loadLists, type ListsByGame } from '../lists/load';
import { loadRules, type ListRules } from '../lists/rules';
import type { Flaw } from '../lists/said';
import { EMPTY as TERCIOS } from '../lists/tercios/draft';
import type { Building } from './building.svelte';
import type { Roster } from './roster';
import { learn, sayOf } from './said';

/** What every list has. */
export interface AnyDraft {
  readonly name: string;
  readonly limit: number;
}

/** Taps are told only by their game. */
export type AnyTap = Readonly<{ do: string }>;

interface ScreenProps {
  building: Building<AnyDraft, AnyTap>;
  lists: Lists<AnyDraft, AnyTap>;
  rules: ListRules;
}

export interface Kit {
  readonly game: keyof ListsByGame;
  readonly lists: Lists<AnyDraft, AnyTap>;
  readonly rules: ListRules;
  readonly empty: AnyDraft;
  readonly Screen: Component<ScreenProps>;
  roster: (draft: AnyDraft, points: number) => Roster;
  /** The key of the name of whose army it is. */
  nation: (draft: AnyDraft) => string;
  /** Where something stands, in words. */
  place: (draft: AnyDraft, flaw: Flaw) => string;
  /** A tap with what the player would have to say himself. */
  whole: (draft: AnyDraft, tap: AnyTap) => AnyTap;
}

type Own = Pick<Kit, 'Screen' | 'roster' | 'nation' | 'empty' | 'whole'>;

const LOADERS: { readonly [G in keyof ListsByGame]: () => Promise<Own> } = {
  tercios: async () => {
    const [lists, screen, told, army] = await Promise.all([
      loadLists('tercios'),
      import('./tercios/Screen.svelte'),
      import('./tercios/told'),
      import('./tercios/army.svelte'),
    ]);
    const say = sayOf('tercios');
    return {
      empty: TERCIOS,
      Screen: screen.default as unknown as Kit['Screen'],
      roster: (draft, points) => told.rosterOf(lists.catalogue, draft as typeof TERCIOS, points, say),
      nation: (draft) => told.nationKey(draft as typeof TERCIOS),
      whole: (draft, tap) => army.named(draft as typeof TERCIOS, tap as Parameters<typeof army.named>[1]),
    };
  },
  aguila: async () => {
    const [lists, screen, told] = await Promise.all([loadLists('aguila'), import('./aguila/Screen.svelte'), import('./aguila/told')]);
    const say = sayOf('aguila');
    return {
      empty: AGUILA,
      Screen: screen.default as unknown as Kit['Screen'],
      roster: (draft, points) => told.rosterOf(lists.catalogue, draft as typeof AGUILA, points, say),
      nation: (draft) => told.nationKey(draft as typeof AGUILA),
      whole: (_, tap) => tap,
    };
  },
};

/** Opens the builder of a game, with all its words. */
export async function openKit(game: keyof ListsByGame): Promise<Kit> {
  const [own, lists, rules] = await Promise.all([LOADERS[game](), loadLists(game), loadRules(game), learn(game)]);
  const kit = { game, lists: lists as unknown as Kit['lists'], rules, ...own };
  return { ...kit, place: (draft, flaw) => placed(kit.roster(draft, 0), flaw.where) };
}

/** The name of the line at a place, if it is one. */
function placed(roster: Roster, where: string): string {
  return roster.groups.flatMap((group) => group.lines).find((line) => line.at === where)?.name ?? '';
}
