/** One game as one seat, or a spectator, sees it now. */
import type { Scene } from '../scene/scene';
import { api, randomWord } from '../wire/api';
import { followed, retold, type Seen } from '../wire/changes';
import type { BoardClient, Say } from './client';
import { Problem } from '../wire/problem';
import type {
  Advice,
  Answer,
  Ask,
  Call,
  Event,
  Followed,
  Header,
  Line,
  Message,
  Odds,
  Offer,
  Order,
  Outcome,
  Refusal,
  Reply,
  Room,
  Snap,
  Spoken,
  Tracker,
  Waiting,
  Whole,
} from '../wire/shapes';
import type { Link, Socket } from '../wire/socket';

/** What a client needs of the page around it. */
export interface Around {
  /** Shows why something was not done. */
  refused(said: { rule: string; message: Message }): void;
  showRule(id: string): void;
  words: Say;
  knows(key: string): boolean;
  /** The room changed: seats, clock, proposals. */
  room(room: Room): void;
  spoken(spoken: Spoken): void;
}

/** Whoever wants to know at once what comes: an event with the position before it, or a whole game anew. */
export interface Onlooker {
  /** `mine`: it came of what this seat was asked. */
  event(before: Seen, event: Event, mine: boolean): void;
  /** `isNews`: it is of another version than was here. */
  whole(isNews: boolean): void;
}

/** The part of a socket that a client uses. */
export type Wire = Pick<Socket, 'watch' | 'again' | 'call'>;

/** How long, in milliseconds, a burst of events may go on before it is asked what can be ordered. */
const SETTLED = 40;
/** How often, in milliseconds, a client makes sure that it has missed nothing. */
const PULSE = 20_000;
/** How long it takes, in milliseconds, until it is asked again what can be ordered if no answer came; then twice as long, up to the most. */
const AGAIN = 500;
const AGAIN_AT_MOST = 8000;
const NO_ODDS: Odds = { is: 'odds', rows: [], exact: false, assumed: [], better: false };

export class GameClient implements BoardClient {
  version = $state(-1);
  state = $state.raw<unknown>(null);
  scene = $state.raw<Scene | null>(null);
  tracker = $state.raw<Tracker | null>(null);
  header = $state.raw<Header | null>(null);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  able = $state.raw<readonly string[]>([]);
  canUndo = $state(false);
  standing = $state.raw<readonly string[]>([]);
  link = $state<Link>('connecting');
  /** The version to which the last deed led that was mine to do, by me or in my name; -1 before the first. */
  spoke = $state(-1);
  /** The version up to which this seat had been seen before, on any device; -1 while that is not known. */
  seen = $state(-1);
  /** Why the game cannot be shown. */
  trouble = $state.raw<Problem | null>(null);
  /** The printed sheet of this room alone, where it has figures of an owner; else all rooms have the same. */
  sheet = $state.raw<unknown>(null);

  onlooker: Onlooker | null = null;
  private underway = $state(0);
  private behind = false;
  /** From where the log is read on backwards: 0 when all of it is here, -1 when nothing was asked for yet. */
  private before = $state(-1);
  private offered = new Map<string, Promise<readonly Offer[]>>();
  /** How many answers each of my deeds gave, the last at the end: one undo takes back one deed. */
  private deeds: number[] = [];
  private settling: ReturnType<typeof setTimeout> | undefined;
  private hush: (() => void) | null = null;
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly key: string,
    readonly room: string,
    readonly seat: string,
    private readonly wire: Wire,
    private readonly around: Around,
  ) {}

  get pending(): boolean {
    return this.underway > 0;
  }

  get readonly(): boolean {
    return this.seat === '' || this.outcome !== null;
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

  /** Begins to hear the game. */
  open(): void {
    this.hush ??= this.wire.watch(this.room, this.seat, {
      whole: (whole) => this.take(whole),
      event: (event) => this.follow(event),
      room: (room, seen) => {
        if (seen !== null && this.seen < 0) this.seen = seen;
        this.around.room(room);
      },
      spoken: (spoken) => this.around.spoken(spoken),
      problem: (problem) => this.troubled(problem),
      link: (link) => (this.link = link),
    });
    this.pulse ??= setInterval(() => void this.look(), PULSE);
  }

  close(): void {
    clearTimeout(this.settling);
    clearInterval(this.pulse);
    this.pulse = undefined;
    this.hush?.();
    this.hush = null;
  }

  /** Asks for everything anew. */
  refresh(): void {
    this.behind = true;
    this.wire.again(this.room, this.seat);
  }

  /** Asks whether this still is the newest there is: an event can get lost with nothing after it to tell. */
  async look(): Promise<void> {
    if (this.link !== 'open' || this.version < 0 || this.behind || this.outcome) return;
    const at = this.version;
    const reply = await this.wire.call({ is: 'look', ...this.place(), since: 0, known: at }).catch(() => null);
    if (reply?.is === 'whole' && this.version === at && reply.version > at) this.take(reply);
  }

  get hasEarlier(): boolean {
    return this.before !== 0 && (this.lines[0]?.at ?? this.version) > 0;
  }

  /** Brings the page of the log that comes before the lines at hand; a problem is shown. */
  async earlier(): Promise<void> {
    try {
      // The first version at hand may be there in part, so it comes again.
      const from = this.before < 0 ? (this.lines[0]?.at ?? this.version) + 1 : this.before;
      const { lines, before } = await api.log(this.room, this.seat, from);
      this.lines = [...lines.filter((line) => line.at < from), ...this.lines.filter((line) => line.at >= from)];
      this.before = before;
    } catch (thrown) {
      const problem = Problem.from(thrown);
      this.around.refused({ rule: problem.rule, message: problem.said });
    }
  }

  // ---------------------------------------------------------------- what is heard

  private take(whole: Whole): void {
    this.onlooker?.whole(whole.version !== this.version);
    this.behind = false;
    this.trouble = null;
    this.state = whole.state;
    this.scene = (whole.scene ?? null) as Scene | null;
    this.tracker = whole.tracker ?? null;
    this.header = whole.header;
    this.standing = whole.standing;
    this.lines = this.remembered(whole.lines);
    if (whole.header.figures && !this.sheet) void this.fetchSheet();
    this.settle(whole);
  }

  private async fetchSheet(): Promise<void> {
    try {
      this.sheet = await api.roomSheet(this.room);
    } catch {
      // Without a connection the board has no coast; the next look at the game asks again.
    }
  }

  /**
   * What was told earlier than a log begins is kept: an engine that has just taken a game up knows only its last turn,
   * and of the version at which that began only what came after.
   */
  private remembered(told: readonly Line[]): readonly Line[] {
    return joined(this.lines, told);
  }

  /** Takes lines that were told before those at hand, and lead up to them. */
  recall(told: readonly Line[]): void {
    this.lines = joined(told, this.lines);
  }

  /** Moves on by an event, or asks for everything when there is a gap. */
  private follow(event: Event): void {
    if (this.version < 0 || this.behind || event.version <= this.version) return;
    if (event.before !== this.version) {
      this.refresh();
      return;
    }
    const before: Seen = { state: this.state, scene: this.scene, tracker: this.tracker };
    const { state, scene, tracker = null } = followed(before, event);
    this.onlooker?.event(before, event, this.ask !== null);
    this.state = state;
    this.scene = scene;
    this.tracker = tracker;
    this.lines = retold(this.lines, event);
    if (this.ask) this.spoke = event.version;
    this.settle(event);
  }

  private settle(now: Whole | Event): void {
    if (now.version !== this.version) {
      this.offered.clear();
      this.able = [];
    }
    this.version = now.version;
    this.ask = now.ask;
    this.waiting = now.waiting;
    this.outcome = now.outcome;
    this.canUndo = now.can_undo;
    if (!now.can_undo) this.deeds = [];
    clearTimeout(this.settling);
    if (now.ask && this.seat && !now.outcome) this.settling = setTimeout(() => void this.offers(''), SETTLED);
  }

  private troubled(problem: Problem): void {
    if (this.version < 0) this.trouble = problem;
    else this.around.refused({ rule: problem.rule, message: problem.said });
  }

  // ---------------------------------------------------------------- what is said

  async say(answer: Answer): Promise<Refusal | null> {
    const reply = await this.deed({ is: 'say', ...this.named(), answer });
    if (reply?.is === 'done') this.deeds.push(1);
    return this.refusal(reply);
  }

  async cast(faces: readonly number[]): Promise<Refusal | null> {
    const reply = await this.deed({ is: 'cast', ...this.named(), faces: [...faces] });
    return reply?.is === 'refusal' ? reply : null;
  }

  async command(pieces: readonly string[], order: Order): Promise<Followed | null> {
    const { verb, piece = '', objects = [] } = order;
    const told = { verb, piece, objects: [...objects] };
    const reply = await this.deed({ is: 'command', ...this.named(), pieces: [...pieces], order: told });
    if (reply?.is !== 'followed') {
      this.refusal(reply);
      return null;
    }
    if (reply.given) this.deeds.push(reply.given);
    return reply;
  }

  async delegate(): Promise<Refusal | null> {
    const reply = await this.deed({ is: 'delegate', ...this.named() });
    if (reply?.is === 'followed' && reply.given) this.deeds.push(reply.given);
    return this.refusal(reply);
  }

  async hurryBots(): Promise<void> {
    await this.quiet({ is: 'hurry', ...this.place() });
  }

  async undo(): Promise<Refusal | null> {
    const reply = await this.deed({ is: 'undo', ...this.named(), count: this.deeds.at(-1) ?? 1 });
    if (reply?.is === 'done' || reply?.is === 'followed') this.deeds.pop();
    return this.refusal(reply);
  }

  async stand(orders: readonly string[]): Promise<Refusal | null> {
    const reply = await this.deed({ is: 'stand', ...this.named(), orders: [...orders] });
    if (reply?.is === 'done') this.standing = orders;
    return this.refusal(reply);
  }

  async resign(): Promise<Refusal | null> {
    return this.refusal(await this.deed({ is: 'leave', ...this.named(), why: 'resigned' }));
  }

  // ---------------------------------------------------------------- what is asked of the engine

  async check(answer: Answer): Promise<Refusal | null> {
    const reply = await this.wire.call({ is: 'check', ...this.place(), answer });
    return reply.is === 'refusal' ? reply : null;
  }

  async attempt(answer: Answer): Promise<Snap | Refusal | null> {
    const reply = await this.quiet({ is: 'try', ...this.place(), answer });
    return reply?.is === 'tried' ? reply.snap : reply?.is === 'refusal' ? reply : null;
  }

  offers(piece: string): Promise<readonly Offer[]> {
    const known = this.offered.get(piece);
    if (known) return known;
    if (this.readonly || !this.ask) return Promise.resolve([]);
    const asked = this.askOffers(piece, this.version);
    this.offered.set(piece, asked);
    return asked;
  }

  /** Asks until there is an answer or another question: a server that is cold or busy may leave the first without one. */
  private async askOffers(piece: string, at: number): Promise<readonly Offer[]> {
    for (let pause = AGAIN; ; pause = Math.min(2 * pause, AGAIN_AT_MOST)) {
      const reply = await this.quiet({ is: 'offers', ...this.place(), piece });
      if (reply?.is === 'offered') {
        if (reply.version === this.version) this.able = reply.able;
        return reply.offers;
      }
      await new Promise((done) => setTimeout(done, pause));
      if (this.version !== at || this.readonly || !this.ask || !this.hush) return [];
    }
  }

  async chances(answer: Answer, look: number, signal: AbortSignal): Promise<Odds> {
    if (!this.hush) return NO_ODDS;
    const reply = await this.quiet({ is: 'chances', ...this.place(), answer, look }, signal);
    return reply?.is === 'odds' ? reply : NO_ODDS;
  }

  async hint(): Promise<Advice | null> {
    const reply = await this.deed({ is: 'hint', ...this.place() });
    this.refusal(reply);
    return reply?.is === 'advice' ? reply : null;
  }

  private place(): { game: string; seat: string } {
    return { game: this.room, seat: this.seat };
  }

  private named(): { game: string; seat: string; reply: string } {
    return { ...this.place(), reply: randomWord() };
  }

  /** Makes a call that the player waits for; a problem is shown, and gives nothing. */
  private async deed(call: Call): Promise<Reply | null> {
    this.underway += 1;
    try {
      const reply = await this.wire.call(call);
      if (reply.is === 'done' || reply.is === 'followed') this.spoke = Math.max(this.spoke, reply.version);
      return reply;
    } catch (thrown) {
      const problem = Problem.from(thrown);
      return { is: 'refusal', error: problem.error, rule: problem.rule, message: problem.said, proof: [] };
    } finally {
      this.underway -= 1;
    }
  }

  private async quiet(call: Call, signal?: AbortSignal): Promise<Reply | null> {
    try {
      return await this.wire.call(call, signal);
    } catch {
      return null;
    }
  }

  private refusal(reply: Reply | null): Refusal | null {
    if (reply?.is !== 'refusal') return null;
    this.around.refused(reply);
    return reply;
  }
}

/** Lines from where a log begins on, after earlier ones; of the version at which it begins, those of whichever has more. */
function joined(earlier: readonly Line[], log: readonly Line[]): readonly Line[] {
  const first = log[0]?.at ?? 0;
  const known = earlier.filter((line) => line.at === first);
  const again = log.filter((line) => line.at === first);
  const border = known.length > again.length ? known : again;
  return [...earlier.filter((line) => line.at < first), ...border, ...log.slice(again.length)];
}
