/** How fast one wants to see what happens, and whether one wants to hear it; this browser remembers. */

/** So many times as fast; 0 shows only what came of it. */
export const SPEEDS = [1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED = 'maestre.pace';
const SOUND = 'maestre.sound';

class Pace {
  speed = $state<Speed>(speedOf(localStorage.getItem(SPEED)));
  sound = $state((localStorage.getItem(SOUND) ?? (isPhone() ? 'off' : 'on')) === 'on');

  choose(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem(SPEED, String(speed));
  }

  /** Goes on to the next speed; the last is followed by the first. */
  faster(): void {
    const moving = SPEEDS.filter(Boolean);
    this.choose(moving[(moving.indexOf(this.speed) + 1) % moving.length] ?? 1);
  }

  hear(sound: boolean): void {
    this.sound = sound;
    localStorage.setItem(SOUND, sound ? 'on' : 'off');
  }
}

function speedOf(kept: string | null): Speed {
  return SPEEDS.find((speed) => String(speed) === kept) ?? 1;
}

function isPhone(): boolean {
  return matchMedia('(hover: none)').matches;
}

export const pace = new Pace();
