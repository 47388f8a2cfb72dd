import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterEach, before, test } from 'node:test';
import { outputPins } from '../../../src/session/output-pins.ts';
import { levelOf } from './support/header.ts';
import { fateOfNext, type Mishap } from './support/mishaps.ts';
import { PATIENCE_MS, untilTrue } from './support/patience.ts';
import { BACKEND, presetWith } from './support/settings.ts';
import { type Ending, listenAsSystemd, makeLow, outputsOff } from './support/systemd.ts';
import { openTable, type Table } from './support/table.ts';
import { layWood, type Wood } from './support/wood.ts';

const HEART = 24;
const SETTINGS = presetWith({ cabinet: { gpio: { outputs: { heartbeat: { pin: HEART } } } } });
const OUTPUTS = outputPins(SETTINGS.wiring.outputs);
const BAR = 17;

let wood: Wood;
let letGo = () => {};
let bareMs = 0;
let table: Table | null = null;
before(async () => {
  wood = layWood(SETTINGS.wiring);
  bareMs = await bareStart();
});
afterEach(async () => {
  letGo();
  await table?.kill();
  table = null;
});

const levels = () => OUTPUTS.map(({ name, pin }) => `${name} ${levelOf(pin)}`);
const SAFE = OUTPUTS.map(({ name }) => `${name} 0`);

/** How long node alone takes here from its start to its end: what an emulated computer can be measured by. */
async function bareStart(): Promise<number> {
  const from = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'close');
  return performance.now() - from;
}

/** A game is played: the bar is up and the heart beats. */
async function inAGame(): Promise<Table> {
  letGo = wood.hold();
  table = await openTable(SETTINGS);
  const { credit, phase } = await table.until(
    'a table that is awake',
    ({ outputs }) => outputs.coins === 'accepted',
  );
  if (phase !== 'play') {
    if (credit.games === 0) wood.coin();
    await table.until('the credit', (board) => board.credit.games > 0);
    await table.press('start');
  }
  await untilTrue('a heartbeat', () => levelOf(HEART) === 1);
  await untilTrue('the next beat', () => levelOf(HEART) === 0);
  // An emulated heart misses beats, and with each the bar is down for a while.
  await untilTrue('the bar to rise', () => levelOf(BAR) === 1);
  return table;
}

const isGone = (pid: number) => !existsSync(`/proc/${pid}`);

/** What is on before, and everything off after each of the two things that systemd calls. */
async function switchedOff(): Promise<void> {
  const left = levels();
  const { code, said, took } = await timed(() => makeLow(SETTINGS));
  process.stdout.write(`${BACKEND}: left ${left.join(', ')}; low after ${took}\n`);
  assert.deepEqual(levels(), SAFE, said);
  assert.deepEqual([code, said], [0, `made low: pin ${OUTPUTS.map(({ pin }) => pin).join(' ')}\n`]);
  await seenToBeOff();
}

/** Everything off after the second alone, which does without gpioset. */
async function seenToBeOff(): Promise<void> {
  const left = levels();
  const { code, said, took } = await timed(() => outputsOff(SETTINGS));
  process.stdout.write(`${BACKEND}: left ${left.join(', ')}; seen to be off after ${took}\n`);
  assert.deepEqual(levels(), SAFE, said);
  assert.equal(code, 0, said);
  for (const { name, pin } of OUTPUTS) {
    assert.match(said, new RegExp(`^pin ${pin} \\(${name.replace('.', '\\.')}\\): off$`, 'm'));
  }
}

async function timed(work: () => Promise<Ending>): Promise<Ending & { readonly took: string }> {
  const from = performance.now();
  const ending = await work();
  const ms = performance.now() - from;
  return { ...ending, took: `${ms.toFixed()} ms, ${(ms / bareMs).toFixed(1)} bare starts of node` };
}

for (const what of ['exit', 'exception'] as const satisfies readonly Mishap[]) {
  test(`a table that ends by ${what} leaves every output off`, { timeout: 3 * PATIENCE_MS }, async () => {
    const fate = fateOfNext();
    await inAGame();
    fate.end();
    fate.befall(what);
    await untilTrue('its end', () => isGone(fate.who()));
    assert.deepEqual(levels(), SAFE);
    await switchedOff();
  });
}

test('a table that is told to stop leaves every output off', { timeout: 3 * PATIENCE_MS }, async () => {
  const stopping = await inAGame();
  await stopping.stop();
  assert.deepEqual(levels(), SAFE);
  await switchedOff();
});

test('what a killed table leaves on is switched off by the program alone', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  const killed = await inAGame();
  await killed.kill();
  // The files keep what was on; this kernel lets go of what a character device held, a Raspberry Pi's does not.
  assert.equal(levelOf(BAR), BACKEND === 'onoff' ? 1 : 0);
  await seenToBeOff();
});

test('a table that hangs beats no more, is killed by its watchdog, and is switched off', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const systemd = await listenAsSystemd();
  const fate = fateOfNext();
  await inAGame();
  fate.end();
  fate.befall('hang');
  await systemd.killWhenSilent(() => {
    const heart = levelOf(HEART);
    // Nothing moves it: with a charge pump behind it, the bar has been down for long.
    for (let looks = 0; looks < 1_000; looks++) assert.equal(levelOf(HEART), heart);
    return fate.who();
  });
  systemd.stop();
  await untilTrue('its end', () => isGone(fate.who()));
  await switchedOff();
});
