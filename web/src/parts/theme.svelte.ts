/** Light, dark, or as the system says. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'maestre.theme';

class Look {
  theme = $state<Theme>(read());

  choose(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') {
      localStorage.removeItem(KEPT);
      delete document.documentElement.dataset['theme'];
    } else {
      localStorage.setItem(KEPT, theme);
      document.documentElement.dataset['theme'] = theme;
    }
  }
}

function read(): Theme {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export const look = new Look();
