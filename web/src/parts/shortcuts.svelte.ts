/** Keys that work anywhere at a table; they can be switched off, for whoever speaks to the computer instead of typing. */

const KEPT = 'maestre.shortcuts';

/** The keys of the shell; boards have their own while they hold the focus. */
export const KEYS = [
  ['1', 'ui-key-orders'],
  ['2', 'ui-key-log'],
  ['3', 'ui-key-chat'],
  ['4', 'ui-key-table'],
  ['u', 'ui-key-undo'],
  ['t', 'ui-key-text'],
  ['?', 'ui-key-help'],
] as const;

class Shortcuts {
  open = $state(false);
  on = $state(localStorage.getItem(KEPT) !== 'off');

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  }

  /** The key that was pressed, unless somebody is typing or holds another key down with it. */
  pressed(event: KeyboardEvent): string {
    const target = event.target as Element | null;
    if (!this.on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return '';
    if (target?.closest?.('input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]')) return '';
    return event.key;
  }
}

export const shortcuts = new Shortcuts();
