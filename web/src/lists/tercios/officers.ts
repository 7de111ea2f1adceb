/** The leaders of a list of Tercios: rank, level, virtues and qualities (7.01-7.03, 7.38, 7.53, 7.67, 8.11, 8.21). */
import { advice, counted, listed, named, problem, type Flaw } from '../said';
import { leaderPrice } from './army';
import type { Catalogue } from './catalogue';
import { leaders, type Command, type Draft, type Leader } from './draft';

/** One Commander, one more of each allied contingent at most, and nobody above his own. */
export function* commanders(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const own = draft.commanders.filter((one) => !one.ally);
  if (own.length === 0) {
    yield problem('8.11', 'no-commander', 'commanders');
    return;
  }
  if (own.length > 1) yield problem('8.11', 'many-commanders', 'commanders', { count: own.length });
  yield* allied(catalogue, draft);
  for (const [index, command] of draft.commands.entries()) {
    const theirs = draft.commanders.filter((one) => one.ally === command.ally);
    const highest = Math.max(...(theirs.length > 0 ? theirs : own).map((one) => one.level));
    const { leader } = command;
    if (leader && leader.level > highest) {
      const said = { leader: leader.name, level: leader.level, commander: highest };
      yield problem('7.03', 'above-commander', `commands.${index + 1}.leader`, said);
    }
  }
}

/** A Commander of allies is the only one of his contingent, which has a command. */
function* allied(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const contingents = draft.commands.map((one) => one.ally);
  for (const [ally, count] of counted(draft.commanders.map((one) => one.ally).filter(Boolean))) {
    const called = catalogue.factions.has(ally) ? named('faction', ally) : ally;
    if (count > 1) yield problem('8.21', 'allied-commanders', 'commanders', { count, ally: called });
    if (!contingents.includes(ally)) yield problem('8.21', 'commander-of-nobody', 'commanders', { ally: called });
  }
}

/** Each leader alone, and no quality twice in the army. */
export function* appointed(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const owner = new Map<string, string>();
  for (const [index, command] of draft.commands.entries()) yield* led(catalogue, command, index + 1);
  for (const { leader, commander, at } of leaders(draft)) {
    const where = commander ? 'commanders' : at;
    yield* alone(catalogue, leader, where, commander);
    for (const quality of leader.qualities) {
      const other = owner.get(quality);
      if (other !== undefined) {
        const called = catalogue.qualities.has(quality) ? named('quality', quality) : quality;
        yield problem('7.53', 'quality-repeated', where, { quality: called, leader: leader.name, other });
      } else {
        owner.set(quality, leader.name);
      }
    }
  }
}

/** Every command but a battery has its leader. */
function* led(catalogue: Catalogue, command: Command, place: number): Generator<Flaw> {
  const row = catalogue.commands.get(command.kind);
  if (!row) return;
  const where = `commands.${place}`;
  if (row.led && !command.leader) yield problem('7.01', 'no-leader', where, { place, kind: named('command', row.id) });
  if (!row.led && command.leader) yield problem('7.01', 'leader-of-battery', where, { place, leader: command.leader.name });
}

/** Level by rank, as many virtues and qualities as the level has, all known, none twice. */
function* alone(catalogue: Catalogue, leader: Leader, where: string, commander: boolean): Generator<Flaw> {
  const who = { leader: leader.name };
  if (leaderPrice(catalogue, leader, commander) === undefined) {
    const allowed = catalogue.levels.filter((level) => (commander ? level.commander : level.subordinate) !== undefined);
    const key = commander ? 'commander-level' : 'subordinate-level';
    yield problem('7.02', key, where, { ...who, level: leader.level, known: listed(allowed.map((level) => level.id)) });
  }
  yield* picks(catalogue, leader, where);
  for (const [virtue, times] of counted(leader.virtues)) {
    if (!catalogue.virtues.includes(virtue)) yield problem('7.38', 'no-virtue', where, { ...who, virtue });
    else if (times > 1) yield problem('7.38', 'virtue-repeated', where, { ...who, virtue: named('virtue', virtue) });
  }
  for (const quality of new Set(leader.qualities)) {
    const row = catalogue.qualities.get(quality);
    if (!row) yield problem('7.53', 'no-quality', where, { ...who, quality });
    else if (row.commander && !commander) yield problem('7.67', 'quality-of-commander', where, { ...who, quality: named('quality', quality) });
  }
}

function* picks(catalogue: Catalogue, leader: Leader, where: string): Generator<Flaw> {
  const level = catalogue.levels[leader.level];
  if (!level) return;
  for (const key of ['virtues', 'qualities'] as const) {
    const [have, allowed] = [leader[key].length, level[key]];
    const said = { leader: leader.name, have, allowed, level: leader.level };
    if (have > allowed) yield problem('7.02', `too-many-${key}`, where, said);
    else if (have < allowed) yield advice('7.02', `unused-${key}`, where, said);
  }
}
