import { mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HandClock } from '../../src/adapters/clock/hand-clock.ts';
import { watchConfig } from '../../src/adapters/config/watch-config.ts';

/** A hand clock that tells when somebody has set an alarm, so that a test can wait for it and not for time. */
class AlarmClock extends HandClock {
  #told: () => void = () => {};

  override setTimeout(fn: () => void, ms: number): number {
    const id = super.setTimeout(fn, ms);
    this.#told();
    return id;
  }

  alarmSet(): Promise<void> {
    return new Promise((resolve) => {
      this.#told = resolve;
    });
  }
}

let folder = '';
let path = '';
let clock = new AlarmClock();
let heard: string[] = [];
let stop = (): void => {};

function watching(): void {
  stop = watchConfig({
    path,
    clock,
    onGood: ({ config }) => heard.push('profile' in config ? config.profile : config.game),
    onBad: (error) => heard.push(error.message),
  });
}

/** Does it, waits until the watch has seen it, and lets the quiet pass. */
async function saved(save: () => void): Promise<readonly string[]> {
  const seen = clock.alarmSet();
  save();
  await seen;
  clock.advance(1000);
  return heard;
}

/** A row in the journal beside the file, and the system has told everybody who watches. */
async function neighbourSeen(): Promise<void> {
  const journal = join(folder, 'journal.db');
  await new Promise<void>((resolve) => {
    const watcher = watch(folder, (_, name) => {
      if (name !== 'journal.db') return;
      watcher.close();
      resolve();
    });
    writeFileSync(journal, 'a row');
  });
  await new Promise(setImmediate);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baulk-watch-'));
  path = join(folder, 'table.yaml');
  clock = new AlarmClock();
  heard = [];
  writeFileSync(path, 'profile: classic\n');
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

describe('A running table', () => {
  it('reads its configuration again when it is saved', async () => {
    watching();
    expect(await saved(() => writeFileSync(path, 'profile: aebba\n'))).toEqual(['aebba']);
  });

  it('sees a file that an editor puts in the place of the old one, each time', async () => {
    watching();
    const replace = (text: string) => () => {
      writeFileSync(`${path}~`, text);
      renameSync(`${path}~`, path);
    };
    await saved(replace('profile: aebba\n'));
    expect(await saved(replace('profile: free\n'))).toEqual(['aebba', 'free']);
  });

  it('is told what is wrong, and then that it is mended', async () => {
    watching();
    await saved(() => writeFileSync(path, 'profil: free\n'));
    expect(heard[0]).toContain(`${path}:1:1 profil: unknown setting; did you mean profile?`);
    expect((await saved(() => writeFileSync(path, 'profile: classic\n'))).slice(1)).toEqual(['classic']);
  });

  it('hears nothing of a file saved without a change', async () => {
    watching();
    expect(await saved(() => writeFileSync(path, 'profile: classic\n'))).toEqual([]);
  });

  it('is not kept from it by a neighbour that never rests', async () => {
    watching();
    const seen = clock.alarmSet();
    writeFileSync(path, 'profile: free\n');
    await seen;
    await neighbourSeen();
    clock.advance(150);
    await neighbourSeen();
    clock.advance(50);
    expect(heard).toEqual(['free']);
  });

  it('is told that the file is gone, and takes it when it is back', async () => {
    watching();
    await saved(() => unlinkSync(path));
    expect(heard[0]).toContain('does not exist');
    expect((await saved(() => writeFileSync(path, 'profile: classic\n'))).slice(1)).toEqual(['classic']);
  });

  it('sees through a link to where the file really is', async () => {
    const real = mkdtempSync(join(tmpdir(), 'baulk-real-'));
    writeFileSync(join(real, 'pub.yaml'), 'profile: classic\n');
    unlinkSync(path);
    symlinkSync(join(real, 'pub.yaml'), path);
    watching();
    expect(await saved(() => writeFileSync(join(real, 'pub.yaml'), 'profile: free\n'))).toEqual(['free']);
    rmSync(real, { recursive: true });
  });

  it('is told when nothing will be heard of the file', () => {
    path = join(folder, 'gone', 'table.yaml');
    watching();
    expect(heard[0]).toContain(`${path} will not be read again when it is saved (CONFIG_UNREADABLE)`);
  });

  it('hears no more once it has stopped watching', async () => {
    watching();
    const seen = clock.alarmSet();
    writeFileSync(path, 'profile: free\n');
    await seen;
    stop();
    clock.advance(1000);
    expect(heard).toEqual([]);
  });
});
