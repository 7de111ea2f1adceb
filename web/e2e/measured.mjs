/** Somebody who plays on a measured table, in the words of a person: pieces on it, and what is asked of them. */
import assert from 'node:assert/strict';

import { Visitor } from './visitor.mjs';

/** How long something may take to come about, in milliseconds. */
export const PATIENCE = 60_000;

export class TablePlayer extends Visitor {
  /** The game that they play, as the server calls it. */
  game = '';
  /** How its table is called, and a piece of blue that always stands on it. */
  table = /^Mesa/;
  first = /B1-1/;
  side = 'Azul';
  /** Every frame that the browser got, as text. */
  frames = [];
  /** What is asked now, at which version; it tells only when to press, never what. */
  asked = { seat: '', version: -1, ask: null };
  /** The last that each seat heard: whoever plays both sides hears both, in any order. */
  heard = new Map();

  constructor(page, address, like) {
    super(page, address, like);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  #hear(text) {
    this.frames.push(text);
    const frame = JSON.parse(text);
    const news = frame.is === 'answer' ? frame.reply : frame;
    if (!['whole', 'event'].includes(news?.is)) return;
    const { seat, version, ask } = news;
    if (version <= (this.heard.get(seat)?.version ?? -1)) return;
    const latest = { seat, version, ask };
    this.heard.set(seat, latest);
    const asks = [...this.heard.values()].filter((one) => one.ask);
    this.asked = asks.reduce((best, one) => (best.ask && best.version >= one.version ? best : one), latest);
  }

  /** Forgets what was heard, on the way to another game. */
  forget() {
    this.heard.clear();
    this.asked = { seat: '', version: -1, ask: null };
  }

  get board() {
    return this.page.getByRole('group', { name: this.table });
  }

  get orders() {
    return this.page.getByRole('region', { name: 'Órdenes' });
  }

  async seeBoard() {
    await this.board.getByRole('button', { name: this.first }).first().waitFor();
  }

  async chooseGame() {
    await this.page.getByRole('group', { name: 'Juego' }).locator(`input[value=${this.game}]`).check();
  }

  /** Begins a battle in which they play both sides. */
  async sitDownAlone(scenario, entropy = '') {
    await this.arrive('Beatriz');
    await this.chooseGame();
    if (entropy) await this.scriptDice(entropy);
    await this.newGame({ scenario, opponent: 'Los dos bandos aquí' });
    await this.board.waitFor();
  }

  /** Adds a word to the dice by which the server of the tests knows their seed. */
  async scriptDice(entropy) {
    await this.page.route('**/api/rooms', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      return route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), entropy }) });
    });
  }

  /** Waits until this rule asks something of this side. */
  async untilAsked(rule) {
    const give = Date.now() + PATIENCE;
    while (this.asked.ask?.rule !== rule) {
      if (Date.now() > give) assert.fail(`${this.side} is asked by ${this.asked.ask?.rule ?? 'nobody'}, not by ${rule}`);
      await this.page.waitForTimeout(15);
    }
  }

  /** Waits until something has come of an answer. */
  async untilAfter(before) {
    const give = Date.now() + PATIENCE;
    while (this.asked === before) {
      if (Date.now() > give) assert.fail(`nothing came of what ${this.side} answered to ${this.asked.ask?.rule}`);
      await this.page.waitForTimeout(15);
    }
  }

  own(name, options = {}) {
    return this.orders.getByRole('button', { name, ...options });
  }

  /** What is looked at before it is done. */
  considered() {
    return this.page.getByRole('region', { name: 'Lo que va a hacer' });
  }

  /** Says yes to what is looked at first; what is plain is done at once. */
  async confirmIfAsked(before) {
    const yes = this.considered().getByRole('button', { name: 'Confirmar' });
    while (this.asked === before && !(await yes.isVisible())) await this.page.waitForTimeout(15);
    if (this.asked === before) await this.press(yes);
  }

  answers() {
    return this.orders.getByRole('region', { name: 'Elija' });
  }

  option(index) {
    return this.answers().getByRole('listitem').nth(index).getByRole('button');
  }

  async pick(index) {
    const before = this.asked;
    assert.ok(index >= 0, 'the script answers what is asked');
    await this.press(this.option(index));
    await this.confirmIfAsked(before);
  }

  /** Chooses an order from a group of them, by its words. */
  async choose(group, words, index = 0) {
    const before = this.asked;
    const wanted = this.answers().locator('button.answer', { hasText: words }).nth(index);
    await wanted.waitFor({ state: 'attached' });
    if (!(await wanted.isVisible())) await this.press(this.answers().locator('summary', { hasText: group }));
    await this.press(wanted);
    await this.confirmIfAsked(before);
    await this.untilAfter(before);
  }

  /** Puts what comes from nowhere on a place, in inches, with a facing. */
  async put(x, y, facing) {
    const place = this.orders.getByRole('region', { name: 'Colocar' });
    await place.getByLabel('x (″)').fill(String(x));
    await place.getByLabel('y (″)').fill(String(y));
    if (facing !== '') await place.getByLabel(/^Encaramiento/).fill(String(facing));
    await this.press(place.getByRole('button', { name: 'Medir' }));
    await this.page.locator('.ghost.yes, [role=alert]').first().waitFor();
  }

  /** Moves what is asked about so many inches along a bearing, or only turns it. */
  async move(far, bearing) {
    await this.measure(far, bearing);
    await this.press(this.own(/^(Mover|Mirar ahí)$/));
  }

  /** Puts what is asked about where it might go. */
  async measure(far, bearing) {
    const place = this.orders.getByRole('region', { name: 'Colocar' });
    const stay = place.getByRole('button', { name: 'No moverse' });
    if (Number(far) === 0 && (await stay.isVisible())) return this.press(stay);
    await place.getByLabel('Pulgadas').fill(far.replace('.', ','));
    await place.getByLabel(/^Ángulo/).fill(bearing.replace('.', ','));
    return this.press(place.getByRole('button', { name: 'Medir' }));
  }

  /** All pieces as they are told to whoever cannot see them, and where they are drawn. */
  async troops() {
    const drawn = await this.board.locator('[data-piece]').evaluateAll((pieces) =>
      pieces.map((piece) => ({
        words: piece.getAttribute('aria-label'),
        at: piece.style.transform.match(/[\d.]+/g).map(Number),
      })),
    );
    const open = drawn.map((piece) => ({ ...piece, words: this.openly(piece.words) }));
    return open.sort((one, other) => (one.words < other.words ? -1 : 1));
  }

  /** What is told of a piece, without what only one side knows. */
  openly(words) {
    return words;
  }
}
