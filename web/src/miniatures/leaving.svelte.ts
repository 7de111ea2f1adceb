/** What a player leaves to the doctrine: a piece, a command, or the rest of a phase; it answers in their place. */

import type { Answer, Ask } from '../wire/shapes';
import { Sending } from './sending.svelte';

export abstract class Leaving extends Sending {
  /** The pieces that are left to the doctrine. */
  left = $state.raw<readonly string[]>([]);
  /** The phase that is left to it, of one turn. */
  leftPhase = $state('');
  #answered: Ask | null = null;

  /** The pieces that the question is about, and those that matter for the answer. */
  abstract readonly concerned: readonly string[];
  abstract readonly able: ReadonlySet<string>;
  /** The phase of the turn in which the game is, told apart from all others. */
  abstract readonly phase: string;
  /** A piece with all others of its command. */
  abstract commandOf(piece: string): readonly string[];

  areLeft(pieces: readonly string[]): boolean {
    return pieces.length > 0 && pieces.every((piece) => this.left.includes(piece));
  }

  /** Leaves pieces to the doctrine, or takes them back. */
  leave(pieces: readonly string[], on: boolean): void {
    const others = this.left.filter((piece) => !pieces.includes(piece));
    this.left = on ? [...others, ...pieces] : others;
    void this.byDoctrine();
  }

  /** Leaves the rest of this phase to the doctrine, or takes it back. */
  leavePhase(on: boolean): void {
    this.leftPhase = on ? this.phase : '';
    void this.byDoctrine();
  }

  /** Whether all that is asked now is left: of the piece that it is about, or of all that matter. */
  protected get isLeft(): boolean {
    if (this.leftPhase !== '' && this.leftPhase === this.phase) return true;
    const [about] = this.concerned;
    return this.areLeft(about ? [about] : [...this.able]);
  }

  /** Whether the doctrine may answer this: where several might act, only for one that is left to it. */
  #isForLeft(answer: Answer): boolean {
    return this.isLeft || (typeof answer === 'object' && 'piece' in answer && this.left.includes(answer.piece as string));
  }

  /** Lets the doctrine answer what is left to it. */
  protected async byDoctrine(): Promise<void> {
    const { ask } = this;
    const concerns = this.isLeft || (this.left.length > 0 && !this.concerned.length);
    if (!ask || !concerns || this.busy || ask === this.#answered) return;
    this.#answered = ask;
    this.busy = true;
    const advice = await this.client.hint().catch(() => null).finally(() => (this.busy = false));
    if (!advice || this.ask !== ask) return;
    await this.adopt(advice.answer as Answer);
  }

  /** Takes what the doctrine would answer, as far as it is for what is left to it. */
  protected async adopt(answer: Answer): Promise<void> {
    if (this.#isForLeft(answer)) await this.give(answer);
  }

  override async give(answer: Answer): Promise<void> {
    await super.give(answer);
    if (!this.refusal) await this.byDoctrine();
  }
}
