/** Somebody who plays Águila, in the words of a person: formations, orders and their ways, fire, charges. */
import assert from 'node:assert/strict';

import { TablePlayer } from './measured.mjs';

/** How the orders of the movement phase begin. */
const VERBS = {
  advance: 'Avanzar',
  double: 'A paso ligero',
  facing: 'Cambiar de encaramiento',
  back: 'Atrás',
  aside: 'A un lado',
  limber: 'Atalajar y mover',
  unlimber: 'Mover y desatalajar',
  ride: 'Cabalgar',
};
const FORMATIONS = {
  line: 'Línea',
  march_column: 'Columna de movimiento',
  attack_column: 'Columna de ataque',
  square: 'Cuadro',
  mass: 'Masa de batallón',
  open: 'Formación abierta',
};
const LEGS = { ahead: 'De frente', back: 'Atrás', turn: 'Girar', wheel: 'Pivotar', aside: 'De lado' };
const SIDED = ['turn', 'wheel', 'aside'];
/** How often a way is typed again that has come out otherwise: the server may have shortened it meanwhile. */
const TRIES = 3;

/** Whether a finger in the middle of a piece touches it; one that is small on a phone comes nearer first. */
function isTouched(piece) {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

export class General extends TablePlayer {
  game = 'aguila';
  table = /^Mesa de Águila/;

  /** Gives an answer as a person does: everybody's formation or fire one by one, a way leg by leg, anything else pressed. */
  async give({ rule, answer, typed, legs }) {
    await this.untilAsked(rule);
    const before = this.asked;
    if (legs) await this.march(legs);
    else if (typed) await this.place(typed);
    else if (typeof answer === 'string') await this.pick(before.ask.choice.options.indexOf(answer));
    else if (rule === '5.02') await this.formUp(answer);
    else if (rule === '7.01') await this.openFire(answer);
    else if (rule === '2.10') await this.charge(answer);
    else if (rule === '3.01') await this.command(answer);
    else await this.order(answer);
    await this.untilAfter(before);
  }

  /** A card of the panel, by its name. */
  card(name) {
    return this.orders.getByRole('region', { name });
  }

  /** A piece on the table. */
  piece(id) {
    return this.board.locator(`[data-piece="${id}"]`);
  }

  /** Selects a piece, unless it is selected already: on the table, or in the panel if it is out of sight. */
  async select(id) {
    const piece = this.piece(id);
    await piece.waitFor({ state: 'attached' });
    for (let touches = 0; touches < 3; touches += 1) {
      if ((await piece.getAttribute('aria-pressed')) === 'true') return;
      if (await piece.evaluate(isTouched)) await this.press(piece);
      else await this.lookUp(id);
      await this.page.waitForTimeout(30);
    }
  }

  /** Selects a piece by its name in the panel. */
  async lookUp(id) {
    const name = this.orders.locator('button', { hasText: new RegExp(`(^|\\s)${id}(?![\\w-])`) }).first();
    await name.waitFor({ state: 'attached' });
    if (!(await name.isVisible())) await this.press(name.locator('xpath=ancestor::details/summary'));
    await this.press(name);
  }

  async formUp(plan) {
    for (const [unit, formation] of Object.entries(plan)) {
      const row = this.card('Formaciones').getByRole('radiogroup', { name: new RegExp(`${unit}$`) });
      await this.press(row.getByRole('radio', { name: FORMATIONS[formation] }));
    }
    await this.press(this.own('Mostrar las formaciones'));
  }

  /** Lets the doctrine say how everybody is drawn up; while a table is still coming, it may have to be asked again. */
  async followAdvice() {
    const done = this.own('Mostrar las formaciones');
    for (let asked = 0; asked < 5 && !(await done.isVisible()); asked += 1) {
      await this.press(this.own('Consejo'));
      await done.waitFor({ timeout: 2000 }).catch(() => undefined);
    }
    return done;
  }

  /** Orders a unit about, or ends the orders. */
  async command({ verb, piece, objects }) {
    const before = this.asked;
    if (verb === 'done') return this.press(this.own(/^(Fin|No mueven más oficiales)/));
    await this.select(piece);
    const [formation] = verb === 'formation' ? objects : [];
    const name = formation ? FORMATIONS[formation] : VERBS[verb];
    await this.press(this.card('Órdenes de movimiento').getByRole('button', { name: new RegExp(`^${name}`) }));
    return this.confirmIfAsked(before);
  }

  /** Sends what is asked about on a way, and it goes. */
  async march(legs) {
    await this.plot(legs);
    await this.press(this.own('Mover', { exact: true }));
  }

  /**
   * Shapes a way: a press adds a leg, its length is typed. The table shortens a leg that cannot end where it does, so all
   * stand there before the last is measured, then those before it, and what was shortened meanwhile is typed again.
   */
  async plot(legs) {
    const way = this.card('Camino');
    if (!legs.length) await this.press(way.getByRole('button', { name: 'No moverse' }));
    for (const leg of legs) await this.press(way.getByRole('button', { name: named(leg) }));
    const lengths = way.getByRole('listitem').getByRole('textbox');
    for (let tries = 0; tries < TRIES; tries += 1) {
      for (const [index, [, value]] of [...legs.entries()].reverse()) {
        await lengths.nth(index).fill(value.replace('.', ','));
        await lengths.nth(index).press('Enter');
      }
      await this.own('Mover', { exact: true }).and(this.page.locator(':enabled')).waitFor();
      const shaped = await lengths.evaluateAll((inputs) => inputs.map((one) => one.value.replace(',', '.')));
      if (shaped.join() === legs.map(([, value]) => value).join()) return;
    }
    assert.fail(`${this.side} cannot shape the way ${JSON.stringify(legs)}`);
  }

  /** Puts an officer or a unit somewhere, or turns it. */
  async place(typed) {
    if (typed.length === 2) return this.move(...typed);
    if (typed.length === 3) {
      await this.put(...typed);
      return this.press(this.own('Colocar aquí'));
    }
    await this.card('Colocar').getByLabel(/^Encaramiento/).fill(typed[0].replace('.', ','));
    await this.press(this.own('Medir'));
    return this.press(this.own('Mirar ahí'));
  }

  /** Says whom each shall shoot at, and then they all shoot. */
  async openFire(plan) {
    await this.aim(plan);
    await this.press(this.own(/^(¡Fuego!|Nadie dispara)/));
  }

  /** Touches each shooter on the table, and chooses its target. */
  async aim(plan) {
    const rows = new Map(this.asked.ask.choice.options);
    for (const [key, option] of Object.entries(plan)) {
      const [unit] = key.split('/');
      await this.select(unit);
      const own = [...rows.keys()].filter((one) => one.split('/')[0] === unit);
      const shots = this.card('Fuego').getByRole('group').nth(own.indexOf(key)).getByRole('button');
      const shot = shots.nth(rows.get(key).indexOf(option));
      if ((await shot.getAttribute('aria-pressed')) !== 'true') await this.press(shot);
    }
  }

  /** Declares a charge by touching who charges and then the target, or says that there are no more. */
  async charge(order) {
    const before = this.asked;
    if (order.verb === 'done') return this.press(this.own('No hay más cargas'));
    await this.threaten(order);
    return this.confirmIfAsked(before);
  }

  /** Looks at a charge, with its odds. */
  async threaten({ piece, objects: [target, ...fellows] }) {
    await this.select(piece);
    if (await this.piece(target).evaluate(isTouched)) await this.press(this.piece(target));
    else await this.lookUp(target);
    await this.considered().waitFor();
    for (const one of fellows) await this.card('Cargas').getByRole('checkbox', { name: new RegExp(`${one}( |$)`) }).check();
  }

  /** Lets an officer rally a unit, or nobody. */
  async order({ verb, piece, objects }) {
    const before = this.asked;
    const words = verb === 'done' ? 'Nada más' : new RegExp(`${piece} .*${objects.join('.*')}`);
    const wanted = this.answers().locator('button.answer', { hasText: words }).first();
    await wanted.waitFor({ state: 'attached' });
    if (!(await wanted.isVisible())) await this.press(wanted.locator('xpath=ancestor::details/summary'));
    await this.press(wanted);
    await this.confirmIfAsked(before);
  }
}

/** What is written on the button that adds a leg. */
function named([how, value]) {
  const side = SIDED.includes(how) ? (value.startsWith('-') ? ' a la izquierda' : ' a la derecha') : '';
  return LEGS[how] + side;
}
