/** What things of a list of Águila are called in both languages, and what somebody meant whom nobody understands. */
import { meant as nearest, Names } from '../names';
import { split } from '../pasted';
import { keyOf, message, named, placed, told, type Flaw, type Message } from '../said';
import type { Catalogue, Profile } from './catalogue';
import type { Draft } from './draft';

const LABELS = ['limit', 'aides', 'sappers', 'brigade', 'general', 'officer', 'points'];
/** What may be said of a unit besides its abilities: fields of its entry. */
export const MARKS = ['regimental', 'dissolved', 'skirmishers'] as const;

/** All names that a text may have. */
export interface Called {
  readonly labels: Names;
  readonly marks: Names;
  readonly brigades: Names;
  readonly tiers: Names;
  readonly ranks: Names;
  readonly abilities: Names;
  readonly officerAbilities: Names;
  /** The units of a nation by their names, and those of all others with the name of their nation behind. */
  readonly units: (nation: string) => Names;
}

/** The name of a unit with its figures; a gun is one of its kind. */
export function sized(unit: Profile, name: string): string {
  return unit.gun ? name : `${name} ${unit.figures}`;
}

function unitNames(catalogue: Catalogue, unit: Profile, nation: string): string[] {
  const names = catalogue.names[`profile-${unit.nation}-${unit.kind}`] ?? [];
  const whose = catalogue.names[`nation-${unit.nation}`] ?? [];
  return names.map((name, at) => sized(unit, name) + (unit.nation === nation ? '' : ` (${whose[at] ?? ''})`));
}

export function called(catalogue: Catalogue): Called {
  const of = (what: string, ids: Iterable<string>) => Names.of(catalogue.names, what, ids);
  const units = new Map<string, Names>();
  return {
    labels: Names.labels(catalogue.names, LABELS),
    marks: Names.labels(catalogue.names, MARKS),
    brigades: of('brigade', catalogue.lists.keys()),
    tiers: of('tier', catalogue.tiers),
    ranks: of('rank', catalogue.ranks.keys()),
    abilities: of('ability', catalogue.abilities.keys()),
    officerAbilities: of('officer-ability', catalogue.officer_abilities.keys()),
    units: (nation) => {
      const known = catalogue.nations.includes(nation) ? nation : '';
      const all = [...catalogue.units.values()].map((one) => [one.id, [one.id, ...unitNames(catalogue, one, known)]] as const);
      const found = units.get(known) ?? new Names(all);
      units.set(known, found);
      return found;
    },
  };
}

/** What somebody most likely meant who wrote a name that nothing has: something of his own nation first. */
export function meant(catalogue: Catalogue, names: Called, draft: Draft, flaw: Flaw): Message | undefined {
  const said = (name: string) => String(told(flaw, name) ?? '');
  switch (keyOf(flaw)) {
    case 'line-unread':
      return nearest(split(said('text'), ':')[0], [['list', names.labels]]);
    case 'no-nation':
      return nearest(said('nation'), [['brigade', names.brigades]]);
    case 'no-tier':
      // A line with a price and an unknown beginning is read as a unit's, whose tier may be an officer's label.
      return nearest(said('tier'), [
        ['tier', names.tiers],
        ['list', names.labels],
      ]);
    case 'no-rank':
      return nearest(said('rank'), [['rank', names.ranks]]);
    case 'no-officer-ability':
      return nearest(said('ability'), [['officer-ability', names.officerAbilities]]);
    case 'no-ability':
      return nearest(said('ability'), [['ability', names.abilities]], catalogue.sold);
    case 'no-unit':
      return unit(catalogue, names, draft.brigades[placed(flaw.where, 'brigades') - 1]?.nation ?? '', said('unit'));
    default:
      return undefined;
  }
}

/** A unit with its figures. */
function unit(catalogue: Catalogue, names: Called, nation: string, said: string): Message | undefined {
  const mine = [...catalogue.units.values()].filter((one) => one.nation === nation).map((one) => one.id);
  const all = [['', names.units(nation)]] as const;
  const found = nearest(said, all, mine) ?? nearest(said, all);
  const known = catalogue.units.get(found?.key.slice(1) ?? '');
  if (!known) return undefined;
  const name = named(`profile-${known.nation}`, known.kind);
  return known.gun ? name : message('list-sized', { unit: name, figures: known.figures });
}

/** The id of the unit that such a name names. */
export function unitIn(catalogue: Catalogue, name: Message): string | undefined {
  const figures = name.args.find(([one]) => one === 'figures')?.[1];
  const inner = name.args.find(([one]) => one === 'unit')?.[1];
  const key = typeof inner === 'object' ? inner.key : name.key;
  const holds = (one: Profile) => key === `profile-${one.nation}-${one.kind}` && (figures === undefined || one.figures === figures);
  return [...catalogue.units.values()].find(holds)?.id;
}
