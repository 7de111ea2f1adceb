/** Every scenario of every game: its room opens with what it is about and how it stands, and its end is told. */
import assert from 'node:assert/strict';

import { call } from './call.mjs';
import { play } from './stage.mjs';

for (const key of ['lepanto', 'tercios', 'aguila', 'mistral']) {
  play(`every scenario of ${key} is told of at its beginning, while it is played and at its end`, async (stage) => {
    const player = await stage.player();
    const { page } = player;
    await page.context().addInitScript(() => location.protocol.startsWith('http') && localStorage.removeItem('maestre.briefing'));
    await player.arrive('Juan');
    await call(page, 'POST', '/api/session/guest', { name: 'Juan', language: 'es' });
    const { seats, scenarios } = (await call(page, 'GET', '/api/catalogue')).find((game) => game.key === key);
    const told = new Set();
    for (const scenario of scenarios) {
      const bots = Object.fromEntries(seats.slice(1).map((seat) => [seat, 'veteran']));
      const { commitment } = await call(page, 'POST', '/api/commitments', { game: key });
      const room = await call(page, 'POST', '/api/rooms', { game: key, scenario, mine: seats.slice(0, 1), bots, entropy: 'x', commitment });
      await player.open(`/room/${room.id}`);
      const briefing = page.getByRole('dialog', { name: 'De qué va' });
      await briefing.getByText('Cómo se gana').waitFor();
      const words = await briefing.innerText();
      for (const part of ['Usted lleva:', 'Cuánto dura', 'Tres cosas que conviene saber']) assert.ok(words.includes(part), `${scenario}: ${part}`);
      assert.ok(!/briefing-|tracker-|undefined|\{/.test(words), `${scenario}: ${words}`);
      await standing(briefing, seats.length, scenario);
      told.add(words);
      await player.press(briefing.getByRole('button', { name: 'A la mesa' }));
      await player.press(page.getByRole('tab', { name: 'Mesa' }));
      await standing(page.getByRole('tabpanel', { name: 'Mesa' }), seats.length, scenario);
      await player.resign();
      const ending = page.locator('.ending');
      await ending.getByRole('heading', { name: /^Gana / }).waitFor();
      await standing(ending, seats.length, scenario);
      await ending.getByRole('link', { name: 'Ver la partida' }).waitFor();
      await ending.getByRole('button', { name: /^Revancha/ }).waitFor();
    }
    assert.equal(told.size, scenarios.length, 'each is told of in its own words');
  }, { minutes: 6 });
}

/** How it stands: a column for each side and a number in every row. */
async function standing(place, sides, scenario) {
  const tracker = place.getByRole('region', { name: 'Cómo está la partida' });
  await tracker.waitFor();
  assert.equal(await tracker.getByRole('columnheader').count(), sides, scenario);
  const rows = await tracker.getByRole('row').allInnerTexts();
  assert.ok(rows.length >= 2, scenario);
  for (const row of rows.slice(1)) assert.match(row, /\p{L}.*\s-?\d[\d\s\u00a0/]*\s+-?\d/su, `${scenario}: ${row}`);
}
