import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bootLines, heldLow } from '../../../src/app/doctor/boot-lines.ts';
import { needsOf } from '../../../src/app/doctor/needs.ts';
import { settings } from '../../support/good-machine.ts';

const linesOf = (file: string) => bootLines(needsOf(settings('', file).config).pins);

describe("The firmware's settings for a table", () => {
  it('pull its lines up, hold its outputs low, and let go of them after a kill', () => {
    expect(linesOf('config/gpio.yaml')).toEqual([
      'dtparam=strict_gpiod',
      'enable_uart=0',
      'gpio=2-13,15-16,18-21,23,25-26=ip,pu',
      'gpio=17,22,24,27=op,dl',
    ]);
  });

  it('are those that the wiring table tells', () => {
    const wiring = readFileSync('hardware/wiring.md', 'utf8');
    for (const line of linesOf('config/gpio.yaml')) expect(wiring).toContain(line);
  });

  it('hold exactly its outputs low', () => {
    expect([...heldLow(linesOf('config/cctalk.yaml'))]).toEqual([17, 20, 22, 24, 27]);
  });

  it('are none for a table that has no wire on the header', () => {
    expect(linesOf('config/firmata.yaml')).toEqual([]);
  });
});
