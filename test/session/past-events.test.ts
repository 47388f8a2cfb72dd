import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/session/entries.ts';
import { pastEvents } from '../../src/session/past-events.ts';

function rowAt(boot: number, at: number, type: string): Row {
  return { id: at, boot, at, wall: 0, entry: { kind: 'event', game: 1, event: { type, at } } };
}

describe('the events of a game that was open when the power went', () => {
  it('lie long ago, though the clock of this boot says less than theirs did', () => {
    const [pot] = pastEvents([rowAt(1, 500_000, 'ball.potted')], 300);
    expect(pot?.type).toBe('ball.potted');
    expect(pot?.at).toBeLessThan(300 - 15_000);
  });

  it('keep their order and, within a boot, how far apart they were', () => {
    const rows = [rowAt(1, 9_000, 'a'), rowAt(1, 9_500, 'b'), rowAt(2, 400, 'c'), rowAt(2, 450, 'd')];
    const [a, b, c, d] = pastEvents(rows, 1_000).map((event) => event.at);
    expect(b).toBe((a ?? 0) + 500);
    expect(d).toBe((c ?? 0) + 50);
    expect(c).toBeGreaterThan((b ?? 0) + 15_000);
  });
});
