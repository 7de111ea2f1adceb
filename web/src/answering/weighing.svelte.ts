/** What may come of an answer that is looked at: a first figure at once, and better ones while one goes on looking. */
import type { BoardClient } from '../table/client';
import type { Answer, Odds } from '../wire/shapes';

export class Weighing {
  /** What is known of the answer that is looked at; null before anything is. */
  odds = $state.raw<Odds | null>(null);
  #looking: AbortController | null = null;

  constructor(private readonly client: Pick<BoardClient, 'chances'>) {}

  /** Looks at an answer from now on, and at no other; done when the first figure is there. */
  async begin(answer: Answer): Promise<void> {
    this.end();
    const looking = new AbortController();
    this.#looking = looking;
    const odds = await this.client.chances(answer, 0, looking.signal);
    if (looking.signal.aborted) return;
    this.odds = odds;
    if (odds.better) void this.#lookOn(answer, looking.signal);
  }

  async #lookOn(answer: Answer, signal: AbortSignal): Promise<void> {
    for (let look = 1, better = true; better; look += 1) {
      const odds = await this.client.chances(answer, look, signal);
      if (signal.aborted) return;
      // Whoever could not be told more keeps what they know.
      if (odds.exact || odds.rows.length > 0) this.odds = odds;
      else if (this.odds) this.odds = { ...this.odds, better: false };
      better = odds.better;
    }
  }

  /** Looks no more: what is being worked out is given up. */
  end(): void {
    this.#looking?.abort();
    this.#looking = null;
    this.odds = null;
  }
}
