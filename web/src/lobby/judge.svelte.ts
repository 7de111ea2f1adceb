import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { OwnList } from '../wire/shapes';

const PAUSE = 350;

/** Has the server judge a list while it is being written: after a pause in the writing, and only the last text counts. */
export class Judge {
  found = $state.raw<OwnList | null>(null);
  problem = $state.raw<Problem | null>(null);
  judging = $state(false);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly pause = PAUSE,
  ) {}

  write(text: string): void {
    const number = ++this.asked;
    this.judging = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(text, number), this.pause);
  }

  private async ask(text: string, number: number): Promise<void> {
    let found: OwnList | null = null;
    let problem: Problem | null = null;
    try {
      found = await api.judgeList(this.game, text);
    } catch (thrown) {
      problem = Problem.from(thrown);
    }
    if (number !== this.asked) return;
    this.found = found;
    this.problem = problem;
    this.judging = false;
  }
}
