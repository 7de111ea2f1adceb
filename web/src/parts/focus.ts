/** The keyboard is never left nowhere: what had it may go away, and then whatever holds its place has it. */

/** So long whoever took something away may say themselves where the keyboard goes, in milliseconds. */
const PATIENCE = 80;
/** So many places are remembered where the keyboard was. */
const REMEMBERED = 8;

/** Parts of a page that stay while what is in them comes and goes. */
const REGIONS = 'section.board, .said, aside.side';
/** What the keyboard stops at: the pieces of a board are one stop. */
const STOPS = 'svg [tabindex="0"], button, a[href], summary, input, select, textarea';

type Focusable = HTMLElement | SVGElement;

/** What had the keyboard last because somebody wanted it to, and the part of the page that it is in. */
let last: Focusable | null = null;
let region: HTMLElement | null = null;

/** Whether the keyboard is nowhere. */
function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Whether the keyboard is in a region of the page, or was until what had it went away. */
export function isWithin(place: Element | null): boolean {
  return place !== null && place.contains(isNowhere() ? region : document.activeElement);
}

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

/** Whether something can have the keyboard: it is there, it can be seen, and it may be used. */
function isUsable(element: Element): boolean {
  return isThere(element) && !element.matches(':disabled');
}

function firstStop(within: Element): Focusable | null {
  return [...within.querySelectorAll<Focusable>(STOPS)].find((one) => one.tabIndex >= 0 && isUsable(one)) ?? null;
}

/** What gets the keyboard in place of something that was lost. */
function heir(root: HTMLElement, lost: Element, before: readonly Focusable[]): Focusable | null {
  const dialog = root.querySelector<HTMLElement>('dialog[open]');
  if (dialog) return firstStop(dialog);
  const control = lost.getAttribute('data-control');
  const same = control && root.querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`);
  if (same && isUsable(same)) return same;
  // A panel is read from its top on.
  const panel = root.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])') ?? root.querySelector('main');
  if (!region) return before.find(isUsable) ?? panel;
  if (!isThere(region) || region.matches('.side')) return panel;
  if (region.matches('.said')) return firstStop(region.querySelector('form, .buttons') ?? region) ?? region;
  return firstStop(region) ?? panel;
}

/**
 * Keeps the keyboard within the client. Nothing is done while something has it, nor when somebody leaves it on purpose:
 * only when what had it last is gone, hidden or cannot be used, as a button that waits for its answer: for that what it
 * is in stands in.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** Where the keyboard was before, the latest first; forgotten by whoever takes the mouse or a finger. */
  let before: readonly Focusable[] = [];
  /** What had the keyboard could not be used, and so lost it. */
  let dropped = false;
  let standIn: Focusable | null = null;
  let waits = 0;

  function remember({ target }: FocusEvent): void {
    if (target !== standIn) hold(target as Focusable);
  }
  function hold(one: Focusable): void {
    if (last) before = [last, ...before.filter((other) => other !== last && other.isConnected)].slice(0, REMEMBERED);
    last = one;
    region = last.closest<HTMLElement>(REGIONS);
    dropped = false;
    standIn = null;
  }
  function leave(): void {
    dropped = false;
    standIn = null;
    last = null;
    region = null;
    before = [];
  }
  /** Has the keyboard for as long as the last cannot be used, or nothing in its place can. */
  function stand(one: Focusable): void {
    standIn = one;
    one.focus({ preventScroll: true });
  }
  function inherit(): void {
    const next = last && heir(root, last, before);
    if (!next) return;
    if (next === region) return stand(next);
    standIn = null;
    if (next === document.activeElement) hold(next);
    else next.focus({ preventScroll: true });
  }
  function look(): void {
    const isHeld = document.activeElement === standIn;
    if (document.activeElement === last) dropped = false;
    if (!last || !(isNowhere() || isHeld)) return;
    const around = last.parentElement?.closest<HTMLElement>('[tabindex]');
    if (isUsable(last)) {
      if (dropped) last.focus({ preventScroll: true });
    } else if (!isThere(last) || !around) inherit();
    else if (!isHeld) stand(around);
  }
  function soon(): void {
    if (last && !isUsable(last)) dropped = true;
    clearTimeout(waits);
    waits = window.setTimeout(look, PATIENCE);
  }

  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', soon);
  root.addEventListener('pointerdown', leave);
  const watcher = new MutationObserver(soon);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  return () => {
    clearTimeout(waits);
    watcher.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', soon);
    root.removeEventListener('pointerdown', leave);
    leave();
  };
}
