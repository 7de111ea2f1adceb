/**
 * Who meets whom next. What a pairing should avoid is ranked: no number of lesser ills outweighs one greater.
 *
 * 1. A second bye. 2. A rematch. 3. In the first round: two of a club, then two of a nation. Later: a bye for somebody ahead of others
 * who could have it, then unequal scores (the square of how many score groups lie between). 4. Chance, by the event's seed.
 */
import { lot } from './chance';
import { folded, NOBODY, plays, pointsByEntrant, type Contest, type Entrant, type Meeting } from './event';
import { cheapestPairs } from './matching';

/** Up to how many are paired so that the rounds still to come need no rematch either. */
const FORESEEN = 8;
const LOTS = 128;
const KINDS = 5;

export interface Pair {
  first: string;
  second: string;
}

/** Says that a round cannot be paired, because of results that are missing or of too few who play. */
export class Unpaired extends Error {}

/** Pairs the next round: the tables in order, those ahead first, the bye last. */
export function pairNext(contest: Contest): Meeting[] {
  return new Pairing(contest).pairs().map((pair) => ({ ...pair, winner: '', scores: null }));
}

/** One round to be paired. */
class Pairing {
  private readonly round: number;
  /** Everybody who plays; null stands for the bye. */
  private readonly players: readonly (Entrant | null)[];
  private readonly points: ReadonlyMap<string, number>;
  private readonly group: ReadonlyMap<string, number>;
  private readonly met = new Map<string, number>();
  private readonly lots: ReadonlyMap<string, number>;

  constructor(private readonly contest: Contest) {
    this.round = contest.rounds.length + 1;
    const present = contest.entrants.filter((entrant) => plays(entrant, this.round));
    if (present.length < 2) throw new Unpaired();
    const players = [...present].sort((one, other) => (one.id < other.id ? -1 : 1));
    this.players = players.length % 2 ? [...players, null] : players;
    this.points = pointsByEntrant(contest);
    const scores = [...new Set(players.map((player) => this.pointsOf(player)))].sort((one, other) => one - other);
    this.group = new Map(players.map((player) => [player.id, scores.indexOf(this.pointsOf(player))]));
    this.lots = new Map([NOBODY, ...players.map((player) => player.id)].map((id) => [id, lot(contest.seed, 'pair', this.round, id)]));
    for (const { first, second } of contest.rounds.flat()) {
      const key = keyOf(first, second);
      this.met.set(key, (this.met.get(key) ?? 0) + 1);
    }
  }

  pairs(): Pair[] {
    const costs = this.costs();
    const found = this.players.length <= FORESEEN ? this.foreseeing(costs) : matesToPairs(cheapestPairs(costs));
    return found
      .map(([one, other]) => this.seated(this.players[one] ?? null, this.players[other] ?? null))
      .sort((one, other) => this.standing(other) - this.standing(one) || this.drawn(one.first, one.second) - this.drawn(other.first, other.second));
  }

  /** One whole number for each pair, in which a greater ill outweighs all lesser ones of a round together. */
  private costs(): number[][] {
    const ills = this.players.map((one) => this.players.map((other) => (one === other ? [] : this.ills(one, other))));
    const weights = new Array<number>(KINDS).fill(1);
    for (let kind = KINDS - 1; kind > 0; kind--) {
      const most = ills.flat().reduce((so, ill) => Math.max(so, ill[kind] ?? 0), 0);
      weights[kind - 1] = (weights[kind] ?? 1) * ((this.players.length / 2) * most + 1);
    }
    return ills.map((row) => row.map((ill) => ill.reduce((sum, count, kind) => sum + count * (weights[kind] ?? 1), 0)));
  }

  /** What is against two meeting, each kind counted, the worst first. */
  private ills(one: Entrant | null, other: Entrant | null): number[] {
    const [player, opponent] = one ? [one, other] : [other as Entrant, null];
    const chance = this.drawn(player.id, opponent?.id ?? NOBODY) % LOTS;
    const before = this.met.get(keyOf(player.id, opponent?.id ?? NOBODY)) ?? 0;
    if (!opponent) return [before, 0, this.groupOf(player), 0, chance];
    if (this.round > 1) return [0, before, 0, (this.groupOf(player) - this.groupOf(opponent)) ** 2, chance];
    return [0, 0, same(player.club, opponent.club), same(player.nation, opponent.nation), chance];
  }

  /** Of few who play for long, not every pairing leaves opponents for the rounds after: takes the cheapest that does. */
  private foreseeing(costs: readonly (readonly number[])[]): (readonly [number, number])[] {
    const sum = (pairs: readonly (readonly [number, number])[]) => pairs.reduce((so, [one, other]) => so + (costs[one]?.[other] ?? 0), 0);
    const everyone = this.players.map((_, place) => place);
    const all = [...pairings(everyone, () => true)].map((pairs) => ({ pairs, cost: sum(pairs) }));
    all.sort((one, other) => one.cost - other.cost);
    const best = all[0] as (typeof all)[number];
    const fresh = this.players.map((one) => this.players.map((other) => !this.met.has(keyOf(one?.id ?? NOBODY, other?.id ?? NOBODY))));
    if (best.pairs.some(([one, other]) => !fresh[one]?.[other])) return best.pairs;
    const left = Math.min(this.contest.planned - this.round, this.players.length - 1);
    for (let rounds = left; rounds > 0; rounds--) {
      const found = all.find(({ pairs }) => pairs.every(([one, other]) => fresh[one]?.[other]) && goesOn(without(fresh, pairs), rounds));
      if (found) return found.pairs;
    }
    return best.pairs;
  }

  private seated(one: Entrant | null, other: Entrant | null): Pair {
    if (!one || !other) return { first: (one ?? other)?.id ?? NOBODY, second: NOBODY };
    const turned = Math.floor(this.drawn(one.id, other.id) / LOTS) % 2 === 1;
    return turned ? { first: other.id, second: one.id } : { first: one.id, second: other.id };
  }

  /** By what tables are ordered: the better of the two, then both; a bye comes last. */
  private standing({ first, second }: Pair): number {
    if (second === NOBODY) return -1;
    const [one, other] = [this.group.get(first) ?? 0, this.group.get(second) ?? 0];
    return Math.max(one, other) * (this.players.length + 1) + Math.min(one, other);
  }

  /** What chance has for two, whichever of them is named first: their lots, stirred well. */
  private drawn(one: string, other: string): number {
    const [left, right] = [this.lots.get(one) ?? 0, this.lots.get(other) ?? 0];
    const stirred = Math.imul((left + right) ^ ((left ^ right) >>> 15), 0x2c1b3c6d);
    return Math.imul(stirred ^ (stirred >>> 13), 0x297a2d39) >>> 4;
  }

  private pointsOf(player: Entrant): number {
    return this.points.get(player.id) ?? 0;
  }

  private groupOf(player: Entrant): number {
    return this.group.get(player.id) ?? 0;
  }
}

function matesToPairs(mates: readonly number[]): (readonly [number, number])[] {
  return mates.flatMap((mate, place) => (place < mate ? [[place, mate] as const] : []));
}

/** Every way to put some into pairs that may meet. */
function* pairings(
  left: readonly number[],
  may: (one: number, other: number) => boolean,
): Generator<(readonly [number, number])[]> {
  const [one, ...others] = left;
  if (one === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!may(one, other)) continue;
    for (const more of pairings(others.filter((place) => place !== other), may)) yield [[one, other], ...more];
  }
}

/** Says whether so many more rounds can be paired without a rematch. */
function goesOn(fresh: readonly (readonly boolean[])[], rounds: number): boolean {
  if (rounds === 0) return true;
  const everyone = fresh.map((_, place) => place);
  for (const pairs of pairings(everyone, (one, other) => fresh[one]?.[other] ?? false)) {
    if (goesOn(without(fresh, pairs), rounds - 1)) return true;
  }
  return false;
}

function without(fresh: readonly (readonly boolean[])[], pairs: readonly (readonly [number, number])[]): boolean[][] {
  const left = fresh.map((row) => [...row]);
  for (const [one, other] of pairs) {
    (left[one] as boolean[])[other] = false;
    (left[other] as boolean[])[one] = false;
  }
  return left;
}

function keyOf(one: string, other: string): string {
  return JSON.stringify([one, other].sort());
}

/** Whoever names no club, or no nation, is of none. */
function same(one: string, other: string): number {
  return one && other && folded(one) === folded(other) ? 1 : 0;
}
