/** What the screens of a list of Tercios share: the list in the making, the catalogue, and what may be added where. */
import { unitsOf, type Catalogue, type Command, type Draft, type Group, type LeaderAt, type Tap, type TerciosLists, type Unit } from '../../lists/tercios';
import type { Body, Profile } from '../../lists/tercios/catalogue';
import type { ListRules } from '../../lists/rules';
import type { Building } from '../building.svelte';
import { b, sayOf, type Say } from '../said';

export type Army = Building<Draft, Tap>;

export interface Props {
  building: Army;
  lists: TerciosLists;
  rules: ListRules;
}

export const GAME = 'tercios';
export const say: Say = sayOf(GAME);

/** What leaders are called at first, by what they lead: names are the player's. */
export function leaderName(draft: Draft, kind: string): string {
  const name = b(`build-leader-${kind || 'commander'}`);
  const names = [...draft.commanders, ...draft.commands.flatMap((one) => one.leader ?? [])].map((one) => one.name);
  if (!names.includes(name)) return name;
  let number = 2;
  while (names.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** A tap with the name of the leader whom it brings. */
export function named(draft: Draft, tap: Tap): Tap {
  if (tap.do === 'add-commander') return { ...tap, name: tap.name || leaderName(draft, '') };
  if (tap.do === 'add-command') return { ...tap, name: tap.name || leaderName(draft, tap.kind) };
  if (tap.do === 'add-leader') return { ...tap, name: tap.name || leaderName(draft, draft.commands[tap.command - 1]?.kind ?? '') };
  return tap;
}

/** A kind of Troops, how many of it a command has and may have, and all of that kind that its faction offers. */
export interface Shelf {
  readonly body: Body;
  readonly have: number;
  readonly least: number;
  readonly most: number;
  readonly profiles: readonly Profile[];
}

function troops(catalogue: Catalogue, faction: string): Profile[] {
  return (catalogue.factions.get(faction)?.troops ?? []).flatMap((id) => catalogue.profiles.get(id) ?? []);
}

function count(catalogue: Catalogue, units: readonly Unit[], body: Body): number {
  return units.reduce((sum, one) => sum + (catalogue.profiles.get(one.profile)?.body === body ? one.count : 0), 0);
}

/** What a command, or the elite, may take. */
export function shelves(catalogue: Catalogue, draft: Draft, group: Group): Shelf[] {
  const units = unitsOf(draft, group);
  if (group === 'elite') {
    const chart = catalogue.charts.get(draft.chart);
    const mine = troops(catalogue, draft.faction);
    return (chart?.elite_bodies ?? []).map((body) => {
      const profiles = mine.filter((one) => one.body === body);
      return { body, have: count(catalogue, units, body), least: 0, most: chart?.elite[1] ?? 0, profiles };
    });
  }
  const command = draft.commands[Number(group.split('.')[1]) - 1];
  const row = command && catalogue.commands.get(command.kind);
  if (!row) return [];
  const mine = troops(catalogue, command.ally || draft.faction);
  return catalogue.bodies
    .filter((body) => row.troops[body][1] > 0)
    .map((body) => {
      const [least, most] = row.troops[body];
      const admitted = body === 'company' && row.companies_of ? row.companies_of : undefined;
      const profiles = mine.filter((one) => one.body === body && (!admitted || admitted.includes(one.id)));
      return { body, have: count(catalogue, units, body), least, most, profiles };
    })
    .filter((shelf) => shelf.profiles.length > 0)
    .sort((one, other) => Number(other.least > 0) - Number(one.least > 0));
}

/** What is said of how many there are: `2 of 2–4`. */
export function of(have: number, least: number, most: number): string {
  return b('build-of', { have, span: least === most ? `${most}` : `${least}–${most}` });
}

/** The tap that takes one away of what was added last. */
export function lessOf(draft: Draft, group: Group, profile: string): Tap | undefined {
  const index = unitsOf(draft, group).findLastIndex((one) => one.profile === profile);
  const unit = unitsOf(draft, group)[index];
  if (!unit) return undefined;
  const at = group === 'elite' ? (`elite.${index + 1}` as const) : (`${group}.units.${index + 1}` as const);
  return unit.count > 1 ? { do: 'count', at, count: unit.count - 1 } : { do: 'remove-unit', at };
}

/** What a command is called among the others: a number where there are several of its kind. */
export function commandName(draft: Draft, command: Command, place: number): string {
  const alike = draft.commands.filter((one) => one.kind === command.kind);
  const name = say(`command-${command.kind}`);
  if (alike.length < 2) return name;
  return `${name} ${draft.commands.slice(0, place).filter((one) => one.kind === command.kind).length}`;
}

export const isCommander = (at: LeaderAt): boolean => at.startsWith('commanders');
