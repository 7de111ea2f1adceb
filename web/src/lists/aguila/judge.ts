/** Chapter 14: whether a list of Águila is legal, with everything that is wrong with it and what to do next. */
import { unreadable } from '../lists';
import { advice, counted, listed, named, problem, sum, type Flaw } from '../said';
import { armyPoints, has, isLarge, lacksSkirmishers, skirmishes } from './army';
import type { Catalogue, ListRow, Profile } from './catalogue';
import { listOf, officers, units, type Brigade, type Draft, type Unit } from './draft';
import { led, nationName, staffed, unitName } from './staff';

/** All flaws of a list, in the order in which it is written. */
export function* flaws(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  yield* bounds(catalogue, draft);
  yield* staffed(catalogue, draft);
  for (const [index, brigade] of draft.brigades.entries()) yield* brigadeFlaws(catalogue, draft, brigade, index + 1);
  yield* allies(catalogue, draft);
  yield* guns(catalogue, draft);
  yield* points(catalogue, draft);
}

// ------------------------------------------------------------------------------------------------------ the whole army

function* bounds(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const { room, points_most: most } = catalogue;
  const [all, staff] = [units(draft).length, officers(draft).length];
  if (all > room.units) yield problem('15.01', 'table-full', 'brigades', { have: all, most: room.units });
  if (staff > room.officers) yield problem('15.01', 'staff-full', 'brigades', { have: staff, most: room.officers });
  if (draft.limit > most) yield advice('15.01', 'large-battle', 'limit', { limit: draft.limit, most });
  yield* unreadable([draft.name], '14.01');
}

function* points(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const total = armyPoints(catalogue, draft);
  const { limit, aides, sappers } = draft;
  const { aides_most, sappers_most } = catalogue.extras;
  if (limit < 1) yield problem('14.01', 'no-limit', 'limit', { total });
  else if (total > limit) yield problem('14.01', 'over-limit', 'limit', { total, limit, over: total - limit });
  if (aides < 0 || aides > aides_most) yield problem('12.16', 'many-aides', 'aides', { have: aides, most: aides_most });
  if (sappers < 0 || sappers > sappers_most) yield problem('11.41', 'many-sappers', 'sappers', { have: sappers, most: sappers_most });
}

/** There are no more guns than large units of the line and of cavalry, in the army as a whole. */
function* guns(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const known = units(draft).flatMap((unit) => (unit.dissolved ? [] : (catalogue.units.get(unit.unit) ?? [])));
  const have = known.filter((unit) => unit.arm === 'artillery').length;
  const most = known.filter((unit) => allowsGun(catalogue, unit)).length;
  if (have > most) yield problem('14.05', 'many-guns', '', { have, most });
}

function allowsGun(catalogue: Catalogue, unit: Profile): boolean {
  const line = catalogue.line.includes(unit.class) && !has(unit, 'open_formation');
  return isLarge(catalogue, unit) && (unit.arm === 'cavalry' || (unit.arm === 'infantry' && line));
}

/** Allies as brigades after the main one, or as elite units of a single ally: one or the other. */
function* allies(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const [first, ...others] = draft.brigades;
  const main = first && catalogue.lists.get(listOf(first));
  if (!main) return;
  const theirs = main.allies ?? [];
  const said = { nation: nationName(catalogue, main.nation), known: listed(theirs) || '-' };
  const brigades = others.map((one) => one.nation).filter((one) => one !== main.nation);
  for (const ally of new Set(brigades)) {
    if (catalogue.nations.includes(ally) && !theirs.includes(ally)) {
      yield problem('14.12', 'ally-barred', '', { ally: nationName(catalogue, ally), ...said });
    }
  }
  const guests = new Set(foreign(catalogue, draft));
  for (const guest of guests) {
    if (!theirs.includes(guest)) yield problem('14.13', 'ally-barred', '', { ally: nationName(catalogue, guest), ...said });
  }
  if (guests.size > 1) yield problem('14.13', 'two-allies', '', { known: listed(guests) });
  if (guests.size > 0 && brigades.length > 0) yield problem('14.13', 'allies-both-ways');
}

/** The nations of the units that are not of the nation of their brigade. */
function foreign(catalogue: Catalogue, draft: Draft): string[] {
  return draft.brigades.flatMap((brigade) =>
    brigade.units.flatMap((unit) => catalogue.units.get(unit.unit)?.nation ?? []).filter((nation) => nation !== brigade.nation),
  );
}

// ------------------------------------------------------------------------------------------------------------ brigades

/** A brigade of a list: its units, each of them, limits and ratios of its own. */
function* brigadeFlaws(catalogue: Catalogue, draft: Draft, brigade: Brigade, place: number): Generator<Flaw> {
  const where = `brigades.${place}`;
  for (const [index, unit] of brigade.units.entries()) yield* unitFlaws(catalogue, unit, `${where}.units.${index + 1}`);
  yield* led(catalogue, draft, brigade, where);
  const { nation, list } = brigade;
  if (!catalogue.nations.includes(nation)) {
    yield problem('14.01', 'no-nation', where, { nation, known: listed(catalogue.nations) });
    return;
  }
  const row = catalogue.lists.get(listOf(brigade));
  if (row?.nation !== nation) {
    const known = [...catalogue.lists.values()].filter((one) => one.nation === nation).map((one) => one.id);
    yield problem('14.08', 'no-list', where, { nation: nationName(catalogue, nation), list, known: listed(known) });
    return;
  }
  yield* limits(catalogue, row, brigade, where, place);
  yield* ratios(catalogue, brigade, where, place);
  yield* sizes(catalogue, brigade, where, place);
  yield* parcelled(catalogue, brigade, where, place);
}

/** A unit that exists, of a tier that exists, with what may be bought for it. */
function* unitFlaws(catalogue: Catalogue, unit: Unit, where: string): Generator<Flaw> {
  const name = unitName(catalogue, unit);
  if (!catalogue.tiers.some((tier) => tier === unit.tier)) {
    yield problem('14.01', 'no-tier', where, { tier: unit.tier, unit: name, known: listed(catalogue.tiers) });
  }
  const profile = catalogue.units.get(unit.unit);
  if (!profile) {
    yield problem('14.01', 'no-unit', where, { unit: unit.unit });
    return;
  }
  if (unit.regimental && !(profile.gun === 'light' && profile.class === 'foot')) {
    yield problem('11.44', 'not-regimental', where, { unit: name });
  }
  if (unit.abilities.length > 1) yield problem('13.01', 'many-abilities', where, { unit: name, have: unit.abilities.length });
  for (const ability of unit.abilities) {
    if (!catalogue.sold.includes(ability)) {
      yield problem('13.01', 'no-ability', where, { unit: name, ability, known: listed(catalogue.sold) });
    } else if (has(profile, ability)) {
      yield problem('13.01', 'ability-twice', where, { unit: name, ability: named('ability', ability) });
    }
  }
}

/** How many units of each line of the list a brigade has; a minimum is compulsory. */
function* limits(catalogue: Catalogue, row: ListRow, brigade: Brigade, where: string, place: number): Generator<Flaw> {
  for (const tier of catalogue.tiers) {
    const mine = brigade.units.filter((unit) => unit.tier === tier).flatMap((unit) => catalogue.units.get(unit.unit) ?? []);
    const counts = counted(mine.filter((unit) => unit.nation === row.nation).map((unit) => unit.kind));
    for (const { types, units: [least, most] } of row[tier] ?? []) {
      const have = sum(types.map((kind) => counts.get(kind) ?? 0));
      types.forEach((kind) => counts.delete(kind));
      const said = { place, tier: named('tier', tier), kind: named(`profile-${row.nation}`, types[0] ?? ''), have };
      if (have < least) yield problem('14.02', 'too-few-units', where, { least, ...said });
      if (have > most) yield problem('14.02', 'too-many-units', where, { most, ...said });
    }
    for (const kind of counts.keys()) {
      const said = { nation: named('brigade', row.id), tier: named('tier', tier), kind: named(`profile-${row.nation}`, kind) };
      yield problem('14.01', 'not-in-tier', where, said);
    }
  }
}

/** One support unit for two basic ones, one of elite for each support unit; guests are elite, and never guns. */
function* ratios(catalogue: Catalogue, brigade: Brigade, where: string, place: number): Generator<Flaw> {
  const tiers = counted(brigade.units.map((unit) => unit.tier));
  const [basic = 0, support = 0, elite = 0] = catalogue.tiers.map((tier) => tiers.get(tier) ?? 0);
  const { basic_for_support, elite_for_support } = catalogue.ratios;
  if (support * basic_for_support > basic) {
    yield problem('14.03', 'much-support', where, { place, have: support, most: Math.floor(basic / basic_for_support), basic });
  }
  if (elite > support * elite_for_support) {
    yield problem('14.04', 'much-elite', where, { place, have: elite, most: support * elite_for_support });
  }
  for (const unit of brigade.units) {
    const known = catalogue.units.get(unit.unit);
    const guest = known && known.nation !== brigade.nation;
    if (guest && (unit.tier !== 'elite' || known.arm === 'artillery')) {
      yield problem('14.13', 'guest-not-elite', where, { unit: unitName(catalogue, unit) });
    }
  }
}

/** Each large unit of support and elite has a basic one of its size, which matches no other. */
function* sizes(catalogue: Catalogue, brigade: Brigade, where: string, place: number): Generator<Flaw> {
  const large = brigade.units.flatMap((unit) => {
    const known = catalogue.units.get(unit.unit);
    return known && isLarge(catalogue, known) ? [{ tier: unit.tier, size: known.weight }] : [];
  });
  for (const size of [...new Set(large.map((one) => one.size))].sort((one, other) => one - other)) {
    const mine = large.filter((one) => one.size === size);
    const most = mine.filter((one) => one.tier === 'basic').length;
    const have = mine.length - most;
    if (have > most) yield problem('14.06', 'unmatched-size', where, { place, size, have, most });
  }
}

/** Skirmishers on foot may be broken up: each company of theirs goes to foot of their brigade that has none. */
function* parcelled(catalogue: Catalogue, brigade: Brigade, where: string, place: number): Generator<Flaw> {
  let companies = 0;
  let have = 0;
  for (const unit of brigade.units) {
    const profile = catalogue.units.get(unit.unit);
    if (!profile) continue;
    const said = { unit: unitName(catalogue, unit) };
    if (unit.dissolved && !skirmishes(profile)) yield problem('10.26', 'not-dissolved', where, said);
    if (unit.skirmishers && !lacksSkirmishers(profile)) yield problem('10.26', 'not-reinforced', where, said);
    companies += unit.dissolved ? profile.companies : 0;
    have += unit.skirmishers ? 1 : 0;
  }
  if (have > companies) yield problem('10.26', 'many-skirmishers', where, { place, have, most: companies });
  if (companies > 0 && have === 0) yield problem('10.26', 'no-skirmishers', where, { place, most: companies });
}
