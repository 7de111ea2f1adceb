/** The tap that mends a flaw of a list of Tercios, where one does. */
import { idIn, keyOf, placed, told, type Flaw } from '../said';
import { nearIn } from '../mending';
import { equipped } from './army';
import type { Catalogue } from './catalogue';
import { leaderAt, leaders, placedUnits, unitAt, unitsOf, type Draft, type Group, type LeaderAt, type UnitAt } from './draft';
import { lowest, type Tap } from './taps';

type Mending = (draft: Draft, flaw: Flaw, catalogue: Catalogue) => Tap | undefined;

/** What a game costs that is a little larger than the list. */
const STEP = 500;

function levelled(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const commander = flaw.where === 'commanders';
  const allowed = catalogue.levels.filter((level) => (commander ? level.commander : level.subordinate) !== undefined);
  const wrong = Number(told(flaw, 'level'));
  const found = leaders(draft).find((one) => one.leader.level === wrong && (commander ? one.commander : one.at === flaw.where));
  const level = wrong < (allowed[0]?.id ?? 0) ? allowed[0] : allowed.at(-1);
  return found && level && { do: 'level', at: found.at, level: level.id };
}

/** The leader of whom a flaw speaks; of the Commanders the one for whom something holds. */
function whose(draft: Draft, flaw: Flaw, holds: (at: LeaderAt) => boolean): LeaderAt | undefined {
  if (flaw.where !== 'commanders') return flaw.where as LeaderAt;
  const mine = leaders(draft).filter((one) => one.commander && holds(one.at));
  return (mine.findLast((one) => one.leader.name === told(flaw, 'leader')) ?? mine.at(-1))?.at;
}

function unpick(what: 'virtues' | 'qualities'): Mending {
  return (draft, flaw) => {
    const have = Number(told(flaw, 'have'));
    const at = whose(draft, flaw, (one) => leaderAt(draft, one)?.[what].length === have);
    const last = at && leaderAt(draft, at)?.[what].at(-1);
    if (!at || last === undefined) return undefined;
    return what === 'virtues' ? { do: 'virtue', at, virtue: last, on: false } : { do: 'quality', at, quality: last, on: false };
  };
}

function unpicked(what: 'virtue' | 'quality'): Mending {
  return (draft, flaw) => {
    const id = idIn(flaw, what, what);
    const held = (at: LeaderAt) => (what === 'virtue' ? leaderAt(draft, at)?.virtues : leaderAt(draft, at)?.qualities)?.includes(id) ?? false;
    const at = whose(draft, flaw, held);
    if (!at) return undefined;
    const near = nearIn(flaw);
    const [, kind = '', other = ''] = /^(virtue|quality)-(.*)$/.exec(near?.key ?? '') ?? [];
    if (kind) return { do: 'repick', at, from: id, [kind]: other };
    return what === 'virtue' ? { do: 'virtue', at, virtue: id, on: false } : { do: 'quality', at, quality: id, on: false };
  };
}

/** The last unit of a kind of Troops in a command: one less of it. */
function lessOf(draft: Draft, flaw: Flaw, body: string, catalogue: Catalogue): Tap | undefined {
  const group: Group = `commands.${placed(flaw.where, 'commands')}`;
  const units = unitsOf(draft, group);
  const index = units.findLastIndex((one) => catalogue.profiles.get(one.profile)?.body === body);
  const unit = units[index];
  if (!unit) return undefined;
  const at: UnitAt = `${group as `commands.${number}`}.units.${index + 1}`;
  return unit.count > 1 ? { do: 'count', at, count: unit.count - 1 } : { do: 'remove-unit', at };
}

/** The cheapest Troop of a kind that the faction of a command has. */
function moreOf(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const command = placed(flaw.where, 'commands');
  const faction = catalogue.factions.get(draft.commands[command - 1]?.ally || draft.faction);
  const row = catalogue.commands.get(draft.commands[command - 1]?.kind ?? '');
  const body = idIn(flaw, 'body', 'body');
  const [cheapest] = (faction?.troops ?? [])
    .flatMap((id) => catalogue.profiles.get(id) ?? [])
    .filter((one) => one.body === body && (body !== 'company' || !row?.companies_of || row.companies_of.includes(one.id)))
    .sort((one, other) => one.points - other.points);
  return cheapest && { do: 'add-unit', to: `commands.${command}`, profile: cheapest.id };
}

/** The option that gives a unit a special rule; or it goes. */
function giving(draft: Draft, at: UnitAt, ability: string, catalogue: Catalogue): Tap {
  const sold = [...(catalogue.options.get(unitAt(draft, at)?.profile ?? '')?.values() ?? [])];
  const found = sold.find((one) => one.add_abilities?.includes(ability));
  return found ? { do: 'option', at, option: found.id, on: true } : { do: 'remove-unit', at };
}

function gun(draft: Draft, flaw: Flaw, catalogue: Catalogue): Tap | undefined {
  const ability = idIn(flaw, 'ability', 'ability');
  const profile = idIn(flaw, 'unit', 'profile');
  const lacks = placedUnits(draft).find(
    ({ unit }) => unit.profile === profile && !equipped(catalogue, unit)?.abilities.includes(ability),
  );
  return lacks && giving(draft, lacks.at, ability, catalogue);
}

function lastCommand(draft: Draft, kind: string): Tap | undefined {
  const index = draft.commands.findLastIndex((one) => one.kind === kind);
  return index < 0 ? undefined : { do: 'remove-command', command: index + 1 };
}

function lastCommander(draft: Draft, ally: string): Tap | undefined {
  const index = draft.commanders.findLastIndex((one) => one.ally === ally);
  return index < 0 ? undefined : { do: 'remove-leader', at: `commanders.${index + 1}` };
}

const remove: Mending = (_, flaw) => ({ do: 'remove-unit', at: flaw.where as UnitAt });

const unbuy: Mending = (draft, flaw) => {
  const profile = unitAt(draft, flaw.where as UnitAt)?.profile ?? '';
  return { do: 'option', at: flaw.where as UnitAt, option: idIn(flaw, 'option', `option-${profile}`), on: false };
};

/** What almost has the name that was written, put in its place. */
function near(flaw: Flaw, what: string, tap: (id: string) => Tap): Tap | undefined {
  const found = nearIn(flaw)?.key ?? '';
  return found.startsWith(`${what}-`) ? tap(found.slice(what.length + 1)) : undefined;
}

const MENDINGS: Readonly<Record<string, Mending>> = {
  'no-limit': (_, flaw) => ({ do: 'limit', limit: STEP * Math.max(1, Math.ceil(Number(told(flaw, 'total')) / STEP)) }),
  'beyond-battles': (_, flaw) => ({ do: 'limit', limit: Number(told(flaw, 'most')) }),
  'no-faction': (_, flaw) => near(flaw, 'faction', (faction) => ({ do: 'faction', faction })),
  'no-chart': (_, flaw) => near(flaw, 'chart', (chart) => ({ do: 'chart', chart })),
  'chart-not-of-faction': (draft, _, catalogue) => ({ do: 'chart', chart: catalogue.factions.get(draft.faction)?.charts[0] ?? '' }),
  'century-not-of-faction': (draft, _, catalogue) => ({ do: 'century', century: catalogue.factions.get(draft.faction)?.centuries.at(-1) ?? 0 }),
  'no-commander': (_, __, catalogue) => ({ do: 'add-commander', level: lowest(catalogue) }),
  'many-commanders': (draft) => lastCommander(draft, ''),
  'allied-commanders': (draft, flaw) => lastCommander(draft, idIn(flaw, 'ally', 'faction')),
  'commander-of-nobody': (draft, flaw) => lastCommander(draft, idIn(flaw, 'ally', 'faction')),
  'above-commander': (_, flaw) => ({ do: 'level', at: flaw.where as LeaderAt, level: Number(told(flaw, 'commander')) }),
  'no-leader': (_, flaw) => ({ do: 'add-leader', command: placed(flaw.where, 'commands') }),
  'leader-of-battery': (_, flaw) => ({ do: 'remove-leader', at: `commands.${placed(flaw.where, 'commands')}.leader` }),
  'commander-level': levelled,
  'subordinate-level': levelled,
  'too-many-virtues': unpick('virtues'),
  'too-many-qualities': unpick('qualities'),
  'no-virtue': unpicked('virtue'),
  'virtue-repeated': unpicked('virtue'),
  'no-quality': unpicked('quality'),
  'quality-repeated': unpicked('quality'),
  'quality-of-commander': unpicked('quality'),
  'too-few-commands': (_, flaw) => ({ do: 'add-command', kind: idIn(flaw, 'kind', 'command') }),
  'too-many-commands': (draft, flaw) => lastCommand(draft, idIn(flaw, 'kind', 'command')),
  'not-most-numerous': (_, flaw) => ({ do: 'add-command', kind: idIn(flaw, 'most', 'command') }),
  'gun-needs': gun,
  'no-such-command': (_, flaw) => near(flaw, 'command', (kind) => ({ do: 'kind', command: placed(flaw.where, 'commands'), kind })),
  'too-few-troops': moreOf,
  'too-many-troops': (draft, flaw, catalogue) => lessOf(draft, flaw, idIn(flaw, 'body', 'body'), catalogue),
  'companies-outnumber': (draft, flaw, catalogue) => lessOf(draft, flaw, 'company', catalogue),
  'company-not-there': remove,
  'company-needs': (draft, flaw, catalogue) => giving(draft, flaw.where as UnitAt, idIn(flaw, 'ability', 'ability'), catalogue),
  'no-ally': (_, flaw) => near(flaw, 'faction', (ally) => ({ do: 'ally', command: placed(flaw.where, 'commands'), ally })),
  'ally-of-itself': (_, flaw) => ({ do: 'ally', command: placed(flaw.where, 'commands'), ally: '' }),
  'ally-barred': () => ({ do: 'historical', on: true }),
  'elite-options': (_, flaw) => ({ do: 'elite-rules', at: flaw.where as UnitAt, elite: false, discipline: false }),
  'many-elite': (draft) => ({ do: 'remove-unit', at: `elite.${draft.elite.length}` }),
  'elite-kind': remove,
  'no-count': (_, flaw) => ({ do: 'count', at: flaw.where as UnitAt, count: 1 }),
  'no-profile': (_, flaw) => near(flaw, 'profile', (profile) => ({ do: 'profile', at: flaw.where as UnitAt, profile })) ?? ({ do: 'remove-unit', at: flaw.where as UnitAt }),
  'not-of-faction': remove,
  'no-option': (draft, flaw, catalogue) => {
    const at = flaw.where as UnitAt;
    const profile = unitAt(draft, at)?.profile ?? '';
    const from = String(told(flaw, 'option'));
    return near(flaw, `option-${profile}`, (option) => ({ do: 'reoption', at, from, option })) ?? unbuy(draft, flaw, catalogue);
  },
  'option-repeated': unbuy,
  'option-not-of-faction': unbuy,
  'options-exclude': unbuy,
};

/** The tap that mends a flaw, if one does. */
export function mend(catalogue: Catalogue, draft: Draft, flaw: Flaw): Tap | undefined {
  return MENDINGS[keyOf(flaw)]?.(draft, flaw, catalogue);
}
