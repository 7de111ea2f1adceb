/** Dice as a function of the seed, the players' words and the place in the record: as `maestre.play.chance.dice` has them. */
import { blake2b } from '@noble/hashes/blake2.js';

const SPAN = 1n << 64n;
const NAMED = 16;
const text = new TextEncoder();

/** BLAKE2 wants names and salts of sixteen bytes; shorter ones are filled up with noughts. */
function filled(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(NAMED);
  whole.set(bytes);
  return whole;
}

function bytesOf(number: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, number);
  return bytes;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What is published of a seed before play. */
export function commitment(seed: Uint8Array): string {
  return hex(blake2b(seed, { dkLen: 32, personalization: filled(text.encode('maestre-commit')) }));
}

/** The seed mixed with what each player added, in order of seat. */
export function diceKey(seed: Uint8Array, words: Readonly<Record<string, string>>): Uint8Array {
  const mixed = blake2b.create({ dkLen: 32, key: seed, personalization: filled(text.encode('maestre-dice')) });
  for (const seat of Object.keys(words).sort()) mixed.update(text.encode(JSON.stringify([seat, words[seat]])));
  return mixed.digest();
}

/** The stream of 64-bit numbers at one place of the record. */
function* numbers(key: Uint8Array, place: number): Generator<bigint, never> {
  const salt = filled(bytesOf(place, 8));
  for (let block = 0; ; block += 1) {
    const digest = blake2b(bytesOf(block, 4), { dkLen: 64, key, salt });
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let start = 0; start < digest.length; start += 8) yield view.getBigUint64(start);
  }
}

/** A number from nought to `sides - 1`, each equally likely. */
function below(stream: Generator<bigint, never>, sides: number): number {
  const wide = BigInt(sides);
  const limit = SPAN - (SPAN % wide);
  for (;;) {
    const number = stream.next().value;
    if (number < limit) return Number(number % wide);
  }
}

/** Throws dice of so many sides, one after the other, at a place of the record. */
export function thrown(key: Uint8Array, place: number, dice: readonly number[]): number[] {
  const stream = numbers(key, place);
  return dice.map((sides) => below(stream, sides) + 1);
}

/** Draws different places of a pool, in order. */
export function drawn(key: Uint8Array, place: number, pool: number, count: number): number[] {
  const stream = numbers(key, place);
  const left = Array.from({ length: pool }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(below(stream, left.length), 1)[0] as number);
}
