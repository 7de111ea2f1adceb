import { describe, expect, test } from 'vitest';

import { folded, isBye, NOBODY, plays, pointsByEntrant, type Contest, type Entrant, type Meeting } from './event';
import { pairNext, Unpaired } from './pairing';
import { canPairOff, contest, dice, entrants, everyWay, played } from './sample.check';

const SIZES = Array.from({ length: 60 }, (_, place) => place + 5);
const keyOf = (one: string, other: string) => [one, other].sort().join();

/** Plays an event through, with people who leave and others who come late; every round is looked at before it is played. */
function playThrough(start: Contest, rounds: number, roll: (sides: number) => number, look: (before: Contest, round: Meeting[]) => void): Contest {
  let now = start;
  for (let round = 1; round <= rounds; round++) {
    const paired = pairNext(now);
    look(now, paired);
    now = { ...now, rounds: [...now.rounds, played(paired, roll)] };
    if (round >= 2 && roll(3) === 0) now = { ...now, entrants: now.entrants.map((one, place) => (place === roll(now.entrants.length) && present(now).length > 5 ? { ...one, last_round: round } : one)) };
    if (round <= 3 && roll(4) === 0) now = { ...now, entrants: [...now.entrants, { id: `late${round}`, name: 'Late', club: '', nation: '', first_round: round + 1, last_round: null }] };
  }
  return now;
}

const present = (now: Contest): Entrant[] => now.entrants.filter((one) => plays(one, now.rounds.length + 1));

function pastOf(now: Contest): Map<string, number> {
  const past = new Map<string, number>();
  for (const { first, second } of now.rounds.flat()) past.set(keyOf(first, second), (past.get(keyOf(first, second)) ?? 0) + 1);
  return past;
}

describe.each(SIZES)('%i players', { timeout: 60_000 }, (count) => {
  const roll = dice(count * 31);

  test('meet nobody twice while that can be avoided, and nobody has two byes before all have had one', () => {
    playThrough(contest(`seed ${count}`, entrants(count, roll)), 6, roll, (now, round) => {
      const players = present(now).map((one) => one.id);
      const past = pastOf(now);
      const seated = round.flatMap(({ first, second }) => (second === NOBODY ? [first] : [first, second]));
      expect([...seated].sort()).toEqual([...players].sort());
      expect(round.filter(isBye)).toHaveLength(players.length % 2);
      const bye = round.find(isBye);
      if (bye && past.has(keyOf(bye.first, NOBODY))) {
        const byes = (id: string) => past.get(keyOf(id, NOBODY)) ?? 0;
        expect(byes(bye.first)).toBe(Math.min(...players.map(byes)));
      }
      const again = round.filter(({ first, second }) => past.has(keyOf(first, second)));
      const everyone = players.length % 2 ? [...players, NOBODY] : players;
      const fresh = (one: number, other: number) => !past.has(keyOf(everyone[one] ?? '', everyone[other] ?? ''));
      if (again.length > 0) expect(canPairOff(everyone.length, fresh, roll)).toBe(false);
    });
  });

  test('meet nobody of their club in the first round if all can avoid it, nor then of their nation', () => {
    for (const [clubs, nations] of [[3, 2], [8, 4], [4, 9]] as const) {
      const players = entrants(count, roll, clubs, nations);
      const round = pairNext(contest(`first ${clubs}`, players));
      const everyone = players.length % 2 ? [...players, null] : players;
      const of = (id: string) => players.find((one) => one.id === id) as Entrant;
      const alike = (what: 'club' | 'nation', one: Entrant | null, other: Entrant | null) =>
        Boolean(one && other && one[what] && folded(one[what]) === folded(other[what]));
      const clashes = (what: 'club' | 'nation') => round.filter((one) => !isBye(one) && alike(what, of(one.first), of(one.second))).length;
      const apart = (...whats: ('club' | 'nation')[]) =>
        canPairOff(everyone.length, (one, other) => whats.every((what) => !alike(what, everyone[one] ?? null, everyone[other] ?? null)), roll);
      if (clashes('club') > 0) expect(apart('club')).toBe(false);
      if (clashes('nation') > 0) expect(apart('club', 'nation')).toBe(false);
    }
  });

  test('meet only those of equal score where all can', () => {
    playThrough(contest(`equal ${count}`, entrants(count, roll)), 5, roll, (now, round) => {
      const players = present(now).map((one) => one.id);
      if (players.length % 2 || now.rounds.length === 0) return;
      const [points, past] = [pointsByEntrant(now), pastOf(now)];
      const unequal = round.filter(({ first, second }) => points.get(first) !== points.get(second));
      if (unequal.length === 0) return;
      const may = (one: string, other: string) => points.get(one) === points.get(other) && !past.has(keyOf(one, other));
      expect(canPairOff(players.length, (one, other) => may(players[one] ?? '', players[other] ?? ''), roll)).toBe(false);
    });
  });
});

/** What is against a round, by the words of the rule and by nothing else: byes again, rematches, the bye's score, distances between groups. */
function ills(now: Contest, round: readonly (readonly [string, string])[]): number[] {
  const [points, past] = [pointsByEntrant(now), pastOf(now)];
  const groups = [...new Set(present(now).map((one) => points.get(one.id) ?? 0))].sort((one, other) => one - other);
  const group = (id: string) => groups.indexOf(points.get(id) ?? 0);
  const before = (one: string, other: string) => past.get(keyOf(one, other)) ?? 0;
  const byes = round.flatMap(([one, other]) => (one === NOBODY ? [other] : other === NOBODY ? [one] : []));
  const games = round.filter(([one, other]) => one !== NOBODY && other !== NOBODY);
  const sum = (numbers: number[]) => numbers.reduce((so, one) => so + one, 0);
  return [
    sum(byes.map((id) => before(id, NOBODY))),
    sum(games.map(([one, other]) => before(one, other))),
    sum(byes.map(group)),
    sum(games.map(([one, other]) => (group(one) - group(other)) ** 2)),
  ];
}

const worse = (one: number[], other: number[]) => one.map((ill, kind) => ill - (other[kind] ?? 0)).find((by) => by !== 0) ?? 0;

test.each([9, 10])('of %i, no other pairing of a later round has less against it', { timeout: 60_000 }, (count) => {
  const roll = dice(count);
  for (let time = 0; time < 6; time++) {
    playThrough(contest(`all ${time}`, entrants(count, roll)), 6, roll, (now, round) => {
      const players = [...present(now).map((one) => one.id), ...(present(now).length % 2 ? [NOBODY] : [])];
      if (now.rounds.length === 0 || players.length <= 8 || players.length > 10) return;
      const ours = ills(now, round.map(({ first, second }) => [first, second] as const));
      const ways = [...everyWay(players.map((_, place) => place))].map((pairs) => pairs.map(([one, other]) => [players[one] ?? '', players[other] ?? ''] as const));
      expect(ways.filter((way) => worse(ours, ills(now, way)) > 0)).toHaveLength(0);
    });
  }
});

test.each([5, 6, 7, 8])('%i players go through as many rounds as they have opponents without a rematch, whatever happens', { timeout: 60_000 }, (count) => {
  for (let time = 0; time < 40; time++) {
    const roll = dice(time * 8 + count);
    const rounds = count % 2 ? count : count - 1;
    let now = contest(`few ${time}`, entrants(count, roll), rounds);
    for (let round = 0; round < rounds; round++) now = { ...now, rounds: [...now.rounds, played(pairNext(now), roll)] };
    const met = now.rounds.flat().map(({ first, second }) => keyOf(first, second));
    expect(new Set(met).size).toBe(met.length);
  }
});

test('the same seed pairs the same, in whatever order people are listed; another seed does not', () => {
  const players = entrants(24, dice(3));
  const round = pairNext(contest('one', players));
  expect(pairNext(contest('one', [...players].reverse()))).toEqual(round);
  expect(pairNext(contest('two', players))).not.toEqual(round);
});

test('names of clubs and nations are compared as people write them', () => {
  const named = (id: string, club: string, nation = ''): Entrant => ({ id, name: id, club, nation, first_round: 1, last_round: null });
  const players = [named('a', 'León'), named('b', ' leon '), named('c', 'Burgos'), named('d', 'BURGOS')];
  for (let seed = 0; seed < 20; seed++) {
    for (const { first, second } of pairNext(contest(`${seed}`, players))) {
      expect(['ab', 'cd']).not.toContain([first, second].sort().join(''));
    }
  }
});

test('those ahead sit at the first tables and the bye comes last, for somebody of the lowest score who had none', () => {
  const roll = dice(12);
  playThrough(contest('tables', entrants(25, roll)), 5, roll, (now, round) => {
    const points = pointsByEntrant(now);
    const best = round.filter((one) => !isBye(one)).map(({ first, second }) => Math.max(points.get(first) ?? 0, points.get(second) ?? 0));
    expect(best).toEqual([...best].sort((one, other) => other - one));
    const bye = round.findIndex(isBye);
    if (bye >= 0) expect(bye).toBe(round.length - 1);
  });
});

test('sixty-four players are paired in less than 200 ms of a processor, in the first round and in the fifth', () => {
  const roll = dice(64);
  const times: number[] = [];
  let now = contest('fast', entrants(64, roll));
  for (let round = 0; round < 5; round++) {
    const begun = process.cpuUsage();
    const paired = pairNext(now);
    times.push(process.cpuUsage(begun).user / 1000);
    now = { ...now, rounds: [...now.rounds, played(paired, roll)] };
  }
  expect(Math.max(...times)).toBeLessThan(200);
});

test('one player alone cannot be paired', () => {
  expect(() => pairNext(contest('alone', entrants(1, dice(1))))).toThrow(Unpaired);
});
