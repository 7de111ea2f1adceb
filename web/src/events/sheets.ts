/** An event's pairings and standings as rows for a spreadsheet. */
import { csvOf, saveCsv } from './csv';
import { isBye, type Contest } from './event';
import { say } from './said';
import { standings, strengthOf } from './standings';

const RESULTS = { '': '', first: '1-0', second: '0-1', draw: '=' } as const;

/** Every table of every round, a row each. */
export function roundsCsv(contest: Contest): string {
  const byId = new Map(contest.entrants.map((entrant) => [entrant.id, entrant]));
  const who = (id: string) => [byId.get(id)?.name ?? '', byId.get(id)?.club ?? '', byId.get(id)?.nation ?? ''];
  const heading = ['ev-round', 'ev-table', 'ev-first', 'ev-club', 'ev-nation', 'ev-second', 'ev-club', 'ev-nation', 'ev-result', 'ev-score', 'ev-score'];
  const rows = contest.rounds.flatMap((meetings, round) =>
    meetings.map((meeting, table) => [
      round + 1,
      table + 1,
      ...who(meeting.first),
      ...(isBye(meeting) ? [say('ev-bye'), '', ''] : who(meeting.second)),
      RESULTS[meeting.winner],
      ...(meeting.scores ?? ['', '']),
    ]),
  );
  return csvOf([heading.map((key) => say(key)), ...rows]);
}

export function standingsCsv(contest: Contest): string {
  const heading = ['ev-place', 'ev-name', 'ev-club', 'ev-nation', 'ev-points', 'ev-wins', 'ev-draws', 'ev-losses', 'ev-byes', 'ev-opponents', 'ev-margin'];
  const rows = standings(contest).map((row) => [
    row.place,
    row.entrant.name,
    row.entrant.club,
    row.entrant.nation,
    row.points,
    row.wins,
    row.draws,
    row.losses,
    row.byes,
    strengthOf(row).toFixed(2),
    row.margin,
  ]);
  return csvOf([heading.map((key) => say(key)), ...rows]);
}

/** Saves one of them under the event's name. */
export function saveSheet(name: string, what: string, text: string): void {
  const plain = name.normalize('NFKD').replace(/[^\w]+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  saveCsv(`${plain || 'event'}-${what}.csv`, text);
}

/** Prints one part of the page, by its name, and nothing else. */
export function printPart(part: 'round' | 'standings'): void {
  document.documentElement.dataset['prints'] = part;
  addEventListener('afterprint', () => delete document.documentElement.dataset['prints'], { once: true });
  print();
}
