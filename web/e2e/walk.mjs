/**
 * Walks the site that `make site` has built, in both languages, on a desktop and a phone, and takes pictures into
 * build/walk, those of the README's first screen too. A page that is wider than its screen, that complains, or whose
 * switch of language leads elsewhere than to its pair fails: `make walk`.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { ARGUMENTS, CHROMIUM, PHONE } from './stage.mjs';

const BUILD = new URL('../../build/', import.meta.url);
const KINDS = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' };
const FOLDER = fileURLToPath(new URL('walk/', BUILD));
const SCREENS = { desktop: { viewport: { width: 1280, height: 800 } }, phone: { ...PHONE, deviceScaleFactor: 1 } };

/** Each page by its English and its Spanish name; all others are reached through the links of these. */
const STOPS = [
  ['index', 'index'],
  ['start/install', 'empezar/instalar'],
  ['start/first-battle', 'empezar/primera-batalla'],
  ['play/lepanto', 'jugar/lepanto'],
  ['play/tercios', 'jugar/tercios'],
  ['play/mistral', 'jugar/mistral'],
  ['terminal', 'terminal'],
  ['rules/lepanto/index', 'reglas/lepanto/index'],
  ['rules/lepanto/6', 'reglas/lepanto/6'],
  ['rulings/tercios', 'resoluciones/tercios'],
  ['rebuilt', 'reconstruido'],
  ['host/server', 'alojar/servidor'],
  ['host/runbook', 'alojar/guardia'],
  ['host/upgrade', 'alojar/actualizar'],
  ['research', 'investigar'],
  ['library', 'biblioteca'],
  ['reference/commands', 'referencia/comandos'],
  ['reference/settings', 'referencia/ajustes'],
  ['reference/api', 'referencia/api'],
  ['contribute/first-hour', 'contribuir/primera-hora'],
  ['design/figures', 'diseno/cifras'],
  ['decisions/index', 'diseno/decisiones'],
];

const serving = createServer(async ({ url }, answer) => {
  const { pathname } = new URL(url, BUILD);
  try {
    const body = await readFile(new URL(`.${pathname}`, BUILD));
    answer.writeHead(200, { 'Content-Type': KINDS[extname(pathname)] ?? 'application/octet-stream' }).end(body);
  } catch {
    answer.writeHead(404).end();
  }
});
await new Promise((ready) => serving.listen(0, '127.0.0.1', ready));
const HERE = `http://127.0.0.1:${serving.address().port}/`;
const SITE = `${HERE}site/`;
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
let walked = 0;
for (const [screen, like] of Object.entries(SCREENS)) {
  const page = await (await browser.newContext(like)).newPage();
  page.on('pageerror', (error) => assert.fail(`${page.url()}: ${error}`));
  const picture = (name) => page.screenshot({ path: `${FOLDER}${screen}-${name}.png`, animations: 'disabled' });
  await page.goto(new URL('index.html', SITE).href);
  await picture('cover');
  for (const [english, spanish] of STOPS) {
    const stops = { en: new URL(`en/${english}.html`, SITE).href, es: new URL(`es/${spanish}.html`, SITE).href };
    for (const [language, address] of Object.entries(stops)) {
      await page.goto(address);
      await picture(`${language}-${english.replaceAll('/', '-')}`);
      const { width, room } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      assert.ok(width <= room, `${address} is ${width} wide on a ${screen} of ${room}`);
      const other = language === 'en' ? 'es' : 'en';
      const led = await page.locator(`.md-select__link[hreflang=${other}]`).evaluate((link) => link.href);
      assert.equal(led, stops[other]);
      walked += 1;
    }
  }
  for (const readme of ['README', 'README.es']) {
    await page.goto(new URL(`walk/${readme}.html`, HERE).href);
    await picture(readme);
  }
}
await browser.close();
serving.close();
console.log(`${walked} pages walked; pictures are in build/walk`);
