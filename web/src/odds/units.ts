/** The units of a list as the page of odds offers them: what is asked for each, and what was bought for it. */
import type { KeptList } from '../builder/mine.svelte';
import type { Answers } from './tables';

/** A unit of a list: its answer to what mine is, and to what it has. */
export interface OwnUnit {
  readonly mine: string;
  readonly has: string;
}

interface Bought {
  profile?: string;
  unit?: string;
  options?: readonly string[];
  abilities?: readonly string[];
  elite?: boolean;
  discipline?: boolean;
}

interface AnyDraft {
  elite?: readonly Bought[];
  commands?: readonly { units?: readonly Bought[] }[];
  brigades?: readonly { units?: readonly Bought[] }[];
}

/** The units of a list, each once. */
export function unitsOf(list: Pick<KeptList, 'list'>): OwnUnit[] {
  const { elite = [], commands = [], brigades = [] } = JSON.parse(list.list) as AnyDraft;
  const all = [...elite, ...[...commands, ...brigades].flatMap(({ units = [] }) => units)];
  const found = new Map<string, OwnUnit>();
  for (const one of all) {
    const extras = [one.elite ? 'elite' : '', one.discipline ? 'discipline' : ''].filter(Boolean);
    const unit = { mine: one.profile ?? one.unit ?? '', has: [...(one.options ?? []), ...(one.abilities ?? []), ...extras].join('+') };
    found.set(`${unit.mine} ${unit.has}`, unit);
  }
  return [...found.values()];
}

/** What a unit answers. */
export function answersOf(unit: OwnUnit): Answers {
  return unit.has ? { mine: unit.mine, mine_with: unit.has } : { mine: unit.mine };
}

/** The address of the odds of a unit in a list. */
export function oddsAddress(game: string, unit: OwnUnit, list = ''): string {
  const query = new URLSearchParams({ ...(list && { list }), mine: unit.mine, ...(unit.has && { has: unit.has }) });
  return `/odds/${game}?${query}`;
}
