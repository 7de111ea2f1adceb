/** What a newcomer meets: the page of games, a lesson, what a battle is about, and a shot as it happens. */
import { atTheMoment } from './gallery.images.mjs';
import { Player } from './player.mjs';
import { settled } from './positions.mjs';
import { DESK, PHONE } from './stage.mjs';
import { Visitor } from './visitor.mjs';

const WATCHING = { 'maestre.briefing': 'no', 'maestre.pace': '1' };
/** So tall that all of the form for a new game is in sight. */
const TALL = { viewport: { width: 1280, height: 1240 } };

/** The page of games: the first lesson, games that wait for somebody, and the form for a new one. */
export async function lobby(somebody, picture) {
  for (const [like, ending] of [[TALL, ''], [PHONE, '-phone']]) {
    const host = await somebody(DESK, Player);
    await host.arrive('Beatriz');
    await host.newGame({ scenario: 'Aprendizaje', opponent: 'Alguien, con un enlace', side: 'Islam', isPublic: true });
    await host.page.getByLabel('Enlace', { exact: true }).waitFor();
    const player = await somebody(like, Visitor);
    await player.page.route('**/api/catalogue', withoutTheTests);
    await player.open();
    await player.page.getByRole('radio', { name: 'Aprendizaje' }).waitFor({ state: 'attached' });
    await settled(player.page);
    await picture(player, `lobby${ending}`);
    await player.leave();
    await host.leave();
  }
}

/** The server of the tests has games that nobody else has. */
async function withoutTheTests(route) {
  const answer = await route.fetch();
  const games = await answer.json();
  await route.fulfill({ response: answer, json: games.filter(({ key }) => ['lepanto', 'tercios', 'aguila', 'mistral'].includes(key)) });
}

/** The first lesson, as it begins and points at what it speaks of. */
export async function lesson(somebody, picture) {
  for (const [like, ending] of [[DESK, ''], [PHONE, '-phone']]) {
    const player = await somebody(like, Visitor);
    await player.open();
    await player.press(player.page.getByRole('link', { name: 'Aprender en 10 minutos' }));
    const coach = player.page.getByRole('region', { name: 'Lección', exact: true });
    await coach.getByText('Usted manda la Liga Santa').waitFor();
    await player.press(coach.getByRole('button', { name: 'Seguir' }));
    await coach.getByText('Con el viento en popa').waitFor();
    await player.page.reload();
    await coach.getByText('Con el viento en popa').waitFor();
    await picture(player, `lesson${ending}`, { shows: () => hinted(player) });
    await player.leave();
  }
}

/** Asks for a hint, which points at the board. */
async function hinted(player) {
  const hint = player.page.locator('.coach button').filter({ hasText: /^(Pista|Hint)$/ });
  await player.press(hint.first());
  await player.page.locator('[data-pointer]').first().waitFor();
}

/** What is told when a room opens. */
export async function briefing(somebody, picture) {
  for (const [like, ending] of [[DESK, ''], [PHONE, '-phone']]) {
    const player = await somebody(like, Player, { 'maestre.pace': '0' });
    await player.arrive('Beatriz');
    await player.newGame({ scenario: 'La batalla entera', side: 'Liga Santa' });
    await player.page.getByRole('dialog').getByText('Cómo se gana').waitFor();
    await settled(player.page);
    await picture(player, `briefing${ending}`);
    await player.leave();
  }
}

/** A shot of a galley as it happens: its dice, and what they led to. */
export async function beat(somebody, picture, running) {
  const player = await atTheMoment(running, 'lepanto', await somebody({ ...DESK, reducedMotion: 'no-preference' }, Player, WATCHING));
  await player.prepareAttack();
  await player.press(player.considered().getByRole('button', { name: 'Atacar' }));
  await player.page.locator('[data-beat=throw] [data-settled=true]').waitFor();
  const controls = player.page.getByRole('group', { name: 'Lo que ocurre' });
  await player.press(controls.getByRole('button', { name: 'Pausa' }));
  await picture(player, 'beat-dice');
  await player.press(controls.getByRole('button', { name: 'Siguiente' }));
  await player.page.locator('[data-beat=deed]').waitFor();
  await picture(player, 'beat-result');
  await player.leave();
}

/** A battle half-way in replay, with its log. */
export async function replay(somebody, picture, running) {
  const player = await atTheMoment(running, 'lepanto', await somebody(DESK, Player));
  await player.open(`${new URL(player.page.url()).pathname}/replay`);
  const slider = player.page.getByRole('slider');
  await slider.waitFor();
  await player.open(`${new URL(player.page.url()).pathname}?v=${Math.round(Number(await slider.getAttribute('max')) * 0.9)}`);
  await slider.waitFor();
  await settled(player.page);
  await picture(player, 'replay');
  await player.leave();
}
