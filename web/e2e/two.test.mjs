/** Two people, each on a web node of their own, play four turns; one loses the connection in the second. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

const TURNS = 4;

play('two browsers on two web nodes play four turns and lose a connection on the way', async (stage) => {
  const host = await stage.player({ node: 0, shaky: true });
  const guest = await stage.player({ node: 1, shaky: true });
  assert.notEqual(host.address, guest.address);
  await host.arrive('Juan');
  const link = await host.invite('Aprendizaje');
  await guest.joinByLink(link, 'Alí');
  await host.seeBoard();
  await bothSee(host, guest);
  let attacks = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    attacks += await playSide(turn, host, guest, 'este', ['noreste', 'sureste']);
    attacks += await playSide(turn, guest, host, 'oeste', ['suroeste', 'noroeste']);
    await bothSee(host, guest);
    await bothRead(host, guest);
  }
  assert.match(await host.moment(), new RegExp(`^${TURNS + 1} Liga Santa `));
  assert.ok(attacks > 0, 'in four turns somebody has come close enough to attack');
});

/** One side's turn: all its ships move, attack where they can, and turn; the other side sees it all. */
async function playSide(turn, mover, watcher, ahead, aside) {
  await mover.turn();
  if (turn === 2) await moveThroughSilence(mover, watcher, ahead);
  else if (turn === 3) await moveUnheard(mover, watcher, ahead);
  else await moveAll(mover, ahead);
  await mover.endPhase();
  await bothSee(mover, watcher);
  const attacks = await attackAll(mover);
  await mover.endPhase();
  await bothSee(mover, watcher);
  await mover.selectAll();
  assert.ok((await mover.order('Girar la proa…', aside[turn % 2])) > 0, 'somebody turns');
  await mover.endPhase();
  await bothSee(mover, watcher);
  return attacks;
}

async function moveAll(mover, ahead) {
  await mover.selectAll();
  const advanced = await mover.order('Poner rumbo…', ahead);
  assert.ok(advanced > 0, 'somebody moves');
  return advanced;
}

/**
 * The watcher is cut off while a first ship moves; then the mover is, before the order to all others leaves the browser.
 * Once both are back, every order was followed once and both see it.
 */
async function moveThroughSilence(mover, watcher, ahead) {
  const before = await watcher.fleet();
  await watcher.loseConnection();
  const first = await mover.moveOne();
  assert.deepEqual(await watcher.fleet(), before, 'whoever is cut off hears nothing');
  await watcher.findConnection();
  await bothSee(mover, watcher);
  const meanwhile = await watcher.fleet();
  assert.notDeepEqual(meanwhile, before, 'whoever was cut off sees what happened meanwhile');

  await mover.selectAll();
  await mover.loseConnection();
  const ordered = mover.order('Poner rumbo…', ahead);
  await mover.page.waitForTimeout(500);
  assert.deepEqual(await watcher.fleet(), meanwhile, 'an order without a connection waits');
  await mover.findConnection();
  const followed = await ordered;
  await bothSee(mover, watcher);
  const moves = (await mover.log()).filter((line) => line.includes(' se mueve '));
  const now = moves.slice(-followed - 1).map((line) => line.split(' ')[0]);
  assert.equal(now[0], first);
  assert.equal(new Set(now).size, followed + 1, `every ship moved once: ${now}`);
}

/** The watcher is in a tunnel while the mover moves: its connection is dead and does not know it. */
async function moveUnheard(mover, watcher, ahead) {
  const before = await watcher.fleet();
  await watcher.enterTunnel();
  await moveAll(mover, ahead);
  assert.deepEqual(await watcher.fleet(), before, 'nothing is heard in a tunnel');
  await watcher.leaveTunnel();
  await bothSee(mover, watcher);
  watcher.offline = false;
}

/** Fires guns and small arms with all that can. */
async function attackAll(mover) {
  let attacks = 0;
  for (const weapon of ['Cañones', 'Armas ligeras']) {
    if (!(await mover.allAble().isVisible())) continue;
    await mover.selectAll();
    attacks += await mover.order(weapon);
  }
  return attacks + (await mover.resolveRams());
}

/** Waits until both boards show the same ships in the same places. */
async function bothSee(one, other) {
  await one.page.waitForTimeout(50);
  for (let tries = 0; ; tries += 1) {
    const [first, second] = [await one.fleet(), await other.fleet()];
    if (first.join() === second.join()) return;
    if (tries > 150) assert.deepEqual(first, second, 'both boards show the same position');
    await one.page.waitForTimeout(100);
  }
}

/** Both logs tell the same, each thing once. */
async function bothRead(one, other) {
  const [first, second] = [await one.log(), await other.log()];
  assert.ok(first.length > 20, 'something has happened');
  assert.equal(first.join('\n'), second.join('\n'), 'both read the same log');
}
