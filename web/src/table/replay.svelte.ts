/** A game looked back on: every position that an audience saw, page by page as they are wanted. */
import type { Scene } from '../scene/scene';
import { followed, retold, type Seen } from '../wire/changes';
import type { BoardClient, Say } from './client';
import type { Around } from './live.svelte';
import { Problem } from '../wire/problem';
import type { Ask, Event, Line, Odds, Offer, Outcome, Refusal, Replayed, Tracker, Waiting, Whole } from '../wire/shapes';

/** Every so many positions one is kept: all of a long battle would take some 50 MB. */
const KEPT = 50;

/** Positions between two versions; the first is that in which the page before it ends. */
class Page {
  readonly moments: readonly (Whole | Event)[];
  private readonly kept: Seen[] = [];

  constructor({ start, events }: Replayed) {
    this.moments = [start, ...events];
    let seen: Seen = { state: start.state, scene: (start.scene ?? null) as Scene | null, tracker: start.tracker ?? null };
    this.moments.forEach((_, index) => {
      seen = this.moved(seen, index);
      if (index % KEPT === 0) this.kept.push(seen);
    });
  }

  private moved(seen: Seen, index: number): Seen {
    const moment = this.moments[index];
    return moment?.is === 'event' ? followed(seen, moment) : seen;
  }

  /** The position at a place, worked out from the last one before it that is kept. */
  seen(index: number): Seen {
    const last = Math.floor(index / KEPT);
    let seen = this.kept[last] as Seen;
    for (let at = last * KEPT + 1; at <= index; at += 1) seen = this.moved(seen, at);
    return seen;
  }

  /** What has been told up to a place in this page, after what was told before it. */
  lines(before: readonly Line[], index = this.moments.length - 1): readonly Line[] {
    return this.moments.slice(1, index + 1).reduce((told, moment) => retold(told, moment as Event), before);
  }
}

interface Place {
  page: number;
  index: number;
}

/** Brings the page on which a version stands. */
export type Loader = (version: number) => Promise<Replayed>;

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
    this.pages = new Map([[page, new Page(opened)]]);
    this.place = { page, index: 0 };
  }

  private get page(): Page {
    return this.pages.get(this.place.page) as Page;
  }

  private get moment(): Whole | Event {
    return this.page.moments[this.place.index] as Whole | Event;
  }

  private readonly seen = $derived(this.page.seen(this.place.index));

  get state(): unknown {
    return this.seen.state;
  }

  get tracker(): Tracker | null {
    return this.seen.tracker ?? null;
  }
  get scene(): Scene | null {
    return this.seen.scene;
  }

  get version(): number {
    return this.moment.version;
  }

  get waiting(): Waiting | null {
    return this.moment.waiting;
  }

  get outcome(): Outcome | null {
    return this.moment.outcome;
  }

  get atEnd(): boolean {
    return this.version >= this.last;
  }

  /** What was told up to here, as far back as there are pages at hand. */
  get lines(): readonly Line[] {
    let told: readonly Line[] = [];
    for (let page = this.missing + 1; page < this.place.page; page += 1) told = this.pages.get(page)?.lines(told) ?? told;
    return this.page.lines(told, this.place.index);
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
      const { moments } = await this.bring(page);
      return { page, index: Math.max(0, moments.findLastIndex((moment) => moment.version <= wanted)) };
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
    const waiting = this.pages.get(page)?.moments[index]?.waiting;
    return JSON.stringify([waiting?.about, waiting?.seats]);
  }

  /** The position after another or before it, on whichever page it stands. */
  private async next({ page, index }: Place, forward: boolean): Promise<Place | null> {
    const length = (await this.bring(page)).moments.length;
    if (forward && index + 1 < length) return { page, index: index + 1 };
    if (!forward && index > 0) return { page, index: index - 1 };
    for (let other = page + (forward ? 1 : -1); other >= 0 && other * this.size <= this.last; other += forward ? 1 : -1) {
      const { moments } = await this.bring(other);
      if (moments.length > 1) return { page: other, index: forward ? 1 : moments.length - 2 };
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
    const found = new Page(await this.load(page * this.size));
    this.pages = new Map([...this.pages, [page, found]]);
    return found;
  }

  // Nothing can be said to the past.
  say = (): Promise<Refusal | null> => Promise.resolve(null);
  check = (): Promise<Refusal | null> => Promise.resolve(null);
  attempt = (): Promise<null> => Promise.resolve(null);
  stand = (): Promise<Refusal | null> => Promise.resolve(null);
  offers = (): Promise<readonly Offer[]> => Promise.resolve([]);
  chances = (): Promise<Odds> => Promise.resolve({ is: 'odds', rows: [], exact: false, assumed: [], better: false });
  command = (): Promise<null> => Promise.resolve(null);
  hurryBots = (): Promise<void> => Promise.resolve();
  delegate = (): Promise<Refusal | null> => Promise.resolve(null);
  hint = (): Promise<null> => Promise.resolve(null);
  undo = (): Promise<Refusal | null> => Promise.resolve(null);
}
