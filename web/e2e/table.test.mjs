/** Two people, a table of their own: one lays it out, the other sees it and agrees, and a turn is played on it. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { General } from './aguila.general.mjs';
import { fits, isSound, tabToElement } from './checks.mjs';
import { Commander } from './commander.mjs';
import { PHONE, play } from './stage.mjs';

const GAMES = {
  tercios: { as: Commander, wood: 'Bosque', river: 'Río', bridge: 'Puente', scenario: 'Los Campos de Gloria', ready: 'Ya puesta, por nosotros', elements: ['bosque', 'rio', 'puente'] },
  aguila: { as: General, wood: 'Bosque', river: 'Río', bridge: 'Puente', scenario: 'Batalla campal', ready: 'Ya hecha, por nosotros', elements: ['wood', 'river', 'river/bridge'] },
};
const PICTURES = process.env.MAESTRE_E2E_PICTURES;

async function picture(player, name) {
  if (!PICTURES) return;
  await mkdir(PICTURES, { recursive: true });
  await player.page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

/** The page on which a table is laid out, in the words of a person. */
class Layer {
  constructor(player, game) {
    this.player = player;
    this.page = player.page;
    this.game = game;
  }

  get board() {
    return this.page.getByRole('group', { name: /^La mesa, / });
  }

  async open() {
    await this.player.open(`/tables/${this.game}`);
    await this.board.waitFor();
  }

  element(name) {
    return this.page.getByRole('region', { name: 'Escenografía para poner' }).getByRole('button', { name, exact: true });
  }

  piece(number) {
    return this.board.getByRole('button', { name: new RegExp(`^Pieza ${number}: `) });
  }

  /** Where a part of the table is on the screen: shares of its width from the west and of its depth from the south. */
  async spot(across, up) {
    const box = await this.board.locator('rect.rim').boundingBox();
    return [box.x + box.width * across, box.y + box.height * (1 - up)];
  }

  async dragOn(name, across, up) {
    const from = await this.element(name).boundingBox();
    const [x, y] = await this.spot(across, up);
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + x) / 2, (from.y + y) / 2, { steps: 4 });
    await this.page.mouse.move(x, y, { steps: 4 });
    await this.page.mouse.up();
  }

  async drag(number, across, up) {
    const at = await this.piece(number).locator('circle').boundingBox();
    const [x, y] = await this.spot(across, up);
    await this.page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(x, y, { steps: 6 });
    await this.page.mouse.up();
  }

  async good() {
    await this.page.getByText('Se puede jugar con ella').waitFor();
    await this.page.locator('.verdict[aria-busy=false]').waitFor();
  }

  async number(label) {
    return Number((await this.page.getByRole('textbox', { name: label }).inputValue()).replace(',', '.'));
  }
}

/** Lets the doctrine answer for a seat until a turn is over, on a socket of the same browser; its page shows all of it. */
async function playOn(players, room, turn) {
  for (let step = 0; step < 1000; step += 1) {
    for (const { player, seat } of players) {
      const now = await player.page.evaluate(
        ([game, whose, number]) =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
            socket.onerror = () => reject(new Error('no socket'));
            socket.onopen = () => socket.send(JSON.stringify({ is: 'watch', room: game, seat: whose }));
            let told = null;
            socket.onmessage = ({ data }) => {
              const frame = JSON.parse(data);
              if (frame.is === 'whole' && !told) {
                told = frame;
                if (!frame.ask) finish(frame.state.turn);
                else socket.send(JSON.stringify({ is: 'call', id: 1, call: { is: 'delegate', game, seat: whose, reply: `d${number}` } }));
              } else if (frame.is === 'answer') finish(told.state.turn);
            };
            const finish = (value) => {
              socket.close();
              resolve(value);
            };
            setTimeout(() => finish(told?.state?.turn ?? 0), 60_000);
          }),
        [room, seat, step],
      );
      if (now >= turn) return;
    }
  }
  assert.fail('the turn does not end');
}

for (const [game, { as, wood, river, bridge, scenario, ready, elements }] of Object.entries(GAMES)) {
  play(`a table of ${game} is laid out by dragging, agreed on and played on for a turn`, async (stage) => {
    const host = await stage.player({ as });
    const guest = await stage.player({ as, node: 1 });
    await host.arrive('Ana');
    const layer = new Layer(host, game);
    await layer.open();
    await isSound(host.page, 'the empty editor');

    // Dragged from the palette, moved, turned by the handle and by keys, sized.
    await layer.dragOn(wood, 0.2, 0.7);
    await layer.piece(1).waitFor();
    await layer.good();
    assert.ok(Math.abs((await layer.number('Desde el oeste, ″')) - 14.4) < 2, 'it lies where it was let go');
    await layer.drag(1, 0.3, 0.8);
    await layer.good();
    assert.ok(Math.abs((await layer.number('Desde el oeste, ″')) - 21.6) < 2, 'it was dragged elsewhere');
    const handle = await layer.board.locator('[data-drag=turn] circle').boundingBox();
    const middle = await layer.piece(1).locator('circle').boundingBox();
    await host.page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await host.page.mouse.down();
    await host.page.mouse.move(middle.x + 120, middle.y + middle.height / 2, { steps: 6 });
    await host.page.mouse.up();
    await layer.good();
    assert.equal(await layer.number('Girada, °'), 90, 'the handle turns it');
    await layer.piece(1).focus();
    await host.page.keyboard.press(']');
    assert.equal(await layer.number('Girada, °'), 95, 'a key turns it');
    await host.page.getByRole('combobox', { name: 'Tamaño y forma' }).selectOption({ index: 0 });

    // A river wants its bridge, and says so by its rule.
    await host.press(layer.element(river));
    await host.page.getByText('Un río no tiene puente ni vado.').waitFor();
    assert.ok(await host.button('Jugar en ella').isDisabled(), 'nobody plays on a table with a flaw');
    await picture(host, `${game}-flaw`);
    await host.press(layer.element(bridge));
    await layer.good();
    await host.page.getByRole('combobox', { name: 'Quién despliega al sur' }).selectOption('red');
    await host.page.getByRole('combobox', { name: 'Fondo de ambas zonas de despliegue' }).selectOption({ index: 2 });
    await host.page.getByRole('textbox', { name: 'Nombre de la mesa' }).fill('El vado de Ana');
    await host.page.keyboard.press('Tab');
    await layer.good();
    await isSound(host.page, 'the editor');
    await picture(host, `${game}-editor`);

    // Saved, sent as a link that no server stores, and as a file.
    await host.press(host.button('Guardar'));
    await host.page.getByText('Guardada en este navegador.').waitFor();
    await host.press(host.button('Copiar enlace'));
    await host.page.getByText('Enlace copiado.').waitFor();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    await guest.open(new URL(link).pathname + new URL(link).hash);
    const theirs = new Layer(guest, game);
    await theirs.piece(3).waitFor();
    assert.equal(await guest.page.getByRole('textbox', { name: 'Nombre de la mesa' }).inputValue(), 'El vado de Ana');
    const [download] = await Promise.all([host.page.waitForEvent('download'), host.press(host.button('Descargar'))]);
    assert.equal(download.suggestedFilename(), 'el-vado-de-ana.toml');
    const file = join(tmpdir(), `${game}-${process.pid}.toml`);
    await download.saveAs(file);
    await host.press(host.button('Nueva'));
    await layer.piece(1).waitFor({ state: 'detached' });
    await host.page.locator('input[type=file]').setInputFiles(file);
    await layer.piece(3).waitFor();
    await layer.good();

    // Played on: the other sees it, and agrees or does not sit down.
    await host.press(host.button('Jugar en ella'));
    const form = host.page.getByRole('region', { name: 'Nueva partida' });
    await form.getByRole('img', { name: /El vado de Ana/ }).waitFor();
    await host.press(form.getByText('Reglas opcionales'));
    await form.getByRole('combobox', { name: 'Preparación de la mesa' }).selectOption(ready);
    await host.page.getByLabel('Su nombre').fill('Ana');
    await picture(host, `${game}-new-game`);
    const path = await host.invite(scenario, { side: 'Azul' });
    await guest.open(path);
    await guest.page.getByText('Se juega en una mesa propia').waitFor();
    await guest.page.getByRole('img', { name: /El vado de Ana.*3 piezas/ }).waitFor();
    await guest.page.getByLabel('Su nombre').fill('Beto');
    const sit = guest.button(/^Jugar: /);
    assert.ok(await sit.isDisabled(), 'nobody sits down who has not agreed');
    await isSound(guest.page, 'the invitation');
    await picture(guest, `${game}-invitation`);
    await guest.press(guest.page.getByRole('checkbox', { name: 'Estoy de acuerdo en jugar en esta mesa' }));
    await guest.press(sit);
    await guest.board.waitFor();
    await host.board.waitFor();
    const room = guest.page.url().split('/room/')[1];
    const seen = await guest.page.evaluate((name) => fetch(`/api/rooms/${name}`).then((answer) => answer.json()), room);
    assert.equal(JSON.parse(seen.options.table).name, 'El vado de Ana');

    await playOn(
      [
        { player: host, seat: 'blue' },
        { player: guest, seat: 'red' },
      ],
      room,
      2,
    );
    for (const player of [host, guest]) await player.page.getByText(/Turno 2/).first().waitFor();
    const names = elements.map((one) => one.split('/')[0]);
    const whole = guest.frames.map((text) => JSON.parse(text)).findLast(({ is }) => is === 'whole');
    const laid = Object.values(whole.state.scenery).map((one) => one.element);
    assert.deepEqual(names.filter((one) => !laid.includes(one)), [], 'what was laid out is on the table');
    await picture(host, `${game}-played`);
  });
}

play('a table is laid out with a finger on a phone, and with the keyboard alone', async (stage) => {
  const finger = await stage.player(PHONE);
  await finger.arrive('Ana');
  const layer = new Layer(finger, 'tercios');
  await layer.open();
  await finger.press(layer.element('Bosque'));
  await layer.piece(1).waitFor();
  await layer.good();
  await finger.press(layer.element('Colina'));
  await layer.piece(2).waitFor();
  await layer.good();
  await fits(finger, 'the editor');
  await picture(finger, 'phone-editor');

  const typist = await stage.player();
  await typist.arrive('Beto');
  const typed = new Layer(typist, 'aguila');
  await typed.open();
  await tabToElement(typist, (at) => at.textContent.trim() === 'Bosque');
  await typist.page.keyboard.press('Enter');
  await typed.piece(1).waitFor();
  await typed.good();
  const west = await typed.number('Desde el oeste, ″');
  await tabToElement(typist, (at) => at.dataset?.piece === '0');
  await typist.page.keyboard.press('Shift+ArrowRight');
  await typist.page.keyboard.press('ArrowRight');
  assert.equal(await typed.number('Desde el oeste, ″'), west + 1.25);
  await typist.page.keyboard.press('Delete');
  await typed.piece(1).waitFor({ state: 'detached' });
  await typist.press(typist.button('Deshacer'));
  await typed.piece(1).waitFor();
});

play('a file that is no table, and a link that holds none, are told of with a next step', async (stage) => {
  const player = await stage.player();
  await player.arrive('Ana');
  const layer = new Layer(player, 'tercios');
  await player.open('/tables/tercios#table=!!!');
  await layer.board.waitFor();
  await layer.good();
  const file = join(tmpdir(), `odd-${process.pid}.toml`);
  await writeFile(file, 'game = [');
  await player.page.locator('input[type=file]').setInputFiles(file);
  await player.page.getByText(/no se puede leer como mesa/).waitFor();
  const [complaint] = player.complaints.splice(0);
  assert.match(complaint, /400/, 'Chromium notes the refusal, which is meant');
});
