/** A room opens with what it is about, and has it at hand ever after. */
import assert from 'node:assert/strict';

import { picture, PHONE, play } from './stage.mjs';

play('a newcomer is told what the battle is about, once, and finds it again', async (stage) => {
  for (const like of [{}, PHONE]) {
    const player = await stage.player(like);
    await player.page.context().addInitScript(() => location.protocol.startsWith('http') && localStorage.removeItem('maestre.briefing'));
    await player.arrive('Juan');
    await player.newGame({ scenario: 'Aprendizaje', side: 'Liga Santa' });
    const briefing = player.page.getByRole('dialog', { name: 'De qué va' });
    await briefing.getByText('Cómo se gana').waitFor();
    await picture(player, `briefing-${like.isMobile ? 'phone' : 'desk'}`);
    const told = await briefing.innerText();
    for (const part of ['Usted lleva: Liga Santa', 'Lo que se le dice a Islam', 'Cuánto dura', 'Tres cosas que conviene saber']) assert.ok(told.includes(part), part);
    assert.match(told, /8 turnos/, 'how long it lasts is what the game has');
    await player.press(briefing.getByRole('button', { name: 'A la mesa' }));
    await briefing.waitFor({ state: 'detached' }).catch(() => briefing.waitFor({ state: 'hidden' }));

    await player.page.reload();
    await player.seeBoard();
    assert.equal(await briefing.isVisible(), false, 'it opens by itself once');
    await player.press(player.button('De qué va'));
    await briefing.getByText('Cómo se gana').waitFor();
  }
});
