/** Takes the pictures of the documentation, all or those named: `npm run e2e:images [newcomer|happening|GAME|GAME-gallery…]`, into docs/images. */
import { chromium } from 'playwright-core';

import * as aguila from './aguila.images.mjs';
import { dayAndNight, picture } from './camera.mjs';
import { gallery } from './gallery.images.mjs';
import * as mistral from './mistral.images.mjs';
import * as newcomer from './newcomer.images.mjs';
import { Player } from './player.mjs';
import { server } from './server.mjs';
import { CHROMIUM, ARGUMENTS, DESK, PHONE } from './stage.mjs';
import * as tercios from './tercios.images.mjs';

const SMALL = { width: 1080, height: 700 };
/** A machine with much to do draws slowly. */
const PATIENCE = 90_000;
const AT_ONCE = { 'maestre.briefing': 'no', 'maestre.pace': '0' };

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

/** The first turns of a new player, as far as the first shot, with a picture at every stop. */
async function walk(suffix, like) {
  const player = await somebody(like);
  await player.arrive('Beatriz');
  await player.playSmallBattle();
  await player.turn();
  await player.tapAShip();
  await player.board.getByRole('button', { name: /^\d{4}: / }).first().waitFor();
  if (!suffix) await picture(player, 'reach');
  await player.button('Quitar la selección').click();
  await player.delegateUntilAttack();
  if (player.touches) await player.prepareAttackByList();
  else await player.prepareAttack();
  await picture(player, `odds${suffix}`);
  if (!suffix) await ledger(player);
  await player.leave();
}

/** The same attack on a smaller screen, whose words can still be read in the README; then what came of it, in the log. */
async function ledger(player) {
  const whole = player.page.viewportSize();
  await player.page.setViewportSize(SMALL);
  await picture(player, 'umpire');
  await player.page.setViewportSize(whole);
  await player.press(player.considered().getByRole('button', { name: 'Atacar' }));
  await player.considered().waitFor({ state: 'detached' });
  await player.tab('Diario');
  const log = player.page.getByRole('log', { name: 'Diario' });
  await player.press(log.getByText(/(dispara|hunde)/).last());
  const opened = await log.locator('li', { has: player.page.getByText(/^Dados: \d/) }).last().elementHandle();
  await picture(player, 'ledger', { shows: () => opened.scrollIntoViewIfNeeded() });
}

const GALLERY = ['lepanto', 'tercios', 'aguila', 'mistral'].map((game) => [`${game}-gallery`, () => gallery(somebody, dayAndNight, running, game)]);

const PICTURES = {
  ...Object.fromEntries(GALLERY),
  async newcomer() {
    await newcomer.lobby(somebody, picture);
    await newcomer.lesson(somebody, picture);
    await newcomer.briefing(somebody, picture);
  },
  async happening() {
    await newcomer.beat(somebody, picture, running);
    await newcomer.replay(somebody, picture, running);
  },
  async lepanto() {
    await walk('', DESK);
    await walk('-phone', PHONE);
  },
  tercios: () => tercios.battle(somebody, picture),
  aguila: () => aguila.battle(somebody, picture),
  mistral: () => mistral.winter(somebody, picture),
};

const wanted = process.argv.slice(2);
for (const [name, take] of Object.entries(PICTURES)) if (!wanted.length || wanted.includes(name)) await take();
await browser.close();
await running.stop();
