/** Looking back: the whole game with the slider, a link to one moment, and what is new since the last turn. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

play('a game is replayed, a moment of it is shared, and whoever comes back is told what is new', async (stage) => {
  const host = await stage.player({ node: 0 });
  const guest = await stage.player({ node: 1 });
  await host.arrive('Juan');
  const link = await host.invite('Aprendizaje', { isPublic: true });
  await guest.joinByLink(link, 'Alí');
  await host.seeBoard();
  const beginning = await host.fleet();
  const room = new URL(host.page.url()).pathname;
  await playATurn(host);
  await host.page.goto('about:blank');
  await guest.turn();
  await playATurn(guest);
  await guest.until('2 Liga Santa movimiento');
  const end = await guest.fleet();

  await host.open(room);
  await host.seeBoard();
  const news = host.page.getByRole('status').filter({ hasText: /Desde su último turno: .*novedades/ });
  await news.waitFor();
  await host.press(news.getByRole('button', { name: 'Verlas' }));
  await news.waitFor({ state: 'detached' });
  await host.untilFleet((fleet) => bare(fleet) === bare(end));

  await host.open(`${room}/replay`);
  const slider = host.page.getByRole('slider', { name: 'Momento de la partida' });
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  assert.ok(last > 20, `${last} positions`);
  await slider.fill('0');
  await host.untilFleet((fleet) => bare(fleet) === bare(beginning));
  await slider.fill(String(last));
  await host.untilFleet((fleet) => bare(fleet) === bare(end));
  await slider.fill('0');
  await host.press(host.button('Fase siguiente'));
  assert.ok(Number(await slider.inputValue()) > 0);
  await host.press(host.button('Un paso adelante'));
  await host.press(host.button('Un paso atrás'));

  await slider.fill('9');
  const then = await host.fleet();
  await host.press(host.button('Copiar enlace a este momento'));
  await host.page.getByText('Enlace copiado.').waitFor();
  const shared = await host.page.evaluate(() => navigator.clipboard.readText());
  const stranger = await stage.player({ node: 1 });
  await stranger.open(shared.replace(host.address, stranger.address));
  const theirs = stranger.page.getByRole('slider', { name: 'Momento de la partida' });
  await theirs.waitFor();
  await stranger.untilFleet((fleet) => bare(fleet) === bare(then));
  assert.equal(await theirs.inputValue(), '9');
});

/** All three phases of a side: everybody forward, nothing else. */
async function playATurn(player) {
  await player.turn();
  await player.selectAll();
  await player.order('Avanzar');
  for (let phase = 0; phase < 3; phase += 1) await player.endPhase();
}

/** Where the ships are and where they head, whatever marks they bear. */
const bare = (fleet) => fleet.map((told) => told.split(';')[0]).join('\n');
