/** A game looked back on: every position that an audience saw, one after the other. */
import { changed } from './changes';
import type { BoardClient, Say } from './client';
import type { Around } from './game.svelte';
import type { Ask, Line, Odds, Offer, Outcome, Refusal, Replayed, Waiting } from './shapes';

interface Position {
  version: number;
  state: unknown;
  waiting: Waiting | null;
  outcome: Outcome | null;
  /** How many lines had been told by then. */
  told: number;
}

export class ReplayClient implements BoardClient {
  readonly positions: readonly Position[];
  private readonly told: readonly Line[];
  /** Which position is shown. */
  at = $state(0);

  readonly seat: string;
  readonly ask: Ask | null = null;
  readonly able: readonly string[] = [];
  readonly readonly = true;
  readonly pending = false;
  readonly canUndo = false;
  readonly standing: readonly string[] = [];
  readonly sheet: unknown = null;

  constructor(
    readonly key: string,
    readonly room: string,
    replayed: Replayed,
    private readonly around: Pick<Around, 'words' | 'knows' | 'showRule'>,
  ) {
    const { start, events } = replayed;
    this.seat = start.seat;
    const lines = [...start.lines];
    const positions: Position[] = [{ ...start, told: lines.length }];
    let state = start.state;
    for (const event of events) {
      state = changed(state, event.changes);
      lines.push(...event.lines.filter((line) => line.at > event.before));
      positions.push({ ...event, state, told: lines.length });
    }
    this.positions = positions;
    this.told = lines;
  }

  private get position(): Position {
    return this.positions[this.at] as Position;
  }

  get state(): unknown {
    return this.position.state;
  }

  get version(): number {
    return this.position.version;
  }

  get waiting(): Waiting | null {
    return this.position.waiting;
  }

  get outcome(): Outcome | null {
    return this.position.outcome;
  }

  get lines(): readonly Line[] {
    return this.told.slice(0, this.position.told);
  }

  get last(): number {
    return this.positions.length - 1;
  }

  get words(): Say {
    return this.around.words;
  }

  knows(key: string): boolean {
    return this.around.knows(key);
  }

  showRule(id: string): void {
    this.around.showRule(id);
  }

  /** Goes to a position, or as near as there is one. */
  goTo(place: number): void {
    this.at = Math.max(0, Math.min(this.last, place));
  }

  /** Goes to where the audience was at a version. */
  goToVersion(version: number): void {
    const place = this.positions.findLastIndex((position) => position.version <= version);
    this.goTo(place);
  }

  /** Goes to where the matter or the seat awaited is next another one; backwards, to where this one began. */
  stepPhase(forward: boolean): void {
    const matter = (place: number) => {
      const waiting = this.positions[place]?.waiting;
      return JSON.stringify([waiting?.about, waiting?.seats]);
    };
    let place = this.at;
    if (forward) {
      while (place < this.last && matter(place) === matter(this.at)) place += 1;
    } else {
      place -= 1;
      while (place > 0 && matter(place - 1) === matter(place)) place -= 1;
    }
    this.goTo(place);
  }

  // Nothing can be said to the past.
  say = (): Promise<Refusal | null> => Promise.resolve(null);
  check = (): Promise<Refusal | null> => Promise.resolve(null);
  attempt = (): Promise<null> => Promise.resolve(null);
  stand = (): Promise<Refusal | null> => Promise.resolve(null);
  offers = (): Promise<readonly Offer[]> => Promise.resolve([]);
  chances = (): Promise<Odds> => Promise.resolve({ is: 'odds', rows: [], exact: false, assumed: [] });
  command = (): Promise<null> => Promise.resolve(null);
  delegate = (): Promise<Refusal | null> => Promise.resolve(null);
  hint = (): Promise<null> => Promise.resolve(null);
  undo = (): Promise<Refusal | null> => Promise.resolve(null);
}
