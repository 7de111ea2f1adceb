/** How chance uses the builder of Tercios. */
import type { TerciosLists } from '../tercios';
import { EMPTY, leaderAt, leaders, placedUnits, unitAt, type Draft, type Group, type LeaderAt, type UnitAt } from '../tercios/draft';
import type { Tap } from '../tercios/taps';
import type { Tapper } from './draw';
import type { Chance } from './random';

const NAMES = ['Sargento mayor', 'Capitán', 'Överste', 'Oberst', 'Hetman', 'Don Álvaro', 'Mæstro', 'X'];
const LIMITS = [500, 750, 1000, 1000, 1500, 2000, 3000];
/** Numbers that nobody agrees on. */
const ODD = [0, 1, -5, 3001, 999_999];
const LONG = 'Ejército de la muy noble y muy leal ciudad, con todos sus títulos y honores';

type Draws = (draft: Draft, chance: Chance, lists: TerciosLists) => Tap | undefined;

const groups = (draft: Draft): Group[] => ['elite', ...draft.commands.map((_, index) => `commands.${index + 1}` as Group)];
const places = (draft: Draft): LeaderAt[] => leaders(draft).map((one) => one.at);
const spots = (draft: Draft): UnitAt[] => placedUnits(draft).map((one) => one.at);
const ids = (map: ReadonlyMap<string, unknown>): string[] => [...map.keys()];

/** Troops of the army's faction, or of that of an ally, for a group: those that fit, most often. */
function troop(draft: Draft, group: Group, chance: Chance, { catalogue }: TerciosLists): string | undefined {
  const command = group === 'elite' ? undefined : draft.commands[Number(group.split('.')[1]) - 1];
  const faction = catalogue.factions.get(command?.ally || draft.faction);
  const row = catalogue.commands.get(command?.kind ?? '');
  const all = faction?.troops ?? ids(catalogue.profiles);
  const fit = all.filter((id) => {
    const body = catalogue.profiles.get(id)?.body;
    return body && (group === 'elite' ? body === 'company' || body === 'cavalry' : (row?.troops[body][1] ?? 1) > 0);
  });
  return chance.perhaps(chance.is(0.95) ? fit : all);
}

function option(draft: Draft, chance: Chance, { catalogue }: TerciosLists): Tap | undefined {
  const at = chance.perhaps(spots(draft));
  const unit = at && unitAt(draft, at);
  if (!at || !unit) return undefined;
  const sold = [...(catalogue.options.get(unit.profile)?.values() ?? [])];
  const mine = sold.filter((one) => !one.only || one.only.includes(draft.faction) || chance.is(0.1));
  const found = chance.perhaps(mine);
  return found && { do: 'option', at, option: found.id, on: !unit.options.includes(found.id) };
}

function pick(draft: Draft, chance: Chance, { catalogue }: TerciosLists, often: number): Tap | undefined {
  const at = chance.perhaps(places(draft));
  const leader = at && leaderAt(draft, at);
  const level = catalogue.levels[leader?.level ?? 0];
  if (!at || !leader || !level) return undefined;
  const virtue = chance.is(0.4);
  const full = virtue ? leader.virtues.length >= level.virtues : leader.qualities.length >= level.qualities;
  if (full && !chance.is(often)) return undefined;
  return virtue
    ? { do: 'virtue', at, virtue: chance.one(catalogue.virtues), on: true }
    : { do: 'quality', at, quality: chance.one(ids(catalogue.qualities)), on: true };
}

function elite(draft: Draft, chance: Chance): Tap | undefined {
  return draft.elite.length > 0 ? { do: 'elite-rules', at: 'elite.1', elite: chance.is(0.5), discipline: chance.is(0.5) } : undefined;
}

const add: Draws = (draft, chance, lists) => {
  const to = chance.one(groups(draft));
  const profile = troop(draft, to, chance, lists);
  const full = to === 'elite' && draft.elite.length > 0;
  return profile === undefined || full ? undefined : { do: 'add-unit', to, profile };
};

const PLAYER: readonly Draws[] = [
  add,
  add,
  add,
  option,
  option,
  (draft, chance, lists) => pick(draft, chance, lists, 0.1),
  (draft, chance, lists) => pick(draft, chance, lists, 0.1),
  elite,
  (_, chance, { catalogue }) => ({ do: 'add-command', kind: chance.one(ids(catalogue.commands)), name: chance.one(NAMES) }),
  (draft, chance) => {
    const at = chance.perhaps(places(draft));
    return at && { do: 'level', at, level: at.startsWith('commanders') ? chance.whole(2, 4) : chance.whole(0, 2) };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'count', at, count: chance.whole(1, 2) };
  },
];

/** What somebody else in the army has, or only a Commander may have. */
function taken(draft: Draft, chance: Chance, { catalogue }: TerciosLists): Tap | undefined {
  const at = chance.perhaps(places(draft).filter((one) => one.endsWith('leader')));
  const theirs = leaders(draft).flatMap(({ leader }) => leader.qualities);
  const only = ids(catalogue.qualities).filter((id) => catalogue.qualities.get(id)?.commander);
  const quality = chance.perhaps(chance.is(0.5) ? theirs : only);
  return at && quality !== undefined ? { do: 'quality', at, quality, on: true } : undefined;
}

/** An option that only other factions have. */
function foreign(draft: Draft, chance: Chance, { catalogue }: TerciosLists): Tap | undefined {
  const all = placedUnits(draft).flatMap(({ unit, at }) =>
    [...(catalogue.options.get(unit.profile)?.values() ?? [])].filter((one) => one.only && !one.only.includes(draft.faction)).map((one) => ({ at, option: one.id })),
  );
  const found = chance.perhaps(all);
  return found && { do: 'option', ...found, on: true };
}

/** One more Commander of allies who have one, or are to have one. */
function rival(draft: Draft, chance: Chance, { catalogue }: TerciosLists): Tap {
  const allies = [...draft.commanders.map((one) => one.ally), ...draft.commands.map((one) => one.ally)].filter(Boolean);
  return { do: 'add-commander', name: chance.one(NAMES), ally: chance.perhaps(allies) ?? chance.one(ids(catalogue.factions)) };
}

const WILD: readonly Draws[] = [
  foreign,
  (draft, chance) => (draft.commanders.length > 0 ? { do: 'level', at: 'commanders.1', level: chance.whole(-1, 6) } : undefined),
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'count', at, count: chance.whole(-2, 0) };
  },
  (draft) => (draft.faction === 'cossacks' ? { do: 'chart', chart: 'standard' } : undefined),
  (draft) => (draft.faction === 'cossacks' ? { do: 'chart', chart: 'standard' } : undefined),
  (draft) => (draft.faction === 'cossacks' ? { do: 'chart', chart: 'standard' } : undefined),
  taken,
  taken,
  rival,
  rival,
  (_, chance, { catalogue }) => ({ do: 'chart', chart: chance.one(ids(catalogue.charts)) }),
  (draft) => (draft.faction === 'cossacks' ? { do: 'chart', chart: 'standard' } : { do: 'century', century: 18 }),
  (_, chance) => ({ do: 'limit', limit: chance.one(ODD) }),
  (_, chance) => ({ do: 'name', name: chance.one([LONG, 'Tab\there', 'Flandes']) }),
  (_, chance, { catalogue }) => ({ do: 'faction', faction: chance.one(ids(catalogue.factions)) }),
  (_, chance, { catalogue }) => ({ do: 'chart', chart: chance.one(ids(catalogue.charts)) }),
  (_, chance) => ({ do: 'century', century: chance.whole(15, 18) }),
  (_, chance, { catalogue }) => ({ do: 'add-commander', name: chance.one(NAMES), ...(chance.is(0.6) && { ally: chance.one(ids(catalogue.factions)) }) }),
  (draft, chance, { catalogue }) => {
    const command = chance.whole(1, Math.max(1, draft.commands.length));
    return { do: 'ally', command, ally: chance.one([draft.faction, ...ids(catalogue.factions)]) };
  },
  (draft, chance) => ({ do: 'add-leader', command: chance.whole(1, Math.max(1, draft.commands.length)), name: chance.one(NAMES) }),
  (draft, chance, { catalogue }) => ({ do: 'kind', command: chance.whole(1, Math.max(1, draft.commands.length)), kind: chance.one(ids(catalogue.commands)) }),
  (draft, chance) => ({ do: 'remove-command', command: chance.whole(1, Math.max(1, draft.commands.length)) }),
  (draft, chance) => ({ do: 'move-command', command: chance.whole(1, 3), to: chance.whole(1, draft.commands.length + 1) }),
  (_, chance) => ({ do: 'historical', on: chance.is(0.5) }),
  (draft, chance) => {
    const at = chance.perhaps(places(draft));
    return at && { do: 'remove-leader', at };
  },
  (draft, chance) => {
    const at = chance.perhaps(places(draft));
    return at && { do: 'level', at, level: chance.whole(-1, 7) };
  },
  (draft, chance, lists) => pick(draft, chance, lists, 1),
  (draft, chance, { catalogue }) => ({ do: 'add-unit', to: chance.one(groups(draft)), profile: chance.one(ids(catalogue.profiles)) }),
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'count', at, count: chance.whole(-1, 9) };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'elite-rules', at, elite: true, discipline: chance.is(0.5) };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'move-unit', at, to: chance.one(groups(draft)) };
  },
  (draft, chance) => {
    const at = chance.perhaps(spots(draft));
    return at && (chance.is(0.5) ? { do: 'copy-unit', at } : { do: 'remove-unit', at });
  },
  (draft, chance, { catalogue }) => {
    const at = chance.perhaps(spots(draft));
    return at && { do: 'profile', at, profile: chance.one(ids(catalogue.profiles)) };
  },
];

/** Taps that choose faction, chart and size, put a Commander at the head, and raise the commands that the chart demands. */
function begin(lists: TerciosLists, chance: Chance, turn: number): Tap[] {
  const { catalogue } = lists;
  const pairs = [...catalogue.factions.values()].flatMap((one) => one.charts.map((chart) => [one.id, chart] as const));
  const [faction = '', chart = ''] = pairs[turn % pairs.length] ?? [];
  const boxes = Object.entries(catalogue.charts.get(chart)?.commands ?? {});
  const raised = boxes.flatMap(([kind, [least, most]]) => Array.from({ length: chance.whole(least, Math.min(most, least + 1)) }, () => kind));
  return [
    { do: 'faction', faction },
    { do: 'chart', chart },
    { do: 'limit', limit: chance.one(LIMITS) },
    { do: 'name', name: chance.one(['Flandes', 'Armée', '', 'Wojsko koronne']) },
    { do: 'add-commander', name: chance.one(NAMES), level: chance.whole(2, 4) },
    ...Array.from({ length: chance.whole(0, 2) }, (): Tap => ({ do: 'virtue', at: 'commanders.1', virtue: chance.one(catalogue.virtues), on: true })),
    ...raised.map((kind): Tap => ({ do: 'add-command', kind, name: chance.one(NAMES) })),
  ];
}

/** One unit less where there are more than there must be, or an option. */
function less(draft: Draft, chance: Chance): Tap | undefined {
  const bought = placedUnits(draft).filter(({ unit }) => unit.options.length > 0);
  const some = chance.is(0.5) ? chance.perhaps(bought) : undefined;
  if (some) return { do: 'option', at: some.at, option: chance.one(some.unit.options), on: false };
  if (chance.is(0.25) && draft.commands.length > 2) return { do: 'remove-command', command: draft.commands.length };
  const at = chance.perhaps(spots(draft));
  return at && { do: 'remove-unit', at };
}

/** An option of the Troop that a line is about, or what its leader may be. */
function wordFor({ catalogue }: TerciosLists, line: string, chance: Chance): string | undefined {
  const name = (what: string, id: string) => chance.one(catalogue.names[`${what}-${id}`] ?? [id]);
  if (/; (Level|Nivel) /u.test(line)) {
    return chance.is(0.5) ? name('virtue', chance.one(catalogue.virtues)) : name('quality', chance.one(ids(catalogue.qualities)));
  }
  const called = (id: string) => catalogue.names[`profile-${id}`]?.some((one) => new RegExp(`(^|[-:x•] *)${one.replace(/[()]/gu, '.')}( =|;|$)`, 'u').test(line));
  const profile = ids(catalogue.profiles).find(called);
  const sold = [...(catalogue.options.get(profile ?? '')?.values() ?? [])];
  const there = sold.filter((one) => catalogue.names[`option-${profile}-${one.id}`]?.some((said) => line.includes(said)));
  const barred = there.flatMap((one) => one.not_with ?? []);
  const option = chance.perhaps(barred.length > 0 && chance.is(0.7) ? barred : sold.map((one) => one.id));
  return profile !== undefined && option !== undefined ? name(`option-${profile}`, option) : undefined;
}

const STRAY = ['Ally: Sweeden', 'Aliado: Suecos', 'Ally: Reino de Francia', 'Aliado: Otomanos', 'Ally: Savoy', 'Commander: Otro; Nivel 2', 'Infantry comand: X; Level 1', 'Elite: Tercio'];

export function tapperOfTercios(lists: TerciosLists): Tapper<Draft, Tap> {
  return {
    empty: EMPTY,
    begin: (chance, turn) => begin(lists, chance, turn),
    more: (draft, chance, wild) => chance.one(wild ? WILD : PLAYER)(draft, chance, lists),
    less,
    flood: (draft, chance) => draft.commands.flatMap((_, index): Tap[] => [{ do: 'add-leader', command: index + 1, name: chance.one(NAMES) }]),
    wordFor: (line, chance) => wordFor(lists, line, chance),
    stray: STRAY,
  };
}
