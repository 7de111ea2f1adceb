/** The client on this device: whether all of it is kept here, and whether a newer version waits to be used. */

/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK = 60 * 60_000;

export class Offline {
  /** Browsers keep a page only if it came over a safe connection, or from this very machine. */
  readonly possible = 'serviceWorker' in navigator && isSecureContext;
  /** All that works without a server is kept here. */
  kept = $state(false);
  /** A newer version has come, and waits. */
  fresh = $state(false);
  #waiting: ServiceWorker | null = null;
  #taking = false;

  /** Has the client kept, once the page has what it needs itself. */
  async begin(): Promise<void> {
    if (!this.possible) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#taking) location.reload();
    });
    try {
      const found = await serviceWorker.register('/worker.js');
      this.#notice(found);
      found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', () => this.#notice(found)));
      setInterval(() => void found.update().catch(() => undefined), LOOK);
    } catch {
      // Without it the client is as it is without a device: online.
    }
  }

  /** Uses the newer version: the page comes anew. */
  takeOver(): void {
    this.#taking = true;
    this.#waiting?.postMessage('take over');
  }

  #notice({ active, waiting }: ServiceWorkerRegistration): void {
    this.kept = active !== null || waiting !== null;
    this.#waiting = waiting;
    // The first one of all waits for nobody.
    this.fresh = waiting !== null && navigator.serviceWorker.controller !== null;
  }
}

export const offline = new Offline();
