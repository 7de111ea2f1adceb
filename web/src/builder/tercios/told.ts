/** A list of Tercios as it is read: what each Troop and each leader is, has and costs. */
import { equipped, leaderPrice, unitPrice, type Catalogue, type Draft, type Leader, type LeaderAt, type Unit, type UnitAt } from '../../lists/tercios';
import type { Group, Line, Roster, Term, Value } from '../roster';
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
    boxes: gear?.endurance ?? 0,
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
    boxes: 0,
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

export function rosterOf(catalogue: Catalogue, draft: Draft, points: number, say: Say): Roster {
  const chiefs = draft.commanders.map((one, index) => leaderLine(catalogue, one, `commanders.${index + 1}`, say));
  const elite = draft.elite.map((one, index) => unitLine(catalogue, one, `elite.${index + 1}`, say));
  const commands = draft.commands.map((command, place) => {
    const led = command.leader ? [leaderLine(catalogue, command.leader, `commands.${place + 1}.leader`, say)] : [];
    const units = command.units.map((one, index) => unitLine(catalogue, one, `commands.${place + 1}.units.${index + 1}`, say));
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
