/** Whether troops and ships are seen as figures or as signs; this browser remembers. */

export const LOOKS = ['figures', 'signs'] as const;
export type TroopLook = (typeof LOOKS)[number];

const KEPT = 'maestre.troops';
/** Drawn smaller than this, in pixels a millimetre, men can no longer be told apart: signs can. */
const LEAST = 0.36;

class Looks {
  look = $state<TroopLook>(localStorage.getItem(KEPT) === 'signs' ? 'signs' : 'figures');

  choose(look: TroopLook): void {
    this.look = look;
    localStorage.setItem(KEPT, look);
  }

  toggle(): void {
    this.choose(this.look === 'signs' ? 'figures' : 'signs');
  }

  /** Whether a board that is drawn so large shows figures; whoever chooses their own colours gets signs, which need none. */
  figures(scale = Infinity): boolean {
    return this.look === 'figures' && scale >= LEAST && !matchMedia('(forced-colors: active)').matches;
  }
}

export const troopLook = new Looks();
