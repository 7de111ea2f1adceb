/** Somebody who plays Mistral, in the words of a person: courses, orders, ticks and picks, and standing orders. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

import { PATIENCE, TablePlayer } from './measured.mjs';

/** How the panel calls the windows that may be declined for good, and those of which there is more to say. */
const NEVER = {
  tasks: 'No anunciar Tareas',
  attack: 'No atacar nunca',
  orders: 'No robar ni Emitir Órdenes',
  requests: 'No pedir Refuerzos a cambio de Prestigio',
  assignments: 'Dejar los Auxiliares donde están',
  reorganise: 'No Reorganizar',
  'fitting-out': 'No pasar Escuadras a En Preparación',
};
const WINDOWS = { searches: 'Búsquedas', shadow: 'Seguimiento', repairs: 'Reparaciones' };

export class Admiral extends TablePlayer {
  game = 'mistral';
  table = /^Mediterráneo occidental/;
  first = /Tolón/;
  /** What was said last, as it went to the server. */
  said = null;
  /** The standing orders that were left last, and whether the server has heard them. */
  left = { id: 0, orders: [], isHeard: true };
  /** The page of the panel that is open. */
  shown = 'Ahora';
  /** What the server offered last to no piece of its own, by the version of the game. */
  offered = { version: -1, offers: [] };

  constructor(page, address, like) {
    super(page, address, like);
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.#send(JSON.parse(String(payload))));
      socket.on('framereceived', ({ payload }) => this.#receive(JSON.parse(String(payload))));
    });
  }

  #send({ id, call }) {
    if (call?.is === 'say') this.said = call.answer;
    if (call?.is === 'stand') this.left = { id, orders: call.orders, isHeard: false };
  }

  #receive({ id, reply }) {
    if (reply?.is === 'offered' && reply.piece === '') this.offered = reply;
    if (reply && id === this.left.id) this.left.isHeard = true;
  }

  considered() {
    return this.page.getByRole('region', { name: 'Su respuesta' });
  }

  /** Gives an answer as a person does, and makes sure that the panel says what was meant. */
  async give({ rule, answer, orders }) {
    await this.untilAsked(rule);
    await this.untilOffered();
    if (orders) return this.stand(orders);
    await this.show('Ahora');
    const before = this.asked;
    const { choice, about } = before.ask;
    this.said = null;
    if (choice.type === 'pick') await this.pick(choice.options.indexOf(answer));
    else if (choice.type === 'some') await this.tick(answer.map((one) => choice.options.indexOf(one)));
    else if (choice.type === 'orders') await this.order(answer);
    else await this.plan(answer, ['moves', 'fast-moves', 'markers'].includes(about?.type));
    await this.untilAfter(before);
    assert.deepEqual(plain(this.said), plain(answer), 'the panel says what was meant');
  }

  /** Leaves the roles of 50-gun ships as the scenario has them, which is asked before the first Orders. */
  async leaveRoles() {
    await this.untilAsked('2.234');
    await this.press(this.answers().getByRole('button', { name: 'Confirmar' }));
    await this.untilAsked('IC.9.36');
  }

  /** All places as they are told to whoever cannot see them. */
  async places() {
    return this.board.locator('[data-location]').evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')));
  }

  /** All counters at sea, those of a pile one by one. */
  async counters() {
    const piles = await this.board.locator('[data-piece] > title').allTextContents();
    return piles.flatMap((pile) => pile.split('\n'));
  }

  /** Opens a page of the panel. */
  async show(name) {
    if (this.shown === name) return;
    await this.press(this.orders.getByRole('group', { name: 'Qué mostrar' }).getByRole('button', { name }));
    this.shown = name;
  }

  async #until(hasHappened, complaint) {
    const give = Date.now() + PATIENCE;
    while (!hasHappened()) {
      if (Date.now() > give) assert.fail(`${this.side}: ${complaint}`);
      await this.page.waitForTimeout(15);
    }
  }

  /** Waits until the panel shows what is asked now, and knows what may be answered. */
  async untilOffered() {
    await this.#until(() => this.offered.version >= this.asked.version, 'nothing is offered');
  }

  /** Takes something from a list, which is as much as a press. */
  async take(list, value) {
    this.pressed += 1;
    await list.selectOption(value);
  }

  async tick(places) {
    for (const place of places) await this.press(this.answers().getByRole('checkbox').nth(place));
    await this.press(this.answers().getByRole('button', { name: 'Confirmar' }));
  }

  /** Says for each of several what it does. */
  async plan(plan, isCourse) {
    const card = isCourse ? this.orders.getByRole('region', { name: /^Rumbos/ }) : this.answers();
    for (const [place, [key]] of this.asked.ask.choice.options.entries()) {
      const list = card.getByRole('combobox').nth(place);
      if ((await list.inputValue()) !== plan[key]) await this.take(list, plan[key]);
    }
    await this.press(isCourse ? this.own(/^(Dar los rumbos|Permanecen todas)/) : this.answers().getByRole('button', { name: 'Confirmar' }));
  }

  /** Gives an order of those that are offered: they stand in groups by what they bid, and a long group is closed. */
  async order(order) {
    const before = this.asked;
    const button = this.answers().locator('button.answer').nth(this.#placeOf(order));
    await button.waitFor({ state: 'attached' });
    if (!(await button.isVisible())) await this.press(button.locator('xpath=ancestor::details/summary'));
    await this.press(button);
    await this.confirmIfAsked(before);
  }

  #placeOf(order) {
    const orders = this.offered.offers.map((offer) => offer.answer);
    const bare = ['pass', 'done'].filter((verb) => this.asked.ask.choice.verbs.includes(verb));
    const missing = bare.filter((verb) => !orders.some((one) => one.verb === verb)).map((verb) => ({ verb }));
    const all = [...orders, ...missing];
    const verbs = [...new Set(all.map(({ verb }) => verb))];
    const shown = verbs.flatMap((verb) => all.filter((one) => one.verb === verb));
    const place = shown.findIndex((one) => isDeepStrictEqual(plain(one), plain(order)));
    assert.ok(place >= 0, `${JSON.stringify(order)} is offered`);
    return place;
  }

  // ------------------------------------------------------------ standing orders

  /** Leaves standing orders that one press makes of those there are, and waits until the panel shows them. */
  async stand(orders) {
    const before = this.left;
    const gained = orders.filter((one) => !before.orders.includes(one));
    const [order] = gained.length ? gained : before.orders.filter((one) => !orders.includes(one));
    const [word, how] = order.split(' ');
    const { window } = this.asked.ask;
    if (gained.length && window && word.startsWith(window)) await this.refuseForGood();
    else {
      await this.show('Rutina');
      if (!before.orders.length) await this.press(this.own('Crucero tranquilo'));
      else if (gained.length > 1) await this.take(this.standing('combobox', 'En la mar, preguntar de todos modos'), 'nunca');
      else if (word === 'course') await this.send(order);
      else if (word === 'stay') await this.press(this.standing('checkbox', 'Todos los demás: permanecer'));
      else await this.decide(word, gained.length ? how : '');
    }
    await this.#until(() => this.left !== before && this.left.isHeard, 'standing orders are not heard');
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual([...this.left.orders].sort(), [...orders].sort(), 'the panel leaves what was meant');
  }

  /** Wants never to be asked again what is asked now. */
  async refuseForGood() {
    await this.show('Ahora');
    await this.press(this.own(/, y no preguntarlo más$/));
  }

  /** A control among the standing orders, which may be in a group that is closed. */
  standing(role, name) {
    const card = this.orders.getByRole('region', { name: 'Órdenes permanentes' });
    return card.getByRole(role, { name, exact: true, includeHidden: true });
  }

  /** Says how a window is answered from now on, or with nothing that it is to be asked again. */
  async decide(word, how) {
    const control = word in WINDOWS ? this.standing('combobox', WINDOWS[word]) : this.standing('checkbox', NEVER[word]);
    if (!(await control.isVisible())) await this.press(control.locator('xpath=ancestor::details/summary'));
    if (word in WINDOWS) await this.take(control, how);
    else await this.press(control);
  }

  /** Sends a stack somewhere; then says what it does there. */
  async send(order) {
    const [, who, where, , then] = order.split(' ');
    if (then) return this.take(this.orders.getByRole('combobox', { name: /, al llegar$/ }).last(), then);
    await this.take(this.standing('combobox', 'Ficha'), who);
    await this.take(this.standing('combobox', 'Destino'), where);
    return this.press(this.own('Fijar'));
  }
}

/** An answer as it is compared: of an order all of its parts. */
function plain(answer) {
  return answer?.verb ? { piece: '', objects: [], ...answer } : answer;
}
