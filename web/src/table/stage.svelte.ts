/**
 * One game at a table, through the eyes of one of the seats that a person holds: the beat that is being played, or, when
 * all are over, the game as it is. It outlives a change of the seat.
 */
import { beatsOf, lengthOf, isPlain, taken, type Beat, type Places } from '../happening/beats';
import { pace } from '../happening/pace.svelte';
import { play, soundOf } from '../happening/sounds';
import type { Scene } from '../scene/scene';
import { api } from '../wire/api';
import { followed, retold, type Seen } from '../wire/changes';
import type { Advice, Answer, Ask, Event, Followed, Line, Odds, Offer, Order, Outcome, Refusal, Snap, Tracker, Waiting } from '../wire/shapes';
import type { BoardClient, Say } from './client';
import { GameClient, type Around, type Wire } from './live.svelte';

/** Without motion, what came of something stays so long, in milliseconds; who goes where is told in words. */
const STILL = 1500;
/** A queue that would take longer than this, in milliseconds, is played faster. */
const LONGEST = 30_000;
/** So many things that happened are played again at most, the last ones. */
const MOST = 400;
/** Dice that a board draws are waited for so long at most, in milliseconds, however slow the screen is. */
const PATIENCE = 10_000;
const LOOK = 50;
const NONE: readonly string[] = [];

export class Stage implements BoardClient {
  seat = $state('');
  beat = $state.raw<Beat | null>(null);
  /** How many beats come after this one. */
  left = $state(0);
  paused = $state(false);
  pointed = $state.raw<readonly string[] | null>(null);
  /** The version up to which what happened has been played here; -1 before anything was. */
  watched = $state(-1);
  private clients = $state.raw<ReadonlyMap<string, GameClient>>(new Map());
  /** Who was awaited before all this happened. */
  private awaited = $state.raw<Waiting | null>(null);
  private queue: Beat[] = [];
  /** Whether what is played came of what this seat did. */
  private mine = false;
  /** The first beat that came of what somebody else did, where the queue began with what this seat did. */
  private theirs: Beat | null = null;
  /** How often a queue has ended here: whatever was brought for another comes too late. */
  private ends = 0;
  /** How much faster than at its pace all this is played. */
  private hurry = 1;
  /** The throw whose dice a board draws, as one in text does not; whether they have been seen to lie, and until when they are waited for. */
  private drawn: Beat | null = null;
  private lie = false;
  private patience = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(
    readonly key: string,
    readonly room: string,
    seats: readonly string[],
    private readonly wire: Wire,
    private readonly around: Around,
    private readonly places: Places | undefined,
  ) {
    this.sit(seats);
    document.addEventListener('visibilitychange', this.unseen);
  }

  /** Nobody watches a page that is hidden: what is left is there to be played when they are back. */
  private readonly unseen = (): void => {
    if (document.visibilityState === 'hidden') this.end();
  };

  /** The game as it is, as the seat sees it. */
  readonly live: GameClient = $derived.by(() => this.clients.get(this.seat) ?? ([...this.clients.values()][0] as GameClient));

  /** Holds these seats from now on: all of them are heard, one is looked through. Whoever holds none is a spectator. */
  sit(seats: readonly string[]): void {
    const wanted = seats.length ? seats : [''];
    const kept = [...this.clients].filter(([seat]) => wanted.includes(seat));
    for (const [seat, client] of this.clients) if (!wanted.includes(seat)) client.close();
    const fresh = wanted.filter((seat) => !this.clients.has(seat)).map((seat) => [seat, this.opened(seat)] as const);
    this.clients = new Map([...kept, ...fresh]);
    if (!wanted.includes(this.seat)) this.look(wanted[0] ?? '');
  }

  /** Another seat of mine that is awaited while this one is not, each by what it has heard itself. */
  get elsewhere(): string | undefined {
    const isAwaited = ({ waiting, seat }: GameClient): boolean => waiting?.seats.includes(seat) ?? false;
    if (this.beat || !this.live.waiting || isAwaited(this.live)) return undefined;
    return [...this.clients.values()].find(isAwaited)?.seat;
  }

  /** Looks through the eyes of another seat. */
  look(seat: string): void {
    this.end();
    this.seat = seat;
  }

  private opened(seat: string): GameClient {
    const client = new GameClient(this.key, this.room, seat, this.wire, this.around);
    client.onlooker = {
      event: (before, event, mine) => seat === this.seat && this.hear(before, event, mine, client),
      whole: (isNews) => isNews && seat === this.seat && this.end(),
    };
    client.open();
    return client;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.unseen);
    this.end();
    for (const client of this.clients.values()) client.close();
  }

  // ---------------------------------------------------------------- what happens

  /** What a player does without dice is seen at once; all else waits for its turn. */
  private hear(before: Seen, event: Event, mine: boolean, client: GameClient): void {
    const isUndone = (event.told_from ?? event.before + 1) <= event.before;
    if (isUndone) return this.end();
    const beats = this.places && pace.speed && document.visibilityState !== 'hidden' ? beatsOf(before, event, this.places) : [];
    const isIdle = !this.beat;
    if (beats.length === 0 || (isIdle && mine && beats.every(isPlain))) return;
    if (isIdle) [this.mine, this.theirs, this.awaited] = [mine, null, client.waiting];
    else if (this.mine && !mine) this.theirs ??= beats[0] ?? null;
    this.queue.push(...beats);
    if (isIdle) this.next();
    else this.left = this.queue.length;
  }

  /** Plays again what happened after a version, unless something else is done or happens before it is here. */
  async since(version: number): Promise<void> {
    const { live, places } = this;
    if (!places) return;
    this.end();
    const { ends } = this;
    const found: Beat[] = [];
    let told: readonly Line[] = [];
    let seen: Seen | null = null;
    for (let first = version, last = version + 1; first < last; ) {
      const page = await api.replay(this.room, this.seat, first);
      if (ends !== this.ends || this.beat) return;
      seen = { state: page.start.state, scene: (page.start.scene ?? null) as Scene | null, tracker: page.start.tracker ?? null };
      for (const event of page.events) {
        if (event.version > version) {
          found.push(...beatsOf(seen, event, places));
          told = retold(told, event);
        }
        seen = followed(seen, event);
      }
      [first, last] = [page.until, page.last];
    }
    live.recall(told);
    this.awaited = live.waiting && { ...live.waiting, seats: [] };
    [this.mine, this.theirs] = [false, null];
    this.queue = found.slice(-MOST);
    this.next();
  }

  /** Goes on to the next beat, or to the game as it is. */
  next(): void {
    clearTimeout(this.timer);
    let beat = taken(this.queue) ?? null;
    // Without motion dice lie as they fell, beside what they led to.
    while (beat?.kind === 'throw' && this.still.matches) beat = taken(this.queue) ?? null;
    this.beat = beat;
    this.left = this.queue.length;
    if (this.theirs && !this.queue.includes(this.theirs)) [this.mine, this.theirs] = [false, null];
    this.watched = beat?.at ?? this.live.version;
    const sound = beat && pace.sound ? soundOf(beat) : null;
    if (sound) play(sound);
    if (!beat) [this.paused, this.hurry] = [false, 1];
    else if (!this.paused) this.timer = setTimeout(() => this.pass(), this.length(beat));
    [this.lie, this.patience] = [false, Date.now() + PATIENCE];
  }

  /** A beat is over; dice stay until they have been seen to lie, however slow the screen is. */
  private pass(): void {
    const isFalling = this.beat !== null && this.drawn === this.beat && !this.lie && Date.now() < this.patience;
    if (isFalling) this.timer = setTimeout(() => this.pass(), LOOK);
    else this.next();
  }

  falling(): void {
    this.drawn = this.beat;
  }

  settled(): void {
    this.lie = true;
  }

  private length(beat: Beat): number {
    const plain = this.still.matches ? (beat.kind === 'deed' ? STILL : 0) : lengthOf(beat);
    const all = this.queue.reduce((sum, one) => sum + lengthOf(one), lengthOf(beat));
    this.hurry = Math.max(this.hurry, all / LONGEST);
    return plain / (pace.speed || 1) / this.hurry;
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.next();
  }

  /** The board was touched: what one did oneself is known by then, of what others did the next comes. */
  touched(): void {
    if (!this.mine) return this.next();
    if (!this.theirs) return this.end();
    this.queue.splice(0, this.queue.indexOf(this.theirs));
    this.next();
  }

  /** Ends the queue. */
  end(): void {
    clearTimeout(this.timer);
    this.ends += 1;
    this.queue = [];
    this.left = 0;
    this.beat = null;
    [this.paused, this.hurry] = [false, 1];
  }

  // ---------------------------------------------------------------- what is shown

  get state(): unknown {
    return this.beat ? this.beat.seen.state : this.live.state;
  }
  get scene(): Scene | null {
    return this.beat ? this.beat.seen.scene : this.live.scene;
  }
  get tracker(): Tracker | null {
    return (this.beat ? this.beat.seen.tracker : this.live.tracker) ?? null;
  }
  get version(): number {
    return this.beat?.at ?? this.live.version;
  }
  /** What has been told by now; nothing of what is still to be seen. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const { beat } = this;
    if (!beat) return this.live.lines;
    const { lines } = this.live;
    const own = lines.filter(({ at }) => at === beat.at).slice(0, beat.told);
    return [...lines.filter(({ at }) => at < beat.at), ...own];
  });
  get ask(): Ask | null {
    return this.beat ? null : this.live.ask;
  }
  get waiting(): Waiting | null {
    return this.beat ? this.awaited : this.live.waiting;
  }
  get outcome(): Outcome | null {
    return this.beat ? null : this.live.outcome;
  }
  get able(): readonly string[] {
    return this.beat ? NONE : this.live.able;
  }
  get canUndo(): boolean {
    return this.live.canUndo;
  }
  get readonly(): boolean {
    return this.live.readonly;
  }
  get pending(): boolean {
    return this.live.pending;
  }
  get standing(): readonly string[] {
    return this.live.standing;
  }
  get sheet(): unknown {
    return this.live.sheet;
  }
  get words(): Say {
    return this.live.words;
  }
  knows(key: string): boolean {
    return this.live.knows(key);
  }
  showRule(id: string): void {
    this.live.showRule(id);
  }

  // ---------------------------------------------------------------- what is said: it ends what is being played

  private get ended(): GameClient {
    this.end();
    return this.live;
  }
  say(answer: Answer): Promise<Refusal | null> {
    return this.ended.say(answer);
  }
  cast(faces: readonly number[]): Promise<Refusal | null> {
    return this.ended.cast(faces);
  }
  command(pieces: readonly string[], order: Order): Promise<Followed | null> {
    return this.ended.command(pieces, order);
  }
  hurryBots(): Promise<void> {
    return this.live.hurryBots();
  }
  delegate(): Promise<Refusal | null> {
    return this.ended.delegate();
  }
  undo(): Promise<Refusal | null> {
    return this.ended.undo();
  }
  stand(orders: readonly string[]): Promise<Refusal | null> {
    return this.live.stand(orders);
  }
  check(answer: Answer): Promise<Refusal | null> {
    return this.live.check(answer);
  }
  attempt(answer: Answer): Promise<Snap | Refusal | null> {
    return this.live.attempt(answer);
  }
  offers(piece: string): Promise<readonly Offer[]> {
    return this.live.offers(piece);
  }
  chances(answer: Answer, look: number, signal: AbortSignal): Promise<Odds> {
    return this.live.chances(answer, look, signal);
  }
  hint(): Promise<Advice | null> {
    return this.ended.hint();
  }
}
