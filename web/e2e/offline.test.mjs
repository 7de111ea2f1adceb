/** After one visit the client is on the device: what needs no server works without one, and nothing open is replaced. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { fits, isSound } from './checks.mjs';
import { ROOT } from './server.mjs';
import { picture, PHONE, play } from './stage.mjs';

/** Waits until everything is kept; it begins some seconds after the page has come. */
async function untilKept(page) {
  await page.getByText('Está todo aquí').waitFor();
}

play('in flight mode the pages that need no server work, and say what does not', async (stage) => {
  const player = await stage.player({ shaky: true, keeps: true, ...PHONE });
  const { page } = player;
  await player.open('/device');
  await untilKept(page);
  await isSound(page, 'what is on this device');
  await fits(player, 'what is on this device');
  await picture(player, 'device');

  player.offline = true;
  player.relay.cut();
  await player.open('/');
  await page.getByText('Sin conexión. Esto funciona:').waitFor();
  await page.getByText('No se llega al servidor').waitFor();
  await picture(player, 'away');
  await player.press(page.locator('.away').getByRole('link', { name: 'Ayuda' }));
  await player.press(page.getByRole('link', { name: 'Mistral en la mesa de Maestre' }));
  await page.getByRole('heading', { level: 1, name: 'Mistral en la mesa de Maestre' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Mistral en la mesa de Maestre' }).waitFor();
  await player.open('/device');
  await untilKept(page);

  await page.getByText('Sin conexión: esto funciona igual.').waitFor();
  player.relay.mend();
  await page.locator('.away').waitFor({ state: 'detached' });
  player.offline = false;
  await player.open('/');
  await page.getByRole('region', { name: 'Nueva partida' }).waitFor();
});

const KINDS = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml', '.png': 'image/png' };

/** Serves the built client alone; what `/worker.js` is can be changed, as by a new version. */
async function bareClient() {
  const folder = join(ROOT, 'src/maestre/server/web/client');
  const client = { version: '' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://here');
    const isPage = !extname(pathname) && !pathname.startsWith('/api');
    try {
      const body = readFileSync(join(folder, isPage ? 'index.html' : pathname), 'utf8');
      response.setHeader('content-type', KINDS[isPage ? '.html' : extname(pathname)] ?? 'application/octet-stream');
      response.end(pathname === '/worker.js' ? body.replace(/VERSION = "/, `VERSION = "${client.version}`) : body);
    } catch {
      response.statusCode = pathname === '/api/catalogue' ? 200 : 404;
      response.end('[]');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { client, server, address: `http://127.0.0.1:${server.address().port}` };
}

play('a new version asks before it replaces what is open', async (stage) => {
  const { client, server, address } = await bareClient();
  try {
    const player = await stage.player({ keeps: true });
    const { page } = player;
    player.expects(/404/);
    await player.open(`${address}/device`);
    await untilKept(page);
    await page.evaluate(() => void (window.isOpen = true));

    client.version = 'second-';
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByText('Hay una versión nueva.').waitFor();
    const kept = () => page.evaluate(() => caches.keys());
    assert.equal((await kept()).length, 2, 'the old one and the new one are both kept');
    assert.ok(await page.evaluate(() => window.isOpen), 'the page is as it was');
    await picture(player, 'fresh');

    await player.press(player.button('Usarla ahora'));
    await page.waitForFunction(() => window.isOpen === undefined);
    await untilKept(page);
    assert.deepEqual((await kept()).map((name) => name.startsWith('maestre-second-')), [true]);
    assert.equal(await page.getByText('Hay una versión nueva.').count(), 0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

play('what is kept on the device is saved as a file, and taken in from one', async (stage) => {
  const player = await stage.player();
  const { page } = player;
  await player.open('/device');
  await page.getByText('Todavía nada').waitFor();
  const file = { maestre: 1, shelves: { lists: [{ id: 'a', at: 5, what: { name: 'España' } }], notebooks: [], events: [] } };
  const bring = (text) => page.locator('input[type=file]').setInputFiles({ name: 'maestre.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('{"maestre":0}');
  await page.getByText('No es un archivo guardado desde aquí').waitFor();
  await bring(JSON.stringify(file));
  await page.getByText('Ha llegado 1 cosa del archivo.').waitFor();
  await page.reload();
  await page.getByText('1 lista', { exact: true }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), player.press(player.button('Guardarlo en un archivo'))]);
  assert.deepEqual(JSON.parse(readFileSync(await download.path(), 'utf8')), file);
});
