/** How chance uses the builder of Águila. */
import type { AguilaLists } from '../aguila';
import { EMPTY, listOf, officers, placedOfficers, placedUnits, unitAt, type Draft, type OfficerAt, type UnitAt } from '../aguila/draft';
import type { Tap } from '../aguila/taps';
import type { Tapper } from './draw';
import type { Chance } from './random';

const LIMITS = [500, 1000, 1500, 1500, 1500, 2000, 2500];
const ODD = [0, 1, -5, 999_999];
const LONG = 'Brigada de la muy noble y muy leal ciudad, con todos sus títulos y honores';
const MARKS = ['regimental', 'dissolved', 'skirmishers'] as const;

type Draws = (draft: Draft, chance: Chance, lists: AguilaLists) => Tap | undefined;

const spots = (draft: Draft): UnitAt[] => placedUnits(draft).map((one) => one.at);
const posts = (draft: Draft): OfficerAt[] => placedOfficers(draft).map((one) => one.at);
const ids = (map: ReadonlyMap<string, unknown>): string[] => [...map.keys()];
const some = (draft: Draft, chance: Chance): number => chance.whole(1, Math.max(1, draft.brigades.length));

/** A unit that the list of a brigade has in a tier, under one of its officers. */
const add: Draws = (draft, chance, { catalogue }) => {
  const brigade = some(draft, chance);
  const found = draft.brigades[brigade - 1];
  const row = found && catalogue.lists.get(listOf(found));
  if (!found || !row) return undefined;
  const tier = chance.one(['basic', 'basic', 'support', 'elite'] as const);
  const kinds = (row[tier] ?? []).flatMap((choice) => choice.types);
  const fit = [...catalogue.units.values()].filter((one) => one.nation === row.nation && kinds.includes(one.kind));
  const unit = chance.perhaps(fit);
  const officer = chance.perhaps(found.officers)?.id;
  return unit && { do: 'add-unit', brigade, unit: unit.id, tier, ...(officer !== undefined && { officer }) };
};

/** A unit of another nation, as allies come. */
const guest: Draws = (draft, chance, { catalogue }) => {
  const brigade = some(draft, chance);
  const row = catalogue.lists.get(listOf(draft.brigades[brigade - 1] ?? { nation: '', officers: [], units: [], list: '' }));
  const nation = chance.is(0.7) ? chance.perhaps(row?.allies ?? []) : chance.one(catalogue.nations);
  const unit = chance.perhaps([...catalogue.units.values()].filter((one) => one.nation === nation));
  return unit && { do: 'add-unit', brigade, unit: unit.id, tier: chance.is(0.8) ? 'elite' : 'basic' };
};

const PLAYER: readonly Draws[] = [
  add,
  add,
  add,
  add,
  (draft, chance, { catalogue }) => ({ do: 'add-officer', brigade: some(draft, chance), rank: chance.one(['comandante', 'comandante', ...ids(catalogue.ranks)]) }),
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(posts(draft));
    return at && { do: 'officer-ability', at, ability: chance.one(ids(catalogue.officer_abilities)), on: chance.is(0.8) };
  },
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(spots(draft));
    if (!at || (unitAt(draft, at)?.abilities.length ?? 0) > 0) return undefined;
    return chance.is(0.5) ? { do: 'ability', at, ability: chance.one(catalogue.sold), on: true } : undefined;
  },
  (_, chance) => ({ do: 'aides', aides: chance.whole(0, 2) }),
  (_, chance) => ({ do: 'sappers', sappers: chance.whole(0, 1) }),
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    const officer = chance.perhaps(officers(draft))?.id;
    return at && officer !== undefined && chance.is(0.4) ? { do: 'officer', at, officer } : undefined;
  },
];

/** What a unit has already by its profile, or one ability more. */
function again(draft: Draft, chance: Chance, { catalogue }: AguilaLists): Tap | undefined {
  const have = placedUnits(draft).flatMap(({ unit, at }) =>
    (catalogue.units.get(unit.unit)?.abilities ?? []).filter((one) => catalogue.sold.includes(one)).map((ability) => ({ at, ability })),
  );
  const found = chance.perhaps(have);
  const at = found?.at ?? chance.perhaps(spots(draft));
  return at && { do: 'ability', at, ability: found?.ability ?? chance.one(catalogue.sold), on: true };
}

/** One of another brigade commands the army, or nobody's general does. */
function elsewhere(draft: Draft, chance: Chance): Tap | undefined {
  const at = chance.perhaps(posts(draft).filter((one) => !one.startsWith('brigades.1.')));
  return at && { do: 'general', at };
}

const WILD: readonly Draws[] = [
  again,
  again,
  elsewhere,
  elsewhere,
  (_, chance, { catalogue }) => ({ do: 'add-brigade', list: chance.one(ids(catalogue.lists)) }),
  (_, chance) => ({ do: 'limit', limit: chance.one(ODD) }),
  (_, chance) => ({ do: 'name', name: chance.one([LONG, 'Tab\there', 'Vanguardia']) }),
  (_, chance) => ({ do: 'aides', aides: chance.whole(-1, 4) }),
  (_, chance) => ({ do: 'sappers', sappers: chance.whole(-1, 3) }),
  guest,
  guest,
  (_, chance, { catalogue }) => ({ do: 'add-brigade', list: chance.one(ids(catalogue.lists)) }),
  (draft, chance, { catalogue }) => ({ do: 'list', brigade: some(draft, chance), list: chance.one(ids(catalogue.lists)) }),
  (draft, chance) => ({ do: 'move-brigade', brigade: some(draft, chance), to: some(draft, chance) }),
  (draft, chance) => ({ do: 'remove-brigade', brigade: some(draft, chance) }),
  (draft, chance) => {
    const at = chance.perhaps(posts(draft));
    return at && (chance.is(0.5) ? { do: 'general', at } : { do: 'remove-officer', at });
  },
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(posts(draft));
    return at && { do: 'rank', at, rank: chance.one(ids(catalogue.ranks)) };
  },
  (draft, chance, { catalogue }) => ({ do: 'add-unit', brigade: some(draft, chance), unit: chance.one(ids(catalogue.units)), tier: chance.one(catalogue.tiers) }),
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'mark', at, mark: chance.one(MARKS), on: true };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'mark', at, mark: chance.one(MARKS), on: true };
  },
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'tier', at, tier: chance.one(catalogue.tiers) };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'move-unit', at, brigade: some(draft, chance) };
  },
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'ability', at, ability: chance.one(ids(catalogue.abilities)), on: true };
  },
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'unit', at, unit: chance.one(ids(catalogue.units)) };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && (chance.is(0.7) ? { do: 'copy-unit', at } : { do: 'remove-unit', at });
  },
]

/** More units, or officers, than there is room for. */
function flood(draft: Draft, chance: Chance): Tap[] {
  const at = chance.perhaps(spots(draft));
  const officers = Array.from({ length: 20 }, (): Tap => ({ do: 'add-officer', brigade: 1, rank: 'comandante' }));
  const units = at ? Array.from({ length: 40 }, (): Tap => ({ do: 'copy-unit', at })) : [];
  return chance.one([officers, units, [...units, ...officers]]);
}

/** Taps that raise a brigade, or two, of a list, with its officers. */
function begin({ catalogue }: AguilaLists, chance: Chance, turn: number): Tap[] {
  const lists = [...catalogue.lists.values()];
  const main = lists[turn % lists.length] ?? chance.one(lists);
  const second = chance.is(0.25) ? chance.one(chance.is(0.6) ? lists.filter((one) => main.allies?.includes(one.nation) ?? false) : lists) : undefined;
  return [
    { do: 'limit', limit: chance.one(LIMITS) },
    { do: 'name', name: chance.one(['Vanguardia', 'Brigada', '', 'Überfall']) },
    { do: 'add-brigade', list: main.id },
    { do: 'add-officer', brigade: 1, rank: second ? 'division_general' : 'brigade_general' },
    { do: 'add-officer', brigade: 1, rank: 'comandante' },
    ...(second
      ? ([
          { do: 'add-brigade', list: second.id },
          { do: 'add-officer', brigade: 2, rank: chance.one(['brigade_general', 'comandante']) },
        ] as const)
      : []),
  ];
}

/** One unit less, or what was bought for one. */
function less(draft: Draft, chance: Chance): Tap | undefined {
  const bought = placedUnits(draft).filter(({ unit }) => unit.abilities.length > 0);
  const found = chance.perhaps(bought);
  if (found && chance.is(0.5)) return { do: 'ability', at: found.at, ability: found.unit.abilities[0] ?? '', on: false };
  const skilled = placedOfficers(draft).filter(({ officer }) => officer.abilities.length > 0);
  const officer = chance.perhaps(skilled);
  if (officer && chance.is(0.4)) return { do: 'officer-ability', at: officer.at, ability: officer.officer.abilities[0] ?? '', on: false };
  const at = chance.perhaps(spots(draft));
  return at && { do: 'remove-unit', at };
}

/** What may be bought for the unit, or the officer, that a line is about. */
function wordFor({ catalogue }: AguilaLists, line: string, chance: Chance): string | undefined {
  const officer = /^(General|Officer|Oficial):/u.test(line);
  if (!officer && !/^[-•]/u.test(line)) return undefined;
  const mark = chance.is(0.2) ? chance.one(MARKS) : undefined;
  const key = officer ? `officer-ability-${chance.one(ids(catalogue.officer_abilities))}` : `ability-${chance.one(ids(catalogue.abilities))}`;
  return chance.one(catalogue.names[mark && !officer ? `list-${mark}` : key] ?? [key]);
}

const STRAY = ['Brigade: Francce', 'Brigada: Italia', 'Officer: Sargento', 'Oficial: Comandnte; Ágil', 'Officer: Comandante; Forn up!', 'Oficial: Comandante; Inspirador, Invencible', 'General: Brigade general', '- Elite: Guard infantry 24 (France)'];

export function tapperOfAguila(lists: AguilaLists): Tapper<Draft, Tap> {
  return {
    empty: EMPTY,
    begin: (chance, turn) => begin(lists, chance, turn),
    more: (draft, chance, wild) => chance.one(wild ? WILD : PLAYER)(draft, chance, lists),
    less,
    flood,
    wordFor: (line, chance) => wordFor(lists, line, chance),
    stray: STRAY,
  };
}
