/** Browsers for a test: each player is a context of Debian's Chromium, and whatever it complains about fails the test. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { chromium } from 'playwright-core';

import { Mailbox } from './mailbox.mjs';
import { Player } from './player.mjs';
import { relayTo } from './relay.mjs';
import { server } from './server.mjs';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const PATIENCE = 45_000;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * A test with browsers. `stage.player()` opens one: `node` is the web node that it talks to, over a connection that can
 * be lost if it is `shaky`, `as` the kind of player it is. Who `watches` sees what happens at its pace, with motion; all
 * others see at once what came of it. Who `keeps` has the client on the device, as anybody has who comes back; others get
 * every file from the server. Everything else is what the browser is like.
 */
export function play(name, story, { minutes = 8 } = {}) {
  let running;
  let browser;
  before(async () => {
    running ??= await server();
    browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  });
  after(async () => {
    await browser?.close();
    assert.ok(await running?.stop(), 'the server failed: see what it wrote');
  });
  test(name, { timeout: minutes * 60_000 }, async (context) => {
    const players = [];
    const stage = {
      context,
      environment: running.environment,
      mailbox: new Mailbox(running.mailbox),
      database: running.database,
      async player({ node = 0, shaky = false, as: Kind = Player, watches = false, keeps = false, ...like } = {}) {
        const relay = shaky ? await relayTo(running.addresses[node]) : undefined;
        const address = relay?.address ?? running.addresses[node];
        const space = await browser.newContext({ locale: 'es-ES', reducedMotion: watches ? 'no-preference' : 'reduce', serviceWorkers: keeps ? 'allow' : 'block', ...DESKTOP, ...like });
        await space.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
        space.setDefaultTimeout(PATIENCE);
        const kept = { 'maestre.briefing': 'no', ...(watches ? {} : { 'maestre.pace': '0' }) };
        await space.addInitScript((settings) => {
          if (!location.protocol.startsWith('http')) return;
          for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
        }, kept);
        const player = new Kind(await space.newPage(), address, { relay, touches: like.hasTouch });
        players.push(player);
        return player;
      },
    };
    try {
      await story(stage);
      for (const player of players) assert.deepEqual(player.complaints, [], 'the browser complains about nothing');
    } catch (thrown) {
      await keepPictures(context.name, players);
      throw thrown;
    } finally {
      for (const player of players) await player.leave();
    }
  });
}

/** What the players saw when a test failed. */
async function keepPictures(name, players) {
  const folder = process.env.MAESTRE_E2E_FAILED ?? 'shots';
  for (const [index, player] of players.entries()) {
    const path = `${folder}/${name.replaceAll(/\W+/g, '-')}-${index + 1}.png`;
    await player.page.screenshot({ path }).catch(() => undefined);
    console.error(`what player ${index + 1} saw: ${path}; complaints: ${JSON.stringify(player.complaints)}`);
  }
}

/** A picture for whoever looks, if they say where to. */
export async function picture(player, name) {
  const folder = process.env.MAESTRE_E2E_PICTURES;
  if (folder) await player.page.screenshot({ path: `${folder}/${name}.png` });
}
