/** The one socket of a browser: it comes back by itself, and what was not answered is sent again under the same name. */
import { Problem } from './problem';
import type { Call, Event, FromBrowser, Reply, Room, Spoken, ToBrowser, Whole } from './shapes';

export type Link = 'connecting' | 'open' | 'away';

/** Who hears a game: one audience of one room. */
export interface Hearer {
  whole(whole: Whole): void;
  event(event: Event): void;
  /** ``seen`` comes when one begins to watch from a seat: the version up to which its holder had seen the game. */
  room(room: Room, seen: number | null): void;
  spoken(spoken: Spoken): void;
  problem(problem: Problem): void;
  link(link: Link): void;
}

interface Unanswered {
  frame: string;
  resolve(reply: Reply): void;
  reject(problem: Problem): void;
}

interface Watched {
  room: string;
  seat: string;
  hearer: Hearer;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const GREETING = 20_000;
const SLEEPY = 8000;
/** How soon to come back when a node ends and says so: another one is there already. */
const ELSEWHERE_WAIT = 300;
const ELSEWHERE = [1001, 1012];
/** How many tries one who asked for too much has behind them, as it were: the next wait is some seconds. */
const TOO_OFTEN_TRIES = 4;
const TOO_OFTEN = 4429;
/** For how long a connection that was lost is not spoken of: mostly it is back by then. */
const QUIET = 1000;
/** How the server ends a socket whose session has ended, or whose owner is kept out. */
const SIGNED_OUT = 4401;

/** Says how long to wait before the next try: doubling, with a part at random so that not all come back at once. */
export function backoff(tries: number, chance = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
  return wait * (0.5 + chance / 2);
}

export class Socket {
  link: Link = 'away';
  /** What is done when the server says that nobody is signed in here any more. */
  signedOut: () => void = () => undefined;
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private told: Link = 'away';
  private lastId = 0;
  private heard = false;
  private readonly unanswered = new Map<number, Unanswered>();
  private readonly watched = new Set<Watched>();

  constructor(private readonly address: () => string) {}

  /** Hears a game from now on, in a seat or (with an empty one) as a spectator; gives what stops it. */
  watch(room: string, seat: string, hearer: Hearer): () => void {
    const mine: Watched = { room, seat, hearer };
    this.watched.add(mine);
    hearer.link(this.told);
    if (this.link === 'open') this.send({ is: 'watch', room, seat });
    else this.open();
    return () => {
      this.watched.delete(mine);
      const others = [...this.watched].some((one) => one.room === room && one.seat === seat);
      if (!others) this.send({ is: 'unwatch', room, seat });
    };
  }

  /** Asks for everything anew. */
  again(room: string, seat: string): void {
    this.send({ is: 'watch', room, seat });
  }

  /** Makes a call; it is kept until it is answered, over as many connections as that takes, or until it is given up. */
  call(call: Call, signal?: AbortSignal): Promise<Reply> {
    const id = ++this.lastId;
    const frame = JSON.stringify({ is: 'call', id, call } satisfies FromBrowser);
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { frame, resolve, reject });
      signal?.addEventListener('abort', () => this.giveUp(id));
      if (this.link === 'open') this.socket?.send(frame);
      else this.open();
    });
  }

  private giveUp(id: number): void {
    const waiting = this.settle(id);
    if (!waiting) return;
    this.send({ is: 'give-up', id });
    waiting.reject(Problem.away());
  }

  /** Begins a new connection, as after signing in: the cookie is read when a socket is opened. */
  restart(): void {
    this.socket?.close();
    this.lost(this.socket);
    this.tries = 0;
    if (this.watched.size > 0 || this.unanswered.size > 0) this.open();
  }

  /** Opens the connection before anybody has something to hear. */
  warm(): void {
    this.open();
  }

  /** Tries at once, as when the browser says that it is online again. */
  hurry(): void {
    if (this.link !== 'away' || (this.watched.size === 0 && this.unanswered.size === 0)) return;
    this.tries = 0;
    this.open();
  }

  /** After a sleep a socket may be dead and not know: asks for everything anew, and begins again if nothing comes. */
  wake(): void {
    this.hurry();
    const sleeper = this.socket;
    if (this.link !== 'open' || this.watched.size === 0) return;
    this.heard = false;
    for (const { room, seat } of this.watched) this.send({ is: 'watch', room, seat });
    setTimeout(() => {
      if (!this.heard && sleeper === this.socket) this.restart();
    }, SLEEPY);
  }

  private open(): void {
    if (this.link !== 'away') return;
    clearTimeout(this.timer);
    this.tell('connecting');
    const socket = new WebSocket(this.address());
    this.socket = socket;
    const patience = setTimeout(() => socket.close(), GREETING);
    socket.onopen = () => {
      clearTimeout(patience);
      this.opened();
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as ToBrowser);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(patience);
      this.lost(socket, code);
      if (code === SIGNED_OUT) this.signedOut();
    };
  }

  private opened(): void {
    this.tries = 0;
    this.tell('open');
    for (const { room, seat } of this.watched) this.send({ is: 'watch', room, seat });
    for (const { frame } of this.unanswered.values()) this.socket?.send(frame);
  }

  private lost(socket: WebSocket | null, code = 0): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.tell('away');
    clearTimeout(this.timer);
    if (this.watched.size > 0 || this.unanswered.size > 0) {
      if (code === TOO_OFTEN) this.tries = Math.max(this.tries, TOO_OFTEN_TRIES);
      const elsewhere = ELSEWHERE.includes(code) && this.tries === 0;
      const wait = elsewhere ? ELSEWHERE_WAIT * Math.random() : backoff(this.tries);
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), wait);
    }
  }

  private send(frame: FromBrowser): void {
    if (this.link === 'open') this.socket?.send(JSON.stringify(frame));
  }

  /** Notes how the connection stands, and tells it; that an open one was lost, only if it is not soon back. */
  private tell(link: Link): void {
    this.link = link;
    if (link === 'open' || this.told !== 'open') this.tellNow();
    else this.quiet ??= setTimeout(() => this.tellNow(), QUIET);
  }

  private tellNow(): void {
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.told = this.link;
    for (const { hearer } of this.watched) hearer.link(this.link);
  }

  private hear(frame: ToBrowser): void {
    this.heard = true;
    switch (frame.is) {
      case 'answer':
        this.settle(frame.id)?.resolve(frame.reply);
        break;
      case 'whole':
        for (const one of this.in(frame.game)) if (one.seat === frame.seat) one.hearer.whole(frame);
        break;
      case 'event':
        for (const one of this.in(frame.game)) if (one.seat === frame.seat) one.hearer.event(frame);
        break;
      case 'room':
        for (const one of this.in(frame.room.id)) one.hearer.room(frame.room, frame.seen);
        break;
      case 'spoken':
        for (const one of this.in(frame.room)) one.hearer.spoken(frame.spoken);
        break;
      case 'problem':
        this.trouble(frame.room, frame.id, Problem.of(frame.problem));
    }
  }

  private trouble(room: string, id: number | null, problem: Problem): void {
    const waiting = id === null ? undefined : this.settle(id);
    if (waiting) waiting.reject(problem);
    else if (problem.error === 'Capped' && room === '') for (const one of this.watched) one.hearer.problem(problem);
    else for (const one of this.in(room)) one.hearer.problem(problem);
  }

  private settle(id: number): Unanswered | undefined {
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    return waiting;
  }

  private in(room: string): Watched[] {
    return [...this.watched].filter((one) => one.room === room);
  }
}

/** The socket of this page. */
export const socket = new Socket(() => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
