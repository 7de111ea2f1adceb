/** A list of Águila while it is built: the list as it is kept, ids only, right or wrong. Nothing changes it: each tap gives another. */
import * as kept from '../kept';

export interface Officer {
  readonly id: string;
  readonly rank: string;
  readonly abilities: readonly string[];
}

export interface Unit {
  readonly unit: string;
  readonly tier: string;
  /** The id of the officer whom it is under. */
  readonly officer: string;
  readonly regimental: boolean;
  /** Those bought for it beyond its profile. */
  readonly abilities: readonly string[];
  readonly dissolved: boolean;
  readonly skirmishers: boolean;
}

export interface Brigade {
  readonly nation: string;
  readonly officers: readonly Officer[];
  readonly units: readonly Unit[];
  /** Its list, if its nation has several and it is not the first of them. */
  readonly list: string;
}

export interface Draft {
  readonly name: string;
  readonly limit: number;
  /** The id of the commander-in-chief. */
  readonly general: string;
  readonly brigades: readonly Brigade[];
  readonly aides: number;
  readonly sappers: number;
}

const officer = kept.entry<Officer>({ id: [kept.text], rank: [kept.text], abilities: [kept.many(kept.text), []] });

const unit = kept.entry<Unit>({
  unit: [kept.text],
  tier: [kept.text],
  officer: [kept.text],
  regimental: [kept.flag, false],
  abilities: [kept.many(kept.text), []],
  dissolved: [kept.flag, false],
  skirmishers: [kept.flag, false],
});

const brigade = kept.entry<Brigade>({
  nation: [kept.text],
  officers: [kept.many(officer), []],
  units: [kept.many(unit), []],
  list: [kept.text, ''],
});

/** Reads a list as it is kept. */
export const readDraft = kept.entry<Draft>({
  name: [kept.text],
  limit: [kept.figure],
  general: [kept.text],
  brigades: [kept.many(brigade), []],
  aides: [kept.figure, 0],
  sappers: [kept.figure, 0],
});

/** A list with nothing in it. */
export const EMPTY: Draft = { name: '', limit: 1500, general: '', brigades: [], aides: 0, sappers: 0 };

export function newUnit(unit: string, tier: string, officer: string): Unit {
  return { unit, tier, officer, regimental: false, abilities: [], dissolved: false, skirmishers: false };
}

/** Where a brigade, an officer or a unit stands, counted from 1, as flaws say it. */
export type BrigadeAt = `brigades.${number}`;
export type OfficerAt = `brigades.${number}.officers.${number}`;
export type UnitAt = `brigades.${number}.units.${number}`;

/** The places of a brigade, and of what is in it, counted from 0. */
export function indices(at: string): [brigade: number, index: number] {
  const parts = at.split('.');
  return [Number(parts[1]) - 1, Number(parts[3]) - 1];
}

export function unitAt(draft: Draft, at: UnitAt): Unit | undefined {
  const [brigade, index] = indices(at);
  return draft.brigades[brigade]?.units[index];
}

export function officerAt(draft: Draft, at: OfficerAt): Officer | undefined {
  const [brigade, index] = indices(at);
  return draft.brigades[brigade]?.officers[index];
}

/** The id of the list of a brigade. */
export function listOf(brigade: Brigade): string {
  return brigade.list || brigade.nation;
}

export function officers(draft: Draft): readonly Officer[] {
  return draft.brigades.flatMap((one) => one.officers);
}

export function units(draft: Draft): readonly Unit[] {
  return draft.brigades.flatMap((one) => one.units);
}

/** Each officer with his place. */
export function placedOfficers(draft: Draft): { officer: Officer; at: OfficerAt }[] {
  return draft.brigades.flatMap((brigade, place) =>
    brigade.officers.map((officer, index) => ({ officer, at: `brigades.${place + 1}.officers.${index + 1}` as OfficerAt })),
  );
}

/** Each unit with its place. */
export function placedUnits(draft: Draft): { unit: Unit; at: UnitAt }[] {
  return draft.brigades.flatMap((brigade, place) =>
    brigade.units.map((unit, index) => ({ unit, at: `brigades.${place + 1}.units.${index + 1}` as UnitAt })),
  );
}
