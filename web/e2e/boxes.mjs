/**
 * What the boxes of a page tell: texts that lie on one another or are cut, names on the board that others stand on, a
 * header of more than one line, and answers that are out of sight. All of it runs in the page.
 */

/** So many pixels both ways two boxes may share: letters do not fill the line that they stand on. */
const SLACK = 2;

/** All that is wrong with how a room looks, in words, and how many texts were looked at. */
export function faults(page, { phone = false } = {}) {
  return page.evaluate(inPage, { slack: SLACK, phone });
}

/* Playwright sends the text of this function: all that it needs is inside it. */
function inPage({ slack, phone }) {
  const found = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const share = (one, other, least = slack) => {
    const both = cut(one, other);
    return wide(both) > least && high(both) > least;
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const told = ({ words, box }) =>
    `“${words.slice(0, 40)}” (${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')})`;

  // ---------------------------------------------------------------- the texts, and what shows them

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  /** What cuts off what is in it, from the inside out. A scroller shows what it cuts as soon as somebody scrolls. */
  function frames(element) {
    const all = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      // An SVG is a frame of its own only if it cuts; what is drawn in it has no overflow.
      if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) continue;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x !== 'visible' || y !== 'visible') {
        const inner = boxOf(one);
        all.push({ one, box: inner, x: x === 'hidden' || x === 'clip', y: y === 'hidden' || y === 'clip', ellipsis: style.textOverflow === 'ellipsis' });
      }
      if (style.position === 'fixed') break;
    }
    return all;
  }
  /** Words that are there only for whoever listens. */
  const aside = (element) => element.closest('.visually-hidden, .skip, noscript, script, style, option, title, [data-beat]');

  const texts = [];
  const dialog = document.querySelector('dialog[open]');
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent.trim().replaceAll(/\s+/g, ' ');
    if (!words || aside(element) || !seen(element)) continue;
    const around = frames(element);
    if (around.some(({ box }) => wide(box) <= 1)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = element instanceof SVGElement ? [boxOf(element.closest('text') ?? element)] : [...range.getClientRects()];
    for (const { left, top, right, bottom } of lines) {
      const whole = { left, top, right, bottom };
      if (wide(whole) < 1 || high(whole) < 1) continue;
      let shown = cut(whole, screen);
      for (const frame of around) shown = cut(shown, frame.box);
      // Out of sight altogether: it is scrolled to, or the board is moved.
      if (wide(shown) <= 0 || high(shown) <= 0) continue;
      texts.push({ element, words, box: whole, shown, around, drawn: element instanceof SVGElement });
    }
  }

  // ---------------------------------------------------------------- what sticks to its scroller hides what scrolls under it

  const bars = [...document.querySelectorAll('.deciding, .consider > .buttons')].filter(seen);
  for (const bar of bars) {
    const box = boxOf(bar);
    for (const text of texts) {
      if (bar.contains(text.element) || !share(text.shown, box, 0) || text.drawn) continue;
      // Half a line peeps out above the bar, as at the edge of any scroller.
      if (text.shown.top < box.top) text.shown.bottom = Math.min(text.shown.bottom, box.top);
      else text.hidden = true;
    }
  }
  const shown = texts.filter((text) => !text.hidden && wide(text.shown) > 0 && high(text.shown) > 0);

  // ---------------------------------------------------------------- (a) no text under another

  for (const [place, one] of shown.entries()) {
    for (const other of shown.slice(place + 1)) {
      if (one.element === other.element || !share(one.shown, other.shown)) continue;
      const piece = (text) => text.element.closest('[data-piece]');
      // The letters of a counter and its number are drawn into one another on purpose, by its own design.
      if (piece(one) && piece(one) === piece(other)) continue;
      // Lines of one paragraph touch: their boxes are those of the font, not of the letters.
      if (!one.drawn && !other.drawn && high(cut(one.shown, other.shown)) < 0.3 * Math.min(high(one.box), high(other.box))) continue;
      if (one.drawn && other.drawn && high(cut(one.shown, other.shown)) < 0.34 * Math.min(high(one.box), high(other.box))) continue;
      found.push(`on one another: ${told(one)} and ${told(other)}`);
    }
  }

  // ---------------------------------------------------------------- (b) no text cut by its box, or beyond the screen

  for (const text of shown) {
    let { box } = text;
    const line = Math.max(slack, 0.2 * high(box));
    for (const frame of text.around) {
      const beyondX = frame.box.left - box.left > slack || box.right - frame.box.right > slack;
      const beyondY = frame.box.top - box.top > line || box.bottom - frame.box.bottom > line;
      if (frame.x && beyondX && !(frame.ellipsis && (frame.one.title || frame.one.closest('[title]')))) {
        found.push(`cut sideways by ${frame.one.getAttribute('class')?.split(' ')[0] ?? frame.one.tagName}: ${told(text)}`);
        break;
      }
      if (frame.y && beyondY) {
        found.push(`cut by ${frame.one.getAttribute('class')?.split(' ')[0] ?? frame.one.tagName}: ${told(text)}`);
        break;
      }
      // What a scroller cuts it shows again: from here on only what it shows counts.
      box = cut(box, frame.box);
    }
    if (box.left < -slack || box.right > innerWidth + slack) found.push(`beyond the screen: ${told(text)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);

  // ---------------------------------------------------------------- (c) names on the board

  const board = document.querySelector('section.board [role=group], section.board');
  const upon = [...document.querySelectorAll('section.board .tools, section.board .status > *, section.board .corner > *, section.board .banner')].filter(seen);
  const covers = upon.map((element) => ({ element, box: boxOf(element) })).filter(({ box }) => wide(box) > 0);
  for (const text of shown.filter(({ drawn }) => drawn)) {
    if (!board?.contains(text.element) || text.element.closest('.tools, .corner, .status, .banner, [role=dialog]')) continue;
    const own = text.element.closest('[data-piece]')?.dataset.piece ?? text.element.dataset.label ?? '';
    const under = covers.find(({ box }) => share(text.shown, box));
    if (under) found.push(`beneath ${under.element.getAttribute('class')?.split(' ')[0]}: ${told(text)}`);
    const piece = onAnother(text, own);
    if (piece) found.push(`${text.element.closest('[data-piece]') ? 'beneath' : 'on'} the piece ${piece}: ${told(text)}`);
  }

  /** The piece that stands where most of a name is: over it, if it is written on a piece; under it, if it lies above all. */
  function onAnother({ element, box }, own) {
    const points = [0.2, 0.5, 0.8].flatMap((x) => [0.3, 0.7].map((y) => [box.left + x * wide(box), box.top + y * high(box)]));
    const hits = points.map(([x, y]) => {
      const pieces = document.elementsFromPoint(x, y).flatMap((one) => one.closest('[data-piece]') ?? []);
      const ids = pieces.map((piece) => piece.dataset.piece);
      if (element.closest('[data-piece]')) return ids[0] === own ? undefined : ids[0];
      if (own) return ids.includes(own) ? undefined : ids[0];
      // What names no piece, such as a place or a flag, may lie above pieces, and not beneath them.
      return pieces.find((piece) => element.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)?.dataset.piece;
    });
    const worst = hits.filter(Boolean);
    return worst.length >= 3 ? worst[0] : '';
  }

  // ---------------------------------------------------------------- (d) a header of one line

  const header = document.querySelector('header.header');
  const lines = shown.filter(({ element }) => header?.contains(element)).map(({ box }) => box);
  const [lowestTop, highestBottom] = [Math.max(...lines.map(({ top }) => top)), Math.min(...lines.map(({ bottom }) => bottom))];
  if (lowestTop >= highestBottom) found.push(`the header has more than one line: ${header.innerText.replaceAll('\n', ' / ')}`);

  // ---------------------------------------------------------------- (e) an answer in sight

  if (phone) {
    const panel = document.querySelector('[role=tabpanel]:not([hidden]) .game-panel');
    const scroller = panel?.closest('[role=tabpanel]');
    const frame = scroller ? cut(boxOf(scroller), screen) : screen;
    const inSight = (element) => {
      const box = boxOf(element);
      return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 && box.left >= -1 && box.right <= innerWidth + 1;
    };
    const controls = [...(panel?.querySelectorAll('button:not([disabled]), select, input, summary, .guide') ?? [])].filter(
      (one) => seen(one) && !one.closest('.pages, .rest') && !one.innerText.startsWith('§'),
    );
    const bar = (one) => one.closest('.deciding');
    const first = controls.find((one) => !bar(one)) ?? controls[0];
    if (!first) found.push('nothing can be answered');
    else if (!inSight(first)) found.push(`out of sight: the first answer “${(first.innerText || first.value || first.tagName).slice(0, 40)}” (${Math.round(boxOf(first).top)} to ${Math.round(boxOf(first).bottom)} of ${Math.round(frame.top)} to ${Math.round(frame.bottom)})`);
  }
  return { found: [...new Set(found)], count: shown.length };
}
