/** Real dice: chosen by the host, accepted by the guest, thrown by each in their own browser, and marked in the record. */
import assert from 'node:assert/strict';

import { PHONE, picture, play } from './stage.mjs';

const card = (player) => player.page.getByRole('region', { name: 'Dados de verdad' });

async function throws(player, ...faces) {
  await card(player).waitFor();
  for (const face of faces) await player.press(card(player).getByRole('button', { name: `Muestra ${face}`, exact: true }));
}

const stops = async (player) => {
  const stop = player.button('No comprar más');
  await stop.waitFor();
  await player.press(stop);
};

play('two people throw dice of their own, each in their browser, and one who has not agreed is given no seat', async (stage) => {
  const host = await stage.player({ node: 0, ...PHONE });
  const guest = await stage.player({ node: 1, ...PHONE });
  await host.arrive('Ana');
  await host.press(host.page.getByRole('radio', { name: /Tercios/ }).first());
  await host.press(host.page.getByRole('radio', { name: /Campos de gloria/i }).first());
  await host.press(host.page.getByRole('radio', { name: /enlace|amig/i }).first());
  await host.page.getByRole('checkbox', { name: /^Dados de verdad/ }).check();
  await picture(host, 'throw-chosen');
  await host.press(host.page.getByRole('button', { name: /^(Jugar|Empezar|Crear)/ }).last());
  await host.page.waitForURL(/\/room\//);
  const room = new URL(host.page.url()).pathname.split('/').at(-1);
  const { link } = await host.page.evaluate(async (name) => (await fetch(`/api/rooms/${name}`)).json(), room);

  await guest.open(`/join/${link}`);
  const accept = guest.page.getByRole('checkbox', { name: /tire sus propios dados/ });
  await accept.waitFor();
  const { request } = guest.page.context();
  const post = (path, data) => request.post(new URL(path, guest.page.url()).href, { data, headers: { origin: new URL(guest.page.url()).origin } });
  await post('/api/session/guest', { name: 'Bea', language: 'es' });
  const barred = await post(`/api/links/${link}/seat`, { seat: 'red' });
  assert.equal((await barred.json()).message.key, 'web-dice-to-accept', 'who has not agreed takes no seat');
  await guest.open(`/join/${link}`);
  await accept.check();
  await picture(guest, 'throw-accepted');
  await guest.press(guest.page.getByRole('button', { name: /^Jugar/ }).first());

  await card(host).waitFor();
  await picture(host, 'throw-card');
  assert.equal(await card(guest).count(), 0, 'the throw is not the guest’s');
  await throws(host, 3);
  await host.press(host.button('Un dado atrás'));
  await throws(host, 4, 4);
  await card(host).getByRole('group', { name: 'Dado 3 de 4' }).waitFor();
  await picture(host, 'throw-again');
  await throws(host, 5, 2);
  await stops(host);
  await stops(guest);
  await throws(host, 1, 6);
  await host.page.waitForTimeout(300);
  await host.resign();
  const written = await host.page.evaluate(async (name) => (await fetch(`/api/rooms/${name}/record`)).text(), room);
  const lines = written.trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(lines[0].typed, true);
  const rolled = lines.filter((line) => line.is === 'rolled');
  assert.deepEqual(rolled[0], { is: 'rolled', faces: [4, 4, 5, 2], typed: true, by: 'blue' });
  assert.ok(rolled.length > 1 && rolled.every((line) => line.typed && line.by), JSON.stringify(rolled));
  await host.press(host.button('Comprobar los dados'));
  await host.page.getByText(/con sus propios dados/).first().waitFor();
  await picture(host, 'throw-checked');
});
