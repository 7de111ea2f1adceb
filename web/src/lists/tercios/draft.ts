/** A list of Tercios while it is built: the list as it is kept, ids only, right or wrong. Nothing changes it: each tap gives another. */
import * as kept from '../kept';

export interface Leader {
  readonly name: string;
  readonly level: number;
  readonly virtues: readonly string[];
  readonly qualities: readonly string[];
  /** The allied faction of whose contingent a further Commander is. */
  readonly ally: string;
}

export interface Unit {
  readonly profile: string;
  readonly options: readonly string[];
  readonly count: number;
  /** What the elite unit may buy: its special rule, and Discipline. */
  readonly elite: boolean;
  readonly discipline: boolean;
}

export interface Command {
  readonly kind: string;
  readonly leader: Leader | null;
  readonly units: readonly Unit[];
  /** The faction that lends it, if one does. */
  readonly ally: string;
}

export interface Draft {
  readonly name: string;
  readonly faction: string;
  readonly chart: string;
  readonly limit: number;
  readonly century: number;
  readonly commanders: readonly Leader[];
  readonly elite: readonly Unit[];
  readonly commands: readonly Command[];
  readonly historical: boolean;
}

const leader = kept.entry<Leader>({
  name: [kept.text],
  level: [kept.figure],
  virtues: [kept.many(kept.text), []],
  qualities: [kept.many(kept.text), []],
  ally: [kept.text, ''],
});

const unit = kept.entry<Unit>({
  profile: [kept.text],
  options: [kept.many(kept.text), []],
  count: [kept.figure, 1],
  elite: [kept.flag, false],
  discipline: [kept.flag, false],
});

const command = kept.entry<Command>({
  kind: [kept.text],
  leader: [kept.perhaps(leader), null],
  units: [kept.many(unit), []],
  ally: [kept.text, ''],
});

/** Reads a list as it is kept. */
export const readDraft = kept.entry<Draft>({
  name: [kept.text],
  faction: [kept.text],
  chart: [kept.text],
  limit: [kept.figure],
  century: [kept.figure],
  commanders: [kept.many(leader), []],
  elite: [kept.many(unit), []],
  commands: [kept.many(command), []],
  historical: [kept.flag, false],
});

/** A list with nothing in it. */
export const EMPTY: Draft = {
  name: '',
  faction: '',
  chart: '',
  limit: 1000,
  century: 0,
  commanders: [],
  elite: [],
  commands: [],
  historical: false,
};

export function newLeader(name = '', level = 0, ally = ''): Leader {
  return { name, level, virtues: [], qualities: [], ally };
}

export function newUnit(profile: string): Unit {
  return { profile, options: [], count: 1, elite: false, discipline: false };
}

/** Where a leader or a unit stands, counted from 1, as flaws say it. */
export type LeaderAt = `commanders.${number}` | `commands.${number}.leader`;
export type UnitAt = `elite.${number}` | `commands.${number}.units.${number}`;
/** Where units can be added. */
export type Group = 'elite' | `commands.${number}`;

export function leaderAt(draft: Draft, at: LeaderAt): Leader | undefined {
  const [where, place] = at.split('.');
  const index = Number(place) - 1;
  return where === 'commanders' ? draft.commanders[index] : (draft.commands[index]?.leader ?? undefined);
}

export function unitsOf(draft: Draft, group: Group): readonly Unit[] {
  return group === 'elite' ? draft.elite : (draft.commands[Number(group.split('.')[1]) - 1]?.units ?? []);
}

export function groupOf(at: UnitAt): [group: Group, index: number] {
  const parts = at.split('.');
  return parts[0] === 'elite' ? ['elite', Number(parts[1]) - 1] : [`commands.${Number(parts[1])}`, Number(parts[3]) - 1];
}

export function unitAt(draft: Draft, at: UnitAt): Unit | undefined {
  const [group, index] = groupOf(at);
  return unitsOf(draft, group)[index];
}

/** Each leader, whether he is a Commander, and where he stands. */
export function leaders(draft: Draft): { leader: Leader; commander: boolean; at: LeaderAt }[] {
  const all = draft.commanders.map((one, index) => ({ leader: one, commander: true, at: `commanders.${index + 1}` as LeaderAt }));
  const led = draft.commands.flatMap((one, index) =>
    one.leader ? [{ leader: one.leader, commander: false, at: `commands.${index + 1}.leader` as LeaderAt }] : [],
  );
  return [...all, ...led];
}

/** Each entry of Troops, the elite unit first. */
export function units(draft: Draft): readonly Unit[] {
  return [...draft.elite, ...draft.commands.flatMap((one) => one.units)];
}

/** Each entry of Troops with its place. */
export function placedUnits(draft: Draft): { unit: Unit; at: UnitAt }[] {
  const elite = draft.elite.map((unit, index) => ({ unit, at: `elite.${index + 1}` as UnitAt }));
  const rest = draft.commands.flatMap((one, place) =>
    one.units.map((unit, index) => ({ unit, at: `commands.${place + 1}.units.${index + 1}` as UnitAt })),
  );
  return [...elite, ...rest];
}
