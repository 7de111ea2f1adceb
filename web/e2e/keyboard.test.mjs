/** Nothing but the keyboard: from the page of games to moving ships, ending a phase, the log and the language. */
import assert from 'node:assert/strict';

import { tabTo, tabToElement } from './checks.mjs';
import { play } from './stage.mjs';

play('everything is done with the keyboard alone', async (stage) => {
  const player = await stage.player();
  const { page } = player;
  await player.open();
  await tabTo(player, 'textbox', 'Su nombre');
  await page.keyboard.type('Teresa');
  await tabTo(player, 'button', 'Jugar una batalla pequeña');
  await player.key('Enter');
  await player.seeBoard();
  await player.turn();

  const moved = await movesAShip(player);
  await ordersASquadron(player, moved);

  await tabTo(player, 'button', /^Terminar la fase/);
  await player.key('Enter');
  if (await player.appears(player.orders.getByRole('alert'))) {
    await tabTo(player, 'button', /^Terminar la fase/);
    await player.key('Enter');
  }
  await player.until('1 Liga Santa combate');

  await player.key('2');
  await opensALedger(player);
  await player.key('4');
  await speaksEnglish(player);
});

/** Chooses a ship, walks over the hexes it may go to, chooses one and its heading, and confirms. */
async function movesAShip(player) {
  await tabTo(player, 'button', /^C[A-Z]-/);
  const hex = player.board.getByRole('button', { name: /^\d{4}: / }).and(player.page.locator(':focus'));
  let ship = await player.nextShip();
  await player.board.getByRole('button', { name: /^\d{4}: / }).first().waitFor({ timeout: 3000 }).catch(() => undefined);
  if (/-A\d/.test(ship)) ship = await player.nextShip();
  await player.board.getByRole('button', { name: /^\d{4}: / }).first().waitFor();
  const before = await player.whereabouts(ship);
  await player.key('Enter');
  await hex.waitFor();
  const first = await hex.getAttribute('aria-label');
  await player.key('ArrowRight');
  await player.key('ArrowLeft');
  assert.ok(await hex.isVisible(), `the arrows stay among the hexes, ${first} was one`);
  await player.key('Enter');
  const heading = player.board.getByRole('button', { name: /^(\d+ hex|gira)/ }).and(player.page.locator(':focus'));
  await heading.or(player.considered()).first().waitFor();
  if (!(await player.considered().isVisible())) {
    await player.key('Enter');
    await player.considered().waitFor();
  }
  await player.key('Enter');
  await player.untilFleet((fleet) => !fleet.includes(before));
  return ship;
}

async function ordersASquadron(player, moved) {
  await player.focusIsOnBoard();
  const before = await player.fleet();
  await player.key('e');
  await player.orders.getByRole('region', { name: /buques elegidos$/ }).waitFor();
  await player.key('a');
  const after = await player.untilFleet((fleet) => fleet.join() !== before.join());
  assert.ok(after.filter((told) => !before.includes(told)).length > 5, `many ships move after ${moved}`);
}

async function opensALedger(player) {
  await player.page.getByRole('tab', { name: 'Diario', selected: true }).waitFor();
  await tabToElement(player, (element) => element.tagName === 'SUMMARY' && / se mueve /.test(element.textContent));
  await player.key('Enter');
  await player.page.getByRole('log', { name: 'Diario' }).getByText('Según la regla').first().waitFor();
}

async function speaksEnglish(player) {
  await player.page.getByRole('tab', { name: 'Mesa', selected: true }).waitFor();
  await tabTo(player, 'combobox', 'Idioma');
  await player.key('ArrowDown');
  await player.page.getByRole('tab', { name: 'Orders' }).waitFor();
  await player.key('ArrowUp');
  await player.page.getByRole('tab', { name: 'Órdenes' }).waitFor();
}
