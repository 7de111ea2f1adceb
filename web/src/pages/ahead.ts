/** What a page needs is sent for all at once, while the words that every page says still come. */
import { adapterOf } from '../games';
import type { Place } from '../router.svelte';
import type { Room } from '../wire/shapes';
import { socket } from '../wire/socket';
import { words } from '../words/words.svelte';
import { keyOf, pageAt } from '.';

/** Whatever fails here is asked again by the page, which says what is wrong. */
export async function ahead(place: Place): Promise<void> {
  try {
    const asked = window.asked?.[`/api/rooms/${place.id}`];
    if (keyOf(place, words.language)) void pageAt(place).catch(() => undefined);
    if (place.page !== 'room' || !asked) return;
    const answer = (await asked).clone();
    if (!answer.ok) return;
    socket.warm();
    const { game, figures } = (await answer.json()) as Room;
    await adapterOf(game);
    if (!figures) await (await fetch(`/api/games/${game}/sheet`)).arrayBuffer();
  } catch {
    // The page finds out by itself.
  }
}
