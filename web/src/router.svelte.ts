/** Where in the site one is, kept in the address. */

export interface Place {
  page: 'lobby' | 'join' | 'room' | 'replay' | 'rule' | 'help' | 'figures' | 'account' | 'device' | 'letter' | 'admin' | 'tables' | 'lists' | 'course' | 'lesson' | 'events' | 'evening' | 'event' | 'odds' | 'notebook' | 'missing';
  /** The room's id, the link's word, the game's key, the event's id, or the name of a page of help. */
  id: string;
  /** The rule's number, the lesson's name, or the id of a list. */
  then: string;
  query: URLSearchParams;
}

/** Reads an address. */
export function placeOf(path: string, search = ''): Place {
  const [first = '', id = '', then = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const page = more.length === 0 ? pageOf(first, id, then) : 'missing';
  const known = page !== 'missing';
  return { page, id: known ? id : '', then: page === 'rule' || page === 'lesson' || page === 'lists' ? then : '', query: new URLSearchParams(search) };
}

function pageOf(first: string, id: string, then: string): Place['page'] {
  if (!first) return 'lobby';
  if (first === 'account' && !id) return 'account';
  if (first === 'device' && !id) return 'device';
  if (first === 'admin' && !id) return 'admin';
  if (first === 'letter' && !id) return 'letter';
  if (first === 'join' && id && !then) return 'join';
  if (first === 'room' && id && !then) return 'room';
  if (first === 'room' && id && then === 'replay') return 'replay';
  if (first === 'rules' && id && then) return 'rule';
  if (first === 'help' && !then) return 'help';
  if (first === 'figures' && id && !then) return 'figures';
  if (first === 'lists') return 'lists';
  if (first === 'odds' && !then) return 'odds';
  if (first === 'notebook' && !then) return 'notebook';
  if (first === 'tables' && id && !then) return 'tables';
  if (first === 'events' && !id) return 'events';
  if (first === 'evening' && id && !then) return 'evening';
  if (first === 'event' && id && !then) return 'event';
  if (first === 'learn' && id) return then ? 'lesson' : 'course';
  return 'missing';
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new step in the history. */
  note(address: string): void {
    history.replaceState(null, '', address);
  }

  /** Follows a click on a link of our own without loading the page again. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }
}

export const router = new Router();
