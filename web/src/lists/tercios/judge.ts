/** Chapter 8: whether a list of Tercios is legal, with everything that is wrong with it and what to do next. */
import { unreadable } from '../lists';
import { advice, counted, listed, named, problem, sum, type Arg, type Flaw } from '../said';
import { armyPoints, bodyCounts, equipped, known } from './army';
import type { Body, Catalogue, Chart, CommandRow } from './catalogue';
import { leaders, units, type Command, type Draft, type Unit } from './draft';
import { appointed, commanders } from './officers';

/** All flaws of a list, in the order in which it is written. */
export function* flaws(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  if (draft.limit > catalogue.largest) {
    yield problem('8.02', 'beyond-battles', 'limit', { limit: draft.limit, most: catalogue.largest });
  }
  yield* unreadable([draft.name, ...leaders(draft).map(({ leader }) => leader.name)], '8.10');
  yield* organisation(catalogue, draft);
  yield* commanders(catalogue, draft);
  yield* appointed(catalogue, draft);
  yield* elite(catalogue, draft);
  for (const [index, command] of draft.commands.entries()) yield* commandFlaws(catalogue, draft, command, index + 1);
  yield* chartFlaws(catalogue, draft);
  yield* points(catalogue, draft);
}

/** The name of a unit; as it is written where no list knows it. */
function unitName(catalogue: Catalogue, unit: Unit): Arg {
  return catalogue.profiles.has(unit.profile) ? named('profile', unit.profile) : unit.profile;
}

function* points(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const total = armyPoints(catalogue, draft);
  const { limit } = draft;
  if (limit < 1) yield problem('8.01', 'no-limit', 'limit', { total });
  else if (total > limit) yield problem('8.01', 'over-limit', '', { total, limit, over: total - limit });
}

/** Faction, chart and century: known, and belonging together. */
function* organisation(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const faction = catalogue.factions.get(draft.faction);
  if (!faction) yield problem('8.06', 'no-faction', 'faction', { faction: draft.faction, known: listed(catalogue.factions.keys()) });
  if (!catalogue.charts.has(draft.chart)) {
    yield problem('8.06', 'no-chart', 'chart', { chart: draft.chart, known: listed(catalogue.charts.keys()) });
  } else if (faction && !faction.charts.includes(draft.chart)) {
    const said = { chart: named('chart', draft.chart), faction: named('faction', faction.id), known: listed(faction.charts) };
    yield problem('8.06', 'chart-not-of-faction', 'chart', said);
  }
  if (faction && !faction.centuries.includes(draft.century)) {
    const said = { century: draft.century, faction: named('faction', faction.id), known: listed(faction.centuries) };
    yield advice('8.05', 'century-not-of-faction', 'century', said);
  }
}

// ---------------------------------------------------------------------------------------------------------- the chart

/** How many commands there are of each kind, and what else a chart asks for. */
function* chartFlaws(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const chart = catalogue.charts.get(draft.chart);
  if (!chart) return;
  const counts = counted(draft.commands.map((one) => one.kind));
  for (const kind of catalogue.commands.values()) {
    const [least, most] = chart.commands[kind.id];
    const have = counts.get(kind.id) ?? 0;
    const said = { kind: named('command', kind.id), chart: named('chart', chart.id) };
    if (have < least) yield problem('8.12', 'too-few-commands', 'commands', { have, least, ...said });
    if (have > most) yield problem(chart.rule, 'too-many-commands', 'commands', { have, most, ...said });
  }
  yield* mostNumerous(catalogue, chart, counts);
  yield* guns(catalogue, chart, draft);
}

function* mostNumerous(catalogue: Catalogue, chart: Chart, counts: ReadonlyMap<string, number>): Generator<Flaw> {
  const most = chart.most_numerous;
  if (!most) return;
  const have = counts.get(most) ?? 0;
  for (const { id } of catalogue.commands.values()) {
    const others = counts.get(id) ?? 0;
    if (id === most || others < Math.max(1, have)) continue;
    yield problem(chart.rule, 'not-most-numerous', 'commands', { most: named('command', most), have, other: named('command', id), others });
  }
}

function* guns(catalogue: Catalogue, chart: Chart, draft: Draft): Generator<Flaw> {
  const need = chart.guns_need;
  if (!need) return;
  for (const unit of units(draft)) {
    if (!known(catalogue, unit) || catalogue.profiles.get(unit.profile)?.arm !== 'artillery') continue;
    if (equipped(catalogue, unit)?.abilities.includes(need)) continue;
    const said = { unit: unitName(catalogue, unit), ability: named('ability', need), chart: named('chart', chart.id) };
    yield problem(chart.rule, 'gun-needs', 'commands', said);
  }
}

// ------------------------------------------------------------------------------------------------- commands and Troops

/** A command: a kind that exists, allies by permission, its Troops, each of them. */
function* commandFlaws(catalogue: Catalogue, draft: Draft, command: Command, place: number): Generator<Flaw> {
  const where = `commands.${place}`;
  yield* alliance(catalogue, draft, command, where);
  for (const [index, unit] of command.units.entries()) {
    const at = `${where}.units.${index + 1}`;
    yield* unitFlaws(catalogue, unit, command.ally || draft.faction, at);
    if (unit.elite || unit.discipline) yield problem('8.18', 'elite-options', at, { unit: unitName(catalogue, unit) });
  }
  const row = catalogue.commands.get(command.kind);
  if (!row) {
    yield problem('8.13', 'no-such-command', where, { kind: command.kind, known: listed(catalogue.commands.keys()) });
    return;
  }
  const counts = bodyCounts(catalogue, command);
  for (const body of catalogue.bodies) {
    const [least, most] = row.troops[body];
    const said = { place, kind: named('command', row.id), body: named('body', body), have: counts[body] };
    if (counts[body] < least) yield problem('8.13', 'too-few-troops', where, { least, ...said });
    if (counts[body] > most) yield problem('8.13', 'too-many-troops', where, { most, ...said });
  }
  yield* companies(catalogue, command, row, counts, where);
}

/** What a command asks of the companies that go with it. */
function* companies(catalogue: Catalogue, command: Command, row: CommandRow, counts: Record<Body, number>, where: string): Generator<Flaw> {
  const most = row.companies_at_most;
  if (most && counts.company > counts[most]) {
    yield problem('8.13', 'companies-outnumber', where, { have: counts.company, most: counts[most], body: named('body', most) });
  }
  for (const [index, unit] of command.units.entries()) {
    if (!known(catalogue, unit) || catalogue.profiles.get(unit.profile)?.body !== 'company') continue;
    const at = `${where}.units.${index + 1}`;
    const need = row.companies_need;
    const said = { unit: unitName(catalogue, unit) };
    if (row.companies_of && !row.companies_of.includes(unit.profile)) {
      const known = listed(row.companies_of);
      yield problem('8.13', 'company-not-there', at, { ...said, kind: named('command', row.id), known });
    } else if (need && !equipped(catalogue, unit)?.abilities.includes(need)) {
      yield problem('8.13', 'company-needs', at, { ...said, ability: named('ability', need) });
    }
  }
}

/** Allies are of another faction, and come with permission of the list or for a historical battle. */
function* alliance(catalogue: Catalogue, draft: Draft, { ally }: Command, where: string): Generator<Flaw> {
  if (!ally) return;
  if (ally === draft.faction) {
    yield problem('8.19', 'ally-of-itself', where, { ally: named('faction', ally) });
    return;
  }
  const exists = catalogue.factions.has(ally);
  if (!exists) yield problem('8.19', 'no-ally', where, { ally, known: listed(catalogue.factions.keys()) });
  const faction = catalogue.factions.get(draft.faction);
  if (faction && !draft.historical && !faction.allies?.includes(ally)) {
    const said = { ally: exists ? named('faction', ally) : ally, faction: named('faction', faction.id) };
    yield problem('8.19', 'ally-barred', where, said);
  }
}

/** At most one elite unit, of a kind that the chart admits. */
function* elite(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  const chart = catalogue.charts.get(draft.chart);
  const have = sum(draft.elite.map((unit) => unit.count));
  if (chart && have > chart.elite[1]) yield problem(chart.elite_rule, 'many-elite', 'elite', { have, most: chart.elite[1] });
  for (const [index, unit] of draft.elite.entries()) {
    const where = `elite.${index + 1}`;
    yield* unitFlaws(catalogue, unit, draft.faction, where);
    const body = catalogue.profiles.get(unit.profile)?.body;
    if (!chart || !body || chart.elite_bodies.includes(body)) continue;
    const said = { unit: unitName(catalogue, unit), chart: named('chart', chart.id), body: named('body', body) };
    yield problem(chart.elite_rule, 'elite-kind', where, { ...said, known: listed(chart.elite_bodies) });
  }
}

/** A Troop that the faction has, with options that go together and that it may take. */
function* unitFlaws(catalogue: Catalogue, unit: Unit, faction: string, where: string): Generator<Flaw> {
  const name = unitName(catalogue, unit);
  if (unit.count < 1) yield problem('8.10', 'no-count', where, { unit: name, count: unit.count });
  if (!catalogue.profiles.has(unit.profile)) {
    yield problem('8.10', 'no-profile', where, { unit: unit.profile });
    return;
  }
  const theirs = catalogue.factions.get(faction);
  if (theirs && !theirs.troops.includes(unit.profile)) {
    yield problem('8.10', 'not-of-faction', where, { unit: name, faction: named('faction', faction), known: listed(theirs.troops) });
  }
  yield* optionFlaws(catalogue, unit, faction, where);
}

function* optionFlaws(catalogue: Catalogue, unit: Unit, faction: string, where: string): Generator<Flaw> {
  const sold = catalogue.options.get(unit.profile) ?? new Map<string, never>();
  const name = unitName(catalogue, unit);
  for (const [id, times] of counted(unit.options)) {
    const option = sold.get(id);
    if (!option) {
      yield problem('8.10', 'no-option', where, { unit: name, option: id, known: listed(sold.keys()) || '-' });
      continue;
    }
    const called = (one: string) => named(`option-${unit.profile}`, one);
    const said = { unit: name, option: called(id) };
    if (times > 1) yield problem('8.10', 'option-repeated', where, said);
    if (option.only && !option.only.includes(faction)) {
      yield problem('8.10', 'option-not-of-faction', where, { known: listed(option.only), ...said });
    }
    for (const other of option.not_with ?? []) {
      if (unit.options.includes(other) && id < other) yield problem('8.10', 'options-exclude', where, { other: called(other), ...said });
    }
  }
}
