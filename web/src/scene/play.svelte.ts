/** A game that is played on its scene: what has been touched, and what that comes to. */
import { Camera } from '../boards/camera.svelte';
import { keptFor } from '../answering/kept.svelte';
import { Weighing } from '../answering/weighing.svelte';
import type { BoardClient } from '../table/client';
import type { Advice, Answer, Odds, Offer } from '../wire/shapes';
import { Aiming } from './aiming.svelte';
import { layoutOf, type Layout } from './layout';
import { ending, fitting, leading, parted, touchable, touched } from './touches';

/** An answer that is being weighed, in words. */
export type Considered = Pick<Offer, 'answer' | 'words'>;

/** Of a board with no cells, what is drawn before its scene is there. */
const EMPTY: Layout = { places: new Map(), trays: [], width: 1, deep: 1, height: 1, grain: 1, scale: 1, paper: ([x, y]) => ({ x, y }) };
/** How wide on the drawing the smallest thing is that matters. */
const GRAIN = 36;

/** Whether the keyboard is used, at whichever seat, so that it has to be brought to what comes next; and how often it asked to decide. */
export const hands = $state({ keys: false, decides: 0 });

export class ScenePlay {
  offers = $state.raw<readonly Offer[]>([]);
  /** What has been touched, in order. */
  path = $state.raw<readonly string[]>([]);
  considered = $state.raw<Considered | null>(null);
  readonly #weighing: Weighing;
  /** What the doctrine advises. */
  advice = $state.raw<Advice | null>(null);
  /** Of a choice of some, those named; of one for each, the option of each key. */
  some = $state.raw<readonly string[]>([]);
  each = $state.raw<Readonly<Record<string, string>>>({});

  readonly scene = $derived.by(() => this.client.scene ?? null);
  readonly layout = $derived(this.scene ? layoutOf(this.scene) : EMPTY);
  readonly drawn = $derived(this.scene ? touchable(this.scene) : new Set<string>());
  readonly choice = $derived.by(() => (this.client.readonly ? undefined : this.client.ask?.choice));
  readonly #parted = $derived(parted(this.offers, this.drawn));
  /** What is being put down or sent on a way. */
  readonly aim = new Aiming(this);
  /** Answers that no touch gives. */
  readonly buttons = $derived(this.aim.choice ? this.offers : this.#parted.buttons);
  /** Answers that the same touches give. */
  readonly menu = $derived(ending(this.#parted.paths, this.path));
  /** What may be touched now. */
  readonly lit = $derived(new Set(this.#lit()));
  readonly camera = new Camera(() => this.layout, GRAIN);

  constructor(readonly client: BoardClient) {
    this.#weighing = new Weighing(client);
    $effect(() => {
      void client.version;
      const asked = client.ask !== null && !client.readonly;
      this.#clear();
      this.aim.begin();
      this.offers = [];
      let current = true;
      if (asked) void client.offers('').then((found) => current && (this.offers = found));
      return () => {
        current = false;
      };
    });
  }

  /** What may come of the answer that is being weighed. */
  get odds(): Odds | null {
    return this.#weighing.odds;
  }

  #lit(): readonly string[] {
    const { choice, path } = this;
    if (!choice || this.client.pending) return [];
    if (choice.type === 'some') return choice.options.filter((id) => this.drawn.has(id));
    if (choice.type === 'each') {
      const options = choice.options.find(([key]) => key === path[0])?.[1] ?? choice.options.map(([key]) => key);
      return options.filter((id) => this.drawn.has(id));
    }
    if (this.aim.choice) return this.aim.piece ? [] : this.aim.choice.pieces.filter((id) => this.drawn.has(id));
    const first = path.length ? [] : this.#able();
    return [...leading(this.#parted.paths, path), ...first];
  }

  #able(): readonly string[] {
    return this.client.able.filter((id) => this.drawn.has(id));
  }

  /** Something was touched, or all that lies under one finger, the uppermost first. */
  touch(ids: readonly string[]): void {
    const { choice } = this;
    if (!choice || this.client.pending) return;
    const on = ids.find((id) => this.lit.has(id));
    if (choice.type === 'some') {
      if (on) this.toggle(on);
    } else if (choice.type === 'each') this.#assign(on);
    else if (this.aim.choice) this.aim.take(on ?? '');
    else this.#go(touched(this.#parted.paths, this.path, ids, this.#able()));
  }

  /** Takes the last touch back, or all that is being weighed. */
  back(): void {
    if (this.aim.choice) {
      this.forget();
      this.aim.begin();
      return;
    }
    this.#go(this.menu.length > 1 && this.considered ? this.path : this.path.slice(0, -1));
  }

  #go(path: readonly string[]): void {
    this.path = path;
    this.#weigh(null);
    const [only, ...others] = path.length ? fitting(this.#parted.paths, path) : [];
    if (only && others.length === 0) this.consider(only);
    else if (!only && path[0] !== undefined) void this.#ask(path[0]);
  }

  /** A question that does not list all it allows is asked what may be done with this piece. */
  async #ask(piece: string): Promise<void> {
    const found = await this.client.offers(piece);
    if (this.path.length !== 1 || this.path[0] !== piece || found.length === 0) return;
    this.offers = [...this.offers, ...found];
    if (fitting(this.#parted.paths, this.path).length > 0) this.#go(this.path);
  }

  toggle(option: string): void {
    this.some = this.some.includes(option) ? this.some.filter((one) => one !== option) : [...this.some, option];
  }

  put(key: string, option: string): void {
    this.each = { ...this.each, [key]: option };
    this.path = [];
  }

  #assign(id: string | undefined): void {
    const [key] = this.path;
    if (id === undefined || key === undefined) this.path = id === undefined ? [] : [id];
    else this.put(key, id);
  }

  consider(offer: Considered): void {
    this.#weigh(offer);
    void this.#weighing.begin(offer.answer as Answer);
  }

  /** Lets go of what is being weighed. */
  forget(): void {
    this.#weigh(null);
  }

  #weigh(offer: Considered | null): void {
    this.considered = offer;
    this.#weighing.end();
  }

  async confirm(): Promise<void> {
    if (this.considered && !this.client.pending) await this.client.say(this.considered.answer as Answer);
  }

  async ask(): Promise<void> {
    this.advice = await this.client.hint();
  }

  #clear(): void {
    this.path = [];
    this.#weigh(null);
    this.advice = null;
    this.some = [];
    this.each = {};
  }
}

export const playOf = keptFor((client) => new ScenePlay(client));
