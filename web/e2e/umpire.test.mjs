/** A battle on a real table: secret cards on two phones, a roster with boxes for wear, and questions in place of a board. */
import assert from 'node:assert/strict';

import { PHONE, picture, play } from './stage.mjs';

const OPTIONS = { blue_army: 'spain_1000', red_army: 'sweden_1000', positions: 'table', preparation: 'ready' };

async function lays(player) {
  await player.press(player.button('Completar el plan'));
  await player.press(player.button(/^Poner las cartas/));
}

play('two phones lay secret cards, throw their dice and tell an umpire what stands on a real table', async (stage) => {
  const host = await stage.player({ node: 0, ...PHONE });
  const guest = await stage.player({ node: 1, ...PHONE });
  await host.open('/');
  await guest.open('/');
  const post = (player, path, body) =>
    player.page.evaluate(
      async ([where, form]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(where, { method: 'POST', headers, body: JSON.stringify(form) })).json();
      },
      [path, body],
    );
  const form = { game: 'tercios', scenario: 'fields_of_glory', options: OPTIONS, mine: ['blue'], public: false, dice: true };
  await post(host, '/api/session/guest', { name: 'Ana', language: 'es' });
  await post(guest, '/api/session/guest', { name: 'Bea', language: 'es' });
  const room = await post(host, '/api/rooms', form);
  await post(guest, `/api/links/${room.link}/seat`, { seat: 'red', dice: true });
  await host.open(`/room/${room.id}`);
  await guest.open(`/room/${room.id}`);
  await host.page.getByText('□□').first().waitFor();
  await guest.page.getByText('desgaste 0/2').first().waitFor();
  await picture(host, 'umpire-roster');
  const before = await guest.page.getByRole('tabpanel').first().innerText();
  await lays(host);
  await host.page.waitForTimeout(600);
  assert.equal(await guest.page.getByRole('tabpanel').first().innerText(), before, 'the guest is told nothing');
  await lays(guest);
  const card = host.page.getByRole('region', { name: 'Dados de verdad' });
  await card.waitFor();
  await picture(host, 'umpire-dice');
  await host.press(card.getByRole('button', { name: 'Muestra 6', exact: true }));
  await host.press(card.getByRole('button', { name: 'Muestra 1', exact: true }));
  await host.press(host.button(/Empieza Azul/));
  await host.page.getByText(/Le toca/).first().waitFor();
  await picture(host, 'umpire-go');
});
