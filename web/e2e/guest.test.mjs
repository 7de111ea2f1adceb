/** A friend with a link in a message, on a phone, without an account: the first move in less than a minute. */
import assert from 'node:assert/strict';

import { PHONE, play } from './stage.mjs';

const A_MINUTE = 60_000;

play('a guest goes from the link to a first move in less than a minute', async (stage) => {
  const host = await stage.player({ node: 0 });
  await host.arrive('Juan');
  const link = await host.invite('Aprendizaje', { side: 'Islam' });

  const guest = await stage.player({ node: 1, ...PHONE });
  const began = Date.now();
  await guest.joinByLink(link, 'Beatriz');
  await guest.turn();
  const ship = await guest.tapAShip();
  const before = await guest.whereabouts(ship);
  await guest.tapAHex();
  await guest.confirm();
  const after = await guest.untilFleet((fleet) => !fleet.includes(before));
  const took = Date.now() - began;
  assert.ok(took < A_MINUTE, `it took ${took} ms`);
  stage.context.diagnostic(`from the link to the first move: ${(took / 1000).toFixed(1)} s`);

  await host.untilFleet((fleet) => fleet.join() === after.join());
  assert.equal(await host.page.getByRole('list', { name: 'Bandos' }).getByText('Beatriz').count(), 1);
});
