/** Which rooms one has been briefed on here, and whether one wants to be without asking. */
const WANTED = 'maestre.briefing';
const ROOMS = 'maestre.briefed';
/** So many rooms are remembered. */
const MOST = 100;

class Briefed {
  wanted = $state(localStorage.getItem(WANTED) !== 'no');

  want(wanted: boolean): void {
    this.wanted = wanted;
    localStorage.setItem(WANTED, wanted ? 'yes' : 'no');
  }

  /** Whether a room opens with its briefing. */
  opens(room: string): boolean {
    return this.wanted && !this.rooms.includes(room);
  }

  note(room: string): void {
    localStorage.setItem(ROOMS, [...this.rooms.filter((one) => one !== room), room].slice(-MOST).join(' '));
  }

  private get rooms(): string[] {
    return (localStorage.getItem(ROOMS) ?? '').split(' ').filter(Boolean);
  }
}

export const briefed = new Briefed();
