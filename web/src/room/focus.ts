/** The keyboard is never left nowhere: what had it may go away, and then whatever holds its place has it. */

/** So long whoever took something away may say themselves where the keyboard goes, in milliseconds. */
const PATIENCE = 80;

/** Whether something can have the keyboard: it is there, it can be seen, and it may be used. */
function isUsable(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
}

/** What gets the keyboard in place of something that was lost: its likeness, or else the panel that is open. */
function heir(root: HTMLElement, lost: Element, region: Element | null): HTMLElement | SVGElement | null {
  const control = lost.getAttribute('data-control');
  const same = control && root.querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`);
  if (same && isUsable(same)) return same;
  if (region?.matches('.board') && region.isConnected) {
    const stop = region.querySelector<SVGElement>('svg [tabindex="0"]');
    if (stop && isUsable(stop)) return stop;
  }
  return root.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])');
}

/**
 * Keeps the keyboard within a room. Nothing is done while something has it, nor when somebody leaves it on purpose: only
 * when what had it last is gone, hidden or could not be used for a while, as a button that waits for its answer.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let region: Element | null = null;
  /** What had the keyboard could not be used, and so lost it. */
  let dropped = false;
  let waits = 0;

  function remember(event: FocusEvent): void {
    last = event.target as Element;
    region = last.closest('.board, .side');
    dropped = false;
  }
  function leave(): void {
    dropped = false;
    last = null;
  }
  function look(): void {
    const nowhere = !document.activeElement || document.activeElement === document.body;
    if (!nowhere || !last || document.querySelector('dialog[open]')) return;
    if (!isUsable(last)) heir(root, last, region)?.focus({ preventScroll: true });
    else if (dropped) (last as HTMLElement).focus({ preventScroll: true });
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
  };
}
