/** A list in the making: what it is now, what was done to it, what is said of it; kept after each change. */
import { changesSince, type Changes, type Summary } from '../lists/changes';
import { begun, done, redone, undone, type History } from '../lists/history';
import type { Lists } from '../lists/lists';
import type { Flaw, Verdict } from '../lists/said';

interface Named {
  readonly name: string;
  readonly limit: number;
}

/** How long nothing is done before a list is kept, in milliseconds. */
const PAUSE = 250;

export class Building<D extends Named, T> {
  #history = $state.raw<History<D>>() as History<D>;
  readonly draft = $derived.by(() => this.#history.now);
  /** What we say of it. */
  readonly ours: Verdict = $derived.by(() => this.lists.judge(this.draft));
  /** What the server says of it, if it has been asked. */
  theirs = $state.raw<Verdict | null>(null);
  /** What holds: what the server says, wherever it says something else than we do. */
  readonly verdict: Verdict = $derived.by(() => (this.differs && this.theirs ? this.theirs : this.ours));
  readonly grave = $derived.by(() => this.verdict.flaws.filter((flaw) => flaw.grave).length);
  readonly canUndo = $derived.by(() => this.#history.before.length > 0);
  readonly canRedo = $derived.by(() => this.#history.after.length > 0);
  /** What newer rules say differently of a list that was kept. */
  changes = $state.raw<Changes | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unkept = false;

  constructor(
    readonly lists: Lists<D, T>,
    draft: D,
    private readonly keep: (verdict: Verdict) => Promise<void> | void,
    judged?: Summary,
  ) {
    this.#history = begun(draft);
    if (judged) this.changes = changesSince(judged, lists.judge(draft), lists.rules);
  }

  /** Whether the server has judged the list as it is now. */
  get judgedThere(): boolean {
    return this.theirs?.kept === this.ours.kept;
  }

  /** Whether the server says something else of the list as it is now. */
  get differs(): boolean {
    return this.judgedThere && JSON.stringify(plain(this.theirs)) !== JSON.stringify(plain(this.ours));
  }

  do(...taps: readonly T[]): void {
    this.replace(taps.reduce((draft, tap) => this.lists.tap(draft, tap), this.draft));
  }

  /** Goes on with another list, which can be taken back as one step. */
  replace(draft: D): void {
    this.#go(done(this.#history, draft));
  }

  undo(): void {
    this.#go(undone(this.#history));
  }

  redo(): void {
    this.#go(redone(this.#history));
  }

  /** What is said of one place, and of nothing within it. */
  at(...places: readonly string[]): readonly Flaw[] {
    return this.verdict.flaws.filter((flaw) => places.includes(flaw.where));
  }

  /** Whether something is to be mended at a place, or within it. */
  within(place: string): boolean {
    return this.verdict.flaws.some((flaw) => flaw.grave && (flaw.where === place || flaw.where.startsWith(`${place}.`)));
  }

  /** The tap that mends a flaw, if one does. */
  mending(flaw: Flaw): T | undefined {
    return this.lists.mend(this.draft, flaw);
  }

  /** Keeps at once what has not been kept yet. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#unkept) void this.keep(this.ours);
    this.#unkept = false;
  }

  #go(history: History<D>): void {
    if (history === this.#history) return;
    this.#history = history;
    this.#unkept = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE);
  }
}

/** A verdict without the order of what its sentences say. */
function plain(verdict: Verdict | null): unknown {
  const flaws = verdict?.flaws.map(({ rule, message, where, grave }) => [rule, message.key, where, grave]);
  return [verdict?.points, verdict?.limit, flaws];
}
