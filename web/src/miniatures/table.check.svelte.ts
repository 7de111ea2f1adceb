/** A table for tests: it answers from a recorded position and remembers what it was told. */

import type { BoardClient } from '../table/client';
import type { Answer, Ask, Message, Odds, Offer, Refusal, Snap } from '../wire/shapes';

/** Words that are their own keys. */
export const said = (key: Message | string): string => (typeof key === 'string' ? key : key.key);

export class Recorded implements BoardClient {
  key: string;
  room = 'here';
  seat = 'blue';
  state = $state.raw<unknown>(null);
  version = $state(1);
  ask = $state.raw<Ask | null>(null);
  waiting = null;
  outcome = null;
  sheet: unknown;
  able = $state.raw<readonly string[]>([]);
  readonly = false;
  pending = false;
  canUndo = true;
  standing = $state.raw<readonly string[]>([]);
  said: Answer[] = [];
  tried: Answer[] = [];
  refuses: Refusal | null = null;
  snaps: Snap | Refusal | null = null;
  /** What is offered to each piece, and under no name to all. */
  offered: Readonly<Record<string, readonly Offer[]>> = {};

  constructor(key: string, state: unknown, sheet: unknown, ask: Ask | null) {
    this.key = key;
    this.state = state;
    this.sheet = sheet;
    this.ask = ask;
  }

  async say(answer: Answer): Promise<Refusal | null> {
    this.said.push(answer);
    return this.refuses;
  }
  async check(): Promise<Refusal | null> {
    return this.refuses;
  }
  async attempt(answer: Answer): Promise<Snap | Refusal | null> {
    this.tried.push(answer);
    return this.snaps ?? { answer, words: { key: 'answer', args: [] }, marks: [], why: null };
  }
  async offers(piece: string): Promise<readonly Offer[]> {
    return this.offered[piece] ?? [];
  }
  async chances(): Promise<Odds> {
    return { is: 'odds', rows: [{ changes: [], chance: 1, margin: 0 }], exact: true, assumed: [], better: false };
  }
  async command(): Promise<null> {
    return null;
  }
  async hurryBots(): Promise<void> {}
  async delegate(): Promise<null> {
    return null;
  }
  async hint(): Promise<null> {
    return null;
  }
  async stand(orders: readonly string[]): Promise<null> {
    this.standing = orders;
    return null;
  }
  async undo(): Promise<null> {
    return null;
  }
  words = said;
  knows = (_key: string): boolean => true;
  showRule = (): void => undefined;
}
