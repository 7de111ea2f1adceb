/** An answer in the making: it is looked at with its odds, given, or refused. */

import type { BoardClient } from '../table/client';
import type { Answer, Ask, Message, Odds, Order, Refusal } from '../wire/shapes';
import { Weighing } from './weighing.svelte';

/** An answer that is looked at before it is given. */
export interface Considered {
  readonly answer: Answer;
  readonly words: string;
}

/** An answer that is looked at, in words that are said anew in another language. */
export function looked(answer: Answer, says: () => string): Considered {
  return {
    answer,
    get words() {
      return says();
    },
  };
}

/** What one seat is asked and is about to answer. */
export abstract class Answering {
  readonly client: BoardClient;
  considered = $state.raw<Considered | null>(null);
  /** Why the doctrine would answer so, while its advice is looked at. */
  because = $state.raw<Message | null>(null);
  /** Why what is being put down, or was answered last, is not allowed. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly #weighing: Weighing;

  constructor(client: BoardClient) {
    this.client = client;
    this.#weighing = new Weighing(client);
  }

  readonly ask = $derived.by((): Ask | null => {
    const { ask } = this.client;
    return ask && !this.client.readonly && ask.seat === this.client.seat ? ask : null;
  });

  /** What may come of the answer that is looked at. */
  get odds(): Odds | null {
    return this.#weighing.odds;
  }

  get options(): readonly string[] {
    return this.ask?.choice.type === 'pick' ? this.ask.choice.options : [];
  }

  /** An option in words. */
  abstract said(option: string): string;
  /** An order in words. */
  abstract saidOrder(order: Order): string;
  /** Whether there is no way back after an answer, or dice fall for it: then it is looked at before it is given. */
  protected abstract isWeighty(ask: Ask, answer: Answer): boolean;

  /** Lets go of what was being considered. */
  forget(): void {
    this.considered = null;
    this.#weighing.end();
    this.because = null;
  }

  /** Chooses an option: it is given at once, or looked at first where dice fall for it. */
  async pick(option: string): Promise<void> {
    await this.consider(option, () => this.said(option));
  }

  async order(order: Order): Promise<void> {
    await this.consider(order, () => this.saidOrder(order));
  }

  /** Looks at an answer, with its odds; a plain one is given at once. */
  async consider(answer: Answer, says: () => string): Promise<void> {
    const { ask } = this;
    if (!ask) return;
    if (JSON.stringify(this.considered?.answer) === JSON.stringify(answer)) return this.confirm();
    this.forget();
    this.refusal = null;
    if (!this.isWeighty(ask, answer)) return this.give(answer);
    await this.lookAt(answer, says);
  }

  /** Looks at an answer, and asks what may come of it and whether it may be given. */
  protected async lookAt(answer: Answer, says: () => string): Promise<void> {
    this.considered = looked(answer, says);
    const [, refusal] = await Promise.all([this.#weighing.begin(answer), this.client.check(answer)]);
    if (this.considered?.answer === answer) this.refusal = refusal;
  }

  async confirm(): Promise<void> {
    if (this.considered) await this.give(this.considered.answer);
  }

  async give(answer: Answer): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const refusal = await this.client.say(answer);
      if (refusal) this.refusal = refusal;
      else this.forget();
    } finally {
      this.busy = false;
    }
  }

  /** Asks the doctrine what it would do and looks at it. */
  async hint(): Promise<void> {
    this.busy = true;
    const advice = await this.client.hint().finally(() => (this.busy = false));
    if (!advice) return;
    this.because = advice.reason;
    await this.advised(advice.answer as Answer);
  }

  /** Looks at what the doctrine would do. */
  protected async advised(answer: Answer): Promise<void> {
    await this.lookAt(answer, () => this.#inWords(answer));
  }

  #inWords(answer: Answer): string {
    if (typeof answer === 'string') return this.said(answer);
    if (typeof answer === 'object' && 'verb' in answer) return this.saidOrder(answer as Order);
    return this.client.words('measured-advice');
  }
}
