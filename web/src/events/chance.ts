/** Chance that an event's seed decides: the same seed and words always draw the same. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Draws a number from 0 to 2^32 - 1. */
export function lot(seed: string, ...words: readonly (string | number)[]): number {
  const drawn = sha256(utf8ToBytes(JSON.stringify([seed, ...words])));
  return new DataView(drawn.buffer, drawn.byteOffset).getUint32(0);
}

/** A seed for a new event. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
