/** Spots and ways on a board that a game describes: put down and sent off by hand, and by the keyboard alone. */
import assert from 'node:assert/strict';

import { fits, isSound, isSpoken, tabToElement, visibleWords } from './checks.mjs';
import { DESKTOP, PHONE, picture, play } from './stage.mjs';
import { Visitor } from './visitor.mjs';

class Pilot extends Visitor {
  get board() {
    return this.page.getByRole('group', { name: 'Tablero', exact: true });
  }

  get card() {
    return this.page.getByRole('region', { name: 'Orden en preparación' });
  }

  get decides() {
    return this.card.getByRole('button', { name: 'Hacerlo' });
  }

  get ghost() {
    return this.board.getByRole('button', { name: / va a / });
  }

  async begin(name) {
    await this.arrive(name);
    await this.page.getByRole('group', { name: 'Juego' }).locator('input[value=moorings]').check();
    await this.newGame({ scenario: 'La bahía', opponent: 'Los dos bandos aquí' });
    await this.board.locator('.piece.able').first().waitFor();
  }

  boat(name) {
    return this.board.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Touches the board at a part of its width and of its height. */
  async touchAt(across, down) {
    const { x, y, width, height } = await this.board.locator('rect.sheet').boundingBox();
    const point = [x + across * width, y + down * height];
    if (this.touches) await this.page.touchscreen.tap(...point);
    else await this.page.mouse.click(...point);
  }

  /** Waits for what the server says of the answer. */
  async told(words) {
    await this.card.getByText(words).waitFor();
  }
}

/** The two numbers of a sentence such as "amarra en 150, 100". */
const numbersIn = (words) => words.match(/(-?\d+), (-?\d+)/).slice(1).map(Number);

play('boats are moored and sent off by touching the board, at a desk', async (stage) => {
  const player = await stage.player({ as: Pilot, ...DESKTOP, colorScheme: 'light' });
  const { page, card } = player;
  const shot = (name) => picture(player, `aim-desk-${name}`);
  await player.begin('Inés');
  await player.press(player.boat('Garza'));
  await player.ghost.waitFor();

  await player.touchAt(0.25, 0.2);
  await player.told(/Garza amarra en \d+, 200 y mira a 0°/);
  await player.told('Garza amarra dentro de la bahía.');
  await shot('snapped');
  await isSound(page, 'a boat that is drawn back into the bay');
  isSpoken(await visibleWords(page), 'a boat that is drawn back into the bay');

  await player.touchAt(0.25, 0.75);
  const [x, y] = numbersIn(await card.locator('.what', { hasNotText: ', 200 ' }).innerText());
  assert.ok(Math.abs(x - 150) < 4 && Math.abs(y - 100) < 4, `a touch means its point of the table: ${x}, ${y}`);
  await player.press(card.getByRole('button', { name: 'Girar 15° a la derecha' }));
  await player.told(/mira a 15°/);
  await card.getByLabel('Encaramiento (°)').fill('90');
  await card.getByLabel('Encaramiento (°)').press('Tab');
  await player.told(/mira a 90°/);
  await shot('turned');
  await player.press(player.decides);

  // The last boat is taken at once; too near the first it is barred.
  await card.getByRole('heading', { name: 'Garceta' }).waitFor();
  await player.touchAt(0.28, 0.75);
  await player.told('Garceta quedaría demasiado cerca del otro bote.');
  assert.ok(await player.decides.isDisabled(), 'what is barred cannot be done');
  await shot('barred');
  await isSound(page, 'a boat that is barred');
  const stressed = player.board.locator('path.mark.danger');
  assert.equal(await stressed.count(), 0, 'nothing is stressed for what is barred');
  await player.touchAt(0.4, 0.75);
  await player.told(/Garceta amarra en/);
  assert.ok((await stressed.boundingBox()).width > 10, 'the boat that it would lie near is stressed');
  await shot('near');
  await player.touchAt(0.6, 0.75);
  await stressed.waitFor({ state: 'detached' });
  await player.told(/Garceta amarra en/);
  await player.press(player.decides);

  await player.press(player.boat('Garza'));
  await card.getByLabel('Cuánto').fill('120');
  await player.press(card.getByRole('button', { name: 'Añadir tramo' }));
  const sailed = new RegExp(`Garza navega hasta ${x + 120}, ${y} y mira a 90°`);
  await player.told(sailed);
  await card.getByLabel('Cuánto').fill('121');
  await player.press(card.getByRole('button', { name: 'Añadir tramo' }));
  await player.told('Garza no puede avanzar más de 240.');
  await player.press(card.getByRole('button', { name: 'Quitar el último tramo' }));
  await player.told(sailed);
  await card.getByLabel('Tramo siguiente').selectOption('a un sitio');
  await player.touchAt(0.75, 0.25);
  await player.press(card.getByRole('button', { name: 'Añadir tramo' }));
  await player.told(/Garza navega hasta 4[45]\d, (29|30)\d y mira a 90°/);
  await shot('way');
  await isSound(page, 'a way of two legs');
  await player.press(player.decides);

  await card.getByRole('heading', { name: 'Garceta' }).waitFor();
  await player.press(card.getByRole('button', { name: 'Añadir tramo' }));
  await player.told(/Garceta navega hasta/);
  await player.press(player.decides);
  await page.getByText('Los dos botes han salido.').waitFor();
});

play('boats are moored and sent off with the keyboard alone, on a phone by night', async (stage) => {
  const player = await stage.player({ as: Pilot, ...PHONE, colorScheme: 'dark' });
  const { page, card } = player;
  const shot = (name) => picture(player, `aim-phone-${name}`);
  const focused = page.locator(':focus');
  const sound = async (where) => {
    await isSound(page, where);
    await fits(player, where);
  };
  const times = async (key, many) => {
    for (let nth = 0; nth < many; nth += 1) await player.key(key);
  };
  const done = async () => {
    await player.key('Enter');
    await player.decides.and(focused).waitFor();
    await player.key('Enter');
  };
  await player.begin('Sancho');
  await tabToElement(player, (element) => element.dataset.touch === 'heron');
  await player.key('Enter');
  await player.ghost.and(focused).waitFor();
  await times('Shift+ArrowLeft', 10);
  await times('ArrowDown', 2);
  await times('Shift+ArrowDown', 6);
  await player.key(']');
  await player.told(/Garza amarra en 150, 104 y mira a 15°/);
  await player.key('[');
  await player.told(/Garza amarra en 150, 104 y mira a 0°/);
  await shot('placed');
  await sound('a boat placed by keys');
  await player.key('Escape');
  await player.boat('Garza').and(focused).waitFor();
  await player.key('Enter');
  await player.ghost.and(focused).waitFor();
  await times('Shift+ArrowDown', 6);
  await player.told(/Garza amarra en 300, 110 y mira a 0°/);
  await done();

  await card.getByRole('heading', { name: 'Garceta' }).waitFor();
  await player.ghost.and(focused).waitFor();
  await times('Shift+ArrowDown', 6);
  await player.told('Garceta quedaría demasiado cerca del otro bote.');
  await times('Shift+ArrowRight', 6);
  await player.told(/Garceta amarra en 390, 110 y mira a 0°/);
  assert.equal(await player.board.locator('path.mark.danger').count(), 1, 'the boat that it would lie near is stressed');
  await shot('near');
  await done();

  for (const [boat, name, at] of [['heron', 'Garza', '300, 210'], ['egret', 'Garceta', '390, 210']]) {
    if (boat === 'heron') {
      await page.locator(':focus[data-touch]').waitFor();
      await tabToElement(player, (element) => element.dataset.touch === 'heron');
      await player.key('Enter');
    }
    await card.getByRole('heading', { name }).waitFor();
    await tabToElement(player, (element) => element.closest('label')?.textContent.includes('Cuánto') === true);
    await page.keyboard.type('100');
    await tabToElement(player, (element) => element.textContent.trim() === 'Añadir tramo');
    await player.key('Enter');
    await player.told(new RegExp(`${name} navega hasta ${at} y mira a 0°`));
    if (boat === 'heron') {
      await shot('way');
      await sound('a way by keys');
    }
    await tabToElement(player, (element) => element.textContent.trim() === 'Hacerlo');
    await player.key('Enter');
  }
  await page.getByText('Los dos botes han salido.').waitFor();
});
