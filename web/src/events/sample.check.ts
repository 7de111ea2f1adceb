/** Events made at random for tests, and what a pairing may be compared with. */
import { NOBODY, USUAL, type Contest, type Entrant, type Meeting, type Winner } from './event';

/** Whole numbers at random, the same for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export function entrants(count: number, roll: (sides: number) => number, clubs = 6, nations = 5): Entrant[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `e${place}`,
    name: `Player ${place}`,
    club: roll(5) ? `Club ${roll(clubs)}` : '',
    nation: roll(5) ? `nation ${roll(nations)}` : '',
    first_round: 1,
    last_round: null,
  }));
}

export function contest(seed: string, players: readonly Entrant[], planned = 5): Contest {
  return { seed, planned, worth: USUAL, entrants: players, rounds: [] };
}

/** Enters any results. */
export function played(round: readonly Meeting[], roll: (sides: number) => number): Meeting[] {
  const winners: Winner[] = ['first', 'second', 'draw'];
  return round.map((meeting) =>
    meeting.second === NOBODY ? meeting : { ...meeting, winner: winners[roll(3)] as Winner, scores: [roll(20), roll(20)] },
  );
}

const PRIME = 2_147_483_629n;

/**
 * Whether a graph can be paired off whole: Tutte's matrix with chance in it, whose determinant vanishes if not. It may say no in error
 * once in many millions, and never yes.
 */
export function canPairOff(count: number, may: (one: number, other: number) => boolean, roll: (sides: number) => number): boolean {
  const matrix = Array.from({ length: count }, () => new Array<bigint>(count).fill(0n));
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      if (!may(one, other)) continue;
      const drawn = BigInt(roll(2_000_000_000) + 1);
      (matrix[one] as bigint[])[other] = drawn;
      (matrix[other] as bigint[])[one] = PRIME - drawn;
    }
  }
  return hasFullRank(matrix);
}

function hasFullRank(matrix: bigint[][]): boolean {
  for (let column = 0; column < matrix.length; column++) {
    const pivot = matrix.findIndex((row, place) => place >= column && row[column] !== 0n);
    if (pivot < 0) return false;
    [matrix[column], matrix[pivot]] = [matrix[pivot] as bigint[], matrix[column] as bigint[]];
    const row = matrix[column] as bigint[];
    const inverse = power(row[column] as bigint, PRIME - 2n);
    for (const other of matrix.slice(column + 1)) {
      if (other[column] === 0n) continue;
      const factor = ((other[column] as bigint) * inverse) % PRIME;
      for (let place = column; place < matrix.length; place++) {
        other[place] = ((other[place] as bigint) + PRIME - ((factor * (row[place] as bigint)) % PRIME)) % PRIME;
      }
    }
  }
  return true;
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square, left] = [1n, base % PRIME, exponent];
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

/** Every way to put an even number into pairs, for the few where all can be tried. */
export function* everyWay(left: readonly number[]): Generator<[number, number][]> {
  const [one, ...others] = left;
  if (one === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const more of everyWay(others.filter((place) => place !== other))) yield [[one, other], ...more];
  }
}
