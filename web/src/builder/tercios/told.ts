/** A list of Tercios as it is read: what each Troop and each leader is, has and costs. */
import { equipped, leaderPrice, unitPrice, type Catalogue, type Draft, type Leader, type LeaderAt, type Unit, type UnitAt } from '../../lists/tercios';
import { ticks, type Group, type Line, type Roster, type Term, type Value } from '../roster';
import type { Say } from '../said';

const VALUES = ['speed', 'combat', 'fire', 'discipline', 'courage', 'endurance'] as const;

/** The key of the name of a list's faction. */
export const nationKey = (draft: Draft): string => (draft.faction ? `faction-${draft.faction}` : '');

export function term(say: Say, key: string): Term {
  return { key, name: say(key) };
}

export function valuesOf(catalogue: Catalogue, unit: Unit, say: Say): Value[] {
  const gear = equipped(catalogue, unit);
  if (!gear) return [];
  return VALUES.map((name) => {
    const value = gear[name];
    const written = typeof value === 'number' ? `${value}` : value[0] === value[1] ? `${value[0]}` : value.join('/');
    return { short: say(`tercios-value-${name}`), long: say(`value-${name}`), value: written };
  });
}

export function optionsOf(unit: Unit, say: Say): Term[] {
  const bought = unit.options.map((one) => term(say, `option-${unit.profile}-${one}`));
  if (unit.elite) bought.push(term(say, 'list-elite-rule'));
  if (unit.discipline) bought.push(term(say, 'list-elite-discipline'));
  return bought;
}

export function unitLine(catalogue: Catalogue, unit: Unit, at: UnitAt, say: Say): Line {
  const gear = equipped(catalogue, unit);
  const { profile, count } = unit;
  return {
    at,
    count,
    name: catalogue.profiles.has(profile) ? say(`profile-${profile}`) : profile,
    rank: '',
    called: say(`profile-${profile}`),
    values: valuesOf(catalogue, unit, say),
    more: gear ? say('tercios-defences', gear.defences) : '',
    picks: optionsOf(unit, say),
    terms: gear ? [...gear.weapons.map((one) => term(say, `weapon-${one}`)), ...gear.abilities.map((one) => term(say, `ability-${one}`))] : [],
    points: unitPrice(catalogue, unit) * count,
    marks: [],
    ticks: gear ? [ticks(catalogue.names, 'wear', gear.endurance), ticks(catalogue.names, 'disordered')] : [],
  };
}

export function leaderLine(catalogue: Catalogue, leader: Leader, at: LeaderAt, say: Say): Line {
  const commander = at.startsWith('commanders');
  const rank = commander ? say('list-commander') : say('list-leader');
  return {
    at,
    count: 1,
    name: leader.name || rank,
    rank: `${rank} · ${say('list-level')} ${leader.level}`,
    called: `${rank} · ${say('list-level')} ${leader.level}`,
    values: [],
    more: '',
    picks: [...leader.virtues.map((one) => term(say, `virtue-${one}`)), ...leader.qualities.map((one) => term(say, `quality-${one}`))],
    terms: [],
    points: leaderPrice(catalogue, leader, commander) ?? 0,
    marks: [],
    ticks: [ticks(catalogue.names, 'exhausted'), ticks(catalogue.names, 'lost')],
  };
}

function group(title: string, lines: readonly Line[]): Group {
  return { title, lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** What a list says before its Troops: faction, chart, century. */
function factsOf(draft: Draft, say: Say): string[] {
  const facts = [draft.faction && say(`faction-${draft.faction}`), draft.chart && say(`chart-${draft.chart}`)];
  if (draft.century) facts.push(`${say('list-century')} ${draft.century}`);
  if (draft.historical) facts.push(say('list-historical'));
  return facts.filter(Boolean);
}

/** Numbers the units of a command one by one. */
function numbered(lines: readonly Line[], command: number): Line[] {
  let before = 0;
  return lines.map((line) => {
    const marks = Array.from({ length: Math.max(0, line.count) }, (_, copy) => `${command}-${before + copy + 1}`);
    before += marks.length;
    return { ...line, marks };
  });
}

/** Commanders as the table numbers them: the first of one's own is 0, allied ones come after all commands. */
function ranked(draft: Draft, lines: readonly Line[]): Line[] {
  const [chief, ...others] = [...lines.keys()].sort((one, other) => Number(!!draft.commanders[one]?.ally) - Number(!!draft.commanders[other]?.ally));
  const mark = (index: number) => (index === chief ? 0 : draft.commands.length + 1 + others.indexOf(index));
  return lines.map((line, index) => ({ ...line, marks: [`${mark(index)}`] }));
}

export function rosterOf(catalogue: Catalogue, draft: Draft, points: number, say: Say): Roster {
  const chiefs = ranked(draft, draft.commanders.map((one, index) => leaderLine(catalogue, one, `commanders.${index + 1}`, say)));
  const elite = numbered(draft.elite.map((one, index) => unitLine(catalogue, one, `elite.${index + 1}`, say)), 0);
  const commands = draft.commands.map((command, place) => {
    const led = command.leader ? [{ ...leaderLine(catalogue, command.leader, `commands.${place + 1}.leader`, say), marks: [`${place + 1}`] }] : [];
    const units = numbered(command.units.map((one, index) => unitLine(catalogue, one, `commands.${place + 1}.units.${index + 1}`, say)), place + 1);
    const ally = command.ally ? ` (${say(`faction-${command.ally}`)})` : '';
    return group(say(`command-${command.kind}`) + ally, [...led, ...units]);
  });
  return {
    name: draft.name,
    points,
    limit: draft.limit,
    facts: factsOf(draft, say),
    groups: [group(say('list-commander'), chiefs), group(say('list-elite'), elite), ...commands].filter((one) => one.lines.length > 0),
  };
}
