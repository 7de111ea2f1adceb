/** What a tap does to a list of Tercios. None is refused: what it makes wrong, the judge says. */
import { changed, moved, swapped, switched, without, type Doing, type TapOf } from '../taps';
import type { Catalogue } from './catalogue';
import { groupOf, leaderAt, newLeader, newUnit, unitAt, unitsOf, type Draft, type Group, type Leader, type LeaderAt, type Unit, type UnitAt } from './draft';

/** What each tap says; places count from 1, as those of flaws do. */
export interface Taps {
  name: { readonly name: string };
  limit: { readonly limit: number };
  faction: { readonly faction: string };
  chart: { readonly chart: string };
  century: { readonly century: number };
  historical: { readonly on: boolean };
  'add-commander': { readonly name?: string; readonly level?: number; readonly ally?: string };
  'add-command': { readonly kind: string; readonly name?: string; readonly ally?: string };
  'remove-command': { readonly command: number };
  'move-command': { readonly command: number; readonly to: number };
  kind: { readonly command: number; readonly kind: string };
  ally: { readonly command: number; readonly ally: string };
  'add-leader': { readonly command: number; readonly name?: string };
  'remove-leader': { readonly at: LeaderAt };
  'leader-name': { readonly at: LeaderAt; readonly name: string };
  level: { readonly at: LeaderAt; readonly level: number };
  virtue: { readonly at: LeaderAt; readonly virtue: string; readonly on: boolean };
  quality: { readonly at: LeaderAt; readonly quality: string; readonly on: boolean };
  /** Another virtue or quality instead of one that nobody knows. */
  repick: { readonly at: LeaderAt; readonly from: string; readonly virtue?: string; readonly quality?: string };
  'add-unit': { readonly to: Group; readonly profile: string };
  'remove-unit': { readonly at: UnitAt };
  'copy-unit': { readonly at: UnitAt };
  'move-unit': { readonly at: UnitAt; readonly to: Group };
  count: { readonly at: UnitAt; readonly count: number };
  profile: { readonly at: UnitAt; readonly profile: string };
  /** Buys an option, instead of those that exclude it; or gives it back. */
  option: { readonly at: UnitAt; readonly option: string; readonly on: boolean };
  reoption: { readonly at: UnitAt; readonly from: string; readonly option: string };
  /** What only the elite unit may buy. */
  'elite-rules': { readonly at: UnitAt; readonly elite: boolean; readonly discipline: boolean };
}

export type Tap = TapOf<Taps>;

/** The lowest level that a Commander may have. */
export function lowest(catalogue: Catalogue): number {
  return catalogue.levels.find((level) => level.commander !== undefined)?.id ?? 0;
}

function withLeader(draft: Draft, at: LeaderAt, change: (leader: Leader) => Leader): Draft {
  const leader = leaderAt(draft, at);
  if (!leader) return draft;
  const [where, place] = at.split('.');
  const index = Number(place) - 1;
  if (where === 'commanders') return { ...draft, commanders: changed(draft.commanders, index, change) };
  return { ...draft, commands: changed(draft.commands, index, (command) => ({ ...command, leader: change(leader) })) };
}

function withUnits(draft: Draft, group: Group, change: (units: readonly Unit[]) => readonly Unit[]): Draft {
  if (group === 'elite') return { ...draft, elite: change(draft.elite) };
  const index = Number(group.split('.')[1]) - 1;
  return { ...draft, commands: changed(draft.commands, index, (command) => ({ ...command, units: change(command.units) })) };
}

function withUnit(draft: Draft, at: UnitAt, change: (unit: Unit) => Unit): Draft {
  if (!unitAt(draft, at)) return draft;
  const [group, index] = groupOf(at);
  return withUnits(draft, group, (units) => changed(units, index, change));
}

/** Whether a group is there to which units can be added. */
function isThere(draft: Draft, group: Group): boolean {
  return group === 'elite' || Number(group.split('.')[1]) - 1 in draft.commands;
}

/** Another faction; chart and century are its own, if those so far are not. */
function inFaction(draft: Draft, faction: string, catalogue: Catalogue): Draft {
  const row = catalogue.factions.get(faction);
  if (!row) return { ...draft, faction };
  const chart = row.charts.includes(draft.chart) ? draft.chart : (row.charts[0] ?? '');
  const century = row.centuries.includes(draft.century) ? draft.century : (row.centuries.at(-1) ?? 0);
  return { ...draft, faction, chart, century };
}

/** A unit with an option, which takes the place of those that exclude it, or without it. */
function optioned(unit: Unit, option: string, on: boolean, catalogue: Catalogue): Unit {
  const barred = catalogue.options.get(unit.profile)?.get(option)?.not_with ?? [];
  const left = on ? unit.options.filter((one) => !barred.includes(one)) : unit.options;
  return { ...unit, options: switched(left, option, on) };
}

function repicked(leader: Leader, { from, virtue, quality }: Taps['repick']): Leader {
  const virtues = leader.virtues.filter((one) => one !== from);
  const qualities = leader.qualities.filter((one) => one !== from);
  return { ...leader, virtues: virtue ? [...virtues, virtue] : virtues, qualities: quality ? [...qualities, quality] : qualities };
}

export const doing: Doing<Draft, Taps, Catalogue> = {
  name: (draft, { name }) => ({ ...draft, name }),
  limit: (draft, { limit }) => ({ ...draft, limit }),
  faction: (draft, { faction }, catalogue) => inFaction(draft, faction, catalogue),
  chart: (draft, { chart }) => ({ ...draft, chart }),
  century: (draft, { century }) => ({ ...draft, century }),
  historical: (draft, { on }) => ({ ...draft, historical: on }),
  'add-commander': (draft, { name, level, ally }, catalogue) => ({
    ...draft,
    commanders: [...draft.commanders, newLeader(name, level ?? lowest(catalogue), ally)],
  }),
  'add-command': (draft, { kind, name, ally }, catalogue) => {
    const leader = catalogue.commands.get(kind)?.led ? newLeader(name) : null;
    return { ...draft, commands: [...draft.commands, { kind, leader, units: [], ally: ally ?? '' }] };
  },
  'remove-command': (draft, { command }) => ({ ...draft, commands: without(draft.commands, command - 1) }),
  'move-command': (draft, { command, to }) => ({ ...draft, commands: moved(draft.commands, command - 1, to - 1) }),
  kind: (draft, { command, kind }) => ({ ...draft, commands: changed(draft.commands, command - 1, (one) => ({ ...one, kind })) }),
  ally: (draft, { command, ally }) => ({ ...draft, commands: changed(draft.commands, command - 1, (one) => ({ ...one, ally })) }),
  'add-leader': (draft, { command, name }) => ({
    ...draft,
    commands: changed(draft.commands, command - 1, (one) => (one.leader ? one : { ...one, leader: newLeader(name) })),
  }),
  'remove-leader': (draft, { at }) => {
    const [where, place] = at.split('.');
    const index = Number(place) - 1;
    if (where === 'commanders') return { ...draft, commanders: without(draft.commanders, index) };
    return { ...draft, commands: changed(draft.commands, index, (one) => ({ ...one, leader: null })) };
  },
  'leader-name': (draft, { at, name }) => withLeader(draft, at, (leader) => ({ ...leader, name })),
  level: (draft, { at, level }) => withLeader(draft, at, (leader) => ({ ...leader, level })),
  virtue: (draft, { at, virtue, on }) =>
    withLeader(draft, at, (leader) => ({ ...leader, virtues: switched(leader.virtues, virtue, on) })),
  quality: (draft, { at, quality, on }) =>
    withLeader(draft, at, (leader) => ({ ...leader, qualities: switched(leader.qualities, quality, on) })),
  repick: (draft, tap) => withLeader(draft, tap.at, (leader) => repicked(leader, tap)),
  'add-unit': (draft, { to, profile }) => withUnits(draft, to, (units) => [...units, newUnit(profile)]),
  'remove-unit': (draft, { at }) => {
    const [group, index] = groupOf(at);
    return unitAt(draft, at) ? withUnits(draft, group, (units) => without(units, index)) : draft;
  },
  'copy-unit': (draft, { at }) => {
    const [unit, [group, index]] = [unitAt(draft, at), groupOf(at)];
    return unit ? withUnits(draft, group, (units) => [...units.slice(0, index + 1), unit, ...units.slice(index + 1)]) : draft;
  },
  'move-unit': (draft, { at, to }) => {
    const [unit, [group, index]] = [unitAt(draft, at), groupOf(at)];
    if (!unit || group === to || !isThere(draft, to)) return draft;
    const plain = group === 'elite' ? { ...unit, elite: false, discipline: false } : unit;
    return withUnits(
      withUnits(draft, group, (units) => without(units, index)),
      to,
      (units) => [...units, plain],
    );
  },
  count: (draft, { at, count }) => withUnit(draft, at, (unit) => ({ ...unit, count })),
  profile: (draft, { at, profile }) => withUnit(draft, at, (unit) => ({ ...unit, profile })),
  option: (draft, { at, option, on }, catalogue) => withUnit(draft, at, (unit) => optioned(unit, option, on, catalogue)),
  reoption: (draft, { at, from, option }) => withUnit(draft, at, (unit) => ({ ...unit, options: swapped(unit.options, from, option) })),
  'elite-rules': (draft, { at, elite, discipline }) => withUnit(draft, at, (unit) => ({ ...unit, elite, discipline })),
};

/** How many entries stand in a group. */
export function sizeOf(draft: Draft, group: Group): number {
  return unitsOf(draft, group).length;
}
