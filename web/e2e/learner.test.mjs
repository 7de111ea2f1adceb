/** Somebody who has read nothing but the screen: from the first button to the end of the game. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

const MOST_STEPS = 400;

play(
  'somebody who has read nothing but the screen plays the first game to its end',
  async (stage) => {
    const learner = await stage.player();
    await learner.arrive('Lucía');
    await learner.playSmallBattle();
    const ending = learner.page.getByRole('heading', { name: /^(Ha ganado usted|Gana |Empate)/ });
    let advised = 0;
    let steps = 0;
    for (; steps < MOST_STEPS && !(await ending.isVisible()); steps += 1) {
      if (await step(learner, ending)) advised += 1;
    }
    await ending.waitFor();
    const told = await learner.page.getByRole('tabpanel', { name: 'Órdenes' }).innerText();
    assert.match(told, /Liga Santa\s+Islam\s+Puntos en juego\s+\d+\s+\d+/);
    assert.ok(advised > 20, `advice was taken ${advised} times`);
    stage.context.diagnostic(`${steps} steps, advice taken ${advised} times`);
    const panel = learner.page.getByRole('tabpanel', { name: 'Órdenes' });
    await learner.press(panel.getByRole('button', { name: 'Revancha con los bandos cambiados' }));
    await learner.seeBoard();
    const seats = learner.page.getByRole('list', { name: 'Bandos' });
    await seats.getByRole('listitem').filter({ hasText: /^Islam\s*Lucía/ }).waitFor();
    await learner.page.goBack();
    await learner.press(panel.getByRole('link', { name: 'Ver la partida' }));
    await learner.page.getByRole('slider', { name: 'Momento de la partida' }).waitFor();
  },
  { minutes: 10 },
);

/** Does the one thing that the screen suggests now; true if it was advice. */
async function step(learner, ending) {
  const { orders } = learner;
  const attack = learner.considered().getByRole('button', { name: /^(Atacar|Confirmar)$/ });
  const advised = orders.getByRole('button', { name: 'Hacerlo' });
  const hint = orders.getByRole('button', { name: 'Consejo' });
  const tow = learner.tow();
  await attack.or(advised).or(hint).or(tow).or(ending).first().waitFor({ timeout: 60_000 });
  const suggested = [attack, advised, tow, hint];
  for (const place of suggested) {
    if (!(await place.isVisible()) || !(await place.isEnabled())) continue;
    await learner.press(place, { timeout: 30_000 });
    const next = place === hint ? advised.waitFor({ timeout: 5000 }) : place.waitFor({ state: 'detached', timeout: 5000 });
    await next.catch(() => undefined);
    return place === advised;
  }
  await learner.page.waitForTimeout(50);
  return false;
}
