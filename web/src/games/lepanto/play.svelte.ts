/** What a player has selected, is about to order and has been told: shared by board, panel and text board. */

import { SvelteSet } from 'svelte/reactivity';

import { boxAround, Camera, type Box } from '../../boards/camera.svelte';
import { centre, extent, OFF, WIDTH } from '../../boards/hex/geometry';
import type { BoardClient } from '../../table/client';
import type { Advice, Answer, Followed, Message, Odds, Offer, Order, Refusal } from '../../wire/shapes';
import { actorsOf, isAttack, isOrder, NOWHERE, placeOf, type Position, type Ship } from './position';
import { keptFor, momentOf } from '../../answering/kept.svelte';
import { Weighing } from '../../answering/weighing.svelte';
import type { ManyOrder } from './commands';
import { against, aimedAt, byCell, candidates, sameAnswer, sameEnd } from './offered';
import { printed } from './printed.svelte';
import { readSheet } from './sheet';
import { Wrecks } from './wrecks';

/** An answer that is looked at before it is given. */
export interface Considered {
  readonly answer: Answer;
  readonly words: Message;
  readonly marks: readonly string[];
}

/** Further ships that an attack may be widened to: targets of small arms, or boarders. */
export interface Widening {
  readonly verb: 'arms' | 'board';
  readonly piece: string;
  readonly candidates: readonly string[];
}

const ROOM = 60;
const CONFIRMS = 'maestre-confirm-orders';

/** The player's side of one game: nothing in it is the game's own, and all of it may be thrown away. */
export class Play {
  readonly client: BoardClient;
  readonly camera: Camera;
  readonly wrecks = new Wrecks();
  readonly selected = new SvelteSet<string>();
  /** The ship that the keyboard is at. */
  focus = $state('');
  /** An enemy whose attackers are listed. */
  target = $state('');
  /** The hex whose headings are to be chosen from. */
  ring = $state(OFF);
  offers = $state.raw<readonly Offer[]>([]);
  /** What concerns no ship: the end of the phase. */
  general = $state.raw<readonly Offer[]>([]);
  attacks = $state.raw<readonly Offer[]>([]);
  considered = $state.raw<Considered | null>(null);
  widening = $state.raw<Widening | null>(null);
  doubt = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  followed = $state.raw<Followed | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  #confirms = $state(localStorage.getItem(CONFIRMS) !== 'no');
  #heard = new Map<string, Promise<readonly Offer[]>>();
  #moment = '';
  #asking = 0;
  readonly #weighing: Weighing;

  constructor(client: BoardClient) {
    this.client = client;
    this.#weighing = new Weighing(client);
    this.camera = new Camera(() => extent(this.sheet.grid), WIDTH);
  }

  /** What may come of the attack that is looked at. */
  get odds(): Odds | null {
    return this.#weighing.odds;
  }

  readonly position = $derived.by((): Position => (this.client.state as Position | null) ?? NOWHERE);
  readonly sheet = $derived.by(() => readSheet(this.client.sheet ?? printed.sheet));
  readonly able = $derived.by(() => new Set(this.client.readonly ? [] : this.client.able));
  /** The only ship selected, or empty. */
  readonly one = $derived.by(() => (this.selected.size === 1 ? ([...this.selected][0] ?? '') : ''));
  readonly ships = $derived.by(() => Object.values(this.position.ships));
  /** The side whose ships this player orders. */
  readonly side = $derived.by(() => this.client.seat || this.position.side);
  readonly mayAnswer = $derived.by(
    () => !this.client.readonly && this.client.ask !== null && this.client.ask.seat === this.client.seat,
  );
  readonly end = $derived.by(() => this.general.find((offer) => offer.marks.includes('ends')) ?? null);
  /** What may be touched for the ship selected, by cell. */
  readonly reach = $derived.by(() => byCell(this.offers));
  /** Ships that the one selected may attack. */
  readonly targets = $derived.by(() => aimedAt(this.position, this.offers));
  /** Other ways to end at the place considered: with the galleass or without it. */
  readonly others = $derived.by(() => (this.considered ? sameEnd(this.offers, this.considered.answer) : []));
  /** What is being considered or advised, to be drawn. */
  readonly shown = $derived.by(() => this.considered?.answer ?? this.advice?.answer ?? null);

  get confirms(): boolean {
    return this.#confirms;
  }
  set confirms(wanted: boolean) {
    this.#confirms = wanted;
    localStorage.setItem(CONFIRMS, wanted ? 'yes' : 'no');
  }

  /** Another moment of the game drops what no longer holds and asks anew what is possible. */
  follow(): void {
    const moment = momentOf(this.client);
    if (moment === this.#moment) return;
    this.#moment = moment;
    printed.keep(this.client.sheet, this.client.key);
    this.#heard.clear();
    this.#forget();
    this.advice = null;
    for (const id of [...this.selected]) if (!this.position.ships[id]) this.selected.delete(id);
    if (!this.position.ships[this.target]) this.target = '';
    this.general = [];
    if (!this.mayAnswer) {
      this.offers = [];
      this.attacks = [];
      return;
    }
    const one = this.one;
    if (one && !this.able.has(one) && this.client.able.length > 0) this.selected.clear();
    void this.#listen();
    void this.#hear('').then((offers) => {
      if (this.#moment === moment) this.general = offers;
    });
  }

  #forget(): void {
    this.considered = null;
    this.widening = null;
    this.#weighing.end();
    this.doubt = null;
    this.ring = OFF;
  }

  #hear(piece: string): Promise<readonly Offer[]> {
    let heard = this.#heard.get(piece);
    if (!heard) {
      heard = this.client.offers(piece).catch(() => {
        this.#heard.delete(piece);
        return [];
      });
      this.#heard.set(piece, heard);
    }
    return heard;
  }

  /** Asks what the ship selected, or those near the target, may do. */
  async #listen(): Promise<void> {
    const asking = ++this.#asking;
    const { one, target } = this;
    if (!this.mayAnswer) return;
    const offers = one ? await this.#hear(one) : [];
    const attacks = target ? await this.#hear(target) : [];
    if (asking !== this.#asking) return;
    this.offers = offers;
    this.attacks = attacks;
    if (one && this.position.phase === 'reorientation' && this.reach.size === 1)
      this.ring = this.ship(one)?.cell ?? OFF;
  }

  ship(id: string): Ship | undefined {
    return this.position.ships[id];
  }

  isMine(ship: Ship): boolean {
    return ship.side === this.side;
  }

  // ------------------------------------------------------------ selecting

  /** Selects ships, instead of or besides those selected. */
  select(ids: readonly string[], add = false): void {
    if (!add) this.selected.clear();
    for (const id of ids) this.selected.add(id);
    this.#selectionChanged();
  }

  /** Selects a ship besides the others, or no longer. */
  toggle(id: string): void {
    if (!this.selected.delete(id)) this.selected.add(id);
    this.#selectionChanged();
  }

  /** Selects nothing; what was being considered first, if anything was. */
  back(): void {
    if (this.considered || this.ring !== OFF) {
      this.#forget();
      return;
    }
    this.advice = null;
    this.followed = null;
    this.refusal = null;
    this.target = '';
    this.select([]);
  }

  #selectionChanged(): void {
    this.#forget();
    this.offers = [];
    if (this.selected.size > 0) this.target = '';
    this.attacks = [];
    void this.#listen();
  }

  /** Looks at an enemy: who may attack it? */
  lookAt(id: string): void {
    this.selected.clear();
    this.target = id;
    this.#selectionChanged();
  }

  /** A ship was touched: select it, attack it, or enter its hex, whichever makes sense. */
  touchShip(id: string, add = false): void {
    const ship = this.ship(id);
    if (!ship) return;
    this.focus = id;
    if (this.isMine(ship)) {
      if (add) this.toggle(id);
      else if (this.one === id && this.reach.has(ship.cell)) this.touchCell(ship.cell);
      else if (this.one === id) this.back();
      else this.select([id]);
    } else if (this.one && this.targets.has(id)) this.aim(id);
    else if (this.selected.size > 1) this.target = this.target === id ? '' : id;
    else if (this.one && this.reach.has(ship.cell)) this.touchCell(ship.cell);
    else this.lookAt(id);
  }

  /** A hex was touched: go there if that is possible, otherwise let go of the selection. */
  touchCell(cell: number): void {
    const offers = this.reach.get(cell) ?? [];
    const headings = new Set(offers.map((offer) => offer.where[1]));
    if (offers.length === 0) this.back();
    else if (headings.size === 1 && offers[0]) void this.consider(offers[0]);
    else this.ring = this.ring === cell ? OFF : cell;
  }

  /** The ship selected attacks this one; where it may do so in several ways, the panel lists them. */
  aim(id: string): void {
    const ways = against(this.position, this.offers, id);
    if (ways.length === 1 && ways[0]) void this.consider(ways[0]);
    else {
      this.#forget();
      this.target = id;
      this.attacks = ways;
    }
  }

  /** All ships of mine inside a box. */
  boxed(box: Box, add: boolean): void {
    const inside = this.ships.filter((ship) => {
      const at = placeOf(this.position, this.sheet.grid, ship);
      return this.isMine(ship) && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
    });
    const able = inside.filter((ship) => this.able.has(ship.id));
    this.select(
      (able.length ? able : inside).map((ship) => ship.id),
      add,
    );
  }

  /** The ships of a squadron that may still act, or all of it when none may. */
  selectSquadron(squadron: string, add = false): void {
    const all = this.ships.filter((ship) => ship.squadron === squadron);
    const able = all.filter((ship) => this.able.has(ship.id));
    this.select(
      (able.length ? able : all).map((ship) => ship.id),
      add,
    );
  }

  /** The box about some ships. */
  boxOf(ships: readonly Ship[]): Box | null {
    return boxAround(
      ships.map((ship) => centre(this.sheet.grid, ship.cell)),
      ROOM,
    );
  }

  // ------------------------------------------------------------ ordering

  /** Considers an answer: shows it with its odds, or gives it at once if no dice fall and the player wants it so. */
  async consider(offer: Considered | Offer): Promise<void> {
    const answer = offer.answer as Answer;
    const { words } = offer;
    if (sameAnswer(this.considered?.answer, answer)) return this.confirm();
    this.#forget();
    this.refusal = null;
    if (!this.confirms && !isAttack(answer)) return this.#give(answer);
    this.considered = { answer, words, marks: offer.marks };
    if (!isAttack(answer)) return;
    await Promise.all([this.#weighing.begin(answer), this.#widen(answer)]);
  }

  /** Finds what else an attack could be aimed at, or who else could board. */
  async #widen(answer: Order): Promise<void> {
    const { verb, piece = '' } = answer;
    if (verb !== 'arms' && verb !== 'board') return;
    const named = candidates(answer, await this.#hear(piece));
    if (this.considered?.answer === answer && named.length > 1) this.widening = { verb, piece, candidates: named };
  }

  /** Adds a target or a boarder to the attack considered, or takes it out. */
  async tick(id: string): Promise<void> {
    const { considered, widening } = this;
    if (!considered || !widening || !isOrder(considered.answer)) return;
    const before = considered.answer.objects ?? [];
    const objects = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    if (objects.length === 0) return;
    const answer: Order = { verb: widening.verb, piece: widening.piece, objects };
    const known = [...this.offers, ...this.attacks].find((offer) => sameAnswer(offer.answer, answer));
    const words: Message = known?.words ?? {
      key: `lepanto-consider-${widening.verb}`,
      args: [
        ['ship', widening.piece],
        ['others', objects.join(', ')],
        ['count', objects.length],
      ],
    };
    this.considered = { answer, words, marks: known?.marks ?? [] };
    const [doubt] = await Promise.all([this.client.check(answer), this.#weighing.begin(answer)]);
    if (this.considered.answer === answer) this.doubt = doubt;
  }

  /** Gives the answer considered. */
  async confirm(): Promise<void> {
    if (this.considered && !this.doubt) await this.#give(this.considered.answer);
  }

  async #give(answer: Answer): Promise<void> {
    if (this.busy) return;
    this.followed = null;
    await this.#while(async () => {
      this.refusal = await this.client.say(answer);
      if (this.refusal) return;
      this.#forget();
      if (!isAttack(answer)) this.select([]);
    });
  }

  async #while(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }

  /** Answers what is not an order to a ship: which galleasses are taken in tow. */
  async answer(answer: Answer): Promise<void> {
    await this.#give(answer);
  }

  /** Gives one order to all ships selected. */
  async command(verb: string, objects: readonly string[] = []): Promise<void> {
    const pieces = [...this.selected];
    if (!pieces.length || this.busy) return;
    this.#forget();
    this.refusal = null;
    await this.#while(async () => {
      this.followed = await this.client.command(pieces, { verb, piece: '', objects });
    });
  }

  /** Gives an order of the order bar that needs no direction: at the target pointed out, where it may have one. */
  async orderAll(order: ManyOrder): Promise<void> {
    if (order.needs === 'target' && !this.target) return;
    const aimed = this.target !== '' && order.needs !== 'nothing';
    await this.command(order.verb, aimed ? [this.target] : order.objects);
  }

  /** Ends the phase. */
  async finish(): Promise<void> {
    if (this.end) await this.#give(this.end.answer as Answer);
  }

  /** Leaves the rest of the phase to the doctrine. */
  async delegate(): Promise<void> {
    this.followed = null;
    await this.#while(async () => {
      this.refusal = await this.client.delegate();
    });
  }

  /** Asks the doctrine for advice and shows where it leads. */
  async askHint(): Promise<void> {
    this.#forget();
    await this.#while(async () => {
      this.advice = await this.client.hint();
    });
    const actor = this.ship(this.advice ? (actorsOf(this.advice.answer)[0] ?? '') : '');
    if (actor) this.camera.focusOn(centre(this.sheet.grid, actor.cell));
  }

  /** Does what the doctrine advises; where dice fall, after its odds have been shown. */
  async takeHint(): Promise<void> {
    const { advice } = this;
    if (!advice) return;
    this.advice = null;
    if (isAttack(advice.answer)) await this.consider({ answer: advice.answer, words: advice.words, marks: [] });
    else await this.#give(advice.answer as Answer);
  }

  async undo(): Promise<void> {
    this.followed = null;
    await this.#while(async () => {
      this.refusal = await this.client.undo();
    });
  }
}

/** The `Play` of a client, always the same one. */
export const playOf = keptFor((client) => new Play(client));
