/** What was chosen for the last new game, kept in this browser. */
import type { Opponent } from './begin';

const KEPT = 'maestre.newgame';

export interface LastChoice {
  readonly game: string;
  readonly scenario: string;
  readonly seat: string;
  readonly agent: string;
  readonly opponent: Opponent;
  readonly clock: string;
}

const NONE: LastChoice = { game: '', scenario: '', seat: '', agent: '', opponent: 'bot', clock: 'none' };

export const lastChoice = {
  /** What was chosen; what is missing or cannot be read is as for a newcomer. */
  read(): LastChoice {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<LastChoice> | null;
      return { ...NONE, ...kept };
    } catch {
      return NONE;
    }
  },
  keep(choice: LastChoice): void {
    localStorage.setItem(KEPT, JSON.stringify(choice));
  },
};
