/** What can be seen on a page, noted at every frame for whoever reads it afterwards; and the way to a moment worth it. */
import assert from 'node:assert/strict';

/** Begins to note what can be seen. */
export async function watch(player) {
  await player.page.evaluate(() => {
    const visible = (element) => Boolean(element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }));
    const words = (selector) => [...document.querySelectorAll(selector)].filter(visible).map((one) => one.innerText).join(' | ');
    const middle = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const look = (piece) => `${piece.getAttribute('aria-label') ?? ''} ${piece.querySelector('title')?.textContent ?? ''}`;
    const pieces = () => [...document.querySelectorAll('[data-piece]')];
    window.seen = [];
    const note = () => {
      const beside = document.querySelector('[data-beat]');
      window.seen.push({
        at: performance.now(),
        plays: document.querySelector('[data-left]') !== null,
        beat: visible(beside) ? beside.dataset.beat : '',
        settled: beside?.querySelector('.dice')?.dataset.settled === 'true',
        dice: visible(beside?.querySelector('.dice')),
        needs: visible(beside) ? (beside.querySelector('.needs')?.innerText ?? '') : '',
        label: visible(beside) ? (beside.querySelector('strong')?.innerText ?? '') : '',
        spot: visible(beside) && !beside.classList.contains('nowhere') ? middle(beside) : null,
        aims: document.querySelectorAll('[data-aim]').length,
        ways: [...document.querySelectorAll('[data-way]')].map((one) => one.dataset.way),
        ships: Object.fromEntries(pieces().map((one) => [one.dataset.piece, middle(one)])),
        looks: Object.fromEntries(pieces().map((one) => [one.dataset.piece, look(one)])),
        panel: words('[role=tabpanel]'),
        header: words('header.header'),
        title: document.title,
        spoken: [...document.querySelectorAll('[role=log] p')].map((one) => one.textContent).join(' | '),
        log: [...document.querySelectorAll('[role=log] li')].map((one) => one.textContent).join(' | '),
        asked: [...document.querySelectorAll('button')].some((one) => one.innerText === 'Consejo' && visible(one)),
        ended: visible(document.querySelector('.ending')),
      });
      window.watching = requestAnimationFrame(note);
    };
    note();
  });
}

/** Gives all that was seen, frame by frame. */
export async function watched(player) {
  return player.page.evaluate(() => {
    cancelAnimationFrame(window.watching);
    return window.seen;
  });
}

/** From now on they see what happens at such a pace. */
export async function pace(player, speed) {
  await player.page.evaluate((kept) => localStorage.setItem('maestre.pace', kept), String(speed));
  await player.page.reload();
  await player.seeBoard();
}

/** Lets all, by their seats, give answers of a script without pressing anything, so that what is worth seeing comes soon. */
export async function hurry(sides, steps) {
  for (const [index, { seat, answer, orders }] of steps.entries()) {
    const refused = await sides[seat].page.evaluate(say, { seat, answer, orders });
    assert.equal(refused, null, `answer ${index}: ${refused}`);
  }
}

/** In a browser: says something in the room that it is in, over a socket of its own; gives the refusal, if any. */
async function say({ seat, answer, orders }) {
  window.hurried ??= new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    socket.onopen = () => done(socket);
  });
  const socket = await window.hurried;
  const id = (window.hurries = (window.hurries ?? 0) + 1);
  const named = { game: location.pathname.split('/')[2], seat, reply: crypto.randomUUID().replaceAll('-', '') };
  const call = orders ? { is: 'stand', ...named, orders } : { is: 'say', ...named, answer };
  return new Promise((done) => {
    socket.addEventListener('message', function hear({ data }) {
      const frame = JSON.parse(data);
      if (frame.id !== id) return;
      socket.removeEventListener('message', hear);
      done(frame.reply?.is === 'done' ? null : data);
    });
    socket.send(JSON.stringify({ is: 'call', id, call }));
  });
}
