/** Somebody who plays Tercios, in the words of a person: cards, Troops on a table, and what is asked of them. */
import assert from 'node:assert/strict';

import { PATIENCE, TablePlayer } from './measured.mjs';

const ORDERS = {
  atencion: '¡Atención!',
  atacad: '¡Atacad!',
  corred: '¡Corred!',
  fuego: '¡Fuego!',
  resistid: '¡Resistid!',
};
/** How orders begin. */
const VERBS = {
  act: /Activar (?!a )/,
  lead: /Activar a /,
  run: 'Correr',
  inspire: 'Inspirar',
  next: 'Señalar la siguiente Tropa',
  religioso: 'Religioso',
  pass: 'Pasar',
  done: 'Nada más',
};
/** How the leaders of the learning battle are called. */
const LEADERS = {
  B0: 'Maestre de campo',
  B1: 'Sargento mayor',
  B2: 'Comisario general',
  R0: 'Överste',
  R1: 'Överstelöjtnant',
  R2: 'Ryttmästare',
};
const GROUP = 'group:';

export class Commander extends TablePlayer {
  game = 'tercios';
  table = /^Mesa de Tercios/;

  async chooseGame() {
    await super.chooseGame();
    await this.page.getByRole('radio', { name: 'Aprendizaje' }).waitFor({ state: 'attached' });
  }

  /** Waits until a side, by its letter, is asked for its cards: whoever plays both sides changes the seat with it. */
  async untilAskedFor(letter) {
    await this.untilAsked('2.03');
    await this.orders.getByRole('radiogroup', { name: new RegExp(`${letter}1-1$`) }).waitFor();
    const mine = () => [...this.heard.values()].find(({ ask }) => ask?.rule === '2.03' && ask.choice.options[0][0].startsWith(letter));
    const give = Date.now() + PATIENCE;
    while (!mine()) {
      if (Date.now() > give) assert.fail(`${letter} is not asked for its cards`);
      await this.page.waitForTimeout(15);
    }
    this.asked = mine();
  }

  /** Gives an answer as a person does: cards one by one, a move typed, anything else pressed. */
  async give({ rule, answer, typed }) {
    await this.untilAsked(rule);
    const before = this.asked;
    if (typed) await this.move(...typed);
    else if (typeof answer === 'string') await this.pick(before.ask.choice.options.indexOf(answer));
    else if (answer.verb) await this.order(answer);
    else await this.layCards(answer);
    await this.untilAfter(before);
  }

  /** Tells a Troop or a leader to do something. */
  async order({ verb, piece, objects }) {
    const before = this.asked;
    let wanted = this.answers().locator('button.answer', { hasText: VERBS[verb] });
    if (verb === 'act') wanted = wanted.filter({ hasText: new RegExp(`${[piece, ...objects].join('.*')}\\s*$`) });
    else for (const one of objects) wanted = wanted.filter({ hasText: one });
    if (verb === 'lead') wanted = wanted.filter({ hasText: new RegExp(`a ${LEADERS[piece]}\\s*$`) });
    await wanted.first().waitFor({ state: 'attached' });
    if (!(await wanted.first().isVisible()))
      await this.press(wanted.first().locator('xpath=ancestor::details/summary'));
    await this.press(wanted.first());
    await this.confirmIfAsked(before);
  }

  /** Lays a card beside every Troop, alone or shared, and turns them face down. */
  async layCards(plan) {
    for (const [key, order] of Object.entries(plan)) {
      if (key.startsWith(GROUP)) continue;
      const row = this.orders.getByRole('radiogroup', { name: new RegExp(`${key}$`) });
      await this.press(row.getByRole('radio', { name: ORDERS[order] }));
    }
    for (const [key, head] of Object.entries(plan)) {
      const unit = key.slice(GROUP.length);
      if (!key.startsWith(GROUP) || head === unit) continue;
      const row = this.orders.locator('.row', { has: this.page.getByRole('radiogroup', { name: new RegExp(`${unit}$`) }) });
      await row.getByRole('combobox').selectOption(head);
    }
    await this.press(this.own('Poner las cartas boca abajo'));
  }

  openly(words) {
    return words.replace(/orden ¡\p{L}+! \(boca abajo\)/u, 'orden boca abajo');
  }
}
