/** One thing at a time, asked again who it is where that is needed, with what goes wrong shown. */
import { notices } from '../parts/notices.svelte';
import { Problem } from '../wire/problem';
import { again } from './again.svelte';
import { wasCancelled } from './passkeys';

/** The browser's own refusals concern keys, and its words for them are for programmers. */
const keyTrouble = () => new Problem('Passkey', '', { key: 'ui-passkey-failed', args: [] });

export class Doing {
  busy = $state(false);

  /** Does something; says so when it is done. */
  async do(deed: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true;
    try {
      await again.guard(deed);
      if (done) notices.done(done);
      return true;
    } catch (thrown) {
      if (!wasCancelled(thrown)) notices.problem(thrown instanceof DOMException ? keyTrouble() : thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
