/** In each game on a table or a map: dice before what they led to, for whoever plays and whoever looks on, and no word of it sooner. */
import assert from 'node:assert/strict';

import { General } from './aguila.general.mjs';
import { Commander } from './commander.mjs';
import { hurry, pace, watch, watched } from './frames.mjs';
import { Admiral } from './mistral.admiral.mjs';
import { scripted, sitDown } from './script.mjs';
import { picture, play } from './stage.mjs';

/** Games by a script, and the first answers to these rules, after which dice are worth being seen. */
const GAMES = [
  { what: 'A shot and a charge of Tercios', as: Commander, name: 'battle.json', scenario: 'Aprendizaje', rules: ['4.08', '5.04'] },
  { what: 'Fire and a charge of Águila', as: General, name: 'aguila.battle.json', scenario: 'Tomar la colina', rules: ['7.01', '2.10'] },
  { what: 'A Battle of Mistral', as: Admiral, name: 'mistral.season.json', scenario: 'Invierno de 1744: ante Tolón', side: 'Flota Británica', seats: ['british', 'bourbon'], rules: ['T.cdt.e'] },
];
/** So many answers after it at most come to dice, each so soon, in milliseconds. */
const MOST = 8;
const SOON = 3000;

for (const { what, as, name, scenario, side, seats = ['blue', 'red'], rules } of GAMES) {
  play(`${what} are seen as they happen, and nothing of them too early`, async (stage) => {
    const script = scripted(name);
    const [first, second] = [await stage.player({ as, watches: true }), await stage.player({ as, watches: true, node: 1 })];
    await sitDown(first, second, { script, scenario, isPublic: true, ...(side && { side }) });
    const onlooker = await stage.player({ as, watches: true });
    await onlooker.open(new URL(first.page.url()).pathname);
    const sides = Object.fromEntries(seats.map((seat, index) => [seat, [first, second][index]]));
    const all = [first, second, onlooker];
    let given = 0;
    for (const rule of rules) {
      const at = script.steps.findIndex((step, index) => index >= given && step.rule === rule);
      for (const player of all) await pace(player, 0);
      await hurry(sides, script.steps.slice(given, at));
      for (const player of all) await pace(player, 1);
      // Whoever looks on reads the log meanwhile.
      await onlooker.tab('Diario');
      for (const player of all) await watch(player);
      given = await untilDice(sides, first, script.steps, at);
      await picture(first, `happening-${rule}`);
      for (const player of all) {
        await player.page.locator('[data-left]').waitFor({ state: 'detached' });
        seesItAsItHappens(await watched(player));
      }
    }
  });
}

/** Lets answers of the script be given from a place on, until dice fall; gives how many have been given by then. */
async function untilDice(sides, player, steps, at) {
  const throwing = player.page.locator('[data-beat=throw]');
  for (let given = at; given < at + MOST; given += 1) {
    await hurry(sides, [steps[given]]);
    if (await throwing.waitFor({ timeout: SOON }).then(() => true, () => false)) return given + 1;
  }
  return assert.fail('no dice fall');
}

/** While dice fall and lie nothing of what came of them can be seen; then it stands beside a piece, and in words. */
function seesItAsItHappens(seen) {
  const throwsIn = [];
  for (const [index, frame] of seen.entries()) {
    if (frame.beat !== 'throw') continue;
    // On a slow screen the next throw may be the next that is seen.
    const before = seen[index - 1];
    const isSame = before?.beat === 'throw' && !(before.settled && !(frame.settled && frame.panel === before.panel));
    if (isSame) throwsIn.at(-1).push(index);
    else throwsIn.push([index]);
  }
  assert.ok(throwsIn.length > 0, 'dice are seen to fall');
  const turns = seen.flatMap(({ header }) => /Turno (\d+)/.exec(header)?.[1] ?? []).map(Number);
  assert.deepEqual(turns, [...turns].sort((one, other) => one - other), 'no beat is played on a position of before');
  let stood = 0;
  for (const places of throwsIn) {
    const [start, end] = [places[0], places.at(-1)];
    const { header, title, panel, spoken, log, looks } = seen[start];
    for (const early of seen.slice(start, end + 1)) {
      assert.equal(early.label, '', 'no result stands beside the dice');
      assert.equal(early.header, header, 'the header is as before');
      assert.equal(early.title, title, 'and the title of the page');
      assert.equal(early.panel, panel, 'nothing is told in the panel');
      assert.equal(early.spoken, spoken, 'nothing is said aloud');
      assert.equal(early.log, log, 'nothing stands in the log');
      assert.deepEqual(early.looks, looks, 'all pieces are as they were');
      assert.ok(!early.asked || !early.plays, 'nothing is asked');
      assert.equal(early.ended, false, 'nothing has ended');
    }
    assert.ok(seen[end].settled, 'dice lie before one goes on');
    assert.ok(seen[end].dice, 'and are seen to');
    // A frame may be seen when the dice are gone already and what came of them is not there yet.
    const come = seen.findIndex(({ beat }, index) => index > end && beat !== '');
    const known = seen[come];
    if (known?.beat !== 'deed') continue;
    assert.notEqual(known.label, '', 'what came of it stands there');
    // Whoever has the log open hears it from there.
    assert.ok(known.spoken !== spoken || known.log !== log, 'and is said aloud');
    assert.notEqual(known.panel, panel, 'and stands in the panel');
    // It is put beside the piece in the frame after on a slow screen.
    const next = seen.findIndex((frame, index) => index > come && frame.beat !== 'deed');
    if (seen.slice(come, next < 0 ? seen.length : next).some(({ spot }) => spot)) stood += 1;
  }
  assert.ok(stood > 0, 'some result stands beside a piece');
}
