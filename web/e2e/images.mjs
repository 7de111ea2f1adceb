/** Takes the pictures of the documentation, of all games or those named: `npm run e2e:images`, into docs/images. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import * as aguila from './aguila.images.mjs';
import * as mistral from './mistral.images.mjs';
import { Player } from './player.mjs';
import { server } from './server.mjs';
import { CHROMIUM, ARGUMENTS, DESKTOP, PHONE } from './stage.mjs';
import * as tercios from './tercios.images.mjs';

const FOLDER = process.env.MAESTRE_IMAGES ?? fileURLToPath(new URL('../../docs/images/', import.meta.url));
const SMALL = { viewport: { width: 1080, height: 700 } };
/** A machine with much to do draws slowly. */
const PATIENCE = 90_000;
const AT_ONCE = { 'maestre.briefing': 'no', 'maestre.pace': '0' };
const LARGE = { viewport: { width: 1920, height: 1080 } };

mkdirSync(FOLDER, { recursive: true });
const running = await server();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });

/** Somebody at a desk or with a phone, whom nothing is told first and who sees at once what came of everything. */
async function somebody(like, Kind = Player, kept = AT_ONCE) {
  const space = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce', ...like });
  space.setDefaultTimeout(PATIENCE);
  await space.addInitScript((settings) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  }, kept);
  return new Kind(await space.newPage(), running.addresses[0], { touches: like.hasTouch });
}

async function picture(player, name) {
  await player.page.mouse.move(2, 2);
  await player.page.waitForTimeout(400);
  await player.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled', scale: 'css' });
  console.log(name);
}

/** The same attack on a smaller screen, whose words can still be read in the README; and once more in English. */
async function umpire(player) {
  const whole = player.page.viewportSize();
  await player.page.setViewportSize(SMALL.viewport);
  await picture(player, 'umpire');
  await player.page.setViewportSize(whole);
  const [, ship, target] = /(CC-[AG]\d+)[^]*?(IC-[GO]\d+)/.exec(await player.considered().innerText());
  const storageState = await player.page.context().storageState();
  const space = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', storageState, ...SMALL });
  const page = await space.newPage();
  await page.goto(player.page.url());
  await page.getByRole('button', { name: new RegExp(ship) }).first().click({ force: true });
  await page.getByRole('button', { name: new RegExp(target) }).first().click({ force: true });
  await page.getByRole('button', { name: /^guns at/ }).first().click();
  await page.getByRole('listitem').filter({ hasText: '%' }).first().waitFor();
  await picture({ page }, 'umpire-en');
  await space.close();
}

/** The whole walk of a new player, with a picture at every stop. */
async function walk(suffix, like) {
  const player = await somebody(like);
  await player.open();
  await player.page.getByRole('radio', { name: 'Aprendizaje' }).waitFor({ state: 'attached' });
  await picture(player, `lobby${suffix}`);
  await player.arrive('Beatriz');
  await player.playSmallBattle();
  await player.turn();
  await picture(player, `learning${suffix}`);
  await player.tapAShip();
  await player.board.getByRole('button', { name: /^\d{4}: / }).first().waitFor();
  await picture(player, `reach${suffix}`);
  await player.button('Quitar la selección').click();
  await player.delegateUntilAttack();
  if (player.touches) await player.prepareAttackByList();
  else await player.prepareAttack();
  await picture(player, `odds${suffix}`);
  if (!suffix) await umpire(player);
  await player.press(player.considered().getByRole('button', { name: 'Atacar' }));
  await player.considered().waitFor({ state: 'detached' });
  await player.tab('Diario');
  const log = player.page.getByRole('log', { name: 'Diario' });
  await player.press(log.getByText(/(dispara|hunde)/).last());
  const ledger = log.getByText(/^Dados: \d/).last();
  await ledger.waitFor();
  await ledger.scrollIntoViewIfNeeded();
  await picture(player, `ledger${suffix}`);
  await player.open(`${new URL(player.page.url()).pathname}/replay`);
  await player.page.getByRole('slider').waitFor();
  await player.press(player.button('Fase siguiente'));
  await player.press(player.button('Fase siguiente'));
  await picture(player, `replay${suffix}`);
  await player.leave();
}

/** The whole battle as it stands at first, or one squadron of it. */
async function battle(suffix, like, squadron = '') {
  const player = await somebody(like);
  await player.arrive('Beatriz');
  await player.startAgainstBot('La batalla entera');
  await player.turn();
  if (squadron) await player.selectSquadron(squadron);
  await picture(player, `battle${suffix}`);
  await player.leave();
}

const PICTURES = {
  async lepanto() {
    await walk('', DESKTOP);
    await walk('-phone', PHONE);
    await battle('', DESKTOP);
    await battle('-phone', PHONE);
    await battle('-large', LARGE, 'CL');
    await battle('-dark', { ...DESKTOP, colorScheme: 'dark' });
  },
  async tercios() {
    await tercios.battle(somebody, picture);
    await tercios.preparation(somebody, picture);
  },
  async mistral() {
    await mistral.winter(somebody, picture);
  },
  async aguila() {
    await aguila.lobby(somebody, picture);
    await aguila.weather(somebody, picture);
    await aguila.battle(somebody, picture);
  },
};

const wanted = process.argv.slice(2);
for (const game of wanted.length ? wanted : Object.keys(PICTURES)) await PICTURES[game]();
await browser.close();
await running.stop();
