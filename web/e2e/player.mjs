/** Somebody who plays, in the words of a person: what they see on the table and what they order. */
import assert from 'node:assert/strict';

import { Visitor } from './visitor.mjs';

const SHIP = /^[A-Z]+-[A-Z]\d+, /;

export class Player extends Visitor {
  get board() {
    return this.page.getByRole('group', { name: /^Tablero de Lepanto/ });
  }

  get orders() {
    return this.page.getByRole('region', { name: 'Órdenes' });
  }

  async seeBoard() {
    await this.board.getByRole('button', { name: SHIP }).first().waitFor();
  }

  /** All counters as they are told to whoever cannot see them, in order. */
  async fleet() {
    const told = await this.board
      .getByRole('button', { name: SHIP })
      .evaluateAll((counters) => counters.map((counter) => counter.getAttribute('aria-label')));
    return told.sort();
  }

  /** Where a ship is and where it heads. */
  async whereabouts(ship) {
    return (await this.fleet()).find((told) => told.startsWith(`${ship}, `));
  }

  counter(ship) {
    return this.board.getByRole('button', { name: new RegExp(`^${ship}, `) });
  }

  /** The turn, the side and the phase: `2 Liga Santa movimiento`. */
  async moment() {
    const banner = this.page.locator('h1').locator('xpath=..');
    const words = await banner.innerText();
    const turn = /Turno (\d+)/.exec(words)?.[1];
    const [, side, phase] = /(Liga Santa|Islam): (\S+)/.exec(words) ?? [];
    return `${turn} ${side} ${phase}`;
  }

  /** Waits until it is this moment; the game may pass through others. */
  async until(wanted, patience = 60_000) {
    const give = Date.now() + patience;
    const fits = typeof wanted === 'function' ? wanted : (moment) => moment === wanted;
    for (;;) {
      const moment = await this.moment();
      if (fits(moment)) return moment;
      if (Date.now() > give) assert.fail(`it is still ${moment}, not ${wanted}`);
      await this.page.waitForTimeout(60);
    }
  }

  /** The button that says which galleasses are taken in tow, at the beginning of some turns. */
  tow() {
    return this.orders.getByRole('button', { name: /^(Tomar|Seguir)/ }).first();
  }

  /** Waits until it is theirs to decide, and takes in tow what can be. */
  async turn(patience = 60_000) {
    const hint = this.orders.getByRole('button', { name: 'Consejo' });
    await hint.or(this.tow()).first().waitFor({ timeout: patience });
    if (await this.tow().isVisible()) await this.press(this.tow());
    await hint.waitFor();
  }

  squadrons() {
    return this.page.getByRole('region', { name: 'Escuadras' }).getByRole('button', { name: /por actuar/ });
  }

  async selectSquadron(code) {
    await this.press(this.squadrons().filter({ hasText: code }));
  }

  allAble() {
    return this.button(/^Todos los que pueden actuar/);
  }

  async selectAll() {
    await this.press(this.allAble());
  }

  async undo() {
    await this.press(this.orders.getByRole('button', { name: 'Deshacer' }));
  }

  /** What came of the last order to many. */
  report() {
    return this.orders.getByRole('status').filter({ hasText: /cumpli[dr]/ });
  }

  /** Gives an order to all ships selected and hears how many followed. */
  async order(name, heading) {
    const report = this.report();
    if (await report.isVisible()) await this.press(report.getByRole('button', { name: 'Cerrar' }));
    await this.press(this.orders.getByRole('button', { name, exact: true }));
    if (heading) await this.press(this.orders.getByRole('group').getByRole('button', { name: heading, exact: true }));
    const refused = this.page.getByText(/^Ninguno de esos buques/);
    await report.or(refused).first().waitFor();
    if (await refused.isVisible()) {
      const notice = this.page.getByRole('status').filter({ has: refused });
      await notice.getByRole('button', { name: 'Cerrar' }).click();
      return 0;
    }
    const told = await report.innerText();
    return /Ningún/.test(told) ? 0 : /^Un buque/.test(told) ? 1 : Number(/^\d+/.exec(told)?.[0]);
  }

  /** Throws the dice of all rams that are due, after a look at their odds. */
  async resolveRams() {
    const due = this.orders.getByRole('region', { name: 'Embestidas por resolver' }).getByRole('button');
    let rams = 0;
    for (; await due.first().isVisible(); rams += 1) {
      const left = await due.count();
      await this.press(due.first());
      await this.press(this.considered().getByRole('button', { name: 'Atacar' }));
      await this.considered().waitFor({ state: 'detached' });
      await due.nth(left - 1).waitFor({ state: 'detached' });
    }
    return rams;
  }

  /** Ends the phase, and says so again if it is asked whether that is meant. */
  async endPhase() {
    const before = await this.moment();
    const end = this.orders.getByRole('button', { name: /^Terminar la fase/ });
    await this.press(end);
    const sure = this.orders.getByRole('alert').getByRole('button', { name: 'Terminar la fase' });
    await Promise.race([sure.waitFor(), this.until((moment) => moment !== before)]);
    if (await sure.isVisible()) await this.press(sure);
    await this.until((moment) => moment !== before);
  }

  /** Waits until the ships are as wanted. */
  async untilFleet(wanted, patience = 30_000) {
    const give = Date.now() + patience;
    for (;;) {
      const fleet = await this.fleet();
      if (wanted(fleet)) return fleet;
      if (Date.now() > give) assert.fail(`the ships are not as wanted:\n${fleet.join('\n')}`);
      await this.page.waitForTimeout(80);
    }
  }

  /** Asks for advice and reads it. */
  async hint() {
    await this.press(this.orders.getByRole('button', { name: 'Consejo' }));
    return this.orders.getByRole('region', { name: 'Consejo de la doctrina' }).innerText();
  }

  /** Leaves the rest of the phase to the doctrine. */
  async delegate() {
    const before = await this.moment();
    await this.press(this.orders.getByRole('button', { name: 'Dejar la fase a la doctrina' }));
    await this.press(this.orders.getByRole('button', { name: 'Dejar la fase', exact: true }));
    await this.until((moment) => moment !== before);
  }

  /** Leaves phase after phase to the doctrine until something is seen to happen. */
  async untilSeen(place, patience = 120_000) {
    const give = Date.now() + patience;
    const leave = this.orders.getByRole('button', { name: 'Dejar la fase a la doctrina' });
    const sure = this.orders.getByRole('button', { name: 'Dejar la fase', exact: true });
    while (!(await place.isVisible())) {
      if (Date.now() > give) assert.fail('it was never seen');
      for (const button of [this.tow(), sure, leave]) {
        // It may go between one look and the next.
        if (!(await button.isVisible()) || !(await button.isEnabled({ timeout: 1000 }).catch(() => false))) continue;
        await this.press(button, { timeout: 1000 }).catch(() => undefined);
        break;
      }
      await this.page.waitForTimeout(30);
    }
  }

  /** How many of their ships may act now, as the squadrons say. */
  async able() {
    const told = await this.squadrons().allInnerTexts();
    return told.reduce((sum, words) => sum + Number(/(\d+)\/\d+ por/.exec(words)?.[1]), 0);
  }

  /** Leaves phase after phase to the doctrine until some ship of theirs can attack. */
  async delegateUntilAttack(mostTurns = 4) {
    for (let phases = 0; phases < 3 * mostTurns; phases += 1) {
      await this.turn(60_000);
      await this.page.waitForTimeout(300);
      if ((await this.moment()).endsWith('combate') && (await this.able()) > 0) return;
      await this.delegate();
    }
    assert.fail('nobody has come close enough to attack');
  }

  /** The order that is looked at before it is given. */
  considered() {
    return this.page.getByRole('region', { name: 'Orden en preparación' });
  }

  /** Goes on to the next ship that may act, and selects it. */
  async nextShip() {
    if (!(await this.board.evaluate((board) => board.contains(document.activeElement)))) await this.focusBoard();
    await this.key('n');
    const focused = this.board.getByRole('button', { name: SHIP, pressed: true }).and(this.page.locator(':focus'));
    await focused.waitFor();
    return (await focused.getAttribute('aria-label')).split(',')[0];
  }

  /** After an order the keyboard must still be on the board. */
  async focusIsOnBoard() {
    await this.board.getByRole('button', { name: SHIP }).and(this.page.locator(':focus')).waitFor();
  }

  /** Puts the keyboard on the board, where its one stop is. */
  async focusBoard() {
    await this.board.getByRole('button', { name: SHIP }).and(this.page.locator('[tabindex="0"]')).focus();
  }

  /** Opens the list of what the ship selected may do, if it is long enough to be closed. */
  async openList() {
    const list = this.orders.getByText(/^Ver la lista/);
    if (await this.appears(list, 800)) await this.press(list);
  }

  /** Goes from ship to ship until one offers such a thing, and looks at it before giving it; says which ship it is. */
  async consider(offer, most = 30) {
    const wanted = this.orders.getByRole('button', { name: offer }).first();
    for (let tries = 0; tries < most; tries += 1) {
      const ship = await this.nextShip();
      await this.openList();
      if (!(await this.appears(wanted))) continue;
      await this.press(wanted);
      await this.considered().waitFor();
      return ship;
    }
    return assert.fail(`no ship offers ${offer}`);
  }

  /** Chooses the first attack that any ship offers, and reads its odds. */
  async prepareAttack() {
    await this.consider(/(cañones|armas ligeras) contra/);
    const rows = this.considered().getByRole('listitem').filter({ hasText: '%' });
    await rows.first().waitFor();
    return (await rows.allInnerTexts()).map((row) => [row, Number(/(\d+)\s*%/.exec(row)?.[1])]);
  }

  /** The same in the board in text, where a finger finds every ship. */
  async prepareAttackByList() {
    await this.press(this.button('Tablero en texto'));
    const ableOnly = this.page.getByRole('checkbox', { name: /^Solo los que pueden actuar/ });
    if (!(await ableOnly.isChecked())) await this.press(ableOnly);
    const attack = this.orders.getByRole('button', { name: /(cañones|armas ligeras) contra/ }).first();
    for (const row of await this.page.getByRole('rowheader').getByRole('button', { name: /puede actuar/ }).all()) {
      await this.press(row);
      await this.openList();
      if (await this.appears(attack)) break;
    }
    await this.press(attack);
    await this.considered().getByRole('listitem').filter({ hasText: '%' }).first().waitFor();
    await this.press(this.button('Tablero en texto'));
    await this.seeBoard();
  }

  /** The first ship that can goes where its list says first. */
  async moveOne() {
    const ship = await this.consider(/^\d{4}: /);
    const before = await this.whereabouts(ship);
    await this.press(this.considered().getByRole('button', { name: 'Confirmar' }));
    await this.untilFleet((fleet) => !fleet.includes(before));
    return ship;
  }

  /** Taps ships of theirs until one is selected: on a small map a first touch only comes closer. */
  async tapAShip(kind = 'galera') {
    const theirs = (await this.fleet()).filter((told) => told.includes(kind) && told.includes(this.side));
    for (const told of theirs) {
      const counter = this.counter(told.split(',')[0]);
      for (let touches = 0; touches < 2; touches += 1) {
        const reached = await this.press(counter, { timeout: 1500 }).then(() => true, () => false);
        if (reached && (await counter.getAttribute('aria-pressed')) === 'true') return told.split(',')[0];
      }
    }
    return assert.fail('no ship can be touched');
  }

  /** Taps a hex that the ship selected may go to and, where there are several, a heading. */
  async tapAHex() {
    const hexes = this.board.getByRole('button', { name: /^\d{4}: / });
    await hexes.first().waitFor();
    for (const hex of await hexes.all()) {
      const reached = await this.press(hex, { timeout: 1000 }).then(() => true, () => false);
      if (!reached) continue;
      const heading = this.board.getByRole('button', { name: /^(\d+ hex|gira).* proa al / }).first();
      await heading.or(this.considered()).first().waitFor();
      if (!(await this.considered().isVisible())) await this.press(heading);
      await this.considered().waitFor();
      return;
    }
    assert.fail('no hex can be touched');
  }

  async confirm() {
    await this.press(this.considered().getByRole('button', { name: 'Confirmar' }));
    await this.considered().waitFor({ state: 'detached' });
  }

  async appears(place, patience = 1500) {
    return place.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    );
  }
}
