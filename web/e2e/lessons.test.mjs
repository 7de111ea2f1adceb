/** Lessons as a newcomer meets them: the first at once and without a name, wrong and right; and one of each game to its end. */
import assert from 'node:assert/strict';

import { foreignWords } from './sentences.mjs';
import { isSound, fits, visibleWords } from './checks.mjs';
import { PHONE, picture, play } from './stage.mjs';

const coach = (page) => page.getByRole('region', { name: 'Lección', exact: true });
const says = (page) => coach(page).innerText();
const pointers = (page) => page.locator('[data-pointer]');

for (const phone of [false, true]) {
  play(`a newcomer takes the first lesson at once, goes wrong and comes back, ${phone ? 'on a phone' : 'at a desk'}`, async (stage) => {
    const player = await stage.player(phone ? PHONE : {});
    const { page } = player;
    await player.open();
    await player.press(page.getByRole('link', { name: 'Aprender en 10 minutos' }));
    await coach(page).getByText('Usted manda la Liga Santa').waitFor();
    assert.equal(await pointers(page).count(), 2, 'both ships that are spoken of are pointed at');
    await picture(player, `lesson-begins-${phone ? 'phone' : 'desk'}`);
    if (phone) await fits(player, 'a lesson');
    await isSound(page, 'a lesson');

    await player.press(coach(page).getByRole('button', { name: 'Seguir' }));
    await coach(page).getByText('Con el viento en popa').waitFor();
    await player.press(coach(page).getByRole('button', { name: 'Pista' }));
    await coach(page).getByText('ir todo a vela').waitFor();
    assert.equal(await pointers(page).count(), 1);

    await orders(player, 'CC-G04', /^\d{4}: .*a vela/);
    await coach(page).getByText('No es eso.').waitFor();
    assert.match(await says(page), /Aquí se trataba de CC-G03/, 'it has been done, and is told why it is not what was asked');
    await picture(player, `lesson-wrong-${phone ? 'phone' : 'desk'}`);
    await player.press(coach(page).getByRole('button', { name: 'Volver a intentarlo' }));
    await coach(page).getByText('Con el viento en popa').waitFor();

    await orders(player, 'CC-G03', /^1722: .*a vela; proa al este/);
    await coach(page).getByText('nadie ha tocado un remo').waitFor();
    await player.press(coach(page).getByRole('button', { name: 'Seguir' }));
    await coach(page).getByText('Remo y vela se suman').waitFor();

    await page.reload();
    await coach(page).getByText('Remo y vela se suman').waitFor();
    await player.press(coach(page).getByRole('button', { name: 'Saltar' }));
    await coach(page).getByText('A veces importa más llegar lejos').waitFor();
    assert.deepEqual(foreignWords(await visibleWords(page), 'en'), []);
  });
}

/** Gives a ship the first order of its list that reads so. */
async function orders(player, ship, wanted) {
  const { page } = player;
  await player.press(page.getByRole('button', { name: new RegExp(`^${ship},`) }));
  await player.openList();
  await player.press(player.orders.getByRole('button', { name: wanted }).first());
  const confirm = player.considered().getByRole('button', { name: 'Confirmar' });
  await player.press(confirm);
}

for (const [game, lesson, steps] of [
  ['lepanto', '02-guns', 8],
  ['tercios', '01-cards', 6],
  ['aguila', '01-orders', 6],
  ['mistral', '07-routine', 6],
]) {
  play(`the lesson ${lesson} of ${game} is taken to its end, and progress is kept`, async (stage) => {
    const player = await stage.player();
    const { page } = player;
    await player.open(`/learn/${game}`);
    const listed = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${lesson}"]`) });
    await player.press(listed.getByRole('link', { name: /^Empezar/ }));
    const seen = new Set();
    for (;;) {
      await coach(page).waitFor();
      const now = await says(page);
      if (now.includes('Lección terminada')) break;
      assert.ok(!seen.has(now), `the lesson goes on from: ${now}`);
      seen.add(now);
      const show = coach(page).getByRole('button', { name: 'Muéstremelo' });
      const on = coach(page).getByRole('button', { name: 'Seguir' });
      await player.press((await show.isVisible()) ? show : on);
      await page.waitForFunction((before) => document.querySelector('[aria-label="Lección"]')?.innerText !== before, now);
    }
    assert.ok(seen.size >= steps, `${seen.size} things were said`);
    await player.press(coach(page).getByRole('link', { name: 'Todas las lecciones' }));
    await listed.getByText('hecha').waitFor();
    await picture(player, `course-${game}`);
    await isSound(page, `the lessons of ${game}`);
  });
}

play('the small battle is begun from its lesson, with no more than a name', async (stage) => {
  const player = await stage.player();
  const { page } = player;
  await player.open('/learn/lepanto/05-battle');
  const on = coach(page).getByRole('button', { name: 'Saltar' }).or(coach(page).getByRole('button', { name: 'Seguir' }));
  while (!(await says(page)).includes('Lección terminada')) {
    const before = await says(page);
    await player.press(on.first());
    await page.waitForFunction((text) => document.querySelector('[aria-label="Lección"]')?.innerText !== text, before);
  }
  await coach(page).getByLabel('Su nombre').fill('Lucía');
  await player.press(coach(page).getByRole('button', { name: 'Jugar la batalla' }));
  await player.seeBoard();
  const seats = page.getByRole('list', { name: 'Bandos' });
  await seats.getByRole('listitem').filter({ hasText: /^Liga Santa\s*Lucía/ }).waitFor();
});
