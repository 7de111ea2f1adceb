/**
 * A lesson in the place of a server: a game's client hears and asks it as it would a room. The lesson keeps nothing, so
 * all that was done in this step goes along each time; a step begins the same however the one before it was done.
 */
import type { Wire } from '../table/live.svelte';
import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { Call, LessonDeed, LessonQuestion, LessonStatus, Reply, Taught } from '../wire/shapes';
import type { Hearer } from '../wire/socket';

const SKIP: LessonDeed = { is: 'skip' };
const QUESTIONS: readonly Call['is'][] = ['check', 'try', 'offers', 'chances', 'hint'];

export class LessonWire implements Wire {
  private hearer: Hearer | null = null;
  private taught: Taught | null = null;
  /** What was done since this step began. */
  private tries: readonly LessonDeed[] = [];
  /** What is being done, or was last. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly game: string,
    private readonly lesson: string,
    private step: number,
    private readonly stands: (status: LessonStatus) => void,
  ) {}

  watch(_room: string, _seat: string, hearer: Hearer): () => void {
    this.hearer = hearer;
    hearer.link('open');
    this.again();
    return () => (this.hearer = null);
  }

  /** Tells everything anew. */
  again(): void {
    if (this.taught) this.hearer?.whole(this.taught.whole);
    else void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      this.take(await this.sent([]));
    } catch (thrown) {
      this.hearer?.problem(Problem.from(thrown));
    }
  }

  async call(call: Call, signal?: AbortSignal): Promise<Reply> {
    try {
      if (call.is === 'say') return await this.do({ is: 'answer', answer: call.answer });
      if (call.is === 'stand') return await this.do({ is: 'stand', orders: call.orders });
      if (call.is === 'undo') return await this.do({ is: 'back' });
      if (QUESTIONS.includes(call.is)) return await api.askLesson(this.game, this.lesson, this.deeds, call as LessonQuestion, signal);
    } catch (thrown) {
      const { error, rule, said } = Problem.from(thrown);
      return { is: 'refusal', error, rule, message: said, proof: [] };
    }
    // One only looks whether this is the newest there is, and it always is; all else is for games.
    return call.is === 'look' ? this.done : { is: 'refusal', error: 'Refused', rule: '', message: { key: 'lesson-one-by-one', args: [] }, proof: [] };
  }

  /** Does what the learner does, and has what comes of it heard: one deed after another, since each goes on from the last. */
  do(deed: LessonDeed): Promise<Reply> {
    const done = this.last.then(async () => {
      this.take(await this.sent([deed]), deed);
      return this.done;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  private sent(more: readonly LessonDeed[]): Promise<Taught> {
    return api.takeLesson(this.game, this.lesson, [...this.deeds, ...more]);
  }

  private take(taught: Taught, deed?: LessonDeed): void {
    const { status, events, whole } = taught;
    const isSame = deed !== undefined && status.step === this.step && status.answers > 0;
    this.tries = isSame ? [...(deed.is === 'show-me' ? [] : this.tries), deed] : [];
    this.step = status.step;
    this.taught = taught;
    for (const event of events) this.hearer?.event(event);
    if (events.length === 0) this.hearer?.whole(whole);
    this.stands(status);
  }

  private get deeds(): LessonDeed[] {
    return [...Array<LessonDeed>(this.step).fill(SKIP), ...this.tries];
  }

  private get done(): Reply {
    return { is: 'done', version: this.taught?.whole.version ?? 0 };
  }
}
