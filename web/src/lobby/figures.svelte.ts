/** Figures that somebody took from a printed game of theirs: kept in this browser alone, by game. */

const KEPT = 'maestre.figures.';

class OwnFigures {
  private texts = $state.raw<Readonly<Record<string, string>>>({});

  /** The file for a game, as it was last kept; nothing if there is none. */
  of(game: string): string {
    return this.texts[game] ?? read(game);
  }

  /** Keeps a file, or forgets the one that is there; says whether this browser remembers it for the next time. */
  keep(game: string, text: string): boolean {
    this.texts = { ...this.texts, [game]: text };
    try {
      if (text) localStorage.setItem(KEPT + game, text);
      else localStorage.removeItem(KEPT + game);
      return true;
    } catch {
      return false;
    }
  }
}

function read(game: string): string {
  try {
    return localStorage.getItem(KEPT + game) ?? '';
  } catch {
    return '';
  }
}

export const ownFigures = new OwnFigures();
