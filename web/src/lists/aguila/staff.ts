/** The officers of a list of Águila (12.20-12.22, 14.09-14.12), and what things of it are called. */
import { counted, listed, message, named, problem, type Arg, type Flaw, type Message } from '../said';
import type { Catalogue } from './catalogue';
import { listOf, officers, type Brigade, type Draft, type Officer, type Unit } from './draft';

/** The name of a nation; as it is written where no list knows it. */
export function nationName(catalogue: Catalogue, nation: string): Arg {
  return catalogue.nations.includes(nation) ? named('nation', nation) : nation;
}

/** The name of a unit; as it is written where no list knows it. */
export function unitName(catalogue: Catalogue, unit: Unit): Arg {
  const known = catalogue.units.get(unit.unit);
  return known ? named(`profile-${known.nation}`, known.kind) : unit.unit;
}

/** What an officer is called: his rank, and his id in the list. */
function officerName(catalogue: Catalogue, officer: Officer): Message {
  const rank: Arg = catalogue.ranks.has(officer.rank) ? named('rank', officer.rank) : officer.rank;
  return message('officer-name', { id: officer.id, rank });
}

/** The staff of an army: its chief, comandantes, and what several brigades ask for. */
export function* staffed(catalogue: Catalogue, draft: Draft): Generator<Flaw> {
  if (draft.brigades.length === 0) {
    yield problem('14.01', 'no-brigade', 'brigades');
    return;
  }
  const staff = officers(draft);
  for (const [officer, times] of counted(staff.map((one) => one.id))) {
    if (times > 1) yield problem('12.20', 'officer-twice', 'brigades', { officer });
  }
  const { comandantes_least: least, comandantes_most: most } = catalogue.staff;
  const have = staff.filter((one) => one.rank === 'comandante').length;
  if (have < least || have > most) yield problem('12.20', 'comandantes', 'brigades', { have, least, most });
  yield* chief(catalogue, draft, staff);
  if (draft.brigades.length > 1) yield* several(catalogue, draft, staff);
}

/** The commander-in-chief is a general; of several brigades a division general, of the main one. */
function* chief(catalogue: Catalogue, draft: Draft, staff: readonly Officer[]): Generator<Flaw> {
  const found = staff.find((one) => one.id === draft.general);
  if (!found) {
    yield problem('12.20', 'no-general', 'general', { general: draft.general });
    return;
  }
  const rank = catalogue.ranks.get(found.rank);
  if (!rank) return;
  const officer = officerName(catalogue, found);
  if (!rank.general) yield problem('12.20', 'chief-no-general', 'general', { officer });
  else if (draft.brigades.length > 1 && rank.id !== 'division_general') yield problem('12.21', 'chief-too-low', 'general', { officer });
  const alike = JSON.stringify(found);
  if (!draft.brigades[0]?.officers.some((one) => JSON.stringify(one) === alike)) yield problem('14.12', 'chief-elsewhere', 'general', { officer });
}

/** With several brigades there are two more officers, one of them a brigade general. */
function* several(catalogue: Catalogue, draft: Draft, staff: readonly Officer[]): Generator<Flaw> {
  const { several_brigades_officers: least, several_brigades_generals: generals } = catalogue.staff;
  const have = staff.filter((one) => one.id !== draft.general).length;
  if (have < least) yield problem('14.10', 'few-officers', 'brigades', { have, least });
  if (staff.filter((one) => one.rank === 'brigade_general').length < generals) {
    yield problem('14.10', 'no-brigade-general', 'brigades', { least: generals });
  }
}

/** The officers of a brigade, each with a unit of his own; its units under one of them, or the division general. */
export function* led(catalogue: Catalogue, draft: Draft, brigade: Brigade, where: string): Generator<Flaw> {
  yield* ranks(catalogue, brigade, where);
  const over = officers(draft).find((one) => one.id === draft.general && one.rank === 'division_general');
  const busy = new Set(draft.brigades.flatMap((one) => one.units.filter((unit) => !unit.dissolved).map((unit) => unit.officer)));
  for (const officer of brigade.officers) {
    if (!busy.has(officer.id)) yield problem('12.22', 'officer-without-unit', where, { officer: officerName(catalogue, officer) });
  }
  const leaders = [...brigade.officers.map((one) => one.id), ...(over?.id ? [over.id] : [])];
  for (const unit of brigade.units) {
    if (leaders.includes(unit.officer)) continue;
    const said = { unit: unitName(catalogue, unit), officer: unit.officer, known: listed(leaders) || '-' };
    yield problem('14.11', 'other-officer', where, said);
  }
}

function* ranks(catalogue: Catalogue, brigade: Brigade, where: string): Generator<Flaw> {
  for (const officer of brigade.officers) {
    if (!catalogue.ranks.has(officer.rank)) {
      const known = listed(catalogue.ranks.keys());
      yield problem('12.20', 'no-rank', where, { officer: officer.id, rank: officer.rank, known });
    }
    yield* abilities(catalogue, officer, where);
  }
  const row = catalogue.lists.get(listOf(brigade));
  for (const [rank, [, most]] of Object.entries(row?.officers ?? {})) {
    const have = brigade.officers.filter((one) => one.rank === rank).length;
    if (rank !== 'comandante' && have > most) yield problem('14.02', 'many-of-rank', where, { rank: named('rank', rank), have, most });
  }
}

function* abilities(catalogue: Catalogue, officer: Officer, where: string): Generator<Flaw> {
  const said = { officer: officerName(catalogue, officer) };
  for (const [ability, times] of counted(officer.abilities)) {
    if (!catalogue.officer_abilities.has(ability)) {
      const known = listed(catalogue.officer_abilities.keys());
      yield problem('12.48', 'no-officer-ability', where, { ability, known, ...said });
    } else if (times > 1) {
      yield problem('12.48', 'officer-ability-twice', where, { ability: named('officer-ability', ability), ...said });
    }
  }
}
