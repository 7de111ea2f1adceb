/** A room of Lepanto with the charts of an owner: filled in, accepted, played for a turn, seen by its players alone. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { PYTHON, ROOT } from './server.mjs';
import { PHONE, picture, play } from './stage.mjs';

const run = promisify(execFile);
/** A row that stands in no book and in none of our files. */
const MINE = 'BEBRRB';

play('a room of Lepanto with the charts of an owner is played for a turn, and nobody else sees their values', async (stage) => {
  const host = await stage.player({ node: 0 });
  const guest = await stage.player({ node: 1, ...PHONE });
  const watcher = await stage.player({ node: 1 });

  await host.arrive('Juan');
  await host.press(host.page.getByRole('link', { name: '¿Tiene el juego impreso? Juegue con sus tablas y factores' }));
  await fillIn(host);
  await picture(host, 'figures-form');
  await host.press(host.page.getByRole('link', { name: 'A una partida nueva' }));
  await host.page.getByLabel('Su nombre').fill('Juan');
  await host.press(host.page.getByRole('checkbox', { name: 'Jugar con mis cifras del juego impreso' }));
  assert.equal(await host.page.getByRole('checkbox', { name: /partidas abiertas/ }).count(), 0, 'such a room is private');
  const link = await host.invite('Aprendizaje');
  await picture(host, 'figures-waiting');

  const heard = listen(watcher.page);
  await watcher.open(link);
  await watcher.page.getByText('Acepto jugar con las cifras que Juan').waitFor();

  await guest.open(link);
  await guest.page.getByLabel('Su nombre').fill('Alí');
  const sit = guest.button(/^Jugar: /);
  await guest.press(sit);
  assert.ok(await sit.isVisible(), 'nobody sits down without accepting the figures');
  await guest.press(guest.page.getByText('Se juega con cifras del juego impreso'));
  await guest.page.getByText('combat.close_combat.chart', { exact: true }).waitFor();
  await picture(guest, 'figures-join');
  await guest.press(guest.page.getByRole('checkbox', { name: /^Acepto/ }));
  await guest.press(sit);
  await guest.seeBoard();
  await host.seeBoard();

  const room = new URL(host.page.url()).pathname;
  watcher.expects(/404|401/);
  for (const place of [room, `${room}/replay`]) {
    await watcher.open(place);
    await watcher.page.getByText(/ninguna sala así/).first().waitFor();
  }
  for (const path of ['', '/figures', '/sheet', '/replay', '/log?before=5', '/record']) {
    const answer = await watcher.page.request.get(`${watcher.address}/api/rooms/${room.split('/')[2]}${path}`);
    assert.ok([401, 404].includes(answer.status()), `${path}: ${answer.status()}`);
  }

  for (const [mover, ahead] of [[host, 'este'], [guest, 'oeste']]) {
    await mover.turn();
    await mover.selectAll();
    assert.ok((await mover.order('Poner rumbo…', ahead)) > 0, 'somebody moves');
    for (let phase = 0; phase < 3; phase += 1) await mover.endPhase();
  }
  assert.match(await host.moment(), /^2 Liga Santa /);
  const file = await own(host, `/api/rooms/${room.split('/')[2]}/figures`);
  assert.ok(file.includes(MINE));
  assert.equal(await own(guest, `/api/rooms/${room.split('/')[2]}/figures`), file, 'both players have the file');

  await host.resign();
  const record = await own(guest, `/api/rooms/${room.split('/')[2]}/record`);
  assert.ok(!record.includes(MINE), 'the record holds no values');
  await verify(record, file);
  assert.ok(heard.join('\n').length > 10_000, 'the watcher has heard something');
  assert.ok(!heard.join('\n').includes(MINE), 'and none of the values');
});

/** Puts a row of the charts in, has it checked, and mends what was wrong with it. */
async function fillIn(host) {
  const row = host.page.getByLabel('Armas ligeras y abordaje, Proporción 2:1');
  await row.fill('bebrr');
  await host.page.getByText('Seis letras, y cada una debe ser de estas: R, E, B').waitFor();
  const check = host.button('Comprobar y guardar en este navegador');
  assert.ok(await check.isDisabled(), 'a row that is not complete cannot be kept');
  await row.fill(MINE.toLowerCase());
  await host.press(check);
  await host.page.getByText(/Se puede jugar con ellas/).waitFor();
}

/** Everything that comes to a page, over HTTP and over its socket. */
function listen(page) {
  const heard = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/')) heard.push(await answer.text().catch(() => ''));
    else heard.push(answer.url());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

async function own(player, path) {
  const answer = await player.page.request.get(player.address + path);
  assert.equal(answer.status(), 200, path);
  return answer.text();
}

/** The record holds with the file, and is refused without it. */
async function verify(record, file) {
  const folder = await mkdtemp(join(tmpdir(), 'maestre-figures-'));
  const [written, figures] = [join(folder, 'game.jsonl'), join(folder, 'mine.toml')];
  await writeFile(written, record);
  await writeFile(figures, file);
  const maestre = (...words) => run(PYTHON, ['-m', 'maestre', ...words], { cwd: ROOT });
  await maestre('verify', written, '--figures', figures);
  await assert.rejects(maestre('verify', written), (error) => /cifras|figures/.test(error.stdout + error.stderr));
  await rm(folder, { recursive: true });
}
