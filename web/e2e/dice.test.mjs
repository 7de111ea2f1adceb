/** Dice that nobody has to believe in: the promise at the start, the proof at the end, worked out in the browser alone. */
import assert from 'node:assert/strict';

import { picture, play } from './stage.mjs';

const GAMES = { lepanto: 'learning', tercios: 'learning', aguila: 'pitched_battle', mistral: 'winter-1744' };

/** Opens a game against the computer: one in the lobby, the others as the lobby does it: promise first, word after. */
async function begin(player, game) {
  if (game === 'lepanto') {
    await player.startAgainstBot('Aprendizaje');
    await player.seeBoard();
    return new URL(player.page.url()).pathname.split('/').at(-1);
  }
  const room = await player.page.evaluate(
    async ([key, scenario]) => {
      const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const { seats } = (await (await fetch('/api/catalogue')).json()).find((one) => one.key === key);
      const { commitment } = await post('/api/commitments', { game: key });
      const bots = { [seats[1]]: 'random' };
      return post('/api/rooms', { game: key, scenario, mine: [seats[0]], bots, entropy: 'sal y pimienta', commitment });
    },
    [game, GAMES[game]],
  );
  await player.open(`/room/${room.id}`);
  await player.page.getByRole('tab', { name: 'Mesa' }).waitFor();
  return room.id;
}

const verdictOf = (player) => player.page.locator('.ending .good, .ending .bad');

/** Presses the button with the network gone, and gives what is said. */
async function checked(player) {
  const button = player.button('Comprobar los dados');
  await button.waitFor();
  await player.page.waitForFunction(() => !document.querySelector('.ending .check button')?.disabled);
  const asked = [];
  const note = (request) => asked.push(request.url());
  player.page.on('request', note);
  await player.press(button);
  await verdictOf(player).waitFor();
  player.page.off('request', note);
  assert.deepEqual(asked, [], 'the check asks nobody');
  return verdictOf(player).innerText();
}

/** Loads the room again with a record that somebody has changed on the way. */
async function withRecord(player, room, change) {
  const pattern = `**/api/rooms/${room}/record`;
  await player.page.route(pattern, async (route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).trim().split('\n').map((line) => JSON.parse(line));
    change(lines);
    await route.fulfill({ response: answer, body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n` });
  });
  await player.open(`/room/${room}`);
  const words = await checked(player);
  await player.page.unroute(pattern);
  return words;
}

play('the dice of every game are checked with one click, and what was altered is refused', async (stage) => {
  const player = await stage.player();
  await player.arrive('Ana');
  for (const game of Object.keys(GAMES)) {
    const room = await begin(player, game);
    await player.tab('Mesa');
    await player.press(player.page.getByText('Por qué fiarse de los dados'));
    const shown = (await player.page.locator('details code').first().innerText()).trim();
    assert.match(shown, /^[0-9a-f]{64}$/, 'the promise is shown from the start');
    await picture(player, `dice-start-${game}`);
    await player.resign();
    const words = await checked(player);
    assert.match(words, /Los dados son de fiar/, game);
    if (game === 'aguila') assert.match(words, /ha calculado por sí mismo/, game);
    await picture(player, `dice-end-${game}`);
    if (game !== 'aguila') continue;

    const die = await withRecord(player, room, (lines) => {
      const line = lines.find((one) => one.is === 'rolled');
      line.faces[0] = (line.faces[0] % line.dice[0]) + 1;
    });
    assert.match(die, /Los dados no cuadran.*(tirada)/s, 'one die altered');
    const word = await withRecord(player, room, ([header]) => (header.entropy = { ...header.entropy, blue: 'azúcar' }));
    assert.match(word, /Los dados no cuadran/, 'one word altered');
    await picture(player, 'dice-bad');
    await player.page.evaluate((name) => {
      const kept = JSON.parse(localStorage.getItem('maestre.dice'));
      kept[name].commitment = '0'.repeat(64);
      localStorage.setItem('maestre.dice', JSON.stringify(kept));
    }, room);
    await player.open(`/room/${room}`);
    assert.match(await checked(player), /La huella del registro no es la que este navegador vio/, 'another promise');
    await player.page.evaluate(() => localStorage.removeItem('maestre.dice'));
    await player.open(`/room/${room}`);
    assert.match(await checked(player), /Los dados son de fiar/, 'who came late may check too');
    await player.page.getByText('Este navegador no vio el principio').waitFor();
  }
}, { minutes: 10 });
