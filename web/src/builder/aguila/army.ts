/** What the screens of a list of Águila share: the list in the making, the catalogue, and what may be added where. */
import { listOf, type AguilaLists, type Brigade, type Catalogue, type Draft, type Officer, type Tap, type Unit } from '../../lists/aguila';
import type { Profile } from '../../lists/aguila/catalogue';
import type { ListRules } from '../../lists/rules';
import type { Building } from '../building.svelte';
import { b, sayOf, type Say } from '../said';

export type Army = Building<Draft, Tap>;

export interface Props {
  building: Army;
  lists: AguilaLists;
  rules: ListRules;
}

export const GAME = 'aguila';
export const say: Say = sayOf(GAME);

/** A line of a list: the kinds of unit of which so many may be taken, and all profiles of them. */
export interface Shelf {
  readonly tier: string;
  readonly have: number;
  readonly least: number;
  readonly most: number;
  readonly profiles: readonly Profile[];
}

/** What a brigade may take, line by line. */
export function shelves(catalogue: Catalogue, brigade: Brigade): Shelf[] {
  const row = catalogue.lists.get(listOf(brigade));
  if (!row) return [];
  const all = [...catalogue.units.values()].filter((one) => one.nation === row.nation);
  return catalogue.tiers.flatMap((tier) =>
    (row[tier] ?? []).map(({ types, units: [least, most] }) => {
      const profiles = all.filter((one) => types.includes(one.kind));
      const ids = profiles.map((one) => one.id);
      const have = brigade.units.filter((unit) => unit.tier === tier && ids.includes(unit.unit)).length;
      return { tier, have, least, most, profiles };
    }),
  );
}

/** Units of allies, which go as elite; none of them a gun. */
export function guests(catalogue: Catalogue, draft: Draft): { nation: string; profiles: Profile[] }[] {
  const first = draft.brigades[0];
  const allies = (first && catalogue.lists.get(listOf(first))?.allies) ?? [];
  return allies.map((nation) => ({
    nation,
    profiles: [...catalogue.units.values()].filter((one) => one.nation === nation && one.arm !== 'artillery'),
  }));
}

/** The lists that may lead a further brigade: of the main nation and its allies first. */
export function brigadeLists(catalogue: Catalogue, draft: Draft): string[] {
  const first = draft.brigades[0];
  const main = first && catalogue.lists.get(listOf(first));
  const all = [...catalogue.lists.values()];
  if (!main) return all.map((one) => one.id);
  return all.filter((one) => one.nation === main.nation || main.allies?.includes(one.nation)).map((one) => one.id);
}

/** What a brigade is called among the others. */
export function brigadeName(catalogue: Catalogue, draft: Draft, place: number): string {
  const brigade = draft.brigades[place - 1];
  if (!brigade) return '';
  const list = listOf(brigade);
  const name = catalogue.lists.has(list) ? say(`brigade-${list}`) : list;
  const number = draft.brigades.length > 1 ? ` ${place}` : '';
  return `${say('list-brigade')}${number}: ${name}`;
}

/** What an officer is called among those of his brigade: his rank, and a number where there are several. */
export function officerName(catalogue: Catalogue, brigade: Brigade, officer: Officer): string {
  const rank = catalogue.ranks.has(officer.rank) ? say(`rank-${officer.rank}`) : officer.rank;
  const alike = brigade.officers.filter((one) => one.rank === officer.rank);
  return alike.length > 1 ? `${rank} ${alike.indexOf(officer) + 1}` : rank;
}

/** What is said of how many there are: `2 of 1–3`. */
export function of(have: number, least: number, most: number): string {
  return b('build-of', { have, span: least === most ? `${most}` : `${least}–${most}` });
}

/** Whether a unit may have a mark: what it is says so. */
export function mayBe(unit: Unit, profile: Profile | undefined, mark: 'regimental' | 'dissolved' | 'skirmishers'): boolean {
  if (unit[mark]) return true;
  if (!profile) return false;
  const open = profile.abilities?.includes('open_formation') ?? false;
  if (mark === 'regimental') return profile.gun === 'light' && profile.class === 'foot';
  if (profile.arm !== 'infantry') return false;
  return mark === 'dissolved' ? open : !open && !profile.abilities?.includes('light_companies');
}
