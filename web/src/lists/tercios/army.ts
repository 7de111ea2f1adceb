/** What a list of Tercios comes to: the units as they are equipped, and what everything costs. */
import { sum } from '../said';
import type { Body, Catalogue, Option, Profile } from './catalogue';
import { leaders, units, type Command, type Draft, type Leader, type Unit } from './draft';

/** A Troop with all that was bought for it. */
export interface Equipped extends Profile {
  readonly abilities: readonly string[];
  readonly weapons: readonly string[];
}

function bought(catalogue: Catalogue, unit: Unit): Option[] {
  return unit.options.flatMap((id) => catalogue.options.get(unit.profile)?.get(id) ?? []);
}

/** Whether a unit can be equipped: its profile and all its options exist. */
export function known(catalogue: Catalogue, unit: Unit): boolean {
  return catalogue.profiles.has(unit.profile) && bought(catalogue, unit).length === unit.options.length;
}

/** Gives a unit as its list equips it; what nobody knows is left out. */
export function equipped(catalogue: Catalogue, unit: Unit): Equipped | undefined {
  const profile = catalogue.profiles.get(unit.profile);
  if (!profile) return undefined;
  const options = bought(catalogue, unit);
  const extra = unit.discipline ? catalogue.elite.discipline : 0;
  const values = Object.assign({}, profile, ...options.map((one) => one.set)) as Profile;
  const base = options.find((one) => one.base)?.base ?? profile.base;
  return {
    ...values,
    discipline: values.discipline + extra,
    base,
    abilities: abilities(catalogue, profile, options, unit.elite),
    weapons: weapons(profile, options),
  };
}

function abilities(catalogue: Catalogue, profile: Profile, options: readonly Option[], elite: boolean): string[] {
  const lost = options.flatMap((one) => one.lose_abilities ?? []);
  const have = [
    ...catalogue.arms[profile.arm],
    ...(profile.abilities ?? []),
    ...options.flatMap((one) => one.add_abilities ?? []),
    ...(elite ? [catalogue.elite.ability] : []),
  ];
  return [...new Set(have)].filter((one) => !lost.includes(one));
}

function weapons(profile: Profile, options: readonly Option[]): string[] {
  const lost = options.flatMap((one) => one.lose_weapons ?? []);
  const kept = (profile.weapons ?? []).filter((one) => !lost.includes(one));
  return [...new Set([...kept, ...options.flatMap((one) => one.add_weapons ?? [])])];
}

/** What one unit of an entry costs; what no list knows costs nothing. */
export function unitPrice(catalogue: Catalogue, unit: Unit): number {
  const profile = catalogue.profiles.get(unit.profile);
  if (!profile) return 0;
  const elite = (unit.elite ? catalogue.elite.ability_cost : 0) + (unit.discipline ? catalogue.elite.discipline_cost : 0);
  return profile.points + sum(bought(catalogue, unit).map((one) => one.cost)) + elite;
}

/** What a leader costs by level and rank; nothing is given where his rank cannot have that level. */
export function leaderPrice(catalogue: Catalogue, leader: Leader, commander: boolean): number | undefined {
  const level = catalogue.levels[leader.level];
  return commander ? level?.commander : level?.subordinate;
}

export function armyPoints(catalogue: Catalogue, draft: Draft): number {
  const led = sum(leaders(draft).map(({ leader, commander }) => leaderPrice(catalogue, leader, commander) ?? 0));
  return led + sum(units(draft).map((unit) => unitPrice(catalogue, unit) * unit.count));
}

/** Counts the Troops of a command by kind, leaving out what no list knows. */
export function bodyCounts(catalogue: Catalogue, command: Command): Record<Body, number> {
  const counts = { formation: 0, company: 0, cavalry: 0, artillery: 0 };
  for (const unit of command.units) {
    const body = catalogue.profiles.get(unit.profile)?.body;
    if (body) counts[body] += unit.count;
  }
  return counts;
}
