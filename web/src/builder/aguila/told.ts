/** A list of Águila as it is read: what each unit and each officer is, has and costs. */
import {
  listOf,
  officerPrice,
  unitPrice,
  type Catalogue,
  type Draft,
  type Officer,
  type OfficerAt,
  type Unit,
  type UnitAt,
} from '../../lists/aguila';
import type { Profile } from '../../lists/aguila/catalogue';
import { ticks, type Line, type Roster, type Term, type Ticks, type Value } from '../roster';
import type { Say } from '../said';

const MARKS = ['regimental', 'dissolved', 'skirmishers'] as const;

/** The key of the name of a list's first brigade. */
export const nationKey = (draft: Draft): string => (draft.brigades[0] ? `brigade-${listOf(draft.brigades[0])}` : '');

export function term(say: Say, key: string): Term {
  return { key, name: say(key) };
}

const needs = (value: number | undefined): string => (value ? `${value}+` : '–');

function valued(say: Say, pairs: readonly (readonly [name: string, value: string])[]): Value[] {
  return pairs.map(([name, value]) => ({ short: say(`aguila-short-${name}`), long: say(`aguila-value-${name}`), value }));
}

export function profileValues(unit: Profile, say: Say): Value[] {
  return valued(say, [
    ['speed', unit.limbered === undefined ? `${unit.speed}` : `${unit.speed}/${unit.limbered}`],
    ['melee', needs(unit.melee)],
    ['shoot', needs(unit.shoot)],
    ['defence', needs(unit.defence)],
    ['attacks', `${unit.attacks}`],
    ['courage', unit.courage.join('/')],
    ['discipline', needs(unit.discipline)],
  ]);
}

export function rankValues(catalogue: Catalogue, rank: string, say: Say): Value[] {
  const row = catalogue.ranks.get(rank);
  if (!row) return [];
  return valued(say, [
    ['command', `${row.command_in}"`],
    ['rally', `${row.rally_dice}`],
    ['speed', `${row.speed}`],
    ['melee', needs(row.melee)],
    ['defence', needs(row.defence)],
    ['attacks', `${row.attacks}`],
    ['courage', row.courage.join('/')],
    ['discipline', needs(row.discipline)],
  ]);
}

/** What a unit is called, with its figures; a gun is one of its kind. */
export function unitName(catalogue: Catalogue, id: string, say: Say): string {
  const unit = catalogue.units.get(id);
  if (!unit) return id;
  const name = say(`profile-${unit.nation}-${unit.kind}`);
  return unit.gun ? name : say('list-sized', { unit: name, figures: unit.figures });
}

/** Its damage, with a gap where its Attacks are halved, and its markers. */
function unitTicks({ names }: Catalogue, { bears, half }: Profile): Ticks[] {
  return [ticks(names, 'damage', bears, half), ticks(names, 'stunned'), ticks(names, 'disorganised')];
}

/** What he can do once in a battle, his damage, and his death. */
function officerTicks(catalogue: Catalogue, { abilities, rank }: Officer, say: Say): Ticks[] {
  const known = catalogue.ranks.get(rank);
  const once = [...new Set(abilities)].filter((one) => catalogue.officer_abilities.get(one)?.once);
  const boxes = once.map((one) => ({ what: one, name: say(`officer-ability-${one}`), count: 1, gap: 0 }));
  return [...boxes, ...(known ? [ticks(catalogue.names, 'damage', known.bears), ticks(catalogue.names, 'dead')] : [])];
}

export function unitLine(catalogue: Catalogue, unit: Unit, at: UnitAt, say: Say): Line {
  const profile = catalogue.units.get(unit.unit);
  const tier = catalogue.tiers.some((one) => one === unit.tier) ? say(`tier-${unit.tier}`) : unit.tier;
  return {
    at,
    count: 1,
    name: unitName(catalogue, unit.unit, say),
    rank: '',
    called: unitName(catalogue, unit.unit, say),
    values: profile ? profileValues(profile, say) : [],
    more: '',
    picks: [
      { key: `tier-${unit.tier}`, name: tier },
      ...unit.abilities.map((one) => term(say, `ability-${one}`)),
      ...MARKS.filter((mark) => unit[mark]).map((mark) => term(say, `list-${mark}`)),
    ],
    terms: (profile?.abilities ?? []).map((one) => term(say, `ability-${one}`)),
    points: unitPrice(catalogue, unit),
    marks: ['–'],
    ticks: profile && !unit.dissolved ? unitTicks(catalogue, profile) : [],
  };
}

export function officerLine(catalogue: Catalogue, draft: Draft, officer: Officer, at: OfficerAt, say: Say): Line {
  const rank = catalogue.ranks.has(officer.rank) ? say(`rank-${officer.rank}`) : officer.rank;
  return {
    at,
    count: 1,
    name: rank,
    rank: officer.id === draft.general ? say('list-general') : say('list-officer'),
    called: rank,
    values: rankValues(catalogue, officer.rank, say),
    more: '',
    picks: officer.abilities.map((one) => term(say, `officer-ability-${one}`)),
    terms: [],
    points: officerPrice(catalogue, officer),
    marks: [],
    ticks: officerTicks(catalogue, officer, say),
  };
}

/** The units of an officer, numbered after him; those that are broken up have no number. */
function numbered(mark: string, under: readonly Line[]): Line[] {
  const fielded = under.filter(({ ticks: boxes }) => boxes.length > 0);
  return under.map((line) => ({ ...line, marks: [fielded.includes(line) ? `${mark}-${fielded.indexOf(line) + 1}` : '–'] }));
}

export function rosterOf(catalogue: Catalogue, draft: Draft, points: number, say: Say): Roster {
  const facts = [draft.aides && `${say('list-aides')}: ${draft.aides}`, draft.sappers && `${say('list-sappers')}: ${draft.sappers}`];
  const groups = draft.brigades.map((brigade, place) => {
    const units = brigade.units.map((one, index) => unitLine(catalogue, one, `brigades.${place + 1}.units.${index + 1}`, say));
    const before = draft.brigades.slice(0, place).reduce((sum, { officers }) => sum + officers.length, 0);
    const led = brigade.officers.flatMap((one, index) => {
      const mark = `${before + index + 1}`;
      const officer = officerLine(catalogue, draft, one, `brigades.${place + 1}.officers.${index + 1}`, say);
      return [{ ...officer, marks: [mark] }, ...numbered(mark, units.filter((_, at) => brigade.units[at]?.officer === one.id))];
    });
    const lines = [...led, ...units.filter(({ at }) => led.every((line) => line.at !== at))];
    const name = catalogue.lists.has(listOf(brigade)) ? say(`brigade-${listOf(brigade)}`) : listOf(brigade);
    return { title: `${say('list-brigade')}: ${name}`, lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
  });
  return { name: draft.name, points, limit: draft.limit, facts: facts.filter((one) => typeof one === 'string'), groups };
}
