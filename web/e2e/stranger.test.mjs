/** A game that nobody here has drawn a board for: made by `maestre new`, played on what it says of itself. */
import assert from 'node:assert/strict';

import { fits, isSound, isSpoken, tabToElement, visibleWords } from './checks.mjs';
import { DESKTOP, PHONE, picture, play } from './stage.mjs';
import { Visitor } from './visitor.mjs';

const TRAIN = 'Recua de Mulas';
const GUARD = 'Guardia de Frontera';

class Smuggler extends Visitor {
  get board() {
    return this.page.getByRole('group', { name: 'Tablero', exact: true });
  }

  get considered() {
    return this.page.getByRole('region', { name: 'Orden en preparación' });
  }

  piece(name) {
    return this.board.getByRole('button', { name: new RegExp(`^${name}, `) });
  }

  cell(name) {
    return this.board.getByRole('button', { name, exact: true });
  }

  /** Begins a game in which they play both sides. */
  async begin(name) {
    await this.arrive(name);
    await this.page.getByRole('group', { name: 'Juego' }).locator('input[value=smugglers]').check();
    await this.newGame({ scenario: 'El puerto', opponent: 'Los dos bandos aquí' });
    await this.able();
  }

  /** Waits until something may be touched. */
  async able() {
    await this.board.locator('.piece.able').first().waitFor();
  }

  /** Waits until a side looks at the board. */
  async turnOf(side) {
    await this.page.getByRole('button', { name: side, pressed: true }).waitFor();
    await this.able();
  }

  async confirm() {
    await this.press(this.considered.getByRole('button', { name: 'Hacerlo' }));
    await this.considered.waitFor({ state: 'detached' });
  }
}

for (const [device, like] of [
  ['a desk', { ...DESKTOP, colorScheme: 'light' }],
  ['a phone by night', { ...PHONE, colorScheme: 'dark' }],
]) {
  play(`a stranger's game is played to its end by touching its board, at ${device}`, async (stage) => {
    const player = await stage.player({ as: Smuggler, ...like });
    const { page } = player;
    const shot = (name) => picture(player, `stranger-${device.split(' ')[1]}-${name}`);
    const sound = async (where) => {
      await isSound(page, where);
      if (player.touches) await fits(player, where);
    };
    await player.begin('Ana');
    await page.getByRole('heading', { level: 1, name: 'Turno 1 de 20' }).waitFor();
    await shot('opening');
    await sound('the opening');
    isSpoken(await visibleWords(page), 'the opening');

    await player.press(player.piece('primera mula'));
    await player.considered.getByText('La lleva la primera mula').waitFor();
    await player.confirm();

    for (const [at, goal] of [['a1', 'a2'], ['a2', 'a3'], ['a3', 'a4'], ['a4', 'a5']]) {
      await player.turnOf(TRAIN);
      await player.press(player.piece(`primera mula, ${at}`));
      await player.cell(goal).waitFor();
      if (goal === 'a2') {
        await shot('chosen');
        await sound('a mule chosen');
      }
      await player.press(player.cell(goal));
      await player.confirm();
      await player.turnOf(GUARD);
      if (goal === 'a5') await weighsASearch(player, shot, sound);
      await player.press(player.button('Esperar'));
      await player.confirm();
    }
    await player.turnOf(TRAIN);
    await page.getByRole('heading', { level: 1, name: 'Turno 5 de 20' }).waitFor();
    await player.press(player.piece('primera mula'));
    await player.press(player.cell('a6'));
    await player.confirm();
    await page.getByText('La plata ha pasado.').waitFor();
    await shot('end');
    await sound('the end');

    await player.press(page.getByRole('link', { name: 'Ver la partida' }).first());
    await looksBack(player, shot, sound);
    await readsHelp(player, shot, sound);
  });
}

/** The guard sees what may come of a search, and thinks better of it. */
async function weighsASearch(player, shot, sound) {
  await player.press(player.piece('primera patrulla'));
  await player.press(player.piece('primera mula'));
  await player.considered.getByText('La primera patrulla registra la primera mula').waitFor();
  await player.considered.getByText('33 %').waitFor();
  await shot('odds');
  await sound('a search weighed');
  await player.press(player.considered.getByRole('button', { name: 'Volver' }));
  await player.considered.waitFor({ state: 'detached' });
}

/** In a replay the pieces stand where they stood. */
async function looksBack(player, shot, sound) {
  const mule = (at) => player.board.getByRole('img', { name: new RegExp(`^primera mula, ${at}`) });
  const { page } = player;
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').press('End');
  await mule('a6').waitFor();
  await page.getByRole('slider').press('Home');
  await mule('a1').waitFor();
  await shot('replay');
  await sound('the replay');
}

async function readsHelp(player, shot, sound) {
  const { page } = player;
  await player.open('/help/smugglers');
  await page.getByRole('heading', { level: 1, name: 'Smugglers' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: GUARD }).waitFor();
  await shot('help');
  await sound('the help');
}

play("a stranger's game is played to its end with the keyboard alone", async (stage) => {
  const player = await stage.player({ as: Smuggler });
  const { page } = player;
  const focused = page.locator(':focus');
  const on = async (name) => {
    await page.locator(`:focus[aria-label^="${name}"]`).waitFor();
  };
  const decides = async () => {
    await player.considered.getByRole('button', { name: 'Hacerlo' }).and(focused).waitFor();
    await player.key('Enter');
    await player.considered.waitFor({ state: 'detached' });
  };
  await player.begin('Teresa');
  await tabToElement(player, (element) => element.dataset.touch === 'mule-1');
  await player.key('Tab');
  await on('segunda mula');
  await player.key('ArrowLeft');
  await on('primera mula');
  await player.key('Enter');
  await decides();
  for (const goal of ['a2', 'a3', 'a4', 'a5', 'a6']) {
    await player.turnOf(TRAIN);
    await on('primera mula');
    if (goal === 'a2') {
      await player.key('Enter');
      await on('a2');
      await player.key('ArrowRight');
      await on('b1');
      await player.key('Escape');
      await on('primera mula');
    }
    await player.key('Enter');
    // Between a rock or a patrol and the edge there is one way only, which needs no second touch.
    if (goal !== 'a4' && goal !== 'a6') {
      await on(goal);
      await player.key('Enter');
    }
    await decides();
    if (goal === 'a6') break;
    await player.turnOf(GUARD);
    await on('primera patrulla');
    await tabToElement(player, (element) => element.textContent.trim() === 'Esperar');
    await player.key('Enter');
    await decides();
  }
  await page.getByText('La plata ha pasado.').waitFor();
  assert.equal(await player.board.locator('.able').count(), 0, 'nothing lights up once it is over');
});
