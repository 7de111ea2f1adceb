/** What a tap does to a list of Águila. None is refused: what it makes wrong, the judge says. */
import { changed, moved, swapped, switched, without, type Doing, type TapOf } from '../taps';
import type { Catalogue } from './catalogue';
import { indices, newUnit, officerAt, officers, unitAt, type Brigade, type Draft, type Officer, type OfficerAt, type Unit, type UnitAt } from './draft';

/** What each tap says; places count from 1, as those of flaws do. */
export interface Taps {
  name: { readonly name: string };
  limit: { readonly limit: number };
  aides: { readonly aides: number };
  sappers: { readonly sappers: number };
  /** Who commands the army. */
  general: { readonly at: OfficerAt };
  'add-brigade': { readonly list: string };
  'remove-brigade': { readonly brigade: number };
  'move-brigade': { readonly brigade: number; readonly to: number };
  list: { readonly brigade: number; readonly list: string };
  /** An officer; the first general commands the army, if nobody does. */
  'add-officer': { readonly brigade: number; readonly rank: string };
  'remove-officer': { readonly at: OfficerAt };
  rank: { readonly at: OfficerAt; readonly rank: string };
  'officer-ability': { readonly at: OfficerAt; readonly ability: string; readonly on: boolean };
  'change-officer-ability': { readonly at: OfficerAt; readonly from: string; readonly ability: string };
  /** A unit, under an officer; under the last of its brigade, if none is named. */
  'add-unit': { readonly brigade: number; readonly unit: string; readonly tier: string; readonly officer?: string };
  'remove-unit': { readonly at: UnitAt };
  'copy-unit': { readonly at: UnitAt };
  /** To another brigade, under its first officer. */
  'move-unit': { readonly at: UnitAt; readonly brigade: number };
  unit: { readonly at: UnitAt; readonly unit: string };
  tier: { readonly at: UnitAt; readonly tier: string };
  officer: { readonly at: UnitAt; readonly officer: string };
  ability: { readonly at: UnitAt; readonly ability: string; readonly on: boolean };
  'change-ability': { readonly at: UnitAt; readonly from: string; readonly ability: string };
  mark: { readonly at: UnitAt; readonly mark: 'regimental' | 'dissolved' | 'skirmishers'; readonly on: boolean };
}

export type Tap = TapOf<Taps>;

function withBrigade(draft: Draft, index: number, change: (brigade: Brigade) => Brigade): Draft {
  return index in draft.brigades ? { ...draft, brigades: changed(draft.brigades, index, change) } : draft;
}

function withOfficer(draft: Draft, at: OfficerAt, change: (officer: Officer) => Officer): Draft {
  if (!officerAt(draft, at)) return draft;
  const [brigade, index] = indices(at);
  return withBrigade(draft, brigade, (one) => ({ ...one, officers: changed(one.officers, index, change) }));
}

function withUnits(draft: Draft, at: UnitAt, change: (units: readonly Unit[], index: number) => readonly Unit[]): Draft {
  if (!unitAt(draft, at)) return draft;
  const [brigade, index] = indices(at);
  return withBrigade(draft, brigade, (one) => ({ ...one, units: change(one.units, index) }));
}

function withUnit(draft: Draft, at: UnitAt, change: (unit: Unit) => Unit): Draft {
  return withUnits(draft, at, (units, index) => changed(units, index, change));
}

/** An id that no officer has: g for the first general, c1, c2 … for the others. */
function freshId(draft: Draft, general: boolean): string {
  const ids = officers(draft).map((one) => one.id);
  if (general && !ids.includes('g')) return 'g';
  let number = 1;
  while (ids.includes(`c${number}`)) number += 1;
  return `c${number}`;
}

function withNewOfficer(draft: Draft, index: number, rank: string, catalogue: Catalogue): Draft {
  if (!(index in draft.brigades)) return draft;
  const leads = !officers(draft).some((one) => one.id === draft.general) && catalogue.ranks.get(rank)?.general === true;
  const id = freshId(draft, leads);
  const found = withBrigade(draft, index, (one) => ({ ...one, officers: [...one.officers, { id, rank, abilities: [] }] }));
  return leads ? { ...found, general: id } : found;
}

/** Without an officer: whoever was under him is under the first who is left in the brigade. */
function withoutOfficer(draft: Draft, at: OfficerAt): Draft {
  const gone = officerAt(draft, at);
  const [brigade, index] = indices(at);
  if (!gone) return draft;
  const found = withBrigade(draft, brigade, (one) => {
    const left = without(one.officers, index);
    const heir = left[0]?.id ?? '';
    return { ...one, officers: left, units: one.units.map((unit) => (unit.officer === gone.id ? { ...unit, officer: heir } : unit)) };
  });
  return gone.id === draft.general ? { ...found, general: '' } : found;
}

function ofList(list: string, catalogue: Catalogue): Pick<Brigade, 'nation' | 'list'> {
  const nation = catalogue.lists.get(list)?.nation ?? list;
  return { nation, list: nation === list ? '' : list };
}

function movedUnit(draft: Draft, at: UnitAt, brigade: number): Draft {
  const unit = unitAt(draft, at);
  const to = draft.brigades[brigade - 1];
  if (!unit || !to || indices(at)[0] === brigade - 1) return draft;
  const officer = to.officers[0]?.id ?? '';
  const left = withUnits(draft, at, without);
  return withBrigade(left, brigade - 1, (one) => ({ ...one, units: [...one.units, { ...unit, officer }] }));
}

export const doing: Doing<Draft, Taps, Catalogue> = {
  name: (draft, { name }) => ({ ...draft, name }),
  limit: (draft, { limit }) => ({ ...draft, limit }),
  aides: (draft, { aides }) => ({ ...draft, aides }),
  sappers: (draft, { sappers }) => ({ ...draft, sappers }),
  general: (draft, { at }) => ({ ...draft, general: officerAt(draft, at)?.id ?? draft.general }),
  'add-brigade': (draft, { list }, catalogue) => {
    const { nation, list: own } = ofList(list, catalogue);
    return { ...draft, brigades: [...draft.brigades, { nation, officers: [], units: [], list: own }] };
  },
  'remove-brigade': (draft, { brigade }) => ({ ...draft, brigades: without(draft.brigades, brigade - 1) }),
  'move-brigade': (draft, { brigade, to }) => ({ ...draft, brigades: moved(draft.brigades, brigade - 1, to - 1) }),
  list: (draft, { brigade, list }, catalogue) => withBrigade(draft, brigade - 1, (one) => ({ ...one, ...ofList(list, catalogue) })),
  'add-officer': (draft, { brigade, rank }, catalogue) => withNewOfficer(draft, brigade - 1, rank, catalogue),
  'remove-officer': (draft, { at }) => withoutOfficer(draft, at),
  rank: (draft, { at, rank }) => withOfficer(draft, at, (one) => ({ ...one, rank })),
  'officer-ability': (draft, { at, ability, on }) =>
    withOfficer(draft, at, (one) => ({ ...one, abilities: switched(one.abilities, ability, on) })),
  'change-officer-ability': (draft, { at, from, ability }) =>
    withOfficer(draft, at, (one) => ({ ...one, abilities: swapped(one.abilities, from, ability) })),
  'add-unit': (draft, { brigade, unit, tier, officer }) =>
    withBrigade(draft, brigade - 1, (one) => ({
      ...one,
      units: [...one.units, newUnit(unit, tier, officer ?? one.officers.at(-1)?.id ?? '')],
    })),
  'remove-unit': (draft, { at }) => withUnits(draft, at, without),
  'copy-unit': (draft, { at }) =>
    withUnits(draft, at, (units, index) => units.flatMap((unit, place) => (place === index ? [unit, unit] : [unit]))),
  'move-unit': (draft, { at, brigade }) => movedUnit(draft, at, brigade),
  unit: (draft, { at, unit }) => withUnit(draft, at, (one) => ({ ...one, unit })),
  tier: (draft, { at, tier }) => withUnit(draft, at, (one) => ({ ...one, tier })),
  officer: (draft, { at, officer }) => withUnit(draft, at, (one) => ({ ...one, officer })),
  ability: (draft, { at, ability, on }) => withUnit(draft, at, (one) => ({ ...one, abilities: switched(one.abilities, ability, on) })),
  'change-ability': (draft, { at, from, ability }) =>
    withUnit(draft, at, (one) => ({ ...one, abilities: swapped(one.abilities, from, ability) })),
  mark: (draft, { at, mark, on }) => withUnit(draft, at, (one) => ({ ...one, [mark]: on })),
};
