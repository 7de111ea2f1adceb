/**
 * Takes the pictures of scenes for the documentation, each game on its own board and as it describes itself, in the
 * same position: `npm run e2e:scenes`, into docs/images.
 */
import { mkdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { ROOT, startServer } from './server.mjs';
import { ARGUMENTS, CHROMIUM } from './stage.mjs';
import { Visitor } from './visitor.mjs';

const FOLDER = process.env.MAESTRE_IMAGES ?? fileURLToPath(new URL('../../docs/images/', import.meta.url));
const SIZE = { viewport: { width: 960, height: 640 } };
/** A machine with much to do draws slowly. */
const PATIENCE = 90_000;
const SCENARIOS = { lepanto: 'learning', tercios: 'learning', aguila: 'learning', mistral: 'winter-1744' };

mkdirSync(FOLDER, { recursive: true });
process.env.PYTHONPATH = [`${ROOT}tools/described`, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
const running = await startServer();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });

/** Whoever chooses a scenario by its name in the rules: a game under another name may have no other. */
class Painter extends Visitor {
  async chooseScenario(form, scenario) {
    const many = form.getByRole('combobox', { name: 'Escenario' });
    if (await many.isVisible()) await many.selectOption(scenario);
    else await form.locator(`input[type=radio][value="${scenario}"]`).check({ force: true });
  }
}

/** Begins a game on both sides, and takes a picture of its board as soon as something is asked. */
async function picture(key, scenario, name) {
  const space = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce', ...SIZE });
  space.setDefaultTimeout(PATIENCE);
  await space.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('maestre.briefing', 'no'));
  const player = new Painter(await space.newPage(), running.addresses[0]);
  await player.arrive('Beatriz');
  await player.page.getByRole('group', { name: 'Juego' }).locator(`input[value=${key}]`).check();
  await player.newGame({ scenario, opponent: 'Los dos bandos aquí' });
  const board = player.page.locator('main svg').filter({ has: player.page.locator('g') }).first();
  await board.waitFor();
  await player.page.waitForTimeout(2500);
  await player.page.mouse.move(2, 2);
  await player.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled', scale: 'css' });
  console.log(name, player.complaints);
  await player.leave();
}

const wanted = process.argv.slice(2);
try {
  for (const key of wanted.length ? wanted : Object.keys(SCENARIOS)) {
    await picture(key, SCENARIOS[key], `scene-${key}-own`);
    await picture(`described-${key}`, SCENARIOS[key], `scene-${key}`);
  }
} finally {
  await browser.close();
  await running.stop();
}
