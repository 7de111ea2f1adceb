import { describe, expect, it } from 'vitest';
import type { Answer, Odds } from '../wire/shapes';
import { Weighing } from './weighing.svelte';

function odds(margin: number, better: boolean): Odds {
  return { is: 'odds', rows: [{ changes: [], chance: 0.5, margin }], exact: margin === 0, assumed: [], better };
}

const NONE: Odds = { is: 'odds', rows: [], exact: false, assumed: [], better: false };

/** One who is asked for odds, and answers when told to. */
class Asked {
  readonly looks: { answer: Answer; look: number; signal: AbortSignal; tell: (odds: Odds) => void }[] = [];

  chances(answer: Answer, look: number, signal: AbortSignal): Promise<Odds> {
    return new Promise((tell) => this.looks.push({ answer, look, signal, tell }));
  }

  /** Answers the last question, and waits until that has been taken in. */
  async tell(found: Odds): Promise<void> {
    this.looks.at(-1)?.tell(found);
    await new Promise((done) => setTimeout(done));
  }
}

function begun(): [Asked, Weighing] {
  const asked = new Asked();
  const weighing = new Weighing(asked);
  void weighing.begin('charge');
  return [asked, weighing];
}

describe('odds that are looked at', () => {
  it('get better look by look, until they do no more', async () => {
    const [asked, weighing] = begun();
    expect(weighing.odds).toBeNull();
    await asked.tell(odds(0.2, true));
    expect(weighing.odds?.rows[0]?.margin).toBe(0.2);
    await asked.tell(odds(0.05, true));
    expect(weighing.odds?.rows[0]?.margin).toBe(0.05);
    await asked.tell(odds(0.02, false));
    expect(weighing.odds?.rows[0]?.margin).toBe(0.02);
    expect(asked.looks.map((one) => one.look)).toEqual([0, 1, 2]);
  });

  it('are asked for once where the first are exact', async () => {
    const [asked, weighing] = begun();
    await asked.tell(odds(0, false));
    expect(weighing.odds?.exact).toBe(true);
    expect(asked.looks).toHaveLength(1);
  });

  it('are given up when nobody looks any more', async () => {
    const [asked, weighing] = begun();
    await asked.tell(odds(0.2, true));
    weighing.end();
    expect(asked.looks[1]?.signal.aborted).toBe(true);
    await asked.tell(odds(0.05, true));
    expect(weighing.odds).toBeNull();
    expect(asked.looks).toHaveLength(2);
  });

  it('are those of the answer looked at last, whichever is told first', async () => {
    const [asked, weighing] = begun();
    void weighing.begin('hold');
    expect(asked.looks[0]?.signal.aborted).toBe(true);
    await asked.tell(odds(0, false));
    asked.looks[0]?.tell(odds(0.3, true));
    await new Promise((done) => setTimeout(done));
    expect(weighing.odds?.exact).toBe(true);
    expect(asked.looks.map((one) => one.answer)).toEqual(['charge', 'hold']);
  });

  it('stay as they are where more could not be told', async () => {
    const [asked, weighing] = begun();
    await asked.tell(odds(0.2, true));
    await asked.tell(NONE);
    expect(weighing.odds).toEqual(odds(0.2, false));
    expect(asked.looks).toHaveLength(2);
  });
});
