import { describe, expect, it } from 'vitest';
import type { Cabinet, CabinetEvent } from '../../src/ports/cabinet.ts';
import { type Outputs, SAFE } from '../../src/session/outputs.ts';

/** A cabinet on the bench, and the hands and eyes of whoever tries it. */
export interface CabinetBench {
  readonly cabinet: Cabinet;
  /** Someone presses this button and lets go. */
  press(button: string): void;
  /** Waits until everything has come to rest. */
  settle(): Promise<void>;
  /** Where bar and coin gate really are. */
  held(): Pick<Outputs, 'coins'> & Partial<Pick<Outputs, 'bar'>>;
  /** How often the electromechanical meter has moved. */
  moved(): number;
}

const PLAYING: Outputs = { bar: 'raised', coins: 'accepted', startLamp: 'dark' };

/** What every kind of cabinet does. */
export function cabinetContract(kind: string, open: () => Promise<CabinetBench>): void {
  async function running(): Promise<CabinetBench & { told: CabinetEvent[] }> {
    const bench = await open();
    const told: CabinetEvent[] = [];
    await bench.cabinet.start((event) => told.push(event));
    await bench.settle();
    return { ...bench, told };
  }
  const changesOf = (told: readonly CabinetEvent[], line: string) =>
    told.flatMap((event) => (event.type === 'line' && event.change.line === line ? [event.change] : []));

  describe(`every cabinet: ${kind}`, () => {
    it('is safe before anything is held', async () => {
      const { held } = await running();
      expect({ bar: SAFE.bar, coins: SAFE.coins }).toMatchObject(held());
    });

    it('tells a press as a line that becomes active and inactive again, in order of time', async () => {
      const { press, settle, told } = await running();
      press('start');
      await settle();
      const changes = changesOf(told, 'button.start');
      expect(changes[0]?.value).toBe(1);
      expect(changes.at(-1)?.value).toBe(0);
      const times = changes.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    });

    it('never tells the same level of a line twice in a row', async () => {
      const { press, settle, told } = await running();
      press('next');
      press('next');
      await settle();
      const values = changesOf(told, 'button.next').map(({ value }) => value);
      expect(values.length).toBeGreaterThanOrEqual(4);
      expect(values).toEqual(values.map((_, place) => (place % 2 === 0 ? 1 : 0)));
    });

    it('puts bar and gate where they are held, and again without harm', async () => {
      const { cabinet, settle, held } = await running();
      cabinet.hold(PLAYING);
      cabinet.hold(PLAYING);
      await settle();
      expect({ bar: 'raised', coins: 'accepted' }).toMatchObject(held());
    });

    it('leaves the bar dropped and the coin gate shut when it stops', async () => {
      const { cabinet, settle, held } = await running();
      cabinet.hold(PLAYING);
      await settle();
      await cabinet.stop();
      expect({ bar: SAFE.bar, coins: SAFE.coins }).toMatchObject(held());
    });

    it('tells nothing after it has stopped', async () => {
      const { cabinet, press, settle, told } = await running();
      await cabinet.stop();
      const before = told.length;
      press('start');
      await settle();
      expect(told).toHaveLength(before);
    });

    it('moves the meter once for each pulse', async () => {
      const { cabinet, settle, moved } = await running();
      cabinet.emit({ output: 'meter', value: 1 });
      await settle();
      expect(moved()).toBe(1);
      cabinet.emit({ output: 'meter', value: 2 });
      cabinet.emit({ output: 'meter', value: 1 });
      await settle();
      expect(moved()).toBe(4);
    });

    it('does not move the meter after it has stopped', async () => {
      const { cabinet, settle, moved } = await running();
      cabinet.emit({ output: 'meter', value: 5 });
      await cabinet.stop();
      const before = moved();
      cabinet.emit({ output: 'meter', value: 1 });
      await settle();
      expect(moved()).toBe(before);
    });

    it('does what is momentary without telling anything of it', async () => {
      const { cabinet, settle, told } = await running();
      const before = told.length;
      cabinet.emit({ output: 'chime', value: 'coin' });
      cabinet.emit({ output: 'meter', value: 1 });
      await settle();
      expect(told).toHaveLength(before);
    });
  });
}
