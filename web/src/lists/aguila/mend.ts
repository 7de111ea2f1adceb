/** The tap that mends a flaw of a list of Águila, where one does. */
import { nearIn } from '../mending';
import { idIn, keyOf, placed, told, type Flaw } from '../said';
import { isLarge, lacksSkirmishers, skirmishes } from './army';
import { unitIn } from './called';
import type { Catalogue, Profile, Tier } from './catalogue';
import { listOf, placedOfficers, placedUnits, unitAt, type Brigade, type Draft, type Officer, type OfficerAt, type Unit, type UnitAt } from './draft';
import type { Tap } from './taps';

type Mending = (draft: Draft, flaw: Flaw, catalogue: Catalogue) => Tap | undefined;

/** What a battle costs that is a little larger than the list. */
const STEP = 500;

/** The brigade of which a flaw speaks, and its number. */
function brigadeOf(draft: Draft, flaw: Flaw): [brigade: Brigade | undefined, number: number] {
  const number = placed(flaw.where, 'brigades');
  return [draft.brigades[number - 1], number];
}

/** The last unit of the flaw's brigade, or of the army, for which something holds. */
function lastUnit(draft: Draft, flaw: Flaw, catalogue: Catalogue, holds: (unit: Unit, profile: Profile, brigade: Brigade) => boolean): UnitAt | undefined {
  const place = placed(flaw.where, 'brigades');
  return placedUnits(draft).findLast(({ unit, at }) => {
    const [profile, number] = [catalogue.units.get(unit.unit), placed(at, 'brigades')];
    const brigade = draft.brigades[number - 1];
    return profile && brigade && (!place || place === number) && holds(unit, profile, brigade);
  })?.at;
}

function lastOfficer(draft: Draft, holds: (officer: Officer, at: OfficerAt) => boolean): OfficerAt | undefined {
  return placedOfficers(draft).findLast(({ officer, at }) => holds(officer, at))?.at;
}

/** The officer of the flaw's brigade whom it names. */
function officerIn(draft: Draft, flaw: Flaw, holds: (officer: Officer) => boolean): OfficerAt | undefined {
  const place = placed(flaw.where, 'brigades');
  return lastOfficer(draft, (officer, at) => placed(at, 'brigades') === place && holds(officer));
}

function remove(at: UnitAt | undefined): Tap | undefined {
  return at && { do: 'remove-unit', at };
}

const removed: Mending = (_, flaw) => remove(flaw.where as UnitAt);

function unmark(mark: 'regimental' | 'dissolved' | 'skirmishers', wrong: (profile: Profile) => boolean): Mending {
  return (draft, flaw, catalogue) => {
    const at = lastUnit(draft, flaw, catalogue, (unit, profile) => unit[mark] && wrong(profile));
    return at && { do: 'mark', at, mark, on: false };
  };
}

function comandantes(draft: Draft, flaw: Flaw): Tap | undefined {
  if (Number(told(flaw, 'have')) < Number(told(flaw, 'least'))) return { do: 'add-officer', brigade: 1, rank: 'comandante' };
  const at = lastOfficer(draft, (officer) => officer.rank === 'comandante');
  return at && { do: 'remove-officer', at };
}

/** A general of the first brigade takes the army, or one joins. */
function chief(draft: Draft, _: Flaw, catalogue: Catalogue): Tap | undefined {
  const at = placedOfficers(draft).find((one) => placed(one.at, 'brigades') === 1 && catalogue.ranks.get(one.officer.rank)?.general)?.at;
  if (at) return { do: 'general', at };
  return draft.brigades.length > 0 ? { do: 'add-officer', brigade: 1, rank: draft.brigades.length > 1 ? 'division_general' : 'brigade_general' } : undefined;
}

function chiefRank(rank: string): Mending {
  return (draft) => {
    const at = lastOfficer(draft, (officer) => officer.id === draft.general);
    return at && { do: 'rank', at, rank };
  };
}

/** Somebody without a unit gets one of those of an officer of his brigade who has several, or a new one. */
function busy(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const [brigade, number] = brigadeOf(draft, flaw);
  const officer = officerId(flaw);
  const field = brigade?.units.map((unit) => (unit.dissolved ? '' : unit.officer)) ?? [];
  const given = field.findLastIndex((one) => one !== '' && field.filter((other) => other === one).length > 1);
  if (given >= 0) return { do: 'officer', at: `brigades.${number}.units.${given + 1}`, officer };
  const kinds = (brigade && catalogue.lists.get(listOf(brigade))?.basic?.flatMap((choice) => choice.types)) ?? [];
  const cheapest = cheapestOf(catalogue, brigade?.nation ?? '', kinds);
  return cheapest && { do: 'add-unit', brigade: number, unit: cheapest.id, tier: 'basic', officer };
}

/** The cheapest unit of some kinds of a nation. */
function cheapestOf(catalogue: Catalogue, nation: string, kinds: readonly string[]): Profile | undefined {
  const all = [...catalogue.units.values()].filter((one) => one.nation === nation && kinds.includes(one.kind));
  return all.sort((one, other) => one.points - other.points)[0];
}

/** The id of the officer whom a flaw names with his rank. */
function officerId(flaw: Flaw): string {
  const officer = told(flaw, 'officer');
  return typeof officer === 'object' ? String(officer.args.find(([name]) => name === 'id')?.[1] ?? '') : String(officer ?? '');
}

function under(draft: Draft, flaw: Flaw): Tap | undefined {
  const [brigade, number] = brigadeOf(draft, flaw);
  const [first] = brigade?.officers ?? [];
  const stray = brigade?.units.findIndex((unit) => unit.officer === told(flaw, 'officer')) ?? -1;
  return first && stray >= 0 ? { do: 'officer', at: `brigades.${number}.units.${stray + 1}`, officer: first.id } : undefined;
}

function rank(draft: Draft, flaw: Flaw): Tap | undefined {
  const at = officerIn(draft, flaw, (officer) => officer.rank === told(flaw, 'rank'));
  const near = nearIn(flaw)?.key.replace(/^rank-/, '');
  return at && { do: 'rank', at, rank: near ?? 'comandante' };
}

function officerAbility(draft: Draft, flaw: Flaw): Tap | undefined {
  const ability = idIn(flaw, 'ability', 'officer-ability');
  const at = officerIn(draft, flaw, (officer) => officer.abilities.includes(ability));
  const near = nearIn(flaw)?.key.replace(/^officer-ability-/, '');
  if (!at) return undefined;
  return near ? { do: 'change-officer-ability', at, from: ability, ability: near } : { do: 'officer-ability', at, ability, on: false };
}

function ability(draft: Draft, flaw: Flaw): Tap | undefined {
  const at = flaw.where as UnitAt;
  const found = keyOf(flaw) === 'many-abilities' ? (unitAt(draft, at)?.abilities.at(-1) ?? '') : idIn(flaw, 'ability', 'ability');
  const near = nearIn(flaw)?.key.replace(/^ability-/, '');
  return near ? { do: 'change-ability', at, from: found, ability: near } : { do: 'ability', at, ability: found, on: false };
}

/** The list or the first list of a nation, where a brigade has none. */
function list(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const [brigade, number] = brigadeOf(draft, flaw);
  const near = nearIn(flaw)?.key.replace(/^brigade-/, '');
  const own = brigade && catalogue.lists.has(brigade.nation) ? brigade.nation : undefined;
  const found = near ?? own;
  return found === undefined ? undefined : { do: 'list', brigade: number, list: found };
}

function unknownUnit(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const near = nearIn(flaw);
  const unit = near && unitIn(catalogue, near);
  return unit === undefined ? removed(draft, flaw, catalogue) : { do: 'unit', at: flaw.where as UnitAt, unit };
}

/** The tiers in which the list of a brigade has a kind of unit. */
function tiersOf(catalogue: Catalogue, brigade: Brigade | undefined, kind: string): Tier[] {
  const row = brigade && catalogue.lists.get(listOf(brigade));
  return catalogue.tiers.filter((tier) => row?.[tier]?.some((choice) => choice.types.includes(kind)));
}

function unknownTier(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const at = flaw.where as UnitAt;
  const kind = catalogue.units.get(unitAt(draft, at)?.unit ?? '')?.kind ?? '';
  const near = nearIn(flaw)?.key ?? '';
  const tier = near.startsWith('tier-') ? near.slice('tier-'.length) : tiersOf(catalogue, brigadeOf(draft, flaw)[0], kind)[0];
  return tier === undefined ? undefined : { do: 'tier', at, tier };
}

/** The kinds of unit, any of which fill the line of a list of which a flaw speaks. */
function kindsIn(draft: Draft, flaw: Flaw, catalogue: Catalogue): [tier: Tier, kinds: readonly string[], nation: string] {
  const [brigade] = brigadeOf(draft, flaw);
  const tier = idIn(flaw, 'tier', 'tier') as Tier;
  const nation = brigade?.nation ?? '';
  const kind = idIn(flaw, 'kind', `profile-${nation}`);
  const row = brigade && catalogue.lists.get(listOf(brigade));
  return [tier, row?.[tier]?.find((choice) => choice.types[0] === kind)?.types ?? [kind], nation];
}

function few(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const [tier, kinds, nation] = kindsIn(draft, flaw, catalogue);
  const cheapest = cheapestOf(catalogue, nation, kinds);
  return cheapest && { do: 'add-unit', brigade: placed(flaw.where, 'brigades'), unit: cheapest.id, tier };
}

function many(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const [tier, kinds, nation] = kindsIn(draft, flaw, catalogue);
  return remove(lastUnit(draft, flaw, catalogue, (unit, one) => unit.tier === tier && one.nation === nation && kinds.includes(one.kind)));
}

function misplaced(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const [tier, [kind = '']] = kindsIn(draft, flaw, catalogue);
  const at = lastUnit(draft, flaw, catalogue, (unit, one, { nation }) => unit.tier === tier && one.kind === kind && one.nation === nation);
  const [other] = tiersOf(catalogue, brigadeOf(draft, flaw)[0], kind);
  return at && other ? { do: 'tier', at, tier: other } : remove(at);
}

function guest(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const wrong = (unit: Unit, one: Profile, brigade: Brigade) => one.nation !== brigade.nation && (unit.tier !== 'elite' || one.arm === 'artillery');
  const at = lastUnit(draft, flaw, catalogue, wrong);
  if (!at) return undefined;
  const gun = catalogue.units.get(unitAt(draft, at)?.unit ?? '')?.arm === 'artillery';
  return gun ? remove(at) : { do: 'tier', at, tier: 'elite' };
}

/** A large unit without its match becomes the next smaller one of its kind, or goes. */
function unmatched(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const size = told(flaw, 'size');
  const at = lastUnit(draft, flaw, catalogue, (unit, one) => unit.tier !== 'basic' && one.weight === size && isLarge(catalogue, one));
  const profile = at && catalogue.units.get(unitAt(draft, at)?.unit ?? '');
  if (!at || !profile) return undefined;
  const [smaller] = [...catalogue.units.values()]
    .filter((one) => one.nation === profile.nation && one.kind === profile.kind && one.figures < profile.figures)
    .sort((one, other) => other.figures - one.figures);
  return smaller ? { do: 'unit', at, unit: smaller.id } : remove(at);
}

function barred(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const ally = idIn(flaw, 'ally', 'nation');
  if (flaw.rule !== '14.12') return remove(lastUnit(draft, flaw, catalogue, (_, one, brigade) => one.nation === ally && one.nation !== brigade.nation));
  const index = draft.brigades.findLastIndex((one, place) => place > 0 && one.nation === ally);
  return index < 0 ? undefined : { do: 'remove-brigade', brigade: index + 1 };
}

function within(flaw: Flaw): number {
  return Number(told(flaw, 'have')) < 0 ? 0 : Number(told(flaw, 'most'));
}

function reinforced(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const at = lastUnit(draft, flaw, catalogue, (unit, one) => !unit.skirmishers && lacksSkirmishers(one));
  return at && { do: 'mark', at, mark: 'skirmishers', on: true };
}

const MENDINGS: Readonly<Record<string, Mending>> = {
  'no-limit': (_, flaw) => ({ do: 'limit', limit: STEP * Math.max(1, Math.ceil(Number(told(flaw, 'total')) / STEP)) }),
  'many-aides': (_, flaw) => ({ do: 'aides', aides: within(flaw) }),
  'many-sappers': (_, flaw) => ({ do: 'sappers', sappers: within(flaw) }),
  'many-guns': (draft, flaw, catalogue) => remove(lastUnit(draft, flaw, catalogue, (unit, one) => one.arm === 'artillery' && !unit.dissolved)),
  'ally-barred': barred,
  'no-nation': list,
  'no-list': list,
  'no-tier': unknownTier,
  'no-unit': unknownUnit,
  'not-regimental': (_, flaw) => ({ do: 'mark', at: flaw.where as UnitAt, mark: 'regimental', on: false }),
  'not-dissolved': unmark('dissolved', (profile) => !skirmishes(profile)),
  'not-reinforced': unmark('skirmishers', (profile) => !lacksSkirmishers(profile)),
  'many-skirmishers': unmark('skirmishers', () => true),
  'no-skirmishers': reinforced,
  'many-abilities': ability,
  'no-ability': ability,
  'ability-twice': ability,
  'too-few-units': few,
  'too-many-units': many,
  'not-in-tier': misplaced,
  'much-support': (draft, flaw, catalogue) => remove(lastUnit(draft, flaw, catalogue, (unit) => unit.tier === 'support')),
  'much-elite': (draft, flaw, catalogue) => remove(lastUnit(draft, flaw, catalogue, (unit) => unit.tier === 'elite')),
  'guest-not-elite': guest,
  'unmatched-size': unmatched,
  comandantes,
  'no-general': chief,
  'chief-no-general': (draft, flaw, catalogue) => {
    const found = chief(draft, flaw, catalogue);
    return found?.do === 'general' ? found : chiefRank('brigade_general')(draft, flaw, catalogue);
  },
  'chief-too-low': chiefRank('division_general'),
  'chief-elsewhere': chief,
  'few-officers': (draft) => ({ do: 'add-officer', brigade: draft.brigades.length, rank: 'comandante' }),
  'no-brigade-general': () => ({ do: 'add-officer', brigade: 2, rank: 'brigade_general' }),
  'officer-without-unit': busy,
  'other-officer': under,
  'no-rank': rank,
  'no-officer-ability': officerAbility,
  'officer-ability-twice': officerAbility,
  'many-of-rank': (draft, flaw) => {
    const at = officerIn(draft, flaw, (officer) => officer.rank === idIn(flaw, 'rank', 'rank') && officer.id !== draft.general);
    return at && { do: 'remove-officer', at };
  },
};

/** The tap that mends a flaw, if one does. */
export function mend(catalogue: Catalogue, draft: Draft, flaw: Flaw): Tap | undefined {
  return MENDINGS[keyOf(flaw)]?.(draft, flaw, catalogue);
}
