/** A game looked back on: every position that an audience saw, page by page as they are wanted. */
import { redrawn, type Scene } from '../scene/scene';
import { changed } from './changes';
import type { BoardClient, Say } from './client';
import type { Around } from './game.svelte';
import { Problem } from './problem';
import type { Ask, Line, Odds, Offer, Outcome, Refusal, Replayed, Waiting } from './shapes';

interface Position {
  version: number;
  state: unknown;
  scene: Scene | null;
  waiting: Waiting | null;
  outcome: Outcome | null;
  /** How many lines of its page had been told by then. */
  told: number;
}

/** Positions between two versions; the first is that in which the page before it ends. */
interface Page {
  positions: readonly Position[];
  lines: readonly Line[];
}

interface Place {
  page: number;
  index: number;
}

/** Brings the page on which a version stands. */
export type Loader = (version: number) => Promise<Replayed>;

function read({ start, events }: Replayed): Page {
  const lines: Line[] = [];
  let state = start.state;
  let scene = (start.scene ?? null) as Scene | null;
  const positions: Position[] = [{ ...start, scene, told: 0 }];
  for (const event of events) {
    state = changed(state, event.changes);
    scene = redrawn(scene, event.scene);
    lines.push(...event.lines.filter((line) => line.at > event.before));
    positions.push({ ...event, state, scene, told: lines.length });
  }
  return { positions, lines };
}

export class ReplayClient implements BoardClient {
  /** The version in which the game ends, as far as it has come. */
  readonly last: number;
  /** Whether a page is on its way without which the position that is wanted cannot be shown. */
  loading = $state(false);
  trouble = $state.raw<Problem | null>(null);
  private pages = $state.raw<ReadonlyMap<number, Page>>(new Map());
  private place = $state.raw<Place>({ page: 0, index: 0 });
  private readonly size: number;
  private readonly coming = new Map<number, Promise<Page>>();
  private wish = 0;

  readonly seat: string;
  readonly ask: Ask | null = null;
  readonly able: readonly string[] = [];
  readonly readonly = true;
  readonly pending = false;
  readonly canUndo = false;
  readonly standing: readonly string[] = [];
  /** The printed sheet of this room alone, where it has figures of an owner; else all rooms have the same. */
  sheet = $state.raw<unknown>(null);

  constructor(
    readonly key: string,
    readonly room: string,
    opened: Replayed,
    private readonly load: Loader,
    private readonly around: Pick<Around, 'words' | 'knows' | 'showRule'>,
  ) {
    this.seat = opened.start.seat;
    this.last = opened.last;
    this.size = opened.until - opened.first;
    const page = opened.first / this.size;
    this.pages = new Map([[page, read(opened)]]);
    this.place = { page, index: 0 };
  }

  private get position(): Position {
    const { page, index } = this.place;
    return this.pages.get(page)?.positions[index] as Position;
  }

  get state(): unknown {
    return this.position.state;
  }

  get scene(): Scene | null {
    return this.position.scene;
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

  get atEnd(): boolean {
    return this.version >= this.last;
  }

  /** What was told up to here, as far back as there are pages at hand. */
  get lines(): readonly Line[] {
    const here = this.pages.get(this.place.page)?.lines.slice(0, this.position.told) ?? [];
    const before: (readonly Line[])[] = [];
    for (let page = this.place.page - 1; page > this.missing; page -= 1) before.unshift(this.pages.get(page)?.lines ?? []);
    return [...before.flat(), ...here];
  }

  get hasEarlier(): boolean {
    return this.missing >= 0;
  }

  /** Brings the lines that were told before those at hand. */
  async earlier(): Promise<void> {
    if (this.hasEarlier) await this.bring(this.missing).catch((thrown: unknown) => this.fail(thrown));
  }

  /** The nearest page back from here that is not at hand; -1 if all are. */
  private get missing(): number {
    let page = this.place.page - 1;
    while (this.pages.has(page)) page -= 1;
    return page;
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

  /** Goes to where the audience was at a version. */
  goTo(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, version));
    return this.show(async () => {
      const page = Math.floor(wanted / this.size);
      const { positions } = await this.bring(page);
      return { page, index: Math.max(0, positions.findLastIndex((position) => position.version <= wanted)) };
    });
  }

  /** Goes on by one position, or back. */
  step(forward: boolean): Promise<void> {
    return this.show(async () => (await this.next(this.place, forward)) ?? this.place);
  }

  /** Goes to where the matter or the seat awaited is next another one; backwards, to where this one began. */
  stepPhase(forward: boolean): Promise<void> {
    return this.show(async () => {
      let place = this.place;
      const start = this.matter(place);
      let next = await this.next(place, forward);
      if (!forward && next) [place, next] = [next, await this.next(next, forward)];
      const here = forward ? start : this.matter(place);
      while (next) {
        if (!forward && this.matter(next) !== here) break;
        place = next;
        if (forward && this.matter(place) !== here) break;
        next = await this.next(place, forward);
      }
      return place;
    });
  }

  private matter({ page, index }: Place): string {
    const waiting = this.pages.get(page)?.positions[index]?.waiting;
    return JSON.stringify([waiting?.about, waiting?.seats]);
  }

  /** The position after another or before it, on whichever page it stands. */
  private async next({ page, index }: Place, forward: boolean): Promise<Place | null> {
    const length = (await this.bring(page)).positions.length;
    if (forward && index + 1 < length) return { page, index: index + 1 };
    if (!forward && index > 0) return { page, index: index - 1 };
    for (let other = page + (forward ? 1 : -1); other >= 0 && other * this.size <= this.last; other += forward ? 1 : -1) {
      const { positions } = await this.bring(other);
      if (positions.length > 1) return { page: other, index: forward ? 1 : positions.length - 2 };
    }
    return null;
  }

  /** Shows the position that was wanted last, once it is there, and has the next page ready. */
  private async show(find: () => Promise<Place>): Promise<void> {
    const wish = ++this.wish;
    this.loading = true;
    this.trouble = null;
    try {
      const place = await find();
      if (wish !== this.wish) return;
      this.place = place;
      if ((place.page + 1) * this.size <= this.last) void this.bring(place.page + 1).catch(() => undefined);
    } catch (thrown) {
      if (wish === this.wish) this.fail(thrown);
    } finally {
      if (wish === this.wish) this.loading = false;
    }
  }

  private fail(thrown: unknown): void {
    this.trouble = Problem.from(thrown);
  }

  private bring(page: number): Promise<Page> {
    const known = this.pages.get(page);
    if (known) return Promise.resolve(known);
    const asked = this.coming.get(page) ?? this.fetch(page).finally(() => this.coming.delete(page));
    this.coming.set(page, asked);
    return asked;
  }

  private async fetch(page: number): Promise<Page> {
    const found = read(await this.load(page * this.size));
    this.pages = new Map([...this.pages, [page, found]]);
    return found;
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
